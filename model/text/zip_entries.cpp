// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/zip_entries.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace headlight {

namespace {

/// One of the two headers in which a zip's format (APPNOTE.TXT, 4.3) names an entry.
struct Header {
    std::string_view signature;
    std::size_t lengthAt; ///< two bytes, little-endian
    std::size_t nameAt;
};

constexpr Header localHeader{"PK\3\4", 26, 30};
constexpr Header directoryHeader{"PK\1\2", 28, 46};

/// The name and what follows it, or nothing when the header is cut.
std::string_view nameAt(std::string_view header, const Header &kind) {
    if (header.size() < kind.nameAt)
        return {};
    const auto low = static_cast<unsigned char>(header[kind.lengthAt]);
    const auto high = static_cast<unsigned char>(header[kind.lengthAt + 1]);
    return header.substr(kind.nameAt, low + 256u * high);
}

bool endsWith(std::string_view name, std::string_view end) {
    return name.size() >= end.size() && name.substr(name.size() - end.size()) == end;
}

FileForm formByEntry(std::string_view name) {
    if (endsWith(name, "/data.pkl"))
        return FileForm::TorchZip;
    // OOXML; OpenDocument, HWPX and EPUB begin with their media type.
    const bool document =
        name == "[Content_Types].xml" || name == "mimetype" || name == "META-INF/manifest.xml";
    return document ? FileForm::Document : FileForm::Zip;
}

FileForm formByHeaders(std::string_view bytes, const Header &kind) {
    FileForm form = FileForm::Zip;
    for (std::size_t at = bytes.find(kind.signature); at != std::string_view::npos;
         at = bytes.find(kind.signature, at + 1)) {
        const FileForm entry = formByEntry(nameAt(bytes.substr(at), kind));
        if (entry == FileForm::TorchZip)
            return entry;
        if (entry == FileForm::Document)
            form = entry;
    }
    return form;
}

} // namespace

FileForm formOfZip(std::string_view bytes) {
    constexpr std::size_t endBytes = 64u << 10;
    const std::string_view beginning = bytes.substr(0, endBytes);
    const std::string_view end = bytes.substr(bytes.size() - std::min(bytes.size(), endBytes));
    FileForm form = FileForm::Zip;
    for (const auto &[part, kind] : {std::pair(beginning, localHeader), std::pair(end, directoryHeader)}) {
        const FileForm found = formByHeaders(part, kind);
        if (found == FileForm::TorchZip)
            return found;
        form = found == FileForm::Document ? found : form;
    }
    return form;
}

} // namespace headlight
