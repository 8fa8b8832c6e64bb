"""Reading what a player says: a part of a turn, or a whole turn at once in any order of its cards.

    lay KC          broom           7H takes 7C, 3D+4S          take 7 3 4 with 7H
    KH takes KS     AH builds 6 on 2C 3D      build 6 with AH on 2C 3D       raise 6 to 8 with 2H
    7H takes        AH builds 6     add 3D      add pile 6      done

Cards may be named by rank alone where that leaves no doubt; ``pile 6`` or ``6`` names a pile; "+", "," and "and" part cards.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import NamedTuple

from nineteenth import cards as notation
from nineteenth.bits import highest, lowest
from nineteenth.games.contract import MoveError, Sentence
from nineteenth.games.karusele import cards, rules
from nineteenth.games.karusele.cards import (
    BROOM,
    FIRST_COURT,
    NUMBERS,
    cards_of,
    is_court,
    members,
    name,
    rank_shift,
    total_of,
    value_of,
)
from nineteenth.games.karusele.options import OWN_PILE
from nineteenth.games.karusele.state import House, State
from nineteenth.games.karusele.sums import ROOM, completes
from nineteenth.games.karusele.survey import settle
from nineteenth.games.karusele.tableau import anchor_of, cards_of_piles, table_is_empty

MAX_TEXT = 300
MAX_CHOICES = 8

_TAKES = re.compile(r"^(?P<card>\S+) (?:takes?|captures?|x) ?(?P<items>.*)$")
_TAKE_WITH = re.compile(r"^(?:take|capture) (?P<items>.+) with (?P<card>\S+)$")
_BUILDS = re.compile(r"^(?P<card>\S+) (?:builds?|makes?) (?P<value>\d+)(?: (?:on|from|out of|with) (?P<items>.+))?$")
_BUILD_WITH = re.compile(r"^build (?P<value>\d+) (?:with|by) (?P<card>\S+)(?: (?:on|and) (?P<items>.+))?$")
_BUILD_ON = re.compile(r"^build (?P<value>\d+) on (?P<items>.+) with (?P<card>\S+)$")
_PILE = r"(?:the )?(?:pile )?(?:of )?(?P<was>\d+)(?: ?\((?P<anchor>[^)]+)\))?"
_RAISE = re.compile(rf"^raise {_PILE}(?: to (?P<value>\d+))? with (?P<card>\S+)(?: (?:on|and) (?P<items>.+))?$")
_RAISES = re.compile(rf"^(?P<card>\S+) raises? {_PILE}(?: to (?P<value>\d+))?(?: (?:on|and) (?P<items>.+))?$")
_ADD = re.compile(r"^add (?P<item>\S+)$")
_ADD_PILE = re.compile(r"^add pile (?P<was>\d+)(?: ?\((?P<anchor>[^)]+)\))?$")
_LAY = re.compile(r"^(?:lay|trail|put down|play) (?P<card>\S+)$")
_ITEM = re.compile(r"pile (?:of )?(\d+)(?: ?\(([^)]+)\))?|(\S+)")
_SWEEP = ("broom", "sweep", "br", "play broom", "play br", "broom sweeps", "br sweeps")


class Named(NamedTuple):
    """What a player has named: loose cards, piles, and number cards that are neither."""

    loose: int
    piles: int
    elsewhere: int


def parse(text: str, v: State, o: House) -> list[int]:
    """The moves that `text` means in the mover's view; MoveError if it means none, or may mean several: then it lists them."""
    told = _normal(text)
    if told == "done":
        return [rules.DONE]
    if told in _SWEEP:
        lies = table_is_empty(v) and o.broom_empty != OWN_PILE
        return [rules.LAY + BROOM if lies else rules.SWEEP]
    for pattern, read in _READERS:
        found = pattern.match(told)
        if found is not None:
            return read(found, v, o, text)
    raise _no_move(text)


def _no_move(text: str) -> MoveError:
    return MoveError(Sentence("karusele-no-move", {"text": text.strip()[:60]}))


def _normal(text: str) -> str:
    """Small letters, one space between words, and nothing but spaces between the named cards."""
    if len(text) > MAX_TEXT:
        raise _no_move(text)
    told = re.sub("[+,;&]", " ", text.lower())
    return " ".join(told.split())


# Cards and piles ----------------------------------------------------------------------------------------------------------


def _card(word: str, text: str) -> int:
    try:
        return cards.number(word)
    except notation.CardError:
        raise MoveError(Sentence("karusele-no-card", {"text": word[:20]}, "K1")) from None


def _of_rank(word: str) -> int:
    """The four cards that a rank alone may mean, or a joker by its value; empty if the word is no rank."""
    word = {"a": "1", "ace": "1", "t": "10", "jack": "j", "queen": "q", "king": "k"}.get(word, word)
    if word.isdecimal() and len(word) < 3:
        return cards_of(int(word))
    return 15 << (FIRST_COURT + 4 * "jqk".index(word)) if word in ("j", "q", "k") else 0


