## The game
## Wherever a text knows $theme, it is "spytown" or "academy"; the academy never says Mafia. Names stand in the nominative only.

game-mafia = Mafia
game-mafia-about = Co noc ktoś znika. Co dzień głosujecie. Komu ufasz?
game-mafia-shared = Dwie osoby na jednym telefonie. W nocy nie da się go podać, więc jedną z nich ominie zadanie.

## In 60 seconds

howto-mafia-1 = Tajna rola
howto-mafia-1-text = Przytrzymaj i zobacz, kim jesteś: policjant, Agent czy mafioso. Nawzajem poznają się tylko mafiosi. Z dziećmi: policjanci i złodzieje.
howto-mafia-2 = Noc: ani słowa
howto-mafia-2-text = Wszystkie telefony wyglądają tak samo. Mafia wybiera, kto odpada, Agent czyta jedne akta, reszta notuje przeczucia.
howto-mafia-3 = Dzień: rozmowa i głosy
howto-mafia-3-text = Oskarżaj, broń się, blefuj. Dwie osoby z największą liczbą palców mają ostatnie słowo, potem jedna z nich odpada.
howto-mafia-4 = Kto zostanie ostatni
howto-mafia-4-text = Każdy, kto odpada, odkrywa żeton. Nie ma już mafiosów: wygrywa Policja. Nie ma już Policji: wygrywa Mafia.

## Tokens and sides

mafia-token = { $token ->
    [agent] Agent
    [mafioso] { $theme ->
        [academy] Złodziej
       *[spytown] Mafioso
    }
   *[cop] Policjant
}
mafia-tokens-cop = { $count ->
    [one] { $count } Policjant
    [few] { $count } Policjanci
   *[many] { $count } Policjantów
}
mafia-tokens-agent = { $count ->
    [one] { $count } Agent
    [few] { $count } Agenci
   *[many] { $count } Agentów
}
mafia-tokens-mafioso = { $theme ->
    [academy] { $count ->
        [one] { $count } Złodziej
        [few] { $count } Złodzieje
       *[many] { $count } Złodziei
    }
   *[spytown] { $count ->
        [one] { $count } Mafioso
        [few] { $count } Mafiosi
       *[many] { $count } Mafiosów
    }
}
mafia-tokens-title = W grze
mafia-tokens-still = Jeszcze w ukryciu

## Your own token: three lines under the finger, whatever it is

mafia-hold-token = Przytrzymaj: kim jesteś
mafia-only-you = Tylko dla Ciebie
mafia-you-are = Twój żeton: { mafia-token }
mafia-aim-cop = { $theme ->
    [academy] Znajdź złodziei. Masz tylko oczy, uszy i jeden głos w każdym głosowaniu.
   *[spytown] Znajdź Mafię. Masz tylko oczy, uszy i jeden głos w każdym głosowaniu.
}
mafia-aim-agent = { $theme ->
    [academy] Co noc sprawdzasz jedną osobę: policjant czy złodziej? Grasz z policjantami.
   *[spytown] Co noc zaglądasz w jedne akta: policjant czy mafioso? Grasz z Policją.
}
mafia-aim-agent-small = { $theme ->
    [academy] Sprawdzasz raz, pierwszej nocy. Trafisz na złodzieja: odpadasz!
   *[spytown] Zaglądasz raz, pierwszej nocy. Trafisz na mafiosa: odpadasz!
}
mafia-aim-mafioso = { $theme ->
    [academy] W nocy wybieracie ze swoją szajką, kto odpada. W dzień udawaj niewiniątko.
   *[spytown] W nocy wybieracie ze swoimi, kto odpada. W dzień udawaj niewiniątko.
}
mafia-aim-win-police = { $theme ->
    [academy] Wygrywasz, gdy nie ma już złodziei.
   *[spytown] Wygrywasz, gdy nie ma już Mafii.
}
mafia-aim-win-mafia = { $theme ->
    [academy] Wygrywasz, gdy nie ma już policjantów.
   *[spytown] Wygrywasz, gdy nie ma już Policji.
}
mafia-opening = Kim jesteś tej nocy?
mafia-opening-how = Przytrzymaj przycisk i przeczytaj. Niech nikt nie widzi, a mina niech nic nie zdradza.
mafia-opening-ready-said = Wiesz, kim jesteś. Noc zapadnie, gdy wszyscy obejrzą swój żeton.
mafia-opening-count = Gotowe: { $count } z { $all }
mafia-opening-missing = Żeton jeszcze zakryty: { $names }
mafia-opening-soon = Za chwilę zapadnie noc.
mafia-night-falls = Zapada noc
mafia-night-falls-sure = { $count ->
    [one] Jeszcze nie patrzy: { $name }. Stuknij znowu: noc
    [few] Nie patrzyły jeszcze { $count } osoby. Stuknij znowu: noc
    [many] Nie patrzyło jeszcze { $count } osób. Stuknij znowu: noc
   *[other] Nie patrzyło jeszcze { $count } osoby. Stuknij znowu: noc
}
mafia-dealing = Rozdajemy żetony…

## What the steps are called

mafia-night = Noc { $turn }
mafia-day = Dzień { $turn }
mafia-phase-Dealing = Rozdanie
mafia-phase-Opening = Twój żeton
mafia-phase-Nightfall = Zapada noc
mafia-phase-Dusk = Zmierzch
mafia-phase-Task = Nocne zadanie
mafia-phase-Panel = Kartka dla Ciebie
mafia-phase-Dawn = Świt
mafia-phase-Reveal = Odkrycie żetonu
mafia-phase-Farewell = Pożegnanie
mafia-phase-Talk = Rozmowa
mafia-phase-FirstVote = Głosowanie wstępne
mafia-phase-Count = Palce w górę
mafia-phase-Speeches = Ostatnie słowo
mafia-phase-FinalVote = Głosowanie finałowe
mafia-phase-TieTalk = Remis: rozmowa
mafia-phase-LastCards = Ostatnie karty dnia
mafia-phase-Lot = Losowanie
mafia-phase-Over = Koniec

## What people do, in a word

mafia-move-Deal = Rozdaj żetony
mafia-move-DrawOrder = Wylosuj kolejność nocy
mafia-move-DrawLot = Losuj
mafia-move-Ready = Gotowe
mafia-move-Choose = Wybierz jedną osobę
mafia-move-Vote = Głosuj
mafia-move-EndSpeech = To wszystko
mafia-move-Shoot = Ostatni strzał
mafia-move-Say = Napisz coś
mafia-move-Bet = Obstaw
mafia-move-AgreeToRemove = Gramy dalej bez kogoś
mafia-move-LetAppLead = Niech prowadzi aplikacja
mafia-move-Remove = Usuń nieobecną osobę
mafia-move-Next = Następny krok
mafia-move-MoreTime = Jeszcze 30 s
mafia-move-CallVote = Zarządź głosowanie
mafia-move-CallLot = Losuj teraz
mafia-move-CallNight = Niech zapadnie noc
mafia-move-EnterChoice = Wpisz wybór
mafia-move-EnterBallot = Wpisz głos
mafia-move-Exclude = Wyklucz z gry
mafia-move-PutBack = Przywróć
mafia-move-HandToApp = Oddaj prowadzenie aplikacji
mafia-move-React = Użyć albo odpuścić
mafia-move-CornerShot = Strzał zza węgła
mafia-move-Tap = Podsłuch
mafia-move-Protect = Zagraj Schronienie lub List żelazny
mafia-move-PlaysCard = Zagrywa kartę
mafia-move-WrongPhase = Niewłaściwa faza

## Night, the same on every phone

mafia-dusk = { $theme ->
    [academy] W Akademii gasną światła
   *[spytown] Nad Spytown zapada noc
}
mafia-quiet = Ani słowa. Każdy ma swoje zadanie.
mafia-microphones = Gracie zdalnie? Wyłącz mikrofon.
mafia-choose = Wybierz jedną osobę
mafia-choose-both = Na każde pytanie wybierz jedną osobę
mafia-choice-one = Pierwsze pytanie
mafia-choice-two = Drugie pytanie
mafia-chosen = Wybór: { $name }
mafia-hold-task = Przytrzymaj: Twoje zadanie
mafia-hold-panel = Przytrzymaj, żeby przeczytać
mafia-holding = Puścisz, a zniknie
mafia-eyes-closed = Oczy zamknięte
mafia-eyes-closed-how = Odłóż telefon i słuchaj.

## Under the finger: a question, then two lines, for every role

mafia-task-look = Czyje akta chcesz zobaczyć?
mafia-task-look-how = Przeczytasz je zaraz potem. Możesz nie wybrać nikogo.
mafia-task-suspect = Kogo najbardziej podejrzewasz?
mafia-task-suspect-how = Zobaczą to wszyscy, ale dopiero po skończonej grze.
mafia-task-mark = { $theme ->
    [academy] Kto odpada?
   *[spytown] Kogo usuwacie?
}
mafia-task-mark-how = Decyduje najwięcej wskazań, ale swoi się nie liczą.
mafia-task-trust = Komu najbardziej ufasz?
mafia-task-trust-how = Zobaczą to wszyscy, ale dopiero po skończonej grze.
mafia-task-with = Z Tobą: { $names }
mafia-task-alone = Działasz w pojedynkę.
mafia-task-marks = { $name }: { $target }
mafia-task-no-marks = Jeszcze bez wskazań
mafia-note = Noc { $turn }: { $name }
mafia-notes-empty = Nie masz jeszcze notatek.
mafia-look-note = Noc { $turn }: { $name }, { mafia-token }
mafia-panel-look = { $name }: { mafia-token }
mafia-panel-look-nobody = Tej nocy bez akt.
mafia-panel-suspect = Podejrzewasz: { $name }.
mafia-panel-suspect-nobody = Tej nocy bez podejrzeń.
mafia-panel-trust = Ufasz: { $name }.
mafia-panel-trust-nobody = Tej nocy bez zaufania.
mafia-panel-mark = Wskazujesz: { $name }
mafia-panel-mark-nobody = Tej nocy bez wskazania.

## Dawn, and whoever goes

mafia-dawn-gone = { $theme ->
    [academy] Odpada { $name }.
   *[spytown] { $name } znika bez śladu.
}
mafia-dawn-nobody = Nikogo nie brakuje!
mafia-dawn-you = Padło na Ciebie.
mafia-was = { $name }: { mafia-token }
mafia-reveal-goes = Odpada { $name }.
mafia-reveal-you = Odpadasz.
mafia-reveal-nobody = Dziś nikt nie odpada.
mafia-cause-mafia = { $theme ->
    [academy] Odpada { $name }: wybór złodziei.
   *[spytown] Odpada { $name }: robota Mafii.
}
mafia-cause-vote = Odpada { $name }: decyzja narady.
mafia-cause-lot = Odpada { $name }: zdecydował los.
mafia-cause-last-shot = { $theme ->
    [academy] { $by } woła „berek!” i odpada też { $name }.
   *[spytown] { $by } oddaje ostatni strzał i odpada też { $name }.
}
mafia-cause-agent-saw = { $theme ->
    [academy] Odpada { $name }: złodziej zauważył Agenta.
   *[spytown] Odpada { $name }: Agent zajrzał w akta mafiosa.
}
mafia-cause-excluded = Odpada { $name }: decyzja mistrza gry.
mafia-cause-removed = Odpada { $name }: zbyt długa nieobecność.

## Last shot

mafia-farewell = { $theme ->
    [academy] Do zobaczenia, { $name }!
   *[spytown] Żegna nas { $name }. Cisza.
}
mafia-farewell-yours = { $theme ->
    [academy] Ostatni berek: kto odpada z Tobą?
   *[spytown] Twój ostatni strzał: kto odpada z Tobą?
}
mafia-farewell-how = Wskaż osobę albo nie wybieraj nikogo. Liczy się wybór na koniec czasu.

## Talk

mafia-talk = { $theme ->
    [academy] Kto może być złodziejem? Naradźcie się.
   *[spytown] Kto jest w Mafii? Naradźcie się.
}
mafia-talk-how = Blefować wolno każdemu. Wierzyć nie musi nikt.
mafia-ready = Możemy głosować
mafia-ready-not = Jeszcze nie
mafia-ready-count = Gotowe: { $count } z { $needed }
mafia-ready-yours = Czekasz na głosowanie. Rozmowa kończy się, gdy chcą tego dwie trzecie z Was.

## Między głosowaniem a nocą

