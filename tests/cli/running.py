"""Run the command as a person or a script does: in a process of its own, over pipes."""

from __future__ import annotations

import os
import subprocess
import sys

COMMAND = (sys.executable, "-c", "from nineteenth.cli import main; raise SystemExit(main())")


def nineteenth(*words: str, typed: str | bytes = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """What came of ``nineteenth words…`` with `typed` on standard input; English unless the environment says otherwise."""
    around = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "PYTHONUTF8": "1", **environment}
    given = typed if isinstance(typed, bytes) else typed.encode()
    done = subprocess.run(
        [*COMMAND, *words],
        input=given,
        capture_output=True,
        check=False,
        env=around,
        timeout=300,
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def fault(*words: str, typed: str | bytes = "", code: int = 1, **environment: str) -> str:
    """The one sentence that the command ends with; checks its exit code and that it is one line and no traceback."""
    done = nineteenth(*words, typed=typed, **environment)
    assert done.returncode == code, (done.stdout, done.stderr)
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    return done.stderr.strip()
