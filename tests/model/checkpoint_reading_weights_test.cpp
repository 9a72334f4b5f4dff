// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: weights open whatever way people's programs put them into a PyTorch file.
#include "tests/model/checkpoint_reading_fixture.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

namespace headlight {
namespace {

using pickled::Pairs;

TEST(CheckpointReadingWeights, OpensAStateDictWithItsMetadata) {
    expectSmallModel(smallModelFile());
}

TEST(CheckpointReadingWeights, OpensAPlainDict) {
    TorchFileBuilder builder;
    expectSmallModel(builder.file(pickled::dict(modelPieces(builder))));
}

TEST(CheckpointReadingWeights, FindsTheModelUnderAnyNameWithOtherEntriesBeside) {
    for (const char *key : {"model", "model_state_dict", "state_dict", "module", "net", "of my own"}) {
        TorchFileBuilder builder;
        const std::string moments =
            pickled::dict({{"exp_avg", builder.tensor<float>("FloatStorage", {2}, {1, 2})}});
        const std::string root = pickled::dict({{"epoch", pickled::integer(3)},
            {"optimizer", pickled::dict({{"state", moments}})},
            {key, pickled::orderedDict(modelPieces(builder))}, {"loss", pickled::real(1.5)},
            {"vocabulary", "](" + pickled::text("a") + pickled::text("b") + "e"}, {"none", pickled::none()}});
        SCOPED_TRACE(key);
        expectSmallModel(builder.file(root));
    }
}

TEST(CheckpointReadingWeights, LeavesOutPrefixesOfEveryKind) {
    for (const char *prefix :
        {"module.", "_orig_mod.", "model.", "_orig_mod.module.", "model.module.", "a.b."}) {
        TorchFileBuilder builder;
        SCOPED_TRACE(prefix);
        expectSmallModel(builder.file(pickled::orderedDict(modelPieces(builder, prefix))));
        TorchFileBuilder outer;
        const std::string nested = pickled::orderedDict(modelPieces(outer, prefix));
        expectSmallModel(outer.file(pickled::dict({{"state_dict", pickled::dict({{"ema", nested}})}})));
    }
}

TEST(CheckpointReadingWeights, LeavesOutWrappersInsideTheNames) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    for (auto &[key, piece] : pieces) {
        if (key.rfind("sa_head.", 0) == 0)
            key.replace(0, 8, "sa_head._orig_mod.module.");
    }
    expectSmallModel(builder.file(pickled::orderedDict(pieces)));
}

TEST(CheckpointReadingWeights, TakesNoNoticeOfAMaskOfAnyKind) {
    const std::vector<std::pair<const char *, std::vector<std::int64_t>>> masks = {
        {"FloatStorage", {2, 2}}, {"FloatStorage", {1, 7}}, {"BoolStorage", {2, 2}}, {"QInt8Storage", {0}}};
    for (const auto &[type, sizes] : masks) {
        TorchFileBuilder builder;
        Pairs pieces = modelPieces(builder, "module.");
        pieces.emplace_back("module.sa_head.tril", builder.rowMajor(builder.storage(type, "?", 1), sizes));
        SCOPED_TRACE(type);
        expectSmallModel(builder.file(pickled::orderedDict(pieces)));
    }
}

// Of the values of smallModel() every one has an exact 16-bit form.
std::uint16_t halfOf(float value) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof(bits));
    if (value == 0)
        return 0;
    const std::uint32_t exponent = (bits >> 23 & 0xff) - 112;
    return static_cast<std::uint16_t>((bits >> 16 & 0x8000) | exponent << 10 | (bits >> 13 & 0x3ff));
}

std::uint16_t brainHalfOf(float value) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof(bits));
    return static_cast<std::uint16_t>(bits >> 16);
}

template <class Number, class Convert> std::string fileOf(const char *type, Convert convert) {
    TorchFileBuilder builder;
    Pairs pieces;
    for (const NamedTensor &tensor : smallModel()) {
        std::vector<Number> values;
        for (const float value : tensor.values)
            values.push_back(convert(value));
        pieces.emplace_back(tensor.name, builder.tensor(type, tensor.sizes, values));
    }
    return builder.file(pickled::dict(pieces));
}

TEST(CheckpointReadingWeights, ConvertsTheOtherFloatingTypes) {
    expectSmallModel(fileOf<double>("DoubleStorage", [](float value) { return double{value}; }));
    expectSmallModel(fileOf<std::uint16_t>("HalfStorage", halfOf));
    expectSmallModel(fileOf<std::uint16_t>("BFloat16Storage", brainHalfOf));
}

TEST(CheckpointReadingWeights, ReadsHalvesThatAreTinyOrNotNumbers) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    // The smallest one, the largest below the normal ones, and minus infinity.
    pieces.back().second = builder.tensor<std::uint16_t>("HalfStorage", {3}, {0x0001, 0x83ff, 0xfc00});
    const auto opened = readCheckpointBytes(builder.file(pickled::dict(pieces)), "a file");
    ASSERT_TRUE(opened) << outcomeOf(opened);
    const std::vector<float> expected{0x1p-24F, -1023 * 0x1p-24F, -INFINITY};
    EXPECT_EQ(opened->checkpoint.weights.back().values, expected);
    EXPECT_EQ(opened->nonFinite, "lm_head.bias");
}