mafia-last-cards = Ostatnie karty dnia
mafia-last-cards-how = Rozmawiajcie. Można jeszcze zagrać: { $cards }.
mafia-day-ends = Przed nocą
mafia-day-ends-how = Jeszcze chwila rozmowy, potem zapada noc.
mafia-ready-night = Może zapaść noc
mafia-ready-night-yours = Czekasz na noc. Zapadnie, gdy zechcą jej dwie trzecie z Was.
mafia-left-today = Dziś odpada: { $name }, { mafia-token }
mafia-left-nobody = Dziś nikt nie odpadł w głosowaniu.
mafia-call-night = Niech zapadnie noc

## Votes

mafia-first-vote = { $theme ->
    [academy] Głosowanie wstępne: kto jest złodziejem?
   *[spytown] Głosowanie wstępne: kto jest mafiosem?
}
mafia-one-vote = { $theme ->
    [academy] Jedno głosowanie: kto jest złodziejem?
   *[spytown] Jedno głosowanie: kto jest mafiosem?
}
mafia-final-vote = Głosowanie finałowe: kto odpada?
mafia-vote-go = Głosuję: { $name }
mafia-vote-yours = Twój głos: { $name }. Odkryjemy go razem z innymi.
mafia-vote-count = Oddane głosy: { $count } z { $all }
mafia-vote-wait = Jeszcze bez głosu: { $names }
mafia-count = Palce w górę!
mafia-fingers = { $count ->
    [one] { $count } palec
    [few] { $count } palce
   *[many] { $count } palców
}
mafia-fingers-of = { $name }: { $names }
mafia-no-ballot = bez głosu
mafia-no-ballots = Nikt nie oddał głosu.
mafia-finalists = { $count ->
    [one] Wszystkie palce w jedną stronę: { $names }.
    [few] W finale: { $names }
   *[many] W finale: { $names }
}
mafia-finalist-you = Jesteś w finale.
mafia-votes-title = Wszystkie głosy
mafia-votes-of = Dzień { $turn }

## Last words

mafia-speaks = Mówi { $name }
mafia-speaks-you = Broń się. Teraz albo nigdy.
mafia-speaks-next = Potem: { $name }
mafia-speech-done = To wszystko
mafia-listen = Pozostali tylko słuchają.
mafia-alone-in-final = Wszystkie głosy w jedną stronę. { $name }: ostatnie słowo i do widzenia.

## Tie and lot

mafia-tie = Remis!
mafia-tie-how = Rozmawiajcie dalej. Głos można jeszcze przenieść.
mafia-tie-round = Runda { $round } z { $rounds }
mafia-tie-move = Przenoszę głos: { $name }
mafia-tie-yours = Twój głos teraz: { $name }
mafia-tally = { $name }: { $count }
mafia-lot-between = Losujemy: { $names }

## Signs at the seats

mafia-sign-ready = czeka na głosowanie
mafia-sign-looked = żeton obejrzany
mafia-sign-unseen = żeton jeszcze zakryty
mafia-sign-voted = głos oddany
mafia-sign-finalist = w finale
mafia-sign-speaks = mówi
mafia-sign-out = poza grą
mafia-sign-away = poza zasięgiem
mafia-sign-you = to Ty
mafia-sign-master = mistrz gry

## Out

mafia-out = Jesteś poza grą
mafia-out-how = Zostań, patrz i trzymaj kamienną twarz. Jeśli wygra Twoja strona, wygrasz i Ty.
mafia-out-agent = Akta zamknięte: ani słowa o tym, co w nich było.
mafia-ghost-hold = Przytrzymaj: zobacz, co ukryte
mafia-ghost-soon = Od następnej nocy zobaczysz tu więcej.
mafia-ghost-nothing = Umowa to umowa: śpisz dalej.
mafia-ghost-agent = Agent: { $name }
mafia-ghost-no-agent = Agenta już nie ma.
mafia-ghost-waking = { $theme ->
    [academy] Złodzieje: { $names }
   *[spytown] Nie śpią: { $names }
}
mafia-ghost-mark = { $name } wskazuje: { $target }
mafia-ghost-no-marks = Jeszcze bez wskazań
mafia-bet = Kogo dziś wykluczą?
mafia-bet-how = Zakład nic nie kosztuje. Wszystkie otworzymy na koniec.
mafia-bet-go = Obstawiam: { $name }
mafia-bet-yours = Twój zakład: { $name }. Zapieczętowany.
mafia-bet-late = Na dziś zakłady zamknięte.
mafia-whispers = { $theme ->
    [academy] Na ławce
   *[spytown] Wśród duchów
}
mafia-whispers-how = { $theme ->
    [academy] Czytają to tylko osoby, które odpadły.
   *[spytown] Nikt w grze tego nie przeczyta.
}
mafia-whispers-empty = { $theme ->
    [academy] Na razie cisza.
   *[spytown] Cisza jak w grobie. Na razie.
}

## Written talk

mafia-write = Napisz coś
mafia-write-speech = Twoja obrona
mafia-write-ghost = Szepnij coś
mafia-send = Wyślij
mafia-letters = { $count } z { $most }
mafia-talk-empty = Nikt się jeszcze nie odezwał.

## The end

mafia-won-police = { $theme ->
    [academy] Wygrywają policjanci!
   *[spytown] Wygrywa Policja!
}
mafia-won-mafia = { $theme ->
    [academy] Wygrywają złodzieje!
   *[spytown] Wygrywa Mafia!
}
mafia-won-nobody = Remis!
mafia-won-asleep = Wszyscy śpią
mafia-why-police = { $theme ->
    [academy] Nie ma już ani jednego złodzieja. Koniec lekcji.
   *[spytown] Nie ma już ani jednego mafiosa. Spytown śpi spokojnie.
}
mafia-why-mafia = { $theme ->
    [academy] Nie ma już ani jednego policjanta. Złodzieje zdali egzamin.
   *[spytown] Nie ma już nikogo z Policji. Spytown zmienia właściciela.
}
mafia-why-draw = Ostatni z obu stron odpadli razem. Nie ma komu wygrać.
mafia-why-certain = { $theme ->
    [academy] Złodzieje nie mogli już przegrać, choćbyście głosowali nie wiadomo jak.
   *[spytown] Mafia nie mogła już przegrać, choćbyście głosowali nie wiadomo jak.
}
mafia-why-asleep = { $theme ->
    [academy] Przez trzy tury nikt nikogo nie wybrał i nikt nie głosował. Ćwiczenie zostaje przerwane, nikt nie wygrywa.
   *[spytown] Przez trzy tury nikt nikogo nie wybrał i nikt nie głosował. Gra zostaje przerwana, nikt nie wygrywa.
}
mafia-you-win = Wygrywasz!
mafia-you-lose = Nie tym razem
mafia-you-draw = Było blisko
mafia-you-win-living = W grze do samego końca. Pięknie!
mafia-you-win-out = Twoja gra trwała krócej, ale Twoi dokończyli dzieła.
mafia-you-lose-living = Koniec oglądasz z bliska. Szkoda, że nie ten.
mafia-you-lose-out = Najpierw Ty, potem reszta. Następnym razem!
mafia-you-win-mafia = { $theme ->
    [academy] Z takiej miny nikt nic nie wyczyta.
   *[spytown] Co za kamienna twarz. Miasto jest Twoje.
}
mafia-you-lose-mafia = { $theme ->
    [academy] Wpadka na finiszu. Ale przebranie było dobre.
   *[spytown] Miasto nie spało. Ale alibi było niezłe.
}

## What really happened

mafia-told = Jak było naprawdę
mafia-told-tokens = Kto był kim
mafia-told-notes = Wszystkie notatki
mafia-told-bets = Zakłady
mafia-told-knew = Kto co wiedział
mafia-told-look = { $name } sprawdza: { $target }, { mafia-token }
mafia-told-look-none = Tej nocy nikt nie zajrzał do akt.
mafia-told-awake = { $theme ->
    [academy] Złodzieje: { $names }
   *[spytown] Nie śpią: { $names }
}
mafia-told-mark = { $name } wskazuje: { $target }
mafia-told-mark-none = { $name } nie wskazuje nikogo
mafia-told-victim = Rano brakuje: { $name }
mafia-told-no-victim = Rano nie brakuje nikogo
mafia-told-suspect = { $name } podejrzewa: { $target }
mafia-told-trust = { $name } ufa: { $target }
mafia-told-right = trafione!
mafia-told-wrong = nie całkiem
mafia-told-bet = { $name } obstawia: { $target }
mafia-told-knew-mafia = { $theme ->
    [academy] Od nocy { $turn } złodzieje znają się nawzajem: { $names }
   *[spytown] Od nocy { $turn } mafiosi znają się nawzajem: { $names }
}
mafia-told-knew-agent = Od nocy { $turn } { $name } wie: { $target }, { mafia-token }

## Awards: a title, names beside it, and why

mafia-award-nose = Najlepszy nos
mafia-award-nose-how = { $theme ->
    [academy] najwięcej złodziei w nocnych notatkach
   *[spytown] najwięcej mafiosów w nocnych notatkach
}
mafia-award-prophet = Kryształowa kula
mafia-award-prophet-how = najwięcej trafionych zakładów
mafia-award-unsuspected = Poza podejrzeniem
mafia-award-unsuspected-how = { $theme ->
    [academy] złodziej, na którego prawie nikt nie wskazał
   *[spytown] mafioso, na którego prawie nikt nie wskazał
}
mafia-award-alarm = Budzik
mafia-award-alarm-how = { $theme ->
    [academy] pierwsze trafne podejrzenie w notatkach
   *[spytown] pierwsze trafne podejrzenie w notatkach
}
mafia-award-sharp = Sokole oko
mafia-award-sharp-how = { $theme ->
    [academy] najwięcej głosów na prawdziwych złodziei
   *[spytown] najwięcej głosów na prawdziwych mafiosów
}
mafia-award-rod = Piorunochron
mafia-award-rod-how = bez winy, a palców najwięcej
mafia-award-lives = Dziewięć żyć
mafia-award-lives-how = najwięcej przetrwanych finałów
mafia-award-darling = Dusza towarzystwa
mafia-award-darling-how = najwięcej zaufania w nocnych notatkach
mafia-award-sheep = Wilk w wełnianym swetrze
mafia-award-sheep-how = { $theme ->
    [academy] złodziej, któremu wszyscy ufali
   *[spytown] mafioso, któremu wszyscy ufali
}
mafia-award-early = Wygrana w kapciach
mafia-award-early-how = pierwsze pożegnanie, a i tak wygrana

## Narration

