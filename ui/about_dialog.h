// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"

#include <QDialog>

#include <optional>

class QDialogButtonBox;
class QLabel;

namespace headlight {

/// What this program is, its licence, and the libraries it runs on.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget *parent = nullptr);
    /// The engine's libraries; before that they read "–".
    void setEngineInfo(const EngineInfo &info);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void updateColours();
    QString libraries() const;

    std::optional<EngineInfo> m_engine;
    QLabel *m_name;
    QLabel *m_purpose;
    QLabel *m_libraries;
    QLabel *m_warning;
    QLabel *m_licence;
    QDialogButtonBox *m_buttons;
};

} // namespace headlight
