// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: safetensors open, and what their header claims is held against the file.
#include "tests/model/checkpoint_reading_fixture.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

std::string fileOf(const std::string &header, const std::string &values) {
    return littleEndian(header.size(), 8) + header + values;
}

std::string numbers(const std::vector<std::int64_t> &list) {
    std::string text;
    for (const std::int64_t number : list)
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return "[" + text + "]";
}

std::int64_t offset(std::size_t bytes) {
    return static_cast<std::int64_t>(bytes);
}

struct Parts {
    std::string header;
    std::string values;
};

/// The small model; its last parameter, of 12 bytes at offset 96, is described by `bias` if that is given.
Parts smallParts(const std::string &prefix = {}, const std::string &bias = {}) {
    Parts parts{R"({"__metadata__":{"format":"pt"})", {}};
    for (const NamedTensor &tensor : smallModel()) {
        const auto begin = static_cast<std::int64_t>(parts.values.size());
        parts.values += bytesOfNumbers(tensor.values);
        const auto end = static_cast<std::int64_t>(parts.values.size());
        const std::string described = R"({"dtype":"F32","shape":)" + numbers(tensor.sizes) +
                                      R"(,"data_offsets":)" + numbers({begin, end}) + "}";
        const bool replaced = tensor.name == "lm_head.bias" && !bias.empty();
        parts.header += ",\"" + prefix + tensor.name + "\":" + (replaced ? bias : described);
    }
    parts.header += "}";
    return parts;
}

std::string smallFile(const std::string &prefix = {}, const std::string &bias = {}) {
    const Parts parts = smallParts(prefix, bias);
    return fileOf(parts.header, parts.values);
}

ErrorKind kindOf(std::string_view bytes) {
    const auto outcome = readCheckpointBytes(bytes, "a file");
    EXPECT_FALSE(outcome);
    return outcome ? ErrorKind::Internal : outcome.error().kind;
}

TEST(CheckpointReadingSafetensors, OpensTheModelWithAnyPrefix) {
    expectSmallModel(smallFile());
    expectSmallModel(smallFile("model._orig_mod."));
}

TEST(CheckpointReadingSafetensors, ConvertsDoubles) {
    const std::size_t end = smallParts().values.size();
    Parts parts = smallParts({}, R"({"dtype":"F64","shape":[3],"data_offsets":)" +
                                     numbers({offset(end) - 12, offset(end) + 12}) + "}");
    const NamedTensor single = smallModel()[6];
    const std::vector<double> bias(single.values.begin(), single.values.end());
    expectSmallModel(fileOf(parts.header, parts.values.substr(0, end - 12) + bytesOfNumbers(bias)));
}

TEST(CheckpointReadingSafetensors, RefusesHolesOverlapsAndSurplus) {
    const Parts good = smallParts();
    const std::int64_t end = offset(good.values.size());
    const auto biasAt = [](std::int64_t begin) {
        return R"({"dtype":"F32","shape":[3],"data_offsets":)" + numbers({begin, begin + 12}) + "}";
    };
    const auto detailOf = [](const Parts &parts) {
        const auto outcome = readCheckpointBytes(fileOf(parts.header, parts.values), "a file");
        EXPECT_FALSE(outcome);
        EXPECT_EQ(outcome ? ErrorKind::Internal : outcome.error().kind, ErrorKind::FileDamaged);
        return outcome ? std::string() : outcome.error().detail;
    };
    const std::string nobodys = "bytes that belong to no tensor";
    EXPECT_EQ(detailOf({good.header, good.values + "\n"}), nobodys);
    EXPECT_EQ(detailOf({smallParts({}, biasAt(end)).header, good.values + std::string(12, '\0')}), nobodys);
    EXPECT_EQ(detailOf({smallParts({}, biasAt(end - 12 + 4)).header, good.values + "four"}), nobodys);
    EXPECT_EQ(detailOf({smallParts({}, biasAt(0)).header, good.values.substr(0, good.values.size() - 12)}),
        "token_embedding_table.weight");
    EXPECT_EQ(detailOf({smallParts({}, biasAt(end - 16)).header, good.values}), "lm_head.bias");
    // A tensor of nothing stands anywhere between the others.
    std::string empty = good.header;
    empty.insert(1, R"("x":{"dtype":"F32","shape":[0],"data_offsets":[0,0]},)");
    EXPECT_EQ(kindOf(fileOf(empty, good.values)), ErrorKind::KeysMismatch);
}

