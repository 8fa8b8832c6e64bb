"""Fields declared once: the slots class, copy, equality, JSON and the compiled record all come from one table.

    class State(Layout):
        hands: Ints = cells(4, 0, 2**43 - 1, seen="seat")   # one card set a seat
        turn: int = cell(0, 3)

Every field is an integer (`cell`) or a fixed-length run of integers (`cells`). `seen` says who may know it: ``all`` (it
lies open), ``seat`` (some seats know some of it: the game's view decides) or ``nobody`` (the stock's order, the generator).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Self

Ints = list[int]  # in compiled code a NumPy array of int64
UNKNOWN = -1  # what a view holds where its seat may not know a card


class Field(NamedTuple):
    """One field: `length` 0 means a single integer. Values lie in low … high; views show `hidden` for what is not known."""

    name: str
    length: int
    low: int
    high: int
    start: int
    seen: str
    hidden: int


class _Declared(NamedTuple):
    length: int
    low: int
    high: int
    start: int
    seen: str
    hidden: int


def cell(low: int, high: int, *, start: int = 0, seen: str = "all", hidden: int = UNKNOWN) -> Any:
    """Declare one integer field with values low … high that starts a match at `start`."""
    return _Declared(0, low, high, start, seen, hidden)


def cells(length: int, low: int, high: int, *, start: int = 0, seen: str = "all", hidden: int = UNKNOWN) -> Any:
    """Declare a run of `length` integers, each low … high."""
    return _Declared(length, low, high, start, seen, hidden)


def _method(lines: list[str], name: str) -> Any:
    """A function made from its source lines (as dataclasses do), so that no field list is written by hand."""
    space: dict[str, Any] = {}
    exec("\n".join(lines), space)
    return space[name]


def _methods(fields: tuple[Field, ...]) -> dict[str, Any]:
    init = ["def __init__(self):", " pass"]
    copy = ["def copy(self):", " new = self.__class__.__new__(self.__class__)"]
    public = ["def copy_public(s, v):"]
    same = " and ".join(f"self.{field.name} == other.{field.name}" for field in fields) or "True"
    for field in fields:
        name = field.name
        init.append(
            f" self.{name} = [{field.start}] * {field.length}" if field.length else f" self.{name} = {field.start}"
        )
        copy.append(f" new.{name} = self.{name}[:]" if field.length else f" new.{name} = self.{name}")
        if field.seen == "all":
            public.append(f" v.{name}[:] = s.{name}" if field.length else f" v.{name} = s.{name}")
    return {
        "__init__": _method(init, "__init__"),
        "copy": _method([*copy, " return new"], "copy"),
        "_same": _method(["def _same(self, other):", f" return {same}"], "_same"),
        "copy_public": staticmethod(_method([*public, " return 0"], "copy_public")),
    }


class _LayoutType(type):
    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> _LayoutType:
        declared = {key: value for key, value in space.items() if isinstance(value, _Declared)}
        fields = tuple(Field(key, *value) for key, value in declared.items())
        for key in declared:
            del space[key]
        methods = _methods(fields)
        copier = methods["copy_public"].__func__
        copier.__module__, copier.__qualname__ = space["__module__"], f"{name}.copy_public"
        return super().__new__(cls, name, bases, {**methods, **space, "__slots__": tuple(declared), "FIELDS": fields})


class Layout(metaclass=_LayoutType):
    """Base of every state and every frozen option record."""

    FIELDS: tuple[Field, ...]
    copy_public: Callable[[Any, Any], int]  # copy what lies open from a state to a view; in the compiled subset
    _same: Callable[[Any], bool]

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError  # each class gets its own, made from its fields

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._same(other)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (type(self), self.to_dict()))

    def __repr__(self) -> str:
        # A state holds hidden cards: it must not reach a log line by being printed.
        return f"<{type(self).__module__}.{type(self).__qualname__}>"

    def to_dict(self) -> dict[str, Any]:
        """Every field by name, runs as new lists; for storage and tests, never for a client."""
        return {f.name: list(getattr(self, f.name)) if f.length else getattr(self, f.name) for f in self.FIELDS}

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Self:
        """The layout that `to_dict` described; ValueError names the first field that is missing, unknown or out of range."""
        unknown = set(values) - {field.name for field in cls.FIELDS}
        if unknown:
            raise ValueError(f"unknown field {min(unknown)!r}")
        new = cls()
        for field in cls.FIELDS:
            if field.name not in values:
                raise ValueError(f"field {field.name!r} is missing")
            given = values[field.name]
            run = given if field.length else [given]
            whole = isinstance(run, list) and len(run) == max(1, field.length)
            if not whole or not all(type(item) is int and field.low <= item <= field.high for item in run):
                raise ValueError(f"field {field.name!r} is not as declared")
            setattr(new, field.name, list(run) if field.length else given)
        return new


def _restored(cls: type[Layout], values: dict[str, Any]) -> Layout:
    return cls.from_dict(values)


def blank(layout: type[Layout]) -> Any:
    """A new layout in which every field that not all may see holds its `hidden` value: what a view is built up from."""
    view = layout()
    for field in layout.FIELDS:
        if field.seen != "all":
            setattr(view, field.name, [field.hidden] * field.length if field.length else field.hidden)
    return view
