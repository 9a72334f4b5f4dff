// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/matrix.h"
#include "ui/cell.h"
#include "ui/probe_view.h"

#include <QWidget>

#include <optional>

class QAction;
class QLabel;
class QStackedWidget;

namespace headlight {

class MapGrid;
class ProbeBar;

/// The centre of the window: before, now, causal mask and difference of one input, with one shared cursor,
/// the input itself above and the cell in words below.
class AttentionMaps : public QWidget {
    Q_OBJECT
public:
    explicit AttentionMaps(QWidget *parent = nullptr);

    /// Another input empties the weight maps until their new matrices come; the pin stays where it still
    /// fits.
    void setProbe(const ProbeView &probe);
    void setBefore(const Matrix &weights); ///< (T, T) of the initial weights
    /// False: the initial weights are those of a file that does not tell what was before.
    void setBeforeIsUntrained(bool untrained);
    void setNow(const Matrix &weights, qint64 step); ///< (T, T) after `step` training steps
    void setMask(const Matrix &mask); ///< the whole (T, T) mask, shown cut to the probe's length
    void setSwitches(bool mask, bool scale, bool position);
    void setBlockSize(int blockSize); ///< the longest probe
    void setProbeError(const QString &sentence);
    void setExampleAvailable(bool available); ///< the chapter's example can be observed
    void setLoading(bool loading);            ///< a sentence in place of the maps
    void clear();

    std::optional<Cell> pinned() const;
    QAction *followMatrixAction() const;    ///< checkable: weight colours follow the matrix
    QAction *fixedDifferenceAction() const; ///< checkable: difference colours fixed at ±1

signals:
    void cellHovered(std::optional<headlight::Cell> cell);
    void cellPinned(std::optional<headlight::Cell> cell);
    void probeTextEntered(const QString &text);
    void anotherSampleRequested();
    void exampleRequested();
    void defaultProbeRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void createLayout();
    void connectParts();
    void retranslate();
    void setTitles();
    void showPage();
    void refresh();
    void refreshMaps();
    void refreshMask();
    void updateLabels();
    void updateSentence();
    void updateSentenceHeight();
    QString sentenceFor(const Cell &cell) const;
    bool isBlocked(const Cell &cell) const;

    ProbeBar *m_probeBar;
    QStackedWidget *m_pages;
    QLabel *m_message;
    MapGrid *m_grid;
    QLabel *m_sentence;
    QLabel *m_caution;
    ProbeView m_probe;
    Matrix m_before;
    Matrix m_now;
    Matrix m_mask;
    qint64 m_step = 0;
    bool m_beforeIsUntrained = true;
    bool m_maskOn = true;
    bool m_loading = false;
    bool m_stale = false;       ///< matrices came while hidden
    bool m_beforeStale = false; ///< the initial weights, which change seldom, have to be drawn again
};

} // namespace headlight
