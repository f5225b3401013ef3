# De woorden komen uit de woordenlijst op de regelpagina.
golems-name = Strijd der Golems
golems-about = Schrijf een geheim programma voor je robot van klei en kijk hoe alle programma’s tegelijk lopen. Wiens golem blijft tot het einde staan?

# Namen; ze worden in andere berichten ingevoegd, met dezelfde argumenten.
# Ze staan er zonder lidwoord, windrichtingen met “naar het”.
golems-command = { $command ->
    [F] Vooruit
    [B] Achteruit
    [L] Linksom draaien
    [R] Rechtsom draaien
    [S] Blijven staan
    [X] Slag
   *[D] Verdediging
}
golems-command-next = { $next ->
    [F] Vooruit
    [B] Achteruit
    [L] Linksom draaien
    [R] Rechtsom draaien
    [S] Blijven staan
    [X] Slag
   *[D] Verdediging
}
golems-command-no = { $no ->
    [F] Vooruit
    [B] Achteruit
    [L] Linksom draaien
    [R] Rechtsom draaien
    [S] Blijven staan
    [X] Slag
   *[D] Verdediging
}
golems-then = { $command ->
    [F] {" "}Dus: Vooruit.
    [B] {" "}Dus: Achteruit.
    [L] {" "}Dus: Linksom draaien.
    [R] {" "}Dus: Rechtsom draaien.
    [S] {" "}Dus: Blijven staan.
    [X] {" "}Dus: Slag.
    [D] {" "}Dus: Verdediging.
   *[none] {""}
}
golems-sub = { $command ->
    [none] geen
   *[other] { golems-command }, { golems-command-next }
}
golems-bonus = { $bonus ->
    [FOR] Herhaal 2
    [IF] Is er een obstakel?
    [WHILE] Herhaal tot…
   *[CALL] Subprogramma aanroepen
}
golems-sensor = { $sensor ->
    [any] Is er een obstakel?
    [barrel] Is er een vat?
    [wall] Is er een muur?
    [water] Is er water?
   *[attack] Aanval?
}
golems-until = { $sensor ->
    [barrel] Herhaal tot er een vat is
    [wall] Herhaal tot er een muur is
    [water] Herhaal tot er water is
   *[any] Herhaal tot er een obstakel is
}
golems-yes = Ja
golems-no = Nee
golems-sign = { $sign ->
    [FOR] Herhaal 2
    [IF] Is er een obstakel?
    [WHILE] Herhaal tot…
    [AND] EN
    [OR] OF
    [NOT] NIET
    [XOR] XOR
   *[empty] leeg
}
golems-token = { $token ->
    [AND] EN
    [OR] OF
    [NOT] NIET
   *[XOR] XOR
}
golems-card = { $card ->
    [sword] Golem met een zwaard
    [twin-swords] Golem met twee zwaarden
    [axe] Golem met een bijl
    [great-axe] Golem met een strijdbijl
    [spear] Golem met een speer
    [pike] Golem met een piek
    [halberd] Golem met een hellebaard
    [flail] Golem met een strijdvlegel
    [longbow] Golem met een boog
    [crossbow] Golem met een kruisboog
    [ballista] Golem met een ballista
   *[hammer] Golem met een hamer
}
golems-colour = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
   *[none] nog zonder kleur
}
golems-facing = { $facing ->
    [N] naar het noorden
    [E] naar het oosten
    [S] naar het zuiden
   *[W] naar het westen
}
golems-obstacle = { $obstacle ->
    [wall] muur
    [water] water
    [ladder] ladder
    [barrel] vat
    [golem] golem
    [edge] rand van het veld
   *[none] niets
}
golems-ahead = { $ahead ->
    [wall] muur
    [water] water
    [ladder] ladder
    [barrel] vat
    [golem] golem
    [edge] rand van het veld
   *[none] niets
}
golems-content = { $content ->
    [empty] niets
    [dynamite] dynamiet
    [repair] reparatie
    [plus] +1 voor het programma
    [minus] -1 voor het programma
   *[hole] zwart gat
}
golems-object = { $object ->
    [crystal] kristal
    [gear] tandwiel
   *[treasure] schat
}
golems-object-found = { $object ->
    [crystal] een kristal
    [gear] een tandwiel
   *[treasure] een schat
}
golems-why-blocked = { $why ->
    [edge] rand van het veld
    [wall] muur
    [barrel] geen leeg vakje achter het vat
    [ladder] de ladder is niet vrij
    [cell] twee willen naar hetzelfde vakje
    [golem] er staat een golem in de weg
   *[swap] golems wisselen niet van plaats
}
golems-bot = { $bot ->
    [dice] Bot met dobbelsteen
    [hunter] Jagerbot
    [guard] Wachterbot
    [fox] Vossenbot
    [breaker] Vatenbrekerbot
    [duelist] Duelbot
    [patrol] Patrouillebot
    [dummy] Oefenpop
   *[clockwork] Opwindbot
}
golems-question = { $question ->
    [sees] Ziet een golem binnen { $range }?
    [hits] Raakt een Slag hem?
    [reaches] Raakt een Slag een golem?
    [barrel] Vat vooruit?
    [blocked] Weg versperd?
    [even] Worp even?
    [low] Worp 1 of 2?
   *[high] Worp 5 of 6?
}
golems-by-die = Volgens de worp
golems-nobody = { $number ->
    [1] Blauwe bot
    [2] Groene bot
    [3] Gele bot
   *[other] niemand
}

# Vragen
golems-choose-card = Kies je golemkaart en de kant ervan.
golems-choose-colour = Kies de kleur van je golem.
golems-lay-sub = Leg een subprogramma voor het hele spel, of speel zonder.
golems-lay-program = Leg je programma, rij voor rij. Niemand ziet het nog.
golems-lay-token = Waar leg je je logicafiche? Je mag het ook houden.
golems-choose-command = Welke opdracht voert je golem nu uit?
golems-choose-exit = Kies waar je golem aan land gaat.
golems-choose-teleport = Het zwarte gat is open! Kies een vakje voor de teleport, of laat de golem staan.

# Antwoorden
golems-answer-card = { golems-card }
golems-answer-colour = Speel met { golems-colour }
golems-answer-sub = Subprogramma: { golems-command }, { golems-command-next }
golems-answer-sub-none = Geen subprogramma
golems-answer-lay = { golems-command }
golems-answer-for = Herhaal 2
golems-answer-if = { golems-sensor }
golems-answer-while = { golems-until }
golems-answer-call = Subprogramma aanroepen
golems-answer-ready = Klaar
golems-answer-finish = Vul de lege rijen voor mij en klaar
golems-answer-keep = Houd het fiche
golems-answer-token = Op rij { $row } van de golem ({ golems-colour })
golems-answer-token-card = Op de kaart “{ $side ->
    [yes] { golems-yes }
   *[no] { golems-no }
}” in mijn rij { $row }
golems-answer-cell = Vakje { $cell }
golems-answer-decline = Laat de golem staan
golems-answer-first = Eerste opdracht
golems-answer-second = Tweede opdracht
golems-answer-both = Beide opdrachten

