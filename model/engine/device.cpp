// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/device.h"

#include <torch/cuda.h>

#include <exception>

namespace headlight {

bool cudaAvailable() {
    try {
        return torch::cuda::is_available();
    } catch (const std::exception &) {
        return false; // a driver that cannot start is as good as none
    }
}

c10::Device chooseDevice(DeviceChoice choice) {
    if (choice == DeviceChoice::Cpu) {
        return c10::Device(c10::kCPU);
    }
    if (cudaAvailable()) {
        return c10::Device(c10::kCUDA, 0);
    }
    if (choice == DeviceChoice::Cuda) {
        Error error;
        error.kind = ErrorKind::DeviceUnavailable;
        error.subject = "cuda";
        throw ErrorException(error);
    }
    return c10::Device(c10::kCPU);
}

} // namespace headlight
