// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a damaged or hostile file is refused, whatever is wrong with it; nothing crashes, hangs or fills
// the memory.
#include "tests/model/checkpoint_reading_fixture.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

using pickled::Pairs;

ErrorKind kindOf(std::string_view bytes) {
    const auto outcome = readCheckpointBytes(bytes, "a file");
    EXPECT_FALSE(outcome);
    return outcome ? ErrorKind::Internal : outcome.error().kind;
}

std::vector<PackedEntry> smallEntries() {
    TorchFileBuilder builder;
    return builder.entries(pickled::dict(modelPieces(builder)));
}

/// What is said of a file whose data.pkl is these bytes.
std::string outcomeOfPickle(const std::string &pickle) {
    return outcomeOf(zipOf({{"archive/data.pkl", pickle}}));
}

ErrorKind kindOfPickle(const std::string &pickle) {
    return kindOf(zipOf({{"archive/data.pkl", pickle}}));
}

/// The refusal of the small model whose last parameter is this tensor over three floats.
ErrorKind kindWithTensor(
    std::int64_t offset, const std::vector<std::int64_t> &sizes, const std::vector<std::int64_t> &strides) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    const std::string storage = builder.storage("FloatStorage", std::string(12, '\0'), 3);
    pieces[6].second = builder.tensor(storage, offset, sizes, strides);
    return kindOf(builder.file(pickled::dict(pieces)));
}

TEST(CheckpointReadingDamage, RefusesAFileThatEndsAnywhereTooEarly) {
    const std::string whole = smallModelFile();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const ErrorKind kind = kindOf(std::string_view(whole).substr(0, size));
        EXPECT_TRUE(kind == ErrorKind::NotACheckpoint || kind == ErrorKind::FileDamaged) << size;
    }
}

TEST(CheckpointReadingDamage, SurvivesAnyByteBeingAnother) {
    const std::string whole = smallModelFile();
    std::size_t refused = 0;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (const int flip : {0x01, 0x80, 0xff}) {
            std::string changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ flip);
            refused += readCheckpointBytes(changed, "a file") ? 0 : 1;
        }
    }
    EXPECT_GT(refused, whole.size()); // what is left are dates and the like
}

TEST(CheckpointReadingDamage, SurvivesAPickleThatEndsAnywhereOrHasAnyByteChanged) {
    TorchFileBuilder builder;
    const std::vector<PackedEntry> entries = builder.entries(pickled::dict(modelPieces(builder)));
    for (std::size_t at = 0; at < entries[0].content.size(); ++at) {
        std::vector<PackedEntry> changed = entries;
        changed[0].content.resize(at);
        EXPECT_EQ(kindOf(zipOf(changed)), ErrorKind::FileDamaged) << at;
        for (const int flip : {0x01, 0x20, 0x80, 0xff}) {
            changed[0].content = entries[0].content;
            changed[0].content[at] = static_cast<char>(changed[0].content[at] ^ flip);
            (void)readCheckpointBytes(zipOf(changed), "a file"); // either way, it comes back
        }
    }
}

TEST(CheckpointReadingDamage, FindsWrongChecksums) {
    for (const bool deflated : {false, true}) {
        std::vector<PackedEntry> entries = smallEntries();
        for (std::size_t i = 0; i + 1 < entries.size(); ++i) { // the version is not looked at
            std::vector<PackedEntry> changed = entries;
            changed[i].deflated = deflated;
            changed[i].claimedChecksum = 12345;
            EXPECT_EQ(kindOf(zipOf(changed)), ErrorKind::FileDamaged) << i;
        }
    }
}

TEST(CheckpointReadingDamage, RefusesMissingAndDoubledEntries) {
    for (std::size_t i = 0; i + 1 < smallEntries().size(); ++i) {
        std::vector<PackedEntry> missing = smallEntries();
        std::vector<PackedEntry> doubled = missing;
        missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(i));
        doubled.push_back(doubled[i]);
        EXPECT_EQ(kindOf(zipOf(missing)), i == 0 ? ErrorKind::NotACheckpoint : ErrorKind::FileDamaged);
        EXPECT_EQ(kindOf(zipOf(doubled)), ErrorKind::FileDamaged);
    }
    std::vector<PackedEntry> twoFolders = smallEntries();
    twoFolders.push_back({"other/data.pkl", twoFolders[0].content});
    EXPECT_EQ(kindOf(zipOf(twoFolders)), ErrorKind::FileDamaged);
}

