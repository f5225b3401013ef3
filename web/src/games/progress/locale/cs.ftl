# Karty slovy
progress-page-kind = { $kind ->
    [science] věda
    [engineering] technika
    [culture] kultura
   *[general] obecné vědění
}
progress-page-skill = { $skill ->
    [actions] Akce
    [draw] Dobírání
    [hand] Limit karet na ruce
    [shuffle] Zamíchání
    [development] Vývoj
    [research] Výzkum
   *[quickdraw] Rychlé dobírání
}
progress-page-power = { $power ->
    [prestige] Prestiž
    [population] Obyvatelstvo
   *[army] Armáda
}
progress-page-group = { $group ->
    [philosopher] filozof
    [scholar] středověký učenec
   *[master] renesanční tvůrce
}
progress-page-age = { $age ->
    [END] konec hry
   *[other] Epocha { $age }
}
progress-page-line = { $amount }× { progress-page-kind }
progress-page-line-or = { $amount }× { progress-page-kind } nebo { $card }
progress-page-effect = { $what ->
    [skill] { $name } +{ $amount }
    [power] { $name } +{ $amount }
    [token] žeton vědění ({ $name }) +{ $amount }
    [knowledge] každý tah { $amount }× { $name }
   *[cubes] o { $amount } kostky méně na každé technologii ve vývoji
}
progress-page-points = { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}
progress-page-per-cards = { $cards ->
    [one] na konci 1 vítězný bod za každou aktivní kartu ({ progress-page-kind })
    [few] na konci 1 vítězný bod za každé { $cards } aktivní karty ({ progress-page-kind })
   *[other] na konci 1 vítězný bod za každých { $cards } aktivních karet ({ progress-page-kind })
}
progress-page-price = Cena: { $lines }
progress-page-brings = Přináší: { $benefits }
progress-page-worth = Při odhození obecné vědění: { $worth }
progress-page-symbol = { $age ->
    [END] Přibližuje konec hry
   *[other] Přibližuje epochu { $age }
}
progress-page-heritage = Odkaz: { $benefits }
progress-page-source = { $source ->
    [RECONSTRUCTED] (hodnoty této karty jsou rekonstruované)
    [MIXED] (část hodnot této karty je rekonstruovaná)
   *[other] { "" }
}

