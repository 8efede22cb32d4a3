## The games

game-spyfall2 = Mamy szpiega! 2
game-spyfall2-about = Wszyscy wiedzą, gdzie jesteście, tylko szpieg nie. Pytaj, blefuj, oskarżaj.
game-starwars = Star Wars Spyfall
game-starwars-about = To samo polowanie na szpiega w świecie Gwiezdnych wojen.

## In 60 seconds

howto-spyfall2-1 = Ktoś z Was to szpieg
howto-spyfall2-1-text = Przytrzymaj i spójrz na kartę: wszyscy jesteście w tym samym miejscu i tylko szpieg nie wie gdzie.
howto-spyfall2-2 = Pytaj i odpowiadaj
howto-spyfall2-2-text = Zadaj komuś jedno pytanie. Ta osoba odpowiada i pyta następną, ale nie Ciebie.
howto-spyfall2-3 = Oskarżaj
howto-spyfall2-3-text = Wiesz już, kto to? Raz w rundzie możesz oskarżyć. Muszą się zgodzić wszyscy oprócz podejrzanej osoby.
howto-spyfall2-4 = Albo zgadnij miejsce
howto-spyfall2-4-text = Szpieg może w każdej chwili się ujawnić i wskazać miejsce. Nikt nie wpadł na czas: wygrywa szpieg.
howto-starwars-1 = Ktoś z Was to szpieg Rebelii
howto-starwars-1-text = Przytrzymaj i spójrz na kartę: wszyscy jesteście w tym samym miejscu galaktyki i tylko szpieg nie wie gdzie.
howto-starwars-2 = Pytaj i odpowiadaj
howto-starwars-2-text = Zadaj komuś jedno pytanie. Ta osoba odpowiada i pyta następną, ale nie Ciebie.
howto-starwars-3 = Oskarżaj
howto-starwars-3-text = Wiesz już, kto to? Raz w rundzie możesz oskarżyć. Muszą się zgodzić wszyscy oprócz podejrzanej osoby.
howto-starwars-4 = Albo zgadnij miejsce
howto-starwars-4-text = Szpieg może w każdej chwili się ujawnić i wskazać miejsce. Nikt nie wpadł na czas: wygrywa szpieg.

## The card

spyfall-hold = Przytrzymaj: Twoja karta
spyfall-card-place = Miejsce akcji
spyfall-card-role = Twoja rola
spyfall-card-buddy = Znany Ci szpieg
spyfall-card-unknown = Tego nie wiesz
spyfall-card-spy = { $box ->
    [starwars] szpieg Rebelii
   *[spyfall2] szpieg
}
spyfall-card-local = { $box ->
    [starwars] ktoś z Imperium
   *[spyfall2] ktoś stąd
}
spyfall-card-no-buddy = brak
spyfall-held = Trzymasz swoją kartę
spyfall-boarding-pass = { $box ->
    [starwars] Przepustka
   *[spyfall2] Karta pokładowa
}
spyfall-secret = Tajne
spyfall-words-only = Tylko słowa
spyfall-words-only-how = Bez obrazków miejsc w tym telefonie, także na Twojej karcie.

## Before the first round

spyfall-study = Przyjrzyjcie się miejscom
spyfall-saga-begins = Nastał czas podejrzeń. Nie wszyscy przy tym stole wiedzą, gdzie są.
spyfall-study-why = { $count ->
    [one] Jedna osoba będzie { $box ->
        [starwars] szpiegiem Rebelii
       *[spyfall2] szpiegiem
    } i nie będzie wiedzieć, w którym z tych miejsc jesteście.
   *[other] { $box ->
        [starwars] Szpiedzy Rebelii
       *[spyfall2] Szpiedzy
    } (będzie ich { $count }) nie będą wiedzieć, w którym z tych miejsc jesteście.
}
spyfall-first-dealer = Kto rozdaje pierwszy? { $box ->
    [starwars] Zwykle najstarsza osoba.
   *[spyfall2] Zwykle ktoś, kto wygląda najbardziej podejrzanie.
}
spyfall-deals-first = Pierwsze rozdanie: { $name }.
spyfall-deal = Rozdaj karty
spyfall-host-deals = { $name } zacznie, gdy wszyscy poznają listę.
spyfall-dealing = Rozdajemy karty…

## Looking

