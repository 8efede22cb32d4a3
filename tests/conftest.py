"""A test that carries the id of a rule plays that rule: whoever only looks fails."""

from collections.abc import Generator
from typing import Any

import pytest
from playing import RULE_ID, watched


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Generator[None, Any, Any]:
    rules = RULE_ID.findall(item.function.__doc__ or "")
    if not rules:
        return (yield)
    with watched() as played:
        result = yield
    assert played, f"carries {', '.join(rules)} in its docstring, but plays no game"
    return result
