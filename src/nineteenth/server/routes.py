"""The HTTP side: what games there are, which house rules go together, new tables, records, the page itself."""

from __future__ import annotations

import io
import pathlib
import time
from typing import Any

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.exceptions import ClientException, NotFoundException, TooManyRequestsException
from litestar.params import FromPath
from litestar.response import File

from nineteenth import bots, games, record
from nineteenth.games import UnknownGameError, rulebook
from nineteenth.games.contract import Sentence
from nineteenth.games.options import Clash, Declaration, OptionError, Options, alternatives
from nineteenth.server import engine
from nineteenth.server.connection import TOKEN
from nineteenth.table import frames, wire
from nineteenth.table.events import Chair
from nineteenth.table.live import Live
from nineteenth.table.room import Room
from nineteenth.table.table import NAME_LENGTH, OldRulesError, token_hash
from nineteenth.wording import one_line

PAGE = pathlib.Path(__file__).parent.parent / "web" / "static"


class OptionInfo(msgspec.Struct, frozen=True):
    """One house rule as an option screen needs it; words are in the catalogue under the game's name."""

    name: str
    kind: str
    values: list[str]
    low: int
    high: int
    auto: bool
    group: str
    rule: str


class PresetInfo(msgspec.Struct, frozen=True):
    """A preset and every option as it sets it."""

    name: str
    options: dict[str, Any]


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the house. `seats` are the fewest and most people."""

    name: str
    seats: tuple[int, int]
    presets: list[PresetInfo]
    options: list[OptionInfo]
    bots: list[str]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game and the house rules somebody would like: a preset and changes."""

    game: str
    preset: str | None = None
    options: dict[str, Any] = {}


class ClashInfo(msgspec.Struct, frozen=True):
    """Why an option, or one of its values, does not go with the rest."""

    option: str
    value: str | None
    line: wire.Line


class Checked(msgspec.Struct, frozen=True):
    """The complete options of a wish if they go together, every clash in them, and the values that would clash."""

    options: dict[str, Any] | None
    players: int
    clashes: list[ClashInfo]
    barred: list[ClashInfo]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who should sit on a seat: a person who comes by the link, or a bot. `you` is the maker of the table."""

    kind: str
    bot: str = ""


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table: the house rules, the seats from 0 (one of them ``you``), the maker's name and token."""

    game: str
    name: str
    token: str
    seats: list[SeatWish]
    preset: str | None = None
    options: dict[str, Any] = {}


class Made(msgspec.Struct, frozen=True):
    """The new table's name: its link is ``/t/<table>``."""

    table: str


class SectionInfo(msgspec.Struct, frozen=True):
    """A chapter of the rule book."""

    title: wire.Line
    paragraphs: list[wire.Line]


@get("/api/games", sync_to_thread=False)
def all_games() -> list[GameInfo]:
    """Every game with its presets and options."""
    return [_game_info(name) for name in games.NAMES]


def _game_info(name: str) -> GameInfo:
    book = rulebook(name)
    presets = [PresetInfo(preset, book.options.make(preset).to_dict()) for preset in book.options.PRESETS]
    options = [_option_info(declaration) for declaration in book.options.declarations()]
    return GameInfo(name, book.seats, presets, options, list(bots.names(name)))


def _option_info(d: Declaration) -> OptionInfo:
    return OptionInfo(d.name, d.kind, list(d.values), d.low, d.high, d.auto, d.group, d.rule)


@post("/api/options/check", status_code=200, sync_to_thread=False)
def check_options(data: Wish) -> Checked:
    """Whether a wish can be played, and which other values could."""
    try:
        made = _options(data)
    except OptionError as fault:
        return Checked(None, 0, [_clash_info(clash) for clash in fault.clashes], [])
    barred = [
        ClashInfo(name, value, frames.line(Sentence(clash.message, clash.args, clash.rule)))
        for name, values in alternatives(made).items()
        for value, clash in values.items()
    ]
    return Checked(made.to_dict(), int(getattr(made, "players", 1)), [], barred)


def _clash_info(clash: Clash) -> ClashInfo:
    return ClashInfo(clash.option, None, frames.line(Sentence(clash.message, clash.args, clash.rule)))


def _options(wish: Wish | TableWish) -> Options:
    try:
        return rulebook(wish.game).options.make(wish.preset, **wish.options)
    except UnknownGameError:
        raise NotFoundException("there is no such game") from None


@post("/api/rules", status_code=200, sync_to_thread=False)
def rule_book(data: Wish) -> list[SectionInfo]:
    """The rule book as the options stand."""
    try:
        sections = rulebook(data.game).pages.rule_book(_options(data))
    except OptionError as fault:
        raise ClientException(str(fault)) from None
    return [SectionInfo(frames.line(part.title), [frames.line(p) for p in part.paragraphs]) for part in sections]


