## The table

room-page = { $code } · Konspira
room-title = Stół { $code }
room-code = Stół { $code }
menu = Menu
people = Ludzie przy stole
react = Pokaż minę
reactions-table = Reakcje przy tym stole
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-hmm = Hmm…
reaction-clap = Brawo!
reaction-heart = Super!
reaction-facepalm = O nie!
reaction-of = { $name }: { $what }

## The line

online = Połączono
reconnecting = Chwileczkę, nie ma połączenia. Nic nie zginie.
waits = Czekam…
no-table = Nie ma stołu { $code }
no-table-how = W kodzie może być zła litera: wpisz go jeszcze raz. A może stół zamknięto, bo długo nikt przy nim nie grał.
no-way-in = Teraz nie można dołączyć
to-home = Na stronę główną

## What is heard

sound-off = Cisza
sound-off-how = ani piśnie
sound-mine = Dla mnie
sound-mine-how = tylko moje stuknięcia
sound-table = Dla stołu
sound-table-how = głos i dźwięki dla wszystkich
sound-tv = Jeśli macie telewizor, mówi on. Jeśli nie, połóżcie jeden telefon na środku stołu.
sound-stop = Ten telefon mówi do wszystkich: wycisz go
vibration-how = tylko gdy stukasz

## Coming in

join-title = Dołącz do stołu { $code }
join-there = { $count ->
    [one] { $count } osoba przy stole
    [few] { $count } osoby przy stole
   *[many] { $count } osób przy stole
}
join-sit = Siadam do gry
join-watch = Tylko popatrzę
join-running = Gra już trwa: teraz popatrzysz, a w następnej zagrasz.
join-pick = Właśnie wybieramy drużyny: siadaj i wybierz swoją.
join-invited = Gra już trwa: siadaj, a { $host } może Cię wpuścić.
join-round = Runda już trwa: siadaj, a po niej { $host } może Cię wpuścić.
join-left = Gra już trwa, ale { $name } nie gra dalej: { $host } może dać Ci to miejsce.
join-locked = Stół jest zamknięty. Poproś gospodarza o wpuszczenie.
in-app = Otwórz w swojej przeglądarce, żeby zachować miejsce
in-app-how = To tylko okno komunikatora: gdy je zamkniesz, miejsce przepadnie. Skopiuj link i otwórz go w Safari, Chromie albo Firefoksie.
in-app-stay = Zostaję tutaj
out-removed = Ten telefon stracił miejsce: zwolnił je gospodarz albo przeszło na inny telefon. To pomyłka? Poproś gospodarza o ponowne wpuszczenie.
out-moved = Twoje miejsce jest już na drugim telefonie.
come-back = Wróć na swoje miejsce: { $name }
take-seat = Przejąć to miejsce?
take-seat-how = To kod miejsca przy tym stole. Jeśli je przejmiesz, drugi telefon je straci.
take-seat-yes = Tak, na ten telefon
take-seat-no = Nie, niech tam zostanie

## Inviting

invite = Zaproś
invite-title = Dołącz do naszego stołu w Konspirze
invite-code = Kod stołu
invite-share = Udostępnij
invite-copied = Link skopiowany.
invite-large = Pokaż duży kod QR
invite-qr = Kod QR prowadzący do tego stołu
invite-tv = Pokaż na telewizorze lub laptopie
invite-tv-how = Wpisz ten adres w przeglądarce telewizora lub laptopa:
invite-tv-what = Wszyscy widzą tam stół, ale nie widzą niczyich tajemnic.
invite-tv-here = Otwórz na tym ekranie
invite-network = Ta strona jest otwarta na komputerze, który ją udostępnia. Inni znajdą ją pod adresem powyżej, w tej samej sieci Wi-Fi.
invite-lone = Żaden telefon tu nie trafi: ten adres działa tylko na tym komputerze. Uruchom Konspirę tak, żeby była widoczna w Twojej sieci.

## Who sits where

