// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export_save_dialog.h"

#include "ui/file_dialogs.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace headlight {

namespace {

/// Where the last file was saved, for as long as the program runs.
QString &lastFolder() {
    static QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder;
}

} // namespace

ExportSaveDialog::ExportSaveDialog(
    const QString &title, const QString &baseName, QList<ExportFileType> types, int chosen, QWidget *parent)
    : QFileDialog(parent, title)
    , m_types(std::move(types)) {
    setObjectName(QStringLiteral("exportSaveDialog"));
    setOption(QFileDialog::DontUseNativeDialog); // accept() below mends names only in Qt's own dialog
    setAcceptMode(QFileDialog::AcceptSave);
    setFileMode(QFileDialog::AnyFile);
    QStringList filters;
    for (const ExportFileType &type : m_types)
        filters.append(QStringLiteral("%1 (*.%2)").arg(type.name, type.suffix));
    setNameFilters(filters);
    selectNameFilter(filters.value(chosen));
    setDirectory(QDir(lastFolder()).exists() ? lastFolder() : QDir::homePath());
    hideFileTypes(*this);
    selectFile(baseName + QLatin1Char('.') + m_types.value(chosen).suffix);
}

int ExportSaveDialog::chosenType() const {
    return static_cast<int>(std::max<qsizetype>(0, nameFilters().indexOf(selectedNameFilter())));
}

QString ExportSaveDialog::path() const {
    return selectedFiles().value(0);
}

void ExportSaveDialog::accept() {
    const QString suffix = QFileInfo(path()).suffix();
    const bool known = std::any_of(m_types.begin(), m_types.end(),
        [&](const ExportFileType &type) { return type.suffix.compare(suffix, Qt::CaseInsensitive) == 0; });
    // "step 1.5" has no suffix, whatever Qt thinks. Done before Qt asks about replacing a file.
    if (!known && !path().isEmpty() && !QFileInfo(path()).isDir())
        selectFile(path() + QLatin1Char('.') + m_types.value(chosenType()).suffix);
    QFileDialog::accept();
    if (result() == QDialog::Accepted)
        lastFolder() = QFileInfo(path()).absolutePath();
}

} // namespace headlight
