// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/probe_bar.h"

#include "ui/probe_text.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QInputMethod>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace headlight {

namespace {

constexpr int narrowestEdit = 90;

} // namespace

ProbeBar::ProbeBar(QWidget *parent)
    : QWidget(parent)
    , m_legend(new QLabel(this))
    , m_label(new QLabel(this))
    , m_edit(new QLineEdit(this))
    , m_sample(new QToolButton(this))
    , m_error(new QLabel(this)) {
    m_legend->setObjectName(QStringLiteral("axesLegend"));
    m_edit->setObjectName(QStringLiteral("probeEdit"));
    m_sample->setObjectName(QStringLiteral("anotherSampleButton"));
    m_error->setObjectName(QStringLiteral("probeErrorLabel"));
    for (QLabel *label : {m_legend, m_label, m_error})
        label->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->hide();
    m_label->setBuddy(m_edit);
    m_edit->setMinimumWidth(narrowestEdit);
    m_edit->installEventFilter(this);
    m_sample->setPopupMode(QToolButton::MenuButtonPopup);
    m_sample->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    createMenu();

    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(6);
    layout->setVerticalSpacing(2);
    layout->addWidget(m_legend, 0, 0);
    layout->addWidget(m_label, 0, 1);
    layout->addWidget(m_edit, 0, 2);
    layout->addWidget(m_sample, 0, 3);
    layout->addWidget(m_error, 1, 0, 1, 4);
    layout->setColumnStretch(2, 1);

    connect(m_sample, &QToolButton::clicked, this, &ProbeBar::anotherSampleRequested);
    connect(m_edit, &QLineEdit::textEdited, this, [this] {
        m_editing = true;
        setError(QString());
    });
    // Whoever asks for another input does not want what was half typed.
    for (const auto wanted :
        {&ProbeBar::anotherSampleRequested, &ProbeBar::exampleRequested, &ProbeBar::defaultProbeRequested})
        connect(this, wanted, this, &ProbeBar::giveUpEdit);
    updateLegendFont();
    retranslate();
}

void ProbeBar::createMenu() {
    m_menu = new QMenu(this);
    m_default = m_menu->addAction(QString(), this, &ProbeBar::defaultProbeRequested);
    m_default->setObjectName(QStringLiteral("defaultProbeAction"));
    m_example = m_menu->addAction(QString(), this, &ProbeBar::exampleRequested);
    m_example->setObjectName(QStringLiteral("exampleProbeAction"));
    m_menu->addSeparator();
    m_followMatrix = m_menu->addAction(QString());
    m_followMatrix->setObjectName(QStringLiteral("followMatrixAction"));
    m_followMatrix->setCheckable(true);
    m_fixedDifference = m_menu->addAction(QString());
    m_fixedDifference->setObjectName(QStringLiteral("fixedDifferenceAction"));
    m_fixedDifference->setCheckable(true);
    m_sample->setMenu(m_menu);
}

void ProbeBar::retranslate() {
    m_legend->setText(tr("Rows ↓ current position (Query) → next\nColumns → position looked at (Key)"));
    m_label->setText(tr("&Probe:"));
    const QString howTo = m_blockSize > 0
                              ? tr("The observed input, up to %n character(s). ↵ is a line break, ⇥ a tab. "
                                   "Enter looks at it, Esc brings the old one back.",
                                    nullptr, m_blockSize)
                              : QString();
    m_edit->setToolTip(howTo);
    m_edit->setAccessibleName(tr("Observed input (probe)"));
    m_sample->setText(tr("Another sample"));
    m_sample->setToolTip(tr("Look at a random piece of the validation text"));
    m_default->setText(tr("First block of the validation text"));
    m_example->setText(tr("The story's example “처음 만나는”"));
    m_followMatrix->setText(tr("Weight colours follow the matrix"));
    m_fixedDifference->setText(tr("Difference colours fixed at ±1"));
}

void ProbeBar::updateLegendFont() {
    QFont small = font();
    small.setPixelSize(11);
    m_legend->setFont(small);
}

void ProbeBar::setProbe(const std::u32string &characters) {
    const QString line = probeLine(characters);
    const bool same = line == m_shown;
    m_shown = line;
    // A text being typed stays, and so does a refused one as long as the maps show the same input.
    if (m_editing || (same && !m_error->text().isEmpty()))
        return;
    restore();
}

void ProbeBar::restore() {
    m_editing = false;
    m_edit->setText(m_shown);
    m_edit->setCursorPosition(0);
    setError(QString());
}

void ProbeBar::setBlockSize(int blockSize) {
    m_blockSize = blockSize;
    retranslate();
}

void ProbeBar::setError(const QString &sentence) {
    m_error->setText(sentence);
    m_error->setVisible(!sentence.isEmpty());
}

QSize ProbeBar::minimumSizeHint() const {
    const int spacing = 3 * static_cast<QGridLayout *>(layout())->horizontalSpacing();
    return {m_legend->minimumSizeHint().width() + narrowestEdit + m_sample->sizeHint().width() + spacing,
        QWidget::minimumSizeHint().height()};
}

void ProbeBar::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    const int comfortable = minimumSizeHint().width() + m_label->sizeHint().width() + narrowestEdit / 3;
    m_label->setVisible(width() >= comfortable);
}

void ProbeBar::enter() {
    // A syllable still being composed belongs to the text.
    QGuiApplication::inputMethod()->commit();
    giveUpEdit();
    if (m_edit->text() != m_shown)
        emit textEntered(probeTextFromLine(m_edit->text()));
}

void ProbeBar::leave() {
    if (m_edit->text().isEmpty())
        restore();
    else if (m_error->text().isEmpty())
        enter();
}

bool ProbeBar::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::FocusOut) {
        if (static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
            leave();
        return false;
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            enter();
            return true;
        }
        if (key == Qt::Key_Escape && m_edit->text() != m_shown) {
            restore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ProbeBar::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        updateLegendFont();
}

} // namespace headlight
