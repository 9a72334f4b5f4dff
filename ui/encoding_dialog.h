// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_document.h"
#include "model/text/text_reading.h"

#include <QDialog>

#include <cstddef>
#include <string>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPlainTextEdit;

namespace headlight {

class ElidedLabel;

/// Asks how a text file is to be read and shows at once what comes of it: for a text that is open, and for
/// one that was refused for its broken bytes.
class EncodingDialog : public QDialog {
    Q_OBJECT
public:
    /// How much of the file's beginning the preview wants at most.
    static constexpr std::size_t mostBytes = 256 << 10;

    explicit EncodingDialog(QWidget *parent = nullptr);

    /// `bytes`: the file's beginning, at most mostBytes of it. Of `facts`, `reading` says what is chosen at
    /// first; where that is to recognise it and the file would be refused, the likeliest that reads.
    void setText(const QString &name, std::string bytes, const TextFacts &facts);
    TextReading reading() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void createLayout();
    void createList();
    QWidget *createPreviewColumn();
    void fillList(const std::string &chosen);
    void showPreview();
    void showBrokenPlaces(std::size_t count, std::size_t line);
    void updateColours();
    void retranslate();
    std::string chosenEncoding() const; ///< empty: recognise
    /// The text without a character that the end of the piece cuts in two.
    std::u32string textIn(const std::string &encoding) const;
    /// An encoding to start from where recognising would have the file refused; empty: none.
    std::string suggestion() const;

    std::string m_bytes;
    std::string m_recognised;
    std::string m_suggested;
    ElidedLabel *m_name;
    QLabel *m_explanation;
    QListWidget *m_list;
    QPlainTextEdit *m_preview;
    QLabel *m_broken;
    QCheckBox *m_compose;
    QCheckBox *m_showBroken;
    QDialogButtonBox *m_buttons;
};

} // namespace headlight
