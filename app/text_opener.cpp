// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_opener.h"

#include "app/built_in_texts.h"
#include "app/guarded.h"
#include "model/text/file_form.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

namespace headlight {

namespace {

constexpr qint64 progressInterval = 50; // milliseconds

/// Texts and damaged files of weights are told apart by what is in them.
bool holdsWeights(const QString &path) {
    constexpr qint64 head = 1 << 16;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false; // opening it as a text says why
    const QByteArray bytes = file.size() <= head ? file.readAll() : file.read(head);
    switch (recogniseFile({bytes.constData(), static_cast<std::size_t>(bytes.size())})) {
    case FileForm::TorchZip:
    case FileForm::TorchLegacy:
    case FileForm::Safetensors:
        return true;
    default:
        return QFileInfo(path).suffix().compare(QLatin1String("pt"), Qt::CaseInsensitive) == 0;
    }
}

/// What the work gave: called in the GUI thread with an opener that still wants it.
using Result = std::function<void(TextOpener &)>;

Result openOne(const TextChoice &choice, const ReadingProgress &progress) {
    const auto refusal = [choice](const Error &error) -> Result {
        return [choice, error](TextOpener &opener) { emit opener.refused(error, choice); };
    };
    Result result;
    const auto error = guarded([&] {
        if (!isBuiltInText(choice.name) && holdsWeights(choice.name)) {
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
    cancel();
}

void TextOpener::openFile(const QString &path, const TextReading &reading) {
    const std::u16string name = QDir::toNativeSeparators(path).toStdU16String();
    open({path, std::filesystem::path(name), {}, reading});
}

void TextOpener::openBuiltIn(const QString &name, const PatternRule &rule) {
    open({name, {}, rule});
}

void TextOpener::cancel() {
    ++m_latest;
    if (m_wanted)
        *m_wanted = false;
    m_wanted.reset();
    emit finished();
}

void TextOpener::open(const TextChoice &choice) {
    if (m_wanted)
        *m_wanted = false;
    m_wanted = std::make_shared<std::atomic<bool>>(true);
    const quint64 request = ++m_latest;
    emit started(QFileInfo(choice.name).fileName());
    const QPointer<TextOpener> opener = this;
    // Only the GUI thread may ask whether the opener still lives.
    const auto report = [opener, request](const Result &result) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [opener, request, result] {
                if (!opener.isNull() && opener->m_latest == request)
                    result(*opener);
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
