# Слова — из словаря на странице правил.
golems-name = Битва Големов
golems-about = Напиши тайную Программу для своего глиняного робота и смотри, как все Программы выполняются разом. Чей Голем устоит до конца?

# Названия; они вставляются в другие сообщения с теми же аргументами.
# Они стоят в именительном падеже, стороны света — с предлогом, golems-object-found — в винительном.
golems-command = { $command ->
    [F] Вперёд
    [B] Назад
    [L] Поворот влево
    [R] Поворот вправо
    [S] Стоять на месте
    [X] Удар
   *[D] Защита
}
golems-command-next = { $next ->
    [F] Вперёд
    [B] Назад
    [L] Поворот влево
    [R] Поворот вправо
    [S] Стоять на месте
    [X] Удар
   *[D] Защита
}
golems-command-no = { $no ->
    [F] Вперёд
    [B] Назад
    [L] Поворот влево
    [R] Поворот вправо
    [S] Стоять на месте
    [X] Удар
   *[D] Защита
}
golems-then = { $command ->
    [F] {" "}Значит: Вперёд.
    [B] {" "}Значит: Назад.
    [L] {" "}Значит: Поворот влево.
    [R] {" "}Значит: Поворот вправо.
    [S] {" "}Значит: Стоять на месте.
    [X] {" "}Значит: Удар.
    [D] {" "}Значит: Защита.
   *[none] {""}
}
golems-sub = { $command ->
    [none] нет
   *[other] { golems-command }, { golems-command-next }
}
golems-bonus = { $bonus ->
    [FOR] Повтор 2
    [IF] Есть препятствие?
    [WHILE] Повтор пока не…
   *[CALL] Вызов подпрограммы
}
golems-sensor = { $sensor ->
    [any] Есть препятствие?
    [barrel] Есть бочка?
    [wall] Есть стена?
    [water] Есть вода?
   *[attack] Атака?
}
golems-until = { $sensor ->
    [barrel] Повтор, пока не встретится бочка
    [wall] Повтор, пока не встретится стена
    [water] Повтор, пока не встретится вода
   *[any] Повтор, пока не встретится препятствие
}
golems-yes = Да
golems-no = Нет
golems-sign = { $sign ->
    [FOR] Повтор 2
    [IF] Есть препятствие?
    [WHILE] Повтор пока не…
    [AND] И
    [OR] ИЛИ
    [NOT] НЕ
    [XOR] исключающее ИЛИ
   *[empty] пусто
}
golems-token = { $token ->
    [AND] И
    [OR] ИЛИ
    [NOT] НЕ
   *[XOR] исключающее ИЛИ
}
golems-card = { $card ->
    [sword] Голем с мечом
    [twin-swords] Голем с двумя мечами
    [axe] Голем с топором
    [great-axe] Голем с секирой
    [spear] Голем с копьём
    [pike] Голем с пикой
    [halberd] Голем с алебардой
    [flail] Голем с цепом
    [longbow] Голем с луком
    [crossbow] Голем с арбалетом
    [ballista] Голем с баллистой
   *[hammer] Голем с молотом
}
golems-colour = { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
   *[none] пока без цвета
}
golems-facing = { $facing ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
}
golems-obstacle = { $obstacle ->
    [wall] стена
    [water] вода
    [ladder] лестница
    [barrel] бочка
    [golem] Голем
    [edge] край поля
   *[none] ничего
}
golems-ahead = { $ahead ->
    [wall] стена
    [water] вода
    [ladder] лестница
    [barrel] бочка
    [golem] Голем
    [edge] край поля
   *[none] пусто
}
golems-content = { $content ->
    [empty] пусто
    [dynamite] динамит
    [repair] ремонт
    [plus] +1 к Программе
    [minus] -1 к Программе
   *[hole] чёрная дыра
}
golems-object = { $object ->
    [crystal] кристалл
    [gear] шестерёнка
   *[treasure] сокровище
}
golems-object-found = { $object ->
    [crystal] кристалл
    [gear] шестерёнку
   *[treasure] сокровище
}
golems-why-blocked = { $why ->
    [edge] край поля
    [wall] стена
    [barrel] за бочкой нет пустой клетки
    [ladder] лестница занята
    [cell] двое идут на одну клетку
    [golem] на пути Голем
   *[swap] Големы не меняются местами
}
golems-bot = { $bot ->
    [dice] Бот с кубиком
    [hunter] Бот-охотник
    [guard] Бот-страж
    [fox] Бот-лис
    [breaker] Бот-бочколом
    [duelist] Бот-дуэлянт
    [patrol] Бот-патрульный
    [dummy] Чучело
   *[clockwork] Заводной Бот
}
golems-question = { $question ->
    [sees] Видит Голема до { $range } { $range ->
        [1] клетки
       *[other] клеток
    }?
    [hits] Удар попадёт в него?
    [reaches] Удар попадёт в Голема?
    [barrel] Впереди бочка?
    [blocked] Путь закрыт?
    [even] Кубик чётный?
    [low] Кубик 1 или 2?
   *[high] Кубик 5 или 6?
}
golems-by-die = Как выпадет
golems-nobody = { $number ->
    [1] Синий Бот
    [2] Зелёный Бот
    [3] Жёлтый Бот
   *[other] никто
}

# Вопросы
golems-choose-card = Выбери карту Голема и её сторону.
golems-choose-colour = Выбери цвет своего Голема.
golems-lay-sub = Выложи подпрограмму на всю игру или играй без неё.
golems-lay-program = Выложи свою Программу, ряд за рядом. Пока её никто не видит.
golems-lay-token = Куда положить жетон Логики? Можно и оставить его у себя.
golems-choose-command = Какую Команду твой Голем выполнит сейчас?
golems-choose-exit = Выбери, где твоему Голему выйти на сушу.
golems-choose-teleport = Чёрная дыра открыта! Выбери клетку для телепорта или оставь Голема на месте.

# Ответы
golems-answer-card = { golems-card }
golems-answer-colour = Взять цвет: { golems-colour }
golems-answer-sub = Подпрограмма: { golems-command }, { golems-command-next }
golems-answer-sub-none = Без подпрограммы
golems-answer-lay = { golems-command }
golems-answer-for = Повтор 2
golems-answer-if = { golems-sensor }
golems-answer-while = { golems-until }
golems-answer-call = Вызов подпрограммы
golems-answer-ready = Готово
golems-answer-finish = Заполнить пустые ряды за меня — и готово
golems-answer-keep = Оставить жетон у себя
golems-answer-token = На ряд { $row }, { golems-colour } Голем
golems-answer-token-card = На карту «{ $side ->
    [yes] { golems-yes }
   *[no] { golems-no }
}» в моём ряду { $row }
golems-answer-cell = Клетка { $cell }
golems-answer-decline = Оставить Голема на месте
golems-answer-first = Первая Команда
golems-answer-second = Вторая Команда
golems-answer-both = Обе Команды

