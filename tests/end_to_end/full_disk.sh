#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Protects what is on a disk that becomes full: the old file stays, no part of the new one does, and the refusal
# names the file and the reason.
. "$TOOLS/support.sh"
useFreshHome
disk=$scratch/disk
mkdir "$disk"
if ! mount -t tmpfs -o size=64k tmpfs "$disk" 2>/dev/null; then
    echo "skipped: no right to mount a small disk"
    exit 77
fi
trap 'umount "$disk"; cleanUp' EXIT
cd "$scratch"
writeSmallText small.txt

expectFullDisk() {
    local status=0
    "$HEADLIGHT" "$@" >output 2>errors </dev/null || status=$?
    ((status == 1)) || fail "headlight $*: status $status instead of 1"
    grep -q "$disk/" errors || fail "the refusal does not name the file"
    grep -q 'No space left' errors || fail "the refusal does not tell the reason"
}

train=(train small.txt --steps 3 --eval-iters 1 --generate 0)
"$HEADLIGHT" "${train[@]}" --n-embd 8 --save "$disk/run.pt" >output 2>errors || fail "a small run does not fit"
cp "$disk/run.pt" before.pt
expectFullDisk "${train[@]}" --n-embd 256 --save "$disk/run.pt"
cmp "$disk/run.pt" before.pt || fail "the old run has changed"
"$HEADLIGHT" "${train[@]}" --n-embd 256 --save large.pt >output 2>errors || fail "a large run cannot be saved at all"
expectFullDisk export large.pt "$disk/weights.pt"
[[ $(ls "$disk") == run.pt ]] || fail "something was left on the disk: $(ls "$disk")"
echo "the old file stays, nothing else is left: $(cat errors)"
