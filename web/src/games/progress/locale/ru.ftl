# Карты словами
progress-page-kind = { $kind ->
    [science] наука
    [engineering] техника
    [culture] культура
   *[general] общее знание
}
progress-page-skill = { $skill ->
    [actions] Действия
    [draw] Добор
    [hand] Предел руки
    [shuffle] Перетасовка
    [development] Разработка
    [research] Исследование
   *[quickdraw] Добор/сброс
}
progress-page-power = { $power ->
    [prestige] Престиж
    [population] Население
   *[army] Армия
}
progress-page-group = { $group ->
    [philosopher] философ
    [scholar] средневековый учёный
   *[master] творец эпохи Возрождения
}
progress-page-age = { $age ->
    [END] окончание игры
   *[other] { $age } эпоха
}
progress-page-line = { progress-page-kind } { $amount }
progress-page-line-or = { progress-page-kind } { $amount } или «{ $card }»
progress-page-effect = { $what ->
    [skill] { $name } +{ $amount }
    [power] { $name } +{ $amount }
    [token] жетон знания ({ $name }) +{ $amount }
    [knowledge] каждый ход { $name } { $amount }
   *[cubes] с каждой технологии в разработке убрать фишек: { $amount }
}
progress-page-points = { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}
progress-page-per-cards = { $cards ->
    [one] в конце 1 победное очко за каждую активную карту ({ progress-page-kind })
    [few] в конце 1 победное очко за каждые { $cards } активные карты ({ progress-page-kind })
   *[many] в конце 1 победное очко за каждые { $cards } активных карт ({ progress-page-kind })
}
progress-page-price = Цена: { $lines }
progress-page-brings = Даёт: { $benefits }
progress-page-worth = При сбросе общее знание: { $worth }
progress-page-symbol = { $age ->
    [END] Приближает окончание игры
   *[other] Приближает { $age } эпоху
}
progress-page-heritage = Наследие: { $benefits }
progress-page-source = { $source ->
    [RECONSTRUCTED] (значения этой карты восстановлены)
    [MIXED] (часть значений этой карты восстановлена)
   *[other] { "" }
}

