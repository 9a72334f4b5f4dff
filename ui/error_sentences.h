// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"

#include <QString>

namespace headlight {

/// What went wrong and what to do about it: one plain-text sentence or two in the user's language. Names and
/// characters in it are shown exactly as they are. Empty for ErrorKind::Cancelled: nothing needs saying.
QString errorSentence(const Error &error);

} // namespace headlight
