# Slova jsou ze slovníčku na stránce pravidel.
robomaso-name = Robomaso
robomaso-about = Každý má dva roboty, bludiště roste kartičku po kartičce a zbraně mají vlastní hlavu: získej disky s programem, které patří ostatním.

# Názvy; vkládají se do jiných zpráv se stejnými argumenty.
# Všechny jsou v prvním pádě, světové strany s předložkou.
# Robot, který není z naší krabice (vlastní soubory), má jméno ze souboru.
robomaso-robot = { $robot ->
    [bolt] Šroub
    [nut] Matice
    [piston] Píst
    [valve] Ventil
    [cog] Kolečko
    [sprocket] Pastorek
    [fuse] Pojistka
    [diode] Dioda
    [none] robot
   *[other] { $robot }
}
robomaso-robots = { robomaso-robot }
robomaso-foe = { $foe ->
    [bolt] Šroub
    [nut] Matice
    [piston] Píst
    [valve] Ventil
    [cog] Kolečko
    [sprocket] Pastorek
    [fuse] Pojistka
    [diode] Dioda
    [none] robot
   *[other] { $foe }
}
robomaso-victim = { $victim ->
    [bolt] Šroub
    [nut] Matice
    [piston] Píst
    [valve] Ventil
    [cog] Kolečko
    [sprocket] Pastorek
    [fuse] Pojistka
    [diode] Dioda
    [none] robot
   *[other] { $victim }
}
robomaso-layer = { $layer ->
    [bolt] Šroub
    [nut] Matice
    [piston] Píst
    [valve] Ventil
    [cog] Kolečko
    [sprocket] Pastorek
    [fuse] Pojistka
    [diode] Dioda
    [none] robot
   *[other] { $layer }
}
robomaso-first = { $first ->
    [bolt] Šroub
    [nut] Matice
    [piston] Píst
    [valve] Ventil
    [cog] Kolečko
    [sprocket] Pastorek
    [fuse] Pojistka
    [diode] Dioda
    [none] robot
   *[other] { $first }
}
robomaso-one = { $one ->
    [bolt] Šroub
    [nut] Matice
    [piston] Píst
    [valve] Ventil
    [cog] Kolečko
    [sprocket] Pastorek
    [fuse] Pojistka
    [diode] Dioda
    [none] robot
   *[other] { $one }
}
robomaso-two = { $two ->
    [bolt] Šroub
    [nut] Matice
    [piston] Píst
    [valve] Ventil
    [cog] Kolečko
    [sprocket] Pastorek
    [fuse] Pojistka
    [diode] Dioda
    [none] robot
   *[other] { $two }
}
robomaso-hit = { $hit ->
    [bolt] Šroub
    [nut] Matice
    [piston] Píst
    [valve] Ventil
    [cog] Kolečko
    [sprocket] Pastorek
    [fuse] Pojistka
    [diode] Dioda
    [none] robot
   *[other] { $hit }
}
robomaso-path = ({ $path })
robomaso-colour = { $colour ->
    [red] červený
    [blue] modrý
    [green] zelený
    [yellow] žlutý
   *[white] bílý
}
robomaso-thing = { $thing ->
    [speed] Rychlost
    [manipulation] Manipulace
    [reaction] Reakce
    [capacity] Kapacita
    [slimer] Slizopal
    [ray] Paprskomet
    [snowbang] Sněhobuch
    [jay] Sojkostříl
    [flytrap] Robomasožravka
    [nest] kulomet
    [teleport] teleport
    [door] dveře
    [mud] bahno
    [hole] díra
   *[plain] nic
}
robomaso-kind-of-card = { $kind_of_card ->
    [speed] Rychlost
    [manipulation] Manipulace
    [reaction] Reakce
    [capacity] Kapacita
    [slimer] Slizopal
    [ray] Paprskomet
    [snowbang] Sněhobuch
    [jay] Sojkostříl
   *[flytrap] Robomasožravka
}
robomaso-chosen = { $what ->
    [speed] Rychlost
    [manipulation] Manipulace
    [reaction] Reakce
    [capacity] Kapacita
    [slimer] Slizopal
    [ray] Paprskomet
    [snowbang] Sněhobuch
    [jay] Sojkostříl
    [flytrap] Robomasožravka
   *[nest] kulomet
}
robomaso-gun = { $gun ->
    [slimer] Slizopal
    [ray] Paprskomet
    [snowbang] Sněhobuch
    [jay] Sojkostříl
    [nest] kulomet
   *[none] zbraň
}
robomaso-symbol = { $symbol ->
    [speed] rychlost
    [manipulation] manipulace
    [reaction] reakce
    [capacity] kapacita
    [slimer] Slizopal
    [ray] Paprskomet
    [snowbang] Sněhobuch
    [jay] Sojkostříl
    [flytrap] Robomasožravka
    [teleport] teleport
    [door] dveře
    [nest] kulometné hnízdo
    [mud] bahno
    [hole] díra
   *[plain] nic
}
robomaso-shape = { $shape ->
    [end] slepá chodba
    [straight] rovná chodba
    [bend] zatáčka
    [tee] křižovatka T
   *[cross] křižovatka
}
robomaso-card = { robomaso-shape }{ $symbol ->
    [plain] {""}
   *[other] , { robomaso-symbol }
}{ $shown ->
    [2] {" "}×2
   *[other] {""}
}
robomaso-side = { $side ->
    [N] na sever
    [E] na východ
    [S] na jih
   *[W] na západ
}
robomaso-heading = { $heading ->
    [N] na sever
    [E] na východ
    [S] na jih
   *[W] na západ
}
robomaso-way = { $how ->
    [N] na sever
    [E] na východ
    [S] na jih
    [W] na západ
    [N1] na sever, 1 políčko
    [N2] na sever, 2 políčka
    [N3] na sever, 3 políčka
    [E1] na východ, 1 políčko
    [E2] na východ, 2 políčka
    [E3] na východ, 3 políčka
    [S1] na jih, 1 políčko
    [S2] na jih, 2 políčka
    [S3] na jih, 3 políčka
    [W1] na západ, 1 políčko
    [W2] na západ, 2 políčka
   *[W3] na západ, 3 políčka
}

