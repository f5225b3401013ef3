# Слова — из словаря на странице правил.
progress-name = Прогресс
progress-about = Проведи свой народ от первого колеса до паровой машины: чем больше технологий открыто, тем легче даются следующие. Чья цивилизация засияет ярче всех?

# Названия; они вставляются в другие сообщения с теми же аргументами.
# Названия карт (progress-card, -first, -other, -person, -feat) берутся из файлов карт и стоят в именительном падеже.
# progress-kinds и progress-kind-token — в родительном падеже, progress-knowledge-token — в винительном.
progress-colour = { $colour ->
    [red] красный
    [green] зелёный
    [blue] синий
    [yellow] жёлтый
   *[white] белый
}
progress-kind = { $kind ->
    [science] наука
    [engineering] техника
    [culture] культура
   *[general] общее знание
}
progress-knowledge = { $knowledge ->
    [science] наука
    [engineering] техника
    [culture] культура
   *[general] общее знание
}
progress-kind-token = { $kind ->
    [science] жетона науки
    [engineering] жетона техники
    [culture] жетона культуры
   *[general] жетона общего знания
}
progress-knowledge-token = { $knowledge ->
    [science] жетон науки
    [engineering] жетон техники
    [culture] жетон культуры
   *[general] жетон общего знания
}
progress-kinds = { $kinds ->
    [S] науки
    [E] техники
    [C] культуры
    [SE] науки или техники
    [SC] науки или культуры
    [EC] техники или культуры
   *[SEC] науки, техники или культуры
}
progress-skill = { $skill ->
    [actions] действия
    [draw] добор
    [hand] предел руки
    [shuffle] перетасовка
    [development] разработка
    [research] исследование
   *[quickdraw] добор/сброс
}
progress-power = { $power ->
    [prestige] престиж
    [population] население
   *[army] армия
}
progress-track = { $track ->
    [prestige] престиж
    [population] население
   *[army] армия
}
progress-age = { $age ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $age }
}
progress-title = { $title ->
    [novice] новичок
    [chieftain] вождь
    [master] властитель судеб
    [demigod] полубог
   *[defeat] поражение
}
progress-help = { $first ->
    [none] {""}
   *[other] { $other ->
        [none] ; технология «{ progress-first }» сделала бы одну строку цены бесплатной
       *[other] ; технологии «{ progress-first }» и «{ progress-other }» дали бы по одной бесплатной строке цены
    }
}
progress-left = { $science ->
    [0] {""}
   *[other] {" "}Осталось науки: { $science }.
}{ $engineering ->
    [0] {""}
   *[other] {" "}Осталось техники: { $engineering }.
}{ $culture ->
    [0] {""}
   *[other] {" "}Осталось культуры: { $culture }.
}{ $general ->
    [0] {""}
   *[other] {" "}Осталось общего знания: { $general }.
}
progress-result = { $title ->
    [defeat] На этот раз — поражение. Попробуй ещё!
    [novice] { $winners } получает звание: { progress-title }.
    [chieftain] { $winners } получает звание: { progress-title }.
    [master] { $winners } получает звание: { progress-title }.
    [demigod] { $winners } получает звание: { progress-title }!
   *[none] Победа: { $winners }!
}{ $tie ->
    [science] {" "}При равных очках решили жетоны науки.
    [engineering] {" "}При равных очках решили жетоны техники.
    [culture] {" "}При равных очках решили жетоны культуры.
    [general] {" "}При равных очках решили жетоны общего знания.
   *[none] {""}
}

# Вопросы
progress-start = Твой ход начинается. Выложить личность или использовать наследие до фазы разработки?
progress-back = Какие технологии в разработке вернуть на руку?
progress-act = Выполни действие, сделай то, что не требует действия, или закончи ход.
progress-pay = Оплати цену: трать жетоны и сбрасывай карты.
progress-draw = Добор: откуда взять следующую карту?
progress-quick = Добор/сброс: откуда взять следующую карту?
progress-drop = Добор/сброс: какую карту сбросить? Знания она не принесёт.
progress-shuffle = Перетасовка и добор: какую колоду выбрать? В неё замешивается её стопка сброса, и ты берёшь верхнюю карту.
progress-give = Какую карту отдать в колоду времени?
progress-after = Карты взяты. Ещё можно сделать то, что не требует действия; потом закончи ход.
progress-limit = Карт больше, чем позволяет предел руки: какую сбросить?
progress-successor = Началась новая эпоха. Выложить личность сейчас?

