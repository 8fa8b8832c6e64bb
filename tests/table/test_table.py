"""A live table: nothing is told before it is stored, everybody sees their own view, a seat outlives its connection."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battery.tables import random_game
from nineteenth import chance, fairness, record
from nineteenth.games.contract import SPECTATOR
from nineteenth.table import frames, wire
from nineteenth.table.events import Chair, Created, Entry, Moved, Started
from nineteenth.table.live import Settings
from nineteenth.table.presence import Presence
from nineteenth.table.room import Room
from nineteenth.table.store import TakenError
from nineteenth.table.table import OldRulesError, Table, token_hash
from table.tables_at_work import FAST, TOKENS, MemoryStore, Pocket, created, join_all, open_table, start


async def play_to_the_end(live, clients, chosen=None):
    """Everybody plays the first or a random legal move until the match is over."""
    chosen = chosen or random.Random(1)
    for _ in range(5000):
        status = live.table.status
        if status == "match_over":
            return
        if status == "round_over":
            await live.request(clients[0], wire.Next(clients[0].key()))
            continue
        turn = live.table.turn
        if turn < len(clients):
            client = clients[turn]
            await live.request(client, wire.Move(client.key(), chosen.choice(client.newest["legal"])))
        else:
            await asyncio.sleep(0)
    raise AssertionError("the match does not end")


async def play_round(live, clients):
    chosen = random.Random(2)
    while live.table.status == "playing":
        client = clients[live.table.turn]
        await live.request(client, wire.Move(client.key(), chosen.choice(client.newest["legal"])))


async def test_a_whole_match_of_people_and_bots_is_played_and_its_record_replays():
    live = await open_table(MemoryStore(), created(2, ["greedy"], end="rounds 3"))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    await play_to_the_end(live, clients)
    scores = clients[1].last("round")["scores"]
    assert len(scores["rounds"]) == 3
    assert scores["totals"] == live.table.match.totals
    assert scores["winners"] == live.table.match.winners
    text = record.write(live.table.match)
    assert record.write(record.read(text)) == text
    await live.close()


async def test_the_same_log_makes_the_same_table():
    store = MemoryStore()
    live = await open_table(store, created(2, ["random"], end="rounds 2"))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    await play_to_the_end(live, clients)
    await live.close()
    again = await Room(store, FAST).find("table")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert wire.encode(frames.sync(again.table, Presence(), viewer)) == wire.encode(
            frames.sync(live.table, Presence(), viewer)
        )


async def test_every_seat_comes_back_exactly_after_a_restart_in_mid_turn():
    store = MemoryStore()
    live = await open_table(store, created(2))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    while live.table.match.round.view(None)["phase"] != "turn":
        client = clients[live.table.turn]
        await live.request(client, wire.Move(client.key(), client.newest["legal"][0]))
    mover = live.table.turn
    await live.request(clients[mover], wire.Move("draw now", "draw"))
    held = clients[mover].newest["view"]["held"]
    assert held["card"]
    # The process dies here: nothing is closed, nothing is flushed.
    again = await Room(store, FAST).find("table")
    back = await join_all(again, 2)
    assert back[mover].newest["view"]["held"] == held
    assert back[1 - mover].newest["view"]["held"] == {**held, "card": None}
    assert back[mover].newest["legal"] == clients[mover].newest["legal"]
    assert back[mover].last("sync")["you"] == mover


async def test_a_command_sent_twice_is_carried_out_once():
    live = await open_table(MemoryStore(), created(2))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    client = clients[live.table.turn]
    move = wire.Move("same key", client.newest["legal"][0])
    await live.request(client, move)
    seq = live.table.seq
    await live.request(client, move)
    assert live.table.seq == seq
    assert [frame["seq"] for frame in client.frames if frame["type"] == "done" and frame["key"] == "same key"] == [
        seq
    ] * 2


async def test_nothing_is_told_that_could_not_be_stored():
    store = MemoryStore()
    live = await open_table(store, created(2))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    client = clients[live.table.turn]
    told = [list(c.raw) for c in clients]

    async def broken(table, entries):
        raise OSError("the disk is full")

    store.append = broken
    with pytest.raises(OSError, match="disk"):
        await live.request(client, wire.Move("k", client.newest["legal"][0]))
    assert [c.raw for c in clients] == told
    assert live.table.seq == len(store.rows["table"])


async def test_a_refused_move_is_answered_with_its_rule_and_changes_nothing():
    live = await open_table(MemoryStore(), created(2))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    mover = live.table.turn
    seq = live.table.seq
    await live.request(clients[mover], wire.Move("a", "draw"))
    assert clients[mover].last("refused") == {
        "type": "refused",
        "key": "a",
        "id": "golf-refused-flip-first",
        "args": clients[mover].last("refused")["args"],
        "rule": "G4",
    }
    await live.request(clients[1 - mover], wire.Move("b", "flip 1"))
    assert clients[1 - mover].last("refused")["id"] == "table-refused-not-your-turn"
    await live.request(clients[mover], wire.Move("c", "dance"))
    assert clients[mover].last("refused")["id"] == "golf-no-move"
    watcher = Pocket()
    await live.join(watcher)
    await live.request(watcher, wire.Move("d", "flip 1"))
    assert watcher.last("refused")["id"] == "table-refused-not-your-turn"
    assert live.table.seq == seq


async def test_people_pick_a_seat_and_a_name_by_link():
    empty = created(1, ["greedy"], preset="six")
    chairs = [empty.chairs[0], Chair("empty"), empty.chairs[1]]
    three = created(2, ["greedy"])
    live = await open_table(MemoryStore(), Created("golf", 1, three.options, chairs, three.secret))
    host = Pocket(TOKENS[0])
    friend = Pocket(TOKENS[5])
    await live.join(host)
    await live.join(friend)
    await live.request(host, wire.Start(host.key()))
    assert host.last("refused")["id"] == "table-refused-seats-empty"
    await live.request(friend, wire.Sit("s1", 0, "Mia"))
    assert friend.last("refused")["id"] == "table-refused-seat-taken"
    await live.request(friend, wire.Sit("s2", 1, "P0"))
    assert friend.last("sync")["you"] == 1
    assert host.last("table")["table"]["seats"][1]["name"] == "P0 2"  # two of one name would be confused
    await live.request(friend, wire.Sit("s3", 2, "Mia"))
    assert friend.last("refused")["id"] == "table-refused-sits-already"
    await live.request(host, wire.Start(host.key()))
    assert live.table.status == "playing"
    await live.close()


async def test_a_seat_outlives_its_connection_and_a_bot_stands_in_until_its_person_is_back():
    live = await open_table(MemoryStore(), created(2), Settings(bot_pause=0.0, grace=0.05))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    away = live.table.turn
    other = clients[1 - away]
    await live.leave(clients[away])
    assert other.last("table")["table"]["seats"][away]["away"]
    async with asyncio.timeout(5):
        while live.table.turn == away:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert other.last("event")["by_bot"]
    assert other.last("table")["table"]["seats"][away]["stand_in"]
    back = Pocket(TOKENS[away])
    await live.join(back)
    assert back.last("sync")["you"] == away
    info = other.last("table")["table"]["seats"][away]
    assert not info["away"]
    assert not info["stand_in"]
    await live.close()


async def test_the_host_passes_on_when_its_person_is_gone():
    live = await open_table(MemoryStore(), created(3))
    clients = await join_all(live, 3)
    assert clients[2].last("sync")["table"]["seats"][0]["host"]
    await live.leave(clients[0])
    assert clients[2].last("table")["table"]["seats"][1]["host"]


async def test_a_rematch_deals_anew_with_the_same_people():
    live = await open_table(MemoryStore(), created(2, end="rounds 1", preset="nine_hole_3"))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    await play_to_the_end(live, clients)
    first = live.table.match
    await live.request(clients[1], wire.Rematch(clients[1].key()))
    assert live.table.status == "playing"
    assert live.table.match is not first
    assert live.table.match.names == first.names
    assert live.table.match.played[0].seed != first.played[0].seed
    assert clients[0].last("deal")["scores"]["rounds"] == []


async def test_an_accidental_take_is_put_back_in_the_log_and_for_everybody():
    live = await open_table(MemoryStore(), created(2, initial_flips=0))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    mover = clients[live.table.turn]
    other = clients[1 - live.table.turn]
    before = other.newest["view"]
    await live.request(mover, wire.Move("t", "take discard"))
    assert mover.newest["may_undo"]
    await live.request(other, wire.Undo("u0"))
    assert other.last("refused")["id"] == "undo-refused"
    await live.request(mover, wire.Undo("u"))
    assert other.newest["view"] == before
    assert other.newest["events"] == [{"kind": "undo", "seat": mover.viewer}]


async def test_an_open_match_ends_when_all_people_agree():
    live = await open_table(MemoryStore(), created(2, end="open", preset="nine_hole_3"))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    await play_round(live, clients)
    await live.request(clients[0], wire.Agree("a"))
    assert live.table.status == "round_over"
    await live.request(clients[1], wire.Agree("b"))
    assert live.table.status == "match_over"
    assert live.table.match.winners


async def test_the_shuffle_is_promised_before_words_are_mixed_and_proven_after_the_round():
    live = await open_table(MemoryStore(), created(2, preset="nine_hole_3", end="rounds 2"))
    clients = await join_all(live, 2)
    promise = clients[1].last("sync")["table"]["promise"]
    await live.request(clients[0], wire.Words("w", "  my   dog  "))
    await live.request(clients[1], wire.Words("w", "no # signs"))
    assert clients[1].last("refused")["id"] == "table-refused-bad-words"
    await start(live, clients[0])
    await live.request(clients[1], wire.Words("late", "too late"))
    assert clients[1].last("refused")["id"] == "table-refused-no-words-now"
    secret = live.table.secret
    assert not any(secret.encode() in data for client in clients for data in client.raw)
    await play_round(live, clients)
    told = clients[1].last("round")["scores"]["rounds"][0]
    assert told["words"] == {"0": "my dog"}
    assert told["promise"] == promise == fairness.commitment(told["secret"])
    assert told["seed"] == fairness.seed(secret, {0: "my dog"})
    pack = chance.shuffled(live.table.game.pack(), told["seed"])
    assert sorted(pack) == sorted(live.table.game.pack())
    # The next deal has another secret, promised already.
    assert clients[1].last("table")["table"]["promise"] not in ("", promise)


async def test_no_client_is_ever_sent_what_it_cannot_know():
    """All frames of a match by wire: no secret of a deal in play, no token, and no drawn card to anybody but its drawer."""
    live = await open_table(MemoryStore(), created(3, preset="four", end="rounds 2"))
    clients = [*await join_all(live, 3), Pocket()]
    await live.join(clients[3])
    await start(live, clients[0])
    chosen = random.Random(4)
    while live.table.status != "match_over":
        if live.table.status == "round_over":
            await live.request(clients[0], wire.Next(clients[0].key()))
            continue
        mover = clients[live.table.turn]
        marks = [len(client.raw) for client in clients]
        move = chosen.choice(mover.newest["legal"])
        secret = live.table.secret.encode()
        await live.request(mover, wire.Move(mover.key(), move))
        for client, mark in zip(clients, marks, strict=True):
            fresh = client.raw[mark:]
            if live.table.status == "playing":
                assert not any(secret in data for data in fresh)
            assert not any(token_hash(token).encode() in data for token in TOKENS for data in fresh)
            if move == "draw" and client is not mover:
                told = json.loads(fresh[0])
                assert told["events"][0]["card"] is None
                assert told["view"]["held"]["card"] is None


@given(seed=st.integers(0, 2**32), depth=st.integers(0, 60))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_tables_that_differ_only_in_hidden_cards_send_a_viewer_the_same_bytes(seed, depth):
    """Every message kind, error texts included, for seats and spectators."""
    game = random_game(seed)
    chosen = random.Random(seed)
    table = dealt_table(game, seed)
    for _ in range(depth):
        if table.status != "playing":
            break
        fold(table, table.turn, Moved(chosen.choice(table.match.round.legal_moves())))
    presence = Presence()
    for viewer in range(SPECTATOR, game.players):
        if table.status != "playing":
            continue
        other = dealt_table(game, seed)
        for entry in table.entries[2:]:
            fold(other, entry.seat, entry.event)
        sight = table.sight(viewer).copy()
        game.book.guess(sight, game.house, viewer, chance.generator(str(seed)), other.match.round.state)
        other._look()
        other._look()
        assert every_frame(table, presence, viewer) == every_frame(other, presence, viewer)


def every_frame(table, presence, viewer) -> list[bytes]:
    made = [
        frames.sync(table, presence, viewer),
        frames.told(table, 0, False, viewer, 0),
        frames.dealt(table, presence, viewer, 0),
        frames.changed(table, presence, viewer, 0),
        frames.round_over(table, presence),
    ]
    if table.turn == viewer:
        from nineteenth.table.table import RefusedError

        for words in (
            "draw",
            "take discard",
            "swap 1",
            "swap 9",
            "flip 1",
            "knock",
            "peek 1 2",
            "remove 1",
            "nonsense",
        ):
            try:
                table.move(viewer, words, by_bot=True)
            except RefusedError as fault:
                said = fault.sentence
                made.append(wire.Refused("k", said.id, dict(said.args), said.rule))
    return [wire.encode(frame) for frame in made]


def dealt_table(game, seed) -> Table:
    table = Table("t")
    table.entries = []
    chairs = [Chair("person", f"P{seat}", "", token_hash(TOKENS[seat])) for seat in range(game.players)]
    book = game.book
    fold(table, -1, Created(book.name, book.rules_version, game.options.to_words(), chairs, f"secret-{seed}"))
    fold(table, 0, Started())
    return table


def fold(table, seat, event) -> None:
    entry = Entry(table.seq + 1, 0, seat, "", event)
    table.fold(entry)
    table.entries.append(entry)


def test_a_table_begun_under_other_rules_is_not_played_on():
    what = created(2)
    with pytest.raises(OldRulesError):
        Table("t").fold(Entry(1, 0, -1, "", Created(what.game, 0, what.options, what.chairs, what.secret)))


def test_an_entry_out_of_turn_is_not_folded_in():
    table = Table("t")
    with pytest.raises(ValueError, match="does not follow"):
        table.fold(Entry(2, 0, -1, "", created(2)))


async def test_who_gave_up_a_seat_sees_and_plays_no_longer_from_it():
    live = await open_table(MemoryStore(), created(2, initial_flips=0))
    host, guest = await join_all(live, 2)
    second_tab, newcomer = Pocket(TOKENS[1]), Pocket(TOKENS[2])
    await live.join(second_tab)
    await live.join(newcomer)
    await live.request(guest, wire.Stand(guest.key()))
    assert (guest.last("sync")["you"], second_tab.last("sync")["you"]) == (None, None)
    assert live.presence.watchers == 3
    await live.request(newcomer, wire.Sit(newcomer.key(), 1, "Cy"))
    await start(live, host)
    for former in (guest, second_tab):
        assert former.last("deal")["legal"] == []
        await live.request(former, wire.Chat("still here", "still here?"))
        assert former.last("refused")["id"] == "table-refused-no-seat"
    assert [client.viewer for client in (host, guest, second_tab, newcomer)] == [0, -1, -1, 1]


async def test_who_gives_up_a_seat_in_mid_round_takes_no_drawn_card_along():
    live = await open_table(MemoryStore(), created(2, initial_flips=0), Settings(bot_pause=60.0))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    mover = clients[live.table.turn]
    await live.request(mover, wire.Move(mover.key(), "draw"))
    assert mover.newest["view"]["held"]["card"] is not None
    await live.request(mover, wire.Stand(mover.key()))
    assert mover.newest["view"]["held"]["card"] is None
    assert mover.newest["legal"] == []
    await live.close()


async def test_a_bot_stands_in_for_a_person_who_never_comes_back_after_a_restart():
    store = MemoryStore()
    live = await open_table(store, created(2, end="rounds 1"))
    await start(live, (await join_all(live, 2))[0])
    await live.close()
    again = await Room(store, FAST).find("table")
    here = Pocket(TOKENS[again.table.turn ^ 1])
    await again.join(here)
    async with asyncio.timeout(10):
        while again.table.turn != here.viewer:  # noqa: ASYNC110 - the table has no event to wait for
            await asyncio.sleep(0.05)
    await again.close()


@pytest.mark.parametrize("name", ["a" * 23 + " bcd", "A\u202eB", "A\u0007 B", "\u200d", "x" * 500, "李 ♠️"])
async def test_a_match_begins_whatever_people_are_called(name):
    live = await open_table(MemoryStore(), created(1, ["random"]))
    (client,) = await join_all(live, 1)
    await live.request(client, wire.Stand(client.key()))
    await live.request(client, wire.Sit(client.key(), 0, name))
    await live.request(client, wire.Words(client.key(), name + " " * 120 + "!"))
    await live.request(client, wire.Words(client.key(), "w" * 119 + " " + "v" * 9))
    await start(live, client)
    read = record.read(record.write(live.table.match))
    assert read.names == live.table.match.names
    assert read.played[0].proof.holds(read.played[0].seed)
    await live.close()


async def test_long_keys_that_begin_alike_are_two_commands_and_no_key_holds_a_token():
    store = MemoryStore()
    live = await open_table(store, created(2))
    client, _ = await join_all(live, 2)
    for end in ("a", "b"):
        await live.request(client, wire.Chat("k" * 500 + end, end))
    assert [text for _, _, text in live.table.chat] == ["a", "b"]
    assert not any(TOKENS[0] in key for _, _, _, key, _ in store.rows["table"])


async def test_a_promise_that_could_not_be_stored_is_made_up_for_before_the_next_deal():
    live = await open_table(MemoryStore(), created(2, end="rounds 2"))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    await play_round(live, clients)
    live.table.secret = ""
    await live.request(clients[0], wire.Next(clients[0].key()))
    assert live.table.match.played[-1].proof.secret


async def test_a_table_that_another_process_went_on_with_is_read_again():
    store = MemoryStore()
    await store.append("table", [Entry(1, 0, -1, "", created(2))])
    here, there = Room(store, FAST), Room(store, FAST)
    ours, theirs = await here.find("table"), await there.find("table")
    mine, other = Pocket(TOKENS[0]), Pocket(TOKENS[1])
    await ours.join(mine)
    await theirs.join(other)
    await theirs.request(other, wire.Start("s"))
    with pytest.raises(TakenError):
        await ours.request(mine, wire.Start("s"))
    assert mine.dropped
    again = await here.find("table")
    assert again is not ours
    await again.join(mine)
    assert mine.last("sync")["table"]["status"] == "playing"
    assert [entry[0] for entry in store.rows["table"]] == [1, 2]


async def test_a_bots_seat_can_be_taken_between_rounds_and_where_nobody_sits_any_more():
    live = await open_table(MemoryStore(), created(2, preset="nine_hole_3"), Settings(bot_pause=9.0, grace=9.0))
    clients = await join_all(live, 2)
    await start(live, clients[0])
    await live.request(clients[1], wire.Stand("up"))
    await live.request(clients[1], wire.Sit("down", 1, "Mia"))
    assert clients[1].last("refused")["id"] == "table-refused-bot-plays"
    await live.request(clients[0], wire.Stand("up"))
    await live.request(clients[1], wire.Sit("again", 1, "Mia"))
    assert clients[1].last("sync")["you"] == 1
    await live.close()
