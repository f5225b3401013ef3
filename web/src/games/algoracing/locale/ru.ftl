# То, что говорит только страница; названия карт, углов и цветов — у сервера.

# Поле словами
algoracing-page-board = Игровое поле
algoracing-page-squares = Осмотр клеток стрелками
algoracing-page-level = уровень { $level }
algoracing-page-base = { $colour ->
    [red] красная база
    [yellow] жёлтая база
    [green] зелёная база
   *[blue] синяя база
}
algoracing-page-lab = лаборатория: { $players }
algoracing-page-labs-in = лаборатории: { $corners }
algoracing-page-rover = вездеход ({ $player }), смотрит { algoracing-facing }, { $count ->
    [0] без груза
    [one] { $count } образец на борту
    [few] { $count } образца на борту
   *[many] { $count } образцов на борту
}
algoracing-page-samples = { $count ->
    [one] { $count } образец
    [few] { $count } образца
   *[many] { $count } образцов
} лицом вниз
algoracing-page-elevator-down = лифт вниз на { $square }
algoracing-page-elevator-up = лифт вверх на { $square }
algoracing-page-elevator-broken = лифт не работает
algoracing-page-wall = каменная стенка, если смотреть { algoracing-facing }
algoracing-page-ghost = Если выполнить сейчас, вездеход окажется на { $square } и будет смотреть { algoracing-facing }.{ $skipped ->
    [0] {""}
    [one] {" "}Будет пропущена { $skipped } команда.
    [few] {" "}Будут пропущены { $skipped } команды.
   *[many] {" "}Будет пропущено { $skipped } команд.
}
algoracing-page-busy = лифт занят: ждём
algoracing-page-full = нет места: { $count ->
    [one] образец остаётся
   *[other] образцы остаются
}
algoracing-page-futile = Всё тщетно…

# Стол игрока
algoracing-page-desk = Алгоритм и карты
algoracing-page-algorithm = Алгоритм: { $length } из { $limit }
algoracing-page-hand = Твои карты
algoracing-page-no-cards = Карты раздают, когда все базы выбраны.
algoracing-page-places = Места для этой карты
algoracing-page-covered = Под ней: { $cards }
algoracing-page-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
algoracing-page-discard = Отбой: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
algoracing-page-discard-order = Сверху — последняя.
algoracing-page-marked = будет заменена
algoracing-page-draw = { $count ->
    [0] Ничего не менять
    [one] Заменить { $count } карту
    [few] Заменить { $count } карты
   *[many] Заменить { $count } карт
}
algoracing-page-keys = 1–{ $count } карта · ← → место · Enter · R выполнить · P пас
algoracing-page-keys-help = Карту выбирают её номером, место — стрелками, кладут клавишей Enter. Escape отменяет выбор. R выполняет алгоритм, P — пас.

# Игроки и очки
algoracing-page-players = Игроки
algoracing-page-player = { $player } ({ algoracing-colour }): очков { $points } из { $target }; на борту: { $aboard }; карт: { $cards }
algoracing-page-type = { $type ->
    [red] красный образец
    [yellow] жёлтый образец
    [green] зелёный образец
   *[blue] синий образец
}
algoracing-page-letter = { $type ->
    [red] К
    [yellow] Ж
    [green] З
   *[blue] С
}
algoracing-page-first = первый игрок
algoracing-page-on-turn = сейчас ход
algoracing-page-away = больше не играет
algoracing-page-score = Подсчёт очков
algoracing-page-score-player = Игрок
algoracing-page-score-points = Очки
algoracing-page-won = победа
algoracing-page-round = Раунд { $round }
