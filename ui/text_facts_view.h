// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text_summary.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace headlight {

class ElidedLabel;
class LinkButton;

/// The facts of the text a run learns from, and what was done to it on the way in.
class TextFactsView : public QWidget {
    Q_OBJECT
public:
    explicit TextFactsView(QWidget *parent = nullptr);
    void setSummary(const TextSummary &summary);

signals:
    void changeEncodingRequested();
    void vocabularyRequested();
    /// The same file is wanted again, composed or not.
    void readingChangeRequested(const headlight::TextReading &reading);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addRow(const char *name, LinkButton *button = nullptr);
    QLabel *addNotice(const char *name);
    void addComposition();
    void requestOtherComposition();
    void retranslate();
    void showValues();
    void showNotices();
    void updateColours();
    QString readingNotices() const;
    QString compositionNotice() const;
    bool isFile() const { return m_summary && !m_summary->facts.path.empty(); }

    std::optional<TextSummary> m_summary;
    QVBoxLayout *m_layout;
    ElidedLabel *m_name;
    LinkButton *m_vocabulary;
    LinkButton *m_encoding;
    LinkButton *m_composition;
    std::vector<QLabel *> m_titles;
    std::vector<QLabel *> m_values;
    QLabel *m_warning;
    QLabel *m_normalised;
    QLabel *m_composed;
};

} // namespace headlight
