## The table

room-page = { $code } · Konspira
room-title = Стол { $code }
room-code = Стол { $code }
menu = Меню
people = Кто за столом
react = Показать реакцию
reactions-table = Реакции за этим столом
reaction-laugh = Ха-ха!
reaction-wow = Ого!
reaction-hmm = Хм…
reaction-clap = Браво!
reaction-heart = Обожаю!
reaction-facepalm = О нет!
reaction-of = { $name }: { $what }

## The line

online = На связи
reconnecting = Связь пропала, восстанавливаем… Ничего не потеряно.
waits = Ждём…
no-table = Стола { $code } нет
no-table-how = Возможно, в коде неверная буква: набери его ещё раз. Или стол закрыли, потому что за ним долго никто не играл.
no-way-in = Сейчас войти нельзя
to-home = На главную

## What is heard

sound-off = Тишина
sound-off-how = ни писка
sound-mine = Для меня
sound-mine-how = только мои касания
sound-table = Для стола
sound-table-how = голос и звуки для всех
sound-tv = Если есть телевизор, говорит он. Если нет, положите один телефон в середину стола.
sound-stop = Этот телефон — голос стола: выключить
vibration-how = только от твоих нажатий

## Coming in

join-title = Сесть за стол { $code }
join-there = { $count ->
    [one] За столом { $count } человек
    [few] За столом { $count } человека
   *[many] За столом { $count } человек
}
join-sit = Сажусь играть
join-watch = Только посмотрю
join-running = Игра уже идёт: сейчас посмотришь, а в следующей сыграешь.
join-pick = Сейчас выбирают команды: садись и выбери свою.
join-invited = Игра уже идёт: садись, и { $host } сможет тебя впустить.
join-round = Раунд уже идёт: садись, и после него { $host } сможет тебя впустить.
join-left = Игра уже идёт, а { $name } больше не играет: { $host } может отдать тебе это место.
join-locked = Стол закрыт. Попроси хозяина стола впустить тебя.
in-app = Открой в своём браузере, чтобы сохранить место
in-app-how = Это окно мессенджера: закроешь его — и место пропадёт. Скопируй ссылку и открой её в Safari, Chrome или Firefox.
in-app-stay = Остаюсь здесь
out-removed = Этот телефон потерял место: его освободил хозяин стола или оно перешло на другой телефон. Если это ошибка, попроси хозяина стола впустить тебя снова.
out-moved = Твоё место теперь на другом телефоне.
come-back = Вернуться на своё место: { $name }
take-seat = Забрать это место?
take-seat-how = Это код места за этим столом. Если забрать его сюда, другой телефон его потеряет.
take-seat-yes = Да, на этот телефон
take-seat-no = Нет, пусть остаётся там

## Inviting

invite = Пригласить
invite-title = Садись за наш стол в Konspira
invite-code = Код стола
invite-share = Поделиться
invite-copied = Ссылка скопирована.
invite-large = Показать QR-код крупно
invite-qr = QR-код, ведущий к этому столу
invite-tv = Показать на телевизоре или ноутбуке
invite-tv-how = Набери этот адрес в браузере телевизора или ноутбука:
invite-tv-what = Там все видят стол, но не видят ничьих тайн.
invite-tv-here = Открыть на этом экране
invite-network = Эта страница открыта на том же компьютере, что и сервер. Остальные найдут её по адресу выше, в той же сети Wi-Fi.
invite-lone = Ни один телефон сюда не попадёт: этот адрес работает только на этом компьютере. Запусти Konspira так, чтобы она была видна в сети.

## Who sits where

