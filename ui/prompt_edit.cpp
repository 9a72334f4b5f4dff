// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt_edit.h"

#include "ui/prompt_text.h"

#include <QGuiApplication>
#include <QInputMethod>
#include <QInputMethodEvent>
#include <QKeyEvent>

namespace headlight {

PromptEdit::PromptEdit(QWidget *parent)
    : QLineEdit(parent) {
    setObjectName(QStringLiteral("promptEdit"));
}

void PromptEdit::commitComposition() {
    if (m_composing.isEmpty())
        return;
    if (QGuiApplication::focusObject() == this)
        QGuiApplication::inputMethod()->commit();
    if (m_composing.isEmpty())
        return;
    // An input method that does not answer: take what it showed, and make it forget it.
    QInputMethodEvent event;
    event.setCommitString(m_composing);
    inputMethodEvent(&event);
    QGuiApplication::inputMethod()->reset();
}

void PromptEdit::insertCharacter(char32_t character) {
    commitComposition();
    insert(fieldTextFor(character));
}

void PromptEdit::keyPressEvent(QKeyEvent *event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlag(Qt::ShiftModifier))
        insertCharacter(U'\n');
    else
        QLineEdit::keyPressEvent(event);
}

void PromptEdit::inputMethodEvent(QInputMethodEvent *event) {
    m_composing = event->preeditString();
    QLineEdit::inputMethodEvent(event);
}

} // namespace headlight
