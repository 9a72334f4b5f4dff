// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector_panel.h"

#include "ui/attention_row_table.h"
#include "ui/cell_sentence.h"
#include "ui/drawable_characters.h"
#include "ui/number_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <cmath>

namespace headlight {

namespace {

QLabel *plainLabel(const char *name) {
    auto *label = new QLabel;
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setContextMenuPolicy(Qt::NoContextMenu); // the panel's menu is for its labels, too
    return label;
}

} // namespace

InspectorPanel::InspectorPanel(QWidget *parent)
    : LazyPanel(parent)
    , m_heading(plainLabel("inspectorHeading"))
    , m_state(plainLabel("inspectorState"))
    , m_words(plainLabel("inspectorWords"))
    , m_rowHeading(plainLabel("inspectorRowHeading"))
    , m_facts(new QWidget)
    , m_table(new AttentionRowTable) {
    m_table->setObjectName(QStringLiteral("inspectorRow"));
    createLayout();
    createExports();
    retranslate();
}

void InspectorPanel::createLayout() {
    const char *names[] = {"inspectorRawScore", "inspectorScaledScore", "inspectorMaskedScore",
        "inspectorWeight", "inspectorRowSum", "inspectorNext"};
    auto *facts = new QGridLayout(m_facts);
    facts->setContentsMargins(0, 0, 0, 0);
    facts->setVerticalSpacing(2);
    facts->setColumnStretch(0, 1);
    for (int i = 0; i < FactCount; ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_names[at] = plainLabel("");
        m_names[at]->setTextInteractionFlags(Qt::NoTextInteraction);
        m_names[at]->setMinimumWidth(60); // long names wrap, the numbers never lose a digit
        m_values[at] = plainLabel(names[i]);
        m_values[at]->setWordWrap(false);
        m_values[at]->setAlignment(Qt::AlignRight | Qt::AlignTop);
        facts->addWidget(m_names[at], i, 0, Qt::AlignTop);
        facts->addWidget(m_values[at], i, 1, Qt::AlignTop);
    }
    for (QLabel *label : {m_heading, m_rowHeading}) {
        QFont bold = label->font();
        bold.setBold(true);
        label->setFont(bold);
    }
    for (QWidget *part :
        {static_cast<QWidget *>(m_heading), static_cast<QWidget *>(m_state), static_cast<QWidget *>(m_words),
            m_facts, static_cast<QWidget *>(m_rowHeading), static_cast<QWidget *>(m_table)})
        lines()->addWidget(part);
    lines()->addStretch(1);
}

void InspectorPanel::setProbe(const ProbeView &probe) {
    if (probe.characters != m_probe.characters)
        m_trace = {}; // its numbers are of other characters
    m_probe = probe;
    refresh();
}

void InspectorPanel::setTrace(const AttentionTrace &trace) {
    m_trace = trace;
    refresh();
}

void InspectorPanel::setCell(const std::optional<Cell> &cell, bool pinned) {
    m_cell = cell;
    m_pinned = pinned;
    refresh();
}

void InspectorPanel::clear() {
    m_probe = {};
    m_trace = {};
    m_cell.reset();
    refresh();
}

bool InspectorPanel::hasNumbers() const {
    const auto size = static_cast<std::size_t>(m_probe.size());
    return m_cell && m_cell->row < m_probe.size() && m_cell->col < m_probe.size() &&
           m_trace.weights.rows == size && m_trace.weights.cols == size && m_trace.maskedScores.rows == size;
}

void InspectorPanel::showEverything() {
    showHeading();
    showNames();
    showFacts();
    const bool known = hasNumbers();
    m_rowHeading->setVisible(known);
    m_table->setVisible(known);
    if (!known) {
        m_table->clearRow();
        return;
    }
    m_rowHeading->setText(rowHeading());
    m_table->setRow(m_trace, m_probe, m_cell->row, m_cell->col);
}

QString InspectorPanel::rowHeading() const {
    return tr("Row %1: where position %1 looks").arg(QString::number(m_cell->row));
}

void InspectorPanel::showHeading() {
    const bool inside = m_cell && m_cell->row < m_probe.size() && m_cell->col < m_probe.size();
    m_state->setVisible(inside);
    m_facts->setVisible(inside);
    m_heading->setVisible(inside);
    if (!inside) {
        m_words->setText(tr("Click a cell of the attention maps: its arithmetic is shown here."));
        return;
    }
    const QString row = QString::number(m_cell->row);
    const QString col = QString::number(m_cell->col);
    m_heading->setText(tr("Position %1 (%2) looks at position %3 (%4)")
                           .arg(row, drawableInWords(m_probe.at(m_cell->row)), col,
                               drawableInWords(m_probe.at(m_cell->col))));
    const QString step = hasNumbers() ? QString::number(m_trace.step) : QStringLiteral("–");
    m_state->setText(m_pinned ? tr("Pinned. Weights of step %1.").arg(step)
                              : tr("Preview: click to pin. Weights of step %1.").arg(step));
    const bool blocked =
        hasNumbers() && std::isinf(m_trace.maskedScores(
                            static_cast<std::size_t>(m_cell->row), static_cast<std::size_t>(m_cell->col)));
    m_words->setText(
        blocked
            ? tr("The causal mask sets this score to −∞, so its weight is exactly 0: the future is blocked.")
            : tr("The Query of position %1 meets the Key of position %2. Of the row's weights this one "
                 "says how much of the Value of position %2 goes into the output of position %1.")
                  .arg(row, col));
}

void InspectorPanel::showNames() {
    const std::size_t headSize = m_trace.query.cols;
    m_names[RawScore]->setText(tr("Score: Query · Key"));
    const bool unscaled =
        hasNumbers() && headSize > 1 && m_trace.rawScores.values == m_trace.scaledScores.values;
    if (unscaled)
        m_names[ScaledScore]->setText(tr("Not scaled"));
    else if (headSize == 0)
        m_names[ScaledScore]->setText(tr("Score ÷ √head_size"));
    else
        m_names[ScaledScore]->setText(tr("Score ÷ √%1").arg(headSize));
    m_names[MaskedScore]->setText(tr("After the mask"));
    m_names[Weight]->setText(tr("Weight (softmax)"));
    m_names[RowSum]->setText(tr("Row sum"));
    m_names[Next]->setText(tr("True next"));
}

QString InspectorPanel::rowSumText() const {
    double sum = 0;
    for (std::size_t col = 0; col < m_trace.weights.cols; ++col)
        sum += static_cast<double>(m_trace.weights(static_cast<std::size_t>(m_cell->row), col));
    return scoreText(sum, 4);
}

void InspectorPanel::showFacts() {
    for (QLabel *value : m_values)
        value->setText(QStringLiteral("–"));
    if (!m_cell || m_cell->row >= m_probe.size())
        return;
    if (const std::optional<char32_t> next = m_probe.nextOf(m_cell->row))
        m_values[Next]->setText(drawableInWords(*next));
    if (!hasNumbers())
        return;
    const auto row = static_cast<std::size_t>(m_cell->row);
    const auto col = static_cast<std::size_t>(m_cell->col);
    const auto weight = static_cast<double>(m_trace.weights(row, col));
    m_values[RawScore]->setText(scoreText(static_cast<double>(m_trace.rawScores(row, col)), 4));
    m_values[ScaledScore]->setText(scoreText(static_cast<double>(m_trace.scaledScores(row, col)), 4));
    m_values[MaskedScore]->setText(scoreText(static_cast<double>(m_trace.maskedScores(row, col)), 4));
    m_values[Weight]->setText(std::isfinite(weight)
                                  ? tr("%1 = %2 %").arg(scoreText(weight, 4), percentText(weight))
                                  : scoreText(weight, 4));
    m_values[RowSum]->setText(rowSumText());
}

void InspectorPanel::retranslate() {
    refresh();
}

void InspectorPanel::changeEvent(QEvent *event) {
    LazyPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace headlight
