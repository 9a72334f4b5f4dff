// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

#include <string>

namespace headlight {

class VocabularyModel;

/// Sorts the vocabulary and keeps the rows that are searched for: a character (or the mark it is shown by), a
/// code point (U+AC00, also its beginning), a part of a name; or else any of the characters typed.
class VocabularyFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit VocabularyFilter(VocabularyModel *model);
    void search(const QString &typed);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool isWanted(char32_t character) const;
    bool anyNameHas(const QString &part) const;

    VocabularyModel *m_model;
    QString m_codePoint; ///< "U+AC"
    QString m_namePart;
    std::u32string m_characters;
};

} // namespace headlight