# Почему нельзя
golems-card-is-taken = Эта карта уже у другого игрока: { golems-card }.
golems-colour-is-taken = Этот цвет уже у другого игрока: { golems-colour }.
golems-two-combat = В подпрограмме две карты Движения или одна карта Движения и одна карта Боя.
golems-no-such-cards = Карта «{ golems-command }» у тебя только одна.
golems-none-left = Карт «{ golems-command }» больше нет.
golems-rows-full = Программа заполнена: в ней { $most ->
    [one] { $most } ряд
    [few] { $most } ряда
   *[many] { $most } рядов
}.
golems-not-drawn = В этом раунде у тебя нет карты Удачи для бонуса «{ golems-bonus }».
golems-one-bonus = Только один бонус за раунд, и он уже в твоей Программе.
golems-no-subprogram = У тебя нет подпрограммы, вызывать нечего.
golems-inside-bonus = Сначала закончи начатый ряд. Бонус внутри бонуса не бывает.
golems-empty-rows = Заполни все ряды: в Программе должно быть { $least ->
    [one] не меньше { $least } ряда
    [few] не меньше { $least } рядов
   *[many] не меньше { $least } рядов
}.
golems-half-row = В ряду с бонусом ещё не хватает Команды.
golems-no-attack = В этой игре нет условия «Атака?».
golems-only-harmless = Для условия «Атака?» нужны две карты, и подходят только «Защита» и «Стоять на месте».
golems-no-sensor = Этот жетон сенсора лежит на карте Голема как повреждение.
golems-one-token = На этой Программе уже есть жетон Логики. За раунд — только один.
golems-no-row = В этой Программе нет ряда { $row }.
golems-no-next-row = Жетону «{ golems-token }» нужен следующий ряд, а после ряда { $row } его нет.
golems-only-not = На отдельную карту кладут только «НЕ», а жетон «{ golems-token }» — на весь ряд.
golems-not-an-if = В твоём ряду { $row } нет карты «Есть препятствие?».
golems-no-cell = На этом поле нет клетки { $cell }.
golems-cell-taken = Клетка { $cell } занята.
golems-no-exit = На клетку { $cell } не выйти: нужна свободная клетка рядом с этой водой.
golems-no-landing = На клетку { $cell } не попасть: нужна свободная клетка.
golems-not-both = С исключающим ИЛИ — только одна из двух, обе нельзя.
golems-first-card = Сначала выбери карту Голема.
golems-first-colour = Сначала выбери цвет.
golems-first-sub = Сначала реши, какая будет подпрограмма.
golems-now-program = Сейчас нужно выложить Программу.
golems-now-token = Сейчас нужно положить жетон Логики или оставить его у себя.
golems-now-choice = Сейчас нужно выбрать Команду.
golems-now-exit = Сейчас нужно выбрать, где выйти на сушу.
golems-now-teleport = Сейчас нужно выбрать клетку для телепорта или отказаться.

