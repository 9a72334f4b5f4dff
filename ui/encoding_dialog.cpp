// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encoding_dialog.h"

#include "model/text/text_encoding.h"
#include "ui/elided_label.h"
#include "ui/encoding_choices.h"
#include "ui/isolated_text.h"
#include "ui/panel_colours.h"
#include "ui/visible_text.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

namespace {

constexpr std::size_t mostShown = 2000;        // characters
constexpr std::size_t shownBeforeBroken = 200; // characters
constexpr char32_t replacement = 0xFFFD;
constexpr int nameRole = Qt::UserRole; // the encoding; empty: recognise

/// A character that the end of the piece cuts in two is not broken in the file.
void dropCutCharacter(std::u32string &text, std::size_t bytes) {
    if (bytes < EncodingDialog::mostBytes)
        return;
    while (!text.empty() && text.back() == replacement)
        text.pop_back();
}

} // namespace

EncodingDialog::EncodingDialog(QWidget *parent)
    : QDialog(parent)
    , m_name(new ElidedLabel)
    , m_explanation(new QLabel)
    , m_list(new QListWidget)
    , m_preview(new QPlainTextEdit)
    , m_broken(new QLabel)
    , m_compose(new QCheckBox)
    , m_showBroken(new QCheckBox)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    setObjectName(QStringLiteral("encodingDialog"));
    m_preview->setObjectName(QStringLiteral("encodingPreview"));
    m_broken->setObjectName(QStringLiteral("encodingBroken"));
    m_compose->setObjectName(QStringLiteral("composeBox"));
    m_showBroken->setObjectName(QStringLiteral("showBrokenBox"));
    createList();
    createLayout();
    connect(m_list, &QListWidget::currentItemChanged, this, &EncodingDialog::showPreview);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(m_compose, &QCheckBox::toggled, this, &EncodingDialog::showPreview);
    connect(m_showBroken, &QCheckBox::toggled, this, &EncodingDialog::showPreview);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    resize(760, 500);
}

void EncodingDialog::createList() {
    m_list->setObjectName(QStringLiteral("encodingList"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setUniformItemSizes(true);
}

QWidget *EncodingDialog::createPreviewColumn() {
    m_preview->setReadOnly(true);
    m_preview->setTabChangesFocus(true);
    m_preview->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_preview->setMinimumSize(260, 120);
    m_broken->setTextFormat(Qt::PlainText);
    m_broken->setWordWrap(true);
    // Two lines at all times: the preview must not jump while the list is walked through.
    m_broken->setMinimumHeight(2 * m_broken->fontMetrics().lineSpacing());
    m_broken->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_broken);
    return column;
}

void EncodingDialog::createLayout() {
    QFont strong = font();
    strong.setBold(true);
    m_name->setFont(strong);
    m_explanation->setTextFormat(Qt::PlainText);
    m_explanation->setWordWrap(true);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_list);
    middle->addWidget(createPreviewColumn(), 1);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_name);
    layout->addWidget(m_explanation);
    layout->addLayout(middle, 1);
    layout->addWidget(m_compose);
    layout->addWidget(m_showBroken);
    layout->addWidget(m_buttons);
}

void EncodingDialog::setText(const QString &name, std::string bytes, const TextFacts &facts) {
    m_name->setText(isolatedText(name));
    m_bytes = std::move(bytes);
    m_recognised = recogniseEncoding(m_bytes);
    m_compose->setChecked(facts.reading.compose);
    m_showBroken->setChecked(facts.reading.showBroken);
    m_suggested = facts.reading.showBroken ? std::string() : suggestion();
    fillList(facts.reading.encoding.empty() ? m_suggested : facts.reading.encoding);
    m_list->setFocus();
}

std::u32string EncodingDialog::textIn(const std::string &encoding) const {
    std::u32string text = previewText(m_bytes, encoding, std::max<std::size_t>(1, m_bytes.size()));
    dropCutCharacter(text, m_bytes.size());
    return text;
}

