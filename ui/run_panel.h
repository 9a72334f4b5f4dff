// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"
#include "model/text/settings.h"
#include "ui/text_summary.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace headlight {

class SettingsForm;
class TextFactsView;

/// The column of a run (to be put in a scroll area): its text's facts, its settings, its size and device, and
/// how fast to watch it.
class RunPanel : public QWidget {
    Q_OBJECT
public:
    explicit RunPanel(QWidget *parent = nullptr);

    void setTextSummary(const TextSummary &summary);
    /// What the fields show; the run itself may still have other settings.
    void setSettings(const RunSettings &edited);
    /// The run that exists. Once it has started, fields that differ from it are marked "after Reset".
    void setActiveRun(const std::optional<RunDescription> &run, bool started);
    void setSpeed(int stepsPerSecond); ///< 0 = full
    void setCudaAvailable(bool available);

signals:
    void settingsEdited(const headlight::RunSettings &settings);
    void speedEdited(int stepsPerSecond);
    void changeEncodingRequested();
    void vocabularyRequested();
    void readingChangeRequested(const headlight::TextReading &reading);

protected:
    void changeEvent(QEvent *event) override;

private:
    void createColumn();
    QWidget *createRunFacts();
    void createResetHint();
    QWidget *createSpeed();
    void updateResetHint();
    void retranslate();
    QString device() const;
    QString speedName(int stepsPerSecond) const;

    std::optional<RunDescription> m_run;
    bool m_started = false;
    TextFactsView *m_text;
    SettingsForm *m_form;
    QLabel *m_textTitle;
    QLabel *m_settingsTitle;
    QWidget *m_resetHint;
    QLabel *m_resetHintText;
    QLabel *m_parametersTitle;
    QLabel *m_parameters;
    QLabel *m_deviceTitle;
    QLabel *m_device;
    QLabel *m_speedTitle;
    QComboBox *m_speed;
};

} // namespace headlight
