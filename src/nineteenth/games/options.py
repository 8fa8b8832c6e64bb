"""House rules: frozen, typed structs that know their values, their presets and which of them clash.

A game's options are a frozen dataclass whose fields are made by `choice`, `number` and `flag`; the declarations carry what
screens, the command line and the rule book need. `Options.make` is the one way in: a preset, then changes, then the checks.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple, Self

AUTO = "auto"  # for a number that the preset or the table size decides


class Declaration(NamedTuple):
    """What there is to know of one option. `kind` is choice, number or flag; `rule` the identifier in the rule book.

    `values` are a choice's words in order (their index is their code in the frozen record); `low` and `high` bound a number;
    `auto` tells that a number may be ``auto``; `group` is the heading it stands under on screens.
    """

    name: str
    kind: str
    default: Any
    values: tuple[str, ...]
    low: int
    high: int
    auto: bool
    rule: str
    group: str


class Clash(NamedTuple):
    """Why an option set is refused: the option at fault, the other one if there is one, the message and what it mentions."""

    option: str
    other: str
    message: str
    args: Mapping[str, Any]
    rule: str


class OptionError(ValueError):
    """An option set that cannot be played; `clashes` lists every reason, the first first."""

    def __init__(self, game: str, clashes: list[Clash]) -> None:
        self.game = game
        self.clashes = clashes
        super().__init__(game, clashes)

    def __str__(self) -> str:
        from nineteenth.messages import sentences

        return sentences((clash.message, clash.args, clash.rule) for clash in self.clashes)


def _declare(default: Any, **facts: Any) -> Any:
    return dataclasses.field(default=default, metadata={"facts": facts})


def choice(*values: str, rule: str, group: str, default: str | None = None) -> Any:
    """One of several words; the first is the default unless another is named."""
    return _declare(values[0] if default is None else default, kind="choice", values=values, rule=rule, group=group)


def number(default: int | str, low: int, high: int, *, rule: str, group: str) -> Any:
    """A whole number from `low` to `high`; a default of ``auto`` lets the game decide."""
    auto = default == AUTO
    return _declare(default, kind="number", low=low, high=high, auto=auto, rule=rule, group=group)


def flag(default: bool, *, rule: str, group: str) -> Any:
    """On or off."""
    return _declare(default, kind="flag", rule=rule, group=group)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Options:
    """Base of every game's options; see `make`."""

    GAME: ClassVar[str] = ""
    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    preset: str

    @classmethod
    def declarations(cls) -> tuple[Declaration, ...]:
        """Every option but `preset`, in the order of the rule page's option table."""
        if cls not in _declared:
            fields = (field for field in dataclasses.fields(cls) if "facts" in field.metadata)
            _declared[cls] = tuple(_declaration(field) for field in fields)
        return _declared[cls]

    @classmethod
    def make(cls, preset: str | None = None, /, **changes: Any) -> Self:
        """The checked options of `preset` (the first one if None) with `changes`; words as from a command line will do.

        OptionError lists every fault: unknown names, values out of range, options that clash, each with its rule.
        """
        name = next(iter(cls.PRESETS)) if preset is None else preset
        if not isinstance(name, str) or name not in cls.PRESETS:
            known = ", ".join(cls.PRESETS)
            raise OptionError(
                cls.GAME, [Clash("preset", "", "option-unknown-preset", {"preset": str(name), "known": known}, "")]
            )
        read, faults = _read(cls, cls.expand(changes))
        if faults:
            raise OptionError(cls.GAME, faults)
        options = cls(**{**cls.PRESETS[name], **read, "preset": name})
        clashes = list(options.clashes())
        if clashes:
            raise OptionError(cls.GAME, clashes)
        return options

    @classmethod
    def expand(cls, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Hook for shorthands (such as ``end="rounds 18"``); returns plain changes."""
        return changes

    def clashes(self) -> Iterator[Clash]:
        """Every reason why these values cannot be played together; nothing if they can."""
        yield from ()

    def changes(self) -> dict[str, Any]:
        """The options that differ from the preset's, by name: with the preset they make the same options again."""
        plain = type(self)(**{**self.PRESETS[self.preset], "preset": self.preset})
        pairs = ((d.name, getattr(self, d.name)) for d in self.declarations())
        return {name: value for name, value in pairs if value != getattr(plain, name)}

    def to_dict(self) -> dict[str, Any]:
        """Every option by name, `preset` first."""
        return {"preset": self.preset, **{d.name: getattr(self, d.name) for d in self.declarations()}}

    def to_words(self) -> str:
        """The shortest text that `from_words` reads back: the preset, then what was changed.

        Used in records: ``preset=six players=3 values=harder``.
        """
        return " ".join(f"{name}={_word(value)}" for name, value in {"preset": self.preset, **self.changes()}.items())

    @classmethod
    def from_words(cls, text: str) -> Self:
        """Options from ``name=value`` words; OptionError as `make`."""
        given: dict[str, str] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals or name in given:
                raise OptionError(cls.GAME, [Clash(name, "", "option-not-a-setting", {"text": word}, "")])
            given[name] = value
        return cls.make(given.pop("preset", None), **given)

    def code(self, name: str) -> int:
        """A choice's or flag's place among its values, a number as it is (`auto` is 0): what the frozen record holds."""
        declaration = next(d for d in self.declarations() if d.name == name)
        value = getattr(self, name)
        if declaration.kind == "choice":
            return declaration.values.index(value)
        return 0 if value == AUTO else int(value)


_declared: dict[type[Options], tuple[Declaration, ...]] = {}  # asked for at every code of every option


def _declaration(field: dataclasses.Field[Any]) -> Declaration:
    facts = {"values": (), "low": 0, "high": 0, "auto": False, **field.metadata["facts"]}
    return Declaration(name=field.name, default=field.default, **facts)


def _word(value: Any) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _read(cls: type[Options], changes: Mapping[str, Any]) -> tuple[dict[str, Any], list[Clash]]:
    known = {d.name: d for d in cls.declarations()}
    read: dict[str, Any] = {}
    faults: list[Clash] = []
    for name, given in changes.items():
        if name not in known:
            faults.append(Clash(name, "", "option-unknown", {"option": name}, ""))
            continue
        value = _value(known[name], given)
        if value is None:
            faults.append(Clash(name, "", *_allowed(known[name], given), known[name].rule))
        else:
            read[name] = value
    return read, faults


def _value(declaration: Declaration, given: Any) -> Any:
    """The value that `given` stands for, None if it stands for none."""
    if declaration.kind == "choice":
        return given if given in declaration.values else None
    if declaration.kind == "flag":
        if isinstance(given, bool):
            return given
        return {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}.get(
            str(given).lower()
        )
    if declaration.auto and given == AUTO:
        return AUTO
    try:
        value = int(given) if isinstance(given, str) else given
    except ValueError:
        return None
    whole = type(value) is int and declaration.low <= value <= declaration.high
    return value if whole else None


def _allowed(declaration: Declaration, given: Any) -> tuple[str, dict[str, Any]]:
    args: dict[str, Any] = {"option": declaration.name, "value": str(given)}
    if declaration.kind == "number":
        return "option-out-of-range", {**args, "low": declaration.low, "high": declaration.high}
    values = declaration.values if declaration.kind == "choice" else ("on", "off")
    return "option-not-a-value", {**args, "known": ", ".join(values)}


def alternatives(options: Options) -> dict[str, dict[str, Clash]]:
    """For each choice and flag the values that would clash with the rest of `options`, and why; for option screens."""
    found: dict[str, dict[str, Clash]] = {}
    for declaration in options.declarations():
        values: tuple[Any, ...] = declaration.values if declaration.kind == "choice" else (True, False)
        for value in () if declaration.kind == "number" else values:
            clash = next(dataclasses.replace(options, **{declaration.name: value}).clashes(), None)
            if clash is not None:
                found.setdefault(declaration.name, {})[_word(value)] = clash
    return found
