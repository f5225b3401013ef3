# Слова — из словаря на странице правил.
robomaso-name = Робомясо
robomaso-about = У каждого два робота, лабиринт растёт карта за картой, а у оружия свой нрав: отвоюй у соперников их диски с программой.

# Названия; они вставляются в другие сообщения с теми же аргументами.
# Они стоят в именительном падеже, стороны света — с предлогом.
# Робота не из нашей коробки (свои файлы) называет его имя из файла.
robomaso-robot = { $robot ->
    [bolt] Болт
    [nut] Гайка
    [piston] Поршень
    [valve] Клапан
    [cog] Зубец
    [sprocket] Звезда
    [fuse] Пробка
    [diode] Диод
    [none] робот
   *[other] { $robot }
}
robomaso-robots = { robomaso-robot }
robomaso-foe = { $foe ->
    [bolt] Болт
    [nut] Гайка
    [piston] Поршень
    [valve] Клапан
    [cog] Зубец
    [sprocket] Звезда
    [fuse] Пробка
    [diode] Диод
    [none] робот
   *[other] { $foe }
}
robomaso-victim = { $victim ->
    [bolt] Болт
    [nut] Гайка
    [piston] Поршень
    [valve] Клапан
    [cog] Зубец
    [sprocket] Звезда
    [fuse] Пробка
    [diode] Диод
    [none] робот
   *[other] { $victim }
}
robomaso-layer = { $layer ->
    [bolt] Болт
    [nut] Гайка
    [piston] Поршень
    [valve] Клапан
    [cog] Зубец
    [sprocket] Звезда
    [fuse] Пробка
    [diode] Диод
    [none] робот
   *[other] { $layer }
}
robomaso-first = { $first ->
    [bolt] Болт
    [nut] Гайка
    [piston] Поршень
    [valve] Клапан
    [cog] Зубец
    [sprocket] Звезда
    [fuse] Пробка
    [diode] Диод
    [none] робот
   *[other] { $first }
}
robomaso-one = { $one ->
    [bolt] Болт
    [nut] Гайка
    [piston] Поршень
    [valve] Клапан
    [cog] Зубец
    [sprocket] Звезда
    [fuse] Пробка
    [diode] Диод
    [none] робот
   *[other] { $one }
}
robomaso-two = { $two ->
    [bolt] Болт
    [nut] Гайка
    [piston] Поршень
    [valve] Клапан
    [cog] Зубец
    [sprocket] Звезда
    [fuse] Пробка
    [diode] Диод
    [none] робот
   *[other] { $two }
}
robomaso-hit = { $hit ->
    [bolt] Болт
    [nut] Гайка
    [piston] Поршень
    [valve] Клапан
    [cog] Зубец
    [sprocket] Звезда
    [fuse] Пробка
    [diode] Диод
    [none] робот
   *[other] { $hit }
}
robomaso-path = ({ $path })
robomaso-colour = { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
   *[white] белый
}
robomaso-thing = { $thing ->
    [speed] Скорость
    [manipulation] Манёвренность
    [reaction] Реакция
    [capacity] Вместимость
    [slimer] Слизомёт
    [ray] Лучемёт
    [snowbang] Снегобух
    [jay] Сойкострел
    [flytrap] Робомухоловка
    [nest] пулемёт
    [teleport] телепорт
    [door] дверь
    [mud] грязь
    [hole] яма
   *[plain] ничего
}
robomaso-kind-of-card = { $kind_of_card ->
    [speed] Скорость
    [manipulation] Манёвренность
    [reaction] Реакция
    [capacity] Вместимость
    [slimer] Слизомёт
    [ray] Лучемёт
    [snowbang] Снегобух
    [jay] Сойкострел
   *[flytrap] Робомухоловка
}
robomaso-chosen = { $what ->
    [speed] Скорость
    [manipulation] Манёвренность
    [reaction] Реакция
    [capacity] Вместимость
    [slimer] Слизомёт
    [ray] Лучемёт
    [snowbang] Снегобух
    [jay] Сойкострел
    [flytrap] Робомухоловка
   *[nest] пулемёт
}
robomaso-gun = { $gun ->
    [slimer] Слизомёт
    [ray] Лучемёт
    [snowbang] Снегобух
    [jay] Сойкострел
    [nest] пулемёт
   *[none] оружие
}
robomaso-symbol = { $symbol ->
    [speed] скорость
    [manipulation] манёвренность
    [reaction] реакция
    [capacity] вместимость
    [slimer] Слизомёт
    [ray] Лучемёт
    [snowbang] Снегобух
    [jay] Сойкострел
    [flytrap] Робомухоловка
    [teleport] телепорт
    [door] дверь
    [nest] пулемётное гнездо
    [mud] грязь
    [hole] яма
   *[plain] ничего
}
robomaso-shape = { $shape ->
    [end] тупик
    [straight] прямой коридор
    [bend] поворот
    [tee] Т-образный перекрёсток
   *[cross] перекрёсток
}
robomaso-card = { robomaso-shape }{ $symbol ->
    [plain] {""}
   *[other] , { robomaso-symbol }
}{ $shown ->
    [2] {" "}×2
   *[other] {""}
}
robomaso-side = { $side ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
}
robomaso-heading = { $heading ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
}
robomaso-way = { $how ->
    [N] на север
    [E] на восток
    [S] на юг
    [W] на запад
    [N1] на север, 1 клетка
    [N2] на север, 2 клетки
    [N3] на север, 3 клетки
    [E1] на восток, 1 клетка
    [E2] на восток, 2 клетки
    [E3] на восток, 3 клетки
    [S1] на юг, 1 клетка
    [S2] на юг, 2 клетки
    [S3] на юг, 3 клетки
    [W1] на запад, 1 клетка
    [W2] на запад, 2 клетки
   *[W3] на запад, 3 клетки
}

