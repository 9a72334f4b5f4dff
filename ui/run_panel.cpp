// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run_panel.h"

#include "ui/reset_marker.h"
#include "ui/settings_form.h"
#include "ui/text_facts_view.h"
#include "ui/wheel_guard.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace headlight {

namespace {

constexpr int speeds[] = {0, 100, 30, 10, 3, 1}; // steps a second; 0 = full

QLabel *createTitle() {
    auto *title = new QLabel;
    title->setTextFormat(Qt::PlainText);
    QFont strong = title->font();
    strong.setBold(true);
    title->setFont(strong);
    return title;
}

QLabel *createValue(const char *name) {
    auto *value = new QLabel;
    value->setObjectName(QLatin1String(name));
    value->setTextFormat(Qt::PlainText);
    value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return value;
}

} // namespace

RunPanel::RunPanel(QWidget *parent)
    : QWidget(parent)
    , m_text(new TextFactsView)
    , m_form(new SettingsForm)
    , m_textTitle(createTitle())
    , m_settingsTitle(createTitle())
    , m_resetHint(new QWidget)
    , m_resetHintText(new QLabel)
    , m_parametersTitle(new QLabel)
    , m_parameters(createValue("parameterCount"))
    , m_deviceTitle(new QLabel)
    , m_device(createValue("deviceInUse"))
    , m_speedTitle(new QLabel)
    , m_speed(new QComboBox) {
    setObjectName(QStringLiteral("runPanel"));
    createColumn();
    connect(m_form, &SettingsForm::edited, this, [this](const RunSettings &settings) {
        updateResetHint();
        emit settingsEdited(settings);
    });
    connect(m_text, &TextFactsView::changeEncodingRequested, this, &RunPanel::changeEncodingRequested);
    connect(m_text, &TextFactsView::vocabularyRequested, this, &RunPanel::vocabularyRequested);
    connect(m_text, &TextFactsView::readingChangeRequested, this, &RunPanel::readingChangeRequested);
    retranslate();
}

void RunPanel::createColumn() {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    createResetHint();
    layout->addWidget(m_textTitle);
    layout->addWidget(m_text);
    layout->addSpacing(6);
    layout->addWidget(m_settingsTitle);
    layout->addWidget(m_resetHint);
    layout->addWidget(m_form);
    layout->addSpacing(4);
    layout->addWidget(createSpeed());
    layout->addWidget(createRunFacts());
    layout->addStretch(1);
}

void RunPanel::createResetHint() {
    m_resetHint->setObjectName(QStringLiteral("resetHint"));
    m_resetHintText->setObjectName(QStringLiteral("resetHintText"));
    m_resetHintText->setWordWrap(true);
    m_resetHintText->setTextFormat(Qt::PlainText);
    auto *marker = new ResetMarker;
    marker->setPending(true);
    auto *layout = new QHBoxLayout(m_resetHint);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(marker);
    layout->addWidget(m_resetHintText, 1);
}

QWidget *RunPanel::createSpeed() {
    auto *holder = new QWidget;
    auto *layout = new QHBoxLayout(holder);
    layout->setContentsMargins(14, 0, 0, 0);
    m_speedTitle->setBuddy(m_speed);
    m_speed->setObjectName(QStringLiteral("speedBox"));
    m_speed->setFixedWidth(122);
    guardFromWheel(m_speed);
    for (const int speed : speeds)
        m_speed->addItem(QString(), speed);
    layout->addWidget(m_speedTitle, 1);
    layout->addWidget(m_speed);
    connect(m_speed, &QComboBox::activated, this,
        [this](int index) { emit speedEdited(m_speed->itemData(index).toInt()); });
    return holder;
}

QWidget *RunPanel::createRunFacts() {
    auto *holder = new QWidget;
    auto *layout = new QGridLayout(holder);
    layout->setContentsMargins(14, 0, 0, 0);
    layout->setHorizontalSpacing(6);
    layout->setVerticalSpacing(1);
    layout->setColumnStretch(0, 1);
    layout->addWidget(m_parametersTitle, 0, 0);
    layout->addWidget(m_parameters, 0, 1);
    layout->addWidget(m_deviceTitle, 1, 0);
    layout->addWidget(m_device, 1, 1);
    return holder;
}

void RunPanel::setTextSummary(const TextSummary &summary) {
    m_text->setSummary(summary);
}

void RunPanel::setSettings(const RunSettings &edited) {
    m_form->setSettings(edited);
    updateResetHint();
}

void RunPanel::setActiveRun(const std::optional<RunDescription> &run, bool started) {
    m_run = run;
    m_started = started;
    m_form->setStartedRun(run && started ? std::optional<RunSettings>(run->settings) : std::nullopt);
    retranslate();
}

void RunPanel::setSpeed(int stepsPerSecond) {
    const int index = m_speed->findData(stepsPerSecond);
    m_speed->setCurrentIndex(index < 0 ? 0 : index);
}

void RunPanel::setCudaAvailable(bool available) {
    m_form->setCudaAvailable(available);
}

void RunPanel::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RunPanel::updateResetHint() {
    m_resetHint->setVisible(m_form->anyPending());
}

QString RunPanel::speedName(int stepsPerSecond) const {
    return stepsPerSecond == 0 ? tr("full speed") : tr("%n step(s)/s", nullptr, stepsPerSecond);
}

QString RunPanel::device() const {
    const QString name = QString::fromStdString(m_run->device);
    return m_run->device == "cpu" ? tr("%1, threads: %2").arg(name, QString::number(m_run->threads)) : name;
}

void RunPanel::retranslate() {
    m_textTitle->setText(tr("Text"));
    m_settingsTitle->setText(tr("Run settings"));
    m_resetHintText->setText(tr("after Reset: these fields differ from the present run"));
    m_parametersTitle->setText(tr("model"));
    m_deviceTitle->setText(tr("device in use"));
    m_speedTitle->setText(tr("speed"));
    m_speed->setAccessibleName(tr("speed"));
    m_speed->setToolTip(tr("How fast to train at most: slow enough to watch, or as fast as it goes"));
    for (int i = 0; i < m_speed->count(); ++i)
        m_speed->setItemText(i, speedName(m_speed->itemData(i).toInt()));
    const QString none = QStringLiteral("–");
    m_parameters->setText(
        m_run ? tr("%1M parameters")
                    .arg(QString::number(static_cast<double>(m_run->parameterCount) / 1e6, 'f', 3))
              : none);
    m_parameters->setToolTip(
        m_run ? tr("Exactly %1").arg(QString::number(m_run->parameterCount)) : QString());
    m_device->setText(m_run ? device() : none);
    updateResetHint();
}

} // namespace headlight