# Waarom niet
golems-card-is-taken = Iemand heeft deze kaart al: { golems-card }.
golems-colour-is-taken = Iemand heeft deze kleur al: { golems-colour }.
golems-two-combat = Een subprogramma heeft twee bewegingskaarten, of één bewegingskaart en één gevechtskaart.
golems-no-such-cards = Je hebt maar één kaart “{ golems-command }”.
golems-none-left = De kaart “{ golems-command }” is op.
golems-rows-full = Je programma is vol: het heeft { $most ->
    [one] { $most } rij
   *[other] { $most } rijen
}.
golems-not-drawn = Je hebt deze ronde geen gelukskaart voor “{ golems-bonus }”.
golems-one-bonus = Eén bonus per ronde, en die ligt al in je programma.
golems-no-subprogram = Je hebt geen subprogramma om aan te roepen.
golems-inside-bonus = Maak eerst de rij af waaraan je begonnen bent. Een bonus past niet in een bonus.
golems-empty-rows = Vul alle rijen: je programma heeft minstens { $least ->
    [one] { $least } rij
   *[other] { $least } rijen
} nodig.
golems-half-row = In je bonusrij ontbreekt nog een opdracht.
golems-no-attack = De voorwaarde “Aanval?” doet in dit spel niet mee.
golems-only-harmless = Bij “Aanval?” horen twee kaarten, en alleen Verdediging en Blijven staan passen.
golems-no-sensor = Dit sensorfiche ligt als schade op je golemkaart.
golems-one-token = Op dit programma ligt al een logicafiche. Eén per ronde.
golems-no-row = Er is geen rij { $row } in dit programma.
golems-no-next-row = Het fiche “{ golems-token }” heeft een volgende rij nodig, en na rij { $row } is er geen.
golems-only-not = Alleen “NIET” mag op één kaart liggen; “{ golems-token }” hoort op een hele rij.
golems-not-an-if = In je rij { $row } ligt geen kaart “Is er een obstakel?”.
golems-no-cell = Er is geen vakje { $cell } op dit veld.
golems-cell-taken = Het vakje { $cell } is niet vrij.
golems-no-exit = Op { $cell } kan je golem niet aan land gaan: kies een vrij vakje naast dit water.
golems-no-landing = Op { $cell } kan de golem niet landen: kies een vrij vakje.
golems-not-both = Bij XOR kies je een van de twee, nooit beide.
golems-first-card = Kies eerst een golemkaart.
golems-first-colour = Kies eerst een kleur.
golems-first-sub = Beslis eerst over je subprogramma.
golems-now-program = Nu leg je je programma.
golems-now-token = Nu leg je je logicafiche, of je houdt het.
golems-now-choice = Nu kies je een opdracht.
golems-now-exit = Nu kies je waar je aan land gaat.
golems-now-teleport = Nu kies je een vakje voor de teleport, of je ziet ervan af.

