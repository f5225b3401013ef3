# Slova jsou ze slovníčku na stránce pravidel.
golems-name = Bitva golemů
golems-about = Napiš tajný program pro svého hliněného robota a sleduj, jak všechny programy běží najednou. Čí golem vydrží do konce?

# Názvy; vkládají se do jiných zpráv se stejnými argumenty.
# Všechny jsou v prvním pádě, světové strany s předložkou.
golems-command = { $command ->
    [F] Vpřed
    [B] Vzad
    [L] Otočit vlevo
    [R] Otočit vpravo
    [S] Stát na místě
    [X] Úder
   *[D] Obrana
}
golems-command-next = { $next ->
    [F] Vpřed
    [B] Vzad
    [L] Otočit vlevo
    [R] Otočit vpravo
    [S] Stát na místě
    [X] Úder
   *[D] Obrana
}
golems-command-no = { $no ->
    [F] Vpřed
    [B] Vzad
    [L] Otočit vlevo
    [R] Otočit vpravo
    [S] Stát na místě
    [X] Úder
   *[D] Obrana
}
golems-then = { $command ->
    [F] {" "}Takže: Vpřed.
    [B] {" "}Takže: Vzad.
    [L] {" "}Takže: Otočit vlevo.
    [R] {" "}Takže: Otočit vpravo.
    [S] {" "}Takže: Stát na místě.
    [X] {" "}Takže: Úder.
    [D] {" "}Takže: Obrana.
   *[none] {""}
}
golems-sub = { $command ->
    [none] žádný
   *[other] { golems-command }, { golems-command-next }
}
golems-bonus = { $bonus ->
    [FOR] Opakuj 2×
    [IF] Je tam překážka?
    [WHILE] Opakuj, dokud není…
   *[CALL] Volání podprogramu
}
golems-sensor = { $sensor ->
    [any] Je tam překážka?
    [barrel] Je tam sud?
    [wall] Je tam zeď?
    [water] Je tam voda?
   *[attack] Útok?
}
golems-until = { $sensor ->
    [barrel] Opakuj, dokud není vpředu sud
    [wall] Opakuj, dokud není vpředu zeď
    [water] Opakuj, dokud není vpředu voda
   *[any] Opakuj, dokud není vpředu překážka
}
golems-yes = Ano
golems-no = Ne
golems-sign = { $sign ->
    [FOR] Opakuj 2×
    [IF] Je tam překážka?
    [WHILE] Opakuj, dokud není…
    [AND] A
    [OR] NEBO
    [NOT] NE
    [XOR] XOR
   *[empty] prázdná
}
golems-token = { $token ->
    [AND] A
    [OR] NEBO
    [NOT] NE
   *[XOR] XOR
}
golems-card = { $card ->
    [sword] Golem s mečem
    [twin-swords] Golem se dvěma meči
    [axe] Golem se sekerou
    [great-axe] Golem s válečnou sekerou
    [spear] Golem s kopím
    [pike] Golem s píkou
    [halberd] Golem s halapartnou
    [flail] Golem s řemdihem
    [longbow] Golem s lukem
    [crossbow] Golem s kuší
    [ballista] Golem s balistou
   *[hammer] Golem s kladivem
}
golems-colour = { $colour ->
    [red] červený
    [blue] modrý
    [green] zelený
    [yellow] žlutý
   *[none] zatím bez barvy
}
golems-facing = { $facing ->
    [N] na sever
    [E] na východ
    [S] na jih
   *[W] na západ
}
golems-obstacle = { $obstacle ->
    [wall] zeď
    [water] voda
    [ladder] žebřík
    [barrel] sud
    [golem] golem
    [edge] okraj pole
   *[none] nic
}
golems-ahead = { $ahead ->
    [wall] zeď
    [water] voda
    [ladder] žebřík
    [barrel] sud
    [golem] golem
    [edge] okraj pole
   *[none] nic
}
golems-content = { $content ->
    [empty] nic
    [dynamite] dynamit
    [repair] oprava
    [plus] +1 k programu
    [minus] -1 k programu
   *[hole] černá díra
}
golems-object = { $object ->
    [crystal] krystal
    [gear] ozubené kolečko
   *[treasure] poklad
}
golems-object-found = { $object ->
    [crystal] krystal
    [gear] ozubené kolečko
   *[treasure] poklad
}
golems-why-blocked = { $why ->
    [edge] okraj pole
    [wall] zeď
    [barrel] za sudem není prázdné políčko
    [ladder] žebřík není volný
    [cell] dva chtějí na stejné políčko
    [golem] v cestě stojí golem
   *[swap] golemové si místa nevyměňují
}
golems-bot = { $bot ->
    [dice] Bot s kostkou
    [hunter] Bot lovec
    [guard] Bot strážce
    [fox] Bot lišák
    [breaker] Bot rozbíječ sudů
    [duelist] Bot duelant
    [patrol] Bot na hlídce
    [dummy] Cvičný panák
   *[clockwork] Bot na klíček
}
golems-question = { $question ->
    [sees] Vidí golema do { $range } { $range ->
        [one] políčka
       *[other] políček
    }?
    [hits] Zasáhl by ho Úder?
    [reaches] Zasáhl by Úder golema?
    [barrel] Vpředu sud?
    [blocked] Cesta zatarasená?
    [even] Kostka sudá?
    [low] Kostka 1 nebo 2?
   *[high] Kostka 5 nebo 6?
}
golems-by-die = Podle kostky
golems-nobody = { $number ->
    [1] Modrý bot
    [2] Zelený bot
    [3] Žlutý bot
   *[other] nikdo
}

# Otázky
golems-choose-card = Vyber si kartu golema a její stranu.
golems-choose-colour = Vyber barvu svého golema.
golems-lay-sub = Vylož podprogram na celou hru, nebo hraj bez něj.
golems-lay-program = Vylož svůj program, řádek po řádku. Zatím ho nikdo nevidí.
golems-lay-token = Kam položíš svůj žeton logiky? Můžeš si ho i nechat.
golems-choose-command = Který příkaz teď tvůj golem provede?
golems-choose-exit = Vyber, kde má tvůj golem vylézt na břeh.
golems-choose-teleport = Černá díra je otevřená! Vyber políčko pro teleport, nebo nech golema na místě.

# Odpovědi
golems-answer-card = { golems-card }
golems-answer-colour = Hrát za golema: { golems-colour }
golems-answer-sub = Podprogram: { golems-command }, { golems-command-next }
golems-answer-sub-none = Bez podprogramu
golems-answer-lay = { golems-command }
golems-answer-for = Opakuj 2×
golems-answer-if = { golems-sensor }
golems-answer-while = { golems-until }
golems-answer-call = Volání podprogramu
golems-answer-ready = Hotovo
golems-answer-finish = Vyplnit prázdné řádky za mě a hotovo
golems-answer-keep = Nechat si žeton
golems-answer-token = Na řádek { $row }, { golems-colour } golem
golems-answer-token-card = Na kartu „{ $side ->
    [yes] { golems-yes }
   *[no] { golems-no }
}“ v mém řádku { $row }
golems-answer-cell = Políčko { $cell }
golems-answer-decline = Nechat golema na místě
golems-answer-first = První příkaz
golems-answer-second = Druhý příkaz
golems-answer-both = Oba příkazy

