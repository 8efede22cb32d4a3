"""docs/adding-a-game.md is followed to the letter, in a copy of the repository.

That people can then play the game on their phones: `tests/browser/test_guide.py`.
"""

import re
from pathlib import Path

import pytest
from guide_steps import GUIDE, Copy, steps

REMINDER = re.compile(r"^\| .* \| `(tests/[\w/]+\.py)`.*\|$", re.MULTILINE)
THE_GAME = "src/konspira/games/liar.py"
OF_RULES = "tests/contract/test_rule_ids.py"  # once there are rules
BY_NODE = (
    "tests/page/test_client.py"  # which takes a minute: its part that reminds is enough
)


@pytest.fixture
def begun(tmp_path: Path) -> Copy:
    """Liar is among the games, and nothing else has been done."""
    copy = Copy(tmp_path)
    copy.follow(step for step in steps() if step.path == THE_GAME)
    return copy


@pytest.fixture
def done(begun: Copy) -> Copy:
    """The whole guide has been followed."""
    begun.follow(step for step in steps() if step.path != THE_GAME)
    begun.write()
    return begun


def reminders() -> list[str]:
    return sorted(set(REMINDER.findall(GUIDE.read_text("utf-8"))) - {BY_NODE})


def test_the_code_is_enough_for_rooms_servers_and_bots(begun: Copy) -> None:
    every_game = ("tests/contract/test_every_game.py", "tests/room/test_game.py")
    assert begun.failing(*every_game, "tests/docs/test_protocol.py", "-k", "liar") == []


def test_what_is_missing_has_a_test_that_reminds_of_it(begun: Copy) -> None:
    at_once = [reminder for reminder in reminders() if reminder != OF_RULES]
    assert begun.failing(*at_once) == at_once
    begun.follow(step for step in steps() if step.path == "docs/rules/liar.md")
    assert begun.failing(OF_RULES) == [OF_RULES]


def test_a_text_that_one_language_lacks_has_a_test_that_reminds_of_it(begun: Copy) -> None:
    assert BY_NODE in GUIDE.read_text("utf-8")
    begun.follow(step for step in steps() if step.path.endswith("/texts/en.ftl"))
    assert not begun.passes_in_the_client("test/texts.test.ts")


@pytest.mark.all_only
def test_nothing_is_missing_in_the_end(done: Copy) -> None:
    pages = (
        "tests/docs/test_docs.py",
        "tests/docs/test_docs_tables.py",
        "tests/room/test_recorded_rooms.py",
    )
    assert done.failing(*reminders(), *pages, "tests/liar/test_liar.py") == []
    assert done.passes_in_the_client("test/games.test.ts", "test/texts.test.ts")
