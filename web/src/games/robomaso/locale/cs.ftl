# Co říká jen stránka; názvy dává server.

robomaso-page-round = Kolo { $round }
robomaso-page-next-stop = K dalšímu střetu nebo nehodě

# Roboti a hráči
robomaso-page-players = Hráči
robomaso-page-player = { $player }: disky { $discs } z { $goal }
robomaso-page-on-turn = na tahu
robomaso-page-state = { $state ->
    [reserve] v záloze
    [board] na { $cell }, dívá se { robomaso-heading }
    [mud] v bahně na { $cell }, dívá se { robomaso-heading }
    [home] čeká na nasazení i se svými kartičkami
   *[dead] čeká na nasazení
}
robomaso-page-state-short = { $state ->
    [reserve] záloha
    [mud] bahno
   *[waits] čeká
}
robomaso-page-discs = { $count ->
    [0] žádný disk
    [one] { $count } disk
    [few] { $count } disky
   *[other] { $count } disků
}
robomaso-page-cards = kartičky { $total } z { $full }
robomaso-page-reaction = reakce { $reaction }
robomaso-page-nobody = nikdo
robomaso-page-corner = { $corner ->
    [nw] Severozápad
    [ne] Severovýchod
    [se] Jihovýchod
    [sw] Jihozápad
   *[none] ještě není zvolen
}
robomaso-page-home-corner = Domovský roh: { $corner }
robomaso-page-home-of = Tady je doma { $player }
robomaso-page-field = { $laid ->
    [yes] Nasazovací pole na { $cell }
   *[no] Nasazovací pole ještě není vyložené
}
robomaso-page-machine = { $state ->
    [hand] Počítač ještě není vyložený
    [working] Počítač na { $cell }, disků v něm: { $stored }
   *[cancelled] Počítač je zrušený
}
robomaso-page-round-of = Kolo { $round }{ $limit ->
    [0] {""}
   *[other] {" "}z { $limit }
}
robomaso-page-truce = Příměří: { $rounds ->
    [one] už jen toto kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
robomaso-page-deck = { $count ->
    [one] { $count } kartička v balíčku
    [few] { $count } kartičky v balíčku
   *[other] { $count } kartiček v balíčku
}
robomaso-page-supply = Kapacita v zásobě: { $count }

# Stůl hráče
robomaso-page-desk = Tvůj stůl
robomaso-page-doing = { $question ->
    [discs] { $players }: rozdává disky.
    [corner] { $players }: volí domovský roh.
    [opening] { $players }: vykládá první kartičku.
    [place] { $players }: staví prvního robota.
    [build] { $players }: staví – kartičku, nasazovací pole nebo počítač.
    [lay] { $players }: hledá místo pro kartičku.
    [deploy] { $players }: nasazuje robota.
    [pick] { $players }: vybírá, který robot pojede teď.
    [drive] { $players }: jede { $robot }.
    [take] { $players }: vezme si { $robot } kartičku?
    [give] { $players }: vezme si kartičku i druhý robot?
    [rob] { $players }: { $robot } loupí v počítači.
    [home] { $players }: { $robot } je zpět na nasazovacím poli.
    [aim] { $players }: míří.
    [fight] { $players }: střílet, nebo nestřílet?
    [secret] Tajná volba: { $players }.
    [loot] { $players }: vybírá kořist.
    [end] { $players }: chystá se ukončit tah.
   *[none] Čeká se.
}
robomaso-page-turn-of = Na tahu: { $player }
robomaso-page-moving = { $player }: jede { $robot }, zbývá pohybu: { $points }
robomaso-page-then = Potom: { $players }
robomaso-page-no = Ne, počkat
robomaso-page-reach = Dosah
robomaso-page-reach-of = Kam může { $robot } dojet
robomaso-page-lines = Dráhy střel

# Příprava a stavba
robomaso-page-split = { $few } – { $one }, { $many } – { $two }
robomaso-page-split-note = Jeden robot začíná na plánu, druhý čeká v záloze.
robomaso-page-draw = Líznout kartičku
robomaso-page-not-now = Teď ne: klikni a dozvíš se proč.
robomaso-page-lay-field = Nasazovací pole
robomaso-page-field-note = Přivede do hry tvého druhého robota.
robomaso-page-lay-computer = Počítač
robomaso-page-computer-note = Disky v něm jsou v bezpečí před zbraněmi.
robomaso-page-skip-note = Není co vyložit.
robomaso-page-held = { $what ->
    [field] Tvoje nasazovací pole
   *[computer] Tvůj počítač
}
robomaso-page-turn-left = Otočit doleva (Q)
robomaso-page-turn-right = Otočit doprava (E)
robomaso-page-turn-hint = Otočit: kliknutím, kolečkem, pravým tlačítkem nebo klávesami Q a E
robomaso-page-turn-held = { $card }: otočit { $turns ->
    [0] (neotočená)
    [1] (otočená o čtvrt)
    [2] (otočená o půl)
   *[3] (otočená o tři čtvrtě)
}
robomaso-page-places = { $count ->
    [0] { $ways ->
        [1] Na plánu pro ni není místo.
       *[other] Takto se nikam nehodí: otoč ji.
    }
    [one] Takto se hodí na { $count } místo. Klikni na ně na plánu.
    [few] Takto se hodí na { $count } místa. Klikni na jedno z nich na plánu.
   *[other] Takto se hodí na { $count } míst. Klikni na jedno z nich na plánu.
}
robomaso-page-list = Místa jako seznam
robomaso-page-put-back = Vrátit zpět

# Nasazení
robomaso-page-headings = Kam se dívá { $robot }
robomaso-page-look = { $robot } se dívá { $side }
robomaso-page-look-where = Kam se dívá?
robomaso-page-entrance = { $fate ->
    [flytrap] Leží tam Robomasožravka. Kdo se teď nasadí, bude sežrán.
   *[crash] Stojí tam cizí robot. Kdo se teď nasadí, srazí se s ním: všichni jdou do šrotu.
}
robomaso-page-postpone = Ať počká

# Pohyb
robomaso-page-compass = Kam jede { $robot }
robomaso-page-step = Jet { $side }{ $relative ->
    [ahead] , rovně
    [right] , doprava
    [left] , doleva
   *[back] , zpátky
}{ $fate ->
    [crash] . Srazí se s robotem!
    [flytrap] . Je tam Robomasožravka!
    [hole] . Je tam díra!
    [raid] . Vyloupí počítač.
    [hop] . Je tam teleport.
   *[drive] {""}
}
robomaso-page-points = { $points ->
    [one] { $points } pohyb
    [few] { $points } pohyby
   *[other] { $points } pohybů
}
robomaso-page-forced = { $forced ->
    [spent] Pohyb došel. Může skončit{ $turn ->
        [yes] , otočit se
       *[no] {""}
    } nebo střílet.
    [carried] Pohyb došel, ale teleport ho může přenést: klikni na plánu, kam.
    [brakes] Brzdy nemá: musí vyčerpat celý pohyb ({ $points }).
    [wait] Před ním je prázdné políčko: musí čekat a pohyb propadá.
    [may-wait] Před ním je prázdné políčko: čeká, nebo stojí.
    [wall] Chodba končí: musí se otočit o stěnu.
   *[free] { $begun ->
        [yes] Může tu zastavit.
       *[no] Může také zůstat stát.
    }
}
robomaso-page-turn = { $wall ->
    [yes] Otočit se o stěnu
   *[no] Otočit se o 180°
}
robomaso-page-spin = Otočit o 180°: { $robot }
robomaso-page-moved = Dokud tah neukončíš, můžeš si to ještě rozmyslet.
robomaso-page-wait = Čekat
robomaso-page-stop = { $how ->
    [end] Skončit
    [stop] Zastavit
   *[stand] Stát
}
robomaso-page-flytrap = Masožravku za sebe
robomaso-page-suicide = Sebevražda
robomaso-page-suicide-warning = { $robot } půjde do šrotu a přijde o všechny kartičky ({ $total }). Disky si nechá.
robomaso-page-deadly = { $fate ->
    [flytrap] { $robot } skončí v Robomasožravce a přijde o všechny kartičky; disky získá robot, který ji položil.
    [hole] { $robot } spadne do díry a přijde o všechny kartičky. Disky si nechá.
   *[crash] { $robot } se srazí: všichni, kdo tam jsou, jdou do šrotu a přijdou o kartičky. Disky zůstanou.
}
robomaso-page-deadly-anyway = Přesto ano
robomaso-page-hops = Teleport na
robomaso-page-hop = Teleport na { $cell }{ $side ->
    [N] , čelem na sever
    [E] , čelem na východ
    [S] , čelem na jih
    [W] , čelem na západ
   *[none] {""}
}{ $fate ->
    [crash] . Srážka: { $robots }!
    [flytrap] . Je tam Robomasožravka!
   *[none] {""}
}

# Zbraně
robomaso-page-shots = Jak střílet
robomaso-page-shot = { $gun }, { $way }. Zásah: { $target }
robomaso-page-either = jeden z: { $robots }
robomaso-page-own-fire = { $self ->
    [yes] Tahle střela zasáhne i samotného střelce. Tvoji zasažení roboti: { $robots }.
   *[no] Tahle střela zasáhne vlastního robota: { $robots }.
}
robomaso-page-fire-anyway = Přesto střílet

# Kartičky, loupeže, kořist
robomaso-page-take = { $robot } bere: { $kind }
robomaso-page-take-note = { $more ->
    [2] Potom může i druhou.
   *[other] {""}
}
robomaso-page-capacity-note = Do šesti kartiček se nepočítá.
robomaso-page-leave = Nechat ležet
robomaso-page-leave-note = Kartičky nejde později vyměnit.
robomaso-page-kind-does = { $kind ->
    [speed] Rychlost: v každém tahu o políčko dál.
    [manipulation] Manipulace. Kolik kartiček je potřeba: ke stání { $stands }, k otáčení a zastavení { $turns }, k otáčení zdarma { $spinning }.
    [reaction] Reakce: kdo má víc, rozhoduje při střetu první.
    [capacity] Kapacita: z plánu po dvou kartičkách, z počítače po dvou discích.
    [slimer] Slizopal: rovně, { $range ->
        [few] { $range } políčka
       *[other] { $range } políček
    }. Jeden výstřel.
    [ray] Paprskomet: rovně, { $range ->
        [few] { $range } políčka
       *[other] { $range } políček
    }. Jeden výstřel.
    [snowbang] Sněhobuch: hod až na { $range ->
        [few] { $range } políčka
       *[other] { $range } políček
    }, i přes roboty; vybuchne i na sousedních políčkách. Jeden výstřel.
    [jay] Sojkostříl: letí chodbou i zatáčkami, dokud něco nezasáhne. Jeden výstřel.
   *[flytrap] Robomasožravka: pokládá se za robota; sežere, kdo na ni vjede.
}
robomaso-page-raid = { $robot }: loupež v počítači. Majitel: { $player }. Disků v něm: { $stored }.
robomaso-page-rob = { $discs ->
    [0] Nebrat nic
    [one] Vzít { $discs } disk
    [few] Vzít { $discs } disky
   *[other] Vzít { $discs } disků
}
robomaso-page-rob-note = Pak se vrátí domů se všemi kartičkami.
robomaso-page-loot-rule = { $rank ->
    [1] Smí vzít jednu kartičku (kdo jich má { $full }, dvě).
   *[other] Smí vzít dvě kartičky: před výstřelem jich bylo { $full }.
} Nikdy víc než { $most }.
robomaso-page-haul = smí si vzít { $count } { $count ->
    [one] kartičku
    [few] kartičky
   *[other] kartiček
}
robomaso-page-enough = To je všechno
robomaso-page-goes-over = { $capacity ->
    [0] Disky už přešly samy.
   *[other] Disky už přešly samy, Kapacita přejde také.
} Zbytek se vrátí do zásoby.

# Počítač
robomaso-page-computer = Počítač
robomaso-page-stored = { $count ->
    [0] V počítači není disk
    [one] V počítači { $count } disk
    [few] V počítači { $count } disky
   *[other] V počítači { $count } disků
}
robomaso-page-store = Uložit disk: { $robot } (má { $discs })
robomaso-page-store-short = Uložit disk
robomaso-page-cancel = Zrušit …
robomaso-page-cancel-warning = Zrušený počítač se navždy otočí a už nejde použít. { $count ->
    [0] Žádný disk v něm není.
   *[other] Kdo dostane disky?
}
robomaso-page-cancel-with = { $stored ->
    [0] Zrušit počítač
   *[other] { $first } { $one }, { $second } { $two }
}

# Střety
robomaso-page-duel = Střet: { $one } a { $two }
robomaso-page-duel-reaction = Reakce { $reaction }{ $nest ->
    [0] {""}
   *[other] , s +{ $nest } za kulometné hnízdo
}
robomaso-page-stake = { $count ->
    [0] Nejde o žádný disk
    [one] V sázce { $count } disk
    [few] V sázce { $count } disky
   *[other] V sázce { $count } disků
}
robomaso-page-cannot-hit = nezasáhne
robomaso-page-duel-doing = { $doing ->
    [decides] rozhoduje
    [thinks] volí …
    [chosen] má zvoleno
    [fires] střílí!
    [holds] nestřílí
    [held] nestřílí
   *[peace] dohoda
}
robomaso-page-why = { $why ->
    [equal] Stejná reakce: oba volí tajně.
    [only] Zasáhnout může jen { $robot }, proto rozhoduje.
    [faster] Rychleji reaguje { $robot } a rozhoduje první.
   *[answer] Rychlejší nestřílí; teď rozhoduje { $robot }.
}
robomaso-page-secret-help = { $individual ->
    [1] Střílí jen ten, kdo si to zvolí.
   *[0] Když střílí jeden, střílejí oba, zbraní zvolenou tady.
}
robomaso-page-fire = Pal!
robomaso-page-hold = Nestřílet
robomaso-page-chosen = { $what ->
    [fire] Tohle vidíš jen ty. Tvoje volba: střílet ({ $gun }, { $way }).
    [hold-with] Tohle vidíš jen ty. Tvoje volba: nestřílet; kdyby došlo na střelbu: { $gun }, { $way }.
   *[hold] Tohle vidíš jen ty. Tvoje volba: nestřílet.
}

# Konec
robomaso-page-score = Konečný stav
robomaso-page-score-player = Hráč
robomaso-page-score-robots = U robotů
robomaso-page-score-discs = Disky (cíl { $goal })
robomaso-page-won = Vítězství

# Herní plán
robomaso-page-board = Herní plán
robomaso-page-laying = Políčka pro kartičku
robomaso-page-lay-here = ({ $cell }): { $fits ->
    [now] vejde se tak, jak leží
    [turned] vejde se, když ji otočíš
   *[no] nevejde se
}
robomaso-page-lay-done = Vyložit sem
robomaso-page-swap = Druhý robot místo tohoto: { $robot }
robomaso-page-choose = Vybrat: { $robot }
robomaso-page-examine = Prohlédnout: { $robot }
robomaso-page-fire-twice = Zasáhne tvoje vlastní roboty: { $robots }. Vyber to znovu a střela poletí.
robomaso-page-deadly-twice = { $fate ->
    [flytrap] Je tam Robomasožravka!
    [hole] Je tam díra!
   *[crash] To je srážka!
} Vyber to znovu a robot pojede.
robomaso-page-cell = { $what ->
    [empty] prázdné políčko
    [gallery] ochoz
    [corner] rohový teleport
    [field] nasazovací pole, hráč { $player }
    [computer] počítač, hráč { $player }
   *[down] obrácená kartička
}
robomaso-page-open = průchody: { $sides }
robomaso-page-exit = výjezd na { $side ->
    [N] sever
    [E] východ
    [S] jih
   *[W] západ
}
robomaso-page-plant = Robomasožravka, položil ji { $robot }
robomaso-page-robot-here = { $robot } ({ $player }), směr { $side ->
    [N] sever
    [E] východ
    [S] jih
   *[W] západ
}, { $count ->
    [0] bez disků
    [one] { $count } disk
    [few] { $count } disky
   *[other] { $count } disků
}
robomaso-page-fire-at-will = Příměří skončilo. Pal!