# Proč ne
golems-card-is-taken = Tuto kartu už někdo má: { golems-card }.
golems-colour-is-taken = Tohoto golema už někdo má: { golems-colour }.
golems-two-combat = V podprogramu jsou dvě karty pohybu, nebo jedna karta pohybu a jedna bojová karta.
golems-no-such-cards = Kartu „{ golems-command }“ máš jen jednu.
golems-none-left = Karta „{ golems-command }“ už není.
golems-rows-full = Program je plný: má { $most ->
    [one] { $most } řádek
    [few] { $most } řádky
   *[other] { $most } řádků
}.
golems-not-drawn = V tomto kole nemáš kartu štěstí pro bonus „{ golems-bonus }“.
golems-one-bonus = Jen jeden bonus za kolo, a ten už v programu máš.
golems-no-subprogram = Nemáš podprogram, není co volat.
golems-inside-bonus = Nejdřív dokonči začatý řádek. Bonus do bonusu nepatří.
golems-empty-rows = Vyplň všechny řádky: program musí mít aspoň { $least ->
    [one] { $least } řádek
    [few] { $least } řádky
   *[other] { $least } řádků
}.
golems-half-row = V řádku s bonusem ještě chybí příkaz.
golems-no-attack = V této hře podmínka „Útok?“ není.
golems-only-harmless = K podmínce „Útok?“ patří dvě karty a hodí se jen Obrana a Stát na místě.
golems-no-sensor = Tento žeton senzoru leží na kartě golema jako poškození.
golems-one-token = Na tomto programu už žeton logiky je. Za kolo jen jeden.
golems-no-row = V tomto programu není řádek { $row }.
golems-no-next-row = Žeton „{ golems-token }“ potřebuje další řádek a za řádkem { $row } žádný není.
golems-only-not = Na jednu kartu se klade jen „NE“; žeton „{ golems-token }“ patří na celý řádek.
golems-not-an-if = V tvém řádku { $row } není karta „Je tam překážka?“.
golems-no-cell = Na tomto poli není políčko { $cell }.
golems-cell-taken = Políčko { $cell } není volné.
golems-no-exit = Na políčko { $cell } vylézt nejde: musí být volné a vedle této vody.
golems-no-landing = Na políčko { $cell } to nejde: musí být volné.
golems-not-both = S žetonem XOR jen jeden ze dvou, nikdy oba.
golems-first-card = Nejdřív si vyber kartu golema.
golems-first-colour = Nejdřív si vyber barvu.
golems-first-sub = Nejdřív rozhodni o svém podprogramu.
golems-now-program = Teď vykládáš program.
golems-now-token = Teď pokládáš žeton logiky, nebo si ho necháváš.
golems-now-choice = Teď vybíráš příkaz.
golems-now-exit = Teď vybíráš, kde vylézt na břeh.
golems-now-teleport = Teď vybíráš políčko pro teleport, nebo odmítáš.