# Otázky
robomaso-discs = Který z tvých robotů dostane jeden disk? Ten druhý dostane dva.
robomaso-corner = Který roh bude tvůj domov?
robomaso-opening = Jak položíš svou první kartičku?
robomaso-place = Který robot tu začne a kam se bude dívat?
robomaso-build = Stavba: lízneš kartičku, nebo vyložíš nasazovací pole či počítač?
robomaso-lay = Kam kartičku vyložíš?
robomaso-deploy = Nasazení: kam se bude robot dívat?
robomaso-pick = Který robot pojede teď?
robomaso-drive = Co udělá tvůj robot?
robomaso-take = Vezmeš si kartičku?
robomaso-give = Vezme si ji i tvůj druhý robot?
robomaso-rob = Kolik disků si vezmeš z počítače?
robomaso-home = Tvůj robot je zase doma: kam se bude dívat?
robomaso-aim = Na kterého z těch dvou robotů míříš?
robomaso-fight = Střet: vystřelíš?
robomaso-secret = Stejná reakce. Tajná volba: střílet, nebo nestřílet?
robomaso-loot = Co si vezmeš od zastřeleného robota?
robomaso-end = Tvoji roboti už dojeli. Končíš tah?

# Odpovědi
robomaso-answer-discs = Jeden disk robotovi { $what }, dva tomu druhému
robomaso-answer-corner = Roh ({ $what })
robomaso-answer-place = Postavit robota { $what } čelem { robomaso-way }
robomaso-answer-draw = Líznout kartičku
robomaso-answer-skip = Nic nestavět
robomaso-answer-lay = Vyložit na ({ $what }), { $how ->
    [0] neotáčet
    [1] otočit o čtvrt otáčky
    [2] otočit o půl otáčky
   *[3] otočit o tři čtvrtě otáčky
}
robomaso-answer-field = Vyložit nasazovací pole na ({ $what })
robomaso-answer-computer = Vyložit počítač na ({ $what }), průchodem { $how ->
    [0] na sever
    [1] na východ
    [2] na jih
   *[3] na západ
}
robomaso-answer-store = Uložit do počítače disk robota { $what }
robomaso-answer-cancel = Zrušit počítač; disků pro robota 1: { $what }
robomaso-answer-deploy = Nasadit robota { $what } čelem { robomaso-way }
robomaso-answer-postpone = Nechat robota { $what } čekat
robomaso-answer-move = Pojede robot { $what }
robomaso-answer-step = Jet { $what ->
    [N] na sever
    [E] na východ
    [S] na jih
   *[W] na západ
}
robomaso-answer-turn = Otočit { $what ->
    [none] se
   *[other] robota { $what }
} o 180°
robomaso-answer-wait = Čekat
robomaso-answer-stop = Zůstat tady
robomaso-answer-suicide = Sebevražda
robomaso-answer-flytrap = Položit za sebe Robomasožravku
robomaso-answer-hop = Teleport na ({ $what }){ $how ->
    [N] {" "}čelem na sever
    [E] {" "}čelem na východ
    [S] {" "}čelem na jih
    [W] {" "}čelem na západ
   *[none] {""}
}
robomaso-answer-fire = Pal: { robomaso-chosen }, { robomaso-way }
robomaso-answer-hold = Nestřílet{ $what ->
    [none] {""}
   *[other] ; kdyby na střelbu došlo: { robomaso-chosen }, { robomaso-way }
}
robomaso-answer-aim = Cíl: { robomaso-robot }
robomaso-answer-take = Vzít
robomaso-answer-leave = Nechat být
robomaso-answer-rob = { $what ->
    [0] Nevzít žádný disk
   *[other] Vzít disky: { $what }
}
robomaso-answer-loot = Vzít kartičku: { robomaso-chosen }
robomaso-answer-enough = To je všechno
robomaso-answer-end = Ukončit tah

