# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of the printed table."""


class Row:
    """One measured thing. `ratio` is what the goal speaks of when there are two sides, else the median of `ours` is."""

    def __init__(self, point, what, ours, other=None, unit='', ratio=None, wanted=None):
        self.point, self.what, self.ours, self.other = point, what, ours, other
        self.unit, self.ratio, self.wanted = unit, ratio, wanted

    def met(self):
        """None without a goal. A goal is a text as "<= 1.6"."""
        if self.wanted is None:
            return None
        sign, limit = self.wanted.split()
        value = self.ours.median if self.ratio is None else self.ratio
        return value <= float(limit) if sign == '<=' else value >= float(limit)

    def cells(self):
        wanted = '' if self.wanted is None else self.wanted.replace('<=', '≤').replace('>=', '≥')
        met = {None: '', True: 'yes', False: '**no**'}[self.met()]
        return [str(self.point), self.what, self.ours.text(self.unit),
                '' if self.other is None else self.other.text(self.unit),
                '' if self.ratio is None else f'{self.ratio:.2f}', wanted, met]


def faster(point, what, ours, other, unit, wanted=None):
    """How many times as fast ours is; for times, where less is better."""
    return Row(point, what, ours, other, unit, other.median / ours.median, wanted)


def share(point, what, ours, other, unit, wanted=None):
    """Ours as a part of the other."""
    return Row(point, what, ours, other, unit, ours.median / other.median, wanted)


def markdown(rows):
    lines = [['Goal', 'What', 'Headlight', 'Held against', 'Ratio', 'Wanted', 'Met'], ['---'] * 7]
    lines += [row.cells() for row in rows]
    return '\n'.join('| ' + ' | '.join(line) + ' |' for line in lines)