# Co se děje
golems-card-taken = { $player } si bere kartu: { golems-card }.
golems-colour-taken = { $player } hraje za golema: { golems-colour }.
golems-sub-laid = { $player } volí podprogram: { golems-sub }.
golems-round-began = Začíná kolo { $round }.
golems-turn-began = Tah { $turn }: na tahu je { $player }.
golems-luck-drawn = { $player } si bere kartu štěstí: „{ golems-sign }“.
golems-luck-seen = Tvoje karta štěstí: „{ golems-sign }“.
golems-token-got = { $player } si bere žeton logiky: { golems-token }.
golems-token-lacking = { $player } nedostává žeton logiky: žeton „{ golems-token }“ už není.
golems-readied = { $player } má hotovo.
golems-locked = Všechny programy jsou hotové. Jedeme!
golems-token-laid = { $player } pokládá žeton „{ golems-token }“ na řádek { $row }{ $card ->
    [yes] {" "}(karta „Ano“)
    [no] {" "}(karta „Ne“)
   *[whole] {""}
}. Program hráče: { $on }.
golems-token-placed = { $player } pokládá žeton „{ golems-token }“ na políčko { $cell }.
golems-token-kept = { $player } si nechává žeton logiky.
golems-row-opened = { $player }, řádek { $row }: { $bonus ->
    [plain] { golems-command }
    [for] Opakuj 2× – { golems-command }
    [if] { golems-sensor } Ano – { golems-command }, Ne – { golems-command-no }
    [while] { golems-until } – { golems-command }
   *[call] Podprogram – { golems-command }, { golems-command-no }
}.
golems-waited = { $player } čeká: v řádku { $row } není co dělat.
golems-token-worked = { $player }: v řádku { $row } působí žeton logiky. { $token ->
    [AND] A: tento řádek i další najednou!
    [OR] NEBO: první příkaz, druhý, nebo oba!
    [NOT] NE: všechno naopak!
   *[XOR] XOR: buď první příkaz, nebo druhý!
}
golems-option-chosen = { $player } volí podle žetonu „{ golems-token }“: { $pick ->
    [first] první příkaz
    [second] druhý příkaz
   *[both] oba příkazy
}.
golems-die-rolled = { $player } { $sees ->
    [1] vidí golema
   *[0] nikoho nevidí
}. Na kostce je { $die }. Příkaz: { golems-command }.
golems-pass-began = Řádek { $row }{ $number ->
    [1] {""}
   *[other] , průchod { $number }
}.
golems-looked = { $player } se dívá dopředu. { golems-sensor } { $holds ->
    [1] { golems-yes }
   *[0] { golems-no }
}{ $sensor ->
    [attack] {""}
   *[other] {" "}({ golems-ahead })
}.{ golems-then }
golems-ignored = { $player } vězí ve sněhu: jsou potřeba dva příkazy „{ golems-command }“ po sobě.
golems-turned = { $player } se otáčí a dívá se { golems-facing }.
golems-moved = { $player } jde z políčka { $start } na políčko { $end }.
golems-pushed = { $player } jde na políčko { $end } a tlačí sud na políčko { $barrel }.
golems-climbed = { $player } leze po žebříku z políčka { $start } na políčko { $end }.
golems-blocked = { $player } nemůže projít: { $why ->
    [ladder] na žebříku je { $other }
    [cell] na stejné políčko míří { $other }
    [golem] v cestě stojí { $other }
    [swap] naproti jde { $other } a nikdo neprojde
   *[other] { golems-why-blocked }
}.
golems-swam = { $player } padá do vody na políčku { $cell }.
golems-came-ashore = { $player } vylézá na břeh na políčku { $end }.
golems-slid = { $player } klouže po ledu na políčko { $end }.
golems-shoved = { $player } klouže a strká z políčka { $start } na políčko { $end }: { $what ->
    [barrel] sud
   *[golem] { $other }
}.
golems-stopped = { $player } už neklouže a stojí na políčku { $cell }: { $why ->
    [ladder] na žebříku je { $other }
    [cell] na stejné políčko míří { $other }
    [golem] v cestě stojí { $other }
    [swap] naproti klouže { $other } a nikdo neprojde
   *[other] { golems-why-blocked }
}.
golems-stood = { $player } stojí na místě.
golems-token-picked = { $player } sbírá žeton „{ golems-token }“ na políčku { $cell }. Bude působit v řádku { $row }.
golems-token-lost = { $player } nachází žeton „{ golems-token }“ na políčku { $cell }, ale nejde použít: { $why ->
    [second] v tomto kole už jeden žeton logiky byl
   *[late] zbývá málo řádků
}.
golems-struck = { $player } útočí! { $met ->
    [golem] Cíl: { $other } na políčku { $cell }, síla úderu { $power }
    [barrel] Sud na políčku { $cell } se rozbíjí
    [wall] Zdi na políčku { $cell } to nevadí
    [water] Na políčku { $cell } to jen cáká
    [ladder] Úder mizí v žebříku na políčku { $cell }
   *[none] Nikdo tam není
}.
golems-barrel-opened = Sud na políčku { $cell } je otevřený. Uvnitř: { golems-content }. Kdo udeřil: { $seats }.
golems-hurt = { $player } dostává 1 poškození: { $by ->
    [dynamite] dynamit vybuchuje
    [water] ve vodě golemové rezavějí
   *[loop] byla to nekonečná smyčka
}. Poškození: { $damage } z { $limit }.
golems-repaired = { $player } dostává opravu. Poškození: { $damage } z { $limit }.
golems-row-won = { $player } smí mít v příštím kole o řádek víc.
golems-row-lost = { $player } má v příštím kole o řádek méně.
golems-no-effect = { $player } { $content ->
    [empty] nenachází v sudu nic
    [repair] opravu nepotřebuje: golem je celý
   *[other] nic nepozoruje: boti nemají program
}.
golems-hole-opened = { $player } otevírá černou díru! Kam se golem dostane?
golems-teleported = { $player } letí černou dírou z políčka { $start } na políčko { $end }. Políčko vybírá { $by }.
golems-declined = { $player } černou díru nepoužívá. { $other } zůstává na místě.
golems-defended = { $player } se brání. Údery v tomto řádku zeslabí o { $blocks }.
golems-shielded = { $player } odráží úder. Odraženo: { $blocked }, zbývá obrany: { $left }.
golems-spared = Obrana platí pro celý řádek: { $player } ruší poškození: { $gain }. Poškození: { $damage } z { $limit }.
golems-hit = { $player } dostává úder! Síla { $power }, odraženo { $blocked }. Poškození: { $damage } z { $limit }.
golems-loop-began = { $player } spouští smyčku: { golems-command }, znovu a znovu.
golems-loop-ended = { $player } končí smyčku: { $repeats ->
    [0] podmínka je splněna
    [one] { $repeats } opakování
    [few] { $repeats } opakování
   *[other] { $repeats } opakování
}.
golems-loop-endless = { $player } má nekonečnou smyčku! { $why ->
    [obstacle] V cestě je něco jiného
    [circle] Všechno se točí dokola
   *[open] Na co smyčka čeká, to nepřichází
}.
golems-eliminated = { $player } končí: golem na políčku { $cell } je vyřazen. Poškození: { $damage } z { $limit }.
golems-respawned = { $player } je zpátky na políčku { $cell }. Golem je jako nový.
golems-object-taken = { $player } bere { golems-object-found } na políčku { $cell }.
golems-object-dropped = { $player } upouští { golems-object-found } na políčku { $cell }.
golems-brought-home = { $player } přináší domů { golems-object-found }. Už doma: { $count }.
golems-scored = { $player } dostává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }.
golems-token-returned = { $player } vrací nepoužitý žeton „{ golems-token }“. Žeton { $removed ->
    [1] odchází ze hry
   *[0] jde do zásoby
}.
golems-round-ended = Kolo { $round } končí.
golems-sudden-death = Nerozhodně! Kolo navíc číslo { $number }: rozhodne první poškození.
golems-match-began = Zápas { $number }: na poli jsou { $one } a { $two }.
golems-match-ended = Zápas končí. { $why ->
    [league] Body za zápas: { $winners }
    [dealt] Rozhoduje způsobené poškození, vyhrává { $winners }
    [lots] Rozhoduje los, vyhrává { $winners }
   *[match] Vyhrává { $winners }
}.
golems-game-over = Konec hry: { $why ->
    [standing] nikdo další už nezbývá. Vítězství: { $winners }!
    [rounds] poslední kolo je dohráno. Vítězství: { $winners }!
    [goal] cíl je splněn. Vítězství: { $winners }!
    [draw] remíza. Stejně mají: { $winners }.
   *[lost] tentokrát to nevyšlo. Zkus to znovu!
}

