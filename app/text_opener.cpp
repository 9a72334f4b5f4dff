// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_opener.h"

#include "app/built_in_texts.h"
#include "app/guarded.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QThreadPool>

namespace headlight {

namespace {

constexpr qint64 progressInterval = 50; // milliseconds

/// Texts and damaged files of weights are told apart by what is in them.
bool holdsWeights(const TextChoice &choice) {
    const auto form = formOfFile(choice.path);
    return form &&
           (isFormOfWeights(*form) || choice.name.endsWith(QLatin1String(".pt"), Qt::CaseInsensitive));
}

/// What the work gave: called in the GUI thread with an opener that still wants it.
using Result = std::function<void(TextOpener &)>;

Result openOne(const TextChoice &choice, const ReadingProgress &progress) {
    const auto refusal = [choice](const Error &error) -> Result {
        return [choice, error](TextOpener &opener) { emit opener.refused(error, choice); };
    };
    Result result;
    const auto error = guarded([&] {
        if (!isBuiltInText(choice.name) && holdsWeights(choice)) {
            const RunFile file = valueOrThrow(readRunFile(choice.path, choice.name, progress));
            result = [file](TextOpener &opener) { emit opener.runFileAvailable(file); };
        } else {
            const TextDocumentPtr text = valueOrThrow(openText(choice, progress));
            result = [text, choice](TextOpener &opener) { emit opener.textAvailable(text, choice); };
        }
    });
    return error ? refusal(*error) : result;
}

} // namespace

TextOpener::~TextOpener() {
    forget();
}

void TextOpener::openFile(const QString &path, const TextReading &reading) {
    const std::u16string name = QDir::toNativeSeparators(path).toStdU16String();
    open({path, std::filesystem::path(name), {}, reading});
}

void TextOpener::openBuiltIn(const QString &name, const PatternRule &rule) {
    open({name, {}, rule});
}

void TextOpener::cancel() {
    forget();
    emit finished();
}

void TextOpener::forget() {
    if (m_wanted)
        *m_wanted = false;
}

void TextOpener::open(const TextChoice &choice) {
    forget();
    m_wanted = std::make_shared<std::atomic<bool>>(true);
    emit started(QFileInfo(choice.name).fileName());
    // What is still wanted has an opener that still lives: only the GUI thread changes both.
    const auto report = [this, wanted = m_wanted](const Result &result) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [this, wanted, result] {
                if (*wanted)
                    result(*this);
            },
            Qt::QueuedConnection);
    };
    QThreadPool::globalInstance()->start([choice, report, wanted = m_wanted] {
        QElapsedTimer sinceReport;
        sinceReport.start();
        const Result result = openOne(choice, [&](double share) {
            if (sinceReport.elapsed() >= progressInterval) {
                sinceReport.restart();
                report([share](TextOpener &opener) { emit opener.progressed(share); });
            }
            return wanted->load();
        });
        report([result](TextOpener &opener) {
            emit opener.finished();
            result(opener);
        });
    });
}

} // namespace headlight
