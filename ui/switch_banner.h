// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace headlight {

/// Says what is wrong with a model one of whose switches is off; hidden while the model is the chapter's.
class SwitchBanner : public QFrame {
    Q_OBJECT
public:
    explicit SwitchBanner(QWidget *parent = nullptr);
    /// The switches of the run at hand.
    void setSwitches(bool mask, bool scale, bool position);
    QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    bool m_mask = true;
    bool m_scale = true;
    bool m_position = true;
    QLabel *m_label;
};

} // namespace headlight
