// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language.h"
#include "app/preferences.h"
#include "app/run_files.h"
#include "app/text_opener.h"
#include "app/training_session.h"
#include "ui/about_dialog.h"
#include "ui/generation_intent.h"
#include "ui/main_window.h"
#include "ui/message_bar.h"

#include <QObject>

#include <random>

namespace headlight {

class VocabularyDialog;

/// Connects the session with the window: intents down, results up, each list in one function. Keeps nothing
/// but what a translation needs to say again in another language.
class Wiring : public QObject {
    Q_OBJECT
public:
    Wiring(MainWindow &window, TrainingSession &session, TextOpener &texts, Preferences &preferences,
        Language &language, LeftRuns &left, int keepingInterval = RunKeeper::leastInterval);

    /// Opens a text by built-in name or by choice of the command line; errors become messages.
    void openInitialText(const std::optional<TextChoice> &asked);
    RunKeeper &keeper() { return m_runs.keeper(); }

private:
    void connectToolBar();
    void connectTexts();
    void connectRunPanel();
    void connectMaps();
    void connectLoss();
    void connectGeneration();
    void connectWindow();

    // texts
    void showText(const TextDocumentPtr &text, const TextChoice &choice);
    void refuseText(const Error &error, const TextChoice &choice);
    void showTextState();
    void noticeMissingFonts();
    void chooseEncoding(const TextChoice &choice, const TextFacts &facts);
    void showVocabulary();

    // run
    void startChart(const RunDescription &description, std::optional<double> bigramLoss);
    void showRun(const RunDescription &description, std::optional<double> bigramLoss);
    void showPhase(RunPhase phase);
    void showFrame(const Frame &frame);
    void showFailure(const Error &error);
    void offerMoreSteps();
    void showRunMessage(MessageBar::Kind kind, MessageBar::Text text, std::vector<MessageBar::Offer> offers);
    void takeSettings(const RunSettings &settings);
    void editSettings(const std::function<void(RunSettings &)> &edit);

    // maps
    void showProbe(const Probe &probe);
    void enterProbe(const QString &characters);
    void refuseProbe(const Error &error);
    void updateTraceNeed();

    // generation
    void generate(const GenerationIntent &intent);
    Outcome<std::vector<TokenId>> promptOf(const GenerationIntent &intent) const;
    QString characters(const std::vector<TokenId> &tokens) const;
    std::u32string typed(const QString &characters) const;
    QString randomDescription() const;

    /// The chapter's example of an input.
    static QString chapterExample() { return QStringLiteral("처음 만나는"); }
    void switchLanguage(const QString &code);
    void showAbout();

    MainWindow &m_window;
    TrainingSession &m_session;
    TextOpener &m_texts;
    Preferences &m_preferences;
    Language &m_language;
    AboutDialog *m_about = nullptr; ///< made when first asked for; the window's
    RunFiles m_runs;
    VocabularyDialog *m_vocabulary = nullptr; ///< likewise
    TextChoice m_choice;                      ///< of the latest text that was chosen
    TextDocumentPtr m_chosen;                 ///< that text
    QString m_reading;                        ///< the file being opened
    bool m_fontsChecked = false;
    bool m_keepMessage = false;    ///< the next text is only there because another was refused
    bool m_messageIsOfRun = false; ///< what the message bar says ends with the run's phase
    std::optional<Error> m_probeError;
    std::optional<Error> m_generationError;
    QString m_prompt;                                  ///< of the text asked for
    std::optional<quint64> m_requestedSeed;            ///< likewise
    std::optional<quint64> m_generationSeed;           ///< of the text shown
    std::mt19937_64 m_samples{std::random_device{}()}; ///< for other samples; never a run's stream
};

} // namespace headlight