# Předvolby a volby
golems-preset-battle = Bitva
golems-preset-logic = Bitva s žetony logiky
golems-preset-cooperative = Společně proti botům
golems-preset-puzzle = Hlavolam pro jednoho
golems-preset-kids = Dětský režim (5 až 7 let)
golems-preset-tournament = Turnaj
golems-option-scenario = Scénář (ze seznamu, nebo vlastní jako text)
golems-option-mode = Druh hry
golems-option-mode-scenario = Podle scénáře
golems-option-mode-standard = Bitva
golems-option-mode-kids = Dětský režim
golems-option-mode-puzzle = Hlavolam
golems-option-mode-cooperative = Společně proti botům
golems-option-mode-tournament = Turnaj
golems-option-cards = Karty golemů podle míst (například sword,axe; choose: každý si vybere; prázdné: podle scénáře)
golems-option-colours = Barvy podle míst (například red,blue; choose: každý si vybere)
golems-option-bots = Boti (například sword:hunter,axe:guard; prázdné: podle scénáře)
golems-option-rounds = Kola (0: podle scénáře)
golems-option-logic = Žetony logiky
golems-option-logic-scenario = Podle scénáře
golems-option-logic-off = Ne
golems-option-logic-on = Ano
golems-option-subprograms = Podprogramy
golems-option-subprograms-scenario = Podle scénáře
golems-option-subprograms-on = Ano
golems-option-subprograms-off = Ne
golems-option-luck-deck = Karty štěstí (deset znaků, například FOR,IF,WHILE,AND,-; prázdné: jako v krabici)
golems-option-luck-open = Karty štěstí vidí všichni
golems-option-program-timer = Sekundy na program (0: bez omezení)
golems-option-lethal-check = Golem je vyřazen
golems-option-lethal-check-row-end = Na konci řádku
golems-option-lethal-check-pass-end = Na konci každého průchodu
golems-option-attack-condition = Smí se použít podmínka „Útok?“
golems-option-golem-cards = Každou kartu golema má jen jeden hráč
golems-option-golem-cards-taken = Při vybírání karet; scénář může dát víc stejných golemů
golems-option-golem-cards-everywhere = Vždy
golems-option-golem-cards-nowhere = Nikdy
golems-option-late-defence = Obrana po úderu v témže řádku
golems-option-late-defence-counts = Poškození zruší
golems-option-late-defence-lost = Přichází pozdě
golems-option-swap = Dva golemové, kteří jdou proti sobě
golems-option-swap-allowed = Vymění si místa
golems-option-swap-blocked = Zůstanou na místě
golems-option-ladder-landing = Golema lze postavit na žebřík
golems-option-ladder-landing-teleports = Černou dírou
golems-option-ladder-landing-never = Nelze
golems-option-ladder-landing-everywhere = Černou dírou i při výstupu z vody
golems-option-slide-exit = Kdo sklouzne do vody, může zpátky
golems-option-slide-exit-command = I na políčko, kde příkaz začal
golems-option-slide-exit-slide = Jen na políčko, ze kterého sklouzl
golems-option-strike-over-water = Úder prochází nad vodou
golems-option-subprogram-cards = Karty podprogramu
golems-option-subprogram-cards-committed = Opustí ruku
golems-option-subprogram-cards-copied = Zůstanou v ruce
golems-option-sensor-supply = Žetony senzorů
golems-option-sensor-supply-unlimited = Vždy k dispozici
golems-option-sensor-supply-physical = Jen ty, které neleží jako poškození
golems-option-while-golem = Golem v cestě karty „Opakuj, dokud není…“
golems-option-while-golem-ends = Smyčku ukončí
golems-option-while-golem-endless = Smyčka je nekonečná
golems-option-while-strike = Úder v kartě „Opakuj, dokud není…“
golems-option-while-strike-strict = Jeden úder, jakmile je vpředu něco
golems-option-while-strike-until-clear = Jeden úder do sudu nebo golema vpředu
golems-option-friendly-fire = Údery zasahují i spoluhráče
golems-option-unused-logic = Nepoužité žetony logiky
golems-option-unused-logic-supply = Jdou zpět do zásoby
golems-option-unused-logic-removed = Odcházejí ze hry
golems-option-or-unchosen = NEBO: vybrán je druhý příkaz
golems-option-or-unchosen-stays = První se provede v příštím řádku
golems-option-or-unchosen-passed = První propadá
golems-option-ice-trigger = Golem klouže
golems-option-ice-trigger-leave = Když odchází z ledu
golems-option-ice-trigger-enter = Když přichází na led
golems-option-snow-scope = Sníh zpomaluje
golems-option-snow-scope-movement = Kroky a otočení
golems-option-snow-scope-translate = Jen kroky
golems-option-snow-scope-all = I úder a obranu
golems-option-bot-ladder-blocks = Žebřík botovi zakrývá výhled
golems-option-bot-strike-timing = Boti útočí
golems-option-bot-strike-timing-step4 = Společně s hráči
golems-option-bot-strike-timing-immediate = Dřív, než se hráči pohnou
golems-option-bots-allied = Boti jsou jeden tým
golems-option-bots-allied-scenario = Podle scénáře
golems-option-bots-allied-off = Ne
golems-option-bots-allied-on = Ano
golems-option-bot-row-limit = Boti jednají
golems-option-bot-row-limit-off = V každém řádku
golems-option-bot-row-limit-card = V tolika řádcích, kolik má jejich karta
golems-option-end-when-one-player-left = Hra končí, když zbývá jediný hráč
golems-option-last-row-tiebreak = Všichni poslední golemové jsou vyřazeni v jednom řádku
golems-option-last-row-tiebreak-draw = Remíza
golems-option-last-row-tiebreak-least-overkill = Vyhrává, kdo má nejméně poškození nad mez
golems-option-tiebreak = Stejné poškození na konci
golems-option-tiebreak-draw = Remíza
golems-option-tiebreak-most-damage-dealt = Vyhrává, kdo způsobil víc poškození
golems-option-tiebreak-sudden-death = Kola navíc: rozhodne první poškození
golems-option-tournament = Turnaj
golems-option-tournament-bracket = Pavouk: kdo prohraje, vypadává
golems-option-tournament-league = Liga: každý s každým
golems-option-final-map = Pole pro finále osmi hráčů
golems-option-final-map-river-crossing = Přes řeku
golems-option-final-map-winter-pass = Zimní průsmyk
golems-option-kids-simultaneous = Dětský režim: oba golemové se hýbou najednou
golems-option-kids-respawn = Dětský režim: rozbitý golem se vrací
golems-option-kids-turn-cap = Dětský režim: nejvíc tahů (0: bez omezení)

