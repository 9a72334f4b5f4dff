// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the inputs that broke other programs, and the built-in texts' own promises.
#include "model/text/file_form.h"
#include "model/text/settings.h"
#include "model/text/text_file.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

const std::filesystem::path sourceDirectory = HEADLIGHT_SOURCE_DIR;
const std::filesystem::path inputs = sourceDirectory.parent_path() / "shared/cases/inputs";

class TextCases : public testing::Test {
protected:
    void SetUp() override {
        if (!std::filesystem::exists(inputs))
            GTEST_SKIP() << "the shared inputs are not here";
    }

    static TextDocumentPtr open(const char *name) {
        const auto text = readTextFile(inputs / name);
        EXPECT_TRUE(text) << name;
        return text ? *text : makeTextDocument(U"?", {});
    }
};

TEST_F(TextCases, EveryFormOfTheControlIsTheControl) {
    const auto control = open("utf8_ko_en.txt");
    EXPECT_EQ(control->size(), 1686U);
    EXPECT_EQ(control->vocabularySize(), 76U);
    EXPECT_EQ(control->trainSize(), 1517U);
    EXPECT_EQ(control->validationSize(), 169U);
    for (const char *name : {"utf8_bom.txt", "utf16le_bom.txt", "crlf.txt", "cr_only.txt"}) {
        const auto other = open(name);
        EXPECT_EQ(other->tokens, control->tokens) << name;
        EXPECT_EQ(other->tokenizer.characters(), control->tokenizer.characters()) << name;
    }
    EXPECT_TRUE(open("utf8_bom.txt")->facts.byteOrderMark);
    EXPECT_TRUE(open("utf16le_bom.txt")->facts.byteOrderMark);
    EXPECT_EQ(open("utf16le_bom.txt")->facts.encoding, "UTF-16LE");
    EXPECT_GT(open("crlf.txt")->facts.foldedLineEnds, 0U);
    EXPECT_GT(open("cr_only.txt")->facts.foldedLineEnds, 0U);
}

TEST_F(TextCases, NumbersTheVocabularyByCodePoint) {
    EXPECT_EQ(open("vocab_order.txt")->tokenizer.characters(),
        U"\n Aaz\uAC00\uD7A3\uE000\uFF5E\uFFFD\U0001F600\U00020000");
}

TEST_F(TextCases, ReadsKoreanWindowsText) {
    const auto text = open("cp949.txt");
    EXPECT_EQ(text->facts.encoding, "CP949");
    EXPECT_EQ(text->size(), 637U);
    EXPECT_EQ(text->vocabularySize(), 69U);
    std::u32string characters = text->tokenizer.decode(text->tokens);
    while (characters.back() == U'\n')
        characters.pop_back();
    const std::u32string end = U"하루였다.";
    EXPECT_EQ(characters.substr(characters.size() - end.size()), end);
}

TEST_F(TextCases, ComposesAMacsHangul) {
    const auto composed = open("nfc_hangul.txt");
    const auto decomposed = open("nfd_hangul.txt");
    EXPECT_EQ(composed->size(), 588U);
    EXPECT_EQ(composed->vocabularySize(), 50U);
    EXPECT_EQ(composed->facts.composed, 0U);
    EXPECT_EQ(decomposed->tokens, composed->tokens);
    EXPECT_EQ(decomposed->tokenizer.characters(), composed->tokenizer.characters());
    EXPECT_GT(decomposed->facts.composed, 588U);
    const auto raw = readTextFile(inputs / "nfd_hangul.txt", {"", false, false});
    ASSERT_TRUE(raw);
    EXPECT_GT((*raw)->size(), 588U);
}

TEST_F(TextCases, ReportsBrokenBytesAndShowsThemOnWish) {
    const auto refused = readTextFile(inputs / "invalid_utf8.txt");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::BrokenBytes);
    EXPECT_EQ(refused.error().detail, "UTF-8");
    EXPECT_EQ(refused.error().limit, 12);
    const auto shown = readTextFile(inputs / "invalid_utf8.txt", {"", true, true});
    ASSERT_TRUE(shown);
    EXPECT_EQ((*shown)->facts.brokenBytes, 12U);
    EXPECT_TRUE((*shown)->tokenizer.contains(0xFFFD));
    EXPECT_TRUE(readTextFile(inputs / "invalid_utf8.txt", {"windows-1252"}));
}

TEST_F(TextCases, RefusesWhatIsNoText) {
    EXPECT_EQ(readTextFile(inputs / "empty.txt").error().kind, ErrorKind::EmptyText);
    const std::pair<const char *, FileForm> rows[] = {
        {"binary.bin", FileForm::Binary},
        {"ckpt_statedict_dict.pt", FileForm::TorchZip},
        {"ckpt_statedict_ordereddict.pt", FileForm::TorchZip},
        {"ckpt_zip_without_data_pkl.pt", FileForm::Zip},
    };
    for (const auto &[name, form] : rows) {
        const auto text = readTextFile(inputs / name);
        ASSERT_FALSE(text) << name;
        EXPECT_EQ(text.error().kind, ErrorKind::NotAText) << name;
        EXPECT_EQ(text.error().number, static_cast<std::int64_t>(form)) << name;
    }
    EXPECT_EQ(readTextFile(inputs).error().kind, ErrorKind::NotARegularFile);
}

TEST_F(TextCases, OpensTinyTextsAndKnowsWhetherTheyTrain) {
    EXPECT_EQ(open("tiny_ko_15_45bytes.txt")->size(), 15U);
    for (const char *name : {"tiny.txt", "tiny_ko_15_45bytes.txt", "newline_only.txt", "tiny_17.txt"})
        EXPECT_TRUE(checkTrainable(*open(name), 16)) << name;
    EXPECT_FALSE(checkTrainable(*open("edge_160.txt"), 16));
    EXPECT_FALSE(hasValidationWindow(*open("edge_160.txt"), 16));
    EXPECT_TRUE(hasValidationWindow(*open("edge_161.txt"), 16));
}

TEST_F(TextCases, KeepsSpacesControlsAndLongLines) {
    EXPECT_EQ(open("one_symbol_repeat.txt")->vocabularySize(), 1U);
    EXPECT_EQ(open("two_symbols.txt")->vocabularySize(), 2U);
    EXPECT_GT(open("long_line.txt")->size(), 130000U);
    for (const char *name : {"only_spaces.txt", "control_chars.txt"})
        EXPECT_FALSE(checkTrainable(*open(name), 16)) << name;
}

TEST(BuiltInTexts, AreAsLongAndAsPlainAsPromised) {
    const auto korean = readTextFile(sourceDirectory / "resources/texts/story_ko.txt");
    ASSERT_TRUE(korean);
    EXPECT_GE((*korean)->size(), 20000U);
    EXPECT_LT((*korean)->vocabularySize(), 450U);
    const std::u32string characters = (*korean)->tokenizer.decode((*korean)->tokens);
    EXPECT_NE(characters.find(U"처음 만나는"), std::u32string::npos);
    const auto english = readTextFile(sourceDirectory / "resources/texts/story_en.txt");
    ASSERT_TRUE(english);
    EXPECT_GE((*english)->size(), 30000U);
    EXPECT_LT((*english)->vocabularySize(), 70U);
}

} // namespace
} // namespace headlight
