# SPDX-License-Identifier: GPL-3.0-or-later
"""Resident size of a run, its growth, and large texts (goal 5)."""
from console_part import headlight
from measuring import Series, alternate, named_numbers, progress, resident_over_time, run
from table import Row, share


def megabytes(runs):
    return Series(ran.megabytes for ran in runs)


def resident_size(setup):
    progress('memory')
    text = setup.shakespeare
    base, ours = alternate(setup.count, lambda: run([setup.program('benchmark_load_torch'), text]),
                           lambda: headlight(setup, text, '--steps', 600))
    return [share(5, 'largest resident size of a console run, against LibTorch and the text alone', megabytes(ours),
                  megabytes(base), 'MB', '<= 1.25')]


def growth(setup):
    """Samples one run: largest sizes would hide growth below the peak of the start."""
    progress('growth over many steps')
    steps = 105_000 if setup.full_growth else 20_000
    first = 5_000
    sizes = resident_over_time([setup.headlight, 'train', setup.shakespeare, '--steps', steps, '--eval-iters', 1,
                                '--generate', 0])
    if not sizes:
        return []
    grown = Series([sizes[-1] - sizes[len(sizes) * first // steps]])
    return [Row(5, f'resident size from about step {first:,} to step {steps:,}', grown, unit='MB', wanted='<= 20')]


def large_text(setup):
    progress('a text of 100 MB')
    large = setup.scratch / 'large.txt'
    content = setup.shakespeare.read_bytes()
    with large.open('wb') as file:
        for _ in range(100_000_000 // len(content) + 1):
            file.write(content)
    opened, inspected = alternate(setup.count, lambda: run([setup.program('benchmark_open_text'), large]),
                                  lambda: run([setup.headlight, 'inspect', large]))
    large.unlink()
    numbers = [named_numbers(ran.output) for ran in opened]
    characters = large_characters(content)
    return [Row(5, 'opening a text of 100 MB', Series(n['opening'] for n in numbers), unit='s', wanted='<= 3'),
            Row(5, 'headlight inspect of it, whole process', Series(ran.seconds for ran in inspected), unit='s'),
            Row(5, 'held by the open text', Series(n['held'] for n in numbers), unit='bytes/character', wanted='<= 5'),
            Row(5, 'largest size of headlight inspect', Series(ran.megabytes * 2**20 / characters for ran in inspected),
                unit='bytes/character')]


def large_characters(content):
    return len(content.decode('utf-8')) * (100_000_000 // len(content) + 1)