# Součásti hry: jak se jmenují a co dělají, pro toho, kdo krabici ještě neviděl
golems-piece-command-f = Vpřed
golems-piece-command-f-help = Golem udělá krok o jedno políčko vpřed.
golems-piece-command-b = Vzad
golems-piece-command-b-help = Golem couvne o jedno políčko a dívá se pořád stejným směrem.
golems-piece-command-l = Otočit vlevo
golems-piece-command-l-help = Golem se otočí o čtvrt kruhu doleva ze svého pohledu a zůstane na místě.
golems-piece-command-r = Otočit vpravo
golems-piece-command-r-help = Golem se otočí o čtvrt kruhu doprava ze svého pohledu a zůstane na místě.
golems-piece-command-s = Stát na místě
golems-piece-command-s-help = V tomto řádku golem nedělá nic.
golems-piece-command-x = Úder
golems-piece-command-x-help = Golem udeří přímo před sebe. Jak silně a jak daleko, je na jeho kartě.
golems-piece-command-d = Obrana
golems-piece-command-d-help = V tomto řádku zmenší sílu úderu o 1, ať přijde odkudkoli.
golems-piece-bonus-for = Opakuj 2×
golems-piece-bonus-for-help = Příkaz na této kartě se provede dvakrát.
golems-piece-bonus-if = Je tam překážka?
golems-piece-bonus-if-help = Když se ostatní pohnou, golem se podívá na políčko před sebou: pro Ano je jeden příkaz, pro Ne druhý.
golems-piece-bonus-while = Opakuj, dokud není…
golems-piece-bonus-while-help = Příkaz se opakuje, dokud není překážka přímo vpředu. Nekonečná smyčka stojí 1 poškození.
golems-piece-bonus-call = Volání podprogramu
golems-piece-bonus-call-help = Provede obě karty tvého podprogramu v jednom řádku. Jiný bonus pak v tom kole není.
golems-piece-sensor-any = Jakákoli překážka
golems-piece-sensor-any-help = Podmínka si všimne každé překážky: sudu, zdi, vody i golema.
golems-piece-sensor-barrel = Senzor sudu
golems-piece-sensor-barrel-help = Podmínka si všimne jen sudů, golemů ne.
golems-piece-sensor-wall = Senzor zdi
golems-piece-sensor-wall-help = Podmínka si všimne jen zdí, golemů ne.
golems-piece-sensor-water = Senzor vody
golems-piece-sensor-water-help = Podmínka si všimne jen vody, golemů ne.
golems-piece-sensor-attack = Útok?
golems-piece-sensor-attack-help = Jen po dohodě: odpověď je Ano, když golema právě zasáhl úder.
golems-piece-luck-empty = Prázdná karta štěstí
golems-piece-luck-empty-help = V tomto kole nic zvláštního.
golems-piece-luck-for = Štěstí: Opakuj 2×
golems-piece-luck-for-help = V tomto kole smíš použít kartu Opakuj 2×.
golems-piece-luck-if = Štěstí: Je tam překážka?
golems-piece-luck-if-help = V tomto kole smíš použít kartu „Je tam překážka?“.
golems-piece-luck-while = Štěstí: Opakuj, dokud není…
golems-piece-luck-while-help = V tomto kole smíš použít kartu „Opakuj, dokud není…“.
golems-piece-luck-and = Štěstí: A
golems-piece-luck-and-help = Dostaneš žeton logiky A. Bez žetonů logiky je karta prázdná.
golems-piece-luck-or = Štěstí: NEBO
golems-piece-luck-or-help = Dostaneš žeton logiky NEBO. Bez žetonů logiky je karta prázdná.
golems-piece-luck-not = Štěstí: NE
golems-piece-luck-not-help = Dostaneš žeton logiky NE. Bez žetonů logiky je karta prázdná.
golems-piece-luck-xor = Štěstí: XOR
golems-piece-luck-xor-help = Dostaneš žeton logiky XOR. Bez žetonů logiky je karta prázdná.
golems-piece-logic-and = A
golems-piece-logic-and-help = Tento řádek i další se provedou najednou.
golems-piece-logic-or = NEBO
golems-piece-logic-or-help = Otevře se tento řádek i další a hráč si vybere: první příkaz, druhý, nebo oba.
golems-piece-logic-not = NE
golems-piece-logic-not-help = Příkaz se obrátí: Vpřed a Vzad, vlevo a vpravo, Úder a Obrana.
golems-piece-logic-xor = XOR
golems-piece-logic-xor-help = Výlučné NEBO: provede se jen jeden ze dvou příkazů, druhý propadne.
golems-piece-card-sword = Golem s mečem
golems-piece-card-sword-help = Odolný a jednoduchý: dobrý první golem. Udeří jen na sousední políčko.
golems-piece-card-twin-swords = Golem se dvěma meči
golems-piece-card-twin-swords-help = Má nejdelší program ze všech, ale dřív se rozbije.
golems-piece-card-axe = Golem se sekerou
golems-piece-card-axe-help = Udeří silně a něco vydrží, jen program má kratší než golem s mečem.
golems-piece-card-great-axe = Golem s válečnou sekerou
golems-piece-card-great-axe-help = Udeří silně a má dlouhý program, ale dřív se rozbije.
golems-piece-card-spear = Golem s kopím
golems-piece-card-spear-help = Něco vydrží a jeho úder dosáhne o políčko dál než meč.
golems-piece-card-pike = Golem s píkou
golems-piece-card-pike-help = Dosáhne dál než meč a má dlouhý program, ale dřív se rozbije.
golems-piece-card-halberd = Golem s halapartnou
golems-piece-card-halberd-help = Udeří silně a daleko a něco vydrží, ale program má docela krátký.
golems-piece-card-flail = Golem s řemdihem
golems-piece-card-flail-help = Udeří silně a daleko, ale dřív se rozbije.
golems-piece-card-longbow = Golem s lukem
golems-piece-card-longbow-help = Dosáhne nejdál a něco vydrží, ale program má docela krátký.
golems-piece-card-crossbow = Golem s kuší
golems-piece-card-crossbow-help = Dosáhne nejdál a má o řádek víc než golem s lukem, ale dřív se rozbije.
golems-piece-card-ballista = Golem s balistou
golems-piece-card-ballista-help = Udeří silně a dosáhne nejdál, ale má docela krátký program a dřív se rozbije.
golems-piece-card-hammer = Golem s kladivem
golems-piece-card-hammer-help = Nejsilnější úder ze všech, pro znalce: program má docela krátký a dřív se rozbije.
golems-piece-value-power = Síla úderu
golems-piece-value-power-help = Kolik poškození způsobí jeden úder.
golems-piece-value-limit = Mez poškození
golems-piece-value-limit-help = S tolika poškozeními je golem vyřazen.
golems-piece-value-rows = Počet řádků
golems-piece-value-rows-help = Kolik řádků má program golema.
golems-piece-value-range = Dosah úderu
golems-piece-value-range-help = Na kolik políček vpřed úder dosáhne.
golems-piece-bot-dice = Bot s kostkou
golems-piece-bot-dice-help = Dělá, co padne na kostce.
golems-piece-bot-hunter = Bot lovec
golems-piece-bot-hunter-help = Udeří, když golema zasáhne; když ho vidí, jde k němu; jinak dělá, co padne.
golems-piece-bot-guard = Bot strážce
golems-piece-bot-guard-help = Udeří, když golema zasáhne; když ho vidí, brání se; jinak se otáčí nebo čeká.
golems-piece-bot-fox = Bot lišák
golems-piece-bot-fox-help = Vidí golema: udeří, když ho zasáhne a kostka je sudá, jinak couvne. Nikoho nevidí: dělá, co padne.
golems-piece-bot-breaker = Bot rozbíječ sudů
golems-piece-bot-breaker-help = Rozbije sud přímo před sebou. Jinak loví jako lovec, jen nevidí tak daleko.
golems-piece-bot-duelist = Bot duelant
golems-piece-bot-duelist-help = Vidí golema: při 5 a 6 se brání, jinak udeří nebo jde k němu. Nikoho nevidí: dělá, co padne.
golems-piece-bot-patrol = Bot na hlídce
golems-piece-bot-patrol-help = Udeří, když golema zasáhne, a když ho vidí, jde k němu. Jinak kráčí vpřed a před překážkou se otočí.
golems-piece-bot-dummy = Cvičný panák
golems-piece-bot-dummy-help = Jen stojí. Je tu na cvičení.
golems-piece-bot-clockwork = Bot na klíček
golems-piece-bot-clockwork-help = Udeří, když golema zasáhne; jinak se otočí vpravo jako hodinová ručička.
golems-piece-obstacle-wall = Zeď
golems-piece-obstacle-wall-help = Neprojde jí žádný golem a žádný úder ji nezboří.
golems-piece-obstacle-water = Voda
golems-piece-obstacle-water-help = Golem, který do ní vstoupí, dostane 1 poškození a vyleze na volné políčko vedle vody.
golems-piece-obstacle-ladder = Žebřík
golems-piece-obstacle-ladder-help = Golem, který na něj stoupne, vyleze na druhém konci. Pro podmínky to není překážka.
golems-piece-obstacle-barrel = Sud
golems-piece-obstacle-barrel-help = Krok ho odsune, když je políčko za ním prázdné. Úder ho rozbije a ukáže, co je uvnitř.
golems-piece-obstacle-golem = Golem
golems-piece-obstacle-golem-help = Jiný golem stojí v cestě, ledaže ve stejné chvíli odejde.
golems-piece-obstacle-edge = Okraj pole
golems-piece-obstacle-edge-help = Žádný krok přes něj nevede. Pro podmínky to není překážka.
golems-piece-content-empty = Prázdný sud
golems-piece-content-empty-help = Nic v něm není.
golems-piece-content-dynamite = Dynamit
golems-piece-content-dynamite-help = Vybuchne: každý, kdo do sudu udeřil, dostane 1 poškození a obrana nepomůže.
golems-piece-content-repair = Oprava
golems-piece-content-repair-help = Odebere 1 poškození každému, kdo do sudu udeřil.
golems-piece-content-plus = +1 k programu
golems-piece-content-plus-help = Program v příštím kole smí být o řádek delší.
golems-piece-content-minus = −1 k programu
golems-piece-content-minus-help = Program v příštím kole je o řádek kratší.
golems-piece-content-hole = Černá díra
golems-piece-content-hole-help = Soupeři smějí golema, který do sudu udeřil, poslat na kterékoli volné políčko.
golems-piece-terrain-ice = Led
golems-piece-terrain-ice-help = Krok, který začíná na ledě, vede o políčko dál: golem klouže.
golems-piece-terrain-snow = Sníh
golems-piece-terrain-snow-help = Aby tu golem udělal krok nebo se otočil, potřebuje dvakrát po sobě stejný příkaz.
golems-piece-object-crystal = Krystal
golems-piece-object-crystal-help = Golem ho vezme, když na jeho políčku skončí příkaz. Při poškození ho zase upustí.
golems-piece-object-gear = Ozubené kolečko
golems-piece-object-gear-help = Golem ho vezme, když na jeho políčku skončí příkaz.
golems-piece-object-treasure = Poklad
golems-piece-object-treasure-help = Odměna pro golema jeho barvy.
golems-piece-landmark-flag = Praporek
golems-piece-landmark-flag-help = To je cíl: sem musí golem dojít.
golems-piece-landmark-hill = Kopec
golems-piece-landmark-hill-help = Golem, který tu stojí na konci kola, dostane body.
golems-piece-landmark-home = Domov
golems-piece-landmark-home-help = Startovní políčko golema. Sem přináší, co nese.
golems-piece-landmark-place = Orámované políčko
golems-piece-landmark-place-help = Cíl golema této barvy.
golems-piece-mark-damage = Poškození
golems-piece-mark-damage-help = Rozbité ozubené kolečko. Když jich má golem tolik, kolik je jeho mez, je vyřazen.
golems-piece-mark-sub = Podprogram
golems-piece-mark-sub-help = Dva příkazy vyložené na celou hru. Karta Volání podprogramu je provede v jednom řádku.
golems-piece-mark-die = Kostka
golems-piece-mark-die-help = Hází se jí za každého bota v každém řádku.
golems-piece-mark-eye = Oko
golems-piece-mark-eye-help = Na tolik políček přímo před sebou bot golema vidí. Zeď mu zakrývá výhled.

