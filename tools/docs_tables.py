"""Write the catalogue into the tables of docs/: `python3 dev.py write tables`.

A page says where, above the head of a table that somebody has written in its language:

    <!-- catalogue:refusals server -->
    | code | what people read | rule |
    |---|---|---|
    <!-- end -->

The rows between are made here. What people read is taken from the texts of the page. In
the same way `<!-- law:codenames -->` stands above the state diagram of a game, and
`<!-- rulings:codenames -->` above the table of its rulings: people write its rows, and the
last cell, the options that give another reading, is filled in here.
"""

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

from tools.catalogue import (
    EVERY_GAME,
    Catalogue,
    GameEntry,
    InputEntry,
    OptionEntry,
    RefusalEntry,
    catalogue,
    inputs,
)
from tools.diagram import diagram

from konspira import wire
from konspira.games import GAMES
from konspira.languages import ENGLISH

ROOT = Path(__file__).parents[1]
TABLE = re.compile(
    r"^(<!-- catalogue:(\w+)(.*) -->\n\|.*\n\|[-|]*\n)(?:\|.*\n)*(?=<!-- end -->$)",
    re.MULTILINE,
)
DIAGRAM = re.compile(
    r"^(<!-- law:(\w+) -->\n)(?:```mermaid\n(?:.*\n)*?```\n)?(?=<!-- end -->$)",
    re.MULTILINE,
)
RULINGS = re.compile(
    r"^(<!-- rulings:(\w+) -->\n\|.*\n\|[-|]*\n)((?:\|.*\n)*)(?=<!-- end -->$)",
    re.MULTILINE,
)
RULING = re.compile(r"^(\| \*\*([A-Z\d]+-O\d+)\*\* \|.*\|)[^|\n]*\|$", re.MULTILINE)
TEXT = re.compile(r"^([a-z][\w-]*) = (\S.*)$", re.MULTILINE)
OF_CHANCE = {"Deal", "Draw"}  # moves that no phone makes
OF_PEOPLE = {"seat", "member", "by"}  # fields whose range depends on who is there

Row = tuple[str, ...]


def with_tables(page: str, language: str = ENGLISH) -> str:
    """Return a page with all its tables as they are today."""

    def filled(found: re.Match[str]) -> str:
        rows = TABLES[found[2]](language, *found[3].split())
        lines = "".join(f"| {' | '.join(row)} |\n" for row in rows)
        return found[1] + lines.replace("|  |", "| |")

    def opted(found: re.Match[str]) -> str:
        return found[1] + with_options(language, found[2], found[3])

    return DIAGRAM.sub(drawn, RULINGS.sub(opted, TABLE.sub(filled, page)))


def drawn(found: re.Match[str]) -> str:
    """Return a diagram below its mark, as the law of the game is today."""
    return f"{found[1]}```mermaid\n{diagram(GAMES[found[2]])}\n```\n"


@cache
def everything() -> Catalogue:
    return catalogue()


@cache
def texts(language: str) -> dict[str, str]:
    """Return the texts of the page that fit on a line, by their ids."""
    files = sorted(ROOT.glob(f"client/locales/{language}/*.ftl"))
    files += sorted(ROOT.glob(f"client/src/games/*/texts/{language}.ftl"))
    return dict(TEXT.findall("\n".join(file.read_text("utf-8") for file in files)))


# Refusals


def refusals(language: str, speaker: str) -> Iterator[Row]:
    """Yield the codes of the server, of a room, or of more than one game."""
    for refusal in everything().refusals:
        if speaker_of(refusal) == speaker:
            yield code(refusal), sentence(language, refusal), ", ".join(refusal.rules)


def own_refusals(language: str) -> Iterator[Row]:
    """Yield the codes that one family of games has for itself."""
    families = {game.family for game in everything().games}
    for refusal in everything().refusals:
        if (family := speaker_of(refusal)) in families:
            rules = ", ".join(refusal.rules)
            yield code(refusal), f"`{family}`", sentence(language, refusal), rules


def speaker_of(refusal: RefusalEntry) -> str:
    """Return who says it; what more than one game says belongs to every game."""
    speaker, *others = refusal.of
    return EVERY_GAME if others else speaker


def code(refusal: RefusalEntry) -> str:
    return f"`{refusal.code}`"


def sentence(language: str, refusal: RefusalEntry) -> str:
    return texts(language).get(f"error-{refusal.code}", "")


# Acts

WHO = {"the_host": "the host", "a_member": "a member"}


def public_acts(language: str) -> Iterator[Row]:
    """Yield the acts that phones may ask a room for."""
    for act in everything().acts:
        if act.public:
            yield f"`{act.name}`", names(act.fields), WHO[act.who], act.about


def other_acts(language: str) -> Iterator[Row]:
    """Yield the acts that only servers append."""
    for act in everything().acts:
        if not act.public:
            yield f"`{act.name}`", names(act.fields), act.about


def names(fields: tuple[InputEntry, ...]) -> str:
    return ", ".join(f"`{field.name}`" for field in fields)


# Ranges


