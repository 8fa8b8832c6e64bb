"""The one place that meets Numba: the very same functions, as machine code.

Nothing here is needed to play. With the extra ``nineteenth[fast]`` installed, `kernel` turns a plain function (and
the plain functions it calls) into machine code, cached on disk; without it everything runs as plain Python.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import os
import pathlib
import tempfile
import types
from collections.abc import Callable, Sequence
from typing import Any

from nineteenth import bits, rows
from nineteenth.games.contract import Rulebook
from nineteenth.games.layout import Layout

PACKAGE = pathlib.Path(__file__).parent
# What machine code may be made of: an edit in any of these files asks for a cache of its own.
SOURCES = ("*.py", "games/**/*.py", "solvers/**/*.py", "bots/**/*.py", "lab/**/*.py")


@functools.cache
def available() -> bool:
    """Whether Numba and NumPy are installed (they are looked for, not imported)."""
    return all(importlib.util.find_spec(name) is not None for name in ("numba", "numpy"))


def source_key() -> str:
    """Sixteen hexadecimal digits that change with every edit of a source file.

    Numba's own cache watches the file of the outermost function only; a rule edited further in would go on running as
    it was. So the cache folder carries this key in its name.
    """
    digest = hashlib.sha256()
    for path in sorted({path for pattern in SOURCES for path in PACKAGE.glob(pattern)}):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> pathlib.Path:
    """The folder for machine code of exactly these sources; made if need be."""
    base = os.environ.get("NINETEENTH_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(pathlib.Path.home() / ".cache")
    for root in (pathlib.Path(base) / "nineteenth", pathlib.Path(tempfile.gettempdir()) / "nineteenth"):
        folder = root / source_key()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return pathlib.Path(tempfile.mkdtemp(prefix="nineteenth-"))


@functools.cache
def numba() -> Any:
    """The Numba module, set up to cache by `source_key`; ImportError if it is not installed."""
    module = importlib.import_module("numba")
    module.config.CACHE_DIR = str(cache_folder())
    return module


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function` as machine code that releases the interpreter lock; `function` itself where Numba is missing.

    What it calls must be plain functions already passed through `callable_in_kernels`, or other kernels.
    """
    if not available():
        return function
    compiled: Callable[..., Any] = numba().njit(cache=True, nogil=True)(function)
    return compiled


def callable_in_kernels(*functions: Callable[..., Any]) -> None:
    """Let compiled code call these plain functions; they stay plain for everybody else."""
    if available():
        numba()
        for function in functions:
            _register(function)


@functools.cache
def numpy() -> Any:
    """The NumPy module; ImportError if it is not installed."""
    return importlib.import_module("numpy")


@functools.cache
def has_numpy() -> bool:
    """Whether NumPy is installed (it is looked for, not imported)."""
    return importlib.util.find_spec("numpy") is not None


def address(words: Any) -> Any:
    """What a kernel takes for `bits.bare`: the address of a NumPy array of int64, or where Numba is missing `words` itself.

    Whoever asks must keep the array alive until the kernel returns.
    """
    return words.ctypes.data if available() else words


# Games --------------------------------------------------------------------------------------------------------------------


@functools.cache
def record_type(layout: type[Layout]) -> Any:
    """The NumPy record type with the fields of `layout`, all 64-bit integers."""
    numpy = importlib.import_module("numpy")
    fields = [(f.name, numpy.int64, (f.length,)) if f.length else (f.name, numpy.int64) for f in layout.FIELDS]
    return numpy.dtype((numpy.record, numpy.dtype(fields, align=True)))


def to_record(layout: Layout) -> Any:
    """A NumPy record that holds what a plain state or frozen option record holds."""
    numpy = importlib.import_module("numpy")
    new = numpy.zeros(1, record_type(type(layout)))[0]
    for field in layout.FIELDS:
        new[field.name] = getattr(layout, field.name)
    return new


def zeros(count: int) -> Any:
    """`count` zeros as an array of 64-bit integers."""
    numpy = importlib.import_module("numpy")
    return numpy.zeros(count, numpy.int64)


def from_record(record: Any, layout: type[Layout]) -> Any:
    """The plain state that a record holds; ValueError if a field is out of its declared range."""
    values = {f.name: record[f.name].tolist() if f.length else int(record[f.name]) for f in layout.FIELDS}
    return layout.from_dict(values)


