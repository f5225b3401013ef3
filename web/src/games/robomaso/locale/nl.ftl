# Wat alleen de pagina zegt; namen komen van de server.

robomaso-page-round = Ronde { $round }
robomaso-page-next-stop = Naar het volgende treffen of ongeluk

# Robots en spelers
robomaso-page-players = Spelers
robomaso-page-player = { $player }: { $discs } van { $goal } schijven
robomaso-page-on-turn = aan de beurt
robomaso-page-state = { $state ->
    [reserve] in reserve
    [board] op { $cell }, kijkt { robomaso-heading }
    [mud] in de modder op { $cell }, kijkt { robomaso-heading }
    [home] wacht op inzet, met zijn kaarten
   *[dead] wacht op inzet
}
robomaso-page-state-short = { $state ->
    [reserve] reserve
    [mud] modder
   *[waits] wacht
}
robomaso-page-discs = { $count ->
    [0] geen schijven
    [one] { $count } schijf
   *[other] { $count } schijven
}
robomaso-page-cards = { $total } van { $full } kaarten
robomaso-page-reaction = reactie { $reaction }
robomaso-page-nobody = niemand
robomaso-page-corner = { $corner ->
    [nw] Noordwest
    [ne] Noordoost
    [se] Zuidoost
    [sw] Zuidwest
   *[none] nog niet gekozen
}
robomaso-page-home-corner = Thuishoek: { $corner }
robomaso-page-home-of = Thuis van { $player }
robomaso-page-field = { $laid ->
    [yes] Inzetveld op { $cell }
   *[no] Inzetveld nog niet gelegd
}
robomaso-page-machine = { $state ->
    [hand] Computer nog niet gelegd
    [working] Computer op { $cell }, schijven erin: { $stored }
   *[cancelled] Computer uitgeschakeld
}
robomaso-page-round-of = Ronde { $round }{ $limit ->
    [0] {""}
   *[other] {" "}van { $limit }
}
robomaso-page-truce = Wapenstilstand: { $rounds ->
    [one] alleen deze ronde nog
   *[other] { $rounds } rondes
}
robomaso-page-deck = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
robomaso-page-supply = Capaciteit in de voorraad: { $count }

# De tafel van de speler
robomaso-page-desk = Jouw tafel
robomaso-page-doing = { $question ->
    [discs] { $players } verdeelt schijven.
    [corner] { $players } kiest een thuishoek.
    [opening] { $players } legt de eerste kaart.
    [place] { $players } zet de eerste robot neer.
    [build] { $players } bouwt: een kaart, het inzetveld of de computer.
    [lay] { $players } zoekt een plaats voor de kaart.
    [deploy] { $players } zet een robot in.
    [pick] { $players } kiest welke robot nu rijdt.
    [drive] { $players } rijdt met { $robot }.
    [take] { $players } beslist of { $robot } een kaart neemt.
    [give] { $players } beslist of de andere robot een kaart neemt.
    [rob] { $players } overvalt een computer met { $robot }.
    [home] { $players } zet { $robot } thuis weer in.
    [aim] { $players } mikt.
    [fight] { $players } beslist: schieten of niet.
    [secret] Geheime keuze: { $players }.
    [loot] { $players } kiest buit.
    [end] { $players } gaat de beurt beëindigen.
   *[none] Even wachten.
}
robomaso-page-turn-of = Beurt van { $player }
robomaso-page-moving = { $player }: { $robot } rijdt, nog te bewegen: { $points }
robomaso-page-then = Daarna: { $players }
robomaso-page-no = Nee, wacht
robomaso-page-reach = Bereik
robomaso-page-reach-of = Waar { $robot } kan komen
robomaso-page-lines = Schootslijnen

