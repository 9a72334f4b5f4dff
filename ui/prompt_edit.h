// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace headlight {

/// The prompt's field. Shift+Enter types ↵; Enter alone is the wish to generate.
class PromptEdit : public QLineEdit {
    Q_OBJECT
public:
    explicit PromptEdit(QWidget *parent = nullptr);

    /// Makes a syllable that is still being composed part of the text.
    void commitComposition();
    /// Inserts `character` at the cursor, in the form the field shows.
    void insertCharacter(char32_t character);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;

private:
    QString m_composing;
};

} // namespace headlight
