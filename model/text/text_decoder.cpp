// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/text_decoder.h"

#include "model/text/encoding_names.h"
#include "model/text/icu_decoder.h"
#include "model/text/utf8_decoder.h"

namespace headlight {

DecodedText decodeText(std::string_view bytes, const std::string &encoding, ReadingStage &stage) {
    DecodedText text;
    if (encoding == "UTF-8")
        decodeUtf8(bytes, text, stage);
    else
        decodeByIcu(bytes, encoding, text, stage);
    // No zero byte, no NUL: most texts are spared a second look.
    if (bytes.find('\0') != std::string_view::npos)
        text.breakNuls(unitBytes(encoding));
    return text;
}

} // namespace headlight
