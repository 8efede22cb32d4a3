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
narrator-tap = Tap once to hear it
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
your-face = Your face
colour = Colour { $number }
face = Face { $number }
member-away = { $name } (away)
member-left = { $name } (left)

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
home-code-strange = Codes have no { $letters }. Their letters are { $alphabet }.
home-join = Join
home-open = Open a table
home-how-open = One of you opens a table, and everybody else scans its code.
home-how-join = Put the seats in the order you are sitting.
home-how-play = Keep your phone to yourself: it knows who you really are.
home-try = Try a game alone
home-rules = The rules of the games
home-programme = Tonight on the programme
home-programme-how = Tap one: it is explained in 60 seconds.
home-seats = { $least }–{ $most }
home-minutes = { $minutes } min

## A game in 60 seconds

lesson = In 60 seconds
lesson-rules = Read more
lesson-play = Play this
lesson-try = Try it alone
lesson-try-again = Try it once more
lesson-done = Got it
lesson-new = New? 60 seconds
lesson-how = How?