mafia-voice-opening = { $theme ->
    [academy] Witajcie w Akademii Policyjnej. Przytrzymajcie i przeczytajcie swój żeton. Policjanci szukają złodziei, a złodzieje ukrywają się wśród Was. Ani słowa nikomu.
   *[spytown] Witajcie w Spytown. Obejrzyjcie swoje żetony, a miny niech nic nie zdradzą.
}
mafia-voice-dusk = { $theme ->
    [academy] Wieczorny dzwonek. Każdy patrzy we własny telefon. Prosimy o ciszę.
   *[spytown] Nad Spytown zapada noc. Każdy patrzy we własny telefon. Ani słowa.
}
mafia-voice-first = { $theme ->
    [academy] Agent otwiera notes. Wybierzcie jedną osobę.
   *[spytown] Skrzypi szuflada. Agent otwiera akta.
}
mafia-voice-first-none = { $theme ->
    [academy] Cicho i spokojnie. Kogo podejrzewasz?
   *[spytown] Akta zostają dziś zamknięte. Kogo podejrzewasz?
}
mafia-voice-panel = { $theme ->
    [academy] Notes zamknięty. Przytrzymaj i przeczytaj swoją kartkę.
   *[spytown] Akta zamknięte. Przytrzymaj i przeczytaj swoją kartkę.
}
mafia-voice-second = { $theme ->
    [academy] Złodzieje wybierają, kto dziś odpada, a wszyscy inni, komu ufają. Proszę o ciszę.
   *[spytown] Mafia spotyka się na zapleczu. Cisza.
}
mafia-voice-second-none = { $theme ->
    [academy] Złodzieje jeszcze śpią. Komu ufasz?
   *[spytown] Zaplecze jest dziś puste. Komu ufasz?
}
mafia-voice-both = { $theme ->
    [academy] Dwa pytania, jedno po drugim. Najpierw: kogo podejrzewasz? Potem złodzieje wybierają, kto odpada, a wszyscy inni, komu ufają.
   *[spytown] Szeleszczą akta, skrzypią drzwi. Wszyscy wybierają.
}
mafia-voice-dawn = { $theme ->
    [academy] Dzień dobry, Akademio.
   *[spytown] Nad Spytown wstaje dzień.
}
mafia-voice-dawn-gone = { $theme ->
    [academy] { mafia-voice-dawn } Od dziś nie gra { $name }. Na żetonie: { mafia-token }.
   *[spytown] { mafia-voice-dawn } { $name } nie zejdzie na śniadanie. Na żetonie: { mafia-token }.
}
mafia-voice-dawn-nobody = { $theme ->
    [academy] { mafia-voice-dawn } Są wszyscy. Brawo.
   *[spytown] { mafia-voice-dawn } Nikogo nie brakuje. Dziwi się nawet piekarz.
}
mafia-voice-dawn-agent-saw = { $theme ->
    [academy] { mafia-voice-dawn } { $name } to nasz Agent, niestety już rozpoznany.
   *[spytown] { mafia-voice-dawn } { $name } to nasz Agent. O jedne akta za daleko.
}
mafia-voice-farewell = { $theme ->
    [academy] { $name } może jeszcze kogoś złapać w berka.
   *[spytown] Żegna nas { $name }. Ostatni strzał.
}
mafia-voice-hit = { $theme ->
    [academy] Odpada też { $target }. Na żetonie: { mafia-token }.
   *[spytown] Pada { $target }. Na żetonie: { mafia-token }.
}
mafia-voice-talk = { $theme ->
    [academy] Porozmawiajcie: kto może być złodziejem i dlaczego? Gdy macie dość, dajcie znać na telefonie.
   *[spytown] Narada otwarta. Kto źle spał i dlaczego?
}
mafia-voice-last-cards = { $theme ->
    [academy] Chwila przed dzwonkiem: ostatnie słowo, ostatnia karta i gasimy światło.
   *[spytown] Na ulicach zapalają się latarnie. Ostatnie słowo, ostatnia karta i zapada noc.
}
mafia-voice-day-ends = { $theme ->
    [academy] Chwila przed dzwonkiem: ostatnie słowo i gasimy światło.
   *[spytown] Na ulicach zapalają się latarnie. Ostatnie słowo i zapada noc.
}
mafia-voice-first-vote = { $theme ->
    [academy] Pora głosować. Wskaż osobę, która Twoim zdaniem jest złodziejem, i potwierdź żółtym klawiszem.
   *[spytown] Dość gadania. Wskażcie kogoś.
}
mafia-voice-count = { $theme ->
    [academy] Policzmy palce.
   *[spytown] Palce w górę.
}
mafia-voice-speech = { $theme ->
    [academy] Teraz opowiada { $name }.
   *[spytown] Głos ma { $name }. Prosimy przekonująco.
}
mafia-voice-final-vote = { $theme ->
    [academy] Teraz ostatnie głosowanie. Zastanówcie się dobrze.
   *[spytown] Spójrzcie im w oczy i głosujcie.
}
mafia-voice-tie = { $theme ->
    [academy] Remis. Porozmawiajcie jeszcze, można zmienić zdanie.
   *[spytown] Remis. Miasto kłóci się dalej.
}
mafia-voice-lot = { $theme ->
    [academy] Nikt nie zmienia zdania, więc losujemy.
   *[spytown] Nikt nie ustępuje. Niech zdecyduje los.
}
mafia-voice-out = { $theme ->
    [academy] Odpada { $name }. Na żetonie: { mafia-token }.
   *[spytown] { $name } schodzi z rynku. Na żetonie: { mafia-token }.
}
mafia-voice-nobody-out = { $theme ->
    [academy] Dziś nikt nie odpada.
   *[spytown] Dziś nikt nie odpada. Gołębie są zawiedzione.
}
mafia-voice-won-police = { $theme ->
    [academy] Ostatni złodziej znaleziony. Wygrywają policjanci. Brawo dla wszystkich.
   *[spytown] Ostatni mafioso poza grą. Wygrywa Policja, a Spytown śpi spokojnie.
}
mafia-voice-won-mafia = { $theme ->
    [academy] Nie ma już policjantów. Wygrywają złodzieje. Brawo dla wszystkich.
   *[spytown] Nie ma już Policji. Od dziś Spytown płaci Mafii.
}
mafia-voice-asleep = { $theme ->
    [academy] Cała klasa przysnęła. Kończymy bez zwycięzcy.
   *[spytown] Całe Spytown przysnęło. Kończymy bez zwycięzcy.
}
mafia-voice-draw = { $theme ->
    [academy] Nie został nikt. Remis.
   *[spytown] Nie został nikt. Ulice należą do kotów.
}

## Who leads

mafia-led-by = Prowadzi { $name }
mafia-led-by-app = Prowadzi aplikacja
mafia-lead = Mistrz gry
mafia-lead-yours = Ty prowadzisz tę grę
mafia-lead-yours-how = Twój telefon pokazuje wszystkie tajemnice. Trzymaj go tak, żeby nikt inny nie widział.
mafia-lead-take = Niech prowadzi { $name }
mafia-lead-ask = Zapytaj stół: czy może prowadzić { $name }?
mafia-lead-offer = Mogę przejąć prowadzenie
mafia-lead-offer-how = Zobaczysz wszystko i poprowadzisz tę grę do końca. Decyduje gospodarz.
mafia-lead-offered = Propozycja złożona. Decyduje gospodarz.
mafia-lead-offer-back = Jednak nie
mafia-lead-lost = Grę prowadzi { $name }, ale jest poza zasięgiem. Wyznacz kogoś innego albo oddaj prowadzenie aplikacji.
mafia-let-app-lead = Niech prowadzi aplikacja
mafia-let-app-lead-sure = Stuknij jeszcze raz: prowadzi aplikacja

## Game master’s console

mafia-gm-open = Przytrzymaj, żeby otworzyć konsolę
mafia-gm-close = Zamknij konsolę
mafia-gm-say = Powiedz
mafia-gm-next = Dalej
mafia-gm-more-time = Jeszcze 30 s
mafia-gm-call-vote = Zarządź głosowanie
mafia-gm-lot = Losuj
mafia-gm-enter = Wpisz za kogoś
mafia-gm-enter-who = Czyj wybór?
mafia-gm-enter-choice = { $name } wskazuje: { $target }
mafia-gm-enter-ballot = { $name } głosuje: { $target }
mafia-gm-exclude = Wyklucz
mafia-gm-exclude-sure = Stuknij jeszcze raz: odpada { $name }
mafia-gm-exclude-how = Za podglądanie. Żeton zostaje odkryty, ostatniego strzału nie ma.
mafia-gm-put-back = Przywróć
mafia-gm-put-back-sure = Stuknij jeszcze raz: wraca { $name }
mafia-gm-put-back-how = Na wypadek pomyłki w tej naradzie.
mafia-gm-hand-over = Oddaj prowadzenie aplikacji
mafia-gm-hand-over-sure = Stuknij jeszcze raz: prowadzi aplikacja
mafia-gm-wakes = nie śpi
mafia-gm-looks = { $name } sprawdza: { $target }, { mafia-token }
mafia-gm-marks = { $name } wskazuje: { $target }
mafia-gm-victim = Na razie wybór: { $name }
mafia-gm-no-victim = Na razie wybór: nikt
mafia-gm-stand = Stań za plecami: { $name }
mafia-gm-stand-agent = Agent: { $name }
mafia-gm-stand-mafia = { $theme ->
    [academy] Złodzieje: { $names }
   *[spytown] Mafia: { $names }
}
mafia-gm-clock = Zegar tylko pokazuje czas. O tym, kiedy dalej, decydujesz Ty.
mafia-gm-calls = Telefony zgłaszają się ponownie co 10 sekund.

# Sentences to say

mafia-gm-say-opening = Obejrzyjcie swoje żetony. Nikomu ich nie pokazujcie.
mafia-gm-say-dusk = Zapada noc. Każdy patrzy we własny telefon. Ani słowa.
mafia-gm-say-dusk-eyes = Zapada noc. Wszyscy zamykają oczy.
mafia-gm-say-first = Niech każdy wybierze jedną osobę.
mafia-gm-say-first-eyes = Agent otwiera oczy i kogoś wskazuje.
mafia-gm-say-panel = Przytrzymajcie i przeczytajcie swoje kartki.
mafia-gm-say-panel-eyes = Agent już wie i zamyka oczy.
mafia-gm-say-second = Niech każdy jeszcze raz wybierze jedną osobę.
mafia-gm-say-second-eyes = { $theme ->
    [academy] Złodzieje otwierają oczy i kogoś wskazują. Cichutko.
   *[spytown] Mafia otwiera oczy i kogoś wskazuje. Cisza.
}
mafia-gm-say-both = Na każde pytanie wybierzcie jedną osobę.
mafia-gm-say-dawn = Wstaje dzień. Odłóżcie telefony i podnieście głowy.
mafia-gm-say-dawn-eyes = Wstaje dzień. Wszyscy otwierają oczy.
mafia-gm-say-dawn-gone = Odpada { $name }. Na żetonie: { mafia-token }.
mafia-gm-say-dawn-nobody = Nikogo nie brakuje. Jesteście w komplecie.
mafia-gm-say-dawn-agent-saw = { $name } to Agent i odpada.
mafia-gm-say-farewell = { $theme ->
    [academy] { $name }, możesz kogoś złapać w berka. Kto odpada z Tobą?
   *[spytown] { $name }, masz ostatni strzał. Kto odpada z Tobą?
}
mafia-gm-say-farewell-card = { $theme ->
    [academy] { $name }, masz kartę Ostatni berek? Wszyscy czekają.
   *[spytown] { $name }, masz kartę Ostatni strzał? Wszyscy czekają.
}
mafia-gm-say-asleep-eyes = Nikt się nie budzi. Nie otwierajcie oczu.
mafia-gm-say-talk = Rozmawiajcie. Kogo podejrzewacie i dlaczego?
mafia-gm-say-first-vote = Głosujcie, wszyscy naraz.
mafia-gm-say-count = Liczymy.
mafia-gm-say-speech = { $name }, ostatnie słowo. Reszta słucha.
mafia-gm-say-final-vote = Głosujcie jeszcze raz, tylko na finalistów.
mafia-gm-say-tie = Remis. Rozmawiajcie, głos można przenieść.
mafia-gm-say-lot = Nikt nie przenosi głosu, więc decyduje los.
mafia-gm-say-out = Odpada { $name }. Na żetonie: { mafia-token }.
mafia-gm-say-nobody-out = Dziś nikt nie odpada.
mafia-gm-say-last-cards = Ostatnie karty dnia: rozmawiajcie, zagrajcie, co chcecie, i dajcie znać, kiedy może zapaść noc.
mafia-gm-say-day-ends = Ostatnie słowo przed nocą. Dajcie znać, kiedy może zapaść.
mafia-gm-say-over = Koniec gry. Spójrzcie na telefony.

# Warnings

mafia-gm-warn-away = { $name } jest poza zasięgiem: wpisz wybór za tę osobę.
mafia-gm-warn-no-look = Agent nikogo jeszcze nie wybrał.
mafia-gm-warn-no-mark = { $theme ->
    [academy] Złodzieje nikogo jeszcze nie wybrali. Los wskaże: { $name }.
   *[spytown] Mafia nikogo jeszcze nie wybrała. Los wskaże: { $name }.
}
mafia-gm-warn-no-mark-nobody = { $theme ->
    [academy] Złodzieje nikogo jeszcze nie wybrali. Nikt nie odpadnie.
   *[spytown] Mafia nikogo jeszcze nie wybrała. Nikt nie odpadnie.
}
mafia-gm-warn-tied-marks = Tyle samo wskazań. Los wskaże: { $name }.
mafia-gm-warn-agent-lost = { $theme ->
    [academy] Agent sprawdza złodzieja i o świcie odpadnie.
   *[spytown] Agent zagląda w akta mafiosa i o świcie odpadnie.
}
mafia-gm-warn-asleep = { $theme ->
    [academy] Złodzieje tej nocy się nie budzą.
   *[spytown] Mafia tej nocy się nie budzi.
}
mafia-gm-warn-no-agent = Agenta już nie ma. Ten krok zostaje, z notatkami.
mafia-gm-warn-time = Czas minął. Idź dalej, kiedy zechcesz.
mafia-gm-warn-ready = Dwie trzecie chcą iść dalej.
mafia-gm-warn-votes-out = { $count ->
    [one] Brakuje { $count } głosu.
    [few] Brakuje { $count } głosów.
   *[many] Brakuje { $count } głosów.
}
mafia-gm-warn-shot = Należy się ostatni strzał: { $name }.

## The host who plays

