// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/trace.h"
#include "ui/attention_maps.h"
#include "ui/checks_panel.h"
#include "ui/export_actions.h"
#include "ui/inspector_panel.h"
#include "ui/loss_chart.h"

#include <QApplication>
#include <QMenu>
#include <QPalette>
#include <QTest>

#include <cmath>
#include <limits>

// Panels filled with figures that no rounding hides, and the hands that use their menus.
namespace headlight {

inline QPalette darkPalette() {
    const QColor window(45, 48, 52);
    QPalette palette(QColor(235, 236, 238), window, window.lighter(), window.darker(), window,
        QColor(235, 236, 238), Qt::white, QColor(32, 34, 37), window);
    palette.setColor(QPalette::AlternateBase, window);
    return palette;
}

/// 16 Korean characters, with a blank, a line end, and characters that CSV and XML have to escape.
inline ProbeView koreanProbe() {
    ProbeView probe;
    probe.characters = U"처음 만나는\n\"<,&길을 걸었";
    for (int i = 1; i < probe.size(); ++i)
        probe.next.push_back(probe.at(i));
    probe.next.push_back(U'다');
    return probe;
}

/// Causal, each row's sum is 1.
inline Matrix causalWeights(std::size_t size, double sharpness) {
    Matrix weights(size, size);
    for (std::size_t row = 0; row < size; ++row) {
        double sum = 0;
        for (std::size_t col = 0; col <= row; ++col)
            sum += std::exp(sharpness * std::sin(static_cast<double>(3 * row + 7 * col)));
        for (std::size_t col = 0; col <= row; ++col)
            weights(row, col) = static_cast<float>(
                std::exp(sharpness * std::sin(static_cast<double>(3 * row + 7 * col))) / sum);
    }
    return weights;
}

inline Matrix causalMask(std::size_t size) {
    Matrix mask(size, size);
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t col = 0; col <= row; ++col)
            mask(row, col) = 1;
    return mask;
}

inline AttentionTrace koreanTrace() {
    AttentionTrace trace;
    trace.step = 1200;
    trace.query = Matrix(16, 64);
    trace.rawScores = Matrix(16, 16);
    for (std::size_t i = 0; i < trace.rawScores.values.size(); ++i)
        trace.rawScores.values[i] = static_cast<float>(std::sin(static_cast<double>(i)) * 10);
    trace.scaledScores = trace.rawScores;
    for (float &score : trace.scaledScores.values)
        score /= 8;
    trace.maskedScores = trace.scaledScores;
    for (std::size_t row = 0; row < 16; ++row)
        for (std::size_t col = row + 1; col < 16; ++col)
            trace.maskedScores(row, col) = -std::numeric_limits<float>::infinity();
    trace.weights = causalWeights(16, 1.5);
    return trace;
}

inline void fill(AttentionMaps &maps) {
    maps.resize(660, 620);
    maps.setProbe(koreanProbe());
    maps.setBefore(causalWeights(16, 0.1));
    maps.setNow(causalWeights(16, 2.5), 1200);
    maps.setMask(causalMask(16));
    maps.show();
}

inline void fill(LossChart &chart) {
    chart.resize(444, 300);
    LossReference reference;
    reference.steps = 3000;
    reference.lnV = std::log(76.0);
    reference.bigram = 2.71;
    chart.startRun(reference);
    std::vector<LossPoint> points;
    for (int step = 0; step < 1200; ++step)
        points.push_back({step, static_cast<double>(static_cast<float>(
                                    1.9 + 2.4 * std::exp(-step / 300.0) + 0.1 * std::sin(step * 1.7)))});
    chart.addMiniBatchLosses(points);
    for (int step = 0; step <= 1200; step += 300)
        chart.addEvaluation({step, 1.9 + 2.4 * std::exp(-step / 300.0),
            2.05 + 2.3 * std::exp(-step / 250.0) + step / 3000.0});
    chart.show();
}

inline void fill(InspectorPanel &panel) {
    panel.resize(270, 560);
    panel.setProbe(koreanProbe());
    panel.setTrace(koreanTrace());
    panel.setCell(Cell{9, 7}, true);
    panel.show();
}

inline void fill(ChecksPanel &panel) {
    panel.resize(270, 560);
    AttentionTrace trace = koreanTrace();
    trace.shapes = {{"wei", {1, 16, 16}}, {"logits", {1, 16, 76}}};
    trace.checks = {{CheckKind::InputShape, true, "(1, 16, 64)", 0}};
    panel.setTrace(trace);
    panel.show();
}

/// The context menu of `panel`, opened by a key as the user would.
inline QMenu *menuOf(
    QWidget *panel, Qt::Key key = Qt::Key_F10, Qt::KeyboardModifiers with = Qt::ShiftModifier) {
    QTest::keyClick(panel, key, with);
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
}

/// Chooses an entry of a panel's context menu; false when it is not there or is disabled.
inline bool choose(QWidget *panel, const char *action) {
    QMenu *menu = menuOf(panel);
    auto *entry = menu ? menu->findChild<QAction *>(QLatin1String(action)) : nullptr;
    if (!entry || !entry->isEnabled()) {
        if (menu)
            menu->close();
        return false;
    }
    menu->setActiveAction(entry);
    QTest::keyClick(menu, Qt::Key_Return);
    return true;
}

} // namespace headlight