# Стол игрока
progress-desk-title = Рука и ход
progress-desk-free = бесплатно
progress-desk-phase = { $phase ->
    [development] Фаза разработки
    [action] Фаза действий
   *[upkeep] Фаза обновления
}
progress-desk-turn-of = Ходит { $player }
progress-desk-actions = { $left ->
    [one] Осталось { $left } действие из { $all }
    [few] Осталось { $left } действия из { $all }
   *[other] Осталось { $left } действий из { $all }
}
progress-desk-pool = Запас
progress-desk-yours = Твои жетоны:
progress-desk-token = Жетон: { $kind }
progress-desk-token-grey = Потраченный жетон: { $kind }
progress-desk-lasting = Личность: 1 { $kind } в этом ходу
progress-desk-moves = Без траты действия
progress-desk-move = { $move ->
    [feat] Достижение
    [time] Колода времени
    [person] Личность
   *[heritage] Наследие
}
progress-desk-hand = Твоя рука
progress-desk-hand-empty = У тебя нет карт на руке.
progress-desk-picked = выбрана
progress-desk-standing = { $standing ->
    [free] бесплатно: все строки выполнены
    [payable] можно оплатить
    [research] не хватает знания, но можно исследовать
    [in-play] уже в игре
   *[lacking] не хватает знания
}
progress-desk-standing-short = { $standing ->
    [free] бесплатно
    [in-play] уже в игре
   *[lacking] не хватает
}
progress-desk-not-yet = Ещё нет
progress-desk-calm = Больше не предупреждать в этой партии
progress-desk-action = { $action ->
    [quick] Добор/сброс
    [shuffle] Перетасовка и добор
   *[draw] Добор
}
progress-desk-action-help = { $action ->
    [quick] Добор/сброс { $value }: возьми карты, затем сбрось столько, сколько стоит после черты
    [shuffle] Замешай стопку сброса в колоду и возьми верхнюю карту, до { $value } раз
   *[draw] Возьми до { $value } карт; на этом фаза действий закончится
}
progress-desk-end = Закончить ход
progress-desk-close = Закрыть
progress-desk-line-met = есть { $card }
progress-desk-line-or = или { $card }
progress-desk-line-due = оплатить
progress-desk-missing = Не хватает:
progress-desk-suggestion = Предложение:
progress-desk-from-pool = запас
progress-desk-discards = сбрасывается: { $cards }
progress-desk-discover = Открыть
progress-desk-discover-free = Открыть бесплатно
progress-desk-choose-payment = Выбрать оплату …
progress-desk-research = Исследовать
progress-desk-paying = Оплата: { $name }
progress-desk-price-of = { $feat }, цена { $number }
progress-desk-pick-cards = или нажми на карты руки
progress-desk-nothing-due = Платить ничего не нужно.
progress-desk-still-due = Ещё нужно:
progress-desk-covered = Оплачено.
progress-desk-surplus = Останется на этот ход:
progress-desk-pay = Оплатить
progress-desk-pay-nothing = Ничего не платить
progress-desk-suggested = Предложить
progress-desk-clear = Очистить
progress-desk-cancel = Отменить
progress-desk-card-of = Карта { $number } из { $room }
progress-desk-shuffle-help = Сначала в колоду замешивается стопка сброса.
progress-desk-deck = Колода эпохи { $age }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
progress-desk-deck-short = Колода
progress-desk-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
progress-desk-pile = Стопка сброса эпохи { $age }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}, сверху { $card }
progress-desk-pile-short = Сброс { $age } · { $count }
progress-desk-pile-empty = Пусто
progress-desk-stop = Больше не брать
progress-desk-back-help = Какие технологии в разработке вернуть на руку? Фишки с них пропадут.
progress-desk-cubes = { $cubes ->
    [one] осталась { $cubes } фишка
    [few] осталось { $cubes } фишки
   *[other] осталось { $cubes } фишек
}
progress-desk-keep = Оставить всё в разработке
progress-desk-take-back = { $count ->
    [1] Вернуть на руку: { $card }
    [few] Вернуть на руку { $count } карты
   *[other] Вернуть на руку { $count } карт
}
progress-desk-offer = Начинается новая эпоха: преемника можно выложить сейчас, позже нельзя.
progress-desk-take-person = Какую личность выложить? Прежняя ляжет рубашкой вверх.
progress-desk-heritage = Наследие: { $benefits }
progress-desk-heritage-loses = Теряешь: { $benefits }
progress-desk-inherit = Получить наследие
progress-desk-decline = Никого не выкладывать
progress-desk-fund = Оплатить цену { $number }: { $amount } { $kind }
progress-desk-fund-free = Первая цена за ход не требует действия.
progress-desk-fund-action = Ещё одна цена в этом ходу стоит действия.
progress-desk-paid-by = { $player }
progress-desk-no-feat = Текущего достижения нет.
progress-desk-time = Возьми карту из колоды времени за карту с руки
progress-desk-time-costs = Штраф сейчас: { $points }, следующая карта: { $next }
progress-desk-give = Какую карту с руки ты отдаёшь за карту «{ $card }»?
progress-desk-limit = Слишком много карт на руке: сбросьте { $count }.
progress-desk-drop = { $count ->
    [one] Сбросьте { $count } карту (Добор/сброс).
    [few] Сбросьте { $count } карты (Добор/сброс).
   *[other] Сбросьте { $count } карт (Добор/сброс).
}
progress-desk-discard = Сбросить ({ $count }/{ $discards })
progress-desk-before = Перед фазой разработки можно сменить личность.
progress-desk-after = Карты взяты. То, что не требует действия, ещё можно сделать.
progress-desk-begin = Начать фазу разработки
progress-desk-warning = { $what ->
    [pay] Ты тратишь больше, чем нужно. Лишнее пропадёт в конце хода.
    [draw] Добор завершает фазу действий. { $actions ->
        [0] {""}
        [one] Ты потеряешь { $actions } действие.
        [few] Ты потеряешь { $actions } действия.
       *[other] Ты потеряешь { $actions } действий.
    } { $pool ->
        [0] {""}
       *[other] Знание в запасе пропадёт: { $pool }.
    }
   *[end] { $actions ->
        [0] {""}
        [one] У тебя ещё { $actions } действие.
        [few] У тебя ещё { $actions } действия.
       *[other] У тебя ещё { $actions } действий.
    } { $pool ->
        [0] {""}
       *[other] Знание в запасе пропадёт: { $pool }.
    }
}
progress-desk-anyway = { $what ->
    [pay] Всё равно оплатить
    [draw] Всё равно добирать
   *[end] Всё равно закончить ход
}
progress-desk-waiting = Пока ход не твой, можно рассмотреть карты и всё обдумать.
progress-desk-watching = Сейчас решают: { $names }

