// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine_loader.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLibrary>
#include <QStringList>

namespace headlight {

namespace {

QStringList candidates() {
    const QString asked = qEnvironmentVariable("HEADLIGHT_ENGINE");
    if (!asked.isEmpty())
        return {asked};
    const QString folder = QCoreApplication::applicationDirPath();
    const QString file = QStringLiteral(HEADLIGHT_ENGINE_FILE);
    return {folder + QLatin1Char('/') + file, folder + QStringLiteral("/../lib/headlight/") + file};
}

Error unavailable(const QString &reason) {
    Error error;
    error.kind = ErrorKind::EngineUnavailable;
    error.detail = reason.simplified().toStdString();
    return error;
}

} // namespace

Outcome<std::unique_ptr<Engine>> loadEngine() {
    QString path = candidates().constFirst();
    for (const QString &candidate : candidates()) {
        if (QFileInfo::exists(candidate)) {
            path = candidate;
            break;
        }
    }
    QLibrary library(path);
    // No ExportExternalSymbolsHint: what LibTorch drags in (a Qt 5, for one) must not meet our symbols.
    library.setLoadHints(QLibrary::PreventUnloadHint);
    const auto create = reinterpret_cast<CreateEngineFunction>(library.resolve(createEngineName));
    if (create == nullptr)
        return unavailable(library.errorString());
    std::unique_ptr<Engine> engine(create());
    if (!engine)
        return unavailable(QStringLiteral("LibTorch could not start"));
    return engine;
}

} // namespace headlight
