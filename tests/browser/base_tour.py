"""What every tour of the screens has in common: who takes part, and where it stops."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple

from playwright.async_api import ViewportSize

from browser.evening import Evening, Screen
from konspira.client import Phone
from konspira.room import acts
from konspira.room.acts import COLOURS, Look

NAMES = (
    *("Ada", "Żaneta", "Cy", "Konstantynopolitanka", "Эсмеральда", "Yo"),
    *("Maximiliane", "Ли", "Bartłomiej", "Ну́рия", "Wilhelmina", "Al"),
)


class Stop(NamedTuple):
    """A screen to look at, and its name."""

    name: str
    screen: Screen


Stops = AsyncIterator[Stop]


class BaseTour:
    """Shows the screens in one language, on phones of one size. `script` runs before each
    page does, to take away what an old browser lacks."""

    def __init__(
        self, evening: Evening, language: str, viewport: ViewportSize, script: str = ""
    ) -> None:
        self.evening = evening
        self.language = language
        self.viewport = viewport
        self.script = script

    def everywhere(self) -> Stops:
        raise NotImplementedError

    async def screen(self, friend: Phone | None = None) -> Screen:
        how: dict[str, Any] = {"viewport": self.viewport, "script": self.script}
        if friend is None:
            return await self.evening.phone(self.language, **how)
        return await self.evening.screen_of(friend, self.language, **how)

    async def tv(self, phones: Sequence[Phone]) -> Screen:
        return await self.evening.tv(phones[0].code, self.language, script=self.script)

    async def meet(self, people: int) -> list[Phone]:
        """Friends at a table that speaks the language of the tour; nobody looks alike."""
        phones = await self.evening.party.gather(people, self.evening.house)
        for number, phone in enumerate(phones):
            await phone.do(acts.Rename(NAMES[number], Look(number, number % COLOURS)))
        await phones[0].do(acts.Speak(self.language))
        return phones
