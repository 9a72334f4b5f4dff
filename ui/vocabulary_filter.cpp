// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/vocabulary_filter.h"

#include "ui/character_label.h"
#include "ui/character_name.h"
#include "ui/vocabulary_model.h"

#include <QRegularExpression>

namespace headlight {

VocabularyFilter::VocabularyFilter(VocabularyModel *model)
    : QSortFilterProxyModel(model)
    , m_model(model) {
    setSourceModel(model);
    setSortRole(VocabularyModel::sortRole);
    setSortLocaleAware(true);
}

void VocabularyFilter::search(const QString &typed) {
    static const QRegularExpression codePoint(
        QStringLiteral("^\\s*(?:U\\+|0x)0*([0-9A-F]+)\\s*$"), QRegularExpression::CaseInsensitiveOption);
    m_codePoint.clear();
    m_namePart.clear();
    m_characters.clear();
    const QRegularExpressionMatch match = codePoint.match(typed);
    const QString part = typed.trimmed();
    if (match.hasMatch())
        m_codePoint = match.captured(1).toUpper();
    else if (part.toUcs4().size() > 1 && anyNameHas(part))
        m_namePart = part;
    else
        m_characters = typed.toStdU32String();
    invalidateFilter();
}

bool VocabularyFilter::anyNameHas(const QString &part) const {
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (characterName(m_model->characterAt(row)).contains(part, Qt::CaseInsensitive))
            return true;
    return false;
}

bool VocabularyFilter::isWanted(char32_t character) const {
    if (!m_codePoint.isEmpty()) {
        // U+41 is meant as it stands, U+AC as the beginning of a longer one.
        const QString digits = QString::number(static_cast<uint>(character), 16).toUpper();
        return digits == m_codePoint || codePointLabel(character).mid(2).startsWith(m_codePoint);
    }
    if (!m_namePart.isEmpty())
        return characterName(character).contains(m_namePart, Qt::CaseInsensitive);
    if (m_characters.find(character) != std::u32string::npos)
        return true;
    const std::u32string label = characterLabel(character).toStdU32String();
    return label.size() == 1 && m_characters.find(label.front()) != std::u32string::npos;
}

bool VocabularyFilter::filterAcceptsRow(int row, const QModelIndex &) const {
    const bool everything = m_codePoint.isEmpty() && m_namePart.isEmpty() && m_characters.empty();
    return everything || isWanted(m_model->characterAt(row));
}

} // namespace headlight
