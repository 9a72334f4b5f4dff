# SPDX-License-Identifier: GPL-3.0-or-later
"""Protects the rule checks themselves: a clean little tree passes, and each kind of broken file is found. A check that
has stopped looking would otherwise be green for ever.

    self_test.py LUPDATE
"""
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
SPDX = '// SPDX-License-Identifier: GPL-3.0-or-later\n'
CATALOGUE = ('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{}">{}</TS>\n')
ENTRY = '<context><name>Window</name><message><source>{}</source>{}</message></context>'
PLURAL = '<context><name>Window</name><message numerus="yes"><source>%n steps</source>{}</message></context>'
SAID = 'QString said(int n) { return QCoreApplication::translate("Window", "Take %1"); }\n'
COUNTED = 'QString counted(int n) { return QCoreApplication::translate("Window", "%n steps", "", n); }\n'
WINDOW = SPDX + '#include <QCoreApplication>\n'
TAKE = ENTRY.format('Take %1', '<translation>{}</translation>')
ENGLISH = CATALOGUE.format('en', '{}')
KOREAN = CATALOGUE.format('ko', '{}')

CLEAN = {
    'model/text/a.h': SPDX + '#pragma once\n#include "model/text/b.h"\n#include <unicode/ucnv.h>\n',
    'model/engine/a.cpp': SPDX + '#include "model/text/a.h"\n#ifdef __linux__\n#include <dlfcn.h>\n#endif\n'
                          '#include <torch/torch.h>\n',
    'ui/window.cpp': WINDOW + '#include <qcustomplot.h>\n' + SAID,
    'app/main.cpp': SPDX + '#include "ui/window.h"\n#include <QThread>\n',
    'translations/headlight_ko.ts': KOREAN.format(TAKE.format('%1 가져오기')),
    'translations/headlight_en.ts': ENGLISH.format(''),
}

# (script, file, its content, a part of the sentence that must come)
BROKEN = (
    ('include_rules', 'model/text/c.h', '#include <QString>\n', 'must not include QString'),
    ('include_rules', 'model/text/c.h', '#include <torch/script.h>\n', 'must not include torch/script.h'),
    ('include_rules', 'model/text/c.h', '#include "model/engine/head.h"\n', 'must not include model/engine'),
    ('include_rules', 'model/text/c.h', '#include <unistd.h>\n', 'outside any #if'),
    ('include_rules', 'model/engine/c.cpp', '#include <QtCore/QString>\n', 'must not include QtCore'),
    ('include_rules', 'ui/c.cpp', '  #  include "app/training_session.h"\n', 'must not include app/'),
    ('include_rules', 'ui/c.cpp', '#include <ATen/ATen.h>\n', 'must not include ATen'),
    ('include_rules', 'ui/c.cpp', '#include <mutex>\n', 'must not include mutex'),
    ('include_rules', 'ui/c.cpp', 'std::thread t;\n', 'knows no threads'),
    ('include_rules', 'ui/c.h', '#include <qcustomplot.h>\n', 'belongs in .cpp files only'),
    ('include_rules', 'ui/c.cpp', '#include "c.h"\n', 'not a path from the top'),
    ('include_rules', 'app/c.cpp', '#include <c10/util/Exception.h>\n', 'must not include c10'),
    ('include_rules', 'app/c.cpp', '#include "model/engine/trainer.h"\n', 'must not include model/engine'),
    ('include_rules', 'tests/support/c.cpp', '#include <QTest>\n#include <torch/torch.h>\n', 'Qt and LibTorch'),
    ('include_rules', 'tests/model/c.cpp', '#include <QTest>\n', 'must not include QTest'),
    ('include_rules', 'resources/c.cpp', 'int a;\n', 'no C++ belongs'),
    ('file_rules', 'ui/c.cpp', '\n' + SPDX, 'must name the licence'),
    ('file_rules', 'ui/c.cpp', SPDX + '\n' * 300, '301 lines'),
    ('file_rules', 'ui/c.h', SPDX, 'no #pragma once'),
    ('file_rules', 'ui/c.cpp', SPDX + '// /ho' + 'me/somebody/x\n', 'a path of one machine'),
    ('file_rules', 'ui/c.cpp', SPDX + '\tint a;\n', 'tabs or CR'),
    ('file_rules', 'ui/c.cpp', SPDX + 'int a;', 'no line end'),
    ('file_rules', 'notes.txt', 'x\n', 'does not belong in the top level'),
    ('translations', 'ui/c.cpp', WINDOW + SAID.replace('Take', 'Give'), '"Give %1" is unfinished'),
    ('translations', 'ui/window.cpp', WINDOW, '"Take %1" is vanished'),
    ('translations', 'translations/headlight_ko.ts', KOREAN.format(TAKE.format('')), 'an empty translation'),
    ('translations', 'translations/headlight_ko.ts', KOREAN.format(TAKE.format('가져오기')), 'different place-holders'),
    ('translations', 'ui/c.cpp', WINDOW + COUNTED, 'headlight_en.ts: Window: "%n steps" is unfinished'),
)


def run(script, root, lupdate):
    extra = [lupdate] if script == 'translations' else []
    return subprocess.run([sys.executable, '-B', HERE / f'{script}.py', root, *extra], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False)


def write(root, files):
    for name, content in files.items():
        path = pathlib.Path(root, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding='utf-8')


def main(lupdate):
    failures = 0
    for script, name, content, sentence in [(s, None, None, None) for s in ('include_rules', 'file_rules', 'translations')
                                            ] + list(BROKEN):
        with tempfile.TemporaryDirectory() as root:
            write(root, CLEAN)
            if name is not None:
                write(root, {name: content})
            done = run(script, root, lupdate)
        right = done.returncode == (0 if name is None else 1) and (sentence or 'ok') in done.stdout
        if not right:
            failures += 1
            print(f'{script} on {name or "the clean tree"}: expected "{sentence or "ok"}", got status '
                  f'{done.returncode} and:\n{done.stdout}')
    print(f'{len(BROKEN) + 3 - failures} of {len(BROKEN) + 3} as they should be')
    sys.exit(1 if failures else 0)


main(sys.argv[1])
