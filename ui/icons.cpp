// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

#include <optional>

namespace headlight {

namespace {

/// Draws one SVG in the colour that a palette (by default the application's, as it is at that moment) has for
/// texts on buttons.
class SvgIconEngine : public QIconEngine {
public:
    SvgIconEngine(QByteArray svg, std::optional<QPalette> palette)
        : m_svg(std::move(svg))
        , m_palette(std::move(palette)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override {
        const QPalette palette = m_palette.value_or(QGuiApplication::palette());
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor color = palette.color(group, QPalette::ButtonText);
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
    std::optional<QPalette> m_palette;
};

QIcon iconOf(const QString &name, const std::optional<QPalette> &palette) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return QIcon();
    return QIcon(new SvgIconEngine(file.readAll(), palette));
}

} // namespace

QIcon themedIcon(const QString &name, const QPalette &palette) {
    return iconOf(name, palette);
}

QIcon themedIcon(const QString &name) {
    return iconOf(name, std::nullopt);
}

} // namespace headlight
