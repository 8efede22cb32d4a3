"""Options as a form to fill in, and a check that says what would fit.

Nothing here knows a game. The types of a game's `Options` say what is allowed, its
`defaults` what a group of this size starts from, so a new option needs no code here.
"""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Any, Literal, get_type_hints

import msgspec
from msgspec import Struct, inspect

from konspira.game import BadSetup, Game, Options
from konspira.packs import PackNames
from konspira.refusals import (
    BAD_OPTION_VALUE,
    SEATS_DO_NOT_FIT,
    UNKNOWN_OPTION,
    UNKNOWN_PACK,
    UNKNOWN_PRESET,
)

Kind = Literal["switch", "choice", "number", "pack"]
Value = bool | int | str


class Field(Struct, frozen=True):
    """One line of the form."""

    name: str  # a dot leads into a group of options: "clue_rules.acronyms"
    kind: Kind
    default: Value
    rules: tuple[str, ...]
    values: tuple[str, ...] = ()  # of a choice; of a pack, the names on the shelf
    least: int | None = None  # of a number
    most: int | None = None
    pack: str | None = None  # the kind of pack, if it names one


class GameInfo(Struct, frozen=True):
    """What the lobby needs to know of a game before it starts."""

    name: str
    seats: tuple[int, int]
    presets: dict[str, dict[str, Value | dict[str, Value]]]
    form: tuple[Field, ...]


def game_info(game: Game, seats: int, packs: PackNames) -> GameInfo:
    """Return a game and its form, for so many players or the nearest number it takes."""
    span, seats = (game.seats[0], game.seats[-1]), near(game, seats)
    fitted = {name: dict(preset(game, name, seats)) for name in game.presets}
    presets = {
        name: values
        for name, values in fitted.items()
        if goes_with(game, seats, values, packs)
    }
    return GameInfo(game.name, span, presets, form(game, seats, packs))


def goes_with(game: Game, seats: int, given: Mapping[str, Any], packs: PackNames) -> bool:
    """Return whether so many people could play with these options."""
    try:
        game.setup(choose(game, seats, given, packs), seats)
    except BadSetup:
        return False
    return True


def form(game: Game, seats: int, packs: PackNames) -> tuple[Field, ...]:
    """Return the form of a game's options for a group of this size."""
    check_seats(game, seats)
    return tuple(fields(game.defaults(seats), packs))


def fields(options: Struct, packs: PackNames, group: str = "") -> list[Field]:
    """Return the lines of the form for these options, nested groups included."""
    form: list[Field] = []
    for field in fields_of(type(options)):
        name, value = group + field.name, getattr(options, field.name)
        if isinstance(value, Struct):
            form += fields(value, packs, name + ".")
        else:
            form.append(line(name, field.type, value, packs))
    return form


