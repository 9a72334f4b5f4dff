# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways to write weights that torch.save() alone does not have."""
import io
import json
import os
import pickle
import struct
import tarfile
import zipfile

from chapter import torch

SAFETENSORS_TYPES = {torch.float64: 'F64', torch.float32: 'F32', torch.float16: 'F16', torch.bfloat16: 'BF16'}


def on_gpu(value, path):
    """As saved from a GPU: only the device beside each storage is another."""
    tag = torch.serialization.location_tag
    torch.serialization.location_tag = lambda storage: 'cuda:0'
    try:
        torch.save(value, path)
    finally:
        torch.serialization.location_tag = tag


def save_legacy(value, path):
    torch.save(value, path, _use_new_zipfile_serialization=False)


def save_tar_like(value, path):
    """The oldest form: a tar of `sys_info`, `pickle`, `tensors` and `storages`."""
    with tarfile.open(path, 'w') as tar:
        for name in ('sys_info', 'pickle', 'tensors', 'storages'):
            content = pickle.dumps({'protocol_version': 1000, 'name': name}, protocol=2)
            info = tarfile.TarInfo(name)
            info.size = len(content)
            tar.addfile(info, io.BytesIO(content))


def save_safetensors(value, path):
    """Eight bytes with the header's length, the header in JSON, the values."""
    header, values = {'__metadata__': {'format': 'pt'}}, b''
    for key, tensor in value.items():
        # bfloat16 has no NumPy type: its bits are taken as int16.
        bits = tensor.contiguous().view(torch.int16) if tensor.dtype == torch.bfloat16 else tensor.contiguous()
        content = bits.numpy().tobytes()
        header[key] = {'dtype': SAFETENSORS_TYPES[tensor.dtype], 'shape': list(tensor.shape),
                       'data_offsets': [len(values), len(values) + len(content)]}
        values += content
    text = json.dumps(header).encode()
    text += b' ' * (-len(text) % 8)
    path.write_bytes(struct.pack('<Q', len(text)) + text + values)


class _Call:
    """Pickled, it asks whoever reads it to make a folder."""

    def __init__(self, folder):
        self.folder = folder

    def __reduce__(self):
        return os.mkdir, (str(self.folder),)


def save_beside_call(value, path):
    """Good weights, and beside them a call of a function. It would make a folder `called` beside the file."""
    torch.save({'model': value, 'extra': _Call(path.parent / 'called')}, path)


def truncated(save):
    """Saves and cuts the last third off."""
    def cut(value, path):
        save(value, path)
        content = path.read_bytes()
        path.write_bytes(content[:len(content) * 2 // 3])
    return cut


def entries_of(path):
    """The names in a zip file; raises if one of them is damaged."""
    with zipfile.ZipFile(path) as archive:
        damaged = archive.testzip()
        if damaged is not None:
            raise ValueError(f'{damaged} is damaged')
        return archive.namelist()
