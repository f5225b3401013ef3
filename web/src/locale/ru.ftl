page-name = Игротека
page-hero = Настольные игры в браузере — за минуту
page-hero-more = Против ботов, вместе за одним экраном или с друзьями по ссылке. Без регистрации и установки.
page-credits = Игры принадлежат их авторам и издателям; Игротека с ними не связана. Все тексты и рисунки здесь — наши собственные, кроме значков на картах «Прогресса».
page-credits-icons = Значки: game-icons.net, CC BY 3.0
page-build-compiling = Правила компилируются. Пока это не закончится, боты думают дольше.
page-build-compiled = Правила скомпилированы: боты думают на полной скорости.
page-build-interpreted = Правила не скомпилированы: боты думают дольше.
page-games = Игры
page-my-tables = Мои столы
page-open-tables = Открытые столы
page-no-open-tables = Сейчас открытых столов нет. Создай свой — с местом для любого желающего.
page-show-all = Показать все ({ $count })
page-upload = Загрузить файл игры
page-play-bots = Играть против ботов
page-play-screen = За одним экраном
page-play-friends = С друзьями
page-rules = Правила
page-players-range = от { $low } до { $high } игроков
page-players-exact = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
page-resume = Продолжить
page-watch = Смотреть
page-join = Сесть за стол
page-replay = Запись игры
page-forget = Убрать из списка
page-loading = Минутку…
page-language = Язык
page-theme = Цвета
page-theme-system = как в системе
page-theme-light = светлые
page-theme-dark = тёмные
page-close = Закрыть
page-to-home = К играм
page-lost-title = Здесь ничего нет
page-lost = Такой страницы нет.
page-unreachable = Сервер недоступен. Попробуй ещё раз чуть позже.
page-server-error = Сервер ответил ошибкой { $status }.

page-chair-empty = пустое место
page-waiting-for-players = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игрока
}
page-won = { $count ->
    [one] Побеждает { $names }!
   *[other] Победу делят: { $names }!
}
page-over = Игра окончена.
page-your-turn = Твой ход
page-turn-of = Ходит: { $names }
page-default-name = Игрок
page-default-name-of = Игрок { $number }

page-new-table = Новый стол
page-new-table-of = Новый стол: { $game }
page-which-rules = По каким правилам?
page-which-scene = Какое поле?
page-scene-usual = Обычное
page-who-plays = Кто играет?
page-how-many = Сколько игроков
page-chair = Место { $number }
page-chair-me = За этим экраном
page-chair-person = Друг по ссылке
page-chair-person-hint = Ты получишь ссылку, чтобы её отправить.
page-chair-open = Любой желающий
page-chair-open-hint = Стол будет виден всем.
page-name-of-chair = Имя игрока на месте { $number }
page-your-name = Твоё имя
page-more-options = Другие настройки
page-begin = Начать

page-join-game = Сесть за стол: { $game }
page-sit-down = Сесть
page-waiting-hint = Игра начнётся, как только все места будут заняты.
page-here = на связи
page-not-here = сейчас не на связи
page-copy-invitation = Скопировать приглашение
page-copy-watch = Скопировать ссылку для зрителей
page-copy-chair = Скопировать ссылку на моё место
page-copy-moment = Скопировать ссылку на этот момент
page-copied = Ссылка скопирована
page-copy-by-hand = Скопируй эту ссылку:

