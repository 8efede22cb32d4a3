"""`konspira referee`: is this clue legal, and why?"""

import click

from konspira.cli.terminal import Failure, row, safe, show, table
from konspira.referee import LANGUAGES, Forms, Ruling, Verdict, check, load
from konspira.referee.explain import explain

COLOURS = {Ruling.LEGAL: "green", Ruling.DOUBTFUL: "yellow", Ruling.FORBIDDEN: "red"}
MISSING = "Other forms were not checked: pip install 'konspira[referee]'."


@click.command()
@click.argument("language", type=click.Choice(LANGUAGES))
@click.argument("visible", metavar="VISIBLE...", nargs=-1, required=True)
@click.argument("clue")
@click.option(
    "--number",
    type=click.IntRange(0, 9),
    default=1,
    show_default=True,
    help="The number of the clue.",
)
def referee(language: str, visible: tuple[str, ...], clue: str, number: int) -> None:
    """Judge a CLUE for Codenames while the VISIBLE words lie on the table.

    Every question that was asked is told with its answer; the worst one counts. The
    strict rules hold: no house rules.

    \b
    Example: is "nosorożec" legal while RÓG is visible?
      konspira referee pl RÓG nosorożec
    """
    if not any(word.strip() for word in visible):
        raise Failure("No visible word was given; expected at least one, such as RÓG.")
    forms = load(language)
    steps = table("question", "answer")
    for step in explain(clue, number, visible, language):
        row(steps, step.question, step.answer)
    show(steps)
    verdict = check(clue, number, visible, language)
    ruling = click.style(str(verdict.ruling), fg=COLOURS[verdict.ruling], bold=True)
    click.echo(f"\n{ruling}{safe(grounds(verdict))}")
    if forms == Forms.NOT_INSTALLED:
        click.echo(MISSING)


def grounds(verdict: Verdict) -> str:
    """Return the rest of the sentence: why, by which rule, because of which word."""
    if verdict.ruling == Ruling.LEGAL:
        return ": nothing speaks against it"
    word = f" of {verdict.word}" if verdict.word else ""
    how = f", {verdict.how}" if verdict.how else ""
    return f": {verdict.reason}{word}{how} ({verdict.rule}, {verdict.confidence:.0%} sure)"