# Proč ne
robomaso-not-empty = Na políčku ({ $cell }) už kartička leží.
robomaso-on-gallery = Na ochoz se žádná kartička nevykládá a políčko ({ $cell }) k němu patří.
robomaso-no-link = Na políčku ({ $cell }) by kartička nenavázala na žádnou chodbu.
robomaso-edges = V této hře musí okraje souhlasit a na políčku ({ $cell }) nesouhlasí. Podívej se na: { $cells }.
robomaso-unreachable = Na kartičku na políčku ({ $cell }) by nikdo nemohl vjet, ani odtud: { $cells }.
robomaso-seals = Kartička takto na políčku ({ $cell }) by navždy odřízla prázdná políčka: { $cells }.
robomaso-same-way = Na políčku ({ $cell }) bude kartička ležet úplně stejně, i když ji otočíš méně.
robomaso-not-home = První kartička patří do tvého rohu, ne na políčko ({ $cell }).
robomaso-field-is-laid = Tvoje nasazovací pole už leží.
robomaso-computer-is-laid = Tvůj počítač už je vyložený a další nemáš.
robomaso-field-first = Nejdřív vylož nasazovací pole: čeká na ně robot, nebo nastalo domluvené kolo.
robomaso-not-an-opening = Robot se musí dívat do průchodu a na té straně žádný není.
robomaso-corner-taken = V tomto rohu už bydlí někdo jiný.
robomaso-nothing-to-draw = Už není co líznout, nebo není prázdné políčko.
robomaso-must-build = Dokud jsou kartičky a prázdná políčka, musíš stavět.
robomaso-no-computer = Na plánu nemáš počítač, který by fungoval.
robomaso-no-disc = Tento robot nemá žádný disk.
robomaso-occupied-computer = Na tvém počítači stojí robot, teď ho zrušit nejde.
robomaso-not-so-many = Tolik disků si tu vzít nemůžeš.
robomaso-not-waiting = Tento robot se teď nenasazuje.
robomaso-no-foreigner = Žádný cizí robot nepřekáží, takže tvůj nečeká.
robomaso-has-moved = { robomaso-robot } už v tomto tahu nepojede, nebo není na plánu.
robomaso-no-opening = { robomaso-robot } nemůže { robomaso-side }: není tam průchod.
robomaso-backwards = { robomaso-robot } nemůže { robomaso-side }: roboti jezdí jen čelem vpřed a necouvají.
robomaso-other-way = { robomaso-robot } nemůže { robomaso-side }: na teleportu byl zvolen druhý výjezd.
robomaso-into-wall = { robomaso-robot } nemůže { robomaso-side }: cesta na políčko ({ $cell }) je zavřená.
robomaso-guarded = { robomaso-robot } nemůže { robomaso-side }: v této hře jsou roboti na vlastním nasazovacím poli v bezpečí a na políčku ({ $cell }) jeden stojí.
robomaso-into-void = { robomaso-robot } nemůže { robomaso-side }: na políčku ({ $cell }) ještě není chodba.
robomaso-no-points = { robomaso-robot } už nemá žádný pohyb.
robomaso-must-drive = { robomaso-robot } musí jet dál: čeká se jen před prázdným políčkem a otáčí se jen tam, kde chodba končí stěnou.
robomaso-must-wait = { robomaso-robot } musí čekat před prázdným políčkem. K otočení jsou tam potřeba 2 kartičky Manipulace, teď jich má { $manipulation }.
robomaso-no-more-turns = { robomaso-robot } má na tomto políčku otočku tam i zpět za sebou a to stačí.
robomaso-not-moved = { robomaso-robot } se otáčí, když sám jede, a potom jen tehdy, stojí-li na plánu.
robomaso-no-spinner = Po svém pohybu se smí otočit už jen robot se 3 kartičkami Manipulace; { robomaso-robot } jich má { $manipulation }.
robomaso-no-brakes = { robomaso-robot } neumí brzdit: { $points ->
    [one] zbývá { $points } pohyb
    [few] zbývají { $points } pohyby
   *[other] zbývá { $points } pohybů
}. Ke stání je potřeba 1 kartička Manipulace, k zastavení cestou 2, teď jich má { $manipulation }.
robomaso-not-at-start = Sebevražda je možná jen na začátku pohybu robota.
robomaso-not-trapped = { robomaso-robot } není v pasti: vede cesta zpátky na ochoz.
robomaso-truce = Je příměří, i s tímto kolem ještě { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}: do té doby žádné zbraně.
robomaso-no-weapon = Tohle tvůj robot nemá: { robomaso-gun }.
robomaso-not-in-nest = Tvůj robot není v kulometném hnízdě.
robomaso-wrong-side = Roboti střílejí dopředu a do stran, dozadu nikdy.
robomaso-shut = Na té straně není průchod, kterým by šlo střílet.
robomaso-no-landing = Tak daleko se tam Sněhobuch hodit nedá: něco překáží.
robomaso-at-peace = Tito roboti mají dohodu: do konce tohoto pohybu po sobě nestřílejí.
robomaso-met = Tento střet je vyřešený; znovu se dá střílet po dalším kroku nebo otočení.
robomaso-misses = Tato střela by druhého robota nezasáhla.
robomaso-at-nothing = Kulomet v hnízdě musí mít co zasáhnout: robota nebo robomasožravku.
robomaso-must-fire = V této hře musí střílet každý robot, který může.
robomaso-no-flytrap = { robomaso-robot } nemá Robomasožravku.
robomaso-no-bed = { robomaso-robot } nemá za sebou místo pro Robomasožravku: hodí se chodba bez robota a bez jiné masožravky, ne díra, počítač ani nasazovací pole.
robomaso-no-teleport = { robomaso-robot } se tam nepřenese: teleport přenáší jen na jiný teleport a jen hned po vjezdu.
robomaso-same-teleport = { robomaso-robot } už na tomto teleportu je.
robomaso-robot-there = Na tom teleportu stojí robot a v této hře se na roboty neteleportuje.
robomaso-not-there = Tento robot není tam, kam střela letí.
robomaso-nothing-like-it = Zastřelený robot takovou kartičku nemá.
robomaso-now-discs = Nejdřív rozděl své disky.
robomaso-now-corner = Nejdřív si vyber roh.
robomaso-now-opening = Nejdřív vylož svou první kartičku.
robomaso-now-place = Nejdřív postav robota.
robomaso-now-build = Nejdřív stavba: lízni kartičku, nebo vylož nasazovací pole či počítač.
robomaso-now-lay = Nejdřív vylož líznutou kartičku.
robomaso-now-deploy = Nejdřív nasaď robota.
robomaso-now-pick = Nejdřív vyber, který robot pojede.
robomaso-now-drive = Teď jede { robomaso-robot }.
robomaso-now-take = Nejdřív rozhodni, zda si kartičku vezme { robomaso-robot }.
robomaso-now-give = Nejdřív rozhodni, zda si kartičku vezme tvůj druhý robot.
robomaso-now-rob = Nejdřív rozhodni, kolik disků si vezmeš z počítače.
robomaso-now-home = Nejdřív vyber, kam se bude tvůj robot doma dívat.
robomaso-now-aim = Nejdřív vyber, na kterého robota míříš.
robomaso-now-fight = Nejdřív rozhodni, zda vystřelíš.
robomaso-now-secret = Nejdřív tajně zvol, zda vystřelíš.
robomaso-now-loot = Nejdřív si vyber kořist, nebo řekni, že je to všechno.
robomaso-now-end = Tvoji roboti už dojeli. Teď ukonči tah.