# Cíle: o co se hraje, jednou větou u stolu
golems-goal-own = { $own ->
    [damage] {" "}Tvoje poškození: { $damage } z { $limit }.
    [out] {" "}Tvůj golem je vyřazen.
    [shared] {" "}Tvůj golem je vyřazen; když to ostatní zvládnou, vyhraješ s nimi.
   *[none] {""}
}
golems-goal-things = { $object ->
    [crystal] krystaly
    [gear] ozubená kolečka
   *[treasure] poklady
}
golems-goal-things-more = { $object ->
    [crystal] krystalů
    [gear] ozubených koleček
   *[treasure] pokladů
}
golems-goal-last = { $you ->
    [no] Vyhrává poslední golem, který není vyřazen
   *[yes] Ať tvůj golem vydrží jako poslední
}{ $bots ->
    [0] {""}
   *[other] {" "}(počítají se i boti)
}{ $rounds ->
    [0] {""}
   *[other] { $you ->
        [no] ; po kole { $rounds } vyhrává hráč s nejmenším poškozením
       *[yes] , nebo má po kole { $rounds } nejmenší poškození ze všech hráčů
    }
}.{ golems-goal-own }
golems-goal-alone = { $bots ->
    [0] Vydrž
   *[other] Vyřaď všechny boty, nebo vydrž
} do konce kola { $rounds }.{ golems-goal-own }
golems-goal-extra = Nerozhodně! Vyhrává, kdo má na konci řádku menší poškození než všichni ostatní.{ golems-goal-own }
golems-goal-reach = { $you ->
    [no] Na políčku { $cell } musí stát { golems-colour } golem
   *[yes] Tvůj golem musí stát na políčku { $cell }
}, { $rounds ->
    [1] až jeho program skončí
   *[other] až skončí některé kolo, nejpozději kolo { $rounds }
}{ $undamaged ->
    [yes] , a to bez poškození
   *[no] {""}
}.
golems-goal-bots = { $together ->
    [yes] Vyřaďte společně všechny boty
   *[no] Vyřaď všechny boty
} { $rounds ->
    [one] za { $rounds } kolo
    [few] nejdéle za { $rounds } kola
   *[other] nejdéle za { $rounds } kol
}{ $golem ->
    [whole] , a to bez jediného poškození
    [action] { $you ->
        [no] ; aspoň jeden golem hráčů nesmí být vyřazen
       *[yes] { $together ->
            [yes] ; aspoň jeden váš golem nesmí být vyřazen
           *[no] ; tvůj golem nesmí být vyřazen
        }
    }
   *[any] {""}
}. Zbývá botů: { $left }.{ golems-goal-own }
golems-goal-hill = { $you ->
    [no] Golem, který na konci kola stojí na kopci, dostane 1 bod
   *[yes] Stůj na konci kola na kopci: to je 1 bod
}{ $alone ->
    [1] {""}
   *[other] , a když tam nikdo jiný není, { $alone }
}. K vítězství stačí { $target ->
    [one] { $target } bod
    [few] { $target } body
   *[other] { $target } bodů
}, nebo nejvíc bodů po kole { $rounds }.{ $you ->
    [no] {""}
   *[yes] {" "}Máš { $count }.
}
golems-goal-race-to = { $thing ->
    [crystal] krystalu
    [gear] ozubenému kolečku
    [treasure] pokladu
   *[flag] praporku
}
golems-goal-race = { $you ->
    [no] { $whose ->
        [one] Golem musí dojít k { golems-goal-race-to }
        [own] Vyhrává golem, který dřív dojde k { golems-goal-race-to } své barvy
       *[any] Vyhrává golem, který dřív dojde k { golems-goal-race-to }
    }
   *[yes] { $whose ->
        [one] Dojdi k { golems-goal-race-to }
        [own] Dojdi dřív než ostatní k { golems-goal-race-to } své barvy
       *[any] Dojdi dřív než ostatní k { golems-goal-race-to }
    }
}{ $mode ->
    [last] . Vyhrává i poslední golem, který není vyřazen.
    [alone] .
   *[kids] !
}
golems-goal-home = { $you ->
    [no] Golemové nosí { golems-goal-things } na svá startovní políčka
   *[yes] Nos { golems-goal-things } na své startovní políčko
}: k vítězství stačí { $target }, nebo nejvíc ze všech po kole { $rounds }.{ $mode ->
    [last] {" "}Vyhrává i poslední golem, který není vyřazen.
   *[other] {""}
}{ $you ->
    [no] {""}
   *[yes] {" "}Máš { $count }.
}
golems-goal-collect = { $you ->
    [no] Vyhrává golem, který posbírá nejvíc { golems-goal-things-more }
   *[yes] Posbírej nejvíc { golems-goal-things-more }
}{ $mode ->
    [last] . Vyhrává i poslední golem, který není vyřazen.
    [alone] .
   *[kids] !
}{ $you ->
    [no] {""}
   *[yes] {" "}Máš { $count }.
} Na poli: { $left }.
golems-goal-bracket = { $you ->
    [no] Kdo prohraje zápas, vypadává; vítěz finále vyhrává turnaj.
    [out] Tvůj zápas skončil prohrou a turnaj je pro tebe u konce. Vyhraje ho vítěz finále.
    [waiting] Vyhraj všechny své zápasy a turnaj je tvůj. Počkej na další zápas.
    [extra] Nerozhodně! Zápas vyhrává, kdo má na konci řádku menší poškození.
   *[playing] Vyhraj tento zápas: vyřaď soupeře, nebo měj po kole { $rounds } menší poškození.
}{ golems-goal-own }
golems-goal-league = { $you ->
    [no] Body za výhru v zápase: { $win }, za remízu: { $draw }. Turnaj vyhrává, kdo má nejvíc bodů.
   *[yes] Vyhrávej zápasy: body za výhru { $win }, za remízu { $draw }. Vyhrává, kdo má nejvíc bodů. Máš { $count }.
}{ golems-goal-own }

