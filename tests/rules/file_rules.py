# SPDX-License-Identifier: GPL-3.0-or-later
"""Protects what every file of the tree has in common: the licence line, a readable length, and nothing that is true
on one machine only.

    file_rules.py SOURCE_ROOT
"""
import re
import sys

import tree

LICENCE = 'SPDX-License-Identifier: GPL-3.0-or-later'
LONGEST = 300
# Folders of somebody's machine; the brackets keep this line from finding itself.
MACHINE_PATH = re.compile(r'(?<![\w.])/(hom[e]|User[s]|roo[t]|wor[k]|tm[p]/build)/')
CONFLICT = re.compile(r'^(<{7}|={7}|>{7})( |$)', re.MULTILINE)
# The top level is a promise of its own: nothing else may appear there.
TOP_LEVEL = set(tree.ROOMS) | {name.split('/')[0] for name in tree.TOP_FILES}
PASSING = re.compile(r'^(\.git|build.*|.*\.user|__pycache__)$')


def problems_of(path, content):
    """Yields a sentence for every broken rule of one text file."""
    name = path.as_posix()
    lines = content.splitlines()
    if tree.is_source(path) or path.suffix == '.desktop' or path.name == '.clang-tidy':
        head = lines[1:2] if lines and lines[0].startswith('#!') else lines[:1]
        if not head or LICENCE not in head[0]:
            yield f'{name}: the first line must name the licence ({LICENCE})'
    if tree.is_source(path) and len(lines) > LONGEST:
        yield f'{name}: {len(lines)} lines; split it (at most {LONGEST})'
    if path.suffix == '.h' and '#pragma once' not in content:
        yield f'{name}: no #pragma once'
    if name != 'LICENSE':
        for number, line in enumerate(lines, 1):
            if MACHINE_PATH.search(line):
                yield f'{name}:{number}: a path of one machine: {line.strip()[:100]}'
    if CONFLICT.search(content):
        yield f'{name}: merge conflict marks'
    if tree.is_source(path):
        if '\r' in content or '\t' in content:
            yield f'{name}: tabs or CR line ends'
        if content and not content.endswith('\n'):
            yield f'{name}: no line end at the end'


def main(root):
    problems, sources = [], 0
    for path in tree.files(root):
        try:
            content = tree.text(root, path)
        except UnicodeDecodeError:
            if tree.is_source(path):
                problems.append(f'{path.as_posix()}: not UTF-8')
            continue  # pictures and test fixtures
        sources += tree.is_source(path)
        problems += problems_of(path, content)
    for entry in sorted(tree.pathlib.Path(root).iterdir()):
        if entry.name not in TOP_LEVEL and not PASSING.match(entry.name):
            problems.append(f'{entry.name}: does not belong in the top level')
    if sources == 0:
        problems.append(f'no source under {root}')
    tree.report(problems)


main(sys.argv[1])
