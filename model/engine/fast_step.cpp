// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/fast_step.h"

#include "model/engine/matrix_product.h"
#include "model/engine/step_kernels.h"

#include <ATen/Parallel.h>
#include <c10/core/InferenceMode.h>

#include <algorithm>
#include <cmath>

namespace headlight {
namespace {

/// The parameters (or their gradients) as the chapter names them, inside one block of memory.
struct Layout {
    float *tokenEmbedding;    ///< (V, C)
    float *positionEmbedding; ///< (T, C)
    float *keyQueryValue;     ///< (3 * C, C): key, query, value
    float *lmHeadWeight;      ///< (V, C)
    float *lmHeadBias;        ///< (V)

    Layout(float *begin, const FastStepSizes &sizes) {
        tokenEmbedding = begin;
        positionEmbedding = tokenEmbedding + sizes.vocabularySize * sizes.nEmbd;
        keyQueryValue = positionEmbedding + sizes.blockSize * sizes.nEmbd;
        lmHeadWeight = keyQueryValue + 3 * sizes.nEmbd * sizes.nEmbd;
        lmHeadBias = lmHeadWeight + sizes.vocabularySize * sizes.nEmbd;
    }
};

constexpr std::size_t logitsAtOnce = 65536; ///< floats: stays in the second-level cache
constexpr std::size_t fewestRowsAtOnce = 64;
constexpr std::size_t fewestSharedSums = 1'000'000; ///< below this one thread adds them before others wake

float *sized(std::vector<float> &buffer, std::size_t size) {
    if (buffer.size() < size)
        buffer.resize(size);
    return buffer.data();
}

} // namespace

/// One thread's share of a batch, with the memory it needs.
class FastStep::Part {
public:
    Part(const FastStepSizes &sizes, const StepKernels &kernels)
        : m_sizes(sizes)
        , m_kernels(kernels)
        , m_slotOf(sizes.vocabularySize, -1) {
        m_attention.tokens = sizes.blockSize;
        m_attention.headSize = sizes.nEmbd;
        m_attention.rowStride = 3 * sizes.nEmbd;
        m_attention.scale = sizes.scale ? 1.0F / std::sqrt(static_cast<float>(sizes.nEmbd)) : 1.0F;
        m_attention.causal = sizes.mask;
    }

    /// The sum of the losses of `rows` windows. With gradients: adds those of gradientScale * that sum.
    double run(const float *parameters, float *gradients, const std::int64_t *idx,
        const std::int64_t *targets, std::size_t rows, float gradientScale) {
        const Layout weights(const_cast<float *>(parameters), m_sizes); // only read: see MatrixView
        findTokens(idx, rows * m_sizes.blockSize);
        makeTables(weights);
        if (gradients != nullptr)
            clearTableGradients();
        const std::size_t windows = windowsAtOnce();
        double loss = 0;
        for (std::size_t first = 0; first < rows; first += windows) {
            const std::size_t count = std::min(windows, rows - first);
            const std::size_t from = first * m_sizes.blockSize;
            attend(from, count);
            loss += predict(weights, gradients, targets + from, count, gradientScale);
            if (gradients != nullptr)
                attendBackward(from, count);
        }
        if (gradients != nullptr)
            addTableGradients(weights, Layout(gradients, m_sizes));
        return loss;
    }

    std::vector<float> ownGradients; ///< of the threads behind the first
    double lossSum = 0;

private:
    std::size_t width() const { return 3 * m_sizes.nEmbd; }

    std::size_t windowsAtOnce() const {
        const std::size_t rows = std::max(logitsAtOnce / m_sizes.vocabularySize, fewestRowsAtOnce);
        return std::max<std::size_t>(rows / m_sizes.blockSize, 1);
    }

    void findTokens(const std::int64_t *idx, std::size_t count) {
        for (const std::int64_t token : m_tokens)
            m_slotOf[static_cast<std::size_t>(token)] = -1;
        m_tokens.clear();
        m_slots.resize(count);
        for (std::size_t row = 0; row < count; ++row) {
            std::int32_t &slot = m_slotOf[static_cast<std::size_t>(idx[row])];
            if (slot < 0) {
                slot = static_cast<std::int32_t>(m_tokens.size());
                m_tokens.push_back(idx[row]);
            }
            m_slots[row] = slot;
        }
    }