TEST(CheckpointReadingWeights, ReadsTensorsThatShareAStorageInAnyLayout) {
    TorchFileBuilder builder;
    std::vector<float> all{9, 9, 9};
    for (const NamedTensor &tensor : smallModel())
        all.insert(all.end(), tensor.values.begin(), tensor.values.end());
    const std::string storage =
        builder.storage("FloatStorage", bytesOfNumbers(all), static_cast<std::int64_t>(all.size()));
    Pairs pieces;
    std::int64_t at = 3;
    for (const NamedTensor &tensor : smallModel()) {
        std::vector<std::int64_t> strides(tensor.sizes.size(), 1);
        if (tensor.sizes.size() == 2)
            strides[0] = tensor.sizes[1];
        pieces.emplace_back(tensor.name, builder.tensor(storage, at, tensor.sizes, strides));
        at += static_cast<std::int64_t>(tensor.values.size());
    }
    expectSmallModel(builder.file(pickled::dict(pieces)));
}

TEST(CheckpointReadingWeights, ReadsTransposedAndExpandedTensors) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    const StateDict model = smallModel();
    const auto &key = model[2].values; // (2, 2)
    const std::vector<float> columns{key[0], key[2], key[1], key[3]};
    pieces[2].second =
        builder.tensor(builder.storage("FloatStorage", bytesOfNumbers(columns), 4), 0, {2, 2}, {1, 2});
    expectSmallModel(builder.file(pickled::dict(pieces)));

    const std::string one = builder.storage("FloatStorage", bytesOfNumbers<float>({0.5F}), 1);
    pieces[6].second = builder.tensor(one, 0, {3}, {0});
    const auto opened = readCheckpointBytes(builder.file(pickled::dict(pieces)), "a file");
    ASSERT_TRUE(opened) << outcomeOf(opened);
    EXPECT_EQ(opened->checkpoint.weights[6].values, std::vector<float>(3, 0.5F));
}

TEST(CheckpointReadingWeights, ReadsParametersAndUntypedStorages) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    pieces[0].second = pickled::call(pickled::name("torch._utils", "_rebuild_parameter"),
        pickled::tuple({pieces[0].second, pickled::boolean(true), pickled::orderedDict({})}));
    const NamedTensor bias = smallModel()[6];
    const std::string storage = builder.storage("UntypedStorage", bytesOfNumbers(bias.values), 12);
    pieces[6].second = pickled::call(pickled::name("torch._utils", "_rebuild_tensor_v3"),
        pickled::tuple({storage, pickled::integer(0), pickled::integers({3}), pickled::integers({1}),
            pickled::boolean(false), pickled::orderedDict({}), pickled::name("torch", "float32")}));
    expectSmallModel(builder.file(pickled::dict(pieces)));
}

TEST(CheckpointReadingWeights, ReadsAModelThatWasPickledWhole) {
    TorchFileBuilder builder;
    const Pairs pieces = modelPieces(builder);
    const auto module = [](const Pairs &parameters, const Pairs &modules) {
        const std::string state = pickled::dict({{"training", pickled::boolean(true)},
            {"_parameters", pickled::orderedDict(parameters)}, {"_modules", pickled::orderedDict(modules)}});
        return pickled::name("__main__", "Module") + ")\x81" + state + "b";
    };
    const auto linear = [&](std::size_t weight) { return module({{"weight", pieces[weight].second}}, {}); };
    const std::string head = module({}, {{"key", linear(2)}, {"query", linear(3)}, {"value", linear(4)}});
    const std::string lmHead = module({{"weight", pieces[5].second}, {"bias", pieces[6].second}}, {});
    const Pairs modules{{"token_embedding_table", linear(0)}, {"position_embedding_table", linear(1)},
        {"sa_head", head}, {"lm_head", lmHead}};
    expectSmallModel(builder.file(module({}, modules)));
    expectSmallModel(builder.file(pickled::dict({{"model", module({}, modules)}})));

    // A model with one module more computes something else.
    Pairs more = modules;
    more.emplace_back("ffwd", linear(2));
    EXPECT_NE(outcomeOf(builder.file(module({}, more))).find("ffwd.weight"), std::string::npos);
}

TEST(CheckpointReadingWeights, OpensArchivesOfAnyFolderPackedAgain) {
    for (const char *folder : {"my model/", "\xed\x95\x9c\xea\xb8\x80/", "a/b/", "", "win\\"}) {
        TorchFileBuilder builder(folder);
        std::vector<PackedEntry> entries = builder.entries(pickled::dict(modelPieces(builder)));
        for (PackedEntry &entry : entries)
            entry.deflated = true;
        entries.push_back({"__MACOSX/data", "left by a Mac"});
        SCOPED_TRACE(folder);
        expectSmallModel(zipOf(entries));
    }
}

TEST(CheckpointReadingWeights, TellsTheFirstParameterThatIsNotFinite) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    pieces[3].second = builder.tensor<float>("FloatStorage", {2, 2}, {1, 2, NAN, 3});
    pieces[6].second = builder.tensor<double>("DoubleStorage", {3}, {1, -INFINITY, 3});
    const auto opened = readCheckpointBytes(builder.file(pickled::dict(pieces)), "a file");
    ASSERT_TRUE(opened) << outcomeOf(opened);
    EXPECT_EQ(opened->nonFinite, "sa_head.query.weight");
}

TEST(CheckpointReadingWeights, RefusesNumbersThatAreTooLargeForAFloat) {
    for (const double number : {1e300, -1e300, 3.5e38}) {
        TorchFileBuilder builder;
        Pairs pieces = modelPieces(builder);
        pieces[6].second = builder.tensor<double>("DoubleStorage", {3}, {INFINITY, number, NAN});
        const auto opened = readCheckpointBytes(builder.file(pickled::dict(pieces)), "a file");
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.error().kind, ErrorKind::UnsupportedTensor);
        EXPECT_EQ(opened.error().subject, "lm_head.bias");
        EXPECT_EQ(opened.error().detail, "float64 beyond float32");
    }
}

} // namespace
} // namespace headlight
