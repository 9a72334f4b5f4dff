# SPDX-License-Identifier: GPL-3.0-or-later
"""One training step against its own matrix products, in one process (goal 2), and where the rest goes."""
import json

from measuring import Series, progress, run
from table import Row, share

CHAPTER, LARGE, HANGUL = '64/16/64/65', '32/128/256/65', '64/16/64/11172'


def measure(setup):
    progress('the parts of a step')
    output = run([setup.program('benchmark_engine'), '--benchmark_format=json', f'--benchmark_repetitions={setup.count}',
                  '--benchmark_enable_random_interleaving=true', '--benchmark_min_time=0.3']).output
    report = json.loads(output)
    times = {}
    for entry in report['benchmarks']:
        if entry['run_type'] == 'iteration':
            times.setdefault(entry['run_name'].removesuffix('/real_time'), []).append(entry['real_time'])
    return report['context'], {name: Series(values) for name, values in times.items()}


def rows(times):
    floor, one, two = times[f'stepProducts/{CHAPTER}'], times[f'fastStep/{CHAPTER}/1'], times[f'fastStep/{CHAPTER}/2']
    batch = times[f'fastEvaluationBatch/{CHAPTER}/1']
    result = [share(2, 'one step, 1 thread, against its six matrix products by the BLAS', one, floor, 'µs', '<= 1.6'),
              share(2, 'one step, 2 threads, against one thread', two, one, 'µs'),
              share(2, 'one step, 1 thread, against autograd', one, times[f'autogradStep/{CHAPTER}'], 'µs'),
              share(2, 'an evaluation batch, against autograd’s modules', batch,
                    times[f'autogradEvaluationBatch/{CHAPTER}'], 'µs'),
              Row(2, 'of a step: AdamW', times[f'fastUpdate/{CHAPTER}/1'], unit='µs'),
              Row(2, 'beside a step: get_batch', times[f'getBatch/{CHAPTER}'], unit='µs')]
    for name, sizes in (('T = 128, C = 256, B = 32', LARGE), ('V = 11,172', HANGUL)):
        step = times[f'fastStep/{sizes}/1']
        result += [share(4, f'{name}: one step, 1 thread, against its matrix products', step,
                         times[f'stepProducts/{sizes}'], 'µs'),
                   share(4, f'{name}: one step, 1 thread, against autograd', step, times[f'autogradStep/{sizes}'], 'µs')]
    return result
