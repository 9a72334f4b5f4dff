// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/colour_scales.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double smallestDifferenceRange = 0.05;
constexpr double smallestWeightsRange = 0.01;

int mixed(int from, int to, double share) {
    return static_cast<int>(std::lround(from + (to - from) * share));
}

double highest(const Matrix &matrix) {
    double result = 0;
    for (const float value : matrix.values)
        if (std::isfinite(value))
            result = std::max(result, static_cast<double>(value));
    return result;
}

} // namespace

const std::vector<ColourStop> &colourStops(ColourScale scale) {
    static const std::vector<ColourStop> viridis{{0.0, 0xff440154}, {0.1, 0xff482475}, {0.2, 0xff414487},
        {0.3, 0xff355f8d}, {0.4, 0xff2a788e}, {0.5, 0xff21918c}, {0.6, 0xff22a884}, {0.7, 0xff44bf70},
        {0.8, 0xff7ad151}, {0.9, 0xffbddf26}, {1.0, 0xfffde725}};
    static const std::vector<ColourStop> diverging{{0.0, 0xff0a3d73}, {0.2, 0xff2f78b7}, {0.4, 0xffb4d2e8},
        {0.5, 0xffffffff}, {0.6, 0xfffbd2a6}, {0.8, 0xffdb7420}, {1.0, 0xff7a2c02}};
    static const std::vector<ColourStop> mask{{0.0, 0xff000000}, {1.0, 0xffffffff}};
    switch (scale) {
    case ColourScale::Difference:
        return diverging;
    case ColourScale::Mask:
        return mask;
    case ColourScale::Weights:
        break;
    }
    return viridis;
}

bool hasNonFinite(const Matrix &matrix) {
    return std::any_of(
        matrix.values.begin(), matrix.values.end(), [](float value) { return !std::isfinite(value); });
}

QRgb colourAt(ColourScale scale, double position) {
    const std::vector<ColourStop> &stops = colourStops(scale);
    if (std::isnan(position))
        return noNumberColour;
    if (position <= 0)
        return stops.front().colour;
    for (std::size_t i = 1; i < stops.size(); ++i) {
        const ColourStop &low = stops[i - 1];
        const ColourStop &high = stops[i];
        if (position > high.position)
            continue;
        const double share = (position - low.position) / (high.position - low.position);
        return qRgb(mixed(qRed(low.colour), qRed(high.colour), share),
            mixed(qGreen(low.colour), qGreen(high.colour), share),
            mixed(qBlue(low.colour), qBlue(high.colour), share));
    }
    return stops.back().colour;
}

ColourRange weightsRange(const Matrix &before, const Matrix &now, bool follow) {
    if (!follow || (before.empty() && now.empty()))
        return {0, 1};
    return {0, std::max({highest(before), highest(now), smallestWeightsRange})};
}

ColourRange differenceRange(const Matrix &difference, bool fixed) {
    if (fixed)
        return {-1, 1};
    double limit = smallestDifferenceRange;
    for (const float value : difference.values)
        if (std::isfinite(value))
            limit = std::max(limit, std::fabs(static_cast<double>(value)));
    return {-limit, limit};
}

Matrix differenceOf(const Matrix &now, const Matrix &before) {
    if (now.rows != before.rows || now.cols != before.cols || now.empty())
        return {};
    Matrix result(now.rows, now.cols);
    std::transform(now.values.begin(), now.values.end(), before.values.begin(), result.values.begin(),
        [](float a, float b) { return a - b; });
    return result;
}

} // namespace headlight
