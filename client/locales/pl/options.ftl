option-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
option-on = Tak
option-off = Nie
option-changed = zmiana
option-unit = sekund
option-rules = Zasady: { $option }
pack-words-en = Słowa angielskie
pack-words-pl = Słowa polskie
pack-words-ru = Słowa rosyjskie
preset-strict = Ściśle
preset-strict-help = Co do litery zasad
preset-relaxed = Swobodnie
preset-relaxed-help = Na towarzyski wieczór
options-codenames-clue-rules = Jaka wskazówka jest dozwolona

## Codenames: The game

option-codenames-variant = Wariant
option-codenames-variant-help = Zależy od liczby osób, dopóki nie wybierzesz.
option-codenames-variant-two-teams = Dwie drużyny
option-codenames-variant-one-team = Jedna drużyna przeciw zmyślonemu wrogowi
option-codenames-variant-three-players = Trzy osoby, dwie rywalizują
option-codenames-pack = Słowa
option-codenames-pack-help = Wskazówki są w języku słów.
option-codenames-reverse-sides = Odwracanie kart w następnej grze
option-codenames-reverse-sides-help = Druga gra używa drugich stron tych samych kart.
option-codenames-expert-zero = Liczba 0
option-codenames-expert-zero-help = Żadne z naszych słów i dowolnie wiele prób.
option-codenames-expert-unlimited = „Bez limitu” zamiast liczby
option-codenames-expert-unlimited-help = Dowolnie wiele prób, bez liczby.
option-codenames-judge = Kto ocenia wskazówkę
option-codenames-judge-help = Rozstrzyga, gdy ktoś wątpi we wskazówkę.
option-codenames-judge-rival-spymaster = Szef rywali
option-codenames-judge-host = Gospodarz
option-codenames-judge-vote = Głosowanie
option-codenames-pre-approval = Najpierw zgoda szefa rywali
option-codenames-pre-approval-help = Każdą wskazówkę najpierw widzi szef rywali; odmowa nic nie kosztuje.
option-codenames-challenge-until = Wskazówkę można zakwestionować
option-codenames-challenge-until-help = Potem się liczy, dozwolona czy nie.
option-codenames-challenge-until-first-touch = Do pierwszego dotknięcia
option-codenames-challenge-until-end-of-turn = Do końca tury
option-codenames-penalty-cover = Kara za niedozwoloną wskazówkę
option-codenames-penalty-cover-help = Szef rywali może zasłonić jedno ze swoich słów.
option-codenames-touch-by = Czyje dotknięcie się liczy
option-codenames-touch-by-help = Kto może oficjalnie zgadywać.
option-codenames-touch-by-any-operative = Dowolnego tajniaka
option-codenames-touch-by-majority = Większości
option-codenames-touch-by-captain = Tylko pierwszego tajniaka
option-codenames-timer = Minutnik
option-codenames-timer-help = Czy jest i co robi, gdy zadzwoni.
option-codenames-timer-off = Brak
option-codenames-timer-soft = Na żądanie, tylko dzwoni
option-codenames-timer-hard = Na żądanie, kończy turę
option-codenames-timer-every-turn = W każdej turze, kończy ją

## Codenames: Times

option-codenames-timer-seconds = Minutnik na żądanie
option-codenames-timer-seconds-help = Jak długo biegnie, gdy ktoś go włączy.
option-codenames-clue-seconds = Na wskazówkę
option-codenames-clue-seconds-help = Gdy mierzony jest czas każdej tury.
option-codenames-guess-seconds = Na zgadywanie
option-codenames-guess-seconds-help = Gdy mierzony jest czas każdej tury.
option-codenames-touch-bonus-seconds = Dodatek za trafne dotknięcie
option-codenames-touch-bonus-seconds-help = Gdy mierzony jest czas każdej tury.
option-codenames-answer-seconds = Na odpowiedź
option-codenames-answer-seconds-help = Dla sędziego, na pytanie i na karę; brak odpowiedzi to zgoda.
option-codenames-enemy-seconds = Na turę wroga
option-codenames-enemy-seconds-help = Jedna drużyna: ile czasu na wybór ma szef.
option-codenames-grace-seconds = Przerwa przed pierwszym dotknięciem
option-codenames-grace-seconds-help = Żeby był czas na sprzeciw wobec wskazówki.

