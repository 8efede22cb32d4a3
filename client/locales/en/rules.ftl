rules-title = { $game }: the rules
rules-back = Back
rules-search = Search the rules
rules-chapters = Chapters
rules-found = { $count ->
    [0] No rule found
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-none = No rule mentions “{ $query }”.
rules-no-book = There is no rulebook for this game.
rules-books = Rulebooks