mafia-host-more-time = Jeszcze 30 s
mafia-away-long = Poza zasięgiem przez całą turę: { $names }.
mafia-away-how = Oddaj to miejsce komuś innemu albo grajcie dalej bez tej osoby.
mafia-remove-agree = Gramy dalej, nie czekamy: { $name }
mafia-remove-agree-not = Nie, poczekajmy
mafia-remove-count = Zgadza się: { $count }, trzeba dwóch trzecich
mafia-remove = Usuń z gry: { $name }
mafia-remove-sure = Stuknij jeszcze raz: odpada { $name }
mafia-remove-how = Żeton zostaje odkryty, ostatniego strzału nie ma.

## Before the start

mafia-onlooker = Oglądasz grę.

## Why not

error-you-are-out = Jesteś poza grą: możesz patrzeć i obstawiać.
error-you-are-still-in = To mogą robić tylko ci, którzy są poza grą.
error-they-are-out = Ta osoba jest już poza grą.
error-nothing-changes = To niczego by nie zmieniło.
error-choose-somebody-else = Wybierz kogoś innego niż siebie.
error-chosen-already = Ten wybór został już wysłany.
error-no-such-call = Nikt teraz nie pyta o wybór.
error-not-this-task = To należy do drugiego zadania tej nocy.
error-phones-are-dark = Przy tym stole w nocy telefony są ciemne.
error-shot-already = Twój ostatni strzał już padł.
error-shoot-somebody-else = Wskaż kogoś innego niż siebie.
error-vote-for-somebody-else = Na siebie głosować nie możesz.
error-not-a-finalist = Teraz można wybrać tylko kogoś z finału.
error-nobody-is-tied = Nie ma remisu, więc nie ma czego losować.
error-no-ballot = Z powodu karty nie głosujesz w tej naradzie.
error-not-to-be-voted-for = Tę osobę chroni karta: w tej naradzie nie można na nią głosować.
error-opened-already = Twój głos jest już odkryty. Tak zostaje.
error-answered-already = Odpowiedź już poszła.
error-no-target-here = Albo nie trzeba tu nikogo wskazać, albo brakuje jeszcze wskazania.
error-not-your-card = To nie Twoja karta.
error-card-is-dead = Z Twoim żetonem nie można użyć tej karty.
error-card-is-spent = Ta karta została już zagrana.
error-they-are-sheltered = Ta osoba jest w schronieniu: w tej turze nic jej nie wyeliminuje.
error-too-late-to-shoot = Głosowanie padło na Ciebie. Teraz jest już za późno.
error-point-at-somebody-else = Wskaż kogoś innego niż siebie.
error-no-switch = Teraz nikogo nie można zwerbować.
error-not-its-moment = To nie moment na tę kartę. Oddaj ją.
error-no-cards = Ta osoba nie ma karty akcji, którą mogłaby pokazać.
error-talk-is-aloud = Przy tym stole rozmawiacie na głos.
error-no-room-for-ghosts = Przy tym stole ci, którzy odpadli, nie piszą.
error-write-something = Najpierw coś napisz.
error-enough-lines = Na jedną naradę wystarczy. Daj mówić innym.
error-finalists-speak = To może zrobić tylko osoba, która właśnie mówi.
error-master-only = To może zrobić tylko mistrz gry.
error-app-leads = Tę grę prowadzi aplikacja.
error-they-have-a-phone = Ta osoba ma telefon i wybiera sama.
error-they-are-still-in = Ta osoba wciąż jest w grze.
error-out-for-good = Przywrócić można tylko kogoś, kto odpadł w tej naradzie.
error-they-have-led = Ta osoba prowadzi teraz grę i nie może do niej wrócić.
error-not-long-away = Nieobecność tej osoby nie trwa jeszcze całej tury.
error-too-few-agree = Najpierw muszą się zgodzić dwie trzecie z Was.

## Options

preset-mafia-brisk = Szybka gra
preset-mafia-brisk-help = Krótkie noce, krótkie rozmowy
preset-mafia-far-apart = Na odległość
preset-mafia-far-apart-help = Narada na piśmie, gdy nie siedzicie razem
preset-mafia-kids = Z dziećmi
preset-mafia-kids-help = Bez Agenta, ostatnie berki, jedno głosowanie, łagodne słowa
preset-mafia-first-evening = Pierwszy wieczór
preset-mafia-first-evening-help = Wolniejsze noce, więcej czasu, bez kart
preset-mafia-intrigue = Intryga
preset-mafia-intrigue-help = Przewerbowanie, Werbunek, Dowódca: jedna karta na każde cztery osoby
preset-mafia-storm = Burza
preset-mafia-storm-help = Strzał zza węgła, Opatrunek, Ostatni strzał: jedna karta na każde cztery osoby
preset-mafia-gangs = Gangi
preset-mafia-gangs-help = Trzy karty Nowy Gang, od 13 osób
option-mafia-master = Kto prowadzi
option-mafia-master-help = Gdy prowadzi aplikacja, grają wszyscy. Osoba prowadząca widzi wszystko, nie gra i nadaje tempo.
option-mafia-master-app = Aplikacja
option-mafia-master-person = Ktoś z Was
option-mafia-night = Noc
option-mafia-night-help = Jak przebiega noc. Zamknięte oczy wymagają osoby prowadzącej.
option-mafia-night-narrated = Krok po kroku
option-mafia-night-short = Krótka, oba zadania naraz
option-mafia-night-eyes = Z zamkniętymi oczami, telefony ciemne
option-mafia-pace = Tempo nocy
option-mafia-pace-help = Szybkie to trzy czwarte czasu, wolne o połowę dłużej.
option-mafia-pace-quick = Szybkie
option-mafia-pace-normal = Normalne
option-mafia-pace-slow = Wolne
option-mafia-night-pace = Późniejsze noce
option-mafia-night-pace-help = Krótsze z każdą nocą i z każdą osobą, która odpada; na wszystkich telefonach tak samo.
option-mafia-night-pace-shortening = Coraz krótsze
option-mafia-night-pace-steady = Zawsze tak samo długie
option-mafia-talk = Rozmowa
option-mafia-talk-help = Na piśmie, gdy jesteście daleko od siebie.
option-mafia-talk-aloud = Na głos
option-mafia-talk-written = Na piśmie
option-mafia-talk-seconds = Na rozmowę
option-mafia-talk-seconds-help = Kończy się wcześniej, gdy gotowe są dwie trzecie z Was.
option-mafia-vote-seconds = Na głosowanie
option-mafia-vote-seconds-help = Kto się spóźni, nie ma głosu.
option-mafia-speech-seconds = Na ostatnie słowo
option-mafia-speech-seconds-help = Dla każdej osoby w finale.
option-mafia-dusk-seconds = Przed nocą
option-mafia-dusk-seconds-help = Na rozmowę i ostatnie karty dnia. Przy 0 tylko wtedy, gdy można jeszcze zagrać Schronienie lub List żelazny.
option-mafia-window-seconds = Na ostatni strzał
option-mafia-window-seconds-help = Reszta czeka w ciszy.
option-mafia-ghosts = Kto odpadł, widzi
option-mafia-ghosts-help = Gdy tylko miasto rozmawia dalej, i tylko pod palcem.
option-mafia-ghosts-nothing = Nic
option-mafia-ghosts-open-eyes = Co dzieje się w nocy
option-mafia-ghosts-everything = Wszystko
option-mafia-ghost-talk = Kto odpadł, może pisać
option-mafia-ghost-talk-help = Tylko do innych poza grą. Nikt w grze tego nie przeczyta.
option-mafia-ghost-talk-as-talk = Gdy rozmowa jest na piśmie
option-mafia-ghost-talk-on = Tak
option-mafia-ghost-talk-off = Nie
option-mafia-kids1 = Dzieci: bez Agenta
option-mafia-kids1-help = Zamiast niego jeszcze jeden policjant i mniej tłumaczenia.
option-mafia-kids2 = Dzieci: ostatni strzał dla każdego
option-mafia-kids2-help = Kto odpada, może zabrać kogoś ze sobą.
option-mafia-kids3 = Dzieci: jedno głosowanie
option-mafia-kids3-help = Odpada, kto ma najwięcej głosów. Finał tylko po remisie.
option-mafia-kids4 = Dzieci: łagodne słowa
option-mafia-kids4-help = Policjanci i złodzieje w Akademii Policyjnej, tylko na niby.
option-mafia-theme = Opowieść
option-mafia-theme-help = Zmieniają się tylko słowa.
option-mafia-theme-as-kids = Akademia przy łagodnych słowach, poza tym Spytown
option-mafia-theme-spytown = Spytown, miasto nocą
option-mafia-theme-academy = Akademia Policyjna, policjanci i złodzieje
option-mafia-last-shot-chain = Strzał w odpowiedzi
option-mafia-last-shot-chain-help = Przy ostatnich strzałach dla każdego: trafiona osoba też może strzelić.
option-mafia-second-place-tie = Remis o drugie miejsce
option-mafia-second-place-tie-help = Jedna osoba prowadzi, za nią kilka: kto jest w finale?
option-mafia-second-place-tie-all-tied = Wszystkie
option-mafia-second-place-tie-lot = Jedna z nich, przez losowanie
option-mafia-tie-rounds = Rundy rozmowy po remisie
option-mafia-tie-rounds-help = Potem decyduje los.
option-mafia-mafia-no-choice = Gdy Mafia nikogo nie wskaże
option-mafia-mafia-no-choice-help = Milczenie nikogo nie oszczędza, chyba że ustalicie inaczej.
option-mafia-mafia-no-choice-random-legal-target = Kogoś wskazuje los
option-mafia-mafia-no-choice-nobody = Nikt nie odpada
option-mafia-end-at-certain-win = Koniec przy pewnej wygranej
option-mafia-end-at-certain-win-help = Gra się kończy, gdy Mafia nie może już przegrać, cokolwiek się zagra i jakkolwiek zagłosuje. Nie zmienia to zwycięzcy.
option-mafia-small-game-mafia-first-turn = Mały stół: Mafia już pierwszej nocy
option-mafia-small-game-mafia-first-turn-help = Gdy gra 6 lub 7 osób, Mafia zwykle śpi tej nocy.
options-mafia-cards = Karty akcji
option-mafia-cards-vest = Kamizelka
option-mafia-cards-vest-help = Raz ratuje tego, kto ją ma, przed Mafią albo głosowaniem.
option-mafia-cards-bandage = Opatrunek
option-mafia-cards-bandage-help = Raz ratuje kogoś innego.
option-mafia-cards-recruitment = Werbunek
option-mafia-cards-recruitment-help = Mafioso wciąga kogoś do Mafii.
option-mafia-cards-commander = Dowódca
option-mafia-cards-commander-help = Zaczyna każde głosowanie i rozstrzyga remisy; wędruje wokół stołu.
option-mafia-cards-turncoat = Przewerbowanie
option-mafia-cards-turncoat-help = Kto ją ma, gra dla drugiej strony.
option-mafia-cards-role-swap = Zamiana roli
option-mafia-cards-role-swap-help = Dwie osoby zamieniają się żetonami przed pierwszą nocą.
option-mafia-cards-wiretap = Podsłuch
option-mafia-cards-wiretap-help = Jedno spojrzenie na cudzy żeton, za dnia.
option-mafia-cards-shelter = Schronienie
option-mafia-cards-shelter-help = Przez turę nic Ci nie grozi, ale nie głosujesz.
option-mafia-cards-safe-conduct = List żelazny
option-mafia-cards-safe-conduct-help = Przez jedną noc Mafia Cię nie tknie.
option-mafia-cards-arrest = Aresztowanie
option-mafia-cards-arrest-help = Nikt nie głosuje na osobę z tą kartą, a ona też nie głosuje.
option-mafia-cards-corner-shot = Strzał zza węgła
option-mafia-cards-corner-shot-help = Policjant eliminuje kogoś za dnia.
option-mafia-cards-kidnapping = Porwanie
option-mafia-cards-kidnapping-help = Policjant odbiera komuś głos na jeden dzień.
option-mafia-cards-last-shot = Ostatni strzał
option-mafia-cards-last-shot-help = Policjant, który odpada, może zabrać kogoś ze sobą.
option-mafia-cards-new-gang = Nowy Gang (trzy karty)
option-mafia-cards-new-gang-help = Trzecia strona, od 13 osób.
option-mafia-new-gang-enlarged = Gang się spotyka
option-mafia-new-gang-enlarged-help = Przed pierwszym zadaniem Mafii Nowy Gang poznaje się nawzajem.
option-mafia-ballot = Głosy
option-mafia-ballot-help = Wszystkie naraz albo odkrywane po kolei, począwszy od Dowódcy.
option-mafia-ballot-as-cards = Po kolei, gdy w grze jest Dowódca
option-mafia-ballot-simultaneous = Wszystkie naraz
option-mafia-ballot-in-turn = Po kolei
option-mafia-commander-first-vote = Dowódca w głosowaniu wstępnym
option-mafia-commander-first-vote-help = O czym decyduje głos Dowódcy przed finałem.
option-mafia-commander-first-vote-second-seat = O drugim miejscu, gdy jest remis
option-mafia-commander-first-vote-literal = Remis na czele: odpada od razu
option-mafia-commander-first-vote-off = O niczym
option-mafia-turncoat-wakes-by = Osoba przewerbowana budzi się
option-mafia-turncoat-wakes-by-help = Z nową stroną albo tak, jak mówi żeton.
option-mafia-turncoat-wakes-by-force = Z nową stroną
option-mafia-turncoat-wakes-by-token = Według żetonu
option-mafia-bandage-stops-shots = Opatrunek działa na strzały
option-mafia-bandage-stops-shots-help = Wyłączone: pomaga tylko przeciw Mafii i głosowaniu.
option-mafia-redeal-unusable = Tylko karty, których można użyć
option-mafia-redeal-unusable-help = Nikt nie dostaje karty, której nie może użyć ze swoim żetonem.