# Stůl hráče
progress-desk-title = Ruka a tah
progress-desk-free = zdarma
progress-desk-phase = { $phase ->
    [development] Fáze vývoje
    [action] Fáze akcí
   *[upkeep] Fáze obnovy
}
progress-desk-turn-of = Na tahu: { $player }
progress-desk-actions = { $left ->
    [one] Zbývá { $left } akce z { $all }
    [few] Zbývají { $left } akce z { $all }
   *[other] Zbývá { $left } akcí z { $all }
}
progress-desk-pool = Zásoba
progress-desk-yours = Tvé žetony:
progress-desk-token = Žeton: { $kind }
progress-desk-token-grey = Použitý žeton: { $kind }
progress-desk-lasting = Osobnost: 1 { $kind } v tomto tahu
progress-desk-moves = Bez spotřeby akce
progress-desk-move = { $move ->
    [feat] Milník
    [time] Balíček času
    [person] Osobnost
   *[heritage] Odkaz
}
progress-desk-hand = Tvoje ruka
progress-desk-hand-empty = Nemáš na ruce žádné karty.
progress-desk-picked = vybráno
progress-desk-standing = { $standing ->
    [free] zdarma: všechny řádky jsou splněny
    [payable] lze zaplatit
    [research] nedostatek vědění, ale lze zkoumat
    [in-play] již ve hře
   *[lacking] nedostatek vědění
}
progress-desk-standing-short = { $standing ->
    [free] zdarma
    [in-play] již ve hře
   *[lacking] nedostatek
}
progress-desk-not-yet = Ještě ne
progress-desk-calm = V této hře už nevarovat
progress-desk-action = { $action ->
    [quick] Rychlé dobrání
    [shuffle] Zamíchání a dobrání
   *[draw] Dobrání
}
progress-desk-action-help = { $action ->
    [quick] Rychlé dobrání { $value }: vezmi karty a pak odhoď tolik, kolik stojí za lomítkem
    [shuffle] Zamíchej odhazovací hromádku do balíčku a vezmi vrchní kartu, až { $value }krát
   *[draw] Vezmi až { $value } karet; tím fáze akcí končí
}
progress-desk-end = Ukončit tah
progress-desk-close = Zavřít
progress-desk-line-met = splňuje { $card }
progress-desk-line-or = nebo { $card }
progress-desk-line-due = zaplatit
progress-desk-missing = Chybí:
progress-desk-suggestion = Návrh:
progress-desk-from-pool = zásoba
progress-desk-discards = odhodí se: { $cards }
progress-desk-discover = Objevit
progress-desk-discover-free = Objevit zdarma
progress-desk-choose-payment = Zvolit placení …
progress-desk-research = Zkoumat
progress-desk-paying = Placení: { $name }
progress-desk-price-of = { $feat }, cena { $number }
progress-desk-pick-cards = nebo klikni na karty v ruce
progress-desk-nothing-due = Není co platit.
progress-desk-still-due = Ještě zbývá:
progress-desk-covered = Zaplaceno.
progress-desk-surplus = Zůstane pro tento tah:
progress-desk-pay = Zaplatit
progress-desk-pay-nothing = Neplatit nic
progress-desk-suggested = Navrhnout
progress-desk-clear = Vymazat
progress-desk-cancel = Zrušit
progress-desk-card-of = Karta { $number } z { $room }
progress-desk-shuffle-help = Nejdřív se zamíchá odhazovací hromádka.
progress-desk-deck = Balíček epochy { $age }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
progress-desk-deck-short = Balíček
progress-desk-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
progress-desk-pile = Odhazovací hromádka epochy { $age }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}, navrchu { $card }
progress-desk-pile-short = Odhozené { $age } · { $count }
progress-desk-pile-empty = Prázdné
progress-desk-stop = Už nebrat
progress-desk-back-help = Které technologie ve vývoji vrátíš na ruku? Jejich kostky propadnou.
progress-desk-cubes = { $cubes ->
    [one] zbývá { $cubes } kostka
    [few] zbývají { $cubes } kostky
   *[other] zbývá { $cubes } kostek
}
progress-desk-keep = Vše nechat ve vývoji
progress-desk-take-back = { $count ->
    [1] Vrátit na ruku: { $card }
    [few] Vrátit na ruku { $count } karty
   *[other] Vrátit na ruku { $count } karet
}
progress-desk-offer = Začíná nová epocha: nástupce můžeš vyložit teď, později už ne.
progress-desk-take-person = Kterou osobnost vyložíš? Dosavadní se otočí lícem dolů.
progress-desk-heritage = Odkaz: { $benefits }
progress-desk-heritage-loses = Vzdáš se: { $benefits }
progress-desk-inherit = Použít odkaz
progress-desk-decline = Nikoho nevyložit
progress-desk-fund = Zaplatit cenu { $number }: { $amount } { $kind }
progress-desk-fund-free = První cena v tahu nestojí akci.
progress-desk-fund-action = Další cena v tomto tahu stojí akci.
progress-desk-paid-by = { $player }
progress-desk-no-feat = Žádný milník není na řadě.
progress-desk-time = Vezmi kartu z balíčku času za kartu z ruky
progress-desk-time-costs = Postih zatím: { $points }, další karta: { $next }
progress-desk-give = Kterou kartu z ruky dáš za kartu { $card }?
progress-desk-limit = Máš na ruce příliš mnoho karet: odhoď { $count }.
progress-desk-drop = { $count ->
    [one] Odhoď { $count } kartu za rychlé dobrání.
    [few] Odhoď { $count } karty za rychlé dobrání.
   *[other] Odhoď { $count } karet za rychlé dobrání.
}
progress-desk-discard = Odhodit ({ $count }/{ $discards })
progress-desk-before = Před fází vývoje můžeš změnit osobnost.
progress-desk-after = Karty máš dobrané. Co nestojí akci, můžeš ještě udělat.
progress-desk-begin = Začít fázi vývoje
progress-desk-warning = { $what ->
    [pay] Platíš víc, než je třeba. Co přebývá, na konci tahu propadne.
    [draw] Dobrání ukončí fázi akcí. { $actions ->
        [0] {""}
        [one] Přijdeš o { $actions } akci.
        [few] Přijdeš o { $actions } akce.
       *[other] Přijdeš o { $actions } akcí.
    } { $pool ->
        [0] {""}
       *[other] Vědění v zásobě propadne: { $pool }.
    }
   *[end] { $actions ->
        [0] {""}
        [one] Máš ještě { $actions } akci.
        [few] Máš ještě { $actions } akce.
       *[other] Máš ještě { $actions } akcí.
    } { $pool ->
        [0] {""}
       *[other] Vědění v zásobě propadne: { $pool }.
    }
}
progress-desk-anyway = { $what ->
    [pay] Přesto zaplatit
    [draw] Přesto dobrat
   *[end] Přesto ukončit tah
}
progress-desk-waiting = Než na tebe přijde řada, můžeš si prohlížet karty a plánovat.
progress-desk-watching = Nyní rozhoduje: { $names }

