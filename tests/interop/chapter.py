# SPDX-License-Identifier: GPL-3.0-or-later
"""The chapter's model in PyTorch, for files that go to and fro. Three switches, which the chapter's class does not
have, stand outside the state_dict: they are on unless a check sets them.
"""
import sys

try:
    import torch
    from torch import nn
except ImportError:
    print('PyTorch is missing: nothing to compare with')
    sys.exit(77)  # what ctest takes for "skipped"


class Head(nn.Module):
    def __init__(self, n_embd, block_size):
        super().__init__()
        self.key = nn.Linear(n_embd, n_embd, bias=False)
        self.query = nn.Linear(n_embd, n_embd, bias=False)
        self.value = nn.Linear(n_embd, n_embd, bias=False)
        self.register_buffer('tril', torch.tril(torch.ones(block_size, block_size)))
        self.scale = self.mask = True

    def forward(self, x):
        T, C = x.shape[1:]
        wei = self.query(x) @ self.key(x).transpose(-2, -1)  # (B, T, T)
        if self.scale:
            wei = wei * C ** -0.5
        if self.mask:
            wei = wei.masked_fill(self.tril[:T, :T] == 0, float('-inf'))
        return torch.softmax(wei, dim=-1) @ self.value(x)  # (B, T, C)


class ChapterModel(nn.Module):
    def __init__(self, vocab_size, block_size, n_embd):
        super().__init__()
        self.token_embedding_table = nn.Embedding(vocab_size, n_embd)
        self.position_embedding_table = nn.Embedding(block_size, n_embd)
        self.sa_head = Head(n_embd, block_size)
        self.lm_head = nn.Linear(n_embd, vocab_size)
        self.position = True

    def forward(self, idx):
        x = self.token_embedding_table(idx)  # (B, T, C)
        if self.position:
            x = x + self.position_embedding_table(torch.arange(idx.shape[1]))
        return self.lm_head(self.sa_head(x))  # (B, T, V)

    def set_switches(self, scale, mask, position):
        self.sa_head.scale, self.sa_head.mask, self.position = scale, mask, position


def model_like(state_dict):
    """A model of the sizes of a whole state_dict, with its weights; every key must fit."""
    vocab_size, n_embd = state_dict['lm_head.weight'].shape
    model = ChapterModel(vocab_size, state_dict['position_embedding_table.weight'].shape[0], n_embd)
    model.load_state_dict(state_dict, strict=True)
    return model.eval()


def logits_of(model, tokens):
    """(T, V) as lists."""
    with torch.no_grad():
        return model(torch.tensor([tokens]))[0].tolist()


def largest_difference(left, right):
    """Between two lists of lists; infinite when their shapes differ or something is not a number."""
    left, right = torch.tensor(left, dtype=torch.float64), torch.tensor(right, dtype=torch.float64)
    if left.shape != right.shape or not torch.isfinite(left).all() or not torch.isfinite(right).all():
        return float('inf')
    return (left - right).abs().max().item()
