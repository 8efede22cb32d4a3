# What companions say at Codenames, over their seats: voice-codenames-OCCASION-TEMPER-NUMBER.
# At most 60 letters; no word that may lie on the table, and nothing about a person's mistake.


voice-codenames-begins-calm-1 = Nowe słowa przed nami. Lubię ten widok.
voice-codenames-begins-calm-2 = Dobry wieczór wszystkim. Zaczynamy?
voice-codenames-begins-calm-3 = Spokojnie. Mamy chwilę.
voice-codenames-begins-calm-4 = Tyle słów i takie miłe towarzystwo.
voice-codenames-begins-calm-5 = Niech to będzie przyjemna partia.

voice-codenames-thinks-calm-1 = Poproszę o chwilę namysłu.
voice-codenames-thinks-calm-2 = Niech ta myśl spokojnie dojrzeje.
voice-codenames-thinks-calm-3 = Jeden oddech i jedno słowo.
voice-codenames-thinks-calm-4 = Myślę. Jak zwykle po cichu.
voice-codenames-thinks-calm-5 = Już kończę. Dzięki za cierpliwość.

voice-codenames-praises-calm-1 = Dziękuję, ekipo. Pięknie.
voice-codenames-praises-calm-2 = Przyjemnie się z Wami gra.
voice-codenames-praises-calm-3 = Spokojnie i pewnie. Dziękuję.
voice-codenames-praises-calm-4 = Przy Was wszystko wydaje się proste.

voice-codenames-cheers-calm-1 = Ładnie poszło.
voice-codenames-cheers-calm-2 = Cicha radość u mnie.
voice-codenames-cheers-calm-3 = Dobra tura. Zapamiętam ją.
voice-codenames-cheers-calm-4 = Brawo dla nas wszystkich.

voice-codenames-applauds-calm-1 = Ładnie zagrane, moi drodzy.
voice-codenames-applauds-calm-2 = Wyrazy uznania dla drugiej drużyny.
voice-codenames-applauds-calm-3 = To było zgrabne, naprawdę.
voice-codenames-applauds-calm-4 = Mogę tylko skinąć z uznaniem.

voice-codenames-oops-calm-1 = Mój błąd. Zdarza mi się.
voice-codenames-oops-calm-2 = To idzie na moje sumienie.
voice-codenames-oops-calm-3 = A wydawało się takie pewne. Ciekawe.
voice-codenames-oops-calm-4 = Przepraszam, poprawię się.
voice-codenames-oops-calm-5 = No cóż, teraz już wiem.

voice-codenames-waits-calm-1 = Mnie się nigdzie nie spieszy.
voice-codenames-waits-calm-2 = Spokojnie, siedzi mi się wygodnie.
voice-codenames-waits-calm-3 = Posiedzę sobie i pooddycham.
voice-codenames-waits-calm-4 = Czekanie to połowa zabawy.
voice-codenames-waits-calm-5 = Jaka miła cisza.

voice-codenames-won-calm-1 = Udało się. Jak miło.
voice-codenames-won-calm-2 = Dziękuję wszystkim. Dobra partia.
voice-codenames-won-calm-3 = Mała, cicha wygrana.
voice-codenames-won-calm-4 = Uśmiecham się, choć może nie widać.

voice-codenames-lost-calm-1 = Dobrze zagrane. Należało się Wam.
voice-codenames-lost-calm-2 = Nie ma żalu. Miło się grało.
voice-codenames-lost-calm-3 = Szczere gratulacje.
voice-codenames-lost-calm-4 = Może następnym razem. I tak było miło.

voice-codenames-unknown-clue-calm-1 = Niestety nie znam tego słowa.
voice-codenames-unknown-clue-calm-2 = To słowo jest dla mnie nowe. Decydujcie.
voice-codenames-unknown-clue-calm-3 = Tu nie pomogę. Przepraszam.
voice-codenames-unknown-clue-calm-4 = To słowo nic mi nie mówi.

voice-codenames-begins-normal-1 = No to gramy. Niech wygra lepsze przeczucie.
voice-codenames-begins-normal-2 = Czekam na to od rana.
voice-codenames-begins-normal-3 = Świeże słowa, moje ulubione.
voice-codenames-begins-normal-4 = Wszystkim wygodnie? Dobrej zabawy!
voice-codenames-begins-normal-5 = Jak dla mnie, możemy zaczynać.

voice-codenames-thinks-normal-1 = Hmm, sekundkę.
voice-codenames-thinks-normal-2 = Myślę. To tylko wygląda jak drzemka.
voice-codenames-thinks-normal-3 = Tyle słów, a rozum jeden.
voice-codenames-thinks-normal-4 = Czekajcie, coś mi świta.
voice-codenames-thinks-normal-5 = Rozum mi się dopiero rozgrzewa.

voice-codenames-praises-normal-1 = I to jest moja ekipa!
voice-codenames-praises-normal-2 = Świetnie Wam idzie. Naprawdę.
voice-codenames-praises-normal-3 = Mam ochotę Was wszystkich uściskać.
voice-codenames-praises-normal-4 = Fajnie jest grać razem z Wami.

voice-codenames-cheers-normal-1 = Tak! Właśnie tak.
voice-codenames-cheers-normal-2 = My to się jednak rozumiemy.
voice-codenames-cheers-normal-3 = To było przyjemne.
voice-codenames-cheers-normal-4 = Poproszę więcej takich.

voice-codenames-applauds-normal-1 = O, ładnie.
voice-codenames-applauds-normal-2 = Dobra, to robi wrażenie.
voice-codenames-applauds-normal-3 = Nie zwracajcie uwagi, ja tylko klaszczę.
voice-codenames-applauds-normal-4 = Trzeba się będzie trochę postarać.

