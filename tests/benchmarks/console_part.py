# SPDX-License-Identifier: GPL-3.0-or-later
"""Headlight's console against the chapter's listing in PyTorch, whole processes in turn (goals 1, 4 and 7)."""
import random
import re

from measuring import Series, alternate, progress, run
from table import Row, faster

FIRST_SYLLABLE, SYLLABLES = 0xAC00, 11172
LARGE = ['--batch-size', 32, '--block-size', 128, '--n-embd', 256]


def listing(setup, text, *options):
    """The listing with one BLAS thread, its fastest way at these sizes."""
    return run([setup.torch_python, setup.listing, text, *options], OPENBLAS_NUM_THREADS='1')


def headlight(setup, text, *options):
    return run([setup.headlight, 'train', text, *options])


def seconds(runs):
    return Series(ran.seconds for ran in runs)


def difference(longer, shorter):
    """Seconds that the longer of two runs took more; a disturbance larger than that spoils the measurement."""
    gained = longer.seconds - shorter.seconds
    if gained <= 0.1 * shorter.seconds:
        raise RuntimeError(f'{longer.seconds:.2f} s and {shorter.seconds:.2f} s are too close to tell a rate')
    return gained


def own_number(runs, unit):
    """A figure of the listing's last line."""
    return Series(float(re.search(rf'([\d.]+) {unit}', ran.output).group(1)) for ran in runs)


def write_syllables(path, length=400_000):
    """A random text in which every Hangul syllable occurs; always the same."""
    choose = random.Random(1337)
    characters = list(range(SYLLABLES)) + [choose.randrange(SYLLABLES) for _ in range(length - SYLLABLES)]
    path.write_text(''.join(chr(FIRST_SYLLABLE + which) for which in characters), encoding='utf-8')
    return path


def whole_run(setup):
    progress('the chapter’s whole run')
    text = setup.shakespeare
    theirs, one, two = alternate(setup.count, lambda: listing(setup, text),
                                 lambda: headlight(setup, text, '--threads', 1),
                                 lambda: headlight(setup, text, '--threads', 2))
    return [faster(1, 'whole chapter run, 1 thread, against the listing', seconds(one), seconds(theirs), 's', '>= 3'),
            faster(1, 'whole chapter run, 2 threads, against the listing', seconds(two), seconds(theirs), 's', '>= 5')]


def larger(setup, name, text, *sizes):
    """Start-up is most of a run of few steps, so steps/s are compared as well: the listing's own figure with the
    difference of two runs of ours."""
    progress(name)
    few, many = setup.few_steps, setup.many_steps
    options = ['--eval-iters', 2, '--generate', 1, *sizes]
    theirs, ours, short_ours = alternate(setup.count, lambda: listing(setup, text, '--steps', many, *options),
                                         lambda: headlight(setup, text, '--steps', many, *options),
                                         lambda: headlight(setup, text, '--steps', few, *options))
    rate = Series((many - few) / difference(long, short) for long, short in zip(ours, short_ours))
    their_rate = own_number(theirs, 'training steps/s')
    return [faster(4, f'{name}: {many} steps, whole process', seconds(ours), seconds(theirs), 's', '>= 1.5'),
            Row(4, f'{name}: training', rate, their_rate, 'steps/s', rate.median / their_rate.median, '>= 1.5')]


def larger_models(setup):
    hangul = write_syllables(setup.scratch / 'syllables.txt')
    return (larger(setup, 'T = 128, C = 256, B = 32', setup.shakespeare, *LARGE)
            + larger(setup, 'chapter’s sizes, V = 11,172', hangul))


def generation(setup):
    """The listing copies all it has written for every token, so it is asked for a shorter text: that is kind to it. Ours
    writes enough for the difference to stand out of what start-up varies."""
    progress('generation')
    options, tokens = ['--steps', 10, '--eval-iters', 1], 200_000
    theirs, none, many = alternate(setup.count,
                                   lambda: listing(setup, setup.shakespeare, *options, '--generate', 5000),
                                   lambda: headlight(setup, setup.shakespeare, *options, '--generate', 0),
                                   lambda: headlight(setup, setup.shakespeare, *options, '--generate', tokens))
    for ran in many:
        if len(ran.output) < tokens:
            raise RuntimeError(f'only {len(ran.output)} characters came of {tokens} to generate')
    ours = Series(tokens / difference(ran, start) for ran, start in zip(many, none))
    others = own_number(theirs, 'tokens/s generated')
    return [Row(7, 'generation, against the listing', ours, others, 'tokens/s', ours.median / others.median, '>= 3')]
