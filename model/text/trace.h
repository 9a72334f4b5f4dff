// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/matrix.h"
#include "model/text/tokenizer.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Which weights of a run a trace is computed with.
enum class WeightsOf { Initial, Present };

/// A tensor's name in the chapter and its sizes, as the tensor itself reported them.
struct TensorShape {
    std::string name;                ///< "x", "q", "k", "v", "wei", "out", "logits"
    std::vector<std::int64_t> sizes; ///< (B, T, ...)
};

/// The chapter's debugging list, checked on the actual tensors.
enum class CheckKind {
    InputShape,      ///< x is (B, T, C)
    ScoresShape,     ///< q @ k.transpose(-2, -1) is (B, T, T)
    TrilShape,       ///< tril[:T, :T] is (T, T)
    OutShape,        ///< wei @ v is (B, T, head_size)
    RowsSumToOne,    ///< measured: largest |row sum - 1|
    NothingOnFuture, ///< measured: largest weight above the diagonal
    AllFinite,       ///< measured: number of non-finite values
    SameDevice,      ///< detail: the device's name
};

struct Check {
    CheckKind kind;
    bool passed = false;
    std::string
        found; ///< what was found: a shape "(1, 16, 16)" or a device "cpu"; empty when `measured` tells
    double measured = 0;
};

/// Every intermediate of one forward pass of one input (B = 1): T is the input's length, hs the head size.
struct AttentionTrace {
    std::int64_t step = 0;       ///< training steps behind the weights
    std::vector<TokenId> tokens; ///< the input
    Matrix x;                    ///< (T, C) token + position embedding
    Matrix query;                ///< (T, hs)
    Matrix key;                  ///< (T, hs)
    Matrix value;                ///< (T, hs)
    Matrix rawScores;            ///< (T, T) q @ k.transpose(-2, -1)
    Matrix scaledScores;         ///< (T, T) times head_size**-0.5; equals rawScores without the scale switch
    Matrix maskedScores;         ///< (T, T) -inf where the mask blocks; equals scaledScores without the mask
    Matrix weights;              ///< (T, T) softmax of the rows: wei
    Matrix out;                  ///< (T, hs) wei @ v
    Matrix logits;               ///< (T, V)
    Matrix probabilities;        ///< (T, V) softmax of the logits
    std::vector<TensorShape> shapes;
    std::vector<Check> checks;
};

} // namespace headlight
