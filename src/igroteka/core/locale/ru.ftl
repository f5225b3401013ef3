core-unknown-game = Игры «{ $game }» нет; есть: { $known }.
core-bad-seats = В { $game } играют от { $low } до { $high } человек, а не { $value }.
core-unknown-option = У { $game } нет настройки { $option }; есть: { $known }.
core-options-not-a-mapping = Настройки — это имена со значениями, а не { $value }.
core-bad-flag = Настройка { $option } бывает on или off, а не { $value }.
core-bad-choice = Настройка { $option } — одно из: { $known }, а не { $value }.
core-bad-number = Настройка { $option } — целое число от { $low } до { $high }, а не { $value }.
core-bad-text = Настройка { $option } — это текст.
core-bad-seed = Зерно — целое число или текст от 1 до 128 печатных знаков.
core-bad-names = Нужно имён: { $seats }, каждое от 1 до { $length } печатных знаков.
core-bad-seat = Места нумеруются от 0 до { $last }, −1 — зритель; { $value } не подходит.
core-bad-seat-number = Места пронумерованы от 1 до { $last }; места { $value } нет.
core-bad-since = Номер события — целое число от 0, а не { $value }.
core-unknown-answer = { $answer } — не ответ в игре { $game }.
core-unknown-bot = У { $game } нет бота { $bot }; есть: { $known }.
core-not-asked = Сейчас отвечать не тебе.
core-game-is-over = Игра окончена.
core-game-goes-on = Игра ещё не окончена.
core-spectator = Зритель только смотрит.
core-undo-nothing = Отменять нечего.
core-undo-another-answered = После тебя уже ответил другой игрок: отменить нельзя.
core-undo-chance = После этого решил случай: отменить нельзя.
core-undo-revealed = После этого открылось скрытое: отменить нельзя.
core-undo-committed = Твой ответ уже выполнен: отменить нельзя.
core-bad-change = Укажи, какие ответы даются или сколько ответов отменяется.
core-row-goes-on = Из нескольких ответов, данных сразу, только последний может что-то решать или открывать.
core-took-back = { $player } отменяет ответ.
core-took-back-sealed = Ты отменяешь свой тайный ответ.
core-position-not-saved = Этот стол начат с готовой позиции, сохранять нечего.
core-cannot-read = { $file } не читается: { $why }.
core-cannot-write = { $file } не записывается: { $why }.
core-file-too-long = { $file } длиннее { $limit } МиБ.
core-not-a-record = { $file } — не сохранённая игра Игротеки.
core-bad-record = { $file } — сохранённая игра с ошибкой в «{ $what }».
core-record-format = У { $file } формат { $found }; эта версия читает формат { $known }.
core-record-rules = { $file } сыгран по версии правил { $found }; эта версия играет по { $known }.
core-record-without-seed = { $file } сохранён для других во время игры: в нём нет зерна, проиграть игру заново нельзя.
core-record-length = В { $file } записей: { $length }; записи { $to } нет.
core-record-answer = { $file }, ответ { $number }: { $why }
core-unknown-seat-name = Места «{ $name }» нет; есть: { $known }.
core-unknown-value = В позиции нет значения «{ $name }»; есть: { $known }.
core-bad-example = { $file }, строка { $line }: { $what }
core-unknown-rule = В правилах { $game } нет пункта { $rule }.
core-no-example = В игре { $game } нет примера { $example }.
core-no-tree = В игре { $game } нет древа, которое можно нарисовать.
core-no-data = В игре { $game } нет своих файлов карт.
core-tree-drawn = Древо нарисовано в файл { $file }.
core-no-rules-page = Страницы правил для { $game } нет; есть: { $known }.
core-nothing-ahead = Наперёд здесь ничего не видно.
core-unknown-sight = О «{ $of }» наперёд ничего не видно.
core-bad-argument = { $what } — это { $expected }, а не { $value }.
core-question-for = { $player }: { $question }
core-your-number = Номер ответа (? и номер или слово: почему нельзя, ! и номер или слово: взгляд вперёд, u: отменить, q: уйти)
core-not-a-number = Ответа { $value } здесь нет.
core-fine = Это можно.
core-left = Ты уходишь из-за стола.
core-ended-shared = Игра окончена. Победу делят: { $players }.
core-ended-lost = Игра окончена. Никто не побеждает.
core-ended-won = Игра окончена. Побеждает { $players }.
core-rules-examples = Показано в примерах:
core-rules-code = Где это в программе:
core-examples-passed = { $count ->
    [one] { $count } пример верен.
    [few] { $count } примера верны.
    [many] { $count } примеров верны.
   *[other] { $count } примера верны.
}
core-examples-failed = { $count ->
    [one] { $count } пример неверен.
    [few] { $count } примера неверны.
    [many] { $count } примеров неверны.
   *[other] { $count } примера неверны.
}
core-who-me = ты
core-who-random = случайный бот
core-who-greedy = жадный бот
core-pass-screen = Передай экран: { $player }. Затем нажми Enter.
core-broken-game = Игра { $game } установлена, но сломана: { $why }
core-bad-seats-only = В { $game } играют ровно { $low }, а не { $value }.
core-no-answers = Здесь не хватает ответа: напиши место и что оно делает, например X d, или undo X.
core-which-game = Укажи через --game, о какой игре { $file }.
core-bad-path = Путь — это текст или Path, а не { $value }.
core-cannot-leave = Эта игра не продолжается без игрока; его место может занять бот.
core-has-left = Ты больше не участвуешь в этой игре.

# data files of one's own
core-cards-bad = { $file }, строка { $row }, столбец { $column }: { $problem }.
core-cards-bad-file = { $file }: { $problem }.
core-cards-missing-file = этого файла нет
core-cards-too-many-columns = столбцов больше, чем в заголовке
core-cards-empty-file = в этом файле нет строк
core-cards-not-csv = это не CSV: { $found }
core-cards-not-utf-8 = этот файл записан не в UTF-8
core-cards-missing-column = этого столбца нет
core-cards-bad-number = «{ $found }» — не целое число в пределах { $known }
core-cards-unknown-name = «{ $found }» здесь не годится; есть: { $known }
core-cards-missing-name = нет названия
core-cards-bad-id = «{ $found }» — не идентификатор: он начинается со строчной латинской буквы и состоит из таких букв, цифр и подчёркиваний
core-cards-twice = идентификатор «{ $found }» встречается в этом файле дважды
core-cards-too-many = карт слишком много; предел — { $known }
