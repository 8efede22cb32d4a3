option-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
option-on = On
option-off = Off
option-changed = changed
option-unit = seconds
option-rules = Rules about: { $option }
pack-words-en = English words
pack-words-pl = Polish words
pack-words-ru = Russian words
preset-strict = Strict
preset-strict-help = To the letter of the rules
preset-relaxed = Relaxed
preset-relaxed-help = For a friendly evening
options-codenames-clue-rules = What makes a clue legal

## Codenames: The game

option-codenames-variant = Variant
option-codenames-variant-help = Follows the number of players until you choose.
option-codenames-variant-two-teams = Two teams
option-codenames-variant-one-team = One team against an imaginary enemy
option-codenames-variant-three-players = Three players, two of them rivals
option-codenames-pack = Words
option-codenames-pack-help = Clues are in the language of the words.
option-codenames-reverse-sides = Turn the cards over for the next game
option-codenames-reverse-sides-help = The second game uses the other sides of the same cards.
option-codenames-expert-zero = The number 0
option-codenames-expert-zero-help = None of our words, and as many guesses as you like.
option-codenames-expert-unlimited = “Unlimited” instead of a number
option-codenames-expert-unlimited-help = As many guesses as you like, without a number.
option-codenames-judge = Who judges a clue
option-codenames-judge-help = Decides when somebody doubts a clue.
option-codenames-judge-rival-spymaster = The rival spymaster
option-codenames-judge-host = The host
option-codenames-judge-vote = A vote of all
option-codenames-pre-approval = Ask the rival spymaster first
option-codenames-pre-approval-help = Every clue is shown to the rival spymaster first; a no costs nothing.
option-codenames-challenge-until = A clue may be challenged
option-codenames-challenge-until-help = After that it counts, legal or not.
option-codenames-challenge-until-first-touch = Until the first touch
option-codenames-challenge-until-end-of-turn = Until the turn ends
option-codenames-penalty-cover = Penalty for an invalid clue
option-codenames-penalty-cover-help = The rival spymaster may cover one of their own words.
option-codenames-touch-by = Whose touch counts
option-codenames-touch-by-help = Who may make the official guess.
option-codenames-touch-by-any-operative = Any operative’s
option-codenames-touch-by-majority = The majority’s
option-codenames-touch-by-captain = The first operative’s alone
option-codenames-timer = Timer
option-codenames-timer-help = Whether there is one, and what it does when it rings.
option-codenames-timer-off = None
option-codenames-timer-soft = On demand, only rings
option-codenames-timer-hard = On demand, ends the turn
option-codenames-timer-every-turn = In every turn, ends it

## Codenames: Times

option-codenames-timer-seconds = The timer on demand
option-codenames-timer-seconds-help = How long it runs once somebody turns it over.
option-codenames-clue-seconds = For a clue
option-codenames-clue-seconds-help = If every turn is timed.
option-codenames-guess-seconds = For guessing
option-codenames-guess-seconds-help = If every turn is timed.
option-codenames-touch-bonus-seconds = More for each right touch
option-codenames-touch-bonus-seconds-help = If every turn is timed.
option-codenames-answer-seconds = For an answer
option-codenames-answer-seconds-help = For the judge, a private question and the penalty; no answer means yes.
option-codenames-enemy-seconds = For the enemy’s turn
option-codenames-enemy-seconds-help = One team: how long the spymaster may choose.
option-codenames-grace-seconds = Pause before the first touch
option-codenames-grace-seconds-help = So that there is time to object to a clue.

## Codenames: What makes a clue legal

option-codenames-clue-rules-single-word = One word only
option-codenames-clue-rules-single-word-help = No spaces in a clue; a hyphen is fine.
option-codenames-clue-rules-no-visible-codename = No visible word
option-codenames-clue-rules-no-visible-codename-help = A word still visible on the table cannot be a clue.
option-codenames-clue-rules-meaning-only = About meaning only
option-codenames-clue-rules-meaning-only-help = Nothing about letters or spelling.
option-codenames-clue-rules-no-position-clues = Nothing about places
option-codenames-clue-rules-no-position-clues-help = Nothing about where a word lies on the board.
option-codenames-clue-rules-letters-and-numbers = Letters and number words
option-codenames-clue-rules-letters-and-numbers-help = Whether they may be clues.
option-codenames-clue-rules-letters-and-numbers-never = Never
option-codenames-clue-rules-letters-and-numbers-if-meaning = If they mean something
option-codenames-clue-rules-letters-and-numbers-free = Freely
option-codenames-clue-rules-number-is-not-a-hint = The number only counts
option-codenames-clue-rules-number-is-not-a-hint-help = It may not be a second clue.
option-codenames-clue-rules-loan-words = Foreign words
option-codenames-clue-rules-loan-words-help = If they are at home in the language of the game.
option-codenames-clue-rules-no-word-forms = No other forms
option-codenames-clue-rules-no-word-forms-help = No plural, case or derived form of a visible word.
option-codenames-clue-rules-no-compound-parts = Parts of compounds
option-codenames-clue-rules-no-compound-parts-help = Sunflower and flower: may one be a clue while the other is visible?
option-codenames-clue-rules-no-compound-parts-allowed = Allowed
option-codenames-clue-rules-no-compound-parts-literal = No part of a visible compound
option-codenames-clue-rules-no-compound-parts-both-directions = Forbidden both ways
option-codenames-clue-rules-sound-alikes-differ = Sound-alikes are different words
option-codenames-clue-rules-sound-alikes-differ-help = You may not say one and mean the other.
option-codenames-clue-rules-same-spelling-same-word = One spelling is one word
option-codenames-clue-rules-same-spelling-same-word-help = A clue may use all of its meanings at once.
option-codenames-clue-rules-two-word-terms = Technical terms of two words
option-codenames-clue-rules-two-word-terms-help = “Polar bear”, but not “sleepy bear”.
option-codenames-clue-rules-proper-names = Proper names of one word
option-codenames-clue-rules-proper-names-help = Names of people, places and works.
option-codenames-clue-rules-long-proper-names = Long names and titles
option-codenames-clue-rules-long-proper-names-help = Several words then count as one.
option-codenames-clue-rules-long-place-names = Long place names
option-codenames-clue-rules-long-place-names-help = Several words then count as one.
option-codenames-clue-rules-acronyms = Abbreviations
option-codenames-clue-rules-acronyms-help = Words made of initials. Laser and radar are always fine.
option-codenames-clue-rules-acronyms-never = Never
option-codenames-clue-rules-acronyms-well-known = Well-known ones
option-codenames-clue-rules-any-rhyme = Any rhyme
option-codenames-clue-rules-any-rhyme-help = Rhymes without a link in meaning.
