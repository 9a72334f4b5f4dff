// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/error_facts.h"

namespace headlight {

/// The sentences about reading a text, FileNotFound to UnknownBuiltInText; empty for all others.
QString textErrorSentence(const Error &error, const ErrorFacts &facts);

} // namespace headlight
