"""What every test run shares, doctests included."""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import Any

import hypothesis
import pytest

# A busy machine is no fault of the code: no deadlines.
hypothesis.settings.register_profile("house", deadline=None, print_blob=True)
hypothesis.settings.load_profile("house")

SKIPS_FAIL = os.environ.get("NINETEENTH_SKIPS") == "fail"


def _fail_if_skipped(report: Any) -> None:
    """Turns a skip into a failure; an expected failure stays what it is."""
    if SKIPS_FAIL and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"Skipped, and `make test` skips nothing: {report.longrepr}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _fail_if_skipped(report)
    return report