# Scénáře
golems-goal-standard = Vyhrává poslední golem, který není vyřazen; po posledním kole ten s nejmenším poškozením.
golems-scenario-first-duel = První souboj
golems-scenario-first-duel-story = Dva golemové, dva meče a prázdný dvůr: tady se naučíš chodit, otáčet se a útočit.
golems-scenario-first-duel-goal = { golems-goal-standard }
golems-scenario-barrel-yard = Dvůr se sudy
golems-scenario-barrel-yard-story = Uprostřed dvora stojí čtyři královské sudy a nikdo neví, co v nich je.
golems-scenario-barrel-yard-goal = { golems-goal-standard }
golems-scenario-river-crossing = Přes řeku
golems-scenario-river-crossing-story = Louku dělí dva potoky; golemové umějí plavat, ale rezavějí.
golems-scenario-river-crossing-goal = { golems-goal-standard }
golems-scenario-three-knights = Tři rytíři
golems-scenario-three-knights-story = Tři golemové se honí kolem staré věže.
golems-scenario-three-knights-goal = { golems-goal-standard }
golems-scenario-grand-melee = Velká mela
golems-scenario-grand-melee-story = Čtyři golemové vcházejí do kulaté arény čtyřmi branami a celý dvůr jásá.
golems-scenario-grand-melee-goal = { golems-goal-standard }
golems-scenario-two-floors = Dvě patra
golems-scenario-two-floors-story = Sklep a sál starého hradu spojují dva žebříky: pozor, kdo po nich leze!
golems-scenario-two-floors-goal = { golems-goal-standard }
golems-scenario-winter-pass = Zimní průsmyk
golems-scenario-winter-pass-story = Cesta je z obou stran volná, ale uprostřed je led a sníh.
golems-scenario-winter-pass-goal = { golems-goal-standard }
golems-scenario-frozen-lake = Zamrzlé jezero
golems-scenario-frozen-lake-story = Turnaj se koná přímo na ledě jezera, mezi závějemi.
golems-scenario-frozen-lake-goal = { golems-goal-standard }
golems-scenario-bots-at-the-gate = Boti u brány
golems-scenario-bots-at-the-gate-story = Dva boti hlídají bránu a útočí na všechno, co vidí.
golems-scenario-bots-at-the-gate-goal = { golems-goal-standard } Boti jsou proti všem.
golems-scenario-third-wheel = Nezvaný host
golems-scenario-third-wheel-story = Zatoulaný bot s kopím kazí třem golemům zábavu.
golems-scenario-third-wheel-goal = { golems-goal-standard } Bot je proti všem.
golems-scenario-long-corridor = Dlouhá chodba
golems-scenario-long-corridor-story = Chodba je dlouhá a golem má krátkou paměť: budou čtyři řádky stačit?
golems-scenario-long-corridor-goal = Po programu stojí tvůj golem na políčku d3.
golems-scenario-powder-keg = Sud prachu
golems-scenario-powder-keg-story = Cvičný panák se schovává za sudy s dynamitem, tak pozor, kam míříš.
golems-scenario-powder-keg-goal = Cvičný panák je vyřazen a tvůj golem není.
golems-scenario-upstairs = Nahoru po žebříku
golems-scenario-upstairs-story = Cvičný panák čeká o patro výš, tam, kam vede žebřík.
golems-scenario-upstairs-goal = Cvičný panák je vyřazen.
golems-scenario-clockwork-sentry = Strážný na klíček
golems-scenario-clockwork-sentry-story = Strážný se otáčí jako hodinová ručička a dosáhne na dvě políčka: přijď, když se dívá jinam.
golems-scenario-clockwork-sentry-goal = Strážný je vyřazen a tvůj golem nemá žádné poškození.
golems-scenario-ice-and-snow = Led a sníh
golems-scenario-ice-and-snow-story = Led je rychlejší, než se zdá, a sníh pomalejší.
golems-scenario-ice-and-snow-goal = Po programu stojí tvůj golem na políčku c3.
golems-scenario-until-the-wall = Až ke zdi
golems-scenario-until-the-wall-story = Proč počítat kroky? Někde na konci je přece zeď.
golems-scenario-until-the-wall-goal = Po programu stojí tvůj golem na políčku g4 a nemá žádné poškození.
golems-scenario-last-stand = Poslední obrana
golems-scenario-last-stand-story = Tři malí boti proti jednomu statečnému golemovi.
golems-scenario-last-stand-goal = Do konce posledního kola jsou všichni boti vyřazeni a tvůj golem není.
golems-scenario-bot-hunt = Lov botů
golems-scenario-bot-hunt-story = Dva kamarádi se svými golemy chytají dva zatoulané boty.
golems-scenario-bot-hunt-goal = Vyhrajete společně, když jsou oba boti vyřazeni a aspoň jeden váš golem není.
golems-scenario-king-of-the-hill = Král kopce
golems-scenario-king-of-the-hill-story = Kdo stojí na kopci, když zazvoní zvon, dostane minci.
golems-scenario-king-of-the-hill-goal = Po každém kole dostane golem na políčku e5, f5, e6 nebo f6 1 bod, a když je tam sám, 2; vyhrává 6 bodů, nebo nejvíc bodů po posledním kole.
golems-scenario-crystal-run = Honba za krystaly
golems-scenario-crystal-run-story = Uprostřed pole se třpytí dva kouzelné krystaly: kdo je donese domů?
golems-scenario-crystal-run-goal = Dones oba krystaly na své startovní políčko; po posledním kole vyhrává, kdo jich má víc. Golem, který dostane poškození, svůj krystal upustí.
golems-scenario-logic-school = Škola logiky
golems-scenario-logic-school-story = Na zemi leží kouzelné znaky: stoupni na některý a tvůj další příkaz se změní.
golems-scenario-logic-school-goal = { golems-goal-standard }
golems-scenario-treasure-labyrinth = Poklad v labyrintu
golems-scenario-treasure-labyrinth-story = V labyrintu čeká na každého golema jeho poklad.
golems-scenario-treasure-labyrinth-goal = Vyhrává golem, který první dojde ke svému pokladu.
golems-scenario-race-to-the-edge = Závod k okraji
golems-scenario-race-to-the-edge-story = Připravit, pozor, teď: na druhý okraj pole!
golems-scenario-race-to-the-edge-goal = Vyhrává golem, který první dojde na horní řadu políček, na řadu 1.
golems-scenario-gear-collectors = Sběrači koleček
golems-scenario-gear-collectors-story = Někdo vysypal sedm lesklých ozubených koleček a oba golemové je chtějí.
golems-scenario-gear-collectors-goal = Když jsou všechna ozubená kolečka sebraná, vyhrává golem, který jich má víc.
golems-scenario-kings-tournament = Královský turnaj
golems-scenario-kings-tournament-story = Král Kybertánie zve všechny na velký turnaj golemů.
golems-scenario-kings-tournament-goal = Vyhrávej zápasy: turnaj vyhrává vítěz finále, nebo nejlepší z ligy.

