// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/loss_curve.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {
// Far more gaps than a run can have; a curve of nothing but gaps must not grow either.
constexpr std::size_t mostGaps = 100;
} // namespace

void LossCurve::clear() {
    *this = LossCurve(m_mostBuckets);
}

void LossCurve::add(std::int64_t step, double loss) {
    if (!std::isfinite(loss)) {
        if (!m_inGap && m_gaps.size() < mostGaps)
            m_gaps.push_back(step);
        m_inGap = true;
        return;
    }
    const LossPoint point{step, loss};
    extremes(point);
    const bool afterGap = m_inGap && !m_buckets.empty();
    m_inGap = false;
    if (!afterGap && !m_buckets.empty() && step - m_buckets.back().first < m_width) {
        widen(m_buckets.back(), point);
        return;
    }
    m_buckets.push_back({point, point, step, afterGap});
    if (m_buckets.size() > m_mostBuckets)
        mergePairs();
}

void LossCurve::extremes(const LossPoint &point) {
    m_latest = point;
    if (!m_lowest || point.loss < m_lowest->loss)
        m_lowest = point;
    if (!m_highest || point.loss > m_highest->loss)
        m_highest = point;
}

void LossCurve::widen(Bucket &bucket, const LossPoint &point) {
    if (point.loss < bucket.least.loss)
        bucket.least = point;
    if (point.loss > bucket.greatest.loss)
        bucket.greatest = point;
}

void LossCurve::mergePairs() {
    std::vector<Bucket> merged;
    merged.reserve(m_buckets.size() / 2 + 1);
    for (std::size_t i = 0; i < m_buckets.size(); i += 2) {
        Bucket bucket = m_buckets[i];
        if (i + 1 < m_buckets.size()) {
            widen(bucket, m_buckets[i + 1].least);
            widen(bucket, m_buckets[i + 1].greatest);
            bucket.afterGap |= m_buckets[i + 1].afterGap;
        }
        merged.push_back(bucket);
    }
    m_buckets = std::move(merged);
    // Points may lie further apart than the width (evaluations): the next width is what a bucket now spans.
    const std::int64_t span = m_buckets.size() > 1 ? m_buckets[1].first - m_buckets[0].first : 0;
    m_width = std::max(2 * m_width, span);
}

LossCurve::Segment LossCurve::points(const Bucket &bucket) {
    if (bucket.least.step == bucket.greatest.step)
        return {bucket.least};
    if (bucket.least.step < bucket.greatest.step)
        return {bucket.least, bucket.greatest};
    return {bucket.greatest, bucket.least};
}

std::vector<LossCurve::Segment> LossCurve::segments() const {
    std::vector<Segment> all;
    for (const Bucket &bucket : m_buckets) {
        if (all.empty() || bucket.afterGap)
            all.emplace_back();
        const Segment piece = points(bucket);
        all.back().insert(all.back().end(), piece.begin(), piece.end());
    }
    return all;
}

std::size_t LossCurve::pointCount() const {
    std::size_t count = 0;
    for (const Bucket &bucket : m_buckets)
        count += points(bucket).size();
    return count;
}

std::optional<LossPoint> LossCurve::nearest(double step) const {
    std::optional<LossPoint> best;
    double bestDistance = 0;
    for (const Bucket &bucket : m_buckets) {
        for (const LossPoint &point : points(bucket)) {
            const double distance = std::abs(static_cast<double>(point.step) - step);
            if (!best || distance < bestDistance) {
                best = point;
                bestDistance = distance;
            }
        }
    }
    return best;
}

std::optional<double> LossCurve::at(std::int64_t step) const {
    const std::optional<LossPoint> point = nearest(static_cast<double>(step));
    return point && point->step == step ? std::optional<double>(point->loss) : std::nullopt;
}

} // namespace headlight
