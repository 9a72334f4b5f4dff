// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text_facts_view.h"

#include "ui/elided_label.h"
#include "ui/link_button.h"
#include "ui/panel_colours.h"
#include "ui/vocabulary_warning.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace headlight {

namespace {

/// A count for tr()'s %n.
int plural(std::size_t count) {
    return static_cast<int>(std::min<std::size_t>(count, std::numeric_limits<int>::max()));
}

void showNotice(QLabel *label, const QString &text) {
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

TextFactsView::TextFactsView(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_name(new ElidedLabel)
    , m_vocabulary(new LinkButton)
    , m_encoding(new LinkButton)
    , m_composition(new LinkButton) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(1);
    m_name->setObjectName(QStringLiteral("textName"));
    m_vocabulary->setObjectName(QStringLiteral("vocabularyButton"));
    m_encoding->setObjectName(QStringLiteral("changeEncodingButton"));
    m_composition->setObjectName(QStringLiteral("compositionButton"));
    QFont strong = m_name->font();
    strong.setBold(true);
    m_name->setFont(strong);
    m_layout->addWidget(m_name);
    addRow("textCharacters");
    addRow("textVocabulary", m_vocabulary);
    addRow("textTrain");
    addRow("textValidation");
    addRow("textEncoding", m_encoding);
    m_warning = addNotice("vocabularyWarning");
    m_normalised = addNotice("textNormalised");
    addComposition();
    connect(m_vocabulary, &LinkButton::clicked, this, &TextFactsView::vocabularyRequested);
    connect(m_encoding, &LinkButton::clicked, this, &TextFactsView::changeEncodingRequested);
    connect(m_composition, &LinkButton::clicked, this, &TextFactsView::requestOtherComposition);
    updateColours();
    retranslate();
}

void TextFactsView::addRow(const char *name, LinkButton *button) {
    auto *title = new QLabel;
    auto *value = new QLabel;
    value->setObjectName(QLatin1String(name));
    for (QLabel *label : {title, value})
        label->setTextFormat(Qt::PlainText);
    value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // Each row by itself: a long number in one leaves the room of the others' buttons alone.
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(title);
    if (button)
        row->addWidget(button);
    row->addWidget(value, 1);
    m_layout->addLayout(row);
    m_titles.push_back(title);
    m_values.push_back(value);
}

QLabel *TextFactsView::addNotice(const char *name) {
    auto *notice = new QLabel;
    notice->setObjectName(QLatin1String(name));
    notice->setTextFormat(Qt::PlainText);
    notice->setWordWrap(true);
    m_layout->addWidget(notice);
    return notice;
}

void TextFactsView::addComposition() {
    m_composed = addNotice("textComposed");
    m_layout->addWidget(m_composition, 0, Qt::AlignLeft);
}

void TextFactsView::setSummary(const TextSummary &summary) {
    m_summary = summary;
    showValues();
    showNotices();
}

void TextFactsView::requestOtherComposition() {
    if (!m_summary)
        return;
    TextReading reading = m_summary->facts.reading;
    reading.compose = !reading.compose;
    emit readingChangeRequested(reading);
}

void TextFactsView::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        updateColours();
}

void TextFactsView::updateColours() {
    QPalette colours; // all but this one role is inherited
    colours.setColor(QPalette::WindowText, PanelColours::of(palette()).attention);
    m_warning->setPalette(colours);
}

QString TextFactsView::readingNotices() const {
    const TextFacts &facts = m_summary->facts;
    QStringList lines;
    if (facts.byteOrderMark)
        lines << tr("A byte-order mark was left out.");
    if (facts.foldedLineEnds > 0)
        lines << tr("%n line end(s) changed to LF.", nullptr, plural(facts.foldedLineEnds));
    if (facts.brokenBytes > 0)
        lines << tr("%n broken byte(s) shown as U+FFFD.", nullptr, plural(facts.brokenBytes));
    return lines.join(QLatin1Char('\n'));
}

QString TextFactsView::compositionNotice() const {
    const TextFacts &facts = m_summary->facts;
    if (!facts.reading.compose)
        return tr("Decomposed characters are kept as they are.");
    if (facts.composed > 0)
        return tr("%n decomposed character(s) composed (NFC).", nullptr, plural(facts.composed));
    return QString();
}

void TextFactsView::showValues() {
    const QString none = QStringLiteral("–");
    m_name->setText(m_summary ? m_summary->name : none);
    for (QLabel *value : m_values)
        value->setText(none);
    if (!m_summary)
        return;
    const qint64 numbers[] = {
        m_summary->characters, m_summary->vocabulary, m_summary->train, m_summary->validation};
    const bool vocabularyOnly = m_summary->characters == 0; // the text of an opened run is missing
    for (std::size_t i = 0; i < std::size(numbers); ++i)
        if (!vocabularyOnly || i == 1)
            m_values[i]->setText(QString::number(numbers[i]));
    if (!m_summary->facts.encoding.empty())
        m_values.back()->setText(QString::fromStdString(m_summary->facts.encoding));
}

void TextFactsView::showNotices() {
    m_vocabulary->setVisible(m_summary && m_summary->vocabulary > 0);
    m_encoding->setVisible(isFile() && !m_summary->facts.encoding.empty());
    showNotice(m_warning, m_summary && m_summary->characters > 0
                              ? vocabularyWarning(m_summary->vocabulary, m_summary->characters)
                              : QString());
    showNotice(m_normalised, m_summary ? readingNotices() : QString());
    showNotice(m_composed, isFile() ? compositionNotice() : QString());
    m_composition->setVisible(isFile() && !m_composed->text().isEmpty());
    m_composition->setText(
        m_summary && !m_summary->facts.reading.compose ? tr("Compose them") : tr("Keep as they were"));
}

void TextFactsView::retranslate() {
    const QString titles[] = {tr("characters (N)"), tr("vocabulary (V)"), tr("training part"),
        tr("validation part"), tr("encoding")};
    for (std::size_t i = 0; i < m_titles.size(); ++i)
        m_titles[i]->setText(titles[i]);
    m_vocabulary->setText(tr("List…"));
    m_vocabulary->setToolTip(tr("Every character of the text, how often it occurs, and what it is called"));
    m_vocabulary->setAccessibleName(tr("List of the vocabulary"));
    m_encoding->setText(tr("Change…"));
    m_encoding->setToolTip(tr("Read the file in another encoding"));
    m_encoding->setAccessibleName(tr("Change the encoding"));
    m_composition->setToolTip(tr("Some systems store one syllable or accented letter as several characters. "
                                 "Composed, it is one, as in "
                                 "other texts."));
    showValues();
    showNotices();
}

} // namespace headlight
