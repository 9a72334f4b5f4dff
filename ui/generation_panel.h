// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/generation_intent.h"

#include <QWidget>

#include <string>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace headlight {

class GeneratedTextView;
class GenerationControls;

/// Lets the model write: what to start from, the buttons, and the text as it streams in.
class GenerationPanel : public QWidget {
    Q_OBJECT
public:
    explicit GenerationPanel(QWidget *parent = nullptr);

    void setReady(bool ready); ///< there is a model to generate from
    void setBlockSize(int characters);
    void setVocabulary(const std::u32string &characters);
    void setFirstBlock(const QString &text);

    /// A text begins: its prompt, the training steps behind its weights, where its random numbers come from.
    void begin(const QString &prompt, qint64 step, const QString &randomDescription);
    /// The same words in another language.
    void setRandomDescription(const QString &description);
    void appendText(const QString &piece);
    /// The text that began is complete or stopped; an earlier one keeps its words.
    void end(bool stopped);
    /// One sentence about what prevents a text; empty clears it.
    void setError(const QString &sentence);

public slots:
    /// As a click on Generate; nothing while that button is disabled.
    void generate();

signals:
    void generateRequested(const headlight::GenerationIntent &intent);
    void stopRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class State { Empty, Writing, Stopped, Done };

    QHBoxLayout *createButtons();
    void createExports();
    void copyAll();
    void updateButtons();
    void updateStatus();
    void updateMarksCaption();
    void updateColours();
    void retranslate();
    QString status() const;

    State m_state = State::Empty;
    bool m_ready = false;
    qint64 m_step = 0;
    int m_blockSize = 0;
    QString m_randomDescription;
    GenerationControls *m_controls;
    QPushButton *m_generate;
    QPushButton *m_stop;
    QPushButton *m_copy;
    QLabel *m_marks;
    QLabel *m_error;
    QLabel *m_status;
    GeneratedTextView *m_text;
};

} // namespace headlight
