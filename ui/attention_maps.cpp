// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/attention_maps.h"

#include "ui/cell_sentence.h"
#include "ui/drawable_characters.h"
#include "ui/heatmap_view.h"
#include "ui/map_grid.h"
#include "ui/probe_bar.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

namespace {

constexpr int wideEnoughForTwoLines = 560;

/// The upper left `size` x `size` part.
Matrix cut(const Matrix &matrix, std::size_t size) {
    if (matrix.rows < size || matrix.cols < size)
        return {};
    Matrix part(size, size);
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t col = 0; col < size; ++col)
            part(row, col) = matrix(row, col);
    return part;
}

std::optional<double> valueAt(const Matrix &matrix, const Cell &cell, int size) {
    if (static_cast<int>(matrix.rows) != size || static_cast<int>(matrix.cols) != size)
        return std::nullopt;
    return static_cast<double>(
        matrix(static_cast<std::size_t>(cell.row), static_cast<std::size_t>(cell.col)));
}

} // namespace

AttentionMaps::AttentionMaps(QWidget *parent)
    : QWidget(parent)
    , m_probeBar(new ProbeBar(this))
    , m_pages(new QStackedWidget(this))
    , m_message(new QLabel)
    , m_grid(new MapGrid)
    , m_sentence(new QLabel(this))
    , m_caution(new QLabel(this)) {
    createLayout();
    connectParts();
    retranslate();
    showPage();
}

void AttentionMaps::createLayout() {
    m_message->setObjectName(QStringLiteral("mapsMessage"));
    m_sentence->setObjectName(QStringLiteral("cellSentence"));
    m_caution->setObjectName(QStringLiteral("cautionLabel"));
    for (QLabel *label : {m_message, m_sentence, m_caution}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_message->setAlignment(Qt::AlignCenter);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QFont small = font();
    small.setPixelSize(11);
    m_caution->setFont(small);
    m_pages->addWidget(m_message);
    m_pages->addWidget(m_grid);
    m_grid->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_grid->addAction(followMatrixAction());
    m_grid->addAction(fixedDifferenceAction());

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 3, 4, 3);
    layout->setSpacing(3);
    layout->addWidget(m_probeBar);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_sentence);
    layout->addWidget(m_caution);
}

void AttentionMaps::connectParts() {
    connect(m_probeBar, &ProbeBar::textEntered, this, &AttentionMaps::probeTextEntered);
    connect(m_probeBar, &ProbeBar::anotherSampleRequested, this, &AttentionMaps::anotherSampleRequested);
    connect(m_probeBar, &ProbeBar::exampleRequested, this, &AttentionMaps::exampleRequested);
    connect(m_probeBar, &ProbeBar::defaultProbeRequested, this, &AttentionMaps::defaultProbeRequested);
    connect(followMatrixAction(), &QAction::toggled, this, &AttentionMaps::refresh);
    connect(fixedDifferenceAction(), &QAction::toggled, this, &AttentionMaps::refresh);
    connect(m_grid, &MapGrid::cellHovered, this, [this](const std::optional<Cell> &cell) {
        updateSentence();
        emit cellHovered(cell);
    });
    connect(m_grid, &MapGrid::cellPinned, this, [this](const std::optional<Cell> &cell) {
        updateSentence();
        emit cellPinned(cell);
    });
}

QAction *AttentionMaps::followMatrixAction() const {
    return m_probeBar->followMatrixAction();
}

QAction *AttentionMaps::fixedDifferenceAction() const {
    return m_probeBar->fixedDifferenceAction();
}

std::optional<Cell> AttentionMaps::pinned() const {
    return m_grid->pinned();
}

void AttentionMaps::setProbe(const ProbeView &probe) {
    m_probeBar->setProbe(probe.characters);
    if (probe == m_probe)
        return;
    if (probe.characters != m_probe.characters) {
        m_before = {};
        m_now = {};
        m_beforeStale = true;
    }
    m_probe = probe;
    updateLabels();
    refreshMask();
    refresh();
    showPage();
}

void AttentionMaps::updateLabels() {
    m_grid->setLabels(std::make_shared<MapLabels>(makeMapLabels(m_probe, canDrawWith(font()))));
}

void AttentionMaps::setBefore(const Matrix &weights) {
    m_before = weights;
    m_beforeStale = true;
    refresh();
}

void AttentionMaps::setBeforeIsUntrained(bool untrained) {
    m_beforeIsUntrained = untrained;
    setTitles();
    updateSentence();
}

void AttentionMaps::setNow(const Matrix &weights, qint64 step) {
    m_now = weights;
    m_step = step;
    refresh();
}

