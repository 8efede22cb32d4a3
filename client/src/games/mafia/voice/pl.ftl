# What companions say at Mafia, over their seats: voice-mafia-OCCASION-TEMPER-NUMBER.
# At most 60 letters besides the names. What names somebody lies open: $who is whom it makes people think of, $whom is
# out, or the other of two. Names stay in the nominative. Nobody is called a mafioso, since children play policemen and
# thieves: a łotr is both.


voice-mafia-begins-calm-1 = Dobry wieczór. Jakie spokojne miasto.
voice-mafia-begins-calm-2 = Oby źle spali ci, co powinni.
voice-mafia-begins-calm-3 = Ufam Wam wszystkim. To minie.
voice-mafia-begins-calm-4 = Same uczciwe twarze dookoła.

voice-mafia-mourns-calm-1 = Chwila ciszy. { $who }, brakuje nam Twoich słów.
voice-mafia-mourns-calm-2 = { $who }, smutniej przy stole bez Ciebie.
voice-mafia-mourns-calm-3 = Jedno puste krzesło. Dziękujemy, { $who }.
voice-mafia-mourns-calm-4 = Spokojnie, { $who }. Dalej już my.

voice-mafia-quiet-night-calm-1 = Nikt nie odpada. Jaki piękny poranek.
voice-mafia-quiet-night-calm-2 = Cicha noc. Takie lubię najbardziej.
voice-mafia-quiet-night-calm-3 = Dzień dobry wszystkim. Nikogo nam nie ubyło.

voice-mafia-muses-calm-1 = Zacznijmy od tych, co się za dużo uśmiechają.
voice-mafia-muses-calm-2 = Ktoś tu gra. I to całkiem nieźle.
voice-mafia-muses-calm-3 = Bez pośpiechu. Prawda siedzi przy tym stole.
voice-mafia-muses-calm-4 = Kto ma przeczucie? Dziś przeczucia się liczą.
voice-mafia-muses-calm-5 = Najpierw posłucham tych, co milczą.

voice-mafia-voted-police-calm-1 = { $whom }: żeton Policji. Jeden z głosów: { $who }.
voice-mafia-voted-police-calm-2 = { $who } głosuje: { $whom }. A na tym żetonie jest Policja.
voice-mafia-voted-police-calm-3 = Żeton Policji: { $whom }. A wśród głosów przeciw: { $who }.

voice-mafia-voted-crook-calm-1 = { $whom } to łotr. A głos przeciw ma na koncie { $who }. Warto pamiętać.
voice-mafia-voted-crook-calm-2 = Żeton łotra: { $whom }. I dobry głos: { $who }.
voice-mafia-voted-crook-calm-3 = Na plus: { $who } ma głos przeciw łotrowi. To { $whom }.

voice-mafia-spared-crook-calm-1 = { $whom } to łotr, a { $who } ani razu nie głosuje przeciw.
voice-mafia-spared-crook-calm-2 = Łotr: { $whom }. Kto bez głosu przeciw? { $who }. Ciekawe.
voice-mafia-spared-crook-calm-3 = { $whom }, żeton łotra. { $who } zostawia to głosowanie innym.

voice-mafia-silenced-calm-1 = { $whom } wskazuje: { $who }. A potem przychodzi noc.
voice-mafia-silenced-calm-2 = Ostatni głos: { $whom }. Na kogo? { $who }. Zastanawiam się.
voice-mafia-silenced-calm-3 = Wczoraj { $whom } wskazuje: { $who }. Dziś puste krzesło.

voice-mafia-turned-away-calm-1 = { $who } głosuje najpierw: { $whom }. W finale już nie.
voice-mafia-turned-away-calm-2 = Zmiana zdania w finale: { $who }. Przedtem palec na: { $whom }.
voice-mafia-turned-away-calm-3 = { $who } wskazuje: { $whom }. A w finale zmienia kurs.

