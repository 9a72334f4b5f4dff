// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text_facts_view.h"

#include "ui/elided_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <limits>

namespace headlight {

TextFactsView::TextFactsView(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_name(new ElidedLabel)
    , m_normalised(new QLabel) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(6);
    m_grid->setVerticalSpacing(1);
    m_grid->setColumnStretch(0, 1);
    m_name->setObjectName(QStringLiteral("textName"));
    QFont strong = m_name->font();
    strong.setBold(true);
    m_name->setFont(strong);
    m_grid->addWidget(m_name, 0, 0, 1, 2);
    for (const char *name :
        {"textCharacters", "textVocabulary", "textTrain", "textValidation", "textEncoding"})
        addRow(name);
    m_normalised->setObjectName(QStringLiteral("textNormalised"));
    m_normalised->setTextFormat(Qt::PlainText);
    m_normalised->setWordWrap(true);
    m_grid->addWidget(m_normalised, m_grid->rowCount(), 0, 1, 2);
    retranslate();
}

void TextFactsView::addRow(const char *name) {
    auto *title = new QLabel;
    auto *value = new QLabel;
    value->setObjectName(QLatin1String(name));
    for (QLabel *label : {title, value})
        label->setTextFormat(Qt::PlainText);
    value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const int row = m_grid->rowCount();
    m_grid->addWidget(title, row, 0);
    m_grid->addWidget(value, row, 1);
    m_titles.push_back(title);
    m_values.push_back(value);
}

void TextFactsView::setSummary(const TextSummary &summary) {
    m_summary = summary;
    retranslate();
}

void TextFactsView::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QString TextFactsView::normalised() const {
    QStringList lines;
    if (m_summary && m_summary->facts.byteOrderMark)
        lines << tr("A byte-order mark was left out.");
    if (m_summary && m_summary->facts.foldedLineEnds > 0) {
        const std::size_t most = std::numeric_limits<int>::max();
        const int count = static_cast<int>(std::min(m_summary->facts.foldedLineEnds, most));
        lines << tr("%n line end(s) changed to LF.", nullptr, count);
    }
    return lines.join(QLatin1Char('\n'));
}

void TextFactsView::retranslate() {
    const QString none = QStringLiteral("–");
    const QString titles[] = {tr("characters (N)"), tr("vocabulary (V)"), tr("training part"),
        tr("validation part"), tr("encoding")};
    for (std::size_t i = 0; i < m_titles.size(); ++i)
        m_titles[i]->setText(titles[i]);
    if (m_summary) {
        m_name->setText(m_summary->name);
        const qint64 numbers[] = {
            m_summary->characters, m_summary->vocabulary, m_summary->train, m_summary->validation};
        for (std::size_t i = 0; i < std::size(numbers); ++i)
            m_values[i]->setText(QString::number(numbers[i]));
        m_values.back()->setText(QString::fromStdString(m_summary->facts.encoding));
    } else {
        m_name->setText(none);
        for (QLabel *value : m_values)
            value->setText(none);
    }
    const QString text = normalised();
    m_normalised->setText(text);
    m_normalised->setVisible(!text.isEmpty());
}

} // namespace headlight
