# Что говорит только страница; названия карт и цветов даёт сервер.

# Рабочий стол
golems-page-desk = Программа и карты
golems-page-program = Программа: { $length } из { $most }
golems-page-program-of = Программа: { $player }
golems-page-whose = Чья Программа
golems-page-flowchart = Блок-схема
golems-page-python = Python
golems-page-form = Показать Программу как
golems-page-hand = Твои карты
golems-page-card = { $name }: { $count ->
    [0] карт не осталось
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
golems-page-command = { $command ->
    [F] Вперёд
    [B] Назад
    [L] Влево
    [R] Вправо
    [S] Стоять
    [X] Удар
   *[D] Защита
}
# Мягкий перенос: на узкой карте длинное слово делится по слогам.
golems-page-bonus = { $bonus ->
    [for] Повтор { $repeats }
    [if] Препят{ "\u00AD" }ствие?
    [while] Пока не…
    [call] Вызов
   *[plain] нет бонуса
}
golems-page-no-bonus = В этом раунде нет карты бонуса
golems-page-sensors = На что реагирует условие
golems-page-sensor = { $sensor ->
    [any] любое препятствие
    [barrel] бочка
    [wall] стена
    [water] вода
   *[attack] атака
}
golems-page-sign = { $sign ->
    [AND] И
    [OR] ИЛИ
    [NOT] НЕ
   *[XOR] XOR
}
golems-page-yes = Да
golems-page-no = Нет
golems-page-empty = пусто
golems-page-face-down = рубашкой вверх
golems-page-place = Ряд { $row }{ $part ->
    [head] , карта бонуса
    [yes] , Да
    [no] , Нет
   *[first] {""}
}: { $name }
golems-page-take-away = Убрать карту из ряда { $row }
golems-page-next = Ряд { $row }: сюда ляжет следующая карта
golems-page-next-card = следующая карта
golems-page-extra = лишний ряд, по желанию
golems-page-later = после «Готово»
golems-page-token = Жетон Логики: { $token }
golems-page-ready = Готово
golems-page-fill = Заполнить
golems-page-fill-gap = Сначала положи карту на пустое место в ряду { $row }.
golems-page-fill-help = Пустые ряды заполнятся безобидными картами, и всё готово
golems-page-keys-help = F, B, L, R, S, X и D кладут Команды; 1 кладёт карту бонуса, с цифрами от 2 до 5 она реагирует на один вид препятствий; C вызывает подпрограмму. Стрелки вверх и вниз выбирают карту, Backspace её убирает. Enter: готово.
golems-page-waiting = { $count ->
    [one] { $names } ещё думает.
    [few] { $names } ещё думают.
   *[many] { $names } ещё думают.
}
golems-page-thinking = думает…
golems-page-out = вне строя
golems-page-you-are-out = Твой Голем вышел из строя. Можно следить за остальными.
golems-page-bot = Бот

# Выбор
golems-page-cards = Карты Големов
golems-page-weapon = { $card ->
    [sword] Меч
    [twin-swords] Два меча
    [axe] Топор
    [great-axe] Секира
    [spear] Копьё
    [pike] Пика
    [halberd] Алебарда
    [flail] Цеп
    [longbow] Лук
    [crossbow] Арбалет
    [ballista] Баллиста
   *[hammer] Молот
}
golems-page-value = { $value ->
    [power] сила Удара
    [limit] предел Повреждений
    [rows] рядов Команд
   *[reach] дальность Удара
} { $count }
golems-page-value-name = { $value ->
    [power] сила
    [limit] предел Повреждений
    [rows] ряды
   *[reach] дальность
}
golems-page-colours = Цвета
golems-page-sub = Подпрограмма
golems-page-sub-place = Карта { $place } подпрограммы: { $name }
golems-page-sub-help = Две Команды, которые карта «Вызов» выполняет за один ряд. Они остаются на всю игру.
golems-page-sub-lay = Выложить
golems-page-sub-none = Не нужна
golems-page-cells = Клетки
golems-page-exit-help = Твой Голем в воде. Выбери, где ему выйти на сушу: здесь или на поле.
golems-page-teleport-help = Чёрная дыра! Отправь Голема игрока { $player } на любую из этих клеток или оставь его на месте.
golems-page-decline = Оставить на месте
golems-page-token-does = { $sign ->
    [AND] соединяет этот ряд со следующим: оба выполняются за один.
    [OR] открывает этот ряд и следующий, и игрок выбирает: один из них или оба.
    [NOT] делает Команду обратной: Вперёд и Назад, влево и вправо, Удар и Защита.
   *[XOR] открывает этот ряд и следующий, и игрок выбирает один; другой пропадает.
}
golems-page-token-help = Положи его на ряд любой Программы или на свободную клетку либо оставь у себя.
golems-page-lay-token = Положить жетон на ряд { $row }, { $player }
golems-page-lay-token-card = Положить жетон на карту «{ $side ->
    [yes] Да
   *[no] Нет
}» ряда { $row }
golems-page-on-cell = На клетку…
golems-page-keep = Оставить у себя
golems-page-choice = Какую Команду выполнить?
golems-page-pick = { $pick ->
    [OR-first] Сейчас ряд { $first }. Ряд { $second } ждёт своей очереди.
    [OR-second] Сейчас ряд { $second }. Ряд { $first } пропускается.
    [OR-both] Оба сейчас, один за другим.
    [XOR-first] Сейчас ряд { $first }. Ряд { $second } пропадает.
    [XOR-second] Сейчас ряд { $second }. Ряд { $first } пропадает.
   *[XOR-both] XOR не даёт выбрать оба.
}

# Поле
golems-page-board = Поле
golems-page-golem = Голем игрока { $player } ({ golems-colour }), смотрит { golems-facing }
golems-page-damage = повреждения: { $damage } из { $limit }
golems-page-in-snow = ждёт в снегу такую же Команду ещё раз
golems-page-carries = несёт { golems-object-found }
golems-page-ladder = лестница { $letter } { $way ->
    [up] вверх
   *[down] вниз
}, ведёт на { $cell }
golems-page-terrain = { $terrain ->
    [ice] лёд
   *[snow] снег
}
golems-page-goal = цель
golems-page-goal-of = цель: { $player }
golems-page-home-of = дом: { $player }
golems-page-barrel-with = бочка, внутри: { golems-content }
golems-page-gap = нет клетки
golems-page-free = свободно
golems-page-examine = { $golem }. Сила Удара { $power }, дальность { $range }.
golems-page-choose-exit = Клетки, где Голем может выйти на сушу
golems-page-choose-teleport = Клетки для телепорта
golems-page-choose-token = Клетки для жетона Логики
golems-page-snow-one = Снег: 1 из 2
golems-page-endless = Зацикливание: { $why ->
    [obstacle] на пути что-то другое
    [circle] всё повторяется
   *[open] этого не дождаться
}
golems-page-token-lost = { $token } не пригодится: { $why ->
    [second] только один жетон за раунд
   *[late] осталось мало рядов
}

# Ряд и его шаги
golems-page-row = Ряд { $row } из { $rows }
golems-page-pass = проход { $pass }
golems-page-steps = Шаги ряда
golems-page-step = { $step ->
    [1] ход
    [2] проверка
    [3] 2-й ход
    [4] Удар
    [5] Защита
   *[6] повтор
}
golems-page-round = Раунд { $round } из { $rounds }
golems-page-extra-round = Дополнительный раунд { $round }
golems-page-turn = Ход { $turn }

# Големы и очки
golems-page-players = Големы
golems-page-player = { $player } ({ golems-colour })
golems-page-values = сила Удара { $power }, предел Повреждений { $limit }, рядов { $rows }, дальность { $reach }
golems-page-eye = видит клеток: { $range }
golems-page-bot-program = Его Программа
golems-page-luck = карта Удачи: { golems-sign }
golems-page-holds = есть жетон Логики: { golems-sign }
golems-page-modifier = следующая Программа: { $change }
golems-page-won-so-far = { $kind ->
    [hill] очки
    [home] принесено домой
   *[collect] собрано
}: { $count }
golems-page-comes-back = вернётся в следующем раунде
golems-page-is-ready = готово
golems-page-score = Что стало с Големами
golems-page-score-golem = Голем
golems-page-score-damage = Повреждения
golems-page-score-dealt = Нанесено
golems-page-score-points = { $kind ->
    [hill] Очки
    [home] Принесено
   *[collect] Собрано
}
golems-page-won = победа

# Турнир
golems-page-match = Матч { $match } · Раунд { $round }
golems-page-cup = Турнир
golems-page-cup-now = сейчас играет:
golems-page-cup-player = Игрок
golems-page-cup-won = Победы
golems-page-cup-points = Очки
golems-page-cup-balance = Повреждения: нанесено − получено
