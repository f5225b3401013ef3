# De woorden komen uit de woordenlijst op de regelpagina.
algoracing-name = Algoracing
algoracing-about = Leg opdrachtkaarten en stuur je rover over de rotsblokken om levensstalen te halen. Wie er het eerst genoeg thuisbrengt, wint.

# Namen; ze worden in andere berichten ingevoegd, met dezelfde argumenten.
# Hoeken staan er met lidwoord, windrichtingen met “naar het”.
algoracing-card = { $card ->
    [S] Stap voorwaarts
    [A] Volle vaart vooruit
    [J] Sprong
    [L] Draai links
    [R] Draai rechts
    [U] Omkeren
    [T] Teleportatie
    [X2] Lus x2
   *[X3] Lus x3
}
algoracing-facing = { $facing ->
    [N] naar het noorden
    [E] naar het oosten
    [S] naar het zuiden
   *[W] naar het westen
}
algoracing-corner = { $corner ->
    [sw] de zuidwesthoek
    [nw] de noordwesthoek
    [ne] de noordoosthoek
   *[se] de zuidoosthoek
}
algoracing-colour = { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
}
algoracing-skip = { $why ->
    [rim] rand van het bord
    [wall] muur
    [edge] rand van een blok
    [storeys] twee verdiepingen
    [rover] rover in de weg
    [nothing] niets in de straal
    [occupied] basis bezet
    [home] de rover staat al op zijn basis
   *[landing] geen plaats om te landen
}
algoracing-nobody = een geparkeerde rover

# Vragen
algoracing-choose-base = Kies een hoek voor je basis en de richting waarin je rover kijkt.
algoracing-turn = Verander het algoritme en voer het uit, of zeg “pas”.
algoracing-exchange = Welke kaarten wil je vervangen?

# Het doel
algoracing-goal-play = Breng levensstalen naar een lab { $labs ->
    [three] van jouw kleur
   *[four] in een hoek naar keuze
}: { algoracing-goal-end }. Je hebt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.{ algoracing-goal-rounds }
algoracing-goal-watch = De rovers brengen levensstalen naar de labs { $labs ->
    [three] van hun kleur
   *[four] in de hoeken
}: { algoracing-goal-end }. De meeste punten tot nu toe: { $points }.{ algoracing-goal-rounds }
algoracing-goal-reached = Het spel is afgelopen. Je hebt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
algoracing-goal-over = Het spel is afgelopen. De meeste punten: { $points }.
algoracing-goal-target = { $target ->
    [one] { $target } punt
   *[other] { $target } punten
}
algoracing-goal-end = { $finish ->
    [0] wie het eerst { algoracing-goal-target } heeft, wint
   *[1] als iemand { algoracing-goal-target } heeft, wordt de ronde uitgespeeld en wint wie de meeste punten heeft
}
algoracing-goal-rounds = { $rounds ->
    [0] {""}
   *[other] {" "}Ronde { $rounds } is de laatste.
}

