"""The page in Chromium: ``python bench/page.py`` (after ``make setup``; needs a built page and `chromium` on the PATH).

Prints the time from the start of ``nineteenth serve`` to a lobby one can press on, the bytes of a table as they travel, and the
long tasks while the cards of twelve seats move.
"""

from __future__ import annotations

import gzip
import json
import os
import pathlib
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

from playwright.sync_api import Browser, Error, Page, Response, sync_playwright

FLAGS = ["--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
STARTS = 5
WATCHED_SECONDS = 20
LONG = 50.0  # milliseconds of processor time


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def serve(port: int, folder: pathlib.Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "nineteenth", "serve", "--no-browser", "--port", str(port), "--bot-pause", "0.05"]
    return subprocess.Popen([*command, "--database", str(folder / "tables.sqlite3")], stdout=subprocess.DEVNULL)


def go_when_open(page: Page, address: str) -> None:
    """Load the address as soon as something answers there."""
    while True:
        try:
            page.goto(address)
            return
        except Error:
            time.sleep(0.01)


def first_page(browser: Browser, folder: pathlib.Path) -> float:
    """Seconds from starting the server until the lobby's games can be pressed."""
    port = free_port()
    page = browser.new_page()
    began = time.perf_counter()
    server = serve(port, folder)
    go_when_open(page, f"http://127.0.0.1:{port}/")
    page.locator(".game-card").first.wait_for()
    took = time.perf_counter() - began
    page.close()
    server.kill()
    server.wait()
    return took


def open_table(page: Page, address: str, seats: int) -> None:
    page.goto(f"{address}#new/golf")
    page.get_by_role("radio", name="Nine holes Nine cards").check()
    while page.locator(".seat-list li").count() < seats:
        page.get_by_role("button", name="One seat more").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def weigh(browser: Browser, address: str) -> int:
    """Bytes, gzipped, of all that a browser new to the room fetches to sit at a table."""
    page = browser.new_page()
    sizes: list[int] = []

    def add(response: Response) -> None:
        if "/api/" not in response.url:
            sizes.append(len(gzip.compress(response.body(), 6)))

    page.on("response", add)
    page.goto(address)
    page.locator(".felt").wait_for()
    page.wait_for_timeout(500)
    page.close()
    return sum(sizes)


def watch(browser: Browser, address: str) -> tuple[list[float], str]:
    """How long each task takes while twelve seats turn up and swap cards; and the table's address."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    kept = json.dumps({"language": "en", "name": "Kadri", "speed": "normal", "pace": "quick"})
    context.add_init_script(f"localStorage.setItem('nineteenth.settings', '{kept}')")
    page = context.new_page()
    open_table(page, address, 12)
    page.get_by_role("button", name="Deal the cards").click()
    page.locator(".felt").wait_for()
    page.wait_for_timeout(1500)
    # Processor time of the page's main thread, task by task: what else the machine does does not count.
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline", "__metadata"])
    until = time.monotonic() + WATCHED_SECONDS
    while time.monotonic() < until:
        if page.locator(".playing.mine").count():
            page.locator(".target.can").last.click()
        page.wait_for_timeout(200)
    return task_times(json.loads(browser.stop_tracing())["traceEvents"]), page.url


def task_times(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of processor time of each task on the busiest page's main thread."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    times: dict[tuple[int, int], list[float]] = {main: [] for main in mains}
    for event in events:
        where = (event.get("pid", 0), event.get("tid", 0))
        if where in times and event.get("name", "").endswith("RunTask") and "tdur" in event:
            times[where].append(event["tdur"] / 1000)
    return max(times.values(), key=sum)


def main() -> None:
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        times = [first_page(browser, folder) for _ in range(STARTS + 1)][1:]
        print(
            f"serve to first page, warm: {statistics.median(times):.2f} s (median of {STARTS}: {min(times):.2f} … {max(times):.2f})"
        )
        port = free_port()
        server = serve(port, folder)
        go_when_open(browser.new_page(), f"http://127.0.0.1:{port}/")
        tasks, table = watch(browser, f"http://127.0.0.1:{port}/")
        long = [task for task in tasks if task > LONG]
        print(
            f"tasks over {LONG:.0f} ms in {WATCHED_SECONDS} s of twelve seats: {len(long)}, longest {max(tasks):.0f} ms"
        )
        print(f"a table weighs {weigh(browser, table):,} bytes gzipped")
        server.kill()
        browser.close()


main()
