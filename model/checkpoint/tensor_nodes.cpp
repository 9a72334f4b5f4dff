// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/tensor_nodes.h"

#include "model/checkpoint/reading_errors.h"

#include <algorithm>

namespace headlight {

namespace {

/// Parameters and tensors of a class of their own stand around the tensor itself; no file needs more.
constexpr int deepestWrapping = 4;
constexpr std::size_t mostDimensions = 64;

[[noreturn]] void malformed() {
    throwDamaged("a tensor in data.pkl");
}

struct TypeName {
    std::string_view storage; ///< of the storage's class
    std::string_view dtype;
    ElementType type;
};

constexpr TypeName typeNames[] = {
    {"FloatStorage", "float32", ElementType::Float32},
    {"DoubleStorage", "float64", ElementType::Float64},
    {"HalfStorage", "float16", ElementType::Float16},
    {"BFloat16Storage", "bfloat16", ElementType::BFloat16},
    {"LongStorage", "int64", ElementType::Int64},
    {"ByteStorage", "uint8", ElementType::UInt8},
};

/// What follows the last dot: "torch.cuda.FloatStorage" and "torch.FloatStorage" hold the same.
std::string_view lastPart(std::string_view name) {
    const auto dot = name.rfind('.');
    return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

ElementType typeNamed(std::string_view name) {
    const auto found = std::find_if(std::begin(typeNames), std::end(typeNames),
        [&](const TypeName &known) { return known.storage == name || known.dtype == name; });
    return found == std::end(typeNames) ? ElementType::Unknown : found->type;
}

std::vector<std::int64_t> wholeNumbers(const Pickle &pickle, const PickleValue &value) {
    const PickleNode *tuple = pickle.node(value, PickleNode::Kind::Tuple);
    if (tuple == nullptr || tuple->items.size() > mostDimensions)
        malformed();
    std::vector<std::int64_t> numbers;
    for (const PickleValue &item : tuple->items) {
        const auto number = pickle.integer(item);
        if (!number)
            malformed();
        numbers.push_back(*number);
    }
    return numbers;
}

/// The persistent id ("storage", class, entry, device, count): the device it came from is of no interest.
void fillStorage(TensorLayout &layout, const Pickle &pickle, const PickleValue &value) {
    const PickleNode *reference = pickle.node(value, PickleNode::Kind::PersistentId);
    const PickleNode *id =
        reference == nullptr ? nullptr : pickle.node(reference->first, PickleNode::Kind::Tuple);
    if (id == nullptr || id->items.size() < 5 || pickle.string(id->items[0]) != "storage")
        malformed();
    const auto entry = pickle.string(id->items[2]);
    const auto count = pickle.integer(id->items[4]);
    constexpr std::size_t longestEntry = 64;
    if (!entry || entry->size() > longestEntry || !count || *count < 0)
        malformed();
    layout.typeName = pickle.globalName(id->items[1]);
    layout.type = typeNamed(lastPart(layout.typeName));
    layout.storage = "data/" + std::string(*entry);
    layout.storageCount = *count;
}

/// The last arguments of _rebuild_tensor_v2 may say that the values are to be negated or conjugated.
bool isChangedOnReading(const Pickle &pickle, const PickleNode &arguments) {
    const PickleNode *marks = arguments.items.size() > 6 ? pickle.dict(arguments.items[6]) : nullptr;
    return marks != nullptr && !marks->items.empty();
}

TensorLayout plainTensor(const Pickle &pickle, const PickleNode &arguments) {
    if (arguments.items.size() < 4)
        malformed();
    TensorLayout layout;
    fillStorage(layout, pickle, arguments.items[0]);
    const auto offset = pickle.integer(arguments.items[1]);
    layout.sizes = wholeNumbers(pickle, arguments.items[2]);
    layout.strides = wholeNumbers(pickle, arguments.items[3]);
    if (!offset || *offset < 0 || layout.sizes.size() != layout.strides.size())
        malformed();
    layout.offset = *offset;
    if (layout.type == ElementType::Unknown)
        layout.unsupported = shownName(layout.typeName);
    return layout;
}

/// _rebuild_tensor_v3 names the type itself; its storage counts bytes.
TensorLayout untypedTensor(const Pickle &pickle, const PickleNode &arguments) {
    TensorLayout layout = plainTensor(pickle, arguments);
    if (arguments.items.size() < 7)
        malformed();
    layout.typeName = pickle.globalName(arguments.items[6]);
    layout.type = typeNamed(lastPart(layout.typeName));
    layout.unsupported = layout.type == ElementType::Unknown ? shownName(layout.typeName) : std::string();
    if (layout.type != ElementType::Unknown)
        layout.storageCount /= static_cast<std::int64_t>(bytesOf(layout.type));
    return layout;
}

TensorLayout unsupportedTensor(const std::string &function) {
    TensorLayout layout;
    layout.typeName = function;
    layout.unsupported = shownName(function);
    return layout;
}

std::optional<TensorLayout> rebuilt(
    const Pickle &pickle, PickleValue function, PickleValue given, int depth) {
    const std::string name = pickle.globalName(function);
    const std::string_view call = lastPart(name);
    if (name.compare(0, 6, "torch.") != 0 || call.substr(0, 9) != "_rebuild_")
        return std::nullopt;
    const PickleNode *arguments = pickle.node(given, PickleNode::Kind::Tuple);
    if (arguments == nullptr || arguments->items.empty() || depth > deepestWrapping)
        malformed();
    if (call == "_rebuild_parameter" || call == "_rebuild_parameter_with_state") {
        const PickleNode *inner = pickle.node(arguments->items[0], PickleNode::Kind::Object);
        return inner == nullptr ? unsupportedTensor(name)
                                : rebuilt(pickle, inner->first, inner->second, depth + 1);
    }
    if (call == "_rebuild_from_type_v2" && arguments->items.size() >= 3)
        return rebuilt(pickle, arguments->items[0], arguments->items[2], depth + 1);
    if (call == "_rebuild_tensor_v3")
        return untypedTensor(pickle, *arguments);
    if (call != "_rebuild_tensor_v2" && call != "_rebuild_tensor")
        return unsupportedTensor(name);
    TensorLayout layout = plainTensor(pickle, *arguments);
    if (isChangedOnReading(pickle, *arguments))
        layout.unsupported = "conjugated or negated view";
    return layout;
}

} // namespace

std::optional<TensorLayout> tensorOf(const Pickle &pickle, const PickleValue &value) {
    const PickleNode *object = pickle.node(value, PickleNode::Kind::Object);
    return object == nullptr ? std::nullopt : rebuilt(pickle, object->first, object->second, 0);
}

} // namespace headlight
