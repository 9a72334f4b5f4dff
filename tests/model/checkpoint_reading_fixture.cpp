// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: the small files that the tests of reading weights and runs are made of.
#include "tests/model/checkpoint_reading_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace headlight {

namespace {

std::vector<std::int64_t> rowMajorStrides(const std::vector<std::int64_t> &sizes) {
    std::vector<std::int64_t> strides(sizes.size(), 1);
    for (std::size_t i = sizes.size(); i-- > 1;)
        strides[i - 1] = strides[i] * sizes[i];
    return strides;
}

} // namespace

std::string outcomeOf(const Outcome<OpenedCheckpoint> &outcome) {
    if (outcome)
        return "opened";
    const Error &error = outcome.error();
    return std::to_string(static_cast<int>(error.kind)) + " subject: " + error.subject +
           " detail: " + error.detail + " expected: " + error.expected + " found: " + error.found;
}

namespace pickled {

std::string text(std::string_view utf8) {
    return "X" + littleEndian(utf8.size(), 4) + std::string(utf8);
}

std::string integer(std::int64_t number) {
    return "\x8a\x08" + littleEndian(static_cast<std::uint64_t>(number), 8);
}

std::string real(double number) {
    std::string bytes = bytesOfNumbers(std::vector<double>{number});
    std::reverse(bytes.begin(), bytes.end());
    return "G" + bytes;
}

std::string boolean(bool value) {
    return value ? "\x88" : "\x89";
}

std::string none() {
    return "N";
}

std::string name(const std::string &module, const std::string &name) {
    return "c" + module + "\n" + name + "\n";
}

std::string tuple(const std::vector<std::string> &items) {
    std::string piece = "(";
    for (const std::string &item : items)
        piece += item;
    return piece + "t";
}

std::string integers(const std::vector<std::int64_t> &numbers) {
    std::vector<std::string> items;
    items.reserve(numbers.size());
    for (const std::int64_t number : numbers)
        items.push_back(integer(number));
    return tuple(items);
}

std::string dict(const Pairs &pairs) {
    std::string piece = "}(";
    for (const auto &[key, value] : pairs)
        piece += text(key) + value;
    return piece + "u";
}

std::string orderedDict(const Pairs &pairs) {
    return call(name("collections", "OrderedDict"), ")") + dict(pairs).substr(1);
}

std::string call(const std::string &callable, const std::string &arguments) {
    return callable + arguments + "R";
}

std::string whole(const std::string &piece) {
    return "\x80\x02" + piece + ".";
}

} // namespace pickled

std::string TorchFileBuilder::storage(const std::string &type, std::string bytes, std::int64_t count) {
    const std::string key = std::to_string(m_storages.size());
    m_storages.push_back({m_folder + "data/" + key, std::move(bytes)});
    return pickled::tuple({pickled::text("storage"), pickled::name("torch", type), pickled::text(key),
               pickled::text("cuda:0"), pickled::integer(count)}) +
           "Q";
}

std::string TorchFileBuilder::tensor(const std::string &storage, std::int64_t offset,
    const std::vector<std::int64_t> &sizes, const std::vector<std::int64_t> &strides) const {
    const std::string arguments = pickled::tuple({storage, pickled::integer(offset), pickled::integers(sizes),
        pickled::integers(strides), pickled::boolean(false), pickled::orderedDict({})});
    return pickled::call(pickled::name("torch._utils", "_rebuild_tensor_v2"), arguments);
}

std::string TorchFileBuilder::rowMajor(
    const std::string &storage, const std::vector<std::int64_t> &sizes) const {
    return tensor(storage, 0, sizes, rowMajorStrides(sizes));
}

std::vector<PackedEntry> TorchFileBuilder::entries(const std::string &root) const {
    std::vector<PackedEntry> all{{m_folder + "data.pkl", pickled::whole(root)}};
    all.insert(all.end(), m_storages.begin(), m_storages.end());
    all.push_back({m_folder + "version", "3\n"});
    return all;
}

StateDict smallModel() {
    StateDict model;
    float next = -2;
    for (const ParameterShape &shape : chapterParameters(smallV, smallT, smallC)) {
        const std::int64_t count = shape.sizes.size() == 1 ? shape.sizes[0] : shape.sizes[0] * shape.sizes[1];
        NamedTensor tensor{shape.name, shape.sizes, {}};
        for (std::int64_t i = 0; i < count; ++i, next += 0.125F)
            tensor.values.push_back(next);
        model.push_back(tensor);
    }
    return model;
}

pickled::Pairs modelPieces(TorchFileBuilder &builder, const std::string &prefix) {
    pickled::Pairs pieces;
    for (const NamedTensor &tensor : smallModel())
        pieces.emplace_back(
            prefix + tensor.name, builder.tensor("FloatStorage", tensor.sizes, tensor.values));
    return pieces;
}

std::string smallModelFile() {
    TorchFileBuilder builder;
    pickled::Pairs pieces = modelPieces(builder);
    pieces.emplace_back("sa_head.tril", builder.tensor<float>("FloatStorage", {2, 2}, {1, 0, 1, 1}));
    const std::string metadata = pickled::dict({{"_metadata", pickled::orderedDict({})}});
    return builder.file(pickled::orderedDict(pieces) + metadata + "b");
}

void expectSmallModel(std::string_view bytes) {
    const auto opened = readCheckpointBytes(bytes, "a file");
    ASSERT_TRUE(opened) << outcomeOf(opened);
    EXPECT_FALSE(opened->isRun);
    EXPECT_EQ(opened->checkpoint.settings.blockSize, smallT);
    EXPECT_EQ(opened->checkpoint.settings.nEmbd, smallC);
    EXPECT_EQ(opened->checkpoint.start, StartOfRun::Opened);
    EXPECT_EQ(opened->nonFinite, "");
    const StateDict expected = smallModel();
    ASSERT_EQ(opened->checkpoint.weights.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(opened->checkpoint.weights[i].name, expected[i].name);
        EXPECT_EQ(opened->checkpoint.weights[i].sizes, expected[i].sizes);
        EXPECT_EQ(opened->checkpoint.weights[i].values, expected[i].values) << expected[i].name;
    }
}

} // namespace headlight