std::string EncodingDialog::suggestion() const {
    for (const std::string &guess : unsureGuesses(m_bytes))
        if (textIn(guess).find(replacement) == std::u32string::npos)
            return guess;
    return {};
}

void EncodingDialog::fillList(const std::string &chosen) {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    std::vector<std::string> encodings = encodingChoices(m_bytes);
    encodings.insert(encodings.begin(), std::string());
    if (!m_suggested.empty()) { // what would be refused once more is not offered first
        encodings.erase(std::find(encodings.begin(), encodings.end(), m_suggested));
        encodings.insert(encodings.begin(), m_suggested);
    }
    for (const std::string &encoding : encodings) {
        auto *item = new QListWidgetItem(m_list);
        item->setText(encoding.empty() ? tr("Recognise: %1").arg(QString::fromStdString(m_recognised))
                                       : encodingInWords(encoding));
        item->setToolTip(item->text());
        item->setData(nameRole, QString::fromStdString(encoding));
        if (encoding == chosen)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
    const int width = m_list->sizeHintForColumn(0) + m_list->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_list->setFixedWidth(std::clamp(width + 2 * m_list->frameWidth() + 6, 160, 300));
    showPreview();
}

std::string EncodingDialog::chosenEncoding() const {
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(nameRole).toString().toStdString() : std::string();
}

TextReading EncodingDialog::reading() const {
    TextReading reading;
    reading.encoding = chosenEncoding();
    reading.compose = m_compose->isChecked();
    reading.showBroken = m_showBroken->isChecked();
    return reading;
}

void EncodingDialog::showPreview() {
    const std::string chosen = chosenEncoding();
    const std::u32string text = textIn(chosen.empty() ? m_recognised : chosen);
    const auto broken = static_cast<std::size_t>(std::count(text.begin(), text.end(), replacement));
    const std::size_t first = std::min(text.find(replacement), text.size());
    const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(first), U'\n') + 1;
    // What is broken further down is of more interest than the beginning.
    const bool later = broken > 0 && first >= mostShown;
    QString shown = QString::fromStdU32String(text.substr(later ? first - shownBeforeBroken : 0, mostShown));
    if (m_compose->isChecked())
        shown = shown.normalized(QString::NormalizationForm_C);
    m_preview->setPlainText((later ? QStringLiteral("…\n") : QString()) + visibleText(shown));
    showBrokenPlaces(broken, static_cast<std::size_t>(line));
}

void EncodingDialog::showBrokenPlaces(std::size_t count, std::size_t line) {
    QString sentence = tr("In the part of the file looked at, every byte can be read.");
    if (count > 0) {
        const QString places = QString::number(count);
        const QString where = QString::number(line);
        sentence =
            m_showBroken->isChecked()
                ? tr("Places that cannot be read: %1, the first in line %2. They are shown as �.")
                      .arg(places, where)
                : tr("Places that cannot be read: %1, the first in line %2. Unless broken bytes are shown, "
                     "the file is refused.")
                      .arg(places, where);
    }
    m_broken->setText(sentence);
    m_broken->setProperty("broken", count > 0);
    updateColours();
}

void EncodingDialog::updateColours() {
    QPalette colours; // all but this one role is inherited
    if (m_broken->property("broken").toBool())
        colours.setColor(QPalette::WindowText, PanelColours::of(palette()).attention);
    m_broken->setPalette(colours);
}

void EncodingDialog::changeEvent(QEvent *event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        updateColours();
}

void EncodingDialog::retranslate() {
    setWindowTitle(tr("Encoding of the text"));
    m_explanation->setText(
        tr("Choose the encoding with which the text reads right. The likeliest come first."));
    m_list->setAccessibleName(tr("Encoding"));
    m_preview->setAccessibleName(tr("Preview"));
    m_compose->setText(tr("&Compose decomposed characters (NFC), as for files from a Mac"));
    m_showBroken->setText(tr("&Show broken bytes as U+FFFD (�) instead of refusing the file"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Open"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    fillList(chosenEncoding());
}

} // namespace headlight
