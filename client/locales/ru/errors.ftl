error-unknown = Не получилось.
error-offline = Нет связи. Попробуй чуть позже.

## The room

error-no-such-room = Стола с таким кодом нет.
error-room-is-open = Этот стол уже открыт.
error-room-is-locked = Стол закрыт. Попроси хозяина стола впустить тебя.
error-room-is-full = За столом больше нет мест.
error-room-is-broken = Этот стол больше не открыть.
error-room-is-worn-out = За этим столом произошло столько, что больше не поместится. Открой новый.
error-bad-name = Выбери имя из букв или цифр, такое, чтобы его можно было прочитать вслух.
error-name-is-taken = Это имя за столом уже занято.
error-was-sent-home = Хозяин отправил игрока с таким именем домой. Попроси хозяина открыть стол или приходи через десять минут.
error-no-such-member = Этого человека за столом уже нет.
error-no-such-offer = Этот код больше не действует. Получи новый на другом телефоне.
error-host-only = Это может сделать только хозяин стола.
error-not-allowed = Так нельзя.
error-not-needed = Это уже не нужно.
error-already-seated = У этого игрока уже есть место.
error-held-another-seat = У этого игрока было другое место в этой игре, и вернуться можно только на него.
error-nothing-to-take-back = У этого стола уже другой хозяин.
error-seat-is-held = Это место занято: игрок здесь или только что был здесь. Подожди, пока его не будет дольше, или попроси его встать из-за стола.
error-phone-holds-a-seat = На телефоне этого игрока уже было другое место в этой игре, и он увидел бы обе карты.
error-leave-instead = Себя убрать нельзя. Просто встань из-за стола.
error-twice-in-the-ring = Нельзя сидеть сразу на двух местах.
error-no-such-seat = Такого места нет.
error-not-your-seat = Это не твоё место.
error-already-in-a-room = Этот телефон уже за столом.
error-not-in-a-room = Этот телефон не за столом.

## The server

error-server-is-full = Сейчас здесь слишком много столов. Попробуй позже.
error-too-many-rooms = Отсюда открыли слишком много столов. Попробуй позже.
error-too-many-codes = С этого адреса пробовали слишком много кодов. Подожди минуту и попробуй ещё раз.
error-log-failed = Сервер не смог это записать. Попробуй ещё раз.
error-other-protocol = Вышла новая версия Konspira. Обнови страницу.
error-malformed = Сервер не понял эту страницу. Обнови её.

## Setting up

error-unknown-game = Такой игры нет.
error-unknown-preset = Такого набора настроек нет.
error-unknown-option = Такой настройки нет.
error-bad-option-value = Это значение не подходит.
error-unknown-pack = Этого набора на полке больше нет. Выбери другой.
error-seats-do-not-fit = Эта игра не рассчитана на столько игроков.
error-variant-does-not-fit = Этот вариант не подходит к числу игроков. Выбери другой в настройках.
error-spies-do-not-fit = Столько шпионов не подходит к числу игроков. Измени настройки.
error-boxes-do-not-fit = Две коробки вместе рассчитаны не больше чем на 8 игроков. Измени настройки.
error-themes-do-not-fit = Выбери хотя бы одну тему.
error-too-many-packs = Своих наборов уже пять. Сначала убери один.
error-no-more-packs-here = За этим столом было уже столько наборов, сколько помещается. Открой новый.
error-too-many-packs-at-once = Слишком много наборов за одну минуту. Подожди немного и попробуй ещё раз.
error-too-many-questions = Арбитр не успевает. Подожди немного и попробуй ещё раз.
error-nothing-to-judge = Арбитру здесь нечего сказать.
error-pack-name-is-taken = Набор с таким названием уже есть. Выбери другое.
error-broken-pack = Этот список пока не годится.
error-game-is-running = Игра уже идёт.
error-played-by-other-rules = С тех пор как открыли этот стол, правила изменились. Открой новый.

## A game

error-no-game = Сейчас никакая игра не идёт.
error-game-is-over = Игра окончена.
error-game-is-paused = Игра приостановлена.
error-game-is-not-paused = Игра не приостановлена.
error-stale = В последний миг что-то изменилось. Посмотри ещё раз.
error-not-now = Сейчас это невозможно.
error-no-round-yet = Ещё ни один раунд не сыгран, так что счёта нет.
error-not-your-turn = Сейчас не твой ход.
error-too-early = Чуть-чуть рано. Попробуй ещё раз.
error-no-deadline = Сейчас время не ограничено.
error-malformed-move = Такой ход невозможен.
error-looked-already = Это уже просмотрено.
error-answer-first = Сначала нужно ответить.
error-nobody-waits-for-them = Этого игрока никто не ждёт.
error-no-newcomers = К этой игре нельзя присоединиться по ходу.
error-nothing-to-deal = Сейчас нечего раздавать.
error-not-a-deal = Это неправильная раздача.
error-nothing-was-asked = Сейчас тебя никто ни о чём не спрашивает.
error-no-such-card = Такой карточки нет.
error-already-answered = Твой ответ уже принят.
error-no-seat-left = Все двадцать мест заняты.
