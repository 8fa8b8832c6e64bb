"""Frames made from a table for one viewer. Whatever a client is sent is made here, from that viewer's own view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nineteenth import fairness
from nineteenth.games.contract import SPECTATOR, Sentence
from nineteenth.match import Played
from nineteenth.table import wire
from nineteenth.table.presence import Presence
from nineteenth.table.table import Table


def line(sentence: Sentence) -> wire.Line:
    """A sentence on the wire."""
    return wire.Line(sentence.id, dict(sentence.args), sentence.rule)


def you(viewer: int) -> int | None:
    """A viewer on the wire: its seat, None for a spectator."""
    return None if viewer == SPECTATOR else viewer


def sync(table: Table, presence: Presence, viewer: int) -> wire.Sync:
    """Everything `viewer` may know of the table, in one frame."""
    return wire.Sync(
        seq=table.seq,
        table=table_info(table, presence),
        you=you(viewer),
        view=view(table, viewer),
        legal=legal(table, viewer),
        may_undo=may_undo(table, viewer),
        turn=table.turn,
        scores=scores(table),
        log=log(table, viewer, 0),
        chat=[wire.ChatLine(*said) for said in table.chat],
    )


def told(table: Table, seat: int, by_bot: bool, viewer: int, since: int) -> wire.Told:
    """The move or undo just folded in, as `viewer` may know it."""
    return wire.Told(
        seq=table.seq,
        seat=seat,
        by_bot=by_bot,
        events=table.last_events.get(viewer, []),
        view=view(table, viewer) or {},
        legal=legal(table, viewer),
        may_undo=may_undo(table, viewer),
        turn=table.turn,
        log=log(table, viewer, since),
    )


def dealt(table: Table, presence: Presence, viewer: int, since: int) -> wire.Dealt:
    """The round just dealt, as `viewer` may know it."""
    return wire.Dealt(
        seq=table.seq,
        table=table_info(table, presence),
        view=view(table, viewer) or {},
        legal=legal(table, viewer),
        turn=table.turn,
        scores=scores(table),
        log=log(table, viewer, since),
    )


def changed(table: Table, presence: Presence, viewer: int, since: int) -> wire.Changed:
    """The table without its cards."""
    return wire.Changed(table.seq, table_info(table, presence), you(viewer), log(table, viewer, since))


def round_over(table: Table, presence: Presence) -> wire.RoundOver:
    """The score card after a round."""
    return wire.RoundOver(table.seq, table_info(table, presence), scores(table))


def view(table: Table, viewer: int) -> dict[str, Any] | None:
    """What `viewer` sees of the cards; None before the first deal."""
    if table.match is None:
        return None
    bound = table.game
    return bound.book.view.present(table.sight(viewer), bound.house, bound.options, viewer)


def legal(table: Table, viewer: int) -> list[str]:
    """The moves that `viewer` may make now, in words."""
    if viewer == SPECTATOR or table.match is None or table.turn != viewer:
        return []
    return table.match.round.legal_moves()


def may_undo(table: Table, viewer: int) -> bool:
    """Whether `viewer` may take back the last move."""
    return viewer != SPECTATOR and table.match is not None and table.turn == viewer and table.match.round.may_undo


def log(table: Table, viewer: int, since: int) -> list[wire.LogEntry]:
    """The log's lines after entry `since`, as `viewer` may read them."""
    found = []
    for entry in reversed(table.log):
        if entry.seq <= since:
            break
        found.append(wire.LogEntry(entry.seq, line(table.line_for(entry, viewer))))
    return found[::-1]


def table_info(table: Table, presence: Presence) -> wire.TableInfo:
    """Who sits where, and how things stand."""
    seats = [_seat_info(table, presence, seat) for seat in range(len(table.chairs))]
    match = table.match
    return wire.TableInfo(
        id=table.id,
        game=table.game.book.name,
        options=table.game.options.to_dict(),
        option_words=table.game.options.to_words(),
        status=table.status,
        seats=seats,
        bots=list(table.bots),
        promise=fairness.commitment(table.secret) if table.secret else "",
        words=_by_seat(table.words.items()),
        agreed=sorted(table.agreed),
        may_stop=match is not None and match.may_stop,
        watchers=presence.watchers,
    )


def _seat_info(table: Table, presence: Presence, seat: int) -> wire.SeatInfo:
    chair = table.chairs[seat]
    person = chair.kind == "person"
    connected = chair.kind == "bot" or presence.connected(seat)
    return wire.SeatInfo(
        name=chair.name,
        kind=chair.kind,
        bot=chair.bot,
        connected=connected,
        away=person and not connected,
        stand_in=person and presence.stands_in(seat),
        host=seat == presence.host(table.people),
    )


def scores(table: Table) -> wire.Scores:
    """Every finished round with its account; secrets of finished deals only."""
    match = table.match
    sides = [table.game.book.rules.side_of(table.game.house, seat) for seat in range(len(table.chairs))]
    if match is None:
        return wire.Scores([], [0] * table.game.sides, sides, [], table.game.book.lower_wins)
    rounds = [_round_score(number, deal) for number, deal in enumerate(match.played, 1) if deal.score is not None]
    return wire.Scores(rounds, match.totals, sides, match.winners, table.game.book.lower_wins)


def _round_score(number: int, deal: Played) -> wire.RoundScore:
    score = deal.score
    account = [[line(sentence) for sentence in side] for side in score.account] if score else []
    proof = deal.proof
    return wire.RoundScore(
        number=number,
        dealer=deal.dealer,
        points=list(score.points) if score else [],
        totals=list(deal.totals),
        account=account,
        seed=deal.seed,
        secret=proof.secret if proof else "",
        promise=proof.promise if proof else "",
        words=_by_seat(proof.words.items()) if proof else {},
    )


def _by_seat(words: Iterable[tuple[int, str]]) -> dict[str, str]:
    return {str(seat): text for seat, text in words}
