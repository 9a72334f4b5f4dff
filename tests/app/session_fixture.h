// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/training_session.h"
#include "model/text/text_document.h"
#include "tests/support/fake_engine.h"

#include <QSignalSpy>
#include <QTest>

namespace headlight {

inline constexpr int hangGuard =
    20'000; ///< milliseconds after which a test gives up; says nothing about speed

inline EngineFactory fakeEngineFactory(FakeScriptPtr script) {
    return [script]() -> Outcome<std::unique_ptr<Engine>> {
        return std::unique_ptr<Engine>(new FakeEngine(script));
    };
}

/// `length` characters of a vocabulary of six.
inline TextDocumentPtr sampleText(std::size_t length = 400) {
    std::u32string text;
    for (std::size_t i = 0; i < length; ++i)
        text += U"abcde "[(i * i + i / 7) % 6];
    TextFacts facts;
    facts.name = "sample";
    return makeTextDocument(text, facts);
}

/// A session on a FakeEngine with everything it says on record.
struct SessionFixture {
    FakeScriptPtr script = std::make_shared<FakeScript>();
    TrainingSession session;
    QSignalSpy failures{&session, &TrainingSession::failed};
    QSignalSpy phases{&session, &TrainingSession::phaseChanged};
    QSignalSpy runs{&session, &TrainingSession::runStarted};
    std::vector<Frame> frames;
    std::vector<LossPoint> losses;
    std::vector<Evaluation> evaluations;

    explicit SessionFixture(FakeScriptPtr given = std::make_shared<FakeScript>())
        : script(std::move(given))
        , session(fakeEngineFactory(script)) {
        QObject::connect(&session, &TrainingSession::frameAvailable, &session, [this](const Frame &frame) {
            frames.push_back(frame);
            losses.insert(losses.end(), frame.miniBatches.begin(), frame.miniBatches.end());
            evaluations.insert(evaluations.end(), frame.evaluations.begin(), frame.evaluations.end());
        });
    }

    TrainingSession::Phase phase() const { return session.phase(); }
    bool reaches(TrainingSession::Phase wanted) {
        return QTest::qWaitFor([&] { return session.phase() == wanted; }, hangGuard);
    }
    /// Until the worker has done all that was asked of it so far and the session knows.
    bool settles() {
        const std::size_t count = frames.size();
        session.setProbe(session.probe());
        return QTest::qWaitFor([&] { return frames.size() > count; }, hangGuard);
    }
    /// A run at step 0 and its first frame.
    bool isReady(const TextDocumentPtr &text = sampleText()) {
        session.setText(text);
        session.start();
        return reaches(TrainingSession::Phase::Ready) &&
               QTest::qWaitFor([&] { return !frames.empty(); }, hangGuard);
    }
    /// Set before isReady(): a run that no test sees the end of.
    void makeEndless() {
        script->unit = std::chrono::microseconds(50);
        RunSettings settings;
        settings.steps = setting_limits::steps.most;
        settings.evalInterval = 1000;
        session.setSettings(settings);
    }
    Error lastError() const { return failures.constLast().constFirst().value<Error>(); }
};

} // namespace headlight
