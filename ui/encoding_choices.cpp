// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encoding_choices.h"

#include "model/text/text_encoding.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace headlight {

namespace {

struct Writing {
    const char *encoding;
    const char *name;
};

constexpr const char *unicode = QT_TRANSLATE_NOOP("EncodingChoices", "Unicode");
constexpr const char *japanese = QT_TRANSLATE_NOOP("EncodingChoices", "Japanese");
constexpr const char *western = QT_TRANSLATE_NOOP("EncodingChoices", "Western European");
constexpr const char *central = QT_TRANSLATE_NOOP("EncodingChoices", "Central European");
constexpr const char *cyrillic = QT_TRANSLATE_NOOP("EncodingChoices", "Cyrillic");
constexpr const char *greek = QT_TRANSLATE_NOOP("EncodingChoices", "Greek");
constexpr const char *turkish = QT_TRANSLATE_NOOP("EncodingChoices", "Turkish");
constexpr const char *hebrew = QT_TRANSLATE_NOOP("EncodingChoices", "Hebrew");
constexpr const char *arabic = QT_TRANSLATE_NOOP("EncodingChoices", "Arabic");

constexpr Writing writings[] = {
    {"UTF-8", unicode},
    {"UTF-16LE", unicode},
    {"UTF-16BE", unicode},
    {"UTF-32LE", unicode},
    {"UTF-32BE", unicode},
    {"CP949", QT_TRANSLATE_NOOP("EncodingChoices", "Korean (Windows)")},
    {"Shift_JIS", japanese},
    {"EUC-JP", japanese},
    {"GB18030", QT_TRANSLATE_NOOP("EncodingChoices", "Chinese, simplified")},
    {"Big5", QT_TRANSLATE_NOOP("EncodingChoices", "Chinese, traditional")},
    {"windows-1252", western},
    {"ISO-8859-1", western},
    {"ISO-8859-15", western},
    {"macintosh", western},
    {"IBM850", western},
    {"windows-1250", central},
    {"ISO-8859-2", central},
    {"windows-1251", cyrillic},
    {"KOI8-R", cyrillic},
    {"KOI8-U", cyrillic},
    {"ISO-8859-5", cyrillic},
    {"IBM866", cyrillic},
    {"windows-1253", greek},
    {"ISO-8859-7", greek},
    {"windows-1254", turkish},
    {"ISO-8859-9", turkish},
    {"windows-1255", hebrew},
    {"ISO-8859-8", hebrew},
    {"windows-1256", arabic},
    {"ISO-8859-6", arabic},
    {"windows-1257", QT_TRANSLATE_NOOP("EncodingChoices", "Baltic")},
    {"windows-1258", QT_TRANSLATE_NOOP("EncodingChoices", "Vietnamese")},
    {"windows-874", QT_TRANSLATE_NOOP("EncodingChoices", "Thai")},
};

} // namespace

std::vector<std::string> encodingChoices(std::string_view bytes) {
    std::vector<std::string> choices = likelyEncodings(bytes);
    for (const std::string &offered : offeredEncodings())
        if (std::find(choices.begin(), choices.end(), offered) == choices.end())
            choices.push_back(offered);
    return choices;
}

QString encodingInWords(const std::string &encoding) {
    const QString name = QString::fromStdString(encoding);
    const auto found = std::find_if(std::begin(writings), std::end(writings),
        [&encoding](const Writing &writing) { return encoding == writing.encoding; });
    if (found == std::end(writings))
        return name;
    return QCoreApplication::translate("EncodingChoices", "%1 – %2")
        .arg(name, QCoreApplication::translate("EncodingChoices", found->name));
}

} // namespace headlight