voice-mafia-alike-calm-1 = { $who } i { $whom } zawsze głosują tak samo. Jak miło.
voice-mafia-alike-calm-2 = { $who } i { $whom }: ani jednej różnicy w głosach. Hm.

voice-mafia-outlived-calm-1 = Co najmniej dwa finały, a { $who } wciąż tu siedzi.
voice-mafia-outlived-calm-2 = { $who } zna już te finałowe mowy na pamięć.

voice-mafia-never-named-calm-1 = { $who }: jak dotąd ani jednego głosu. Aż takie zaufanie?
voice-mafia-never-named-calm-2 = Na kogo jeszcze nikt nie głosuje? { $who }. Tak tylko mówię.
voice-mafia-never-named-calm-3 = { $who } nie ma jeszcze ani jednego głosu. Rzadki dar.

voice-mafia-one-vote-calm-1 = Jeden głos mniej i kto wie, może { $who } siedzi tu dalej.
voice-mafia-one-vote-calm-2 = { $who } odpada o jeden głos. O jeden.

voice-mafia-saved-crook-calm-1 = Opatrunek daje { $who }, dostaje { $whom }. A to łotr.
voice-mafia-saved-crook-calm-2 = { $who } ratuje kartą. Kogo? { $whom }, a na żetonie łotr.

voice-mafia-ends-calm-1 = Teraz znów mogę Wam wszystkim ufać.
voice-mafia-ends-calm-2 = Dobrze zagrane. Co za miasto.
voice-mafia-ends-calm-3 = A teraz noc, w której naprawdę się śpi.
voice-mafia-ends-calm-4 = Bez urazy. Zostają same dobre historie.
voice-mafia-ends-calm-5 = Tyle talentów aktorskich przy jednym stole.

voice-mafia-begins-normal-1 = Do zmroku wszyscy niewinni.
voice-mafia-begins-normal-2 = Kamienna twarz: włączona.
voice-mafia-begins-normal-3 = Ręka w górę, kto nie kłamie. O, wszyscy.
voice-mafia-begins-normal-4 = Ćwiczę niewinną minę. I jak?

voice-mafia-mourns-normal-1 = O nie, { $who }! Będzie nam Ciebie brakować.
voice-mafia-mourns-normal-2 = Jak cicho bez Ciebie, { $who }.
voice-mafia-mourns-normal-3 = Ta rozmowa jest dla Ciebie, { $who }.
voice-mafia-mourns-normal-4 = { $who }: kwiaty. Reszta: pytania.

voice-mafia-quiet-night-normal-1 = Policzcie jeszcze raz. Naprawdę nikt nie zniknął?
voice-mafia-quiet-night-normal-2 = Czyżby łotry zaspały?
voice-mafia-quiet-night-normal-3 = Nikt nie zniknął. Podejrzanie przyjemnie.

voice-mafia-muses-normal-1 = To kto ma winę na twarzy? Poza wszystkimi.
voice-mafia-muses-normal-2 = Brzuch mi coś podpowiada. Albo to głód.
voice-mafia-muses-normal-3 = Ktoś tu zachowuje spokój. Za duży?
voice-mafia-muses-normal-4 = Oskarżcie kogoś, proszę. Daję przekąski.
voice-mafia-muses-normal-5 = Podejrzewam od lewej do prawej. Od kogo zacząć?

voice-mafia-voted-police-normal-1 = { $who } wskazuje: { $whom }. A żeton? Policja. Hm.
voice-mafia-voted-police-normal-2 = { $whom } to Policja, żeton nie kłamie. A głos przeciw? { $who }!
voice-mafia-voted-police-normal-3 = { $whom } i żeton Policji. Kto głosuje przeciw? No, { $who }.

voice-mafia-voted-crook-normal-1 = { $whom } to łotr, a { $who } głosuje przeciw. Co za nos!
voice-mafia-voted-crook-normal-2 = Dobry znak: { $who } wskazuje, { $whom } okazuje się łotrem.
voice-mafia-voted-crook-normal-3 = Łotr: { $whom }. Dobry palec: { $who }. Wyczucie czy szczęście?

