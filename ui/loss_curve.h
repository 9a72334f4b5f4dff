// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/progress.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

/// A loss curve of bounded size, however many points are added. Neighbouring steps share a bucket of which
/// the least and the greatest loss are kept, so every point that is drawn is a real one and no peak is lost.
class LossCurve {
public:
    using Segment = std::vector<LossPoint>;

    explicit LossCurve(std::size_t mostBuckets = 500)
        : m_mostBuckets(mostBuckets) {}

    void clear();
    /// Steps ascend. A loss that is not finite makes a gap.
    void add(std::int64_t step, double loss);

    /// The unbroken pieces between gaps; at most two points a bucket in all.
    std::vector<Segment> segments() const;
    const std::vector<std::int64_t> &gaps() const { return m_gaps; } ///< first step of each gap
    std::size_t pointCount() const;

    std::optional<LossPoint> latest() const { return m_latest; } ///< the last finite one
    std::optional<LossPoint> lowest() const { return m_lowest; } ///< of all that were added
    std::optional<LossPoint> highest() const { return m_highest; }
    std::optional<LossPoint> nearest(double step) const; ///< of those that are drawn
    /// The loss drawn at exactly this step.
    std::optional<double> at(std::int64_t step) const;

private:
    struct Bucket {
        LossPoint least;
        LossPoint greatest;
        std::int64_t first = 0;
        bool afterGap = false;
    };

    void extremes(const LossPoint &point);
    void mergePairs();
    static void widen(Bucket &bucket, const LossPoint &point);
    static Segment points(const Bucket &bucket);

    std::size_t m_mostBuckets;
    std::int64_t m_width = 1; ///< steps a bucket covers
    std::vector<Bucket> m_buckets;
    std::vector<std::int64_t> m_gaps;
    bool m_inGap = false;
    std::optional<LossPoint> m_latest;
    std::optional<LossPoint> m_lowest;
    std::optional<LossPoint> m_highest;
};

} // namespace headlight
