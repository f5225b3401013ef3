# Kaarten in woorden
progress-page-kind = { $kind ->
    [science] wetenschap
    [engineering] techniek
    [culture] cultuur
   *[general] algemene kennis
}
progress-page-skill = { $skill ->
    [actions] Acties
    [draw] Trekken
    [hand] Handlimiet
    [shuffle] Schudden
    [development] Ontwikkeling
    [research] Onderzoek
   *[quickdraw] Snel trekken
}
progress-page-power = { $power ->
    [prestige] Prestige
    [population] Bevolking
   *[army] Leger
}
progress-page-group = { $group ->
    [philosopher] filosoof
    [scholar] middeleeuwse geleerde
   *[master] renaissancemeester
}
progress-page-age = { $age ->
    [END] einde van het spel
   *[other] Tijdperk { $age }
}
progress-page-line = { $amount } { progress-page-kind }
progress-page-line-or = { $amount } { progress-page-kind } of { $card }
progress-page-effect = { $what ->
    [skill] { $name } +{ $amount }
    [power] { $name } +{ $amount }
    [token] kennisfiche ({ $name }) +{ $amount }
    [knowledge] elke beurt { $amount } { $name }
   *[cubes] { $amount } blokjes minder op elke technologie in ontwikkeling
}
progress-page-points = { $points ->
    [one] { $points } overwinningspunt
   *[other] { $points } overwinningspunten
}
progress-page-per-cards = { $cards ->
    [one] aan het eind 1 overwinningspunt voor elke actieve kaart ({ progress-page-kind })
   *[other] aan het eind 1 overwinningspunt voor elke { $cards } actieve kaarten ({ progress-page-kind })
}
progress-page-price = Prijs: { $lines }
progress-page-brings = Levert op: { $benefits }
progress-page-worth = Afgelegd: { $worth } algemene kennis
progress-page-symbol = { $age ->
    [END] Brengt het einde van het spel dichterbij
   *[other] Brengt tijdperk { $age } dichterbij
}
progress-page-heritage = Nalatenschap: { $benefits }
progress-page-source = { $source ->
    [RECONSTRUCTED] (waarden van deze kaart zijn gereconstrueerd)
    [MIXED] (sommige waarden van deze kaart zijn gereconstrueerd)
   *[other] { "" }
}

