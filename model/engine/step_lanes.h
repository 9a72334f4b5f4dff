// SPDX-License-Identifier: GPL-3.0-or-later
// Registers of several floats, and what is done with whole rows of them. Included by step_kernels_impl.h
// only, whose rules hold here too: everything is local to the file that is compiled for one instruction set.
#pragma once

#include <cstddef>
#include <cstdint>

namespace headlight {
namespace {

// The including file says how many floats a register of its instruction set holds.
constexpr std::size_t laneCount = HEADLIGHT_LANES;
using Lanes = float __attribute__((vector_size(laneCount * sizeof(float))));
using WholeLanes = std::int32_t __attribute__((vector_size(laneCount * sizeof(float))));
using UnalignedLanes =
    float __attribute__((vector_size(laneCount * sizeof(float)), aligned(sizeof(float)), may_alias));

inline Lanes load(const float *from) {
    return *reinterpret_cast<const UnalignedLanes *>(from);
}
inline void store(float *to, Lanes value) {
    *reinterpret_cast<UnalignedLanes *>(to) = value;
}
inline Lanes broadcast(float value) {
    return value - Lanes{};
}

inline float sumOf(Lanes lanes) {
    float sum = 0;
    for (std::size_t lane = 0; lane < laneCount; ++lane)
        sum += lanes[lane];
    return sum;
}

/// exp(x) by range reduction to [-ln 2 / 2, ln 2 / 2] and a polynomial of degree 6; relative error about
/// 2e-7. NaN stays NaN; below -87 the result is the smallest normal number.
inline Lanes expOf(Lanes x) {
    x = x < -87.0F ? broadcast(-87.0F) : x;
    x = x > 88.0F ? broadcast(88.0F) : x;
    constexpr float magic = 12582912.0F; // 1.5 * 2**23: adding it rounds to a whole number
    const Lanes whole = (x * 1.44269504F + magic) - magic;
    const Lanes rest = (x - whole * 0.693359375F) + whole * 2.12194440e-4F;
    Lanes sum = broadcast(1.0F / 720.0F);
    sum = sum * rest + 1.0F / 120.0F;
    sum = sum * rest + 1.0F / 24.0F;
    sum = sum * rest + 1.0F / 6.0F;
    sum = sum * rest + 0.5F;
    sum = sum * rest + 1.0F;
    sum = sum * rest + 1.0F;
    const WholeLanes power = (__builtin_convertvector(whole, WholeLanes) + 127) << 23;
    Lanes scale;
    __builtin_memcpy(&scale, &power, sizeof scale);
    return sum * scale;
}

inline float expOf(float x) {
    return expOf(broadcast(x))[0];
}

/// values[i] = exp(values[i] - shift); returns their sum.
inline float expInPlace(float *values, std::size_t count, float shift) {
    Lanes sums = {};
    std::size_t at = 0;
    for (; at + laneCount <= count; at += laneCount) {
        const Lanes e = expOf(load(values + at) - shift);
        store(values + at, e);
        sums += e;
    }
    float sum = sumOf(sums);
    for (; at < count; ++at) {
        values[at] = expOf(values[at] - shift);
        sum += values[at];
    }
    return sum;
}

inline float largestOf(const float *values, std::size_t count) {
    float largest = values[0];
    std::size_t at = 0;
    if (count >= laneCount) {
        Lanes most = load(values);
        for (at = laneCount; at + laneCount <= count; at += laneCount) {
            const Lanes next = load(values + at);
            most = next > most ? next : most;
        }
        for (std::size_t lane = 0; lane < laneCount; ++lane)
            largest = most[lane] > largest ? most[lane] : largest;
    }
    for (; at < count; ++at)
        largest = values[at] > largest ? values[at] : largest;
    return largest;
}

inline float dotProduct(const float *a, const float *b, std::size_t count) {
    Lanes sums = {};
    std::size_t at = 0;
    for (; at + laneCount <= count; at += laneCount)
        sums += load(a + at) * load(b + at);
    float sum = sumOf(sums);
    for (; at < count; ++at)
        sum += a[at] * b[at];
    return sum;
}

} // namespace
} // namespace headlight
