# Co říká jen stránka; jména karet a barev dává server.

# Stůl hráče
golems-page-desk = Program a karty
golems-page-program = Program: { $length } z { $most }
golems-page-program-of = Program: { $player }
golems-page-whose = Čí program
golems-page-flowchart = Vývojový diagram
golems-page-python = Python
golems-page-form = Zobrazit program jako
golems-page-hand = Tvoje karty
golems-page-card = { $name }: { $count ->
    [0] žádná karta nezbývá
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
golems-page-command = { $command ->
    [F] Vpřed
    [B] Vzad
    [L] Vlevo
    [R] Vpravo
    [S] Stát
    [X] Úder
   *[D] Obrana
}
golems-page-bonus = { $bonus ->
    [for] Opakuj { $repeats }×
    [if] Překážka?
    [while] Dokud …
    [call] Volání
   *[plain] bez bonusu
}
golems-page-no-bonus = V tomto kole není bonusová karta
golems-page-sensors = Na co podmínka reaguje
golems-page-sensor = { $sensor ->
    [any] jakákoli překážka
    [barrel] sud
    [wall] zeď
    [water] voda
   *[attack] útok
}
golems-page-sign = { $sign ->
    [AND] A
    [OR] NEBO
    [NOT] NE
   *[XOR] XOR
}
golems-page-yes = Ano
golems-page-no = Ne
golems-page-empty = prázdné
golems-page-face-down = lícem dolů
golems-page-place = Řádek { $row }{ $part ->
    [head] , bonusová karta
    [yes] , ano
    [no] , ne
   *[first] {""}
}: { $name }
golems-page-take-away = Odebrat kartu z řádku { $row }
golems-page-next = Řádek { $row }: sem přijde další karta
golems-page-next-card = další karta
golems-page-extra = řádek navíc, chceš-li
golems-page-later = po „Hotovo“
golems-page-token = Žeton logiky { $token }
golems-page-ready = Hotovo
golems-page-fill = Doplnit
golems-page-fill-gap = Nejdřív polož kartu do mezery v řádku { $row }.
golems-page-fill-help = Prázdné řádky dostanou neškodné karty a máš hotovo
golems-page-keys-help = F, B, L, R, S, X a D kladou příkazy; 1 položí bonusovou kartu, s 2 až 5 reaguje na jeden druh překážek; C volá podprogram. Šipky nahoru a dolů vybírají kartu, Backspace ji odebere. Enter: hotovo.
golems-page-waiting = { $count ->
    [one] { $names } ještě přemýšlí.
    [few] { $names } ještě přemýšlejí.
   *[other] { $names } ještě přemýšlejí.
}
golems-page-thinking = přemýšlí …
golems-page-out = vyřazen
golems-page-you-are-out = Tvůj golem je vyřazen. Můžeš sledovat ostatní.
golems-page-bot = Bot

# Volby
golems-page-cards = Karty golemů
golems-page-weapon = { $card ->
    [sword] Meč
    [twin-swords] Dva meče
    [axe] Sekera
    [great-axe] Válečná sekera
    [spear] Kopí
    [pike] Píka
    [halberd] Halapartna
    [flail] Řemdih
    [longbow] Luk
    [crossbow] Kuše
    [ballista] Balista
   *[hammer] Kladivo
}
golems-page-value = { $value ->
    [power] síla úderu
    [limit] mez poškození
    [rows] počet řádků
   *[reach] dosah úderu
} { $count }
golems-page-value-name = { $value ->
    [power] síla
    [limit] mez poškození
    [rows] řádky
   *[reach] dosah
}
golems-page-colours = Barvy
golems-page-sub = Podprogram
golems-page-sub-place = Karta { $place } podprogramu: { $name }
golems-page-sub-help = Dva příkazy, které karta Volání provede v jednom řádku. Zůstanou po celou hru.
golems-page-sub-lay = Vyložit
golems-page-sub-none = Žádný
golems-page-cells = Políčka
golems-page-exit-help = Tvůj golem je ve vodě. Vyber, kde vyleze na břeh, tady nebo na poli.
golems-page-teleport-help = Černá díra! Pošli golema hráče { $player } na kterékoli z těchto políček, nebo ho nech na místě.
golems-page-decline = Nechat na místě
golems-page-token-does = { $sign ->
    [AND] spojí tento řádek s dalším: oba se provedou v jednom.
    [OR] otevře tento řádek i další a hráč si vybere: jeden z nich, nebo oba.
    [NOT] obrátí příkaz: vpřed a vzad, vlevo a vpravo, úder a obrana.
   *[XOR] otevře tento řádek i další a hráč si vybere jeden; druhý propadne.
}
golems-page-token-help = Polož ho na řádek libovolného programu nebo na volné políčko, nebo si ho nech.
golems-page-lay-token = Položit žeton na řádek { $row }, { $player }
golems-page-lay-token-card = Položit žeton na kartu { $side ->
    [yes] Ano
   *[no] Ne
} v řádku { $row }
golems-page-on-cell = Na políčko …
golems-page-keep = Nechat si ho
golems-page-choice = Který příkaz se provede?
golems-page-pick = { $pick ->
    [OR-first] Teď řádek { $first }. Řádek { $second } přijde na řadu později.
    [OR-second] Teď řádek { $second }. Řádek { $first } odpadá.
    [OR-both] Teď oba, jeden po druhém.
    [XOR-first] Teď řádek { $first }. Řádek { $second } propadá.
    [XOR-second] Teď řádek { $second }. Řádek { $first } propadá.
   *[XOR-both] Oba najednou XOR nedovolí.
}

# Herní pole
golems-page-board = Herní pole
golems-page-golem = golem hráče { $player } ({ golems-colour }), dívá se { golems-facing }
golems-page-damage = poškození { $damage } z { $limit }
golems-page-in-snow = čeká ve sněhu na stejný příkaz ještě jednou
golems-page-carries = nese { golems-object-found }
golems-page-ladder = žebřík { $letter } { $way ->
    [up] nahoru
   *[down] dolů
}, vede na { $cell }
golems-page-terrain = { $terrain ->
    [ice] led
   *[snow] sníh
}
golems-page-goal = cíl
golems-page-goal-of = cíl: { $player }
golems-page-home-of = domov: { $player }
golems-page-barrel-with = sud, uvnitř: { golems-content }
golems-page-gap = bez políčka
golems-page-free = volné
golems-page-examine = { $golem }. Síla úderu { $power }, dosah { $range }.
golems-page-choose-exit = Políčka, kde může golem vylézt na břeh
golems-page-choose-teleport = Políčka pro teleport
golems-page-choose-token = Políčka pro žeton logiky
golems-page-snow-one = Sníh: 1 ze 2
golems-page-endless = Nekonečná smyčka: { $why ->
    [obstacle] v cestě je něco jiného
    [circle] všechno se opakuje
   *[open] nikdy to nepřijde
}
golems-page-token-lost = { $token } nejde použít: { $why ->
    [second] jen jeden žeton za kolo
   *[late] zbývá málo řádků
}

# Řádek a jeho kroky
golems-page-row = Řádek { $row } z { $rows }
golems-page-pass = průchod { $pass }
golems-page-steps = Kroky řádku
golems-page-step = { $step ->
    [1] pohyb
    [2] kontrola
    [3] pak pohyb
    [4] úder
    [5] obrana
   *[6] smyčka
}
golems-page-round = Kolo { $round } z { $rounds }
golems-page-extra-round = Kolo navíc { $round }
golems-page-turn = Tah { $turn }

# Golemové a body
golems-page-players = Golemové
golems-page-player = { $player } ({ golems-colour })
golems-page-values = síla úderu { $power }, mez poškození { $limit }, řádky { $rows }, dosah { $reach }
golems-page-eye = vidí na { $range } { $range ->
    [one] políčko
    [few] políčka
   *[other] políček
}
golems-page-bot-program = Jeho program
golems-page-luck = karta štěstí: { golems-sign }
golems-page-holds = žeton logiky v ruce: { golems-sign }
golems-page-modifier = příští program: { $change }
golems-page-won-so-far = { $kind ->
    [hill] body
    [home] přineseno domů
   *[collect] sebráno
}: { $count }
golems-page-comes-back = vrátí se v příštím kole
golems-page-is-ready = hotovo
golems-page-score = Jak golemové dopadli
golems-page-score-golem = Golem
golems-page-score-damage = Poškození
golems-page-score-dealt = Způsobené poškození
golems-page-score-points = { $kind ->
    [hill] Body
    [home] Přineseno
   *[collect] Sebráno
}
golems-page-won = vítězství

# Turnaj
golems-page-match = Zápas { $match } · Kolo { $round }
golems-page-cup = Turnaj
golems-page-cup-now = právě hraje:
golems-page-cup-player = Hráč
golems-page-cup-won = Výhry
golems-page-cup-points = Body
golems-page-cup-balance = Poškození: způsobené − utrpěné
