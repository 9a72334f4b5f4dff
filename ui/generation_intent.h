// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace headlight {

/// What the user asked for with one click on Generate.
struct GenerationIntent {
    enum class Start {
        TokenZero,  ///< the chapter's zeros((1, 1))
        FirstBlock, ///< the first T characters of the training text
        Prompt,     ///< what was typed
    };
    Start start = Start::TokenZero;
    QString prompt; ///< with real newlines and tabs; used by Start::Prompt only
    int tokens = 500;
    double temperature = 1.0;
    std::optional<quint64> seed; ///< absent: a copy of the run's stream
};

} // namespace headlight
