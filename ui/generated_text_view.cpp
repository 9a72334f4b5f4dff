// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/generated_text_view.h"

#include "ui/character_kind.h"
#include "ui/character_label.h"
#include "ui/character_name.h"
#include "ui/panel_colours.h"
#include "ui/prompt_text.h"
#include "ui/visible_text.h"

#include <QElapsedTimer>
#include <QHelpEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace headlight {

namespace {

constexpr qsizetype mostShown = 10'000; // UTF-16 units
constexpr qsizetype trimSlack = 2'000;  // trimmed in lumps, not at every character
constexpr qint64 flushInterval = 100;   // milliseconds
constexpr qint64 longestInterval = 1000;

} // namespace

GeneratedTextView::GeneratedTextView(QWidget *parent)
    : QPlainTextEdit(parent) {
    setObjectName(QStringLiteral("generatedText"));
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_flushTimer.setSingleShot(true);
    m_flushTimer.setInterval(static_cast<int>(flushInterval));
    connect(&m_flushTimer, &QTimer::timeout, this, &GeneratedTextView::flush);
}

void GeneratedTextView::setBlockSize(int characters) {
    m_blockSize = characters;
    updateMarks();
}

void GeneratedTextView::begin(const QString &prompt) {
    clearText();
    m_promptEnd = prompt.size();
    append(prompt);
    flush();
}

void GeneratedTextView::clearText() {
    m_flushTimer.stop();
    clear();
    m_full.clear();
    m_waiting.clear();
    m_promptEnd = m_shownFrom = 0;
    m_characters = m_shown = 0;
    setExtraSelections({});
}

void GeneratedTextView::append(const QString &piece) {
    m_full += piece;
    m_waiting += piece;
    m_characters += codePointCount(piece);
    if (!m_flushTimer.isActive())
        m_flushTimer.start();
}

void GeneratedTextView::flush() {
    m_flushTimer.stop();
    if (m_waiting.isEmpty())
        return;
    QElapsedTimer spent;
    spent.start();
    const bool atEnd = verticalScrollBar()->value() == verticalScrollBar()->maximum();
    setUpdatesEnabled(false);
    insertAtEnd(m_waiting.right(mostShown));
    m_waiting.clear();
    trim();
    updateMarks();
    setUpdatesEnabled(true);
    if (atEnd)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    emit shownChanged();
    // Laying out one endless line takes its time: never more than a tenth of the window's.
    const qint64 pause = std::clamp(10 * spent.elapsed(), flushInterval, longestInterval);
    m_flushTimer.setInterval(static_cast<int>(pause));
}

void GeneratedTextView::insertAtEnd(const QString &piece) {
    if (piece.size() < m_waiting.size()) { // more than a pane has come at once
        clear();
        m_shownFrom = m_full.size() - piece.size();
    }
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    QTextCharFormat format;
    format.setFontUnderline(m_full.size() <= m_promptEnd); // a mark that does not rest on colour alone
    cursor.insertText(visibleText(piece), format);
}

void GeneratedTextView::trim() {
    const qsizetype shown = m_full.size() - m_shownFrom;
    if (shown > mostShown + trimSlack) {
        qsizetype from = m_full.size() - mostShown;
        if (m_full[from].isLowSurrogate())
            ++from;
        QTextCursor cursor(document());
        cursor.setPosition(0);
        cursor.setPosition(static_cast<int>(from - m_shownFrom), QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        m_shownFrom = from;
    }
    m_shown = m_shownFrom == 0 ? m_characters : codePointCount(m_full.mid(m_shownFrom));
}

QTextEdit::ExtraSelection GeneratedTextView::mark(
    qsizetype from, qsizetype to, const QTextCharFormat &format) const {
    QTextEdit::ExtraSelection selection;
    selection.format = format;
    selection.cursor = QTextCursor(document());
    selection.cursor.setPosition(static_cast<int>(std::max<qsizetype>(0, from - m_shownFrom)));
    selection.cursor.setPosition(static_cast<int>(to - m_shownFrom), QTextCursor::KeepAnchor);
    return selection;
}

void GeneratedTextView::updateMarks() {
    const PanelColours colours = PanelColours::of(palette());
    const qsizetype end = m_full.size() - m_waiting.size();
    QList<QTextEdit::ExtraSelection> marks;
    if (m_promptEnd > m_shownFrom) {
        QTextCharFormat prompt;
        prompt.setBackground(colours.promptTint);
        marks.append(mark(0, std::min(m_promptEnd, end), prompt));
    }
    qsizetype from = end;
    for (int i = 0; i < m_blockSize && from > m_shownFrom; ++i) {
        --from;
        if (from > m_shownFrom && m_full[from].isLowSurrogate())
            --from;
    }
    if (from < end) {
        QTextCharFormat window;
        window.setBackground(colours.windowTint);
        marks.append(mark(from, end, window));
    }
    setExtraSelections(marks);
}

QMimeData *GeneratedTextView::createMimeDataFromSelection() const {
    // The marks for invisible characters are the pane's own: what is taken along is the text itself.
    const QTextCursor cursor = textCursor();
    auto *data = new QMimeData;
    data->setText(
        m_full.mid(m_shownFrom + cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart()));
    return data;
}

QString GeneratedTextView::nameOfMarkAt(const QPoint &position) const {
    QTextCursor cursor = cursorForPosition(position);
    qsizetype at = m_shownFrom + cursor.position(); // the nearer edge of a character
    if (at > m_shownFrom && cursorRect(cursor).left() > position.x())
        --at;
    if (at < m_full.size() && at > 0 && m_full[at].isLowSurrogate())
        --at;
    const QList<uint> characters = m_full.mid(at, 2).toUcs4();
    if (characters.isEmpty() || !isInvisible(characters.front()))
        return QString();
    return codePointLabel(characters.front()) + QLatin1Char(' ') + characterName(characters.front());
}

bool GeneratedTextView::viewportEvent(QEvent *event) {
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), nameOfMarkAt(help->pos()), this); // nothing hides it
    return true;
}

void GeneratedTextView::changeEvent(QEvent *event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateMarks();
}

} // namespace headlight
