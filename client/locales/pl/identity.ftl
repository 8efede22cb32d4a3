## What the table does

identity-round = Runda { $round } z { $rounds }
identity-team-score = { $count ->
    [one] { $count } trafna odpowiedź
    [few] { $count } trafne odpowiedzi
   *[many] { $count } trafnych odpowiedzi
}
identity-laying = Wykładamy postacie…
identity-do-you-know = Znacie całą ósemkę?
identity-swap-asked = Wymienić czy zostawić?
identity-drawing = Losujemy klucze tożsamości…
identity-clues = Pokaż obrazkami, kim jesteś
identity-gives-clue = { $name } podaje wskazówkę
identity-your-clue = Twoja kolej: podaj wskazówkę
identity-voting = Kto jest kim?
identity-opens = { $name } otwiera sejf
identity-opened = Sejf otwarty: { $name }
identity-opens-next = Następny sejf: { $name }
identity-round-over = Koniec rundy { $round }
identity-guessing = Kim jest { $name }?
identity-revealed = { $name } pokazuje klucz
identity-waiting = Czekamy na: { $names }
identity-onlooker = Oglądasz grę.
identity-left = Nie bierzesz już udziału w tej grze.
identity-sign-done = gotowe
identity-sign-waiting = jeszcze nie
identity-sign-skipped = pominięto
identity-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
identity-record = Przebieg gry
identity-rulebook = Zasady gry

## Characters

identity-characters = Osiem postaci
identity-flag = Nie znam: { $name }. Zaproponuj wymianę
identity-flag-how = Kogoś nie znasz? Stuknij znak zapytania, by zaproponować wymianę. Nikt się nie dowie, kto pytał.
identity-new = Nowa
identity-flag-new = Nie znam: { $name }
identity-flag-new-how = Na stole jest nowa postać. Nikt się nie dowie, kto poprosił o wymianę.
identity-kept = Zostaje: ktoś chce zatrzymać tę postać
identity-swap-this = Wymienić tę postać?
identity-agreed = Za: { $count }
identity-swap = Wymień
identity-swap-name = Wymień: { $name }
identity-keep = Zostaw
identity-keep-name = Zostaw: { $name }
identity-ready = Znam całą ósemkę
identity-ready-said = Znasz całą ósemkę.
identity-answer-first = Najpierw odpowiedz powyżej: wymienić czy zostawić?

## Clues

identity-hold = Przytrzymaj: kim jesteś
identity-you-are = Twoja tożsamość
identity-side-green = Pasuje
identity-side-red = Nie pasuje
identity-hand = Twoje karty: { $count }
identity-turn = Odwróć kartę: { $first }, { $second }
identity-picture-laid = { $picture }, po stronie { $side ->
    [green] zielonej
   *[red] czerwonej
}
identity-pick = Stuknij piktogram. Od jednej do trzech kart.
identity-laid = Wyłożone: { $count } z 3. Widzisz je tylko Ty.
identity-full = Najwyżej trzy karty. Najpierw zabierz jedną.
identity-lay-green = Pasuje
identity-lay-red = Nie pasuje
identity-take-back = Zabierz
identity-put-down = Jednak nie ten
identity-send-clue = Wyślij
identity-send-sure = { $count ->
    [one] Wysłać { $count } kartę? Karta przepadnie i nic już nie zmienisz.
    [few] Wysłać { $count } karty? Karty przepadną i nic już nie zmienisz.
   *[many] Wysłać { $count } kart? Karty przepadną i nic już nie zmienisz.
}
identity-not-yet = Jeszcze nie
identity-clue-sent = Wskazówka wysłana.
identity-clue-skipped = W tej rundzie gramy bez Twojej wskazówki.
identity-your-turn-comes = Twoja kolej nadejdzie. Oto Twoje karty.

## Votes

identity-safes = Sejfy
identity-keys = Twoje klucze do głosowania
identity-you = Ty
identity-no-clue = Brak wskazówki
identity-no-key = jeszcze bez klucza
identity-key-used = { $number }, { $character }, w sejfie: { $name }
identity-vote-how = Stuknij sejf, potem klucz. Albo przeciągnij klucz na sejf.
identity-to-whom = Klucz { $number }: do czyjego sejfu?
identity-who-is = Kim jest { $name }? Stuknij klucz.
identity-vote-all = W każdym sejfie jest klucz. Możesz je jeszcze zmienić.
identity-clear = Zabierz klucz
identity-send-count = Wyślij ({ $set } z { $wanted })
identity-send-ballot = Wyślij głosy
identity-ballot-sure = Wysłać głosy? Nie da się ich potem zmienić.
identity-ballot-sent = Głosy wysłane.

