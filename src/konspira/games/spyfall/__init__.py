"""Spyfall. All but the spy know where they are; questions, votes, and one guess.

One engine and two boxes: `second_box` is Spyfall 2, `star_wars` is Star Wars Spyfall, and
each is a game of its own. What they agree on differs (`options`); the rest they share:
`moves` what may happen, `state` a game at one moment, `rules` which move does what (with
`before`, `questions`, `votes`, `guess`, `rounds`, `score` and `clock`), `views` who sees
what, `allowed` which moves a screen lists. Ids such as SF2-53 and SW-41 lead to
docs/rules/spyfall.md.
"""