# Wat er gebeurt
golems-card-taken = { $player } kiest een kaart: { golems-card }.
golems-colour-taken = { $player } speelt met { golems-colour }.
golems-sub-laid = { $player } kiest een subprogramma: { golems-sub }.
golems-round-began = Ronde { $round } begint.
golems-turn-began = Beurt { $turn }: { $player } is aan de beurt.
golems-luck-drawn = { $player } trekt een gelukskaart: “{ golems-sign }”.
golems-luck-seen = Je gelukskaart: “{ golems-sign }”.
golems-token-got = { $player } pakt een logicafiche: { golems-token }.
golems-token-lacking = { $player } krijgt geen logicafiche: “{ golems-token }” is op.
golems-readied = { $player } is klaar.
golems-locked = Alle programma’s liggen klaar. Daar gaan we!
golems-token-laid = { $player } legt het fiche “{ golems-token }” op rij { $row }{ $card ->
    [yes] {" "}(kaart “Ja”)
    [no] {" "}(kaart “Nee”)
   *[whole] {""}
}. Het programma is van { $on }.
golems-token-placed = { $player } legt het fiche “{ golems-token }” op vakje { $cell }.
golems-token-kept = { $player } houdt het logicafiche.
golems-row-opened = { $player }, rij { $row }: { $bonus ->
    [plain] { golems-command }
    [for] Herhaal 2 – { golems-command }
    [if] { golems-sensor } Ja – { golems-command }, Nee – { golems-command-no }
    [while] { golems-until } – { golems-command }
   *[call] Subprogramma – { golems-command }, { golems-command-no }
}.
golems-waited = { $player } heeft in rij { $row } niets te doen en wacht.
golems-token-worked = { $player } heeft een logicafiche op rij { $row }. { $token ->
    [AND] EN: deze rij en de volgende in één keer!
    [OR] OF: de eerste opdracht, de tweede of beide!
    [NOT] NIET: alles andersom!
   *[XOR] XOR: de eerste opdracht of de tweede!
}
golems-option-chosen = { $player } kiest bij het fiche “{ golems-token }”: { $pick ->
    [first] de eerste opdracht
    [second] de tweede opdracht
   *[both] beide opdrachten
}.
golems-die-rolled = { $player } { $sees ->
    [1] ziet een golem
   *[0] ziet niemand
}. De dobbelsteen wijst { $die } aan. Opdracht: { golems-command }.
golems-pass-began = Rij { $row }{ $number ->
    [1] {""}
   *[other] , doorgang { $number }
}.
golems-looked = { $player } kijkt vooruit. { golems-sensor } { $holds ->
    [1] { golems-yes }
   *[0] { golems-no }
}{ $sensor ->
    [attack] {""}
   *[other] {" "}({ golems-ahead })
}.{ golems-then }
golems-ignored = { $player } zit vast in de sneeuw: er zijn twee opdrachten “{ golems-command }” na elkaar nodig.
golems-turned = { $player } draait en kijkt { golems-facing }.
golems-moved = { $player } gaat van { $start } naar { $end }.
golems-pushed = { $player } gaat naar { $end } en duwt het vat naar { $barrel }.
golems-climbed = { $player } neemt de ladder van { $start } en komt uit op { $end }.
golems-blocked = { $player } kan niet verder: { $why ->
    [ladder] { $other } staat op de ladder
    [cell] { $other } heeft hetzelfde vakje nodig
    [golem] { $other } staat in de weg
    [swap] { $other } komt van de andere kant, en niemand kan erdoor
   *[other] { golems-why-blocked }
}.
golems-swam = { $player } plonst in het water op { $cell }.
golems-came-ashore = { $player } gaat aan land op { $end }.
golems-slid = { $player } glijdt over het ijs naar { $end }.
golems-shoved = { $player } glijdt en schuift { $what ->
    [barrel] het vat
   *[golem] { $other }
} van { $start } naar { $end }.
golems-stopped = { $player } glijdt niet verder en staat op { $cell }: { $why ->
    [ladder] { $other } staat op de ladder
    [cell] { $other } heeft hetzelfde vakje nodig
    [golem] { $other } staat in de weg
    [swap] { $other } komt van de andere kant, en niemand kan erdoor
   *[other] { golems-why-blocked }
}.
golems-stood = { $player } blijft staan.
golems-token-picked = { $player } raapt het fiche “{ golems-token }” op van { $cell }. Het werkt in rij { $row }.
golems-token-lost = { $player } vindt het fiche “{ golems-token }” op { $cell }, maar kan het niet gebruiken: { $why ->
    [second] er was deze ronde al een logicafiche
   *[late] er zijn te weinig rijen over
}.
golems-struck = { $player } slaat toe! { $met ->
    [golem] Doel: { $other } op { $cell }, slagkracht { $power }
    [barrel] Het vat op { $cell } breekt
    [wall] De muur op { $cell } voelt er niets van
    [water] Het water op { $cell } spettert alleen
    [ladder] De slag verdwijnt in de ladder op { $cell }
   *[none] Er is daar niemand
}.
golems-barrel-opened = Het vat op { $cell } is open. Inhoud: { golems-content }. Geslagen door { $seats }.
golems-hurt = { $player } krijgt 1 schade: { $by ->
    [dynamite] het dynamiet ontploft
    [water] golems roesten van water
   *[loop] het was een oneindige lus
}. Schade: { $damage } van { $limit }.
golems-repaired = { $player } wordt gerepareerd. Schade: { $damage } van { $limit }.
golems-row-won = { $player } mag de volgende ronde één rij meer leggen.
golems-row-lost = { $player } heeft de volgende ronde één rij minder.
golems-no-effect = { $player } { $content ->
    [empty] vindt niets in het vat
    [repair] heeft geen reparatie nodig: de golem is nog heel
   *[other] merkt er niets van: bots hebben geen programma
}.
golems-hole-opened = { $player } opent een zwart gat! Waar komt deze golem terecht?
golems-teleported = { $player } vliegt door het zwarte gat van { $start } naar { $end }. { $by } kiest het vakje.
golems-declined = { $player } gebruikt het zwarte gat niet. { $other } blijft staan.
golems-defended = { $player } verdedigt zich en kan zoveel slagkracht tegenhouden: { $blocks }.
golems-shielded = { $player } houdt slagen tegen. Tegengehouden: { $blocked }, verdediging over: { $left }.
golems-spared = Verdediging telt voor de hele rij: { $player } raakt schade weer kwijt: { $gain }. Schade: { $damage } van { $limit }.
golems-hit = { $player } is geraakt! Slagkracht { $power }, tegengehouden { $blocked }. Schade: { $damage } van { $limit }.
golems-loop-began = { $player } begint een lus: { golems-command }, steeds opnieuw.
golems-loop-ended = { $player } is klaar met de lus: { $repeats ->
    [0] aan de voorwaarde is voldaan
    [one] { $repeats } herhaling
   *[other] { $repeats } herhalingen
}.
golems-loop-endless = { $player } zit in een oneindige lus! { $why ->
    [obstacle] Er is iets anders in de weg
    [circle] Alles begint weer van voren af aan
   *[open] Waar de lus op wacht, dat komt niet
}.
golems-eliminated = { $player } is uitgeschakeld op { $cell }. Schade: { $damage } van { $limit }.
golems-respawned = { $player } is terug op { $cell }, zo goed als nieuw.
golems-object-taken = { $player } pakt { golems-object-found } op { $cell }.
golems-object-dropped = { $player } laat { golems-object-found } vallen op { $cell }.
golems-brought-home = { $player } brengt { golems-object-found } thuis. Al thuis: { $count }.
golems-scored = { $player } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, nu { $total }.
golems-token-returned = { $player } geeft het ongebruikte fiche “{ golems-token }” terug. Het fiche gaat { $removed ->
    [1] uit het spel
   *[0] naar de voorraad
}.
golems-round-ended = Ronde { $round } is voorbij.
golems-sudden-death = Gelijk! Extra ronde { $number }: de eerste schade beslist.
golems-match-began = Wedstrijd { $number }: { $one } tegen { $two }.
golems-match-ended = De wedstrijd is voorbij. { $why ->
    [league] De punten gaan naar { $winners }
    [dealt] Wie meer schade uitdeelde, wint: { $winners }
    [lots] Het lot beslist: { $winners } wint
   *[match] De winnaar is { $winners }
}.
golems-game-over = Einde van het spel: { $why ->
    [standing] er is niemand anders meer over. Gewonnen door { $winners }!
    [rounds] de laatste ronde is gespeeld. Gewonnen door { $winners }!
    [goal] het doel is bereikt. Gewonnen door { $winners }!
    [draw] gelijkspel tussen { $winners }.
   *[lost] deze keer is het niet gelukt. Probeer het nog eens!
}

