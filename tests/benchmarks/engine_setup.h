// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/dataset.h"
#include "model/engine/language_model.h"
#include "model/engine/step_method.h"

#include <memory>
#include <vector>

namespace headlight::benchmarks {

/// Sizes of one measured model: windows in a batch, T, C, V.
struct Sizes {
    std::int64_t batchSize;
    std::int64_t blockSize;
    std::int64_t nEmbd;
    std::int64_t vocabularySize;

    std::int64_t rows() const { return batchSize * blockSize; }
};

SingleHeadAttentionLanguageModel newModel(const Sizes &sizes);
Dataset newDataset(const Sizes &sizes);

/// A stream of random numbers of its own, always the same.
at::Generator newRandom();

/// A few batches of a random text, to be used in turn.
std::vector<Batch> newBatches(const Sizes &sizes);

/// The six matrix products of one step, by the BLAS through LibTorch, on memory that is there already.
class StepProducts {
public:
    explicit StepProducts(const Sizes &sizes);

    static constexpr int count = 6;
    static const char *name(int product);
    void multiply(int product); ///< one of them
    void multiplyAll();

private:
    struct Product {
        at::Tensor result;
        at::Tensor left;
        at::Tensor right;
    };
    std::vector<Product> m_products;
};

} // namespace headlight::benchmarks
