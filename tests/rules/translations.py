# SPDX-License-Identifier: GPL-3.0-or-later
"""Protects the Korean window: every string of the sources has a finished translation with the same place-holders, and
nothing is kept that the sources no longer say. The English catalogue holds the plurals.

    translations.py SOURCE_ROOT LUPDATE
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import tree

CATALOGUES = {'headlight_ko.ts': [], 'headlight_en.ts': ['-pluralonly']}
PLACE_HOLDER = re.compile(r'%L?\d|%n')


def messages(catalogue):
    """(context, message element) of every entry."""
    for context in ElementTree.parse(catalogue).getroot().iter('context'):
        for message in context.iter('message'):
            yield context.findtext('name'), message


def texts_of(translation):
    """The translated strings: one, or one for each plural form."""
    forms = translation.findall('numerusform')
    return [''.join(form.itertext()) for form in forms] if forms else [''.join(translation.itertext())]


def problems_of(context, message):
    """Yields what is wrong with one entry."""
    source = message.findtext('source')
    where = f'{context}: "{source}"'
    translation = message.find('translation')
    state = 'missing' if translation is None else translation.get('type')
    if state is not None:
        yield f'{where} is {state}'
        return
    wanted = set(PLACE_HOLDER.findall(source))
    for text in texts_of(translation):
        if not text.strip():
            yield f'{where} has an empty translation'
        # A plural form may leave the number out ("one step"); everything else must be there.
        elif (set(PLACE_HOLDER.findall(text)) ^ wanted) - {'%n'}:
            yield f'{where} and "{text}" have different place-holders'


def check(root, lupdate, name, options, scratch):
    """The problems of one catalogue, after Qt's own tool has compared a copy of it with the sources."""
    original = pathlib.Path(root, 'translations', name)
    if not original.is_file():
        return [f'translations/{name} is missing']
    copy = pathlib.Path(scratch, name)
    shutil.copy(original, copy)
    before = sum(1 for _ in messages(copy))
    done = subprocess.run([lupdate, '-silent', '-locations', 'none', '-I', root, *options, f'{root}/app', f'{root}/ui', '-ts', copy],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        return [f'{name}: lupdate failed: {done.stdout}']
    problems = [f'{name}: lupdate says: {line}' for line in done.stdout.splitlines() if line.strip()]
    entries = list(messages(copy))
    problems += [f'{name}: {problem}' for context, message in entries for problem in problems_of(context, message)]
    print(f'{name}: {before} entries, {len(entries)} after lupdate')
    if not options and not entries:
        problems.append(f'{name}: holds nothing')
    return problems


def main(root, lupdate):
    problems = []
    with tempfile.TemporaryDirectory() as scratch:
        for name, options in CATALOGUES.items():
            problems += check(root, lupdate, name, options, scratch)
    tree.report(problems)


main(*sys.argv[1:3])