# Цель
progress-goal = Набери больше всех победных очков к концу { progress-age } эпохи. У тебя { $points }, у лучшего из соперников { $best }.
progress-goal-watching = Побеждает тот, у кого к концу { progress-age } эпохи больше всех победных очков. У лидера { $best }.
progress-goal-solo = Сделай активными технологии с { $symbol ->
    [END] символом окончания игры
   *[other] символом { $symbol } эпохи
} (осталось: { $left }), пока для колоды времени ещё есть карты. У тебя { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
}: { progress-title }.{ $next ->
    [0] {""}
   *[other] {" "}Следующее звание — от { $next }.
}
progress-goal-solo-watching = Нужно сделать активными технологии с { $symbol ->
    [END] символом окончания игры
   *[other] символом { $symbol } эпохи
} (осталось: { $left }), пока для колоды времени ещё есть карты. Сейчас { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
}: { progress-title }.{ $next ->
    [0] {""}
   *[other] {" "}Следующее звание — от { $next }.
}
progress-goal-solo-over = { $title ->
    [defeat] Для колоды времени не осталось карты: поражение.
   *[other] Игра окончена, { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[other] { $points } победных очков
    }: { progress-title }.
}

# Ответы
progress-answer-begin = Начать фазу разработки
progress-answer-keep = Оставить в разработке
progress-answer-back = Вернуть на руку: «{ progress-card }»
progress-answer-discover = Открыть: «{ progress-card }»
progress-answer-research = Исследовать: «{ progress-card }»
progress-answer-draw = Добор
progress-answer-quick = Добор/сброс
progress-answer-shuffle = Перетасовка и добор
progress-answer-fund = Вложиться: цена { $price }
progress-answer-exchange = Взять из колоды времени: «{ progress-card }»
progress-answer-give = Отдать: «{ progress-card }»
progress-answer-take = Выложить: { progress-person }
progress-answer-decline = Никого не выкладывать
progress-answer-heritage = Использовать наследие
progress-answer-use = Взять знание личности: { progress-kind }
progress-answer-spend = Потратить жетон: { progress-kind }
progress-answer-drop = Сбросить: «{ progress-card }»
progress-answer-pay = Оплатить
progress-answer-deck = Колода { progress-age } эпохи
progress-answer-pile = Стопка сброса { progress-age } эпохи
progress-answer-stop = Больше не брать
progress-answer-end = Закончить ход

# Почему нельзя
progress-not-in-hand = Карты «{ progress-card }» нет у тебя на руке.
progress-second-copy = Технология «{ progress-card }» у тебя уже в игре, а второй такой же быть не может.
progress-not-payable = Для технологии «{ progress-card }» не хватает { progress-kinds }: { $short }{ progress-help }.
progress-no-action = Действий больше нет: навык действий даёт тебе { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
} за ход.
progress-no-room = Места для новой разработки нет: у тебя уже { $developing ->
    [one] { $developing } технология в разработке
    [few] { $developing } технологии в разработке
   *[many] { $developing } технологий в разработке
}, а навык разработки — { $room }.
progress-not-developing = У тебя нет в разработке технологии «{ progress-card }».
progress-in-development = Технология «{ progress-card }» у тебя в разработке; она станет активной без оплаты, когда с неё уйдёт последняя фишка.
progress-not-covered = Цена ещё не оплачена, не хватает { progress-kinds }: { $short }.
progress-grey = Свободного { progress-kind-token } нет: он лежит серой стороной вверх, потратить его снова можно в следующий ход.
progress-no-token = У тебя нет { progress-kind-token }.
progress-out-of-order = Это знание тратить уже поздно ({ progress-kind }): сначала идёт знание личности, затем жетоны, затем карты, и каждый раз по порядку — наука, техника, культура, общее знание.
progress-needed = Без того, что идёт раньше, тут не обойтись: сначала возьми знание личности, затем трать жетоны, затем карты.
progress-not-begun = { progress-age } эпоха ещё не началась, и брать её карты нельзя.
progress-age-gone = { progress-age } эпоха давно позади: её колода и стопка сброса вышли из игры.
progress-empty-deck = В колоде { progress-age } эпохи не осталось карт.
progress-empty-pile = Стопка сброса { progress-age } эпохи пуста.
progress-at-least-one = Сначала возьми хотя бы одну карту.
progress-all-of-them = Нужно взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, пока карты есть.
progress-no-achievements = В этой игре нет достижений.
progress-no-current = Сейчас нет достижения, в которое можно вложиться.
progress-no-such-price = У достижения «{ progress-feat }» нет цены { $price }.
progress-price-is-covered = Цена { $price } достижения «{ progress-feat }» уже оплачена, а каждую цену платят только один раз.
progress-free-price-used = Одна цена за этот ход уже оплачена без действия, а на другую действий не осталось.
progress-price-not-payable = Для цены { $price } достижения «{ progress-feat }» не хватает { progress-kinds }: { $short }{ $first ->
    [none] {""}
   *[other] ; технология «{ progress-first }» сделала бы её бесплатной
}.
progress-not-solo = Колода времени есть только в одиночной игре.
progress-was-exchanged = Обмен с колодой времени в этом ходу уже был, а он бывает один раз за ход.
progress-not-in-time = В колоде времени нет карты «{ progress-card }».
progress-left-the-game = Эпоха карты «{ progress-card }» давно позади, и эта карта остаётся в колоде времени.
progress-nothing-to-give = У тебя на руке нет карты, чтобы отдать её взамен.
progress-no-personalities = В этой игре нет личностей.
progress-too-early = { progress-person } ещё ждёт своего часа: средневековые учёные приходят во II эпоху, творцы эпохи Возрождения — в III.
progress-too-late = { progress-person } уже не придёт: средневековые учёные приходят только во II эпоху, творцы эпохи Возрождения — только в III.
progress-person-taken-already = { progress-person } уже у другого игрока.
progress-had-one = { progress-person } к тебе не придёт: за игру у каждого только один учёный и один творец, и твой уже был.
progress-no-scholar = { progress-person } может прийти только на смену средневековому учёному, а у тебя его не было.
progress-no-heritage = У тебя нет учёного или творца лицом вверх, а философы наследия не оставляют.
progress-heritage-over = Использовать наследие уже поздно: у учёного его берут до начала III эпохи, у творца — до начала IV.
progress-only-in-payment = Тратить знание и сбрасывать ради него карты можно, только пока платишь цену.
progress-no-use = В этом ходу личность больше не даёт тебе такого знания: { progress-kind }.
progress-not-dealt = { progress-person } — философ, а философов только раздают перед игрой.
progress-not-offered = { progress-person } не из тех, кого можно выложить прямо сейчас.
progress-now-start = Сначала начни фазу разработки, выложи личность или используй наследие.
progress-now-back = Сначала реши, какие технологии в разработке вернуть на руку.
progress-now-act = Сейчас нужно выполнить действие, сделать то, что не требует действия, или закончить ход.
progress-now-pay = Сначала оплати цену до конца.
progress-now-draw = Сначала закончи добор.
progress-now-quick = Сначала возьми карты для добора/сброса.
progress-now-drop = Сначала сбрось карты для добора/сброса.
progress-now-shuffle = Сначала закончи перетасовку и добор.
progress-now-give = Сначала выбери карту, которую отдаёшь в колоду времени.
progress-now-after = После добора остаётся только то, что не требует действия, и конец хода.
progress-now-limit = Сначала сбрось лишние карты: их больше, чем позволяет предел руки.
progress-now-successor = Сначала реши, выкладывать ли личность.

