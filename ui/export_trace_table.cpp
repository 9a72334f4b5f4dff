// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export_trace_table.h"

#include "ui/character_label.h"

namespace headlight {

namespace {

/// A label without the invisible characters that keep its neighbours in place on the screen.
QString labelOf(char32_t character) {
    const QString label = characterLabel(character);
    return label.contains(QChar(0x2068)) ? QString::fromUcs4(&character, 1) : label;
}

} // namespace

ExportTable traceTable(
    const QString &title, const AttentionTrace &trace, const ProbeView &probe, std::optional<int> row) {
    ExportTable table;
    table.title = title;
    for (const char *name : {"query position", "query character", "key position", "key character", "raw",
             "scaled", "masked", "weight"})
        table.header.append(QString::fromLatin1(name));
    const int first = row.value_or(0);
    const int last = row.value_or(probe.size() - 1);
    for (int query = first; query <= last; ++query)
        for (int key = 0; key < probe.size(); ++key) {
            QStringList line{QString::number(query), labelOf(probe.at(query)), QString::number(key),
                labelOf(probe.at(key))};
            const auto i = static_cast<std::size_t>(query);
            const auto j = static_cast<std::size_t>(key);
            for (const Matrix *matrix :
                {&trace.rawScores, &trace.scaledScores, &trace.maskedScores, &trace.weights})
                line.append(exactNumber((*matrix)(i, j)));
            table.rows.push_back(std::move(line));
        }
    return table;
}

} // namespace headlight