# O co se hraje
robomaso-goal-yours = Získej jako první { $goal ->
    [one] { $goal } disk
    [few] { $goal } disky
   *[other] { $goal } disků
}: ber je zastřeleným robotům a z cizích počítačů. Máš { $discs }.{ $rounds ->
    [0] {""}
   *[other] {" "}Když se to do konce { $rounds }. kola nikomu nepovede, vyhraje ten, kdo má disků nejvíc.
}
robomaso-goal-all = Vyhraje, kdo první získá { $goal ->
    [one] { $goal } disk
    [few] { $goal } disky
   *[other] { $goal } disků
}. Kdo vede, má { $discs }.{ $rounds ->
    [0] {""}
   *[other] {" "}Když se to do konce { $rounds }. kola nikomu nepovede, vyhraje ten, kdo má disků nejvíc.
}

# Kartičky, žetony a políčka pro toho, kdo je vidí poprvé
robomaso-piece-token-disc = Disk s programem
robomaso-piece-token-disc-help = O disky se hraje. Robot je vozí s sebou, dokud ho někdo nezastřelí: potom je získá střelec.
robomaso-piece-token-robot = Robot
robomaso-piece-token-robot-help = Máš dva. Jezdí jen čelem vpřed, necouvají a neumějí brzdit. Robot unese šest kartiček, s kořistí až osm.
robomaso-piece-token-double = Dvojitý symbol
robomaso-piece-token-double-help = Jednu kartičku si vezme robot, který tudy jede, a další smí dostat i tvůj druhý robot, třeba když je v záloze.
robomaso-piece-token-truce = Příměří
robomaso-piece-token-truce-help = V prvních kolech nikdo nesmí použít zbraň. Srážet se, loupit v počítačích a stavět ostatním naschvály se smí.
robomaso-piece-token-deck = Balíček
robomaso-piece-token-deck-help = Odsud se lízají kartičky chodeb. Až dojde, platí prázdné políčko za stěnu.
robomaso-piece-ability-speed = Rychlost
robomaso-piece-ability-speed-help = S každou touto kartičkou ujede robot za tah o políčko víc, počínaje příštím. A musí je ujet všechna: brzdy nemá.
robomaso-piece-ability-manipulation = Manipulace
robomaso-piece-ability-manipulation-help = Jedna kartička: robot smí stát. Dvě: smí i cestou zastavit a otočit se o 180°. Tři: otočení nic nestojí.
robomaso-piece-ability-reaction = Reakce
robomaso-piece-ability-reaction-help = Když se při střetu mohou zasáhnout oba, rozhoduje o střelbě první ten, kdo má víc těchto kartiček. Je jedno, kdo je na tahu.
robomaso-piece-extra-capacity = Kapacita
robomaso-piece-extra-capacity-help = Robot s ní smí vzít ze symbolu dvě kartičky a z cizího počítače dva disky. Do šesti kartiček se nepočítá a ve hře jsou jen dvě.
robomaso-piece-weapon-slimer = Slizopal
robomaso-piece-weapon-slimer-help = Střílí rovně až o tři políčka a zasáhne prvního robota v cestě. Jedna kartička, jeden výstřel.
robomaso-piece-weapon-ray = Paprskomet
robomaso-piece-weapon-ray-help = Střílí rovně až o pět políček a zasáhne prvního robota v cestě. Jedna kartička, jeden výstřel.
robomaso-piece-weapon-snowbang = Sněhobuch
robomaso-piece-weapon-snowbang-help = Hází se rovně až o tři políčka, i přes roboty. Bouchne tam, kam dopadne, a na sousedních políčkách, kam vede chodba. Pozor na vlastní roboty!
robomaso-piece-weapon-jay = Sojkostříl
robomaso-piece-weapon-jay-help = Sojka letí chodbou, zatáčkami i rohovými teleporty, na křižovatkách jen rovně, dokud do něčeho nenarazí. Někdy i do svého pána.
robomaso-piece-weapon-flytrap = Robomasožravka
robomaso-piece-weapon-flytrap-help = Robot ji cestou položí za sebe. Sežere každého, kdo na ni vjede, a jeho disky získá robot, který ji položil. Dá se rozstřílet.
robomaso-piece-weapon-nest = Kulomet
robomaso-piece-weapon-nest-help = Patří k hnízdu. Střílí rovně do všech čtyř stran až o pět políček a náboje mu nikdy nedojdou.
robomaso-piece-symbol-plain = Prostá chodba
robomaso-piece-symbol-plain-help = Není tu co vzít: roboti jen projíždějí.
robomaso-piece-symbol-teleport = Teleport
robomaso-piece-symbol-teleport-help = Robot, který sem vjede, se smí přenést na kterýkoli jiný teleport. Žádný pohyb ho to nestojí.
robomaso-piece-symbol-door = Dveře
robomaso-piece-symbol-door-help = Projet se dá jen po směru šipky. Střílet přes ně nejde a z druhé strany jsou jako stěna.
robomaso-piece-symbol-nest = Kulometné hnízdo
robomaso-piece-symbol-nest-help = Tady smí robot zastavit a stát, jak dlouho chce. Střílí odtud do všech stran až o pět políček a reakci má o 1 vyšší.
robomaso-piece-symbol-mud = Bahno
robomaso-piece-symbol-mud-help = Kdo sem vjede, musí zastavit. V dalším tahu robot jen vyjede o jedno políčko.
robomaso-piece-symbol-hole = Díra
robomaso-piece-symbol-hole-help = Kdo sem vjede, spadne a přijde o všechny kartičky, ale ne o disky. V dalším tahu se vrátí na nasazovací pole.
robomaso-piece-symbol-field = Nasazovací pole
robomaso-piece-symbol-field-help = Tady začíná tvůj druhý robot a sem se vracejí ztracení roboti. Tvoji roboti tu smějí stát.
robomaso-piece-symbol-computer = Počítač
robomaso-piece-symbol-computer-help = Uchová tvoje disky, takže o ně střelbou nepřijdeš. Cizí robot, který sem dojede, si ale smí jeden vzít a vrátí se domů.
robomaso-piece-symbol-gallery = Ochoz
robomaso-piece-symbol-gallery-help = Chodba kolem celého plánu. Kartičky se na něj nevykládají, jezdí se po něm jako jinde.
robomaso-piece-symbol-corner = Rohový teleport
robomaso-piece-symbol-corner-help = Zatáčka ochozu. Robot jí může jen projet, nebo se přenést na jiný teleport.
robomaso-piece-symbol-down = Obrácená kartička
robomaso-piece-symbol-down-help = Stěna ze všech stran, napořád: místo, kam se už nikdo nedostane, nebo zrušený počítač.
robomaso-piece-shape-end = Slepá chodba
robomaso-piece-shape-end-help = Tady se robot otáčí o stěnu. Stojí ho to jeden pohyb.
robomaso-piece-shape-straight = Rovná chodba
robomaso-piece-shape-straight-help = Jede se rovně dál. Otočit se tu robot smí, jen když je před ním stěna.
robomaso-piece-shape-bend = Zatáčka
robomaso-piece-shape-bend-help = Robot vjede a dívá se do stěny. Zatočí až dalším krokem.
robomaso-piece-shape-tee = Křižovatka T
robomaso-piece-shape-tee-help = Tři průchody: kam robot pojede, vybíráš ty, jen ne zpátky.
robomaso-piece-shape-cross = Křižovatka
robomaso-piece-shape-cross-help = Čtyři průchody: rovně, doprava, nebo doleva, jak chceš. Zpátky ne.
robomaso-piece-status-reserve = V záloze
robomaso-piece-status-reserve-help = Ještě není ve hře. Přijde, až vyložíš nasazovací pole; do té doby mu disky nikdo nevezme.
robomaso-piece-status-board = Na plánu
robomaso-piece-status-board-help = V každém tahu musí robot vyčerpat celý svůj pohyb. Stát smí s kartičkou Manipulace, v hnízdě a na svém nasazovacím poli.
robomaso-piece-status-waiting = Čeká na nasazení
robomaso-piece-status-waiting-help = V tvém dalším tahu se vrátí na nasazovací pole. Do té doby mu disky nikdo nevezme.