# Древо
progress-tree-name = Древо технологий
progress-tree-keys = Технологии: стрелки ведут от одной к другой, Enter показывает технологию, плюс и минус меняют размер
progress-tree-of-age = Эпоха { $age }
progress-tree-active = активна
progress-tree-developing = { $cubes ->
    [one] в разработке, осталась { $cubes } фишка
    [few] в разработке, осталось { $cubes } фишки
   *[other] в разработке, осталось { $cubes } фишек
}
progress-tree-gone = вышла из игры
progress-tree-free = сейчас бесплатна
progress-tree-payable = сейчас можно оплатить
progress-tree-held = у тебя на руке
progress-tree-on-pile = сверху в сбросе
progress-tree-others = есть у игрока { $player }
progress-tree-others-developing = в разработке у игрока { $player }
progress-tree-show = Что показано
progress-tree-mode = { $mode ->
    [mine] Что уже есть
    [payable] Можно оплатить сейчас
    [absent] Оплатить можно, но карты нет на руке
    [free] Были бы бесплатны
    [unlocked] К чему ведёт выбранная
    [lacking] Чего ещё нет
   *[all] Все технологии
}
progress-tree-whose = Чьё древо
progress-tree-mine = { $player } (ты)
progress-tree-smaller = Меньше
progress-tree-larger = Больше
progress-tree-fit = Показать всё
progress-tree-legend = Что означают знаки
progress-tree-legend-active = активна
progress-tree-legend-developing = в разработке, с фишками
progress-tree-legend-held = у тебя на руке
progress-tree-legend-pile = сверху в сбросе
progress-tree-legend-gone = вышла из игры
progress-tree-legend-others = есть у другого; бледно: в разработке
progress-tree-legend-price = цена строки
progress-tree-legend-met = есть предшественница
progress-tree-legend-symbol = приближает эту эпоху
progress-tree-legend-way = шаг самого дешёвого пути
progress-tree-state = { $state ->
    [has] { $whose ->
        [own] Уже в игре
       *[other] Уже есть у игрока { $player }
    }
    [gone] Эти карты вышли из игры
    [later] Её эпоха ещё не началась
    [free] Бесплатно: все строки выполнены
    [payable] Можно оплатить сейчас
    [absent] Оплатить можно, но карты нет на руке
    [secret] Не в игре; что могут оплатить другие, не знает никто
   *[short] Не хватает:
}
progress-tree-now-short = Сейчас не хватает:
progress-tree-line-met = есть
progress-tree-line-or = или
progress-tree-way = { $count ->
    [one] Самый дешёвый путь: { $count } открытие
    [few] Самый дешёвый путь: { $count } открытия
   *[many] Самый дешёвый путь: { $count } открытий
}
progress-tree-more = и ещё { $count }
progress-tree-total = Всего
progress-tree-opens = Ведёт к:
progress-tree-opens-free = (станет бесплатной)
progress-tree-saves = экономит знание: { $saves }
progress-tree-by-development = В разработке, но уже считается: { $cards }
progress-tree-close = Закрыть

# Подсчёт очков
progress-score-title = Подсчёт очков
progress-score-source = Очки за
progress-score-won = Победитель
progress-score-step = деление { $step }
progress-score-place = { $shared ->
    [0] место { $place }
   *[1] место { $place }, общее
}
progress-score-value = навык { $value }
progress-score-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
progress-score-cards = Технологии
progress-score-symbols = { $cards ->
    [one] Каждая карта одного типа
    [few] Каждые { $cards } карты одного типа
   *[many] Каждые { $cards } карт одного типа
}
progress-score-feats = Достижения
progress-score-persons = Личности
progress-score-time = Колода времени
progress-score-total = Всего
progress-score-tie = При ничьей: жетоны
progress-score-shared = Общая победа: { $names }
progress-score-details = Карты и их очки