spyfall-round = Runda { $round } z { $rounds }
spyfall-spies = { $count ->
    [one] { $count } szpieg
    [few] { $count } szpiedzy
   *[many] { $count } szpiegów
}
spyfall-looking = Obejrzyj swoją kartę
spyfall-looking-how = Przytrzymaj żółty przycisk i przeczytaj. Nikt inny niech nie patrzy.
spyfall-looked-already = Znasz swoją kartę. Możesz do niej zajrzeć, kiedy zechcesz.
spyfall-waiting = Czekamy na: { $names }
spyfall-waiting-many = { $count ->
    [one] Czekamy na { $count } osobę
    [few] Czekamy na { $count } osoby
   *[many] Czekamy na { $count } osób
}
spyfall-all-looked = Wszyscy gotowi
spyfall-dealer-starts = { $name } włącza zegar, gdy będziecie gotowi
spyfall-start-clock = Włącz zegar
spyfall-may-start = Nie musisz czekać na telefony: zapytaj, czy wszyscy gotowi, i zaczynaj.
spyfall-meeting = Zamknijcie oczy…
spyfall-meeting-how = …i otwórzcie tylko po to, by spojrzeć na własną kartę: przytrzymajcie ją jeszcze raz i przeczytajcie ostatni wiersz.
spyfall-starts-soon = Zegar ruszy za { $count }…
spyfall-where = { $box ->
    [starwars] Gdzie w galaktyce?
   *[spyfall2] Gdzie jesteśmy?
}

## Questions

spyfall-on-honour = Pytajcie się nawzajem, zaczyna { $name }. Bez odbijania pytań.
spyfall-asks = { $name } zadaje pierwsze pytanie
spyfall-answers = { $asker } pyta, { $name } odpowiada i pyta dalej
spyfall-writes = { $name } pisze pytanie
spyfall-owes-answer = { $name } pisze odpowiedź
spyfall-listen = Słuchaj uważnie. Kto ma pewność, może oskarżyć.
spyfall-your-turn = Twoja kolej: wskaż osobę, którą pytasz, i zapytaj na głos.
spyfall-your-answer = Odpowiedz na głos, potem wskaż, kogo pytasz. Nie pytaj z powrotem: { $name }.
spyfall-undo-ask = Cofnij pytanie: { $name }
spyfall-ask-whom = Kogo pytasz?
spyfall-asks-whom = pyta
spyfall-asked-you = { $name } pyta Ciebie. Twoja odpowiedź:
spyfall-write-question = Twoje pytanie
spyfall-write-answer = Twoja odpowiedź
spyfall-letters = { $count } z { $most }
spyfall-send = Wyślij
spyfall-card-chooses = { $name } wybiera, kogo zapytać
spyfall-card-answers = { $name } wybiera odpowiedź
spyfall-card-your-turn = Twoja kolej: wskaż osobę, którą pytasz.
spyfall-card-your-next = Teraz Ty pytasz: wskaż osobę. Nie pytaj z powrotem: { $name }.
spyfall-card-ask = Pytanie do: { $name }
spyfall-card-back = Ktoś inny
spyfall-card-send = Pytam: { $name }
spyfall-card-asked-you = { $name } pyta Ciebie
spyfall-card-your-answer = Twoja odpowiedź
spyfall-card-last = Ostatnie pytanie
spyfall-talk = Pytania i odpowiedzi
spyfall-talk-empty = Nie było jeszcze żadnego pytania.
spyfall-talk-earlier = { $count ->
    [one] { $count } wcześniejsze pytanie
    [few] { $count } wcześniejsze pytania
   *[many] { $count } wcześniejszych pytań
}
spyfall-sign-dealer = rozdaje
spyfall-sign-asker = pyta
spyfall-sign-barred = bez odbijania pytania
spyfall-sign-answering = odpowiada
spyfall-sign-done = gotowe
spyfall-sign-suspect = na celowniku
spyfall-sign-spy = szpieg
spyfall-sign-turn = wskazuje podejrzaną osobę
spyfall-sign-used = oskarżenie zużyte

## The buttons on every phone