# Voorbereiden en bouwen
robomaso-page-split = { $few } voor { $one }, { $many } voor { $two }
robomaso-page-split-note = De ene robot begint op het speelveld, de andere wacht in reserve.
robomaso-page-draw = Kaart trekken
robomaso-page-not-now = Nu niet: klik voor de reden.
robomaso-page-lay-field = Inzetveld
robomaso-page-field-note = Brengt je andere robot in het spel.
robomaso-page-lay-computer = Computer
robomaso-page-computer-note = Bewaart schijven veilig voor wapens.
robomaso-page-skip-note = Er is geen kaart te leggen.
robomaso-page-held = { $what ->
    [field] Jouw inzetveld
   *[computer] Jouw computer
}
robomaso-page-turn-left = Linksom draaien (Q)
robomaso-page-turn-right = Rechtsom draaien (E)
robomaso-page-turn-hint = Draaien: klik, wiel, rechterknop, of de toetsen Q en E
robomaso-page-turn-held = { $card }: draaien { $turns ->
    [0] (niet gedraaid)
    [1] (een kwart gedraaid)
    [2] (half gedraaid)
   *[3] (drie kwart gedraaid)
}
robomaso-page-places = { $count ->
    [0] { $ways ->
        [1] Geen plaats op het speelveld.
       *[other] Zo is er geen plaats: draai hem.
    }
    [one] Zo { $count } plaats. Klik die aan op het speelveld.
   *[other] Zo { $count } plaatsen. Klik er een aan op het speelveld.
}
robomaso-page-list = Plaatsen als lijst
robomaso-page-put-back = Terugleggen

# Inzetten
robomaso-page-headings = Waar { $robot } naar kijkt
robomaso-page-look = { $robot } kijkt { $side }
robomaso-page-look-where = Welke kant kijkt hij op?
robomaso-page-entrance = { $fate ->
    [flytrap] Daar ligt een Robovleeseter. Wie nu komt, wordt opgegeten.
   *[crash] Daar staat een vreemde robot. Wie nu komt, botst: ze gaan allemaal naar het schroot.
}
robomaso-page-postpone = Laat hem wachten

# Rijden
robomaso-page-compass = Waar { $robot } heen rijdt
robomaso-page-step = Rijd { $side }{ $relative ->
    [ahead] , rechtdoor
    [right] , rechtsaf
    [left] , linksaf
   *[back] , achteruit
}{ $fate ->
    [crash] . Hij botst op een robot!
    [flytrap] . Daar ligt een Robovleeseter!
    [hole] . Hij valt in een gat!
    [raid] . Hij overvalt de computer.
    [hop] . Daar is een teleport.
   *[drive] {""}
}
robomaso-page-points = { $points ->
    [one] { $points } bewegingspunt
   *[other] { $points } bewegingspunten
}
robomaso-page-forced = { $forced ->
    [spent] De beweging is op. Hij kan nog stoppen{ $turn ->
        [yes] , omkeren
       *[no] {""}
    } of schieten.
    [carried] Hij kan niet meer rijden, maar de teleport kan hem meenemen: druk op het bord waarheen.
    [brakes] Geen remmen: { $points ->
        [one] het bewegingspunt
       *[other] alle { $points } bewegingspunten
    } moet hij gebruiken.
    [wait] Vóór hem ligt een leeg vakje: hij moet wachten en verliest zijn beweging.
    [may-wait] Vóór hem ligt een leeg vakje: hij wacht of blijft staan.
    [wall] De gang loopt dood: hij moet tegen de muur omkeren.
   *[free] { $begun ->
        [yes] Hij mag hier stoppen.
       *[no] Hij mag ook blijven staan.
    }
}
robomaso-page-turn = { $wall ->
    [yes] Omkeren tegen de muur
   *[no] Omkeren
}
robomaso-page-spin = { $robot } omkeren
robomaso-page-moved = Tot je je beurt beëindigt, mag je nog van gedachten veranderen.
robomaso-page-wait = Wachten
robomaso-page-stop = { $how ->
    [end] Klaar
    [stop] Hier stoppen
   *[stand] Blijven staan
}
robomaso-page-flytrap = Vleeseter achterlaten
robomaso-page-suicide = Zelfvernietiging
robomaso-page-suicide-warning = { $robot } gaat naar het schroot en verliest al zijn kaarten ({ $total }). Zijn schijven houdt hij.
robomaso-page-deadly = { $fate ->
    [flytrap] { $robot } wordt opgegeten en verliest al zijn kaarten; zijn schijven gaan naar de robot die de vleeseter legde.
    [hole] { $robot } valt in het gat en verliest al zijn kaarten. Zijn schijven houdt hij.
   *[crash] { $robot } botst: alle robots daar gaan naar het schroot en verliezen hun kaarten. Schijven blijven.
}
robomaso-page-deadly-anyway = Toch doen
robomaso-page-hops = Teleport naar
robomaso-page-hop = Teleport naar { $cell }{ $side ->
    [N] , kijkt naar het noorden
    [E] , kijkt naar het oosten
    [S] , kijkt naar het zuiden
    [W] , kijkt naar het westen
   *[none] {""}
}{ $fate ->
    [crash] . Botsing met { $robots }!
    [flytrap] . Daar ligt een Robovleeseter!
   *[none] {""}
}

