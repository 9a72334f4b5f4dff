# SPDX-License-Identifier: GPL-3.0-or-later
"""The window at work (goals 3, 4 and 6)."""
from console_part import difference, headlight
from measuring import Series, named_numbers, progress, run
from table import Row, share


def console_rate(setup):
    """Steps/s of the console with the default threads: the difference of a long and a short run."""
    def run_of(steps):
        return headlight(setup, setup.shakespeare, '--steps', steps, '--eval-interval', 10_000_000, '--eval-iters', 1,
                         '--generate', 0)
    short = run_of(100)
    return 5000 / difference(run_of(5100), short)


def rows(setup):
    window, console = [], []
    for number in range(setup.count):
        progress(f'the window, {number + 1} of {setup.count}')
        console.append(console_rate(setup))
        whole = [] if number == 0 else ['--only', 'start', '--only', 'training']
        window.append(named_numbers(run([setup.program('benchmark_window'), *whole, setup.shakespeare]).output))

    def series(what):
        return Series(numbers[what] for numbers in window if what in numbers)

    result = [
        share(3, 'steps/s with the window, all panels in sight, against the console', series('steps'), Series(console),
              'steps/s', '>= 0.9'),
        Row(3, 'event loop while training, 99th percentile', series('event loop while training, 99th percentile'),
            unit='ms', wanted='<= 16'),
        Row(3, 'event loop while training, latest', series('event loop while training, latest'), unit='ms',
            wanted='<= 50'),
        Row(3, 'Pause while training, longest of 20', series('pause while training'), unit='ms', wanted='<= 50'),
        Row(3, 'Pause in an evaluation, longest of 20', series('pause in an evaluation'), unit='ms', wanted='<= 50'),
        Row(4, 'a mouse move over a 256 × 256 map, all panels in sight',
            series('hover, T = 256, all panels, mean of a move'), unit='ms', wanted='<= 5'),
        Row(4, 'the longest of 100 moves', series('hover, T = 256, all panels, longest move'), unit='ms'),
        Row(4, 'a mouse move, the inspector hidden', series('hover, T = 256, without the inspector, mean of a move'),
            unit='ms', wanted='<= 5'),
        Row(4, 'new weights in the 256 × 256 maps', series('new weights, T = 256, shown in'), unit='ms'),
    ]
    for what in window[0]:
        if what.startswith(('pause, ', 'close, ')):
            result.append(Row(4, what[0].upper() + what[1:], series(what), unit='ms', wanted='<= 300'))
    return result + [
        Row(6, 'the engine ready, after the first paint', series('engine ready after'), unit='ms'),
        Row(6, 'event loop from the first paint until LibTorch is there, latest',
            series('event loop from the first paint until LibTorch is there, latest'), unit='ms', wanted='<= 16'),
    ]
