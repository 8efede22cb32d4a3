tv-title = { $code } na telewizorze
tv-qr = Kod QR stołu { $code }
tv-join = Dołącz:
tv-scan = Zeskanuj kod albo otwórz { $host } i wpisz
tv-here = { $count ->
    [0] Nikogo jeszcze nie ma
    [one] Jest 1 osoba
    [few] Są { $count } osoby
   *[many] Jest { $count } osób
}
tv-lost = Chwileczkę, nie ma połączenia. Nic nie zginie.
tv-connecting = Chwileczkę…
tv-missing = Nie ma stołu { $code }.
tv-small = To strona na duży ekran
tv-small-how = Otwórz { $address } na telewizorze lub laptopie. Wszyscy widzą tam stół, ale nie widzą niczyich tajemnic.
tv-small-back = Do stołu
tv-small-anyway = I tak pokaż tutaj
tv-first = Na początek
tv-next = Następna gra
tv-seats = Jest Was { $count }, gra dla { $least }–{ $most }
tv-you = Ty?
tv-hello = Cześć!
tv-missing-you = Kogo jeszcze brakuje?
