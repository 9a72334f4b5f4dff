# SPDX-License-Identifier: GPL-3.0-or-later
# What the panels give away: pictures, tables, texts, and the menu and dialogs for them.
set(HEADLIGHT_UI_EXPORTS_SOURCES
    data_export.cpp
    data_export.h
    export_actions.cpp
    export_actions.h
    export_checks_panel.cpp
    export_heatmap.cpp
    export_heatmap.h
    export_inspector_panel.cpp
    export_loss_chart.cpp
    export_loss_picture.cpp
    export_loss_picture.h
    export_loss_table.cpp
    export_loss_table.h
    export_picture.h
    export_picture_dialog.cpp
    export_picture_dialog.h
    export_save_dialog.cpp
    export_save_dialog.h
    export_trace_table.cpp
    export_trace_table.h
    picture_export.cpp
    picture_export.h
)