page-menu = Меню
page-watching = Просмотр
page-board-drawn = Поле, нарисованное знаками
page-player = Игрок
page-points = Очки
page-waiting-for = Ждём ответа: { $names }…
page-why-not = Почему нельзя?
page-seconds-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
    [many] Осталось { $seconds } секунд
   *[other] Осталось { $seconds } секунды
}
page-undo = Отменить
page-undo-key = Отменить последний ответ (U)
page-turn-restart = К началу хода
page-turn-restart-key = Вернуться к началу своего хода (Shift+U)
page-turn-end = Закончить ход
page-turn-end-key = Закончить ход (T)
page-turn-by-itself = Заканчивать ход автоматически, когда делать больше нечего
page-turn-ask = Спрашивать перед концом хода
page-back-to-now = Вернуться к игре
page-looking-back = Это более ранний момент.
page-bot-plays = За тебя играет бот.
page-chair-waits = Твоё место ждёт тебя.
page-come-back = Сесть снова
page-score = Счёт
page-rematch = Реванш
page-rematch-go = К реваншу
page-missed = { $count ->
    [one] Без тебя произошло { $count } событие
    [few] Без тебя произошло { $count } события
    [many] Без тебя произошло { $count } событий
   *[other] Без тебя произошло { $count } события
}
page-missed-watch = Посмотреть
page-missed-skip = Пропустить
page-hand-over = Передай экран: { $name }
page-hand-over-more = Остальные сейчас не смотрят.
page-hand-over-here = Это я, { $name }
page-connection-connecting = Соединение…
page-connection-open = На связи
page-connection-reconnecting = Связь прервалась. Восстанавливаем…
page-connection-closed = Соединение закрыто
page-sound-on = Включить звук
page-sound-off = Выключить звук
page-notify = Сообщать о моём ходе
page-download = Скачать файл игры
page-leave = Уйти из-за стола
page-leave-how = Как игре продолжаться?
page-leave-bot = Пусть доиграет бот
page-leave-bot-more = Вернуться и продолжить можно в любой момент.
page-leave-wait = Моё место подождёт
page-leave-wait-more = Остальные ждут твоего возвращения.
page-leave-out = Я выхожу из игры
page-leave-out-more = Игра пойдёт дальше без тебя; вернуться будет нельзя.
page-leave-waiting = Игра ещё не началась. Твоё место снова станет свободным.
page-leave-chair = Уйти
page-options = Настройки этого стола
page-options-usual = Всё как обычно.
page-options-rest = Всё остальное — как обычно.
page-option-on = да
page-option-off = нет
page-help = Клавиши
page-help-more = До всего можно дойти клавишей Tab; клавиши самой игры показаны возле её карт и кнопок.
page-key-pause = Пауза или дальше

page-playback = Показ событий
page-step-back = Шаг назад
page-step = Шаг вперёд
page-play = Показывать
page-pause = Пауза
page-next-stop = К следующему столкновению
page-skip = Сразу к концу
page-speed = Скорость
page-speed-instant = сразу
page-timeline = Лента времени
page-moment = { $at } из { $count }
page-log = Журнал
page-log-empty = Пока ничего не произошло.
page-log-earlier = Более ранние строки
page-chat = Чат
page-chat-empty = Пока никто ничего не сказал.
page-chat-say = Скажи что-нибудь
page-chat-send = Отправить
page-rule-show = Показать правило { $rule }
page-how-to-play = Как играть
page-rules-numbered = Правила по номерам
page-rules-numbered-more = Чтобы найти нужное место: у каждого пункта есть номер, и на него ссылаются стол, журнал и объяснения.
page-search = Искать в правилах
page-found = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
page-contents = Содержание и поиск
page-this-table = За этим столом играют так
page-back-to-table = Вернуться за стол
page-print = Распечатать
page-print-all = Распечатать и правила
page-show-me = { $count ->
    [one] Показать
   *[other] Показать ({ $count })
}
page-show-next = Другой пример ({ $number } из { $count })
page-board-again = Ещё раз
page-told-more = Продолжить эту игру здесь нельзя, но всё, что происходило за столом, можно прочитать.
page-told-part = То, что было дальше, словами не сохранилось.
page-goal = Цель
page-player-red = Красный
page-player-yellow = Жёлтый
page-player-blue = Синий
page-player-green = Зелёный
page-player-white = Белый
page-rule-all = Все правила
page-rule-missing = Этот пункт не удаётся показать.
page-replay-hint = Нажми «Показывать» или потяни ленту.
page-seen-by = Глазами игрока
page-spectator = Зритель