voice-mafia-spared-crook-normal-1 = { $who } i żadnego głosu przeciw. A { $whom } to łotr! Hm.
voice-mafia-spared-crook-normal-2 = { $whom } to łotr. Ale nie dla wszystkich, prawda, { $who }?
voice-mafia-spared-crook-normal-3 = Łotr { $whom } odpada, a { $who } palcem nie kiwa.

voice-mafia-silenced-normal-1 = { $whom } wskazuje: { $who }, i rano już po grze. Hmm.
voice-mafia-silenced-normal-2 = Zabawne, kogo wczoraj podejrzewa { $whom }: { $who }.
voice-mafia-silenced-normal-3 = { $who }, to na Ciebie ostatni głos oddaje { $whom }. No i?

voice-mafia-turned-away-normal-1 = Najpierw { $whom }, w finale ktoś inny. Co się stało, { $who }?
voice-mafia-turned-away-normal-2 = { $who } w finale puszcza wolno: { $whom }. Notuję.
voice-mafia-turned-away-normal-3 = { $who } wskazuje najpierw: { $whom }. Ale w finale nie.

voice-mafia-alike-normal-1 = { $who } i { $whom }: za każdym razem zgodny głos. Bliźnięta?
voice-mafia-alike-normal-2 = { $who } i { $whom } mają chyba wspólny palec. Zawsze zgoda.

voice-mafia-outlived-normal-1 = { $who } i finały: to się robi zwyczaj.
voice-mafia-outlived-normal-2 = { $who } umie się wybronić, i to nie raz!

voice-mafia-never-named-normal-1 = { $who } i głosy przeciw? Jak dotąd żadnego.
voice-mafia-never-named-normal-2 = { $who }: zero głosów w całej grze. Jak to się robi?
voice-mafia-never-named-normal-3 = A { $who }? Jak dotąd ani jednego głosu.

voice-mafia-one-vote-normal-1 = Uff, { $who } odpada o jeden jedyny głos.
voice-mafia-one-vote-normal-2 = Jeden palec różnicy, { $who }. Tak blisko.

voice-mafia-saved-crook-normal-1 = Piękny opatrunek, { $who }. Szkoda, że { $whom } to łotr.
voice-mafia-saved-crook-normal-2 = { $who } ratuje kartą, żyje { $whom }. Z żetonem łotra!

voice-mafia-ends-normal-1 = A więc to tacy jesteście!
voice-mafia-ends-normal-2 = Jeszcze raz? Tym razem nie ufam nikomu.
voice-mafia-ends-normal-3 = Na samym końcu wszystko było dla mnie jasne.
voice-mafia-ends-normal-4 = Kłamiecie wspaniale. To pochwała!
voice-mafia-ends-normal-5 = Zgoda? Zgoda.

voice-mafia-begins-bold-1 = Nie ma tu niewinnych i to mi się podoba!
voice-mafia-begins-bold-2 = Zamykać drzwi, zaczynamy!
voice-mafia-begins-bold-3 = Czuję spisek. Albo kolację?
voice-mafia-begins-bold-4 = Pokażcie najuczciwszą minę! Ha!

voice-mafia-mourns-bold-1 = { $who }, to dla Ciebie! Znajdziemy ich!
voice-mafia-mourns-bold-2 = { $who }, dla mnie zawsze będziesz gwiazdą!
voice-mafia-mourns-bold-3 = Tylko nie { $who }! Teraz to sprawa osobista.
voice-mafia-mourns-bold-4 = { $who }, brawa dla Ciebie! Głośno, wszyscy!

voice-mafia-quiet-night-bold-1 = Nikt nie zniknął! Cud! Podejrzane!
voice-mafia-quiet-night-bold-2 = Poranek bez pożegnań? Ściskam wszystkich!
voice-mafia-quiet-night-bold-3 = Noc bez strat, hura! Jak to możliwe?

