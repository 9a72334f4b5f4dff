# SPDX-License-Identifier: GPL-3.0-or-later
headlight_ui_test(panels_loss panels_loss.cpp)
target_link_libraries(ui_panels_loss PRIVATE Qt6::Charts) # it looks into the chart
headlight_ui_test(panels_loss_curve panels_loss_curve.cpp)
headlight_ui_test(panels_run panels_run.cpp)
headlight_ui_test(panels_generation panels_generation.cpp)
headlight_ui_test(panels_generated_text panels_generated_text.cpp)
headlight_ui_test(panels_errors panels_errors.cpp)
headlight_ui_test(panels_misc panels_misc.cpp)
headlight_ui_test(panels_text_facts panels_text_facts.cpp)
headlight_ui_test(panels_encoding panels_encoding.cpp)
headlight_ui_test(panels_vocabulary panels_vocabulary.cpp)
