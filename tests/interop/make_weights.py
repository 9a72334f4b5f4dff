# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a file of every kind in which the weights of the chapter's model reach us, and some that must be refused.

    make_weights.py DIR

DIR gets the files, `text.txt` (13 characters in its vocabulary, in whose order the weights count), `other_text.txt`
(14) and `cases.json`: {"prompt", "cases": [{"file", "opens": true, "logits": "X.json"} or {"file", "opens": false,
"why"}], "not_finite": {"file", "names"}}. X.json holds the logits (T, V) of the prompt.
"""
import json
import pathlib
import sys
from collections import OrderedDict

from chapter import ChapterModel, logits_of, model_like, torch
from odd_files import on_gpu, save_beside_call, save_legacy, save_safetensors, save_tar_like, truncated

ALPHABET = '\n abcdefghi가나'
V, T, C = len(ALPHABET), 8, 12
PROMPT = 'bad 가나\nc'
TOKENS = [ALPHABET.index(character) for character in PROMPT]


class Maker:
    def __init__(self, folder):
        self.folder = folder
        self.cases = []
        torch.manual_seed(20)
        self.weights = ChapterModel(V, T, C).state_dict()
        self.plain = self.logits_file('plain', self.weights)

    def logits_file(self, name, weights):
        weights = OrderedDict((key, value.detach().float().contiguous()) for key, value in weights.items())
        weights['sa_head.tril'] = torch.tril(torch.ones(T, T))
        with open(self.folder / f'{name}.json', 'w', encoding='utf-8') as out:
            json.dump({'logits': logits_of(model_like(weights), TOKENS), 'tokens': TOKENS}, out)
        return f'{name}.json'

    def opens(self, file, value, weights=None, save=torch.save):
        """The logits are those of `weights`; without them, those of the plain model."""
        save(value, self.folder / file)
        logits = self.plain if weights is None else self.logits_file(pathlib.Path(file).stem, weights)
        self.cases.append({'file': file, 'opens': True, 'logits': logits})

    def refused(self, file, why, value, save=torch.save):
        save(value, self.folder / file)
        self.cases.append({'file': file, 'opens': False, 'why': why})

    def changed(self, changes):
        """A copy of the weights with some put in, or taken out by None."""
        copy = OrderedDict(self.weights)
        copy.update(changes)
        return OrderedDict((key, value) for key, value in copy.items() if value is not None)

    def prefixed(self, prefix):
        return OrderedDict((prefix + key, value) for key, value in self.weights.items())


def make_containers(maker):
    weights = maker.weights
    beside = {'optimizer': {'state': {}, 'param_groups': [{'lr': 1e-3, 'betas': (0.9, 0.95), 'params': [0, 1]}]},
              'epoch': 7, 'best_val_loss': 1.25, 'note': 'π', 'resumed': False}
    maker.opens('ordered_dict.pt', weights)  # with _metadata, as nn.Module gives it
    maker.opens('plain_dict.pt', dict(weights))
    for name in ('model', 'model_state_dict', 'state_dict'):
        maker.opens(f'nested_{name}.pt', {name: weights, **beside})
    for prefix in ('module.', '_orig_mod.', 'model.', 'module._orig_mod.', '_orig_mod.module.model.'):
        maker.opens(f'prefix_{prefix.replace(".", "-")}.pt', maker.prefixed(prefix))
    maker.opens('nested_and_prefixed.pt', {'state_dict': maker.prefixed('model.'), **beside})
    maker.opens('protocol_4.pt', weights, save=lambda value, path: torch.save(value, path, pickle_protocol=4))
    maker.opens('gpu.pt', weights, save=on_gpu)
    maker.opens('parameters.pt', {key: torch.nn.Parameter(value) for key, value in weights.items()})
    module = ChapterModel(V, T, C)
    module.load_state_dict(weights)
    maker.opens('whole_module.pt', module)  # its class is not needed: the parameters are in the file
    maker.opens('calls_a_function.pt', weights, save=save_beside_call)  # and nothing is called
    maker.opens('weights.safetensors', weights, save=save_safetensors)
    maker.opens('safetensors_named_pt.pt', weights, save=save_safetensors)


def make_tensors(maker):
    weights = maker.weights
    for dtype in (torch.float64, torch.float16, torch.bfloat16):
        converted = OrderedDict((key, value.to(dtype)) for key, value in weights.items())
        name = str(dtype).split('.')[1]
        maker.opens(f'{name}.pt', converted, converted)
        maker.opens(f'{name}.safetensors', converted, converted, save_safetensors)
    maker.opens('transposed.pt', OrderedDict(
        (key, value.t().contiguous().t() if value.dim() == 2 else value) for key, value in weights.items()))
    whole = torch.cat([torch.zeros(5)] + [value.flatten() for value in weights.values()])
    views, at = OrderedDict(), 5
    for key, value in weights.items():
        views[key] = whole[at:at + value.numel()].view(value.shape)
        at += value.numel()
    maker.opens('one_storage.pt', views)
    tied = maker.changed({'lm_head.weight': weights['token_embedding_table.weight']})
    maker.opens('tied.pt', tied, tied)
    wide = torch.cat([weights['lm_head.weight'], torch.ones(V, 3)], dim=1)
    maker.opens('column_slice.pt', maker.changed({'lm_head.weight': wide[:, :C]}))
    maker.opens('every_other_value.pt', maker.changed(
        {'lm_head.bias': torch.stack([weights['lm_head.bias'], torch.ones(V)], dim=1).flatten()[::2]}))
    row = weights['position_embedding_table.weight'][:1].expand(T, C)
    expanded = maker.changed({'position_embedding_table.weight': row})
    maker.opens('expanded.pt', expanded, expanded)


def make_masks(maker):
    masks = {'absent': None, 'larger': torch.tril(torch.ones(64, 64)), 'smaller': torch.ones(2, 2),
             'all_ones': torch.ones(T, T), 'bool': torch.tril(torch.ones(T, T)).bool(),
             'integers': torch.tril(torch.ones(T, T, dtype=torch.int64)), 'nan': torch.full((T, T), float('nan'))}
    for name, tril in masks.items():
        maker.opens(f'tril_{name}.pt', maker.changed({'sa_head.tril': tril}))


def make_refused(maker):
    weights = maker.weights
    maker.refused('legacy.pt', 'saved as before PyTorch 1.6', weights, save_legacy)
    maker.refused('tar_like.pt', 'a tar file', weights, save_tar_like)
    for key in ('sa_head.query.weight', 'lm_head.bias', 'token_embedding_table.weight'):
        value = weights[key]
        maker.refused(f'shape_{key}.pt', 'a wrong shape', maker.changed({key: value[:-1]}))
        maker.refused(f'missing_{key}.pt', 'a key is missing', maker.changed({key: None}))
    maker.refused('extra_key.pt', 'an unexpected key', maker.changed({'blocks.0.weight': torch.ones(2)}))
    maker.refused('more_dimensions.pt', 'a wrong shape',
                  maker.changed({'lm_head.weight': weights['lm_head.weight'].unsqueeze(0)}))
    maker.refused('integers.pt', 'weights of whole numbers',
                  OrderedDict((key, value.long()) for key, value in weights.items()))
    maker.refused('sparse.pt', 'a sparse tensor',
                  maker.changed({'lm_head.weight': weights['lm_head.weight'].to_sparse()}))
    maker.refused('list.pt', 'a list', list(weights.values()))
    maker.refused('one_tensor.pt', 'a single tensor', weights['lm_head.weight'])
    maker.refused('truncated.pt', 'its end is missing', weights, truncated(torch.save))
    maker.refused('truncated.safetensors', 'its end is missing', weights, truncated(save_safetensors))
    maker.refused('empty.pt', 'empty', b'', lambda value, path: path.write_bytes(value))


def make_not_finite(maker):
    head = maker.weights['sa_head.value.weight'].clone()
    head[3, 4] = float('nan')
    torch.save(maker.changed({'sa_head.value.weight': head}), maker.folder / 'nan.pt')
    return {'file': 'nan.pt', 'names': 'sa_head.value.weight'}


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    # Every character of the alphabet, and enough of them for a validation window.
    (folder / 'text.txt').write_text((ALPHABET[2:] + ' ' + ALPHABET[:1]) * 30, encoding='utf-8')
    (folder / 'other_text.txt').write_text((ALPHABET[2:] + ' z' + ALPHABET[:1]) * 30, encoding='utf-8')
    maker = Maker(folder)
    make_containers(maker)
    make_tensors(maker)
    make_masks(maker)
    make_refused(maker)
    cases = {'prompt': PROMPT, 'cases': maker.cases, 'not_finite': make_not_finite(maker)}
    with open(folder / 'cases.json', 'w', encoding='utf-8') as out:
        json.dump(cases, out, indent=1)


if __name__ == '__main__':
    main(pathlib.Path(sys.argv[1]))