# Что происходит
golems-card-taken = { $player } выбирает карту: { golems-card }.
golems-colour-taken = { $player } выбирает цвет: { golems-colour }.
golems-sub-laid = { $player }, подпрограмма: { golems-sub }.
golems-round-began = Начинается раунд { $round }.
golems-turn-began = Ход { $turn }: играет { $player }.
golems-luck-drawn = { $player } тянет карту Удачи: «{ golems-sign }».
golems-luck-seen = Твоя карта Удачи: «{ golems-sign }».
golems-token-got = { $player } берёт жетон Логики: { golems-token }.
golems-token-lacking = { $player } не получает жетон Логики: жетонов «{ golems-token }» больше нет.
golems-readied = { $player }: Программа готова.
golems-locked = Все Программы готовы. Поехали!
golems-token-laid = { $player } кладёт жетон «{ golems-token }» на ряд { $row }{ $card ->
    [yes] {" "}(карта «Да»)
    [no] {" "}(карта «Нет»)
   *[whole] {""}
}. Программа игрока: { $on }.
golems-token-placed = { $player } кладёт жетон «{ golems-token }» на клетку { $cell }.
golems-token-kept = { $player } оставляет жетон Логики у себя.
golems-row-opened = { $player }, ряд { $row }: { $bonus ->
    [plain] { golems-command }
    [for] Повтор 2 — { golems-command }
    [if] { golems-sensor } Да — { golems-command }, Нет — { golems-command-no }
    [while] { golems-until } — { golems-command }
   *[call] Подпрограмма — { golems-command }, { golems-command-no }
}.
golems-waited = { $player } ждёт: в ряду { $row } делать нечего.
golems-token-worked = { $player }: в ряду { $row } действует жетон Логики. { $token ->
    [AND] И: этот ряд и следующий — разом!
    [OR] ИЛИ: первая Команда, вторая или обе!
    [NOT] НЕ: всё наоборот!
   *[XOR] Исключающее ИЛИ: первая Команда или вторая!
}
golems-option-chosen = { $player } выбирает по жетону «{ golems-token }»: { $pick ->
    [first] первая Команда
    [second] вторая Команда
   *[both] обе Команды
}.
golems-die-rolled = { $player } { $sees ->
    [1] видит Голема
   *[0] никого не видит
}. На кубике { $die }. Команда: { golems-command }.
golems-pass-began = Ряд { $row }{ $number ->
    [1] {""}
   *[other] , проход { $number }
}.
golems-looked = { $player } смотрит вперёд. { golems-sensor } { $holds ->
    [1] { golems-yes }
   *[0] { golems-no }
}{ $sensor ->
    [attack] {""}
   *[other] {" "}({ golems-ahead })
}.{ golems-then }
golems-ignored = { $player } вязнет в снегу: нужны две Команды «{ golems-command }» подряд.
golems-turned = { $player } поворачивается и смотрит { golems-facing }.
golems-moved = { $player } идёт с клетки { $start } на клетку { $end }.
golems-pushed = { $player } идёт на клетку { $end } и толкает бочку на клетку { $barrel }.
golems-climbed = { $player } идёт по лестнице: была клетка { $start }, стала { $end }.
golems-blocked = { $player } не может пройти: { $why ->
    [ladder] на лестнице { $other }
    [cell] на ту же клетку метит { $other }
    [golem] на пути { $other }
    [swap] навстречу идёт { $other }, и никто не проходит
   *[other] { golems-why-blocked }
}.
golems-swam = { $player } плюхается в воду на клетке { $cell }.
golems-came-ashore = { $player } выходит на сушу на клетке { $end }.
golems-slid = { $player } скользит по льду на клетку { $end }.
golems-shoved = { $player } скользит и толкает с { $start } на { $end }: { $what ->
    [barrel] бочка
   *[golem] { $other }
}.
golems-stopped = { $player } больше не скользит и стоит на клетке { $cell }: { $why ->
    [ladder] на лестнице { $other }
    [cell] на ту же клетку метит { $other }
    [golem] на пути { $other }
    [swap] навстречу скользит { $other }, и никто не проходит
   *[other] { golems-why-blocked }
}.
golems-stood = { $player } стоит на месте.
golems-token-picked = { $player } подбирает жетон «{ golems-token }» на клетке { $cell }. Он подействует в ряду { $row }.
golems-token-lost = { $player } находит жетон «{ golems-token }» на клетке { $cell }, но он не поможет: { $why ->
    [second] в этом раунде жетон Логики уже есть
   *[late] осталось слишком мало рядов
}.
golems-struck = { $player } наносит Удар! { $met ->
    [golem] Цель — { $other } на клетке { $cell }, сила Удара { $power }
    [barrel] Бочка на клетке { $cell } разбита
    [wall] Стене на клетке { $cell } всё нипочём
    [water] На клетке { $cell } только брызги
    [ladder] Удар уходит в лестницу на клетке { $cell }
   *[none] Там никого нет
}.
golems-barrel-opened = Бочка на клетке { $cell } открыта. Внутри: { golems-content }. Кто ударил: { $seats }.
golems-hurt = { $player } получает 1 повреждение: { $by ->
    [dynamite] динамит взрывается
    [water] от воды Големы ржавеют
   *[loop] это было зацикливание
}. Повреждения: { $damage } из { $limit }.
golems-repaired = { $player } чинится. Повреждения: { $damage } из { $limit }.
golems-row-won = { $player } сможет выложить на один ряд больше в следующем раунде.
golems-row-lost = { $player } выложит на один ряд меньше в следующем раунде.
golems-no-effect = { $player } { $content ->
    [empty] ничего не находит в бочке
    [repair] не нуждается в ремонте: Голем и так цел
   *[other] ничего не замечает: у Ботов нет Программы
}.
golems-hole-opened = { $player } открывает чёрную дыру! Куда попадёт этот Голем?
golems-teleported = { $player } летит через чёрную дыру с клетки { $start } на клетку { $end }. Клетку выбирает { $by }.
golems-declined = { $player } не пользуется чёрной дырой. { $other } остаётся на месте.
golems-defended = { $player } защищается. Можно отбить единиц силы Удара: { $blocks }.
golems-shielded = { $player } отбивает Удар. Отбито: { $blocked }, осталось Защиты: { $left }.
golems-spared = Защита действует на весь ряд: { $player } снимает с себя повреждений: { $gain }. Повреждения: { $damage } из { $limit }.
golems-hit = { $player } получает Удар! Сила { $power }, отбито { $blocked }. Повреждения: { $damage } из { $limit }.
golems-loop-began = { $player } начинает цикл: { golems-command }, снова и снова.
golems-loop-ended = { $player } заканчивает цикл: { $repeats ->
    [0] условие выполнено
    [one] { $repeats } повтор
    [few] { $repeats } повтора
   *[many] { $repeats } повторов
}.
golems-loop-endless = { $player }: зацикливание! { $why ->
    [obstacle] На пути что-то другое
    [circle] Всё идёт по кругу
   *[open] То, чего ждёт цикл, не появляется
}.
golems-eliminated = { $player } выходит из строя на клетке { $cell }. Повреждения: { $damage } из { $limit }.
golems-respawned = { $player } снова на поле, на клетке { $cell }. Голем как новенький.
golems-object-taken = { $player } берёт { golems-object-found } на клетке { $cell }.
golems-object-dropped = { $player } роняет { golems-object-found } на клетке { $cell }.
golems-brought-home = { $player } приносит домой { golems-object-found }. Уже дома: { $count }.
golems-scored = { $player } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, всего { $total }.
golems-token-returned = { $player } возвращает неиспользованный жетон «{ golems-token }». Жетон { $removed ->
    [1] выходит из игры
   *[0] идёт в общую кучу
}.
golems-round-ended = Раунд { $round } окончен.
golems-sudden-death = Поровну! Дополнительный раунд { $number }: всё решит первое повреждение.
golems-match-began = Матч { $number }: на поле { $one } и { $two }.
golems-match-ended = Матч окончен. { $why ->
    [league] Очки за матч: { $winners }
    [dealt] Больше повреждений наносит и побеждает { $winners }
    [lots] Жребий решает: побеждает { $winners }
   *[match] Побеждает { $winners }
}.
golems-game-over = Игра окончена: { $why ->
    [standing] больше никого в строю нет. Победа: { $winners }!
    [rounds] сыгран последний раунд. Победа: { $winners }!
    [goal] цель достигнута. Победа: { $winners }!
    [draw] ничья. Поровну: { $winners }.
   *[lost] в этот раз не вышло. Попробуй ещё!
}

