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
    connect(m_closeButton, &QToolButton::clicked, this, &MessageBar::dismiss);
    updateColours();
    hide();
}

void MessageBar::showMessage(Kind kind, Text text, std::vector<Offer> offers) {
    dismiss();
    m_kind = kind;
    m_text = std::move(text);
    m_offers = std::move(offers);
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        auto *button = new QPushButton;
        button->setObjectName(QStringLiteral("messageOffer%1").arg(i));
        connect(button, &QPushButton::clicked, this, [this, act = m_offers[i].act] {
            dismiss();
            act();
        });
        m_layout->insertWidget(1 + static_cast<int>(i), button);
        m_buttons.push_back(button);
    }
    updateColours();
    retranslate();
    show();
}

void MessageBar::dismiss() {
    hide();
    for (QPushButton *button : m_buttons) {
        button->hide();
        button->deleteLater(); // the click that leads here may come from this very button
    }
    m_buttons.clear();
    m_offers.clear();
    m_text = nullptr;
}

QString MessageBar::text() const {
    return m_text ? m_label->text() : QString();
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
    if (!m_text)
        return;
    m_label->setText(m_text());
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setText(m_offers[i].label());
}

void MessageBar::updateColours() {
    QPalette colours;
    const bool dark = colours.color(QPalette::Window).lightness() < 128;
    const QColor tint = m_kind == Kind::Warning ? QColor(235, 140, 20) : QColor(60, 130, 220);
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
