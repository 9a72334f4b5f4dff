// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_opener.h"

#include <QCoreApplication>
#include <QDir>
#include <QPointer>
#include <QThreadPool>

namespace headlight {

void TextOpener::openFile(const QString &path) {
    const std::u16string name = QDir::toNativeSeparators(path).toStdU16String();
    open({path, std::filesystem::path(name), {}});
}

void TextOpener::openBuiltIn(const QString &name, const PatternRule &rule) {
    open({name, {}, rule});
}

void TextOpener::open(const TextChoice &choice) {
    const quint64 request = ++m_latest;
    const QPointer<TextOpener> opener = this;
    QThreadPool::globalInstance()->start([opener, choice, request] {
        const Outcome<TextDocumentPtr> text = openText(choice);
        // Only the GUI thread may ask whether the opener still lives.
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [opener, choice, request, text] {
                if (opener.isNull() || opener->m_latest != request)
                    return;
                if (text)
                    emit opener->textAvailable(*text, choice);
                else
                    emit opener->refused(text.error(), choice);
            },
            Qt::QueuedConnection);
    });
}

} // namespace headlight
