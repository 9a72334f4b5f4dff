// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/about_dialog.h"

#include "ui/panel_colours.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <qcustomplot.h>

namespace headlight {

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
    , m_name(new QLabel)
    , m_purpose(new QLabel)
    , m_libraries(new QLabel)
    , m_warning(new QLabel)
    , m_licence(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close)) {
    setObjectName(QStringLiteral("aboutDialog"));
    m_libraries->setObjectName(QStringLiteral("aboutLibraries"));
    m_warning->setObjectName(QStringLiteral("aboutWarning"));
    QFont large = m_name->font();
    large.setPointSizeF(1.6 * large.pointSizeF());
    large.setBold(true);
    m_name->setFont(large);
    auto *picture = new QLabel;
    picture->setPixmap(QIcon(QStringLiteral(":/icons/headlight.svg")).pixmap(64, 64));
    picture->setAlignment(Qt::AlignTop);
    auto *texts = new QVBoxLayout;
    for (QLabel *label : {m_name, m_purpose, m_libraries, m_warning, m_licence}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        texts->addWidget(label);
    }
    m_libraries->setTextInteractionFlags(Qt::TextSelectableByMouse);
    texts->addStretch(1);
    auto *row = new QHBoxLayout;
    row->setSpacing(14);
    row->addWidget(picture);
    row->addLayout(texts, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(row, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(460);
    updateColours();
    retranslate();
}

void AboutDialog::setEngineInfo(const EngineInfo &info) {
    m_engine = info;
    retranslate();
}

void AboutDialog::changeEvent(QEvent *event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        updateColours();
}

void AboutDialog::updateColours() {
    QPalette colours; // all but this one role is inherited
    colours.setColor(QPalette::WindowText, PanelColours::of(palette()).attention);
    m_warning->setPalette(colours);
}

QString AboutDialog::libraries() const {
    const QString none = QStringLiteral("–");
    return tr("Qt %1\nQCustomPlot %2\nLibTorch %3\nBLAS: %4")
        .arg(QString::fromLatin1(qVersion()), QStringLiteral(QCUSTOMPLOT_VERSION_STR),
            m_engine ? QString::fromStdString(m_engine->torchVersion) : none,
            m_engine ? QString::fromStdString(m_engine->blas) : none);
}

void AboutDialog::retranslate() {
    setWindowTitle(tr("About Headlight"));
    m_name->setText(tr("Headlight %1").arg(QStringLiteral(HEADLIGHT_VERSION)));
    m_purpose->setText(
        tr("Trains a character-level language model with one causal self-attention head and shows what "
           "happens inside it while it learns."));
    m_libraries->setText(libraries());
    m_warning->setText(
        tr("This is the slow reference BLAS: training takes about six times as long as with OpenBLAS. "
           "Install OpenBLAS (on Debian: libopenblas0-pthread) and start again."));
    m_warning->setVisible(m_engine && m_engine->referenceBlas);
    m_licence->setText(tr("Free software under the GNU General Public License, version 3 or later "
                          "(GPL-3.0-or-later). It comes without any warranty."));
    m_buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
}

} // namespace headlight
