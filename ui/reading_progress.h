// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;
class QToolButton;

namespace headlight {

class ElidedLabel;

/// How far the reading of a file has come, with a way to give it up. What is over within a tenth of a second
/// never shows.
class ReadingProgressBar : public QWidget {
    Q_OBJECT
public:
    explicit ReadingProgressBar(QWidget *parent = nullptr);

    void start(const QString &name);
    /// `done` in 0 .. 1. Of a reading that has not been started it starts one.
    void setProgress(const QString &name, double done);
    void finish();
    bool isRunning() const { return m_running; }

signals:
    void cancelRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateIcon();
    void retranslate();

    bool m_running = false;
    QString m_fileName;
    QTimer m_delay;
    ElidedLabel *m_name;
    QProgressBar *m_bar;
    QToolButton *m_cancel;
};

} // namespace headlight