# Wat er in het spel is, voor wie het voor het eerst ziet
algoracing-piece-card-S = Stap voorwaarts
algoracing-piece-card-S-help = De rover rijdt één vlak vooruit. Is de rand van het spelbord, de rand van een rotsblok, een stenen muur of een andere rover in de weg, dan wordt de instructie overgeslagen.
algoracing-piece-card-A = Volle vaart vooruit
algoracing-piece-card-A-help = De rover rijdt rechtdoor tot hij een obstakel tegenkomt. Ook op een vlak met een levensstaal stopt hij.
algoracing-piece-card-J = Sprong
algoracing-piece-card-J-help = De rover gaat één vlak vooruit: over een stenen muur, of één verdieping omhoog of omlaag. Over een vlak of een andere rover springt hij nooit.
algoracing-piece-card-L = Draai links
algoracing-piece-card-L-help = De rover draait een kwartslag naar links: zijn eigen links, niet dat van jou. Hij blijft op zijn vlak.
algoracing-piece-card-R = Draai rechts
algoracing-piece-card-R-help = De rover draait een kwartslag naar rechts: zijn eigen rechts, niet dat van jou. Hij blijft op zijn vlak.
algoracing-piece-card-U = Omkeren
algoracing-piece-card-U-help = De rover draait zich om en kijkt de andere kant op. Hij blijft op zijn vlak.
algoracing-piece-card-T = Teleportatie
algoracing-piece-card-T-help = Een straal gaat recht vooruit, door muren maar niet door rotsblokken, tot het eerste wat hij tegenkomt. Een rover gaat terug naar zijn basis en laat zijn levensstalen liggen; levensstalen komen één vlak dichterbij.
algoracing-piece-card-X2 = Lus x2
algoracing-piece-card-X2-help = Leg deze kaart verticaal boven één instructie of horizontaal boven twee: die worden twee keer uitgevoerd, A-B-A-B.
algoracing-piece-card-X3 = Lus x3
algoracing-piece-card-X3-help = Leg deze kaart verticaal boven één instructie of horizontaal boven twee: die worden drie keer uitgevoerd, A-B-A-B-A-B.
algoracing-piece-sample-hidden = Levensstaal
algoracing-piece-sample-hidden-help = Een rover die op dit vlak komt, pikt het op; er passen er drie aan boord. Welk type het is, zie je pas in het lab.
algoracing-piece-sample-yellow = Geel levensstaal
algoracing-piece-sample-yellow-help = Je eerste gele levensstaal in het lab levert 2 punten op, elk volgende 1 punt.
algoracing-piece-sample-blue = Blauw levensstaal
algoracing-piece-sample-blue-help = Je eerste blauwe levensstaal in het lab levert 2 punten op, elk volgende 1 punt.
algoracing-piece-sample-red = Rood levensstaal
algoracing-piece-sample-red-help = Je eerste rode levensstaal in het lab levert 2 punten op, elk volgende 1 punt.
algoracing-piece-sample-green = Groen levensstaal
algoracing-piece-sample-green-help = Je eerste groene levensstaal in het lab levert 2 punten op, elk volgende 1 punt.
algoracing-piece-base-base = Basis
algoracing-piece-base-base-help = Hier start de rover van deze kleur, en hier komt hij terug als hij geteleporteerd wordt.
algoracing-piece-base-lab = Lab
algoracing-piece-base-lab-help = Wie zijn teken naast de kolf ziet, levert hier zijn levensstalen af. In de basisregels is elke basis een lab voor iedereen; in de volledige regels is je eigen basis geen lab voor jou.
algoracing-piece-rover-rover = Rover
algoracing-piece-rover-rover-help = Hij rijdt alleen vooruit, waar zijn neus heen wijst. Er passen drie levensstalen aan boord.
algoracing-piece-rover-waiting = Wacht op de lift
algoracing-piece-rover-waiting-help = De andere stopplaats is bezet. Is die vrij als de volgende beurt van deze speler begint, dan brengt de lift de rover er eerst naartoe.
algoracing-piece-rover-bars = Geen compensatie
algoracing-piece-rover-bars-help = Een van deze twee rovers heeft de ander al een levensstaal gegeven. Tot een van beiden naar een ander vlak gaat, is er geen nieuwe compensatie.
algoracing-piece-field-level-1 = Laag rotsblok (één verdieping)
algoracing-piece-field-level-1-help = Met een Sprong kom je erop en eraf, met een Stap niet. Bovenop rijd je net als beneden.
algoracing-piece-field-level-2 = Hoog rotsblok (twee verdiepingen)
algoracing-piece-field-level-2-help = Vanaf de grond kun je er niet op springen, en ook niet eraf tot op de grond. Spring vanaf een laag rotsblok of neem de lift.
algoracing-piece-field-wall = Stenen muur
algoracing-piece-field-wall-help = Die houdt Stap voorwaarts en Volle vaart vooruit tegen. Een Sprong gaat eroverheen, een straal erdoorheen.
algoracing-piece-field-mark = Markering
algoracing-piece-field-mark-help = Hier komt voor het begin van het spel een levensstaal te liggen. Sommige markeringen kunnen leeg blijven.
algoracing-piece-elevator-upper = Bovenste stopplaats
algoracing-piece-elevator-upper-help = Staat je rover hier na zijn algoritme, dan brengt de lift hem omlaag, waar de pijl heen wijst. Weigeren kan niet.
algoracing-piece-elevator-lower = Onderste stopplaats
algoracing-piece-elevator-lower-help = Staat je rover hier na zijn algoritme, dan brengt de lift hem omhoog op het rotsblok. Weigeren kan niet.
algoracing-piece-elevator-broken = Lift werkt niet
algoracing-piece-elevator-broken-help = Deze lift wijst naar de rand van het spelbord, een muur of een ander rotsblok en brengt niemand ergens heen.
algoracing-piece-table-row = Algoritme
algoracing-piece-table-row-help = De rij kaarten, uitgevoerd vanaf de aanduiding van de start. In de volledige regels is het van alle spelers samen; telt het vijf instructies, dan wordt het na het uitvoeren afgelegd.
algoracing-piece-table-deck = Stapel met nieuwe kaarten
algoracing-piece-table-deck-help = Aan het einde van je beurt trek je kaarten tot je er vijf hebt. Is de stapel leeg, dan worden de gebruikte kaarten geschud.
algoracing-piece-table-pile = Stapel van gebruikte kaarten
algoracing-piece-table-pile-help = Hier komen gebruikte en vervangen kaarten. Iedereen mag ze bekijken.

