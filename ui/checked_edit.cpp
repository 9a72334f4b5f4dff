// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/checked_edit.h"

#include "ui/panel_colours.h"

#include <QEvent>
#include <QKeyEvent>

namespace headlight {

CheckedEdit::CheckedEdit(Check check, QWidget *parent)
    : QLineEdit(parent)
    , m_check(std::move(check)) {
    setAlignment(Qt::AlignRight);
    connect(this, &QLineEdit::editingFinished, this, &CheckedEdit::commit);
    connect(this, &QLineEdit::textChanged, this, &CheckedEdit::mark);
}

void CheckedEdit::setGoodText(const QString &text) {
    if (text == m_good)
        return; // the user may be typing
    m_good = text;
    setText(text);
}

void CheckedEdit::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape && text() != m_good)
        setText(m_good);
    else
        QLineEdit::keyPressEvent(event);
}

void CheckedEdit::changeEvent(QEvent *event) {
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange)
        mark();
}

void CheckedEdit::commit() {
    const QString accepted = m_check(text()).value_or(m_good);
    setText(accepted);
    if (accepted == m_good)
        return;
    m_good = accepted;
    emit edited();
}

void CheckedEdit::mark() {
    QPalette colours;
    if (!m_check(text()))
        colours.setColor(QPalette::Text, PanelColours::of(colours).attention);
    setPalette(colours);
}

} // namespace headlight
