// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/error_facts.h"

namespace headlight {

/// The sentences about weights and runs, NotACheckpoint to NotExportable; empty for all others.
QString checkpointErrorSentence(const Error &error, const ErrorFacts &facts);

} // namespace headlight