# Наборы и настройки
golems-preset-battle = Битва
golems-preset-logic = Битва с жетонами Логики
golems-preset-cooperative = Вместе против Ботов
golems-preset-puzzle = Головоломка для одного
golems-preset-kids = Режим для детей (5–7 лет)
golems-preset-tournament = Турнир
golems-option-scenario = Сценарий (из списка или свой в виде текста)
golems-option-mode = Вид игры
golems-option-mode-scenario = Как в сценарии
golems-option-mode-standard = Битва
golems-option-mode-kids = Режим для детей
golems-option-mode-puzzle = Головоломка
golems-option-mode-cooperative = Вместе против Ботов
golems-option-mode-tournament = Турнир
golems-option-cards = Карты Големов по местам (например, sword,axe; choose: каждый выбирает; пусто: как в сценарии)
golems-option-colours = Цвета по местам (например, red,blue; choose: каждый выбирает)
golems-option-bots = Боты (например, sword:hunter,axe:guard; пусто: как в сценарии)
golems-option-rounds = Раунды (0: как в сценарии)
golems-option-logic = Жетоны Логики
golems-option-logic-scenario = Как в сценарии
golems-option-logic-off = Нет
golems-option-logic-on = Да
golems-option-subprograms = Подпрограммы
golems-option-subprograms-scenario = Как в сценарии
golems-option-subprograms-on = Да
golems-option-subprograms-off = Нет
golems-option-luck-deck = Карты Удачи (десять знаков, например FOR,IF,WHILE,AND,-; пусто: как в коробке)
golems-option-luck-open = Карты Удачи видны всем
golems-option-program-timer = Секунды на Программу (0: без предела)
golems-option-lethal-check = Голем выходит из строя
golems-option-lethal-check-row-end = В конце ряда
golems-option-lethal-check-pass-end = В конце каждого прохода
golems-option-attack-condition = Можно использовать условие «Атака?»
golems-option-golem-cards = Каждая карта Голема — только у одного игрока
golems-option-golem-cards-taken = Когда карты берут; сценарий может дать одинаковых Големов
golems-option-golem-cards-everywhere = Всегда
golems-option-golem-cards-nowhere = Никогда
golems-option-late-defence = Защита после Удара в том же ряду
golems-option-late-defence-counts = Снимает повреждения
golems-option-late-defence-lost = Опоздала
golems-option-swap = Два Голема, шагающие навстречу
golems-option-swap-allowed = Меняются местами
golems-option-swap-blocked = Остаются на месте
golems-option-ladder-landing = Голема можно поставить на лестницу
golems-option-ladder-landing-teleports = Чёрной дырой
golems-option-ladder-landing-never = Нельзя
golems-option-ladder-landing-everywhere = Чёрной дырой и при выходе из воды
golems-option-slide-exit = Кто соскользнул в воду, может вернуться
golems-option-slide-exit-command = И на клетку, где началась Команда
golems-option-slide-exit-slide = Только на клетку, с которой соскользнул
golems-option-strike-over-water = Удар проходит над водой
golems-option-subprogram-cards = Карты подпрограммы
golems-option-subprogram-cards-committed = Уходят с руки
golems-option-subprogram-cards-copied = Остаются на руке
golems-option-sensor-supply = Жетоны сенсоров
golems-option-sensor-supply-unlimited = Есть всегда
golems-option-sensor-supply-physical = Только те, что не лежат как повреждения
golems-option-while-golem = Голем на пути карты «Повтор пока не…»
golems-option-while-golem-ends = Заканчивает цикл
golems-option-while-golem-endless = Зацикливает
golems-option-while-strike = Удар в карте «Повтор пока не…»
golems-option-while-strike-strict = Один Удар, как только впереди что-то есть
golems-option-while-strike-until-clear = Один Удар по бочке или Голему впереди
golems-option-friendly-fire = Удары попадают и по своим
golems-option-unused-logic = Неиспользованные жетоны Логики
golems-option-unused-logic-supply = Идут в общую кучу
golems-option-unused-logic-removed = Выходят из игры
golems-option-or-unchosen = ИЛИ: выбрана вторая Команда
golems-option-or-unchosen-stays = Первая выполняется в следующем ряду
golems-option-or-unchosen-passed = Первая пропадает
golems-option-ice-trigger = Голем скользит
golems-option-ice-trigger-leave = Когда уходит с клетки льда
golems-option-ice-trigger-enter = Когда приходит на клетку льда
golems-option-snow-scope = Снег замедляет
golems-option-snow-scope-movement = Шаги и повороты
golems-option-snow-scope-translate = Только шаги
golems-option-snow-scope-all = Ещё и Удар с Защитой
golems-option-bot-ladder-blocks = Лестница закрывает Боту обзор
golems-option-bot-strike-timing = Боты наносят Удар
golems-option-bot-strike-timing-step4 = Вместе с игроками
golems-option-bot-strike-timing-immediate = До движения игроков
golems-option-bots-allied = Боты — одна команда
golems-option-bots-allied-scenario = Как в сценарии
golems-option-bots-allied-off = Нет
golems-option-bots-allied-on = Да
golems-option-bot-row-limit = Боты действуют
golems-option-bot-row-limit-off = В каждом ряду
golems-option-bot-row-limit-card = Столько рядов, сколько на их карте
golems-option-end-when-one-player-left = Игра кончается, когда остаётся один игрок
golems-option-last-row-tiebreak = Все последние Големы выходят из строя в одном ряду
golems-option-last-row-tiebreak-draw = Ничья
golems-option-last-row-tiebreak-least-overkill = Побеждает тот, у кого меньше повреждений сверх предела
golems-option-tiebreak = Поровну повреждений в конце
golems-option-tiebreak-draw = Ничья
golems-option-tiebreak-most-damage-dealt = Побеждает тот, кто нанёс больше повреждений
golems-option-tiebreak-sudden-death = Дополнительные раунды до первого повреждения
golems-option-tournament = Турнир
golems-option-tournament-bracket = Сетка: кто проиграл, тот выбывает
golems-option-tournament-league = Лига: каждый с каждым
golems-option-final-map = Поле финала при восьми игроках
golems-option-final-map-river-crossing = Переправа
golems-option-final-map-winter-pass = Зимний перевал
golems-option-kids-simultaneous = Режим для детей: оба Голема ходят одновременно
golems-option-kids-respawn = Режим для детей: сломанный Голем возвращается
golems-option-kids-turn-cap = Режим для детей: предел ходов (0: без предела)

