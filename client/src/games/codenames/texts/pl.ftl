## The game

game-codenames = Tajniacy
game-codenames-about = Dwie drużyny, dwadzieścia pięć słów, jednowyrazowe wskazówki.

## In 60 seconds

howto-codenames-1 = Znajdźcie agentów
howto-codenames-1-text = Dwie drużyny, 25 słów. Tylko szefowie widzą, które są czyje.
howto-codenames-2 = Jedno słowo, jedna liczba
howto-codenames-2-text = „Ocean: 3” znaczy: pasują trzy nasze słowa. Więcej szef nie mówi.
howto-codenames-3 = Naradźcie się i stuknijcie
howto-codenames-3-text = Wasze? Gracie dalej, o jedną próbę więcej niż liczba. Obserwator albo rywale: koniec tury.
howto-codenames-4 = Nie budźcie go
howto-codenames-4-text = Kto trafi na zabójcę, natychmiast przegrywa. Wygrywa drużyna, która pierwsza znajdzie wszystkie swoje słowa.

## Teams and identities

codenames-team = { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
}
codenames-side = { $variant ->
    [one-team] { $team ->
        [red] My
       *[blue] Przeciwnik
    }
   *[other] { $team ->
        [red] Czerwoni
       *[blue] Niebiescy
    }
}
codenames-own-team = Twoja drużyna
codenames-left = { codenames-team }: { $count ->
    [one] zostało 1 słowo
    [few] zostały { $count } słowa
   *[many] zostało { $count } słów
}
codenames-identity = { $identity ->
    [red] czerwony agent
    [blue] niebieski agent
    [bystander] niewinny obserwator
   *[assassin] zabójca
}
codenames-letter = { $identity ->
    [red] C
    [blue] N
    [bystander] –
   *[assassin] †
}
codenames-spymaster = Szef
codenames-operative = Tajniak
codenames-operatives = Tajniacy: { $count }

## The board

codenames-board = Plansza, po pięć słów w rzędzie
codenames-card-visible = niezasłonięte
codenames-card-turning = właśnie się odwraca
codenames-card-covered = zasłonięte: { codenames-identity }
codenames-card-secret = klucz: { codenames-identity }
codenames-card-marked = proponuje: { $names }
codenames-card-voted = głos: { $names }
codenames-hold-key = Przytrzymaj: klucz
codenames-keep-key = Klucz zostaje otwarty
codenames-keep-key-warning = Nie udostępniaj tego okna.
codenames-keyboard = { $key ->
    [true] Enter podaje wskazówkę, strzałki zmieniają liczbę, Esc i K otwierają klucz.
   *[false] Strzałki chodzą po planszy, Enter wybiera, Esc puszcza.
}
codenames-is-away = poza zasięgiem
codenames-clues-of = { $team ->
    [red] Wskazówki Czerwonych
   *[blue] Wskazówki Niebieskich
}

## Said aloud

codenames-said-touch = { $word }: { codenames-identity }.
codenames-said-touches = { $name } odkrywa: { $word }…
codenames-said-mark = { $name } stawia na: { $word }.
codenames-said-unmark = { $name } już nie stawia na: { $word }.
codenames-said-left = Zostało słów: Czerwoni { $red }, Niebiescy { $blue }.
codenames-said-joins = { $name }: { codenames-team }.
codenames-said-leads = { $name }: { codenames-team }, { codenames-spymaster }.
codenames-said-key = { codenames-identity }: { $words }.
codenames-said-clue = { codenames-team }, wskazówka: { $word }, { $number }.
codenames-said-corrected = Wskazówkę poprawiono: { $word } { $number }.
codenames-said-taken-back = { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
} wycofują wskazówkę, żeby ją poprawić.
codenames-said-spoken = Wskazówka na głos ({ codenames-team }): { $number }.
codenames-said-turn = Teraz grają { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
}.
codenames-said-upheld = Wskazówka zostaje. Zgadujcie dalej.
codenames-said-unanswered = Sędzia nie odpowiedział. Zgadujcie dalej; sprzeciw jest nadal możliwy.
codenames-said-review = Ktoś ma wątpliwości co do wskazówki. Plansza zamrożona.
codenames-said-penalty = Wskazówka odrzucona. { codenames-team } mogą zasłonić słowo.
codenames-said-enemy = Tura przeciwnika.
codenames-said-over = Koniec gry. Wygrywają { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
}.

## Choosing teams

