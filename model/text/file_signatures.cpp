// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/file_signatures.h"

#include <algorithm>
#include <cstddef>

namespace headlight {

namespace {

using namespace std::string_view_literals;

/// Bytes that a kind of file has at one place.
struct Signature {
    FileForm form;
    std::size_t at;
    std::string_view bytes;
    bool binary = false; ///< a text may begin so: what follows must hold a NUL
};

// Each from the format's own specification.
const Signature signatures[] = {
    {FileForm::Document, 0, "%PDF-"sv},
    {FileForm::Document, 0, "{\\rtf"sv},
    {FileForm::Document, 0, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv}, // OLE: .doc, .hwp, .xls, .ppt
    {FileForm::Document, 0, "HWP Document File V"sv},
    {FileForm::Picture, 0, "\x89PNG\r\n\x1A\n"sv},
    {FileForm::Picture, 0, "\xFF\xD8\xFF"sv}, // JPEG
    {FileForm::Picture, 0, "GIF87a"sv, true},
    {FileForm::Picture, 0, "GIF89a"sv, true},
    {FileForm::Picture, 6, "\0\0\0\0"sv}, // BMP, which begins with "BM"
    {FileForm::Picture, 8, "WEBP"sv},     // behind "RIFF"
    {FileForm::Picture, 0, "II*\0"sv},    // TIFF
    {FileForm::Picture, 0, "MM\0*"sv},
    {FileForm::Picture, 0, "8BPS\0"sv},
    {FileForm::Picture, 0, "\0\0\1\0"sv},                 // icons
    {FileForm::Picture, 0, "\0\0\0\x0CjP  \r\n\x87\n"sv}, // JPEG 2000
    {FileForm::Picture, 0, "\0\0\0\x0CJXL \r\n\x87\n"sv}, // JPEG XL
    {FileForm::Media, 4, "ftyp"sv, true},                 // MP4, M4A, MOV
    {FileForm::Media, 0, "ID3"sv, true},                  // MP3
    {FileForm::Media, 0, "\xFF\xFB"sv, true},
    {FileForm::Media, 0, "\xFF\xF3"sv, true},
    {FileForm::Media, 0, "\xFF\xF1"sv, true}, // AAC
    {FileForm::Media, 0, "OggS\0"sv},
    {FileForm::Media, 0, "fLaC\0"sv},
    {FileForm::Media, 8, "WAVE"sv, true},
    {FileForm::Media, 8, "AVI "sv, true},
    {FileForm::Media, 8, "AIFF"sv, true},
    {FileForm::Media, 0, "MThd\0\0\0\6"sv},
    {FileForm::Media, 0, "\x1A\x45\xDF\xA3"sv}, // Matroska, WebM
    {FileForm::Media, 0, "\x30\x26\xB2\x75\x8E\x66\xCF\x11"sv},
    {FileForm::Media, 0, "\0\0\1\xBA"sv},
    {FileForm::Media, 0, "FLV\1"sv},
    {FileForm::Archive, 0, "\x1F\x8B\x08"sv},
    {FileForm::Archive, 0,
        "\xFD"
        "7zXZ\0"sv},
    {FileForm::Archive, 0, "BZh"sv, true},
    {FileForm::Archive, 0, "\x28\xB5\x2F\xFD"sv},
    {FileForm::Archive, 0, "7z\xBC\xAF\x27\x1C"sv},
    {FileForm::Archive, 0, "Rar!\x1A\x07"sv},
    {FileForm::Program, 0,
        "\x7F"
        "ELF"sv},
    {FileForm::Program, 0, "MZ"sv, true},
    {FileForm::Program, 0, "\xFE\xED\xFA\xCE"sv}, // Mach-O
    {FileForm::Program, 0, "\xFE\xED\xFA\xCF"sv},
    {FileForm::Program, 0, "\xCE\xFA\xED\xFE"sv},
    {FileForm::Program, 0, "\xCF\xFA\xED\xFE"sv},
    {FileForm::Program, 0, "\xCA\xFE\xBA\xBE"sv},
    {FileForm::Program, 0, "\0asm"sv},
    {FileForm::Tar, 257, "ustar"sv, true},
};

bool stands(std::string_view bytes, std::size_t at, std::string_view expected) {
    return bytes.size() >= at + expected.size() && bytes.substr(at, expected.size()) == expected;
}

/// What stands before the place of a signature that is not at the very beginning.
bool beginsAs(std::string_view bytes, const Signature &signature) {
    if (signature.bytes == "\0\0\0\0"sv)
        return stands(bytes, 0, "BM");
    if (signature.at == 8)
        return stands(bytes, 0, signature.bytes == "AIFF" ? "FORM" : "RIFF");
    return true;
}

/// A still picture in the container of MP4.
bool isHeic(std::string_view bytes) {
    for (const auto brand : {"heic"sv, "heix"sv, "hevc"sv, "mif1"sv, "msf1"sv, "avif"sv}) {
        if (stands(bytes, 8, brand))
            return stands(bytes, 4, "ftyp");
    }
    return false;
}

} // namespace

FileForm formBySignature(std::string_view bytes) {
    const bool hasNul = bytes.find('\0') != std::string_view::npos;
    if (hasNul && isHeic(bytes))
        return FileForm::Picture;
    const auto *const found =
        std::find_if(std::begin(signatures), std::end(signatures), [&](const Signature &known) {
            return stands(bytes, known.at, known.bytes) && beginsAs(bytes, known) &&
                   (hasNul || !known.binary);
        });
    return found == std::end(signatures) ? FileForm::Unknown : found->form;
}

} // namespace headlight
