error-unknown = Nie udało się.
error-offline = Brak połączenia. Spróbuj za chwilę.

## The room

error-no-such-room = Nie ma stołu o takim kodzie.
error-room-is-open = Ten stół jest już otwarty.
error-room-is-locked = Stół jest zamknięty. Poproś gospodarza o wpuszczenie.
error-room-is-full = Przy stole nie ma już miejsca.
error-room-is-broken = Tego stołu nie da się już otworzyć.
error-newer-version = Przy tym stole gra już nowsza wersja Konspiry. Odśwież stronę.
error-room-is-worn-out = Przy tym stole wydarzyło się już tyle, że więcej się nie zmieści. Otwórz nowy.
error-reactions-are-off = Gospodarz wyłączył reakcje.
error-keep-a-straight-face = Wiesz teraz za dużo: zachowaj kamienną twarz.
error-too-many-reactions = Dość min jak na jedną grę. W następnej będą nowe.
error-bad-name = Wybierz imię z liter lub cyfr, takie, które da się przeczytać na głos.
error-name-is-taken = Ktoś przy tym stole ma już takie imię.
error-was-sent-home = Gospodarz odesłał kogoś o tym imieniu. Poproś gospodarza o odblokowanie stołu albo wróć za dziesięć minut.
error-no-such-member = Tej osoby nie ma już przy stole.
error-no-such-offer = Ten kod stracił ważność. Weź nowy z drugiego telefonu.
error-host-only = To może zrobić tylko gospodarz.
error-not-allowed = Tego nie możesz zrobić.
error-not-needed = To już niepotrzebne.
error-already-seated = Ta osoba ma już miejsce.
error-held-another-seat = Ta osoba miała w tej grze inne miejsce i może wrócić tylko na nie.
error-nothing-to-take-back = Ten stół ma już innego gospodarza.
error-seat-is-held = To miejsce jest zajęte: ta osoba jest przy stole albo była przed chwilą. Poczekaj chwilę albo poproś ją, żeby odeszła od stołu.
error-table-must-agree = Tu musi się zgodzić stół. Zapytaj go i poczekaj, aż większość powie „tak”.
error-nobody-can-agree = Nie ma nikogo, kogo można by o to zapytać. Poczekaj, aż ktoś jeszcze wróci.
error-question-is-over = To pytanie jest już rozstrzygnięte albo cofnięte.
error-not-asked = To pytanie jest do tych, którzy grają od początku i których ono nie dotyczy.
error-back-at-dawn = Przy stole jest noc. Twoje miejsce czeka: wejdź znowu o świcie.
error-phone-holds-a-seat = Na telefonie tej osoby było już inne miejsce w tej grze, więc zobaczyłaby obie karty.
error-is-a-companion = Kompani tylko grają: niczym nie kierują i o nic się ich nie pyta.
error-no-companion = To człowiek, a nie kompan.
error-no-seat-for-companions = W tej grze nie ma już miejsca dla kolejnego kompana.
error-companions-only-look-on = Przy takiej rozmowie kompani mogą tylko się przyglądać: nic nie słyszą.
error-seat-is-lent = Na tym miejscu gra już kompan.
error-no-master = Tę grę ktoś musi poprowadzić. Najpierw wskaż, kto.
error-nobody-leads = Tej gry nikt nie prowadzi.
error-already-leads = Ta osoba już prowadzi grę.
error-master-is-here = Grę już ktoś prowadzi i jest przy stole. Najpierw poproś o oddanie prowadzenia.
error-has-not-offered = Ta osoba nie zgłosiła się do prowadzenia gry.
error-may-not-lead = Kto prowadzi, wie wszystko, więc na tym telefonie nikt nie może już grać.
error-has-led = Ta osoba albo ktoś na jej telefonie prowadził tę grę i wie wszystko, więc nie dostanie w niej miejsca.
error-leave-instead = Siebie usunąć nie możesz. Po prostu odejdź od stołu.
error-twice-in-the-ring = Nikt nie może siedzieć w dwóch miejscach.
error-no-such-seat = Nie ma takiego miejsca.
error-not-your-seat = To nie jest Twoje miejsce.
error-already-in-a-room = Ten telefon jest już przy stole.
error-not-in-a-room = Ten telefon nie jest przy żadnym stole.

## The server

