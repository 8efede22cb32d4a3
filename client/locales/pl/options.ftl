option-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
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
pack-title-locations = Miejsca z rolami
pack-title-locations-basic = Miejsca dla początkujących
pack-title-saga = Miejsca z sagi
pack-title-characters = Postacie
pack-add-words = Dodaj własne słowa
pack-add-locations = Dodaj własne miejsca
pack-add-characters = Dodaj własne postacie
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
pack-too-long = Ten plik jest za długi: najwyżej 60 000 znaków.
pack-how-words = Plik tekstowy z nagłówkiem i co najmniej 25 kartami, po jednej w wierszu, na przykład:
pack-how-locations = Plik tekstowy z nagłówkiem i co najmniej 8 miejscami, po jednym w wierszu. Po dwukropku podaj co najmniej dziesięć ról albo pomiń role wszędzie:
pack-how-characters = Plik tekstowy z nagłówkiem i co najmniej 64 postaciami, po jednej w wierszu, pod tematami. Gwiazdka oznacza te, które znają wszyscy:
pack-example-words =
    kind: words
    language: pl
    title: Nasze słowa

    latarnia / saksofon
    naleśnik / kometa
pack-example-locations =
    kind: locations
    language: pl
    title: Nasze miejsca

    Fabryka czekolady: degustator, pakowaczka, strażnik, właściciel, chemik, kierowca, kucharz, sprzątaczka, inspektor, gość
pack-example-characters =
    kind: characters
    language: pl
    title: Nasi bohaterowie

    {"["}books]
    {"*"} Sherlock Holmes: detektyw z Baker Street
    Kapitan Nemo: dowódca okrętu podwodnego