# Что есть в игре: названия и объяснения для тех, кто видит коробку впервые
golems-piece-command-f = Вперёд
golems-piece-command-f-help = Голем делает шаг на одну клетку вперёд.
golems-piece-command-b = Назад
golems-piece-command-b-help = Голем отступает на одну клетку спиной вперёд и смотрит туда же, куда смотрел.
golems-piece-command-l = Поворот влево
golems-piece-command-l-help = Голем поворачивается на четверть круга влево от себя и остаётся на своей клетке.
golems-piece-command-r = Поворот вправо
golems-piece-command-r-help = Голем поворачивается на четверть круга вправо от себя и остаётся на своей клетке.
golems-piece-command-s = Стоять на месте
golems-piece-command-s-help = В этом ряду Голем ничего не делает.
golems-piece-command-x = Удар
golems-piece-command-x-help = Голем бьёт прямо перед собой. Сила и дальность Удара указаны на его карте.
golems-piece-command-d = Защита
golems-piece-command-d-help = Отбивает в этом ряду одну единицу силы Удара, с какой бы стороны он ни пришёл.
golems-piece-bonus-for = Повтор 2
golems-piece-bonus-for-help = Команда на этой карте выполняется дважды.
golems-piece-bonus-if = Есть препятствие?
golems-piece-bonus-if-help = Когда остальные походили, Голем смотрит на клетку перед собой: на «Да» — одна Команда, на «Нет» — другая.
golems-piece-bonus-while = Повтор пока не…
golems-piece-bonus-while-help = Команда повторяется, пока прямо впереди не окажется препятствие. Зацикливание стоит 1 повреждение.
golems-piece-bonus-call = Вызов подпрограммы
golems-piece-bonus-call-help = Выполняет обе карты твоей подпрограммы за один ряд. Другого бонуса в этом раунде не будет.
golems-piece-sensor-any = Любое препятствие
golems-piece-sensor-any-help = Условие замечает любое препятствие: бочку, стену, воду или Голема.
golems-piece-sensor-barrel = Сенсор бочки
golems-piece-sensor-barrel-help = Условие замечает только бочки, даже Големов оно не видит.
golems-piece-sensor-wall = Сенсор стены
golems-piece-sensor-wall-help = Условие замечает только стены, даже Големов оно не видит.
golems-piece-sensor-water = Сенсор воды
golems-piece-sensor-water-help = Условие замечает только воду, даже Големов оно не видит.
golems-piece-sensor-attack = Атака?
golems-piece-sensor-attack-help = Только по договорённости: ответ «Да», если по этому Голему только что попал Удар.
golems-piece-luck-empty = Пустая карта Удачи
golems-piece-luck-empty-help = В этом раунде — ничего особенного.
golems-piece-luck-for = Удача: Повтор 2
golems-piece-luck-for-help = В этом раунде можно использовать карту «Повтор 2».
golems-piece-luck-if = Удача: Есть препятствие?
golems-piece-luck-if-help = В этом раунде можно использовать карту «Есть препятствие?».
golems-piece-luck-while = Удача: Повтор пока не…
golems-piece-luck-while-help = В этом раунде можно использовать карту «Повтор пока не…».
golems-piece-luck-and = Удача: И
golems-piece-luck-and-help = Ты получаешь жетон Логики «И». Без жетонов Логики это пустая карта.
golems-piece-luck-or = Удача: ИЛИ
golems-piece-luck-or-help = Ты получаешь жетон Логики «ИЛИ». Без жетонов Логики это пустая карта.
golems-piece-luck-not = Удача: НЕ
golems-piece-luck-not-help = Ты получаешь жетон Логики «НЕ». Без жетонов Логики это пустая карта.
golems-piece-luck-xor = Удача: исключающее ИЛИ
golems-piece-luck-xor-help = Ты получаешь жетон Логики «исключающее ИЛИ». Без жетонов Логики это пустая карта.
golems-piece-logic-and = И
golems-piece-logic-and-help = Этот ряд и следующий выполняются разом.
golems-piece-logic-or = ИЛИ
golems-piece-logic-or-help = Открываются этот ряд и следующий, и игрок выбирает: первая Команда, вторая или обе.
golems-piece-logic-not = НЕ
golems-piece-logic-not-help = Команда становится обратной: Вперёд и Назад, влево и вправо, Удар и Защита.
golems-piece-logic-xor = Исключающее ИЛИ
golems-piece-logic-xor-help = Его знак — XOR. Как «ИЛИ», но только одна из двух Команд; другая пропадает.
golems-piece-card-sword = Голем с мечом
golems-piece-card-sword-help = Крепкий и простой: хорош для первой игры. Бьёт только на соседнюю клетку.
golems-piece-card-twin-swords = Голем с двумя мечами
golems-piece-card-twin-swords-help = Самая длинная Программа, но ломается он раньше.
golems-piece-card-axe = Голем с топором
golems-piece-card-axe-help = Бьёт сильно и крепок, но Программа у него короче, чем у Голема с мечом.
golems-piece-card-great-axe = Голем с секирой
golems-piece-card-great-axe-help = Бьёт сильно, и Программа длинная, но ломается раньше.
golems-piece-card-spear = Голем с копьём
golems-piece-card-spear-help = Крепкий, а Удар достаёт на клетку дальше, чем меч.
golems-piece-card-pike = Голем с пикой
golems-piece-card-pike-help = Бьёт дальше меча, и Программа длинная, но ломается раньше.
golems-piece-card-halberd = Голем с алебардой
golems-piece-card-halberd-help = Бьёт сильно и далеко, крепок, но Программа совсем короткая.
golems-piece-card-flail = Голем с цепом
golems-piece-card-flail-help = Бьёт сильно и далеко, но ломается раньше.
golems-piece-card-longbow = Голем с луком
golems-piece-card-longbow-help = Достаёт дальше всех и крепок, но Программа совсем короткая.
golems-piece-card-crossbow = Голем с арбалетом
golems-piece-card-crossbow-help = Достаёт дальше всех, и ряд у него лишний по сравнению с луком, но ломается раньше.
golems-piece-card-ballista = Голем с баллистой
golems-piece-card-ballista-help = Бьёт сильно и дальше всех, но Программа совсем короткая, и ломается он раньше.
golems-piece-card-hammer = Голем с молотом
golems-piece-card-hammer-help = Самый сильный Удар — для знатоков: Программа совсем короткая, и ломается он раньше.
golems-piece-value-power = Сила Удара
golems-piece-value-power-help = Сколько повреждений наносит один Удар.
golems-piece-value-limit = Предел Повреждений
golems-piece-value-limit-help = При стольких повреждениях Голем выходит из строя.
golems-piece-value-rows = Число рядов Команд
golems-piece-value-rows-help = Сколько рядов в Программе этого Голема.
golems-piece-value-range = Дальность Удара
golems-piece-value-range-help = На сколько клеток вперёд достаёт Удар.
golems-piece-bot-dice = Бот с кубиком
golems-piece-bot-dice-help = Делает то, что выпало на кубике.
golems-piece-bot-hunter = Бот-охотник
golems-piece-bot-hunter-help = Бьёт, если Удар попадёт в Голема; видит Голема — идёт к нему; иначе делает, что выпало на кубике.
golems-piece-bot-guard = Бот-страж
golems-piece-bot-guard-help = Бьёт, если Удар попадёт в Голема; видит Голема — защищается; иначе поворачивается или ждёт.
golems-piece-bot-fox = Бот-лис
golems-piece-bot-fox-help = Видит Голема — бьёт, если попадёт и кубик чётный, иначе отступает. Никого не видит — делает, что выпало.
golems-piece-bot-breaker = Бот-бочколом
golems-piece-bot-breaker-help = Разбивает бочку прямо перед собой. А так ведёт себя, как охотник, только видит ближе.
golems-piece-bot-duelist = Бот-дуэлянт
golems-piece-bot-duelist-help = Видит Голема — при 5 и 6 защищается, иначе бьёт или идёт к нему. Никого не видит — делает, что выпало.
golems-piece-bot-patrol = Бот-патрульный
golems-piece-bot-patrol-help = Бьёт, если Удар попадёт в Голема; видит Голема — идёт к нему. Иначе шагает вперёд, а где путь закрыт, поворачивает.
golems-piece-bot-dummy = Чучело
golems-piece-bot-dummy-help = Просто стоит: оно для тренировки.
golems-piece-bot-clockwork = Заводной Бот
golems-piece-bot-clockwork-help = Бьёт, если Удар попадёт в Голема; иначе поворачивается вправо, как стрелка часов.
golems-piece-obstacle-wall = Стена
golems-piece-obstacle-wall-help = Голем сквозь неё не пройдёт, и Удар её не сломает.
golems-piece-obstacle-water = Вода
golems-piece-obstacle-water-help = Кто шагнёт в воду, получает 1 повреждение и выходит на свободную клетку рядом с водой.
golems-piece-obstacle-ladder = Лестница
golems-piece-obstacle-ladder-help = Кто шагнёт на лестницу, окажется на другом её конце. Для условия она не препятствие.
golems-piece-obstacle-barrel = Бочка
golems-piece-obstacle-barrel-help = Шаг сдвигает её, если клетка за ней пустая. Удар разбивает её и показывает, что внутри.
golems-piece-obstacle-golem = Голем
golems-piece-obstacle-golem-help = Другой Голем загораживает путь, если только не уходит в тот же миг.
golems-piece-obstacle-edge = Край поля
golems-piece-obstacle-edge-help = Шагнуть за край нельзя. Для условия он не препятствие.
golems-piece-content-empty = Пустая бочка
golems-piece-content-empty-help = Внутри ничего нет.
golems-piece-content-dynamite = Динамит
golems-piece-content-dynamite-help = Взрыв: каждый, кто ударил бочку, получает 1 повреждение, и Защита не поможет.
golems-piece-content-repair = Ремонт
golems-piece-content-repair-help = Снимает по 1 повреждению с каждого, кто ударил бочку.
golems-piece-content-plus = +1 к Программе
golems-piece-content-plus-help = В следующем раунде Программа может быть на один ряд длиннее.
golems-piece-content-minus = −1 к Программе
golems-piece-content-minus-help = В следующем раунде Программа на один ряд короче.
golems-piece-content-hole = Чёрная дыра
golems-piece-content-hole-help = Соперники могут отправить Голема, который ударил бочку, на любую свободную клетку.
golems-piece-terrain-ice = Лёд
golems-piece-terrain-ice-help = Шаг со льда уносит на клетку дальше: Голем скользит.
golems-piece-terrain-snow = Снег
golems-piece-terrain-snow-help = Здесь, чтобы шагнуть или повернуться, нужны две одинаковые Команды подряд.
golems-piece-object-crystal = Кристалл
golems-piece-object-crystal-help = Голем берёт его, если закончит Команду на его клетке. Получит повреждение — уронит.
golems-piece-object-gear = Шестерёнка
golems-piece-object-gear-help = Голем берёт её, если закончит Команду на её клетке.
golems-piece-object-treasure = Сокровище
golems-piece-object-treasure-help = Награда для Голема его цвета.
golems-piece-landmark-flag = Флаг
golems-piece-landmark-flag-help = Это цель: сюда нужно дойти.
golems-piece-landmark-hill = Гора
golems-piece-landmark-hill-help = Голем, который стоит здесь в конце раунда, получает очки.
golems-piece-landmark-home = Дом
golems-piece-landmark-home-help = Стартовая клетка Голема. Сюда он приносит то, что несёт.
golems-piece-landmark-place = Клетка в рамке
golems-piece-landmark-place-help = Цель Голема этого цвета.
golems-piece-mark-damage = Повреждение
golems-piece-mark-damage-help = Сломанная шестерёнка. Когда их столько, сколько в пределе Повреждений, Голем выходит из строя.
golems-piece-mark-sub = Подпрограмма
golems-piece-mark-sub-help = Две Команды, выложенные на всю игру. Карта «Вызов подпрограммы» выполняет их за один ряд.
golems-piece-mark-die = Кубик
golems-piece-mark-die-help = Его бросают за каждого Бота в каждом ряду.
golems-piece-mark-eye = Глаз
golems-piece-mark-eye-help = На столько клеток прямо перед собой Бот замечает Голема. Стена закрывает обзор.

