## Первая игра с подсказками, в одиночку: что говорит маска. Не больше двух коротких фраз.

trial-page = { $game }: попробовать в одиночку
trial-you = Ты
trial-next = Дальше
trial-skip = Перемотать
trial-leave = Выйти
trial-nudge = Хорошая мысль, но сначала:
trial-over = Вот и всё!
trial-over-text = Теперь ты знаешь, как играть: { $game }. С настоящими друзьями гораздо громче.
trial-open = Открыть стол с друзьями
trial-again = Ещё раз
trial-home = На главную

trial-codenames-board = 25 слов, за девятью прячутся агенты твоей команды, Красных. Найдите их первыми!
trial-codenames-key = Кто где прячется, знают только капитаны: { $name } у Красных, { $rival } у Синих.
trial-codenames-thinks = { $name } может сказать одно слово и одно число. И больше ничего.
trial-codenames-guess = «{ $clue } 2»: подходят два слова. Конечно, { $word }! Нажми на него, потом на жёлтую кнопку.
trial-codenames-right = Да, это красный агент!
trial-codenames-partner = { $name } показывает: { $word }. Похоже на правду, отгадывай!
trial-codenames-more = Есть оба! Подошло бы и { $word }, но речь была о двух. Закончить или рискнуть?
trial-codenames-stopped = Разумно. Теперь ход Синих.
trial-codenames-bystander = Случайный прохожий. Очков никому, и ваш ход окончен.
trial-codenames-theirs = «{ $clue } 2» для Синих. Смотри, что они выберут.
trial-codenames-thanks = { $word } — ваше слово: подарок от Синих! Теперь меняемся: подсказки даёшь ты.
trial-codenames-spymaster = Удерживай ключ и смотри: красные ваши, синие чужие. Чёрное — проигрыш.
trial-codenames-clue = { $one } и { $two } — ваши. Напиши одно слово к обоим, например { $clue }.
trial-codenames-they-guess = Сделай каменное лицо! { $name } думает над подсказкой…
trial-codenames-both = Оба! Отличная подсказка.
trial-codenames-danger = «{ $clue } 3» для Синих. В воде прячется что-то чёрное…
trial-codenames-end = Синие нарвались на убийцу, и Красные сразу побеждают. Вот такая игра!
