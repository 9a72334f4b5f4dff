// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"
#include "ui/data_export.h"
#include "ui/export_picture.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

class QMenu;
class QWidget;

namespace headlight {

struct PictureOptions;

/// What a panel gives away, asked for when it is wanted. What is not set is not offered.
struct ExportContent {
    std::function<bool()> available; ///< there is something to give away at this moment
    std::function<ExportPicture()> picture;
    std::function<ExportTable()> table;
    std::function<ExportTable()> wholeTable; ///< more than the panel shows
    std::function<QString()> text;
    std::function<QString()> textTitle;
};

/// A panel's context menu with Copy picture, Copy data, Save picture…, Save data… and so on, opened by the
/// mouse, the Menu key or Shift+F10. All are found with findChildren<ExportActions *>().
class ExportActions : public QObject {
    Q_OBJECT
public:
    ExportActions(QWidget *panel, ExportContent content);

    /// The menu to begin with, in place of an empty one; it becomes this object's.
    void setBaseMenu(std::function<QMenu *()> menu) { m_baseMenu = std::move(menu); }
    /// A widget whose actions stand below ours.
    void setFurtherActions(QWidget *owner) { m_further = owner; }

    void showMenu(const QPoint &globalPosition);

signals:
    void failed(const headlight::Error &error);
    void done(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addActions(QMenu *menu);
    void copyPicture();
    void copyTable();
    void copyText();
    void savePicture();
    void saveTable(const ExportTable &table);
    void saveText();
    void choosePictureFile(const ExportPicture &picture, const PictureOptions &options);
    void write(const QString &path, const QByteArray &bytes);

    QWidget *m_panel;
    ExportContent m_content;
    std::function<QMenu *()> m_baseMenu;
    QPointer<QWidget> m_further;
};

} // namespace headlight
