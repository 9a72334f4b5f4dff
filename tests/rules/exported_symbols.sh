#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Protects the wall between the Qt 5 that LibTorch drags into the process and our Qt 6: what we build must not offer
# Qt symbols to anybody, and the engine module must offer its one function and nothing else of ours.
#
#   exported_symbols.sh PROGRAM ENGINE_MODULE
set -euo pipefail
program=$1
engine=$2
status=0

# Everything a file offers to the rest of the process: type and demangled name.
exported() { nm -DC --defined-only -- "$1" | sed 's/^[0-9a-f]* //'; }

refuse() { # refuse TITLE LINES
    if [[ -n $2 ]]; then
        printf '%s:\n%s\n' "$1" "$(head -n 20 <<<"$2")"
        status=1
    fi
}

for file in "$program" "$engine"; do
    refuse "$file exports Qt symbols" "$(exported "$file" | grep ' Q[A-Z]' || true)"
done
refuse "$program exports our own names" "$(exported "$program" | grep -F 'headlight::' || true)"
# Weak symbols (type W, V, u) are inline copies of libraries' templates, which may be shared; our own may not.
refuse "$engine exports more than its factory" \
    "$(exported "$engine" | grep -E '^[TDBRA] |headlight::' | grep -v '^T headlightCreateEngine$' || true)"
if [[ $(exported "$engine" | grep -c '^T headlightCreateEngine$') != 1 ]]; then
    printf '%s does not export headlightCreateEngine\n' "$engine"
    status=1
fi
((status != 0)) || echo ok
exit "$status"
