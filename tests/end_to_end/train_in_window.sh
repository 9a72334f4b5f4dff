#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Protects the main path of a student: open a text, watch it train, pause, generate, quit. Everything goes through the
# X server, so this also shows that the installed program finds its engine, its plugins and its fonts.
. "$TOOLS/support.sh"
useFreshHome
startDisplay
writeSmallText "$HOME/small text.txt"

startProgram --text "small text.txt"
waitForWindow
# The engine comes a moment after the window; the untrained head is drawn by then.
eventually 60 screenRests || fail "the window does not come to rest before training"
takePicture "$scratch/before.png"
expectNotBlank "$scratch/before.png"

press F5
eventually 30 screenChanges 500 || fail "nothing moves after Train"
# The maps and the curve move on, not only the state of a button.
eventually 30 screenChanges 500 || fail "training does not go on moving"
takePicture "$scratch/training.png"
expectNotBlank "$scratch/training.png"
(($(difference "$scratch/before.png" "$scratch/training.png") > 3000)) || fail "training changed next to nothing"

press F6
eventually 60 screenRests || fail "the screen still moves after Pause"
takePicture "$scratch/paused.png"

press F7
sleep 1
eventually 30 screenRests || fail "the screen still moves after one more step"
takePicture "$scratch/stepped.png"
(($(difference "$scratch/paused.png" "$scratch/stepped.png") > 0)) || fail "one more step changed nothing"

press ctrl+g
sleep 1
eventually 60 screenRests || fail "the generated text does not come to an end"
takePicture "$scratch/generated.png"
(($(difference "$scratch/stepped.png" "$scratch/generated.png") > 500)) || fail "Generate wrote nothing"

press ctrl+r
sleep 1
eventually 30 screenRests || fail "the screen still moves after Reset"
press ctrl+q
expectQuietEnd
