// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/vocabulary_model.h"

#include "ui/character_name.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr std::size_t tokensAtOnce = 4'000'000; // about 10 ms

/// Spreadsheets take a cell that begins with a quotation mark for a quoted one.
QString quotedCell(const QString &text) {
    if (!text.contains(QLatin1Char('"')))
        return text;
    QString doubled = text;
    doubled.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return QLatin1Char('"') + doubled + QLatin1Char('"');
}

} // namespace

QString shareText(qint64 count, qint64 total) {
    if (total <= 0)
        return QStringLiteral("–");
    const double percent = 100 * static_cast<double>(count) / static_cast<double>(total);
    if (count > 0 && percent < 0.005)
        return QStringLiteral("<0.01");
    return QString::number(percent, 'f', 2);
}

VocabularyModel::VocabularyModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_canDraw([](char32_t) { return true; }) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &VocabularyModel::countSlice);
}

void VocabularyModel::setText(const TextDocumentPtr &text) {
    m_next.stop();
    beginResetModel();
    m_characters = text ? text->tokenizer.characters() : std::u32string();
    m_counts.assign(m_characters.size(), 0);
    m_total = text ? static_cast<qint64>(text->size()) : 0;
    m_text = text;
    m_counted = 0;
    endResetModel();
    if (m_text)
        countSlice();
}

void VocabularyModel::setCanDraw(CanDraw canDraw) {
    m_canDraw = std::move(canDraw);
    retranslate();
}

void VocabularyModel::countSlice() {
    const std::size_t end = std::min(m_counted + tokensAtOnce, m_text->size());
    for (; m_counted < end; ++m_counted)
        ++m_counts[m_text->tokens[m_counted]];
    if (m_counted < m_text->size()) {
        m_next.start(0);
        return;
    }
    m_text.reset();
    if (rowCount() > 0)
        emit dataChanged(index(0, Count), index(rowCount() - 1, Share));
    emit counted();
}

void VocabularyModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, Columns - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int VocabularyModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_characters.size());
}

int VocabularyModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : Columns;
}

QString VocabularyModel::shownText(int row, int column) const {
    const qint64 count = m_counts[static_cast<std::size_t>(row)];
    switch (column) {
    case Id:
        return QString::number(row);
    case Character:
        return label(row);
    case CodePoint:
        return codePointLabel(characterAt(row));
    case Name:
        return characterName(characterAt(row));
    case Count:
        return m_total == 0  ? QStringLiteral("–")
               : isCounted() ? QString::number(count)
                             : QStringLiteral("…");
    default:
        return m_total == 0 || isCounted() ? shareText(count, m_total) : QStringLiteral("…");
    }
}

QVariant VocabularyModel::sortValue(int row, int column) const {
    switch (column) {
    case Name:
        return shownText(row, Name);
    case Count:
    case Share:
        return m_counts[static_cast<std::size_t>(row)];
    default:
        return row; // ids, characters and code points ascend together
    }
}

QVariant VocabularyModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return shownText(index.row(), index.column());
    case sortRole:
        return sortValue(index.row(), index.column());
    case Qt::TextAlignmentRole:
        if (index.column() == Character)
            return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
        if (index.column() == CodePoint || index.column() == Name)
            return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    case Qt::ToolTipRole:
        return index.column() == Name ? shownText(index.row(), Name) : QVariant();
    default:
        return {};
    }
}

QVariant VocabularyModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Id:
        return tr("id");
    case Character:
        return tr("character");
    case CodePoint:
        return tr("code point");
    case Name:
        return tr("name");
    case Count:
        return tr("count");
    default:
        return tr("share in %");
    }
}

QString VocabularyModel::tabSeparated(int row) const {
    QStringList cells;
    for (int column = 0; column < Columns; ++column)
        cells << quotedCell(shownText(row, column));
    return cells.join(QLatin1Char('\t'));
}

} // namespace headlight
