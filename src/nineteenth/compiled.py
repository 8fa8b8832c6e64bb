"""The one place that meets Numba: the very same functions, as machine code.

Nothing here is needed to play. With the extra ``nineteenth[fast]`` installed, `kernel` turns a plain function (and
the plain functions it calls) into machine code, cached on disk; without it everything runs as plain Python.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import pathlib
import tempfile
from collections.abc import Callable
from typing import Any

PACKAGE = pathlib.Path(__file__).parent
# What machine code may be made of: an edit in any of these files asks for a cache of its own.
SOURCES = ("*.py", "games/**/*.py", "solvers/**/*.py", "bots/**/*.py", "lab/**/*.py")


@functools.cache
def available() -> bool:
    """Whether Numba and NumPy are installed (they are looked for, not imported)."""
    return all(importlib.util.find_spec(name) is not None for name in ("numba", "numpy"))


def source_key() -> str:
    """Sixteen hexadecimal digits that change with every edit of a source file.

    Numba's own cache watches the file of the outermost function only; a rule edited further in would go on running as
    it was. So the cache folder carries this key in its name.
    """
    digest = hashlib.sha256()
    for path in sorted({path for pattern in SOURCES for path in PACKAGE.glob(pattern)}):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> pathlib.Path:
    """The folder for machine code of exactly these sources; made if need be."""
    base = os.environ.get("NINETEENTH_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(pathlib.Path.home() / ".cache")
    for root in (pathlib.Path(base) / "nineteenth", pathlib.Path(tempfile.gettempdir()) / "nineteenth"):
        folder = root / source_key()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return pathlib.Path(tempfile.mkdtemp(prefix="nineteenth-"))


@functools.cache
def numba() -> Any:
    """The Numba module, set up to cache by `source_key`; ImportError if it is not installed."""
    module = importlib.import_module("numba")
    module.config.CACHE_DIR = str(cache_folder())
    return module


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function` as machine code that releases the interpreter lock; `function` itself where Numba is missing.

    What it calls must be plain functions already passed through `callable_in_kernels`, or other kernels.
    """
    if not available():
        return function
    compiled: Callable[..., Any] = numba().njit(cache=True, nogil=True)(function)
    return compiled


def callable_in_kernels(*functions: Callable[..., Any]) -> None:
    """Let compiled code call these plain functions; they stay plain for everybody else."""
    if available():
        numba()
        extending = importlib.import_module("numba.extending")
        for function in functions:
            extending.register_jitable(function)
