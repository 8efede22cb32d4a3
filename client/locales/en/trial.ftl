## A guided first game, alone on one phone: what the coach says. Two short sentences at most.

trial-page = Try { $game } alone
trial-you = You
trial-next = Go on
trial-skip = Skip ahead
trial-leave = Leave
trial-nudge = Nice idea, but first:
trial-over = That was it!
trial-over-text = You know how { $game } goes. With real friends it is much louder.
trial-open = Open a table with friends
trial-again = Once more
trial-home = To the first page

trial-codenames-board = 25 words, and behind nine of them hides an agent of your team, Red. Find them all first!
trial-codenames-key = Only the spymasters know who hides where: { $name } for Red, { $rival } for Blue.
trial-codenames-thinks = { $name } may give you one word and one number. Nothing else.
trial-codenames-guess = “{ $clue } 2”: two words fit. { $word }, for sure! Tap it, then the yellow key.
trial-codenames-right = Yes, a red agent!
trial-codenames-partner = { $name } points at { $word }. Sounds good: guess it, too.
trial-codenames-more = Both found! { $word } would fit, too, but was not counted. Stop here, or risk it?
trial-codenames-stopped = Wise. Now it is Blue’s turn.
trial-codenames-bystander = A bystander. Nobody gets a point, and your turn is over.
trial-codenames-theirs = “{ $clue } 2” for Blue. Watch what they guess.
trial-codenames-thanks = { $word } was one of yours: a present from Blue! Now change seats: you are the spymaster.
trial-codenames-spymaster = Hold the key and look: red is yours, blue is theirs. The black one loses the game.
trial-codenames-clue = { $one } and { $two } are yours. Write one word that fits both, such as { $clue }.
trial-codenames-they-guess = Keep a poker face! { $name } thinks about your clue…
trial-codenames-both = Both! That was your clue.
trial-codenames-danger = “{ $clue } 3” for Blue. Something black lies in the water…
trial-codenames-end = Blue met the assassin, so Red wins at once. That is Codenames!
