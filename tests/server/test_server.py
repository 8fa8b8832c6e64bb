"""The card room over real sockets: what a browser, a friend by link and a hostile client would do."""

from __future__ import annotations

import asyncio
import json
import random
import time

import pytest
import websockets

from nineteenth import record
from server.card_room import TOKENS, CardRoom, Player

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    opened = CardRoom(tmp_path_factory.mktemp("room") / "tables.sqlite3").start()
    yield opened
    opened.kill()


async def play_rounds(players: list[Player], chosen: random.Random) -> None:
    """Real clients play a match to its end."""

    async def play(player: Player) -> None:
        while True:
            frame = await player.read()
            if frame["type"] == "round":
                if frame["table"]["status"] == "match_over":
                    return
                if player is players[0]:
                    await player.send(type="next", key=f"n{frame['seq']}")
            elif frame.get("legal"):
                await player.send(type="move", key=f"m{frame['seq']}", move=chosen.choice(frame["legal"]))

    await asyncio.gather(*(play(player) for player in players))


async def test_friends_play_a_match_by_link_against_a_bot_and_take_the_record_home(room):
    table = room.make(["you", "greedy", "person"], end="rounds 2")
    host, friend, watcher = Player(room, table, TOKENS[0]), Player(room, table, TOKENS[1]), Player(room, table, None)
    assert (await host.come())["you"] == 0
    assert (await friend.come())["you"] is None
    assert (await watcher.come())["you"] is None
    assert (await friend.ask("sit", seat=2, name="Mia"))["type"] == "done"
    assert room.ask(f"/api/tables/{table}/record")[0] == 400
    assert (await watcher.ask("start"))["id"] == "table-refused-no-seat"
    assert (await host.ask("start"))["type"] == "done"
    for player in (host, friend):
        for frame in list(player.frames):
            if frame.get("legal"):
                await player.send(type="move", key="first", move=frame["legal"][0])
    async with asyncio.timeout(60):
        await play_rounds([host, friend], random.Random(3))
    status, text = room.ask(f"/api/tables/{table}/record")
    assert status == 200
    match = record.read(text)
    assert match.over
    assert match.names == ["P0", "Greedy", "Mia"]
    assert all(deal.proof is not None and deal.proof.holds(deal.seed) for deal in match.played)
    for player in (host, friend, watcher):
        await player.leave()


async def test_a_browser_that_reloads_returns_to_its_seat_with_the_drawn_card_in_hand(room):
    table = room.make(["you", "random"], initial_flips=0)
    player = Player(room, table, TOKENS[0])
    await player.come()
    await player.ask("start")
    while "draw" not in player.last("legal"):
        await player.read()
    await player.ask("move", move="draw")
    held = player.last("view")["held"]
    await player.leave()
    back = Player(room, table, TOKENS[0])
    sync = await back.come()
    assert sync["you"] == 0
    assert sync["view"]["held"] == held
    assert sync["view"]["held"]["card"]
    assert "discard" in sync["legal"]
    second_tab = Player(room, table, TOKENS[0])
    assert (await second_tab.come())["view"] == sync["view"]
    assert (await second_tab.ask("move", move="discard"))["type"] == "done"
    await back.until("event")
    await back.leave()
    await second_tab.leave()


async def test_hostile_frames_are_answered_in_a_sentence_and_harm_nobody(room):
    table = room.make(["you", "person"])
    player = Player(room, table, TOKENS[0])
    await player.come()
    for text in (
        "",
        "{",
        "[]",
        "null",
        '{"type":"move"}',
        '{"type":"dance"}',
        '{"type":"move","key":1,"move":[]}',
        "[" * 9000,
    ):
        await player.socket.send(text)
        assert (await player.until("error"))["id"] == "table-error-not-understood"
    assert (await player.ask("move", move="draw"))["type"] == "refused"
    assert (await player.ask("bot", seat=99, bot="greedy"))["id"] == "table-refused-no-such-seat"
    assert (await player.ask("bot", seat=-1, bot="greedy"))["id"] == "table-refused-no-such-seat"
    assert (await player.ask("bot", seat=1, bot="nobody"))["id"] == "table-refused-no-such-bot"
    assert (await player.ask("sit", seat=10**30, name="x"))["type"] == "refused"
    await player.send(type="ping")
    await player.until("pong")
    await player.leave()


async def test_a_frame_too_large_closes_only_its_own_connection(room):
    table = room.make(["you", "person"])
    player, other = Player(room, table, TOKENS[0]), Player(room, table, None)
    await player.come()
    await other.come()
    await player.socket.send("x" * 20_000)
    with pytest.raises(websockets.ConnectionClosed):
        await player.until("never")
    await other.send(type="ping")
    await other.until("pong")
    await other.leave()