# Цели: к чему идёт игра, одной фразой за столом
golems-goal-own = { $own ->
    [damage] {" "}Твои повреждения: { $damage } из { $limit }.
    [out] {" "}Твой Голем вышел из строя.
    [shared] {" "}Твой Голем вышел из строя; если другие справятся, вы победите вместе.
   *[none] {""}
}
golems-goal-things = { $object ->
    [crystal] кристаллы
    [gear] шестерёнки
   *[treasure] сокровища
}
golems-goal-things-more = { $object ->
    [crystal] кристаллов
    [gear] шестерёнок
   *[treasure] сокровищ
}
golems-goal-last = { $you ->
    [no] Побеждает последний Голем в строю
   *[yes] Останься в строю последним
}{ $bots ->
    [0] {""}
   *[other] {" "}(Боты тоже считаются)
}{ $rounds ->
    [0] {""}
   *[other] { $you ->
        [no] ; после раунда { $rounds } побеждает игрок с наименьшим числом повреждений
       *[yes] {" "}или получи меньше всех повреждений к концу раунда { $rounds }
    }
}.{ golems-goal-own }
golems-goal-alone = { $bots ->
    [0] Продержись в строю
   *[other] Выведи из строя всех Ботов или продержись
} до конца раунда { $rounds }.{ golems-goal-own }
golems-goal-extra = Поровну! Побеждает тот, у кого в конце ряда повреждений меньше, чем у всех остальных.{ golems-goal-own }
golems-goal-reach = { $you ->
    [no] На клетке { $cell } должен стоять { golems-colour } Голем
   *[yes] Твой Голем должен стоять на клетке { $cell }
}, { $rounds ->
    [1] когда его Программа закончится
   *[other] когда закончится раунд, не позже раунда { $rounds }
}{ $undamaged ->
    [yes] , и без повреждений
   *[no] {""}
}.
golems-goal-bots = { $together ->
    [yes] Вместе выведите из строя всех Ботов
   *[no] Выведи из строя всех Ботов
} за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}{ $golem ->
    [whole] {" "}без единого повреждения
    [action] { $you ->
        [no] ; хотя бы один Голем игроков должен остаться в строю
       *[yes] { $together ->
            [yes] ; хотя бы один ваш Голем должен остаться в строю
           *[no] ; твой Голем должен остаться в строю
        }
    }
   *[any] {""}
}. Осталось Ботов: { $left }.{ golems-goal-own }
golems-goal-hill = { $you ->
    [no] Голем на горе в конце раунда — это 1 очко
   *[yes] Стой на горе в конце раунда: это 1 очко
}{ $alone ->
    [1] {""}
   *[other] , а если других там нет, то { $alone }
}. Для победы нужно { $target ->
    [one] { $target } очко
    [few] { $target } очка
   *[many] { $target } очков
} или больше всех очков после раунда { $rounds }.{ $you ->
    [no] {""}
   *[yes] {" "}У тебя: { $count }.
}
golems-goal-race-to = { $thing ->
    [crystal] кристалла
    [gear] шестерёнки
    [treasure] сокровища
   *[flag] флага
}
golems-goal-race = { $you ->
    [no] { $whose ->
        [one] Голем должен дойти до { golems-goal-race-to }
        [own] Побеждает Голем, который раньше дойдёт до { golems-goal-race-to } своего цвета
       *[any] Побеждает Голем, который раньше дойдёт до { golems-goal-race-to }
    }
   *[yes] { $whose ->
        [one] Дойди до { golems-goal-race-to }
        [own] Дойди раньше других до { golems-goal-race-to } своего цвета
       *[any] Дойди раньше других до { golems-goal-race-to }
    }
}{ $mode ->
    [last] . Побеждает и последний Голем в строю.
    [alone] .
   *[kids] !
}
golems-goal-home = { $you ->
    [no] Големы несут { golems-goal-things } на свои стартовые клетки
   *[yes] Неси { golems-goal-things } на свою стартовую клетку
}: для победы нужно { $target } или больше всех после раунда { $rounds }.{ $mode ->
    [last] {" "}Побеждает и последний Голем в строю.
   *[other] {""}
}{ $you ->
    [no] {""}
   *[yes] {" "}У тебя: { $count }.
}
golems-goal-collect = { $you ->
    [no] Побеждает Голем, который соберёт больше { golems-goal-things-more }
   *[yes] Собери больше всех { golems-goal-things-more }
}{ $mode ->
    [last] . Побеждает и последний Голем в строю.
    [alone] .
   *[kids] !
}{ $you ->
    [no] {""}
   *[yes] {" "}У тебя: { $count }.
} На поле: { $left }.
golems-goal-bracket = { $you ->
    [no] Кто проиграл матч, тот выбывает; победитель финала выигрывает турнир.
    [out] Твой матч проигран, и турнир для тебя окончен. Его выиграет победитель финала.
    [waiting] Выиграй все свои матчи — и турнир твой. Дождись следующего матча.
    [extra] Поровну! Матч выигрывает тот, у кого в конце ряда повреждений меньше.
   *[playing] Выиграй этот матч: останься в строю последним или получи меньше повреждений к концу раунда { $rounds }.
}{ golems-goal-own }
golems-goal-league = { $you ->
    [no] Очки за победу в матче: { $win }, за ничью: { $draw }. Турнир выигрывает тот, у кого больше очков.
   *[yes] Выигрывай матчи: очки за победу — { $win }, за ничью — { $draw }. Побеждает тот, у кого больше очков. У тебя: { $count }.
}{ golems-goal-own }

