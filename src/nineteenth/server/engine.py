"""The part of the package that runs in a browser: rules and solvers, which import nothing but the standard library."""

from __future__ import annotations

import functools
import io
import pathlib
import zipfile

PACKAGE = pathlib.Path(__file__).parent.parent
PARTS = ("*.py", "games/**/*.py", "solvers/**/*.py")
# Fixed, so that the same sources make the same bytes.
LONG_AGO = (1980, 1, 1, 0, 0, 0)


@functools.cache
def archive() -> bytes:
    """A zip archive with the package's folder on top, to be put on Python's path."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as zipped:
        for path in sorted({path for part in PARTS for path in PACKAGE.glob(part)}):
            name = pathlib.PurePosixPath("nineteenth", path.relative_to(PACKAGE).as_posix())
            zipped.writestr(zipfile.ZipInfo(str(name), LONG_AGO), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()