ring = Игроки по часовой стрелке
ring-hint = Перетащи, как вы сидите
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
onlookers = Смотрят
host = хозяин стола
present = На связи
away = не на связи
is-host = Хозяин стола
is-onlooker = Только смотрит
leads-next = Ведёт следующую игру
appoint = Сделать ведущим следующей игры
appoint-not = Всё-таки не ведущий
rename = Имя и аватар
sit = Место в следующей игре
sit-me = Играю в следующей игре
stand = В зрители
seat-on = На место дальше
seat-back = На место назад
pass-host = Сделать хозяином стола
pass-host-sure = Нажми ещё раз: передать
host-now = Теперь хозяин стола: { $name }.
host-now-away = { $before } не на связи. Теперь хозяин стола: { $name }.
host-again = Хозяин стола снова — { $name }.
host-you = Теперь хозяин стола — ты.
host-you-again = Хозяин стола — снова ты.
host-stand-in = { $name } не на связи, и теперь хозяин стола — ты: начинаешь игры, ставишь их на паузу и выбираешь настройки. Позже { $name } может вернуть себе эту роль.
host-ok = Хорошо
host-stay = Остаюсь хозяином
host-lost = Тебя не было на связи, и теперь хозяин стола — { $name }.
host-take-back = Снова стать хозяином
host-let-be = Пусть так и будет
remove = Убрать из-за стола
remove-sure = Нажми ещё раз: убрать
give-seat = Отдать место ({ $before }): сыграет { $name }
ask-for-seat = Спросить стол: { $name } на место ({ $before })?
question-seat = Пусть на месте ({ $before }) дальше играет { $name } и видит всё, что там известно?
question-lead = Пусть игру дальше ведёт { $name } и видит всё?
question-yes = Да, можно
question-no = Лучше не надо
question-so-far = Согласны: { $agreed } из { $asked }.
question-take-back = Не спрашивать
question-declined = Стол решил иначе: { $name } остаётся зрителем.
question-led = Стол согласен: теперь игру ведёт { $name }.
seat-taken = На твоём месте теперь играет { $name }. До следующей игры ты смотришь.
has-left = { $name } больше не за столом.
was-removed = Хозяин убрал из-за стола: { $name }.
left = не за столом
removed = убрали из-за стола
seat-changes = Места, которые сменили владельца
seat-changed = Хозяин отдал место ({ $before }) другому игроку: { $after }.
locked = Закрыт
unlocked = Открыт для всех

## One phone for several players

add-player = Ещё игрок на этом телефоне
add-player-how = Этот игрок тоже играет с твоего телефона. Вы передаёте его друг другу, а секреты он в это время прячет.
pass-who = У кого телефон
pass-to = Передай телефон: { $name }
pass-how = Остальным сейчас лучше не смотреть.
pass-taken = Это я, { $name }
pass-rather = Нет, телефон держит { $name }
pass-on = Теперь телефон передай: { $name }
shared-phone = На одном телефоне: { $names }.

## Moving to another phone

move-seat = Перенести место на другой телефон
move-seat-how = { $name }, отсканируй этот код другим телефоном. Этот телефон тогда отдаст место.
move-seat-qr = QR-код, который забирает место
move-seat-left = { $seconds ->
    [one] Действует ещё { $seconds } секунду
    [few] Действует ещё { $seconds } секунды
   *[many] Действует ещё { $seconds } секунд
}
move-seat-again = Новый код

## The game to come

game = Игра
game-pick = Во что играем?
game-seats = { $least }–{ $most } игроков
game-good = { $count ->
    [one] В самый раз для { $count } игрока
    [few] В самый раз для { $count } игроков
   *[many] В самый раз для { $count } игроков
}
game-others = Или что-то другое?
rules = Правила
options = Настройки
options-read-only = Менять их может только хозяин стола: { $host }.
options-changed = { $count ->
    [one] Изменена { $count } настройка
    [few] Изменены { $count } настройки
   *[many] Изменено { $count } настроек
}
options-more = Ещё
options-more-how = { $examples }…
options-done = Готово
options-times = Время
table-language = Язык стола
presets = Готовые наборы
start = Начать игру
start-app-leads = Начать: ведёт приложение
start-leads = Начать: ведёт { $name }
start-more = { $count ->
    [one] Не хватает { $count } игрока.
   *[other] Не хватает { $count } игроков.
}
start-fewer = Слишком много игроков: играть могут не больше { $most }. Остальные могут смотреть.
start-away = { $count ->
    [one] { $names } не на связи.
   *[other] Не на связи: { $names }.
}
start-wait = Игру начнёт { $host }.

## While it runs, and after

pause = Приостановить игру
paused = Пауза
resume = Играем дальше
abandon = Прервать игру
abandon-sure = Нажми ещё раз: конец без результата
end-now = Закончить сейчас, с этим счётом
end-now-sure = Нажми ещё раз: этот счёт станет итоговым
leave = Встать из-за стола
leave-sure = Нажми ещё раз: отдать место
leave-page = Уйти во время игры?
leave-page-how = Игра пойдёт дальше, а твоё место останется твоим: вернёшься за стол { $code }.
leave-page-go = На главную
leave-page-stay = Играю дальше
time-is-up = Время вышло!
time-left = { $count ->
    [one] Осталась { $count } секунда
    [few] Осталось { $count } секунды
   *[many] Осталось { $count } секунд
}
record = Ход игры
rulebook = Правила игры
host-tools = Игра застряла?
rank = Место { $rank }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
to-lobby = В лобби
next-game = Следующая игра
host-next = Следующую игру начинает { $name }.
cut-short = Последняя игра начата в более старой версии Konspira, и продолжить её здесь нельзя. Стол, люди и наборы на месте: начните новую.
see-board = Посмотреть последнюю игру ещё раз
evening = { $count ->
    [one] За вечер: { $count }{"\u00A0"}игра
    [few] За вечер: { $count }{"\u00A0"}игры
   *[many] За вечер: { $count }{"\u00A0"}игр
}
evening-gone = кто-то, кто уже ушёл
fair = Раздача была честной?
fair-yes = Да. Раздачу зафиксировали до первого хода.
fair-no = Нет! Это не та раздача, которую запечатали.
fair-how = При раздаче все получили цифровой отпечаток карт. Теперь раздача открыта: этот телефон вычислил отпечаток заново и сравнил.
fair-seal = Отпечаток (SHA-256)
fair-nonce = Случайное число
fair-deal = Раздача

