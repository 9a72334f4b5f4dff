// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export_actions.h"

#include "ui/export_picture_dialog.h"
#include "ui/export_save_dialog.h"
#include "ui/file_writer.h"
#include "ui/picture_export.h"

#include <QAbstractScrollArea>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>

namespace headlight {

namespace {

constexpr int copyScale = 2;

bool asksForMenu(const QKeyEvent &key) {
    return key.key() == Qt::Key_Menu || (key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier);
}

/// The widget whose coordinates a panel's context menu is asked in.
QWidget *surfaceOf(QWidget *panel) {
    auto *area = qobject_cast<QAbstractScrollArea *>(panel);
    return area ? area->viewport() : panel;
}

} // namespace

ExportActions::ExportActions(QWidget *panel, ExportContent content)
    : QObject(panel)
    , m_panel(panel)
    , m_content(std::move(content)) {
    panel->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(panel, &QWidget::customContextMenuRequested, this,
        [this](const QPoint &position) { showMenu(surfaceOf(m_panel)->mapToGlobal(position)); });
    panel->installEventFilter(this);
}

bool ExportActions::eventFilter(QObject *watched, QEvent *event) {
    // Not every platform makes a context menu event of these keys.
    if (event->type() == QEvent::KeyPress && asksForMenu(*static_cast<QKeyEvent *>(event))) {
        const QWidget *surface = surfaceOf(m_panel);
        showMenu(surface->mapToGlobal(surface->rect().center()));
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void ExportActions::showMenu(const QPoint &globalPosition) {
    QMenu *menu = m_baseMenu ? m_baseMenu() : new QMenu;
    menu->setParent(m_panel, menu->windowFlags());
    menu->setObjectName(QStringLiteral("exportMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!menu->isEmpty())
        menu->addSeparator();
    addActions(menu);
    if (m_further && !m_further->actions().isEmpty()) {
        menu->addSeparator();
        menu->addActions(m_further->actions());
    }
    menu->popup(globalPosition);
}

void ExportActions::addActions(QMenu *menu) {
    const bool available = m_content.available();
    const auto add = [&](const char *name, const QString &text, auto &&slot) {
        QAction *action = menu->addAction(text, this, std::forward<decltype(slot)>(slot));
        action->setObjectName(QString::fromLatin1(name));
        action->setEnabled(available);
    };
    if (m_content.text) {
        add("exportCopyText", tr("Copy &all text"), [this] { copyText(); });
        add("exportSaveText", tr("&Save text…"), [this] { saveText(); });
    }
    if (m_content.picture)
        add("exportCopyPicture", tr("Copy &picture"), [this] { copyPicture(); });
    if (m_content.table)
        add("exportCopyData", tr("Copy &data"), [this] { copyTable(); });
    if (m_content.picture)
        add("exportSavePicture", tr("&Save picture…"), [this] { savePicture(); });
    if (m_content.table)
        add("exportSaveData", tr("Sa&ve data…"), [this] { saveTable(m_content.table()); });
    if (m_content.wholeTable)
        add("exportSaveAllData", tr("Save data of all &rows…"),
            [this] { saveTable(m_content.wholeTable()); });
}

void ExportActions::copyPicture() {
    const ExportPicture picture = m_content.picture();
    QGuiApplication::clipboard()->setImage(pictureImage(picture, picture.size, copyScale));
}

void ExportActions::copyTable() {
    const ExportTable table = m_content.table();
    auto *data = new QMimeData;
    data->setText(separatedText(table, QLatin1Char('\t'))); // spreadsheets take tabs for columns
    data->setData(QStringLiteral("text/csv"), csvFile(table, false));
    QGuiApplication::clipboard()->setMimeData(data);
}

void ExportActions::copyText() {
    QGuiApplication::clipboard()->setText(m_content.text());
}

void ExportActions::savePicture() {
    // As it is now, whatever training does while a name is being chosen.
    const ExportPicture picture = m_content.picture();
    auto *dialog = new ExportPictureDialog(picture.size, m_panel);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
        [this, dialog, picture] { choosePictureFile(picture, dialog->options()); });
    dialog->open();
}

void ExportActions::choosePictureFile(const ExportPicture &picture, const PictureOptions &options) {
    const QList<ExportFileType> types{{tr("PNG picture"), suffixOf(PictureFormat::Png)},
        {tr("SVG drawing"), suffixOf(PictureFormat::Svg)},
        {tr("PDF document"), suffixOf(PictureFormat::Pdf)}};
    auto *dialog = new ExportSaveDialog(
        tr("Save picture"), fileNameOf(picture.title), types, static_cast<int>(options.format), m_panel);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, picture, options] {
        PictureOptions wanted = options;
        wanted.format = pictureFormatOf(dialog->path()).value_or(options.format);
        write(dialog->path(), pictureFile(picture, wanted));
    });
    dialog->open();
}

void ExportActions::saveTable(const ExportTable &table) {
    const QString suffix = QStringLiteral("csv");
    const QList<ExportFileType> types{{tr("CSV for spreadsheets, with byte-order mark"), suffix},
        {tr("CSV, without byte-order mark"), suffix}};
    auto *dialog = new ExportSaveDialog(tr("Save data"), fileNameOf(table.title), types, 0, m_panel);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
        [this, dialog, table] { write(dialog->path(), csvFile(table, dialog->chosenType() == 0)); });
    dialog->open();
}

void ExportActions::saveText() {
    const QString text = m_content.text();
    auto *dialog = new ExportSaveDialog(tr("Save text"), fileNameOf(m_content.textTitle()),
        {{tr("Text in UTF-8"), QStringLiteral("txt")}}, 0, m_panel);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, text] { write(dialog->path(), text.toUtf8()); });
    dialog->open();
}

void ExportActions::write(const QString &path, const QByteArray &bytes) {
    if (bytes.isEmpty()) {
        Error error;
        error.kind = ErrorKind::FileNotWritten;
        error.subject = path.toStdString();
        error.detail = tr("not enough memory for this picture").toStdString();
        emit failed(error);
    } else if (const std::optional<Error> error = writeFile(path, bytes)) {
        emit failed(*error);
    } else {
        emit done(path);
    }
}

} // namespace headlight