@cache  # looking into a type is slow, and every game that starts needs it
def fields_of(options: type[Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def line(name: str, kind: inspect.Type, value: bool | int | str, packs: PackNames) -> Field:
    extra: dict[str, Any] = {}
    if isinstance(kind, inspect.Metadata):
        extra, kind = kind.extra or {}, kind.type
    rules = tuple(extra.get("rules", ()))
    match kind:
        case inspect.BoolType():
            return Field(name, "switch", value, rules)
        case inspect.EnumType(cls):
            return Field(name, "choice", value, rules, tuple(m.value for m in cls))
        case inspect.IntType(ge=least, le=most):
            return Field(name, "number", value, rules, (), least, most)
        case inspect.StrType() if extra.get("pack"):
            kind_of_pack = extra["pack"]
            names = packs.names(kind_of_pack)
            return Field(name, "pack", value, rules, names, pack=kind_of_pack)
    raise TypeError(f"no form for option {name!r} of type {kind}")


def choose(
    game: Game,
    seats: int,
    given: Mapping[str, Any] | Options | None,
    packs: PackNames,
) -> Options:
    """Return a group's options: the defaults for its size, overlaid with `given`.

    Raises BadSetup for an unknown option, a value out of range, a wrong number of seats, or
    values that contradict each other or do not fit so many players.
    """
    check_seats(game, seats)
    default: Options = game.defaults(seats)
    options: Options = overlay(default, {} if given is None else given, "", packs)
    for field in fields(options, packs):
        if field.kind == "pack":
            check_pack(field, packs)
    options.check(seats)
    return options


def preset(game: Game, name: str, seats: int | None = None) -> Mapping[str, Any]:
    """Return the values of a named preset, to be given to `choose`.

    With `seats`, as so many people play it.
    """
    if name not in game.presets:
        known = ", ".join(sorted(game.presets))
        raise BadSetup(UNKNOWN_PRESET.code, f"{name!r} is no preset; there are {known}")
    values = game.presets[name]
    return values if seats is None else game.preset_for(values, seats)


def overlay(default: Struct, given: object, group: str, packs: PackNames) -> Any:
    """Return the default with what was given laid over it, each value checked by itself."""
    if isinstance(given, Struct):
        given = msgspec.structs.asdict(given)
    if not isinstance(given, Mapping):
        what = group.rstrip(".") or "options"
        text = f"{what} is {given!r}; expected a name and a value for each"
        raise BadSetup(BAD_OPTION_VALUE.code, text)
    values = {}
    for name, value in given.items():
        if name not in default.__struct_fields__:
            known = ", ".join(sorted(default.__struct_fields__))
            text = f"{group + str(name)!r} is no option; there are {known}"
            raise BadSetup(UNKNOWN_OPTION.code, text)
        inner = getattr(default, name)
        if isinstance(inner, Struct):
            values[name] = overlay(inner, value, f"{group}{name}.", packs)
        else:
            values[name] = checked(type(default), group, name, value, packs)
    return msgspec.structs.replace(default, **values)


def checked(
    options: type[Struct], group: str, name: str, value: object, packs: PackNames
) -> Any:
    """Return a value converted to its option's type, or raise BadSetup."""
    kind = types_of(options)[name]
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        text = f"{group}{name} is {value!r}; expected {expected(kind, packs)}"
        raise BadSetup(BAD_OPTION_VALUE.code, text) from None


@cache
def types_of(options: type[Struct]) -> dict[str, Any]:
    return get_type_hints(options, include_extras=True)


def expected(kind: Any, packs: PackNames) -> str:
    """Return what would fit, in words."""
    match line("", inspect.type_info(kind), "", packs):
        case Field(kind="switch"):
            return "true or false"
        case Field(kind="number", least=least, most=most):
            return f"a number from {least} to {most}"
        case Field(kind="choice" | "pack", values=values):
            return "one of " + ", ".join(values)
    raise AssertionError(kind)


# What was agreed on under another version


def restored(default: Options, agreed: Mapping[str, Any]) -> Options:
    """Return options from a log.

    What was right then is right now, whatever today's limits.

    An option that is no more is left out, and a new one has its default.
    """
    options: Options = laid_over(default, agreed)
    return options


def laid_over(default: Any, agreed: Mapping[str, Any]) -> Any:
    values: dict[str, Any] = {}
    for name in default.__struct_fields__:
        now, then = getattr(default, name), agreed.get(name)
        if isinstance(now, Struct) and isinstance(then, Mapping):
            values[name] = laid_over(now, then)
        elif isinstance(now, Enum):
            values[name] = next((one for one in type(now) if one.value == then), now)
        elif type(then) is type(now):
            values[name] = then
    return msgspec.structs.replace(default, **values)


def still_fitting(
    game: Game,
    seats: int,
    given: Mapping[str, Any],
    packs: PackNames,
) -> dict[str, Any]:
    """Return what was chosen under an older version, as far as this one accepts it."""

    def fits(option: Mapping[str, Any]) -> bool:
        try:
            choose(game, seats, option, packs)
        except BadSetup:
            return False
        return True

    kept: dict[str, Any] = {}
    for name, value in given.items():
        if isinstance(value, Mapping):
            inner = {key: each for key, each in value.items() if fits({name: {key: each}})}
            kept |= {name: inner} if inner else {}
        elif fits({name: value}):
            kept[name] = value
    return kept


def near(game: Game, seats: int) -> int:
    """Return the nearest number of players that the game takes."""
    return min(max(seats, game.seats.start), game.seats.stop - 1)


def check_seats(game: Game, seats: object) -> None:
    """Raise BadSetup if the game does not take so many players."""
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in game.seats:
        fit = f"{game.seats.start} to {game.seats.stop - 1} players"
        raise BadSetup(SEATS_DO_NOT_FIT.code, f"{seats!r} players; {game.name} takes {fit}")


def check_pack(field: Field, packs: PackNames) -> None:
    """Raise BadSetup if the named pack is not on the shelf."""
    if field.default not in field.values:
        known = ", ".join(sorted(field.values))
        text = f"{field.default}: no such pack; there are {known}"
        raise BadSetup(UNKNOWN_PACK.code, text)