# Het bureau van de speler
progress-desk-title = Hand en beurt
progress-desk-free = gratis
progress-desk-phase = { $phase ->
    [development] Ontwikkelfase
    [action] Actiefase
   *[upkeep] Onderhoudsfase
}
progress-desk-turn-of = Beurt van { $player }
progress-desk-actions = { $left ->
    [one] Nog { $left } van { $all } acties
   *[other] Nog { $left } van { $all } acties
}
progress-desk-pool = Voorraad
progress-desk-yours = Jouw fiches:
progress-desk-token = Fiche: { $kind }
progress-desk-token-grey = Gebruikt fiche: { $kind }
progress-desk-lasting = Persoonlijkheid: 1 { $kind } in deze beurt
progress-desk-moves = Zonder actie mogelijk
progress-desk-move = { $move ->
    [feat] Mijlpaal
    [time] Tijdstapel
    [person] Persoonlijkheid
   *[heritage] Nalatenschap
}
progress-desk-hand = Je hand
progress-desk-hand-empty = Je hebt geen kaarten op hand.
progress-desk-picked = gekozen
progress-desk-standing = { $standing ->
    [free] gratis: aan alle regels is voldaan
    [payable] betaalbaar
    [research] te duur, maar je kunt haar onderzoeken
    [in-play] al in het spel
   *[lacking] te duur
}
progress-desk-standing-short = { $standing ->
    [free] gratis
    [in-play] al in het spel
   *[lacking] te duur
}
progress-desk-not-yet = Nog niet
progress-desk-calm = In dit spel niet meer waarschuwen
progress-desk-action = { $action ->
    [quick] Snel trekken
    [shuffle] Schudden en trekken
   *[draw] Trekken
}
progress-desk-action-help = { $action ->
    [quick] Snel trekken { $value }: neem kaarten en leg er dan zoveel af als achter de streep staat
    [shuffle] Schud een aflegstapel in zijn stapel en neem de bovenste kaart, tot { $value } keer
   *[draw] Neem tot { $value } kaarten; daarmee eindigt de actiefase
}
progress-desk-end = Beurt beëindigen
progress-desk-close = Sluiten
progress-desk-line-met = voldaan door { $card }
progress-desk-line-or = of { $card }
progress-desk-line-due = te betalen
progress-desk-missing = Te weinig:
progress-desk-suggestion = Voorstel:
progress-desk-from-pool = voorraad
progress-desk-discards = af te leggen: { $cards }
progress-desk-discover = Ontdekken
progress-desk-discover-free = Gratis ontdekken
progress-desk-choose-payment = Betaling kiezen …
progress-desk-research = Onderzoeken
progress-desk-paying = Betalen: { $name }
progress-desk-price-of = { $feat }, prijs { $number }
progress-desk-pick-cards = of klik op kaarten van je hand
progress-desk-nothing-due = Er is niets te betalen.
progress-desk-still-due = Nog te betalen:
progress-desk-covered = Betaald.
progress-desk-surplus = Over voor deze beurt:
progress-desk-pay = Betalen
progress-desk-pay-nothing = Niets betalen
progress-desk-suggested = Voorstel
progress-desk-clear = Wissen
progress-desk-cancel = Annuleren
progress-desk-card-of = Kaart { $number } van { $room }
progress-desk-shuffle-help = De aflegstapel wordt eerst ingeschud.
progress-desk-deck = Stapel van tijdperk { $age }, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
progress-desk-deck-short = Stapel
progress-desk-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
progress-desk-pile = Aflegstapel van tijdperk { $age }, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, bovenop { $card }
progress-desk-pile-short = Aflegstapel { $age } · { $count }
progress-desk-pile-empty = Leeg
progress-desk-stop = Geen kaarten meer
progress-desk-back-help = Welke technologieën in ontwikkeling neem je terug op hand? Hun blokjes vervallen.
progress-desk-cubes = { $cubes ->
    [one] nog { $cubes } blokje
   *[other] nog { $cubes } blokjes
}
progress-desk-keep = Alles in ontwikkeling laten
progress-desk-take-back = { $count ->
    [1] { $card } terug op hand nemen
   *[other] { $count } kaarten terug op hand nemen
}
progress-desk-offer = Een nieuw tijdperk begint: je mag nu een opvolger leggen, later niet meer.
progress-desk-take-person = Welke persoonlijkheid leg je? Die je hebt, komt gedekt te liggen.
progress-desk-heritage = Nalatenschap: { $benefits }
progress-desk-heritage-loses = Je geeft op: { $benefits }
progress-desk-inherit = Nalatenschap gebruiken
progress-desk-decline = Niemand leggen
progress-desk-fund = Prijs { $number } betalen: { $amount } { $kind }
progress-desk-fund-free = De eerste prijs in een beurt kost geen actie.
progress-desk-fund-action = Nog een prijs in deze beurt kost een actie.
progress-desk-paid-by = { $player }
progress-desk-no-feat = Er is geen huidige mijlpaal.
progress-desk-time = Neem een kaart van de tijdstapel voor een kaart van je hand
progress-desk-time-costs = Strafpunten tot nu: { $points }, volgende kaart: { $next }
progress-desk-give = Welke kaart van je hand geef je voor { $card }?
progress-desk-limit = Te veel kaarten op hand: leg er { $count } af.
progress-desk-drop = { $count ->
    [one] Leg { $count } kaart af voor Snel trekken.
   *[other] Leg { $count } kaarten af voor Snel trekken.
}
progress-desk-discard = Afleggen ({ $count }/{ $discards })
progress-desk-before = Voor de ontwikkelfase mag je van persoonlijkheid wisselen.
progress-desk-after = Je hebt je kaarten getrokken. Wat geen actie kost, kan nog.
progress-desk-begin = Ontwikkelfase beginnen
progress-desk-warning = { $what ->
    [pay] Je gebruikt meer dan de prijs vraagt. Wat te veel is, vervalt aan het einde van de beurt.
    [draw] Trekken beëindigt de actiefase. { $actions ->
        [0] {""}
        [one] Je zou { $actions } actie verliezen.
       *[other] Je zou { $actions } acties verliezen.
    } { $pool ->
        [0] {""}
       *[other] Kennis in je voorraad zou vervallen: { $pool }.
    }
   *[end] { $actions ->
        [0] {""}
        [one] Je hebt nog { $actions } actie.
       *[other] Je hebt nog { $actions } acties.
    } { $pool ->
        [0] {""}
       *[other] Kennis in je voorraad zou vervallen: { $pool }.
    }
}
progress-desk-anyway = { $what ->
    [pay] Toch betalen
    [draw] Toch trekken
   *[end] Beurt toch beëindigen
}
progress-desk-waiting = Tot je beurt kun je je kaarten bekijken en plannen maken.
progress-desk-watching = Nu aan zet: { $names }

