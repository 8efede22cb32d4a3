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
rules-none = Żadna zasada nie zawiera „{ $query }”.
rules-no-book = Ta gra nie ma jeszcze instrukcji.
rules-books = Instrukcje
