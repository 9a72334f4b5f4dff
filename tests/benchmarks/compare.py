#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures Headlight against PyTorch, the BLAS and an empty window and prints a Markdown table; see README.md.

    compare.py --programs BUILD/bin [--shared FOLDER] [--only PART]...
"""
import argparse
import os
import pathlib
import subprocess
import tempfile

import console_part
import engine_part
import memory_part
import start_part
import window_part
from measuring import load, machine, progress
from table import markdown

PARTS = {
    'run': console_part.whole_run,
    'step': lambda setup: step_rows(setup),
    'window': window_part.rows,
    'larger': console_part.larger_models,
    'resident': memory_part.resident_size,
    'growth': memory_part.growth,
    'text': memory_part.large_text,
    'start': start_part.rows,
    'generation': console_part.generation,
}
WITHOUT_SHARED = {'step', 'start'}


def step_rows(setup):
    context, times = engine_part.measure(setup)
    setup.notes.append(f'BLAS: {context["blas"]}; step kernels: {context["step_kernels"]}')
    return engine_part.rows(times)


class Setup:
    """Where everything is, and how often it is measured."""

    def __init__(self, options, scratch):
        self.programs, self.scratch = options.programs, scratch
        self.headlight = self.program('headlight')
        self.torch_python = options.torch_python
        self.listing = options.shared / 'reference' / 'chapter_listing.py'
        self.shakespeare = options.shared / 'data' / 'tinyshakespeare.txt'
        self.count, self.starts = options.count, options.starts
        self.few_steps, self.many_steps = 10, options.larger_steps
        self.full_growth = options.full_growth
        self.notes = []

    def program(self, name):
        return self.programs / name

    def lacks(self, part):
        """Why a part cannot be measured here, if so."""
        if part not in WITHOUT_SHARED and not self.shakespeare.is_file():
            return f'there is no {self.shakespeare}'
        if part in ('run', 'larger', 'generation'):
            if not self.listing.is_file():
                return f'there is no {self.listing}'
            if subprocess.run([self.torch_python, '-c', 'import torch'], capture_output=True, check=False).returncode:
                return f'{self.torch_python} has no PyTorch'
        return None


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--programs', type=pathlib.Path, required=True, help='the folder of the built programs')
    parser.add_argument('--shared', type=pathlib.Path, default=pathlib.Path('../shared'),
                        help='the folder with data/tinyshakespeare.txt and reference/chapter_listing.py')
    parser.add_argument('--torch-python', default='/usr/bin/python3', help='a Python with PyTorch')
    parser.add_argument('--only', action='append', choices=PARTS, help='measure this part only; can be repeated')
    parser.add_argument('--count', type=int, default=3, help='measurements of each thing (default 3)')
    parser.add_argument('--starts', type=int, default=10, help='starts of each window (default 10)')
    parser.add_argument('--larger-steps', type=int, default=30, help='steps of the larger models (default 30)')
    parser.add_argument('--full-growth', action='store_true', help='look at 105,000 steps rather than 20,000')
    return parser.parse_args()


def main():
    given = options()
    rows, loads = [], []
    with tempfile.TemporaryDirectory() as scratch:
        setup = Setup(given, pathlib.Path(scratch))
        for name, measure in PARTS.items():
            if given.only and name not in given.only:
                continue
            lack = setup.lacks(name)
            if lack:
                progress(f'skipped, {lack}: {name}')
                continue
            loads.append(f'{name} {load()}')
            rows += measure(setup)
    setup.notes.append(f'load average before each part: {", ".join(loads)}; at the end {load()}')
    setup.notes += [f'{name}={value} on both sides' for name, value in sorted(os.environ.items())
                    if name.startswith(('OPENBLAS_CORETYPE', 'OPENBLAS_L2'))]
    print(f'{machine()}; medians of {given.count} (smallest – largest).\n')
    print(markdown(sorted(rows, key=lambda row: row.point)))
    print('\n' + '\n'.join(f'- {note}' for note in setup.notes))


if __name__ == '__main__':
    main()
