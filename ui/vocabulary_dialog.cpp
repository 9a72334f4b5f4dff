// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/vocabulary_dialog.h"

#include "ui/drawable_characters.h"
#include "ui/elided_label.h"
#include "ui/isolated_text.h"
#include "ui/panel_colours.h"
#include "ui/vocabulary_filter.h"
#include "ui/vocabulary_model.h"
#include "ui/vocabulary_warning.h"

#include <QAction>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace headlight {

VocabularyDialog::VocabularyDialog(QWidget *parent)
    : QDialog(parent)
    , m_model(new VocabularyModel(this))
    , m_filter(new VocabularyFilter(m_model))
    , m_name(new ElidedLabel)
    , m_facts(new QLabel)
    , m_warning(new QLabel)
    , m_search(new QLineEdit)
    , m_table(new QTableView)
    , m_copy(new QAction(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close)) {
    setObjectName(QStringLiteral("vocabularyDialog"));
    m_facts->setObjectName(QStringLiteral("vocabularyFacts"));
    m_warning->setObjectName(QStringLiteral("vocabularyDialogWarning"));
    m_search->setObjectName(QStringLiteral("vocabularySearch"));
    m_search->setClearButtonEnabled(true);
    QFont strong = font();
    strong.setBold(true);
    m_name->setFont(strong);
    for (QLabel *label : {m_facts, m_warning}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    createTable();
    auto *layout = new QVBoxLayout(this);
    for (QWidget *part : {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_facts),
             static_cast<QWidget *>(m_warning), static_cast<QWidget *>(m_search)})
        layout->addWidget(part);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_buttons);
    connect(m_search, &QLineEdit::textChanged, m_filter, &VocabularyFilter::search);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Enter in the search field is not the wish to close.
    m_buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    updateColours();
    retranslate();
    resize(700, 560);
}

void VocabularyDialog::createTable() {
    m_table->setObjectName(QStringLiteral("vocabularyTable"));
    m_model->setCanDraw(canDrawWith(m_table->font()));
    m_table->setModel(m_filter);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(VocabularyModel::Id, Qt::AscendingOrder);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(m_copy);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_copy, &QAction::triggered, this, &VocabularyDialog::copyRows);
}

void VocabularyDialog::setColumnWidths() {
    const QFontMetrics metrics = m_table->fontMetrics();
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(VocabularyModel::Name, QHeaderView::Stretch);
    const char *widest[] = {"100000", "U+10000", "U+10FFFF", "", "10000000", "100.00"};
    for (int column = 0; column < VocabularyModel::Columns; ++column)
        header->resizeSection(column, std::max(metrics.horizontalAdvance(QLatin1String(widest[column])) + 14,
                                          header->sectionSizeHint(column)));
}

void VocabularyDialog::setText(const TextDocumentPtr &text, const QString &name) {
    m_waitingName = name;
    m_waiting = text;
    m_model->setText(nullptr);
    if (isVisible())
        showWaitingText();
}

void VocabularyDialog::showWaitingText() {
    const TextDocumentPtr text = std::exchange(m_waiting, nullptr);
    if (!text)
        return;
    m_name->setText(isolatedText(m_waitingName));
    m_characters = static_cast<qint64>(text->size());
    m_vocabulary = static_cast<qint64>(text->vocabularySize());
    m_model->setText(text);
    m_filter->search(m_search->text());
    m_table->scrollToTop();
    showFacts();
}

void VocabularyDialog::copyRows() const {
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(),
        [](const QModelIndex &first, const QModelIndex &second) { return first.row() < second.row(); });
    QString text;
    for (const QModelIndex &row : rows)
        text += m_model->tabSeparated(m_filter->mapToSource(row).row()) + QLatin1Char('\n');
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void VocabularyDialog::showEvent(QShowEvent *event) {
    showWaitingText();
    QDialog::showEvent(event);
    m_search->setFocus();
}

void VocabularyDialog::changeEvent(QEvent *event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        updateColours();
    else if (event->type() == QEvent::FontChange)
        m_model->setCanDraw(canDrawWith(m_table->font()));
}

void VocabularyDialog::updateColours() {
    QPalette colours; // all but this one role is inherited
    colours.setColor(QPalette::WindowText, PanelColours::of(palette()).attention);
    m_warning->setPalette(colours);
}

void VocabularyDialog::showFacts() {
    m_facts->setText(m_characters > 0 ? tr("V = %1 different characters, N = %2 characters in all")
                                            .arg(QString::number(m_vocabulary), QString::number(m_characters))
                                      : tr("V = %1 different characters; the text itself is not here")
                                            .arg(QString::number(m_vocabulary)));
    const QString warning = m_characters > 0 ? vocabularyWarning(m_vocabulary, m_characters) : QString();
    m_warning->setText(warning);
    m_warning->setVisible(!warning.isEmpty());
}

void VocabularyDialog::retranslate() {
    setWindowTitle(tr("Vocabulary"));
    showFacts();
    m_search->setPlaceholderText(tr("search: a character, U+AC00, or a name"));
    m_search->setAccessibleName(tr("Search the vocabulary"));
    m_table->setAccessibleName(tr("Vocabulary"));
    m_copy->setText(tr("Copy the selected rows"));
    m_buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    m_model->retranslate();
    setColumnWidths();
}

} // namespace headlight
