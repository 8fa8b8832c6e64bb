"""Deals and matches between bots, in plain Python or as machine code: one text for both, and it names no game."""

from __future__ import annotations

import functools
import types
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

from nineteenth import bots, chance, compiled
from nineteenth.api import Game
from nineteenth.chance import shuffle, stream
from nineteenth.games.layout import Ints, blank

MAX_SIDES = 12
WIN = 27720  # one win, divisible by 1 … 12, so that those who share it get whole numbers
LONGEST = 2_000  # rounds of a match, after which it is given up as one that does not end
SEATS_FROM = 16  # which streams of a deal the seats draw from; 0 is the pack's, 1 the state's


class Tally(NamedTuple):
    """What comes of some deals, in whole numbers that add up in any order.

    For bot b: `points` and `wins` (in units of WIN) of all its seats and deals, `round_wins` of single rounds; at b·bots + c of
    `products` the sum over deals of the points of b times those of c; `win_squares` likewise of b's wins.
    `counts` are decisions, rounds, and matches given up unfinished.
    """

    points: Ints
    products: Ints
    wins: Ints
    win_squares: Ints
    round_wins: Ints
    counts: Ints


def empty_tally(count: int) -> Tally:
    """The tally of no deal between `count` bots."""
    return Tally([0] * count, [0] * count**2, [0] * count, [0] * count, [0] * count, [0] * 3)


def added(one: Tally, other: Tally) -> Tally:
    """The tally of the deals of both."""
    return Tally(*([a + b for a, b in zip(mine, theirs, strict=True)] for mine, theirs in zip(one, other, strict=True)))


class Table(NamedTuple):
    """What deals are played on; in compiled code its parts are arrays and records."""

    base: Ints  # the generator that every deal's generators come from
    kinds: Ints  # what `choose` calls each bot
    chairs: Ints  # which bot sits where before anybody moves on, one entry a seat
    house: Any
    state: Any
    sight: Any
    pack: Ints
    source: Ints  # the pack's chance
    sources: Any  # each seat's chance
    room: Ints
    trials: Any
    numbers: Ints  # points of each side
    won: Ints  # wins of each side, in units of WIN
    points: Ints  # of each bot in one deal
    wins: Ints


def seed_deal(t: Table, number: int) -> None:
    """Start all chance of deal `number`; it belongs to deal and seat, so that whoever sits there meets the same luck."""
    stream(t.base, number, t.source)
    for seat in range(len(t.chairs)):
        stream(t.source, SEATS_FROM + seat, t.sources[seat])
    stream(t.source, 1, t.state.generator)
    stream(t.source, 0, t.source)


def share_win(t: Table, sides: int, winners: int) -> None:
    """Write to `won` what each side has of one win that the sides of the mask `winners` share."""
    sharing = 0
    for side in range(sides):
        sharing += winners >> side & 1
    for side in range(sides):
        t.won[side] = WIN // sharing if winners >> side & 1 else 0


def best_sides(t: Table, sides: int, lower_wins: bool) -> int:
    """Mask of the sides with the best points."""
    best = t.numbers[0]
    for side in range(sides):
        best = min(best, t.numbers[side]) if lower_wins else max(best, t.numbers[side])
    mask = 0
    for side in range(sides):
        if t.numbers[side] == best:
            mask |= 1 << side
    return mask


def add_deal(t: Table, c: Tally) -> None:
    """Add one deal's points and wins to the tally, and clear them."""
    count = len(t.kinds)
    for bot in range(count):
        c.points[bot] += t.points[bot]
        c.wins[bot] += t.wins[bot]
        c.win_squares[bot] += t.wins[bot] * t.wins[bot]
        for other in range(count):
            c.products[bot * count + other] += t.points[bot] * t.points[other]
    for bot in range(count):
        t.points[bot] = 0
        t.wins[bot] = 0


Play = Callable[[int, int, int, int, Table, Tally], int]


