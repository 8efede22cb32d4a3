option-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
option-minutes = { $minutes } min
option-no-time = Brak
option-on = Tak
option-off = Nie
option-changed = zmieniono
option-unit = s
option-rules = Zasady: { $option }
preset-rulebook = Według instrukcji
preset-rulebook-help = Tak jak w pudełku
preset-strict = Ściśle
preset-strict-help = Co do litery zasad
preset-relaxed = Swobodnie
preset-relaxed-help = Na towarzyski wieczór

## Packs

pack-title-words = Słowa
pack-title-locations = Miejsca na co dzień
pack-title-locations-basic = Jeszcze więcej miejsc
pack-title-saga = Odległa galaktyka
pack-title-characters = Postacie
pack-add-words = Dodaj własne słowa
pack-add-locations = Dodaj własne miejsca
pack-add-characters = Dodaj własne postacie
pack-name = Nazwa listy
pack-name-words = Nasze słowa
pack-name-locations = Nasze miejsca
pack-name-characters = Nasi bohaterowie
pack-text-words = Słowa
pack-text-locations = Miejsca
pack-text-characters = Postacie
pack-use = Dodaj i graj z nimi
pack-file = Z pliku
pack-count = { $count }, potrzeba co najmniej { $least }
pack-enough = { $count }: wystarczy
pack-chosen = Wybrane: { $pack }.
pack-added = Zestaw jest już na półce. Wybierz go powyżej.
pack-drop = Usuń: { $pack }
pack-entries-words = { $count ->
    [one] ({ $count } słowo)
    [few] ({ $count } słowa)
   *[many] ({ $count } słów)
}
pack-entries-locations = { $count ->
    [one] ({ $count } miejsce)
    [few] ({ $count } miejsca)
   *[many] ({ $count } miejsc)
}
pack-entries-characters = { $count ->
    [one] ({ $count } postać)
    [few] ({ $count } postacie)
   *[many] ({ $count } postaci)
}
pack-too-long = To za długie: najwyżej 60 000 znaków.
pack-how-words = Wklej lub wpisz co najmniej 25 słów (do 24 liter każde), po jednym w wierszu albo oddzielonych przecinkami. Powtórzone słowa liczą się raz.
pack-how-locations = Wklej lub wpisz co najmniej 8 miejsc, po jednym w wierszu albo oddzielonych przecinkami. Z rolami: w wierszu jedno miejsce, dwukropek i co najmniej dziesięć ról, i tak przy każdym miejscu.
pack-how-characters = Wklej lub wpisz co najmniej 64 postacie, każdą z podpowiedzią, po jednej w wierszu, pod tematami w nawiasach. Gwiazdka oznacza te, które znają wszyscy.
pack-example-words =
    latarnia, naleśnik, kometa
    saksofon
pack-example-locations =
    Fabryka czekolady: degustator, pakowaczka, strażnik, właścicielka, chemik, kierowca, kucharz, sprzątaczka, inspektor, gość
pack-example-characters =
    {"["}books]
    {"*"} Sherlock Holmes: detektyw z Baker Street
    Kapitan Nemo: dowódca łodzi podwodnej

## What is wrong with a pack

pack-at-line = Wiersz { $line }: { $fault }
pack-fault-head = „{ $text }” nie pasuje do nagłówka pliku. Ma on trzy wiersze: „kind: …”, „language: …” i „title: …”.
pack-fault-head-twice = „{ $text }: …” występuje dwa razy.
pack-fault-head-missing = W nagłówku pliku brakuje wiersza „{ $text }: …”.
pack-fault-head-kind = „{ $text }” to nie rodzaj listy. Wpisz jedno z tych słów: { $kinds }.
pack-fault-head-long = „{ $text }” nie może tu być nazwą: użyj liter, najwyżej { $most }.
pack-fault-too-few = { $what ->
    [locations] Znalezione miejsca: { $count }. Potrzeba co najmniej { $least }.
    [characters] Znalezione postacie: { $count }. Potrzeba co najmniej { $least }.
    [questions] Znalezione pytania: { $count }. Potrzeba co najmniej { $least }.
   *[cards] Znalezione słowa: { $count }. Potrzeba co najmniej { $least }.
}
pack-fault-twice = „{ $text }” jest już w wierszu { $first }.
pack-fault-too-long = „{ $text }” jest za długie: mieści się najwyżej { $most } liter.
pack-fault-no-word = „{ $text }” nie nadaje się na kartę. W słowie mogą być litery, cyfry, spacje, łączniki, apostrofy i kropki.
pack-fault-no-name = „{ $text }” nie nadaje się na nazwę. W nazwie mogą być litery, cyfry, spacje, łączniki, apostrofy i kropki.
pack-fault-sides = Karta ma najwyżej dwie strony: przód / tył.
pack-fault-roles-here-and-there = Podaj role przy każdym miejscu albo przy żadnym.
pack-fault-few-roles = Różnych ról jest tu { $count }. Potrzeba co najmniej { $least }.
pack-fault-role-twice = Jakaś rola występuje dwa razy.
pack-fault-no-theme = Najpierw temat w nawiasach, na przykład [books].
pack-fault-unknown-theme = Nie ma tematu „{ $text }”. Są: { $themes }.
pack-fault-no-hint = „{ $text }” nie ma podpowiedzi. Wpisz ją po dwukropku.
pack-fault-hint-long = Podpowiedź jest za długa: mieści się najwyżej { $most } liter.
pack-fault-too-many-lines = Za dużo wierszy ({ $count }): mieści się najwyżej { $most }.
pack-fault-no-list = „{ $text }” to nie hasło ze słowami. Wpisz je po dwukropku: pomarańcza: sok, owoc, skórka.
pack-fault-list-length = Słów jest tu { $count }. Potrzeba od { $least } do { $most }.
pack-fault-listed-twice = „{ $text }” już jest w tym wierszu.
pack-fault-not-one-word = „{ $text }” to nie jedno słowo z samych liter.
pack-fault-no-question = „{ $text }” to nie pytanie z numerem, takie jak: 7. Dlaczego tu?
pack-fault-number-range = { $count } nie może być tu numerem: wpisz od 1 do { $most }.
pack-fault-number-missing = Nie ma pytania { $count }. Numery idą bez przerw.
pack-fault-stray-answer = „{ $text }” nie odpowiada na żadne pytanie. Wpisz pytanie powyżej.
pack-fault-no-answer = Pytaniu { $count } brakuje wiersza, który zaczyna się od „{ $text }”.
pack-fault-wordings = Wersji jest tu { $count }. Wpisz { $least }, z „/” między nimi.
pack-fault-other-alphabet = „{ $text }” ma litery innego alfabetu.
