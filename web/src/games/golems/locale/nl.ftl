# Wat alleen de pagina zegt; de namen van kaarten en kleuren komen van de server.

# Het werkblad
golems-page-desk = Programma en kaarten
golems-page-program = Programma: { $length } van { $most }
golems-page-program-of = Programma van { $player }
golems-page-whose = Wiens programma
golems-page-flowchart = Stroomschema
golems-page-python = Python
golems-page-form = Toon het programma als
golems-page-hand = Je kaarten
golems-page-card = { $name }: { $count ->
    [0] geen meer over
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
golems-page-command = { $command ->
    [F] Vooruit
    [B] Terug
    [L] Links
    [R] Rechts
    [S] Stil
    [X] Slag
   *[D] Afweer
}
golems-page-bonus = { $bonus ->
    [for] Herhaal { $repeats }
    [if] Obstakel?
    [while] Tot …
    [call] Aanroep
   *[plain] geen bonus
}
golems-page-no-bonus = Geen bonuskaart in deze ronde
golems-page-sensors = Waarop de voorwaarde reageert
golems-page-sensor = { $sensor ->
    [any] elk obstakel
    [barrel] vat
    [wall] muur
    [water] water
   *[attack] aanval
}
golems-page-sign = { $sign ->
    [AND] EN
    [OR] OF
    [NOT] NIET
   *[XOR] XOR
}
golems-page-yes = Ja
golems-page-no = Nee
golems-page-empty = leeg
golems-page-face-down = gedekt
golems-page-place = Rij { $row }{ $part ->
    [head] , bonuskaart
    [yes] , ja
    [no] , nee
   *[first] {""}
}: { $name }
golems-page-take-away = Haal de kaart van rij { $row } weg
golems-page-next = Rij { $row }: hier komt de volgende kaart
golems-page-next-card = volgende kaart
golems-page-extra = extra rij, als je wilt
golems-page-later = na Klaar
golems-page-token = Logicafiche { $token }
golems-page-ready = Klaar
golems-page-fill = Vul aan
golems-page-fill-gap = Leg eerst een kaart in het gat in rij { $row }.
golems-page-fill-help = Lege rijen krijgen onschuldige kaarten, en je bent klaar
golems-page-keys-help = F, B, L, R, S, X en D leggen opdrachten; 1 legt de bonuskaart, met 2 tot 5 reageert die op één soort obstakel; C roept het subprogramma aan. Pijl omhoog en omlaag kiezen een kaart, Backspace haalt die weg. Enter: klaar.
golems-page-waiting = { $count ->
    [one] { $names } denkt nog na.
   *[other] { $names } denken nog na.
}
golems-page-thinking = denkt na …
golems-page-out = uitgeschakeld
golems-page-you-are-out = Je golem is uitgeschakeld. Je kunt naar de anderen kijken.
golems-page-bot = een bot

# Keuzes
golems-page-cards = Golemkaarten
golems-page-weapon = { $card ->
    [sword] Zwaard
    [twin-swords] Twee zwaarden
    [axe] Bijl
    [great-axe] Strijdbijl
    [spear] Speer
    [pike] Piek
    [halberd] Hellebaard
    [flail] Vlegel
    [longbow] Boog
    [crossbow] Kruisboog
    [ballista] Ballista
   *[hammer] Hamer
}
golems-page-value = { $value ->
    [power] slagkracht
    [limit] schadelimiet
    [rows] rijen van het programma
   *[reach] reikwijdte
} { $count }
golems-page-value-name = { $value ->
    [power] kracht
    [limit] schadelimiet
    [rows] rijen
   *[reach] reikwijdte
}
golems-page-colours = Kleuren
golems-page-sub = Subprogramma
golems-page-sub-place = Kaart { $place } van het subprogramma: { $name }
golems-page-sub-help = Twee opdrachten die de kaart Aanroep in één rij uitvoert. Ze blijven het hele spel.
golems-page-sub-lay = Leg neer
golems-page-sub-none = Geen
golems-page-cells = Vakjes
golems-page-exit-help = Je golem is in het water. Kies waar hij aan land gaat, hier of op het veld.
golems-page-teleport-help = Een zwart gat! Stuur de golem van { $player } naar een van deze vakjes, of laat hem staan.
golems-page-decline = Laat hem staan
golems-page-token-does = { $sign ->
    [AND] voegt deze rij en de volgende samen: beide worden in één uitgevoerd.
    [OR] opent deze rij en de volgende, en de speler kiest: een van beide of allebei.
    [NOT] draait de opdracht om: vooruit en achteruit, links en rechts, slag en afweer.
   *[XOR] opent deze rij en de volgende, en de speler kiest er een; de andere vervalt.
}
golems-page-token-help = Leg hem op een rij van een programma of op een vrij vakje, of houd hem.
golems-page-lay-token = Leg de fiche op rij { $row } van { $player }
golems-page-lay-token-card = Leg de fiche op de kaart voor { $side ->
    [yes] Ja
   *[no] Nee
} van rij { $row }
golems-page-on-cell = Op een vakje …
golems-page-keep = Houd hem
golems-page-choice = Welke opdracht wordt uitgevoerd?
golems-page-pick = { $pick ->
    [OR-first] Nu rij { $first }. Rij { $second } komt later aan de beurt.
    [OR-second] Nu rij { $second }. Rij { $first } vervalt.
    [OR-both] Nu allebei, na elkaar.
    [XOR-first] Nu rij { $first }. Rij { $second } gaat verloren.
    [XOR-second] Nu rij { $second }. Rij { $first } gaat verloren.
   *[XOR-both] Allebei tegelijk mag niet met XOR.
}

# Het speelveld
golems-page-board = Het speelveld
golems-page-golem = golem van { $player } ({ golems-colour }), kijkt { golems-facing }
golems-page-damage = schade { $damage } van { $limit }
golems-page-in-snow = wacht in de sneeuw op nog een keer dezelfde opdracht
golems-page-carries = draagt { golems-object-found }
golems-page-ladder = ladder { $letter } { $way ->
    [up] omhoog
   *[down] omlaag
}, leidt naar { $cell }
golems-page-terrain = { $terrain ->
    [ice] ijs
   *[snow] sneeuw
}
golems-page-goal = doel
golems-page-goal-of = doel van { $player }
golems-page-home-of = thuis van { $player }
golems-page-barrel-with = vat, erin: { golems-content }
golems-page-gap = geen vakje
golems-page-free = vrij
golems-page-examine = { $golem }. Slagkracht { $power }, reikwijdte { $range }.
golems-page-choose-exit = Vakjes waar je golem aan land kan gaan
golems-page-choose-teleport = Vakjes voor de teleport
golems-page-choose-token = Vakjes voor de logicafiche
golems-page-snow-one = Sneeuw: 1 van 2
golems-page-endless = Oneindige lus: { $why ->
    [obstacle] er staat iets anders in de weg
    [circle] alles herhaalt zich
   *[open] het komt nooit
}
golems-page-token-lost = { $token } heeft geen nut: { $why ->
    [second] maar één fiche per ronde
   *[late] te weinig rijen over
}

# Een rij en haar stappen
golems-page-row = Rij { $row } van { $rows }
golems-page-pass = doorgang { $pass }
golems-page-steps = Stappen van een rij
golems-page-step = { $step ->
    [1] lopen
    [2] kijken
    [3] dan lopen
    [4] slaan
    [5] afweren
   *[6] herhalen
}
golems-page-round = Ronde { $round } van { $rounds }
golems-page-extra-round = Extra ronde { $round }
golems-page-turn = Beurt { $turn }

# Golems en punten
golems-page-players = Golems
golems-page-player = { $player } ({ golems-colour })
golems-page-values = slagkracht { $power }, schadelimiet { $limit }, rijen { $rows }, reikwijdte { $reach }
golems-page-eye = ziet zoveel vakjes: { $range }
golems-page-bot-program = Zijn programma
golems-page-luck = gelukskaart: { golems-sign }
golems-page-holds = logicafiche in de hand: { golems-sign }
golems-page-modifier = volgend programma: { $change }
golems-page-won-so-far = { $kind ->
    [hill] punten
    [home] thuisgebracht
   *[collect] verzameld
}: { $count }
golems-page-comes-back = komt terug in de volgende ronde
golems-page-is-ready = klaar
golems-page-score = Hoe het met de golems afliep
golems-page-score-golem = Golem
golems-page-score-damage = Schade
golems-page-score-dealt = Schade toegebracht
golems-page-score-points = { $kind ->
    [hill] Punten
    [home] Thuisgebracht
   *[collect] Verzameld
}
golems-page-won = winnaar

# Een toernooi
golems-page-match = Wedstrijd { $match } · Ronde { $round }
golems-page-cup = Het toernooi
golems-page-cup-now = speelt nu:
golems-page-cup-player = Speler
golems-page-cup-won = Gewonnen
golems-page-cup-points = Punten
golems-page-cup-balance = Schade: toegebracht − opgelopen