# Strom
progress-tree-name = Strom technologií
progress-tree-keys = Technologie: šipky vedou od jedné ke druhé, Enter technologii ukáže, plus a minus mění velikost
progress-tree-of-age = Epocha { $age }
progress-tree-active = aktivní
progress-tree-developing = { $cubes ->
    [one] ve vývoji, zbývá { $cubes } kostka
    [few] ve vývoji, zbývají { $cubes } kostky
   *[other] ve vývoji, zbývá { $cubes } kostek
}
progress-tree-gone = mimo hru
progress-tree-free = nyní zdarma
progress-tree-payable = nyní lze zaplatit
progress-tree-held = na tvé ruce
progress-tree-on-pile = navrchu odhazovací hromádky
progress-tree-others = { $player } ji má
progress-tree-others-developing = { $player } ji má ve vývoji
progress-tree-show = Co se ukazuje
progress-tree-mode = { $mode ->
    [mine] Co už mám
    [payable] Lze zaplatit nyní
    [absent] Zaplatit by šla, ale nemáš ji na ruce
    [free] Byly by zdarma
    [unlocked] Kam vede vybraná
    [lacking] Co ještě chybí
   *[all] Všechny technologie
}
progress-tree-whose = Čí strom
progress-tree-mine = { $player } (ty)
progress-tree-smaller = Zmenšit
progress-tree-larger = Zvětšit
progress-tree-fit = Ukázat vše
progress-tree-legend = Co značky znamenají
progress-tree-legend-active = aktivní
progress-tree-legend-developing = ve vývoji, se zbylými kostkami
progress-tree-legend-held = na tvé ruce
progress-tree-legend-pile = navrchu odhazovací hromádky
progress-tree-legend-gone = mimo hru
progress-tree-legend-others = má ji jiný hráč; bledě: ve vývoji
progress-tree-legend-price = cena řádku
progress-tree-legend-met = splněno předchůdcem
progress-tree-legend-symbol = přibližuje tuto epochu
progress-tree-legend-way = krok nejlevnější cesty
progress-tree-state = { $state ->
    [has] { $whose ->
        [own] Již ve hře
       *[other] { $player } ji už má
    }
    [gone] Tyto karty jsou mimo hru
    [later] Její epocha ještě nezačala
    [free] Zdarma: všechny řádky jsou splněny
    [payable] Lze zaplatit nyní
    [absent] Zaplatit by šla, ale nemáš ji na ruce
    [secret] Není ve hře; co mohou zaplatit ostatní, nikdo neví
   *[short] Chybí:
}
progress-tree-now-short = Teď chybí:
progress-tree-line-met = splňuje
progress-tree-line-or = nebo
progress-tree-way = { $count ->
    [one] Nejlevnější cesta: { $count } objev
    [few] Nejlevnější cesta: { $count } objevy
   *[other] Nejlevnější cesta: { $count } objevů
}
progress-tree-more = { $count ->
    [one] a { $count } další
    [few] a { $count } další
   *[other] a { $count } dalších
}
progress-tree-total = Celkem
progress-tree-opens = Vede k:
progress-tree-opens-free = (pak zdarma)
progress-tree-saves = ušetří vědění: { $saves }
progress-tree-by-development = Ve vývoji, ale už se počítá: { $cards }
progress-tree-close = Zavřít

# Bodování
progress-score-title = Závěrečné bodování
progress-score-source = Body za
progress-score-won = Vítěz
progress-score-step = pole { $step }
progress-score-place = { $shared ->
    [0] { $place }. místo
   *[1] dělené { $place }. místo
}
progress-score-value = hodnota { $value }
progress-score-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
progress-score-cards = Technologie
progress-score-symbols = { $cards ->
    [one] Každá karta jednoho typu
    [few] Každé { $cards } karty jednoho typu
   *[other] Každých { $cards } karet jednoho typu
}
progress-score-feats = Milníky
progress-score-persons = Osobnosti
progress-score-time = Balíček času
progress-score-total = Celkem
progress-score-tie = Při shodě: žetony
progress-score-shared = Společné vítězství: { $names }
progress-score-details = Karty a jejich body

