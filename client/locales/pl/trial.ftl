## Pierwsza gra z przewodnikiem, w pojedynkę: co mówi maska. Najwyżej dwa krótkie zdania.

trial-page = { $game }: spróbuj w pojedynkę
trial-you = Ty
trial-next = Dalej
trial-skip = Przewiń
trial-leave = Wyjdź
trial-nudge = Dobry pomysł, ale najpierw:
trial-over = To by było na tyle!
trial-over-text = Już wiesz, jak się gra: { $game }. Z prawdziwymi przyjaciółmi jest dużo głośniej.
trial-open = Otwórz stół z przyjaciółmi
trial-again = Jeszcze raz
trial-home = Na stronę główną

trial-codenames-board = 25 słów, a za dziewięcioma kryją się agenci Twojej drużyny: Czerwonych. Znajdźcie ich pierwsi!
trial-codenames-key = Kto gdzie się kryje, wiedzą tylko szefowie: { $name } u Czerwonych, { $rival } u Niebieskich.
trial-codenames-thinks = { $name } może podać jedno słowo i jedną liczbę. Nic więcej.
trial-codenames-guess = „{ $clue } 2”: pasują dwa słowa. Na pewno { $word }! Stuknij je, a potem żółty przycisk.
trial-codenames-right = Tak, to czerwony agent!
trial-codenames-partner = { $name } pokazuje: { $word }. Brzmi dobrze, zgaduj!
trial-codenames-more = Są oba! Pasuje jeszcze { $word }, ale miały być dwa. Koniec, czy ryzykujesz?
trial-codenames-stopped = Rozsądnie. Teraz kolej Niebieskich.
trial-codenames-bystander = To obserwator. Nikt nie dostaje punktu, a Wasza tura się kończy.
trial-codenames-theirs = „{ $clue } 2” dla Niebieskich. Zobacz, co zgadną.
trial-codenames-thanks = { $word } to Wasze słowo: prezent od Niebieskich! A teraz zamiana: ty dajesz wskazówki.
trial-codenames-spymaster = Przytrzymaj klucz: czerwone są Wasze, niebieskie ich. Czarne przegrywa grę.
trial-codenames-clue = { $one } i { $two } są Wasze. Napisz jedno słowo, które łączy oba, na przykład { $clue }.
trial-codenames-they-guess = Kamienna twarz! { $name } myśli nad Twoją wskazówką…
trial-codenames-both = Oba! Dzięki Twojej wskazówce.
trial-codenames-danger = „{ $clue } 3” dla Niebieskich. W wodzie czai się coś czarnego…
trial-codenames-end = Niebiescy trafili na zabójcę, więc Czerwoni od razu wygrywają. Oto Tajniacy!