# Сценарии
golems-goal-standard = Побеждает последний Голем в строю, а после последнего раунда — Голем с наименьшим числом повреждений.
golems-scenario-first-duel = Первая дуэль
golems-scenario-first-duel-story = Два Голема, два меча и пустой двор: в самый раз, чтобы научиться ходить, поворачиваться и бить.
golems-scenario-first-duel-goal = { golems-goal-standard }
golems-scenario-barrel-yard = Двор с бочками
golems-scenario-barrel-yard-story = Посреди двора стоят четыре королевские бочки, и никто не знает, что в них.
golems-scenario-barrel-yard-goal = { golems-goal-standard }
golems-scenario-river-crossing = Переправа
golems-scenario-river-crossing-story = Два ручья делят луг пополам; Големы умеют плавать, но ржавеют.
golems-scenario-river-crossing-goal = { golems-goal-standard }
golems-scenario-three-knights = Три рыцаря
golems-scenario-three-knights-story = Три Голема гоняются друг за другом вокруг старой башни.
golems-scenario-three-knights-goal = { golems-goal-standard }
golems-scenario-grand-melee = Большая схватка
golems-scenario-grand-melee-story = Четыре Голема выходят на круглую арену из четырёх ворот, и весь двор кричит «ура».
golems-scenario-grand-melee-goal = { golems-goal-standard }
golems-scenario-two-floors = Два этажа
golems-scenario-two-floors-story = Подвал и зал старого замка соединяют две лестницы: смотри, кто по ним идёт!
golems-scenario-two-floors-goal = { golems-goal-standard }
golems-scenario-winter-pass = Зимний перевал
golems-scenario-winter-pass-story = С обеих сторон дорога чистая, а посередине — лёд и снег.
golems-scenario-winter-pass-goal = { golems-goal-standard }
golems-scenario-frozen-lake = Замёрзшее озеро
golems-scenario-frozen-lake-story = Турнир идёт прямо на льду озера, среди сугробов.
golems-scenario-frozen-lake-goal = { golems-goal-standard }
golems-scenario-bots-at-the-gate = Боты у ворот
golems-scenario-bots-at-the-gate-story = Два Бота стерегут ворота и нападают на всё, что видят.
golems-scenario-bots-at-the-gate-goal = { golems-goal-standard } Боты — против всех.
golems-scenario-third-wheel = Незваный гость
golems-scenario-third-wheel-story = Сбежавший Бот с копьём портит праздник трём Големам.
golems-scenario-third-wheel-goal = { golems-goal-standard } Бот — против всех.
golems-scenario-long-corridor = Длинный коридор
golems-scenario-long-corridor-story = Коридор длинный, а память у Голема короткая: хватит ли четырёх рядов?
golems-scenario-long-corridor-goal = После Программы твой Голем стоит на клетке d3.
golems-scenario-powder-keg = Пороховая бочка
golems-scenario-powder-keg-story = Чучело прячется за бочками с динамитом, так что смотри, куда бьёшь.
golems-scenario-powder-keg-goal = Чучело вышло из строя, а твой Голем — нет.
golems-scenario-upstairs = Наверх
golems-scenario-upstairs-story = Чучело ждёт этажом выше, там, куда ведёт лестница.
golems-scenario-upstairs-goal = Чучело вышло из строя.
golems-scenario-clockwork-sentry = Заводной часовой
golems-scenario-clockwork-sentry-story = Часовой вертится, как стрелка часов, и бьёт на две клетки: подойди, когда он смотрит в другую сторону.
golems-scenario-clockwork-sentry-goal = Часовой вышел из строя, а у твоего Голема нет повреждений.
golems-scenario-ice-and-snow = Лёд и снег
golems-scenario-ice-and-snow-story = Лёд быстрее, чем кажется, а снег медленнее.
golems-scenario-ice-and-snow-goal = После Программы твой Голем стоит на клетке c3.
golems-scenario-until-the-wall = До самой стены
golems-scenario-until-the-wall-story = Зачем считать шаги? Где-то в конце всё равно стена.
golems-scenario-until-the-wall-goal = После Программы твой Голем стоит на клетке g4, и у него нет повреждений.
golems-scenario-last-stand = Последний рубеж
golems-scenario-last-stand-story = Три маленьких Бота против одного храброго Голема.
golems-scenario-last-stand-goal = До конца последнего раунда все Боты вышли из строя, а твой Голем — нет.
golems-scenario-bot-hunt = Охота на Ботов
golems-scenario-bot-hunt-story = Двое друзей со своими Големами ловят двух сбежавших Ботов.
golems-scenario-bot-hunt-goal = Вы побеждаете вместе, если оба Бота вышли из строя, а хотя бы один ваш Голем — нет.
golems-scenario-king-of-the-hill = Царь горы
golems-scenario-king-of-the-hill-story = Кто стоит на горе, когда звонит колокол, тот получает монету.
golems-scenario-king-of-the-hill-goal = После каждого раунда Голем на клетке e5, f5, e6 или f6 получает 1 очко, а если он там один — 2; побеждают 6 очков или больше всех после последнего раунда.
golems-scenario-crystal-run = Гонка за кристаллами
golems-scenario-crystal-run-story = Посреди поля сверкают два волшебных кристалла: кто унесёт их домой?
golems-scenario-crystal-run-goal = Принеси оба кристалла на свою стартовую клетку; после последнего раунда побеждает тот, у кого их больше. Голем, получивший повреждение, роняет кристалл.
golems-scenario-logic-school = Школа логики
golems-scenario-logic-school-story = На полу лежат волшебные знаки: наступишь — и следующая Команда изменится.
golems-scenario-logic-school-goal = { golems-goal-standard }
golems-scenario-treasure-labyrinth = Сокровище в лабиринте
golems-scenario-treasure-labyrinth-story = В лабиринте каждого Голема ждёт своё сокровище.
golems-scenario-treasure-labyrinth-goal = Побеждает Голем, который первым дойдёт до своего сокровища.
golems-scenario-race-to-the-edge = Гонка до края
golems-scenario-race-to-the-edge-story = На старт, внимание, марш — к другому краю поля!
golems-scenario-race-to-the-edge-goal = Побеждает Голем, который первым дойдёт до верхнего ряда клеток, ряда 1.
golems-scenario-gear-collectors = Собиратели шестерёнок
golems-scenario-gear-collectors-story = Кто-то рассыпал семь блестящих шестерёнок, и они нужны обоим Големам.
golems-scenario-gear-collectors-goal = Когда все шестерёнки собраны, побеждает Голем, у которого их больше.
golems-scenario-kings-tournament = Королевский турнир
golems-scenario-kings-tournament-story = Король Кибертании зовёт всех на большой турнир Големов.
golems-scenario-kings-tournament-goal = Выигрывай матчи: турнир выигрывает победитель финала или лучший в лиге.

