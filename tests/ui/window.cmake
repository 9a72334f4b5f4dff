# SPDX-License-Identifier: GPL-3.0-or-later
# The whole window with the real engine, driven by mouse and keys.
foreach(name start training maps probe generation language texts runs edges layout)
    headlight_ui_test(window_${name} window_${name}.cpp)
    target_link_libraries(ui_window_${name} PRIVATE headlight_app)
    target_compile_definitions(ui_window_${name} PRIVATE
        HEADLIGHT_ENGINE_PATH="$<TARGET_FILE:headlight_engine>")
    add_dependencies(ui_window_${name} headlight_engine)
    set_tests_properties(ui.window_${name} PROPERTIES TIMEOUT 240)
endforeach()
target_link_libraries(ui_window_training PRIVATE Qt6::Charts) # it counts the points of the curves