spyfall-accuse = Oskarżam
spyfall-accuse-used = Oskarżenie zużyte
spyfall-accuse-whom = Kogo oskarżasz?
spyfall-accuse-how = Zegar stoi i wszyscy widzą, że zaraz kogoś oskarżysz. Raz na rundę możesz zarządzić takie głosowanie.
spyfall-accuse-go = Oskarżam: { $name }
spyfall-accuse-runs = Zegar już raz został zatrzymany, więc idzie dalej, aż kogoś oskarżysz.
spyfall-withdraw = Jednak nikogo
spyfall-stops = { $name } zatrzymuje zegar, żeby kogoś oskarżyć
spyfall-resume = Niech zegar idzie dalej
spyfall-reveal = Jestem szpiegiem
spyfall-reveal-how = { $box ->
    [starwars] Szpieg Rebelii
   *[spyfall2] Szpieg
} może teraz pokazać swoją kartę i wskazać miejsce akcji. To kończy pytania w tej rundzie.
spyfall-reveal-yes = Pokazuję kartę
spyfall-reveal-no = Gram dalej
spyfall-places = Miejsca
spyfall-cross-out = Stuknij miejsce, żeby je skreślić. Twoje skreślenia zostają w tym telefonie.
spyfall-played = już było

## Votes

spyfall-accuses = { $name } oskarża: { $suspect }
spyfall-judged = Czy to szpieg? { $suspect }
spyfall-clock-stands = Zegar stoi: { $time }
spyfall-votes-out = { $count ->
    [one] Brakuje { $count } głosu
    [few] Brakuje { $count } głosów
   *[many] Brakuje { $count } głosów
}
spyfall-no-reasons = Bez uzasadnień: mogłyby zdradzić miejsce.
spyfall-talk-now = Możecie to omówić.
spyfall-needed = { $count ->
    [one] Do skazania potrzeba { $count } głosu „tak”.
    [few] Do skazania potrzeba { $count } głosów „tak”.
   *[many] Do skazania potrzeba { $count } głosów „tak”.
}
spyfall-vote-late = Bez pośpiechu: gramy dalej, gdy zagłosują wszyscy obecni.
spyfall-vote-yes = Tak, { $name } to szpieg
spyfall-vote-no = Nie
spyfall-voted = Twój głos: { $vote ->
    [true] tak
   *[false] nie
}. Odkryjemy go razem z innymi.
spyfall-accused-you = Oskarżenie dotyczy Ciebie. W tym głosowaniu nie masz głosu.
spyfall-votes = Głosy
spyfall-votes-yes = Tak: { $count }
spyfall-votes-no = Nie: { $count }
spyfall-convicted = Wyrok zapadł: { $suspect }
spyfall-not-convicted = Bez wyroku: { $suspect }
spyfall-go-on = Dalej
spyfall-trials = { $count ->
    [one] { $count } głosowanie w tej rundzie
    [few] { $count } głosowania w tej rundzie
   *[many] { $count } głosowań w tej rundzie
}

## Naming the location

spyfall-guesses = { $second ->
    [true] { $name } to drugi szpieg i też musi wskazać miejsce
   *[false] { $name } to szpieg i wskazuje miejsce akcji
}
spyfall-watch-guess = { $second ->
    [true] Wynik poznacie po obu próbach.
   *[false] Kamienna twarz!
}
spyfall-pick-place = Wybierz miejsce
spyfall-you-say = Twoja odpowiedź: { $place }
spyfall-you-say-sure = Tu jesteśmy? Jest tylko jedna próba.
spyfall-name-yes = Tak, to tu
spyfall-name-no = Jeszcze nie
spyfall-more-time = Jeszcze { $count } s
spyfall-named = { $name }: { $place }
spyfall-named-nothing = { $name }: bez odpowiedzi

## Time is up

spyfall-pointing = Wszyscy naraz kogoś wskazują
spyfall-point = Wskaż osobę, którą podejrzewasz. To do niczego nie zobowiązuje.
spyfall-pointed = Wskazujesz: { $name }. Możesz jeszcze wskazać kogo innego.
spyfall-open-poll = Pokaż palce
spyfall-fingers = Kto wskazuje kogo
spyfall-fingers-out = { $count ->
    [one] Brakuje { $count } palca
    [few] Brakuje { $count } palców
    [many] Brakuje { $count } palców
   *[other] Brakuje { $count } palca
}
spyfall-fingers-bind = To do niczego nie zobowiązuje. Teraz po kolei, zaczyna { $name }.
spyfall-pointed-by = Wskazują: { $names }
spyfall-sign-fingers = { $count ->
    [one] { $count } palec
    [few] { $count } palce
    [many] { $count } palców
   *[other] { $count } palca
}
spyfall-nominates = { $name } wskazuje podejrzaną osobę
spyfall-your-nomination = Twoja kolej: wskaż osobę, którą podejrzewasz. Potem to omówicie.
spyfall-nominate = Podejrzewam: { $name }
spyfall-faces = Na celowniku: { $suspect }. Głosowanie otwiera { $name }
spyfall-suspects = { $name } podejrzewa: { $suspect }. Omówcie to
spyfall-open-vote = Głosujemy: { $name }
spyfall-open-vote-now = Otwórz głosowanie
spyfall-lap = Podejrzana osoba: { $count } z { $most }.

