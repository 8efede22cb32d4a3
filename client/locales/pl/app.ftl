### Jedno słowo na jedną rzecz, w każdym pliku tego języka:
### poza zasięgiem: kto jest daleko od telefonu albo bez sieci (away)
### prowadzi, osoba prowadząca: game master; nigdy „człowiek”, „mistrz gry”
### narada: dzień w Mafii, od rozmowy do głosowania (council)
### wskaż: przy osobach (tap); stuknij: tylko przy słowach, kartach i przyciskach, nigdy „stuknij kogoś”
### przytrzymaj: palec, który zostaje i pokazuje tajemnicę (hold)
### odpada: już nie gra (out); osoba, nie „gracz”; Mafia wielką literą; nazwy kart wielką literą i w całości
### Ty, Ci, Was wielką literą; bez form, które zdradzają płeć

app-name = Konspira
close = Zamknij
read-rule = Przeczytaj zasadę { $rule }
loading = Chwileczkę…
language = Język
language-en = English
language-pl = Polski
language-ru = Русский
theme = Wygląd
theme-auto = Jak w telefonie
theme-light = Jasny
theme-dark = Ciemny
sound = Dźwięk
vibration = Wibracje
reactions = Reakcje na tym telefonie
narrator = Głos i dźwięk
narrator-tap = Stuknij, żeby włączyć dźwięk
try-again = Spróbuj ponownie
save = Zapisz
add = Dodaj
copy-link = Skopiuj link
more = Więcej
less = Mniej
old-browser = Niestety ta przeglądarka jest za stara na Konspirę: zaktualizuj ją, weź inny telefon albo zagraj z kimś na jednym telefonie.
no-scripts = Konspira potrzebuje JavaScriptu: włącz go, weź inny telefon albo zagraj z kimś na jednym telefonie.

## By ear and by keys

story = Co się dotąd stało
headphones = Jeśli czyta ci to czytnik ekranu, załóż słuchawki: gdy odsłonisz swój sekret, przeczyta go na głos.
hold-by-keys = Enter odsłania, Escape zasłania.
goes-on = Gramy dalej.

## People

who-are-you = Kim jesteś?
that-is-me = To ja
your-name = Twoje imię
your-colour = Twój kolor
your-face = Twój awatar
colour = Kolor { $number }
face = Awatar { $number }
member-away = { $name } (poza zasięgiem)
member-left = { $name } (poza stołem)
companion = kompan
companion-plays = gra kompan
member-companion = { $name }, kompan
member-lent = { $name } (poza zasięgiem, gra kompan)

## Rules

rule-title = { $count ->
    [one] Zasada
   *[other] Zasady
}
rule-missing = Nie ma takiej zasady.
rule-other-reading = Inne odczytanie:
rule-option = Opcja:

## Home

home-tagline = Imprezowe gry o tajemnicach. Telefony rozdają karty, milczą i liczą punkty.
home-back = Wróć do stołu
home-code = Kod stołu
home-code-strange = W kodach nie ma liter { $letters }. Są tylko: { $alphabet }.
home-join = Dołącz
home-open = Otwórz stół
home-companions = Zagraj z kompanami
home-how-open = Jedna osoba otwiera stół, a reszta skanuje jego kod.
home-how-join = Ułóżcie miejsca na ekranie w tej kolejności, w jakiej siedzicie.
home-how-play = Nikomu nie pokazuj telefonu: on wie, kim naprawdę jesteś.
home-try = Gra treningowa
home-rules = Zasady gier
home-programme = Dziś w programie
home-programme-how = Wybierz grę: poznasz ją w 60 sekund.
home-seats = { $least }–{ $most }
home-minutes = { $minutes } min

## Plansza dnia

today-board = Plansza dnia
today-title = Plansza dnia, { $date }
today-date = { $date }, do północy UTC
today-choose = Zagrajcie planszę dnia
today-how = { $name } daje wskazówki, a Wy zgadujecie. W tym języku wszyscy mają dziś tę samą planszę.
today-won = { $count ->
    [one] Wygrana po { $count } wskazówce
    [few] Wygrana po { $count } wskazówkach
   *[many] Wygrana po { $count } wskazówkach
}
today-lost = { $count ->
    [one] Przegrana po { $count } wskazówce
    [few] Przegrana po { $count } wskazówkach
   *[many] Przegrana po { $count } wskazówkach
}
today-best = { $count ->
    [one] Rekord: { $count } wskazówka
    [few] Rekord: { $count } wskazówki
   *[many] Rekord: { $count } wskazówek
}
today-streak = { $count ->
    [one] Seria: { $count } dzień
    [few] Seria: { $count } dni
   *[many] Seria: { $count } dni
}
today-share = Udostępnij kwadraciki
today-copied = Wynik skopiowany.
today-next = Następna plansza o północy UTC. Liczy się tylko pierwsza próba.
today-again = Jeszcze raz, dla zabawy

## A game in 60 seconds

lesson = W 60 sekund
lesson-rules = Czytaj dalej
lesson-play = Gramy w to
lesson-try = Wypróbuj solo
lesson-try-again = Spróbuj jeszcze raz
lesson-done = Jasne
lesson-new = Pierwszy raz? 60 sekund
lesson-how = Jak grać?
