#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Protects the first second: the window is closed while the worker thread is still loading LibTorch, or just after.
. "$TOOLS/support.sh"
useFreshHome
startDisplay

for pause in 0 0.1 0.3 0.6 1; do
    echo "-- $pause s after the window appeared"
    startProgram
    waitForWindow
    sleep "$pause"
    closeWindow
    expectQuietEnd
done

# A Korean desktop, whose locale this machine may well lack.
echo "-- in Korean"
program_locale=ko_KR.UTF-8
startProgram
waitForWindow
eventually 60 screenRests || fail "the window does not come to rest"
takePicture "$scratch/korean.png"
expectNotBlank "$scratch/korean.png"
closeWindow
expectQuietEnd