## The reveal

spyfall-and-is = { $name } to…
spyfall-says = Gdzie jesteśmy? { $names }
spyfall-nobody-caught = { $count ->
    [one] { $box ->
        [starwars] Szpieg Rebelii się wymknął. To…
       *[spyfall2] Szpieg się wymknął. To…
    }
   *[other] Szpiedzy się wymknęli. To…
}
spyfall-you-were = Tu byliście: { $place }
spyfall-stamp-spy = { $box ->
    [starwars] Szpieg Rebelii
   *[spyfall2] Szpieg
}
spyfall-stamp-local = Bez winy
spyfall-stamp-right = Trafione!
spyfall-stamp-wrong = Pudło

## After a round

spyfall-won-spies = { $count ->
    [one] Wygrywa { $box ->
        [starwars] szpieg Rebelii
       *[spyfall2] szpieg
    }!
    [few] Wygrywają szpiedzy!
   *[many] Wygrywają szpiedzy!
}
spyfall-won-others = { $count ->
    [one] { $box ->
        [starwars] Wygrywa Imperium!
       *[spyfall2] Wygrywają miejscowi!
    }
    [few] Wygrywają miejscowi!
   *[many] Wygrywają miejscowi!
}
spyfall-ended-exposed = { $when ->
    [mid] Oskarżenie w trakcie rundy było celne: { $name } to szpieg.
   *[end] Głosowanie na koniec było celne: { $name } to szpieg.
}
spyfall-ended-innocent = { $when ->
    [mid] Oskarżenie w trakcie rundy chybiło: { $name } to nie szpieg.
   *[end] Głosowanie na koniec chybiło: { $name } to nie szpieg.
}
spyfall-ended-unexposed = { $count ->
    [one] Czas minął i nikt nie zdemaskował szpiega.
    [few] Czas minął i nikt nie zdemaskował żadnego szpiega.
   *[many] Czas minął i nikt nie zdemaskował żadnego szpiega.
}
spyfall-ended-right = { $name } wskazuje: { $place }. Trafione!
spyfall-ended-wrong = { $name } wskazuje: { $place }. Pudło.
spyfall-ended-no-guess = { $name }: czas minął bez odpowiedzi.
spyfall-were-spies = { $count ->
    [one] { $box ->
        [starwars] Szpieg Rebelii
       *[spyfall2] Szpieg
    }
    [few] Szpiedzy
   *[many] Szpiedzy
}
spyfall-spy = { $box ->
    [starwars] szpieg Rebelii
   *[spyfall2] szpieg
}
spyfall-after = Punkty po rundzie { $round } z { $rounds }
spyfall-plus = +{ $points }
spyfall-award-spy = wygrana strony szpiega
spyfall-award-guess = trafnie wskazane miejsce
spyfall-award-innocent = skazano niewinną osobę
spyfall-award-other = wygrana miejscowych
spyfall-award-second-spy = bez wpadki: punkty jak miejscowi
spyfall-award-accuser = udane oskarżenie szpiega
spyfall-award-first-accuser = pierwsze oskarżenie tego szpiega
spyfall-deals-next = Następne rozdanie: { $name }.
spyfall-newcomers = Nowi przy stole
spyfall-newcomers-wait = Czeka na wejście do gry: { $names }. Wpuszcza { $host }.
spyfall-next-round = Następna runda
spyfall-finish = Wynik końcowy
spyfall-wait-next = Dalej może przejść { $name } albo gospodarz.
spyfall-one-more = Jeszcze jedna runda
spyfall-reshuffle = Przywróć rozegrane miejsca
spyfall-sit-in = Przyjmij do następnej rundy: { $name }
spyfall-retire = Ktoś poszedł do domu?
spyfall-retire-how = Zachowa swoje punkty, a reszta gra dalej.
spyfall-retire-who = Kogo już nie ma?
spyfall-retire-go = Gramy dalej

