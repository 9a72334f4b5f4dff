// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <filesystem>
#include <string>
#include <vector>

namespace headlight {

/// The words of the command line, right in every locale, together with their bytes: a file name need not be
/// valid UTF-8 to be opened.
class Arguments {
public:
    Arguments(int argc, char **argv);
    /// For words that come from elsewhere.
    explicit Arguments(const QStringList &words);

    const QStringList &words() const { return m_words; } ///< the program first
    /// The file a word (or an option's value) names.
    std::filesystem::path path(const QString &word) const;

private:
    QStringList m_words;
    std::vector<std::string> m_bytes; ///< one for every word, or none
};

} // namespace headlight
