// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/checks_panel.h"

#include "model/text/shape_text.h"
#include "ui/check_mark.h"
#include "ui/check_sentences.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace headlight {

namespace {

QLabel *plainLabel(const QString &name) {
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ChecksPanel::ChecksPanel(QWidget *parent)
    : LazyPanel(parent)
    , m_step(plainLabel(QStringLiteral("checksStep")))
    , m_shapesHeading(plainLabel(QStringLiteral("shapesHeading")))
    , m_checksHeading(plainLabel(QStringLiteral("checksHeading")))
    , m_letters(plainLabel(QStringLiteral("shapeLettersLegend"))) {
    createLayout();
    createExports();
    retranslate();
}

void ChecksPanel::createLayout() {
    for (QLabel *heading : {m_shapesHeading, m_checksHeading}) {
        QFont bold = heading->font();
        bold.setBold(true);
        heading->setFont(bold);
    }
    m_shapeGrid = new QGridLayout;
    m_shapeGrid->setHorizontalSpacing(8);
    m_shapeGrid->setVerticalSpacing(3);
    m_shapeGrid->setColumnStretch(2, 1);
    m_checkGrid = new QGridLayout;
    m_checkGrid->setHorizontalSpacing(6);
    m_checkGrid->setVerticalSpacing(5);
    m_checkGrid->setColumnStretch(1, 1);
    lines()->addWidget(m_step);
    lines()->addWidget(m_shapesHeading);
    lines()->addLayout(m_shapeGrid);
    lines()->addWidget(m_letters);
    lines()->addSpacing(6);
    lines()->addWidget(m_checksHeading);
    lines()->addLayout(m_checkGrid);
    lines()->addStretch(1);
}

void ChecksPanel::setTrace(const AttentionTrace &trace) {
    m_traceStep = trace.step;
    m_shapes = trace.shapes;
    m_checks = trace.checks;
    refresh();
}

void ChecksPanel::clear() {
    m_shapes.clear();
    m_checks.clear();
    refresh();
}

void ChecksPanel::showEverything() {
    const bool empty = isEmpty();
    m_step->setText(empty ? tr("Nothing has been computed yet: –")
                          : tr("Read from the tensors of step %1, with the probe as input.")
                                .arg(QString::number(m_traceStep)));
    for (QLabel *label : {m_shapesHeading, m_checksHeading, m_letters})
        label->setVisible(!empty);
    fitLines();
    showShapes();
    showChecks();
}

void ChecksPanel::fitLines() {
    while (m_shapeLines.size() < m_shapes.size()) {
        const int row = static_cast<int>(m_shapeLines.size());
        const ShapeLine line{plainLabel(QStringLiteral("shapeName%1").arg(row)),
            plainLabel(QStringLiteral("shapeSizes%1").arg(row)),
            plainLabel(QStringLiteral("shapeLetters%1").arg(row))};
        line.name->setWordWrap(false);
        line.sizes->setWordWrap(false);
        line.letters->setWordWrap(false);
        m_shapeGrid->addWidget(line.name, row, 0);
        m_shapeGrid->addWidget(line.sizes, row, 1);
        m_shapeGrid->addWidget(line.letters, row, 2);
        m_shapeLines.push_back(line);
    }
    while (m_checkLines.size() < m_checks.size()) {
        const int row = static_cast<int>(m_checkLines.size());
        const CheckLine line{plainLabel(QStringLiteral("checkMark%1").arg(row)),
            plainLabel(QStringLiteral("checkText%1").arg(row))};
        line.mark->setWordWrap(false);
        m_checkGrid->addWidget(line.mark, row, 0, Qt::AlignTop);
        m_checkGrid->addWidget(line.text, row, 1);
        m_checkLines.push_back(line);
    }
}

void ChecksPanel::showShapes() {
    for (std::size_t i = 0; i < m_shapeLines.size(); ++i) {
        const ShapeLine &line = m_shapeLines[i];
        const bool used = i < m_shapes.size();
        for (QLabel *label : {line.name, line.sizes, line.letters})
            label->setVisible(used);
        if (!used)
            continue;
        const QString letters = shapeLetters(m_shapes[i].name);
        line.name->setText(QString::fromStdString(m_shapes[i].name));
        line.sizes->setText(QString::fromStdString(shapeText(m_shapes[i].sizes)));
        line.letters->setText(letters.isEmpty() ? QString() : QStringLiteral("= ") + letters);
    }
}

void ChecksPanel::showChecks() {
    const int side = fontMetrics().ascent() + 1;
    for (std::size_t i = 0; i < m_checkLines.size(); ++i) {
        const CheckLine &line = m_checkLines[i];
        const bool used = i < m_checks.size();
        line.mark->setVisible(used);
        line.text->setVisible(used);
        if (!used)
            continue;
        const Check &check = m_checks[i];
        line.mark->setPixmap(checkMark(check.passed, side, devicePixelRatioF(), palette()));
        line.mark->setAccessibleName(check.passed ? tr("passed") : tr("failed"));
        line.text->setText(check.passed
                               ? tr("%1\n%2").arg(checkTitle(check.kind), checkFinding(check))
                               : tr("Not true: %1\n%2").arg(checkTitle(check.kind), checkFinding(check)));
    }
}

void ChecksPanel::retranslate() {
    m_shapesHeading->setText(tr("Shapes"));
    m_checksHeading->setText(tr("Checks"));
    m_letters->setText(
        tr("B batch, T block size (here the probe's length), C embedding width, V vocabulary size"));
    refresh();
}

void ChecksPanel::changeEvent(QEvent *event) {
    LazyPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

} // namespace headlight
