// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lazy_panel.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace headlight {

LazyPanel::LazyPanel(QWidget *parent)
    : QWidget(parent)
    , m_content(new QWidget)
    , m_lines(new QVBoxLayout(m_content)) {
    m_lines->setContentsMargins(6, 6, 6, 6);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
}

void LazyPanel::refresh() {
    m_stale = true;
    if (isInSight())
        catchUp();
}

void LazyPanel::catchUp() {
    if (std::exchange(m_stale, false))
        showEverything();
}

void LazyPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    catchUp();
}

} // namespace headlight
