// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/file_dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QHeaderView>
#include <QTreeView>

namespace headlight {

namespace {

struct FileDialogs {
    Q_DECLARE_TR_FUNCTIONS(FileDialogs)
};

QString chosen(QFileDialog &dialog) {
    hideFileTypes(dialog);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    return dialog.selectedFiles().constFirst();
}

QString textFilter() {
    return FileDialogs::tr("Text files (*.txt *.md *.csv)");
}

QString runFilter() {
    return FileDialogs::tr("Runs and weights (*.pt *.pth *.safetensors)");
}

QString askToOpen(QWidget *parent, const QString &title, const QStringList &filters) {
    QFileDialog dialog(parent, title);
    dialog.setObjectName(QStringLiteral("openDialog"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters(filters + QStringList{FileDialogs::tr("All files (*)")});
    return chosen(dialog);
}

QString askToSave(QWidget *parent, const QString &title, const QString &suggestion) {
    QFileDialog dialog(parent, title);
    dialog.setObjectName(QStringLiteral("saveDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilter(FileDialogs::tr("PyTorch files (*.pt)"));
    dialog.setDefaultSuffix(QStringLiteral("pt"));
    dialog.selectFile(suggestion);
    return chosen(dialog);
}

} // namespace

QString askForTextOrRun(QWidget *parent) {
    return askToOpen(parent, FileDialogs::tr("Open a text or a run"),
        {FileDialogs::tr("Texts, runs and weights (*.txt *.md *.csv *.pt *.pth *.safetensors)"), textFilter(),
            runFilter()});
}

QString askForText(QWidget *parent) {
    return askToOpen(parent, FileDialogs::tr("Choose the text"), {textFilter()});
}

QString askForRunToSave(QWidget *parent, const QString &suggestion) {
    return askToSave(parent, FileDialogs::tr("Save the run"), suggestion);
}

QString askForWeightsToSave(QWidget *parent, const QString &suggestion) {
    return askToSave(parent, FileDialogs::tr("Export the weights for PyTorch"), suggestion);
}

void hideFileTypes(QFileDialog &dialog) {
    constexpr int typeColumn = 2; // of QFileSystemModel
    constexpr int dateColumn = 3;
    auto *list = dialog.findChild<QTreeView *>(QStringLiteral("treeView"));
    if (list == nullptr) // the system's own dialog
        return;
    list->header()->setSectionHidden(typeColumn, true);
    list->header()->setSectionResizeMode(dateColumn, QHeaderView::ResizeToContents);
}

} // namespace headlight
