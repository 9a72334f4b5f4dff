// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace headlight {

/// One sentence above the maps, with what can be done about it as buttons. It never blocks the window.
/// Texts come as functions so that a language switch can ask for them again.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    enum class Kind { Information, Warning };
    using Text = std::function<QString()>;
    struct Offer {
        Text label;
        std::function<void()> act; ///< called once, after the bar has been hidden
    };

    explicit MessageBar(QWidget *parent = nullptr);

    void showMessage(Kind kind, Text text, std::vector<Offer> offers = {});
    void dismiss();
    QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void updateColours();

    Kind m_kind = Kind::Information;
    Text m_text;
    std::vector<Offer> m_offers;
    std::vector<QPushButton *> m_buttons;
    QHBoxLayout *m_layout;
    QLabel *m_label;
    QToolButton *m_closeButton;
};

} // namespace headlight
