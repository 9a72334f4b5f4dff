// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/guarded.h"

#include <c10/util/Exception.h>

#include <cstdlib>
#include <new>
#include <string>

namespace headlight {
namespace {

Error internalError(const char *sentence) {
    Error error;
    error.kind = ErrorKind::Internal;
    error.detail = sentence;
    return error;
}

Error outOfMemory(std::int64_t bytes) {
    Error error;
    error.kind = ErrorKind::OutOfMemory;
    error.number = bytes;
    return error;
}

/// LibTorch's CPU allocator refuses with a plain c10::Error ("... you tried to allocate 123 bytes ..."),
/// CUDA's with "CUDA out of memory. Tried to allocate 2.00 GiB ...".
bool isAllocationFailure(const std::string &sentence) {
    return sentence.find("you tried to allocate") != std::string::npos ||
           sentence.find("out of memory") != std::string::npos;
}

std::int64_t bytesAskedFor(const std::string &sentence) {
    const std::string before = "tried to allocate ";
    const std::size_t at = sentence.find(before);
    if (at == std::string::npos) {
        return 0;
    }
    const char *digits = sentence.c_str() + at + before.size();
    char *end = nullptr;
    const long long bytes = std::strtoll(digits, &end, 10);
    return std::string(end).rfind(" byte", 0) == 0 ? bytes : 0; // CUDA says "2.00 GiB"
}

Error torchError(const c10::Error &problem) {
    const std::string sentence = problem.what_without_backtrace();
    if (isAllocationFailure(sentence)) {
        return outOfMemory(bytesAskedFor(sentence));
    }
    return internalError(sentence.c_str());
}

} // namespace

Error errorOfCurrentException() {
    try {
        throw;
    } catch (const ErrorException &refusal) {
        return refusal.error();
    } catch (const c10::Error &problem) {
        return torchError(problem);
    } catch (const std::bad_alloc &) {
        return outOfMemory(0);
    } catch (const std::exception &problem) {
        return internalError(problem.what());
    } catch (...) {
        return internalError("unknown exception");
    }
}

} // namespace headlight
