// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/progress.h"
#include "model/text/settings.h"
#include "model/text/text_reference.h"
#include "model/text/tokenizer.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// A tensor by its name in PyTorch's state_dict: 32-bit floats in row-major order.
struct NamedTensor {
    std::string name;                ///< "sa_head.key.weight"
    std::vector<std::int64_t> sizes; ///< their product is values.size()
    std::vector<float> values;
};

/// The trained parameters under the chapter's names and in the chapter's order; `tril`, which is never
/// trained, is not among them.
using StateDict = std::vector<NamedTensor>;

/// What AdamW remembers. Empty moments stand for zeros: no update has been made.
struct OptimizerState {
    std::int64_t updates = 0;
    StateDict firstMoments;  ///< exp_avg
    StateDict secondMoments; ///< exp_avg_sq
};

/// Every loss of a run since its step 0.
struct LossHistory {
    std::vector<double> miniBatch; ///< the loss of step i at index i
    std::vector<Evaluation> evaluations;
};

/// What the run's first weights were.
enum class StartOfRun {
    Untrained, ///< drawn from the seed
    Opened,    ///< read from a file that does not tell what was before
};

/// Everything a run needs to go on exactly as if it had never been put away.
struct Checkpoint {
    RunSettings settings;
    std::u32string vocabulary;                 ///< ascending; index = token id
    std::int64_t step = 0;                     ///< training steps finished
    std::int64_t nextEvaluation = 0;           ///< no evaluation is due before this step
    std::optional<std::int64_t> nonFiniteStep; ///< training ended at this step's loss
    StateDict weights;
    StateDict startWeights; ///< empty: the same as `weights`
    StartOfRun start = StartOfRun::Untrained;
    OptimizerState optimizer;
    std::vector<std::uint8_t> randomState; ///< torch.get_rng_state(); empty: as the seed leaves it
    LossHistory losses;
    TextReference text;
    std::vector<TokenId> probe;       ///< the input under observation; may be empty
    std::optional<TokenId> probeNext; ///< the true next token after it, where one is known
};

} // namespace headlight