def _hand_card(word: str, v: State, text: str) -> int:
    """The hand card that a word names, by rank alone if there is only one of it."""
    rank = _of_rank(word)
    if not rank:
        return _card(word, text)
    found = members(rank & max(v.hands[v.turn], 0))
    if len(found) == 1:
        return found[0]
    if found:
        raise _ambiguous(text, [name(card) for card in found])
    raise MoveError(Sentence("karusele-no-card-of-rank", {"text": word}, "K5"))


def _ambiguous(text: str, choices: list[str]) -> MoveError:
    return MoveError(Sentence("karusele-ambiguous", {"text": text.strip()[:60], "choices": "; ".join(choices)}))


def _items(listed: str, v: State, text: str) -> Named:
    """What the named items are; a rank alone must leave no doubt which cards are meant."""
    loose = piles = elsewhere = 0
    ranks: dict[str, int] = {}
    for value, anchor, word in _ITEM.findall(listed):
        if word == "and":
            continue
        if value:
            piles |= 1 << _pile(int(value), anchor, v, text)
        elif _of_rank(word):
            ranks[word] = ranks.get(word, 0) + 1
        else:
            card = _card(word, text)
            if v.loose >> card & 1:
                loose |= 1 << card
            else:
                elsewhere |= 1 << card
    # All cards of a pile mean the pile; some of them mean a pile that cannot be split.
    for pile in range(v.pile_count):
        if elsewhere & v.pile_cards[pile] == v.pile_cards[pile]:
            piles |= 1 << pile
            elsewhere &= ~v.pile_cards[pile]
    for word, count in ranks.items():
        more_loose, more_piles = _by_rank(word, count, v, loose, piles, text)
        loose |= more_loose
        piles |= more_piles
    return Named(loose, piles, elsewhere)


def _by_rank(word: str, count: int, v: State, loose: int, piles: int, text: str) -> tuple[int, int]:
    """The `count` loose cards of a rank or piles of that value that are not named yet."""
    here = members(_of_rank(word) & v.loose & ~loose)
    value = int(word) if word.isdecimal() else 0
    heaps = [pile for pile in range(v.pile_count) if v.pile_value[pile] == value and not piles >> pile & 1]
    if count > len(here) + len(heaps):
        raise MoveError(Sentence("karusele-rank-not-on-table", {"text": word}, "K7"))
    if count < len(here) + len(heaps):
        choices = [name(card) for card in here] + [_pile_words(v, pile) for pile in heaps]
        listed = [" ".join(some) for some in combinations(choices, count)]
        raise _ambiguous(text, listed[:MAX_CHOICES])
    return sum(1 << card for card in here), sum(1 << pile for pile in heaps)


def _pile_words(v: State, pile: int) -> str:
    anchor = anchor_of(v, pile)
    return f"pile {v.pile_value[pile]}" + (f" ({name(anchor - 1)})" if anchor else "")


def _pile(value: int, anchor: str, v: State, text: str) -> int:
    """The pile of that value that is meant; by a card in it where there are several."""
    there = [pile for pile in range(v.pile_count) if v.pile_value[pile] == value]
    if anchor:
        inside = 1 << _card(anchor, text)
        there = [pile for pile in there if v.pile_cards[pile] & inside]
    if not there:
        raise MoveError(Sentence("karusele-refused-no-such-pile", {"value": value, "card": anchor or "–"}, "K12"))
    if len(there) > 1:
        raise _ambiguous(text, [_pile_words(v, pile) for pile in there])
    return there[0]


# Turns --------------------------------------------------------------------------------------------------------------------


def _read_lay(found: re.Match[str], v: State, o: House, text: str) -> list[int]:
    return [rules.LAY + _hand_card(found["card"], v, text)]


def _read_takes(found: re.Match[str], v: State, o: House, text: str) -> list[int]:
    card = _hand_card(found["card"], v, text)
    if card == BROOM:
        return [rules.SWEEP]
    if not found["items"]:
        return [rules.TAKE + card]
    named = _items(found["items"], v, text)
    if is_court(card) or (named.loose | named.elsewhere) & ~NUMBERS:
        return [rules.court_move(card, _suits(card, named))]
    return _parts(rules.TAKE + card, named, v, o, rules.whole_move(card, 0, _numbers(named, v)))


def _suits(card: int, named: Named) -> int:
    """The suits of the named cards of a court's rank; none if anything else is named: that no court takes."""
    together = named.loose | named.elsewhere
    rank = 15 << rank_shift(card) if is_court(card) else 0
    return 0 if together & ~rank or named.piles else together >> rank_shift(card)


def _numbers(named: Named, v: State) -> int:
    return (named.loose | cards_of_piles(v, named.piles) | named.elsewhere) & NUMBERS


