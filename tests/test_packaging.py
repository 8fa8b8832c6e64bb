"""What the wheel and the source distribution carry, built from a copy of the sources."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import zipfile

import pytest

ROOT = pathlib.Path(__file__).parent.parent
PAGE = "src/nineteenth/web/static/index.html"


@pytest.fixture
def sources(tmp_path: pathlib.Path) -> pathlib.Path:
    """A copy of what a build reads, without the browser client, as git would hand it over."""
    copy = tmp_path / "sources"
    copy.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(
        ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "static", "*.nbi", "*.nbc")
    )
    return copy


def build(sources: pathlib.Path, target: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = os.environ | ({} if path is None else {"PATH": path})
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"]
    return subprocess.run(command, cwd=sources, env=environment, capture_output=True, text=True, check=False)


def wheel_of(sources: pathlib.Path) -> set[str]:
    (wheel,) = (sources / "dist").glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def write(path: pathlib.Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_the_wheel_carries_every_source_message_and_mark(sources: pathlib.Path) -> None:
    assert build(sources, "wheel").returncode == 0
    for path in (sources / "src").rglob("*"):
        if path.is_file():
            assert path.relative_to(sources / "src").as_posix() in wheel_of(sources)


def test_a_built_page_goes_into_wheel_and_sdist_without_npm(sources: pathlib.Path) -> None:
    write(sources / "web" / "package.json", "{}")
    write(sources / PAGE, "<!doctype html>")
    write(sources / "src/nineteenth/web/static/assets/app.js", "1")
    for target in ("wheel", "sdist"):
        built = build(sources, target, path="")
        assert built.returncode == 0, built.stderr
    assert {"nineteenth/web/static/index.html", "nineteenth/web/static/assets/app.js"} <= wheel_of(sources)
    (archive,) = (sources / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {PAGE, "web/package.json", "hatch_build.py"} <= names


def test_an_unbuilt_page_without_npm_stops_the_build_with_one_sentence(sources: pathlib.Path) -> None:
    write(sources / "web" / "package.json", "{}")
    built = build(sources, "wheel", path="")
    assert built.returncode != 0
    assert built.stderr.strip() == "The browser client has not been built and npm is missing: install node with npm."
    assert not list((sources / "dist").glob("*.whl"))


def test_a_page_with_its_modules_at_hand_is_built_anew(sources: pathlib.Path, tmp_path: pathlib.Path) -> None:
    write(sources / "web" / "package.json", "{}")
    write(sources / "web" / "node_modules" / "here", "")
    write(sources / PAGE, "yesterday")
    npm = tmp_path / "bin" / "npm"
    write(npm, f"#!/bin/sh\ntest \"$*\" = 'run build' && echo today > ../{PAGE}\n")
    npm.chmod(0o755)
    built = build(sources, "wheel", path=f"{npm.parent}:{os.environ['PATH']}")
    assert built.returncode == 0, built.stderr
    (wheel,) = (sources / "dist").glob("*.whl")
    assert zipfile.ZipFile(wheel).read("nineteenth/web/static/index.html") == b"today\n"
