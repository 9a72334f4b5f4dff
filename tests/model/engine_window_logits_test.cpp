// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the short way to a window's last logits gives what the whole forward pass gives.
#include "model/engine/tensor_values.h"
#include "model/engine/window_logits.h"

#include <ATen/ATen.h>
#include <gtest/gtest.h>
#include <torch/types.h>
#include <torch/utils.h>

namespace headlight {
namespace {

TEST(EngineWindowLogits, AreTheForwardPasssLastRow) {
    const torch::NoGradGuard noGrad;
    for (int switches = 0; switches < 8; ++switches) {
        torch::manual_seed(5);
        SingleHeadAttentionLanguageModel model(
            ModelOptions{11, 7, 13, (switches & 1) == 0, (switches & 2) == 0, (switches & 4) == 0});
        WindowLogits quick(model);
        for (std::size_t length = 1; length <= 7; ++length) {
            std::vector<TokenId> window;
            for (std::size_t at = 0; at < length; ++at) {
                window.push_back(static_cast<TokenId>((at * 5 + length + 3) % 11));
            }
            const at::Tensor expected = model->forward(toIndices(window, 7, at::kCPU)).select(1, -1);
            EXPECT_TRUE(at::allclose(quick.of(window), expected, 1e-5, 1e-6))
                << "switches " << switches << ", " << length << " tokens";
        }
    }
}

TEST(EngineWindowLogits, AreTheSameWhereTheTableIsMadeBitByBit) {
    const torch::NoGradGuard noGrad;
    torch::manual_seed(5);
    SingleHeadAttentionLanguageModel model(ModelOptions{20'000, 4, 64}); // V * C * 3 C: too much for one go
    WindowLogits quick(model);
    for (const std::vector<TokenId> &window :
        {std::vector<TokenId>{19'999}, {19'999, 0, 3}, {0, 0, 0, 0}, {7, 12'345, 3, 19'999}}) {
        const at::Tensor expected = model->forward(toIndices(window, 4, at::kCPU)).select(1, -1);
        EXPECT_TRUE(at::allclose(quick.of(window), expected, 1e-5, 1e-6)) << window.size();
    }
}

} // namespace
} // namespace headlight
