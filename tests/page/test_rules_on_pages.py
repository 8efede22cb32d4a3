"""No number of a game's rules stands on its pages: the wire or the catalogue says it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "client" / "src" / "games"
RULES = ROOT / "src" / "konspira" / "games"
FAMILIES = sorted(path.name for path in PAGES.iterdir() if path.is_dir())
SMALLEST = 100  # below, equal numbers are chance; there, names and rule ids tell
UNITS = {1000}  # milliseconds in a second
# Numbers of the look that happen to be in the rules, too.
ALIKE: dict[str, dict[int, str]] = {
    "codenames": {
        120: "milliseconds before a title moves",
        1500: "how long the screen is dark before a card turns",
    },
    "mafia": {},
    "secret_identity": {},
    "spyfall": {},
}
NUMBER = re.compile(r"(?<![\w.#-])\d[\d_]*(?![\w.%])")
CONSTANT = re.compile(r"const ([A-Z][A-Z_]*)\b[^=]*= (\d[\d_]*)(?![\w.])")
RULE_ID = re.compile(r"\b(?:CN|SF2|SW|ID|MF)-[A-Z]?\d[\d.]*")


@cache
def rule_numbers(family: str) -> set[int]:
    """Every whole number that stands in the rules of a game, but for bounds of options."""
    found: set[int] = set()
    for path in (RULES / family).rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        options = [node for node in ast.walk(tree) if is_option(node)]
        bounds = {id(node) for option in options for node in ast.walk(option)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and type(node.value) is int:
                found |= {node.value} if id(node) not in bounds else set()
    return found


def is_option(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "option"


@cache
def named_numbers(family: str) -> set[tuple[str, int]]:
    """The constants of the rules that are a number, by name."""
    found = set()
    for path in (RULES / family).rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            match node:
                case ast.Assign([ast.Name(name)], ast.Constant(int(value))):
                    found.add((name, value))
                case ast.Assign([ast.Tuple(names)], ast.Tuple(values)):
                    for each, number in zip(names, values, strict=True):
                        match each, number:
                            case ast.Name(name), ast.Constant(int(value)):
                                found.add((name, value))
    return found


def scripts(family: str) -> Iterator[tuple[str, str]]:
    """The lines of code of a game's pages, each with its place."""
    for path in sorted((PAGES / family).rglob("*")):
        if path.suffix not in (".ts", ".svelte"):
            continue
        source = path.read_text("utf-8")
        if path.suffix == ".svelte":  # the script alone: what is drawn has other numbers
            source = "".join(re.findall(r"<script.*?</script>", source, re.DOTALL))
        if path.stem in ("share-picture",) or "posters" in path.parent.name:
            continue  # drawings
        for line in source.splitlines():
            yield str(path.relative_to(ROOT)), line


def offences(family: str, lines: Iterator[tuple[str, str]]) -> list[str]:
    """The lines that say a number of the rules, each with the reason."""
    numbers = {number for number in rule_numbers(family) if number >= SMALLEST}
    numbers -= UNITS | set(ALIKE[family])
    named = named_numbers(family)
    found = []
    for place, line in lines:
        code, _, comment = line.partition("//")
        if code.lstrip().startswith(("*", "/*")):
            continue
        for number in [int(each.replace("_", "")) for each in NUMBER.findall(code)]:
            if number in numbers:
                found.append(f"{place}: {number} is a number of the rules: {line.strip()}")
        for name, number in CONSTANT.findall(code):
            if (name, int(number.replace("_", ""))) in named:
                found.append(f"{place}: {name} is a constant of the rules: {line.strip()}")
            if RULE_ID.search(comment):
                found.append(f"{place}: a number with the id of a rule: {line.strip()}")
    return found


@pytest.mark.parametrize("family", FAMILIES)
def test_a_page_says_no_number_of_the_rules(family: str) -> None:
    """It reads `RULE_NUMBERS` of the wire, the table, or the catalogue."""
    assert offences(family, scripts(family)) == []


@pytest.mark.parametrize(
    ("family", "line"),
    [
        ("mafia", "const AGAIN_MS = 10_000 // while a person leads"),
        ("mafia", "  return turn === 1 ? 48_000 : 36000"),
        ("mafia", "  const GANG = 3"),
        ("mafia", "const LEAST = 4 // MF-99"),
        ("spyfall", "const LONGEST = 200"),
        ("spyfall", "if (now - since > 20_000) give_up()"),
        ("secret_identity", "export const PLACES = 3 // on each side of a safe (ID-O02)"),
    ],
)
def test_a_number_of_the_rules_on_a_page_is_noticed(family: str, line: str) -> None:
    assert offences(family, iter([("planted.ts", line)]))


@pytest.mark.parametrize("line", ["const HELD_BREATH = 1100 // MF", "* waits for 10_000"])
def test_a_number_of_the_look_is_fine(line: str) -> None:
    assert offences("mafia", iter([("planted.ts", line)])) == []


@pytest.mark.parametrize("family", FAMILIES)
def test_every_exception_is_still_needed(family: str) -> None:
    used = " ".join(line for _, line in scripts(family))
    seen = {int(each.replace("_", "")) for each in NUMBER.findall(used)}
    assert {*ALIKE[family]} <= seen & rule_numbers(family)