def _read_builds(found: re.Match[str], v: State, o: House, text: str) -> list[int]:
    card = _hand_card(found["card"], v, text)
    value = _value(found["value"])
    begin = rules.build_move(card, value)
    if not found["items"]:
        return [begin]
    named = _items(found["items"], v, text)
    if (named.loose | named.elsewhere) & ~NUMBERS:
        return [rules.court_move(card, 0)]
    return _parts(begin, named, v, o, rules.whole_move(card, value, _numbers(named, v)))


def _value(digits: str) -> int:
    """The value that is meant, 31 for one that no card has."""
    return min(int(digits[:4]), 31)


def _read_raise(found: re.Match[str], v: State, o: House, text: str) -> list[int]:
    card = _hand_card(found["card"], v, text)
    pile = _pile(_value(found["was"]), found["anchor"] or "", v, text)
    was = v.pile_value[pile]
    named = _items(found["items"] or "", v, text)
    value = (
        _value(found["value"]) if found["value"] else min(was + value_of(card) + total_of(named.loose & NUMBERS), 31)
    )
    begin = rules.raise_move(card, anchor_of(v, pile), was, value)
    if not found["items"]:
        return [begin]
    if not o.extend_with_table:
        raise MoveError(Sentence("karusele-refused-raise-by-one-card", {"card": name(card)}, "D11"))
    if (named.loose | named.elsewhere) & ~NUMBERS:
        return [rules.court_move(card, 0)]
    parts = _parts(begin, named, v, o, -1)
    if parts == [-1]:
        args = {"card": name(card), "was": was, "value": value}
        raise MoveError(Sentence("karusele-refused-raise-differs", args, "D11"))
    return parts


def _read_add(found: re.Match[str], v: State, o: House, text: str) -> list[int]:
    return [rules.ADD + _card(found["item"], text)]


def _read_add_pile(found: re.Match[str], v: State, o: House, text: str) -> list[int]:
    pile = _pile(_value(found["was"]), found["anchor"] or "", v, text)
    return [rules.pile_move(anchor_of(v, pile), v.pile_value[pile])]


_READERS = (
    (_ADD_PILE, _read_add_pile),
    (_ADD, _read_add),
    (_LAY, _read_lay),
    (_TAKE_WITH, _read_takes),
    (_BUILD_WITH, _read_builds),
    (_BUILD_ON, _read_builds),
    (_RAISE, _read_raise),
    (_BUILDS, _read_builds),
    (_RAISES, _read_raise),
    (_TAKES, _read_takes),
)


def _parts(begin: int, named: Named, v: State, o: House, whole: int) -> list[int]:
    """The parts of a turn that takes or is built on exactly what is named; if it cannot be, `whole`, whose refusal says why."""
    if rules.refusal(v, o, begin):
        return [whole if whole >= 0 else begin]
    if named.elsewhere:
        return [whole]
    trial = v.copy()
    rules.start(trial, o, begin)
    moves = [begin]
    ended = settle(trial, o)
    while not (trial.chosen & ~named.loose or trial.chosen_piles & ~named.piles):
        move = _next_item(trial, named)
        if ended and move == rules.DONE:
            return moves
        if ended or rules.refusal(trial, o, move):
            break
        moves.append(move)
        if move == rules.DONE:
            return moves
        rules.choose(trial, move)
        ended = settle(trial, o)
    return [whole]


def _next_item(trial: State, named: Named) -> int:
    """The named item that is next in order, DONE if all have been said."""
    piles = named.piles & ~trial.chosen_piles
    loose = named.loose & ~trial.chosen
    if piles:
        pile = lowest(piles)
        return rules.pile_move(anchor_of(trial, pile), trial.pile_value[pile])
    return rules.ADD + highest(loose) if loose else rules.DONE


def groups(taken: int, value: int) -> list[int]:
    """The sets that number cards were taken in, each summing to `value`: single cards first, then one way to part the rest."""
    loose = members(taken & NUMBERS)
    found = [1 << card for card in loose if value_of(card) == value]
    rest = [card for card in reversed(loose) if value_of(card) != value]
    while rest:
        group = _first_group(rest, value)
        if not group:
            return [*found, sum(1 << card for card in rest)]
        found.append(sum(1 << card for card in group))
        rest = [card for card in rest if card not in group]
    return found


def _first_group(rest: list[int], value: int) -> list[int]:
    """A set that holds the highest card left and leaves a rest that can be parted too; nothing if there is none."""
    top, others = rest[0], rest[1:]
    for size in range(1, len(others) + 1):
        for some in combinations(others, size):
            if value_of(top) + sum(map(value_of, some)) == value:
                need = [0] * ROOM
                for card in others:
                    if card not in some:
                        need[value_of(card)] += 1
                if completes(need, [0] * ROOM, value):
                    return [top, *some]
    return []