ring = Grający, kolejno zgodnie z ruchem wskazówek zegara
ring-hint = Przeciągnij tak, jak siedzicie
players = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
onlookers = Patrzą
host = gospodarz
present = Połączono
away = poza zasięgiem
is-host = Gospodarz stołu
is-onlooker = Tylko patrzy
leads-next = Prowadzi następną grę
appoint = Niech prowadzi następną grę
appoint-not = Jednak nie prowadzi
rename = Imię i awatar
sit = Miejsce w następnej grze
sit-me = Gram w następnej grze
stand = Na widownię
seat-on = Miejsce dalej
seat-back = Miejsce wcześniej
pass-host = Przekaż rolę gospodarza
pass-host-sure = Stuknij jeszcze raz: przekaż
host-now = Gospodarzem stołu jest teraz { $name }.
host-now-away = { $before } jest poza zasięgiem. Gospodarzem stołu jest teraz { $name }.
host-again = Gospodarzem stołu jest znów { $name }.
host-you = Teraz Ty jesteś gospodarzem stołu.
host-you-again = Znów jesteś gospodarzem stołu.
host-stand-in = { $name } jest poza zasięgiem, więc teraz Ty jesteś gospodarzem: zaczynasz i wstrzymujesz gry, wybierasz opcje. { $name } może później wrócić do tej roli.
host-ok = OK
host-stay = Zostaję gospodarzem
host-lost = Twój telefon był poza zasięgiem, więc gospodarzem jest teraz { $name }.
host-take-back = Chcę znów być gospodarzem
host-let-be = Niech tak zostanie
remove = Wyproś od stołu
remove-sure = Stuknij jeszcze raz: wyproś
give-seat = Oddaj miejsce ({ $before }): zagra { $name }
ask-for-seat = Zapytaj stół: { $name } na miejsce ({ $before })?
question-seat = Czy { $name } może grać dalej na miejscu ({ $before }) i widzieć to, co tam wiadomo?
question-lead = Czy { $name } może odtąd prowadzić grę i widzieć wszystko?
question-yes = Zgadzam się
question-no = Raczej nie
question-so-far = Zgody: { $agreed } z { $asked }.
question-take-back = Nie pytaj
question-declined = Stół nie zgodził się na tę osobę: { $name }.
question-led = Stół się zgodził: teraz grę prowadzi { $name }.
seat-taken = Na Twoim miejscu gra teraz { $name }. Do następnej gry tylko patrzysz.
has-left = { $name } – już poza stołem.
was-removed = Gospodarz usunął tę osobę od stołu: { $name }.
left = poza stołem
removed = usunięto
seat-changes = Miejsca, które zmieniły właściciela
seat-changed = Gospodarz oddał miejsce ({ $before }) innej osobie: { $after }.
locked = Zamknięty
unlocked = Otwarty

## One phone for several players

add-player = Jeszcze jedna osoba na tym telefonie
add-player-how = Ta osoba też zagra na tym telefonie. Podajecie go sobie, a on w międzyczasie zasłania tajemnice.
pass-who = Kto trzyma telefon
pass-to = Podaj telefon: { $name }
pass-how = Niech nikt inny teraz nie patrzy.
pass-taken = To ja, { $name }
pass-rather = Nie, telefon trzyma { $name }
pass-on = Teraz podaj telefon: { $name }
shared-phone = Jeden telefon mają: { $names }.

## Moving to another phone

move-seat = Przenieś miejsce na inny telefon
move-seat-how = { $name }, zeskanuj ten kod drugim telefonem. Ten telefon straci wtedy miejsce.
move-seat-qr = Kod QR, który przejmuje miejsce
move-seat-left = { $seconds ->
    [one] Ważny jeszcze { $seconds } sekundę
    [few] Ważny jeszcze { $seconds } sekundy
   *[many] Ważny jeszcze { $seconds } sekund
}
move-seat-again = Nowy kod

## The game to come

game = Gra
game-pick = W co gramy?
game-seats = { $least }–{ $most } osób
game-good = { $count ->
    [one] W sam raz na { $count } osobę
    [few] W sam raz na { $count } osoby
   *[many] W sam raz na { $count } osób
}
game-others = A może coś innego?
rules = Zasady
options = Opcje
options-read-only = Może je zmieniać tylko gospodarz: { $host }.
options-changed = { $count ->
    [one] { $count } zmieniona opcja
    [few] { $count } zmienione opcje
   *[many] { $count } zmienionych opcji
}
options-more = Więcej
options-more-how = { $examples }…
options-done = Gotowe
options-times = Czasy
table-language = Język stołu
presets = Gotowe ustawienia
start = Zaczynamy
start-app-leads = Start: prowadzi aplikacja
start-leads = Start: prowadzi { $name }
start-more = { $count ->
    [one] Brakuje jeszcze { $count } osoby.
   *[other] Brakuje jeszcze { $count } osób.
}
start-fewer = Za dużo osób: grać może najwyżej { $most }. Reszta może patrzeć.
start-away = { $count ->
    [one] { $names } jest poza zasięgiem.
   *[other] Poza zasięgiem: { $names }.
}
start-wait = Grę rozpocznie { $host }.

## While it runs, and after

pause = Wstrzymaj grę
paused = Przerwa
resume = Gramy dalej
abandon = Przerwij grę
abandon-sure = Stuknij jeszcze raz: koniec bez wyniku
end-now = Zakończ teraz, z tym wynikiem
end-now-sure = Stuknij jeszcze raz: ten wynik się liczy
leave = Odejdź od stołu
leave-sure = Stuknij jeszcze raz: oddaj miejsce
leave-page = Wychodzisz w trakcie gry?
leave-page-how = Gra potoczy się dalej, a Twoje miejsce zostaje Twoje: wrócisz do stołu { $code }.
leave-page-go = Strona główna
leave-page-stay = Gram dalej
time-is-up = Czas minął!
time-left = { $count ->
    [one] Została 1 sekunda
    [few] Zostały { $count } sekundy
   *[many] Zostało { $count } sekund
}
record = Przebieg gry
rulebook = Zasady gry
host-tools = Gra utknęła?
rank = Miejsce { $rank }
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
to-lobby = Poczekalnia
next-game = Następna gra
host-next = Następną grę zaczyna { $name }.
cut-short = Ostatnią grę rozpoczęto w starszej wersji Konspiry i nie można jej tu dokończyć. Stół, ludzie i zestawy są na miejscu: zacznijcie nową.
see-board = Zobacz jeszcze raz ostatnią grę
evening = { $count ->
    [one] Dziś wieczorem: { $count }{"\u00A0"}gra
    [few] Dziś wieczorem: { $count }{"\u00A0"}gry
   *[many] Dziś wieczorem: { $count }{"\u00A0"}gier
}
evening-gone = ktoś, kto już poszedł
fair = Czy rozdanie było uczciwe?
fair-yes = Tak. Rozdanie było ustalone przed pierwszym ruchem.
fair-no = Nie! Zapieczętowano inne rozdanie.
fair-how = Przy rozdaniu wszyscy dostali cyfrowy odcisk kart. Teraz rozdanie jest jawne, a ten telefon obliczył odcisk jeszcze raz i porównał.
fair-seal = Odcisk (SHA-256)
fair-nonce = Liczba losowa
fair-deal = Rozdanie