# Keuzes en opties
golems-preset-battle = Strijd
golems-preset-logic = Strijd met logicafiches
golems-preset-cooperative = Samen tegen bots
golems-preset-puzzle = Puzzel voor één speler
golems-preset-kids = Kindermodus (5 tot 7 jaar)
golems-preset-tournament = Toernooi
golems-option-scenario = Scenario (uit de lijst, of je eigen als tekst)
golems-option-mode = Soort spel
golems-option-mode-scenario = Volgens het scenario
golems-option-mode-standard = Strijd
golems-option-mode-kids = Kindermodus
golems-option-mode-puzzle = Puzzel
golems-option-mode-cooperative = Samen tegen bots
golems-option-mode-tournament = Toernooi
golems-option-cards = Golemkaarten per plaats (zoals sword,axe; choose: iedereen kiest; leeg: volgens het scenario)
golems-option-colours = Kleuren per plaats (zoals red,blue; choose: iedereen kiest)
golems-option-bots = Bots (zoals sword:hunter,axe:guard; leeg: volgens het scenario)
golems-option-rounds = Rondes (0: volgens het scenario)
golems-option-logic = Logicafiches
golems-option-logic-scenario = Volgens het scenario
golems-option-logic-off = Nee
golems-option-logic-on = Ja
golems-option-subprograms = Subprogramma’s
golems-option-subprograms-scenario = Volgens het scenario
golems-option-subprograms-on = Ja
golems-option-subprograms-off = Nee
golems-option-luck-deck = Gelukskaarten (tien tekens zoals FOR,IF,WHILE,AND,-; leeg: zoals in de doos)
golems-option-luck-open = Iedereen ziet de gelukskaarten
golems-option-program-timer = Seconden voor een programma (0: geen limiet)
golems-option-lethal-check = Een golem wordt uitgeschakeld
golems-option-lethal-check-row-end = Aan het einde van de rij
golems-option-lethal-check-pass-end = Aan het einde van elke doorgang
golems-option-attack-condition = De voorwaarde “Aanval?” mag gebruikt worden
golems-option-golem-cards = Elke golemkaart is van één speler
golems-option-golem-cards-taken = Als kaarten gepakt worden; een scenario mag dezelfde golems geven
golems-option-golem-cards-everywhere = Altijd
golems-option-golem-cards-nowhere = Nooit
golems-option-late-defence = Verdediging na de slag in dezelfde rij
golems-option-late-defence-counts = Haalt de schade weer weg
golems-option-late-defence-lost = Komt te laat
golems-option-swap = Twee golems die naar elkaar toe stappen
golems-option-swap-allowed = Wisselen van plaats
golems-option-swap-blocked = Blijven staan
golems-option-ladder-landing = Een golem mag op een ladder worden gezet
golems-option-ladder-landing-teleports = Door een zwart gat
golems-option-ladder-landing-never = Nooit
golems-option-ladder-landing-everywhere = Door een zwart gat en uit het water
golems-option-slide-exit = Wie het water in glijdt, mag terug
golems-option-slide-exit-command = Ook naar het vakje waar de opdracht begon
golems-option-slide-exit-slide = Alleen naar het vakje vanwaar hij gleed
golems-option-strike-over-water = Slagen gaan over water
golems-option-subprogram-cards = Kaarten van het subprogramma
golems-option-subprogram-cards-committed = Gaan uit de hand
golems-option-subprogram-cards-copied = Blijven in de hand
golems-option-sensor-supply = Sensorfiches
golems-option-sensor-supply-unlimited = Altijd beschikbaar
golems-option-sensor-supply-physical = Alleen die niet als schade liggen
golems-option-while-golem = Een golem in de weg van “Herhaal tot…”
golems-option-while-golem-ends = Beëindigt de lus
golems-option-while-golem-endless = Maakt de lus oneindig
golems-option-while-strike = Slag in “Herhaal tot…”
golems-option-while-strike-strict = Eén slag zodra er iets voor staat
golems-option-while-strike-until-clear = Eén slag op een vat of golem ervoor
golems-option-friendly-fire = Slagen raken ook teamgenoten
golems-option-unused-logic = Ongebruikte logicafiches
golems-option-unused-logic-supply = Gaan terug naar de voorraad
golems-option-unused-logic-removed = Gaan uit het spel
golems-option-or-unchosen = OF: de tweede opdracht is gekozen
golems-option-or-unchosen-stays = De eerste wordt in de volgende rij uitgevoerd
golems-option-or-unchosen-passed = De eerste vervalt
golems-option-ice-trigger = Een golem glijdt
golems-option-ice-trigger-leave = Als hij van ijs weggaat
golems-option-ice-trigger-enter = Als hij op ijs komt
golems-option-snow-scope = Sneeuw vertraagt
golems-option-snow-scope-movement = Stappen en draaien
golems-option-snow-scope-translate = Alleen stappen
golems-option-snow-scope-all = Ook slag en verdediging
golems-option-bot-ladder-blocks = Een ladder blokkeert het zicht van een bot
golems-option-bot-strike-timing = Bots slaan
golems-option-bot-strike-timing-step4 = Samen met de spelers
golems-option-bot-strike-timing-immediate = Voordat de spelers bewegen
golems-option-bots-allied = Bots zijn één team
golems-option-bots-allied-scenario = Volgens het scenario
golems-option-bots-allied-off = Nee
golems-option-bots-allied-on = Ja
golems-option-bot-row-limit = Bots doen iets
golems-option-bot-row-limit-off = In elke rij
golems-option-bot-row-limit-card = In zoveel rijen als op hun kaart staan
golems-option-end-when-one-player-left = Het spel eindigt als er nog maar één speler over is
golems-option-last-row-tiebreak = Alle laatste golems vallen in dezelfde rij
golems-option-last-row-tiebreak-draw = Gelijkspel
golems-option-last-row-tiebreak-least-overkill = De minste schade boven de limiet wint
golems-option-tiebreak = Gelijke schade aan het einde
golems-option-tiebreak-draw = Gelijkspel
golems-option-tiebreak-most-damage-dealt = Wie meer schade uitdeelde, wint
golems-option-tiebreak-sudden-death = Extra rondes: de eerste schade beslist
golems-option-tournament = Toernooi
golems-option-tournament-bracket = Afvalschema: wie verliest, ligt eruit
golems-option-tournament-league = Competitie: iedereen tegen iedereen
golems-option-final-map = Veld van de finale met acht spelers
golems-option-final-map-river-crossing = De oversteek
golems-option-final-map-winter-pass = De winterpas
golems-option-kids-simultaneous = Kindermodus: beide golems bewegen tegelijk
golems-option-kids-respawn = Kindermodus: een kapotte golem komt terug
golems-option-kids-turn-cap = Kindermodus: hoogste aantal beurten (0: geen limiet)