TEST(CheckpointReadingSafetensors, RefusesWhatTheHeaderCannotMean) {
    const std::size_t end = smallParts().values.size();
    const std::string wrong[] = {
        R"({"dtype":"F32","shape":[3],"data_offsets":[0,11]})",
        R"({"dtype":"F32","shape":[3],"data_offsets":[12,0]})",
        R"({"dtype":"F32","shape":[3],"data_offsets":[)" + std::to_string(end - 11) + "," +
            std::to_string(end + 1) + "]}",
        R"({"dtype":"F32","shape":[3],"data_offsets":[18446744073709551604,18446744073709551615]})",
        R"({"dtype":"F32","shape":[4611686018427387907,4],"data_offsets":[0,12]})",
        R"({"dtype":"F32","shape":[-3],"data_offsets":[0,12]})",
        R"({"dtype":"F32","shape":3,"data_offsets":[0,12]})",
        R"({"dtype":"F32","data_offsets":[0,12]})",
        R"({"dtype":7,"shape":[3],"data_offsets":[0,12]})",
        R"([1,2])",
        R"({"dtype":"F32","shape":[[[[3]]]],"data_offsets":[0,12]})",
    };
    for (const std::string &bias : wrong)
        EXPECT_EQ(kindOf(smallFile({}, bias)), ErrorKind::FileDamaged) << bias;
}

TEST(CheckpointReadingSafetensors, NamesTypesItCannotRead) {
    const std::int64_t end = offset(smallParts().values.size());
    const auto outcome = readCheckpointBytes(
        smallFile({}, R"({"dtype":"F8_E4M3","shape":[12],"data_offsets":)" + numbers({end - 12, end}) + "}"),
        "a file");
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().kind, ErrorKind::UnsupportedTensor);
    EXPECT_EQ(outcome.error().subject, "lm_head.bias");
    EXPECT_EQ(outcome.error().detail, "F8_E4M3");
}

TEST(CheckpointReadingSafetensors, RefusesHeadersThatAreNone) {
    const std::string good = smallFile();
    EXPECT_EQ(kindOf(littleEndian(good.size(), 8) + good.substr(8)), ErrorKind::FileDamaged);
    EXPECT_EQ(kindOf(fileOf(R"({"a":)", "")), ErrorKind::FileDamaged);
    EXPECT_EQ(kindOf(fileOf("{\"a\xff\":1}", "")), ErrorKind::FileDamaged);
    EXPECT_EQ(kindOf(fileOf(R"({"a":1e999999})", "")), ErrorKind::FileDamaged);
    EXPECT_EQ(kindOf(fileOf("{\"a\":" + std::string(500'000, '['), "")), ErrorKind::FileDamaged);
    EXPECT_EQ(kindOf(fileOf("{\"a\":" + std::string(2u << 20, ' ') + "1}", "")), ErrorKind::FileDamaged);
    EXPECT_EQ(kindOf(fileOf("{ }", "")), ErrorKind::KeysMismatch);
    // Brackets in names are no depth.
    EXPECT_EQ(kindOf(fileOf(R"({"__metadata__":{"[[[{{{\"[[[":"]]"}})", "")), ErrorKind::KeysMismatch);
}

TEST(CheckpointReadingSafetensors, ParsesManySmallPartsInTimeThatGrowsWithThem) {
    std::string header = "{\"a\":[{}";
    for (int i = 0; i < 300'000; ++i)
        header += ",{}";
    EXPECT_EQ(kindOf(fileOf(header + "]}", "")), ErrorKind::FileDamaged);
}

TEST(CheckpointReadingSafetensors, SurvivesAnyByteBeingAnotherOrTheLast) {
    const std::string whole = smallFile();
    for (std::size_t at = 0; at < whole.size(); ++at) {
        EXPECT_FALSE(readCheckpointBytes(std::string_view(whole).substr(0, at), "a file")) << at;
        for (const int flip : {0x01, 0x80, 0xff}) {
            std::string changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ flip);
            (void)readCheckpointBytes(changed, "a file");
        }
    }
}

} // namespace
} // namespace headlight