voice-mafia-muses-bold-1 = Ktoś tu kłamie. Cudownie!
voice-mafia-muses-bold-2 = Wskażcie kogoś! Kogokolwiek! Już!
voice-mafia-muses-bold-3 = Ktoś z Was przed chwilą mrugnął!
voice-mafia-muses-bold-4 = Chcę dramatu, i to zaraz!
voice-mafia-muses-bold-5 = Mówcie, bo ściany się nudzą!

voice-mafia-voted-police-bold-1 = { $whom }: żeton Policji! A kto głosuje? { $who }!
voice-mafia-voted-police-bold-2 = { $who }! Ten głos trafia w Policję! Żeton ma { $whom }!
voice-mafia-voted-police-bold-3 = Sprawdźcie: { $who } przeciw, { $whom } z żetonem Policji!

voice-mafia-voted-crook-bold-1 = Brawo, { $who }! { $whom } to łotr, a Twój głos jest celny!
voice-mafia-voted-crook-bold-2 = { $whom } i żeton łotra! A { $who } głosuje w punkt!
voice-mafia-voted-crook-bold-3 = { $who } namierza łotra: { $whom }! Medal!

voice-mafia-spared-crook-bold-1 = { $whom } to łotr! A gdzie Twój głos, { $who }?
voice-mafia-spared-crook-bold-2 = { $who } i łotr { $whom }: ani razu głosu przeciw! Aha!
voice-mafia-spared-crook-bold-3 = Łotr { $whom }, a Ty nigdy przeciw, { $who }? Opowiadaj!

voice-mafia-silenced-bold-1 = { $whom } wskazuje: { $who }, i nagle gaśnie światło!
voice-mafia-silenced-bold-2 = Głos od: { $whom }. Komu nie w smak? Może { $who }!
voice-mafia-silenced-bold-3 = { $whom } i ostatni gest palcem: { $who }!

voice-mafia-turned-away-bold-1 = { $who } w finale zwiewa z głosem! Przedtem: { $whom }! Mam to!
voice-mafia-turned-away-bold-2 = Głos: { $whom }, a potem zwrot! Prawda, { $who }?
voice-mafia-turned-away-bold-3 = Przychodzi finał i { $who } odpuszcza! A miało być: { $whom }!

voice-mafia-alike-bold-1 = { $who } plus { $whom }: wciąż zgodne palce! Szajka?
voice-mafia-alike-bold-2 = Jeden rozum, dwa palce: { $who } i { $whom }!

voice-mafia-outlived-bold-1 = { $who } wychodzi cało z każdego finału! Co za popis!
voice-mafia-outlived-bold-2 = Kolejny finał, a { $who } dalej tu siedzi!

voice-mafia-never-named-bold-1 = { $who }, na Ciebie nikt nie śmie głosować! Czemu?
voice-mafia-never-named-bold-2 = { $who } i nigdy żadnego głosu! Świętość czy spryt?
voice-mafia-never-named-bold-3 = Psst: { $who } nie ma ani jednego głosu!

voice-mafia-one-vote-bold-1 = Jeden głos! { $who } odpada o jeden jedyny głos!
voice-mafia-one-vote-bold-2 = Co za dreszczowiec, { $who }: decyduje jeden głos!

voice-mafia-saved-crook-bold-1 = { $who } opatruje, { $whom } zdrowieje! I to łotr! Wyjaśnij!
voice-mafia-saved-crook-bold-2 = Kartę daje { $who }, ratunek ma { $whom }, łotr! Wow!

voice-mafia-ends-bold-1 = Podejrzewam wszystkich i proszę, słusznie!
voice-mafia-ends-bold-2 = Co za wieczór, kochane kłamczuchy!
voice-mafia-ends-bold-3 = Bis! To miasto chce jeszcze jednej nocy!
voice-mafia-ends-bold-4 = Oprawić te głosowania i na ścianę!
voice-mafia-ends-bold-5 = Uściski dla wszystkich, łotrów też!
