// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the module the program loads: it opens privately, makes an engine by its one exported function and
// trains; nothing else of it is visible.
#include "tests/support/model_texts.h"

#include "model/text/engine.h"

#include <gtest/gtest.h>

#if defined(__unix__) || defined(__APPLE__)

#include <dlfcn.h>

namespace headlight {
namespace {

TEST(EngineModule, OpensAndTrains) {
    void *module = dlopen(HEADLIGHT_ENGINE_MODULE, RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(module, nullptr) << dlerror();
    const auto create = reinterpret_cast<CreateEngineFunction>(dlsym(module, createEngineName));
    ASSERT_NE(create, nullptr);
    const std::unique_ptr<Engine> engine(create());
    ASSERT_NE(engine, nullptr);
    EXPECT_FALSE(engine->info().blas.empty());

    RunSettings settings;
    settings.steps = 2;
    settings.evalIters = 1;
    auto run = engine->createRun(test_support::documentOf(test_support::walkText(500)), settings);
    ASSERT_TRUE(run);
    while ((*run)->step() < 2) {
        ASSERT_TRUE((*run)->advance());
    }
    settings.learningRate = -1; // a refusal comes back as a value
    EXPECT_FALSE(engine->createRun(test_support::documentOf(U"ab"), settings));
    EXPECT_EQ(dlsym(module, "_ZN9headlight17createTorchEngineEv"), nullptr);
}

} // namespace
} // namespace headlight

#endif
