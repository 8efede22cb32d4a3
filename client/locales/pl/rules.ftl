rules-title = { $game }: zasady
rules-back = Wstecz
rules-search = Szukaj w zasadach
rules-chapters = Rozdziały
rules-found = { $count ->
    [0] Nie ma takiej zasady
    [one] Znaleziono 1 zasadę
    [few] Znaleziono { $count } zasady
   *[many] Znaleziono { $count } zasad
}
rules-none = Żadna zasada nie mówi o „{ $query }”.
rules-no-book = Nie ma zasad tej gry.
rules-books = Księgi zasad