## Titles and small words

mafia-title = { $theme ->
    [academy] Policjanci i złodzieje
   *[spytown] Mafia
}
mafia-council = Narada, dzień { $turn }
mafia-chosen-nobody = Jeszcze nikt
mafia-token-closed = Zakryty żeton
mafia-vote-whom = Wskaż kogoś
mafia-ready-some = Gotowe: { $count }
mafia-awards = Nagrody wieczoru
mafia-winners = Zwycięzcy
mafia-votes-none = Nikt jeszcze nie głosował.

## Action cards: what they are called, what they do in a line, and in full

mafia-card = { $card ->
    [vest] Kamizelka
    [bandage] Opatrunek
    [recruitment] Werbunek
    [commander] Dowódca
    [turncoat] Przewerbowanie
    [role-swap] Zamiana roli
    [wiretap] Podsłuch
    [shelter] Schronienie
    [safe-conduct] List żelazny
    [arrest] { $theme ->
        [academy] Koza
       *[spytown] Aresztowanie
    }
    [corner-shot] { $theme ->
        [academy] Berek zza węgła
       *[spytown] Strzał zza węgła
    }
    [kidnapping] { $theme ->
        [academy] Przerwa
       *[spytown] Porwanie
    }
    [last-shot] { $theme ->
        [academy] Ostatni berek
       *[spytown] Ostatni strzał
    }
    [new-gang] Nowy Gang
   *[neutral] Neutralna
}
mafia-card-short = { $card ->
    [vest] { $theme ->
        [academy] Gdy masz odpaść przez złodziei lub głosy: raz zostajesz.
       *[spytown] Gdy masz odpaść przez Mafię lub głosy: raz zostajesz.
    }
    [bandage] Gdy ma odpaść ktoś inny: raz go ratujesz.
    [recruitment] { $theme ->
        [academy] W nocy, z przełącznikiem: jeszcze jeden złodziej.
       *[spytown] W nocy, z przełącznikiem: ktoś przechodzi do Mafii.
    }
    [commander] W każdym głosowaniu: zaczynasz i rozstrzygasz remisy.
    [turncoat] Przez całą grę: grasz dla drugiej strony.
    [role-swap] Przed pierwszą nocą: zamieniasz się z kimś żetonem.
    [wiretap] Za dnia, kiedy chcesz: widzisz żeton. Wszyscy widzą czyj.
    [shelter] Pod koniec dnia: tura bez zagrożeń, ale i bez głosu.
    [safe-conduct] { $theme ->
        [academy] Pod koniec dnia: tej nocy złodzieje Cię nie wybiorą.
       *[spytown] Pod koniec dnia: tej nocy Mafia Cię nie wybierze.
    }
    [arrest] Przed rozmową: dziś nikt nie głosuje na Ciebie ani Ty.
    [corner-shot] Za dnia, kiedy chcesz: ktoś odpada natychmiast.
    [kidnapping] Przed rozmową: ktoś dziś nie głosuje.
    [last-shot] Gdy odpadasz: możesz zabrać kogoś ze sobą.
    [new-gang] Przez całą grę: wygrywasz, gdy zostanie tylko gang.
   *[neutral] Nigdy. Ukrywa tylko, kto ma prawdziwą.
}
mafia-card-long = { $card ->
    [vest] { $theme ->
        [academy] Gdy wybrali Cię złodzieje albo padło na Ciebie w finale, pokaż ją i zostań. Żeton zostaje zakryty. Berka nie zatrzyma.
       *[spytown] Gdy wybrała Cię Mafia albo padło na Ciebie w finale, pokaż ją i zostań. Żeton zostaje zakryty. Strzału nie zatrzyma.
    }
    [bandage] Gdy ma odpaść ktoś inny, pokaż go: ta osoba zostaje, a jej żeton jest nadal zakryty. Siebie opatrzyć nie możesz.
    [recruitment] { $theme ->
        [academy] W drugim zadaniu nocy, z włączonym przełącznikiem: wskazana osoba zostaje złodziejem. Wszyscy słyszą, że to się dzieje, nikt nie wie kto. Potem złodzieje wybierają.
       *[spytown] W drugim zadaniu nocy, z włączonym przełącznikiem: wskazana osoba przechodzi do Mafii. Wszyscy słyszą, że to się dzieje, nikt nie wie kto. Potem Mafia wybiera.
    }
    [commander] Od rozdania leży odkryta. Głosy odkrywa się po kolei od Dowódcy, a jego głos rozstrzyga remis. Po każdej naradzie karta przechodzi w lewo.
    [turncoat] Działa sama. Z żetonem policjanta grasz przeciw Policji, z przeciwnym żetonem razem z nią. Podglądanie i odkrycie pokazują tylko żeton.
    [role-swap] Od rozdania leży odkryta. Gdy wszyscy obejrzą żetony, możesz zamienić się z kimkolwiek. Wszyscy widzą kto, nikt nie widzi na co.
    [wiretap] W dowolnej chwili narady oglądasz jeden żeton. Wszyscy widzą czyj; powiedz, co tam było, albo skłam. Pokazuje żeton, nie stronę.
    [shelter] Na koniec narady. W następnej turze nic Cię nie usunie, nikt nie głosuje na Ciebie i Ty nie głosujesz. Mówić możesz.
    [safe-conduct] { $theme ->
        [academy] Na koniec narady. W następną noc złodzieje nie mogą Cię wybrać. Za dnia wszystko jak zwykle.
       *[spytown] Na koniec narady. W następną noc Mafia nie może Cię wybrać. Za dnia wszystko jak zwykle.
    }
    [arrest] { $theme ->
        [academy] Na początku narady. Nikt na niej nie głosuje na Ciebie, a Ty nie głosujesz. Berek nadal się liczy.
       *[spytown] Na początku narady. Nikt na niej nie głosuje na Ciebie, a Ty nie głosujesz. Strzał nadal może Cię trafić.
    }
    [corner-shot] W dowolnej chwili narady: wskazana osoba natychmiast odpada i pokazuje żeton. Trwające głosowanie zaczyna się od nowa.
    [kidnapping] Na początku narady. Wskazana osoba na niej nie głosuje, ale mówi i może odpaść.
    [last-shot] Gdy odpadasz i nikt Cię nie ratuje, możesz wskazać osobę, która też odpada. Opatrunek może ją jeszcze uratować.
    [new-gang] Nic się nie zagrywa. Troje z Was to osobna strona, cokolwiek mówią żetony; wygrywa, gdy nie ma już nikogo innego. Kto z gangu odpada, pokazuje kartę.
   *[neutral] Nic nie robi i nigdy się jej nie pokazuje.
}
mafia-card-who = { $card ->
    [recruitment] { $theme ->
        [academy] Tylko złodziej
       *[spytown] Tylko mafioso
    }
    [corner-shot] Tylko policjant
    [kidnapping] Tylko policjant
    [last-shot] Tylko policjant
    [commander] Policjant, { mafia-card-other } lub Agent
    [neutral] Każdy
   *[vest] Policjant lub { mafia-card-other }
}
mafia-card-other = { $theme ->
    [academy] złodziej
   *[spytown] mafioso
}
mafia-cards-title = Karty w tej grze
mafia-cards-all = Co robią karty
mafia-cards-how = Każdy dostaje jedną kartę, pozostałe są neutralne. Każda działa raz.
mafia-cards-none = Bez kart akcji: każdy ma tylko żeton.
mafia-cards-some = { $count ->
    [one] { $count } karta akcji: { $names }
    [few] { $count } karty akcji: { $names }
   *[many] { $count } kart akcji: { $names }
}
mafia-cards-many = { $most ->
    [0] To dużo kart: tak mało osób lepiej gra bez nich.
    [one] To dużo kart: na tyle osób wystarczy { $most }.
    [few] To dużo kart: na tyle osób wystarczą { $most }.
   *[many] To dużo kart: na tyle osób wystarczy { $most }.
}
mafia-card-is-spent = zagrana

## Your own card, under the finger

mafia-your-card = Twoja karta: { mafia-card }
mafia-card-held = { $use ->
    [no] Karta: { mafia-card }. Z Twoim żetonem nie działa.
    [spent] Karta: { mafia-card }. Już zagrana.
    [none] Karta: { mafia-card }
   *[yes] Karta: { mafia-card }. Możesz jej użyć.
}
mafia-side-police = { $theme ->
    [academy] Grasz z policjantami: wygrywasz, gdy nie ma już złodziei.
   *[spytown] Grasz z Policją: wygrywasz, gdy nie ma już Mafii.
}
mafia-side-mafia = { $theme ->
    [academy] Grasz ze złodziejami: wygrywasz, gdy nie ma już policjantów.
   *[spytown] Grasz z Mafią: wygrywasz, gdy nie ma już Policji.
}
mafia-side-gang = Grasz z Nowym Gangiem: wygrywasz, gdy nie ma już nikogo innego.
mafia-learned-tap = Podsłuch: { $name }, { mafia-token }.
mafia-learned-swap = Po zamianie: { $name }, { mafia-token }.
mafia-learned-gang = Z Tobą w gangu: { $names }
mafia-learned-nothing = Żadna karta nic Ci jeszcze nie zdradziła.
mafia-card-button = Karta
mafia-card-sheet = Twoja karta
mafia-card-sheet-how = Każdy telefon ma tę stronę. Karta zagrana nie w porę nic nie robi.
mafia-hold-card = Przytrzymaj: Twoja karta
mafia-card-whom = Na kogo?
mafia-card-tap = Najpierw kogoś wskaż
mafia-card-play = Przytrzymaj sekundę: { $name }
mafia-card-play-self = Przytrzymaj sekundę: zagraj swoją kartę

## Windows

