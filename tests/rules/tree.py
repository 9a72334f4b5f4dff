# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of the source tree, for the rule checks."""
import pathlib
import sys

ROOMS = ('app', 'model', 'ui', 'resources', 'translations', 'tests')
TOP_FILES = ('CMakeLists.txt', 'CMakePresets.json', 'README.md', 'README.ko.md', 'CONTRIBUTING.md', 'LICENSE', 'run',
             '.ci/run', '.clang-format', '.clang-tidy', '.gitignore')


def files(root):
    """Every file of the rooms and of the top level, as paths relative to root."""
    root = pathlib.Path(root)
    found = [pathlib.PurePath(name) for name in TOP_FILES if (root / name).is_file()]
    for room in ROOMS:
        found += [path.relative_to(root) for path in sorted((root / room).rglob('*'))
                  if path.is_file() and '__pycache__' not in path.parts]
    return found


def is_cpp(path):
    return path.suffix in ('.cpp', '.h')


def is_source(path):
    return is_cpp(path) or path.name == 'CMakeLists.txt' or path.suffix in ('.cmake', '.py', '.sh') or path.name == 'run'


def text(root, path):
    return (pathlib.Path(root) / path).read_text(encoding='utf-8')


def report(problems):
    """Prints the problems and ends the process: status 1 when there are any."""
    for problem in problems:
        print(problem)
    print(f'{len(problems)} problems' if problems else 'ok')
    sys.exit(1 if problems else 0)
