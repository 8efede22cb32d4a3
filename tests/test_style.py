"""All Python code is in one style, and its types hold."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CHECKS = [
    pytest.param("mypy"),
    pytest.param("ruff check --quiet"),
    pytest.param("ruff format --quiet --check"),
]


@pytest.mark.parametrize("check", CHECKS)
def test_the_code_passes(check: str) -> None:
    command = [sys.executable, "-m", *check.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
