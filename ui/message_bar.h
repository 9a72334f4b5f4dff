// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>
#include <optional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace headlight {

/// One sentence above the maps, with what can be done about it as buttons. It never blocks the window. A
/// standing message is shown whenever there is no other, until it is answered or closed.
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
    void showStandingMessage(Kind kind, Text text, std::vector<Offer> offers = {});
    /// Ends the message that is not standing.
    void dismiss();
    QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Message {
        Kind kind;
        Text text;
        std::vector<Offer> offers;
    };

    /// The one that is shown, or null.
    const Message *shown() const { return m_message ? &*m_message : m_standing ? &*m_standing : nullptr; }
    void endShown();
    void showLatest();
    void retranslate();
    void updateColours();

    std::optional<Message> m_message;
    std::optional<Message> m_standing;
    std::vector<QPushButton *> m_buttons;
    QHBoxLayout *m_layout;
    QLabel *m_label;
    QToolButton *m_closeButton;
};

} // namespace headlight
