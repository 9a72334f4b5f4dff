// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/trace.h"
#include "ui/probe_view.h"

#include <QTableWidget>

namespace headlight {

/// One row of the attention matrix, a line for each position looked at: position, character, score, weight.
class AttentionRowTable : public QTableWidget {
    Q_OBJECT
public:
    explicit AttentionRowTable(QWidget *parent = nullptr);

    /// Shows row `row` of `trace` with column `col` marked. The trace must be of this probe.
    void setRow(const AttentionTrace &trace, const ProbeView &probe, int row, int col);
    void clearRow();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Column { Position, Character, Score, Weight, ColumnCount };

    void retranslate();
    void setLines(int count);
    void setLineText(int line, Column column, const QString &text);
    void markLine(int line);
    void fitColumns();
    void fitHeight();

    std::u32string m_characters; ///< of the probe whose labels stand in the table
    int m_markedLine = -1;
};

} // namespace headlight