mafia-phase-Window = Chwila dla kart
mafia-phase-Saved = Ocalenie
mafia-phase-Recognition = Kartka dla Ciebie
mafia-phase-Recruiting = Ktoś jest werbowany
mafia-phase-RollCall = Odkrywanie głosów
mafia-hold-window = Przytrzymaj: co to Ci daje
mafia-window-use = Zagraj kartę
mafia-window-leave = Zachowaj
mafia-window-swap = Ktoś może się zamienić.
mafia-window-save = Zaraz odpada: { $name }
mafia-window-council-opens = Przed rozmową
mafia-window-now-vest = Masz Kamizelkę? Teraz!
mafia-window-now-bandage = Masz Opatrunek? Teraz!
mafia-window-now-vest-bandage = Masz Kamizelkę albo Opatrunek? Teraz!
mafia-window-now-role-swap = Masz Zamianę roli? Wskaż kogoś, teraz!
mafia-window-now-arrest = Masz Aresztowanie? Teraz!
mafia-window-now-kidnapping = Masz Porwanie? Wskaż kogoś, teraz!
mafia-window-now-arrest-kidnapping = Masz Aresztowanie albo Porwanie? Teraz!
mafia-window-others = Nie masz takiej karty? Wtedy nic się nie stanie.
mafia-window-does-nothing = Nie masz na to karty. Nikt tego nie widzi.
mafia-window-does-vest = Zagraj: Kamizelka Cię ratuje.
mafia-window-does-bandage = Zagraj: ratujesz. Zostaje { $name }.
mafia-window-does-role-swap = Zagraj: zamieniasz się żetonem z wybraną osobą.
mafia-window-does-arrest = Zagraj: dziś nikt nie głosuje na Ciebie, a Ty na nikogo.
mafia-window-does-kidnapping = Zagraj: wybrana osoba dziś nie głosuje.
mafia-window-using = Wybrane: zagraj
mafia-window-leaving = Wybrane: zachowaj
mafia-window-tap = Wybrane: zagraj. Wskaż jeszcze kogoś.
mafia-window-chosen = { $choice } · { $name }
mafia-window-when = Liczy się wybór w chwili, gdy minie czas.
mafia-window-wait = Chwila dla kart. Wszyscy milczą.
mafia-dawn-chosen = { $theme ->
    [academy] Wybór złodziei: { $name }
   *[spytown] Wybór Mafii: { $name }
}
mafia-dawn-chosen-how = Jeszcze w grze.
mafia-dawn-chosen-you = Padło na Ciebie.
mafia-saved = { $name } zostaje!
mafia-saved-you = Zostajesz!
mafia-saved-vest = { $name } ma Kamizelkę. Żeton zostaje zakryty.
mafia-saved-bandage = { $by } pokazuje opatrunek. { $name } zostaje, żeton jest zakryty.
mafia-farewell-card = { $theme ->
    [academy] Ostatni berek?
   *[spytown] Ostatni strzał?
}
mafia-farewell-card-how = { $theme ->
    [academy] Wskaż kogoś albo nikogo. Łapie tylko karta Ostatni berek.
   *[spytown] Wskaż kogoś albo nikogo. Strzela tylko karta Ostatni strzał.
}
mafia-farewell-fires = { $theme ->
    [academy] Twój Ostatni berek złapie wskazaną osobę.
   *[spytown] Twój Ostatni strzał trafi wskazaną osobę.
}
mafia-farewell-fires-not = { $theme ->
    [academy] Nie masz karty, żeby kogoś złapać. Nikt się nie zorientuje.
   *[spytown] Nie masz z czego strzelać. Nikt się nie zorientuje.
}
mafia-cause-corner-shot = { $theme ->
    [academy] Berek zza węgła. { $by } trafia: { $name }.
   *[spytown] Strzał zza węgła. { $by } trafia: { $name }.
}
mafia-cause-wrong-phase = { $name }: karta pokazana nie w porę.

## Recruitment, and the gang

mafia-switch-is = { $on ->
    [yes] Przełącznik kart: włączony
   *[no] Przełącznik kart: wyłączony
}
mafia-switch-nothing = Przełącznik kart nic u Ciebie nie robi.
mafia-switch-off = Przełącznik kart wyłączony: tylko wskazujesz.
mafia-switch-on = Przełącznik kart włączony: werbujesz. Nowa osoba: { $name }
mafia-switch-whom = Przełącznik kart włączony: kogo werbujesz?
mafia-recruited-title = To Ciebie werbują!
mafia-recruited-you = { $theme ->
    [academy] Od teraz grasz ze złodziejami. Werbuje { $name }.
   *[spytown] Od teraz należysz do Mafii. Werbuje { $name }.
}
mafia-recruited = { $by } werbuje. Nowa osoba: { $name }
mafia-recruited-not-you = Nie Ciebie.
mafia-recruited-somebody = Werbowany jest ktoś inny.
mafia-recruited-choose = Teraz wybierzcie jeszcze raz, wszyscy.
mafia-gang-you = Jesteś w Nowym Gangu.
mafia-gang-not-you = Nie jesteś w Nowym Gangu.
mafia-gang-meets = Gang czyta, kto do niego należy.
mafia-gang-alone = Nikogo więcej w nim nie ma.

## Cards that lie open

mafia-lies = { $card ->
    [commander] { $name } · Dowódca: zaczyna i rozstrzyga remis
    [shelter] { $name } · Schronienie: nic nie grozi, bez głosu
    [safe-conduct] { $theme ->
        [academy] { $name } · List żelazny: nie dla złodziei
       *[spytown] { $name } · List żelazny: nie dla Mafii
    }
    [arrest] { $theme ->
        [academy] { $name } · Koza: bez głosu, nie do wyboru
       *[spytown] { $name } · Aresztowanie: bez głosu, nie do wyboru
    }
   *[kidnapping] { $theme ->
        [academy] { $name } · Przerwa: dziś bez głosu
       *[spytown] { $name } · Porwanie: dziś bez głosu
    }
}
mafia-played-title = Zagrane karty
mafia-played-none = Nikt jeszcze nie zagrał karty.
mafia-played = { $card ->
    [vest] { $name } zostaje dzięki kamizelce.
    [bandage] { $name } daje opatrunek. { $target } zostaje.
    [recruitment] Ktoś został zwerbowany.
    [commander] Pierwszy Dowódca: { $name }.
    [role-swap] Zamiana żetonów: { $name } i { $target }.
    [wiretap] { $name } podsłuchuje: { $target }.
    [shelter] { $name } chowa się w schronieniu.
    [safe-conduct] { $name } ma List żelazny.
    [arrest] { $theme ->
        [academy] { $name } siedzi w kozie.
       *[spytown] { $name } idzie do aresztu.
    }
    [corner-shot] { $theme ->
        [academy] { $name } łapie zza węgła: { $target }.
       *[spytown] { $name } strzela zza węgła: { $target }.
    }
    [kidnapping] { $theme ->
        [academy] { $name } daje przerwę: { $target } dziś nie głosuje.
       *[spytown] { $name } porywa: { $target }.
    }
    [last-shot] { $theme ->
        [academy] { $name } łapie w berka na odchodne: { $target }.
       *[spytown] { $name } oddaje ostatni strzał: { $target }.
    }
   *[new-gang] { $name } to Nowy Gang.
}
mafia-played-swap-not = { $name } nie zamienia się z nikim.
mafia-played-shown = { $name } pokazuje: { mafia-card }.

## Votes opened one by one

mafia-roll-call = Odkrywamy głosy
mafia-roll-next = Teraz: { $name }
mafia-roll-waits = Teraz: { $name }, jeszcze bez wyboru.
mafia-roll-change = Zmień mój głos
mafia-roll-back = Wróć do głosów
mafia-roll-go = Głos: { $name }
mafia-roll-yours = Twój głos: { $name }. Możesz go zmienić, póki jest zakryty.
mafia-roll-missing = Jeszcze nikogo nie wskazujesz.
mafia-roll-has = gotowe
mafia-roll-not = myśli
mafia-roll-no-vote = bez głosu

## The end, with cards

mafia-won-gang = Wygrywa Nowy Gang!
mafia-why-gang = { $theme ->
    [academy] Nie ma już ani policjantów, ani złodziei. Wszystko należy do gangu.
   *[spytown] Nie ma już ani Policji, ani Mafii. Miasto należy do gangu.
}
mafia-you-win-gang = Trzeciej strony nikt się nie spodziewał. Świetna kryjówka.
mafia-you-lose-gang = Gang musi mieć miasto tylko dla siebie. Następnym razem!
mafia-told-cards = Kto co miał
mafia-told-card = { $name }: { mafia-card }
mafia-told-neutral = Neutralne: { $names }
mafia-told-sides = Kto dla kogo grał
mafia-told-sides-plain = Wszyscy grali tak, jak mówiły żetony.
mafia-side-swapped = Przed pierwszą nocą żetonami zamienili się: { $name } i { $target }.
mafia-side-of-gang = { $name }: żeton { mafia-token }, ale od początku Nowy Gang.
mafia-side-recruited = { $theme ->
    [academy] { $name }: żeton { mafia-token }, od nocy { $turn } ze złodziejami (werbuje { $by }).
   *[spytown] { $name }: żeton { mafia-token }, od nocy { $turn } w Mafii (werbuje { $by }).
}
mafia-side-turned-police = { $theme ->
    [academy] { $name }: żeton { mafia-token }, ale po przewerbowaniu z policjantami.
   *[spytown] { $name }: żeton { mafia-token }, ale po przewerbowaniu z Policją.
}
mafia-side-turned-mafia = { $theme ->
    [academy] { $name }: żeton { mafia-token }, ale po przewerbowaniu ze złodziejami.
   *[spytown] { $name }: żeton { mafia-token }, ale po przewerbowaniu z Mafią.
}

## Narration, with cards

