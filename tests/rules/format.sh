#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Protects the one layout of our sources: clang-format would change nothing.
#
#   format.sh SOURCE_ROOT        status 77: no clang-format 14 here (other versions lay out some lines differently)
set -euo pipefail
cd -- "$1"
formatter=$(command -v clang-format-14 || command -v clang-format || true)
version=$([[ -z $formatter ]] || "$formatter" --version | grep -oE 'version [0-9]+' || true)
if [[ $version != 'version 14' ]]; then
    echo "skipped: clang-format 14 is not installed (found: ${version:-none})"
    exit 77
fi
# The first fault of a file is enough to name it.
faults=$(find app model ui tests \( -name '*.cpp' -o -name '*.h' \) -print0 |
    xargs -0 --no-run-if-empty "$formatter" --dry-run -Werror -ferror-limit=1 2>&1 || true)
if [[ -n $faults ]]; then
    printf 'clang-format -i would change:\n%s\n' "$(grep -oE '^[^ :]+:[0-9]+' <<<"$faults" || echo "$faults")"
    exit 1
fi
echo ok
