// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"

#include <QString>

namespace headlight {

/// Names LibTorch, BLAS and `where` it computes on standard error, and warns when the BLAS is the slow
/// reference one.
void announceEngine(const EngineInfo &info, const QString &where);

} // namespace headlight
