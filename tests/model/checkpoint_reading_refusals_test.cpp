// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: weights of another model are refused with the key, what was expected and what was found.
#include "model/checkpoint/reading_errors.h"
#include "model/text/file_form.h"
#include "tests/model/checkpoint_reading_fixture.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

using pickled::Pairs;

Error errorOf(std::string_view bytes) {
    const auto outcome = readCheckpointBytes(bytes, "a file");
    EXPECT_FALSE(outcome);
    return outcome ? Error{} : outcome.error();
}

/// The refusal of the small model with its parameter `index` replaced by one of these sizes.
Error errorWithSizes(std::size_t index, const std::vector<std::int64_t> &sizes) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder, "module.");
    std::int64_t count = 1;
    for (const std::int64_t size : sizes)
        count *= size;
    pieces[index].second =
        builder.tensor("FloatStorage", sizes, std::vector<float>(static_cast<std::size_t>(count)));
    return errorOf(builder.file(pickled::dict(pieces)));
}

/// The refusal of a model of these sizes, in which one parameter may have other sizes of its own.
Error errorOfModel(std::int64_t characters, std::int64_t blockSize, std::int64_t nEmbd,
    const std::string &other = {}, const std::vector<std::int64_t> &otherSizes = {}) {
    TorchFileBuilder builder;
    Pairs pieces;
    for (const ParameterShape &shape : chapterParameters(characters, blockSize, nEmbd)) {
        const auto &sizes = shape.name == other ? otherSizes : shape.sizes;
        std::int64_t count = 1;
        for (const std::int64_t size : sizes)
            count *= size;
        pieces.emplace_back(shape.name,
            builder.tensor("FloatStorage", sizes, std::vector<float>(static_cast<std::size_t>(count))));
    }
    return errorOf(builder.file(pickled::dict(pieces)));
}

TEST(CheckpointReadingRefusals, NamesMissingAndUnexpectedKeys) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    pieces[4].first = "sa_head.values.weight";
    pieces.erase(pieces.begin());
    const Error error = errorOf(builder.file(pickled::orderedDict(pieces)));
    EXPECT_EQ(error.kind, ErrorKind::KeysMismatch);
    EXPECT_EQ(error.subject, "a file");
    EXPECT_EQ(error.expected, "token_embedding_table.weight, sa_head.value.weight");
    EXPECT_EQ(error.found, "sa_head.values.weight");
}

TEST(CheckpointReadingRefusals, NamesAllKeysOfAnotherModel) {
    TorchFileBuilder builder;
    const std::string tensor = builder.tensor<float>("FloatStorage", {1}, {1});
    const Error error = errorOf(builder.file(pickled::dict({{"w", tensor}, {"b", tensor}})));
    EXPECT_EQ(error.kind, ErrorKind::KeysMismatch);
    EXPECT_EQ(error.expected.substr(0, 28), "token_embedding_table.weight");
    EXPECT_EQ(error.found, "w, b");
}

TEST(CheckpointReadingRefusals, NamesTheKeysOfAFileWithoutTensors) {
    TorchFileBuilder builder;
    const Error error =
        errorOf(builder.file(pickled::dict({{"epoch", pickled::integer(1)}, {"name", pickled::text("x")}})));
    EXPECT_EQ(error.kind, ErrorKind::KeysMismatch);
    EXPECT_EQ(error.found, "epoch, name");
    EXPECT_EQ(errorOf(builder.file(pickled::integer(5))).kind, ErrorKind::KeysMismatch);
}

TEST(CheckpointReadingRefusals, TakesAKeyThatIsThereTwiceForUnexpected) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    pieces.emplace_back("lm_head.module.bias", pieces[6].second);
    EXPECT_EQ(errorOf(builder.file(pickled::dict(pieces))).found, "lm_head.module.bias");
}

TEST(CheckpointReadingRefusals, NamesKeyExpectedAndFoundShape) {
    const Error head = errorWithSizes(2, {1, 2}); // the head size is n_embd in this model
    EXPECT_EQ(head.kind, ErrorKind::ShapeMismatch);
    EXPECT_EQ(head.subject, "module.sa_head.key.weight");
    EXPECT_EQ(head.expected, "(2, 2)");
    EXPECT_EQ(head.found, "(1, 2)");
    const Error bias = errorWithSizes(6, {4});
    EXPECT_EQ(bias.expected, "(3,)");
    EXPECT_EQ(bias.found, "(4,)");
    const Error flat = errorWithSizes(5, {6});
    EXPECT_EQ(flat.subject, "module.lm_head.weight");
    EXPECT_EQ(flat.expected, "(3, 2)");
    EXPECT_EQ(errorWithSizes(1, {}).expected, "(T, 2)");
    EXPECT_EQ(errorWithSizes(0, {4, 2}).expected, "(3, 2)");
}