@post("/api/tables", status_code=201)
async def make_table(request: Request[Any, Any, Any], data: TableWish) -> Made:
    """Set up a table; the maker sits on the seat ``you``."""
    _slow_down(request)
    try:
        options = _options(data)
    except OptionError as fault:
        raise ClientException(str(fault)) from None
    if not TOKEN.fullmatch(data.token):
        raise ClientException("the token must be 22 to 64 letters, digits, - or _")
    room: Room = request.app.state.room
    live = await room.create(data.game, options, _chairs(data, options))
    return Made(live.table.id)


def _chairs(wish: TableWish, options: Options) -> list[Chair]:
    players = int(getattr(options, "players", 1))
    kinds = [seat.kind for seat in wish.seats]
    if len(kinds) != players or kinds.count("you") != 1 or not set(kinds) <= {"you", "person", "bot"}:
        raise ClientException(f"{players} seats are needed, one of them you, the others person or bot")
    known = bots.names(wish.game)
    chairs: list[Chair] = []
    for seat in wish.seats:
        if seat.kind == "you":
            name = one_line(wish.name.replace("#", ""), NAME_LENGTH) or str(len(chairs) + 1)
            chairs.append(Chair("person", name, "", token_hash(wish.token)))
        elif seat.kind == "bot":
            if seat.bot not in known:
                raise ClientException(f"there is no bot {seat.bot[:40]!r}; the bots are {', '.join(known)}")
            chairs.append(Chair("bot", _bot_name(seat.bot, chairs), seat.bot))
        else:
            chairs.append(Chair("empty"))
    return chairs


def _bot_name(bot: str, chairs: list[Chair]) -> str:
    number = 1 + sum(chair.bot == bot for chair in chairs)
    return bot.capitalize() if number == 1 else f"{bot.capitalize()} {number}"


def _slow_down(request: Request[Any, Any, Any]) -> None:
    """No more new tables from one address than a person could want."""
    made: dict[str, list[float]] = request.app.state.made
    where = request.client.host if request.client else ""
    now = time.monotonic()
    recent = [at for at in made.get(where, []) if now - at < 60]
    if len(recent) >= request.app.state.settings.tables_per_minute:
        raise TooManyRequestsException("too many tables in a minute")
    made[where] = [*recent, now]


async def _find(request: Request[Any, Any, Any], identity: str) -> Live:
    try:
        live = await request.app.state.room.find(identity) if len(identity) <= 32 else None
    except OldRulesError:
        raise ClientException("the table was begun under other rules") from None
    if live is None:
        raise NotFoundException("there is no such table")
    return live  # type: ignore[no-any-return]


@get("/api/tables/{identity:str}")
async def table_summary(request: Request[Any, Any, Any], identity: FromPath[str]) -> wire.TableInfo:
    """Who sits at a table, and how things stand."""
    live = await _find(request, identity)
    return frames.table_info(live.table, live.presence)


@get("/api/tables/{identity:str}/record", media_type="text/plain")
async def table_record(request: Request[Any, Any, Any], identity: FromPath[str]) -> str:
    """The match as a text record, between rounds and at the end: never while cards are hidden."""
    live = await _find(request, identity)
    if live.table.match is None or live.table.status not in ("round_over", "match_over"):
        raise ClientException("the record can be had when a round is over")
    return record.write(live.table.match)


@get("/api/tables/{identity:str}/qr.svg", media_type="image/svg+xml")
async def table_code(request: Request[Any, Any, Any], identity: FromPath[str]) -> str:
    """The table's link as a QR code."""
    await _find(request, identity)
    drawn = io.BytesIO()
    link = f"{request.base_url}t/{identity}"
    segno.make(link, micro=False).save(drawn, kind="svg", scale=4, border=2, xmldecl=False)
    return drawn.getvalue().decode()


@get("/engine.zip", media_type="application/zip", sync_to_thread=False)
def engine_archive() -> bytes:
    """The rules and solvers as they stand on this server, for Python in the browser."""
    return engine.archive()


@get("/health", media_type="text/plain", sync_to_thread=False)
def health() -> str:
    """Whether the server answers."""
    return "ok"


@get(
    ["/", "/t/{identity:str}", "/solitaire", "/rules/{game:str}", "/verify"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page() -> File | Response[str]:
    """The page, which finds its own way from the address."""
    index = PAGE / "index.html"
    if not index.exists():
        return Response("The page is not built: run `make play`.", status_code=503, media_type="text/plain")
    headers = {"cache-control": "no-cache"}
    return File(index, media_type="text/html", content_disposition_type="inline", headers=headers)


HANDLERS = [
    all_games,
    check_options,
    rule_book,
    make_table,
    table_summary,
    table_record,
    table_code,
    engine_archive,
    health,
    page,
]