async def test_a_flood_is_slowed_down_and_nothing_of_it_is_lost(room):
    table = room.make(["you", "person"])
    player = Player(room, table, TOKENS[0])
    await player.come()
    began = time.monotonic()
    for _ in range(60):
        await player.send(type="ping")
    async with asyncio.timeout(20):
        for _ in range(60):
            await player.until("pong")
    assert time.monotonic() - began > 0.8  # 40 at once, then 20 a second
    assert [frame["id"] for frame in player.frames if frame["type"] == "error"] == ["table-error-too-fast"]
    await player.leave()


async def test_a_page_of_another_site_may_not_connect(room):
    async with websockets.connect(f"ws://127.0.0.1:{room.port}/ws", origin="http://evil.example") as socket:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd.code == 4003


async def test_there_is_no_table_of_that_name(room):
    for name in ("nothing", "x" * 5000, "../../etc", "☃"):
        async with websockets.connect(f"ws://127.0.0.1:{room.port}/ws") as socket:
            await socket.send(json.dumps({"type": "join", "table": name, "token": TOKENS[0]}))
            assert json.loads(await socket.recv())["id"] == "table-error-no-table"


def test_http_answers_faults_in_one_sentence(room):
    assert room.ask("/api/tables/nothing")[0] == 404
    body = {"game": "golf", "name": "A", "token": TOKENS[0], "seats": [{"kind": "you"}, {"kind": "person"}]}
    bad = [
        {**body, "game": "chess"},
        {**body, "token": "short"},
        {**body, "seats": [{"kind": "you"}]},
        {**body, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "nobody"}]},
        {**body, "options": {"players": 99}},
        {**body, "options": {"nonsense": 1}},
        {**body, "options": {"preset": "six"}},
        {**body, "options": {"cls": 1}},
        {**body, "surprise": 1},
        [],
    ]
    for wish in bad:
        status, text = room.ask("/api/tables", wish)
        assert 400 <= status < 500, text
        assert "Traceback" not in text
        assert json.loads(text)["fault"]
    assert "token" in json.loads(room.ask("/api/tables", {**body, "token": 5})[1])["fault"]
    status, text = room.ask("/api/options/check", {"game": "golf", "preset": "six", "options": {"peek": "one"}})
    assert status == 200
    assert json.loads(text)["clashes"][0]["line"]["rule"] == "G4"


def test_every_game_tells_its_presets_options_and_rules(room):
    status, text = room.ask("/api/games")
    assert status == 200
    for game in json.loads(text):
        for preset in game["presets"]:
            wish = {"game": game["name"], "preset": preset["name"]}
            assert json.loads(room.ask("/api/options/check", wish)[1])["clashes"] == []
            sections = json.loads(room.ask("/api/rules", wish)[1])
            assert all(section["paragraphs"] for section in sections)


async def test_killed_in_mid_round_every_seat_comes_back_exactly(tmp_path):
    opened = CardRoom(tmp_path / "t.sqlite3").start()
    table = opened.make(["you", "person"])
    players = [Player(opened, table, TOKENS[0]), Player(opened, table, TOKENS[1])]
    for player in players:
        await player.come()
    await players[1].ask("sit", seat=1, name="Mia")
    await players[0].ask("start")
    await players[1].until("deal")
    chosen = random.Random(5)
    acknowledged: list[tuple[int, str]] = []
    for _ in range(25):
        mover = next(p for p in players if p.last("legal"))
        move = chosen.choice(mover.last("legal"))
        done = await mover.ask("move", move=move)
        assert done["type"] == "done"
        acknowledged.append((done["seq"], move))
        for player in players:
            if player is not mover:
                await player.until("event", seq=done["seq"])
    views = [player.last("view") for player in players]
    opened.kill()
    again = CardRoom(tmp_path / "t.sqlite3").start()
    for seat, token in enumerate(TOKENS[:2]):
        back = Player(again, table, token)
        sync = await back.come()
        assert sync["you"] == seat
        assert sync["seq"] == acknowledged[-1][0]
        assert sync["view"] == views[seat]
        await back.leave()
    assert "Traceback" not in again.stop()


def test_a_port_that_is_taken_is_said_in_one_sentence(room):
    import subprocess

    found = subprocess.run(room.command, capture_output=True, text=True, timeout=60, check=False)
    assert found.returncode == 1
    assert len(found.stderr.strip().splitlines()) == 1
    assert "Traceback" not in found.stderr
