// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight {

/// In the C locale: the C locale of UTF-8, which Qt would choose as well, but with a warning for the user to
/// wonder about. Before the application object is made.
void useUtf8();

/// C functions read and write numbers with a decimal point, whatever the locale. After the application object
/// is made, which sets the locale.
void useDecimalPoint();

} // namespace headlight
