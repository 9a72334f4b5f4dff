// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

namespace headlight {

/// What went wrong. ui/error_sentences turns each kind into one translated sentence of advice;
/// the comment names the facts of Error that the kind fills.
enum class ErrorKind {
    // Reading a text
    FileNotFound,    ///< subject: path
    FileUnreadable,  ///< subject: path, detail: the system's reason
    NotARegularFile, ///< subject: path (a folder, a device)
    FileTooLarge,    ///< subject: path, number: bytes, limit: the most accepted
    EmptyText,       ///< subject: path or name
    BrokenBytes, ///< subject: path or name, detail: encoding, number: first bad line (from 1), limit: count
                 ///< of bad bytes, other: the NUL characters if nothing else is bad, else 0
    NotAText,    ///< subject: path or name, number: what it seems to be, a FileForm
    Cancelled,   ///< the user gave up: nothing is said
    UnknownBuiltInText, ///< subject: the name asked for
    // Reading weights and runs
    NotACheckpoint,     ///< subject: path, number: what it seems to be, a FileForm
    FileDamaged,        ///< subject: path, detail: what is damaged or missing
    NewerRunFile,       ///< subject: path, number: its version, limit: the newest that can be read
    KeysMismatch,       ///< subject: path, expected: missing keys, found: unexpected keys
    ShapeMismatch,      ///< subject: key, expected and found: shapes "(65, 64)", detail: path, if of a file
    UnsupportedTensor,  ///< subject: key, detail: its type or layout, found: path, if of a file
    VocabularyMismatch, ///< subject: text's name, number: V of the text, limit: V of the weights
    WrongText,          ///< subject: the name of the text the run learns from
    TextMissing,        ///< subject: the name of the text the run learns from
    TextChanged,        ///< the same, of a file that is where it was
    NotExportable,      ///< without the mask the chapter's class computes something else

    // What a run needs
    TextTooShortToTrain, ///< number: characters, limit: the fewest for this block size, other: largest block
                         ///< size that fits or 0
    SettingOutOfRange,   ///< subject: the setting's console name ("batch-size"), detail: accepted range,
                         ///< number: given (if whole)
    ModelTooLarge,    ///< number: B*T*V (or parameters), limit: the most accepted, detail: what was counted
    UnknownCharacter, ///< number: the code point, subject: the character in UTF-8
    EmptyProbe,       ///< the probe has no character
    ProbeTooLong,     ///< number: characters, limit: block size
    // The engine
    EngineUnavailable, ///< detail: the loader's reason
    DeviceUnavailable, ///< subject: "cuda"
    OutOfMemory,       ///< number: bytes asked for, if known
    NonFiniteLoss,     ///< number: the step whose loss was not finite
    NonFiniteWeights,  ///< weights that give no probabilities; subject: the parameter, if one is known
    FileNotWritten,    ///< subject: path, detail: the system's reason
    RunNotKept,        ///< the same of the file that a run is kept in without being asked
    Internal,          ///< detail: the library's sentence (never a backtrace)
};

/// One refusal or failure as a plain value: kind plus the facts its sentence needs.
struct Error {
    ErrorKind kind = ErrorKind::Internal;
    std::string subject; ///< UTF-8
    std::string detail;  ///< UTF-8, not translated
    std::int64_t number = 0;
    std::int64_t limit = 0;
    std::int64_t other = 0;
    std::string expected{}; ///< UTF-8, not translated
    std::string found{};    ///< UTF-8, not translated
};

/// Carries an Error inside one room; it is turned into an Outcome before it leaves the engine module.
class ErrorException : public std::runtime_error {
public:
    explicit ErrorException(Error error)
        : std::runtime_error(error.detail)
        , m_error(std::move(error)) {}
    const Error &error() const { return m_error; }

private:
    Error m_error;
};

/// Either a value or the Error that prevented it.
template <class T> class [[nodiscard]] Outcome {
public:
    Outcome(T value)
        : m_state(std::in_place_index<0>, std::move(value)) {}
    Outcome(Error error)
        : m_state(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const { return m_state.index() == 0; }
    T &operator*() { return std::get<0>(m_state); }
    const T &operator*() const { return std::get<0>(m_state); }
    T *operator->() { return &std::get<0>(m_state); }
    const T *operator->() const { return &std::get<0>(m_state); }
    const Error &error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

} // namespace headlight
