// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window at work, and what its user feels of it: see README.md.
#include "tests/benchmarks/window_measurements.h"

#include "app/colours.h"
#include "app/locale_setup.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QStyleFactory>

#include <iostream>

using namespace headlight::benchmarks;

int main(int argc, char **argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    headlight::useUtf8();
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication application(argc, argv);
    headlight::useDecimalPoint();
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    headlight::applyColours(QStringLiteral("light"));

    QCommandLineParser parser;
    const QCommandLineOption seconds(QStringLiteral("seconds"), QStringLiteral("of training at full speed"),
        QStringLiteral("N"), QStringLiteral("5"));
    const QCommandLineOption only(QStringLiteral("only"),
        QStringLiteral("start, training, evaluation, maps or largest, again for more; all when left out"),
        QStringLiteral("PART"));
    parser.addOptions({seconds, only});
    parser.addPositionalArgument(QStringLiteral("TEXT"), QStringLiteral("to train on"));
    parser.addHelpOption();
    parser.process(application);
    const QStringList texts = parser.positionalArguments();
    if (texts.size() != 1 || !QFileInfo(texts.first()).isFile()) {
        std::cerr << "usage: benchmark_window [--seconds N] [--only PART] TEXT\n";
        return 2;
    }
    const auto wanted = [&](const char *part) {
        return !parser.isSet(only) || parser.values(only).contains(QLatin1String(part));
    };
    if (wanted("start"))
        measureStart(texts.first());
    if (wanted("training"))
        measureTraining(texts.first(), parser.value(seconds).toInt());
    if (wanted("evaluation"))
        measurePauseInEvaluation(texts.first());
    if (wanted("maps"))
        measureMaps();
    if (wanted("largest"))
        measureLargestModels();
    return 0;
}
