// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/text_file.h"

#include "model/text/composition.h"
#include "model/text/document_maker.h"
#include "model/text/encoding_names.h"
#include "model/text/file_bytes.h"
#include "model/text/file_form.h"
#include "model/text/text_decoder.h"
#include "model/text/text_encoding.h"
#include "model/text/unicode.h"

#include <memory>
#include <new>
#include <numeric>
#include <optional>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t headBytes = 64u << 10;

std::string subjectOf(const TextFacts &facts) {
    return facts.path.empty() ? facts.name : facts.path;
}

/// Why the beginning of a file is no text, if so.
std::optional<Error> refusalOf(std::string_view head, const TextFacts &facts) {
    const FileForm form = recogniseFile(head);
    if (form == FileForm::Unknown)
        return std::nullopt;
    if (form == FileForm::Empty)
        return Error{ErrorKind::EmptyText, subjectOf(facts), {}};
    // Which zeros are characters is for the user to say.
    const std::string asked = offeredEncoding(facts.reading.encoding);
    if (form == FileForm::Binary && !asked.empty() && unitBytes(asked) > 1)
        return std::nullopt;
    Error error{ErrorKind::NotAText, subjectOf(facts), {}};
    error.number = static_cast<std::int64_t>(form);
    return error;
}

/// The encoding that was asked for, or the one recognised.
std::string chooseEncoding(std::string_view bytes, const TextFacts &facts, ReadingStage &stage) {
    if (facts.reading.encoding.empty())
        return recogniseEncoding(bytes, stage);
    const std::string offered = offeredEncoding(facts.reading.encoding);
    if (!offered.empty())
        return offered;
    const auto &all = offeredEncodings();
    const auto list = [](std::string names, const std::string &name) {
        return std::move(names) + ", " + name;
    };
    throw ErrorException(Error{ErrorKind::SettingOutOfRange, "encoding",
        std::accumulate(all.begin() + 1, all.end(), all.front(), list)});
}

Error brokenBytes(const DecodedText &text, const TextFacts &facts) {
    Error error{ErrorKind::BrokenBytes, subjectOf(facts), facts.encoding};
    error.number = text.firstBrokenLine();
    error.limit = static_cast<std::int64_t>(text.brokenBytes);
    if (text.nuls * unitBytes(facts.encoding) == text.brokenBytes)
        error.other = static_cast<std::int64_t>(text.nuls);
    return error;
}

/// The bytes of a text: the caller's, or our own, which are given back as soon as they are decoded.
struct SourceBytes {
    std::string_view bytes;
    std::unique_ptr<std::string> own; // a pointer: a short string would move away from under `bytes`
};

/// The shares of the whole that the parts of the work take.
struct Stages {
    ReadingStage recognising, decoding, collecting, composing, numbering;

    Stages(const ReadingProgress &progress, double from)
        : recognising(progress, from, part(from, 0.2))
        , decoding(progress, part(from, 0.2), part(from, 0.6))
        , collecting(progress, part(from, 0.6), part(from, 0.7))
        , composing(progress, part(from, 0.7), part(from, 0.9))
        , numbering(progress, part(from, 0.9), 1) {}

private:
    static double part(double from, double share) { return from + (1 - from) * share; }
};

/// Throws ErrorException.
TextDocumentPtr openText(SourceBytes source, TextFacts facts, Stages stages) {
    facts.encoding = chooseEncoding(source.bytes, facts, stages.recognising);
    if (const ByteOrderMark mark = byteOrderMark(source.bytes); mark.encoding == facts.encoding) {
        facts.byteOrderMark = true;
        source.bytes.remove_prefix(mark.length);
    }
    if (source.bytes.empty())
        throw ErrorException(Error{ErrorKind::EmptyText, subjectOf(facts), {}});
    const bool mayFold = source.bytes.find('\r') != std::string_view::npos;
    DecodedText text = decodeText(source.bytes, facts.encoding, stages.decoding);
    source = {};
    if (text.brokenBytes > 0 && !facts.reading.showBroken)
        throw ErrorException(brokenBytes(text, facts));
    const std::size_t decoded = text.characters.size();
    facts.brokenBytes = text.brokenBytes;
    facts.foldedLineEnds = mayFold ? foldLineEnds(text.characters) : 0;
    std::u32string vocabulary = vocabularyOf(text.characters, stages.collecting);
    if (facts.reading.compose && mayNeedComposing(vocabulary)) {
        facts.composed = compose(text.characters, stages.composing);
        vocabulary = vocabularyOf(text.characters, stages.composing);
    }
    releaseSpareRoom(text.characters, decoded);
    return makeTextDocument(std::move(text.characters), Tokenizer::ofVocabulary(std::move(vocabulary)),
        std::move(facts), stages.numbering);
}

/// openText() with its errors as values.
Outcome<TextDocumentPtr> openOutcome(SourceBytes source, TextFacts facts, Stages stages) {
    const std::string subject = subjectOf(facts);
    const auto bytes = static_cast<std::int64_t>(source.bytes.size());
    try {
        return openText(std::move(source), std::move(facts), std::move(stages));
    } catch (const ErrorException &failure) {
        Error error = failure.error();
        if (error.subject.empty())
            error.subject = subject;
        return error;
    } catch (const std::bad_alloc &) {
        Error error{ErrorKind::OutOfMemory, subject, {}};
        error.number = bytes * static_cast<std::int64_t>(sizeof(TokenId));
        return error;
    }
}

} // namespace

Outcome<TextDocumentPtr> readTextFile(
    const std::filesystem::path &path, const TextReading &reading, const ReadingProgress &progress) {
    constexpr double reading_share = 0.3;
    TextFacts facts;
    facts.name = path.filename().u8string();
    facts.path = path.u8string();
    facts.reading = reading;
    const auto head = readFileBeginning(path, headBytes);
    if (!head)
        return head.error();
    if (auto refusal = refusalOf(*head, facts))
        return *refusal;
    const auto tellShare = [&progress](double share) { return progress(share * reading_share); };
    auto bytes = readFileBytes(path, largestTextFile, progress ? ReadingProgress(tellShare) : progress);
    if (!bytes)
        return bytes.error();
    SourceBytes source{{}, std::make_unique<std::string>(std::move(*bytes))};
    source.bytes = *source.own;
    return openOutcome(std::move(source), std::move(facts), Stages(progress, reading_share));
}

Outcome<TextDocumentPtr> readTextBytes(
    std::string_view bytes, TextFacts facts, const ReadingProgress &progress) {
    if (auto refusal = refusalOf(bytes.substr(0, headBytes), facts))
        return *refusal;
    return openOutcome({bytes, nullptr}, std::move(facts), Stages(progress, 0));
}

std::u32string readAsText(std::u32string_view typed, const TextFacts &facts) {
    CodePoints characters = toCodePoints(typed);
    foldLineEnds(characters);
    ReadingStage nobody;
    if (facts.reading.compose && mayNeedComposing(typed))
        compose(characters, nobody);
    return toString(characters);
}

} // namespace headlight