# Что происходит
progress-turn-began = Ход { $turn }: играет { $player }.
progress-cube-removed = { $player }: { $left ->
    [0] с карты «{ progress-card }» снята последняя фишка
    [one] на карте «{ progress-card }» осталась { $left } фишка
    [few] на карте «{ progress-card }» остались { $left } фишки
   *[many] на карте «{ progress-card }» осталось { $left } фишек
}.
progress-activated = { $player } { $how ->
    [discovered] открывает технологию «{ progress-card }»
   *[developed] завершает разработку технологии «{ progress-card }»
}.
progress-returned = { $player } возвращает на руку технологию в разработке «{ progress-card }».
progress-researched = { $player } исследует технологию «{ progress-card }»: { $cubes ->
    [one] { $cubes } фишка
    [few] { $cubes } фишки
   *[many] { $cubes } фишек
}.
progress-draw-began = { $player } { $action ->
    [draw] выбирает «Добор»: до { $count ->
        [one] { $count } карты
        [few] { $count } карт
       *[many] { $count } карт
    }
    [quick] выбирает «Добор/сброс»: до { $count ->
        [one] { $count } карты
        [few] { $count } карт
       *[many] { $count } карт
    }
   *[shuffle] выбирает «Перетасовку и добор»: до { $count ->
        [one] { $count } раза
        [few] { $count } раз
       *[many] { $count } раз
    }
}.
progress-card-drawn = { $player } берёт карту { progress-age } эпохи.
progress-card-seen = Ты берёшь карту «{ progress-card }».
progress-card-picked = { $player } берёт карту «{ progress-card }» из стопки сброса { progress-age } эпохи.
progress-top-shown = Теперь сверху в стопке сброса { progress-age } эпохи карта «{ progress-card }».
progress-shuffled = Стопка сброса { progress-age } эпохи замешана в колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
progress-dropped = { $player } сбрасывает карту «{ progress-card }»{ $why ->
    [quick] {" "}для добора/сброса
   *[limit] {" "}из-за предела руки
}.
progress-refreshed = { $player } заканчивает ход{ $tokens ->
    [0] {""}
    [one] ; снова можно потратить { $tokens } жетон знания
    [few] ; снова можно потратить { $tokens } жетона знания
   *[many] ; снова можно потратить { $tokens } жетонов знания
}{ $lost ->
    [0] {""}
   *[other] ; пропадает неистраченное знание: { $lost }
}.
progress-discovering = { $player } хочет открыть технологию «{ progress-card }».
progress-funding = { $player } хочет оплатить цену { $price } достижения «{ progress-feat }»{ $free ->
    [1] {" "}без действия
   *[0] {" "}за действие
}.
progress-token-spent = { $player } тратит { progress-knowledge-token }.
progress-knowledge-used = { $player } берёт знание личности: { progress-knowledge }.
progress-card-spent = { $player } сбрасывает карту «{ progress-card }» ради знания: { $worth }.
progress-paid = { $player } оплачивает цену.{ progress-left }
progress-skill-raised = { $player }: { $steps ->
    [0] навык «{ progress-skill }» уже в конце своего трека
   *[other] навык «{ progress-skill }» растёт на { $steps }
}.
progress-token-got = { $player } получает { progress-knowledge-token }.
progress-power-raised = { $player }: { $steps ->
    [0] { progress-track } остаётся на последнем делении, { $position }
   *[other] { progress-track } растёт на { $steps }, теперь { $position }
}.
progress-age-began = { $age ->
    [2] Начинается II эпоха: Средневековье!
    [3] Начинается III эпоха: Возрождение!
   *[4] Начинается IV эпоха: промышленная революция!
} { $why ->
    [symbols] Активных технологий с её символом уже достаточно.
   *[exhausted] Карты прежней эпохи закончились.
}
progress-cards-lost = { $player } теряет старые карты { $place ->
    [hand] с руки
    [time] в колоде времени
   *[development] в разработке
}: { $cards }.
progress-revealed = Открывается карта «{ progress-card }». { $kept ->
    [1] Она ложится в колоду времени.
   *[0] На ней символ новой эпохи, и она уходит в стопку сброса.
}
progress-exchanged = { $player } отдаёт в колоду времени карту «{ progress-card }» и берёт карту «{ progress-other }».
progress-person-taken = { $player } выкладывает личность: { progress-person }.
progress-person-left = { $player } переворачивает личность рубашкой вверх: { progress-person }.
progress-declined = { $player } не выкладывает личность.
progress-inherited = { $player } использует наследие: { progress-person }.
progress-feat-shown = Текущее достижение — «{ progress-feat }». { $left ->
    [0] Под ним ничего нет.
   *[other] Под ним: { $left }.
}
progress-price-covered = { $player } ставит фишку на цену { $price } достижения «{ progress-feat }».
progress-feat-completed = Достижение «{ progress-feat }» завершено! Все, у кого на нём есть фишка, получают его преимущества.
progress-feat-won = { $player } обходит всех по числу фишек и забирает достижение «{ progress-feat }».
progress-feat-gone = Достижение «{ progress-feat }» выходит из игры: по числу фишек никто не обошёл остальных.
progress-feats-changed = С новой эпохой меняются и достижения: убрано { $removed }, добавлено { $added }.
progress-feat-honoured = { $player } ещё раз получает преимущества достижения «{ progress-feat }».
progress-scored = { $player } набирает { $total ->
    [one] { $total } победное очко
    [few] { $total } победных очка
   *[many] { $total } победных очков
}: престиж { $prestige }, население { $population }, армия { $army }, навыки { $skills }, карты { $cards }{ $symbols ->
    [0] {""}
   *[other] , символы за пять карт { $symbols }
}{ $achievements ->
    [0] {""}
   *[other] , достижения { $achievements }
}{ $personalities ->
    [0] {""}
   *[other] , личности { $personalities }
}{ $time ->
    [0] {""}
   *[other] , колода времени { $time }
}.
progress-game-over = Игра окончена: { $why ->
    [symbols] активных технологий с последним символом достаточно
    [exhausted] карты последней эпохи закончились
   *[defeat] для колоды времени не осталось карт
}. { progress-result }
progress-ending = { $why ->
    [symbols] Активно достаточно технологий с последним символом.
    [exhausted] Карты последней эпохи закончились.
   *[defeat] Поражение: для колоды времени не осталось карты.
} { $title ->
    [novice] Твоё звание: новичок.
    [chieftain] Твоё звание: вождь.
    [master] Твоё звание: властитель судеб.
    [demigod] Твоё звание: полубог.
   *[other] {""}
}

