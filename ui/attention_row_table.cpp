// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/attention_row_table.h"

#include "ui/cell_sentence.h"
#include "ui/drawable_characters.h"
#include "ui/number_text.h"
#include "ui/weight_bar_delegate.h"

#include <QEvent>
#include <QHeaderView>

namespace headlight {

AttentionRowTable::AttentionRowTable(QWidget *parent)
    : QTableWidget(0, ColumnCount, parent) {
    setItemDelegateForColumn(Weight, new WeightBarDelegate(this));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::NoFocus);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the panel scrolls
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setMinimumSectionSize(16);
    // Not by their contents: measuring every line again at every number costs more than all the rest.
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(Weight, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    retranslate();
    fitHeight();
}

void AttentionRowTable::fitColumns() {
    const QFontMetrics metrics(horizontalHeader()->font());
    const auto fit = [&](Column column, const QString &widest) {
        const int text = qMax(metrics.horizontalAdvance(widest),
            metrics.horizontalAdvance(horizontalHeaderItem(column)->text()));
        setColumnWidth(column, text + 14);
    };
    fit(Position, QString::number(qMax(10, rowCount())));
    fit(Score, QStringLiteral("−00.00"));
    QString widest;
    for (int line = 0; line < rowCount(); ++line) {
        const QString label = item(line, Character)->text();
        if (metrics.horizontalAdvance(label) > metrics.horizontalAdvance(widest))
            widest = label;
    }
    fit(Character, widest);
}

void AttentionRowTable::markLine(int line) {
    for (const int changed : {m_markedLine, line}) {
        if (changed < 0 || changed >= rowCount())
            continue;
        QFont marked = font();
        marked.setBold(changed == line);
        for (int column = 0; column < ColumnCount; ++column) {
            item(changed, column)->setFont(marked);
            item(changed, column)
                ->setBackground(changed == line ? palette().brush(QPalette::AlternateBase) : QBrush());
        }
    }
    m_markedLine = line;
}

void AttentionRowTable::retranslate() {
    setHorizontalHeaderLabels({tr("Pos."), tr("Char."), tr("Score"), tr("Weight")});
    horizontalHeaderItem(Position)->setToolTip(tr("Position looked at"));
    horizontalHeaderItem(Character)->setToolTip(tr("Its character"));
    horizontalHeaderItem(Score)->setToolTip(tr("Score just before the softmax; −∞ where the mask blocks"));
    horizontalHeaderItem(Weight)->setToolTip(tr("Attention weight in per cent"));
    fitColumns();
}

void AttentionRowTable::setLines(int count) {
    if (rowCount() == count)
        return;
    setRowCount(count);
    for (int line = 0; line < count; ++line)
        for (int column = 0; column < ColumnCount; ++column) {
            if (item(line, column))
                continue;
            auto *cell = new QTableWidgetItem;
            cell->setFlags(Qt::ItemIsEnabled);
            const bool centred = column == Character;
            cell->setTextAlignment((centred ? Qt::AlignHCenter : Qt::AlignRight) | Qt::AlignVCenter);
            setItem(line, column, cell);
        }
    fitHeight();
}

void AttentionRowTable::setLineText(int line, Column column, const QString &text) {
    if (item(line, column)->text() != text)
        item(line, column)->setText(text);
}

void AttentionRowTable::setRow(const AttentionTrace &trace, const ProbeView &probe, int row, int col) {
    const QSignalBlocker quiet(this);
    setLines(probe.size());
    const bool otherProbe = probe.characters != m_characters;
    const auto line = static_cast<std::size_t>(row);
    for (int i = 0; i < probe.size(); ++i) {
        const auto position = static_cast<std::size_t>(i);
        const auto weight = static_cast<double>(trace.weights(line, position));
        setLineText(i, Position, QString::number(i));
        if (otherProbe)
            setLineText(i, Character, drawableLabel(probe.at(i)));
        setLineText(i, Score, scoreText(static_cast<double>(trace.maskedScores(line, position)), 2));
        setLineText(i, Weight, percentText(weight));
        item(i, Weight)->setData(Qt::UserRole, weight);
    }
    if (otherProbe) {
        m_characters = probe.characters;
        fitColumns();
    }
    markLine(col);
    viewport()->update();
}

void AttentionRowTable::clearRow() {
    setLines(0);
    m_characters.clear();
    m_markedLine = -1;
}

void AttentionRowTable::fitHeight() {
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 2);
    setFixedHeight(
        horizontalHeader()->sizeHint().height() + rowCount() * verticalHeader()->defaultSectionSize() + 2);
}

void AttentionRowTable::changeEvent(QEvent *event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitHeight();
    else if (event->type() == QEvent::PaletteChange)
        markLine(m_markedLine);
}

} // namespace headlight
