// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/head_demo.h"

#include "model/engine/head.h"
#include "model/engine/tensor_values.h"

#include <ATen/ATen.h>
#include <torch/types.h>
#include <torch/utils.h>

namespace headlight {

HeadDemo runHeadDemo() {
    constexpr std::int64_t B = 4, T = 8, C = 32, headSize = 32;
    const torch::NoGradGuard noGrad;
    torch::manual_seed(1337);
    const at::Tensor x = at::randn({B, T, C}); // before the head: the order decides the numbers
    Head head(HeadOptions{C, headSize, T});
    HeadSteps steps;
    const at::Tensor out = head->forward(x, &steps);

    HeadDemo demo;
    demo.xShape = sizesOf(x);
    demo.outShape = sizesOf(out);
    demo.weightsShape = sizesOf(steps.wei);
    demo.rawScores = toMatrix(steps.rawScores[0]);
    demo.scaledScores = toMatrix(steps.scaledScores[0]);
    demo.weights = toMatrix(steps.wei[0]);
    demo.out = toMatrix(out[0]);
    return demo;
}

} // namespace headlight
