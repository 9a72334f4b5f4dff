// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace headlight {

/// The dot beside a field whose value counts only after Reset. Its place is kept while it is not shown.
class ResetMarker : public QWidget {
    Q_OBJECT
public:
    explicit ResetMarker(QWidget *parent = nullptr);
    void setPending(bool pending);
    bool isPending() const { return m_pending; }

    QSize sizeHint() const override { return {10, 10}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_pending = false;
};

} // namespace headlight
