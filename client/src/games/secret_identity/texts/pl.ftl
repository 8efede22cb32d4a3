## The game

game-secret_identity = Ukryta tożsamość
game-secret_identity-about = Pokaż samymi obrazkami, kim jesteś, i odgadnij, kim są inni.

## In 60 seconds

howto-secret_identity-1 = Jedna z ośmiu
howto-secret_identity-1-text = Na stole leży osiem postaci. Przytrzymaj i zobacz, którą z nich jesteś.
howto-secret_identity-2 = Powiedz to obrazkami
howto-secret_identity-2-text = Wyłóż od jednej do trzech kart: zielone pasuje, czerwone nie pasuje. Dziesięć kart musi wystarczyć na cztery rundy.
howto-secret_identity-3 = Kto jest kim?
howto-secret_identity-3-text = Teraz odgadnij, kim są wszyscy pozostali.
howto-secret_identity-4 = Punkty w obie strony
howto-secret_identity-4-text = Punkt za każde trafienie i punkt za każdego, kto odgadł Ciebie. Wygrywa, kto ma najwięcej punktów.

## What the table does

secret_identity-round = Runda { $round } z { $rounds }
secret_identity-team-score = { $count ->
    [one] { $count } trafna odpowiedź
    [few] { $count } trafne odpowiedzi
   *[many] { $count } trafnych odpowiedzi
}
secret_identity-laying = Wykładamy postacie…
secret_identity-do-you-know = Znacie całą ósemkę?
secret_identity-swap-asked = Wymienić czy zostawić?
secret_identity-drawing = Losujemy, kto jest kim…
secret_identity-clues = Pokaż, kim jesteś
secret_identity-gives-clue = { $name } podaje wskazówkę
secret_identity-your-clue = Twoja kolej: podaj wskazówkę
secret_identity-voting = Kto jest kim?
secret_identity-opens = Najpierw: { $name }
secret_identity-opened = Już wiadomo, kim jest { $name }
secret_identity-opens-next = Teraz: { $name }
secret_identity-round-over = Koniec rundy { $round }
secret_identity-guessing = Kim jest { $name }?
secret_identity-revealed = Już wiadomo, kim jest { $name }
secret_identity-waiting = Czekamy na: { $names }
secret_identity-onlooker = Oglądasz grę.
secret_identity-left = Nie bierzesz już udziału w tej grze.
secret_identity-sign-done = gotowe
secret_identity-sign-waiting = jeszcze nie
secret_identity-sign-skipped = pominięto
secret_identity-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

## Characters

secret_identity-characters = Osiem postaci
secret_identity-hints = Kim są te postacie?
secret_identity-flag = Nie znam: { $name }. Zaproponuj wymianę
secret_identity-flag-how = Kogoś nie znasz? Stuknij „?”, by zaproponować wymianę. Nikt się nie dowie, kto pytał.
secret_identity-new = Nowa
secret_identity-flag-new = Nie znam: { $name }
secret_identity-flag-new-how = Nowa postać. Nikt się nie dowie, kto poprosił o wymianę.
secret_identity-kept = Zostaje: ktoś chce zatrzymać tę postać
secret_identity-swap-this = Wymienić?
secret_identity-agreed = Za: { $count }
secret_identity-swap = Wymień
secret_identity-swap-name = Wymień: { $name }
secret_identity-keep = Zostaw
secret_identity-keep-name = Zostaw: { $name }
secret_identity-ready = Znam całą ósemkę
secret_identity-ready-said = Znasz całą ósemkę.
secret_identity-answer-first = Najpierw odpowiedz powyżej: wymienić czy zostawić?

## Clues

secret_identity-hold = Przytrzymaj: kim jestem?
secret_identity-you-are = Twoja tożsamość
secret_identity-side-green = Pasuje
secret_identity-side-red = Nie pasuje
secret_identity-hand = Twoje karty: { $count }
secret_identity-turn-hand = Odwróć karty
secret_identity-picture-laid = { $picture }, po stronie { $side ->
    [green] zielonej
   *[red] czerwonej
}
secret_identity-laid = Na stole: { $count } z 3
secret_identity-full = Najwyżej trzy: zabierz jedną
secret_identity-lay-green = Pasuje
secret_identity-lay-red = Nie pasuje
secret_identity-take-back = Zabierz
secret_identity-send-clue = Wyślij
secret_identity-not-yet = Jeszcze nie
secret_identity-clue-sent = Wskazówka wysłana.
secret_identity-clue-skipped = W tej rundzie gramy bez Twojej wskazówki.
secret_identity-your-turn-comes = Twoja kolej nadejdzie. Oto Twoje karty.