# Из чего состоит игра и что для чего нужно
progress-piece-card-technology = Карта технологии
progress-piece-card-technology-help = Её можно открыть, исследовать или сбросить, чтобы заплатить за другую.
progress-piece-card-price = Цена открытия
progress-piece-card-price-help = Столько стоит открытие. Каждую строку нужно выполнить: знанием или предшественницей, которая названа после черты.
progress-piece-card-predecessor = Технология-предшественница
progress-piece-card-predecessor-help = Если она лежит перед тобой, строка цены с её именем бесплатна. Годится и технология в разработке.
progress-piece-card-worth = Число знаний при сбросе
progress-piece-card-worth-help = Столько общего знания даёт карта, если сбросить её при оплате.
progress-piece-card-points = Победные очки
progress-piece-card-points-help = Считаются в конце игры. Побеждает тот, у кого их больше всех.
progress-piece-card-active = Активная технология
progress-piece-card-active-help = Она готова: её преимущества твои, её очки и символ эпохи считаются.
progress-piece-card-developing = Технология в разработке
progress-piece-card-developing-help = В каждый твой ход с неё снимается одна чёрная фишка; без фишек карта станет активной. До этого она ничего не даёт.
progress-piece-knowledge-science = Наука
progress-piece-knowledge-science-help = Платит только за строки цены с наукой.
progress-piece-knowledge-engineering = Техника
progress-piece-knowledge-engineering-help = Платит только за строки цены с техникой.
progress-piece-knowledge-culture = Культура
progress-piece-knowledge-culture-help = Платит только за строки цены с культурой.
progress-piece-knowledge-general = Общее знание
progress-piece-knowledge-general-help = Платит за любую строку цены, одно за одно. Его даёт каждая сброшенная карта.
progress-piece-token-science = Жетон науки
progress-piece-token-science-help = Потрать его и получи 1 науку. Он ляжет серой стороной вверх, а в следующем ходу снова готов.
progress-piece-token-engineering = Жетон техники
progress-piece-token-engineering-help = Потрать его и получи 1 технику. Он ляжет серой стороной вверх, а в следующем ходу снова готов.
progress-piece-token-culture = Жетон культуры
progress-piece-token-culture-help = Потрать его и получи 1 культуру. Он ляжет серой стороной вверх, а в следующем ходу снова готов.
progress-piece-token-general = Жетон общего знания
progress-piece-token-general-help = Потрать его и получи 1 знание любого типа. Он ляжет серой стороной вверх, а в следующем ходу снова готов.
progress-piece-skill-actions = Действия
progress-piece-skill-actions-help = Столько действий можно выполнить за один ход.
progress-piece-skill-draw = Добор
progress-piece-skill-draw-help = Столько карт можно взять действием «Добор».
progress-piece-skill-hand = Предел руки
progress-piece-skill-hand-help = Столько карт можно оставить на руке в конце хода. Во время хода их может быть больше.
progress-piece-skill-shuffle = Перетасовка
progress-piece-skill-shuffle-help = Столько раз действие «Перетасовка и добор» замешивает стопку сброса в колоду и даёт верхнюю карту.
progress-piece-skill-development = Разработка
progress-piece-skill-development-help = Столько технологий может быть у тебя в разработке одновременно.
progress-piece-skill-research = Исследование
progress-piece-skill-research-help = Столько твоих ходов ждёт технология, которую исследуют. Чем лучше навык, тем меньше ждать.
progress-piece-skill-quickdraw = Добор/сброс
progress-piece-skill-quickdraw-help = Возьми столько карт, сколько стоит перед чертой, потом сбрось столько, сколько после неё. Ход продолжается.
progress-piece-power-prestige = Престиж
progress-piece-power-prestige-help = Слава твоего народа. В конце больше всего очков даёт первое место на этом треке, а в одиночной игре — само деление.
progress-piece-power-population = Население
progress-piece-power-population-help = Величина твоего народа. В конце больше всего очков даёт первое место на этом треке, а в одиночной игре — само деление.
progress-piece-power-army = Армия
progress-piece-power-army-help = Сила твоего народа; нападать ни на кого нельзя. В конце больше всего очков даёт первое место на этом треке, а в одиночной игре — само деление.
progress-piece-age-i = I эпоха: древность
progress-piece-age-i-help = С её карт начинается игра.
progress-piece-age-ii = II эпоха: Средневековье
progress-piece-age-ii-help = Её колода открывается, когда активно достаточно технологий с символом II. Карты I эпохи остаются в игре.
progress-piece-age-iii = III эпоха: Возрождение
progress-piece-age-iii-help = С её началом карты I эпохи уходят с рук, из разработки и со стола; активные остаются. Обычно это последняя эпоха.
progress-piece-age-iv = IV эпоха: промышленная революция
progress-piece-age-iv-help = Только с этим дополнением. С её началом карты II эпохи уходят с рук, из разработки и со стола.
progress-piece-symbol-ii = Символ II эпохи
progress-piece-symbol-ii-help = Когда он есть на достаточном числе активных технологий всех игроков, начинается II эпоха.
progress-piece-symbol-iii = Символ III эпохи
progress-piece-symbol-iii-help = Когда он есть на достаточном числе активных технологий всех игроков, начинается III эпоха.
progress-piece-symbol-iv = Символ IV эпохи
progress-piece-symbol-iv-help = Когда он есть на достаточном числе активных технологий всех игроков, игра кончается; с «Промышленной революцией» начинается IV эпоха.
progress-piece-symbol-end = Символ окончания игры
progress-piece-symbol-end-help = Когда он есть на достаточном числе активных технологий всех игроков, игра кончается.
progress-piece-per-five-science = Очки за науку
progress-piece-per-five-science-help = В конце эта карта даёт 1 победное очко за каждые 5 твоих активных карт науки.
progress-piece-per-five-engineering = Очки за технику
progress-piece-per-five-engineering-help = В конце эта карта даёт 1 победное очко за каждые 5 твоих активных карт техники.
progress-piece-per-five-culture = Очки за культуру
progress-piece-per-five-culture-help = В конце эта карта даёт 1 победное очко за каждые 5 твоих активных карт культуры.
progress-piece-effect-skill = Рост навыка
progress-piece-effect-skill-help = Этот навык сразу становится лучше; от личности — только пока она лежит лицом вверх.
progress-piece-effect-knowledge = Постоянное знание
progress-piece-effect-knowledge-help = Пока личность лежит лицом вверх, этим знанием можно платить один раз за каждый твой ход.
progress-piece-effect-token = Жетон знания
progress-piece-effect-token-help = Возьми такой жетон. Его можно потратить сразу и снова в каждом ходу.
progress-piece-effect-power = Рост могущества
progress-piece-effect-power-help = Твоя фишка продвигается на столько делений по этому треку могущества.
progress-piece-effect-cubes = Снять фишки
progress-piece-effect-cubes-help = Сними столько фишек с каждой своей технологии в разработке. Те, что без фишек, станут активными.
progress-piece-action-discover = Открытие
progress-piece-action-discover-help = Выложи карту с руки перед собой и оплати её цену. Её преимущества сразу твои.
progress-piece-action-research = Исследование
progress-piece-action-research-help = Выложи карту с руки, ничего не платя. Она ждёт под чёрными фишками, пока не станет активной.
progress-piece-action-draw = Добор
progress-piece-action-draw-help = Возьми несколько карт, по одной, из колод или сброса. После этого действий больше нет.
progress-piece-action-quick = Добор/сброс
progress-piece-action-quick-help = Возьми карту или несколько, не заканчивая ход. Иногда за это нужно сбросить карту.
progress-piece-action-shuffle = Перетасовка и добор
progress-piece-action-shuffle-help = Стопка сброса замешивается в колоду, и верхняя карта — твоя. Ход продолжается.
progress-piece-action-fund = Вложиться
progress-piece-action-fund-help = Оплати одну цену текущего достижения и поставь на неё свою фишку. Один раз за ход — без действия.
progress-piece-action-exchange = Обмен с колодой времени
progress-piece-action-exchange-help = Один раз за ход обменяй карту с руки на карту из колоды времени. Действие не тратится.
progress-piece-action-take = Выложить личность
progress-piece-action-take-help = Со II эпохи философа можно заменить учёным, с III — учёного творцом. Действие не тратится.
progress-piece-action-heritage = Наследие
progress-piece-action-heritage-help = Переверни своего учёного или творца рубашкой вверх: один раз получишь наследие, а его преимущества пропадут.
progress-piece-action-end = Закончить ход
progress-piece-action-end-help = Ход окончен, даже если остались действия. Сбрось карты сверх предела руки; жетоны снова готовы.
progress-piece-phase-development = Фаза разработки
progress-piece-phase-development-help = С каждой твоей технологии в разработке снимается одна фишка. Потом незаконченные можно вернуть на руку.
progress-piece-phase-action = Фаза действий
progress-piece-phase-action-help = Выполни столько действий, сколько позволяет навык действий, или меньше, в любом порядке.
progress-piece-phase-upkeep = Фаза обновления
progress-piece-phase-upkeep-help = Сбрось карты до предела руки. Жетоны снова ложатся цветной стороной вверх, неистраченное знание пропадает.
progress-piece-group-philosopher = Философ
progress-piece-group-philosopher-help = Достаётся тебе перед игрой, даёт постоянное преимущество и определяет порядок хода.
progress-piece-group-scholar = Средневековый учёный
progress-piece-group-scholar-help = Со II эпохи может сменить твоего философа. Даёт постоянные преимущества и наследие.
progress-piece-group-master = Творец эпохи Возрождения
progress-piece-group-master-help = С III эпохи может сменить твоего учёного. Даёт постоянные преимущества и наследие.
progress-piece-table-cube = Чёрная фишка
progress-piece-table-cube-help = Лежит на технологии в разработке. Каждая фишка — ещё один твой ход ожидания.
progress-piece-table-age-token = Жетон эпохи
progress-piece-table-age-token-help = Отсчитывает время до следующей эпохи или до конца игры. Один уходит с каждой новой активной технологией с его символом.
progress-piece-table-deck = Колода
progress-piece-table-deck-help = Карты одной эпохи рубашкой вверх. Из неё можно брать, как только её эпоха началась.
progress-piece-table-pile = Стопка сброса
progress-piece-table-pile-help = Сброшенные карты одной эпохи лицом вверх. Взять можно только верхнюю.
progress-piece-table-pool = Запас знаний хода
progress-piece-table-pool-help = Знание, которое осталось после оплаты. Им можно платить до конца хода, потом оно пропадёт.
progress-piece-table-achievement = Текущее достижение
progress-piece-table-achievement-help = Когда все цены оплачены, преимущества получают все, чья фишка на нём есть. У кого фишек больше, чем у любого другого, забирает карту.
progress-piece-table-time = Колода времени
progress-piece-table-time-help = Только в одиночной игре: растёт на карту в конце каждого хода. Первые 7 карт отнимают по 1 победному очку, следующие 7 — по 2 и так далее.
progress-piece-table-tree = Древо технологий
progress-piece-table-tree-help = Показывает, какая технология делает бесплатными какие.
progress-piece-title-novice = Новичок
progress-piece-title-novice-help = Первое звание одиночной игры: до 20 победных очков.
progress-piece-title-chieftain = Вождь
progress-piece-title-chieftain-help = Второе звание одиночной игры: от 21 до 40 победных очков.
progress-piece-title-master = Властитель судеб
progress-piece-title-master-help = Третье звание одиночной игры: от 41 до 65 победных очков.
progress-piece-title-demigod = Полубог
progress-piece-title-demigod-help = Лучшее звание одиночной игры: от 66 победных очков.
progress-piece-title-defeat = Поражение
progress-piece-title-defeat-help = Для колоды времени не осталось карты без символа новой эпохи: одиночная игра проиграна.
progress-piece-expansion-personalities = Личности
progress-piece-expansion-personalities-help = Великие мыслители помогают твоему народу, а некоторые оставляют наследие.
progress-piece-expansion-achievements = Достижения
progress-piece-expansion-achievements-help = Великие дела, в которые могут вложиться все игроки.
progress-piece-expansion-industrial-revolution = Промышленная революция
progress-piece-expansion-industrial-revolution-help = Четвёртая эпоха со своими картами: после Возрождения игра продолжается.

