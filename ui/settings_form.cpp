// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings_form.h"

#include "ui/number_edits.h"
#include "ui/reset_marker.h"
#include "ui/wheel_guard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>

namespace headlight {

namespace {

constexpr int editorWidth = 98;

template <class Field> auto differsIn(Field RunSettings::*field) {
    return [field](const RunSettings &a, const RunSettings &b) { return a.*field != b.*field; };
}

} // namespace

SettingsForm::SettingsForm(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(4);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(1, 1);
    createNumbers();
    createOthers();
    createSwitches();
    retranslate();
    showSettings();
}

void SettingsForm::createNumbers() {
    namespace limits = setting_limits;
    addNumber("batchSizeBox", &RunSettings::batchSize, limits::batchSize, true);
    addNumber("blockSizeBox", &RunSettings::blockSize, limits::blockSize, true);
    addNumber("nEmbdBox", &RunSettings::nEmbd, limits::nEmbd, true);
    addNumber("stepsBox", &RunSettings::steps, limits::steps, false);
    addNumber("evalIntervalBox", &RunSettings::evalInterval, limits::evalInterval, true);
    addNumber("evalItersBox", &RunSettings::evalIters, limits::evalIters, true);
}

void SettingsForm::addNumber(
    const char *name, std::int64_t RunSettings::*field, SettingRange range, bool needsReset) {
    auto *box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(static_cast<int>(range.least), static_cast<int>(range.most));
    box->setKeyboardTracking(false); // half a number is not a setting
    box->setLocale(QLocale::c());
    box->setAlignment(Qt::AlignRight);
    m_numbers.push_back({box, field});
    addRow(box, needsReset ? std::function<bool(const RunSettings &, const RunSettings &)>(differsIn(field))
                           : nullptr);
    connect(box, &QSpinBox::valueChanged, this, [this, field](int value) {
        m_settings.*field = value;
        commit();
    });
}

void SettingsForm::createOthers() {
    m_learningRate = new LearningRateEdit;
    m_learningRate->setObjectName(QStringLiteral("learningRateEdit"));
    addRow(m_learningRate, differsIn(&RunSettings::learningRate));
    connect(m_learningRate, &LearningRateEdit::edited, this, [this] {
        m_settings.learningRate = m_learningRate->value();
        commit();
    });
    m_seed = new SeedEdit;
    m_seed->setObjectName(QStringLiteral("seedEdit"));
    addRow(m_seed, differsIn(&RunSettings::seed));
    connect(m_seed, &SeedEdit::edited, this, [this] {
        m_settings.seed = m_seed->value();
        commit();
    });
    m_device = new QComboBox;
    m_device->setObjectName(QStringLiteral("deviceBox"));
    for (const DeviceChoice choice : {DeviceChoice::Automatic, DeviceChoice::Cpu, DeviceChoice::Cuda})
        m_device->addItem(QString(), static_cast<int>(choice));
    addRow(m_device, differsIn(&RunSettings::device));
    setCudaAvailable(false);
    connect(m_device, &QComboBox::activated, this, [this](int index) {
        m_settings.device = static_cast<DeviceChoice>(m_device->itemData(index).toInt());
        commit();
    });
    addNumber("threadsBox", &RunSettings::threads, setting_limits::threads, true);
}

void SettingsForm::createSwitches() {
    addSwitch("scaleSwitch", &RunSettings::scale);
    addSwitch("maskSwitch", &RunSettings::mask);
    addSwitch("positionSwitch", &RunSettings::position);
}

void SettingsForm::addSwitch(const char *name, bool RunSettings::*field) {
    auto *box = new QCheckBox;
    box->setObjectName(QLatin1String(name));
    auto *marker = new ResetMarker;
    const int row = m_grid->rowCount();
    m_grid->addWidget(marker, row, 0, Qt::AlignCenter);
    m_grid->addWidget(box, row, 1, 1, 2);
    m_rows.push_back({nullptr, marker, differsIn(field)});
    m_switches.push_back({box, field});
    connect(box, &QCheckBox::clicked, this, [this, field](bool on) {
        m_settings.*field = on;
        commit();
    });
}

void SettingsForm::addRow(
    QWidget *editor, std::function<bool(const RunSettings &, const RunSettings &)> differs) {
    editor->setFixedWidth(editorWidth);
    guardFromWheel(editor);
    auto *label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(editor);
    label->setWordWrap(true);
    auto *marker = new ResetMarker;
    marker->setObjectName(editor->objectName() + QStringLiteral("Marker"));
    const int row = m_grid->rowCount();
    m_grid->addWidget(marker, row, 0, Qt::AlignCenter);
    m_grid->addWidget(label, row, 1);
    m_grid->addWidget(editor, row, 2);
    m_rows.push_back({label, marker, std::move(differs)});
}

void SettingsForm::setSettings(const RunSettings &settings) {
    m_settings = settings;
    showSettings();
}

void SettingsForm::setStartedRun(const std::optional<RunSettings> &settings) {
    m_started = settings;
    updateMarkers();
}

bool SettingsForm::anyPending() const {
    for (const Row &row : m_rows) {
        if (row.marker->isPending())
            return true;
    }
    return false;
}

void SettingsForm::setCudaAvailable(bool available) {
    const int index = m_device->findData(static_cast<int>(DeviceChoice::Cuda));
    auto *model = qobject_cast<QStandardItemModel *>(m_device->model());
    model->item(index)->setEnabled(available);
}

void SettingsForm::showSettings() {
    for (const Number &number : m_numbers) {
        const int value = static_cast<int>(m_settings.*number.field);
        const QSignalBlocker blocker(number.box);
        if (number.box->value() != value) // setting the same value would wipe out what is being typed
            number.box->setValue(value);
    }
    m_learningRate->setValue(m_settings.learningRate);
    m_seed->setValue(m_settings.seed);
    m_device->setCurrentIndex(m_device->findData(static_cast<int>(m_settings.device)));
    for (const Switch &each : m_switches)
        each.box->setChecked(m_settings.*each.field);
    updateMarkers();
}

void SettingsForm::updateMarkers() {
    for (const Row &row : m_rows)
        row.marker->setPending(m_started && row.differs && row.differs(m_settings, *m_started));
}

void SettingsForm::commit() {
    updateMarkers();
    emit edited(m_settings);
}

void SettingsForm::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SettingsForm::retranslate() {
    // In the order in which the rows were made.
    const QString names[] = {tr("batch size (B)"), tr("block size (T)"), tr("n_embd (C)"), tr("steps"),
        tr("evaluate every"), tr("eval batches"), tr("learning rate"), tr("seed"), tr("device"),
        tr("threads")};
    const QString tips[] = {tr("How many windows of text are trained on in one step"),
        tr("How many characters the model sees at once: its context window"),
        tr("The width of the embedding, and the size of the head"),
        tr("Training steps in all; may be changed at any time"),
        tr("Steps from one evaluation of the loss to the next"),
        tr("Batches that are averaged in one evaluation, for training and validation each"),
        tr("How far AdamW moves the weights in a step. A number such as 0.001 or 1e-3."),
        tr("The same seed gives the same weights and batches. A whole number, not negative."),
        tr("Where the model is computed. Automatic takes a CUDA graphics card when there is one, else the "
           "processor."),
        tr("Processor threads that train. The same number of threads gives the same losses to the last "
           "digit; "
           "another number may change that digit.")};
    for (std::size_t i = 0; i < std::size(names); ++i) {
        m_rows[i].label->setText(names[i]);
        m_rows[i].label->setToolTip(tips[i]);
        QWidget *editor = m_rows[i].label->buddy();
        editor->setToolTip(tips[i]);
        editor->setAccessibleName(names[i]);
    }
    for (const Row &row : m_rows)
        row.marker->setToolTip(tr("Takes effect after Reset"));
    m_device->setItemText(0, tr("automatic"));
    m_device->setItemText(1, QStringLiteral("CPU"));
    m_device->setItemText(2, QStringLiteral("CUDA"));
    m_numbers.back().box->setSpecialValueText(tr("automatic"));
    m_switches[0].box->setText(tr("÷ √head_size"));
    m_switches[0].box->setToolTip(tr("Divide the scores by the square root of the head size before softmax"));
    m_switches[1].box->setText(tr("causal mask"));
    m_switches[1].box->setToolTip(tr("Keep every position from looking at later ones"));
    m_switches[2].box->setText(tr("position embedding"));
    m_switches[2].box->setToolTip(tr("Tell the model where in the window each character stands"));
}

} // namespace headlight
