// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a run, each alone, in one process: a training step in both ways, against the floor that its
// own matrix products set. Names end in B/T/C/V and, for the fast way, the number of threads.
#include "tests/benchmarks/engine_setup.h"

#include "model/engine/blas.h"
#include "model/engine/step_kernels.h"
#include "model/engine/text_generation.h"
#include "model/engine/threads.h"

#include <c10/core/InferenceMode.h>

#include <benchmark/benchmark.h>

using namespace headlight;
using namespace headlight::benchmarks;

namespace {

Sizes sizesOf(const benchmark::State &state) {
    return {state.range(0), state.range(1), state.range(2), state.range(3)};
}

void stepProducts(benchmark::State &state) {
    const c10::InferenceMode noGradients;
    StepProducts products(sizesOf(state));
    products.multiplyAll(); // the first time touches new memory
    for ([[maybe_unused]] auto iteration : state)
        products.multiplyAll();
}

void oneProduct(benchmark::State &state) {
    const c10::InferenceMode noGradients;
    const auto product = static_cast<int>(state.range(4));
    state.SetLabel(StepProducts::name(product));
    StepProducts products(sizesOf(state));
    for ([[maybe_unused]] auto iteration : state)
        products.multiply(product);
}

void train(benchmark::State &state, StepMethod &method, const std::vector<Batch> &batches) {
    std::size_t next = 0;
    method.addGradients(batches[next], 1.0); // the first time touches new memory
    method.update();
    for ([[maybe_unused]] auto iteration : state) {
        benchmark::DoNotOptimize(method.addGradients(batches[next], 1.0));
        method.update();
        next = (next + 1) % batches.size();
    }
}

void fastStep(benchmark::State &state) {
    const Sizes sizes = sizesOf(state);
    const auto method = makeFastMethod(newModel(sizes), 1e-3, static_cast<std::size_t>(state.range(4)));
    train(state, *method, newBatches(sizes));
}

void autogradStep(benchmark::State &state) {
    const Sizes sizes = sizesOf(state);
    const auto method = makeAutogradMethod(newModel(sizes), 1e-3);
    train(state, *method, newBatches(sizes));
}

void evaluate(benchmark::State &state, StepMethod &method, const std::vector<Batch> &batches) {
    std::size_t next = 0;
    for ([[maybe_unused]] auto iteration : state) {
        benchmark::DoNotOptimize(method.loss(batches[next]));
        next = (next + 1) % batches.size();
    }
}

void fastEvaluationBatch(benchmark::State &state) {
    const Sizes sizes = sizesOf(state);
    const auto method = makeFastMethod(newModel(sizes), 1e-3, static_cast<std::size_t>(state.range(4)));
    evaluate(state, *method, newBatches(sizes));
}

void autogradEvaluationBatch(benchmark::State &state) {
    const Sizes sizes = sizesOf(state);
    const auto method = makeAutogradMethod(newModel(sizes), 1e-3);
    evaluate(state, *method, newBatches(sizes));
}

/// One AdamW update alone.
void fastUpdate(benchmark::State &state) {
    const auto method =
        makeFastMethod(newModel(sizesOf(state)), 1e-3, static_cast<std::size_t>(state.range(4)));
    for ([[maybe_unused]] auto iteration : state)
        method->update();
}

void getBatch(benchmark::State &state) {
    const Dataset dataset = newDataset(sizesOf(state));
    at::Generator random = newRandom();
    for ([[maybe_unused]] auto iteration : state)
        benchmark::DoNotOptimize(dataset.getBatch(Split::Train, random));
}

void generatedToken(benchmark::State &state) {
    GenerationRequest request;
    request.prompt = {0};
    const auto generation = startGeneration(newModel(sizesOf(state)), request, newRandom(), 0);
    for ([[maybe_unused]] auto iteration : state) {
        if (!generation->advance()) {
            state.SkipWithError("the generation failed");
            break;
        }
    }
    state.SetItemsProcessed(state.iterations());
}

void atChapterSizes(benchmark::internal::Benchmark *benchmark) {
    benchmark->Args({64, 16, 64, 65})->UseRealTime()->Unit(benchmark::kMicrosecond);
}

void atAllSizes(benchmark::internal::Benchmark *benchmark) {
    atChapterSizes(benchmark);
    benchmark->Args({32, 128, 256, 65})->Args({64, 16, 64, 11172});
}

void atChapterSizesWithThreads(benchmark::internal::Benchmark *benchmark) {
    for (const std::int64_t threads : {1, 2})
        benchmark->Args({64, 16, 64, 65, threads});
    benchmark->UseRealTime()->Unit(benchmark::kMicrosecond);
}

void atAllSizesWithThreads(benchmark::internal::Benchmark *benchmark) {
    atChapterSizesWithThreads(benchmark);
    for (const std::int64_t threads : {1, 2})
        benchmark->Args({32, 128, 256, 65, threads})->Args({64, 16, 64, 11172, threads});
}

void eachProduct(benchmark::internal::Benchmark *benchmark) {
    for (int product = 0; product < StepProducts::count; ++product)
        benchmark->Args({64, 16, 64, 65, product});
    benchmark->UseRealTime()->Unit(benchmark::kMicrosecond);
}

BENCHMARK(stepProducts)->Apply(atAllSizes);
BENCHMARK(oneProduct)->Apply(eachProduct);
BENCHMARK(fastStep)->Apply(atAllSizesWithThreads);
BENCHMARK(autogradStep)->Apply(atAllSizes);
BENCHMARK(fastEvaluationBatch)->Apply(atChapterSizesWithThreads);
BENCHMARK(autogradEvaluationBatch)->Apply(atChapterSizes);
BENCHMARK(fastUpdate)->Apply(atChapterSizesWithThreads);
BENCHMARK(getBatch)->Apply(atChapterSizes);
BENCHMARK(generatedToken)->Apply(atChapterSizes);

} // namespace

int main(int argc, char **argv) {
    useOneThread();
    benchmark::AddCustomContext("blas", blasInUse().name);
    benchmark::AddCustomContext("step_kernels", bestStepKernels().name);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
