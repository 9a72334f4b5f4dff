// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame.h"
#include "model/text/engine.h"

namespace headlight {

/// Collects what training units report between two frames, so that no loss point is lost however rarely
/// frames are sent.
class FrameGatherer {
public:
    void add(const Progress &progress);
    /// What happened before the run was put away.
    void add(const LossHistory &losses);
    void clear() { m_frame = Frame(); }
    /// Everything gathered, and starts anew; without pictures.
    Frame take();

private:
    Frame m_frame;
};

/// Puts the weights of `probe` into `frame`, with `withTrace` every intermediate too. Throws ErrorException.
void drawPictures(Frame &frame, const TrainingRun &run, const std::vector<TokenId> &probe, bool withTrace);

} // namespace headlight
