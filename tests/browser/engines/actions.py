"""What a person does in any engine, step by step: in the lobby, and in two games."""

from browser.engines.person import Person, Target

# In the lobby


async def open_table(person: Person, name: str) -> str:
    """From the start page: open a table by name; its code."""
    await person.goto("/")
    await person.press("home-open")
    await person.fill(Target("input", name=person.text("your-name")), name)
    await person.press("that-is-me")
    await at_table(person)
    return await person.code()


async def join_by_code(person: Person, code: str, name: str) -> None:
    """From the start page: type the code, say who you are, sit down."""
    await person.goto("/")
    await person.fill(Target("input", name=person.text("home-code")), code.lower())
    await person.press("home-join")
    await person.fill(Target("input", name=person.text("your-name")), name)
    await person.press("join-sit")
    await at_table(person)


async def at_table(person: Person) -> None:
    await person.waits_for(Target("ol.oval"))


async def pick_game(person: Person, game: str) -> None:
    """The host lays another box on the table."""
    title = person.text(f"game-{game}")
    box = Target("main button.game")  # which it is as soon as the list of games is there
    if not await person.sees(box._replace(begins=title)):
        await person.tap(box)
        await person.tap(Target("dialog[open] button", begins=title))
    await person.waits_for(box._replace(begins=title))


async def read_the_end(person: Person, won: bool) -> None:
    """How the game ended for this person; some panels are read before."""
    ending = Target(f".the-end.{'won' if won else 'lost'} h2")
    panels = person.button("secret_identity-to-result")
    if await person.waits_for(ending, panels) == panels:
        await person.tap(panels)
        await person.waits_for(ending)


# Codenames

CARD = ".board > .card"
KEY = Target(".card.open")


async def read_key(person: Person) -> list[str]:
    """Hold the key open, read it, and let go."""
    await person.hold(person.button("codenames-hold-key"), KEY)
    cards = (
        "(css) => [...document.querySelectorAll(css)].map((card) => card.dataset.identity)"
    )
    key: list[str] = await person.read(cards, CARD)
    await person.let_go(KEY)
    return key


async def give_clue(person: Person, word: str, number: int) -> None:
    field = Target("input", name=person.text("codenames-clue-word"))
    await person.fill(field, word)
    shown = "() => Number(document.querySelector('.stepper output').textContent)"
    while (count := await person.read(shown)) != number:
        step = "up" if count < number else "down"
        await person.press(f"codenames-number-{step}")
    await person.press("codenames-give")
    await person.waits_for_no(field)


async def guess(person: Person, card: int) -> None:
    """Suggest a word, tap it again, and say that this is the guess."""
    for _ in range(2):
        await person.tap(Target(CARD, nth=card))
    await person.tap(Target("button.touch"))


async def touch(person: Person, card: int) -> None:
    """Guess a word, and see what it was."""
    await guess(person, card)
    await person.waits_for(covered(card))


def covered(card: int) -> Target:
    return Target(f"{CARD}:nth-child({card + 1}).covered")


# Secret Identity

SECRET = Target("[role=status] .number")
HAND = "ul.hand > li"


async def read_identity(person: Person) -> int:
    """Hold the key, read the number of the character, and let go."""
    await person.hold(person.button("secret_identity-hold"), SECRET)
    read = "(css) => Number(document.querySelector(css).textContent)"
    number: int = await person.read(read, SECRET.css)
    await person.let_go(SECRET)
    return number


def side(person: Person, which: str) -> Target:
    """One side of the own clue."""
    return Target(
        "section, [role=region]", name=person.text(f"secret_identity-side-{which}")
    )


def laid(person: Person, which: str) -> Target:
    """What lies on a side of the own clue."""
    label = person.text(f"secret_identity-side-{which}")
    return Target("button", within=f"section[aria-label='{label}']")


async def lay_by_tap(person: Person, card: int, which: str) -> None:
    await person.tap(Target(f"{HAND}:nth-child({card + 1}) button"))
    await person.press(f"secret_identity-lay-{which}")
    await person.waits_for(laid(person, which))


async def lay_by_drag(person: Person, card: int, which: str) -> None:
    """A finger takes a picture along and leaves it on a side of the clue."""
    picture = Target(f"{HAND}:nth-child({card + 1}) button")
    await person.drag(picture, side(person, which))
    await person.waits_for(laid(person, which))


async def vote(person: Person, name: str, number: int) -> None:
    """Whoever comes next is asked about by itself: one tap is enough."""
    await person.waits_for(asked(person, name))
    label = person.text("secret_identity-keys")
    keys = f"[aria-label='{label}'] > li:nth-child({number}) button"
    await person.tap(Target(keys))


def asked(person: Person, name: str) -> Target:
    return Target("main *", name=person.text("secret_identity-guessing", name=name))


async def send_votes(person: Person) -> None:
    begins = person.text("secret_identity-send-count").partition("{")[0].strip()
    await person.tap(Target(begins=begins))
    await person.waits_for_no(Target(begins=begins))
