// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the wall around the engine: whatever is thrown inside comes out as a typed value.
#include "model/engine/guarded.h"

#include <c10/util/Exception.h>
#include <gtest/gtest.h>

#include <new>

namespace headlight {
namespace {

template <class Work> Error errorOf(Work work) {
    const auto outcome = guarded([&]() -> int {
        work();
        return 0;
    });
    EXPECT_FALSE(outcome);
    return outcome ? Error() : outcome.error();
}

TEST(EngineGuarded, AValuePasses) {
    const auto outcome = guarded([] { return 42; });
    ASSERT_TRUE(outcome);
    EXPECT_EQ(*outcome, 42);
}

TEST(EngineGuarded, ARefusalKeepsItsFacts) {
    Error refusal;
    refusal.kind = ErrorKind::NonFiniteLoss;
    refusal.number = 17;
    const Error found = errorOf([&] { throw ErrorException(refusal); });
    EXPECT_EQ(found.kind, ErrorKind::NonFiniteLoss);
    EXPECT_EQ(found.number, 17);
}

TEST(EngineGuarded, LibTorchsSentenceComesWithoutItsBacktrace) {
    const Error found = errorOf([] { TORCH_CHECK(false, "the sizes differ"); });
    EXPECT_EQ(found.kind, ErrorKind::Internal);
    EXPECT_EQ(found.detail, "the sizes differ");
}

TEST(EngineGuarded, AllocatorsAreRecognised) {
    const Error cpu = errorOf([] {
        TORCH_CHECK(false,
            "DefaultCPUAllocator: can't allocate memory: you tried to allocate 8589934592 bytes. "
            "Error code 12 (Cannot allocate memory)");
    });
    EXPECT_EQ(cpu.kind, ErrorKind::OutOfMemory);
    EXPECT_EQ(cpu.number, 8589934592);
    const Error cuda =
        errorOf([] { TORCH_CHECK(false, "CUDA out of memory. Tried to allocate 2.00 GiB (GPU 0"); });
    EXPECT_EQ(cuda.kind, ErrorKind::OutOfMemory);
    EXPECT_EQ(cuda.number, 0);
    EXPECT_EQ(errorOf([] { throw std::bad_alloc(); }).kind, ErrorKind::OutOfMemory);
}

TEST(EngineGuarded, AnythingElseIsInternal) {
    EXPECT_EQ(errorOf([] { throw std::runtime_error("a sentence"); }).detail, "a sentence");
    EXPECT_EQ(errorOf([] { throw 3; }).kind, ErrorKind::Internal);
}

} // namespace
} // namespace headlight
