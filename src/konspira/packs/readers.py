"""Reads what stands under the header of a pack: one function for each kind of pack.

Each takes the numbered lines and gives what is in them, or PackError with the line to
mend.
"""

from collections.abc import Iterator

from konspira.packs import Card, Character, Location, PictogramCard, plain
from konspira.packs.faults import fault

Lines = Iterator[tuple[int, str]]

LONGEST_WORD = 24  # what still fits on a card at arm's length
LONGEST_NAME = 32  # of a place, a role, a character
LONGEST_HINT = 90
FEWEST_CARDS = 25  # one board
FEWEST_LOCATIONS = 8
FEWEST_ROLES = 10  # twelve players, two of them spies
FEWEST_CHARACTERS = 64  # four rounds of eight two-sided cards
FAMOUS, ABROAD = MARKS = "*~"  # before a character: known to all, or elsewhere only
THEMES = (
    "fairy-tales",
    "myths",
    "books",
    "films",
    "cartoons",
    "history",
    "science",
    "arts",
    "sport",
)


class Once:
    """Notices what stands in a pack twice: case and diacritics make no difference."""

    def __init__(self, source: str, what: str) -> None:
        self._source = source
        self._what = what
        self._seen: dict[str, int] = {}

    def note(self, number: int, text: str) -> None:
        if first := self._seen.get(plain(text)):
            raise fault(
                self._source, number, "twice", text=text, first=first, what=self._what
            )
        self._seen[plain(text)] = number


def written(lines: Lines) -> Lines:
    """The lines without comments and empty ones."""
    return ((n, line) for n, line in lines if line.strip() and not line.startswith("#"))


def enough(source: str, found: int, least: int, what: str) -> None:
    if found < least:
        raise fault(source, None, "too-few", count=found, what=what, least=least)


def is_name(text: str) -> bool:
    return any(c.isalnum() for c in text) and all(c.isalnum() or c in " -'’." for c in text)


def check_name(source: str, number: int, text: str, what: str) -> None:
    if not is_name(text):
        raise fault(source, number, "no-name", text=text, what=what)
    if len(text) > LONGEST_NAME:
        raise fault(source, number, "too-long", text=text, most=LONGEST_NAME)


# Words


def read_words(source: str, lines: Lines) -> tuple[Card, ...]:
    once, cards = Once(source, "word"), []
    for number, line in written(lines):
        card = read_card(source, number, line)
        for word in card.sides:
            once.note(number, word)
        cards.append(card)
    enough(source, len(cards), FEWEST_CARDS, "cards")
    return tuple(cards)


def read_card(source: str, number: int, line: str) -> Card:
    sides = [side.strip() for side in line.split("/")]
    if len(sides) > 2:
        raise fault(source, number, "sides", count=len(sides))
    for side in sides:
        if not is_name(side):
            raise fault(source, number, "no-word", text=side)
        if len(side) > LONGEST_WORD:
            raise fault(source, number, "too-long", text=side, most=LONGEST_WORD)
    return Card(*sides)


# Locations


def read_locations(source: str, lines: Lines) -> tuple[Location, ...]:
    once, locations = Once(source, "location"), []
    for number, line in written(lines):
        location = read_location(source, number, line)
        once.note(number, location.name)
        locations.append(location)
        if bool(location.roles) != bool(locations[0].roles):
            raise fault(source, number, "roles-here-and-there")
    enough(source, len(locations), FEWEST_LOCATIONS, "locations")
    return tuple(locations)


def read_location(source: str, number: int, line: str) -> Location:
    name, colon, rest = (part.strip() for part in line.partition(":"))
    check_name(source, number, name, "location")
    if not colon:
        return Location(name)
    roles = tuple(role.strip() for role in rest.split(","))
    for role in roles:
        check_name(source, number, role, "role")
    different = len({plain(role) for role in roles})
    if different < FEWEST_ROLES:
        raise fault(source, number, "few-roles", count=different, least=FEWEST_ROLES)
    if different < len(roles):
        raise fault(source, number, "role-twice")
    return Location(name, roles)


# Characters


def read_characters(source: str, lines: Lines) -> tuple[tuple[Character, ...], ...]:
    """Two neighbours under a theme are the two sides of a card."""
    once, theme = Once(source, "character"), ""
    cards: list[tuple[Character, ...]] = []
    for number, line in written(lines):
        if line.startswith("["):
            theme = read_theme(source, number, line)
            continue
        if not theme:
            raise fault(source, number, "no-theme")
        character = read_character(source, number, line, theme)
        once.note(number, character.name)
        if cards and len(cards[-1]) == 1 and cards[-1][0].theme == theme:
            cards[-1] = (*cards[-1], character)
        else:
            cards.append((character,))
    enough(source, sum(map(len, cards)), FEWEST_CHARACTERS, "characters")
    return tuple(cards)


def read_theme(source: str, number: int, line: str) -> str:
    theme = line.strip().removeprefix("[").removesuffix("]")
    if theme not in THEMES:
        themes = ", ".join(THEMES)
        raise fault(source, number, "unknown-theme", text=theme, themes=themes)
    return theme


def read_character(source: str, number: int, line: str, theme: str) -> Character:
    mark = line[0] if line[0] in MARKS else ""
    name, colon, hint = (part.strip() for part in line.removeprefix(mark).partition(":"))
    check_name(source, number, name, "character")
    if not colon or not hint:
        raise fault(source, number, "no-hint", text=name)
    if len(hint) > LONGEST_HINT:
        raise fault(source, number, "hint-long", most=LONGEST_HINT)
    return Character(name, hint, theme, mark == FAMOUS, mark == ABROAD)


# Pictograms


def read_pictograms(source: str, lines: Lines) -> tuple[PictogramCard, ...]:
    """Four lines are one card; each begins with the name of the picture."""
    names = [line.partition("|")[0].strip() for _, line in written(lines)]
    fours = zip(*[iter(names)] * 4, strict=True)
    return tuple((a, b, c, d) for a, b, c, d in fours)