## The end of a game, and of an evening

once-more = Jeszcze raz
end-won = Wygrana!
end-lost = Ojej!
end-awards = Nagrody wieczoru
end-winners = Zwycięzcy
end-team = Drużyna
evening-title = Podium
evening-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
}
evening-none = Jeszcze nikt nie wygrał: najwyższy stopień jest wolny.
evening-others = Na rozgrzewce: { $names }
evening-about = Jak to się liczy
evening-how = Każda gra liczy się tak samo: jedna wygrana dla każdej zwycięskiej osoby, bez względu na punkty. Tyle samo wygranych to ten sam stopień. Gry, w których ludzie wygrali z kompanami albo przegrali z nimi samymi, mają jeszcze własny wiersz.
evening-companions = Wygrane z kompanami: { $won } z { $count }
share-picture = Obrazek dla znajomych
share-how = Powstaje na tym urządzeniu. Nic nie jest wysyłane na serwer.
share-names = Z imionami
share-send = Udostępnij
share-save = Zapisz
share-won = Mamy zwycięstwo!
share-shared = Wspólna wygrana!
share-friends = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}

## Companions

companion-names = Ola, Kuba, Zosia, Staś, Hela, Franek, Gabi, Iga, Janek, Kaja, Leon, Maja, Nela, Olek, Pola, Romek, Tosia, Wojtek, Zuza, Adaś, Basia, Czesiek, Dorka, Ela, Felek, Jagna, Lusia, Mietek
companion-add = Dodaj kompana
companions-fill = { $players ->
    [1] Tylko Ty
   *[other] Jest Was { $players }
}: { $count ->
    [1] dodaj kompana
   *[other] dodaj { $count } kompanów
}
companions-by-chance = { $game }: kompani grają tu na chybił trafił.
companions-against = My wszyscy przeciwko kompanom
companions-deaf = Kompani nie słyszą: przy takiej rozmowie tylko się przyglądają.
companions-let-play = Pytania i odpowiedzi z kart
companions-know = Kompani znają { $known } z { $count } { $kind ->
    [characters] postaci
    [locations] miejsc
   *[words] słów
} pakietu „{ $pack }”.
companions-know-few = { $kind ->
    [characters] Kompani znają tylko { $known } z { $count } postaci pakietu „{ $pack }”: pozostałe zgadują na chybił trafił.
    [locations] Kompani znają tylko { $known } z { $count } miejsc pakietu „{ $pack }”: gdzie indziej odpowiadają „to zależy”.
   *[words] Kompani znają tylko { $known } z { $count } słów pakietu „{ $pack }”, więc jedynie wskazują.
}
players-companions = { $count ->
    [one] i { $count } kompan
    [few] i { $count } kompani
   *[other] i { $count } kompanów
}
is-companion = Kompan: gra bez telefonu
companion-temper = Jak gra
temper-calm = Ostrożnie
temper-normal = Zwyczajnie
temper-bold = Śmiało
companions-faster = Kompani odpowiadają od razu
companion-dismiss = Pożegnaj kompana
companion-dismiss-sure = Stuknij jeszcze raz: pożegnaj
lend-seat = Kompan na miejsce ({ $name })
lend-after = Gdy ktoś jest poza zasięgiem, gra kompan
lend-after-never = nigdy
lend-after-minutes = po { $minutes } min
seat-lent = { $name } jest poza zasięgiem: na tym miejscu gra kompan.
deeds-title = Pod Twoją nieobecność
deeds-how = Na Twoim miejscu grał kompan. Teraz znów jest Twoje.
deeds-moves = { $count ->
    [one] Był to { $count } ruch.
    [few] Były to { $count } ruchy.
   *[many] Było to { $count } ruchów.
}
deeds-more = { $count ->
    [one] i jeszcze { $count } ruch
    [few] i jeszcze { $count } ruchy
   *[many] i jeszcze { $count } ruchów
}
deeds-ok = Gram dalej
companions-well-played = { $count ->
    [one] Kompan: { $names } – dobra robota!
   *[other] Kompani: { $names } – dobra robota!
}
