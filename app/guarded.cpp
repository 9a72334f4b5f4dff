// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guarded.h"

#include <new>

namespace headlight {

std::optional<Error> guarded(const std::function<void()> &work) {
    Error error;
    try {
        work();
        return std::nullopt;
    } catch (const ErrorException &exception) {
        return exception.error();
    } catch (const std::bad_alloc &) {
        error.kind = ErrorKind::OutOfMemory;
    } catch (const std::exception &exception) {
        error.detail = exception.what();
    } catch (...) {
        error.detail = "unknown exception";
    }
    return error;
}

} // namespace headlight