# Co se děje
robomaso-discs-given = { $player } rozděluje disky: { robomaso-one } dostává jeden, { robomaso-two } dva.
robomaso-corner-chosen = { $player } má domov v rohu ({ $cell }).
robomaso-card-set-aside = { $player } si lízá kartičku: { robomaso-card }. Robot tam začít nemůže, kartička jde stranou.
robomaso-set-aside-shuffled = Odložené kartičky jsou zamíchány zpátky: { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}.
robomaso-robot-placed = { $player } staví robota na políčko ({ $cell }): { robomaso-robot } se dívá { robomaso-heading }.
robomaso-turn-began = Kolo { $round }: na tahu je { $player }.
robomaso-truce-over = Kolo { $round }: příměří skončilo. Pal!
robomaso-card-drawn = { $player } si lízá kartičku: { robomaso-card }.
robomaso-card-shown = { $player } si lízá kartičku: { robomaso-card }. Nikam se nehodí a jde pod balíček.
robomaso-card-laid = { $player } vykládá kartičku na políčko ({ $cell }): { robomaso-card }.
robomaso-field-laid = { $player } vykládá nasazovací pole na políčko ({ $cell }).
robomaso-computer-laid = { $player } vykládá počítač na políčko ({ $cell }).
robomaso-cell-filled = Na políčko ({ $cell }) se už nikdo nedostane; leží tam teď { $from_deck ->
    [1] obrácená kartička
   *[0] prázdná kartička
}.
robomaso-building-skipped = { $player } nic nestaví.
robomaso-robot-deployed = { $player } nasazuje robota na políčko ({ $cell }): { robomaso-robot } se dívá { robomaso-heading }.
robomaso-deployment-postponed = { $player }: { robomaso-robot } čeká, překáží cizí robot.
robomaso-move-began = { $player }: { robomaso-robot } vyráží, pohyb { $points }.
robomaso-robot-drove = { $player }: { robomaso-robot } jede { robomaso-heading } z políčka ({ $start }) na políčko ({ $cell }).
robomaso-robot-turned = { $player }: { robomaso-robot } se na políčku ({ $cell }) otáčí a dívá se { robomaso-heading }{ $price ->
    [0] , zadarmo
   *[other] {""}
}.
robomaso-robot-waited = { $player }: { robomaso-robot } čeká na políčku ({ $cell }). Propadlý pohyb: { $points }.
robomaso-move-ended = { $player }: { robomaso-robot } { $how ->
    [stands] stojí na políčku ({ $cell })
   *[stops] zastavuje na políčku ({ $cell })
}.
robomaso-robot-hopped = { $player }: { robomaso-robot } se teleportuje z políčka ({ $start }) na políčko ({ $cell }) a dívá se { robomaso-heading }.
robomaso-robots-crashed = Srážka na políčku ({ $cell })! Do šrotu jde: { $robots }.
robomaso-robot-eaten = { $player }: { robomaso-robot } vjíždí na Robomasožravku na políčku ({ $cell }). Mňam! Robomasožravku tu má { robomaso-layer }.
robomaso-robot-died = { robomaso-robot } { $how ->
    [crash] jde do šrotu
    [hole] padá do díry
    [suicide] páchá sebevraždu
    [eaten] mizí v Robomasožravce
   *[shot] dostává zásah
} a čeká na nasazení.
robomaso-cards-lost = { robomaso-robot } přichází o všechny své kartičky.
robomaso-card-taken = { $player }: { robomaso-robot } získává kartičku na políčku ({ $cell }): { robomaso-kind-of-card }.
robomaso-symbol-left = { $player }: { robomaso-robot } nechává kartičku na políčku ({ $cell }): { robomaso-kind-of-card }.
robomaso-discs-won = { $player }: { robomaso-robot } získává { $count ->
    [one] { $count } disk
    [few] { $count } disky
   *[other] { $count } disků
}{ $stored ->
    [1] , rovnou do počítače
   *[0] {""}
}!
robomaso-looted = { robomaso-robot } bere kořist: { robomaso-kind-of-card }. Přichází o ni { robomaso-victim }.
robomaso-capacity-won = { robomaso-robot } získává i kartičku Kapacita. Přichází o ni { robomaso-victim }.
robomaso-disc-stored = { $player } ukládá disk do počítače: svůj disk odevzdává { robomaso-robot }.
robomaso-computer-cancelled = { $player } ruší počítač na políčku ({ $cell }). Disky se vracejí robotům: prvnímu { $one }, druhému { $two }.
robomaso-computer-raided = { $player }: { robomaso-robot } loupí v počítači na políčku ({ $cell }). Počítač má { $owner }. Získané disky: { $discs }.
robomaso-robot-sent-home = { $player }: { robomaso-robot } jde domů a všechny kartičky si nechává.
robomaso-robots-met = Střet: { robomaso-robot } (reakce { $quick }) a { robomaso-foe } (reakce { $slow }). { $why ->
    [equal] Stejná reakce: oba volí tajně.
    [only] Zasáhnout může jen { robomaso-first }.
   *[faster] Rychleji reaguje { robomaso-first } a rozhoduje jako první.
}
robomaso-fire-held = { $player }: { robomaso-robot } nestřílí.
robomaso-secrets-shown = Tajná volba je odkrytá: { robomaso-robot } { $one ->
    [1] střílí
   *[0] nestřílí
}, { robomaso-foe } { $two ->
    [1] střílí
   *[0] nestřílí
}.
robomaso-peace-made = { robomaso-robot } a { robomaso-foe } mají dohodu: nestřílejí.
robomaso-shot-fired = { $player }: { robomaso-robot } na políčku ({ $start }) { $gun ->
    [snowbang] hází Sněhobuch { robomaso-side }, na { $far ->
        [one] { $far } políčko
        [few] { $far } políčka
       *[other] { $far } políček
    }
    [jay] vypouští sojku { robomaso-side }
   *[other] střílí { robomaso-side } ({ robomaso-gun })
}! Zásah: { $hit }.
robomaso-flytrap-laid = { $player }: { robomaso-robot } pokládá Robomasožravku na políčko ({ $cell }).
robomaso-flytrap-shot = Robomasožravka na políčku ({ $cell }) je rozstřílená na kousky.
robomaso-game-over = Konec hry: { $why ->
    [goal] cíl je splněn
    [standstill] nikdo už nemůže nic udělat
   *[rounds] poslední kolo je dohráno
}. Vítězství: { $winners }!