# Stůl
progress-page-stage = Epocha { $age } · tah { $turn }
progress-page-show = Co je vidět
progress-page-tab = { $page ->
    [table] Stůl
    [tree] Strom
   *[area] { $name }
}
progress-page-turn-of = Na tahu: { $name }
progress-page-end = Konec
progress-page-age-title = { $age ->
    [I] Epocha I: starověk
    [II] Epocha II: středověk
    [III] Epocha III: renesance
   *[IV] Epocha IV: průmyslová revoluce
}
progress-page-age-short = { $age ->
    [I] Starověk
    [II] Středověk
    [III] Renesance
   *[IV] Průmysl
}
progress-page-age-state = { $state ->
    [coming] ještě nezačala
   *[gone] opustila hru
}
progress-page-age-begins = { $age ->
    [II] Začíná epocha II: středověk
    [III] Začíná epocha III: renesance
   *[IV] Začíná epocha IV: průmyslová revoluce
}
progress-page-next-stop = K další epoše nebo důležité události
progress-page-lost = Tyto karty opouštějí hru:
progress-page-lost-by = { $place ->
    [hand] { $name }, z ruky
    [time] { $name }, z balíčku času
   *[development] { $name }, z vývoje
}
progress-page-tokens-left = { $what ->
    [end] Do konce hry: { $left } z { $needed } technologií se symbolem { $age }
   *[age] Do epochy { $age }: { $left } z { $needed } technologií s jejím symbolem
}
progress-page-deck = { $count ->
    [one] Balíček epochy { $age }: { $count } karta
    [few] Balíček epochy { $age }: { $count } karty
   *[other] Balíček epochy { $age }: { $count } karet
}
progress-page-pile = { $count ->
    [one] Odhazovací hromádka epochy { $age }: { $count } karta
    [few] Odhazovací hromádka epochy { $age }: { $count } karty
   *[other] Odhazovací hromádka epochy { $age }: { $count } karet
}
progress-page-pile-order = Vrchní karta je první.
progress-page-pile-top = U tohoto stolu je vidět jen vrchní karta.
progress-page-no-discard = nic odhozeno
progress-page-draw-deck = { $count ->
    [one] Dobrat z balíčku epochy { $age } ({ $count } karta)
    [few] Dobrat z balíčku epochy { $age } ({ $count } karty)
   *[other] Dobrat z balíčku epochy { $age } ({ $count } karet)
}
progress-page-draw-pile = Vzít kartu { $card } z odhazovací hromádky epochy { $age }
progress-page-draw-count = Karta { $count } z { $room }.
progress-page-draw-hint = Vyber balíček nebo vrch odhazovací hromádky.
progress-page-shuffle-hint = Vyber balíček: zamíchají se do něj odhozené karty a vrchní karta je tvoje.
progress-page-prizes = Body podle pořadí: { $points }
progress-page-power-place = { $name }: pole { $position }, { $place }. místo, teď { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}
progress-page-power-solo = { $name }: pole { $position }, teď { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}, po dalším poli { $next }
progress-page-achievement = Aktuální milník
progress-page-no-achievement = Žádný milník už nezbývá.
progress-page-under = { $count ->
    [one] pod ním { $count } další
    [few] pod ním { $count } další
   *[other] pod ním { $count } dalších
}
progress-page-under-title = Pod aktuálním milníkem: { $count }
progress-page-under-order = Jejich pořadí nikdo nezná.
progress-page-price-of = { $line }: zaplaceno, { $name }
progress-page-fund = Zaplatit tuto cenu: { $line }
progress-page-time = Balíček času
progress-page-time-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
progress-page-penalty = postih { $points }, další karta −{ $next }
progress-page-exchange = Vyměnit kartu z ruky za kartu { $card }

# Hráči
progress-page-players = Hráči
progress-page-area = Oblast hráče { $name }
progress-page-look = Ukázat oblast: { $name }
progress-page-player = { $name } ({ $colour ->
    [red] červená
    [green] zelená
    [blue] modrá
    [yellow] žlutá
   *[white] bílá
}): { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}, { $active ->
    [one] { $active } aktivní technologie
    [few] { $active } aktivní technologie
   *[other] { $active } aktivních technologií
}
progress-page-hand = ruka podle epoch: { $backs }
progress-page-tokens = žetony ({ $kind }): připraveno { $coloured }, použito { $grey }
progress-page-no-tokens = žádné žetony vědění
progress-page-on-turn = na tahu
progress-page-points-now = { $points ->
    [one] teď { $points } vítězný bod
    [few] teď { $points } vítězné body
   *[other] teď { $points } vítězných bodů
}
progress-page-skill-value = { $skill }: { $value }
progress-page-skill-next = potom { $value }
progress-page-skill-end = konec stupnice
progress-page-skill-person = i s tím, co přidává osobnost
progress-page-face-down = lícem dolů
progress-page-developing = Ve vývoji
progress-page-cubes = { $cubes ->
    [one] { $card } ve vývoji, { $cubes } kostka
    [few] { $card } ve vývoji, { $cubes } kostky
   *[other] { $card } ve vývoji, { $cubes } kostek
}