# De boom
progress-tree-name = Technologieboom
progress-tree-keys = Technologieën: pijltjestoetsen gaan van de ene naar de andere, Enter toont er een, plus en min maken het beeld groter en kleiner
progress-tree-of-age = Tijdperk { $age }
progress-tree-active = actief
progress-tree-developing = { $cubes ->
    [one] in ontwikkeling, nog { $cubes } blokje
   *[other] in ontwikkeling, nog { $cubes } blokjes
}
progress-tree-gone = uit het spel
progress-tree-free = nu gratis
progress-tree-payable = nu betaalbaar
progress-tree-held = op je hand
progress-tree-on-pile = bovenop de aflegstapel
progress-tree-others = { $player } heeft haar
progress-tree-others-developing = { $player } ontwikkelt haar
progress-tree-show = Wat te zien is
progress-tree-mode = { $mode ->
    [mine] Wat ik heb
    [payable] Nu betaalbaar
    [absent] Te betalen, maar niet op je hand
    [free] Zou gratis zijn
    [unlocked] Waar de gekozene toe leidt
    [lacking] Wat nog ontbreekt
   *[all] Alle technologieën
}
progress-tree-whose = Wiens boom
progress-tree-mine = { $player } (jij)
progress-tree-smaller = Kleiner
progress-tree-larger = Groter
progress-tree-fit = Alles tonen
progress-tree-legend = Wat de tekens betekenen
progress-tree-legend-active = actief
progress-tree-legend-developing = in ontwikkeling, met blokjes
progress-tree-legend-held = op je hand
progress-tree-legend-pile = bovenop een aflegstapel
progress-tree-legend-gone = uit het spel
progress-tree-legend-others = een ander heeft haar; bleek: in ontwikkeling
progress-tree-legend-price = prijs van een regel
progress-tree-legend-met = voldaan door een voorloper
progress-tree-legend-symbol = brengt dat tijdperk dichterbij
progress-tree-legend-way = stap op de goedkoopste weg
progress-tree-state = { $state ->
    [has] { $whose ->
        [own] Al in het spel
       *[other] { $player } heeft haar al
    }
    [gone] Deze kaarten zijn uit het spel
    [later] Haar tijdperk is nog niet begonnen
    [free] Gratis: aan alle regels is voldaan
    [payable] Nu betaalbaar
    [absent] Te betalen, maar niet op je hand
    [secret] Niet in het spel; wat anderen kunnen betalen weet niemand
   *[short] Te weinig:
}
progress-tree-now-short = Nu te weinig:
progress-tree-line-met = voldaan door
progress-tree-line-or = of
progress-tree-way = { $count ->
    [one] Goedkoopste weg: { $count } ontdekking
   *[other] Goedkoopste weg: { $count } ontdekkingen
}
progress-tree-more = en nog { $count }
progress-tree-total = Samen
progress-tree-opens = Leidt tot:
progress-tree-opens-free = (dan gratis)
progress-tree-saves = bespaart { $saves } kennis
progress-tree-by-development = In ontwikkeling, maar telt al: { $cards }
progress-tree-close = Sluiten

# De eindtelling
progress-score-title = Eindtelling
progress-score-source = Punten voor
progress-score-won = Winnaar
progress-score-step = stap { $step }
progress-score-place = { $shared ->
    [0] { $place }e plaats
   *[1] gedeelde { $place }e plaats
}
progress-score-value = waarde { $value }
progress-score-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
progress-score-cards = Technologieën
progress-score-symbols = { $cards ->
    [one] Elke kaart van één soort
   *[other] Elke { $cards } kaarten van één soort
}
progress-score-feats = Mijlpalen
progress-score-persons = Persoonlijkheden
progress-score-time = Tijdstapel
progress-score-total = Totaal
progress-score-tie = Bij gelijkspel: fiches
progress-score-shared = Gedeelde overwinning: { $names }
progress-score-details = Kaarten en hun punten

