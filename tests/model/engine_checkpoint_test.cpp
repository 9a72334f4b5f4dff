// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what goes into a checkpoint and what is refused on the way back: wrong names, shapes, vocabularies
// and random states are named, and a refusal changes nothing.
#include "tests/support/engine_runs.h"
#include "tests/support/model_texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

namespace headlight {
namespace {

using test_support::difference;
using test_support::documentOf;
using test_support::engine;
using test_support::finish;
using test_support::newRun;
using test_support::openedRun;
using test_support::savedFrom;
using test_support::walk;

RunSettings quick() {
    RunSettings settings = test_support::smallRun();
    settings.steps = 8;
    return settings;
}

Checkpoint trained(std::int64_t steps = 4) {
    const auto run = newRun(walk(), quick());
    test_support::advanceTo(*run, steps);
    return savedFrom(*run);
}

Error refusalOf(const Checkpoint &checkpoint, const TextDocumentPtr &text = walk()) {
    const auto run = engine().openRun(text, checkpoint);
    EXPECT_FALSE(run);
    return run ? Error{} : run.error();
}

/// Only what a file of weights tells.
Checkpoint weightsOnly() {
    const Checkpoint all = trained();
    Checkpoint checkpoint;
    checkpoint.settings = all.settings;
    checkpoint.weights = all.weights;
    checkpoint.start = StartOfRun::Opened;
    return checkpoint;
}

std::vector<std::string> namesOf(const StateDict &state) {
    std::vector<std::string> names;
    for (const NamedTensor &tensor : state) {
        names.push_back(tensor.name);
    }
    return names;
}

TEST(EngineCheckpoint, HoldsTheParametersUnderTheChaptersNames) {
    const Checkpoint checkpoint = trained();
    const std::vector<std::string> names = {"token_embedding_table.weight", "position_embedding_table.weight",
        "sa_head.key.weight", "sa_head.query.weight", "sa_head.value.weight", "lm_head.weight",
        "lm_head.bias"};
    const std::int64_t V = 17;
    const std::vector<std::vector<std::int64_t>> sizes = {
        {V, 10}, {7, 10}, {10, 10}, {10, 10}, {10, 10}, {V, 10}, {V}};
    for (const StateDict *state : {&checkpoint.weights, &checkpoint.startWeights,
             &checkpoint.optimizer.firstMoments, &checkpoint.optimizer.secondMoments}) {
        EXPECT_EQ(namesOf(*state), names);
        for (std::size_t i = 0; i < state->size(); ++i) {
            EXPECT_EQ((*state)[i].sizes, sizes[i]);
        }
    }
    EXPECT_NE(checkpoint.weights[0].values, checkpoint.startWeights[0].values);
}

TEST(EngineCheckpoint, HoldsTheRunAsItStands) {
    const auto run = newRun(walk(), quick());
    run->setSteps(9);
    const auto record = test_support::advanceTo(*run, 6);
    const Checkpoint checkpoint = savedFrom(*run);
    EXPECT_EQ(checkpoint.settings, run->description().settings);
    EXPECT_EQ(checkpoint.settings.steps, 9);
    EXPECT_EQ(checkpoint.vocabulary, walk()->tokenizer.characters());
    EXPECT_EQ(checkpoint.step, 6);
    EXPECT_EQ(checkpoint.nextEvaluation, 6); // the one at step 5 is done
    EXPECT_FALSE(checkpoint.nonFiniteStep);
    EXPECT_EQ(checkpoint.optimizer.updates, 6);
    EXPECT_EQ(checkpoint.randomState.size(), 5056U); // torch.get_rng_state().numel()
    ASSERT_EQ(checkpoint.losses.miniBatch.size(), record.losses.size());
    for (std::size_t i = 0; i < record.losses.size(); ++i) {
        EXPECT_EQ(checkpoint.losses.miniBatch[i], record.losses[i].loss);
    }
    EXPECT_EQ(checkpoint.losses.evaluations.size(), 2U);
    EXPECT_EQ(run->losses().miniBatch, checkpoint.losses.miniBatch);
}

TEST(EngineCheckpoint, AtTheBeginningNothingIsKeptTwice) {
    const Checkpoint checkpoint = savedFrom(*newRun(walk(), quick()));
    EXPECT_EQ(checkpoint.step, 0);
    EXPECT_TRUE(checkpoint.startWeights.empty());
    EXPECT_TRUE(checkpoint.optimizer.firstMoments.empty());
    EXPECT_TRUE(checkpoint.optimizer.secondMoments.empty());
    EXPECT_TRUE(checkpoint.losses.miniBatch.empty());
}

TEST(EngineCheckpoint, NamesMissingAndUnexpectedKeys) {
    Checkpoint checkpoint = trained();
    checkpoint.weights[2].name = "head.key.weight";
    checkpoint.weights.push_back({"w", {3, 4}, std::vector<float>(12)});
    checkpoint.weights.push_back(checkpoint.weights[0]); // twice
    const Error error = refusalOf(checkpoint);
    EXPECT_EQ(error.kind, ErrorKind::KeysMismatch);
    EXPECT_EQ(error.expected, "sa_head.key.weight");
    EXPECT_EQ(error.found, "head.key.weight, w, token_embedding_table.weight");
    checkpoint.weights.clear();
    EXPECT_EQ(refusalOf(checkpoint).kind, ErrorKind::KeysMismatch);
}

TEST(EngineCheckpoint, NamesTheShapeThatDoesNotFit) {
    for (const int part : {0, 1, 2, 3}) {
        Checkpoint checkpoint = trained();
        StateDict *states[] = {&checkpoint.weights, &checkpoint.startWeights,
            &checkpoint.optimizer.firstMoments, &checkpoint.optimizer.secondMoments};
        (*states[part])[1].sizes = {10, 7};
        Error error = refusalOf(checkpoint);
        EXPECT_EQ(error.kind, ErrorKind::ShapeMismatch);
        EXPECT_EQ(error.subject, "position_embedding_table.weight");
        EXPECT_EQ(error.expected, "(7, 10)");
        EXPECT_EQ(error.found, "(10, 7)");
        (*states[part])[1].sizes = {7, 10};
        (*states[part])[1].values.pop_back(); // the shape promises more than there is
        error = refusalOf(checkpoint);
        EXPECT_EQ(error.kind, ErrorKind::FileDamaged);
    }
}

TEST(EngineCheckpoint, OtherSettingsThanTheWeightsAreRefused) {
    Checkpoint checkpoint = trained();
    checkpoint.settings.nEmbd = 11;
    EXPECT_EQ(refusalOf(checkpoint).kind, ErrorKind::ShapeMismatch);
    checkpoint.settings.nEmbd = 0;
    EXPECT_EQ(refusalOf(checkpoint).kind, ErrorKind::SettingOutOfRange);
}

TEST(EngineCheckpoint, ATextOfAnotherVocabularyIsRefused) {
    const auto smaller = documentOf(U"abcabcabcabcabcabcabcabc");
    std::u32string shifted = test_support::walkText(2000);
    for (char32_t &character : shifted) {
        character = character == U'a' ? U'z' : character;
    }
    Checkpoint checkpoint = trained();
    Error error = refusalOf(checkpoint, smaller);
    EXPECT_EQ(error.kind, ErrorKind::VocabularyMismatch);
    EXPECT_EQ(error.subject, "test text");
    EXPECT_EQ(error.number, 3);
    EXPECT_EQ(error.limit, 17);
    error = refusalOf(checkpoint, documentOf(shifted)); // as many, but others
    EXPECT_EQ(error.kind, ErrorKind::VocabularyMismatch);
    EXPECT_EQ(error.number, 17);
    checkpoint.vocabulary.clear(); // nobody knows which characters: as many must do
    EXPECT_TRUE(engine().openRun(documentOf(shifted), checkpoint));
    EXPECT_EQ(refusalOf(checkpoint, smaller).kind, ErrorKind::VocabularyMismatch);
}

TEST(EngineCheckpoint, ARandomStateThatIsNoneIsRefused) {
    const Checkpoint good = trained();
    std::vector<std::vector<std::uint8_t>> states = {{1}, std::vector<std::uint8_t>(5055),
        std::vector<std::uint8_t>(5056), std::vector<std::uint8_t>(5056, 0xFF),
        std::vector<std::uint8_t>(100000)};
    // left and next are each in range, but together they lead beyond the words.
    states.push_back(good.randomState);
    const std::int32_t left = 600;
    const std::uint64_t next = 600;
    std::memcpy(states.back().data() + 8, &left, sizeof left);
    std::memcpy(states.back().data() + 16, &next, sizeof next);
    for (const auto &state : states) {
        Checkpoint checkpoint = good;
        checkpoint.randomState = state;
        const Error error = refusalOf(checkpoint);
        EXPECT_EQ(error.kind, ErrorKind::FileDamaged) << state.size();
        EXPECT_EQ(error.detail, "random_state");
    }
}

TEST(EngineCheckpoint, CountsThatNoRunHasAreRefused) {
    const auto refused = [](auto &&change) {
        Checkpoint checkpoint = trained();
        change(checkpoint);
        return refusalOf(checkpoint).kind == ErrorKind::FileDamaged;
    };
    EXPECT_TRUE(refused([](Checkpoint &c) { c.step = -1; }));
    EXPECT_TRUE(refused([](Checkpoint &c) { c.step = std::int64_t{1} << 60; }));
    EXPECT_TRUE(refused([](Checkpoint &c) { c.nextEvaluation = -5; }));
    EXPECT_TRUE(refused([](Checkpoint &c) { c.optimizer.updates = -1; }));
    EXPECT_TRUE(refused([](Checkpoint &c) { c.losses.miniBatch.pop_back(); }));
    EXPECT_TRUE(refused([](Checkpoint &c) { c.losses.miniBatch.push_back(1); }));
    EXPECT_TRUE(refused([](Checkpoint &c) { c.nonFiniteStep = 2; }));
}

TEST(EngineCheckpoint, ARefusalChangesNothing) {
    const auto plain = newRun(walk(), quick());
    const auto disturbed = newRun(walk(), quick());
    Checkpoint broken = trained();
    broken.optimizer.secondMoments.back().sizes = {1};
    while (true) {
        refusalOf(broken);
        const auto progress = disturbed->advance();
        ASSERT_TRUE(progress);
        if (progress->finished) {
            break;
        }
    }
    finish(*plain);
    EXPECT_EQ(difference(savedFrom(*disturbed), savedFrom(*plain)), "");
}

TEST(EngineCheckpoint, WeightsAloneOpenAndTrain) {
    const Checkpoint checkpoint = weightsOnly();
    const auto run = openedRun(walk(), checkpoint);
    EXPECT_EQ(run->description().start, StartOfRun::Opened);
    EXPECT_EQ(run->step(), 0);
    const auto probe = test_support::firstTokens(*walk(), 7);
    const auto before = run->attention(WeightsOf::Initial, probe);
    const auto now = run->attention(WeightsOf::Present, probe);
    ASSERT_TRUE(before && now);
    EXPECT_EQ(before->values, now->values);
    const Checkpoint again = savedFrom(*run);
    EXPECT_EQ(again.weights.front().values, checkpoint.weights.front().values);
    EXPECT_TRUE(again.startWeights.empty());
    // Its batches are those of a new run of the same seed.
    EXPECT_EQ(again.randomState, savedFrom(*newRun(walk(), quick())).randomState);
    EXPECT_FALSE(finish(*run).error);
    EXPECT_EQ(savedFrom(*run).startWeights.front().values, checkpoint.weights.front().values);
    EXPECT_EQ(openedRun(walk(), savedFrom(*run))->description().start, StartOfRun::Opened);
}

TEST(EngineCheckpoint, TheOrderOfTheTensorsDoesNotMatter) {
    const Checkpoint checkpoint = trained();
    Checkpoint reversed = checkpoint;
    std::reverse(reversed.weights.begin(), reversed.weights.end());
    std::reverse(reversed.optimizer.firstMoments.begin(), reversed.optimizer.firstMoments.end());
    EXPECT_EQ(difference(savedFrom(*openedRun(walk(), reversed)), checkpoint), "");
}

TEST(EngineCheckpoint, WithoutItsTextARunIsThereToLookAt) {
    const Checkpoint checkpoint = trained();
    TextReference missing;
    missing.name = "lost.txt";
    const auto vocabulary = makeVocabularyOnly(checkpoint.vocabulary, missing);
    const auto run = openedRun(vocabulary, checkpoint);
    EXPECT_EQ(run->step(), 4);
    EXPECT_FALSE(run->description().hasValidation);
    EXPECT_TRUE(run->trace(WeightsOf::Present, {0, 1, 2}));
    GenerationRequest request;
    request.prompt = {0};
    request.tokens = 20;
    EXPECT_EQ(test_support::generated(*run, request),
        test_support::generated(*openedRun(walk(), checkpoint), request));
    const auto progress = run->advance();
    ASSERT_FALSE(progress);
    EXPECT_EQ(progress.error().kind, ErrorKind::TextMissing);
    EXPECT_EQ(progress.error().subject, "lost.txt");
    EXPECT_EQ(difference(savedFrom(*run), checkpoint), "");
}

} // namespace
} // namespace headlight