## The end of a game, and of an evening

once-more = Ещё раз
end-won = Победа!
end-lost = Эх!
end-awards = Награды вечера
end-winners = Победители
end-team = Команда
evening-title = Пьедестал
evening-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}
evening-none = Побед пока нет: верхняя ступень свободна.
evening-others = На разминке: { $names }
evening-about = Как это считается
evening-how = Все игры считаются одинаково: каждому победителю — одна победа, сколько бы ни было очков. Поровну побед — одна ступень. Игры, где люди обыграли компаньонов или проиграли им одним, считаются ещё и отдельной строкой.
evening-companions = Победы над компаньонами: { $won } из { $count }
share-picture = Картинка для друзей
share-how = Рисуется прямо здесь и никуда не загружается.
share-names = С именами
share-send = Поделиться
share-save = Сохранить
share-won = Есть победа!
share-shared = Общая победа!
share-friends = { $count ->
    [one] { $count } друг
    [few] { $count } друга
   *[many] { $count } друзей
}

## Companions

companion-names = Аня, Боря, Варя, Гоша, Даша, Ева, Женя, Зоя, Илья, Катя, Лёва, Майя, Никита, Оля, Паша, Рита, Саша, Тима, Уля, Федя, Юля, Яша, Глеб, Лиза, Миша, Соня, Сёма, Нюра
companion-add = Добавить компаньона
companions-fill = { $players ->
    [1] Пока здесь только ты
   *[other] Вас { $players }
}: { $count ->
    [1] добавить компаньона
   *[other] добавить { $count } компаньонов
}
companions-by-chance = { $game }: здесь компаньоны играют наугад.
companions-against = Все мы против компаньонов
companions-deaf = Компаньоны не слышат: при таком разговоре они только смотрят.
companions-let-play = Вопросы и ответы по картам
companions-know = { $kind ->
    [characters] Персонажи
    [locations] Места
   *[words] Слова
} из «{ $pack }», знакомые компаньонам: { $known } из { $count }.
companions-know-few = { $kind ->
    [characters] Персонажи из «{ $pack }», знакомые компаньонам: только { $known } из { $count }. Остальных они угадывают наудачу.
    [locations] Места из «{ $pack }», знакомые компаньонам: только { $known } из { $count }. О других они отвечают «когда как».
   *[words] Слова из «{ $pack }», знакомые компаньонам: только { $known } из { $count }. Поэтому они лишь показывают.
}
players-companions = { $count ->
    [one] и { $count } компаньон
    [few] и { $count } компаньона
   *[many] и { $count } компаньонов
}
is-companion = Компаньон: играет без телефона
companion-temper = Как играет
temper-calm = Осторожно
temper-normal = Обычно
temper-bold = Смело
companions-faster = Компаньоны отвечают сразу
companion-dismiss = Отпустить компаньона
companion-dismiss-sure = Нажми ещё раз: отпустить
lend-seat = Компаньон на место ({ $name })
lend-after = Если кто-то не на связи, играет компаньон
lend-after-never = никогда
lend-after-minutes = через { $minutes } мин
seat-lent = { $name } не на связи: за это место играет компаньон.
deeds-title = Пока тебя не было
deeds-how = За тебя играл компаньон. Теперь место снова твоё.
deeds-moves = { $count ->
    [one] Сделан { $count } ход.
    [few] Сделано { $count } хода.
   *[many] Сделано { $count } ходов.
}
deeds-more = { $count ->
    [one] и ещё { $count } ход
    [few] и ещё { $count } хода
   *[many] и ещё { $count } ходов
}
deeds-ok = Играю дальше
companions-well-played = { $count ->
    [one] Компаньон: { $names } — славная игра!
   *[other] Компаньоны: { $names } — славная игра!
}