# Onderdelen: hoe ze heten en wat ze doen, voor wie de doos nog nooit gezien heeft
golems-piece-command-f = Vooruit
golems-piece-command-f-help = De golem doet één stap vooruit.
golems-piece-command-b = Achteruit
golems-piece-command-b-help = De golem doet één stap achteruit en blijft dezelfde kant op kijken.
golems-piece-command-l = Linksom draaien
golems-piece-command-l-help = De golem draait een kwartslag naar zijn eigen links en blijft op zijn vakje.
golems-piece-command-r = Rechtsom draaien
golems-piece-command-r-help = De golem draait een kwartslag naar zijn eigen rechts en blijft op zijn vakje.
golems-piece-command-s = Blijven staan
golems-piece-command-s-help = De golem doet niets in deze rij.
golems-piece-command-x = Slag
golems-piece-command-x-help = De golem slaat recht vooruit. Hoe hard en hoe ver staat op zijn kaart.
golems-piece-command-d = Verdediging
golems-piece-command-d-help = Houdt in deze rij één slagkracht tegen, van welke kant dan ook.
golems-piece-bonus-for = Herhaal 2
golems-piece-bonus-for-help = De opdracht op deze kaart wordt twee keer uitgevoerd.
golems-piece-bonus-if = Is er een obstakel?
golems-piece-bonus-if-help = Als de anderen bewogen hebben, kijkt de golem naar het vakje voor zich: één opdracht voor Ja, een andere voor Nee.
golems-piece-bonus-while = Herhaal tot…
golems-piece-bonus-while-help = De opdracht wordt herhaald tot er vlak voor de golem een obstakel is. Een lus zonder einde kost 1 schade.
golems-piece-bonus-call = Subprogramma aanroepen
golems-piece-bonus-call-help = Voert beide kaarten van je subprogramma in één rij uit. Een andere bonus kan dan niet in deze ronde.
golems-piece-sensor-any = Elk obstakel
golems-piece-sensor-any-help = De voorwaarde let op elk obstakel: vat, muur, water of golem.
golems-piece-sensor-barrel = Vatsensor
golems-piece-sensor-barrel-help = De voorwaarde let alleen op vaten, zelfs niet op golems.
golems-piece-sensor-wall = Muursensor
golems-piece-sensor-wall-help = De voorwaarde let alleen op muren, zelfs niet op golems.
golems-piece-sensor-water = Watersensor
golems-piece-sensor-water-help = De voorwaarde let alleen op water, zelfs niet op golems.
golems-piece-sensor-attack = Aanval?
golems-piece-sensor-attack-help = Alleen als het is afgesproken: het antwoord is Ja als een slag deze golem net heeft geraakt.
golems-piece-luck-empty = Lege gelukskaart
golems-piece-luck-empty-help = Niets bijzonders in deze ronde.
golems-piece-luck-for = Geluk: Herhaal 2
golems-piece-luck-for-help = In deze ronde mag je de kaart “Herhaal 2” gebruiken.
golems-piece-luck-if = Geluk: Is er een obstakel?
golems-piece-luck-if-help = In deze ronde mag je de kaart “Is er een obstakel?” gebruiken.
golems-piece-luck-while = Geluk: Herhaal tot…
golems-piece-luck-while-help = In deze ronde mag je de kaart “Herhaal tot…” gebruiken.
golems-piece-luck-and = Geluk: EN
golems-piece-luck-and-help = Je krijgt het logicafiche EN. Zonder logicafiches is de kaart leeg.
golems-piece-luck-or = Geluk: OF
golems-piece-luck-or-help = Je krijgt het logicafiche OF. Zonder logicafiches is de kaart leeg.
golems-piece-luck-not = Geluk: NIET
golems-piece-luck-not-help = Je krijgt het logicafiche NIET. Zonder logicafiches is de kaart leeg.
golems-piece-luck-xor = Geluk: XOR
golems-piece-luck-xor-help = Je krijgt het logicafiche XOR. Zonder logicafiches is de kaart leeg.
golems-piece-logic-and = EN
golems-piece-logic-and-help = Deze rij en de volgende worden in één keer uitgevoerd.
golems-piece-logic-or = OF
golems-piece-logic-or-help = Deze rij en de volgende gaan open, en de speler kiest: de eerste opdracht, de tweede of beide.
golems-piece-logic-not = NIET
golems-piece-logic-not-help = De opdracht wordt omgedraaid: Vooruit en Achteruit, links en rechts, Slag en Verdediging.
golems-piece-logic-xor = XOR
golems-piece-logic-xor-help = De exclusieve OF: kies precies één van de twee opdrachten; de andere vervalt.
golems-piece-card-sword = Golem met een zwaard
golems-piece-card-sword-help = Stevig en makkelijk: een goede eerste golem. Hij slaat alleen op het vakje voor zich.
golems-piece-card-twin-swords = Golem met twee zwaarden
golems-piece-card-twin-swords-help = Het langste programma van allemaal, maar hij gaat eerder kapot.
golems-piece-card-axe = Golem met een bijl
golems-piece-card-axe-help = Slaat hard en is stevig, maar zijn programma is korter dan dat van het zwaard.
golems-piece-card-great-axe = Golem met een strijdbijl
golems-piece-card-great-axe-help = Slaat hard en heeft een lang programma, maar gaat eerder kapot.
golems-piece-card-spear = Golem met een speer
golems-piece-card-spear-help = Stevig, en zijn slag reikt één vakje verder dan een zwaard.
golems-piece-card-pike = Golem met een piek
golems-piece-card-pike-help = Slaat verder dan een zwaard met een lang programma, maar gaat eerder kapot.
golems-piece-card-halberd = Golem met een hellebaard
golems-piece-card-halberd-help = Slaat hard en ver en is stevig, maar zijn programma is heel kort.
golems-piece-card-flail = Golem met een strijdvlegel
golems-piece-card-flail-help = Slaat hard en ver, maar gaat eerder kapot.
golems-piece-card-longbow = Golem met een boog
golems-piece-card-longbow-help = Schiet het verst en is stevig, maar zijn programma is heel kort.
golems-piece-card-crossbow = Golem met een kruisboog
golems-piece-card-crossbow-help = Schiet het verst en heeft één rij meer dan de boog, maar gaat eerder kapot.
golems-piece-card-ballista = Golem met een ballista
golems-piece-card-ballista-help = Schiet hard en het verst, maar heeft een heel kort programma en gaat eerder kapot.
golems-piece-card-hammer = Golem met een hamer
golems-piece-card-hammer-help = De hardste slag van allemaal, voor kenners: een heel kort programma, en hij gaat eerder kapot.
golems-piece-value-power = Slagkracht
golems-piece-value-power-help = Hoeveel schade één slag doet.
golems-piece-value-limit = Schadelimiet
golems-piece-value-limit-help = Met zoveel schade is de golem uitgeschakeld.
golems-piece-value-rows = Aantal rijen
golems-piece-value-rows-help = Hoeveel rijen het programma van de golem heeft.
golems-piece-value-range = Reikwijdte
golems-piece-value-range-help = Hoeveel vakjes vooruit een slag reikt.
golems-piece-bot-dice = Bot met dobbelsteen
golems-piece-bot-dice-help = Doet wat de dobbelsteen zegt.
golems-piece-bot-hunter = Jagerbot
golems-piece-bot-hunter-help = Slaat als hij een golem kan raken, loopt naar een golem die hij ziet, en doet anders wat de dobbelsteen zegt.
golems-piece-bot-guard = Wachterbot
golems-piece-bot-guard-help = Slaat als hij een golem kan raken, verdedigt zich als hij er een ziet, en draait of wacht anders.
golems-piece-bot-fox = Vossenbot
golems-piece-bot-fox-help = Ziet hij een golem: slaat als hij kan raken en de worp even is, stapt anders achteruit. Ziet hij niemand: doet wat de dobbelsteen zegt.
golems-piece-bot-breaker = Vatenbrekerbot
golems-piece-bot-breaker-help = Slaat een vat vlak voor zich stuk. Verder jaagt hij als de Jagerbot, maar ziet minder ver.
golems-piece-bot-duelist = Duelbot
golems-piece-bot-duelist-help = Ziet hij een golem: verdedigt zich bij 5 of 6, slaat of loopt anders naar hem toe. Ziet hij niemand: doet wat de dobbelsteen zegt.
golems-piece-bot-patrol = Patrouillebot
golems-piece-bot-patrol-help = Slaat als hij een golem kan raken en loopt naar een golem die hij ziet. Anders loopt hij door, en draait waar de weg versperd is.
golems-piece-bot-dummy = Oefenpop
golems-piece-bot-dummy-help = Blijft staan. Hij is er om te oefenen.
golems-piece-bot-clockwork = Opwindbot
golems-piece-bot-clockwork-help = Slaat als hij een golem kan raken; anders draait hij rechtsom, als de wijzer van een klok.
golems-piece-obstacle-wall = Muur
golems-piece-obstacle-wall-help = Geen golem komt erdoor, en geen slag breekt hem.
golems-piece-obstacle-water = Water
golems-piece-obstacle-water-help = Een golem die erin stapt, krijgt 1 schade en gaat aan land op een vrij vakje naast het water.
golems-piece-obstacle-ladder = Ladder
golems-piece-obstacle-ladder-help = Een golem die erop stapt, komt uit aan de andere kant. Voor een voorwaarde is hij geen obstakel.
golems-piece-obstacle-barrel = Vat
golems-piece-obstacle-barrel-help = Een stap duwt het weg als het vakje erachter leeg is. Een slag breekt het en laat zien wat erin zit.
golems-piece-obstacle-golem = Golem
golems-piece-obstacle-golem-help = Een andere golem verspert de weg, tenzij hij op hetzelfde moment weggaat.
golems-piece-obstacle-edge = Rand van het veld
golems-piece-obstacle-edge-help = Geen stap gaat eroverheen. Voor een voorwaarde is hij geen obstakel.
golems-piece-content-empty = Leeg vat
golems-piece-content-empty-help = Er zit niets in.
golems-piece-content-dynamite = Dynamiet
golems-piece-content-dynamite-help = Het ontploft: iedereen die op het vat sloeg, krijgt 1 schade, en verdediging helpt niet.
golems-piece-content-repair = Reparatie
golems-piece-content-repair-help = Haalt 1 schade weg bij iedereen die op het vat sloeg.
golems-piece-content-plus = +1 voor het programma
golems-piece-content-plus-help = Je programma van de volgende ronde mag één rij langer zijn.
golems-piece-content-minus = −1 voor het programma
golems-piece-content-minus-help = Je programma van de volgende ronde is één rij korter.
golems-piece-content-hole = Zwart gat
golems-piece-content-hole-help = De tegenstanders mogen de golem die op het vat sloeg naar elk vrij vakje sturen.
golems-piece-terrain-ice = IJs
golems-piece-terrain-ice-help = Een stap die op ijs begint, gaat één vakje verder: de golem glijdt.
golems-piece-terrain-snow = Sneeuw
golems-piece-terrain-snow-help = Hier heeft een golem twee keer achter elkaar dezelfde opdracht nodig om te stappen of te draaien.
golems-piece-object-crystal = Kristal
golems-piece-object-crystal-help = Een golem die op zijn vakje een opdracht eindigt, pakt het. Bij schade laat hij het weer vallen.
golems-piece-object-gear = Tandwiel
golems-piece-object-gear-help = Een golem die op zijn vakje een opdracht eindigt, pakt het.
golems-piece-object-treasure = Schat
golems-piece-object-treasure-help = De prijs voor de golem van zijn kleur.
golems-piece-landmark-flag = Vlag
golems-piece-landmark-flag-help = Dit is het doel: hier moet een golem komen.
golems-piece-landmark-hill = Heuvel
golems-piece-landmark-hill-help = Een golem die hier staat als een ronde eindigt, krijgt punten.
golems-piece-landmark-home = Thuis
golems-piece-landmark-home-help = Het startvakje van een golem. Hier brengt hij wat hij draagt.
golems-piece-landmark-place = Omlijnd vakje
golems-piece-landmark-place-help = Het doel van de golem van deze kleur.
golems-piece-mark-damage = Schade
golems-piece-mark-damage-help = Een kapot tandwiel. Heeft een golem er zoveel als zijn schadelimiet, dan is hij uitgeschakeld.
golems-piece-mark-sub = Subprogramma
golems-piece-mark-sub-help = Twee opdrachten voor het hele spel. De kaart “Subprogramma aanroepen” voert ze in één rij uit.
golems-piece-mark-die = Dobbelsteen
golems-piece-mark-die-help = Er wordt in elke rij voor elke bot mee gegooid.
golems-piece-mark-eye = Oog
golems-piece-mark-eye-help = Zoveel vakjes recht vooruit ziet een bot een golem. Een muur neemt het zicht weg.

