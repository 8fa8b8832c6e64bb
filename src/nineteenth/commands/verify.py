"""`nineteenth verify`: the shuffles of a record, recomputed from what was promised and told."""

from __future__ import annotations

import argparse

from nineteenth import fairness, record
from nineteenth.commands import CommandError, _shared
from nineteenth.match import Match, Played
from nineteenth.terminal.voice import Voice

EXAMPLES = ("nineteenth verify evening.txt",)


def add_arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("file", metavar="RECORD", help=voice("cli-arg-replay-file"))


def run(args: argparse.Namespace, voice: Voice) -> int:
    text = _shared.read_text(args.file, voice)
    try:
        # Reading plays every move by the cards that each deal's seed gives: a changed card breaks it.
        match = record.read(text)
    except record.RecordError as fault:
        told = voice("record-error", line=fault.line, fault=voice.sentence(fault.sentence))
        raise CommandError(f"{args.file}: {told}") from None
    proven = [_tell(match, number, deal, voice) for number, deal in enumerate(match.played, 1)]
    print(voice("verify-all" if all(proven) else "verify-some", proven=sum(proven), deals=len(proven)))
    return 0 if all(proven) else 1


def _tell(match: Match, number: int, deal: Played, voice: Voice) -> bool:
    """Say what can be proven of one deal; whether it is."""
    if deal.proof is None:
        print(voice("verify-no-proof", number=number))
        return False
    print(voice("verify-deal", number=number, promise=deal.proof.promise, secret=deal.proof.secret))
    for seat, words in sorted(deal.proof.words.items()):
        print(voice("verify-words", name=match.names[seat], words=words))
    sound = deal.proof.holds(deal.seed)
    print(voice("verify-sound" if sound else "verify-broken", seed=fairness.seed(deal.proof.secret, deal.proof.words)))
    return sound