# Вопросы
robomaso-discs = Какому из твоих роботов дать один диск? Другой получит два.
robomaso-corner = Какой угол будет твоим домом?
robomaso-opening = Как положить первую карту?
robomaso-place = Какой робот начнёт здесь и куда он будет смотреть?
robomaso-build = Строительство: взять карту, выложить поле высадки или компьютер?
robomaso-lay = Куда положить карту?
robomaso-deploy = Высадка: куда будет смотреть робот?
robomaso-pick = Какой робот едет сейчас?
robomaso-drive = Что сделает твой робот?
robomaso-take = Берёшь карту?
robomaso-give = Возьмёт ли карту и второй твой робот?
robomaso-rob = Сколько дисков взять из компьютера?
robomaso-home = Твой робот снова дома: куда он будет смотреть?
robomaso-aim = В какого из двух роботов целиться?
robomaso-fight = Стычка: стреляешь?
robomaso-secret = Реакция одинаковая. Тайный выбор: стрелять или не стрелять?
robomaso-loot = Что взять у подбитого робота?
robomaso-end = Твои роботы уже проехали. Закончить ход?

# Ответы
robomaso-answer-discs = Один диск роботу { $what }, два — другому
robomaso-answer-corner = Угол ({ $what })
robomaso-answer-place = Поставить робота { $what } лицом { robomaso-way }
robomaso-answer-draw = Взять карту
robomaso-answer-skip = Ничего не строить
robomaso-answer-lay = Положить на ({ $what }), { $how ->
    [0] не поворачивать
    [1] повернуть на четверть
    [2] повернуть на пол-оборота
   *[3] повернуть на три четверти
}
robomaso-answer-field = Выложить поле высадки на ({ $what })
robomaso-answer-computer = Выложить компьютер на ({ $what }), проходом { $how ->
    [0] на север
    [1] на восток
    [2] на юг
   *[3] на запад
}
robomaso-answer-store = Сохранить в компьютере диск робота { $what }
robomaso-answer-cancel = Отключить компьютер; дисков роботу 1: { $what }
robomaso-answer-deploy = Высадить робота { $what } лицом { robomaso-way }
robomaso-answer-postpone = Робот { $what } подождёт
robomaso-answer-move = Едет робот { $what }
robomaso-answer-step = Ехать { $what ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
}
robomaso-answer-turn = { $what ->
    [none] Развернуться
   *[other] Развернуть робота { $what }
}
robomaso-answer-wait = Ждать
robomaso-answer-stop = Остаться здесь
robomaso-answer-suicide = Самоуничтожение
robomaso-answer-flytrap = Посадить позади Робомухоловку
robomaso-answer-hop = Телепорт на ({ $what }){ $how ->
    [N] {" "}лицом на север
    [E] {" "}лицом на восток
    [S] {" "}лицом на юг
    [W] {" "}лицом на запад
   *[none] {""}
}
robomaso-answer-fire = Огонь: { robomaso-chosen }, { robomaso-way }
robomaso-answer-hold = Не стрелять{ $what ->
    [none] {""}
   *[other] ; если дойдёт до стрельбы: { robomaso-chosen }, { robomaso-way }
}
robomaso-answer-aim = Цель: { robomaso-robot }
robomaso-answer-take = Взять
robomaso-answer-leave = Не брать
robomaso-answer-rob = { $what ->
    [0] Не брать дисков
   *[other] Взять дисков: { $what }
}
robomaso-answer-loot = Взять карту: { robomaso-chosen }
robomaso-answer-enough = Больше ничего
robomaso-answer-end = Закончить ход