mafia-voice-swap = { $theme ->
    [academy] Ktoś może zamienić się żetonem. Odpowiadają wszyscy, nikt nic nie mówi.
   *[spytown] Komuś nie podobają się jego papiery. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-dawn-chosen = { $theme ->
    [academy] { mafia-voice-dawn } Złodzieje wybrali. Padło na jedną osobę: { $name }.
   *[spytown] { mafia-voice-dawn } Ktoś stoi za plecami. Padło na jedną osobę: { $name }.
}
mafia-voice-save-mafia = { $theme ->
    [academy] Czy { $name } zostanie? Odpowiadają wszyscy.
   *[spytown] Chwila ciszy: { $name }. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-save-vote = { $theme ->
    [academy] Wasz wybór: { $name }. Czy ktoś pomoże? Odpowiadają wszyscy.
   *[spytown] Narada zdecydowała: { $name }. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-save-shot = { $theme ->
    [academy] Berek! { $name }. Czy ktoś pomoże? Odpowiadają wszyscy.
   *[spytown] Padł strzał: { $name }. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-council-opens = { $theme ->
    [academy] Zanim porozmawiamy: chwila dla kart. Odpowiadają wszyscy.
   *[spytown] Przed naradą: chwila dla kart. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-saved-vest = { $theme ->
    [academy] { $name } zostaje. Co za przygotowanie!
   *[spytown] Pod płaszczem kamizelka. { $name } zostaje.
}
mafia-voice-saved-bandage = { $theme ->
    [academy] { $by } pomaga i { $name } zostaje.
   *[spytown] { $by } zna pierwszą pomoc. { $name } zostaje.
}
mafia-voice-recognition = { $theme ->
    [academy] Nowy Gang się rozgląda. Przytrzymaj i przeczytaj swoją kartkę.
   *[spytown] W piwnicy ktoś liczy do trzech. Przytrzymaj i przeczytaj swoją kartkę.
}
mafia-voice-recruiting = { $theme ->
    [academy] Tej nocy ktoś zmienia stronę. Przytrzymaj i przeczytaj swoją kartkę.
   *[spytown] Dłoń na ramieniu: ktoś jest werbowany. Przytrzymaj i przeczytaj swoją kartkę.
}
mafia-voice-roll-call = { $theme ->
    [academy] Odkrywamy głosy, jeden po drugim.
   *[spytown] Zaczyna Dowódca. Głos po głosie.
}
mafia-voice-won-gang = { $theme ->
    [academy] Został tylko Nowy Gang. Świetna kryjówka, świetna gra.
   *[spytown] Został tylko Nowy Gang. Miasto ma trzeciego właściciela.
}

## The game master's console, with cards

mafia-gm-can-play = może teraz zagrać
mafia-gm-uses = używa
mafia-gm-leaves = zostawia
mafia-gm-side = { $force ->
    [gang] gra dla gangu
    [mafia] { $theme ->
        [academy] gra ze złodziejami
       *[spytown] gra dla Mafii
    }
   *[police] { $theme ->
        [academy] gra z policjantami
       *[spytown] gra dla Policji
    }
}
mafia-gm-plays = { $name } zagrywa: { mafia-card }
mafia-gm-plays-on = { $name } zagrywa: { mafia-card }, { $target }
mafia-gm-plays-whom = { mafia-card }: na kogo?
mafia-gm-wrong-phase = Zła faza
mafia-gm-wrong-phase-how = Karta z pudełka pokazana nie w porę: odpada, żeton odkryty, bez ratunku, bez ostatniego strzału, bez skutku.
mafia-gm-wrong-phase-sure = Stuknij jeszcze raz: { $name } odpada
mafia-gm-targets = { $theme ->
    [academy] Złodzieje mogą wybrać: { $names }
   *[spytown] Mafia może wybrać: { $names }
}
mafia-gm-recruit = { $by } werbuje: { $name }.
mafia-gm-say-recognition-eyes = Nowy Gang otwiera oczy, rozgląda się i znów je zamyka.
mafia-gm-say-recruiting-eyes = { $theme ->
    [academy] Ktoś zmienia stronę: kładę dłoń na ramieniu. Otwórz oczy.
   *[spytown] Trwa werbunek: kładę dłoń na ramieniu. Otwórz oczy.
}
mafia-gm-gang = Nowy Gang: { $names }

## One more honour

mafia-award-sport = Klasa sama w sobie
mafia-award-sport-how = do samego końca z podniesioną głową

## Other words of the narrator: -2, -3 and so on are said in turn with those above

mafia-voice-opening-2 = { $theme ->
    [academy] Dobry wieczór, kadeci. Każdy ma już żeton. Obejrzyj swój i nikomu nie mów.
   *[spytown] Spytown wita. Papiery leżą na stole: przeczytaj swoje i zrób znudzoną minę.
}
mafia-voice-opening-3 = { $theme ->
    [academy] Akademia otwiera drzwi. Obejrzyj swój żeton i uśmiechnij się, jakby nic się nie stało.
   *[spytown] Ostatni pociąg odjechał, a Wy zostajecie. Obejrzyjcie żetony i nie dajcie nic po sobie poznać.
}
mafia-voice-dusk-2 = { $theme ->
    [academy] W sypialni gasną światła. Każdy patrzy we własny telefon i ani mru-mru.
   *[spytown] Gasną latarnie. Każdy patrzy we własny telefon. Ani dźwięku.
}
mafia-voice-dusk-3 = { $theme ->
    [academy] Woźny zamyka drzwi. Każdy patrzy we własny telefon, cicho jak myszka.
   *[spytown] Spytown zaciąga zasłony. Każdy patrzy we własny telefon. Cisza.
}
mafia-voice-dusk-4 = { $theme ->
    [academy] Dobranoc, kadeci. Każdy patrzy we własny telefon. Ciii.
   *[spytown] Zegar wybija północ. Każdy patrzy we własny telefon. Nikt nic nie mówi.
}
mafia-voice-first-2 = { $theme ->
    [academy] Zapala się latarka. Agent zagląda do jednego notesu.
   *[spytown] Na biurku zapala się lampa. Agent przegląda akta.
}
mafia-voice-first-3 = { $theme ->
    [academy] Na paluszkach, na paluszkach. Agent troszkę podgląda.
   *[spytown] W archiwum pachnie kurzem. Agent wyciąga teczkę.
}
mafia-voice-first-4 = { $theme ->
    [academy] Skrobie ołówek. Agent chce wiedzieć więcej.
   *[spytown] W komendzie ktoś jeszcze nie śpi. Agent czyta.
}
mafia-voice-first-none-2 = { $theme ->
    [academy] Notesy są dziś zamknięte. Kogo podejrzewasz?
   *[spytown] Archiwum zamknięte na klucz. Kogo podejrzewasz?
}
mafia-voice-first-none-3 = { $theme ->
    [academy] Dziś nikt nie podgląda. Kto wydaje się podejrzany?
   *[spytown] W komendzie nie świeci się ani jedna lampa. Kogo podejrzewasz?
}
mafia-voice-first-none-4 = { $theme ->
    [academy] Słychać tylko zegar. Kogo podejrzewasz?
   *[spytown] Noc zachowuje akta dla siebie. Kogo podejrzewasz?
}
mafia-voice-panel-2 = { $theme ->
    [academy] Latarka gaśnie. Przytrzymaj i przeczytaj swoją kartkę.
   *[spytown] Lampa gaśnie. Przytrzymaj i przeczytaj swoją kartkę.
}
mafia-voice-panel-3 = { $theme ->
    [academy] Ołówek wraca do piórnika. Przytrzymaj i przeczytaj swoją kartkę.
   *[spytown] Szuflada się zamyka. Przytrzymaj i przeczytaj swoją kartkę.
}
mafia-voice-panel-4 = { $theme ->
    [academy] Psst, kartka dla każdego. Przytrzymaj i przeczytaj swoją.
   *[spytown] Koperta dla każdego. Przytrzymaj i przeczytaj swoją kartkę.
}
mafia-voice-second-2 = { $theme ->
    [academy] Ktoś chichocze pod kołdrą. Złodzieje wybierają.
   *[spytown] Karty na bok, krzesła bliżej. Mafia mówi o interesach.
}
mafia-voice-second-3 = { $theme ->
    [academy] Szu, szu, szu. Złodzieje układają plan.
   *[spytown] W ciemności błyska zapałka. Mafia wybiera.
}
mafia-voice-second-4 = { $theme ->
    [academy] Skrzypi podłoga. Złodzieje coś knują.
   *[spytown] Czarny samochód staje bez świateł. Mafia wybiera.
}
mafia-voice-second-none-2 = { $theme ->
    [academy] Złodzieje śpią jak susły. Komu ufasz?
   *[spytown] Nikt nie przyszedł na zaplecze. Komu ufasz?
}
mafia-voice-second-none-3 = { $theme ->
    [academy] Nie skrzypnęła ani jedna deska. Komu ufasz?
   *[spytown] Czarny samochód został w garażu. Komu ufasz?
}
mafia-voice-second-none-4 = { $theme ->
    [academy] Wszyscy śnią. Komu ufasz?
   *[spytown] Nawet Mafia musi się wyspać. Komu ufasz?
}
mafia-voice-both-2 = { $theme ->
    [academy] Latarka, szept, skrzypiąca podłoga. Wybierajcie.
   *[spytown] Lampa w komendzie, światło na zapleczu. Wszyscy wybierają.
}
mafia-voice-both-3 = { $theme ->
    [academy] Tyle skradania w jedną noc! Wybierajcie.
   *[spytown] Szeleszczą kartki, brzęczą szklanki. Wszyscy wybierają.
}
mafia-voice-dawn-2 = { $theme ->
    [academy] Dzwoni dzwonek, dzień dobry!
   *[spytown] Przez Spytown jedzie pierwszy tramwaj.
}
mafia-voice-dawn-3 = { $theme ->
    [academy] Pobudka, kadeci.
   *[spytown] Nad dachami Spytown wschodzi słońce.
}
mafia-voice-dawn-gone-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } Dziś z ławki patrzy { $name }. Na żetonie: { mafia-token }.
   *[spytown] { mafia-voice-dawn-2 } Czyjeś miejsce jest puste: { $name }. Na żetonie: { mafia-token }.
}
mafia-voice-dawn-gone-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } Złodzieje byli szybcy: odpada { $name }. Na żetonie: { mafia-token }.
   *[spytown] { mafia-voice-dawn-3 } Od północy nikt nie widział tej osoby: { $name }. Na żetonie: { mafia-token }.
}
mafia-voice-dawn-nobody-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } Nikt nie odpada. Co za piękny dzień.
   *[spytown] { mafia-voice-dawn-2 } Są wszyscy. Ktoś musiał zaspać.
}
mafia-voice-dawn-nobody-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } Liczymy jeszcze raz: wszyscy!
   *[spytown] { mafia-voice-dawn-3 } Nie brakuje nikogo. Miasto nie wierzy własnemu szczęściu.
}
mafia-voice-dawn-agent-saw-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } { $name } to nasz Agent. Złodziej też patrzył!
   *[spytown] { mafia-voice-dawn-2 } { $name } to nasz Agent. Te akta gryzą.
}
mafia-voice-dawn-agent-saw-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } { $name } to nasz Agent. To nie był dobry notes.
   *[spytown] { mafia-voice-dawn-3 } { $name } to nasz Agent. W archiwum ktoś czekał.
}
mafia-voice-farewell-2 = { $theme ->
    [academy] Ostatni berek: { $name }. Uciekajcie!
   *[spytown] { $name } odwraca się jeszcze raz. Ostatni strzał.
}
mafia-voice-farewell-3 = { $theme ->
    [academy] Zanim { $name } usiądzie: kto jeszcze odpada?
   *[spytown] Wszyscy wstrzymują oddech. Ostatni strzał ma { $name }.
}
mafia-voice-hit-2 = { $theme ->
    [academy] Berek! Siada też { $target }. Na żetonie: { mafia-token }.
   *[spytown] Echo cichnie. Odpada { $target }. Na żetonie: { mafia-token }.
}
mafia-voice-hit-3 = { $theme ->
    [academy] Złapane: { $target }. Na żetonie: { mafia-token }.
   *[spytown] Trafienie: { $target }. Na żetonie: { mafia-token }.
}
mafia-voice-talk-2 = { $theme ->
    [academy] Krzesła w kółko. Kto ma coś do powiedzenia?
   *[spytown] Rynek jest pełen. Kto ma coś do ukrycia?
}
mafia-voice-talk-3 = { $theme ->
    [academy] Ręka w górę, kto ma pomysł. Kto może być złodziejem?
   *[spytown] Podano kawę i plotki. Kto to był?
}
mafia-voice-talk-4 = { $theme ->
    [academy] Dzień dobry, klaso. Kto uśmiecha się odrobinę za szeroko?
   *[spytown] Miasto chce odpowiedzi. Kto jest dziś trochę blady?
}
mafia-voice-last-cards-2 = { $theme ->
    [academy] Zaraz dzwonek. Ostatnie słowo? Ostatnia karta?
   *[spytown] Zamykają sklepy. Ostatnie słowo, ostatnia karta i zapada noc.
}
mafia-voice-last-cards-3 = { $theme ->
    [academy] Sprzątamy, kadeci: ostatnie słowo, ostatnia karta i do łóżek.
   *[spytown] Słońce chowa się za dworcem. Ostatnie słowo, ostatnia karta i zapada noc.
}
mafia-voice-day-ends-2 = { $theme ->
    [academy] Zaraz dzwonek. Ostatnie słowo?
   *[spytown] Zamykają sklepy. Ostatnie słowo i zapada noc.
}
mafia-voice-day-ends-3 = { $theme ->
    [academy] Sprzątamy, kadeci: ostatnie słowo i do łóżek.
   *[spytown] Słońce chowa się za dworcem. Ostatnie słowo i zapada noc.
}
mafia-voice-first-vote-2 = { $theme ->
    [academy] Każdy ma jeden głos. Kogo wybierasz?
   *[spytown] Koniec rozmów. Wskażcie kogoś.
}
mafia-voice-first-vote-3 = { $theme ->
    [academy] Ołówki w dłoń: jeden głos dla każdego.
   *[spytown] Teraz to się liczy. Kogo wskazujesz?
}
mafia-voice-first-vote-4 = { $theme ->
    [academy] Czas się zdecydować. Kto to jest?
   *[spytown] Miasto podnosi ręce. Kogo wybieracie?
}
mafia-voice-count-2 = { $theme ->
    [academy] A teraz zobaczmy: kto na kogo wskazuje?
   *[spytown] Ręce na stół, palce przed siebie.
}
mafia-voice-count-3 = { $theme ->
    [academy] Raz, dwa, trzy, palce!
   *[spytown] Miasto wskazuje.
}
mafia-voice-count-4 = { $theme ->
    [academy] Zobaczmy, co myślicie.
   *[spytown] I w górę.
}
mafia-voice-speech-2 = { $theme ->
    [academy] Teraz słuchamy. Mówi { $name }.
   *[spytown] Miasto słucha. Mówi { $name }.
}
mafia-voice-speech-3 = { $theme ->
    [academy] { $name }, co Ty na to?
   *[spytown] Na skrzynkę wchodzi { $name }.
}
mafia-voice-speech-4 = { $theme ->
    [academy] Teraz kolej na jedną osobę: { $name }. Reszta słucha.
   *[spytown] Ostatnie słowo ma { $name }. Ani dźwięku.
}
mafia-voice-final-vote-2 = { $theme ->
    [academy] Jeszcze jeden głos, ten decyduje.
   *[spytown] Teraz na poważnie. Głosujcie.
}
mafia-voice-final-vote-3 = { $theme ->
    [academy] Przyjrzyjcie się im i głosujcie.
   *[spytown] Ktoś z nich nie doczeka wieczoru. Głosujcie.
}
mafia-voice-final-vote-4 = { $theme ->
    [academy] Ostatnia okazja, żeby zmienić zdanie. Głosujcie.
   *[spytown] Wszystko już słyszeliście. Głosujcie.
}
mafia-voice-tie-2 = { $theme ->
    [academy] Tyle samo! Porozmawiajcie jeszcze chwilę.
   *[spytown] Tyle samo tu i tam. Miasto nie może się zdecydować.
}
mafia-voice-tie-3 = { $theme ->
    [academy] Po równo. Można zmienić głos.
   *[spytown] Remis. Ktoś musi ustąpić.
}
mafia-voice-lot-2 = { $theme ->
    [academy] Wciąż po równo, więc kręcimy kołem.
   *[spytown] Miasto, można powiedzieć, rzuca monetą.
}
mafia-voice-lot-3 = { $theme ->
    [academy] Niech zdecyduje szczęście, bez urazy.
   *[spytown] Jeśli nie Wy, zdecyduje koło.
}
mafia-voice-out-2 = { $theme ->
    [academy] Na ławce siada { $name }. Na żetonie: { mafia-token }.
   *[spytown] { $name } bierze kapelusz i płaszcz. Na żetonie: { mafia-token }.
}
mafia-voice-out-3 = { $theme ->
    [academy] Do zobaczenia, { $name }. Na żetonie: { mafia-token }.
   *[spytown] Ostatnim tramwajem odjeżdża { $name }. Na żetonie: { mafia-token }.
}
mafia-voice-out-4 = { $theme ->
    [academy] { $name } już nie gra. Na żetonie: { mafia-token }.
   *[spytown] Miasto zdecydowało: { $name }. Na żetonie: { mafia-token }.
}
mafia-voice-nobody-out-2 = { $theme ->
    [academy] Dziś zostają wszyscy. I dobrze.
   *[spytown] Nikt nie odpada. Skrzynka wraca do piwnicy.
}
mafia-voice-nobody-out-3 = { $theme ->
    [academy] Nikt nie odpada. Gramy dalej.
   *[spytown] Miasto wraca do domu bez ofiary.
}
mafia-voice-won-police-2 = { $theme ->
    [academy] Wszyscy złodzieje złapani! Wygrywają policjanci. Lemoniada dla wszystkich.
   *[spytown] Szczękają kajdanki. Wygrywa Policja.
}
mafia-voice-won-police-3 = { $theme ->
    [academy] Akademia jest dumna: wygrywają policjanci. Brawo dla wszystkich.
   *[spytown] W Spytown nie ma już mafiosów. Wygrywa Policja, a piekarz piecze tort.
}
mafia-voice-won-mafia-2 = { $theme ->
    [academy] Złodziejom się udało. Wygrywają! Brawo dla wszystkich.
   *[spytown] Fotel komendanta zajęty. Wygrywa Mafia.
}
mafia-voice-won-mafia-3 = { $theme ->
    [academy] Nie ma już ani jednego policjanta. Wygrywają złodzieje i przepraszają.
   *[spytown] Syreny ucichły. Spytown należy do Mafii.
}
mafia-voice-asleep-2 = { $theme ->
    [academy] Wszyscy chrapią. Kończymy bez zwycięzcy.
   *[spytown] W Spytown nic się nie rusza. Kończymy bez zwycięzcy.
}
mafia-voice-asleep-3 = { $theme ->
    [academy] Cała klasa śni. Dziś nikt nie wygrywa.
   *[spytown] Śpią nawet gołębie. Nikt nie wygrywa.
}
mafia-voice-draw-2 = { $theme ->
    [academy] Ławki pełne, a nikt nie gra. Remis!
   *[spytown] Rynek jest pusty. Nikt nie wygrywa.
}
mafia-voice-draw-3 = { $theme ->
    [academy] Wszyscy odpadli. To znaczy remis.
   *[spytown] Został tylko zegar na wieży. Remis.
}
mafia-voice-swap-2 = { $theme ->
    [academy] Kto ma Zamianę roli, może jej teraz użyć. Odpowiadają wszyscy.
   *[spytown] Papiery mogą dziś zmienić właściciela. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-swap-3 = { $theme ->
    [academy] Zamiana żetonów? Odpowiadają wszyscy, nikt nic nie mówi.
   *[spytown] Kto wolałby być kimś innym? Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-dawn-chosen-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } Złodzieje chcą, żeby ktoś odpadł: { $name }.
   *[spytown] { mafia-voice-dawn-2 } Pod drzwiami leży list. Adresat: { $name }.
}
mafia-voice-dawn-chosen-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } Wybór złodziei: { $name }.
   *[spytown] { mafia-voice-dawn-3 } W nocy ktoś szedł krok w krok. Padło na jedną osobę: { $name }.
}
mafia-voice-save-mafia-2 = { $theme ->
    [academy] Kto ma coś, co pomoże? { $name } czeka. Odpowiadają wszyscy.
   *[spytown] Czy { $name } się wymknie? Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-save-mafia-3 = { $theme ->
    [academy] Szybko, kto pomoże? { $name } czeka. Odpowiadają wszyscy.
   *[spytown] Jeszcze chwila: { $name }. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-save-vote-2 = { $theme ->
    [academy] { $name } odpada, chyba że ktoś pomoże. Odpowiadają wszyscy.
   *[spytown] Miasto wybrało: { $name }. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-save-vote-3 = { $theme ->
    [academy] Czy jest jakaś pomoc? { $name } czeka. Odpowiadają wszyscy.
   *[spytown] { $name } sięga po kapelusz. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-save-shot-2 = { $theme ->
    [academy] Berek! To { $name }. Kto pomoże? Odpowiadają wszyscy.
   *[spytown] Huk na ulicy: { $name }. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-save-shot-3 = { $theme ->
    [academy] Ktoś dogonił: { $name }. Czy ktoś pomoże? Odpowiadają wszyscy.
   *[spytown] { $name } się chwieje. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-council-opens-2 = { $theme ->
    [academy] Jakieś karty przed zajęciami? Odpowiadają wszyscy.
   *[spytown] Drzwi są jeszcze zamknięte. Chwila dla kart: odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-council-opens-3 = { $theme ->
    [academy] Najpierw karty, potem rozmowa. Odpowiadają wszyscy.
   *[spytown] Zanim ktoś się odezwie: karty. Odpowiadają wszyscy, nikt nic nie mówi.
}
mafia-voice-saved-vest-2 = { $theme ->
    [academy] Kamizelka w samą porę: { $name } zostaje.
   *[spytown] Pod marynarką kamizelka. { $name } zostaje.
}
mafia-voice-saved-vest-3 = { $theme ->
    [academy] Przezorność popłaca. { $name } zostaje!
   *[spytown] Guzik wgnieciony, kamizelka cała. { $name } zostaje.
}
mafia-voice-saved-bandage-2 = { $theme ->
    [academy] Dobrze, że jest { $by }. { $name } zostaje.
   *[spytown] { $by } nosi przy sobie bandaże. { $name } zostaje.
}
mafia-voice-saved-bandage-3 = { $theme ->
    [academy] Plaster przynosi { $by } i { $name } zostaje.
   *[spytown] W ostatniej chwili pomaga { $by }. { $name } zostaje.
}
mafia-voice-recognition-2 = { $theme ->
    [academy] Troje z Was mruga do siebie. Przytrzymaj i przeczytaj swoją kartkę.
   *[spytown] Trzy cienie kiwają głowami. Przytrzymaj i przeczytaj swoją kartkę.
}
mafia-voice-recognition-3 = { $theme ->
    [academy] Spotyka się tajny klub. Przytrzymaj i przeczytaj swoją kartkę.
   *[spytown] Trzecia strona zajmuje miejsca. Przytrzymaj i przeczytaj swoją kartkę.
}
mafia-voice-recruiting-2 = { $theme ->
    [academy] Ktoś dostaje nową odznakę. Przytrzymaj i przeczytaj swoją kartkę.
   *[spytown] Pada propozycja, której trudno odmówić. Przytrzymaj i przeczytaj swoją kartkę.
}
mafia-voice-recruiting-3 = { $theme ->
    [academy] Psst, chodź do nas! Przytrzymaj i przeczytaj swoją kartkę.
   *[spytown] Ktoś zyskuje dziś przyjaciół. Przytrzymaj i przeczytaj swoją kartkę.
}
mafia-voice-roll-call-2 = { $theme ->
    [academy] Głos po głosie. Patrzcie uważnie.
   *[spytown] Najpierw Dowódca. Potem, głos po głosie, całe miasto.
}
mafia-voice-roll-call-3 = { $theme ->
    [academy] Kto na kogo głosował? Po kolei.
   *[spytown] Głosy na stół, jeden po drugim.
}
mafia-voice-won-gang-2 = { $theme ->
    [academy] Niespodzianka: wygrywa Nowy Gang! Brawo dla wszystkich.
   *[spytown] Czekała trzecia strona. Miasto bierze Nowy Gang.
}
mafia-voice-won-gang-3 = { $theme ->
    [academy] Nikt się ich nie spodziewał. Wygrywa Nowy Gang!
   *[spytown] Ani odznaka, ani czarny kapelusz: wygrywa Nowy Gang.
}
mafia-voice-farewell-card = { $theme ->
    [academy] { $name } odchodzi. Może jeszcze Ostatni berek?
   *[spytown] Żegna nas { $name }. Może jeszcze ostatni strzał?
}
mafia-voice-farewell-card-2 = { $theme ->
    [academy] Chwileczkę, { $name }: jest Ostatni berek?
   *[spytown] { $name } staje w drzwiach. Może jeszcze ostatni strzał?
}
mafia-voice-farewell-card-3 = { $theme ->
    [academy] Czy { $name } złapie kogoś w berka na odchodne?
   *[spytown] Wszyscy wstrzymują oddech. Czy { $name } ma ostatni strzał?
}

## Great moments

mafia-phase-Tapped = Ktoś podsłuchuje
mafia-moment-wiretap = { $name } podsłuchuje
mafia-moment-wiretap-how = { $name } słyszy, kim jest { $target }. Nikt inny.
mafia-moment-wiretap-yours = Wiesz to tylko Ty.
mafia-moment-corner-shot = { $theme ->
    [academy] Berek! { $name } goni.
   *[spytown] { $name } strzela!
}
mafia-moment-corner-shot-how = { $theme ->
    [academy] Złapano: { $target }
   *[spytown] Trafienie: { $target }
}
mafia-moment-last-shot = { $theme ->
    [academy] { $name } oddaje berka!
   *[spytown] { $name } strzela raz jeszcze!
}
mafia-moment-last-shot-how = { $name } zabiera ze sobą jedną osobę: { $target }
mafia-moment-new-gang = Nowy Gang jest w mieście!
mafia-moment-new-gang-how = Jedna z trzech osób: { $name }. Gra też trzecia strona.
mafia-voice-tapped = { $theme ->
    [academy] { $name } słucha pod drzwiami: { $target }. Cicho sza!
   *[spytown] Trzask na linii. { $name } podsłuchuje, a mówi { $target }.
}
mafia-voice-tapped-2 = { $theme ->
    [academy] Ucho przy dziurce od klucza: { $name } już wie, kim jest { $target }.
   *[spytown] Szumi w słuchawce. { $name } słyszy, kim jest { $target }.
}
mafia-voice-tapped-3 = { $theme ->
    [academy] Psst! { $name } dowiaduje się, kim jest { $target }.
   *[spytown] Słuchawki na uszy. { $name } słucha każdego słowa, a mówi { $target }.
}
mafia-skip = Dalej
mafia-who-mafia = { $theme ->
    [academy] { $count ->
        [one] To był złodziej
       *[other] To byli złodzieje
    }
   *[spytown] To była Mafia
}
mafia-who-gang = A to był Nowy Gang

## Those who are out

mafia-out-todo = Odpadasz, ale nie w samotności
mafia-out-todo-first = Ktoś musi być pierwszy
mafia-out-see-everything = Przytrzymaj klawisz niżej: widzisz każdy żeton, każdą kartę i noce na żywo.
mafia-out-see-open-eyes = Od następnej nocy: przytrzymaj i zobacz, kto się budzi i co robi.
mafia-out-see-nothing = Umówiliście się, że wiesz tyle co inni. Zgaduj z nimi.
mafia-out-bets = { $theme ->
    [academy] Obstawiaj dwa razy w rundzie: kogo wybiorą dziś złodzieje, kogo wykluczy miasto? Najlepszą wyrocznię pochwalimy na koniec.
   *[spytown] Obstawiaj dwa razy w rundzie: kogo zabierze dziś Mafia, kogo wykluczy miasto? Najlepszą wyrocznię pochwalimy na koniec.
}
mafia-out-faces = Rób miny do innych, którzy odpadli. Nikt w grze ich nie dostanie.
mafia-out-silence = Ani słowa do tych, którzy grają. Jeśli wygra Twoja strona, wygrasz i Ty.
mafia-out-understood = Jasne
mafia-out-help = Co możesz robić
mafia-ghost-soon-all = Gdy tylko miasto zacznie rozmowę, zobaczysz tu wszystko.
mafia-ghost-faces = Mina dla tych, którzy odpadli
mafia-bet-night = { $theme ->
    [academy] Kogo wybiorą złodzieje?
   *[spytown] Kogo zabierze Mafia?
}

## One question at a time

mafia-question = Pytanie { $number } z 2
mafia-question-next = Następne pytanie
mafia-question-back = Wróć do pierwszego
mafia-open-suspect = Kogo podejrzewasz?
mafia-open-trust = Komu ufasz?
mafia-open-look = Agent: czyje akta? Wszyscy inni: kogo podejrzewasz?
mafia-open-mark = Złodzieje: kto dziś odpada? Wszyscy inni: komu ufasz?
mafia-choose-again = Wskaż jeszcze raz, żeby nie wybrać nikogo.
mafia-task-yours = Twój wybór: { $target }
mafia-cards-choose = Wybierz karty akcji
mafia-cards-show = Pokaż karty
