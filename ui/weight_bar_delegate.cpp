// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/weight_bar_delegate.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

void WeightBarDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const double weight = index.data(Qt::UserRole).toDouble();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QPalette &palette = option.palette;
    if (selected)
        painter->fillRect(option.rect, palette.color(QPalette::Highlight));
    QColor bar = palette.color(selected ? QPalette::HighlightedText : QPalette::Highlight);
    bar.setAlpha(110);
    const QRect room = option.rect.adjusted(1, 2, -1, -2);
    const double share = std::isfinite(weight) ? std::clamp(weight, 0.0, 1.0) : 0.0;
    painter->fillRect(QRect(room.left(), room.top(), qRound(room.width() * share), room.height()), bar);
    painter->setPen(palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(option.font);
    painter->drawText(room.adjusted(0, 0, -3, 0), Qt::AlignRight | Qt::AlignVCenter,
        index.data(Qt::DisplayRole).toString());
}

} // namespace headlight