# De tafel
progress-page-stage = Tijdperk { $age } · beurt { $turn }
progress-page-show = Wat te zien is
progress-page-tab = { $page ->
    [table] Tafel
    [tree] Boom
   *[area] { $name }
}
progress-page-turn-of = Beurt: { $name }
progress-page-end = Einde
progress-page-age-title = { $age ->
    [I] Tijdperk I: oudheid
    [II] Tijdperk II: middeleeuwen
    [III] Tijdperk III: renaissance
   *[IV] Tijdperk IV: industriële revolutie
}
progress-page-age-short = { $age ->
    [I] Oudheid
    [II] Middeleeuwen
    [III] Renaissance
   *[IV] Industrie
}
progress-page-age-state = { $state ->
    [coming] nog niet begonnen
   *[gone] uit het spel
}
progress-page-age-begins = { $age ->
    [II] Tijdperk II begint: middeleeuwen
    [III] Tijdperk III begint: renaissance
   *[IV] Tijdperk IV begint: industriële revolutie
}
progress-page-next-stop = Naar het volgende tijdperk of belangrijke moment
progress-page-lost = Deze kaarten gaan uit het spel:
progress-page-lost-by = { $place ->
    [hand] { $name }, uit de hand
    [time] { $name }, uit de tijdstapel
   *[development] { $name }, uit ontwikkeling
}
progress-page-tokens-left = { $what ->
    [end] Tot het einde van het spel: { $left } van { $needed } technologieën met het symbool { $age }
   *[age] Tot tijdperk { $age }: { $left } van { $needed } technologieën met dat symbool
}
progress-page-deck = { $count ->
    [one] Stapel van tijdperk { $age }: { $count } kaart
   *[other] Stapel van tijdperk { $age }: { $count } kaarten
}
progress-page-pile = { $count ->
    [one] Aflegstapel van tijdperk { $age }: { $count } kaart
   *[other] Aflegstapel van tijdperk { $age }: { $count } kaarten
}
progress-page-pile-order = De bovenste kaart is de eerste.
progress-page-pile-top = Aan deze tafel is alleen de bovenste kaart te zien.
progress-page-no-discard = niets afgelegd
progress-page-draw-deck = { $count ->
    [one] Trek van de stapel van tijdperk { $age } ({ $count } kaart)
   *[other] Trek van de stapel van tijdperk { $age } ({ $count } kaarten)
}
progress-page-draw-pile = Neem { $card } van de aflegstapel van tijdperk { $age }
progress-page-draw-count = Kaart { $count } van { $room }.
progress-page-draw-hint = Kies een stapel of de bovenste afgelegde kaart.
progress-page-shuffle-hint = Kies een stapel: de afgelegde kaarten worden erin geschud, de bovenste kaart is van jou.
progress-page-prizes = Punten per plaats: { $points }
progress-page-power-place = { $name }: stap { $position }, plaats { $place }, nu { $points ->
    [one] { $points } overwinningspunt
   *[other] { $points } overwinningspunten
}
progress-page-power-solo = { $name }: stap { $position }, nu { $points ->
    [one] { $points } overwinningspunt
   *[other] { $points } overwinningspunten
}, na de volgende stap { $next }
progress-page-achievement = Huidige mijlpaal
progress-page-no-achievement = Er is geen mijlpaal over.
progress-page-under = { $count ->
    [one] { $count } eronder
   *[other] { $count } eronder
}
progress-page-under-title = Onder de huidige mijlpaal: { $count }
progress-page-under-order = Niemand kent hun volgorde.
progress-page-price-of = { $line }: betaald door { $name }
progress-page-fund = Betaal deze prijs: { $line }
progress-page-time = Tijdstapel
progress-page-time-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
progress-page-penalty = { $points } strafpunten, de volgende kaart −{ $next }
progress-page-exchange = Ruil een kaart uit je hand voor { $card }

# Spelers
progress-page-players = Spelers
progress-page-area = Gebied van { $name }
progress-page-look = Toon het gebied van { $name }
progress-page-player = { $name } ({ $colour ->
    [red] rood
    [green] groen
    [blue] blauw
    [yellow] geel
   *[white] wit
}): { $points ->
    [one] { $points } overwinningspunt
   *[other] { $points } overwinningspunten
}, { $active ->
    [one] { $active } actieve technologie
   *[other] { $active } actieve technologieën
}
progress-page-hand = hand per tijdperk: { $backs }
progress-page-tokens = fiches ({ $kind }): { $coloured } klaar, { $grey } gebruikt
progress-page-no-tokens = geen kennisfiches
progress-page-on-turn = aan de beurt
progress-page-points-now = { $points ->
    [one] nu { $points } overwinningspunt
   *[other] nu { $points } overwinningspunten
}
progress-page-skill-value = { $skill }: { $value }
progress-page-skill-next = daarna { $value }
progress-page-skill-end = einde van het spoor
progress-page-skill-person = met wat de persoonlijkheid toevoegt
progress-page-face-down = gedekt
progress-page-developing = In ontwikkeling
progress-page-cubes = { $cubes ->
    [one] { $card } in ontwikkeling, { $cubes } blokje
   *[other] { $card } in ontwikkeling, { $cubes } blokjes
}