## Opening the safes

identity-all-voted = Wszystkie głosy oddane. Teraz po kolei otwieramy sejfy.
identity-open-own = Otwórz swój sejf
identity-open = Otwórz sejf: { $name }
identity-was = { $name } to
identity-right = Trafione
identity-wrong = Pudło
identity-no-vote = brak głosu
identity-no-clue-no-votes = W tej rundzie bez wskazówki, więc i bez głosów.
identity-plus = +{ $points }
identity-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
identity-track = Tor punktacji
identity-opened-before = Otwarte wcześniej: { $count }
identity-next-round = Runda { $round } z { $rounds }
identity-host-goes-on = Następną rundę zaczyna { $name }.
identity-to-result = Zobacz wynik

## Together

identity-poker-face = Kamienna twarz!
identity-poker-how = Pozostali się naradzają. Ani słowa, ani skinienia, ani uśmiechu.
identity-mark = Stuknij, kogo masz na myśli. Liczy się, gdy wszyscy zaznaczycie tę samą postać.
identity-marked = Twój typ: { $number }, { $character }. Możesz go jeszcze zmienić.
identity-agree-sure = Wszyscy wskazujecie: { $number }, { $character }. To Wasza odpowiedź?
identity-agree = Nasza odpowiedź
identity-team-so-far = Trafne odpowiedzi: { $count } z { $rounds }
identity-team-said = Wasza odpowiedź:
identity-team-point = Punkt dla Was wszystkich
identity-next-turn = Następna kolejka
identity-ends-turn = Dalej klika { $name } albo gospodarz.

## The end

identity-result = Wynik
identity-winners = { $count ->
    [one] Wygrywa { $names }!
    [few] Wspólna wygrana: { $names }!
   *[many] Wspólna wygrana: { $names }!
}
identity-team-result = Trafione: { $count } z { $rounds }
identity-broken-off = Gra przerwana
identity-why-most-points = { $points ->
    [one] { $points } punkt, najwięcej ze wszystkich.
    [few] { $points } punkty, najwięcej ze wszystkich.
   *[many] { $points } punktów, najwięcej ze wszystkich.
}
identity-why-cards-left = Remis w punktach; rozstrzygnęły karty piktogramów, które zostały.
identity-why-shared = Tyle samo punktów i tyle samo kart piktogramów.
identity-why-broken-off = Zostało mniej niż trzy osoby, więc nikt nie wygrywa.
identity-why-ended-early = { $played ->
    [one] Koniec przed czasem, z punktami po { $played } rundzie.
    [few] Koniec przed czasem, z punktami po { $played } rundach.
   *[many] Koniec przed czasem, z punktami po { $played } rundach.
}
identity-why-ended-early-together = { $played ->
    [one] Koniec przed czasem, po { $played } kolejce z { $rounds }.
    [few] Koniec przed czasem, po { $played } kolejkach z { $rounds }.
   *[many] Koniec przed czasem, po { $played } kolejkach z { $rounds }.
}
identity-why-anybody-there = Halo, czy ktoś nas słyszy?
identity-why-could-be-better = Stać Was na więcej.
identity-why-nearly-made-it = Całkiem nieźle, niewiele zabrakło.
identity-why-mind-readers = Co za talent: czytacie sobie w myślach.
identity-rank = Miejsce { $rank }
identity-gone = już poza grą
identity-missed = { $count ->
    [one] { $count } runda bez wskazówki, liczy się jak zużyta karta
    [few] { $count } rundy bez wskazówki, liczą się jak zużyte karty
   *[many] { $count } rund bez wskazówki, liczą się jak zużyte karty
}
identity-guessed-by = Trafne głosy: { $names }
identity-guessed-by-nobody = Ani jednego trafnego głosu

## The host

identity-host-tools = Gra utknęła?
identity-skip = Gramy dalej, nie czekamy: { $name }
identity-leave-how = Kogoś już nie będzie? Ta runda kończy się bez tej osoby, a jej punkty zostają w klasyfikacji.
identity-leave-who = Kogo już nie będzie?
identity-leave = { $name } już nie gra
identity-leave-sure = Stuknij jeszcze raz: { $name } już nie gra