void AttentionMaps::setMask(const Matrix &mask) {
    m_mask = mask;
    refreshMask();
}

void AttentionMaps::setSwitches(bool mask, bool, bool) {
    m_maskOn = mask;
    updateSentence();
}

void AttentionMaps::setBlockSize(int blockSize) {
    m_probeBar->setBlockSize(blockSize);
}

void AttentionMaps::setExampleAvailable(bool available) {
    m_probeBar->setExampleAvailable(available);
}

void AttentionMaps::setProbeError(const QString &sentence) {
    m_probeBar->setError(sentence);
}

void AttentionMaps::setLoading(bool loading) {
    m_loading = loading;
    showPage();
}

void AttentionMaps::clear() {
    m_mask = {};
    m_step = 0;
    setProbe({});
    refresh();
}

void AttentionMaps::showPage() {
    const bool maps = !m_loading && m_probe.size() > 0;
    m_message->setText(m_loading ? tr("LibTorch is being loaded…") : tr("No text is open yet."));
    m_pages->setCurrentWidget(maps ? static_cast<QWidget *>(m_grid) : m_message);
    updateSentence();
}

void AttentionMaps::refresh() {
    m_stale = true;
    if (isVisible())
        refreshMaps();
}

void AttentionMaps::refreshMaps() {
    if (!m_stale)
        return;
    m_stale = false;
    const Matrix difference = differenceOf(m_now, m_before);
    const ColourRange weights = weightsRange(m_before, m_now, followMatrixAction()->isChecked());
    if (m_beforeStale || !(weights == m_grid->before()->range()))
        m_grid->before()->setMatrix(m_before, weights);
    m_beforeStale = false;
    m_grid->now()->setMatrix(m_now, weights);
    m_grid->difference()->setMatrix(
        difference, differenceRange(difference, fixedDifferenceAction()->isChecked()));
    setTitles();
    updateSentence();
}

void AttentionMaps::refreshMask() {
    m_grid->mask()->setMatrix(cut(m_mask, static_cast<std::size_t>(m_probe.size())), {0, 1});
    updateSentence();
}

bool AttentionMaps::isBlocked(const Cell &cell) const {
    const auto row = static_cast<std::size_t>(cell.row);
    const auto col = static_cast<std::size_t>(cell.col);
    if (row < m_mask.rows && col < m_mask.cols)
        return !(m_mask(row, col) > 0);
    return m_maskOn && col > row;
}

QString AttentionMaps::sentenceFor(const Cell &cell) const {
    CellFacts facts;
    facts.cell = cell;
    facts.rowCharacter = m_probe.at(cell.row);
    facts.colCharacter = m_probe.at(cell.col);
    facts.next = m_probe.nextOf(cell.row);
    facts.before = valueAt(m_before, cell, m_probe.size());
    facts.now = valueAt(m_now, cell, m_probe.size());
    facts.beforeIsUntrained = m_beforeIsUntrained;
    facts.blocked = isBlocked(cell);
    return cellSentence(facts);
}

void AttentionMaps::updateSentence() {
    const std::optional<Cell> cell = m_grid->hovered() ? m_grid->hovered() : m_grid->pinned();
    QString text;
    if (cell && cell->row < m_probe.size() && cell->col < m_probe.size())
        text = sentenceFor(*cell);
    else if (m_pages->currentWidget() == m_grid)
        text = tr("Point at a cell to read it, click to pin it; the arrow keys move the pin, Esc frees it.");
    if (text != m_sentence->text())
        m_sentence->setText(text);
}

void AttentionMaps::setTitles() {
    m_grid->before()->setTitle(m_beforeIsUntrained ? tr("Before") : tr("As opened"));
    m_grid->now()->setTitle(m_now.empty() ? tr("Now") : tr("Now: step %1").arg(QString::number(m_step)));
    m_grid->mask()->setTitle(tr("Causal mask"));
    m_grid->difference()->setTitle(tr("Difference"));
}

void AttentionMaps::retranslate() {
    m_caution->setText(tr("A weight says how values are mixed, not what is “important”."));
    setTitles();
    showPage();
}

void AttentionMaps::updateSentenceHeight() {
    // A fixed number of lines: the maps must not jump while the pointer moves.
    const int lines = width() >= wideEnoughForTwoLines ? 2 : 3;
    m_sentence->setFixedHeight(lines * m_sentence->fontMetrics().lineSpacing());
}

void AttentionMaps::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange && m_probe.size() > 0)
        updateLabels();
}

void AttentionMaps::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    refreshMaps();
}

void AttentionMaps::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    updateSentenceHeight();
}

} // namespace headlight
