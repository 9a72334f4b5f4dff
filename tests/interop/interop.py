# SPDX-License-Identifier: GPL-3.0-or-later
"""Protects the way between PyTorch and Headlight, both ways, with the program as a user's script starts it: files of
every kind open with PyTorch's logits or are refused in one sentence, and PyTorch opens ours.

    interop.py HEADLIGHT_PROGRAM [CHECK ...]

Only the checks so named (opens, refused, ours ...) where there are names. Exit status 77 where there is no PyTorch.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from chapter import largest_difference

HERE = pathlib.Path(__file__).parent
CLOSE_ENOUGH = 1e-5
# Switches of a run and whether the chapter's class can compute the same.
SWITCHES = (((), True), (('--no-scale',), True), (('--no-position',), True),
            (('--no-scale', '--no-position'), True), (('--no-mask',), False))


class Program:
    def __init__(self, path, folder):
        self.path, self.folder = path, folder

    def run(self, *arguments):
        return subprocess.run([self.path, *map(str, arguments)], cwd=self.folder, stdin=subprocess.DEVNULL,
                              capture_output=True, encoding='utf-8', timeout=120, check=False)

    def succeeds(self, *arguments):
        done = self.run(*arguments)
        assert done.returncode == 0, f'{arguments}: status {done.returncode}, {last_line(done.stderr)}'
        return done.stdout

    def refuses(self, *arguments):
        """Exit status 1, one line on standard error, nothing on standard output. Returns the line."""
        done = self.run(*arguments)
        assert done.returncode == 1, f'{arguments}: status {done.returncode}, {last_line(done.stderr)}'
        assert len(done.stderr.strip().splitlines()) == 1, f'{arguments}: {done.stderr!r}'
        assert not done.stdout.strip(), f'{arguments}: {done.stdout!r}'
        return done.stderr.strip()

    def logits(self, file, prompt, *more):
        self.succeeds('inspect', file, '--prompt', prompt, *more, '--json', 'figures.json')
        return self.json('figures.json')

    def json(self, file):
        return json.loads((self.folder / file).read_text(encoding='utf-8'))


def last_line(output):
    return ''.join(output.strip().splitlines()[-1:])


def python(folder, script, *arguments):
    done = subprocess.run([sys.executable, '-B', HERE / script, *map(str, arguments)], cwd=folder,
                          capture_output=True, encoding='utf-8', check=False)
    assert done.returncode == 0, f'{script}: {last_line(done.stderr)}'
    return done.stdout.strip()


# Each check below is one kind; its name and arguments are printed with its result.

def opens(headlight, case, prompt):
    """PyTorch's file gives PyTorch's logits."""
    figures = headlight.logits(case['file'], prompt, '--text', 'text.txt')
    expected = headlight.json(case['logits'])
    assert figures['tokens'] == expected['tokens'], figures['tokens']
    difference = largest_difference(figures['logits'], expected['logits'])
    assert difference <= CLOSE_ENOUGH, f'logits differ by {difference}'
    assert not (headlight.folder / 'called').exists(), 'the file made us call a function'
    return f'logits differ by {difference:.1e}'


def refused(headlight, case):
    """No other command takes what one refuses."""
    sentence = headlight.refuses('inspect', case['file'])
    headlight.refuses('generate', case['file'], '--text', 'text.txt', '--tokens', 5)
    headlight.refuses('train', 'text.txt', '--open', case['file'], '--steps', 1, '--save', 'never.pt')
    assert not (headlight.folder / 'never.pt').exists(), 'a refused file left a run behind'
    return sentence


def text_must_fit(headlight, _):
    """A text of another vocabulary size is refused with weights of this one."""
    return headlight.refuses('generate', 'ordered_dict.pt', '--text', 'other_text.txt', '--tokens', 5)


def not_finite(headlight, case):
    """Weights that are not finite are named, and nothing is generated from them."""
    assert case['names'] in headlight.succeeds('inspect', case['file']), 'the parameter is not named'
    sentence = headlight.refuses('generate', case['file'], '--text', 'text.txt', '--tokens', 5)
    assert case['names'] in sentence, sentence
    return sentence


def going_on(headlight, _):
    """Weights of PyTorch's become a run of ours, which generates and opens in PyTorch."""
    headlight.succeeds('train', 'text.txt', '--open', 'ordered_dict.pt', '--steps', 5, '--eval-interval', 5,
                       '--eval-iters', 2, '--generate', 0, '--save', 'gone_on.pt')
    prompt = headlight.json('cases.json')['prompt']
    headlight.logits('gone_on.pt', prompt)
    headlight.succeeds('generate', 'gone_on.pt', '--prompt', prompt, '--tokens', 5)
    return python(headlight.folder, 'check_ours.py', 'gone_on.pt', 'figures.json')


def ours(headlight, switches, exportable):
    """A run of ours and its state_dict give the same logits in PyTorch."""
    headlight.succeeds('train', 'text.txt', '--steps', 20, '--eval-interval', 10, '--eval-iters', 2, '--block-size',
                       8, '--n-embd', 12, '--batch-size', 4, '--seed', 2 ** 64 - 1, '--generate', 0, *switches,
                       '--save', 'run.pt')
    headlight.logits('run.pt', headlight.json('cases.json')['prompt'])
    said = python(headlight.folder, 'check_ours.py', 'run.pt', 'figures.json')
    if not exportable:
        return said + '; ' + headlight.refuses('export', 'run.pt', 'export.pt')
    headlight.succeeds('export', 'run.pt', 'export.pt')
    return said + '; ' + python(headlight.folder, 'check_ours.py', 'export.pt', 'figures.json')


def main(program, *wanted):
    done = failures = 0
    with tempfile.TemporaryDirectory() as name:
        headlight = Program(str(pathlib.Path(program).resolve()), pathlib.Path(name))
        python(headlight.folder, 'make_weights.py', name)
        index = headlight.json('cases.json')
        checks = [(opens, case, index['prompt']) if case['opens'] else (refused, case) for case in index['cases']]
        checks += [(text_must_fit, None), (not_finite, index['not_finite']), (going_on, None)]
        checks += [(ours, switches, exportable) for switches, exportable in SWITCHES]
        for check, subject, *more in checks:
            if wanted and check.__name__ not in wanted:
                continue
            done += 1
            label = subject['file'] if isinstance(subject, dict) else ' '.join(subject or ())
            try:
                print(f'ok     {check.__name__} {label}: {check(headlight, subject, *more)}')
            except (AssertionError, OSError, ValueError, KeyError, subprocess.TimeoutExpired) as problem:
                failures += 1
                print(f'FAILED {check.__name__} {label}: {problem}')
    print(f'{done} checks, {failures} failed')
    return 1 if failures or not done else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