codenames-choose = { $variant ->
    [one-team] Jedna drużyna, wirtualny przeciwnik
    [three-players] Dwoje szefów, jeden tajniak
   *[two-teams] Wybierz stronę
}
codenames-be-spymaster = Chcę być szefem
codenames-join = Dołączam jako tajniak
codenames-sit-out = Tym razem nie gram
codenames-sitting-out = Nie grają
codenames-works-for-both = { $name } zgaduje dla obu stron i dla obu stara się tak samo.
codenames-lacks-spymaster = { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
} nie mają szefa.
codenames-lacks-operative = { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
} nie mają tajniaka.
codenames-no-place = Jeszcze bez drużyny
codenames-no-place-me = Nie masz jeszcze drużyny. Którą wybierasz?
codenames-without-place = Bez drużyny: { $names }.
codenames-ready = Każdy ma swoje miejsce. Gotowi?
codenames-lopsided = { $team ->
    [red] Czerwonych
   *[blue] Niebieskich
} jest znacznie więcej. Równe drużyny są uczciwsze.
codenames-shuffle = Wymieszaj drużyny
codenames-move = Gdzie gra { $name }?
codenames-move-how = Przeciągnij każdego na jego miejsce albo wskaż imię.
codenames-deal = Rozdaj karty
codenames-host-deals = { $name } rozda karty, gdy wszyscy będą gotowi.

## A turn

codenames-dealing = Rozdajemy karty…
codenames-thinking = { $name } wymyśla wskazówkę dla { $team ->
    [red] Czerwonych
   *[blue] Niebieskich
}
codenames-your-clue = Twoja kolej: podaj wskazówkę
codenames-correcting = { $name } poprawia wskazówkę „{ $clue }”
codenames-away = { $name } jest poza zasięgiem. { $host ->
    [true] Możesz przekazać klucz: stuknij zwój.
   *[false] Gospodarz może przekazać klucz.
}
codenames-guesses = Wykorzystane próby: { $used } z { $allowed }
codenames-guesses-endless = Wykorzystane próby: { $used }, bez limitu
codenames-doubt = Hm, czy tak można?
codenames-call-timer = Włącz minutnik ({ $count } s)
codenames-call-timer-again = Czas minął. Włącz minutnik jeszcze raz ({ $count } s)

## Giving a clue

codenames-clue-word = Twoja wskazówka
codenames-clue-number = Liczba słów
codenames-number = { $number ->
    [unlimited] bez limitu
   *[other] { $number }
}
codenames-number-down = Mniej
codenames-number-up = Więcej
codenames-give = Podaj
codenames-spoken-clue = Na głos
codenames-spoken = Powiedz słowo na głos
codenames-give-spoken = Słowo już padło
codenames-ask = Zapytaj po cichu, czy wskazówka jest dozwolona. Odpowie { $name }
codenames-hint = Jedno słowo i liczba kart, o które chodzi. Nic więcej.
codenames-hint-spoken = Powiedz jedno słowo i wpisz, ilu kart dotyczy. Nic więcej.
codenames-hint-several-words = Przy tym stole tylko jedno słowo.
codenames-hint-more-than-two-words = Przy tym stole najwyżej dwa słowa.
codenames-hint-no-word = To nie jest słowo: tylko litery i cyfry.
codenames-hint-on-the-table = { $word } leży na stole: wybierz inne słowo.
codenames-hint-accents = Od słowa „{ $word }” różni się tylko znakami diakrytycznymi. To inne słowo: możesz je podać.
codenames-hint-refused = „{ $word }” nie przeszło w tej turze: wybierz inną wskazówkę.
codenames-asked = Twoje pytanie widzi tylko { $name }: czy „{ $word }” jest dozwolone?
codenames-approval-waits = „{ $word }” czeka na zgodę. Na razie widzi to tylko { $name }.
codenames-answered-yes = { $name } mówi: „{ $word }” jest dozwolone.
codenames-answered-no = { $name } mówi: „{ $word }” nie jest dozwolone. To nic nie kosztuje, weź inną wskazówkę.
codenames-asks-you = Widzisz to tylko Ty. { $name } pyta, czy taka wskazówka byłaby dozwolona:
codenames-answer-yes = Wolno
codenames-answer-no = Nie wolno

## The referee

