// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run_text.h"

#include "model/text/text_file.h"
#include "model/text/unicode.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <algorithm>
#include <filesystem>

namespace headlight {

namespace {

/// Hands the text on in pieces of UTF-8.
template <class Take> void forEachPiece(const TextDocument &text, Take take) {
    constexpr std::size_t piece = 1 << 16;
    for (std::size_t begin = 0; begin < text.size(); begin += piece) {
        const std::size_t end = std::min(begin + piece, text.size());
        std::u32string characters(end - begin, U'\0');
        for (std::size_t i = begin; i < end; ++i)
            characters[i - begin] = text.tokenizer.decode(text.tokens[i]);
        take(toUtf8(characters));
    }
}

} // namespace

std::string sha256Of(const TextDocument &text) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    forEachPiece(text,
        [&](const std::string &piece) { hash.addData(QByteArray::fromRawData(piece.data(), piece.size())); });
    return hash.result().toHex().toStdString();
}

std::string contentOf(const TextDocument &text) {
    std::string content;
    content.reserve(text.size());
    forEachPiece(text, [&](const std::string &piece) { content += piece; });
    return content;
}

TextReference referenceTo(const TextDocument &text, bool withContent) {
    if (text.missing)
        return *text.missing;
    TextReference reference;
    reference.name = text.facts.name;
    if (!text.facts.path.empty()) // found again from any folder
        reference.path = std::filesystem::absolute(std::filesystem::u8path(text.facts.path)).u8string();
    reference.encoding = text.facts.encoding;
    reference.compose = text.facts.reading.compose;
    reference.characters = static_cast<std::int64_t>(text.size());
    reference.sha256 = sha256Of(text);
    if (withContent || text.facts.path.empty())
        reference.content = contentOf(text);
    return reference;
}

TextDocumentPtr textOf(const Checkpoint &checkpoint, const ReadingProgress &progress) {
    const TextReference &reference = checkpoint.text;
    if (reference.content && !reference.content->empty()) {
        auto text = makeTextDocument(fromUtf8(*reference.content), factsOf(reference));
        if (isTextOf(checkpoint, *text))
            return text;
    }
    if (!reference.path.empty()) {
        const TextReading asBefore{reference.encoding, reference.compose, true};
        const auto text = readTextFile(std::filesystem::u8path(reference.path), asBefore, progress);
        if (text && isTextOf(checkpoint, **text))
            return *text;
    }
    return makeVocabularyOnly(checkpoint.vocabulary, reference);
}

Error whyMissing(const TextDocument &text) {
    std::error_code unknown; // what cannot be asked is missing
    const bool isThere = !text.facts.path.empty() &&
                         std::filesystem::is_regular_file(std::filesystem::u8path(text.facts.path), unknown);
    return Error{isThere ? ErrorKind::TextChanged : ErrorKind::TextMissing, text.facts.name, {}};
}

bool isTextOf(const Checkpoint &checkpoint, const TextDocument &text) {
    return static_cast<std::int64_t>(text.size()) == checkpoint.text.characters &&
           text.tokenizer.characters() == checkpoint.vocabulary && sha256Of(text) == checkpoint.text.sha256;
}

} // namespace headlight
