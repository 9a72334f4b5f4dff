// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/thread_team.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace headlight {

struct StepKernels;

/// What decides the shape of a step.
struct FastStepSizes {
    std::size_t vocabularySize = 0; ///< V
    std::size_t blockSize = 0;      ///< T
    std::size_t nEmbd = 0;          ///< C, also the head size
    bool scale = true;
    bool mask = true;
    bool position = true;

    /// Floats of all parameters: the chapter's tables and layers one behind the other, in the chapter's
    /// order.
    std::size_t parameterCount() const {
        return vocabularySize * (2 * nEmbd + 1) + nEmbd * (blockSize + 3 * nEmbd);
    }
};

/// The forward and backward pass of one step written out by hand, for the CPU. It computes what the modules
/// and autograd compute (the oracle: see tests/model), with two differences in the order of work:
/// - x = token row + position row, so query, key and value of a row are the sum of those of its token and of
/// its
///   position: they are multiplied once for every different token of a batch, not once for every row;
/// - logits are made, used and forgotten a few hundred rows at a time.
/// The batch is cut over the threads of a team; gradients are added in the threads' order, so a run can be
/// repeated exactly with the same number of threads.
class FastStep {
public:
    FastStep(const FastStepSizes &sizes, ThreadTeam &team);
    ~FastStep();

    /// The mean loss in nats of `rows` windows: idx and targets (rows, T). Adds `weight` times its gradients
    /// to `gradients`, laid out as `parameters`.
    double addGradients(const float *parameters, float *gradients, const std::int64_t *idx,
        const std::int64_t *targets, std::size_t rows, double weight);
    /// The mean loss alone.
    double loss(
        const float *parameters, const std::int64_t *idx, const std::int64_t *targets, std::size_t rows);

private:
    class Part;

    double lossOf(const float *parameters, float *gradients, const std::int64_t *idx,
        const std::int64_t *targets, std::size_t rows, double weight);
    /// Adds those of the `parts` behind the first, in the threads' order.
    void addOwnGradients(float *gradients, std::size_t parts);

    FastStepSizes m_sizes;
    ThreadTeam &m_team;
    const StepKernels &m_kernels;
    std::vector<std::unique_ptr<Part>> m_parts; ///< one a thread
};

} // namespace headlight
