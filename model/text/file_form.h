// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace headlight {

/// What a file's first bytes say it is, whatever its name says.
enum class FileForm {
    Unknown, ///< nothing below: perhaps a text
    Empty,
    TorchZip,    ///< torch.save() since PyTorch 1.6
    TorchLegacy, ///< torch.save() before 1.6: bare pickles
    Safetensors,
    Tar,      ///< also the oldest torch.save()
    Zip,      ///< a zip of something else
    Document, ///< a word processor's: .docx, .hwp, .hwpx, .odt, .doc, .rtf, .pdf
    Picture,  ///< PNG, JPEG, GIF, BMP, WebP, TIFF, HEIC
    Media,    ///< sound, video
    Archive,  ///< gzip, xz, bzip2, zstd, 7z, rar
    Program,  ///< ELF, Windows, Mach-O
    Binary,   ///< bytes of no text
};

/// Looks at the beginning of a file (the first 64 KiB are enough, but a zip's directory stands at its end:
/// give the whole file if it is in memory).
FileForm recogniseFile(std::string_view bytes);

} // namespace headlight
