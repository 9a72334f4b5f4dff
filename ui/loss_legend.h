// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/loss_kind.h"

#include <QWidget>

#include <vector>

namespace headlight {

/// The chart's legend: a sample of each line with its name, flowing over as many rows as the width asks for.
class LossLegend : public QWidget {
    Q_OBJECT
public:
    struct Entry {
        LossKind kind;
        QString name;
        QString explanation; ///< the tooltip, plain text
    };

    explicit LossLegend(QWidget *parent = nullptr);
    void setEntries(std::vector<Entry> entries);
    const std::vector<Entry> &entries() const { return m_entries; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    std::vector<QRect> places(int width) const;
    int rowHeight() const;

    std::vector<Entry> m_entries;
};

} // namespace headlight
