"""Which cases of a test are tried before every change, and which in `test all` alone."""

from collections.abc import Iterable
from typing import Any

import pytest


def first(cases: Iterable[Any]) -> list[Any]:
    """Return all cases: the first is tried before every change, the others in `all`."""
    one, *others = cases
    return [one, *later(others)]


def later(cases: Iterable[Any]) -> list[Any]:
    """Return cases that only `all` tries."""
    return [pytest.param(case, marks=pytest.mark.all_only) for case in cases]