def ranges(language: str) -> Iterator[Row]:
    """Return rows of the fields of messages, acts and moves that have a limit, by limit."""
    found: dict[str, list[str]] = {}
    for name, field in limited():
        span = f"up to {field.most} letters"
        if field.kind == "number":
            span = f"{field.least} to {field.most}"
        found.setdefault(span, []).append(f"`{name}.{field.name}`")
    return ((", ".join(dict.fromkeys(fields)), span) for span, fields in found.items())


def limited() -> Iterator[tuple[str, InputEntry]]:
    known = everything()
    kinds = {kind.__name__: tuple(inputs(kind)) for kind in get_args(wire.In)}
    every = [
        *kinds.items(),
        *((act.name, act.fields) for act in known.acts if act.public),
        *((move.name, move.fields) for move in known.moves if move.name not in OF_CHANCE),
    ]
    for name, fields in every:
        for field in fields:
            if field.most and field.name not in OF_PEOPLE:
                yield name, field


# Options

Value = bool | int | str


def options(language: str, game: str, *presets: str) -> Iterator[Row]:
    """Yield what a group agrees on: its values, its default, and what these presets say."""
    for option in options_of(game):
        if not option.name.endswith("seconds"):
            values = "; ".join(said(language, option, value) for value in values_of(option))
            chosen = (preset_value(language, option, preset) for preset in presets)
            yield (
                about(language, option),
                values,
                default(language, option),
                *chosen,
                rules(option),
            )


def times(language: str, game: str) -> Iterator[Row]:
    """Yield the options that are a number of seconds."""
    for option in options_of(game):
        if option.name.endswith("seconds"):
            span = f"{option.least}-{option.most}"
            yield about(language, option), span, default(language, option), rules(option)


def options_of(game: str) -> list[OptionEntry]:
    return [option for option in everything().options if option.game == game]


def about(language: str, option: OptionEntry) -> str:
    told = f"{text_of(language, option)}. {text_of(language, option, 'help')}"
    return f"`{short(option)}`: {told}"


def short(option: OptionEntry) -> str:
    return option.name.rpartition(".")[2]


def with_options(language: str, game: str, rulings: str) -> str:
    """Return the rows of rulings, each with the options that are declared by its id."""

    def filled(row: re.Match[str]) -> str:
        named = (
            f"`{short(option)}`: {text_of(language, option)}"
            for option in options_of(game)
            if row[2] in option.rules
        )
        return f"{row[1]} {'; '.join(named)} |".replace("|  |", "| |")

    return RULING.sub(filled, rulings)


def rules(option: OptionEntry) -> str:
    return ", ".join(option.rules)


def values_of(option: OptionEntry) -> tuple[Value, ...]:
    match option.kind:
        case "switch":
            return True, False
        case "number":
            return (f"{option.least}-{option.most}",)
    return option.values


def default(language: str, option: OptionEntry) -> str:
    """Return the default; if it depends on the number of players, with the numbers."""
    game = game_named(option.game)
    sizes: dict[Value, list[int]] = {}
    for seats in range(game.seats[0], game.seats[1] + 1):
        value = option.defaults.get(str(seats), option.default)
        sizes.setdefault(value, []).append(seats)
    if len(sizes) == 1:
        return said(language, option, option.default)
    told = (
        f"{span(seats)}: {said(language, option, value)}" for value, seats in sizes.items()
    )
    return "; ".join(told)


def span(numbers: list[int]) -> str:
    return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"


def preset_value(language: str, option: OptionEntry, preset: str) -> str:
    value = game_named(option.game).presets[preset]
    for part in option.name.split("."):
        value = value.get(part, {})
    return default(language, option) if value == {} else said(language, option, value)


def said(language: str, option: OptionEntry, value: Value) -> str:
    """Return a value as the form says it."""
    match option.kind:
        case "switch":
            return texts(language)["option-on" if value else "option-off"]
        case "choice":
            return text_of(language, option, str(value))
        case "pack":
            return f"`{str(value).removesuffix(f'.{ENGLISH}')}`"  # as the table speaks
    return str(value)


def text_of(language: str, option: OptionEntry, ending: str = "") -> str:
    """Return the text of an option, or one about it, by the game or by its family."""
    name = "-".join(re.split(r"[._]", option.name) + [ending] * bool(ending))
    owners = (option.game, game_named(option.game).family)
    ids = [f"option-{owner}-{name}" for owner in owners]
    return next((texts(language)[each] for each in ids if each in texts(language)), name)


def game_named(name: str) -> GameEntry:
    return next(game for game in everything().games if game.name == name)


TABLES: dict[str, Callable[..., Iterator[Row]]] = {
    "refusals": refusals,
    "own_refusals": own_refusals,
    "public_acts": public_acts,
    "other_acts": other_acts,
    "ranges": ranges,
    "options": options,
    "times": times,
}


# The files


def pages(folder: Path = ROOT / "docs") -> Iterator[tuple[Path, str]]:
    """Yield every page of the docs, as it should be."""
    for path in sorted(folder.glob("**/*.md")):
        language = path.suffixes[0].lstrip(".") if len(path.suffixes) > 1 else ENGLISH
        yield path, with_tables(path.read_text("utf-8"), language)


def main() -> None:
    (folder,) = sys.argv[1:]
    for path, text in pages(Path(folder)):
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