## Votes

secret_identity-safes = Karty na stole
secret_identity-keys = Twoje typy
secret_identity-you = Ty
secret_identity-no-clue = Brak wskazówki
secret_identity-no-key = jeszcze bez typu
secret_identity-key-used = { $number }, { $character }, Twój typ: { $name }
secret_identity-to-whom = Kto jest numerem { $number }?
secret_identity-vote-all = Wszystko gotowe? Wyślij!
secret_identity-send-count = Wyślij { $set }/{ $wanted }
secret_identity-ballot-sent = Twoje typy wysłane.

## Opening the safes

secret_identity-all-voted = Wszystkie typy oddane! Teraz po kolei się ujawniamy.
secret_identity-open-own = Ujawnij się
secret_identity-open = Ujawnij: { $name }
secret_identity-was = { $name } to
secret_identity-hush = Werble…
secret_identity-pow = BUM!
secret_identity-oops = ups
secret_identity-knew = trafne typy: { $right } z { $all }
secret_identity-who-knew = Kto trafia?
secret_identity-right = Trafione
secret_identity-wrong = Pudło
secret_identity-no-vote = brak typu
secret_identity-no-clue-no-votes = Tym razem bez wskazówki, więc i bez typów.
secret_identity-plus = +{ $points }
secret_identity-track = Punkty do tej pory
secret_identity-next-round = Runda { $round } z { $rounds }
secret_identity-host-goes-on = Następną rundę zaczyna { $name }.
secret_identity-to-result = Zobacz wynik

## Together

secret_identity-poker-face = Kamienna twarz!
secret_identity-poker-how = Pozostali się naradzają. Ani słowa, ani skinienia, ani uśmiechu.
secret_identity-mark = Wskaż, kogo masz na myśli. Liczy się, gdy wszyscy się zgodzicie.
secret_identity-marked = Twój typ: { $number }, { $character }. Możesz go jeszcze zmienić.
secret_identity-asleep = { $name } jeszcze myśli
secret_identity-agree-sure = Wszyscy wskazujecie: { $number }, { $character }. To Wasza odpowiedź?
secret_identity-agree = Nasza odpowiedź
secret_identity-confirm = Ta postać? Potwierdź
secret_identity-confirmed = Mówisz: { $number }, { $character }. Liczy się, jeśli nikt nie zaprotestuje.
secret_identity-confirms = { $name } mówi: { $number }, { $character }. Liczy się, jeśli nikt nie zaprotestuje.
secret_identity-objections = Ktoś jest przeciw?
secret_identity-object = Czekaj!
secret_identity-objection-time = Czas na sprzeciw
secret_identity-this-one = Ta postać?
secret_identity-decide = Decyzja gospodarza
secret_identity-decide-how = Która z nich to odpowiedź Waszej drużyny?
secret_identity-decide-for = { $number }, { $character }
secret_identity-team-says = Wasze typy
secret_identity-team-so-far = Trafne odpowiedzi: { $count } z { $rounds }
secret_identity-team-said = Wasza odpowiedź:
secret_identity-team-point = Punkt dla Was wszystkich
secret_identity-next-turn = Następna kolejka
secret_identity-ends-turn = Dalej może przejść { $name } albo gospodarz.

## The end

