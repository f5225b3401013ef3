# Слова — из словаря на странице правил.
algoracing-name = Прогеры
algoracing-about = Выкладывай карты команд и отправляй вездеход за образцами через холмы. Побеждает тот, кто раньше всех привезёт достаточно.

# Названия; они вставляются в другие сообщения с теми же аргументами.
# Карты и углы стоят в именительном падеже, стороны света — с предлогом.
algoracing-card = { $card ->
    [S] Шаг вперёд
    [A] Вперёд до упора
    [J] Прыжок
    [L] Поворот налево
    [R] Поворот направо
    [U] Разворот
    [T] Телепорт
    [X2] Цикл х2
   *[X3] Цикл х3
}
algoracing-facing = { $facing ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
}
algoracing-corner = { $corner ->
    [sw] юго-западный угол
    [nw] северо-западный угол
    [ne] северо-восточный угол
   *[se] юго-восточный угол
}
algoracing-colour = { $colour ->
    [red] красный
    [yellow] жёлтый
    [green] зелёный
   *[blue] синий
}
algoracing-skip = { $why ->
    [rim] край поля
    [wall] стенка
    [edge] край блока
    [storeys] два этажа
    [rover] мешает вездеход
    [nothing] на пути импульса пусто
    [occupied] база занята
    [home] вездеход уже на своей базе
   *[landing] некуда опуститься
}
algoracing-nobody = припаркованный вездеход

# Вопросы
algoracing-choose-base = Выбери угол для своей базы и сторону, в которую смотрит твой вездеход.
algoracing-turn = Измени алгоритм и выполни его или скажи «пас».
algoracing-exchange = Какие карты заменить?

