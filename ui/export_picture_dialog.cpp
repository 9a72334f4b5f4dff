// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export_picture_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace headlight {

namespace {

constexpr int smallest = 100;
constexpr int largest = 9999;

QSpinBox *pixelBox(const char *name, int value) {
    auto *box = new QSpinBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(smallest, largest);
    box->setValue(value);
    box->setAccelerated(true);
    return box;
}

} // namespace

ExportPictureDialog::ExportPictureDialog(const QSize &size, QWidget *parent)
    : QDialog(parent)
    , m_format(new QComboBox)
    , m_width(pixelBox("exportWidth", size.width()))
    , m_height(pixelBox("exportHeight", size.height()))
    , m_keepRatio(new QCheckBox)
    , m_scale(new QComboBox)
    , m_result(new QLabel)
    , m_form(new QFormLayout(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel)) {
    setObjectName(QStringLiteral("exportPictureDialog"));
    m_ratio = static_cast<double>(m_width->value()) / m_height->value();
    createFields();
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportPictureDialog::updateResult);
    connect(m_scale, &QComboBox::currentIndexChanged, this, &ExportPictureDialog::updateResult);
    connect(m_width, &QSpinBox::valueChanged, this, [this] { follow(m_width, m_height, 1 / m_ratio); });
    connect(m_height, &QSpinBox::valueChanged, this, [this] { follow(m_height, m_width, m_ratio); });
    connect(m_keepRatio, &QCheckBox::toggled, this,
        [this] { m_ratio = static_cast<double>(m_width->value()) / m_height->value(); });
    retranslate();
}

void ExportPictureDialog::createFields() {
    m_format->setObjectName(QStringLiteral("exportFormat"));
    for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf})
        m_format->addItem(QString(), static_cast<int>(format));
    m_keepRatio->setObjectName(QStringLiteral("exportKeepRatio"));
    m_keepRatio->setChecked(true);
    m_scale->setObjectName(QStringLiteral("exportScale"));
    for (const int scale : {1, 2, 3})
        m_scale->addItem(QStringLiteral("× %1").arg(scale), scale);
    m_scale->setCurrentIndex(1);
    m_result->setObjectName(QStringLiteral("exportResult"));
    m_result->setTextFormat(Qt::PlainText);
    m_result->setWordWrap(true);
    m_result->setMinimumWidth(280);
    // Two lines are kept free: the dialog must not grow and shrink while a number is typed.
    m_result->setMinimumHeight(2 * m_result->fontMetrics().lineSpacing());
    m_form->addRow(new QLabel, m_format);
    m_form->addRow(new QLabel, m_width);
    m_form->addRow(new QLabel, m_height);
    m_form->addRow(m_keepRatio);
    m_form->addRow(new QLabel, m_scale);
    m_form->addRow(m_result);
    m_form->addRow(m_buttons);
}

PictureOptions ExportPictureDialog::options() const {
    return {static_cast<PictureFormat>(m_format->currentData().toInt()),
        {m_width->value(), m_height->value()}, m_scale->currentData().toInt()};
}

void ExportPictureDialog::follow(QSpinBox *leader, QSpinBox *follower, double ratio) {
    if (m_keepRatio->isChecked()) {
        const QSignalBlocker quiet(follower);
        follower->setValue(qRound(leader->value() * ratio));
    }
    updateResult();
}

void ExportPictureDialog::updateResult() {
    const PictureOptions chosen = options();
    const bool pixels = chosen.format == PictureFormat::Png;
    m_scale->setEnabled(pixels);
    const QSize size = chosen.size * (pixels ? chosen.scale : 1);
    const qint64 count = static_cast<qint64>(size.width()) * size.height();
    const bool fits = !pixels || count <= mostPicturePixels;
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(fits);
    const QString width = QString::number(size.width());
    const QString height = QString::number(size.height());
    if (!fits)
        m_result->setText(
            tr("%1 × %2 pixels are too many for one picture. Choose a smaller size, or SVG or PDF.")
                .arg(width, height));
    else if (pixels)
        m_result->setText(tr("The file will have %1 × %2 pixels.").arg(width, height));
    else
        m_result->setText(tr("Lines and letters stay sharp at any size; on paper %1 × %2 mm.")
                              .arg(QString::number(qRound(size.width() * 25.4 / 96)),
                                  QString::number(qRound(size.height() * 25.4 / 96))));
}

void ExportPictureDialog::retranslate() {
    setWindowTitle(tr("Save picture"));
    m_format->setItemText(0, tr("PNG (pixels)"));
    m_format->setItemText(1, tr("SVG (drawing)"));
    m_format->setItemText(2, tr("PDF (document)"));
    const auto name = [this](QWidget *field, const QString &text) {
        auto *label = qobject_cast<QLabel *>(m_form->labelForField(field));
        label->setText(text);
        label->setBuddy(field);
    };
    name(m_format, tr("&Format"));
    name(m_width, tr("&Width in pixels"));
    name(m_height, tr("&Height in pixels"));
    name(m_scale, tr("&Scale"));
    m_keepRatio->setText(tr("&Keep the proportions"));
    m_scale->setToolTip(tr("So many pixels of the file for each of these, for print and for sharp screens"));
    m_buttons->button(QDialogButtonBox::Save)->setText(tr("Save…"));
    updateResult();
}

void ExportPictureDialog::changeEvent(QEvent *event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headlight