## The end

spyfall-final = Wynik końcowy
spyfall-winners = { $count ->
    [one] Wygrywa { $names }!
    [few] Wspólna wygrana: { $names }!
   *[many] Wspólna wygrana: { $names }!
}
spyfall-rounds-played = { $count ->
    [one] Za Wami { $count } runda.
    [few] Za Wami { $count } rundy.
   *[many] Za Wami { $count } rund.
}

## Looking up, and the host

spyfall-onlooker = Oglądasz grę.
spyfall-pass = Gramy dalej, nie czekamy: { $name }
spyfall-void = Unieważnij rundę
spyfall-void-sure = Stuknij jeszcze raz: nowe rozdanie
spyfall-void-how = Nikt nie dostaje punktów, miejsce liczy się jako rozegrane, a rozdaje ta sama osoba.
spyfall-long-away = Od ponad dwóch minut poza zasięgiem: { $names }. Możesz unieważnić rundę.

## Said aloud

spyfall-said-point = Czas minął. Wszyscy naraz kogoś wskazują.
spyfall-said-fingers = Palce: { $fingers }.
spyfall-said-dealt = Runda { $round }. Karty rozdane: obejrzyj swoją.
spyfall-said-turn = Pyta { $name }.
spyfall-said-asked = { $name } pyta: { $whom }.
spyfall-said-card = { $name } pyta: { $whom }. { $question }
spyfall-said-card-answer = { $name } odpowiada: { $answer }
spyfall-said-yes = Tak: { $names }.
spyfall-said-no = Nie: { $names }.
spyfall-said-spies = { spyfall-were-spies }: { $names }.
spyfall-said-points = Punkty: { $points }.
spyfall-said-vote = Głosy w sprawie: { $suspect }. Tak: { $yes }, nie: { $no }. { $passed ->
    [true] Jest wyrok.
   *[false] Wyroku nie ma.
}
spyfall-said-faces = Na celowniku: { $suspect }.

## Why not

error-not-all-have-looked = Najpierw spotkanie starych kumpli: nie wszyscy obejrzeli jeszcze swoje karty.
error-turns-on-honour = Przy tym stole sami pilnujecie kolejności.
error-ask-somebody-else = Zapytaj kogoś innego niż siebie.
error-nobody-there = Tej osoby teraz nie ma. Zapytaj kogoś innego.
error-no-asking-back = Bez odbijania pytań: zapytaj kogoś innego.
error-write-a-question = Najpierw napisz pytanie.
error-write-an-answer = Najpierw napisz odpowiedź.
error-no-deck = Przy tym stole nie pytacie z talii.
error-choose-a-card = Przy tym stole pytania i odpowiedzi wybiera się z kart.
error-not-in-the-deck = To pytanie nie leży teraz odkryte. Wybierz inne.
error-nobody-was-asked = Nie ma już czego cofać.
error-enough-questions = Sto pytań na rundę wystarczy: oskarż, zgaduj albo poczekaj na koniec czasu.
error-clock-stopped-already = Zegar stanął już raz przez Ciebie na darmo. Teraz od razu wskaż osobę.
error-accuse-somebody-else = Oskarż kogoś innego niż siebie.
error-accused-already = Twoje oskarżenie w tej rundzie już padło.
error-suspect-has-no-vote = Kto jest na celowniku, nie głosuje.
error-no-such-place = Nie ma takiego miejsca akcji.
error-place-was-played = To miejsce już było.
error-no-more-time = Więcej czasu już nie będzie.
error-no-reshuffle-now = Teraz nie można przywrócić miejsc.
error-no-tie = Dodatkowa runda jest tylko na remis.
error-three-are-needed = Do dalszej gry potrzebne są trzy osoby.
error-ring-is-full = Nie ma już miejsca dla kolejnej osoby.

## Options