    /// Key, query and value of every different token and of every position.
    void makeTables(const Layout &weights) {
        const std::size_t C = m_sizes.nEmbd;
        float *x = sized(m_tokenRows, m_tokens.size() * C);
        for (std::size_t slot = 0; slot < m_tokens.size(); ++slot) {
            const float *row = weights.tokenEmbedding + static_cast<std::size_t>(m_tokens[slot]) * C;
            std::copy(row, row + C, x + slot * C);
        }
        const MatrixView projection(weights.keyQueryValue, width(), C);
        setProduct({sized(m_tokenTable, m_tokens.size() * width()), m_tokens.size(), width()},
            {x, m_tokens.size(), C}, projection.t());
        float *positions = sized(m_positionTable, m_sizes.blockSize * width());
        if (m_sizes.position)
            setProduct({positions, m_sizes.blockSize, width()},
                {weights.positionEmbedding, m_sizes.blockSize, C}, projection.t());
        else
            std::fill_n(positions, m_sizes.blockSize * width(), 0.0F);
    }

    /// Key, query, value, weights and out of `count` windows from row `from` of the batch.
    void attend(std::size_t from, std::size_t count) {
        const std::size_t T = m_sizes.blockSize;
        const std::size_t C = m_sizes.nEmbd;
        float *rows = sized(m_keyQueryValue, count * T * width());
        float *weights = sized(m_weights, count * T * m_attention.weightStride());
        float *out = sized(m_out, count * T * C);
        float *scratch = sized(m_scratch, m_attention.scratchSize());
        for (std::size_t window = 0; window < count; ++window) {
            float *first = rows + window * T * width();
            for (std::size_t t = 0; t < T; ++t) {
                const auto slot = static_cast<std::size_t>(m_slots[from + window * T + t]);
                m_kernels.add(first + t * width(), m_tokenTable.data() + slot * width(),
                    m_positionTable.data() + t * width(), width());
            }
            m_kernels.attentionForward(m_attention, first + C, first, first + 2 * C,
                weights + window * T * m_attention.weightStride(), out + window * T * C, scratch);
        }
    }

    /// Logits, loss and, with gradients, those of lm_head and of `out`.
    double predict(const Layout &weights, float *gradients, const std::int64_t *targets, std::size_t count,
        float gradientScale) {
        const std::size_t rows = count * m_sizes.blockSize;
        const std::size_t V = m_sizes.vocabularySize;
        const std::size_t C = m_sizes.nEmbd;
        const MatrixView out(m_out.data(), rows, C);
        const MatrixView lmHead(weights.lmHeadWeight, V, C);
        const MatrixView logits(sized(m_logits, rows * V), rows, V);
        m_targets.resize(rows);
        for (std::size_t row = 0; row < rows; ++row) {
            m_targets[row] = static_cast<std::uint32_t>(targets[row]);
            std::copy(weights.lmHeadBias, weights.lmHeadBias + V, m_logits.data() + row * V);
        }
        addProduct(logits, out, lmHead.t());
        const double loss = m_kernels.crossEntropy(
            m_logits.data(), m_targets.data(), rows, V, gradients != nullptr ? gradientScale : 0.0F);
        if (gradients == nullptr)
            return loss;
        const Layout gradient(gradients, m_sizes);
        addProduct({gradient.lmHeadWeight, V, C}, logits.t(), out);
        for (std::size_t row = 0; row < rows; ++row)
            m_kernels.accumulate(gradient.lmHeadBias, m_logits.data() + row * V, V);
        setProduct({sized(m_outGradient, rows * C), rows, C}, logits, lmHead);
        return loss;
    }

    void clearTableGradients() {
        std::fill_n(sized(m_tokenTableGradient, m_tokens.size() * width()), m_tokens.size() * width(), 0.0F);
        std::fill_n(
            sized(m_positionTableGradient, m_sizes.blockSize * width()), m_sizes.blockSize * width(), 0.0F);
    }

    void attendBackward(std::size_t from, std::size_t count) {
        const std::size_t T = m_sizes.blockSize;
        const std::size_t C = m_sizes.nEmbd;
        float *gradient = sized(m_windowGradient, T * width());
        for (std::size_t window = 0; window < count; ++window) {
            const float *first = m_keyQueryValue.data() + window * T * width();
            m_kernels.attentionBackward(m_attention, first + C, first, first + 2 * C,
                m_weights.data() + window * T * m_attention.weightStride(),
                m_outGradient.data() + window * T * C, gradient + C, gradient, gradient + 2 * C,
                m_scratch.data());
            for (std::size_t t = 0; t < T; ++t) {
                const auto slot = static_cast<std::size_t>(m_slots[from + window * T + t]);
                m_kernels.accumulate(
                    m_tokenTableGradient.data() + slot * width(), gradient + t * width(), width());
            }
            m_kernels.accumulate(m_positionTableGradient.data(), gradient, T * width());
        }
    }

