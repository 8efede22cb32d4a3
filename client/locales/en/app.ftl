### One word for one thing, in every file of this language:
### away: a person whose phone is offline (never lost, not connected, out of contact)
### game master: who leads a game of Mafia, as a noun; "lead" is the verb, "the app leads"
### council: a day of Mafia, from the talk to the vote; with children too
### tap: one touch, of things and of people; hold: a finger that stays, and shows a secret
### out: no longer in a game; goes is for narrators only
### contractions everywhere: can’t, don’t, isn’t

app-name = Konspira
close = Close
read-rule = Read rule { $rule }
loading = One moment…
language = Language
language-en = English
language-pl = Polski
language-ru = Русский
theme = Theme
theme-auto = Same as phone
theme-light = Light
theme-dark = Dark
sound = Sound
vibration = Vibration
reactions = Reactions on this phone
narrator = Voice and sound
narrator-tap = Tap to turn the sound on
try-again = Try again
save = Save
add = Add
copy-link = Copy the link
more = More
less = Less
old-browser = Sorry, this browser is too old for Konspira: update it, take another phone, or share a friend’s phone as its second player.
no-scripts = Konspira needs JavaScript: switch it on, take another phone, or share a friend’s phone as its second player.

## By ear and by keys

story = The story so far
headphones = If a screen reader reads this to you, put on headphones: it will say your secrets aloud when you open them.
hold-by-keys = Enter opens it, Escape hides it.
goes-on = The game goes on.

## People

who-are-you = Who are you?
that-is-me = That’s me
your-name = Your name
your-colour = Your colour
your-face = Your avatar
colour = Colour { $number }
face = Avatar { $number }
member-away = { $name } (away)
member-left = { $name } (left)
companion = companion
companion-plays = a companion plays
member-companion = { $name }, companion
member-lent = { $name } (away, a companion plays)

## Rules

rule-title = { $count ->
    [one] The rule
   *[other] The rules
}
rule-missing = There is no such rule.
rule-other-reading = Other reading:
rule-option = Option:

## Home

home-tagline = Party games about secrets. Your phones deal the cards, keep quiet and keep score.
home-back = Back to your table
home-code = Table code
home-code-strange = Codes never use { $letters }, only { $alphabet }.
home-join = Join
home-open = Open a table
home-companions = Play with companions
home-how-open = One of you opens a table, and everybody else scans its code.
home-how-join = Put the seats in the order you are sitting.
home-how-play = Keep your phone to yourself: it knows who you really are.
home-try = Practice game
home-rules = Rules of the games
home-programme = Tonight on the programme
home-programme-how = Tap a game: learn it in 60 seconds.
home-seats = { $least }–{ $most }
home-minutes = { $minutes } min

## Today's board

today-board = Today’s board
today-title = Today’s board, { $date }
today-date = { $date }, until midnight UTC
today-choose = Play today’s board
today-how = { $name } gives the clues, all of you guess. It’s the same board for everybody with this language.
today-won = { $count ->
    [one] Solved with { $count } clue
   *[other] Solved with { $count } clues
}
today-lost = { $count ->
    [one] Lost after { $count } clue
   *[other] Lost after { $count } clues
}
today-best = { $count ->
    [one] Best: { $count } clue
   *[other] Best: { $count } clues
}
today-streak = { $count ->
    [one] Streak: { $count } day
   *[other] Streak: { $count } days
}
today-share = Share the squares
today-copied = The result is copied.
today-next = The next board comes at midnight UTC. Only your first try counts.
today-again = Once more, for fun

## A game in 60 seconds

lesson = In 60 seconds
lesson-rules = Read more
lesson-play = Play this
lesson-try = Try it solo
lesson-try-again = Try it again
lesson-done = Got it
lesson-new = New to it? 60 seconds
lesson-how = How?
