// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wheel_guard.h"

#include <QEvent>
#include <QWidget>

namespace headlight {

namespace {

class WheelGuard : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override {
        if (event->type() != QEvent::Wheel || static_cast<QWidget *>(watched)->hasFocus())
            return QObject::eventFilter(watched, event);
        event->ignore(); // goes on to the scroll area
        return true;
    }
};

} // namespace

void guardFromWheel(QWidget *field) {
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(new WheelGuard(field));
}

} // namespace headlight