# Почему нельзя
robomaso-not-empty = На клетке ({ $cell }) уже лежит карта.
robomaso-on-gallery = На галерею карты не кладут, а клетка ({ $cell }) — её часть.
robomaso-no-link = На клетке ({ $cell }) эта карта не продолжит ни одного коридора.
robomaso-edges = В этой игре края карт должны совпадать, а на клетке ({ $cell }) они не совпадают. Смотри на: { $cells }.
robomaso-unreachable = На карту на клетке ({ $cell }) никто не сможет заехать, даже отсюда: { $cells }.
robomaso-seals = Если карта так ляжет на клетку ({ $cell }), пустые клетки будут отрезаны навсегда: { $cells }.
robomaso-same-way = На клетке ({ $cell }) карта ляжет точно так же, если повернуть её меньше.
robomaso-not-home = Первую карту кладут в свой угол, а не на клетку ({ $cell }).
robomaso-field-is-laid = Твоё поле высадки уже лежит.
robomaso-computer-is-laid = Твой компьютер уже выложен, а другого нет.
robomaso-field-first = Сначала выложи поле высадки: его ждёт робот, или настал раунд, о котором договорились.
robomaso-not-an-opening = Робот смотрит в проход, а с той стороны прохода нет.
robomaso-corner-taken = В этом углу уже живёт другой игрок.
robomaso-nothing-to-draw = Карт больше нет, или для них нет пустой клетки.
robomaso-must-build = Пока есть карты и пустые клетки, нужно строить.
robomaso-no-computer = На поле нет твоего работающего компьютера.
robomaso-no-disc = У этого робота нет диска.
robomaso-occupied-computer = На твоём компьютере стоит робот, отключить его сейчас нельзя.
robomaso-not-so-many = Столько дисков здесь не взять.
robomaso-not-waiting = Этого робота сейчас не высаживают.
robomaso-no-foreigner = Чужой робот не мешает, так что твой не ждёт.
robomaso-has-moved = { robomaso-robot } в этом ходу больше не едет или не стоит на поле.
robomaso-no-opening = { robomaso-robot } не проедет { robomaso-side }: там нет прохода.
robomaso-backwards = { robomaso-robot } не поедет { robomaso-side }: роботы ездят только передом и не сдают назад.
robomaso-other-way = { robomaso-robot } не поедет { robomaso-side }: на телепорте выбран другой выход.
robomaso-into-wall = { robomaso-robot } не проедет { robomaso-side }: путь на клетку ({ $cell }) закрыт.
robomaso-guarded = { robomaso-robot } не поедет { robomaso-side }: в этой игре роботы на своём поле высадки неприкосновенны, а на клетке ({ $cell }) такой робот стоит.
robomaso-into-void = { robomaso-robot } не проедет { robomaso-side }: на клетке ({ $cell }) ещё нет коридора.
robomaso-no-points = { robomaso-robot } стоит: очков движения больше нет.
robomaso-must-drive = { robomaso-robot }: нужно двигаться дальше. Ждут только перед пустой клеткой, а разворачиваются только там, где коридор упирается в стену.
robomaso-must-wait = { robomaso-robot } ждёт перед пустой клеткой. Чтобы там развернуться, нужны 2 карты «Манёвренность», а есть { $manipulation }.
robomaso-no-more-turns = { robomaso-robot }: разворот туда и обратно на этой клетке уже был, больше нельзя.
robomaso-not-moved = { robomaso-robot } разворачивается, когда едет сам, а потом — только если стоит на поле.
robomaso-no-spinner = После своего движения развернуться может только робот с тремя картами «Манёвренность». { robomaso-robot }: таких карт { $manipulation }.
robomaso-no-brakes = { robomaso-robot } не умеет тормозить: впереди ещё { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}. Чтобы стоять, нужна 1 карта «Манёвренность», чтобы остановиться в пути — 2, а есть { $manipulation }.
robomaso-not-at-start = Самоуничтожение возможно только в начале движения робота.
robomaso-not-trapped = { robomaso-robot } не в ловушке: есть путь обратно на галерею.
robomaso-truce = Идёт перемирие. Вместе с этим раундом { $rounds ->
    [one] остался { $rounds } раунд
    [few] осталось { $rounds } раунда
   *[many] осталось { $rounds } раундов
}, и оружие пока молчит.
robomaso-no-weapon = У твоего робота этого нет: { robomaso-gun }.
robomaso-not-in-nest = Твой робот не в пулемётном гнезде.
robomaso-wrong-side = Роботы стреляют вперёд и вбок, но не назад.
robomaso-shut = С той стороны нет прохода, стрелять некуда.
robomaso-no-landing = Так далеко Снегобух там не бросить: что-то мешает.
robomaso-at-peace = Между этими роботами договорённость: до конца этого движения они не стреляют.
robomaso-met = Эта стычка уже позади; стрелять снова можно после следующего шага или разворота.
robomaso-misses = Этот выстрел не попадёт в другого робота.
robomaso-at-nothing = Пулемёту гнезда нужна цель: робот или робомухоловка.
robomaso-must-fire = В этой игре кто может стрелять, тот стреляет.
robomaso-no-flytrap = { robomaso-robot }: Робомухоловки нет.
robomaso-no-bed = { robomaso-robot }: позади нет места для Робомухоловки. Нужен коридор, где нет робота и другой мухоловки, но не яма, не компьютер и не поле высадки.
robomaso-no-teleport = { robomaso-robot } туда не перенесётся: телепорт переносит только на другой телепорт и только сразу после въезда.
robomaso-same-teleport = { robomaso-robot } уже на этом телепорте.
robomaso-robot-there = На том телепорте стоит робот, а в этой игре на робота не переносятся.
robomaso-not-there = Этот робот не там, куда летит выстрел.
robomaso-nothing-like-it = У подбитого робота нет такой карты.
robomaso-now-discs = Сначала раздай свои диски.
robomaso-now-corner = Сначала выбери свой угол.
robomaso-now-opening = Сначала выложи первую карту.
robomaso-now-place = Сначала поставь робота.
robomaso-now-build = Сначала строительство: возьми карту, выложи поле высадки или компьютер.
robomaso-now-lay = Сначала выложи взятую карту.
robomaso-now-deploy = Сначала высади робота.
robomaso-now-pick = Сначала выбери, какой робот едет.
robomaso-now-drive = Сейчас едет { robomaso-robot }.
robomaso-now-take = Сначала реши, возьмёт ли карту { robomaso-robot }.
robomaso-now-give = Сначала реши, возьмёт ли карту второй твой робот.
robomaso-now-rob = Сначала реши, сколько дисков взять из компьютера.
robomaso-now-home = Сначала выбери, куда дома будет смотреть твой робот.
robomaso-now-aim = Сначала выбери, в какого робота целиться.
robomaso-now-fight = Сначала реши, стрелять ли.
robomaso-now-secret = Сначала сделай тайный выбор: стрелять или нет.
robomaso-now-loot = Сначала выбери трофей или откажись.
robomaso-now-end = Твои роботы уже проехали. Теперь закончи ход.

