// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace headlight {

// Each asks for one file and gives its path, or nothing when the user changed their mind.

QString askForTextOrRun(QWidget *parent);
QString askForText(QWidget *parent);
/// Where to save a run; the name gets the suffix .pt if it has none.
QString askForRunToSave(QWidget *parent, const QString &suggestion);
/// Where to write weights for the chapter's class.
QString askForWeightsToSave(QWidget *parent, const QString &suggestion);

/// Hides the column that names every file's type in the system's language, whatever ours is.
void hideFileTypes(QFileDialog &dialog);

} // namespace headlight
