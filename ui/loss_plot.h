// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/loss_curve.h"
#include "ui/loss_kind.h"

#include <QChartView>

#include <array>
#include <optional>
#include <vector>

class QLineSeries;
class QValueAxis;
class QXYSeries;

namespace headlight {

/// The drawing of the loss chart: curves, reference lines, axes, and over them the reading line and the
/// marks.
class LossPlot : public QChartView {
    Q_OBJECT
public:
    explicit LossPlot(QWidget *parent = nullptr);

    /// Without a run there are no figures on the axes.
    void setEmpty(bool empty);
    void setSteps(qint64 steps);
    void setLossRange(double low, double high);
    void setCurve(LossKind kind, const LossCurve &curve);
    /// A level line over the whole width, or none.
    void setLevel(LossKind kind, std::optional<double> loss);
    /// Steps without a finite loss, and the point to draw a ring around.
    void setMarks(std::vector<std::int64_t> gaps, std::optional<LossPoint> ring);
    void setReadingLine(std::optional<qint64> step);
    /// Antialiasing, which costs too much while training.
    void setSmooth(bool smooth);
    void setAxisTitles(const QString &steps, const QString &loss);

    QPointF lossRange() const; ///< (low, high) of the y axis
    QPointF stepRange() const; ///< (low, high) of the x axis

signals:
    void hovered(double step, double stepsPerPixel);
    void hoverEnded();

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Line {
        std::vector<QLineSeries *> pieces; ///< one between two gaps
        std::vector<LossPoint> markers;
    };

    QLineSeries *addPiece(LossKind kind);
    void styleSeries(QXYSeries *series, LossKind kind);
    void restyle();
    void drawMarkers(QPainter *painter, LossKind kind) const;
    void drawMarks(QPainter *painter) const;
    QPointF place(double step, double loss) const;

    QValueAxis *m_stepAxis;
    QValueAxis *m_lossAxis;
    std::array<Line, 5> m_lines;
    std::vector<std::int64_t> m_gaps;
    std::optional<LossPoint> m_ring;
    std::optional<qint64> m_readingStep;
};

} // namespace headlight
