#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Protects runs on disk as a user's script meets them: stopped and gone on with is one go, and a disk that is full leaves
# the old file whole.
. "$TOOLS/support.sh"
useFreshHome
cd "$scratch"
mkdir work
cd work
writeSmallText small.txt
settings='--steps 40 --eval-interval 15 --eval-iters 3'

succeeds() { "$HEADLIGHT" "$@" >"$scratch/output" 2>"$scratch/errors" </dev/null || fail "headlight $*: status $?"; }

# refuses WORD ARGUMENTS...: status 1, and the last line on standard error has the word in it.
refuses() {
    local word=$1 status=0
    shift
    "$HEADLIGHT" "$@" >"$scratch/output" 2>"$scratch/errors" </dev/null || status=$?
    ((status == 1)) || fail "headlight $*: status $status instead of 1"
    tail -n 1 "$scratch/errors" | grep -qF -- "$word" || fail "headlight $*: '$word' is not named"
    echo "refused: $(tail -n 1 "$scratch/errors")"
}

succeeds train small.txt $settings --generate 80
cp "$scratch/output" ../whole
succeeds train small.txt $settings --stop-at 22 --generate 0 --save run.pt
cp "$scratch/output" ../parts
succeeds train --open run.pt --generate 80 --save run.pt
cat "$scratch/output" >>../parts
cmp ../whole ../parts || fail "a stopped run went on in another way"
succeeds generate run.pt --tokens 80
cmp <(tail -c 82 ../whole) "$scratch/output" || fail "the saved run generates another text"

# What was computed is saved when the reader of the output goes away and when the program is to end.
status=0
"$HEADLIGHT" train small.txt $settings --generate 0 --save unread.pt 2>"$scratch/errors" </dev/null | head -n 2 >/dev/null || true
[[ -s unread.pt ]] || fail "a closed pipe lost the run: $(cat "$scratch/errors")"
for signal in INT TERM HUP; do
    rm -f stopped.pt
    # A script's background processes ignore SIGINT otherwise.
    env --default-signal=INT "$HEADLIGHT" train small.txt --steps 900000 --eval-interval 100 --eval-iters 1 --save stopped.pt \
        >"$scratch/output" 2>"$scratch/errors" </dev/null &
    training=$!
    for _ in $(seq 300); do
        (($(wc -l <"$scratch/output") >= 4)) && break
        sleep 0.1
    done
    kill -s "$signal" "$training"
    status=0
    wait "$training" || status=$?
    ((status == 130)) || fail "SIG$signal: status $status instead of 130: $(cat "$scratch/errors")"
    grep -q 'stopped.pt' "$scratch/errors" || fail "SIG$signal: nothing is said of the saved run"
    succeeds inspect stopped.pt
    grep -q 'step [1-9]' "$scratch/output" || fail "SIG$signal: no step was saved"
done

# No room for the file: a limit on its size works as a full disk does, for every user.
cp run.pt ../kept.pt
ls -A >../before
(
    trap '' XFSZ
    ulimit -f 40
    refuses run.pt train small.txt $settings --generate 0 --save run.pt
    grep -q 'too large' "$scratch/errors" || fail "the reason is not told"
    refuses run_too_large.pt export run.pt run_too_large.pt
) || exit 1
cmp run.pt ../kept.pt || fail "a full disk damaged the old file"
[[ $(ls -A) == "$(cat ../before)" ]] || fail "a full disk left files behind: $(ls -A)"
echo ok
