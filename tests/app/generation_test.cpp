// SPDX-License-Identifier: GPL-3.0-or-later
// Protects generating: the whole text comes in chunks, during training as well, can be stopped, ends exactly
// once, and a failure of it does not end the training.
#include "tests/app/session_fixture.h"

using namespace headlight;
using Phase = TrainingSession::Phase;

namespace {

GenerationRequest request(std::int64_t tokens) {
    GenerationRequest asked;
    asked.prompt = {0};
    asked.tokens = tokens;
    return asked;
}

/// Everything a session says about generating.
struct Listener {
    explicit Listener(TrainingSession &session)
        : started(&session, &TrainingSession::generationStarted)
        , ended(&session, &TrainingSession::generationEnded) {
        QObject::connect(&session, &TrainingSession::generationAvailable, &session,
            [this](const std::vector<TokenId> &chunk) {
                ++chunks;
                tokens.insert(tokens.end(), chunk.begin(), chunk.end());
            });
    }
    bool ends(int times = 1) {
        return QTest::qWaitFor([&] { return ended.size() >= times; }, hangGuard);
    }

    QSignalSpy started;
    QSignalSpy ended;
    std::vector<TokenId> tokens;
    int chunks = 0;
};

} // namespace

class GenerationTest : public QObject {
    Q_OBJECT

private slots:
    void streamsTheWholeText();
    void runsBesideTraining();
    void canBeStopped();
    void secondClickReplacesTheFirst();
    void endsWhenTheRunIsReplaced();
    void failureLeavesTrainingAlone();
    void needsARun();
};

void GenerationTest::streamsTheWholeText() {
    SessionFixture fixture;
    fixture.script->unit = std::chrono::microseconds(200);
    QVERIFY(fixture.isReady());
    Listener listener(fixture.session);
    fixture.session.generate(request(500));
    QVERIFY(fixture.session.isGenerating());
    QVERIFY(listener.ends());
    QCOMPARE(listener.tokens.size(), std::size_t(500));
    for (std::size_t i = 0; i < listener.tokens.size(); ++i)
        QCOMPARE(listener.tokens[i], static_cast<TokenId>(i % 6));
    QVERIFY(listener.chunks > 1);
    QVERIFY(listener.chunks < 100); // not a signal a token
    QCOMPARE(listener.started.size(), 1);
    QCOMPARE(listener.ended.size(), 1);
    QCOMPARE(listener.ended[0][0].toBool(), false);
    QVERIFY(!fixture.session.isGenerating());
}

void GenerationTest::runsBesideTraining() {
    SessionFixture fixture;
    fixture.makeEndless();
    QVERIFY(fixture.isReady());
    Listener listener(fixture.session);
    fixture.session.train();
    QVERIFY(QTest::qWaitFor([&] { return fixture.session.step() > 0; }, hangGuard));
    const qint64 step = fixture.session.step();
    fixture.session.generate(request(20'000));
    QVERIFY(listener.ends());
    QCOMPARE(listener.tokens.size(), std::size_t(20'000));
    QVERIFY(listener.started[0][0].toLongLong() >= step);
    QVERIFY(QTest::qWaitFor([&] { return fixture.session.step() > step; }, hangGuard));
    QCOMPARE(fixture.phase(), Phase::Training);
}

void GenerationTest::canBeStopped() {
    SessionFixture fixture;
    fixture.script->unit = std::chrono::microseconds(100);
    QVERIFY(fixture.isReady());
    Listener listener(fixture.session);
    fixture.session.stopGeneration(); // nothing to stop: harmless
    fixture.session.generate(request(200'000));
    QVERIFY(QTest::qWaitFor([&] { return listener.chunks > 0; }, hangGuard));
    fixture.session.stopGeneration();
    QVERIFY(listener.ends());
    QCOMPARE(listener.ended[0][0].toBool(), true);
    const std::size_t count = listener.tokens.size();
    QVERIFY(count < 200'000);
    QVERIFY(fixture.settles());
    QCOMPARE(listener.tokens.size(), count);
    QCOMPARE(listener.ended.size(), 1);
}

void GenerationTest::secondClickReplacesTheFirst() {
    SessionFixture fixture;
    fixture.script->unit = std::chrono::microseconds(100);
    QVERIFY(fixture.isReady());
    Listener listener(fixture.session);
    fixture.session.generate(request(200'000));
    QVERIFY(QTest::qWaitFor([&] { return listener.chunks > 0; }, hangGuard));
    fixture.session.generate(request(10));
    QCOMPARE(listener.ended.size(), 1);
    listener.tokens.clear();
    QVERIFY(listener.ends(2));
    QCOMPARE(listener.tokens.size(), std::size_t(10));
    QCOMPARE(listener.tokens[0], TokenId(0));
    QCOMPARE(listener.started.size(), 2);
}

void GenerationTest::endsWhenTheRunIsReplaced() {
    SessionFixture fixture;
    fixture.script->unit = std::chrono::microseconds(100);
    QVERIFY(fixture.isReady());
    Listener listener(fixture.session);
    fixture.session.generate(request(200'000));
    QVERIFY(QTest::qWaitFor([&] { return listener.chunks > 0; }, hangGuard));
    fixture.session.reset();
    QCOMPARE(listener.ended.size(), 1);
    listener.tokens.clear();
    QVERIFY(QTest::qWaitFor([&] { return fixture.runs.size() == 2; }, hangGuard));
    QVERIFY(fixture.settles());
    QVERIFY(listener.tokens.empty());
    QVERIFY(!fixture.session.isGenerating());
}

void GenerationTest::failureLeavesTrainingAlone() {
    SessionFixture fixture;
    fixture.script->generateError = Error{ErrorKind::NonFiniteWeights, {}, {}};
    fixture.makeEndless();
    QVERIFY(fixture.isReady());
    Listener listener(fixture.session);
    fixture.session.train();
    fixture.session.generate(request(10));
    QVERIFY(listener.ends());
    QCOMPARE(fixture.failures.size(), 1);
    QCOMPARE(fixture.lastError().kind, ErrorKind::NonFiniteWeights);
    const qint64 step = fixture.session.step();
    QVERIFY(QTest::qWaitFor([&] { return fixture.session.step() > step; }, hangGuard));
    QCOMPARE(fixture.phase(), Phase::Training);
}

void GenerationTest::needsARun() {
    SessionFixture fixture;
    Listener listener(fixture.session);
    fixture.session.generate(request(10));
    QVERIFY(!fixture.session.isGenerating());
    fixture.session.start();
    QVERIFY(fixture.reaches(Phase::NoText));
    QVERIFY(listener.started.isEmpty());
}

QTEST_GUILESS_MAIN(GenerationTest)
#include "generation_test.moc"
