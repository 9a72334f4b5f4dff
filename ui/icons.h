// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

class QPalette;

namespace headlight {

/// The icon ":/icons/<name>.svg" with its currentColor in the palette's text colour, paler when disabled,
/// drawn anew at every size and screen scale. A null icon when there is no such file.
QIcon themedIcon(const QString &name, const QPalette &palette);

/// The same in the colours that the application has when it is drawn.
QIcon themedIcon(const QString &name);

} // namespace headlight
