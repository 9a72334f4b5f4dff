// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace headlight {

/// A button that looks like a link and is no taller than a line of text.
class LinkButton : public QToolButton {
    Q_OBJECT
public:
    explicit LinkButton(QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace headlight
