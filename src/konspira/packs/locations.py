"""Packs of places, for games about where everybody is."""

from typing import NamedTuple, Self

from konspira.packs.faults import fault
from konspira.packs.pack import Head, Lines, Pack, comparable
from konspira.packs.pasted_list import BULLET, each_once, items
from konspira.packs.reading import Once, check_name, enough, written

FEWEST_ROLES = 10  # twelve players, two of them spies


class Location(NamedTuple):
    """A place where everybody but the spy is, and who one may be there."""

    name: str
    roles: tuple[str, ...] = ()


class LocationPack(Pack, frozen=True):
    """Places with roles, or without any, in one language."""

    kind = "locations"
    least = 8
    locations: tuple[Location, ...]

    @classmethod
    def read(cls, head: Head, source: str, lines: Lines) -> Self:
        once, locations = Once(source, "location"), []
        for number, line in written(lines):
            location = read_location(source, number, line)
            once.note(number, location.name)
            locations.append(location)
            if bool(location.roles) != bool(locations[0].roles):
                raise fault(source, number, "roles-here-and-there")
        enough(source, len(locations), cls.least, "locations")
        return cls(*head, tuple(locations))

    @classmethod
    def listed(cls, lines: Lines) -> Lines:
        kept = [(number, BULLET.sub("", line)) for number, line in written(lines)]
        has_roles = any(":" in line for _, line in kept)
        return iter(kept) if has_roles else each_once(items(kept))

    @property
    def entries(self) -> int:
        return len(self.locations)


def read_location(source: str, number: int, line: str) -> Location:
    name, colon, rest = (part.strip() for part in line.partition(":"))
    check_name(source, number, name, "location")
    if not colon:
        return Location(name)
    roles = tuple(role.strip() for role in rest.split(","))
    for role in roles:
        check_name(source, number, role, "role")
    different = len({comparable(role) for role in roles})
    if different < FEWEST_ROLES:
        raise fault(source, number, "few-roles", count=different, least=FEWEST_ROLES)
    if different < len(roles):
        raise fault(source, number, "role-twice")
    return Location(name, roles)