## Said aloud

identity-said-round = Runda { $round } z { $rounds }. Obejrzyj postacie.
identity-said-opened = { $name } to { $number }, { $character }. Trafne głosy: { $count }.

## Why not

error-three-cards-at-most = Najwyżej trzy karty. Najpierw zabierz jedną.
error-card-is-not-placed = Ta karta nie leży przy Twoim sejfie.
error-place-a-card-first = Najpierw wyłóż choć jedną kartę.
error-that-is-your-own-number = To Twój własny numer.
error-no-vote-there = W tym sejfie nie ma Twojego klucza.
error-guess-somebody-else = Odgaduj innych, nie siebie.
error-no-clue-in-that-safe = W tym sejfie nie ma wskazówki, więc nie przyjmuje głosów.
error-guess-everybody = Najpierw włóż klucz do każdego sejfu.
error-no-more-characters = W zestawie nie ma już postaci na wymianę.
error-character-was-kept = Ktoś chce zatrzymać tę postać w tej rundzie.
error-flagged-already = Ktoś już zaproponował tę wymianę.
error-character-is-not-new = Teraz można wymienić tylko nową postać.

## Options

preset-secret-identity-brisk = Na czas
preset-secret-identity-brisk-help = Z limitami czasu, które tylko dzwonią
preset-secret-identity-together = Razem
preset-secret-identity-together-help = Jedna drużyna, dziesięć rund, żadnych przeciwników
option-secret-identity-mode = Tryb
option-secret-identity-mode-help = Każdy dla siebie albo wszyscy w jednej drużynie.
option-secret-identity-mode-competitive = Przeciwko sobie
option-secret-identity-mode-cooperative = Razem
option-secret-identity-rounds = Rundy
option-secret-identity-rounds-help = Według instrukcji cztery. Razem zawsze dziesięć.
option-secret-identity-hand-size = Karty piktogramów dla każdego
option-secret-identity-hand-size-help = 0 znaczy: według zasad, czyli dziesięć, a w dużej drużynie mniej.
option-secret-identity-pack = Postacie
option-secret-identity-pack-help = Kim możecie się okazać.
option-secret-identity-famous-only = Tylko najbardziej znane
option-secret-identity-famous-only-help = Postacie, które w tym języku zna praktycznie każdy.
option-secret-identity-known-abroad = Także znane tylko za granicą
option-secret-identity-known-abroad-help = Ulubieńcy innych krajów, których u nas zna mało kto.
option-secret-identity-swapping = Wymiana postaci
option-secret-identity-swapping-help = Można wymienić postacie, których ktoś nie zna.
option-secret-identity-clue-seconds = Na wskazówkę
option-secret-identity-clue-seconds-help = 0 to brak limitu. Limit tylko dzwoni; potem gospodarz może grać dalej.
option-secret-identity-ballot-seconds = Na głosowanie
option-secret-identity-ballot-seconds-help = Na każdego przeciwnika. 0 to brak limitu.
option-secret-identity-talk-seconds = Na naradę drużyny
option-secret-identity-talk-seconds-help = Potem liczy się postać zaznaczona najczęściej. 0 to brak limitu.
options-secret-identity-themes = Tematy
option-secret-identity-themes-fairy-tales = Baśnie
option-secret-identity-themes-fairy-tales-help = Za siedmioma górami
option-secret-identity-themes-myths = Mity i legendy
option-secret-identity-themes-myths-help = Bogowie, herosi i potwory
option-secret-identity-themes-books = Książki
option-secret-identity-themes-books-help = Z powieści i dramatów
option-secret-identity-themes-films = Filmy i seriale
option-secret-identity-themes-films-help = Z ekranu
option-secret-identity-themes-cartoons = Kreskówki, komiksy i gry
option-secret-identity-themes-cartoons-help = Postacie rysowane i z gier wideo
option-secret-identity-themes-history = Historia
option-secret-identity-themes-history-help = Władcy, buntownicy, odkrywcy
option-secret-identity-themes-science = Nauka
option-secret-identity-themes-science-help = Ludzie wielkich odkryć
option-secret-identity-themes-arts = Sztuka i muzyka
option-secret-identity-themes-arts-help = Na płótnie, na scenie, na antenie
option-secret-identity-themes-sport = Sport
option-secret-identity-themes-sport-help = Mistrzowie wszelkich dyscyplin
