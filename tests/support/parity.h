// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/engine_runs.h"
#include "tests/support/reference_figures.h"

namespace headlight::test_support {

/// How close the figures must come to PyTorch's. Figures are compared, never printed digits.
struct ParityTolerance {
    double loss = 5e-5;
    double laterEvaluations = 5e-5; ///< evaluations after step 0
    double attention = 1e-5;
    std::size_t trainLosses = 20; ///< the first so many mini-batch losses are compared
    bool afterTraining = true;    ///< the trained attention and the generated text are compared too
};

/// The settings a reference was made with.
RunSettings settingsOf(const ReferenceFigures &reference);

/// Trains on `text` with the reference's settings and expects its figures (GoogleTest expectations).
void expectParity(
    const TextDocumentPtr &text, const ReferenceFigures &reference, const ParityTolerance &tolerance);

} // namespace headlight::test_support