# Doelen: waar je voor speelt, in één zin aan tafel
golems-goal-own = { $own ->
    [damage] {" "}Jouw schade: { $damage } van { $limit }.
    [out] {" "}Je golem is uitgeschakeld.
    [shared] {" "}Je golem is uitgeschakeld; als de anderen het halen, win je met hen mee.
   *[none] {""}
}
golems-goal-things = { $object ->
    [crystal] kristallen
    [gear] tandwielen
   *[treasure] schatten
}
golems-goal-last = { $you ->
    [no] De laatste golem die niet is uitgeschakeld wint
   *[yes] Laat jouw golem als laatste overblijven
}{ $bots ->
    [0] {""}
   *[other] {" "}(bots tellen ook mee)
}{ $rounds ->
    [0] {""}
   *[other] { $you ->
        [no] ; na ronde { $rounds } wint de speler met de minste schade
       *[yes] , of heb na ronde { $rounds } de minste schade van alle spelers
    }
}.{ golems-goal-own }
golems-goal-alone = { $bots ->
    [0] Houd het vol
   *[other] Schakel alle bots uit, of houd het vol
} tot het einde van ronde { $rounds }.{ golems-goal-own }
golems-goal-extra = Gelijk! Wie aan het einde van een rij minder schade heeft dan alle anderen, wint.{ golems-goal-own }
golems-goal-reach = { $you ->
    [no] Op { $cell } moet de golem ({ golems-colour }) staan
   *[yes] Je golem moet op { $cell } staan
} { $rounds ->
    [1] als zijn programma klaar is
   *[other] aan het einde van een ronde, op zijn laatst van ronde { $rounds }
}{ $undamaged ->
    [yes] , zonder schade
   *[no] {""}
}.
golems-goal-bots = { $together ->
    [yes] Schakel samen alle bots uit
   *[no] Schakel alle bots uit
} in { $rounds ->
    [one] { $rounds } ronde
   *[other] hoogstens { $rounds } rondes
}{ $golem ->
    [whole] , zonder enige schade
    [action] { $you ->
        [no] ; minstens één golem van de spelers moet overblijven
       *[yes] { $together ->
            [yes] ; minstens één van jullie golems moet overblijven
           *[no] ; je golem moet overblijven
        }
    }
   *[any] {""}
}. Bots over: { $left }.{ golems-goal-own }
golems-goal-hill = { $you ->
    [no] Een golem die op de heuvel staat als een ronde eindigt, krijgt 1 punt
   *[yes] Sta op de heuvel als een ronde eindigt: dat is 1 punt
}{ $alone ->
    [1] {""}
   *[other] , of { $alone } als er geen andere golem staat
}. Je wint met { $target } punten, of met de meeste na ronde { $rounds }.{ $you ->
    [no] {""}
   *[yes] {" "}Je hebt er { $count }.
}
golems-goal-race-to = { $thing ->
    [crystal] het kristal
    [gear] het tandwiel
    [treasure] de schat
   *[flag] de vlag
}
golems-goal-race-any = { $thing ->
    [crystal] een kristal
    [gear] een tandwiel
    [treasure] een schat
   *[flag] een vlag
}
golems-goal-race = { $you ->
    [no] { $whose ->
        [one] De golem moet bij { golems-goal-race-to } komen
        [own] De golem die als eerste bij { golems-goal-race-to } van zijn eigen kleur is, wint
       *[any] De golem die als eerste bij { golems-goal-race-any } is, wint
    }
   *[yes] { $whose ->
        [one] Ga naar { golems-goal-race-to }
        [own] Wees als eerste bij { golems-goal-race-to } van jouw kleur
       *[any] Wees als eerste bij { golems-goal-race-any }
    }
}{ $mode ->
    [last] . Ook de laatste golem die overblijft wint.
    [alone] .
   *[kids] !
}
golems-goal-home = { $you ->
    [no] Golems brengen { golems-goal-things } naar hun startvakje
   *[yes] Breng { golems-goal-things } naar je startvakje
}: { $target } is genoeg, of de meeste na ronde { $rounds }.{ $mode ->
    [last] {" "}Ook de laatste golem die overblijft wint.
   *[other] {""}
}{ $you ->
    [no] {""}
   *[yes] {" "}Je hebt er { $count }.
}
golems-goal-collect = { $you ->
    [no] De golem met de meeste { golems-goal-things } wint
   *[yes] Verzamel de meeste { golems-goal-things }
}{ $mode ->
    [last] . Ook de laatste golem die overblijft wint.
    [alone] .
   *[kids] !
}{ $you ->
    [no] {""}
   *[yes] {" "}Je hebt er { $count }.
} Nog op het veld: { $left }.
golems-goal-bracket = { $you ->
    [no] Wie een wedstrijd verliest, ligt eruit; wie de finale wint, wint het toernooi.
    [out] Je hebt een wedstrijd verloren en ligt eruit. Wie de finale wint, wint het toernooi.
    [waiting] Win al je wedstrijden en je wint het toernooi. Wacht op de volgende.
    [extra] Gelijk! Wie aan het einde van een rij minder schade heeft, wint deze wedstrijd.
   *[playing] Win deze wedstrijd: schakel de ander uit, of heb minder schade na ronde { $rounds }.
}{ golems-goal-own }
golems-goal-league = { $you ->
    [no] Een gewonnen wedstrijd is { $win } punten waard, gelijkspel { $draw }; wie de meeste punten heeft, wint het toernooi.
   *[yes] Win je wedstrijden: { $win } punten per stuk, { $draw } voor gelijkspel. De meeste punten winnen. Je hebt er { $count }.
}{ golems-goal-own }