# Наборы и настройки
progress-preset-base = Базовая игра
progress-preset-fast = Быстрая игра
progress-preset-faster = Ещё быстрее
progress-preset-personalities = С личностями
progress-preset-achievements = С достижениями
progress-preset-industry = С промышленной революцией
progress-preset-everything = Со всеми дополнениями
progress-option-personalities = Личности: великие мыслители помогают твоему народу
progress-option-achievements = Достижения: большие дела, в которые вкладываются все вместе
progress-option-industrial-revolution = Промышленная революция: четвёртая эпоха
progress-option-variant = Длина игры
progress-option-variant-normal = Обычная
progress-option-variant-fast = Быстрая игра: все начинают с 3 действиями
progress-option-variant-faster = Ещё быстрее: 3 действия, и эпоха кончается с первым символом
progress-option-first-player = Первый игрок
progress-option-first-player-random = По жребию
progress-option-first-player-seat1 = Место 1
progress-option-first-player-seat2 = Место 2
progress-option-first-player-seat3 = Место 3
progress-option-first-player-seat4 = Место 4
progress-option-first-player-seat5 = Место 5
progress-option-colours = Цвета по местам (например, red,blue; пусто: по порядку)
progress-option-research-limit = Технологий в разработке
progress-option-research-limit-strict = Столько, каков навык разработки
progress-option-research-limit-literal = На одну больше навыка разработки
progress-option-draw-up-to = Можно взять меньше карт, чем позволено
progress-option-shuffle-up-to = Перетасовку и добор можно закончить раньше
progress-option-browse-discards = Все могут просматривать стопки сброса
progress-option-power-needs-step = Нет очков за трек могущества без единого деления
progress-option-master-needs-scholar = Творец эпохи Возрождения может только сменить учёного
progress-option-philosopher-order = Философы определяют
progress-option-philosopher-order-full = Весь порядок хода
progress-option-philosopher-order-first-only = Только первого игрока
progress-option-solo-defeat-score = Очки после поражения в одиночной игре
progress-option-solo-defeat-score-none = Не считать
progress-option-solo-defeat-score-show = Показать
progress-option-time-deck-stays = Карты старой эпохи остаются в колоде времени, стоят очков, и взять их нельзя
progress-option-moves-after-draw = После добора ещё можно оплатить цену достижения без действия и обменять карту с колодой времени
progress-option-turn-end = Ход заканчивается
progress-option-turn-end-answer = Когда это скажет игрок
progress-option-turn-end-automatic = Сам собой, после последнего действия