def arena(rules: Any, fill_view: Callable[..., Any], choose: Callable[..., int], lower_wins: bool) -> Play:
    """play(first, count, whole, rotations, table, tally): `count` deals from number `first` on.

    Each deal is a round, or a match where `whole`. With one rotation the bots move on a seat from deal to deal; with more
    each deal is played that many times, the bots moving on each time and the cards staying.
    """
    # Numba's cache on disk knows a kernel again if all that it encloses are functions of modules.
    begin_match, deal, is_over, to_move = rules.begin_match, rules.deal, rules.is_over, rules.to_move
    apply, score, end_round = rules.apply, rules.score, rules.end_round
    fill_pack, sides_of, side_of = rules.fill_pack, rules.sides, rules.side_of

    def play(first: int, count: int, whole: int, rotations: int, t: Table, c: Tally) -> int:
        s, o, v = t.state, t.house, t.sight
        seats, sides = len(t.chairs), sides_of(o)
        for number in range(first, first + count):
            for rotation in range(rotations):
                shift = number if rotations == 1 else rotation
                seed_deal(t, number)
                begin_match(s, o, 0)
                rounds = 0
                while rounds == 0 or (whole and s.match_over == 0 and rounds < LONGEST):
                    size = fill_pack(o, t.pack)
                    shuffle(t.pack, size, t.source)
                    deal(s, o, t.pack, size)
                    while not is_over(s):
                        seat = to_move(s, o)
                        fill_view(s, o, seat, v)
                        kind = t.kinds[t.chairs[(seat + shift) % seats]]
                        apply(s, o, choose(kind, v, o, seat, t.sources[seat], t.room, t.trials))
                        c.counts[0] += 1
                    rounds += 1
                    score(s, o, t.numbers)
                    share_win(t, sides, best_sides(t, sides, lower_wins))
                    for seat in range(seats):
                        c.round_wins[t.chairs[(seat + shift) % seats]] += t.won[side_of(o, seat)]
                    if whole:
                        end_round(s, o, t.numbers)
                c.counts[1] += rounds
                if whole:
                    c.counts[2] += 1 - s.match_over
                    for side in range(sides):
                        t.numbers[side] = s.totals[side]
                    share_win(t, sides, s.winners)
                for seat in range(seats):
                    bot = t.chairs[(seat + shift) % seats]
                    t.points[bot] += t.numbers[side_of(o, seat)]
                    t.wins[bot] += t.won[side_of(o, seat)]
            add_deal(t, c)
        return count

    return play


@functools.cache
def _compiled(game: str) -> Play:
    from nineteenth.games import rulebook

    book, own = rulebook(game), bots.module(game)
    assert own is not None
    compiled.prepare(book)
    for part in (own, *getattr(own, "PARTS", ())):
        compiled.prepare_module(cast(types.ModuleType, part))
    compiled.callable_in_kernels(shuffle, stream, seed_deal, share_win, best_sides, add_deal)
    return compiled.kernel(arena(book.rules, book.view.fill_view, own.choose, book.lower_wins))


def can_compile(game: Game, names: Sequence[str]) -> bool:
    """Whether matches between these bots can run as machine code here."""
    own = bots.module(game.book.name)
    return compiled.available() and own is not None and all(name in own.NAMES for name in names)


class Worker:
    """Plays deals between the bots `names`, seated in turn around the table; all chance follows from `seed`."""

    def __init__(self, game: Game, names: Sequence[str], seed: str, fast: bool) -> None:
        book = game.book
        self.fast = fast
        self.entrants = len(names)
        chairs = [seat % len(names) for seat in range(game.players)]
        sources = [[0] * 4 for _ in chairs]
        state, view, trials = game.begin(0), blank(book.state), bots.trials(game) or [book.state()]
        own = bots.module(book.name)
        kinds = [own.NAMES.index(name) for name in names] if fast and own is not None else list(range(len(names)))
        numbers = [0] * max(book.rules.SCORE_SIZE, MAX_SIDES)
        table = Table(
            *(chance.generator(seed), kinds, chairs, game.house, state, view, [0] * book.pack_size, [0] * 4, sources),
            *(bots.room(game), trials, numbers, [0] * MAX_SIDES, [0] * len(names), [0] * len(names)),
        )
        if fast:
            self.play = _compiled(book.name)
            self.table = Table(*map(compiled.native, table))
        else:
            choosers = [bots.chooser(game, name) for name in names]
            self.play = arena(
                book.rules, book.view.fill_view, lambda kind, *rest: choosers[kind](*rest), book.lower_wins
            )
            self.table = table

    def run(self, first: int, count: int, whole: bool, rotations: int) -> Tally:
        """Play the deals `first` … `first + count - 1`; what came of them."""
        tally = empty_tally(self.entrants)
        if self.fast:
            tally = Tally(*map(compiled.native, tally))
        self.play(first, count, int(whole), rotations, self.table, tally)
        return Tally(*([int(number) for number in part] for part in tally))
