// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/character_picker.h"

#include "ui/character_label.h"

#include <QListWidget>
#include <QScreen>
#include <QVBoxLayout>

namespace headlight {

CharacterPicker::CharacterPicker(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_list(new QListWidget) {
    setObjectName(QStringLiteral("characterPicker"));
    setFrameShape(QFrame::StyledPanel);
    m_list->setObjectName(QStringLiteral("characterList"));
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->addWidget(m_list);
    resize(360, 240);
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) {
        emit characterPicked(static_cast<char32_t>(item->data(Qt::UserRole).toUInt()));
    });
    connect(m_list, &QListWidget::itemActivated, m_list, &QListWidget::itemClicked);
}

void CharacterPicker::setVocabulary(const std::u32string &characters) {
    m_list->clear();
    bool wide = false;
    for (const char32_t character : characters) {
        auto *item = new QListWidgetItem(characterLabel(character), m_list);
        item->setTextAlignment(Qt::AlignCenter);
        item->setToolTip(QStringLiteral("U+%1").arg(uint(character), 4, 16, QLatin1Char('0')).toUpper());
        item->setData(Qt::UserRole, static_cast<uint>(character));
        wide |= item->text().size() > 2;
    }
    // Every cell as wide as a code point only where there are some.
    const int width = wide ? fontMetrics().horizontalAdvance(QStringLiteral("U+0000")) + 8 : 26;
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setSizeHint(QSize(width, 26));
}

void CharacterPicker::popUpBelow(const QWidget *anchor) {
    QPoint corner = anchor->mapToGlobal(QPoint(anchor->width() - width(), anchor->height()));
    const QRect room = anchor->screen()->availableGeometry();
    if (corner.y() + height() > room.bottom())
        corner.setY(anchor->mapToGlobal(QPoint(0, 0)).y() - height());
    corner.setX(std::max(room.left(), corner.x()));
    move(corner);
    show();
    m_list->setFocus();
}

} // namespace headlight
