"""A driver does what it is told, and hides nothing that goes wrong in a page."""

import pytest

from browser.engines import installing
from browser.engines.person import Person, Target
from browser.engines.tab import Engine, TabError
from browser.evening import PHONE

PAGE = """data:text/html,<meta charset=utf-8>
<label>Name <input value=old></label>
<button onclick="textContent = 'tapped'" onpointerdown="title = 'held'">Start</button>
<dialog><button>Start</button></dialog>"""
BROKEN = f"{PAGE}<script>null.first</script><script>console.error('second')</script>"


@pytest.mark.all_only
async def test_a_person_reads_a_page_writes_and_taps(engine: Engine) -> None:
    person = Person(await engine.open(PHONE), "")
    await person.goto(PAGE)
    assert await person.read("() => [innerWidth, innerHeight]") == [390, 844]
    await person.fill(Target("input", name="Name"), "Ada 7")
    assert await person.read("() => document.querySelector('input').value") == "Ada 7"
    await person.tap(Target(name="Start"))
    await person.waits_for(Target(name="tapped"))
    await person.hold(Target(name="tapped"), Target("[title=held]"))
    assert (await person.tab.picture()).startswith(b"\x89PNG")


@pytest.mark.all_only
async def test_what_lies_under_a_sheet_is_out_of_reach(engine: Engine) -> None:
    person = Person(await engine.open(PHONE), "")
    await person.goto(PAGE)
    await person.read("() => document.querySelector('dialog').showModal()")
    assert await person.sees(Target(name="Start"))
    assert not await person.sees(Target("input"))


@pytest.mark.all_only
async def test_an_exception_of_a_page_is_a_complaint(engine: Engine) -> None:
    tab = await engine.open(PHONE)
    await tab.goto(BROKEN)
    first, second = await engine.complaints()
    assert "first" in first and second == "second"
    tab.complaints.clear()
    with pytest.raises(TabError, match="third"):
        await tab.evaluate("() => { throw new Error('third') }")


# Engines that are not there


class Gone(Engine):
    @classmethod
    def missing(cls) -> str:
        return "some-browser its-driver"


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would be run to install an engine that is missing."""
    commands: list[list[str]] = []
    monkeypatch.setattr(installing, "ENGINES", (Gone,))
    monkeypatch.setattr("subprocess.run", lambda command, check: commands.append(command))
    return commands


def test_a_missing_engine_is_told_with_the_way_to_have_it(
    ran: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("CI", raising=False)
    installing.main()
    told = "apt-get install -y --no-install-recommends some-browser its-driver\n"
    assert capsys.readouterr().out.endswith(told)
    assert not ran


def test_a_machine_of_continuous_integration_installs_it(
    ran: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And if that was in vain, it says so."""
    monkeypatch.setattr(installing, "may_install", lambda: True)
    installing.main()
    assert ran == [["apt-get", "update"], [*installing.INSTALL, *Gone.missing().split()]]
    assert "skipped" in capsys.readouterr().out