secret_identity-result = Wynik
secret_identity-winners = { $count ->
    [one] Wygrywa { $names }!
    [few] Wspólna wygrana: { $names }!
   *[many] Wspólna wygrana: { $names }!
}
secret_identity-team-result = Trafione: { $count } z { $rounds }
secret_identity-broken-off = Gra przerwana
secret_identity-why-most-points = { $points ->
    [one] { $points } punkt, najwięcej ze wszystkich.
    [few] { $points } punkty, najwięcej ze wszystkich.
   *[many] { $points } punktów, najwięcej ze wszystkich.
}
secret_identity-why-cards-left = Remis w punktach; rozstrzygnęły karty piktogramów, które zostały.
secret_identity-why-shared = Tyle samo punktów i tyle samo kart piktogramów.
secret_identity-why-broken-off = Zostało mniej niż trzy osoby, więc nikt nie wygrywa.
secret_identity-why-ended-early = { $played ->
    [one] Koniec przed czasem, z punktami po { $played } rundzie.
    [few] Koniec przed czasem, z punktami po { $played } rundach.
   *[many] Koniec przed czasem, z punktami po { $played } rundach.
}
secret_identity-why-ended-early-together = { $played ->
    [one] Koniec przed czasem, po { $played } kolejce z { $rounds }.
    [few] Koniec przed czasem, po { $played } kolejkach z { $rounds }.
   *[many] Koniec przed czasem, po { $played } kolejkach z { $rounds }.
}
secret_identity-why-anybody-there = Halo, czy ktoś nas słyszy?
secret_identity-why-could-be-better = Stać Was na więcej.
secret_identity-why-nearly-made-it = Całkiem nieźle, niewiele zabrakło.
secret_identity-why-mind-readers = Co za talent: czytacie sobie w myślach.
secret_identity-gone = już poza grą
secret_identity-missed = { $count ->
    [one] { $count } runda bez wskazówki, liczy się jak zużyta karta
    [few] { $count } rundy bez wskazówki, liczą się jak zużyte karty
   *[many] { $count } rund bez wskazówki, liczą się jak zużyte karty
}
secret_identity-guessed-by = Trafne typy: { $names }
secret_identity-guessed-by-nobody = Ani jednego trafnego typu

## The host

secret_identity-skip = Gramy dalej, nie czekamy: { $name }
secret_identity-leave-how = Ktoś już nie gra? Ta runda kończy się bez tej osoby, a jej punkty zostają w klasyfikacji.
secret_identity-leave-who = Kto już nie gra?
secret_identity-leave = { $name } już nie gra
secret_identity-leave-sure = Stuknij jeszcze raz: { $name } już nie gra

## Said aloud

secret_identity-said-round = Runda { $round } z { $rounds }. Obejrzyj postacie.
secret_identity-said-opened = { $name } to { $number }, { $character }.
secret_identity-said-points = Punkty: { $points }.
secret_identity-said-objection = Sprzeciw! Naradzacie się dalej.

## Why not

error-three-cards-at-most = Najwyżej trzy karty. Najpierw zabierz jedną.
error-card-is-not-placed = Ta karta nie leży na stole.
error-place-a-card-first = Najpierw wyłóż choć jedną kartę.
error-that-is-your-own-number = To Twój własny numer.
error-no-vote-there = Nie ma tu Twojego typu.
error-guess-somebody-else = Odgaduj innych, nie siebie.
error-no-clue-in-that-safe = Bez wskazówki nie ma tu czego zgadywać.
error-guess-everybody = Najpierw odgadnij wszystkich.
error-no-more-characters = W zestawie nie ma już postaci na wymianę.
error-character-was-kept = Ktoś chce zatrzymać tę postać w tej rundzie.
error-flagged-already = Ktoś już zaproponował tę wymianę.
error-character-is-not-new = Teraz można wymienić tylko nową postać.
error-mark-first = Najpierw stuknij postać.
error-confirmed-already = Ktoś z Was już potwierdził odpowiedź.
error-nothing-is-confirmed = Nie ma już przeciw czemu protestować.
error-nobody-means-that = Nikt nie wskazuje tej postaci.
error-host-gives-the-clue = Kto dał wskazówkę, ten nie decyduje.

## Options