# Цель
algoracing-goal-play = Доставляй образцы в лабораторию { $labs ->
    [three] своего цвета
   *[four] в любом углу
}: { algoracing-goal-end }. У тебя { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.{ algoracing-goal-rounds }
algoracing-goal-watch = Вездеходы доставляют образцы в лаборатории { $labs ->
    [three] своего цвета
   *[four] в углах
}: { algoracing-goal-end }. Сейчас лучший результат — { $points }.{ algoracing-goal-rounds }
algoracing-goal-reached = Игра окончена. У тебя { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
algoracing-goal-over = Игра окончена. Лучший результат — { $points }.
algoracing-goal-target = { $target ->
    [one] { $target } очко
    [few] { $target } очка
   *[many] { $target } очков
}
algoracing-goal-end = { $finish ->
    [0] побеждает тот, кто первым наберёт { algoracing-goal-target }
   *[1] когда кто-то наберёт { algoracing-goal-target }, раунд доигрывают, и побеждает тот, у кого больше очков
}
algoracing-goal-rounds = { $rounds ->
    [0] {""}
   *[other] {" "}Раунд { $rounds } — последний.
}

# Что есть в игре: для тех, кто видит это впервые
algoracing-piece-card-S = Шаг вперёд
algoracing-piece-card-S-help = Вездеход едет на одну клетку вперёд. Если мешает край поля, край блока, каменная стенка или другой вездеход, команда пропускается.
algoracing-piece-card-A = Вперёд до упора
algoracing-piece-card-A-help = Вездеход едет вперёд, пока не встретит препятствие. На клетке с образцом он тоже останавливается.
algoracing-piece-card-J = Прыжок
algoracing-piece-card-J-help = Вездеход двигается на одну клетку вперёд: через каменную стенку, на один этаж вверх или вниз. Через клетку или другой вездеход он не прыгает.
algoracing-piece-card-L = Поворот налево
algoracing-piece-card-L-help = Вездеход поворачивает налево — для него налево, а не для тебя. Он остаётся на своей клетке.
algoracing-piece-card-R = Поворот направо
algoracing-piece-card-R-help = Вездеход поворачивает направо — для него направо, а не для тебя. Он остаётся на своей клетке.
algoracing-piece-card-U = Разворот
algoracing-piece-card-U-help = Вездеход разворачивается носом в обратную сторону. Он остаётся на своей клетке.
algoracing-piece-card-T = Телепорт
algoracing-piece-card-T-help = Импульс летит прямо вперёд — сквозь стенки, но не сквозь блоки — до первого, что встретит. Вездеход попадает на свою базу, а его образцы остаются на клетке; лежащие образцы подтягиваются на одну клетку.
algoracing-piece-card-X2 = Цикл х2
algoracing-piece-card-X2-help = Положи его вертикально над одной командой или горизонтально над двумя: они выполнятся два раза, А-Б-А-Б.
algoracing-piece-card-X3 = Цикл х3
algoracing-piece-card-X3-help = Положи его вертикально над одной командой или горизонтально над двумя: они выполнятся три раза, А-Б-А-Б-А-Б.
algoracing-piece-sample-hidden = Образец жизни
algoracing-piece-sample-hidden-help = Вездеход, попавший на эту клетку, берёт образец на борт; помещаются три. Какого он типа, видно только в лаборатории.
algoracing-piece-sample-yellow = Жёлтый образец
algoracing-piece-sample-yellow-help = Первый доставленный тобой жёлтый образец даёт 2 очка, каждый следующий — 1 очко.
algoracing-piece-sample-blue = Синий образец
algoracing-piece-sample-blue-help = Первый доставленный тобой синий образец даёт 2 очка, каждый следующий — 1 очко.
algoracing-piece-sample-red = Красный образец
algoracing-piece-sample-red-help = Первый доставленный тобой красный образец даёт 2 очка, каждый следующий — 1 очко.
algoracing-piece-sample-green = Зелёный образец
algoracing-piece-sample-green-help = Первый доставленный тобой зелёный образец даёт 2 очка, каждый следующий — 1 очко.
algoracing-piece-base-base = База
algoracing-piece-base-base-help = Отсюда стартует вездеход этого цвета, и сюда он возвращается, если его телепортировали.
algoracing-piece-base-lab = Лаборатория
algoracing-piece-base-lab-help = Сюда доставляют образцы те, чей знак стоит рядом с колбой. По базовым правилам каждая база — лаборатория для всех, по полным своя база — не твоя лаборатория.
algoracing-piece-rover-rover = Вездеход
algoracing-piece-rover-rover-help = Ездит только вперёд — туда, куда смотрит его нос. На борту помещаются три образца.
algoracing-piece-rover-waiting = Ждёт лифт
algoracing-piece-rover-waiting-help = Другая платформа занята. Если к началу следующего хода этого игрока она свободна, лифт сначала перевезёт вездеход.
algoracing-piece-rover-bars = Без компенсации
algoracing-piece-rover-bars-help = Один из этих вездеходов уже отдал другому образец. Пока кто-то из них не перейдёт на другую клетку, новых компенсаций нет.
algoracing-piece-field-level-1 = Низкий блок (одноэтажный)
algoracing-piece-field-level-1-help = Запрыгнуть на него и спрыгнуть можно, заехать или съехать шагом — нельзя. Наверху ездят так же, как внизу.
algoracing-piece-field-level-2 = Высокий блок (двухэтажный)
algoracing-piece-field-level-2-help = С поля на него не запрыгнуть, и на поле с него не спрыгнуть. Прыгай с низкого блока или поезжай на лифте.
algoracing-piece-field-wall = Каменная стенка
algoracing-piece-field-wall-help = Останавливает «Шаг вперёд» и «Вперёд до упора». «Прыжок» её перепрыгивает, импульс проходит насквозь.
algoracing-piece-field-mark = Метка для образца
algoracing-piece-field-mark-help = Перед игрой сюда кладут образец жизни. Некоторые метки могут остаться пустыми.
algoracing-piece-elevator-upper = Верхняя платформа
algoracing-piece-elevator-upper-help = Если после своего алгоритма вездеход стоит здесь, лифт везёт его вниз, куда указывает стрелка. Отказаться нельзя.
algoracing-piece-elevator-lower = Нижняя платформа
algoracing-piece-elevator-lower-help = Если после своего алгоритма вездеход стоит здесь, лифт поднимает его на блок. Отказаться нельзя.
algoracing-piece-elevator-broken = Лифт не работает
algoracing-piece-elevator-broken-help = Он обращён к краю поля, к стенке или к другому блоку, поэтому никого не возит.
algoracing-piece-table-row = Алгоритм
algoracing-piece-table-row-help = Ряд карт; их выполняют по порядку от метки начала. По полным правилам он общий, а когда в нём пять команд, после выполнения он уходит в отбой.
algoracing-piece-table-deck = Колода добора
algoracing-piece-table-deck-help = В конце хода из неё добирают до пяти карт. Когда она кончается, перемешивают отбой.
algoracing-piece-table-pile = Отбой
algoracing-piece-table-pile-help = Сюда уходят сыгранные и заменённые карты. Смотреть их можно всем.

# Ответы
algoracing-answer-lay = Положить карту «{ algoracing-card }» на место { $place }
algoracing-answer-cover = Перекрыть карту { $place } картой «{ algoracing-card }»
algoracing-answer-cycle = Положить карту «{ algoracing-card }» над картой { $place }
algoracing-answer-cycle-two = Положить карту «{ algoracing-card }» над картами { $place } и { $last }
algoracing-answer-lift = Убрать карту цикла, которая начинается над картой { $place }
algoracing-answer-run = Выполнить
algoracing-answer-pass = Пас
algoracing-answer-replace = Заменить карту «{ algoracing-card }»
algoracing-answer-draw = Готово: добрать новые карты и закончить ход
algoracing-answer-base = В { algoracing-corner }, носом { algoracing-facing }

# Почему нельзя
algoracing-not-in-hand = У тебя нет карты «{ algoracing-card }».
algoracing-three-cards = За этот ход уже выложено карт: { $most }; больше нельзя.
algoracing-row-full = В алгоритме уже пять команд.
algoracing-no-place = Места { $place } для этой карты в алгоритме нет.
algoracing-only-behind = В этой игре карты кладут одну за другой: место { $place } — не следующее.
algoracing-no-covering = В этой игре карты не перекрывают друг друга.
algoracing-no-command = Карта цикла лежит над командами, а на месте { $place } или сразу после него команды нет.
algoracing-under-cycle = Там уже лежит карта цикла; передвинуть её нельзя, можно только убрать.
algoracing-no-cycle = Над картой { $place } не начинается карта цикла, а команды убирать нельзя.
algoracing-no-row = В алгоритме нет команд, выполнять нечего.
algoracing-begun = Ты уже меняешь алгоритм; прежде чем сказать «пас», отмени изменения.
algoracing-none-left = Карты «{ algoracing-card }» для замены у тебя (больше) нет.
algoracing-corner-taken = Сюда нельзя: { algoracing-corner } уже занят другой базой.
algoracing-corner-dealt = Случай дал тебе другой угол.
algoracing-into-wall = В начале игры вездеход не ставят носом к краю поля или к каменной стенке.
algoracing-first-base = Сначала выбирают углы.
algoracing-exchanging = Ты пасуешь: выбери карты для замены, потом добери новые.
algoracing-your-turn = Сейчас нужно изменить алгоритм и выполнить его или сказать «пас».

# Что происходит
algoracing-based = { $player } ставит базу в { algoracing-corner }; вездеход смотрит { algoracing-facing }.
algoracing-spare-based = Лишняя база ({ algoracing-colour } цвет) занимает { algoracing-corner }.
algoracing-dealt = Твои новые карты: { $cards }.
algoracing-turn-started = Раунд { $round }: ходит { $player }.
algoracing-inserted = { $player } кладёт карту «{ algoracing-card }» на место { $place }.
algoracing-covered = { $player } перекрывает карту { $place } ({ $over }) картой «{ algoracing-card }».
algoracing-cycled = { $player } кладёт карту «{ algoracing-card }» над { $span ->
    [one] картой { $place }
   *[other] картой { $place } и следующей
}.
algoracing-cycle-lifted = { $player } убирает карту «{ algoracing-card }», лежащую над картой { $place }.
algoracing-cycle-lost = Карта «{ algoracing-card }» над картой { $place } пропадает: карты под ней изменились.
algoracing-started = { $place }. { algoracing-card }{ $times ->
    [one] {""}
   *[other] {" "}({ $time } из { $times })
}
algoracing-moved = { $player } перемещается с клетки { $start } на клетку { $end }.
algoracing-turned = { $player } поворачивается и смотрит { algoracing-facing }.
algoracing-skipped = { $why ->
    [nothing] Импульс никого и ничего не встречает: команда «{ algoracing-card }» не срабатывает ({ $player }).
   *[other] { $player } пропускает команду «{ algoracing-card }»: { algoracing-skip }.
}
algoracing-futile = { $player } осознаёт тщетность всего: все команды пропущены.
algoracing-loaded = { $player } берёт на борт { $count ->
    [one] { $count } образец
    [few] { $count } образца
   *[many] { $count } образцов
} на клетке { $square }.
algoracing-full = { $player }: на борту больше нет места, на клетке { $square } { $count ->
    [one] остаётся { $count } образец
    [few] остаются { $count } образца
   *[many] остаётся { $count } образцов
}.
algoracing-delivered = { $player } доставляет образцы:{ $yellow ->
    [0] {""}
   *[other] {" "}жёлтый ×{ $yellow }
}{ $blue ->
    [0] {""}
   *[other] {" "}синий ×{ $blue }
}{ $red ->
    [0] {""}
   *[other] {" "}красный ×{ $red }
}{ $green ->
    [0] {""}
   *[other] {" "}зелёный ×{ $green }
} — { $won ->
    [one] { $won } очко
    [few] { $won } очка
   *[many] { $won } очков
}, всего { $points }.
algoracing-collided = Столкновение: { $player } не может проехать, на пути { $other }.
algoracing-compensated = { $giver } отдаёт образец, его получает { $player }; пока один из них не сдвинется с места, новых компенсаций не будет.
algoracing-bar-lifted = { $player } и { $other } снова могут получать друг от друга компенсацию.
algoracing-impulse = { $squares ->
    [0] { $player } посылает импульс, но он сразу гаснет: прямо впереди край поля или блока.
   *[other] { $player } посылает импульс по клеткам: { $path }.
}
algoracing-teleported = { $player } телепортируется с клетки { $start } на базу { $end }.
algoracing-dropped = { $player } оставляет { $count ->
    [one] { $count } образец
    [few] { $count } образца
   *[many] { $count } образцов
} на клетке { $square }.
algoracing-pulled = { $player } подтягивает { $count ->
    [one] { $count } образец
    [few] { $count } образца
   *[many] { $count } образцов
} с клетки { $start } на клетку { $end }.
algoracing-rode = { $player } едет на лифте с клетки { $start } на клетку { $end }.
algoracing-elevator-busy = Лифт занят: { $player } ждёт, на другой платформе { $other }.
algoracing-row-discarded = Алгоритм уходит в отбой: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
algoracing-drew = { $player } добирает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
algoracing-reshuffled = Отбой перемешан, теперь это новая колода добора: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
algoracing-passed = { $player } говорит «пас» и заменяет карты: { $cards }.
algoracing-left = { $player } выходит из игры; { $count ->
    [0] образцов на борту нет
    [one] на клетке { $square } остаётся { $count } образец
    [few] на клетке { $square } остаются { $count } образца
   *[many] на клетке { $square } остаются { $count } образцов
}. В отбой уходят: { $cards }.
algoracing-game-over = Игра окончена: { $why ->
    [target] набраны очки для победы
    [exhausted] все образцы доставлены
    [rounds] сыгран последний раунд
   *[alone] больше никого не осталось
}. Победа: { $winners }.

# Картинка в терминале
algoracing-draw-player = { $sign } { algoracing-colour }: очки { $points }/{ $target }, на борту { $aboard }, доставлено { $delivered }, карт { $cards }, лаборатории { $labs }
algoracing-draw-away = { "  " }{ algoracing-colour }: больше не играет, очки { $points }, доставлено { $delivered }
algoracing-draw-row = Алгоритм ({ $length }/5): { $row }
algoracing-draw-draft = Ты готовишь ({ $length }/5): { $row }
algoracing-draw-own = Ты кладёшь ({ $length }/3): { $row }
algoracing-draw-piles = Раунд { $round }. Колода добора: { $deck }, отбой: { $discard } ({ $pile }).
algoracing-draw-bars = Без компенсации, пока кто-то из них не сдвинется: { $pairs }
algoracing-draw-hand = Карты на руке: { $cards }
algoracing-draw-legend = ░ уровень 1, ▒ уровень 2; ● образец, · метка; ^ > v < лифт, x не работает; ┃ ━ каменные стенки; R:yg база красного с лабораториями жёлтого и зелёного; … ждёт лифт

# Настройки
algoracing-preset-basic = Базовые правила (6×6, от 6 лет)
algoracing-preset-full = Полные правила (9×9, от 10 лет)
algoracing-option-mode = Правила
algoracing-option-mode-basic = Базовые
algoracing-option-mode-full = Полные
algoracing-option-mode-custom = Свой набор
algoracing-option-layout = Компоновка поля (имя компоновки, random или своя в виде JSON)
algoracing-option-first-player = Первый игрок
algoracing-option-first-player-random = По жребию
algoracing-option-first-player-seat1 = Место 1
algoracing-option-first-player-seat2 = Место 2
algoracing-option-first-player-seat3 = Место 3
algoracing-option-first-player-seat4 = Место 4
algoracing-option-colours = Цвета по местам
algoracing-option-corner-choice = Углы
algoracing-option-corner-choice-reverse = Выбирают в порядке, обратном очерёдности хода
algoracing-option-corner-choice-random = Раздаёт случай
algoracing-option-neutral-rovers = Вездеходы свободных цветов стоят на своих базах
algoracing-option-blocks-on-corners = Блоки могут закрывать углы
algoracing-option-strict-block-edges = Любая граница блока останавливает езду
algoracing-option-full-rover-ignores-samples = Полный вездеход едет по образцам не останавливаясь
algoracing-option-deliver-on-arrival-only = Образцы доставляются только по прибытии
algoracing-option-strict-cycle-shift = Карта, вложенная между другими, убирает карты циклов после неё
algoracing-option-strict-elevator-walls = Каменная стенка у подножия блока останавливает там лифт
algoracing-option-impulse-over-gaps = Импульс телепорта пролетает над более низкими местами
algoracing-option-finish-round = Раунд доигрывается до конца
algoracing-option-tie-break = При равенстве очков
algoracing-option-tie-break-shared = Совместная победа
algoracing-option-tie-break-types = Побеждает тот, у кого больше типов
algoracing-option-tie-break-tokens = Побеждает тот, у кого больше образцов
algoracing-option-max-rounds = Предел раундов (0: без предела)
algoracing-option-on-leave = Когда игрок уходит
algoracing-option-on-leave-bot = Его заменяет бот
algoracing-option-on-leave-remove = Вездеход убирают
algoracing-option-practice-undo = Отменить можно всё (тренировка)
algoracing-option-board = Игровое поле
algoracing-option-board-mode = Как в правилах
algoracing-option-board-6x6 = 6×6
algoracing-option-board-9x9 = 9×9
algoracing-option-labs = Лаборатории
algoracing-option-labs-mode = Как в правилах
algoracing-option-labs-four = Каждая база — лаборатория для всех
algoracing-option-labs-three = По две лаборатории на каждый цвет
algoracing-option-elevators = Лифты
algoracing-option-elevators-mode = Как в правилах
algoracing-option-elevators-on = Да
algoracing-option-elevators-off = Нет
algoracing-option-cycles = Карты циклов
algoracing-option-cycles-mode = Как в правилах
algoracing-option-cycles-on = Да
algoracing-option-cycles-off = Нет
algoracing-option-teleport = Карты телепортов
algoracing-option-teleport-mode = Как в правилах
algoracing-option-teleport-on = Да
algoracing-option-teleport-off = Нет
algoracing-option-shared = Один общий алгоритм
algoracing-option-shared-mode = Как в правилах
algoracing-option-shared-on = Да
algoracing-option-shared-off = Нет
algoracing-option-target = Очков для победы (0: как в правилах)
algoracing-option-tokens = Образцов каждого типа (0: как в правилах)

# Ошибки в настройках, компоновках и позициях
algoracing-bad-colours = Цвета — это разные слова из списка ({ $known }) через запятую, а не «{ $value }».
algoracing-bad-position = Эта позиция не читается: { $what }.
algoracing-field-switch = Настройку { $option } можно задать только при mode=custom.
algoracing-field-first-player = Место { $seat } не может начинать: игроков всего { $seats }.
algoracing-field-unknown = Компоновки «{ $layout }» нет; есть: { $known } или своя компоновка в виде JSON.
algoracing-field-other-size = В этой игре поле { $size }×{ $size } клеток, а в компоновке { $found }×{ $found }.
algoracing-field-not-json = Своя компоновка — это объект JSON с «board» и «blocks», а этот текст — нет.
algoracing-field-key = В компоновке не бывает «{ $key }»; бывает: { $known }.
algoracing-field-board = «board» — это { $known } или объект с «size» 6 или 9, «marks» и «walls».
algoracing-field-square = «{ $value }» — не клетка поля { $size }×{ $size }.
algoracing-field-mark-twice = Метка { $square } стоит в списке дважды.
algoracing-field-wall = { $value } — не стенка; стенка стоит между двумя соседними клетками, например c3-c4.
algoracing-field-own-blocks = «own_blocks» — это объект: описание для каждого имени.
algoracing-field-block-name = { $block } — имя блока из коробки; дай своему блоку другое.
algoracing-field-block = Блоку { $block } нужны «width» и «depth» от 1 до 9 и «storeys» 1 или 2; «marks» и «elevators» — это списки.
algoracing-field-block-cell = Блок { $block }: { $value } лежит за его пределами, встречается дважды или записано не как [1, 2] или [[1, 2], "S"].
algoracing-field-blocks = «blocks» — это список поставленных блоков.
algoracing-field-place = { $value } — не поставленный блок; у него есть «block», «anchor» и «turn» (0, 90, 180 или 270).
algoracing-field-elevators = «elevators» — это список объектов с «block», «upper» и «to» (N, E, S или W).
algoracing-field-no-block = Блока { $block } нет; есть: { $known }.
algoracing-field-twice = Блок { $block } поставлен дважды, а он только один.
algoracing-field-counts = На поле { $size }×{ $size } низких блоков { $low } и высоких { $high }, а не { $found_low } и { $found_high }.
algoracing-field-elevators-large = У блоков с крупной клеткой лифтов нет.
algoracing-field-off = Блок { $block } на { $anchor } выходит за край поля.
algoracing-field-overlap = Блоки { $one } и { $two } накладываются друг на друга: { $squares }.
algoracing-field-corner = Блок { $block } закрывает угол { $corner }, где должна лежать база.
algoracing-field-elevator-block = Лифт на { $square } относится к блоку { $block }, которого на поле нет; есть: { $known }.
algoracing-field-elevator-square = Лифт на { $square } стоит не на блоке { $block }.
algoracing-field-mark-corner = Метка для образца лежит в углу { $corner }, где должна лежать база.
algoracing-field-marks = Меток для образцов на поле { $marks }, а образцов { $tokens }.
algoracing-field-no-direction = Вездеходу на { $corner } некуда было бы смотреть.
algoracing-field-high-alone = Ни один низкий блок не прилегает к высокому стороной клетки.
algoracing-field-platform-corner = У лифта на { $upper } платформа в углу { $corner }.
algoracing-field-platform-twice = { $square } — платформа сразу двух лифтов.
algoracing-field-unreachable-corner = До угла { $corner } нельзя добраться из угла { $start }.
algoracing-field-unreachable-mark = До метки для образца { $mark } нельзя добраться из угла { $start }.
algoracing-field-too-long = В компоновке не больше { $limit } знаков.
algoracing-field-wall-twice = Стенка { $wall } стоит в списке дважды.
algoracing-field-other-side = Блок { $block } не для поля { $size }×{ $size }; для него есть { $known } или собственные блоки.
algoracing-field-most-marks = На полях { $size }×{ $size } меток для образцов не больше { $most }; образцов { $tokens }, этого мало.

# Компоновки
algoracing-layout-random = Случайная
algoracing-layout-Y6-1 = Две столовые горы
algoracing-layout-Y6-2 = Сердце
algoracing-layout-Y6-3 = Ворота
algoracing-layout-Y6-4 = Диагональ
algoracing-layout-Y6-5 = Длинный хребет
algoracing-layout-R9-1 = Центральный массив
algoracing-layout-R9-2 = Большой хребет
algoracing-layout-R9-3 = Лестница
algoracing-layout-R9-4 = Два холма
algoracing-layout-R9-5 = Утёс