# Wapens
robomaso-page-shots = Manieren om te schieten
robomaso-page-shot = { $gun }, { $way }. Geraakt: { $target }
robomaso-page-either = een van { $robots }
robomaso-page-own-fire = { $self ->
    [yes] Dit schot raakt ook de schutter zelf. Eigen robots geraakt: { $robots }.
   *[no] Dit schot raakt je eigen robot: { $robots }.
}
robomaso-page-fire-anyway = Toch schieten

# Kaarten, overvallen, buit
robomaso-page-take = { $robot } neemt: { $kind }
robomaso-page-take-note = { $more ->
    [2] Daarna mag er nog een tweede.
   *[other] {""}
}
robomaso-page-capacity-note = Telt niet mee voor het maximum.
robomaso-page-leave = Laten liggen
robomaso-page-leave-note = Kaarten kun je later niet ruilen.
robomaso-page-kind-does = { $kind ->
    [speed] Snelheid: elke beurt een vakje verder.
    [manipulation] Wendbaarheid: met { $stands ->
        [one] { $stands } kaart
       *[other] { $stands } kaarten
    } mag hij blijven staan, met { $turns } omkeren en stoppen, met { $spinning } is omkeren gratis.
    [reaction] Reactie: wie er meer heeft, beslist in een treffen het eerst.
    [capacity] Capaciteit: twee kaarten tegelijk van het speelveld, twee schijven uit een computer.
    [slimer] Slijmwerper: rechtuit, { $range } vakjes. Eén schot.
    [ray] Straalkanon: rechtuit, { $range } vakjes. Eén schot.
    [snowbang] Sneeuwknaller: tot { $range } vakjes ver gegooid, ook over robots; ontploft ook op de vakjes ernaast. Eén schot.
    [jay] Gaaienschieter: vliegt door de gang en door bochten tot hij iets raakt. Eén schot.
   *[flytrap] Robovleeseter: leg je achter je; hij eet op wie erop rijdt.
}
robomaso-page-raid = { $robot } overvalt de computer van { $player }. Schijven erin: { $stored }.
robomaso-page-rob = { $discs ->
    [0] Niets nemen
    [one] { $discs } schijf nemen
   *[other] { $discs } schijven nemen
}
robomaso-page-rob-note = Daarna gaat hij met al zijn kaarten naar huis.
robomaso-page-loot-rule = { $rank ->
    [1] Hij mag één kaart nemen (met { $full } kaarten: twee).
   *[other] Hij mag twee kaarten nemen: vóór het schot had hij er { $full }.
} Nooit meer dan { $most }.
robomaso-page-haul = { $count ->
    [one] { $count } kaart te nemen
   *[other] { $count } kaarten te nemen
}
robomaso-page-enough = Dat is alles
robomaso-page-goes-over = { $capacity ->
    [0] De schijven zijn vanzelf overgegaan.
   *[other] De schijven zijn vanzelf overgegaan, Capaciteit volgt.
} De rest gaat terug naar de voorraad.

