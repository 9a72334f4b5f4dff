// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <functional>
#include <optional>

namespace headlight {

/// A line edit that takes only what its check accepts: nonsense is marked while it is typed and never leaves
/// the field; Enter or leaving the field brings the last good value back.
class CheckedEdit : public QLineEdit {
    Q_OBJECT
public:
    /// The text in its usual form, or nothing when it is not acceptable.
    using Check = std::function<std::optional<QString>(const QString &)>;

    explicit CheckedEdit(Check check, QWidget *parent = nullptr);

    QString goodText() const { return m_good; }
    void setGoodText(const QString &text);

signals:
    /// A new acceptable value was entered.
    void edited();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void commit();
    void mark();

    Check m_check;
    QString m_good;
};

} // namespace headlight
