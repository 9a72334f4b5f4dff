# SPDX-License-Identifier: GPL-3.0-or-later
"""Protects that PyTorch opens what Headlight wrote, without trusting it, and computes what Headlight computes.

    check_ours.py FILE LOGITS.json

FILE is a run file or an exported state_dict. LOGITS.json is what `headlight inspect RUN --prompt S --json` wrote:
{"logits": (T, V), "tokens", "vocabulary"}.
"""
import json
import sys
from collections import OrderedDict

from chapter import largest_difference, logits_of, model_like, torch
from odd_files import entries_of

CLOSE_ENOUGH = 1e-5
RUN_KEYS = {'format', 'version', 'model', 'start', 'vocabulary', 'settings', 'step', 'next_evaluation',
            'non_finite_step', 'optimizer', 'random_state', 'losses', 'text', 'probe', 'probe_next'}


def check_run(run, figures):
    """Holds a run's fields against each other; returns its model with its switches set."""
    assert set(run) == RUN_KEYS, set(run) ^ RUN_KEYS
    assert run['format'] == 'headlight run' and run['version'] == 1
    model = model_like(run['model'])
    settings = run['settings']
    model.set_switches(settings['scale'], settings['mask'], settings['position'])
    assert run['vocabulary'] == figures['vocabulary']
    assert sorted(set(run['vocabulary'])) == list(run['vocabulary'])
    assert len(run['vocabulary']) == run['model']['lm_head.bias'].numel()
    assert run['model']['sa_head.tril'].shape == (settings['block_size'],) * 2
    assert settings['learning_rate'].dtype == torch.float64 and settings['learning_rate'].dim() == 0
    losses = run['losses']
    assert losses['mini_batch'].shape == (run['step'],), (losses['mini_batch'].shape, run['step'])
    assert losses['train'].shape == losses['validation'].shape == losses['evaluation_steps'].shape
    if len(run['random_state']) > 0:
        torch.set_rng_state(run['random_state'])  # refuses what is not a state
    names = [name for name in run['model'] if name != 'sa_head.tril']
    for moments in (run['optimizer']['exp_avg'], run['optimizer']['exp_avg_sq']):
        assert list(moments) in ([], names), list(moments)
    return model


def check_export(state_dict):
    """Strict loading into the chapter's class, its buffer included."""
    assert isinstance(state_dict, OrderedDict)
    model = model_like(state_dict)
    T = state_dict['sa_head.tril'].shape[0]
    assert torch.equal(model.sa_head.tril, torch.tril(torch.ones(T, T)))
    assert list(state_dict) == list(model.state_dict()), list(state_dict)
    return model


def main(file, figures_file):
    assert entries_of(file)[0] == 'archive/data.pkl'
    with open(figures_file, encoding='utf-8') as text:
        figures = json.load(text)
    value = torch.load(file, weights_only=True)
    model = check_run(value, figures) if 'format' in value else check_export(value)
    difference = largest_difference(logits_of(model, figures['tokens']), figures['logits'])
    assert difference <= CLOSE_ENOUGH, f'logits differ by {difference}'
    print(f'opened by PyTorch {torch.__version__}; logits differ by {difference:.1e}')


if __name__ == '__main__':
    main(*sys.argv[1:])