TEST(CheckpointReadingDamage, RefusesStoragesShorterThanTheirCount) {
    std::vector<PackedEntry> entries = smallEntries();
    entries[1].content.resize(entries[1].content.size() - 1);
    EXPECT_EQ(kindOf(zipOf(entries)), ErrorKind::FileDamaged);
}

TEST(CheckpointReadingDamage, BelievesNoSizeThatTheFileCannotHave) {
    for (const std::size_t index : {0, 1}) {
        for (const std::uint32_t claim : {100'000U, 0x7fffffffU, 0xfffffffeU}) {
            for (const bool deflated : {false, true}) {
                std::vector<PackedEntry> entries = smallEntries();
                entries[index].claimedSize = claim;
                entries[index].deflated = deflated;
                EXPECT_EQ(kindOf(zipOf(entries)), ErrorKind::FileDamaged) << index << " " << claim;
            }
        }
    }
}

TEST(CheckpointReadingDamage, HoldsTensorsAgainstTheirStorage) {
    constexpr std::int64_t huge = INT64_MAX;
    EXPECT_EQ(kindWithTensor(1, {3}, {1}), ErrorKind::FileDamaged);
    EXPECT_EQ(kindWithTensor(0, {3}, {2}), ErrorKind::FileDamaged);
    EXPECT_EQ(kindWithTensor(huge, {3}, {1}), ErrorKind::FileDamaged);
    EXPECT_EQ(kindWithTensor(0, {3}, {huge}), ErrorKind::FileDamaged);
    EXPECT_EQ(kindWithTensor(0, {3}, {huge / 2 + 1}), ErrorKind::FileDamaged);
    EXPECT_EQ(kindWithTensor(-1, {3}, {1}), ErrorKind::FileDamaged);
    EXPECT_EQ(kindWithTensor(2, {3}, {-1}), ErrorKind::FileDamaged);
    EXPECT_EQ(kindWithTensor(0, {3}, {1, 1}), ErrorKind::FileDamaged);
    EXPECT_EQ(kindWithTensor(0, {-3}, {1}), ErrorKind::ShapeMismatch);
    EXPECT_EQ(kindWithTensor(0, {huge}, {0}), ErrorKind::ShapeMismatch);
    EXPECT_EQ(kindWithTensor(0, {huge, huge}, {1, 1}), ErrorKind::ShapeMismatch);
}

TEST(CheckpointReadingDamage, DoesNotExpandAStorageWithoutEnd) {
    TorchFileBuilder builder;
    Pairs pieces = modelPieces(builder);
    const std::string one = builder.storage("FloatStorage", std::string(4, '\0'), 1);
    // As many characters as there are code points, all with one row.
    pieces[0].second = builder.tensor(one, 0, {0x110000, 512}, {0, 0});
    pieces[1].second = builder.tensor(one, 0, {2, 512}, {0, 0});
    for (const std::size_t square : {2, 3, 4})
        pieces[square].second = builder.tensor(one, 0, {512, 512}, {0, 0});
    pieces[5].second = pieces[0].second;
    pieces[6].second = builder.tensor(one, 0, {0x110000}, {0});
    EXPECT_EQ(kindOf(builder.file(pickled::dict(pieces))), ErrorKind::FileDamaged);
}

TEST(CheckpointReadingDamage, RefusesPicklesThatNoPicklerWrites) {
    const std::pair<const char *, std::string> wrong[] = {
        {"nothing", ""},
        {"no value", "\x80\x02."},
        {"another protocol", "\x80\x06N."},
        {"an unknown opcode", "\x80\x02\xff."},
        {"a text opcode of protocol 0", "\x80\x02I5\n."},
        {"no end", "\x80\x02N"},
        {"a tuple without its mark", "\x80\x02Nt."},
        {"a pair over an empty stack", "\x80\x02N\x86."},
        {"a key without a value", "\x80\x02}(Nu."},
        {"items for a number", "\x80\x02K\x05(NNu."},
        {"items for a tuple", "\x80\x02)(NNu."},
        {"a value for a dict", "\x80\x02}Na."},
        {"what lies below a mark", "\x80\x02]N(a."},
        {"an unknown memory", "\x80\x02h\x07."},
        {"a memory far away", "\x80\x02Nr\xff\xff\xff\x7f."},
        {"a name without its end", "\x80\x02"
                                   "cos\nsystem."},
        {"a name of numbers", "\x80\x02K\x01K\x02\x93."},
        {"a string longer than the file", "\x80\x02X\xff\xff\xff\xff"
                                          "abc."},
        {"a string of 2^64 bytes", "\x80\x02\x8d\xff\xff\xff\xff\xff\xff\xff\xff"
                                   "abc."},
        {"a call of nothing", "\x80\x02R."},
    };
    for (const auto &[what, pickle] : wrong)
        EXPECT_EQ(kindOfPickle(pickle), ErrorKind::FileDamaged) << what;
}

TEST(CheckpointReadingDamage, SurvivesCirclesAndDepth) {
    // A dict that holds itself, a tuple in a list in itself.
    EXPECT_EQ(kindOfPickle("\x80\x02}q" + std::string("\0", 1) + pickled::text("me") + "h" +
                           std::string("\0", 1) + "s."),
        ErrorKind::KeysMismatch);
    EXPECT_EQ(kindOfPickle("\x80\x02]q" + std::string("\0", 1) + "h" + std::string("\0", 1) + "a."),
        ErrorKind::KeysMismatch);
    // A hundred thousand lists, and dicts, in each other.
    const std::size_t deep = 100'000;
    EXPECT_EQ(kindOfPickle("\x80\x02" + std::string(deep, ']') + std::string(deep - 1, 'a') + "."),
        ErrorKind::KeysMismatch);
    std::string dicts = "\x80\x02";
    for (std::size_t i = 0; i < deep; ++i)
        dicts += "}" + pickled::text("d");
    EXPECT_EQ(kindOfPickle(dicts + "N" + std::string(deep, 's') + "."), ErrorKind::KeysMismatch);
}

TEST(CheckpointReadingDamage, LooksOnceAtWhatIsReferredToOften) {
    // Forty dicts, each of which holds the one before twice: 2^40 paths.
    std::string pickle = "\x80\x02}";
    for (char i = 0; i < 40; ++i) {
        pickle += std::string("q") + i + "0}(";
        pickle += pickled::text("a") + "h" + i + pickled::text("b") + "h" + i + "u";
    }
    EXPECT_EQ(kindOfPickle(pickle + "."), ErrorKind::KeysMismatch);
}

TEST(CheckpointReadingDamage, StopsPicklesThatGrowWithoutMeasure) {
    EXPECT_EQ(
        outcomeOfPickle("\x80\x02(" + std::string(4'000'000, '}') + "l.").find("opened"), std::string::npos);
    EXPECT_EQ(kindOfPickle("\x80\x02N" + std::string(17u << 20, '2') + "."), ErrorKind::FileDamaged);
}

TEST(CheckpointReadingDamage, StopsPicklesOfFarMoreValuesThanAModelHas) {
    std::string dict;
    for (int i = 0; i < 1'000'000; ++i)
        dict += pickled::integer(i) + "N";
    const std::size_t much = 15'000'000;
    const std::string pickles[] = {"}(" + dict + "u", "](" + dict + "e", "](" + std::string(much, ')') + "e",
        "N" + std::string(much, '\x94'), "N" + std::string(much, '('), "N" + std::string(much, '\x85')};
    for (const std::string &pickle : pickles) {
        // In a file that is large for another reason, too.
        for (const std::size_t beside : {0u, 50'000'000u}) {
            const std::string bytes = zipOf({{"archive/data.pkl", "\x80\x04" + pickle + "."},
                {"archive/data/0", std::string(beside, '\0')}});
            const auto outcome = readCheckpointBytes(bytes, "a file");
            ASSERT_FALSE(outcome);
            EXPECT_EQ(outcome.error().kind, ErrorKind::FileDamaged);
            EXPECT_EQ(outcome.error().detail, "it unpacks to far more than its size");
        }
    }
}

TEST(CheckpointReadingDamage, AllowsManyPlainValuesBesideTheWeights) {
    TorchFileBuilder builder;
    std::string losses = "](";
    for (int i = 0; i < 400'000; ++i)
        losses += pickled::real(i);
    expectSmallModel(builder.file(
        pickled::dict({{"losses", losses + "e"}, {"model", pickled::dict(modelPieces(builder))}})));
}

} // namespace
} // namespace headlight
