// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight {

/// What is damaged in a file of weights (the detail of FileDamaged), in the user's language where it is more
/// than the name of a part.
QString damageInWords(const QString &detail);

} // namespace headlight
