// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight {

/// Every how many positions an axis of `count` cells of `cellExtent` pixels carries a label of `labelExtent`
/// pixels: always enough room, and above 24 cells never more than 24 labels.
int labelStride(int count, double cellExtent, double labelExtent);

} // namespace headlight
