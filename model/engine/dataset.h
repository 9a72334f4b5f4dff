// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_document.h"

#include <ATen/core/Generator.h>
#include <ATen/core/Tensor.h>

#include <cstdint>

namespace headlight {

enum class Split { Train, Validation };

/// B windows and the same windows one character on.
struct Batch {
    at::Tensor x; ///< (B, T) token ids
    at::Tensor y; ///< (B, T) the true next tokens

    std::int64_t rows() const { return x.size(0); }
    /// The windows from `begin` up to `end`; shares memory with this batch.
    Batch part(std::int64_t begin, std::int64_t end) const;
};

/// The chapter's two splits and its get_batch().
class Dataset {
public:
    Dataset(TextDocumentPtr text, std::int64_t batchSize, std::int64_t blockSize, c10::Device device);

    /// The split holds at least one window of block_size + 1 characters.
    bool hasWindow(Split split) const { return windows(split) > 0; }

    /// B random windows of `split`, drawn from `random` exactly as the chapter draws them from the default
    /// generator, on the model's device. The split must have a window.
    Batch getBatch(Split split, at::Generator &random) const;

private:
    std::int64_t windows(Split split) const; ///< len(source) - block_size
    const TokenId *source(Split split) const;

    TextDocumentPtr m_text;
    std::int64_t m_batchSize;
    std::int64_t m_blockSize;
    c10::Device m_device;
};

} // namespace headlight