# Ошибки в настройках и позициях
progress-bad-colours = «{ $value }» не подходит: цвета — это разные слова из списка { $known }, через запятую.
progress-fast-solo = Для варианта «{ $value }» нужны хотя бы два игрока.
progress-bad-first-player = Место { $seat } не может быть первым: { $seats ->
    [one] за столом { $seats } игрок
    [few] за столом { $seats } игрока
   *[many] за столом { $seats } игроков
}.
progress-bad-position = Эту позицию не прочитать: { $what }.

# Картинка в терминале
progress-draw-age = { $age } эпоха, ход { $turn }
progress-draw-age-gone = { $age }: вышла из игры
progress-draw-deck = { $age }: колода { $deck }, сброс { $pile }, сверху: { $top }
progress-draw-deck-closed = { $age }: колода { $deck }, ещё не началась
progress-draw-tokens = Жетоны эпохи: { $symbol ->
    [END] до конца игры
   *[other] до { $symbol } эпохи
} осталось { $count }
progress-draw-time = Колода времени ({ $count }): { $cards }
progress-draw-feat = Достижение: { $feat } ({ $prices }), под ним: { $left }
progress-draw-player = { $sign } { progress-colour }: очки { $points }, карты { $cards }, жетоны { $tokens }
progress-draw-developing = в разработке: { $cards }
progress-draw-persons = личности: { $names }
progress-draw-owns = достижения: { $names }
progress-draw-actions = Осталось действий: { $left } из { $actions }, запас знаний хода: { $pool }
progress-draw-paying = Идёт оплата: { $what }, заплатить: { $due }
progress-draw-hand = Твоя рука:
progress-draw-legend = S наука, E техника, C культура, G общее знание; строчные буквы: жетоны серой стороной вверх. 3 S / Календарь: наука 3 или бесплатно с предшественницей «Календарь». +1: навык или трек могущества растёт; (S): жетон; ★: победные очки; <II>: символ новой эпохи; ■: фишка; (имя): личность рубашкой вверх. Добор/сброс 2/1: взять 2 карты, сбросить 1.

