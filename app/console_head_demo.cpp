// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_head_demo.h"

#include "app/console_engine.h"
#include "app/console_refusal.h"
#include "app/guarded.h"
#include "app/training_record.h"
#include "ui/file_writer.h"

#include <QStringList>

namespace headlight {

namespace {

QString sizeLine(const std::vector<std::int64_t> &sizes) {
    QStringList numbers;
    for (const std::int64_t size : sizes)
        numbers.append(QString::number(size));
    return QStringLiteral("torch.Size([%1])\n").arg(numbers.join(QStringLiteral(", ")));
}

/// A matrix as PyTorch prints it: four decimals, rows under each other.
QString tensorLines(const Matrix &matrix) {
    QStringList rows;
    for (std::size_t row = 0; row < matrix.rows; ++row) {
        QStringList numbers;
        for (std::size_t col = 0; col < matrix.cols; ++col)
            numbers.append(QString::number(static_cast<double>(matrix(row, col)), 'f', 4));
        rows.append(QLatin1Char('[') + numbers.join(QStringLiteral(", ")) + QLatin1Char(']'));
    }
    return QStringLiteral("tensor([%1])\n").arg(rows.join(QStringLiteral(",\n        ")));
}

} // namespace

int demonstrateHeadInConsole(const HeadDemoCommand &command, const EngineFactory &factory) {
    return concluded([&] {
        if (!command.json.name.isEmpty())
            throwIf(checkWritable(command.json.name));
        const auto engine = valueOrThrow(factory());
        const HeadDemo demo = valueOrThrow(engine->headDemo());
        const EngineInfo info = engine->info();
        announceEngine(info, QStringLiteral("cpu"));
        printOut(sizeLine(demo.outShape));
        printOut(sizeLine(demo.weightsShape));
        printOut(tensorLines(demo.weights));
        if (!command.json.name.isEmpty())
            throwIf(writeFile(command.json.name, toJson(demo, QString::fromStdString(info.torchVersion))));
    });
}

} // namespace headlight