preset-one-table = Przy jednym stole
preset-one-table-help = Sami pilnujecie kolejności
preset-turns = Telefony pilnują kolejności
preset-turns-help = Stuknięcie mówi, kto kogo pyta
preset-far-apart = Na odległość
preset-far-apart-help = Pytania na piśmie, do rozmowy wideo lub czatu
option-spyfall-pack = Miejsca akcji
option-spyfall-pack-help = Gdzie możecie się znaleźć.
option-spyfall-rounds = Rundy
option-spyfall-rounds-help = Pięć trwa około godziny.
option-spyfall-asking = Pytania
option-spyfall-asking-help = Jak pytacie i czy telefony pilnują kolejności. Talia jest dobra dla nieśmiałych, dla dzieci i na rozmowę wideo.
option-spyfall-asking-aloud = Na głos, stuknięcie wskazuje następną osobę
option-spyfall-asking-written = Na piśmie
option-spyfall-asking-off = Na głos, sami pilnujecie kolejności
option-spyfall-asking-deck = Z talii: stukasz pytanie, stukasz odpowiedź
option-spyfall-time-out-vote = Gdy minie czas
option-spyfall-time-out-vote-help = Nad kim głosujecie na koniec rundy.
option-spyfall-time-out-vote-nominators = Każdy po kolei kogoś wskazuje
option-spyfall-time-out-vote-candidates = Każdy po kolei jest na celowniku
option-spyfall-non-spy-points = Punkty za wygraną miejscowych
option-spyfall-non-spy-points-help = „Mamy szpiega! 2” daje dwa, Star Wars Spyfall jeden.
option-spyfall-non-spy-points-by-the-box = Jak w pudełku
option-spyfall-non-spy-points-one = Jeden
option-spyfall-non-spy-points-two = Dwa
option-spyfall-innocent-bonus = Premia za skazanie niewinnej osoby
option-spyfall-innocent-bonus-help = Kiedy szpiedzy dostają dwa punkty więcej.
option-spyfall-innocent-bonus-any-vote = Po każdym głosowaniu
option-spyfall-innocent-bonus-mid-round = Po oskarżeniu w trakcie rundy
option-spyfall-accuser-bonus = Premia za oskarżenie
option-spyfall-accuser-bonus-help = Kto dostaje punkt więcej za zdemaskowanego szpiega.
option-spyfall-accuser-bonus-first-accuser = Kto pierwszy oskarżył tego szpiega
option-spyfall-accuser-bonus-successful-accuser = Czyje głosowanie zdemaskowało szpiega
option-spyfall-accuser-bonus-at-time-out = Ta premia także po czasie
option-spyfall-accuser-bonus-at-time-out-help = Również gdy szpieg wpada dopiero w głosowaniu na koniec.
option-spyfall-spies = Szpiedzy
option-spyfall-spies-help = Zależy od liczby osób, dopóki nie wybierzesz. Dwóch szpiegów wymaga co najmniej 5 osób, a przy mniej niż 7 mają zbyt łatwo.
option-spyfall-roles = Role
option-spyfall-roles-help = Każda karta poza kartą szpiega podaje rolę do odegrania.
option-spyfall-old-buddies = Starzy kumple
option-spyfall-old-buddies-help = Dwaj szpiedzy przed rundą dowiadują się o sobie.
option-spyfall-two-spy-dissent = Dopuszczalne głosy „nie”
option-spyfall-two-spy-dissent-help = Przy dwóch szpiegach: tyle osób może powiedzieć „nie”, a wyrok i tak zapada.
option-spyfall-boxes = Pudełka
option-spyfall-boxes-help = Połączone: do 8 osób i jeden szpieg.
option-spyfall-boxes-second = Tylko „Mamy szpiega! 2”
option-spyfall-boxes-combined = Oba pudełka razem
option-spyfall-second-pack = Miejsca z drugiego pudełka
option-spyfall-second-pack-help = Gdy łączycie oba pudełka.
option-spyfall-reshuffle = Powrót rozegranych miejsc
option-spyfall-reshuffle-help = Propozycja od ósmej rundy, żeby nie było za łatwo zgadnąć.
option-spyfall-round-seconds = Runda
option-spyfall-round-seconds-help = Zależy od liczby osób, dopóki nie wybierzesz.
option-spyfall-vote-seconds = Na głosowanie
option-spyfall-vote-seconds-help = Potem głosy nieobecnych się nie liczą. W trakcie rundy milczenie to „nie”.
option-spyfall-talk-seconds = Na rozmowę, gdy minie czas
option-spyfall-talk-seconds-help = Na wskazanie podejrzanej osoby, a potem na rozmowę przed głosowaniem.
option-spyfall-guess-seconds = Na wskazanie miejsca
option-spyfall-guess-seconds-help = Ujawniony szpieg może raz wziąć drugie tyle.
option-spyfall-start-by-hand = Start ręczny
option-spyfall-start-by-hand-help = Najpierw wszyscy oglądają listę; gospodarz rozdaje, a rozdający włącza zegar.
option-spyfall-family = Dla rodzin
option-spyfall-family-help = Bez klubu nocnego, cmentarza i podobnych miejsc oraz bez łotrów wśród ról.