# De computer
robomaso-page-computer = Computer
robomaso-page-stored = { $count ->
    [0] Geen schijf in de computer
    [one] { $count } schijf in de computer
   *[other] { $count } schijven in de computer
}
robomaso-page-store = Schijf opslaan: { $robot } (heeft { $discs })
robomaso-page-store-short = Schijf opslaan
robomaso-page-cancel = Uitschakelen …
robomaso-page-cancel-warning = Een uitgeschakelde computer wordt voorgoed omgedraaid en werkt nooit meer. { $count ->
    [0] Er zit geen schijf in.
   *[other] Wie krijgt de schijven?
}
robomaso-page-cancel-with = { $stored ->
    [0] Computer uitschakelen
   *[other] { $first } { $one }, { $second } { $two }
}

# Treffens
robomaso-page-duel = Treffen: { $one } en { $two }
robomaso-page-duel-reaction = Reactie { $reaction }{ $nest ->
    [0] {""}
   *[other] , met +{ $nest } van het mitrailleursnest
}
robomaso-page-stake = { $count ->
    [0] Geen schijf op het spel
    [one] { $count } schijf op het spel
   *[other] { $count } schijven op het spel
}
robomaso-page-cannot-hit = kan niet raken
robomaso-page-duel-doing = { $doing ->
    [decides] beslist
    [thinks] kiest …
    [chosen] heeft gekozen
    [fires] schiet!
    [holds] schiet niet
    [held] schoot niet
   *[peace] afspraak
}
robomaso-page-why = { $why ->
    [equal] Gelijke reactie: beide kiezen in het geheim.
    [only] Alleen { $robot } kan raken en beslist dus.
    [faster] { $robot } is sneller en beslist het eerst.
   *[answer] De snellere schoot niet; nu beslist { $robot }.
}
robomaso-page-secret-help = { $individual ->
    [1] Alleen wie ervoor kiest, schiet.
   *[0] Schiet er één, dan schieten ze allebei, met het wapen dat hier gekozen is.
}
robomaso-page-fire = Vuur!
robomaso-page-hold = Niet schieten
robomaso-page-chosen = { $what ->
    [fire] Dit zie alleen jij. Jouw keuze: schieten ({ $gun }, { $way }).
    [hold-with] Dit zie alleen jij. Jouw keuze: niet schieten; als het tot schieten komt: { $gun }, { $way }.
   *[hold] Dit zie alleen jij. Jouw keuze: niet schieten.
}

# Het einde
robomaso-page-score = Eindstand
robomaso-page-score-player = Speler
robomaso-page-score-robots = Bij de robots
robomaso-page-score-discs = Schijven (doel { $goal })
robomaso-page-won = Winnaar

# Het speelveld
robomaso-page-board = De arena
robomaso-page-laying = Vakjes voor de kaart
robomaso-page-lay-here = ({ $cell }): { $fits ->
    [now] past zoals hij ligt
    [turned] past als hij gedraaid is
   *[no] past niet
}
robomaso-page-lay-done = Hier leggen
robomaso-page-swap = De andere robot in plaats van { $robot }
robomaso-page-choose = Kies { $robot }
robomaso-page-examine = Bekijk { $robot }
robomaso-page-fire-twice = Dit raakt je eigen robots: { $robots }. Kies nog eens om te schieten.
robomaso-page-deadly-twice = { $fate ->
    [flytrap] Daar ligt een Robovleeseter!
    [hole] Daar is een gat!
   *[crash] Dat is een botsing!
} Kies het nog eens om te gaan.
robomaso-page-cell = { $what ->
    [empty] leeg vakje
    [gallery] galerij
    [corner] hoekteleport
    [field] inzetveld van { $player }
    [computer] computer van { $player }
   *[down] dichte kaart
}
robomaso-page-open = open naar { $sides }
robomaso-page-exit = uitgang naar het { $side ->
    [N] noorden
    [E] oosten
    [S] zuiden
   *[W] westen
}
robomaso-page-plant = Robovleeseter van { $robot }
robomaso-page-robot-here = { $robot } ({ $player }), kijkt naar het { $side ->
    [N] noorden
    [E] oosten
    [S] zuiden
   *[W] westen
}, { $count ->
    [0] geen schijven
    [one] { $count } schijf
   *[other] { $count } schijven
}
robomaso-page-fire-at-will = Wapenstilstand voorbij. Vuur!
