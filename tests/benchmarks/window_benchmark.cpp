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
    const QCommandLineOption trainingOnly(
        QStringLiteral("training-only"), QStringLiteral("leave out all but training at full speed"));
    parser.addOptions({seconds, trainingOnly});
    parser.addPositionalArgument(QStringLiteral("TEXT"), QStringLiteral("to train on"));
    parser.addHelpOption();
    parser.process(application);
    const QStringList texts = parser.positionalArguments();
    if (texts.size() != 1 || !QFileInfo(texts.first()).isFile()) {
        std::cerr << "usage: benchmark_window [--seconds N] [--training-only] TEXT\n";
        return 2;
    }
    measureTraining(texts.first(), parser.value(seconds).toInt());
    if (parser.isSet(trainingOnly))
        return 0;
    measurePauseInEvaluation(texts.first());
    measureMaps();
    measureLargestModels();
    return 0;
}
