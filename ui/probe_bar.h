// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QWidget>

#include <string>

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace headlight {

/// The line above the maps: how to read the axes, the observed input, where else to take one from, and how
/// the colours are scaled.
class ProbeBar : public QWidget {
    Q_OBJECT
public:
    explicit ProbeBar(QWidget *parent = nullptr);

    /// Shows the input the maps are about; an edit under way stays.
    void setProbe(const std::u32string &characters);
    void setBlockSize(int blockSize);
    /// One sentence under the field; empty clears it. What was typed stays.
    void setError(const QString &sentence);
    void setExampleAvailable(bool available) { m_example->setEnabled(available); }
    /// Without the word before the field, which gives way when room is short.
    QSize minimumSizeHint() const override;

    QAction *followMatrixAction() const { return m_followMatrix; }
    QAction *fixedDifferenceAction() const { return m_fixedDifference; }

signals:
    /// The user's text, ↵ and ⇥ turned back into line break and tab.
    void textEntered(const QString &text);
    void anotherSampleRequested();
    void exampleRequested();
    void defaultProbeRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void createMenu();
    void retranslate();
    void updateLegendFont();
    void enter();
    void leave();
    void restore();
    void giveUpEdit() { m_editing = false; }

    QLabel *m_legend;
    QLabel *m_label;
    QLineEdit *m_edit;
    QToolButton *m_sample;
    QLabel *m_error;
    QMenu *m_menu = nullptr;
    QAction *m_default = nullptr;
    QAction *m_example = nullptr;
    QAction *m_followMatrix = nullptr;
    QAction *m_fixedDifference = nullptr;
    QString m_shown; ///< the probe's line, what Escape brings back
    int m_blockSize = 0;
    bool m_editing = false; ///< typed text that was not entered yet
};

} // namespace headlight
