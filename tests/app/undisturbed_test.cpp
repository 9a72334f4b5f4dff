// SPDX-License-Identifier: GPL-3.0-or-later
// Protects "the same seed gives the same run whatever is clicked", with the real engine: losses and
// evaluations of a run that is disturbed all the time are those of an undisturbed one to the last bit, and so
// is a text generated after it. Also that the process can end with a session at work.
#include "tests/app/session_fixture.h"

#include <random>

using namespace headlight;
using Phase = TrainingSession::Phase;

namespace {

RunSettings smallRun() {
    RunSettings settings;
    settings.batchSize = 8;
    settings.nEmbd = 32;
    settings.steps = 600;
    settings.evalInterval = 150;
    settings.evalIters = 5;
    return settings;
}

/// What a run is known by.
struct Figures {
    std::vector<LossPoint> losses;
    std::vector<Evaluation> evaluations;
    Matrix weights;
    std::vector<TokenId> text;
};

/// One run of the real engine and what it gave.
class RealRun {
public:
    RealRun() {
        QObject::connect(
            &m_session, &TrainingSession::frameAvailable, &m_session, [this](const Frame &frame) {
                auto &losses = m_figures.losses;
                auto &evaluations = m_figures.evaluations;
                losses.insert(losses.end(), frame.miniBatches.begin(), frame.miniBatches.end());
                evaluations.insert(evaluations.end(), frame.evaluations.begin(), frame.evaluations.end());
                m_figures.weights = frame.now;
            });
        m_session.setSettings(smallRun());
        m_session.setText(sampleText(2000));
        m_session.start();
    }

    TrainingSession &session() { return m_session; }
    bool reaches(Phase phase) {
        return QTest::qWaitFor([&] { return m_session.phase() == phase; }, hangGuard);
    }
    bool generates(std::vector<TokenId> *text, std::optional<std::uint64_t> seed) {
        QSignalSpy ended(&m_session, &TrainingSession::generationEnded);
        const auto take = QObject::connect(&m_session, &TrainingSession::generationAvailable, &m_session,
            [text](const auto &chunk) { text->insert(text->end(), chunk.begin(), chunk.end()); });
        GenerationRequest request;
        request.prompt = {0};
        request.tokens = 60;
        request.seed = seed;
        m_session.generate(request);
        const bool done = QTest::qWaitFor([&] { return !ended.isEmpty(); }, hangGuard);
        QObject::disconnect(take);
        return done;
    }
    /// The figures of the finished run, with the text its own random stream gives.
    Figures finish() {
        m_figures.text.clear();
        m_session.train();
        if (reaches(Phase::Finished) && generates(&m_figures.text, std::nullopt))
            return m_figures;
        return {};
    }

private:
    TrainingSession m_session;
    Figures m_figures;
};

void compare(const Figures &found, const Figures &expected) {
    QCOMPARE(found.losses.size(), expected.losses.size());
    for (std::size_t i = 0; i < expected.losses.size(); ++i)
        QVERIFY(found.losses[i].loss == expected.losses[i].loss); // QCOMPARE would be lenient
    QCOMPARE(found.evaluations.size(), expected.evaluations.size());
    for (std::size_t i = 0; i < expected.evaluations.size(); ++i) {
        QVERIFY(found.evaluations[i].train == expected.evaluations[i].train);
        QVERIFY(found.evaluations[i].validation == expected.evaluations[i].validation);
    }
    QVERIFY(found.text == expected.text);
}

} // namespace

class UndisturbedTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void clicksChangeNothing();
    void resetGivesTheSameRun();
    void endsWhileTraining();
};

void UndisturbedTest::initTestCase() {
    qputenv("HEADLIGHT_ENGINE", HEADLIGHT_ENGINE_PATH);
}

void UndisturbedTest::clicksChangeNothing() {
    RealRun quiet;
    QVERIFY(quiet.reaches(Phase::Ready));
    const Figures expected = quiet.finish();
    QCOMPARE(expected.losses.size(), std::size_t(600));
    QCOMPARE(expected.evaluations.size(), std::size_t(5)); // 0, 150, 300, 450, 599
    QCOMPARE(expected.text.size(), std::size_t(60));

    RealRun busy;
    TrainingSession &session = busy.session();
    QVERIFY(busy.reaches(Phase::Ready));
    std::vector<TokenId> ignored;
    QVERIFY(busy.generates(&ignored, std::nullopt));
    std::mt19937_64 random(1);
    for (int round = 0; round < 6; ++round) {
        session.advanceSteps(round == 3 ? 10 : 1);
        session.setTraceWanted(round % 2 == 0);
        session.setProbe(sampleProbe(*session.text(), 16, random));
        QVERIFY(busy.generates(&ignored, round % 2 == 0 ? std::optional<std::uint64_t>(5) : std::nullopt));
        QVERIFY(busy.reaches(Phase::Paused));
        session.setSpeed(round == 1 ? 400 : 200); // at full speed the run could end before the rounds do
        session.train();
        session.setProbe(sampleProbe(*session.text(), 16, random));
        session.pause();
        session.train();
        session.pause();
        QVERIFY(busy.reaches(Phase::Paused));
    }
    session.setSpeed(0);
    session.setProbe(quiet.session().probe());
    const Figures found = busy.finish();
    compare(found, expected);
    QVERIFY(found.weights.values == expected.weights.values);
}

void UndisturbedTest::resetGivesTheSameRun() {
    RealRun first;
    QVERIFY(first.reaches(Phase::Ready));
    const Figures expected = first.finish();
    RealRun second;
    QVERIFY(second.reaches(Phase::Ready));
    QSignalSpy befores(&second.session(), &TrainingSession::beforeAvailable);
    second.session().advanceSteps(3);
    QVERIFY(second.reaches(Phase::Paused));
    QSignalSpy runs(&second.session(), &TrainingSession::runStarted);
    second.session().reset();
    QVERIFY(QTest::qWaitFor([&] { return !runs.isEmpty(); }, hangGuard));
    const Figures all = second.finish();
    Figures found = all;
    // The first three losses and the first evaluation are those of the run before the reset.
    found.losses.erase(found.losses.begin(), found.losses.begin() + 3);
    found.evaluations.erase(found.evaluations.begin());
    compare(found, expected);
}

void UndisturbedTest::endsWhileTraining() {
    RealRun run;
    QVERIFY(run.reaches(Phase::Ready));
    RunSettings endless = smallRun();
    endless.steps = 1'000'000;
    run.session().setSettings(endless);
    run.session().train();
    QVERIFY(QTest::qWaitFor([&] { return run.session().step() > 0; }, hangGuard));
    QCOMPARE(run.session().phase(), Phase::Training); // and the destructor follows
}

QTEST_GUILESS_MAIN(UndisturbedTest)
#include "undisturbed_test.moc"
