// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/trace.h"
#include "ui/data_export.h"
#include "ui/export_picture.h"
#include "ui/lazy_panel.h"

#include <vector>

class QGridLayout;
class QLabel;

namespace headlight {

/// The live shapes of the model's tensors and the chapter's debugging list, as found on the tensors
/// themselves.
class ChecksPanel : public LazyPanel {
    Q_OBJECT
public:
    explicit ChecksPanel(QWidget *parent = nullptr);

    void setTrace(const AttentionTrace &trace);
    void clear();

protected:
    void changeEvent(QEvent *event) override;
    void showEverything() override;

private:
    struct ShapeLine {
        QLabel *name;
        QLabel *sizes;
        QLabel *letters;
    };
    struct CheckLine {
        QLabel *mark;
        QLabel *text;
    };

    void createLayout();
    void createExports();
    QString exportTitle() const;
    ExportPicture picture() const;
    ExportTable table() const;
    bool isEmpty() const { return m_shapes.empty() && m_checks.empty(); }
    void retranslate();
    void fitLines();
    void showShapes();
    void showChecks();

    QLabel *m_step;
    QLabel *m_shapesHeading;
    QLabel *m_checksHeading;
    QLabel *m_letters;
    QGridLayout *m_shapeGrid = nullptr;
    QGridLayout *m_checkGrid = nullptr;
    std::vector<ShapeLine> m_shapeLines;
    std::vector<CheckLine> m_checkLines;
    std::int64_t m_traceStep = 0;
    std::vector<TensorShape> m_shapes;
    std::vector<Check> m_checks;
};

} // namespace headlight