codenames-referee-nothing-against-it = Arbiter nie ma zastrzeżeń.
codenames-referee-same-word = „{ $word }” leży na stole.
codenames-referee-only-accents-differ = „{ $clue }” różni się od „{ $word }” tylko znakami diakrytycznymi.
codenames-referee-form = { $ruling ->
    [doubtful] „{ $clue }” to być może forma słowa „{ $word }”.
   *[forbidden] „{ $clue }” to forma słowa „{ $word }”.
}
codenames-referee-derived = { $ruling ->
    [doubtful] „{ $clue }” ma być może wspólny rdzeń ze słowem „{ $word }”.
   *[forbidden] „{ $clue }” ma wspólny rdzeń ze słowem „{ $word }”.
}
codenames-referee-compound = { $ruling ->
    [doubtful] „{ $clue }” jest być może zbudowane ze słowa „{ $word }”.
   *[forbidden] „{ $clue }” jest zbudowane ze słowa „{ $word }”.
}
codenames-referee-part = { $ruling ->
    [doubtful] „{ $clue }” to być może część słowa „{ $word }”.
   *[forbidden] „{ $clue }” to część słowa „{ $word }”.
}
codenames-referee-several-words = Przy tym stole to za dużo słów.
codenames-referee-description = „{ $clue }” to zwykły opis, a nie utarty termin.
codenames-referee-phrase = Czy „{ $clue }” to znany termin albo nazwa? Tego arbiter nie wie.
codenames-referee-no-word = „{ $clue }” to nie jest słowo.
codenames-referee-too-long = To za długie jak na wskazówkę.
codenames-referee-alphabet = W „{ $clue }” są litery, których ten język nie używa.
codenames-referee-foreign = { $ruling ->
    [doubtful] „{ $clue }” to obce słowo. Czy używa się go na co dzień?
   *[forbidden] „{ $clue }” to słowo z innego języka.
}
codenames-referee-unknown = Arbiter nie zna słowa „{ $clue }”. Czy tak się mówi?
codenames-referee-proper-name = „{ $clue }” to nazwa własna, a gracie bez nich.
codenames-referee-acronym = { $ruling ->
    [doubtful] „{ $clue }” wygląda na skrót, a gracie bez nich.
   *[forbidden] „{ $clue }” to skrót, a gracie bez nich.
}
codenames-referee-letter-or-number = { $ruling ->
    [doubtful] „{ $clue }” wolno podać tylko wtedy, gdy coś znaczy.
   *[forbidden] Gracie bez liter i liczebników jako wskazówek.
}
codenames-referee-number-as-hint = „{ $clue }” powtarza liczbę, a liczba mówi tylko, ile jest kart.
codenames-referee-rest = { $judge ->
    [rival-spymaster] Znaczenie i położenie ocenia szef rywali.
   *[other] Znaczenie i położenie oceniają ludzie.
}
codenames-referee-unchecked = Formy słów nie są tu sprawdzane.
codenames-referee-may = { $ask ->
    [true] Możesz je podać albo najpierw zapytać po cichu ({ $name }).
   *[false] Możesz je podać.
}
codenames-referee-kept = { $ask ->
    [true] Weź inne słowo albo zapytaj po cichu ({ $name }).
   *[false] Weź inne słowo.
}
codenames-referee-still = Możesz je mimo to podać, ale ktoś może się sprzeciwić.
codenames-referee-says = Arbiter: { $reason }

## Guessing

codenames-select = Stuknij słowo, by je zaproponować. Stuknij drugi raz, by odkryć.
codenames-suggested = Drużyna widzi, że stawiasz na { $word }. Stuknij jeszcze raz, by odkryć.
codenames-guess-sure = Odkryć { $word }?
codenames-select-mark = Stuknij słowo, by je zaproponować. Odkrywa { $name }.
codenames-must-guess = W każdej turze trzeba podjąć choć jedną próbę.
codenames-grace = Czas na sprzeciw: zgadywać można za { $count } s. Naradźcie się.
codenames-unmark = Jednak nie to
codenames-pointing = { $count ->
    [one] { $names } stawia na to słowo.
    [few] { $names } stawiają na to słowo.
   *[many] { $names } stawiają na to słowo.
}
codenames-touch = Odkryj: { $word }
codenames-touch-soon = za { $count } s
codenames-touch-vote = Odkryj: { $word } ({ $votes } z { $needed })
codenames-stop = Kończymy turę
codenames-stop-vote = Kończymy turę ({ $votes } z { $needed })
codenames-stop-sure = Zakończyć turę Waszej drużyny?
codenames-stop-no = Zgadujemy dalej
codenames-stop-yes = Koniec tury

## Watching

