// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/dataset.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <utility>

namespace headlight {

Batch Batch::part(std::int64_t begin, std::int64_t end) const {
    if (begin == 0 && end == rows()) {
        return *this;
    }
    return {x.slice(0, begin, end), y.slice(0, begin, end)};
}

Dataset::Dataset(TextDocumentPtr text, std::int64_t batchSize, std::int64_t blockSize, c10::Device device)
    : m_text(std::move(text))
    , m_batchSize(batchSize)
    , m_blockSize(blockSize)
    , m_device(device) {
}

std::int64_t Dataset::windows(Split split) const {
    const std::size_t length = split == Split::Train ? m_text->trainSize() : m_text->validationSize();
    return static_cast<std::int64_t>(length) - m_blockSize;
}

const TokenId *Dataset::source(Split split) const {
    return m_text->tokens.data() + (split == Split::Train ? 0 : m_text->trainSize());
}

Batch Dataset::getBatch(Split split, at::Generator &random) const {
    const at::Tensor ix = at::randint(windows(split), {m_batchSize}, random, at::kLong); // (B)
    Batch batch{
        at::empty({m_batchSize, m_blockSize}, at::kLong), at::empty({m_batchSize, m_blockSize}, at::kLong)};
    const std::int64_t *starts = ix.data_ptr<std::int64_t>();
    auto *x = batch.x.data_ptr<std::int64_t>();
    auto *y = batch.y.data_ptr<std::int64_t>();
    for (std::int64_t row = 0; row < m_batchSize; ++row) {
        const TokenId *window = source(split) + starts[row];
        std::copy(window, window + m_blockSize, x + row * m_blockSize);
        std::copy(window + 1, window + 1 + m_blockSize, y + row * m_blockSize);
    }
    return {batch.x.to(m_device), batch.y.to(m_device)};
}

} // namespace headlight