# Předvolby a volby
robomaso-preset-document = Podle původních pravidel
robomaso-preset-later = Pozdější verze: rychlejší, z rohových teleportů
robomaso-preset-quick = Rychlá hra
robomaso-option-goal = Disky potřebné k vítězství
robomaso-option-goal-standard = 5, 7 nebo 8 při 2, 3 nebo 4 hráčích
robomaso-option-goal-lower = O jeden méně: 4, 6 nebo 7
robomaso-option-goal-4 = 4 disky
robomaso-option-goal-5 = 5 disků
robomaso-option-goal-6 = 6 disků
robomaso-option-goal-7 = 7 disků
robomaso-option-goal-8 = 8 disků
robomaso-option-goal-9 = 9 disků
robomaso-option-goal-10 = 10 disků
robomaso-option-goal-11 = 11 disků
robomaso-option-goal-12 = 12 disků
robomaso-option-base-speed = Rychlost bez kartiček Rychlost
robomaso-option-truce-rounds = Kola příměří (0: bez příměří)
robomaso-option-start-position = První robot začíná
robomaso-option-start-position-card = Na své první kartičce
robomaso-option-start-position-corner-teleport = Na rohovém teleportu
robomaso-option-first-player = Začínající hráč
robomaso-option-first-player-random = Losem
robomaso-option-first-player-seat1 = Místo 1
robomaso-option-first-player-seat2 = Místo 2
robomaso-option-first-player-seat3 = Místo 3
robomaso-option-first-player-seat4 = Místo 4
robomaso-option-corners = Domovské rohy
robomaso-option-corners-diagonal = Podle míst; dva hráči proti sobě
robomaso-option-corners-choose = Každý si vybere
robomaso-option-gallery-pattern = Která políčka každého dílu ochozu mají průchod dovnitř (po směru hodin)
robomaso-option-gallery-pattern-1111 = Všechna čtyři
robomaso-option-gallery-pattern-0001 = Jen 4
robomaso-option-gallery-pattern-0011 = 3 a 4
robomaso-option-gallery-pattern-0101 = 2 a 4
robomaso-option-gallery-pattern-0111 = 2, 3 a 4
robomaso-option-gallery-pattern-1000 = Jen 1
robomaso-option-gallery-pattern-1001 = 1 a 4
robomaso-option-gallery-pattern-1010 = 1 a 3
robomaso-option-gallery-pattern-1011 = 1, 3 a 4
robomaso-option-gallery-pattern-1100 = 1 a 2
robomaso-option-gallery-pattern-1101 = 1, 2 a 4
robomaso-option-gallery-pattern-1110 = 1, 2 a 3
robomaso-option-edge-match = Okraje sousedních kartiček
robomaso-option-edge-match-lenient = Průchod smí vést do stěny
robomaso-option-edge-match-strict = Musí souhlasit
robomaso-option-filler-source = Nedostupná políčka se vyplní
robomaso-option-filler-source-deck = Kartičkami z balíčku
robomaso-option-filler-source-supply = Prázdnými kartičkami
robomaso-option-share-own-field = Oba roboti hráče smějí stát na svém nasazovacím poli
robomaso-option-deploy-deadline = Do kterého kola vyložit nasazovací pole (0: kdykoli)
robomaso-option-wall-turn = Robot se otáčí o stěnu
robomaso-option-wall-turn-strict = Jen tam, kde chodba končí
robomaso-option-wall-turn-branch = I tam, kde je zavřená jedna odbočka
robomaso-option-speed-immediate = Nová kartička Rychlost platí ještě v témže pohybu
robomaso-option-pickup = Nalezené kartičky
robomaso-option-pickup-optional = Dají se nechat být
robomaso-option-pickup-mandatory = Musí se vzít
robomaso-option-card-limit = Nejvýš šest vlastností a zbraní
robomaso-option-card-limit-board = Počítají se nasbírané z plánu, kořist je navíc
robomaso-option-card-limit-all = Počítá se všechno, i kořist
robomaso-option-dead-partner = Robot čekající po zničení smí dostat kartičku z dvojitého symbolu
robomaso-option-token-supply = Kartičky vlastností a zbraní
robomaso-option-token-supply-unlimited = Nikdy nedojdou
robomaso-option-token-supply-counted = Jen ty, které jsou v krabici
robomaso-option-forced-fire = Rychlejší robot musí střílet; stejně rychlí se smějí domluvit
robomaso-option-equal-reaction = Stejná reakce
robomaso-option-equal-reaction-document = Když střílí jeden, střílejí oba
robomaso-option-equal-reaction-individual = Střílí jen ten, kdo to zvolí
robomaso-option-stop-after-encounter = Po střetu smí robot zastavit
robomaso-option-blast-through-walls = Výbuch Sněhobuchu prochází stěnami
robomaso-option-teleport-onto-robot = Teleport na robota
robomaso-option-teleport-onto-robot-crash = Je srážka
robomaso-option-teleport-onto-robot-forbidden = Je zakázaný
robomaso-option-mud-exit = Z bahna robot vyjíždí
robomaso-option-mud-exit-one-cell = O jedno políčko
robomaso-option-mud-exit-full-speed = Plnou rychlostí
robomaso-option-suicide = Sebevražda
robomaso-option-suicide-anytime = Vždy na začátku pohybu
robomaso-option-suicide-trapped-only = Jen v pasti
robomaso-option-safe-field = Na svém nasazovacím poli jsou roboti v bezpečí
robomaso-option-round-limit = Poslední kolo (0: bez omezení)
robomaso-option-answer-timer = Sekundy na odpověď (0: bez omezení)
robomaso-option-forced-duel = I při stejné reakci musí střílet oba
robomaso-option-turn-end = Konec tahu
robomaso-option-turn-end-answer = Ukončí ho hráč
robomaso-option-turn-end-automatic = Sám po posledním pohybu

