rules-title = { $game }: zasady
rules-back = Wstecz
rules-search = Szukaj w zasadach
rules-search-how = Słowo albo numer
rules-chapters = Rozdziały
rules-found = { $count ->
    [0] Nie ma takiej zasady
    [one] Znaleziono 1 zasadę
    [few] Znaleziono { $count } zasady
   *[many] Znaleziono { $count } zasad
}
rules-none = Żadna zasada nie zawiera „{ $query }”.
rules-no-book = Ta gra nie ma jeszcze instrukcji.
rules-books = Wszystkie gry
rules-choose = Jak się w to gra?
rules-choose-how = Wybierz grę. Najpierw cztery obrazki, potem dwie strony, a na końcu wszystkie zasady.
rules-how = Jak grać
rules-depths = Jak dokładnie?
rules-pages = Dwie strony
rules-law = Wszystkie zasady
rules-page = Strona { $number }
rules-others = Inne gry
