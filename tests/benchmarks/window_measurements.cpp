// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/window_measurements.h"

#include "app/window_start.h"
#include "tests/benchmarks/event_loop.h"
#include "tests/benchmarks/lateness_probe.h"
#include "tests/benchmarks/synthetic_text.h"
#include "tests/benchmarks/window_under_test.h"
#include "ui/attention_maps.h"
#include "ui/heatmap_view.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QMouseEvent>

#include <algorithm>
#include <iostream>
#include <memory>

namespace headlight::benchmarks {

namespace {

void print(const std::string &what, double number, const char *unit) {
    std::cout << what << ": " << number << ' ' << unit << std::endl;
}

double milliseconds(const QElapsedTimer &clock) {
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// Training alone: one evaluation at the start and no end in sight.
RunSettings endlessRun() {
    RunSettings settings;
    settings.steps = setting_limits::steps.most;
    settings.evalInterval = setting_limits::evalInterval.most;
    settings.evalIters = 1;
    return settings;
}

/// The longest of `count` pauses, with training going on for a while before each.
double longestPause(WindowUnderTest &tested, int count, int firstMilliseconds, int moreMilliseconds) {
    double longest = 0;
    for (int i = 0; i < count; ++i) {
        tested.train();
        runFor(firstMilliseconds + i * moreMilliseconds);
        longest = std::max(longest, tested.pause());
    }
    return longest;
}

class PaintCounter : public QObject {
public:
    using QObject::QObject;
    int paints = 0;

    bool eventFilter(QObject *, QEvent *event) override {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

/// Starts a clock and a probe when a window is painted for the first time.
class FirstPaint : public QObject {
public:
    explicit FirstPaint(QWidget &window) { window.installEventFilter(this); }

    QElapsedTimer clock;
    LatenessProbe probe;

    bool eventFilter(QObject *watched, QEvent *event) override {
        if (event->type() == QEvent::Paint && !clock.isValid()) {
            clock.start();
            probe.start();
            watched->removeEventFilter(this);
        }
        return false;
    }
};

/// Weights that change everywhere from one `step` to the next.
Matrix someWeights(std::size_t size, int step) {
    Matrix weights(size, size);
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t col = 0; col <= row; ++col)
            weights(row, col) =
                static_cast<float>((row * 31 + col * 17 + static_cast<std::size_t>(step)) % 97) / 97;
    return weights;
}

void moveOver(HeatmapView *map, const Cell &cell) {
    const QPointF position = map->cellArea(cell).center();
    QMouseEvent move(
        QEvent::MouseMove, position, map->mapToGlobal(position), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(map, &move);
}

void measureHover(const std::string &name, HeatmapView *map, int size) {
    constexpr int moves = 100;
    PaintCounter counter;
    map->window()->installEventFilter(&counter);
    for (QWidget *child : map->findChildren<QWidget *>())
        child->installEventFilter(&counter);
    QElapsedTimer all;
    double longest = 0;
    all.start();
    for (int i = 0; i < moves; ++i) {
        QElapsedTimer one;
        one.start();
        moveOver(map, {(i * 37) % size, (i * 11) % size});
        QCoreApplication::processEvents();
        longest = std::max(longest, milliseconds(one));
    }
    print(name + ", mean of a move", milliseconds(all) / moves, "ms");
    print(name + ", longest move", longest, "ms");
    print(name + ", paints of a move", static_cast<double>(counter.paints) / moves, "paints");
}

void measureNewWeights(AttentionMaps *maps, std::size_t size) {
    constexpr int times = 30;
    double sum = 0;
    for (int i = 0; i < times; ++i) {
        const Matrix weights = someWeights(size, i);
        QElapsedTimer clock;
        clock.start();
        maps->setNow(weights, i);
        QCoreApplication::processEvents();
        sum += milliseconds(clock);
    }
    print("new weights, T = 256, shown in", sum / times, "ms");
}

void measureLargestModel(const std::string &name, const RunSettings &settings, std::size_t vocabularySize) {
    auto tested = std::make_unique<WindowUnderTest>(settings);
    tested->setText(syntheticText(vocabularySize, 200'000));
    tested->startEngine();
    tested->waitUntilReady();
    print("pause, " + name, longestPause(*tested, 6, 200, 350), "ms");
    tested->train();
    runFor(1500);
    QElapsedTimer clock;
    clock.start();
    tested->window().close();
    tested.reset();
    print("close, " + name, milliseconds(clock), "ms");
}

} // namespace

void measureStart(const QString &text) {
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("headlight.ini")));
    Language language;
    language.install(QStringLiteral("ko"));
    TrainingSession session;
    MainWindow window;
    window.setLanguages(Language::codesAndNames(), language.code());
    TextOpener texts;
    LeftRuns left(folder.filePath(QStringLiteral("runs")));
    WindowOptions options;
    options.text = TextChoice{text, text.toStdString(), {}, {}};
    const WindowStart start(window, session, texts, preferences, language, left, options);
    FirstPaint seen(window);
    window.show();
    if (!runUntil([&] { return session.phase() == RunPhase::Ready; }))
        std::cerr << "the engine did not come\n";
    print("engine ready after", milliseconds(seen.clock), "ms");
    runFor(300);
    print("event loop from the first paint until LibTorch is there, latest", seen.probe.atMost(1), "ms");
}

void measureTraining(const QString &text, int seconds) {
    WindowUnderTest tested(endlessRun());
    LatenessProbe probe;
    QElapsedTimer clock;
    tested.openFile(text);
    tested.startEngine();
    tested.waitUntilReady();
    tested.train();
    runFor(500);
    const qint64 first = tested.step();
    probe.start();
    clock.start();
    runFor(seconds * 1000);
    probe.stop();
    print("steps", static_cast<double>(tested.step() - first) * 1000 / milliseconds(clock), "steps/s");
    print("event loop while training, 99th percentile", probe.atMost(0.99), "ms");
    print("event loop while training, latest", probe.atMost(1), "ms");
    print("event loop while training, samples", probe.samples(), "samples");
    tested.pause();
    print("pause while training", longestPause(tested, 20, 60, 7), "ms");
}

void measurePauseInEvaluation(const QString &text) {
    RunSettings settings = endlessRun();
    settings.evalIters = setting_limits::evalIters.most;
    WindowUnderTest tested(settings);
    tested.openFile(text);
    tested.startEngine();
    tested.waitUntilReady();
    tested.train();
    runUntil([&] { return tested.isEvaluating(); });
    double longest = tested.pause();
    longest = std::max(longest, longestPause(tested, 19, 60, 7));
    if (!tested.isEvaluating())
        std::cerr << "the evaluation was over before the last pause\n";
    print("pause in an evaluation", longest, "ms");
}

void measureLargestModels() {
    RunSettings settings = endlessRun();
    settings.batchSize = setting_limits::batchSize.most;
    settings.blockSize = setting_limits::blockSize.most;
    settings.nEmbd = setting_limits::nEmbd.most;
    measureLargestModel("B = 1024, T = 256, C = 512, V = 65", settings, 65);
    settings.batchSize = setting_limits::mostLogits / (settings.blockSize * 11172);
    settings.nEmbd = 160; // about the widest that this T and V allow
    measureLargestModel(
        "B = " + std::to_string(settings.batchSize) + ", T = 256, C = 160, V = 11172", settings, 11172);
}

void measureMaps() {
    RunSettings settings = endlessRun();
    settings.blockSize = 256;
    WindowUnderTest tested(settings);
    tested.setText(syntheticText(65, 200'000));
    tested.startEngine();
    tested.waitUntilReady();
    AttentionMaps *maps = tested.window().attentionMaps();
    measureNewWeights(maps, 256);
    auto *map = maps->findChild<HeatmapView *>(QStringLiteral("nowMap"));
    measureHover("hover, T = 256, all panels", map, 256);
    tested.window().findChild<QDockWidget *>(QStringLiteral("inspectorDock"))->hide();
    runFor(300);
    measureHover("hover, T = 256, without the inspector", map, 256);
}

} // namespace headlight::benchmarks
