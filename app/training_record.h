// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"

#include <QByteArray>
#include <QString>

namespace headlight {

/// Every figure of one `headlight train`, under the keys of the chapter's own program.
struct TrainingRecord {
    QString torch; ///< LibTorch's version
    RunSettings settings;
    std::int64_t generate = 0;
    double temperature = 1.0;
    std::int64_t threads = 1; ///< that trained: with another number the last digits may differ
    std::int64_t vocabularySize = 0;
    std::int64_t characters = 0;
    std::int64_t parameterCount = 0;
    std::vector<Evaluation> history;
    std::vector<LossPoint> firstTrainLosses; ///< of the first 20 steps
    std::vector<TokenId> generatedTokens;    ///< the first 0 included; empty without generation
    QString generatedText;
    std::vector<TokenId> probeTokens; ///< the first T characters of the whole text
    Matrix attentionBefore;           ///< (T, T) of the probe
    Matrix attentionAfter;            ///< (T, T) of the probe
};

QByteArray toJson(const TrainingRecord &record);
QByteArray toJson(const HeadDemo &demo, const QString &torch);

} // namespace headlight
