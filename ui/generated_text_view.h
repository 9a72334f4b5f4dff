// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QTimer>

namespace headlight {

/// The pane in which generated text streams in. It keeps all of the text but shows only the end of a long
/// one, so that a line of any length stays quick. Marks the prompt and the last T characters, which are all
/// the model sees. Invisible characters show as dotted squares, named by a tool tip; copying gives the
/// characters themselves.
class GeneratedTextView : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit GeneratedTextView(QWidget *parent = nullptr);

    void setBlockSize(int characters);
    void begin(const QString &prompt);
    void append(const QString &piece);
    /// Shows what has come in since the last redrawing.
    void flush();
    void clearText();

    const QString &fullText() const { return m_full; }
    int characterCount() const { return m_characters; } ///< code points in all, with the prompt
    int shownCount() const { return m_shown; }          ///< code points of them in the pane
    /// "U+202E right-to-left override" where a dotted square stands for a character, else empty.
    QString nameOfMarkAt(const QPoint &position) const;

signals:
    void shownChanged();

protected:
    void changeEvent(QEvent *event) override;
    QMimeData *createMimeDataFromSelection() const override;
    bool viewportEvent(QEvent *event) override;

private:
    void insertAtEnd(const QString &piece);
    void trim();
    void updateMarks();
    QTextEdit::ExtraSelection mark(qsizetype from, qsizetype to, const QTextCharFormat &format) const;

    QString m_full;
    qsizetype m_promptEnd = 0; ///< in m_full
    qsizetype m_shownFrom = 0; ///< in m_full: where the pane begins
    int m_characters = 0;
    int m_shown = 0;
    int m_blockSize = 0;
    QString m_waiting; ///< in m_full, but not yet in the pane
    QTimer m_flushTimer;
};

} // namespace headlight
