// SPDX-License-Identifier: GPL-3.0-or-later
// The loops themselves. Included once by each step_kernels_*.cpp, which is compiled for one instruction set.
// Nothing here may have external linkage or come from a header with inline functions: the linker would keep
// one copy for all instruction sets. Fixed-length inner loops are what the compiler turns into vectors.
#pragma once

#include "model/engine/step_kernels.h"
#include "model/engine/step_lanes.h"

namespace headlight {
namespace {

/// A matrix that is read by rows and columns at any distance, so a transpose costs nothing.
struct Strided {
    const float *data;
    std::size_t row;
    std::size_t col;
};

/// `Rows` x `Vectors` registers of factor * a b, the sum running over [from, to).
template <std::size_t Rows, std::size_t Vectors>
inline void productTile(Strided a, const float *b, std::size_t bStride, std::size_t from, std::size_t to,
    float factor, float *c, std::size_t cStride) {
    Lanes sums[Rows][Vectors] = {};
    for (std::size_t k = from; k < to; ++k) {
        Lanes right[Vectors];
        for (std::size_t j = 0; j < Vectors; ++j)
            right[j] = load(b + k * bStride + j * laneCount);
        for (std::size_t i = 0; i < Rows; ++i) {
            const float left = a.data[i * a.row + k * a.col];
            for (std::size_t j = 0; j < Vectors; ++j)
                sums[i][j] += left * right[j];
        }
    }
    for (std::size_t i = 0; i < Rows; ++i) {
        for (std::size_t j = 0; j < Vectors; ++j)
            store(c + i * cStride + j * laneCount, factor * sums[i][j]);
    }
}

/// The same for `Rows` x 1 values.
template <std::size_t Rows>
inline void productColumn(Strided a, const float *b, std::size_t bStride, std::size_t from, std::size_t to,
    float factor, float *c, std::size_t cStride) {
    for (std::size_t i = 0; i < Rows; ++i) {
        float sum = 0;
        for (std::size_t k = from; k < to; ++k)
            sum += a.data[i * a.row + k * a.col] * b[k * bStride];
        c[i * cStride] = factor * sum;
    }
}

template <std::size_t Rows>
inline void productRows(Strided a, const float *b, std::size_t bStride, std::size_t cols, std::size_t from,
    std::size_t to, float factor, float *c, std::size_t cStride) {
    std::size_t j = 0;
    for (; j + 2 * laneCount <= cols; j += 2 * laneCount)
        productTile<Rows, 2>(a, b + j, bStride, from, to, factor, c + j, cStride);
    for (; j + laneCount <= cols; j += laneCount)
        productTile<Rows, 1>(a, b + j, bStride, from, to, factor, c + j, cStride);
    for (; j < cols; ++j)
        productColumn<Rows>(a, b + j, bStride, from, to, factor, c + j, cStride);
}

/// Which part of the sum is not known to be zero: the weights of a causal head are a lower triangle.
enum class Sum { Whole, UpToRow, FromRow };

/// c = factor * a b: `rows` x `cols`, the sum over `inner`.
inline void product(Sum sum, Strided a, const float *b, std::size_t bStride, std::size_t rows,
    std::size_t cols, std::size_t inner, float factor, float *c, std::size_t cStride) {
    std::size_t i = 0;
    for (; i + 4 <= rows; i += 4) {
        const std::size_t from = sum == Sum::FromRow ? i : 0;
        const std::size_t to = sum == Sum::UpToRow ? i + 4 : inner;
        productRows<4>(
            {a.data + i * a.row, a.row, a.col}, b, bStride, cols, from, to, factor, c + i * cStride, cStride);
    }
    for (; i < rows; ++i) {
        const std::size_t from = sum == Sum::FromRow ? i : 0;
        const std::size_t to = sum == Sum::UpToRow ? i + 1 : inner;
        productRows<1>(
            {a.data + i * a.row, a.row, a.col}, b, bStride, cols, from, to, factor, c + i * cStride, cStride);
    }
}

/// Scores of every row against `right` (T, hs): left right^T * factor, only as far right as a causal head
/// needs.
inline void scoreProduct(const AttentionSizes &sizes, const float *left, std::size_t leftStride,
    const float *rightTransposed, float factor, float *scores) {
    const std::size_t stride = sizes.weightStride();
    for (std::size_t i = 0; i < sizes.tokens; i += 4) {
        const std::size_t rows = sizes.tokens - i < 4 ? sizes.tokens - i : 4;
        const std::size_t needed = sizes.causal ? (i + rows + 15) / 16 * 16 : stride;
        const Strided a{left + i * leftStride, leftStride, 1};
        if (rows == 4) {
            productRows<4>(
                a, rightTransposed, stride, needed, 0, sizes.headSize, factor, scores + i * stride, stride);
            continue;
        }
        for (std::size_t row = 0; row < rows; ++row)
            productRows<1>({a.data + row * leftStride, leftStride, 1}, rightTransposed, stride, needed, 0,
                sizes.headSize, factor, scores + (i + row) * stride, stride);
    }
}

/// (T, hs) to (hs, T) with rows weightStride apart, zeros behind T.
inline void transpose(const AttentionSizes &sizes, const float *from, float *to) {
    const std::size_t stride = sizes.weightStride();
    for (std::size_t c = 0; c < sizes.headSize; ++c) {
        for (std::size_t t = 0; t < sizes.tokens; ++t)
            to[c * stride + t] = from[t * sizes.rowStride + c];
        for (std::size_t t = sizes.tokens; t < stride; ++t)
            to[c * stride + t] = 0;
    }
}

inline std::size_t seenBy(const AttentionSizes &sizes, std::size_t row) {
    return sizes.causal ? row + 1 : sizes.tokens;
}

void attentionForward(const AttentionSizes &sizes, const float *q, const float *k, const float *v,
    float *weights, float *out, float *scratch) {
    const std::size_t stride = sizes.weightStride();
    transpose(sizes, k, scratch);
    scoreProduct(sizes, q, sizes.rowStride, scratch, sizes.scale, weights);
    for (std::size_t i = 0; i < sizes.tokens; ++i) {
        float *row = weights + i * stride;
        const std::size_t seen = seenBy(sizes, i);
        const float sum = expInPlace(row, seen, largestOf(row, seen));
        const float inverse = 1.0F / sum;
        for (std::size_t j = 0; j < seen; ++j)
            row[j] *= inverse;
        for (std::size_t j = seen; j < stride; ++j)
            row[j] = 0;
    }
    product(sizes.causal ? Sum::UpToRow : Sum::Whole, {weights, stride, 1}, v, sizes.rowStride, sizes.tokens,
        sizes.headSize, sizes.tokens, 1.0F, out, sizes.headSize);
}

void attentionBackward(const AttentionSizes &sizes, const float *q, const float *k, const float *v,
    const float *weights, const float *outGradient, float *qGradient, float *kGradient, float *vGradient,
    float *scratch) {
    const std::size_t T = sizes.tokens;
    const std::size_t hs = sizes.headSize;
    const std::size_t stride = sizes.weightStride();
    float *scores = scratch;                  // (T, T): gradient of the weights, then of the scores
    float *transposed = scratch + T * stride; // (hs, T)
    transpose(sizes, v, transposed);
    scoreProduct(sizes, outGradient, hs, transposed, 1.0F, scores);
    for (std::size_t i = 0; i < T; ++i) {
        const float *row = weights + i * stride;
        float *gradient = scores + i * stride;
        const std::size_t seen = seenBy(sizes, i);
        const float mean = dotProduct(row, gradient, seen);
        for (std::size_t j = 0; j < seen; ++j)
            gradient[j] = row[j] * (gradient[j] - mean);
        for (std::size_t j = seen; j < stride; ++j)
            gradient[j] = 0;
    }
    const Sum upTo = sizes.causal ? Sum::UpToRow : Sum::Whole;
    const Sum from = sizes.causal ? Sum::FromRow : Sum::Whole;
    product(from, {weights, 1, stride}, outGradient, hs, T, hs, T, 1.0F, vGradient, sizes.rowStride);
    product(upTo, {scores, stride, 1}, k, sizes.rowStride, T, hs, T, sizes.scale, qGradient, sizes.rowStride);
    product(from, {scores, 1, stride}, q, sizes.rowStride, T, hs, T, sizes.scale, kGradient, sizes.rowStride);
}

double crossEntropy(float *logits, const std::uint32_t *targets, std::size_t rows, std::size_t vocabularySize,
    float gradientScale) {
    double loss = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        float *values = logits + row * vocabularySize;
        const float largest = largestOf(values, vocabularySize);
        const float target = values[targets[row]] - largest;
        const float sum = expInPlace(values, vocabularySize, largest);
        loss += static_cast<double>(__builtin_logf(sum)) - static_cast<double>(target);
        if (gradientScale == 0.0F)
            continue;
        const float factor = gradientScale / sum;
        for (std::size_t i = 0; i < vocabularySize; ++i)
            values[i] *= factor;
        values[targets[row]] -= gradientScale;
    }
    return loss;
}

void add(float *to, const float *a, const float *b, std::size_t count) {
    std::size_t at = 0;
    for (; at + laneCount <= count; at += laneCount)
        store(to + at, load(a + at) + load(b + at));
    for (; at < count; ++at)
        to[at] = a[at] + b[at];
}

void accumulate(float *to, const float *from, std::size_t count) {
    add(to, to, from, count);
}

inline Lanes rootOf(Lanes values) {
    for (std::size_t lane = 0; lane < laneCount; ++lane)
        values[lane] = __builtin_sqrtf(values[lane]);
    return values;
}

inline float rootOf(float value) {
    return __builtin_sqrtf(value);
}

/// One AdamW step of one number or one register of numbers.
template <class Number>
inline void adamWOf(
    const AdamWUpdate &update, Number &parameter, Number gradient, Number &first, Number &second) {
    first = first * update.beta1 + gradient * update.otherBeta1;
    second = second * update.beta2 + gradient * gradient * update.otherBeta2;
    const Number denominator = rootOf(second) / update.rootCorrection + update.epsilon;
    parameter = parameter * update.decay - update.stepSize * (first / denominator);
}

void adamW(const AdamWUpdate &update, float *parameters, const float *gradients, float *firstMoments,
    float *secondMoments, std::size_t count) {
    std::size_t at = 0;
    for (; at + laneCount <= count; at += laneCount) {
        Lanes parameter = load(parameters + at);
        Lanes first = load(firstMoments + at);
        Lanes second = load(secondMoments + at);
        adamWOf(update, parameter, load(gradients + at), first, second);
        store(parameters + at, parameter);
        store(firstMoments + at, first);
        store(secondMoments + at, second);
    }
    for (; at < count; ++at)
        adamWOf(update, parameters[at], gradients[at], firstMoments[at], secondMoments[at]);
}

} // namespace
} // namespace headlight