# Ошибки в настройках, сценариях и позициях
golems-bad-position = Эта позиция не читается: { $what }.
golems-bad-scenario = { golems-mistake } (строка { $line }).
golems-bad-options = { golems-mistake }.
golems-mistake = { $what ->
    [indented] «{ $found }» стоит не на месте: строки с отступом бывают только под { $known }
    [word] В сценарии нет слова «{ $found }»; есть: { $known }
    [twice] «{ $found }» стоит дважды, первый раз — в строке { $known }
    [missing] Не хватает «{ $found }»
    [empty] В списке «{ $found }» есть пустое место
    [number] Здесь нужно целое число из { $known }, а не «{ $found }»
    [known] «{ $found }» здесь не подходит; есть: { $known }
    [cell] На этом поле нет клетки «{ $found }»
    [large] Поле { $found } слишком велико; предел ширины и высоты: { $known }
    [ragged] Все строки карты поля одной ширины, здесь { $known }, а эта — другой: { $found }
    [sign] На карте поля нет знака «{ $found }»; есть: { $known }
    [ladder] Знак лестницы «{ $found }» стоит на карте поля дважды; первый — на клетке { $known }
    [pair] Лестнице { $found } нужны оба конца
    [part] Часть поля записывают так: «M summer a1», а не «{ $found }»
    [outside] Часть { $found } на клетке { $known } закрывает клетки, которых нет на карте поля
    [overlap] Части { $found } и { $known } накладываются друг на друга
    [no-part] Под клеткой { $found } нет части поля
    [layer] Слой «terrain» должен быть такой же величины, как карта поля: { $found }
    [terrain] На клетке { $found } может быть только «{ $known }»
    [many-barrels] Слишком много бочек: { $found }; в коробке { $known }
    [many-water] Слишком много жетонов воды: { $found }; в коробке { $known }
    [many-obstacles] Слишком много стен, воды и лестниц: { $found }; в коробке { $known }
    [start] Стартовую клетку записывают так: «b4 N», а не «{ $found }»
    [starts] Стартовых клеток: { $found }, а нужно: { $known }
    [bot] Бота записывают так: «hunter sword a1 E», а не «{ $found }»
    [golems] Слишком много Големов: { $found }; предел: { $known }
    [facings] Если игроков трое или четверо, все Големы смотрят в разные стороны, а не { $found }
    [two] В режиме для детей Големов 2, а не { $found }
    [values] «{ $found }» — не карта Голема и не числа вида 1/3/4/1; карты: { $known }
    [not-free] Здесь занято: { $found }
    [barrel] Бочку записывают так: «c2 dynamite», а не «{ $found }»
    [unnamed] Не сказано, что в бочке на клетке { $found }
    [no-barrel] На клетке { $found } нет бочки
    [contents] Слишком много бочек «{ $found }»; в коробке { $known }
    [token] Жетон Логики записывают так: «b1 NOT», а не «{ $found }»
    [tokens] Слишком много жетонов { $found }; в коробке { $known }
    [objects] Для цели «{ $found }» нужны предметы на поле
    [win] «{ $found }» не относится к этой цели
    [cells] Сколько клеток нужно для цели «{ $found }»: { $known }
    [no-bots] Для «{ $found }» нужен хотя бы один Бот
    [tournament] Цель «bracket» и вид «tournament» бывают только вместе; здесь цель «{ $found }»
    [alone] Для цели «{ $found }» нужны хотя бы два Голема
    [kids] Цели «{ $found }» нет в режиме для детей
    [unknown] Сценария «{ $found }» нет; есть: { $known }
    [seats] Число игроков в этом сценарии: { $known }, а не { $found }
    [mode] Вид игры «{ $found }» не подходит к этому сценарию; его вид — «{ $known }»
    [luck] Карты Удачи — это десять знаков через запятую из списка ({ $known }), а не «{ $found }»
    [cards] Карты Големов — это слова из списка ({ $known }) через запятую, для каждого игрока, а не «{ $found }»
    [same-card] У двух игроков не может быть одной и той же карты Голема (её стороны — { $known }): «{ $found }»
    [colours] Цвета — это разные слова из списка ({ $known }) через запятую, а не «{ $found }»
    [bots] Бот — это карта и программа вида sword:hunter на свободной стартовой клетке, а не «{ $found }»; программы: { $known }
   *[other] «{ $found }» здесь не подходит; подходит: { $known }
}
