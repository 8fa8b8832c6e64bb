"""Builds the browser client into the wheel; does nothing where there is nothing to build."""

from __future__ import annotations

import pathlib
import shutil
import subprocess
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm before a wheel or a source distribution is packed.

    It stands aside for an editable install (`make` builds the page then), where there is no ``web/`` folder, and in an
    unpacked source distribution, which carries the built page and no ``node_modules``.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = pathlib.Path(self.root)
        web = root / "web"
        page = root / "src" / "nineteenth" / "web" / "static" / "index.html"
        if version == "editable" or not (web / "package.json").exists():
            return
        if page.exists() and not (web / "node_modules").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("The browser client has not been built and npm is missing: install node with npm.")
        if not (web / "node_modules").exists():
            subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
        if not page.exists():
            raise SystemExit(f"'npm run build' made no {page.relative_to(root)}.")
