// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text_summary.h"

#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;

namespace headlight {

class ElidedLabel;

/// The facts of the text a run learns from.
class TextFactsView : public QWidget {
    Q_OBJECT
public:
    explicit TextFactsView(QWidget *parent = nullptr);
    void setSummary(const TextSummary &summary);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addRow(const char *name);
    void retranslate();
    QString normalised() const;

    std::optional<TextSummary> m_summary;
    QGridLayout *m_grid;
    ElidedLabel *m_name;
    std::vector<QLabel *> m_titles;
    std::vector<QLabel *> m_values;
    QLabel *m_normalised;
};

} // namespace headlight
