// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/switch_banner.h"

#include "ui/panel_colours.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace headlight {

SwitchBanner::SwitchBanner(QWidget *parent)
    : QFrame(parent)
    , m_label(new QLabel) {
    setObjectName(QStringLiteral("switchBanner"));
    m_label->setObjectName(QStringLiteral("switchBannerText"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->addWidget(m_label);
    retranslate();
}

void SwitchBanner::setSwitches(bool mask, bool scale, bool position) {
    m_mask = mask;
    m_scale = scale;
    m_position = position;
    retranslate();
}

QString SwitchBanner::text() const {
    return m_label->text();
}

void SwitchBanner::paintEvent(QPaintEvent *) {
    const PanelColours colours = PanelColours::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), mixed(colours.validation, palette().color(QPalette::Window), 0.2));
    painter.fillRect(QRect(0, 0, 5, height()), colours.validation);
}

void SwitchBanner::changeEvent(QEvent *event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SwitchBanner::retranslate() {
    QStringList lines;
    if (!m_mask)
        lines << tr(
            "Without the causal mask every position sees the characters after it. The loss collapses because "
            "the model reads the answer, and it cannot write: there is no future to read then.");
    if (!m_scale)
        lines << tr("Without ÷√head_size the scores grow so large that softmax puts nearly all weight on one "
                    "position. "
                    "Learning suffers, and rounding alone makes runs differ between computers.");
    if (!m_position)
        lines << tr(
            "Without the position embedding the model knows which characters came before but not in which "
            "order: equal characters get equal weights wherever they stand.");
    m_label->setText(lines.join(QLatin1Char('\n')));
    setVisible(!lines.isEmpty());
}

} // namespace headlight
