// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/picture_export.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace headlight {

/// Asks in which format and size a picture is to be saved.
class ExportPictureDialog : public QDialog {
    Q_OBJECT
public:
    /// `size` is the picture's natural one, in pixels.
    explicit ExportPictureDialog(const QSize &size, QWidget *parent = nullptr);

    PictureOptions options() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void createFields();
    void retranslate();
    void updateResult();
    void follow(QSpinBox *leader, QSpinBox *follower, double ratio);

    double m_ratio; ///< width / height
    QComboBox *m_format;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QCheckBox *m_keepRatio;
    QComboBox *m_scale;
    QLabel *m_result; ///< the size of the file's picture, or why it cannot be that large
    QFormLayout *m_form;
    QDialogButtonBox *m_buttons;
};

} // namespace headlight