# Стол
progress-page-stage = { $age } эпоха · ход { $turn }
progress-page-show = Что показано
progress-page-tab = { $page ->
    [table] Стол
    [tree] Древо
   *[area] { $name }
}
progress-page-turn-of = Ход: { $name }
progress-page-end = Конец
progress-page-age-title = { $age ->
    [I] I эпоха: древность
    [II] II эпоха: Средневековье
    [III] III эпоха: Возрождение
   *[IV] IV эпоха: промышленная революция
}
progress-page-age-short = { $age ->
    [I] Древность
    [II] Средневековье
    [III] Возрождение
   *[IV] Индустрия
}
progress-page-age-state = { $state ->
    [coming] ещё не началась
   *[gone] вышла из игры
}
progress-page-age-begins = { $age ->
    [II] Начинается II эпоха: Средневековье
    [III] Начинается III эпоха: Возрождение
   *[IV] Начинается IV эпоха: промышленная революция
}
progress-page-next-stop = К следующей эпохе или важному событию
progress-page-lost = Эти карты выходят из игры:
progress-page-lost-by = { $place ->
    [hand] { $name }, с руки
    [time] { $name }, из колоды времени
   *[development] { $name }, из разработки
}
progress-page-tokens-left = { $what ->
    [end] До окончания игры: { $left } из { $needed } технологий с символом { $age }
   *[age] До { $age } эпохи: { $left } из { $needed } технологий с её символом
}
progress-page-deck = { $count ->
    [one] Колода { $age } эпохи: { $count } карта
    [few] Колода { $age } эпохи: { $count } карты
   *[many] Колода { $age } эпохи: { $count } карт
}
progress-page-pile = { $count ->
    [one] Стопка сброса { $age } эпохи: { $count } карта
    [few] Стопка сброса { $age } эпохи: { $count } карты
   *[many] Стопка сброса { $age } эпохи: { $count } карт
}
progress-page-pile-order = Верхняя карта — первая.
progress-page-pile-top = За этим столом видна только верхняя карта.
progress-page-no-discard = сброса нет
progress-page-draw-deck = { $count ->
    [one] Взять из колоды { $age } эпохи ({ $count } карта)
    [few] Взять из колоды { $age } эпохи ({ $count } карты)
   *[many] Взять из колоды { $age } эпохи ({ $count } карт)
}
progress-page-draw-pile = Взять карту «{ $card }» из сброса { $age } эпохи
progress-page-draw-count = Карта { $count } из { $room }.
progress-page-draw-hint = Выбери колоду или верх стопки сброса.
progress-page-shuffle-hint = Выбери колоду: в неё замешают сброс, и верхняя карта твоя.
progress-page-prizes = Очки по местам: { $points }
progress-page-power-place = { $name }: деление { $position }, место { $place }, сейчас { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}
progress-page-power-solo = { $name }: деление { $position }, сейчас { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}, со следующим делением { $next }
progress-page-achievement = Текущее достижение
progress-page-no-achievement = Достижений не осталось.
progress-page-under = { $count ->
    [one] под ним ещё { $count }
   *[other] под ним ещё { $count }
}
progress-page-under-title = Под текущим достижением: { $count }
progress-page-under-order = Их порядок не знает никто.
progress-page-price-of = { $line }: оплачено, { $name }
progress-page-fund = Оплатить эту цену: { $line }
progress-page-time = Колода времени
progress-page-time-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
progress-page-penalty = штраф { $points }, следующая карта −{ $next }
progress-page-exchange = Обменять карту с руки на карту «{ $card }»

# Игроки
progress-page-players = Игроки
progress-page-area = Область игрока { $name }
progress-page-look = Показать область: { $name }
progress-page-player = { $name } ({ $colour ->
    [red] красный
    [green] зелёный
    [blue] синий
    [yellow] жёлтый
   *[white] белый
}): { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}, { $active ->
    [one] { $active } активная технология
    [few] { $active } активные технологии
   *[many] { $active } активных технологий
}
progress-page-hand = рука по эпохам: { $backs }
progress-page-tokens = жетоны ({ $kind }): готовы { $coloured }, потрачены { $grey }
progress-page-no-tokens = жетонов знания нет
progress-page-on-turn = сейчас ходит
progress-page-points-now = { $points ->
    [one] сейчас { $points } победное очко
    [few] сейчас { $points } победных очка
   *[many] сейчас { $points } победных очков
}
progress-page-skill-value = { $skill }: { $value }
progress-page-skill-next = затем { $value }
progress-page-skill-end = конец трека
progress-page-skill-person = с учётом личности
progress-page-face-down = рубашкой вверх
progress-page-developing = В разработке
progress-page-cubes = { $cubes ->
    [one] { $card } в разработке, { $cubes } фишка
    [few] { $card } в разработке, { $cubes } фишки
   *[many] { $card } в разработке, { $cubes } фишек
}
