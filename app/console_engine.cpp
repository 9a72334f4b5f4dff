// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_engine.h"

#include "app/console_output.h"

#include <QCoreApplication>

namespace headlight {

void announceEngine(const EngineInfo &info, const QString &where) {
    printError(QStringLiteral("LibTorch %1, BLAS: %2, %3\n")
                   .arg(QString::fromStdString(info.torchVersion), QString::fromStdString(info.blas), where));
    if (info.referenceBlas)
        printError(QCoreApplication::translate("Console",
                       "This is the slow reference BLAS: with OpenBLAS training is about six times faster.") +
                   QLatin1Char('\n'));
}

} // namespace headlight
