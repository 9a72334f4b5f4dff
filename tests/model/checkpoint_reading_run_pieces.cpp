// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: the run file that the tests of reading runs take apart.
#include "tests/model/checkpoint_reading_run_pieces.h"

#include "model/checkpoint/run_file_format.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using pickled::Pairs;

/// The dict a field stands in: its path up to the name, which in a dict of weights has dots of its own.
std::string ownerOf(const std::string &path) {
    for (const std::string outer : {"optimizer.exp_avg", "optimizer.exp_avg_sq"}) {
        if (path.rfind(outer + ".", 0) == 0)
            return outer;
    }
    const auto dot = path.find('.');
    return dot == std::string::npos ? std::string() : path.substr(0, dot);
}

/// The dict `owner` with the dicts in it, in the order of their first fields.
std::string dictOf(const Pairs &fields, const std::string &owner) {
    Pairs pairs;
    const std::size_t start = owner.empty() ? 0 : owner.size() + 1;
    for (const auto &[path, piece] : fields) {
        std::string inner = ownerOf(path);
        if (inner == owner) {
            pairs.emplace_back(path.substr(start), piece);
            continue;
        }
        while (!inner.empty() && ownerOf(inner) != owner)
            inner = ownerOf(inner);
        const std::string name = inner.empty() ? inner : inner.substr(start);
        const bool known =
            std::any_of(pairs.begin(), pairs.end(), [&](const auto &pair) { return pair.first == name; });
        if (!inner.empty() && !known)
            pairs.emplace_back(name, dictOf(fields, inner));
    }
    return pickled::dict(pairs);
}

} // namespace

RunPieces::RunPieces() {
    add("format", pickled::text(run_file::format));
    add("version", pickled::integer(1));
    for (const auto &[name, piece] : modelPieces(m_builder))
        m_fields.emplace_back("model." + name, piece);
    add("start.weights", pickled::none());
    add("start.untrained", pickled::boolean(true));
    add("vocabulary", pickled::text("ab\xed\x95\x9c"));
    addSettings();
    add("step", pickled::integer(2));
    add("next_evaluation", pickled::integer(3));
    add("non_finite_step", pickled::none());
    addOptimizer();
    add("random_state", m_builder.tensor<std::uint8_t>("ByteStorage", {3}, {1, 2, 255}));
    addLosses();
    addText();
    add("probe", integers({0, 2}));
}

std::string RunPieces::integers(const std::vector<std::int64_t> &values) {
    return m_builder.tensor("LongStorage", {static_cast<std::int64_t>(values.size())}, values);
}

RunPieces &RunPieces::set(const std::string &path, const std::string &piece) {
    find(path)->second = piece;
    return *this;
}

RunPieces &RunPieces::remove(const std::string &path) {
    m_fields.erase(find(path));
    return *this;
}

std::string RunPieces::file() const {
    return m_builder.file(dictOf(m_fields, {}));
}

std::string RunPieces::damage() const {
    const auto outcome = read();
    if (outcome || outcome.error().kind != ErrorKind::FileDamaged)
        return outcomeOf(outcome);
    return outcome.error().detail;
}

Pairs::iterator RunPieces::find(const std::string &path) {
    return std::find_if(
        m_fields.begin(), m_fields.end(), [&](const auto &field) { return field.first == path; });
}

void RunPieces::addSettings() {
    const std::pair<const char *, std::int64_t> numbers[] = {{"batch_size", 4}, {"block_size", smallT},
        {"n_embd", smallC}, {"max_iters", 2}, {"eval_interval", 10}, {"eval_iters", 5}, {"threads", 2}};
    for (const auto &[name, number] : numbers)
        m_fields.emplace_back(std::string("settings.") + name, pickled::integer(number));
    add("settings.learning_rate", pickled::real(0.1));
    add("settings.seed", "\x8a\x09" + littleEndian(UINT64_MAX, 8) + std::string(1, '\0'));
    add("settings.scale", pickled::boolean(true));
    add("settings.mask", pickled::boolean(false));
    add("settings.position", pickled::boolean(true));
    add("settings.device", pickled::text("cpu"));
}

void RunPieces::addOptimizer() {
    add("optimizer.updates", pickled::integer(2));
    for (const char *moments : {"optimizer.exp_avg.", "optimizer.exp_avg_sq."}) {
        for (const auto &[name, piece] : modelPieces(m_builder))
            m_fields.emplace_back(moments + name, piece);
    }
}

void RunPieces::addLosses() {
    add("losses.mini_batch", m_builder.tensor<double>("DoubleStorage", {2}, {4.5, 3.25}));
    add("losses.evaluation_steps", integers({0, 2}));
    add("losses.train", m_builder.tensor<double>("DoubleStorage", {2}, {4, 3}));
    add("losses.validation", m_builder.tensor<double>("DoubleStorage", {2}, {4.25, NAN}));
}

void RunPieces::addText() {
    add("text.name", pickled::text("a text"));
    add("text.path", pickled::text(""));
    add("text.encoding", pickled::text("UTF-8"));
    add("text.sha256", pickled::text(std::string(64, 'a')));
    add("text.characters", pickled::integer(1000));
    add("text.content", m_builder.tensor<std::uint8_t>("ByteStorage", {3}, {'a', 'b', 'a'}));
}

} // namespace headlight
