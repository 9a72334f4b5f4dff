#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Protects the console as scripts and pipes see it: the chapter's lines on standard output and nothing else, exit
# status 0, 1 for a refused input, 2 for wrong usage; and that no display is needed.
. "$TOOLS/support.sh"
useFreshHome
cd "$scratch"
writeSmallText small.txt
printf 'too short' >tiny.txt
: >empty.txt
printf 'caf\xe9\n' >latin1.txt

# expectStatus STATUS ARGUMENTS...
expectStatus() {
    local wanted=$1 status=0
    shift
    "$HEADLIGHT" "$@" >output 2>errors </dev/null || status=$?
    ((status == wanted)) || fail "headlight $*: status $status instead of $wanted"
}

# refused STATUS ARGUMENTS...: nothing on standard output, something to read on standard error.
expectRefusal() {
    expectStatus "$@"
    [[ ! -s output ]] || fail "headlight ${*:2}: a refusal on standard output: $(head -n 3 output)"
    [[ -s errors ]] || fail "headlight ${*:2}: refused without a word"
    echo "refused: $(head -n 1 errors)"
}

expectLine() { grep -Eq -- "$1" output || fail "no line like '$1' in: $(head -n 20 output)"; }

expectStatus 0 train small.txt --steps 21 --eval-interval 10 --eval-iters 3 --generate 40 --json run.json
cat output
[[ $(head -n 1 output) =~ ^0\.0[0-9]{2}M\ parameters$ ]] || fail "the first line is not the parameter count"
for step in 0 10 20; do
    expectLine "^step $step: train loss [0-9]+\.[0-9]{4}, val loss [0-9]+\.[0-9]{4}$"
done
(($(grep -c '^step ' output) == 3)) || fail "not exactly three evaluations"
[[ $(sed -n 2p output) =~ 'train loss 1.'[5-9] ]] || fail "the untrained loss is far from ln 5"
! grep -q $'[\r\033]' output || fail "a progress bar on standard output"
"${PYTHON:-python3}" -B - run.json <<'CHECK' || fail "run.json is not what was asked for"
import json, sys
run = json.load(open(sys.argv[1], encoding='utf-8'))
assert [step for step, _, _ in run['history']] == [0, 10, 20], run['history']
assert run['vocab_size'] == 5 and run['settings']['steps'] == 21, run['settings']
assert len(run['generated_tokens']) == 41 and len(run['attention_before']) == 16
CHECK
cp output first
# The same seed gives the same numbers and the same text, to the last character.
expectStatus 0 train small.txt --steps 21 --eval-interval 10 --eval-iters 3 --generate 40
cmp first output || fail "the same seed gave another run"
expectStatus 0 train small.txt --steps 21 --eval-interval 10 --eval-iters 3 --generate 40 --seed 7
! cmp -s first output || fail "another seed gave the same run"

expectStatus 0 head-demo
expectLine '4, 8, 32'
expectLine '4, 8, 8'
expectStatus 0 inspect small.txt
expectLine '2400'
expectLine '2160'
expectStatus 0 --help
expectStatus 0 --version

expectRefusal 1 train nowhere.txt
expectRefusal 1 train empty.txt
expectRefusal 1 train latin1.txt
expectRefusal 1 train tiny.txt
expectRefusal 1 train "$scratch"
expectRefusal 1 inspect nowhere.txt
expectRefusal 1 generate nowhere.pt
expectRefusal 1 generate small.txt
expectRefusal 1 export small.txt out.pt
expectRefusal 1 train small.txt --save nowhere/run.pt
expectRefusal 2 train
expectRefusal 2 train small.txt --steps many
expectRefusal 2 train small.txt --no-such-option
expectRefusal 2 no-such-command
expectRefusal 2 --text small.txt train small.txt
echo ok
