// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_document.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace headlight {

class ElidedLabel;
class VocabularyFilter;
class VocabularyModel;

/// Every character of a text: its token id, label, code point, name if it is invisible, count and share. To
/// be shown beside the window.
class VocabularyDialog : public QDialog {
    Q_OBJECT
public:
    explicit VocabularyDialog(QWidget *parent = nullptr);
    /// Counted when the dialog is in sight; `name` stands above.
    void setText(const TextDocumentPtr &text, const QString &name = {});

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void createTable();
    void setColumnWidths();
    void copyRows() const;
    void showWaitingText();
    void showFacts();
    void updateColours();
    void retranslate();

    VocabularyModel *m_model;
    VocabularyFilter *m_filter;
    ElidedLabel *m_name;
    QLabel *m_facts;
    QLabel *m_warning;
    QLineEdit *m_search;
    QTableView *m_table;
    QAction *m_copy;
    QDialogButtonBox *m_buttons;
    TextDocumentPtr m_waiting; ///< set while the dialog is hidden
    QString m_waitingName;     ///< likewise
    qint64 m_characters = 0;   ///< N
    qint64 m_vocabulary = 0;   ///< V
};

} // namespace headlight
