rules-title = { $game }: the rules
rules-back = Back
rules-search = Search the rules
rules-search-how = A word or a number
rules-chapters = Chapters
rules-found = { $count ->
    [0] No rule found
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-none = No rule mentions “{ $query }”.
rules-no-book = There is no rulebook for this game.
rules-books = All games
rules-choose = How do you play?
rules-choose-how = Choose a game: first four pictures, then two pages, then every rule.
rules-how = How to play
rules-depths = How much detail?
rules-pages = Two pages
rules-law = Every rule
rules-page = Page { $number }
rules-others = Other games