# Chyby ve volbách a pozicích
robomaso-bad-goal = Cíl { $goal } je nedosažitelný: hráčů { $seats }, disků celkem { $discs }.
robomaso-bad-first-player = Místo { $seat } nemůže začínat: { $seats ->
    [one] u stolu je { $seats } hráč
    [few] u stolu jsou { $seats } hráči
   *[other] u stolu je { $seats } hráčů
}.
robomaso-bad-position = Tuto pozici nelze přečíst: { $what }.

# Obrázek v terminálu
robomaso-draw-head = { $round ->
    [0] Začátek hry
   *[other] Kolo { $round }
}. Kartiček v balíčku: { $deck }. Disků k vítězství: { $goal }.
robomaso-draw-truce = Příměří, i s tímto kolem ještě { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}.
robomaso-draw-drawn = Líznutá kartička: { $card }
robomaso-draw-turned = bez otočení { $none }, o čtvrt { $quarter }, o půl { $half }, o tři čtvrtě { $three }
robomaso-draw-move = Jede { $robot }; zbývající pohyb: { $points }
robomaso-draw-discs = { $count ->
    [one] { $count } disk
    [few] { $count } disky
   *[other] { $count } disků
}
robomaso-draw-stored = v počítači: { $count }
robomaso-draw-cancelled = počítač je zrušený
robomaso-draw-robot = { $name }: { $where ->
    [reserve] v záloze
    [board] na plánu
   *[waiting] čeká na nasazení
}; kartičky: { $cards }; disky: { $discs }
robomaso-draw-legend = A1▶ robot 1 hráče A a kam se dívá, A12 oba roboti; ¥A1 masožravka robota A1; [A] nasazovací pole, #A# počítač; @ rohový teleport, TEL teleport; ─▶─ dveře; NES kulometné hnízdo, MUD bahno, HOL díra; · prázdné políčko, ░ obrácená kartička. SPD rychlost, MAN manipulace, REA reakce, CAP kapacita, SLM Slizopal, RAY Paprskomet, SNO Sněhobuch, JAY Sojkostříl, PLA Robomasožravka.