def integers(values: Sequence[int]) -> Any:
    """A NumPy array of int64: what compiled code takes for an `Ints`."""
    numpy = importlib.import_module("numpy")
    return numpy.array(values, numpy.int64)


def native(value: Any) -> Any:
    """What compiled code takes for `value`: a state, an `Ints`, or a list of either."""
    numpy = importlib.import_module("numpy")
    if isinstance(value, Layout):
        return to_record(value)
    if isinstance(value, list) and value and isinstance(value[0], Layout):
        records = numpy.zeros(len(value), record_type(type(value[0])))
        for i, layout in enumerate(value):
            records[i] = to_record(layout)
        return records
    return numpy.array(value, numpy.int64)


@functools.cache
def prepare(book: Rulebook) -> None:
    """Let kernels call every rule of a game."""
    numba()
    native_bits()
    for module in book.compiled_modules:
        prepare_module(module)


@functools.cache
def prepare_module(module: types.ModuleType) -> None:
    """Let kernels call every function of this package that stands in `module` or was imported into it."""
    for function in vars(module).values():
        if isinstance(function, types.FunctionType) and function.__module__.startswith("nineteenth."):
            _register(function)


# Only kernels are called from Python: what they call needs no way in, and compiles the sooner for it.
CALLED = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
_registered: set[Callable[..., Any]] = set()


def _register(function: Callable[..., Any]) -> None:
    """Once for each function, and for every function of this package that it may call by name."""
    # What has a native body of its own must not be registered as plain Python as well.
    if function in _registered or function.__module__ == "nineteenth.bits":
        return
    _registered.add(function)
    importlib.import_module("numba.extending").register_jitable(**CALLED)(function)
    for name in function.__code__.co_names:
        called = function.__globals__.get(name)
        if isinstance(called, types.FunctionType) and called.__module__.startswith("nineteenth."):
            _register(called)


def deposits() -> bool:
    """Whether the processor that kernels are made for has the instruction `pdep` (x86-64 with BMI2)."""
    target = importlib.import_module("numba.core.registry").cpu_target.target_context
    *_, features = target.codegen().magic_tuple()
    return "+bmi2" in features


