// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/trace.h"
#include "ui/cell.h"
#include "ui/export_picture.h"
#include "ui/lazy_panel.h"
#include "ui/probe_view.h"

#include <array>
#include <optional>

class QLabel;
class QMenu;

namespace headlight {

class AttentionRowTable;

/// One cell of the attention matrix in words and numbers: scores before the softmax, weight, and the row it
/// is part of. All numbers come from one trace.
class InspectorPanel : public LazyPanel {
    Q_OBJECT
public:
    explicit InspectorPanel(QWidget *parent = nullptr);

    void setProbe(const ProbeView &probe);
    void setTrace(const AttentionTrace &trace);
    /// The cell to show; `pinned` is false for one the pointer only rests on.
    void setCell(const std::optional<Cell> &cell, bool pinned);
    void clear();

protected:
    void changeEvent(QEvent *event) override;
    void showEverything() override;

private:
    enum Fact { RawScore, ScaledScore, MaskedScore, Weight, RowSum, Next, FactCount };

    void createLayout();
    void createExports();
    ExportPicture picture() const;
    QMenu *selectionMenu();
    QString exportTitle() const;
    QString rowHeading() const;
    void retranslate();
    void showHeading();
    void showFacts();
    void showNames();
    bool hasNumbers() const;
    QString rowSumText() const;

    QLabel *m_heading;
    QLabel *m_state;
    QLabel *m_words;
    QLabel *m_rowHeading;
    std::array<QLabel *, FactCount> m_names{};
    std::array<QLabel *, FactCount> m_values{};
    QWidget *m_facts;
    AttentionRowTable *m_table;
    ProbeView m_probe;
    AttentionTrace m_trace;
    std::optional<Cell> m_cell;
    bool m_pinned = false;
};

} // namespace headlight
