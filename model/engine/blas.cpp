// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/blas.h"

#include <ATen/Context.h>
#include <ATen/Parallel.h>
#include <ATen/Version.h>

#include <filesystem>
#include <sstream>
#include <system_error>

#if defined(__unix__) || defined(__APPLE__)
#define HEADLIGHT_HAS_DLSYM
#include <dlfcn.h>
#endif

namespace headlight {
namespace {

#ifdef HEADLIGHT_HAS_DLSYM

/// The file of the loaded library that holds `address`; empty if unknown.
std::string libraryHolding(const void *address) {
    Dl_info found{};
    return dladdr(address, &found) != 0 && found.dli_fname != nullptr ? found.dli_fname : std::string();
}

/// Looks `symbol` up in an already loaded library and what it depends on. Libraries stay loaded: LibTorch
/// itself holds them.
void *symbolIn(const std::string &library, const char *symbol) {
    void *handle = library.empty() ? nullptr : dlopen(library.c_str(), RTLD_LAZY | RTLD_NOLOAD);
    if (handle == nullptr) {
        return dlsym(RTLD_DEFAULT, symbol);
    }
    void *address = dlsym(handle, symbol);
    dlclose(handle);
    return address;
}

/// The file that gives LibTorch its sgemm_. Asking for this library first matters: an OpenBLAS that is merely
/// loaded too (by another library) says nothing about LibTorch's products.
std::string sgemmLibrary() {
    const auto *torch = reinterpret_cast<const void *>(&at::set_num_threads);
    void *sgemm = symbolIn(libraryHolding(torch), "sgemm_");
    return sgemm == nullptr ? std::string() : libraryHolding(sgemm);
}

void *openBlasSymbol(const char *symbol) {
    const std::string library = sgemmLibrary();
    return library.empty() ? nullptr : symbolIn(library, symbol);
}

std::string openBlasName() {
    auto *config = reinterpret_cast<char *(*)()>(openBlasSymbol("openblas_get_config"));
    return config == nullptr ? std::string() : config();
}

/// libblas.so.3 is a link that the distribution points at one of several libraries.
std::filesystem::path realFile(const std::string &library) {
    std::error_code failed;
    const auto real = std::filesystem::canonical(library, failed);
    return failed ? std::filesystem::path(library) : real;
}

bool looksLikeReference(const std::filesystem::path &file) {
    const std::string path = file.string();
    const auto mentions = [&path](const char *name) { return path.find(name) != std::string::npos; };
    return file.filename().string().rfind("libblas", 0) == 0 && !mentions("blis") && !mentions("atlas") &&
           !mentions("mkl") && !mentions("openblas");
}

#endif

/// The line of LibTorch's own description that speaks of its BLAS.
std::string configuredBlas() {
    std::istringstream lines(at::show_config());
    std::string fallback = "unknown";
    for (std::string line; std::getline(lines, line);) {
        const std::size_t text = line.find_first_not_of(" -");
        if (text != std::string::npos && line.find("Math Kernel Library") != std::string::npos) {
            return line.substr(text);
        }
        const std::size_t at = line.find("BLAS_INFO=");
        if (at != std::string::npos) {
            fallback = line.substr(at + 10, line.find(',', at) - at - 10);
        }
    }
    return fallback;
}

} // namespace

BlasLibrary blasInUse() {
#ifdef HEADLIGHT_HAS_DLSYM
    if (const std::string name = openBlasName(); !name.empty()) {
        return {name, false};
    }
    if (const std::string library = sgemmLibrary(); !library.empty() && !at::hasMKL()) {
        const auto file = realFile(library);
        return {file.filename().string(), looksLikeReference(file)};
    }
#endif
    return {configuredBlas(), false};
}

void setOpenBlasThreads([[maybe_unused]] int threads) {
#ifdef HEADLIGHT_HAS_DLSYM
    if (auto *set = reinterpret_cast<void (*)(int)>(openBlasSymbol("openblas_set_num_threads"))) {
        set(threads);
    }
#endif
}

} // namespace headlight
