// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_document.h"
#include "ui/character_label.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <vector>

namespace headlight {

/// The vocabulary of a text as a table, one row a token id, with how often each character occurs. A long text
/// is counted in slices, so that the window goes on answering; until then counts read "…".
class VocabularyModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Id, Character, CodePoint, Name, Count, Share, Columns };
    /// A number to sort a column by.
    static constexpr int sortRole = Qt::UserRole;

    explicit VocabularyModel(QObject *parent = nullptr);

    /// Null empties the table. The text is let go once it is counted.
    void setText(const TextDocumentPtr &text);
    /// Labels are what `canDraw` allows.
    void setCanDraw(CanDraw canDraw);
    void retranslate();

    bool isCounted() const { return !m_text; }
    char32_t characterAt(int row) const { return m_characters[static_cast<std::size_t>(row)]; }
    /// The row's cells with tabs between them, as spreadsheets read it.
    QString tabSeparated(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void counted();

private:
    void countSlice();
    QString shownText(int row, int column) const;
    QVariant sortValue(int row, int column) const;
    QString label(int row) const { return characterLabel(characterAt(row), m_canDraw); }

    CanDraw m_canDraw;
    std::u32string m_characters;
    std::vector<qint64> m_counts;
    qint64 m_total = 0;        ///< N
    TextDocumentPtr m_text;    ///< while it is being counted
    std::size_t m_counted = 0; ///< tokens of it that are done
    QTimer m_next;
};

/// A share in per cent with two decimals and a point: "12.05", "<0.01" for the smallest above 0.
QString shareText(qint64 count, qint64 total);

} // namespace headlight