# Antwoorden
algoracing-answer-lay = Leg “{ algoracing-card }” als kaart { $place }
algoracing-answer-cover = Bedek kaart { $place } met “{ algoracing-card }”
algoracing-answer-cycle = Leg “{ algoracing-card }” boven kaart { $place }
algoracing-answer-cycle-two = Leg “{ algoracing-card }” boven de kaarten { $place } en { $last }
algoracing-answer-lift = Verwijder de luskaart die bij kaart { $place } begint
algoracing-answer-run = Uitvoeren
algoracing-answer-pass = Pas
algoracing-answer-replace = Vervang “{ algoracing-card }”
algoracing-answer-draw = Klaar: trek nieuwe kaarten en beëindig je beurt
algoracing-answer-base = In { algoracing-corner }, met de neus { algoracing-facing }

# Waarom niet
algoracing-not-in-hand = Je hebt geen kaart “{ algoracing-card }”.
algoracing-three-cards = Je hebt in deze beurt al { $most } kaarten gelegd; meer mag niet.
algoracing-row-full = Het algoritme heeft al vijf instructies.
algoracing-no-place = Voor deze kaart is er geen plaats { $place } in het algoritme.
algoracing-only-behind = In dit spel leg je de kaarten achter elkaar: plaats { $place } is niet de volgende.
algoracing-no-covering = In dit spel bedekken kaarten elkaar niet.
algoracing-no-command = Een luskaart ligt boven instructies; op plaats { $place } of meteen erna ligt er geen.
algoracing-under-cycle = Daar ligt al een luskaart; die blijft op haar plaats en kan alleen worden verwijderd.
algoracing-no-cycle = Bij kaart { $place } begint geen luskaart; instructies kun je niet verwijderen.
algoracing-no-row = Er is geen instructie om uit te voeren.
algoracing-begun = Je bent het algoritme al aan het veranderen; neem je veranderingen terug voordat je past.
algoracing-none-left = Je hebt geen kaart “{ algoracing-card }” (meer) om te vervangen.
algoracing-corner-taken = In { algoracing-corner } ligt al een basis.
algoracing-corner-dealt = Het toeval heeft je een andere hoek gegeven.
algoracing-into-wall = Een rover start niet met de neus naar de rand van het spelbord of naar een stenen muur.
algoracing-first-base = Eerst worden de hoeken gekozen.
algoracing-exchanging = Je hebt gepast: kies de kaarten die je wilt vervangen en trek dan nieuwe.
algoracing-your-turn = Nu verander je het algoritme en voer je het uit, of je past.

