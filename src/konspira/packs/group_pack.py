"""A group's own packs, which are kept as their texts."""

from functools import cached_property

from msgspec import Struct

from konspira.packs import About, Pack, PackError
from konspira.packs.parsing import parse


class GroupPack(Struct, frozen=True, dict=True):
    """A pack of a group's own, parsed when its contents are first needed."""

    name: str
    text: str
    listed: str = "words"  # what a plain list without a header holds
    language: str = "en"  # and its language
    told: About | None = None  # as it was read when it came; older logs do not say

    @cached_property
    def contents(self) -> Pack | None:
        """The pack; None if an earlier release could read it and this one cannot."""
        try:
            return parse(self.text, self.name, self.name, self.listed, self.language)
        except PackError:
            return None

    @property
    def about(self) -> About:
        """What people see of the pack before they play with it."""
        if self.told:
            return self.told
        return self.contents.about if self.contents else About("", "", self.name, 0)

    @property
    def kind(self) -> str:
        return self.about.kind
