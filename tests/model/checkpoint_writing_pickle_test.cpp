// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the bytes of every kind of Python value, which torch.load(weights_only=True) reads opcode by
// opcode.
#include "model/checkpoint/pickle_writer.h"
#include "model/text/error.h"

#include <gtest/gtest.h>
#include <limits>

namespace headlight {
namespace {

using namespace std::string_literals;

/// What `write` puts between the beginning and the end of a pickle.
template <class Write> std::string written(Write write) {
    PickleWriter pickle;
    write(pickle);
    const std::string bytes = pickle.finish();
    EXPECT_EQ(bytes.substr(0, 2), "\x80\x02"s);
    EXPECT_EQ(bytes.back(), '.');
    return bytes.substr(2, bytes.size() - 3);
}

TEST(CheckpointWritingPickle, IntegersAreAsShortAsPythonsOwn) {
    struct Row {
        std::int64_t value;
        std::string bytes;
    };
    const Row rows[] = {
        {0, "K\0"s},
        {255, "K\xff"s},
        {256, "M\0\x01"s},
        {65535, "M\xff\xff"s},
        {65536, "J\0\0\x01\0"s},
        {-1, "J\xff\xff\xff\xff"s},
        {2147483647, "J\xff\xff\xff\x7f"s},
        {2147483648, "\x8a\x05\0\0\0\x80\0"s},
        {-2147483648LL, "J\0\0\0\x80"s},
        {-2147483649LL, "\x8a\x05\xff\xff\xff\x7f\xff"s},
        {std::numeric_limits<std::int64_t>::max(), "\x8a\x08\xff\xff\xff\xff\xff\xff\xff\x7f"s},
        {std::numeric_limits<std::int64_t>::min(), "\x8a\x08\0\0\0\0\0\0\0\x80"s},
    };
    for (const Row &row : rows)
        EXPECT_EQ(written([&](PickleWriter &pickle) { pickle.integer(row.value); }), row.bytes) << row.value;
}

TEST(CheckpointWritingPickle, SeedsOfAllSixtyFourBitsStayPositive) {
    const auto largest = std::numeric_limits<std::uint64_t>::max();
    EXPECT_EQ(written([&](PickleWriter &pickle) { pickle.unsignedInteger(largest); }),
        "\x8a\x09\xff\xff\xff\xff\xff\xff\xff\xff\0"s);
    EXPECT_EQ(written([](PickleWriter &pickle) { pickle.unsignedInteger(1ULL << 63); }),
        "\x8a\x09\0\0\0\0\0\0\0\x80\0"s);
    EXPECT_EQ(written([](PickleWriter &pickle) { pickle.unsignedInteger(1337); }), "M\x39\x05"s);
}

TEST(CheckpointWritingPickle, StringsKeepZeroBytesAndLoseBrokenOnes) {
    EXPECT_EQ(written([](PickleWriter &pickle) { pickle.string("a\0\xf0\x9f\x98\x80"s); }),
        "X\x06\0\0\0a\0\xf0\x9f\x98\x80"s);
    EXPECT_EQ(written([](PickleWriter &pickle) { pickle.string("\xff"); }), "X\x03\0\0\0\xef\xbf\xbd"s);
}

TEST(CheckpointWritingPickle, ConstantsAndDicts) {
    EXPECT_EQ(written([](PickleWriter &pickle) {
        pickle.beginDict();
        pickle.key("a");
        pickle.none();
        pickle.key("b");
        pickle.beginDict();
        pickle.endDict();
        pickle.key("c");
        pickle.boolean(true);
        pickle.key("d");
        pickle.boolean(false);
        pickle.endDict();
    }),
        "}(X\x01\0\0\0aNX\x01\0\0\0b}X\x01\0\0\0c\x88X\x01\0\0\0d\x89u"s);
}

TEST(CheckpointWritingPickle, ALargeDictIsSetInBatchesOfAThousand) {
    const std::string bytes = written([](PickleWriter &pickle) {
        pickle.beginOrderedDict();
        for (int i = 0; i < 2001; ++i) {
            pickle.key("k");
            pickle.none();
        }
        pickle.endDict();
    });
    const std::string pair = "X\x01\0\0\0kN"s;
    std::string batch = "(";
    for (int i = 0; i < 1000; ++i)
        batch += pair;
    EXPECT_EQ(bytes, "ccollections\nOrderedDict\n)R" + batch + "u" + batch + "u(" + pair + "u");
}

TEST(CheckpointWritingPickle, TensorsReferToTheirStorage) {
    const std::vector<float> floats{1, 2, 3, 4, 5, 6};
    const std::vector<double> number{0.5};
    PickleWriter pickle;
    pickle.tensor({2, 3}, floats);
    pickle.tensor({}, number);
    EXPECT_EQ(pickle.finish(),
        "\x80\x02"
        "ctorch._utils\n_rebuild_tensor_v2\n((X\x07\0\0\0storagectorch\nFloatStorage\nX\x01\0\0\0"
        "0X\x03\0\0\0cpuK\x06tQK\0K\x02K\x03\x86K\x03K\x01\x86\x89"
        "ccollections\nOrderedDict\n)RtR"
        "ctorch._utils\n_rebuild_tensor_v2\n((X\x07\0\0\0storagectorch\nDoubleStorage\nX\x01\0\0\0"
        "1X\x03\0\0\0cpuK\x01tQK\0))\x89"
        "ccollections\nOrderedDict\n)RtR."s);
    ASSERT_EQ(pickle.storages().size(), 2U);
    EXPECT_EQ(pickle.storages()[0].size(), 24U);
    EXPECT_EQ(pickle.storages()[1].substr(6), "\xe0\x3f"s); // little-endian on every machine
}

TEST(CheckpointWritingPickle, ATensorWhoseSizesLieIsNeverWritten) {
    const std::vector<float> floats{1, 2, 3, 4, 5};
    PickleWriter pickle;
    EXPECT_THROW(pickle.tensor({2, 3}, floats), ErrorException);
}

TEST(CheckpointWritingPickle, BytesAreSwappedElementByElement) {
    EXPECT_EQ(withBytesSwapped("abcdefgh", 4), "dcbahgfe");
    EXPECT_EQ(withBytesSwapped("abcdefgh", 8), "hgfedcba");
    EXPECT_EQ(withBytesSwapped("abc", 1), "abc");
    EXPECT_EQ(withBytesSwapped("", 8), "");
}

} // namespace
} // namespace headlight
