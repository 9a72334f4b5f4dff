// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace headlight {

/// A dock's panel of lines that scroll, which shows changes only while it is in sight: it costs nothing while
/// another tab lies in front of it.
class LazyPanel : public QWidget {
    Q_OBJECT
public:
    explicit LazyPanel(QWidget *parent = nullptr);

    /// Qt calls a dock visible also while it lies behind another tab.
    bool isInSight() const { return !m_content->visibleRegion().isEmpty(); }
    /// Shows what has changed since it was last in sight.
    void catchUp();

protected:
    /// To be called when something to be shown has changed.
    void refresh();
    virtual void showEverything() = 0;

    QWidget *content() const { return m_content; } ///< all that scrolls
    QVBoxLayout *lines() const { return m_lines; } ///< of the content

    void showEvent(QShowEvent *event) override;

private:
    QWidget *m_content;
    QVBoxLayout *m_lines;
    bool m_stale = false;
};

} // namespace headlight
