"""The card room with its limits for one address lifted: ``python bench/serve_for_load.py PORT DATABASE``."""

from __future__ import annotations

import pathlib
import sys

from nineteenth.server.app import serve
from nineteenth.server.settings import Settings

if __name__ == "__main__":
    limits = {"burst": 10_000, "per_second": 1e6, "connections_per_address": 100_000, "tables_per_minute": 100_000}
    serve(Settings(database=pathlib.Path(sys.argv[2]), port=int(sys.argv[1]), **limits))
