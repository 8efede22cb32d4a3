tv-title = { $code } на телевизоре
tv-qr = QR-код стола { $code }
tv-join = Присоединяйся:
tv-scan = Наведи камеру на код или открой { $host } и набери
tv-here = { $count ->
    [0] Пока никого нет
    [one] Здесь { $count } человек
    [few] Здесь { $count } человека
   *[many] Здесь { $count } человек
}
tv-lost = Связь пропала, восстанавливаем… Ничего не потеряно.
tv-connecting = Секунду…
tv-missing = Стола { $code } нет.
tv-small = Эта страница для большого экрана
tv-small-how = Открой { $address } на телевизоре или ноутбуке. Там все видят стол, но не видят ничьих тайн.
tv-small-back = К столу
tv-small-anyway = Всё равно показать здесь
tv-first = Для начала
tv-next = Следующая игра
tv-seats = Вас { $count }, игра для { $least }–{ $most }
tv-you = ты?
tv-hello = Привет!
tv-missing-you = Кого ещё не хватает?
