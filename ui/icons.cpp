// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace headlight {

namespace {

/// Draws one SVG in a colour for each mode.
class SvgIconEngine : public QIconEngine {
public:
    SvgIconEngine(QByteArray svg, QColor normal, QColor disabled)
        : m_svg(std::move(svg))
        , m_normal(normal)
        , m_disabled(disabled) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override {
        const QColor color = mode == QIcon::Disabled ? m_disabled : m_normal;
        QByteArray svg = m_svg;
        QSvgRenderer renderer(svg.replace("currentColor", color.name(QColor::HexRgb).toLatin1()));
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new SvgIconEngine(*this); }

private:
    QByteArray m_svg;
    QColor m_normal;
    QColor m_disabled;
};

} // namespace

QIcon themedIcon(const QString &name, const QPalette &palette) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return QIcon();
    return QIcon(new SvgIconEngine(file.readAll(), palette.color(QPalette::Active, QPalette::ButtonText),
        palette.color(QPalette::Disabled, QPalette::ButtonText)));
}

} // namespace headlight
