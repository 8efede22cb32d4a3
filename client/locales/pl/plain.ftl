## A game that has no screens of its own

plain-yes = Tak
plain-no = Nie
plain-none = Nic
plain-you = to Ty
plain-people = Wszyscy przy stole
plain-table = Stół
plain-hold = Przytrzymaj: co wiesz tylko Ty
plain-wait = Teraz nie masz nic do zrobienia.
plain-onlooker = Oglądasz grę.
plain-host = Dla gospodarza
plain-over = Koniec
plain-winners = { $count ->
    [one] Wygrywa { $names }!
    [few] Wygrywają { $names }!
   *[many] Wygrywają { $names }!
}
plain-no-winner = Nikt nie wygrywa

# Moves that many games have

plain-move-EndNow = Zakończ grę teraz