# Chyby ve volbách, scénářích a pozicích
golems-bad-position = Tuto pozici nelze přečíst: { $what }.
golems-bad-scenario = { golems-mistake } (řádek { $line }).
golems-bad-options = { golems-mistake }.
golems-mistake = { $what ->
    [indented] „{ $found }“ stojí na špatném místě: odsazené řádky patří jen pod { $known }
    [word] „{ $found }“ není slovo scénáře; jsou tu: { $known }
    [twice] „{ $found }“ je tu dvakrát, poprvé na řádku { $known }
    [missing] Chybí „{ $found }“
    [empty] V seznamu „{ $found }“ je prázdné místo
    [number] Tady má být celé číslo z { $known }, ne „{ $found }“
    [known] „{ $found }“ se sem nehodí; jsou tu: { $known }
    [cell] Na tomto poli není políčko „{ $found }“
    [large] Pole { $found } je moc velké; největší šířka a výška: { $known }
    [ragged] Všechny řádky mapy mají stejnou šířku, zde { $known }; tato ne: { $found }
    [sign] „{ $found }“ není znak mapy; jsou tu: { $known }
    [ladder] Znak žebříku „{ $found }“ je na mapě dvakrát; první na políčku { $known }
    [pair] Žebřík { $found } potřebuje oba konce
    [part] Část pole se píše jako „M summer a1“, ne „{ $found }“
    [outside] Část { $found } na políčku { $known } zakrývá políčka, která na mapě nejsou
    [overlap] Části { $found } a { $known } se překrývají
    [no-part] Pod políčkem { $found } není žádná část
    [layer] Vrstva „terrain“ je stejně velká jako mapa: { $found }
    [terrain] Na políčku { $found } může být jen „{ $known }“
    [many-barrels] Moc sudů: { $found }; v krabici: { $known }
    [many-water] Moc žetonů vody: { $found }; v krabici: { $known }
    [many-obstacles] Moc zdí, vody a žebříků: { $found }; v krabici: { $known }
    [start] Startovní políčko se píše jako „b4 N“, ne „{ $found }“
    [starts] Počet startovních políček: { $found }; má být: { $known }
    [bot] Bot se píše jako „hunter sword a1 E“, ne „{ $found }“
    [golems] Moc golemů: { $found }; nejvíc: { $known }
    [facings] Při třech nebo čtyřech hráčích se každý golem dívá jinam, ne { $found }
    [two] Dětský režim má 2 golemy, ne { $found }
    [values] „{ $found }“ není karta golema ani hodnoty jako 1/3/4/1; karty: { $known }
    [not-free] Tady není volno: { $found }
    [barrel] Sud se píše jako „c2 dynamite“, ne „{ $found }“
    [unnamed] Není řečeno, co je v sudu na políčku { $found }
    [no-barrel] Na políčku { $found } není sud
    [contents] Moc sudů „{ $found }“; v krabici: { $known }
    [token] Žeton logiky se píše jako „b1 NOT“, ne „{ $found }“
    [tokens] Moc žetonů { $found }; v krabici: { $known }
    [objects] Cíl „{ $found }“ potřebuje předměty na poli
    [win] „{ $found }“ k tomuto cíli nepatří
    [cells] Kolik políček potřebuje cíl „{ $found }“: { $known }
    [no-bots] „{ $found }“ potřebuje aspoň jednoho bota
    [tournament] Cíl „bracket“ a druh „tournament“ patří k sobě; tady je cíl „{ $found }“
    [alone] Cíl „{ $found }“ potřebuje aspoň dva golemy
    [kids] Cíl „{ $found }“ do dětského režimu nepatří
    [unknown] Scénář „{ $found }“ tu není; jsou tu: { $known }
    [seats] Počet hráčů v tomto scénáři: { $known }, ne { $found }
    [mode] Druh hry „{ $found }“ se k tomuto scénáři nehodí; ten má „{ $known }“
    [luck] Karty štěstí jsou deset znaků z { $known }, oddělených čárkami, ne „{ $found }“
    [cards] Karty golemů jsou slova z { $known }, oddělená čárkami, pro každého hráče, ne „{ $found }“
    [same-card] Dva hráči nemohou mít stejnou kartu golema (její strany jsou { $known }): „{ $found }“
    [colours] Barvy jsou různá slova z { $known }, oddělená čárkami, ne „{ $found }“
    [bots] Bot je karta a program jako sword:hunter na volném startovním políčku, ne „{ $found }“; programy: { $known }
   *[other] „{ $found }“ se sem nehodí; hodí se: { $known }
}
