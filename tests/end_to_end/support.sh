# SPDX-License-Identifier: GPL-3.0-or-later
#
# For the end-to-end scripts, which source this: a desktop and a home of their own, and hands and eyes for a user.
# They run with: HEADLIGHT (the program), TOOLS (this folder).
set -euo pipefail

scratch=$(mktemp -d)
program_pid=
display_pid=

cleanUp() {
    local pid
    for pid in $program_pid $display_pid; do
        kill -KILL "$pid" 2>/dev/null || true
        wait "$pid" 2>/dev/null || true
    done
    rm -rf -- "$scratch"
}
trap cleanUp EXIT

fail() {
    printf 'FAILED: %s\n' "$*"
    if [[ -s $scratch/errors ]]; then sed 's/^/  standard error: /' "$scratch/errors"; fi
    # Kept where ctest runs, for whoever looks for the reason.
    if [[ -n $display_pid ]]; then takePicture "$PWD/failed_$(basename "$0" .sh).png" || true; fi
    exit 1
}

# Status 77 tells ctest that the test could not run here.
need() {
    local tool
    for tool in "$@"; do
        if ! command -v "$tool" >/dev/null; then
            echo "skipped: $tool is not installed"
            exit 77
        fi
    done
}

# eventually SECONDS COMMAND...: repeats the command until it succeeds; false when it never does.
eventually() {
    local deadline=$((SECONDS + $1))
    shift
    until "$@"; do
        ((SECONDS < deadline)) || return 1
        sleep 0.1
    done
}

# A home without settings, so that every run is a first start.
useFreshHome() {
    export HOME=$scratch/home XDG_CONFIG_HOME=$scratch/home/config XDG_DATA_HOME=$scratch/home/data \
        XDG_CACHE_HOME=$scratch/home/cache XDG_RUNTIME_DIR=$scratch/runtime LC_ALL=C.UTF-8
    unset LANGUAGE QT_QPA_PLATFORM QT_SCALE_FACTOR WAYLAND_DISPLAY DISPLAY QT_LOGGING_RULES DBUS_SESSION_BUS_ADDRESS
    rm -rf "$HOME"
    mkdir -p "$XDG_CONFIG_HOME" "$XDG_RUNTIME_DIR"
    chmod 700 "$XDG_RUNTIME_DIR"
    # A run that is not over before the script has looked at it.
    mkdir "$XDG_CONFIG_HOME/Headlight"
    printf '[run]\nsteps=1000000\n' >"$XDG_CONFIG_HOME/Headlight/headlight.ini"
}

# An X server on a free display; the size of a small laptop's screen.
startDisplay() {
    need Xvfb xdotool import compare identify
    mkfifo "$scratch/number"
    Xvfb -displayfd 3 -screen 0 1366x768x24 -nolisten tcp -noreset 3>"$scratch/number" >"$scratch/xvfb" 2>&1 &
    display_pid=$!
    local number
    read -r -t 30 number <"$scratch/number" || fail "Xvfb did not start: $(cat "$scratch/xvfb")"
    export DISPLAY=:$number
}

# startProgram ARGUMENTS...: as a user would, from another folder.
startProgram() {
    (cd "$HOME" && exec env LC_ALL="${program_locale:-C.UTF-8}" "$HEADLIGHT" "$@" >"$scratch/output" 2>"$scratch/errors") &
    program_pid=$!
}

running() { kill -0 "$program_pid" 2>/dev/null; }

# Sets `window` to the program's visible main window.
findWindow() {
    window=$(xdotool search --onlyvisible --pid "$program_pid" --name . 2>/dev/null | tail -n 1)
    [[ -n $window ]]
}

windowOrEnd() { findWindow || ! running; }

waitForWindow() {
    eventually 60 windowOrEnd || fail "no window appeared"
    running || fail "the program ended before its window appeared"
    xdotool windowfocus "$window" || fail "the window cannot be focused"
}

# press KEY...: through the X server, as a keyboard does.
press() {
    running || fail "the program has ended before '$*' was pressed"
    xdotool windowfocus "$window"
    xdotool key --delay 30 "$@"
}

takePicture() { import -silent -window root "$1"; }

# The number of pixels in which two pictures differ.
difference() {
    local count
    count=$(compare -metric AE "$1" "$2" null: 2>&1 || true)
    printf "%.0f\n" "${count%% *}"
}

# True when the screen changes by at least $1 pixels within a moment. A blinking text cursor is about 20.
screenChanges() {
    takePicture "$scratch/one.png"
    sleep 0.7
    takePicture "$scratch/two.png"
    (($(difference "$scratch/one.png" "$scratch/two.png") >= $1))
}

screenRests() { ! screenChanges 100; }

# A window of controls, maps and curves has hundreds of colours; a blank or broken one has a handful.
expectNotBlank() {
    local colours
    colours=$(identify -format '%k' "$1")
    ((colours >= ${2:-60})) || fail "$1 looks blank: $colours colours"
    echo "$(basename "$1"): $colours colours"
}

ended() { ! running; }

# The program ends by itself, with status 0 and without a word on standard error. The time is shown, not judged: other
# work on the machine would make that a coin toss. Only a hang fails.
expectQuietEnd() {
    local started=${EPOCHREALTIME/./} status=0
    eventually 30 ended || fail "still running 30 s after it was closed"
    wait "$program_pid" || status=$?
    program_pid=
    echo "ended after $(((${EPOCHREALTIME/./} - started) / 1000)) ms with status $status"
    ((status == 0)) || fail "exit status $status"
    [[ ! -s $scratch/errors ]] || fail "something was written to standard error"
}

# What the close button of a window frame does.
closeWindow() { "${PYTHON:-python3}" -B "$TOOLS/close_window.py" "$window" || fail "the window could not be closed"; }

# A text one head learns at once: words of three letters, each eight times a line.
writeSmallText() {
    local word
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do
        for word in abc bca cab dab bad cad abd dac; do
            printf '%s%s%s%s%s%s%s%s\n' $word $word $word $word $word $word $word $word
        done
    done >"$1"
}
