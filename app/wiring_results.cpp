// SPDX-License-Identifier: GPL-3.0-or-later
// What Wiring does with what comes from either side.
#include "app/wiring.h"

#include "model/text/text_file.h"
#include "ui/attention_maps.h"
#include "ui/checks_panel.h"
#include "ui/error_sentences.h"
#include "ui/generation_panel.h"
#include "ui/inspector_panel.h"
#include "ui/loss_chart.h"
#include "ui/run_panel.h"
#include "ui/switch_banner.h"
#include "ui/training_tool_bar.h"

#include <cmath>
#include <utility>

namespace headlight {

namespace {

MessageBar::Text sentence(const Error &error) {
    return [error] { return errorSentence(error); };
}

} // namespace

void Wiring::showRun(const RunDescription &description, std::optional<double> bigramLoss) {
    const RunSettings &settings = description.settings;
    if (std::exchange(m_messageIsOfRun, false))
        m_window.messageBar()->dismiss(); // it spoke of another run
    m_window.attentionMaps()->setBlockSize(static_cast<int>(settings.blockSize));
    m_window.attentionMaps()->setMask(description.mask);
    m_window.attentionMaps()->setSwitches(settings.mask, settings.scale, settings.position);
    m_window.switchBanner()->setSwitches(settings.mask, settings.scale, settings.position);
    startChart(description, bigramLoss);
    m_window.toolBar()->setProgress(m_session.step(), settings.steps, 0, 0);
    m_window.runPanel()->setSettings(m_session.settings());
    m_window.runPanel()->setActiveRun(description, m_session.isStarted());
    m_window.attentionMaps()->setBeforeIsUntrained(description.start == StartOfRun::Untrained);
    auto *generation = m_window.generationPanel();
    const TextDocument &text = *m_session.text();
    m_window.attentionMaps()->setExampleAvailable(
        bool(typedProbe(text, typed(chapterExample()), settings.blockSize)));
    generation->setBlockSize(static_cast<int>(settings.blockSize));
    generation->setVocabulary(text.tokenizer.characters());
    GenerationIntent firstBlock;
    firstBlock.start = GenerationIntent::Start::FirstBlock;
    if (const auto tokens = promptOf(firstBlock))
        generation->setFirstBlock(characters(*tokens));
    showTextState();
}

void Wiring::startChart(const RunDescription &description, std::optional<double> bigramLoss) {
    LossReference reference;
    reference.steps = description.settings.steps;
    reference.lnV = std::log(static_cast<double>(description.vocabularySize));
    reference.bigram = bigramLoss;
    // Without its text the run's own curve tells whether there was a validation part.
    const bool textAtHand = m_session.text()->size() > 0;
    reference.hasValidation = textAtHand ? std::optional(description.hasValidation) : std::nullopt;
    m_window.lossChart()->startRun(reference);
}

void Wiring::showPhase(RunPhase phase) {
    m_window.setPhase(phase);
    m_window.attentionMaps()->setLoading(phase == RunPhase::LoadingEngine);
    m_window.generationPanel()->setReady(phase >= RunPhase::Ready && m_session.description());
    m_window.runPanel()->setActiveRun(m_session.description(), m_session.isStarted());
    showTextState();
    if (phase == RunPhase::Finished)
        offerMoreSteps();
    else if (m_messageIsOfRun && (phase == RunPhase::Training || phase == RunPhase::Ready))
        m_window.messageBar()->dismiss();
}

void Wiring::offerMoreSteps() {
    const qint64 steps = m_session.settings().steps;
    showRunMessage(MessageBar::Kind::Information, [steps] { return tr("All %1 steps are done.").arg(steps); },
        {{[steps] { return tr("%1 more steps").arg(steps); },
             [this, steps] {
                 editSettings([steps](RunSettings &settings) {
                     settings.steps = std::min<std::int64_t>(2 * steps, setting_limits::steps.most);
                 });
                 m_session.train();
             }},
            {[] { return tr("Reset"); }, [this] { m_runs.reset(); }}});
}

void Wiring::takeSettings(const RunSettings &edited) {
    RunSettings settings = edited;
    const qint64 done = m_session.step();
    if (m_session.isStarted() && settings.steps < done) {
        settings.steps = m_session.settings().steps;
        m_messageIsOfRun = true;
        m_window.messageBar()->showMessage(MessageBar::Kind::Warning,
            [done] { return tr("This run has done %1 steps already: enter at least as many.").arg(done); });
    }
    m_session.setSettings(settings);
    m_window.runPanel()->setSettings(m_session.settings());
    m_preferences.setRunSettings(m_session.settings());
}

void Wiring::editSettings(const std::function<void(RunSettings &)> &edit) {
    RunSettings settings = m_session.settings();
    edit(settings);
    takeSettings(settings);
}

void Wiring::showRunMessage(
    MessageBar::Kind kind, MessageBar::Text text, std::vector<MessageBar::Offer> offers) {
    m_messageIsOfRun = m_session.phase() != RunPhase::EngineMissing;
    m_window.messageBar()->showMessage(kind, std::move(text), std::move(offers));
}

void Wiring::showFrame(const Frame &frame) {
    if (!frame.now.empty())
        m_window.attentionMaps()->setNow(frame.now, frame.step);
    auto *chart = m_window.lossChart();
    chart->setStep(frame.step);
    chart->addMiniBatchLosses(frame.miniBatches);
    for (const Evaluation &evaluation : frame.evaluations)
        chart->addEvaluation(evaluation);
    m_window.toolBar()->setProgress(
        frame.step, m_session.settings().steps, frame.evaluated, frame.toEvaluate);
    if (frame.trace) {
        m_window.inspectorPanel()->setTrace(*frame.trace);
        m_window.checksPanel()->setTrace(*frame.trace);
    }
}

void Wiring::showFailure(const Error &error) {
    std::vector<MessageBar::Offer> offers;
    if (error.kind == ErrorKind::NonFiniteLoss) {
        m_window.lossChart()->setFailure(error.number);
        offers.push_back({[] { return tr("Reset"); }, [this] { m_runs.reset(); }});
    } else if (error.kind == ErrorKind::TextTooShortToTrain && error.other > 0) {
        offers.push_back({[error] { return tr("Use T = %1").arg(error.other); },
            [this, error] {
                editSettings([&](RunSettings &settings) { settings.blockSize = error.other; });
            }});
    }
    if (error.kind == ErrorKind::TextMissing)
        offers.push_back({[] { return tr("Choose the text…"); }, [this] { m_runs.chooseText(); }});
    showRunMessage(MessageBar::Kind::Warning, sentence(error), std::move(offers));
}

void Wiring::showProbe(const Probe &probe) {
    const auto text = m_session.text();
    ProbeView view;
    view.characters = text->tokenizer.decode(probe.tokens);
    for (const auto &next : probe.next)
        view.next.push_back(next ? std::optional(text->tokenizer.decode(*next)) : std::nullopt);
    m_probeError.reset();
    m_window.attentionMaps()->setProbeError({});
    m_window.attentionMaps()->setProbe(view);
    m_window.inspectorPanel()->setProbe(view);
}

void Wiring::enterProbe(const QString &characters) {
    const auto text = m_session.text();
    if (!text || !m_session.description())
        return;
    const auto probe = typedProbe(*text, typed(characters), m_session.description()->settings.blockSize);
    if (probe)
        m_session.setProbe(*probe);
    else
        refuseProbe(probe.error());
}

void Wiring::refuseProbe(const Error &error) {
    m_probeError = error;
    m_window.attentionMaps()->setProbeError(errorSentence(error));
}

void Wiring::updateTraceNeed() {
    m_session.setTraceWanted(m_window.needsTrace() || m_window.attentionMaps()->pinned());
}

void Wiring::generate(const GenerationIntent &intent) {
    m_generationError.reset();
    m_window.generationPanel()->setError({});
    const auto prompt = promptOf(intent);
    if (!prompt) {
        m_generationError = prompt.error();
        m_window.generationPanel()->setError(errorSentence(prompt.error()));
        return;
    }
    m_prompt = characters(*prompt);
    m_requestedSeed = intent.seed;
    GenerationRequest request;
    request.prompt = *prompt;
    request.tokens = intent.tokens;
    request.temperature = intent.temperature;
    request.seed = intent.seed;
    m_session.generate(request);
}

Outcome<std::vector<TokenId>> Wiring::promptOf(const GenerationIntent &intent) const {
    const auto text = m_session.text();
    const std::vector<TokenId> tokenZero = {0};
    const bool noText = !text || text->size() == 0;
    if (intent.start == GenerationIntent::Start::TokenZero ||
        (noText && intent.start == GenerationIntent::Start::FirstBlock))
        return tokenZero;
    if (intent.start == GenerationIntent::Start::FirstBlock) {
        const auto length = std::min<std::size_t>(
            static_cast<std::size_t>(m_session.description()->settings.blockSize), text->size());
        return std::vector<TokenId>(
            text->tokens.begin(), text->tokens.begin() + static_cast<std::ptrdiff_t>(length));
    }
    // The chapter's start when nothing is typed: the model needs one token.
    if (intent.prompt.isEmpty())
        return tokenZero;
    return text->tokenizer.encode(typed(intent.prompt));
}

/// What the user typed, as the text at hand was read.
std::u32string Wiring::typed(const QString &characters) const {
    return readAsText(characters.toStdU32String(), m_session.text()->facts);
}

QString Wiring::characters(const std::vector<TokenId> &tokens) const {
    return QString::fromStdU32String(m_session.text()->tokenizer.decode(tokens));
}

} // namespace headlight
