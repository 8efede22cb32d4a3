app-name = Konspira
close = Zamknij
loading = Chwileczkę…
member-away = { $name } (poza zasięgiem)
rule-title = { $count ->
    [one] Zasada
   *[other] Zasady
}
rule-missing = Tej zasady nie ma w księdze.