@functools.cache
def native_bits() -> None:
    """Inside kernels, a machine instruction or two for each function of `bits`."""
    extending = importlib.import_module("numba.extending")
    types_ = importlib.import_module("numba").types
    ir = importlib.import_module("llvmlite.ir")
    cgutils = importlib.import_module("numba.core.cgutils")

    @extending.intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def count_ones(typingctx: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types_.int64(types_.int64), codegen

    @extending.intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def count_zeros(typingctx: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

        return types_.int64(types_.int64), codegen

    @extending.intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def count_leading_zeros(typingctx: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

        return types_.int64(types_.int64), codegen

    @extending.intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def deposit(typingctx: Any, bit: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            word = ir.IntType(64)
            kind = ir.FunctionType(word, [word, word])
            return builder.call(cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64"), args)

        return types_.int64(types_.int64, types_.int64), codegen

    if deposits():
        extending.overload(bits.nth)(lambda mask, at: lambda mask, at: count_zeros(deposit(1 << at, mask)))
    else:
        extending.register_jitable(**CALLED)(bits.nth)
    extending.overload(bits.popcount)(lambda mask: lambda mask: count_ones(mask))
    extending.overload(bits.lowest)(lambda mask: lambda mask: count_zeros(mask))
    extending.overload(bits.highest)(lambda mask: lambda mask: 63 - count_leading_zeros(mask))

    pointer = types_.CPointer(types_.int64)

    @extending.intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def as_pointer(typingctx: Any, address: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.inttoptr(args[0], context.get_value_type(pointer))

        return pointer(address), codegen

    of_array: Any = lambda words: as_pointer(words.ctypes.data)  # noqa: E731
    of_address: Any = lambda words: as_pointer(words)  # noqa: E731
    extending.overload(bits.bare)(lambda words: of_array if isinstance(words, types_.Array) else of_address)


@functools.cache
def prepare_rows() -> None:
    """Let kernels call `nineteenth.rows` on arrays of uint32, a vector instruction or two for each function."""
    numba()
    extending = importlib.import_module("numba.extending")
    types_ = importlib.import_module("numba").types
    ir = importlib.import_module("llvmlite.ir")
    word = ir.IntType(32)
    row = ir.VectorType(word, rows.LANES)

    def native(codegen: Callable[..., Any], result: Any = types_.void) -> Any:
        """An intrinsic whose array arguments come with their element type and whose numbers are machine words."""

        def typed(typingctx: Any, *given: Any) -> Any:
            kinds = [kind if isinstance(kind, types_.Array) else types_.intp for kind in given]
            return result(*kinds), codegen

        return typed

    def place(context: Any, builder: Any, signature: Any, args: Any, array: int, index: int) -> Any:
        data = context.make_array(signature.args[array])(context, builder, args[array]).data
        return builder.bitcast(builder.gep(data, [args[index]]), row.as_pointer())

    def load(builder: Any, at: Any) -> Any:
        loaded = builder.load(at)
        loaded.align = 4
        return loaded

    def store(context: Any, builder: Any, value: Any, at: Any) -> Any:
        builder.store(value, at).align = 4
        return context.get_dummy_value()

    def constant(value: int) -> Any:
        return ir.Constant(row, [value] * rows.LANES)

    def spread(builder: Any, number: Any) -> Any:
        nothing = ir.Constant(row, ir.Undefined)
        first = builder.insert_element(nothing, builder.trunc(number, word), ir.Constant(word, 0))
        return builder.shuffle_vector(first, nothing, constant(0))

    def clear(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return store(context, builder, constant(0), place(context, builder, signature, args, 0, 1))

    def copy(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        source = load(builder, place(context, builder, signature, args, 2, 3))
        return store(context, builder, source, place(context, builder, signature, args, 0, 1))

    def join(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        source = load(builder, place(context, builder, signature, args, 2, 3))
        target = place(context, builder, signature, args, 0, 1)
        return store(context, builder, builder.or_(load(builder, target), source), target)

    def any_lane(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        wide = ir.IntType(32 * rows.LANES)
        value = builder.bitcast(load(builder, place(context, builder, signature, args, 0, 1)), wide)
        return builder.icmp_unsigned("!=", value, ir.Constant(wide, 0))

    def from_lowest(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        reach, first, second = (
            load(builder, place(context, builder, signature, args, 2, index)) for index in (3, 4, 5)
        )
        hit = builder.and_(builder.shl(reach, constant(1)), spread(builder, args[6]))
        up = builder.and_(builder.or_(hit, builder.sub(constant(0), hit)), spread(builder, args[7]))
        value = builder.or_(up, builder.or_(first, second))
        return store(context, builder, value, place(context, builder, signature, args, 0, 1))

    @extending.intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def clear_(typingctx: Any, a: Any, i: Any) -> Any:
        return native(clear)(typingctx, a, i)

    @extending.intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def copy_(typingctx: Any, a: Any, i: Any, b: Any, k: Any) -> Any:
        return native(copy)(typingctx, a, i, b, k)

    @extending.intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def or_(typingctx: Any, a: Any, i: Any, b: Any, k: Any) -> Any:
        return native(join)(typingctx, a, i, b, k)

    @extending.intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def any_(typingctx: Any, a: Any, i: Any) -> Any:
        return native(any_lane, types_.boolean)(typingctx, a, i)

    @extending.intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def lowest_(
        typingctx: Any, a: Any, i: Any, b: Any, reach: Any, first: Any, second: Any, mask: Any, full: Any
    ) -> Any:
        return native(from_lowest)(typingctx, a, i, b, reach, first, second, mask, full)

    extending.overload(rows.row_clear)(lambda a, i: lambda a, i: clear_(a, i))
    extending.overload(rows.row_copy)(lambda a, i, b, k: lambda a, i, b, k: copy_(a, i, b, k))
    extending.overload(rows.row_or)(lambda a, i, b, k: lambda a, i, b, k: or_(a, i, b, k))
    extending.overload(rows.row_any)(lambda a, i: lambda a, i: any_(a, i))
    extending.overload(rows.row_from_lowest)(
        lambda a, i, b, reach, first, second, mask, full: (
            lambda a, i, b, reach, first, second, mask, full: lowest_(a, i, b, reach, first, second, mask, full)
        )
    )
