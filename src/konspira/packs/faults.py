"""The faults that a pack can have, each with its sentence in English.

The names are stable. The page has a sentence for each in the reader's language, made from
the same facts.
"""

from konspira.packs.pack import PackError

LONGEST_QUOTE = 40

FAULTS = {
    "head": "{text!r}; expected one of 'kind: ...', 'language: ...', 'title: ...'",
    "head-twice": "{text!r} stands here twice; expected it once",
    "head-missing": "expected a line '{text}: ...' above the cards",
    "head-kind": "kind is {text!r}; expected one of {kinds}",
    "head-long": "{text!r}; expected at most {most} letters",
    "too-many-lines": "{count} lines; expected at most {most}",
    "too-few": "{count} {what}; expected at least {least}, one a line",
    "twice": "{text!r} stands in line {first} already; expected each {what} once",
    "too-long": "{text!r} is too long; expected at most {most} letters",
    "no-word": "{text!r} is no codename; expected letters, as in 'front / back'",
    "no-name": "{text!r} is no {what}; expected letters, as in 'Ice rink'",
    "sides": "{count} sides; expected 'front / back'",
    "roles-here-and-there": "expected roles at every location of a pack, or at none",
    "few-roles": "{count} different roles; expected at least {least}",
    "role-twice": "a role stands here twice; expected each once",
    "no-theme": "expected a theme first, such as '[books]'",
    "unknown-theme": "{text!r} is no theme; expected one of {themes}",
    "no-hint": "{text!r} has no hint; expected 'Cinderella: lost a slipper at the ball'",
    "hint-long": "the hint is too long; expected at most {most} letters",
    "no-list": "{text!r}; expected a codename and its words: 'orange: juice, fruit, peel'",
    "list-length": "{count} words; expected {least} to {most}",
    "listed-twice": "{text!r} stands in this line already; expected each word once",
    "not-one-word": "{text!r} is not one word; expected letters, as in 'juice'",
    "no-question": "{text!r}; expected a question with its number, as in '7. Why here?'",
    "number-range": "the number {count}; expected one from 1 to {most}",
    "number-missing": "there is no question {count}; expected all numbers without a gap",
    "stray-answer": "{text!r} answers no question; expected one above it: '7. Why here?'",
    "no-answer": "question {count} has no line '{text} ...'; expected '+', '~' and '-'",
    "wordings": "{count} wordings; expected {least}: 'Yes, gladly / All of them / Always'",
    "other-alphabet": "{text!r}; expected only letters of the alphabet of {language!r}",
}


def fault(source: str, line: int | None, name: str, **facts: str | int) -> PackError:
    """Return the error for a fault, with the facts that its sentence is made of."""
    if isinstance(text := facts.get("text"), str) and len(text) > LONGEST_QUOTE:
        facts["text"] = f"{text[:LONGEST_QUOTE]}…"
    return PackError(source, line, FAULTS[name].format(**facts), {"fault": name, **facts})