preset-secret_identity-brisk = Na czas
preset-secret_identity-brisk-help = Z limitami czasu, które tylko dzwonią
preset-secret_identity-together = Razem
preset-secret_identity-together-help = Jedna drużyna, dziesięć rund, żadnych przeciwników
option-secret_identity-mode = Tryb
option-secret_identity-mode-help = Każdy dla siebie albo wszyscy w jednej drużynie.
option-secret_identity-mode-competitive = Przeciwko sobie
option-secret_identity-mode-cooperative = Razem
option-secret_identity-rounds = Rundy
option-secret_identity-rounds-help = Według instrukcji cztery. Razem zawsze dziesięć.
option-secret_identity-hand-size = Karty piktogramów dla każdego
option-secret_identity-hand-size-help = 0 znaczy: według zasad, czyli dziesięć, a w dużej drużynie mniej.
option-secret_identity-pack = Postacie
option-secret_identity-pack-help = Kim możecie się okazać.
option-secret_identity-famous-only = Tylko najbardziej znane
option-secret_identity-famous-only-help = Postacie, które zna prawie każdy, kto mówi w tym języku.
option-secret_identity-known-abroad = Także znane tylko za granicą
option-secret_identity-known-abroad-help = Ulubieńcy innych krajów, których u nas zna mało kto.
option-secret_identity-family = Dla rodzin
option-secret_identity-family-help = Bez postaci znanych tylko z przemocy i bez obrazków takich jak sztylet czy trumna.
option-secret_identity-swapping = Wymiana postaci
option-secret_identity-swapping-help = Można wymienić postacie, których ktoś nie zna.
option-secret_identity-clue-seconds = Na wskazówkę
option-secret_identity-clue-seconds-help = 0 to brak limitu. Limit tylko dzwoni; potem gospodarz może grać dalej.
option-secret_identity-ballot-seconds = Na głosowanie
option-secret_identity-ballot-seconds-help = Na każdego przeciwnika. 0 to brak limitu.
option-secret_identity-talk-seconds = Na naradę drużyny
option-secret_identity-talk-seconds-help = Potem liczy się postać zaznaczona najczęściej. 0 to brak limitu.
options-secret_identity-themes = Tematy
option-secret_identity-themes-fairy-tales = Baśnie
option-secret_identity-themes-fairy-tales-help = Za siedmioma górami
option-secret_identity-themes-myths = Mity i legendy
option-secret_identity-themes-myths-help = Bogowie, herosi i potwory
option-secret_identity-themes-books = Książki
option-secret_identity-themes-books-help = Z powieści i dramatów
option-secret_identity-themes-films = Filmy i seriale
option-secret_identity-themes-films-help = Z ekranu
option-secret_identity-themes-cartoons = Kreskówki, komiksy i gry
option-secret_identity-themes-cartoons-help = Postacie rysowane i z gier wideo
option-secret_identity-themes-history = Historia
option-secret_identity-themes-history-help = Władcy, buntownicy, odkrywcy
option-secret_identity-themes-science = Nauka
option-secret_identity-themes-science-help = Ludzie wielkich odkryć
option-secret_identity-themes-arts = Sztuka i muzyka
option-secret_identity-themes-arts-help = Na płótnie, na scenie, na antenie
option-secret_identity-themes-sport = Sport
option-secret_identity-themes-sport-help = Mistrzowie wszelkich dyscyplin

## The end, and honours

secret_identity-you-won-nose = Punkty: { $points }. Trafne domysły: { $count }.
secret_identity-you-won-clear = Punkty: { $points }. Trafienia innych w Ciebie: { $count }.
secret_identity-you-lost-close = { $count ->
    [0] Tyle samo punktów, ale mniej kart w ręce.
    [one] Zabrakło tylko { $count } punktu.
    [few] Zabrakło tylko { $count } punktów.
   *[many] Zabrakło tylko { $count } punktów.
}
secret_identity-you-lost-far = U Ciebie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i dobra historia.
secret_identity-award-nose = Najlepszy nos
secret_identity-award-nose-how = { $count ->
    [one] { $count } trafny domysł
    [few] { $count } trafne domysły
   *[many] { $count } trafnych domysłów
}
secret_identity-award-soulmates = Bratnie dusze
secret_identity-award-soulmates-how = rozumieją się bez słów
secret_identity-award-book = Otwarta księga
secret_identity-award-book-how = jasne dla wszystkich
secret_identity-award-minimal = Mniej znaczy więcej
secret_identity-award-minimal-how = wystarczył jeden obrazek
secret_identity-award-medium = Medium
secret_identity-award-medium-how = { $count ->
    [one] jedna podpowiedź, od razu jasna
    [few] { $count } jasne podpowiedzi
   *[many] { $count } jasnych podpowiedzi
}
secret_identity-award-thrifty = Oszczędna ręka
secret_identity-award-thrifty-how = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
secret_identity-award-enigma = Enigma
secret_identity-award-enigma-how = nikt nie odgadł
secret_identity-award-close = Fotofinisz
secret_identity-award-close-how = { $count ->
    [0] równo do ostatniego punktu
    [one] { $count } punkt do wygranej
    [few] { $count } punkty do wygranej
   *[many] { $count } punktów do wygranej
}
secret_identity-award-gallery = Galeria obrazków
secret_identity-award-gallery-how = { $count ->
    [one] { $count } obrazek na wystawie
    [few] { $count } obrazki na wystawie
   *[many] { $count } obrazków na wystawie
}