# За что идёт игра
robomaso-goal-yours = Собери раньше всех { $goal ->
    [one] { $goal } диск
    [few] { $goal } диска
   *[many] { $goal } дисков
}: добывай их у подбитых роботов и в чужих компьютерах. У тебя { $discs }.{ $rounds ->
    [0] {""}
   *[other] {" "}Если после раунда { $rounds } это никому не удалось, побеждает тот, у кого дисков больше всех.
}
robomaso-goal-all = Побеждает тот, кто первым соберёт { $goal ->
    [one] { $goal } диск
    [few] { $goal } диска
   *[many] { $goal } дисков
}. У лидера { $discs }.{ $rounds ->
    [0] {""}
   *[other] {" "}Если после раунда { $rounds } это никому не удалось, побеждает тот, у кого дисков больше всех.
}

# Карты, жетоны и клетки для тех, кто видит их впервые
robomaso-piece-token-disc = Диск с программой
robomaso-piece-token-disc-help = За дисками все и охотятся. Робот возит их с собой, пока его не подобьют: тогда они достаются стрелку.
robomaso-piece-token-robot = Робот
robomaso-piece-token-robot-help = У тебя их два. Роботы ездят только передом, не сдают назад и не умеют тормозить. У робота бывает до шести карт, с трофеями — до восьми.
robomaso-piece-token-double = Двойной символ
robomaso-piece-token-double-help = Одну карту берёт робот, который здесь едет, и ещё одну может взять твой второй робот, даже если он в резерве.
robomaso-piece-token-truce = Перемирие
robomaso-piece-token-truce-help = В первых раундах оружие молчит. Сталкиваться, грабить компьютеры и строить другим назло можно.
robomaso-piece-token-deck = Колода
robomaso-piece-token-deck-help = Отсюда берут карты коридоров. Когда она кончится, пустая клетка станет всё равно что стена.
robomaso-piece-ability-speed = Скорость
robomaso-piece-ability-speed-help = С каждой такой картой робот едет за ход на клетку дальше, начиная со следующего. Проехать нужно всё: тормозов у него нет.
robomaso-piece-ability-manipulation = Манёвренность
robomaso-piece-ability-manipulation-help = Одна карта: робот может стоять на месте. Две: может остановиться в пути и развернуться. Три: разворот бесплатный.
robomaso-piece-ability-reaction = Реакция
robomaso-piece-ability-reaction-help = Если в стычке попасть могут оба, первым решает, стрелять ли, тот робот, у которого таких карт больше. Чей сейчас ход, неважно.
robomaso-piece-extra-capacity = Вместимость
robomaso-piece-extra-capacity-help = С ней робот может взять с символа две карты, а из чужого компьютера — два диска. В счёт шести карт она не идёт; в игре таких карт всего две.
robomaso-piece-weapon-slimer = Слизомёт
robomaso-piece-weapon-slimer-help = Стреляет прямо, до трёх клеток, и попадает в первого робота на пути. Одна карта — один выстрел.
robomaso-piece-weapon-ray = Лучемёт
robomaso-piece-weapon-ray-help = Стреляет прямо, до пяти клеток, и попадает в первого робота на пути. Одна карта — один выстрел.
robomaso-piece-weapon-snowbang = Снегобух
robomaso-piece-weapon-snowbang-help = Его бросают прямо, до трёх клеток, можно и через роботов. Он взрывается там, где упал, и на соседних клетках, куда ведёт коридор. Своих он тоже не щадит!
robomaso-piece-weapon-jay = Сойкострел
robomaso-piece-weapon-jay-help = Сойка летит по коридору, по поворотам и через угловые телепорты, на перекрёстках — только прямо, пока во что-нибудь не врежется. Бывает, что и в хозяина.
robomaso-piece-weapon-flytrap = Робомухоловка
robomaso-piece-weapon-flytrap-help = Робот сажает её позади себя. Кто на неё заедет, будет съеден, а диски достанутся тому, кто её посадил. Её можно расстрелять.
robomaso-piece-weapon-nest = Пулемёт
robomaso-piece-weapon-nest-help = Он стоит в гнезде и стреляет прямо на все четыре стороны, до пяти клеток, и патроны в нём не кончаются.
robomaso-piece-symbol-plain = Простой коридор
robomaso-piece-symbol-plain-help = Брать здесь нечего: роботы просто едут дальше.
robomaso-piece-symbol-teleport = Телепорт
robomaso-piece-symbol-teleport-help = Робот, который сюда въехал, может перенестись на любой другой телепорт. Движения это не стоит.
robomaso-piece-symbol-door = Дверь
robomaso-piece-symbol-door-help = Проехать можно только по стрелке. Стрелять сквозь дверь нельзя, а с другой стороны она как стена.
robomaso-piece-symbol-nest = Пулемётное гнездо
robomaso-piece-symbol-nest-help = Здесь робот может остановиться и стоять сколько угодно. Он стреляет на все стороны до пяти клеток, и реакция у него на 1 больше.
robomaso-piece-symbol-mud = Грязь
robomaso-piece-symbol-mud-help = Кто сюда въехал, тот остановился. В следующем ходу робот только выедет отсюда, на одну клетку.
robomaso-piece-symbol-hole = Яма
robomaso-piece-symbol-hole-help = Кто сюда въехал, падает и теряет все карты, но не диски. В следующем ходу робот вернётся на поле высадки.
robomaso-piece-symbol-field = Поле высадки
robomaso-piece-symbol-field-help = Здесь начинает твой второй робот, и сюда возвращаются погибшие. Твои роботы могут здесь стоять.
robomaso-piece-symbol-computer = Компьютер
robomaso-piece-symbol-computer-help = Хранит твои диски: выстрелы им не страшны. Но чужой робот, который сюда заедет, может взять один диск и отправится домой.
robomaso-piece-symbol-gallery = Галерея
robomaso-piece-symbol-gallery-help = Коридор вокруг всего поля. Карты на неё не кладут, а ездят по ней как везде.
robomaso-piece-symbol-corner = Угловой телепорт
robomaso-piece-symbol-corner-help = Поворот галереи. Можно просто проехать, а можно перенестись на другой телепорт.
robomaso-piece-symbol-down = Закрытая карта
robomaso-piece-symbol-down-help = Стена со всех сторон, навсегда: место, куда уже не попасть, или отключённый компьютер.
robomaso-piece-shape-end = Тупик
robomaso-piece-shape-end-help = Здесь робот разворачивается у стены. Это стоит одно очко движения.
robomaso-piece-shape-straight = Прямой коридор
robomaso-piece-shape-straight-help = Путь один — прямо. Развернуться можно, только если впереди стена.
robomaso-piece-shape-bend = Поворот
robomaso-piece-shape-bend-help = Робот въезжает и смотрит в стену. Повернёт он только следующим шагом.
robomaso-piece-shape-tee = Т-образный перекрёсток
robomaso-piece-shape-tee-help = Три прохода: куда ехать, выбираешь ты, только не назад.
robomaso-piece-shape-cross = Перекрёсток
robomaso-piece-shape-cross-help = Четыре прохода: прямо, направо или налево — выбираешь ты. Назад нельзя.
robomaso-piece-status-reserve = В резерве
robomaso-piece-status-reserve-help = Ещё не в игре. Он выйдет, когда ты выложишь поле высадки; до тех пор его диски никому не достанутся.
robomaso-piece-status-board = На поле
robomaso-piece-status-board-help = Каждый ход робот должен проехать всё своё движение. Стоять можно с картой «Манёвренность», в гнезде и на своём поле высадки.
robomaso-piece-status-waiting = Ждёт возвращения
robomaso-piece-status-waiting-help = В твоём следующем ходу робот вернётся на поле высадки. До тех пор его диски никому не достанутся.