codenames-poker-face = Kamienna twarz. Twoja drużyna zgaduje.
codenames-clue-soon = Wasza wskazówka już w drodze.
codenames-others-turn = Teraz grają { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
}.
codenames-enemy-soon = Przeciwnik zaraz zasłoni jedno ze swoich słów.
codenames-onlooker = Oglądasz grę.
codenames-retired = Znasz klucz, więc od teraz tylko oglądasz.
codenames-wait-to-join = Na razie oglądasz. Gospodarz może Cię wpuścić w każdej chwili.

## A clue in doubt

codenames-flag-title = „{ $word }”: sędzia już wie
codenames-flag-go = Powiedz dlaczego
codenames-reject-title = Odrzucić „{ $word }”?
codenames-reject-go = Odrzuć wskazówkę
codenames-reason-pick = Co jest nie tak?
codenames-flagged = { $name } ma wątpliwości: { $reason }
codenames-hmm = { $name }: „Hm, czy tak można?”
codenames-say-why = Powiedz dlaczego
codenames-reason-optional = Dlaczego? Nie trzeba mówić.
codenames-reason-referee = Tak uważa też Arbiter
codenames-reason-other = Inny powód
codenames-rejected = Odrzucona: { $reason }
codenames-verdicts = Za wskazówką: { $accept }, przeciw: { $reject }
codenames-accept = Zostaje
codenames-let-pass = Przepuść
codenames-reject = Odrzuć…
codenames-frozen = Plansza zamrożona. { $variant ->
    [one-team] Tajniacy rozstrzygają większością.
   *[other] { $judge ->
        [host] Rozstrzyga gospodarz.
        [vote] Rozstrzyga głosowanie.
       *[rival-spymaster] Rozstrzyga szef rywali.
    }
}
codenames-clue-rules = Jaka wskazówka jest tu dozwolona
codenames-clue-rules-short = Zasady wskazówek
codenames-reason-CN-29 = Do wskazówki coś dodano
codenames-reason-CN-30 = To widoczne słowo
codenames-reason-CN-73 = Nie dotyczy znaczenia
codenames-reason-CN-74 = Dotyczy liter słowa
codenames-reason-CN-75 = Dotyczy miejsca na planszy
codenames-reason-CN-76 = Sama litera lub liczba, bez znaczenia
codenames-reason-CN-77 = Liczba jest drugą wskazówką
codenames-reason-CN-78 = W innym języku
codenames-reason-CN-79 = Obce słowo, którego nikt tu nie używa
codenames-reason-CN-80 = Inna forma widocznego słowa
codenames-reason-CN-81 = Wspólna część z widocznym wyrazem złożonym
codenames-reason-CN-82 = Tylko brzmi jak to, o co chodzi
codenames-reason-CN-83 = Korzysta z drugiego znaczenia jednego słowa
codenames-reason-CN-85 = Więcej niż jedno słowo, a nie utarty termin
codenames-reason-CN-86 = Zmyślony termin
codenames-reason-CN-87 = Niedozwolona tu nazwa własna
codenames-reason-CN-90 = Zmyślone imię lub nazwisko
codenames-reason-CN-91 = Skrótowiec
codenames-reason-CN-95 = Nic poza rymem
codenames-reason-CN-96 = Zapowiedziano, że to rym

## Covering by hand

codenames-penalty = Wskazówka odrzucona. { $name } może zasłonić słowo { $team ->
    [red] Czerwonych
   *[blue] Niebieskich
}.
codenames-enemy-turn = Tura przeciwnika: { $count ->
    [one] zaraz zasłoni słowo
    [few] zaraz zasłoni { $count } słowa
   *[many] zaraz zasłoni { $count } słów
}
codenames-enemy-takes = Przeciwnik bierze uniesione słowo. Wolisz inne? Przytrzymaj klucz i stuknij je.
codenames-enemy-now = Zasłoń { $word }
codenames-cover-own = Premia: przytrzymaj klucz, stuknij jedno ze swoich słów i zasłoń je.
codenames-cover-other = To nie jest słowo { $team ->
    [red] Czerwonych
   *[blue] Niebieskich
}. Spójrz jeszcze raz na klucz.
codenames-cover = Zasłoń słowo
codenames-cover-word = Zasłoń: { $word }
codenames-decline = Nie, dziękuję
codenames-cover-first = Najpierw zasłoń słowo
codenames-cover-line = { $variant ->
    [one-team] Przeciwnik zasłania
   *[other] { codenames-team } zasłaniają słowo (kara dla rywali)
}
codenames-record-empty = Nie było jeszcze wskazówki.

