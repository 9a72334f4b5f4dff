// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace headlight {

/// Sizes and switches of one sample's attention.
struct AttentionSizes {
    std::size_t tokens;    ///< T
    std::size_t headSize;  ///< hs
    std::size_t rowStride; ///< floats from one row of q, k, v (and of their gradients) to the next
    float scale;           ///< multiplies the scores
    bool causal;           ///< the mask
    /// Floats from one row of weights to the next: T rounded up so that whole vectors may be written.
    std::size_t weightStride() const { return (tokens + 15) / 16 * 16; }
    /// Floats of scratch that forward and backward need.
    std::size_t scratchSize() const { return weightStride() * (headSize + 2 * tokens); }
};

/// The numbers of one AdamW update, as PyTorch computes them in double before they become float.
struct AdamWUpdate {
    float decay; ///< 1 - learning rate * weight decay
    float beta1;
    float beta2;
    float otherBeta1;     ///< 1 - beta1
    float otherBeta2;     ///< 1 - beta2
    float stepSize;       ///< learning rate / (1 - beta1**t)
    float rootCorrection; ///< sqrt(1 - beta2**t)
    float epsilon;
};

/// The loops of a training step between its matrix products, on plain memory. One table of functions for each
/// instruction set this program was built for; the best one is chosen when it starts.
struct StepKernels {
    const char *name;
    /// weights (T, T) = softmax(mask(q k^T * scale)), out (T, hs) = weights v. Rows of `out` are headSize
    /// apart.
    void (*attentionForward)(const AttentionSizes &, const float *q, const float *k, const float *v,
        float *weights, float *out, float *scratch);
    /// Gradients of q, k and v from that of `out`.
    void (*attentionBackward)(const AttentionSizes &, const float *q, const float *k, const float *v,
        const float *weights, const float *outGradient, float *qGradient, float *kGradient, float *vGradient,
        float *scratch);
    /// Sum of -log softmax(logits)[target] over rows of V logits. With `gradientScale` not 0 the logits
    /// become (softmax - one_hot(target)) * gradientScale.
    double (*crossEntropy)(float *logits, const std::uint32_t *targets, std::size_t rows,
        std::size_t vocabularySize, float gradientScale);
    /// to[i] = a[i] + b[i]
    void (*add)(float *to, const float *a, const float *b, std::size_t count);
    /// to[i] += from[i]
    void (*accumulate)(float *to, const float *from, std::size_t count);
    void (*adamW)(const AdamWUpdate &, float *parameters, const float *gradients, float *firstMoments,
        float *secondMoments, std::size_t count);
};

/// The fastest table this processor can run.
const StepKernels &bestStepKernels();

/// One table a translation unit: see step_kernels_*.cpp.
extern const StepKernels baselineStepKernels;
extern const StepKernels avx2StepKernels;

} // namespace headlight