# Что происходит
robomaso-discs-given = { $player } раздаёт диски: { robomaso-one } получает один, { robomaso-two } — два.
robomaso-corner-chosen = { $player } выбирает угол ({ $cell }).
robomaso-card-set-aside = { $player } берёт карту: { robomaso-card }. Роботу там не начать, и карту откладывают.
robomaso-set-aside-shuffled = Отложенные карты снова замешаны в колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
robomaso-robot-placed = { $player } ставит робота на клетку ({ $cell }): { robomaso-robot } смотрит { robomaso-heading }.
robomaso-turn-began = Раунд { $round }: ходит { $player }.
robomaso-truce-over = Раунд { $round }: перемирие окончено. Можно стрелять!
robomaso-card-drawn = { $player } берёт карту: { robomaso-card }.
robomaso-card-shown = { $player } берёт карту: { robomaso-card }. Места для неё нет, и она уходит под колоду.
robomaso-card-laid = { $player } кладёт карту на клетку ({ $cell }): { robomaso-card }.
robomaso-field-laid = { $player } выкладывает поле высадки на клетку ({ $cell }).
robomaso-computer-laid = { $player } выкладывает компьютер на клетку ({ $cell }).
robomaso-cell-filled = До клетки ({ $cell }) уже не добраться; там теперь лежит { $from_deck ->
    [1] закрытая карта
   *[0] пустая карта
}.
robomaso-building-skipped = { $player } ничего не строит.
robomaso-robot-deployed = { $player } высаживает робота на клетку ({ $cell }): { robomaso-robot } смотрит { robomaso-heading }.
robomaso-deployment-postponed = { $player }: { robomaso-robot } ждёт, место занимает чужой робот.
robomaso-move-began = { $player }: { robomaso-robot } трогается, очков движения: { $points }.
robomaso-robot-drove = { $player }: { robomaso-robot } едет { robomaso-heading } с клетки ({ $start }) на клетку ({ $cell }).
robomaso-robot-turned = { $player }: { robomaso-robot } разворачивается на клетке ({ $cell }) и смотрит { robomaso-heading }{ $price ->
    [0] , это бесплатно
   *[other] {""}
}.
robomaso-robot-waited = { $player }: { robomaso-robot } ждёт на клетке ({ $cell }). Пропадает очков движения: { $points }.
robomaso-move-ended = { $player }: { robomaso-robot } { $how ->
    [stands] остаётся на клетке ({ $cell })
   *[stops] останавливается на клетке ({ $cell })
}.
robomaso-robot-hopped = { $player }: { robomaso-robot } переносится телепортом с клетки ({ $start }) на клетку ({ $cell }) и смотрит { robomaso-heading }.
robomaso-robots-crashed = Столкновение на клетке ({ $cell })! В металлолом: { $robots }.
robomaso-robot-eaten = { $player }: { robomaso-robot } заезжает на Робомухоловку на клетке ({ $cell }). Ам! Это мухоловка робота «{ robomaso-layer }».
robomaso-robot-died = { $how ->
    [crash] { robomaso-robot } идёт в металлолом
    [hole] { robomaso-robot } падает в яму
    [suicide] { robomaso-robot } самоуничтожается
    [eaten] { robomaso-robot } исчезает в Робомухоловке
   *[shot] Робот «{ robomaso-robot }» подбит
} и ждёт возвращения на поле.
robomaso-cards-lost = { robomaso-robot } теряет все свои карты.
robomaso-card-taken = { $player }: { robomaso-robot } получает карту на клетке ({ $cell }): { robomaso-kind-of-card }.
robomaso-symbol-left = { $player }: { robomaso-robot } не берёт карту на клетке ({ $cell }): { robomaso-kind-of-card }.
robomaso-discs-won = { $player }: { robomaso-robot } добывает { $count ->
    [one] { $count } диск
    [few] { $count } диска
   *[many] { $count } дисков
}{ $stored ->
    [1] , сразу в компьютер
   *[0] {""}
}!
robomaso-looted = { robomaso-robot } забирает карту у робота «{ robomaso-victim }»: { robomaso-kind-of-card }.
robomaso-capacity-won = { robomaso-robot } получает и карту «Вместимость» робота «{ robomaso-victim }».
robomaso-disc-stored = { $player } сохраняет в компьютере диск робота «{ robomaso-robot }».
robomaso-computer-cancelled = { $player } отключает компьютер на клетке ({ $cell }). Диски возвращаются к роботам: первому { $one }, второму { $two }.
robomaso-computer-raided = { $player }: { robomaso-robot } совершает налёт на компьютер на клетке ({ $cell }). Его владелец: { $owner }. Взято дисков: { $discs }.
robomaso-robot-sent-home = { $player }: { robomaso-robot } отправляется домой и сохраняет все карты.
robomaso-robots-met = Стычка: { robomaso-robot } (реакция { $quick }) и { robomaso-foe } (реакция { $slow }). { $why ->
    [equal] Реакция одинаковая: оба выбирают тайно.
    [only] Попасть может только { robomaso-first }.
   *[faster] Реакция лучше у робота «{ robomaso-first }», он решает первым.
}
robomaso-fire-held = { $player }: { robomaso-robot } не стреляет.
robomaso-secrets-shown = Тайный выбор открыт: { robomaso-robot } { $one ->
    [1] стреляет
   *[0] не стреляет
}, { robomaso-foe } { $two ->
    [1] стреляет
   *[0] не стреляет
}.
robomaso-peace-made = { robomaso-robot } и { robomaso-foe } договариваются не стрелять.
robomaso-shot-fired = { $player }: { robomaso-robot } на клетке ({ $start }) { $gun ->
    [snowbang] бросает Снегобух { robomaso-side }, на { $far ->
        [one] { $far } клетку
        [few] { $far } клетки
       *[many] { $far } клеток
    }
    [jay] запускает сойку { robomaso-side }
   *[other] стреляет { robomaso-side } ({ robomaso-gun })
}! Попадание: { $hit }.
robomaso-flytrap-laid = { $player }: { robomaso-robot } сажает Робомухоловку на клетке ({ $cell }).
robomaso-flytrap-shot = Робомухоловка на клетке ({ $cell }) разлетается в клочья.
robomaso-game-over = Игра окончена: { $why ->
    [goal] цель достигнута
    [standstill] никто больше ничего не может сделать
   *[rounds] сыгран последний раунд
}. Победа: { $winners }!

