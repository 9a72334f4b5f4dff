#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Protects a saved run from a power cut: a program that saves to one name every 100 ms is killed 50 times at random
# moments, and the file is always a complete run.
. "$TOOLS/support.sh"
useFreshHome
cd "$scratch"

kills=50
saves=0
for ((kill = 1; kill <= kills; ++kill)); do
    "$SAVE_LOOP" run.pt >log 2>errors &
    program_pid=$!
    sleep "0.$((RANDOM % 600 + 150))"
    kill -KILL "$program_pid" || fail "the program had ended by itself"
    wait "$program_pid" 2>/dev/null || true
    program_pid=
    saves=$((saves + $(grep -c saved log || true)))
    [[ -e run.pt ]] || continue
    "$HEADLIGHT" inspect run.pt >output 2>errors || fail "kill $kill left a broken file"
done
((saves >= kills / 2)) || fail "only $saves files were written: the kills came too early to tell anything"
remains=$(find . -name 'run.pt.*' | wc -l)
echo "$kills kills, $saves finished saves, every file complete; unfinished ones beside it: $remains"