## The host

codenames-hand-key = Szef zniknął? Przekaż klucz
codenames-hand-key-note = Nowy szef zatrzymuje klucz do końca tej gry, a poprzedni może już tylko oglądać.
codenames-hand-key-to = Komu przekazać klucz?
codenames-hand-key-give = Przekaż
codenames-go-on = { $phase ->
    [EnemyTurn] Zasłoń słowo od razu
    [Cluing] Graj dalej bez zgody
   *[other] Graj dalej bez odpowiedzi
}
codenames-let-in-team = { $name } dołącza do { $team ->
    [red] Czerwonych
   *[blue] Niebieskich
}
codenames-correct-note = Do pierwszej próby. Wszyscy widzą starą wskazówkę i nową.
codenames-correct-title = Popraw wskazówkę
codenames-correct = Popraw wskazówkę
codenames-helpers = Wpuść kogoś do drużyny
codenames-later = Później
codenames-let-in = Wpuść
codenames-came = { $name } już tu jest. Wpuścić?

## The end

codenames-won = Wygrywają { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
}!
codenames-won-by = { $name } wygrywa! { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
} górą!
codenames-why-found = Wszystkie słowa { $team ->
    [red] Czerwonych
   *[blue] Niebieskich
} odnalezione.
codenames-why-assassin = { $loser ->
    [red] Czerwoni obudzili zabójcę.
   *[blue] Niebiescy obudzili zabójcę.
}
codenames-void = Bez zwycięzcy
codenames-void-why = W jednej z drużyn nie ma kto zgadywać, więc gra jest nieważna.
codenames-solo-won = Misja wykonana!
codenames-solo-lost = Misja nieudana!
codenames-solo-found = Macie wszystkich swoich agentów.
codenames-solo-assassin = Obudziliście zabójcę.
codenames-solo-enemy = Przeciwnik był szybszy: wszystkie jego słowa są zasłonięte.
codenames-score = { $count ->
    [one] { $count } punkt.
    [few] { $count } punkty.
   *[many] { $count } punktów.
}
codenames-score-1 = Wygrana to wygrana.
codenames-score-2 = Nieźle. Ale stać Was na więcej.
codenames-score-3 = Wasze zegarki chodzą równo.
codenames-score-4 = Macie dostęp do ściśle tajnych misji.
codenames-score-5 = Najsłynniejszy tajny agent pęka z zazdrości.
codenames-score-6 = Czapki z głów. Kapelusze też.
codenames-score-7 = Czy jest coś, czego nie potraficie?
codenames-score-8 = Nikt Wam w to nie uwierzy.
codenames-you-won = Wygrana!
codenames-you-lost = Ojej!
codenames-to-board = Plansza i klucz
codenames-to-end = Kto wygrał
codenames-winners = Zwycięzcy
codenames-touched = { $name }: { $word }
codenames-assassin = Zabójca!
codenames-found = { $identity ->
    [red] Czerwony agent!
    [blue] Niebieski agent!
   *[other] To tylko obserwator
}

## Honours

codenames-awards = Nagrody wieczoru
codenames-award-clue = Wskazówka wieczoru
codenames-award-clue-how = „{ $clue }”: { $count ->
    [one] { $count } słowo
    [few] { $count } słowa
   *[many] { $count } słów
}
codenames-award-nose = Najlepszy nos
codenames-award-nose-how = { $count ->
    [one] { $count } odnaleziony agent
    [few] { $count } odnalezionych agentów
   *[many] { $count } odnalezionych agentów
}
codenames-award-steel = Nerwy ze stali
codenames-award-steel-how = ani jednej pomyłki
codenames-award-poet = Poezja
codenames-award-poet-how = „{ $clue }” i wszystko jasne
codenames-award-extra = Jeszcze jedno na deser
codenames-award-extra-how = dodatkowa próba była trafna
codenames-award-alarm = Budzik wieczoru
codenames-award-alarm-how = a on tak smacznie spał
codenames-award-close = O włos
codenames-award-close-how = zabrakło jednego słowa
codenames-award-brave = Lwie serce
codenames-award-brave-how = „{ $clue }” aż na { $count }
codenames-award-gift = Dobre sąsiedztwo
codenames-award-gift-how = agent dla drugiej strony
codenames-award-social = Dusza towarzystwa
codenames-award-social-how = { $count ->
    [one] { $count } nowa znajomość
    [few] { $count } nowe znajomości
   *[many] { $count } nowych znajomości
}
codenames-award-ice = Przełamane lody
codenames-award-ice-how = pierwsza próba w grze