    void addTableGradients(const Layout &weights, const Layout &gradients) {
        const std::size_t C = m_sizes.nEmbd;
        const MatrixView projection(weights.keyQueryValue, width(), C);
        const MatrixView projectionGradient(gradients.keyQueryValue, width(), C);
        const MatrixView tokens(m_tokenTableGradient.data(), m_tokens.size(), width());
        addProduct(projectionGradient, tokens.t(), {m_tokenRows.data(), m_tokens.size(), C});
        // The gathered rows are used: their memory takes the gradients.
        setProduct({m_tokenRows.data(), m_tokens.size(), C}, tokens, projection);
        for (std::size_t slot = 0; slot < m_tokens.size(); ++slot)
            m_kernels.accumulate(gradients.tokenEmbedding + static_cast<std::size_t>(m_tokens[slot]) * C,
                m_tokenRows.data() + slot * C, C);
        if (!m_sizes.position)
            return;
        const MatrixView positions(m_positionTableGradient.data(), m_sizes.blockSize, width());
        addProduct(projectionGradient, positions.t(), {weights.positionEmbedding, m_sizes.blockSize, C});
        addProduct({gradients.positionEmbedding, m_sizes.blockSize, C}, positions, projection);
    }

    FastStepSizes m_sizes;
    const StepKernels &m_kernels;
    AttentionSizes m_attention{};
    std::vector<std::int32_t> m_slotOf; ///< (V): place of a token among the different ones, or -1
    std::vector<std::int64_t> m_tokens; ///< the different tokens of this share
    std::vector<std::int32_t> m_slots;  ///< a row's place among them
    std::vector<std::uint32_t> m_targets;
    std::vector<float> m_tokenRows;
    std::vector<float> m_tokenTable;
    std::vector<float> m_positionTable;
    std::vector<float> m_keyQueryValue;
    std::vector<float> m_weights;
    std::vector<float> m_out;
    std::vector<float> m_logits;
    std::vector<float> m_outGradient;
    std::vector<float> m_windowGradient;
    std::vector<float> m_tokenTableGradient;
    std::vector<float> m_positionTableGradient;
    std::vector<float> m_scratch;
};

FastStep::FastStep(const FastStepSizes &sizes, ThreadTeam &team)
    : m_sizes(sizes)
    , m_team(team)
    , m_kernels(bestStepKernels()) {
    for (std::size_t number = 0; number < team.size(); ++number)
        m_parts.push_back(std::make_unique<Part>(sizes, m_kernels));
}

FastStep::~FastStep() = default;

double FastStep::addGradients(const float *parameters, float *gradients, const std::int64_t *idx,
    const std::int64_t *targets, std::size_t rows, double weight) {
    return lossOf(parameters, gradients, idx, targets, rows, weight);
}

double FastStep::loss(
    const float *parameters, const std::int64_t *idx, const std::int64_t *targets, std::size_t rows) {
    return lossOf(parameters, nullptr, idx, targets, rows, 1.0);
}

double FastStep::lossOf(const float *parameters, float *gradients, const std::int64_t *idx,
    const std::int64_t *targets, std::size_t rows, double weight) {
    const std::size_t T = m_sizes.blockSize;
    const auto predictions = static_cast<double>(rows * T);
    const auto gradientScale = static_cast<float>(weight / predictions);
    const std::size_t parts = std::min(rows, m_team.size()); // that have something to do
    m_team.run([&](std::size_t number) {
        if (number >= parts)
            return;
        const c10::InferenceMode noGradients;
        Part &part = *m_parts[number];
        const std::size_t begin = rows * number / parts;
        const std::size_t end = rows * (number + 1) / parts;
        float *own = gradients;
        if (gradients != nullptr && number > 0) {
            part.ownGradients.assign(m_sizes.parameterCount(), 0.0F);
            own = part.ownGradients.data();
        }
        part.lossSum =
            part.run(parameters, own, idx + begin * T, targets + begin * T, end - begin, gradientScale);
    });
    if (gradients != nullptr && parts > 1)
        addOwnGradients(gradients, parts);
    double loss = 0;
    for (std::size_t number = 0; number < parts; ++number)
        loss += m_parts[number]->lossSum;
    return loss / predictions;
}

void FastStep::addOwnGradients(float *gradients, std::size_t parts) {
    const std::size_t size = m_sizes.parameterCount();
    const auto addRange = [&](std::size_t begin, std::size_t end) {
        for (std::size_t part = 1; part < parts; ++part)
            m_kernels.accumulate(gradients + begin, m_parts[part]->ownGradients.data() + begin, end - begin);
    };
    if (size < fewestSharedSums)
        return addRange(0, size);
    const std::size_t team = m_team.size();
    m_team.run([&](std::size_t number) { addRange(size * number / team, size * (number + 1) / team); });
}

} // namespace headlight