# Проверка файлов карт
progress-cards-fine = Все файлы карт в { $folder } в порядке: { $technologies ->
    [one] { $technologies } технология
    [few] { $technologies } технологии
   *[many] { $technologies } технологий
} на { $cards ->
    [one] { $cards } карте
    [few] { $cards } картах
   *[many] { $cards } картах
}, { $personalities ->
    [one] { $personalities } личность
    [few] { $personalities } личности
   *[many] { $personalities } личностей
}, { $achievements ->
    [one] { $achievements } достижение
    [few] { $achievements } достижения
   *[many] { $achievements } достижений
}.
progress-cards-large-hands = для { $found } игроков раздано больше карт, чем позволяют { $known } карт I эпохи
progress-cards-threshold-twice = порог { $found } для { $known } игроков указан дважды
progress-cards-ages-in-order = эпоха { $found } стоит слишком поздно: строки идут в порядке эпох
progress-cards-wrong-sum = копий всего { $known }, а не { $found }
progress-cards-solo-copy = у каждой технологии есть хотя бы одна копия с отметкой 1+, а не «{ $found }»
progress-cards-no-price = у технологии есть хотя бы одна строка цены
progress-cards-line-without-type = «{ $found }» относится к строке цены, у которой нет вида знания
progress-cards-unknown-benefit = нет преимущества «{ $found }»; подходит: { $known }
progress-cards-wrong-symbol = символ новой эпохи у карт этой эпохи — { $known }, а не «{ $found }»
progress-cards-no-symbol = ни у одной технологии нет символа новой эпохи { $found }
progress-cards-unknown-predecessor = нет технологии «{ $found }»
progress-cards-later-predecessor = предшественница «{ $found }» из более поздней эпохи
progress-cards-cycle = предшественница «{ $found }» сама идёт после этой технологии
progress-cards-wrong-age = эпоха этой группы — { $known }, а не { $found }
progress-cards-groups-in-order = «{ $found }» стоит слишком поздно: сначала философы, затем учёные, затем творцы
progress-cards-no-heritage = философы не оставляют наследия, даже «{ $found }»
progress-cards-five-of-each = в группе «{ $found }» должно быть пять личностей
progress-cards-orders = у философов номера { $found }, каждый по одному разу
progress-cards-two-prices = у достижения есть хотя бы две цены
progress-cards-positions-in-order = здесь идёт номер { $known }, а не «{ $found }»
progress-cards-no-track = трека «{ $found }» нет или он неполон
progress-cards-unequal-tracks = трек «{ $found }» не такой длины, как другие
progress-cards-no-threshold = нет числа символов для { $found }; в скобках — число игроков
progress-cards-no-hand = нет начальных рук; игроков: { $found }
progress-tree-title = Древо технологий игры «Прогресс»
progress-tree-age = { $age ->
    [1] I эпоха: древность
    [2] II эпоха: Средневековье
    [3] III эпоха: Возрождение
   *[4] IV эпоха: промышленная революция
}