error-server-is-full = Jest tu teraz za dużo stołów. Spróbuj później.
error-too-many-rooms = Otwarto stąd zbyt wiele stołów. Spróbuj później.
error-too-many-codes = Zbyt wiele prób z tego miejsca. Odczekaj minutę i spróbuj ponownie.
error-log-failed = Stół czeka: serwer nie może teraz niczego zapisać. Spróbuj za chwilę.
error-other-protocol = Jest nowa wersja Konspiry. Odśwież stronę.
error-malformed = Serwer nie zrozumiał tej strony. Odśwież ją.

## Setting up

error-unknown-game = Nie ma takiej gry.
error-unknown-preset = Nie ma takich gotowych ustawień.
error-unknown-option = Nie ma takiej opcji.
error-bad-option-value = Ta wartość nie pasuje.
error-unknown-pack = Tego zestawu nie ma już na półce. Wybierz inny.
error-seats-do-not-fit = Ta gra nie jest dla tylu osób.
error-variant-does-not-fit = Ten wariant nie pasuje do liczby osób. Wybierz inny w opcjach.
error-nobody-could-touch = Tura skończyłaby się, zanim ktokolwiek mógłby zgadywać. Przerwa przed pierwszym strzałem musi być krótsza od tury.
error-spies-do-not-fit = Tylu szpiegów nie pasuje do liczby osób. Zmień opcje.
error-boxes-do-not-fit = Połączone pudełka są dla najwyżej 8 osób. Zmień opcje.
error-hands-do-not-fit = Przy ośmiu osobach każdy może mieć najwyżej 11 kart piktogramów. Zmień opcje.
error-themes-do-not-fit = Wybierz choć jeden temat.
error-eyes-need-a-person = Noc z zamkniętymi oczami wymaga osoby prowadzącej. Zmień opcje.
error-ghosts-only-write = Kto odpadł, może pisać tylko wtedy, gdy rozmawiacie na piśmie. Zmień opcje.
error-gang-needs-more = Nowy Gang wymaga co najmniej 13 osób. Zmień karty.
error-turncoat-needs-more = Przewerbowanie wymaga dwóch żetonów mafiosa, czyli co najmniej 8 osób. Zmień karty.
error-too-many-cards = Kart akcji jest więcej niż osób, które mogłyby ich użyć. Zmień karty.
error-too-many-packs = Jest już pięć własnych zestawów. Najpierw usuń któryś.
error-no-more-packs-here = Przy tym stole było już tyle zestawów, ile się mieści. Otwórz nowy.
error-too-many-packs-at-once = Za dużo zestawów w ciągu minuty. Odczekaj chwilę i spróbuj ponownie.
error-too-many-questions = Arbiter nie nadąża. Odczekaj chwilę i spróbuj ponownie.
error-nothing-to-judge = Arbiter nie ma tu nic do powiedzenia.
error-pack-name-is-taken = Zestaw o tej nazwie już jest. Wybierz inną nazwę.
error-broken-pack = Tej listy nie da się jeszcze użyć.
error-game-is-running = Gra już trwa.
error-played-by-other-rules = Od otwarcia tego stołu zmieniły się zasady. Otwórz nowy.

## A game

error-no-game = Żadna gra teraz nie trwa.
error-game-is-over = Gra jest skończona.
error-game-is-paused = Gra jest wstrzymana.
error-game-is-not-paused = Gra nie jest wstrzymana.
error-stale = W ostatniej chwili coś się zmieniło. Spójrz jeszcze raz.
error-not-now = Teraz to niemożliwe.
error-no-round-yet = Żadna runda się jeszcze nie skończyła, więc nie ma wyniku.
error-not-your-turn = To nie Twoja kolej.
error-too-early = O chwilę za wcześnie. Spróbuj jeszcze raz.
error-no-deadline = Teraz nie ma limitu czasu.
error-malformed-move = Taki ruch nie jest możliwy.
error-looked-already = Karta została już obejrzana.
error-answer-first = Najpierw trzeba na coś odpowiedzieć.
error-nobody-waits-for-them = Nikt na tę osobę nie czeka.
error-no-newcomers = Do tej gry nie można dołączyć w trakcie.
error-nothing-to-deal = Teraz nie ma czego rozdawać.
error-not-a-deal = To nie jest prawidłowe rozdanie.
error-nothing-was-asked = Nikt Cię teraz o nic nie pyta.
error-no-such-card = Nie ma takiej karty.
error-already-answered = Twoja odpowiedź już padła.
error-voted-already = Twój głos już padł.
error-no-seat-left = Wszystkie dwadzieścia miejsc jest zajętych.