## A picture to share

codenames-share-clue = Wskazówka wieczoru: { $clue }

## What makes a clue legal at this table

codenames-clue-single_word-on = Jedno słowo. Łącznik może być.
codenames-clue-single_word-off = Może być kilka słów.
codenames-clue-no_visible_codename-on = Nie słowo, które leży na stole.
codenames-clue-no_visible_codename-off = Może być nawet słowo ze stołu.
codenames-clue-meaning_only-on = Chodzi o znaczenie, nigdy o litery.
codenames-clue-meaning_only-off = Może chodzić o litery i pisownię.
codenames-clue-no_position_clues-on = Nic o miejscach na planszy.
codenames-clue-no_position_clues-off = Może chodzić o miejsce na planszy.
codenames-clue-letters_and_numbers-never = Żadnych liter ani liczebników.
codenames-clue-letters_and_numbers-if-meaning = Litery i liczebniki tylko wtedy, gdy coś znaczą.
codenames-clue-letters_and_numbers-free = Litery i liczebniki są w porządku.
codenames-clue-number_is_not_a_hint-on = Liczba mówi tylko, ile słów; nie podpowiada.
codenames-clue-number_is_not_a_hint-off = Liczba też może podpowiadać.
codenames-clue-loan_words-on = W języku kart. Obce wyrazy tylko te, których używa się na co dzień.
codenames-clue-loan_words-off = W języku kart. Żadnych obcych wyrazów.
codenames-clue-no_word_forms-on = Żadnej innej formy widocznego słowa.
codenames-clue-no_word_forms-off = Inne formy widocznych słów są w porządku.
codenames-clue-no_compound_parts-allowed = Części wyrazów złożonych są w porządku.
codenames-clue-no_compound_parts-literal = Żadnej części widocznego wyrazu złożonego.
codenames-clue-no_compound_parts-both-directions = Ani części widocznego wyrazu złożonego, ani wyrazu złożonego z widocznym słowem.
codenames-clue-sound_alikes_differ-on = Podobnie brzmiące to inne słowo. Żadnych wskazówek na słuch.
codenames-clue-sound_alikes_differ-off = Wolno mieć na myśli słowo, które brzmi tak samo.
codenames-clue-same_spelling_same_word-on = Tak samo pisane to jedno słowo, ze wszystkimi znaczeniami.
codenames-clue-same_spelling_same_word-off = Tak samo pisane mogą być różne: jedno znaczenie naraz.
codenames-clue-two_word_terms-on = Dwuwyrazowe terminy są w porządku, zmyślone nigdy.
codenames-clue-two_word_terms-off = Żadnych dwuwyrazowych terminów.
codenames-clue-proper_names-on = Nazwy własne są w porządku, zmyślone nigdy.
codenames-clue-proper_names-off = Żadnych nazw własnych.
codenames-clue-long_proper_names-on = Imię z nazwiskiem i tytuł liczą się jako jedno słowo.
codenames-clue-long_proper_names-off = Żadnych wielowyrazowych nazw i tytułów.
codenames-clue-long_place_names-on = Wielowyrazowe nazwy miejsc liczą się jako jedno słowo.
codenames-clue-long_place_names-off = Żadnych wielowyrazowych nazw miejsc.
codenames-clue-acronyms-never = Żadnych skrótowców; „laser” to słowo.
codenames-clue-acronyms-well-known = Powszechnie znane skrótowce są w porządku.
codenames-clue-any_rhyme-on = Każdy rym jest w porządku, ale nie zapowiadaj go.
codenames-clue-any_rhyme-off = Rym musi łączyć się też znaczeniem.

## Why not