## The end, and honours

spyfall-saga-ends = Przy tym stole znów panuje spokój.
spyfall-end-most = { $count ->
    [one] Najlepszy wynik: { $count } punkt.
    [few] Najlepszy wynik: { $count } punkty.
   *[many] Najlepszy wynik: { $count } punktów.
}
spyfall-you-won-spy = { $points ->
    [one] { $points } punkt i nikt nie dostrzegł w Tobie szpiega: { $place }.
    [few] { $points } punkty i nikt nie dostrzegł w Tobie szpiega: { $place }.
   *[many] { $points } punktów i nikt nie dostrzegł w Tobie szpiega: { $place }.
}
spyfall-you-won-nose = { $points ->
    [one] { $points } punkt i nos do szpiegów.
    [few] { $points } punkty i nos do szpiegów.
   *[many] { $points } punktów i nos do szpiegów.
}
spyfall-you-won-most = { $points ->
    [one] { $points } punkt, najwięcej ze wszystkich.
    [few] { $points } punkty, najwięcej ze wszystkich.
   *[many] { $points } punktów, najwięcej ze wszystkich.
}
spyfall-you-won-shared = { $points ->
    [one] { $points } punkt i nikt nie ma więcej. To wspólna wygrana.
    [few] { $points } punkty i nikt nie ma więcej. To wspólna wygrana.
   *[many] { $points } punktów i nikt nie ma więcej. To wspólna wygrana.
}
spyfall-you-lost-close = { $count ->
    [one] Zabrakło tylko { $count } punktu.
    [few] Zabrakło tylko { $count } punktów.
   *[many] Zabrakło tylko { $count } punktów.
}
spyfall-you-lost-spy = Ktoś Cię przejrzał: { $place }. Zdarza się najlepszym szpiegom.
spyfall-you-lost-far = Następna wygrana może być Twoja.
spyfall-award-for-nose = Najlepszy nos
spyfall-award-for-nose-how = { $count ->
    [one] pierwsze trafne oskarżenie
    [few] pierwsze trafne oskarżenie, { $count } razy
   *[many] pierwsze trafne oskarżenie, { $count } razy
}
spyfall-award-for-unseen = Poza podejrzeniem
spyfall-award-for-unseen-how = szpieg, na którego nikt nie wskazał
spyfall-award-for-quick = Szybki strzał
spyfall-award-for-quick-how = { $count ->
    [one] „{ $place }” po { $count } pytaniu
    [few] „{ $place }” po { $count } pytaniach
   *[many] „{ $place }” po { $count } pytaniach
}
spyfall-award-for-poker = Pokerowa twarz
spyfall-award-for-poker-how = { $count ->
    [one] oskarżenie i wolność
    [few] { $count } oskarżenia i wolność
   *[many] { $count } oskarżeń i wolność
}
spyfall-award-for-advocate = Obrona niewinnych
spyfall-award-for-advocate-how = głos „nie”, i słusznie
spyfall-award-for-asked = Na językach
spyfall-award-for-asked-how = { $count ->
    [one] { $count } pytanie do tej osoby
    [few] { $count } pytania do tej osoby
   *[many] { $count } pytań do tej osoby
}
spyfall-award-for-daring = Odważny strzał
spyfall-award-for-daring-how = to było „{ $place }”, ale próba z klasą
spyfall-award-for-star = Gwiazda wieczoru
spyfall-award-for-star-how = wszystkie oczy w jedną stronę: „{ $place }”
spyfall-award-for-tourist = Obieżyświat
spyfall-award-for-tourist-how = { $count ->
    [one] { $count } miejsce i jest co opowiadać
    [few] { $count } miejsca w jeden wieczór
   *[many] { $count } miejsc w jeden wieczór
}