## Codenames: What makes a clue legal

option-codenames-clue-rules-single-word = Tylko jedno słowo
option-codenames-clue-rules-single-word-help = Bez spacji; łącznik jest dozwolony.
option-codenames-clue-rules-no-visible-codename = Żadnego widocznego słowa
option-codenames-clue-rules-no-visible-codename-help = Słowo widoczne na stole nie może być wskazówką.
option-codenames-clue-rules-meaning-only = Tylko o znaczeniu
option-codenames-clue-rules-meaning-only-help = Nic o literach ani pisowni.
option-codenames-clue-rules-no-position-clues = Nic o miejscu
option-codenames-clue-rules-no-position-clues-help = Nic o tym, gdzie słowo leży na planszy.
option-codenames-clue-rules-letters-and-numbers = Litery i liczebniki
option-codenames-clue-rules-letters-and-numbers-help = Czy mogą być wskazówkami.
option-codenames-clue-rules-letters-and-numbers-never = Nigdy
option-codenames-clue-rules-letters-and-numbers-if-meaning = Jeśli coś znaczą
option-codenames-clue-rules-letters-and-numbers-free = Swobodnie
option-codenames-clue-rules-number-is-not-a-hint = Liczba tylko liczy
option-codenames-clue-rules-number-is-not-a-hint-help = Nie może być drugą wskazówką.
option-codenames-clue-rules-loan-words = Obce słowa
option-codenames-clue-rules-loan-words-help = Jeśli zadomowiły się w języku gry.
option-codenames-clue-rules-no-word-forms = Żadnych innych form
option-codenames-clue-rules-no-word-forms-help = Żadnej odmiany ani pochodnej widocznego słowa.
option-codenames-clue-rules-no-compound-parts = Części złożeń
option-codenames-clue-rules-no-compound-parts-help = Wodospad i woda: czy jedno może być wskazówką, gdy drugie jest widoczne?
option-codenames-clue-rules-no-compound-parts-allowed = Dozwolone
option-codenames-clue-rules-no-compound-parts-literal = Bez części widocznego złożenia
option-codenames-clue-rules-no-compound-parts-both-directions = Zakazane w obie strony
option-codenames-clue-rules-sound-alikes-differ = Słowa brzmiące tak samo są różne
option-codenames-clue-rules-sound-alikes-differ-help = Nie wolno powiedzieć jednego, myśląc o drugim.
option-codenames-clue-rules-same-spelling-same-word = Jedna pisownia to jedno słowo
option-codenames-clue-rules-same-spelling-same-word-help = Wskazówka może użyć wszystkich jego znaczeń.
option-codenames-clue-rules-two-word-terms = Terminy dwuwyrazowe
option-codenames-clue-rules-two-word-terms-help = „Niedźwiedź polarny”, ale nie „śpiący niedźwiedź”.
option-codenames-clue-rules-proper-names = Jednowyrazowe nazwy własne
option-codenames-clue-rules-proper-names-help = Imiona, nazwy miejsc i tytuły.
option-codenames-clue-rules-long-proper-names = Długie nazwiska i tytuły
option-codenames-clue-rules-long-proper-names-help = Kilka słów liczy się wtedy jako jedno.
option-codenames-clue-rules-long-place-names = Długie nazwy miejsc
option-codenames-clue-rules-long-place-names-help = Kilka słów liczy się wtedy jako jedno.
option-codenames-clue-rules-acronyms = Skrótowce
option-codenames-clue-rules-acronyms-help = Słowa z pierwszych liter. Laser i radar zawsze wolno.
option-codenames-clue-rules-acronyms-never = Nigdy
option-codenames-clue-rules-acronyms-well-known = Powszechnie znane
option-codenames-clue-rules-any-rhyme = Każdy rym
option-codenames-clue-rules-any-rhyme-help = Rymy bez związku znaczeniowego.
