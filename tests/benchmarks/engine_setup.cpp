// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/engine_setup.h"

#include "tests/benchmarks/synthetic_text.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>

#include <array>

namespace headlight::benchmarks {

SingleHeadAttentionLanguageModel newModel(const Sizes &sizes) {
    ModelOptions options;
    options.vocabularySize = sizes.vocabularySize;
    options.blockSize = sizes.blockSize;
    options.nEmbd = sizes.nEmbd;
    return SingleHeadAttentionLanguageModel(options);
}

Dataset newDataset(const Sizes &sizes) {
    constexpr std::size_t length = 400'000;
    return Dataset(syntheticText(static_cast<std::size_t>(sizes.vocabularySize), length), sizes.batchSize,
        sizes.blockSize, c10::Device(c10::kCPU));
}

at::Generator newRandom() {
    return at::detail::createCPUGenerator(1337);
}

std::vector<Batch> newBatches(const Sizes &sizes) {
    constexpr int count = 8;
    const Dataset dataset = newDataset(sizes);
    at::Generator random = newRandom();
    std::vector<Batch> batches;
    for (int i = 0; i < count; ++i)
        batches.push_back(dataset.getBatch(Split::Train, random));
    return batches;
}

StepProducts::StepProducts(const Sizes &sizes) {
    const std::int64_t N = sizes.rows();
    const std::int64_t C = sizes.nEmbd;
    const std::int64_t V = sizes.vocabularySize;
    const at::Tensor x = at::randn({N, C});
    const at::Tensor projection = at::randn({3 * C, C});
    const at::Tensor projected = at::randn({N, 3 * C});
    const at::Tensor out = at::randn({N, C});
    const at::Tensor lmHead = at::randn({V, C});
    const at::Tensor logits = at::randn({N, V});
    m_products = {
        {at::empty({N, 3 * C}), x, projection.t()},
        {at::empty({N, V}), out, lmHead.t()},
        {at::empty({V, C}), logits.t(), out},
        {at::empty({N, C}), logits, lmHead},
        {at::empty({3 * C, C}), projected.t(), x},
        {at::empty({N, C}), projected, projection},
    };
}

const char *StepProducts::name(int product) {
    constexpr std::array<const char *, count> names{
        "keyQueryValue", "logits", "lmHeadGradient", "outGradient", "keyQueryValueGradient", "xGradient"};
    return names[static_cast<std::size_t>(product)];
}

void StepProducts::multiply(int product) {
    Product &p = m_products[static_cast<std::size_t>(product)];
    at::mm_out(p.result, p.left, p.right);
}

void StepProducts::multiplyAll() {
    for (int product = 0; product < count; ++product)
        multiply(product);
}

} // namespace headlight::benchmarks
