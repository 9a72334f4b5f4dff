// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/torch_engine.h"

#include "model/engine/blas.h"
#include "model/engine/device.h"
#include "model/engine/guarded.h"
#include "model/engine/head_demo.h"
#include "model/engine/model_run.h"
#include "model/engine/threads.h"

#include <torch/version.h>

#include <utility>

namespace headlight {
namespace {

class TorchEngine : public Engine {
public:
    TorchEngine() {
        useOneThread(); // before the first tensor operation
        const BlasLibrary blas = blasInUse();
        m_info.torchVersion = TORCH_VERSION;
        m_info.blas = blas.name;
        m_info.referenceBlas = blas.reference;
        m_info.cudaAvailable = cudaAvailable();
    }

    EngineInfo info() const override { return m_info; }

    Outcome<std::unique_ptr<TrainingRun>> createRun(
        TextDocumentPtr text, const RunSettings &settings) override {
        return guarded([&] { return createModelRun(std::move(text), settings); });
    }

    Outcome<std::unique_ptr<TrainingRun>> openRun(
        TextDocumentPtr text, const Checkpoint &checkpoint) override {
        return guarded([&] { return openModelRun(std::move(text), checkpoint); });
    }

    Outcome<HeadDemo> headDemo() override {
        return guarded([] { return runHeadDemo(); });
    }

private:
    EngineInfo m_info;
};

} // namespace

std::unique_ptr<Engine> createTorchEngine() {
    auto engine = guarded([] { return std::unique_ptr<Engine>(std::make_unique<TorchEngine>()); });
    return engine ? std::move(*engine) : nullptr;
}

} // namespace headlight
