// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace headlight {

/// Keeps the mouse wheel from changing `field` while it lacks the focus: in a scrolling column the wheel is
/// meant for the column.
void guardFromWheel(QWidget *field);

} // namespace headlight
