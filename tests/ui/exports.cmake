# SPDX-License-Identifier: GPL-3.0-or-later
headlight_ui_test(exports_files exports_files.cpp)
headlight_ui_test(exports_pictures exports_pictures.cpp)
target_link_libraries(ui_exports_pictures PRIVATE Qt6::Svg) # it reads SVG back
headlight_ui_test(exports_data exports_data.cpp)
headlight_ui_test(exports_menus exports_menus.cpp)
