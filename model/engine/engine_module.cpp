// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/torch_engine.h"

#ifdef _WIN32
#define HEADLIGHT_ENGINE_EXPORT __declspec(dllexport)
#else
#define HEADLIGHT_ENGINE_EXPORT __attribute__((visibility("default")))
#endif

extern "C" HEADLIGHT_ENGINE_EXPORT headlight::Engine *headlightCreateEngine() {
    return headlight::createTorchEngine().release();
}
