"""Spyfall. All but the spy know where they are; questions, votes, and one guess.

One engine and two boxes: `spyfall2` is Spyfall 2, `starwars` is Star Wars Spyfall, and
each is a game of its own. What they agree on differs (`options`); the rest they share
(`box`). `law` is the table of which move does what, with `setup`, `questions`,
`accusation`, `votes`, `time_out`, `guess`, `rounds`, `score` and `presence`. A game at one
moment is a `state`, in one of the `phases`, with a `record` of the rounds before. Ids such
as SF2-53 and SW-41 lead to docs/rules/spyfall.md.
"""
