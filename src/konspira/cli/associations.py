"""What `konspira packs check` says of associations, beyond their format."""

from collections.abc import Iterator, Sequence

from konspira import referee
from konspira.packs import AssociationPack, PackError
from konspira.packs.association_report import (
    FEWEST_NEIGHBOURS,
    MOST_CODENAMES,
    missing,
    report,
)
from konspira.referee import Forms, Reason, Ruling, Verdict

RELATED = {
    *(Reason.SAME_WORD, Reason.ONLY_ACCENTS_DIFFER, Reason.FORM),
    *(Reason.DERIVED, Reason.COMPOUND, Reason.PART),
}


def checked(pack: AssociationPack, source: str, codenames: Sequence[str]) -> list[str]:
    """Return what could not be checked; raise PackError if a line is missing or wrong.

    Wrong is a word that the referee would forbid beside its own codename.
    """
    if lacking := missing(pack, codenames):
        names = ", ".join(lacking[:5])
        problem = f"no line for {names}; expected one for each codename of the pack"
        more = f" ({len(lacking)} are missing)" if len(lacking) > 5 else ""
        raise PackError(source, None, problem + more)
    if referee.load(pack.language) is not Forms.CHECKED:
        return ["forms of the codenames were not looked for: pip install konspira[referee]"]
    wrong = [
        (line, f"{word!r} is {verdict.reason} beside {codename!r}")
        for line, codename, word, verdict in judged(pack)
        if verdict.ruling is Ruling.FORBIDDEN and verdict.reason in RELATED
    ]
    if wrong:
        (line, problem), *others = wrong
        more = f" (and {len(others)} more)" if others else ""
        raise PackError(source, line, f"{problem}; expected another root{more}")
    return []


def judged(pack: AssociationPack) -> Iterator[tuple[int, str, str, Verdict]]:
    """Yield what the referee says of each word while its own codename is visible."""
    for codename, words, line in pack.lists:
        for word in words:
            verdict = referee.check(word, None, [codename], pack.language)
            yield line, codename, word, verdict


def reported(pack: AssociationPack, codenames: Sequence[str]) -> Iterator[str]:
    """Yield what is worth a second look, as lines to print."""
    found = report(pack, codenames)
    yield f"{len(found.one_way)} name a codename that does not name them:"
    yield from (f"  {one} -> {other}" for one, other in found.one_way)
    share = f"{FEWEST_NEIGHBOURS:.0%}"
    yield f"{len(found.lonely)} share a word with fewer than {share} of the others:"
    yield from (f"  {codename}: {count}" for codename, count in found.lonely)
    yield f"{len(found.frequent)} words are named by more than {MOST_CODENAMES} codenames:"
    yield from (f"  {word}: {count}" for word, count in found.frequent)
    if referee.status(pack.language) is Forms.CHECKED:
        doubts = [
            f"  {codename}: {word} ({verdict.reason})"
            for _, codename, word, verdict in judged(pack)
            if verdict.ruling is not Ruling.LEGAL
        ]
        yield f"{len(doubts)} words are doubtful to the referee:"
        yield from doubts