# Наборы и настройки
robomaso-preset-document = Как в книге правил
robomaso-preset-later = Поздняя версия: быстрее, с угловых телепортов
robomaso-preset-quick = Быстрая игра
robomaso-option-goal = Дисков для победы
robomaso-option-goal-standard = 5, 7 или 8, если игроков 2, 3 или 4
robomaso-option-goal-lower = На один меньше: 4, 6 или 7
robomaso-option-goal-4 = 4 диска
robomaso-option-goal-5 = 5 дисков
robomaso-option-goal-6 = 6 дисков
robomaso-option-goal-7 = 7 дисков
robomaso-option-goal-8 = 8 дисков
robomaso-option-goal-9 = 9 дисков
robomaso-option-goal-10 = 10 дисков
robomaso-option-goal-11 = 11 дисков
robomaso-option-goal-12 = 12 дисков
robomaso-option-base-speed = Скорость без карт «Скорость»
robomaso-option-truce-rounds = Раундов перемирия (0: без перемирия)
robomaso-option-start-position = Первый робот начинает
robomaso-option-start-position-card = На первой карте
robomaso-option-start-position-corner-teleport = На угловом телепорте
robomaso-option-first-player = Первый игрок
robomaso-option-first-player-random = По жребию
robomaso-option-first-player-seat1 = Место 1
robomaso-option-first-player-seat2 = Место 2
robomaso-option-first-player-seat3 = Место 3
robomaso-option-first-player-seat4 = Место 4
robomaso-option-corners = Свои углы
robomaso-option-corners-diagonal = По местам; двое играют из противоположных углов
robomaso-option-corners-choose = Каждый выбирает
robomaso-option-gallery-pattern = Какие клетки каждой полосы галереи открыты внутрь (по часовой стрелке)
robomaso-option-gallery-pattern-1111 = Все четыре
robomaso-option-gallery-pattern-0001 = Только 4
robomaso-option-gallery-pattern-0011 = 3 и 4
robomaso-option-gallery-pattern-0101 = 2 и 4
robomaso-option-gallery-pattern-0111 = 2, 3 и 4
robomaso-option-gallery-pattern-1000 = Только 1
robomaso-option-gallery-pattern-1001 = 1 и 4
robomaso-option-gallery-pattern-1010 = 1 и 3
robomaso-option-gallery-pattern-1011 = 1, 3 и 4
robomaso-option-gallery-pattern-1100 = 1 и 2
robomaso-option-gallery-pattern-1101 = 1, 2 и 4
robomaso-option-gallery-pattern-1110 = 1, 2 и 3
robomaso-option-edge-match = Края соседних карт
robomaso-option-edge-match-lenient = Проход может упираться в стену
robomaso-option-edge-match-strict = Должны совпадать
robomaso-option-filler-source = Недостижимые клетки заполняют
robomaso-option-filler-source-deck = Картами из колоды
robomaso-option-filler-source-supply = Пустыми картами
robomaso-option-share-own-field = Оба робота игрока могут стоять на своём поле высадки
robomaso-option-deploy-deadline = До какого раунда выложить поле высадки (0: когда угодно)
robomaso-option-wall-turn = Робот разворачивается у стены
robomaso-option-wall-turn-strict = Только там, где коридор кончается
robomaso-option-wall-turn-branch = И там, где закрыто одно ответвление
robomaso-option-speed-immediate = Новая карта «Скорость» действует в том же движении
robomaso-option-pickup = Найденные карты
robomaso-option-pickup-optional = Можно не брать
robomaso-option-pickup-mandatory = Нужно взять
robomaso-option-card-limit = Не больше шести свойств и оружия
robomaso-option-card-limit-board = Считается собранное на поле, трофеи сверх того
robomaso-option-card-limit-all = Считается всё, что есть у робота, и трофеи
robomaso-option-dead-partner = Роботу, который ждёт возвращения после гибели, можно отдать карту двойного символа
robomaso-option-token-supply = Карты свойств и оружия
robomaso-option-token-supply-unlimited = Не кончаются
robomaso-option-token-supply-counted = Только те, что в коробке
robomaso-option-forced-fire = Более быстрый робот обязан стрелять; равные могут договориться
robomaso-option-equal-reaction = Одинаковая реакция
robomaso-option-equal-reaction-document = Если стреляет один, стреляют оба
robomaso-option-equal-reaction-individual = Стреляет только тот, кто так выбирает
robomaso-option-stop-after-encounter = После стычки робот может остановиться
robomaso-option-blast-through-walls = Взрыв Снегобуха проходит сквозь стены
robomaso-option-teleport-onto-robot = Телепорт на робота
robomaso-option-teleport-onto-robot-crash = Это столкновение
robomaso-option-teleport-onto-robot-forbidden = Запрещён
robomaso-option-mud-exit = Из грязи робот выезжает
robomaso-option-mud-exit-one-cell = На одну клетку
robomaso-option-mud-exit-full-speed = На полной скорости
robomaso-option-suicide = Самоуничтожение
robomaso-option-suicide-anytime = Всегда, в начале движения
robomaso-option-suicide-trapped-only = Только в ловушке
robomaso-option-safe-field = На своём поле высадки роботы в безопасности
robomaso-option-round-limit = Последний раунд (0: без предела)
robomaso-option-answer-timer = Секунды на ответ (0: без предела)
robomaso-option-forced-duel = При одинаковой реакции тоже обязаны стрелять оба
robomaso-option-turn-end = Конец хода
robomaso-option-turn-end-answer = Его объявляет игрок
robomaso-option-turn-end-automatic = Сам собой после последнего движения

