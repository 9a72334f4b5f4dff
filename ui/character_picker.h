// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <string>

class QListWidget;

namespace headlight {

/// A pop-up with every character of the vocabulary, for those that no keyboard types.
class CharacterPicker : public QFrame {
    Q_OBJECT
public:
    explicit CharacterPicker(QWidget *parent = nullptr);
    void setVocabulary(const std::u32string &characters);
    /// Opens with its upper right corner below `anchor`.
    void popUpBelow(const QWidget *anchor);

signals:
    void characterPicked(char32_t character);

private:
    QListWidget *m_list;
};

} // namespace headlight
