// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QPalette;

namespace headlight {

/// The colours that carry meaning in the panels, chosen to be told apart on the palette at hand, light or
/// dark.
struct PanelColours {
    QColor training;
    QColor validation;
    QColor miniBatch;
    QColor uniform; ///< the line at ln V
    QColor bigram;  ///< the line at the bigram's loss
    QColor grid;
    QColor text;
    QColor faintText;
    QColor paper;
    QColor attention;  ///< what the user should notice: errors, "after Reset"
    QColor promptTint; ///< behind the prompt
    QColor windowTint; ///< behind the characters the model sees

    static PanelColours of(const QPalette &palette);
};

bool isDark(const QPalette &palette);
/// `share` of `first` and the rest of `second`.
QColor mixed(const QColor &first, const QColor &second, double share);

} // namespace headlight
