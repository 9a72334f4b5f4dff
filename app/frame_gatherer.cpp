// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame_gatherer.h"

#include "app/guarded.h"

namespace headlight {

void FrameGatherer::add(const Progress &progress) {
    m_frame.step = progress.step;
    m_frame.evaluated = progress.evaluated;
    m_frame.toEvaluate = progress.toEvaluate;
    if (progress.miniBatch)
        m_frame.miniBatches.push_back(*progress.miniBatch);
    if (progress.evaluation)
        m_frame.evaluations.push_back(*progress.evaluation);
}

void FrameGatherer::add(const LossHistory &losses) {
    qint64 step = 0;
    for (const double loss : losses.miniBatch)
        m_frame.miniBatches.push_back({step++, loss});
    m_frame.evaluations.insert(
        m_frame.evaluations.end(), losses.evaluations.begin(), losses.evaluations.end());
}

Frame FrameGatherer::take() {
    Frame taken = std::move(m_frame);
    m_frame = Frame();
    m_frame.evaluated = taken.evaluated; // an evaluation under way stays under way
    m_frame.toEvaluate = taken.toEvaluate;
    return taken;
}

void drawPictures(Frame &frame, const TrainingRun &run, const std::vector<TokenId> &probe, bool withTrace) {
    if (!withTrace) {
        frame.now = valueOrThrow(run.attention(WeightsOf::Present, probe));
        return;
    }
    frame.trace = std::make_shared<const AttentionTrace>(valueOrThrow(run.trace(WeightsOf::Present, probe)));
    frame.now = frame.trace->weights;
}

} // namespace headlight