# Wat er gebeurt
algoracing-based = { $player } legt de basis in { algoracing-corner }; de rover kijkt { algoracing-facing }.
algoracing-spare-based = De overgebleven basis ({ algoracing-colour }) komt in { algoracing-corner }.
algoracing-dealt = Je krijgt: { $cards }.
algoracing-turn-started = Ronde { $round }: { $player } is aan de beurt.
algoracing-inserted = { $player } legt “{ algoracing-card }” als kaart { $place }.
algoracing-covered = { $player } bedekt kaart { $place } ({ $over }) met “{ algoracing-card }”.
algoracing-cycled = { $player } legt “{ algoracing-card }” boven { $span ->
    [one] kaart { $place }
   *[other] kaart { $place } en de volgende
}.
algoracing-cycle-lifted = { $player } verwijdert “{ algoracing-card }” bij kaart { $place }.
algoracing-cycle-lost = “{ algoracing-card }” bij kaart { $place } gaat verloren: de kaarten eronder zijn veranderd.
algoracing-started = { $place }. { algoracing-card }{ $times ->
    [one] {""}
   *[other] {" "}({ $time } van { $times })
}
algoracing-moved = { $player } gaat van { $start } naar { $end }.
algoracing-turned = { $player } draait en kijkt { algoracing-facing }.
algoracing-skipped = { $why ->
    [nothing] De teleportatiestraal van { $player } raakt niets: “{ algoracing-card }” heeft geen effect.
   *[other] { $player } slaat “{ algoracing-card }” over: { algoracing-skip }.
}
algoracing-futile = { $player } beseft dat alles zinloos is: elke instructie is overgeslagen.
algoracing-loaded = { $player } pikt { $count ->
    [one] { $count } levensstaal
   *[other] { $count } levensstalen
} op van { $square }.
algoracing-full = { $player } heeft geen plaats meer: op { $square } { $count ->
    [one] blijft { $count } levensstaal
   *[other] blijven { $count } levensstalen
} liggen.
algoracing-delivered = { $player } levert af:{ $yellow ->
    [0] {""}
   *[other] {" "}geel ×{ $yellow }
}{ $blue ->
    [0] {""}
   *[other] {" "}blauw ×{ $blue }
}{ $red ->
    [0] {""}
   *[other] {" "}rood ×{ $red }
}{ $green ->
    [0] {""}
   *[other] {" "}groen ×{ $green }
} – { $won ->
    [one] { $won } punt
   *[other] { $won } punten
}, nu in totaal { $points }.
algoracing-collided = { $player } botst tegen { $other }.
algoracing-compensated = { $giver } geeft een levensstaal aan { $player }; tot een van beiden beweegt, is er geen nieuwe compensatie.
algoracing-bar-lifted = { $player } en { $other } kunnen weer compensatie van elkaar krijgen.
algoracing-impulse = { $squares ->
    [0] { $player } zendt een teleportatiestraal uit, maar die eindigt meteen: vlak ervoor is de rand van het spelbord of van een rotsblok.
   *[other] { $player } zendt een teleportatiestraal over { $path }.
}
algoracing-teleported = { $player } wordt van { $start } naar de basis op { $end } geteleporteerd.
algoracing-dropped = { $player } laat { $count ->
    [one] { $count } levensstaal
   *[other] { $count } levensstalen
} achter op { $square }.
algoracing-pulled = { $player } trekt { $count ->
    [one] { $count } levensstaal
   *[other] { $count } levensstalen
} van { $start } naar { $end }.
algoracing-rode = De lift brengt { $player } van { $start } naar { $end }.
algoracing-elevator-busy = Lift in gebruik: { $player } wacht op { $other }.
algoracing-row-discarded = Het algoritme gaat naar de stapel van gebruikte kaarten: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
algoracing-drew = { $player } trekt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
algoracing-reshuffled = De gebruikte kaarten worden opnieuw geschud: een nieuwe stapel van { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
algoracing-passed = { $player } past en vervangt: { $cards }.
algoracing-left = { $player } verlaat het spel; { $count ->
    [0] er blijven geen levensstalen achter
    [one] op { $square } blijft { $count } levensstaal achter
   *[other] op { $square } blijven { $count } levensstalen achter
}. Afgelegde kaarten: { $cards }.
algoracing-game-over = Einde van het spel: { $why ->
    [target] de punten om te winnen zijn behaald
    [exhausted] alle levensstalen zijn afgeleverd
    [rounds] de laatste ronde is gespeeld
   *[alone] er is niemand anders meer over
}. Gewonnen door { $winners }.

# De tekening in de terminal
algoracing-draw-player = { $sign } { algoracing-colour }: { $points }/{ $target } punten, { $aboard } aan boord, afgeleverd { $delivered }, kaarten { $cards }, labs { $labs }
algoracing-draw-away = { "  " }{ algoracing-colour }: speelt niet meer mee, { $points } punten, afgeleverd { $delivered }
algoracing-draw-row = Algoritme ({ $length }/5): { $row }
algoracing-draw-draft = Je bereidt voor ({ $length }/5): { $row }
algoracing-draw-own = Je legt ({ $length }/3): { $row }
algoracing-draw-piles = Ronde { $round }. Stapel met nieuwe kaarten: { $deck }, stapel van gebruikte kaarten: { $discard } ({ $pile }).
algoracing-draw-bars = Geen compensatie tot een van beiden beweegt: { $pairs }
algoracing-draw-hand = Je hand: { $cards }
algoracing-draw-legend = ░ niveau 1, ▒ niveau 2; ● staal, · markering; ^ > v < lift, x werkt niet; ┃ ━ stenen muren; R:yg basis van rood met labs van geel en groen; … wacht op de lift

# Opties
algoracing-preset-basic = Basisregels (6×6, vanaf 6 jaar)
algoracing-preset-full = Volledige regels (9×9, vanaf 10 jaar)
algoracing-option-mode = Regels
algoracing-option-mode-basic = Basis
algoracing-option-mode-full = Volledig
algoracing-option-mode-custom = Je eigen mix
algoracing-option-layout = Opstelling van het spelbord (de naam van een opstelling, random, of je eigen als JSON)
algoracing-option-first-player = Wie begint
algoracing-option-first-player-random = Het toeval beslist
algoracing-option-first-player-seat1 = Plaats 1
algoracing-option-first-player-seat2 = Plaats 2
algoracing-option-first-player-seat3 = Plaats 3
algoracing-option-first-player-seat4 = Plaats 4
algoracing-option-colours = Kleuren per plaats
algoracing-option-corner-choice = Hoeken
algoracing-option-corner-choice-reverse = Gekozen in omgekeerde volgorde van de beurten
algoracing-option-corner-choice-random = Willekeurig verdeeld
algoracing-option-neutral-rovers = Rovers van vrije kleuren staan op hun basis
algoracing-option-blocks-on-corners = Rotsblokken mogen hoeken bedekken
algoracing-option-strict-block-edges = Elke grens van een rotsblok stopt een rijdende rover
algoracing-option-full-rover-ignores-samples = Een volle rover rijdt over levensstalen door
algoracing-option-deliver-on-arrival-only = Levensstalen worden alleen bij aankomst afgeleverd
algoracing-option-strict-cycle-shift = Een kaart ertussen verwijdert de luskaarten erachter
algoracing-option-strict-elevator-walls = Een stenen muur aan de voet van een blok legt daar de lift stil
algoracing-option-impulse-over-gaps = De teleportatiestraal vliegt over lager gelegen vlakken
algoracing-option-finish-round = De ronde wordt uitgespeeld
algoracing-option-tie-break = Bij een gelijke stand
algoracing-option-tie-break-shared = Gedeelde overwinning
algoracing-option-tie-break-types = Wie meer types heeft, wint
algoracing-option-tie-break-tokens = Wie meer levensstalen heeft, wint
algoracing-option-max-rounds = Limiet van rondes (0: geen)
algoracing-option-on-leave = Als een speler weggaat
algoracing-option-on-leave-bot = Een computerspeler neemt het over
algoracing-option-on-leave-remove = De rover wordt weggehaald
algoracing-option-practice-undo = Alles kan worden teruggenomen (oefenen)
algoracing-option-board = Spelbord
algoracing-option-board-mode = Volgens de regels
algoracing-option-board-6x6 = 6×6
algoracing-option-board-9x9 = 9×9
algoracing-option-labs = Labs
algoracing-option-labs-mode = Volgens de regels
algoracing-option-labs-four = Elke basis is een lab voor iedereen
algoracing-option-labs-three = Twee labs voor elke kleur
algoracing-option-elevators = Liften
algoracing-option-elevators-mode = Volgens de regels
algoracing-option-elevators-on = Ja
algoracing-option-elevators-off = Nee
algoracing-option-cycles = Luskaarten
algoracing-option-cycles-mode = Volgens de regels
algoracing-option-cycles-on = Ja
algoracing-option-cycles-off = Nee
algoracing-option-teleport = Teleportatiekaarten
algoracing-option-teleport-mode = Volgens de regels
algoracing-option-teleport-on = Ja
algoracing-option-teleport-off = Nee
algoracing-option-shared = Eén gedeeld algoritme
algoracing-option-shared-mode = Volgens de regels
algoracing-option-shared-on = Ja
algoracing-option-shared-off = Nee
algoracing-option-target = Punten om te winnen (0: volgens de regels)
algoracing-option-tokens = Levensstalen van elk type (0: volgens de regels)

# Fouten in opties, opstellingen en stellingen
algoracing-bad-colours = Kleuren zijn verschillende woorden uit { $known }, met komma’s ertussen, niet “{ $value }”.
algoracing-bad-position = Deze stelling kan niet worden gelezen: { $what }.
algoracing-field-switch = De optie { $option } kan alleen met mode=custom worden ingesteld.
algoracing-field-first-player = Plaats { $seat } kan niet beginnen: er zijn { $seats } spelers.
algoracing-field-unknown = Er is geen opstelling “{ $layout }”; er zijn: { $known }, of een opstelling als JSON.
algoracing-field-other-size = Dit spel wordt op { $size }×{ $size } vlakken gespeeld, maar de opstelling heeft er { $found }×{ $found }.
algoracing-field-not-json = Een eigen opstelling is een JSON-object met “board” en “blocks”; deze tekst is dat niet.
algoracing-field-key = Een opstelling heeft geen “{ $key }”; wel: { $known }.
algoracing-field-board = “board” is { $known } of een object met “size” 6 of 9, “marks” en “walls”.
algoracing-field-square = “{ $value }” is geen vlak van een spelbord van { $size }×{ $size }.
algoracing-field-mark-twice = De markering { $square } staat twee keer in de lijst.
algoracing-field-wall = { $value } is geen muur; een muur staat tussen twee vlakken naast elkaar, zoals c3-c4.
algoracing-field-own-blocks = “own_blocks” is een object: een beschrijving voor elke naam.
algoracing-field-block-name = { $block } is de naam van een rotsblok uit de doos; geef je eigen rotsblok een andere.
algoracing-field-block = Rotsblok { $block } heeft “width” en “depth” van 1 tot 9 nodig en “storeys” 1 of 2; “marks” en “elevators” zijn lijsten.
algoracing-field-block-cell = Rotsblok { $block }: { $value } ligt erbuiten, staat er twee keer, of is anders geschreven dan [1, 2] of [[1, 2], "S"].
algoracing-field-blocks = “blocks” is een lijst van geplaatste rotsblokken.
algoracing-field-place = { $value } is geen geplaatst rotsblok; dat heeft “block”, “anchor” en “turn” (0, 90, 180 of 270).
algoracing-field-elevators = “elevators” is een lijst van objecten met “block”, “upper” en “to” (N, E, S of W).
algoracing-field-no-block = Er is geen rotsblok { $block }; er zijn: { $known }.
algoracing-field-twice = Rotsblok { $block } is twee keer geplaatst; er is er maar één.
algoracing-field-counts = Bij een spelbord van { $size }×{ $size } is het aantal lage rotsblokken { $low } en het aantal hoge { $high }, niet { $found_low } en { $found_high }.
algoracing-field-elevators-large = Rotsblokken met grote vlakken hebben geen liften.
algoracing-field-off = Rotsblok { $block } op { $anchor } steekt over de rand van het spelbord.
algoracing-field-overlap = De rotsblokken { $one } en { $two } overlappen elkaar op { $squares }.
algoracing-field-corner = Rotsblok { $block } bedekt de hoek { $corner }, waar een basis moet liggen.
algoracing-field-elevator-block = De lift op { $square } hoort bij rotsblok { $block }, dat niet op het spelbord staat; er zijn: { $known }.
algoracing-field-elevator-square = De lift op { $square } staat niet op rotsblok { $block }.
algoracing-field-mark-corner = Er ligt een markering voor een levensstaal op de hoek { $corner }, waar een basis moet liggen.
algoracing-field-marks = Het spelbord heeft { $marks } markeringen voor { $tokens } levensstalen.
algoracing-field-no-direction = Een rover op { $corner } zou geen enkele kant op kunnen kijken.
algoracing-field-high-alone = Geen enkel laag rotsblok grenst met de zijde van een vlak aan het hoge rotsblok.
algoracing-field-platform-corner = De lift op { $upper } heeft een stopplaats op de hoek { $corner }.
algoracing-field-platform-twice = { $square } is een stopplaats van twee liften.
algoracing-field-unreachable-corner = De hoek { $corner } is niet bereikbaar vanaf { $start }.
algoracing-field-unreachable-mark = De markering { $mark } is niet bereikbaar vanaf de hoek { $start }.
algoracing-field-too-long = Een opstelling heeft hoogstens { $limit } tekens.
algoracing-field-wall-twice = De muur { $wall } staat twee keer in de lijst.
algoracing-field-other-side = Blok { $block } hoort niet bij een spelbord van { $size }×{ $size }; daar horen { $known } bij, of eigen blokken.
algoracing-field-most-marks = Op een spelbord van { $size }×{ $size } zijn er hoogstens { $most } markeringen; voor { $tokens } levensstalen is dat te weinig.

# Opstellingen
algoracing-layout-random = Een willekeurige
algoracing-layout-Y6-1 = Twee tafelbergen
algoracing-layout-Y6-2 = Hart
algoracing-layout-Y6-3 = Poort
algoracing-layout-Y6-4 = Diagonaal
algoracing-layout-Y6-5 = Lange rug
algoracing-layout-R9-1 = Centraal massief
algoracing-layout-R9-2 = Grote rug
algoracing-layout-R9-3 = Trap
algoracing-layout-R9-4 = Twee heuvels
algoracing-layout-R9-5 = Klif