# Kontrola souborů karet
robomaso-cards-fine = Všechny soubory karet ve složce { $folder } jsou v pořádku: { $cards ->
    [one] { $cards } kartička chodby
    [few] { $cards } kartičky chodeb
   *[other] { $cards } kartiček chodeb
}, { $kinds ->
    [one] { $kinds } druh
    [few] { $kinds } druhy
   *[other] { $kinds } druhů
}; { $supply ->
    [one] { $supply } kartička vlastností a zbraní
    [few] { $supply } kartičky vlastností a zbraní
   *[other] { $supply } kartiček vlastností a zbraní
}.
robomaso-cards-door = tvar dveří je „{ $known }“, ne „{ $found }“
robomaso-cards-teleport = tvar teleportu je „{ $known }“, ne „{ $found }“
robomaso-cards-shown-twice = dvakrát na kartičce bývají jen zbraně a vlastnosti kromě kapacity
robomaso-cards-same = řádek s tímto tvarem, symbolem a počtem už tu je: „{ $found }“
robomaso-cards-too-few = málo kartiček, na kterých může robot stát: { $found }; je jich potřeba aspoň { $known }
robomaso-cards-no-supply = chybí řádek pro „{ $found }“
robomaso-cards-colours = počet barev: { $found }; má být { $known }