# Ошибки в настройках и позициях
robomaso-bad-goal = Цель { $goal } недостижима: игроков { $seats }, а всего дисков { $discs }.
robomaso-bad-first-player = Место { $seat } не может быть первым: { $seats ->
    [one] за столом { $seats } игрок
    [few] за столом { $seats } игрока
   *[many] за столом { $seats } игроков
}.
robomaso-bad-position = Эту позицию не прочитать: { $what }.

# Картинка в терминале
robomaso-draw-head = { $round ->
    [0] Начало игры
   *[other] Раунд { $round }
}. Карт в колоде: { $deck }. Дисков для победы: { $goal }.
robomaso-draw-truce = Перемирие: вместе с этим ещё { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
robomaso-draw-drawn = Взятая карта: { $card }
robomaso-draw-turned = без поворота { $none }, на четверть { $quarter }, на пол-оборота { $half }, на три четверти { $three }
robomaso-draw-move = Едет { $robot }; осталось очков движения: { $points }
robomaso-draw-discs = { $count ->
    [one] { $count } диск
    [few] { $count } диска
   *[many] { $count } дисков
}
robomaso-draw-stored = в компьютере: { $count }
robomaso-draw-cancelled = компьютер отключён
robomaso-draw-robot = { $name }: { $where ->
    [reserve] в резерве
    [board] на поле
   *[waiting] ждёт возвращения
}; карты: { $cards }; диски: { $discs }
robomaso-draw-legend = A1▶ робот 1 игрока A и куда он смотрит, A12 оба робота; ¥A1 мухоловка робота A1; [A] поле высадки, #A# компьютер; @ угловой телепорт, TEL телепорт; ─▶─ дверь; NES пулемётное гнездо, MUD грязь, HOL яма; · пустая клетка, ░ закрытая карта. SPD скорость, MAN манёвренность, REA реакция, CAP вместимость, SLM Слизомёт, RAY Лучемёт, SNO Снегобух, JAY Сойкострел, PLA Робомухоловка.

# Проверка файлов карт
robomaso-cards-fine = Все файлы карт в { $folder } в порядке: { $cards ->
    [one] { $cards } карта коридора
    [few] { $cards } карты коридоров
   *[many] { $cards } карт коридоров
}, { $kinds ->
    [one] { $kinds } вид
    [few] { $kinds } вида
   *[many] { $kinds } видов
}; { $supply ->
    [one] { $supply } карта свойств и оружия
    [few] { $supply } карты свойств и оружия
   *[many] { $supply } карт свойств и оружия
}.
robomaso-cards-door = форма двери — «{ $known }», а не «{ $found }»
robomaso-cards-teleport = форма телепорта — «{ $known }», а не «{ $found }»
robomaso-cards-shown-twice = дважды на карте бывают только оружие и свойства, кроме вместимости
robomaso-cards-same = строка с такой формой, таким символом и таким числом уже есть: «{ $found }»
robomaso-cards-too-few = слишком мало карт, на которых может стоять робот: { $found }; нужно хотя бы { $known }
robomaso-cards-no-supply = нет строки для «{ $found }»
robomaso-cards-colours = цветов: { $found }, а должно быть { $known }
