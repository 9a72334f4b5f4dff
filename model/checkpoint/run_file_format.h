// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace headlight::run_file {

// A run file is what torch.save() would write of this dict (only tensors and plain types):
//
//   format           "headlight run"
//   version          1
//   model            {name: float32}   the chapter's state_dict, sa_head.tril (T, T) included
//   start            {weights: {name: float32}, or None when they equal model's; untrained: bool}
//   vocabulary       str               all V characters in ascending order
//   settings         {batch_size, block_size, n_embd, max_iters, eval_interval, eval_iters,
//                     learning_rate, seed, scale, mask, position, threads,
//                     device ("auto", "cpu", "cuda")}
//                    learning_rate is a float64 tensor without dimensions: the weights_only of
//                    PyTorch 1.13 refuses a plain float
//   step, next_evaluation   int
//   non_finite_step  int or None       losses may reach as far as this step
//   optimizer        {updates: int, exp_avg: {name: float32}, exp_avg_sq: {name: float32}};
//                    without moments no update has been made
//   random_state     uint8             torch.get_rng_state()
//   losses           {mini_batch: float64 (steps), evaluation_steps: int64 (n),
//                     train: float64 (n), validation: float64 (n), NaN where there was none}
//   text             {name, path, encoding, sha256: str, compose: bool, characters: int,
//                     content: uint8 (UTF-8) or None}
//   probe            int64             token ids
//   probe_next       int or None       the token that follows them in the text; may be missing

constexpr const char *format = "headlight run";
constexpr std::int64_t version = 1;

} // namespace headlight::run_file
