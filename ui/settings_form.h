// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/settings.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace headlight {

class LearningRateEdit;
class ResetMarker;
class SeedEdit;

/// The fields of the run settings. A field that differs from the running run's value carries a marker.
class SettingsForm : public QWidget {
    Q_OBJECT
public:
    explicit SettingsForm(QWidget *parent = nullptr);

    const RunSettings &settings() const { return m_settings; }
    void setSettings(const RunSettings &settings);
    /// The settings of a run that has started, which the fields are compared with; nothing before step 0 is
    /// left.
    void setStartedRun(const std::optional<RunSettings> &settings);
    bool anyPending() const;
    void setCudaAvailable(bool available);

signals:
    void edited(const headlight::RunSettings &settings);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QLabel *label; ///< null for a switch, which carries its own
        ResetMarker *marker;
        std::function<bool(const RunSettings &, const RunSettings &)> differs;
    };
    struct Number {
        QSpinBox *box;
        std::int64_t RunSettings::*field;
    };
    struct Switch {
        QCheckBox *box;
        bool RunSettings::*field;
    };

    void createNumbers();
    void createOthers();
    void createSwitches();
    void addNumber(const char *name, std::int64_t RunSettings::*field, SettingRange range, bool needsReset);
    void addSwitch(const char *name, bool RunSettings::*field);
    void addRow(QWidget *editor, std::function<bool(const RunSettings &, const RunSettings &)> differs);
    void showSettings();
    void updateMarkers();
    void commit();
    void retranslate();

    RunSettings m_settings;
    std::optional<RunSettings> m_started;
    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    std::vector<Number> m_numbers;
    std::vector<Switch> m_switches;
    LearningRateEdit *m_learningRate = nullptr;
    SeedEdit *m_seed = nullptr;
    QComboBox *m_device = nullptr;
};

} // namespace headlight
