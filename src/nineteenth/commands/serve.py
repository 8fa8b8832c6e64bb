"""`nineteenth serve`: the card room in a browser, for this machine or the whole household."""

from __future__ import annotations

import argparse
import os
import pathlib
import socket
import sys
import threading
import webbrowser

from nineteenth.commands import CommandError
from nineteenth.terminal.voice import Voice

EXAMPLES = (
    "nineteenth serve",
    "nineteenth serve --host 0.0.0.0 --port 8000",
    "nineteenth serve --database evening.sqlite3 --no-browser",
)
PORT = 1919
DAY = 86_400.0
EVERYWHERE = ("0.0.0.0", "::")


def add_arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=voice("serve-arg-host"))
    parser.add_argument("--port", metavar="N", type=int, default=PORT, help=voice("serve-arg-port", port=str(PORT)))
    parser.add_argument("--database", metavar="FILE", help=voice("serve-arg-database", file=str(usual_database())))
    parser.add_argument("--bot-pause", metavar="SECONDS", type=float, default=0.7, help=voice("serve-arg-bot-pause"))
    parser.add_argument("--grace", metavar="SECONDS", type=float, default=60.0, help=voice("serve-arg-grace"))
    parser.add_argument("--no-browser", action="store_true", help=voice("serve-arg-no-browser"))


def run(args: argparse.Namespace, voice: Voice) -> int:
    from nineteenth.server.app import serve
    from nineteenth.server.settings import Settings
    from nineteenth.table import live

    bot_pause, grace = _seconds(args.bot_pause, voice), _seconds(args.grace, voice)
    _must_be_free(args.host, args.port, voice)
    database = pathlib.Path(args.database).expanduser() if args.database else usual_database()
    link = f"http://{_reachable(args.host)}:{args.port}/"
    print(voice("serve-open", link=link), flush=True)
    if not args.no_browser and _has_screen():
        opener = threading.Timer(0.8, webbrowser.open, (link,))
        opener.daemon = True
        opener.start()
    table = live.Settings(bot_pause=bot_pause, grace=grace)
    serve(Settings(database, args.host, args.port, table))
    print(voice("serve-closed"))
    return 0


def usual_database() -> pathlib.Path:
    """Where the tables are kept unless somebody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or pathlib.Path.home() / ".local" / "share"
    return pathlib.Path(home) / "nineteenth" / "tables.sqlite3"


def _seconds(value: float, voice: Voice) -> float:
    if not 0 <= value <= DAY:
        raise CommandError(voice("serve-no-seconds", seconds=f"{value:g}"), misused=True)
    return value


def _must_be_free(host: str, port: int, voice: Voice) -> None:
    if not 0 < port < 65536:
        raise CommandError(voice("serve-no-port", port=str(port)), misused=True)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except OSError as fault:
        told = voice("serve-port-taken", host=host, port=str(port), reason=fault.strerror or "")
        raise CommandError(told) from None


def _reachable(host: str) -> str:
    """An address that another machine can use, if the server listens on all of them."""
    if host not in EVERYWHERE:
        return f"[{host}]" if ":" in host else host
    try:
        # Nothing is sent: the system only says which address it would send from.
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
            trial.connect(("192.0.2.1", 9))
            return str(trial.getsockname()[0])
    except OSError:
        return "127.0.0.1"


def _has_screen() -> bool:
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