error-team-needs-a-spymaster = Każda drużyna potrzebuje szefa.
error-team-needs-an-operative = Każda drużyna potrzebuje choć jednego tajniaka.
error-enemy-has-no-members = Przeciwnik jest wirtualny: nie można do niego dołączyć.
error-all-three-are-needed = W tym wariancie grają wszystkie trzy osoby.
error-clue-is-no-word = Wskazówka musi być słowem.
error-clue-has-several-words = Wskazówka to jedno słowo, bez spacji.
error-clue-has-more-than-two-words = Przy tym stole wskazówka ma najwyżej dwa słowa.
error-clue-is-on-the-table = To słowo widać na stole.
error-number-out-of-range = Liczba może być od 1 do 9.
error-no-zero-clues = Umówiliście się, że nie gracie z zerem.
error-no-unlimited-clues = Umówiliście się, że nie gracie „bez limitu”.
error-nobody-to-ask = Nie ma szefa rywali, którego można by zapytać.
error-card-is-covered = To słowo jest już zasłonięte.
error-touch-first = Zanim zakończysz turę, odkryj co najmniej jedno słowo.
error-not-a-word-of-that-team = Można zasłonić tylko słowo tej drużyny.
error-not-an-operative-of-that-team = Klucz może przejąć tylko tajniak tej drużyny albo ktoś, kto nie gra.
error-spymaster-is-here = Ten szef jest tutaj. Klucz zmienia właściciela tylko wtedy, gdy szef zniknie.
error-clue-was-accepted = Sędzia już uznał tę wskazówkę.
error-rule-is-switched-off = Gracie bez tej zasady, więc nie może być powodem.
error-already-flagged = Twoja wątpliwość jest już zgłoszona.
error-clue-was-refused = Szef rywali nie zgodził się na tę wskazówkę. Znajdź inną.
error-referee-forbids = Zdaniem arbitra ta wskazówka jest na pewno niedozwolona. Weź inne słowo albo zapytaj po cichu szefa rywali.
error-clues-are-spoken = Tutaj wskazówki mówi się na głos: wpisz samą liczbę.
error-too-late-to-correct = Słowo zostało już odkryte, więc wskazówka zostaje, jaka jest.
error-does-not-sit-out = Teraz do drużyny może dołączyć tylko ktoś, kto w tej grze nie gra.
error-no-such-team = Do tej drużyny nie można w tej grze dołączyć.
error-too-few-to-shuffle = Za mało osób gra, żeby wymieszać drużyny.
error-too-late-to-challenge = Za późno: tej wskazówki nie można już zakwestionować.
error-timer-is-off = Umówiliście się, że gracie bez minutnika.
error-timer-is-running = Minutnik już działa.

## Options: the game

option-codenames-variant = Wariant
option-codenames-variant-help = Zależy od liczby osób, dopóki nie wybierzesz.
option-codenames-variant-two-teams = Dwie drużyny
option-codenames-variant-one-team = Jedna drużyna przeciw wirtualnemu przeciwnikowi
option-codenames-variant-three-players = Trzy osoby, dwie rywalizują
option-codenames-against-companions = Ludzie przeciwko kompanom
option-codenames-against-companions-help = Wszyscy ludzie w jednej drużynie, wszyscy kompani w drugiej.
option-codenames-spoken-clues = Wskazówki na głos
option-codenames-spoken-clues-help = Gdy siedzicie w jednym pokoju: szef mówi słowo i wpisuje samą liczbę.
option-codenames-pack = Słowa
option-codenames-pack-help = Wskazówki są w języku kart.
option-codenames-reverse-sides = Odwracanie kart w następnej grze
option-codenames-reverse-sides-help = Druga gra używa drugich stron tych samych kart.
option-codenames-expert-zero = Liczba 0
option-codenames-expert-zero-help = Żadne z naszych słów i dowolnie wiele prób.
option-codenames-expert-unlimited = „Bez limitu” zamiast liczby
option-codenames-expert-unlimited-help = Dowolnie wiele prób, bez liczby.
option-codenames-judge = Kto ocenia wskazówkę
option-codenames-judge-help = Rozstrzyga, gdy ktoś ma wątpliwości.
option-codenames-judge-rival-spymaster = Szef rywali
option-codenames-judge-host = Gospodarz
option-codenames-judge-vote = Głosowanie
option-codenames-referee = Arbiter
option-codenames-referee-help = Zna język: podczas pisania widzi formy słów ze stołu. Szef rywali może zdecydować inaczej.
option-codenames-referee-off = Bez arbitra
option-codenames-referee-advise = Tylko radzi
option-codenames-referee-enforce = Nie przepuszcza niedozwolonych wskazówek
option-codenames-pre-approval = Najpierw zgoda szefa rywali
option-codenames-pre-approval-help = Każdą wskazówkę najpierw widzi szef rywali; odmowa nic nie kosztuje.
option-codenames-challenge-until = Wskazówkę można zakwestionować
option-codenames-challenge-until-help = Potem się liczy, dozwolona czy nie.
option-codenames-challenge-until-first-touch = Do pierwszej próby
option-codenames-challenge-until-end-of-turn = Do końca tury
option-codenames-penalty-cover = Kara za niedozwoloną wskazówkę
option-codenames-penalty-cover-help = Szef rywali może zasłonić jedno ze swoich słów.
option-codenames-touch-by = Kto odkrywa słowa
option-codenames-touch-by-help = Czyja próba się liczy.
option-codenames-touch-by-any-operative = Dowolny tajniak
option-codenames-touch-by-majority = Większość
option-codenames-touch-by-captain = Tylko pierwszy tajniak
codenames-timer-minutes = Minutnik
codenames-minutes = { $minutes } min
codenames-no-timer = Bez
option-codenames-timer = Minutnik
option-codenames-timer-help = Czy jest i co robi, gdy zadzwoni.
option-codenames-timer-off = Brak
option-codenames-timer-soft = Na żądanie, tylko dzwoni
option-codenames-timer-hard = Na żądanie, kończy turę
option-codenames-timer-every-turn = W każdej turze, kończy ją

