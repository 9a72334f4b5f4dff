#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Protects the end of the program: whatever it is doing, closing the window ends it at once, with status 0 and without
# a word. The worker thread, the engine module and the settings all have to let go in order.
. "$TOOLS/support.sh"
useFreshHome
startDisplay

echo "-- while training"
startProgram
waitForWindow
eventually 60 screenRests || fail "the window does not come to rest before training"
press F5
eventually 30 screenChanges 500 || fail "nothing moves after Train"
closeWindow
expectQuietEnd

echo "-- while generating during training, by the keyboard"
startProgram
waitForWindow
eventually 60 screenRests || fail "the window does not come to rest before training"
press F5
eventually 30 screenChanges 500 || fail "nothing moves after Train"
press ctrl+g
press ctrl+q
expectQuietEnd

echo "-- while paused, Train and Pause pressed in haste"
startProgram
waitForWindow
eventually 60 screenRests || fail "the window does not come to rest before training"
press F5 F6 F5 F6 F5 F6
closeWindow
expectQuietEnd
