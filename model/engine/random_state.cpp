// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/random_state.h"

#include "model/text/error.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <c10/util/Exception.h>

#include <algorithm>
#include <cstring>

namespace headlight {
namespace {

/// The first fields of the generator's state, as PyTorch lays them out since the days of Torch 7
/// (CPUGeneratorImplStateLegacy in ATen/CPUGeneratorImpl.cpp).
struct StateHead {
    std::uint64_t seed;
    std::int32_t left; ///< draws until the words are made anew, plus 1
    std::int32_t seeded;
    std::uint64_t next; ///< the word to be drawn next
};

constexpr std::uint64_t words = 624; ///< of a Mersenne twister

/// LibTorch checks `left` and `next` one by one. Together they decide how far it reads, and it would read
/// beyond the words.
bool staysInsideTheWords(const std::vector<std::uint8_t> &state) {
    StateHead head{};
    if (state.size() < sizeof head) {
        return false;
    }
    std::memcpy(&head, state.data(), sizeof head);
    return head.left > 0 && head.next <= words &&
           head.next + static_cast<std::uint64_t>(head.left) <= words + 1;
}

[[noreturn]] void refuse() {
    Error error;
    error.kind = ErrorKind::FileDamaged;
    error.detail = "random_state";
    throw ErrorException(error);
}

} // namespace

std::vector<std::uint8_t> randomStateOf(const at::Generator &random) {
    const at::Tensor state = random.get_state();
    const auto *bytes = state.data_ptr<std::uint8_t>();
    return {bytes, bytes + state.numel()};
}

at::Generator generatorInState(const std::vector<std::uint8_t> &state) {
    if (!staysInsideTheWords(state)) {
        refuse();
    }
    at::Tensor bytes = at::empty({static_cast<std::int64_t>(state.size())}, at::kByte);
    std::copy(state.begin(), state.end(), bytes.data_ptr<std::uint8_t>());
    at::Generator random = at::detail::createCPUGenerator();
    try {
        random.set_state(bytes);
    } catch (const c10::Error &) {
        refuse();
    }
    return random;
}

} // namespace headlight