## Options: times

option-codenames-timer-seconds = Minutnik na żądanie
option-codenames-timer-seconds-help = Jak długo działa, gdy ktoś go włączy.
option-codenames-clue-seconds = Na wskazówkę
option-codenames-clue-seconds-help = Gdy mierzony jest czas każdej tury.
option-codenames-guess-seconds = Na zgadywanie
option-codenames-guess-seconds-help = Gdy mierzony jest czas każdej tury.
option-codenames-touch-bonus-seconds = Dodatek za trafną próbę
option-codenames-touch-bonus-seconds-help = Gdy mierzony jest czas każdej tury.
option-codenames-answer-seconds = Na odpowiedź
option-codenames-answer-seconds-help = Dla sędziego i na pytanie po cichu. Bez odpowiedzi gra toczy się dalej i nic nie jest przesądzone. Przy wyłączonym minutniku nikt nikogo nie pogania.
option-codenames-enemy-seconds = Na turę przeciwnika
option-codenames-enemy-seconds-help = Jedna drużyna: po ilu sekundach słowo zostaje zasłonięte. Do tej chwili szef może je zmienić.
option-codenames-grace-seconds = Przerwa przed pierwszą próbą
option-codenames-grace-seconds-help = Żeby był czas na sprzeciw wobec wskazówki.

## Options: what makes a clue legal

options-codenames-clue-rules = Jaka wskazówka jest dozwolona
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
option-codenames-clue-rules-number-is-not-a-hint = Liczba mówi tylko, ile słów
option-codenames-clue-rules-number-is-not-a-hint-help = Nie może być drugą wskazówką.
option-codenames-clue-rules-loan-words = Obce słowa
option-codenames-clue-rules-loan-words-help = Jeśli używa się ich na co dzień.
option-codenames-clue-rules-no-word-forms = Żadnych innych form
option-codenames-clue-rules-no-word-forms-help = Żadnej odmiany ani pochodnej widocznego słowa.
option-codenames-clue-rules-no-compound-parts = Części wyrazów złożonych
option-codenames-clue-rules-no-compound-parts-help = Wodospad i woda: czy jedno może być wskazówką, gdy drugie jest widoczne?
option-codenames-clue-rules-no-compound-parts-allowed = Dozwolone
option-codenames-clue-rules-no-compound-parts-literal = Bez części widocznego wyrazu złożonego
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

## On a TV that waits

codenames-best-clue = Najlepsza wskazówka wieczoru
codenames-best-clue-hits = Trafienia za jednym razem: { $count }

## With companions

codenames-alone = Grasz z kompanami: co wolisz?
codenames-alone-clue = Daję wskazówki
codenames-alone-guess = Zgaduję
codenames-deed-mark = Wskazane: { $word }
codenames-deed-touch = Odkryte: { $word }
codenames-deed-clue = Wskazówka: { $word } { $number }
codenames-meant = O co mi chodziło
codenames-meant-found = { $found ->
    [yes] odgadnięte
   *[no] nieodgadnięte
}
codenames-deed-stop = Koniec tury
codenames-word-known = { $count ->
    [0] Kompani znają to słowo.
    [one] { $names } zna to słowo.
   *[other] { $names } znają to słowo.
}
codenames-word-unknown = { $count ->
    [0] Kompani nie znają tego słowa.
    [one] { $names } nie zna tego słowa.
   *[other] { $names } nie znają tego słowa.
}
