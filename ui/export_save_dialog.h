// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>

namespace headlight {

/// A kind of file that can be saved.
struct ExportFileType {
    QString name;   ///< "PNG picture"
    QString suffix; ///< "png"
};

/// Asks for a file's name and sees to its suffix. Begins in the folder where the last file was saved.
class ExportSaveDialog : public QFileDialog {
    Q_OBJECT
public:
    /// `types` are offered, types[chosen] first; `baseName` is the suggestion, without a suffix.
    ExportSaveDialog(const QString &title, const QString &baseName, QList<ExportFileType> types, int chosen,
        QWidget *parent = nullptr);

    QString path() const;
    int chosenType() const; ///< index of the type that was chosen last

    void accept() override;

private:
    QList<ExportFileType> m_types;
};

} // namespace headlight