TEST(CheckpointReadingRefusals, BlamesTheOneTensorThatDisagrees) {
    for (const ParameterShape &shape : chapterParameters(76, 8, 64)) {
        std::vector<std::vector<std::int64_t>> others{
            {}, {64, 76, 1}, std::vector<std::int64_t>(shape.sizes.rbegin(), shape.sizes.rend())};
        for (std::size_t d = 0; d < shape.sizes.size(); ++d) {
            for (const std::int64_t size : {shape.sizes[d] - 1, shape.sizes[d] * 2, std::int64_t{0}}) {
                others.push_back(shape.sizes);
                others.back()[d] = size;
            }
        }
        const bool tellsT = shape.name == "position_embedding_table.weight";
        for (const auto &sizes : others) {
            // Another number of positions is another model, not a wrong one.
            if (sizes == shape.sizes || (tellsT && sizes.size() == 2 && sizes[1] == 64))
                continue;
            const Error error = errorOfModel(76, 8, 64, shape.name, sizes);
            EXPECT_EQ(error.kind, ErrorKind::ShapeMismatch) << shape.name;
            EXPECT_EQ(error.subject, shape.name);
            EXPECT_EQ(error.expected, tellsT ? "(T, 64)" : shownShape(shape.sizes)) << shape.name;
            EXPECT_EQ(error.found, shownShape(sizes)) << shape.name;
        }
    }
}

TEST(CheckpointReadingRefusals, NamesTheSettingThatIsOutOfRange) {
    const Error block = errorWithSizes(1, {257, 2});
    EXPECT_EQ(block.kind, ErrorKind::SettingOutOfRange);
    EXPECT_EQ(block.subject, "block-size");
    EXPECT_EQ(block.detail, "1 .. 256");
    EXPECT_EQ(block.number, 257);
    EXPECT_EQ(errorWithSizes(1, {0, 2}).number, 0);
    const Error wide = errorOfModel(3, 4, 513);
    EXPECT_EQ(wide.kind, ErrorKind::SettingOutOfRange);
    EXPECT_EQ(wide.subject, "n-embd");
    EXPECT_EQ(wide.number, 513);
    const Error empty = errorOfModel(0, 4, 2);
    EXPECT_EQ(empty.kind, ErrorKind::ShapeMismatch);
    EXPECT_EQ(empty.expected, "(1 .. 1114112, C)");
}

TEST(CheckpointReadingRefusals, NamesTensorsOfOtherTypes) {
    for (const char *type : {"LongStorage", "IntStorage", "QInt8Storage", "ComplexFloatStorage", "Evil"}) {
        TorchFileBuilder builder;
        Pairs pieces = modelPieces(builder);
        pieces[6].second = builder.rowMajor(builder.storage(type, std::string(24, '\0'), 3), {3});
        const Error error = errorOf(builder.file(pickled::dict(pieces)));
        EXPECT_EQ(error.kind, ErrorKind::UnsupportedTensor) << type;
        EXPECT_EQ(error.subject, "lm_head.bias");
        EXPECT_EQ(error.detail, std::string("torch.") + type);
    }
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    pieces[6].second =
        pickled::call(pickled::name("torch._utils", "_rebuild_qtensor"), pickled::integers({1, 2}));
    EXPECT_EQ(errorOf(builder.file(pickled::dict(pieces))).detail, "torch._utils._rebuild_qtensor");
}

TEST(CheckpointReadingRefusals, NeverActsOnANameInTheFile) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    pieces.emplace_back(
        "x", pickled::call(pickled::name("os", "system"), pickled::tuple({pickled::text("true")})));
    expectSmallModel(builder.file(pickled::dict(pieces)));
    // A stranger's function does not give a parameter, whatever it is called.
    pieces[6].second = pickled::call(pickled::name("evil", "_rebuild_tensor_v2"), pickled::integers({1}));
    EXPECT_EQ(errorOf(builder.file(pickled::dict(pieces))).expected, "lm_head.bias");
}

TEST(CheckpointReadingRefusals, RefusesTheOtherByteOrder) {
    TorchFileBuilder builder;
    std::vector<PackedEntry> entries = builder.entries(pickled::dict(modelPieces(builder)));
    entries.push_back({"archive/byteorder", "little"});
    expectSmallModel(zipOf(entries));
    entries.back().content = "big";
    EXPECT_EQ(errorOf(zipOf(entries)).kind, ErrorKind::UnsupportedTensor);
    entries.back().content = "middle";
    EXPECT_EQ(errorOf(zipOf(entries)).kind, ErrorKind::FileDamaged);
}

TEST(CheckpointReadingRefusals, ShowsNamesThatCannotHarm) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    pieces.emplace_back("a\n\x01\xff\xe2\x80\xae" + std::string(5000, 'b'), pieces[6].second);
    const Error error = errorOf(builder.file(pickled::dict(pieces)));
    EXPECT_EQ(error.found, "a????" + std::string(75, 'b') + "…");
}

TEST(CheckpointReadingRefusals, SaysWhatOtherFilesAre) {
    EXPECT_EQ(errorOf("").kind, ErrorKind::NotACheckpoint);
    EXPECT_EQ(errorOf("").number, static_cast<std::int64_t>(FileForm::Empty));
    EXPECT_EQ(errorOf("Dear diary").kind, ErrorKind::NotACheckpoint);
    const Error zip = errorOf(zipOf({{"notes.txt", "hello"}}));
    EXPECT_EQ(zip.kind, ErrorKind::NotACheckpoint);
    EXPECT_EQ(zip.number, static_cast<std::int64_t>(FileForm::Zip));
    // torch.save() before 1.6: its magic number comes first.
    const Error old =
        errorOf(std::string("\x80\x02\x8a\x0al\xfc\x9c\x46\xf9\x20\x6a\xa8P\x19.\x80\x02M\xe9\x03.", 20));
    EXPECT_EQ(old.kind, ErrorKind::NotACheckpoint);
    EXPECT_EQ(old.number, static_cast<std::int64_t>(FileForm::TorchLegacy));
}

} // namespace
} // namespace headlight