# Scenario’s
golems-goal-standard = De laatste golem die niet is uitgeschakeld wint; na de laatste ronde die met de minste schade.
golems-scenario-first-duel = Het eerste duel
golems-scenario-first-duel-story = Twee golems, twee zwaarden en een leeg plein: hier leer je lopen, draaien en slaan.
golems-scenario-first-duel-goal = { golems-goal-standard }
golems-scenario-barrel-yard = Het vatenplein
golems-scenario-barrel-yard-story = Midden op het plein staan vier vaten van de koning, en niemand weet wat erin zit.
golems-scenario-barrel-yard-goal = { golems-goal-standard }
golems-scenario-river-crossing = De oversteek
golems-scenario-river-crossing-story = Twee beekjes delen de wei in tweeën; golems kunnen zwemmen, maar ze roesten.
golems-scenario-river-crossing-goal = { golems-goal-standard }
golems-scenario-three-knights = Drie ridders
golems-scenario-three-knights-story = Drie golems zitten elkaar achterna rond een oude toren.
golems-scenario-three-knights-goal = { golems-goal-standard }
golems-scenario-grand-melee = Het grote gevecht
golems-scenario-grand-melee-story = Vier golems stappen door vier poorten de ronde arena in, en het hele hof juicht.
golems-scenario-grand-melee-goal = { golems-goal-standard }
golems-scenario-two-floors = Twee verdiepingen
golems-scenario-two-floors-story = Twee ladders verbinden de kelder en de zaal van het oude kasteel: kijk wie er naar boven komt!
golems-scenario-two-floors-goal = { golems-goal-standard }
golems-scenario-winter-pass = De winterpas
golems-scenario-winter-pass-story = Aan beide kanten is de weg vrij, maar in het midden ligt ijs en sneeuw.
golems-scenario-winter-pass-goal = { golems-goal-standard }
golems-scenario-frozen-lake = Het bevroren meer
golems-scenario-frozen-lake-story = Het toernooi is op het ijs van het meer, tussen hopen sneeuw.
golems-scenario-frozen-lake-goal = { golems-goal-standard }
golems-scenario-bots-at-the-gate = Bots bij de poort
golems-scenario-bots-at-the-gate-story = Twee bots bewaken de poort en vallen alles aan wat ze zien.
golems-scenario-bots-at-the-gate-goal = { golems-goal-standard } De bots zijn tegen iedereen.
golems-scenario-third-wheel = De ongenode gast
golems-scenario-third-wheel-story = Een weggelopen bot met een speer bederft het feest van drie golems.
golems-scenario-third-wheel-goal = { golems-goal-standard } De bot is tegen iedereen.
golems-scenario-long-corridor = De lange gang
golems-scenario-long-corridor-story = De gang is lang en het geheugen van de golem kort: zijn vier rijen genoeg?
golems-scenario-long-corridor-goal = Na het programma staat je golem op d3.
golems-scenario-powder-keg = Het kruitvat
golems-scenario-powder-keg-story = De oefenpop verstopt zich achter vaten met dynamiet, dus kijk uit wat je raakt.
golems-scenario-powder-keg-goal = De oefenpop is uitgeschakeld, en je golem niet.
golems-scenario-upstairs = Naar boven
golems-scenario-upstairs-story = De oefenpop wacht een verdieping hoger, waar de ladder uitkomt.
golems-scenario-upstairs-goal = De oefenpop is uitgeschakeld.
golems-scenario-clockwork-sentry = De opwindwachter
golems-scenario-clockwork-sentry-story = De wachter draait als de wijzer van een klok en slaat twee vakjes ver: kom als hij de andere kant op kijkt.
golems-scenario-clockwork-sentry-goal = De wachter is uitgeschakeld, en je golem heeft geen schade.
golems-scenario-ice-and-snow = IJs en sneeuw
golems-scenario-ice-and-snow-story = IJs is sneller dan je denkt, en sneeuw is trager.
golems-scenario-ice-and-snow-goal = Na het programma staat je golem op c3.
golems-scenario-until-the-wall = Tot aan de muur
golems-scenario-until-the-wall-story = Waarom zou je stappen tellen? Ergens aan het einde is toch een muur.
golems-scenario-until-the-wall-goal = Na het programma staat je golem op g4, zonder schade.
golems-scenario-last-stand = Het laatste verzet
golems-scenario-last-stand-story = Drie kleine bots tegen één dappere golem.
golems-scenario-last-stand-goal = Voor het einde van de laatste ronde zijn alle bots uitgeschakeld, en je golem niet.
golems-scenario-bot-hunt = Jacht op bots
golems-scenario-bot-hunt-story = Twee vrienden vangen met hun golems twee weggelopen bots.
golems-scenario-bot-hunt-goal = Jullie winnen samen als beide bots zijn uitgeschakeld en minstens één van jullie golems niet.
golems-scenario-king-of-the-hill = Koning van de heuvel
golems-scenario-king-of-the-hill-story = Wie op de heuvel staat als de bel gaat, krijgt een munt.
golems-scenario-king-of-the-hill-goal = Na elke ronde krijgt een golem op e5, f5, e6 of f6 1 punt, of 2 als hij er alleen staat; 6 punten winnen, of de meeste na de laatste ronde.
golems-scenario-crystal-run = De kristallenjacht
golems-scenario-crystal-run-story = Midden op het veld schitteren twee toverkristallen: wie brengt ze naar huis?
golems-scenario-crystal-run-goal = Breng beide kristallen naar je startvakje; na de laatste ronde wint wie er meer heeft. Een golem die schade krijgt, laat zijn kristal vallen.
golems-scenario-logic-school = Logicaschool
golems-scenario-logic-school-story = Er liggen tovertekens op de vloer: stap op een ervan, en je volgende opdracht verandert.
golems-scenario-logic-school-goal = { golems-goal-standard }
golems-scenario-treasure-labyrinth = Schat in het doolhof
golems-scenario-treasure-labyrinth-story = In het doolhof wacht op elke golem een eigen schat.
golems-scenario-treasure-labyrinth-goal = De golem die als eerste bij zijn eigen schat is, wint.
golems-scenario-race-to-the-edge = Race naar de rand
golems-scenario-race-to-the-edge-story = Klaar voor de start, af: naar de andere rand van het veld!
golems-scenario-race-to-the-edge-goal = De golem die als eerste in de bovenste rij vakjes (rij 1) is, wint.
golems-scenario-gear-collectors = Tandwielverzamelaars
golems-scenario-gear-collectors-story = Iemand heeft zeven glimmende tandwielen laten vallen, en beide golems willen ze hebben.
golems-scenario-gear-collectors-goal = Als alle tandwielen zijn opgeraapt, wint de golem die er het meest heeft.
golems-scenario-kings-tournament = Het toernooi van de koning
golems-scenario-kings-tournament-story = De koning van Cybertanië nodigt iedereen uit voor het grote golemtoernooi.
golems-scenario-kings-tournament-goal = Win je wedstrijden: de winnaar van de finale, of de beste van de competitie, wint het toernooi.