voice-codenames-oops-normal-1 = Ups. To ja.
voice-codenames-oops-normal-2 = W mojej wyobraźni to miało sens.
voice-codenames-oops-normal-3 = Udajmy, że tego nie było.
voice-codenames-oops-normal-4 = Zrzucam to na entuzjazm.
voice-codenames-oops-normal-5 = Nikt nic nie widział, prawda?

voice-codenames-waits-normal-1 = Czy tylko ja myślę już o jedzeniu?
voice-codenames-waits-normal-2 = Chętnie zanucę. Choć może lepiej nie.
voice-codenames-waits-normal-3 = Nie przeszkadzam, tylko patrzę.
voice-codenames-waits-normal-4 = Wcale nie podglądam, obiecuję.
voice-codenames-waits-normal-5 = Mogę godzinami patrzeć, jak myślicie.

voice-codenames-won-normal-1 = Wygrana! Kto chce się przytulić?
voice-codenames-won-normal-2 = Tak to się robi w dobrej ekipie!
voice-codenames-won-normal-3 = Co za końcówka!
voice-codenames-won-normal-4 = Od razu jeszcze raz, co Wy na to?

voice-codenames-lost-normal-1 = Przegrana, a i tak było fajnie.
voice-codenames-lost-normal-2 = Tym razem Wy. Rewanż?
voice-codenames-lost-normal-3 = Ktoś musi zająć drugie miejsce.
voice-codenames-lost-normal-4 = Dobra partia! Należało się Wam.

voice-codenames-unknown-clue-normal-1 = Nie mam pojęcia, co to za słowo. Ratunku!
voice-codenames-unknown-clue-normal-2 = Tego słowa mi brakuje w słowniku.
voice-codenames-unknown-clue-normal-3 = Z tym słowem widzimy się pierwszy raz.
voice-codenames-unknown-clue-normal-4 = Teraz Wy: ja tego nie znam.

voice-codenames-begins-bold-1 = Jedziemy, jedziemy, jedziemy!
voice-codenames-begins-bold-2 = Czuję, że będzie się działo!
voice-codenames-begins-bold-3 = Rozgrzewka umysłów, raz-dwa!
voice-codenames-begins-bold-4 = Trzymajcie się mocno, będzie zabawa!
voice-codenames-begins-bold-5 = Energia jest, chęci są, gramy!

voice-codenames-thinks-bold-1 = Oj, to będzie dobre.
voice-codenames-thinks-bold-2 = Uwaga, myślę!
voice-codenames-thinks-bold-3 = Aż słychać, jak myślę!
voice-codenames-thinks-bold-4 = Wielkie pomysły chcą wielkiej pauzy.
voice-codenames-thinks-bold-5 = Co za napięcie! Nawet ja je czuję.

voice-codenames-praises-bold-1 = Nie do zatrzymania! To my.
voice-codenames-praises-bold-2 = Niech ktoś zapisze, jak to się robi!
voice-codenames-praises-bold-3 = Co za ekipa! Co za ekipa!
voice-codenames-praises-bold-4 = Biorę Was zawsze i wszędzie.

voice-codenames-cheers-bold-1 = Tak, tak, tak! Następne!
voice-codenames-cheers-bold-2 = Widać to było? No widać?
voice-codenames-cheers-bold-3 = Teraz nikt nas nie zatrzyma!
voice-codenames-cheers-bold-4 = Och, uwielbiam tę grę!

voice-codenames-applauds-bold-1 = Wow. Teraz już na pewno nie zasnę.
voice-codenames-applauds-bold-2 = No dobra, to było genialne.
voice-codenames-applauds-bold-3 = Popisy! Uwielbiam.
voice-codenames-applauds-bold-4 = Oj, trzeba przyspieszyć!

voice-codenames-oops-bold-1 = Wielka próba, wielka wpadka. Moja!
voice-codenames-oops-bold-2 = Kto nie ryzykuje, ten się nudzi. Prawda?
voice-codenames-oops-bold-3 = No, to było widowiskowe.
voice-codenames-oops-bold-4 = Niczego nie żałuję! No, odrobinę.
voice-codenames-oops-bold-5 = Ale odważnie, przyznajcie.

voice-codenames-waits-bold-1 = Nie mogę usiedzieć!
voice-codenames-waits-bold-2 = Co za napięcie, nie wytrzymam!
voice-codenames-waits-bold-3 = Aż się wiercę!
voice-codenames-waits-bold-4 = Mogę teraz kibicować komukolwiek.
voice-codenames-waits-bold-5 = Spać? Skąd, czuwam jak nigdy!

voice-codenames-won-bold-1 = Mistrzostwo! To my!
voice-codenames-won-bold-2 = Zwycięstwo! Wszyscy wiwatują!
voice-codenames-won-bold-3 = Wierzę w nas od pierwszej chwili!
voice-codenames-won-bold-4 = Za dobrze, za dobrze nam idzie!

voice-codenames-lost-bold-1 = Żądam rewanżu!
voice-codenames-lost-bold-2 = Wspaniała gra. Szkoda tylko końcówki.
voice-codenames-lost-bold-3 = Następna będzie nasza, czuję to!
voice-codenames-lost-bold-4 = Kiedyś się z tego pośmiejemy. Ja już.

voice-codenames-unknown-clue-bold-1 = O rany, nie wiem, co to za słowo!
voice-codenames-unknown-clue-bold-2 = Nieznane słowo? Ekscytujące!
voice-codenames-unknown-clue-bold-3 = Blefować nie będę: nie mam pojęcia.
voice-codenames-unknown-clue-bold-4 = Tu się poddaję. Prowadźcie!
