"""What holds for the repository as a whole, whatever the games are."""

from __future__ import annotations

import ast
import pathlib
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator

import pytest

ROOT = pathlib.Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "nineteenth"
REQUIREMENTS = ("bootstrap", "run", "test", "bench")
LARGEST_FILE = 400_000  # bytes; lock files and golden records stay below it

# In pieces, so that this file passes its own test.
REGISTRY_HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("npmmirror", "com"),
        ("jsr", "io"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
        ("packages", "debian", "org"),
        ("unpkg", "com"),
        ("jsdelivr", "net"),
    )
)


def tracked_files() -> list[pathlib.Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]


def relative(path: pathlib.Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_tracked_file_names_a_registry_host() -> None:
    named = [
        f"{relative(path)}: {host}"
        for path in tracked_files()
        for host in REGISTRY_HOSTS
        if host.encode() in path.read_bytes().lower()
    ]
    assert named == []


def test_no_tracked_file_is_of_a_size_that_belongs_elsewhere() -> None:
    assert [relative(path) for path in tracked_files() if path.stat().st_size > LARGEST_FILE] == []


def test_what_is_built_or_installed_is_not_tracked() -> None:
    made = re.compile(r"(^|/)(node_modules|__pycache__|dist|\.venv|\.stamps)/|web/static/|uv\.lock$|pylock.*\.toml$")
    assert [relative(path) for path in tracked_files() if made.search(relative(path))] == []


def test_the_licence_is_there_and_named_in_the_project_file() -> None:
    assert (ROOT / "LICENSE").read_text().startswith("MIT License")
    assert project()["license"] == "MIT"


# --- requirements ----------------------------------------------------------------------------------------------------


def project() -> dict[str, object]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert isinstance(table, dict)
    return table


def pins(name: str) -> Iterator[list[str]]:
    """The requirements of one file, each as its lines without comments."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text().replace("\\\n", "\n")
    block: list[str] = []
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if not line.startswith(" ") and block:
            yield block
            block = []
        block.append(line.strip())
    if block:
        yield block


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_every_requirement_is_pinned_to_hashes(name: str) -> None:
    blocks = list(pins(name))
    assert blocks
    for first, *hashes in blocks:
        assert re.match(r"^[a-z0-9][a-z0-9._-]*==[^ ]+( ;.*)?$", first), first
        assert hashes, first
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", line) for line in hashes), first


@pytest.mark.parametrize("name", REQUIREMENTS)
@pytest.mark.parametrize("suffix", ["in", "txt"])
def test_no_requirement_holds_an_address(name: str, suffix: str) -> None:
    text = (ROOT / "requirements" / f"{name}.{suffix}").read_text()
    assert re.findall(r"\w+://\S+|--(?:extra-)?index-url|--find-links", text) == []


def wanted(lines: list[str]) -> set[str]:
    """Requirement lines without comments, spaces and quotes, to be compared as a set."""
    return {
        re.sub(r"\s+", "", line).replace('"', "'")
        for line in lines
        if line.strip() and not line.startswith(("#", "-r"))
    }


def test_the_project_file_and_run_requirements_ask_for_the_same() -> None:
    table = project()
    dependencies, extras = table["dependencies"], table["optional-dependencies"]
    assert isinstance(dependencies, list)
    assert isinstance(extras, dict)
    written = wanted((ROOT / "requirements" / "run.in").read_text().splitlines())
    build_tools = {line for line in written if line.startswith(("hatchling", "editables"))}
    assert written - build_tools == wanted([*dependencies, *extras["fast"]])


def versions(name: str) -> set[str]:
    """``name==version`` of every pin; the markers may differ where a peer asks for more platforms."""
    return {first.split(" ;")[0] for first, *_ in pins(name)}


@pytest.mark.parametrize("name", ["test", "bench"])
def test_test_and_bench_run_on_the_very_versions_that_are_played(name: str) -> None:
    assert versions("run") - versions(name) == set()


# --- imports ---------------------------------------------------------------------------------------------------------

STANDARD_LIBRARY_ONLY = ("bits.py", "rows.py", "cards.py", "chance.py", "games/**/*.py", "solvers/**/*.py")
GROUND = ("nineteenth.bits", "nineteenth.rows", "nineteenth.cards", "nineteenth.chance")
OWN_PARTS_ALLOWED = {
    "games": (*GROUND, "nineteenth.games"),
    "solvers": (*GROUND, "nineteenth.games", "nineteenth.solvers", "nineteenth.compiled"),
}
# An error looks up its words when it is printed, and only then; the test on bare Python below sees to the "only then".
MAY_PRINT = {"games/contract.py", "games/options.py"}


def imported(path: pathlib.Path) -> Iterator[str]:
    """The full names of all modules that a file imports, wherever in it, by statement or by ``import_module``."""
    module = path.relative_to(ROOT / "src").with_suffix("").parts
    package = module[:-1]
    for node in ast.walk(ast.parse(path.read_text(), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            origin = ".".join(part for part in (base, node.module) if part)
            if origin == "nineteenth":
                yield from (f"nineteenth.{alias.name}" for alias in node.names)
            else:
                yield origin
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            # Of f"nineteenth.games.{name}" the front says enough.
            told = node.args[0].values[0] if isinstance(node.args[0], ast.JoinedStr) else node.args[0]
            yield str(told.value) if isinstance(told, ast.Constant) else ast.unparse(told)


def pure_files() -> list[pathlib.Path]:
    return sorted({path for pattern in STANDARD_LIBRARY_ONLY for path in PACKAGE.glob(pattern)})


def strangers(path: pathlib.Path) -> list[str]:
    """What a file imports besides the standard library and the parts below it."""
    place = path.relative_to(PACKAGE)
    allowed = OWN_PARTS_ALLOWED.get(place.parts[0], GROUND)
    if place.as_posix() in MAY_PRINT:
        allowed = (*allowed, "nineteenth.messages")
    return [
        name
        for name in imported(path)
        if name.split(".")[0] not in sys.stdlib_module_names
        and not any(name == part or name.startswith(part + ".") for part in allowed)
    ]


def test_rulebooks_and_solvers_import_the_standard_library_only() -> None:
    assert pure_files(), "nothing was read"
    assert {relative(path): found for path in pure_files() if (found := strangers(path))} == {}


def test_rulebooks_and_solvers_are_imported_by_bare_python() -> None:
    names = [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in pure_files()]
    names = [name.removesuffix(".__init__") for name in names]
    script = (
        "import importlib, sys; sys.path.insert(0, sys.argv[1]); [importlib.import_module(n) for n in sys.argv[2:]]"
    )
    # -S leaves out everything that was installed, -I everything that the environment adds.
    command = [sys.executable, "-I", "-S", "-c", script, str(ROOT / "src"), *names]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stderr


def test_only_compiled_meets_numba() -> None:
    meeting = {
        relative(path)
        for path in PACKAGE.rglob("*.py")
        for name in imported(path)
        if name.split(".")[0] in ("numba", "llvmlite")
    }
    assert meeting == {"src/nineteenth/compiled.py"}


def test_reading_imports_finds_each_way_to_write_one(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    folder = tmp_path / "src" / "nineteenth" / "games"
    folder.mkdir(parents=True)
    source = folder / "sample.py"
    source.write_text(
        "import numpy.linalg as n\nfrom . import golf\nfrom .golf import rules\nfrom .. import cards\n"
        "from nineteenth import table\ndef later():\n    import importlib\n    importlib.import_module('numba')\n"
        "    importlib.import_module(f'{package}.rules')\n    importlib.import_module(f'scipy.{name}')\n"
    )
    assert set(imported(source)) == {
        "numpy.linalg",
        "nineteenth.games",
        "nineteenth.games.golf",
        "nineteenth.cards",
        "nineteenth.table",
        "importlib",
        "numba",
        "{package}",
        "scipy.",
    }


# --- commands --------------------------------------------------------------------------------------------------------


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):(?!=)", (ROOT / "Makefile").read_text(), re.MULTILINE))


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", ".ci/run", ".pre-commit-config.yaml"])
def test_every_make_command_that_is_told_of_exists(name: str) -> None:
    text = (ROOT / name).read_text()
    # A command stands between backticks, at the head of a line, or after a script's `exec` and a hook's `entry:`.
    told = set(re.findall(r"(?:`|^|exec |entry: )make ([a-z][a-z-]*)", text, re.MULTILINE))
    assert told, f"{name} tells of no make command"
    assert told <= make_targets()


def test_help_lists_the_commands_the_readme_tells_of() -> None:
    listed = subprocess.run(["make", "help"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for command in ("play", "test", "setup", "check", "bench"):
        assert f"make {command} " in listed


def test_ci_is_executable() -> None:
    modes = subprocess.run(
        ["git", "ls-files", "-s", ".ci", "tools"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert {line.split()[0] for line in modes.stdout.splitlines()} == {"100755"}