# Fouten in opties, scenario’s en stellingen
golems-bad-position = Deze stelling kan niet worden gelezen: { $what }.
golems-bad-scenario = { golems-mistake } (regel { $line }).
golems-bad-options = { golems-mistake }.
golems-mistake = { $what ->
    [indented] “{ $found }” staat op de verkeerde plaats: ingesprongen regels staan alleen onder { $known }
    [word] “{ $found }” is geen woord van een scenario; er zijn: { $known }
    [twice] “{ $found }” staat er twee keer, de eerste keer in regel { $known }
    [missing] “{ $found }” ontbreekt
    [empty] De lijst “{ $found }” heeft een lege plaats
    [number] Hier hoort een heel getal uit { $known }, niet “{ $found }”
    [known] “{ $found }” past hier niet; er zijn: { $known }
    [cell] Er is geen vakje “{ $found }” op dit veld
    [large] Een veld van { $found } is te groot; het is hoogstens { $known } vakjes breed en hoog
    [ragged] Alle regels van de kaart zijn even breed, hier { $known }; deze niet: { $found }
    [sign] “{ $found }” is geen teken van een kaart; er zijn: { $known }
    [ladder] Het ladderteken “{ $found }” staat twee keer op de kaart; het eerste op { $known }
    [pair] Ladder { $found } heeft beide uiteinden nodig
    [part] Een deel schrijf je als “M summer a1”, niet als “{ $found }”
    [outside] Deel { $found } op { $known } bedekt vakjes die niet op de kaart staan
    [overlap] De delen { $found } en { $known } overlappen elkaar
    [no-part] Onder vakje { $found } ligt geen deel
    [layer] De laag “terrain” is even groot als de kaart: { $found }
    [terrain] Op vakje { $found } kan alleen “{ $known }” staan
    [many-barrels] Te veel vaten: { $found }; in de doos zitten er { $known }
    [many-water] Te veel waterfiches: { $found }; in de doos zitten er { $known }
    [many-obstacles] Te veel muren, water en ladders: { $found }; in de doos zitten er { $known }
    [start] Een startvakje schrijf je als “b4 N”, niet als “{ $found }”
    [starts] Aantal startvakjes: { $found }; nodig: { $known }
    [bot] Een bot schrijf je als “hunter sword a1 E”, niet als “{ $found }”
    [golems] Te veel golems: { $found }; hoogstens { $known }
    [facings] Met drie of vier spelers kijken alle golems een andere kant op, niet { $found }
    [two] De kindermodus is voor 2 golems, niet voor { $found }
    [values] “{ $found }” is geen golemkaart, en ook geen waarden zoals 1/3/4/1; kaarten: { $known }
    [not-free] Hier is het niet vrij: { $found }
    [barrel] Een vat schrijf je als “c2 dynamite”, niet als “{ $found }”
    [unnamed] Er staat niet wat er in het vat op { $found } zit
    [no-barrel] Er staat geen vat op { $found }
    [contents] Te veel vaten met “{ $found }”; in de doos zitten er { $known }
    [token] Een logicafiche schrijf je als “b1 NOT”, niet als “{ $found }”
    [tokens] Te veel fiches { $found }; in de doos zitten er { $known }
    [objects] Het doel “{ $found }” heeft voorwerpen op het veld nodig
    [win] “{ $found }” hoort niet bij dit doel
    [cells] Aantal vakjes dat het doel “{ $found }” nodig heeft: { $known }
    [no-bots] “{ $found }” heeft minstens één bot nodig
    [tournament] Het doel “bracket” en de soort “tournament” horen bij elkaar; hier is het doel “{ $found }”
    [alone] Het doel “{ $found }” heeft minstens twee golems nodig
    [kids] Het doel “{ $found }” hoort niet bij de kindermodus
    [unknown] Er is geen scenario “{ $found }”; er zijn: { $known }
    [seats] Aantal spelers van dit scenario: { $known }, niet { $found }
    [mode] De soort spel “{ $found }” past niet bij dit scenario; dat is “{ $known }”
    [luck] Gelukskaarten zijn tien tekens uit { $known }, met komma’s ertussen, niet “{ $found }”
    [cards] Golemkaarten zijn woorden uit { $known }, met komma’s ertussen, voor elke speler, niet “{ $found }”
    [same-card] Twee spelers kunnen niet dezelfde golemkaart hebben (de kanten zijn { $known }): “{ $found }”
    [colours] Kleuren zijn verschillende woorden uit { $known }, met komma’s ertussen, niet “{ $found }”
    [bots] Een bot is een kaart en een programma, zoals sword:hunter, op een vrij startvakje, niet “{ $found }”; programma’s: { $known }
   *[other] “{ $found }” past hier niet; wat past: { $known }
}
