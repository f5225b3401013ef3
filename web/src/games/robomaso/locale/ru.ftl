# Что говорит только страница; названия даёт сервер.

robomaso-page-round = Раунд { $round }
robomaso-page-next-stop = К следующей стычке или столкновению

# Роботы и игроки
robomaso-page-players = Игроки
robomaso-page-player = { $player }: дисков { $discs } из { $goal }
robomaso-page-on-turn = ходит
robomaso-page-state = { $state ->
    [reserve] в резерве
    [board] на { $cell }, смотрит { robomaso-heading }
    [mud] в грязи на { $cell }, смотрит { robomaso-heading }
    [home] ждёт возвращения со своими картами
   *[dead] ждёт возвращения
}
robomaso-page-state-short = { $state ->
    [reserve] резерв
    [mud] грязь
   *[waits] ждёт
}
robomaso-page-discs = { $count ->
    [0] без дисков
    [one] { $count } диск
    [few] { $count } диска
   *[many] { $count } дисков
}
robomaso-page-cards = карт { $total } из { $full }
robomaso-page-reaction = реакция { $reaction }
robomaso-page-nobody = никто
robomaso-page-corner = { $corner ->
    [nw] Северо-запад
    [ne] Северо-восток
    [se] Юго-восток
    [sw] Юго-запад
   *[none] ещё не выбран
}
robomaso-page-home-corner = Домашний угол: { $corner }
robomaso-page-home-of = Здесь дома { $player }
robomaso-page-field = { $laid ->
    [yes] Поле высадки на { $cell }
   *[no] Поле высадки ещё не выложено
}
robomaso-page-machine = { $state ->
    [hand] Компьютер ещё не выложен
    [working] Компьютер на { $cell }, дисков в нём: { $stored }
   *[cancelled] Компьютер отключён
}
robomaso-page-round-of = Раунд { $round }{ $limit ->
    [0] {""}
   *[other] {" "}из { $limit }
}
robomaso-page-truce = Перемирие: { $rounds ->
    [1] последний раунд
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
robomaso-page-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
robomaso-page-supply = Вместимость в запасе: { $count }

# Стол игрока
robomaso-page-desk = Твой стол
robomaso-page-doing = { $question ->
    [discs] { $players }: раздаёт диски.
    [corner] { $players }: выбирает домашний угол.
    [opening] { $players }: выкладывает первую карту.
    [place] { $players }: ставит первого робота.
    [build] { $players }: строит — карта, поле высадки или компьютер.
    [lay] { $players }: ищет место для карты.
    [deploy] { $players }: высаживает робота.
    [pick] { $players }: выбирает, какой робот едет сейчас.
    [drive] { $players }: едет { $robot }.
    [take] { $players }: брать ли карту? ({ $robot })
    [give] { $players }: брать ли карту второму роботу?
    [rob] { $players }: { $robot } грабит компьютер.
    [home] { $players }: { $robot } снова на поле высадки.
    [aim] { $players }: целится.
    [fight] { $players }: стрелять или не стрелять?
    [secret] Тайный выбор: { $players }.
    [loot] { $players }: выбирает трофей.
    [end] { $players }: ход вот-вот закончится.
   *[none] Ждём.
}
robomaso-page-turn-of = Ходит { $player }
robomaso-page-moving = { $player }: едет { $robot }, осталось очков движения: { $points }
robomaso-page-then = Потом: { $players }
robomaso-page-no = Нет, подожди
robomaso-page-reach = Досягаемость
robomaso-page-reach-of = Куда может доехать { $robot }
robomaso-page-lines = Линии огня

# Подготовка и строительство
robomaso-page-split = { $few } — { $one }, { $many } — { $two }
robomaso-page-split-note = Один робот начинает на поле, другой ждёт в резерве.
robomaso-page-draw = Взять карту
robomaso-page-not-now = Сейчас нельзя: нажми, чтобы узнать почему.
robomaso-page-lay-field = Поле высадки
robomaso-page-field-note = Вводит в игру второго робота.
robomaso-page-lay-computer = Компьютер
robomaso-page-computer-note = Хранит диски, выстрелы им не страшны.
robomaso-page-skip-note = Выкладывать нечего.
robomaso-page-held = { $what ->
    [field] Твоё поле высадки
   *[computer] Твой компьютер
}
robomaso-page-turn-left = Повернуть налево (Q)
robomaso-page-turn-right = Повернуть направо (E)
robomaso-page-turn-hint = Повернуть: щелчком, колесом, правой кнопкой или клавишами Q и E
robomaso-page-turn-held = { $card }: повернуть { $turns ->
    [0] (не повёрнута)
    [1] (повёрнута на четверть)
    [2] (повёрнута наполовину)
   *[3] (повёрнута на три четверти)
}
robomaso-page-places = { $count ->
    [0] { $ways ->
        [1] На поле нет места.
       *[other] В таком положении места нет: поверни карту.
    }
    [one] В таком положении { $count } место. Нажми на него на поле.
    [few] В таком положении { $count } места. Нажми на одно из них на поле.
   *[many] В таком положении { $count } мест. Нажми на одно из них на поле.
}
robomaso-page-list = Места списком
robomaso-page-put-back = Положить обратно

# Высадка
robomaso-page-headings = Куда смотрит { $robot }
robomaso-page-look = { $robot } смотрит { $side }
robomaso-page-look-where = Куда он смотрит?
robomaso-page-entrance = { $fate ->
    [flytrap] Там Робомухоловка. Кто сейчас высадится, будет съеден.
   *[crash] Там стоит чужой робот. Кто сейчас высадится, столкнётся с ним: в металлолом пойдут все.
}
robomaso-page-postpone = Пусть подождёт

# Движение
robomaso-page-compass = Куда едет { $robot }
robomaso-page-step = Ехать { $side }{ $relative ->
    [ahead] , прямо
    [right] , направо
    [left] , налево
   *[back] , назад
}{ $fate ->
    [crash] . Столкновение с роботом!
    [flytrap] . Там Робомухоловка!
    [hole] . Там яма!
    [raid] . Налёт на компьютер.
    [hop] . Там телепорт.
   *[drive] {""}
}
robomaso-page-points = { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}
robomaso-page-forced = { $forced ->
    [spent] Ехать больше нельзя. Можно закончить движение{ $turn ->
        [yes] , развернуться
       *[no] {""}
    } или стрелять.
    [carried] Ехать больше нельзя, но телепорт ещё может перенести: нажми на клетку, куда.
    [brakes] Тормозов нет: нужно проехать всё движение ({ $points }).
    [wait] Впереди пустая клетка: нужно ждать, движение пропадает.
    [may-wait] Впереди пустая клетка: ждать или стоять.
    [wall] Коридор кончается: нужно развернуться у стены.
   *[free] { $begun ->
        [yes] Здесь можно остановиться.
       *[no] Можно и стоять на месте.
    }
}
robomaso-page-turn = { $wall ->
    [yes] Разворот у стены
   *[no] Развернуться
}
robomaso-page-spin = Развернуть: { $robot }
robomaso-page-moved = Пока ход не закончен, можно передумать.
robomaso-page-wait = Ждать
robomaso-page-stop = { $how ->
    [end] Закончить
    [stop] Остановиться
   *[stand] Стоять
}
robomaso-page-flytrap = Мухоловка позади
robomaso-page-suicide = Самоуничтожение
robomaso-page-suicide-warning = { $robot } отправится в металлолом и потеряет все карты ({ $total }). Диски останутся.
robomaso-page-deadly = { $fate ->
    [flytrap] { $robot } попадёт к Робомухоловке и потеряет все карты; диски достанутся роботу, который её посадил.
    [hole] { $robot } упадёт в яму и потеряет все карты. Диски останутся.
   *[crash] { $robot } столкнётся: все, кто там, пойдут в металлолом и потеряют карты. Диски останутся.
}
robomaso-page-deadly-anyway = Всё равно
robomaso-page-hops = Телепорт на
robomaso-page-hop = Телепорт на { $cell }{ $side ->
    [N] , лицом на север
    [E] , лицом на восток
    [S] , лицом на юг
    [W] , лицом на запад
   *[none] {""}
}{ $fate ->
    [crash] . Столкновение: { $robots }!
    [flytrap] . Там Робомухоловка!
   *[none] {""}
}

# Оружие
robomaso-page-shots = Как стрелять
robomaso-page-shot = { $gun }, { $way }. Попадание: { $target }
robomaso-page-either = один из: { $robots }
robomaso-page-own-fire = { $self ->
    [yes] Выстрел попадёт в самого стрелка. Под ударом свои: { $robots }.
   *[no] Выстрел попадёт в своего: { $robots }.
}
robomaso-page-fire-anyway = Всё равно стрелять

# Карты, налёты, трофеи
robomaso-page-take = { $robot } берёт: { $kind }
robomaso-page-take-note = { $more ->
    [2] Потом можно вторую.
   *[other] {""}
}
robomaso-page-capacity-note = В предел карт она не входит.
robomaso-page-leave = Не брать
robomaso-page-leave-note = Потом карты не обменять.
robomaso-page-kind-does = { $kind ->
    [speed] Скорость: каждый ход на клетку дальше.
    [manipulation] Манёвренность: { $stands ->
        [one] { $stands } карта
        [few] { $stands } карты
       *[many] { $stands } карт
    } — можно стоять, { $turns } — разворачиваться и останавливаться, с { $spinning } разворот бесплатный.
    [reaction] Реакция: у кого больше, тот решает в стычке первым.
    [capacity] Вместимость: с поля по две карты, из компьютера по два диска.
    [slimer] Слизомёт: прямо, { $range ->
        [one] { $range } клетка
        [few] { $range } клетки
       *[many] { $range } клеток
    }. Один выстрел.
    [ray] Лучемёт: прямо, { $range ->
        [one] { $range } клетка
        [few] { $range } клетки
       *[many] { $range } клеток
    }. Один выстрел.
    [snowbang] Снегобух: бросок на расстояние до { $range ->
        [one] { $range } клетки
       *[other] { $range } клеток
    }, и через роботов; взрывает и соседние клетки. Один выстрел.
    [jay] Сойкострел: летит по коридору и по поворотам, пока во что-нибудь не попадёт. Один выстрел.
   *[flytrap] Робомухоловка: её сажают позади, и она съедает того, кто на неё заедет.
}
robomaso-page-raid = { $robot }: налёт на компьютер. Владелец: { $player }. Дисков в нём: { $stored }.
robomaso-page-rob = { $discs ->
    [0] Ничего не брать
    [one] Взять { $discs } диск
    [few] Взять { $discs } диска
   *[many] Взять { $discs } дисков
}
robomaso-page-rob-note = Потом робот вернётся домой со всеми картами.
robomaso-page-loot-rule = { $rank ->
    [1] Можно взять одну карту (у кого { $full } своих — две).
   *[other] Можно взять две карты: до выстрела было { $full }.
} Всего не больше { $most }.
robomaso-page-haul = Взять карт: { $count }
robomaso-page-enough = Хватит
robomaso-page-goes-over = { $capacity ->
    [0] Диски уже перешли сами.
   *[other] Диски уже перешли сами, Вместимость перейдёт тоже.
} Остальное вернётся в запас.

# Компьютер
robomaso-page-computer = Компьютер
robomaso-page-stored = { $count ->
    [0] В компьютере нет дисков
    [one] В компьютере { $count } диск
    [few] В компьютере { $count } диска
   *[many] В компьютере { $count } дисков
}
robomaso-page-store = Сохранить диск: { $robot } (есть { $discs })
robomaso-page-store-short = Сохранить диск
robomaso-page-cancel = Отключить…
robomaso-page-cancel-warning = Отключённый компьютер переворачивают навсегда, больше он не работает. { $count ->
    [0] Дисков в нём нет.
   *[other] Кому диски?
}
robomaso-page-cancel-with = { $stored ->
    [0] Отключить компьютер
   *[other] { $first } { $one }, { $second } { $two }
}

# Стычки
robomaso-page-duel = Стычка: { $one } и { $two }
robomaso-page-duel-reaction = Реакция { $reaction }{ $nest ->
    [0] {""}
   *[other] , с +{ $nest } пулемётного гнезда
}
robomaso-page-stake = { $count ->
    [0] Диски не под угрозой
    [one] Под угрозой { $count } диск
    [few] Под угрозой { $count } диска
   *[many] Под угрозой { $count } дисков
}
robomaso-page-cannot-hit = попасть не может
robomaso-page-duel-doing = { $doing ->
    [decides] решает
    [thinks] выбирает…
    [chosen] выбор сделан
    [fires] стреляет!
    [holds] не стреляет
    [held] не стреляет
   *[peace] мир
}
robomaso-page-why = { $why ->
    [equal] Реакция одинаковая: оба выбирают тайно.
    [only] Попасть может только робот «{ $robot }», ему и решать.
    [faster] Реакция лучше у робота «{ $robot }», он решает первым.
   *[answer] Тот, кто быстрее, не стал стрелять; теперь решает { $robot }.
}
robomaso-page-secret-help = { $individual ->
    [1] Стреляют только те, кто это выбрал.
   *[0] Если стреляет один, стреляют оба — выбранным здесь оружием.
}
robomaso-page-fire = Огонь!
robomaso-page-hold = Не стрелять
robomaso-page-chosen = { $what ->
    [fire] Это видно только тебе. Твой выбор: стрелять ({ $gun }, { $way }).
    [hold-with] Это видно только тебе. Твой выбор: не стрелять; если дойдёт до стрельбы: { $gun }, { $way }.
   *[hold] Это видно только тебе. Твой выбор: не стрелять.
}

# Конец
robomaso-page-score = Итог
robomaso-page-score-player = Игрок
robomaso-page-score-robots = У роботов
robomaso-page-score-discs = Диски (цель { $goal })
robomaso-page-won = Победа

# Поле
robomaso-page-board = Поле
robomaso-page-laying = Клетки для карты
robomaso-page-lay-here = ({ $cell }): { $fits ->
    [now] подходит так, как лежит
    [turned] подходит, если повернуть
   *[no] не подходит
}
robomaso-page-lay-done = Выложить сюда
robomaso-page-swap = Другой робот вместо этого: { $robot }
robomaso-page-choose = Выбрать: { $robot }
robomaso-page-examine = Посмотреть: { $robot }
robomaso-page-fire-twice = Заденет своих: { $robots }. Выбери ещё раз, чтобы выстрелить.
robomaso-page-deadly-twice = { $fate ->
    [flytrap] Там Робомухоловка!
    [hole] Там яма!
   *[crash] Это столкновение!
} Выбери ещё раз, чтобы ехать.
robomaso-page-cell = { $what ->
    [empty] пустая клетка
    [gallery] галерея
    [corner] угловой телепорт
    [field] поле высадки игрока { $player }
    [computer] компьютер игрока { $player }
   *[down] закрытая карта
}
robomaso-page-open = проходы: { $sides }
robomaso-page-exit = выход на { $side ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}
robomaso-page-plant = Робомухоловка, чья: { $robot }
robomaso-page-robot-here = { $robot } ({ $player }), направление: { $side ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}, { $count ->
    [0] дисков нет
    [one] { $count } диск
    [few] { $count } диска
   *[many] { $count } дисков
}
robomaso-page-fire-at-will = Перемирие окончено. Огонь!
