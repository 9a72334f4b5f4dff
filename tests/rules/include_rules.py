# SPDX-License-Identifier: GPL-3.0-or-later
"""Protects the direction of the house: which room may include what. A file that breaks this builds and runs, and
costs later: a Qt 5 and a Qt 6 in one object, a window that waits 0.4 s for LibTorch.

    include_rules.py SOURCE_ROOT
"""
import re
import sys

import tree

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
CONDITION = re.compile(r'^\s*#\s*(if|ifdef|ifndef|endif)\b', re.MULTILINE)

# What an include stands for, first match wins.
KINDS = (
    ('engine', re.compile(r'^model/engine/')),
    ('text', re.compile(r'^model/text/')),
    ('checkpoint', re.compile(r'^model/checkpoint/')),
    ('ui', re.compile(r'^ui/')),
    ('app', re.compile(r'^app/')),
    ('tests', re.compile(r'^tests/')),
    ('torch', re.compile(r'^(torch|ATen|c10|caffe2)/')),
    ('thread', re.compile(r'^(Qt\w+/)?(QThread\w*|QMutex\w*|QReadWriteLock|QtConcurrent\w*|QFuture\w*)$'
                          r'|^(thread|mutex|future|atomic|condition_variable)$')),
    ('qt', re.compile(r'^Q[A-Z]|^Qt\w+/|^qcustomplot\.h$|^q\w+\.h$')),
    ('icu', re.compile(r'^unicode/')),
    ('files', re.compile(r'^zip\.h$|^nlohmann/')),
    ('gtest', re.compile(r'^(gtest|gmock|benchmark)/')),
    ('posix', re.compile(r'^(unistd|dlfcn|fcntl|signal|pthread|sched|windows)\.h$|^sys/')),
)

# Longest prefix wins. What is not listed as allowed here and is not the standard library is refused.
ALLOWED = {
    'model/text/': {'text', 'icu'},
    'model/checkpoint/': {'text', 'checkpoint', 'icu', 'files'},
    'model/engine/': {'text', 'engine', 'torch', 'thread'},
    'ui/': {'ui', 'text', 'qt'},
    'app/': {'app', 'ui', 'text', 'checkpoint', 'qt', 'thread'},
    'tests/model/': {'text', 'checkpoint', 'engine', 'torch', 'tests', 'gtest', 'icu', 'thread'},
    'tests/ui/': {'ui', 'app', 'text', 'checkpoint', 'qt', 'tests', 'thread'},
    'tests/app/': {'ui', 'app', 'text', 'checkpoint', 'qt', 'tests', 'thread'},
    'tests/': {'ui', 'app', 'text', 'checkpoint', 'engine', 'torch', 'qt', 'tests', 'gtest', 'thread'},
}
QUOTED = re.compile(r'^(model/text|model/checkpoint|model/engine|ui|app|tests)/|\.moc$')


def kind_of(name):
    return next((kind for kind, pattern in KINDS if pattern.search(name)), 'standard')


def unconditional(source, position):
    """True when no #if encloses the position (the #pragma once style has no guard to count)."""
    depth = 0
    for match in CONDITION.finditer(source, 0, position):
        depth += -1 if match.group(1) == 'endif' else 1
    return depth == 0


def problems_of(path, source):
    """Yields a sentence for every broken rule of one file."""
    name = path.as_posix()
    room = max((prefix for prefix in ALLOWED if name.startswith(prefix)), key=len, default=None)
    if room is None:
        yield f'{name}: no C++ belongs in this room'
        return
    kinds = set()
    for match in INCLUDE.finditer(source):
        quote, included = match.groups()
        kind = kind_of(included)
        kinds.add(kind)
        if quote == '"' and not QUOTED.search(included):
            yield f'{name}: "{included}" is not a path from the top of the tree'
        if kind == 'posix':
            if unconditional(source, match.start()):
                yield f'{name}: <{included}> outside any #if: not every system has it'
        elif kind != 'standard' and kind not in ALLOWED[room]:
            yield f'{name}: {room} must not include {included}'
        if included == 'qcustomplot.h' and path.suffix != '.cpp':
            yield f'{name}: qcustomplot.h belongs in .cpp files only'
    if kinds & {'torch', 'engine'} and kinds & {'qt', 'ui', 'app'}:
        yield f'{name}: Qt and LibTorch in one file'
    if room == 'ui/' and re.search(r'\bstd::(thread|async|mutex)\b|\bQThread\b', source):
        yield f'{name}: ui/ knows no threads'


def main(root):
    problems, checked = [], 0
    for path in tree.files(root):
        if tree.is_cpp(path):
            checked += 1
            problems += problems_of(path, tree.text(root, path))
    if checked == 0:
        problems.append(f'no C++ file under {root}')
    tree.report(problems)


main(sys.argv[1])
