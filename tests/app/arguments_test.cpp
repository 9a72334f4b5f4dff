// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the names of files on the command line: whatever bytes they are made of, they open.
#include "app/arguments.h"

#include <QTest>

using namespace headlight;

class ArgumentsTest : public QObject {
    Q_OBJECT

private slots:
    void fileNamesKeepTheirBytes();
};

void ArgumentsTest::fileNamesKeepTheirBytes() {
    // A name in another encoding than UTF-8, and Hangul: both must be openable.
    char program[] = "headlight";
    char word[] = "inspect";
    char latin1[] = "caf\xe9.txt";
    char option[] = "--text=\xea\xb0\x80.txt";
    char *argv[] = {program, word, latin1, option};
#if !defined(Q_OS_WIN)
    const Arguments arguments(4, argv);
    QCOMPARE(arguments.path(arguments.words().at(2)).string(), std::string(latin1));
    QCOMPARE(arguments.path(QStringLiteral("가.txt")).string(), std::string("\xea\xb0\x80.txt"));
#else
    Q_UNUSED(argv)
#endif
}

QTEST_GUILESS_MAIN(ArgumentsTest)
#include "arguments_test.moc"
