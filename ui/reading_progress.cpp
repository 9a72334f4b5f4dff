// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reading_progress.h"

#include "ui/elided_label.h"
#include "ui/icons.h"
#include "ui/isolated_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {
constexpr int shownAfter = 100; // milliseconds
constexpr int steps = 1000;
} // namespace

ReadingProgressBar::ReadingProgressBar(QWidget *parent)
    : QWidget(parent)
    , m_name(new ElidedLabel)
    , m_bar(new QProgressBar)
    , m_cancel(new QToolButton) {
    setObjectName(QStringLiteral("readingProgress"));
    m_name->setObjectName(QStringLiteral("readingName"));
    m_bar->setObjectName(QStringLiteral("readingBar"));
    m_bar->setRange(0, steps);
    m_bar->setFixedWidth(160);
    m_bar->setMaximumHeight(fontMetrics().height() + 2);
    m_cancel->setObjectName(QStringLiteral("readingCancelButton"));
    m_cancel->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 1, 4, 1);
    layout->addWidget(m_name, 1);
    layout->addWidget(m_bar);
    layout->addWidget(m_cancel);
    m_delay.setSingleShot(true);
    m_delay.setInterval(shownAfter);
    connect(&m_delay, &QTimer::timeout, this, &QWidget::show);
    connect(m_cancel, &QToolButton::clicked, this, &ReadingProgressBar::cancelRequested);
    updateIcon();
    retranslate();
    hide();
}

void ReadingProgressBar::start(const QString &name) {
    hide();
    m_running = true;
    m_fileName = name;
    m_bar->setValue(0);
    retranslate();
    m_delay.start();
}

void ReadingProgressBar::setProgress(const QString &name, double done) {
    if (!m_running)
        start(name);
    if (name != m_fileName) {
        m_fileName = name;
        retranslate();
    }
    const double share = std::isfinite(done) ? std::clamp(done, 0.0, 1.0) : 0.0;
    m_bar->setValue(static_cast<int>(share * steps));
}

void ReadingProgressBar::finish() {
    m_running = false;
    m_delay.stop();
    hide();
}

void ReadingProgressBar::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        updateIcon();
}

void ReadingProgressBar::updateIcon() {
    m_cancel->setIcon(themedIcon(QStringLiteral("stop"), palette()));
}

void ReadingProgressBar::retranslate() {
    m_name->setText(tr("Reading “%1”…").arg(isolatedText(m_fileName)));
    m_bar->setAccessibleName(tr("Reading"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop reading and keep what is open"));
}

} // namespace headlight
