// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/message_bar.h"

#include "ui/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace headlight {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_layout(new QHBoxLayout(this))
    , m_label(new QLabel)
    , m_closeButton(new QToolButton) {
    setObjectName(QStringLiteral("messageBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_label->setObjectName(QStringLiteral("messageLabel"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_closeButton->setObjectName(QStringLiteral("messageCloseButton"));
    m_closeButton->setAutoRaise(true);
    m_layout->setContentsMargins(8, 0, 4, 0);
    m_layout->addWidget(m_label, 1);
    m_layout->addWidget(m_closeButton);
    connect(m_closeButton, &QToolButton::clicked, this, &MessageBar::endShown);
    updateColours();
    hide();
}

void MessageBar::showMessage(Kind kind, Text text, std::vector<Offer> offers) {
    m_message = Message{kind, std::move(text), std::move(offers)};
    showLatest();
}

void MessageBar::showStandingMessage(Kind kind, Text text, std::vector<Offer> offers) {
    m_standing = Message{kind, std::move(text), std::move(offers)};
    showLatest();
}

void MessageBar::dismiss() {
    m_message.reset();
    showLatest();
}

void MessageBar::endShown() {
    (m_message ? m_message : m_standing).reset();
    showLatest();
}

void MessageBar::showLatest() {
    for (QPushButton *button : m_buttons) {
        button->hide();
        button->deleteLater(); // the click that leads here may come from this very button
    }
    m_buttons.clear();
    hide(); // showing the bar anew shows the new buttons with it
    if (!shown())
        return;
    for (const Offer &offer : shown()->offers) {
        auto *button = new QPushButton;
        button->setObjectName(QStringLiteral("messageOffer%1").arg(m_buttons.size()));
        connect(button, &QPushButton::clicked, this, [this, act = offer.act] {
            const auto chosen = act; // the button and all it holds may go
            endShown();
            chosen();
        });
        m_layout->insertWidget(1 + static_cast<int>(m_buttons.size()), button);
        m_buttons.push_back(button);
    }
    updateColours();
    retranslate();
    show();
}

QString MessageBar::text() const {
    return shown() ? m_label->text() : QString();
}

void MessageBar::changeEvent(QEvent *event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::ApplicationPaletteChange)
        updateColours();
}

void MessageBar::retranslate() {
    m_closeButton->setToolTip(tr("Close this message"));
    if (!shown())
        return;
    m_label->setText(shown()->text());
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setText(shown()->offers[i].label());
}

void MessageBar::updateColours() {
    QPalette colours;
    const bool dark = colours.color(QPalette::Window).lightness() < 128;
    const QColor tint =
        shown() && shown()->kind == Kind::Warning ? QColor(235, 140, 20) : QColor(60, 130, 220);
    const QColor window = colours.color(QPalette::Window);
    const double share = dark ? 0.30 : 0.18;
    const auto mixed = [&](int ours, int base) {
        return static_cast<int>(share * ours + (1 - share) * base);
    };
    colours.setColor(
        QPalette::Window, QColor(mixed(tint.red(), window.red()), mixed(tint.green(), window.green()),
                              mixed(tint.blue(), window.blue())));
    setPalette(colours);
    m_closeButton->setIcon(themedIcon(QStringLiteral("close"), colours));
}

} // namespace headlight
