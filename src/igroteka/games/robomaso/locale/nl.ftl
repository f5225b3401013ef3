# De woorden komen uit de woordenlijst op de regelpagina.
robomaso-name = Robovlees
robomaso-about = Ieder twee robots, een doolhof dat kaart na kaart groeit, en wapens met een eigen wil: verover de programmaschijven van de anderen.

# Namen; ze worden in andere berichten ingevoegd, met dezelfde argumenten.
# Ze staan er zonder lidwoord, windrichtingen met “naar het”.
# Een robot die niet uit onze doos komt (eigen bestanden), heet zoals in het bestand.
robomaso-robot = { $robot ->
    [bolt] Bout
    [nut] Moer
    [piston] Zuiger
    [valve] Klep
    [cog] Tandwiel
    [sprocket] Rondsel
    [fuse] Zekering
    [diode] Diode
    [none] robot
   *[other] { $robot }
}
robomaso-robots = { robomaso-robot }
robomaso-foe = { $foe ->
    [bolt] Bout
    [nut] Moer
    [piston] Zuiger
    [valve] Klep
    [cog] Tandwiel
    [sprocket] Rondsel
    [fuse] Zekering
    [diode] Diode
    [none] robot
   *[other] { $foe }
}
robomaso-victim = { $victim ->
    [bolt] Bout
    [nut] Moer
    [piston] Zuiger
    [valve] Klep
    [cog] Tandwiel
    [sprocket] Rondsel
    [fuse] Zekering
    [diode] Diode
    [none] robot
   *[other] { $victim }
}
robomaso-layer = { $layer ->
    [bolt] Bout
    [nut] Moer
    [piston] Zuiger
    [valve] Klep
    [cog] Tandwiel
    [sprocket] Rondsel
    [fuse] Zekering
    [diode] Diode
    [none] robot
   *[other] { $layer }
}
robomaso-first = { $first ->
    [bolt] Bout
    [nut] Moer
    [piston] Zuiger
    [valve] Klep
    [cog] Tandwiel
    [sprocket] Rondsel
    [fuse] Zekering
    [diode] Diode
    [none] robot
   *[other] { $first }
}
robomaso-one = { $one ->
    [bolt] Bout
    [nut] Moer
    [piston] Zuiger
    [valve] Klep
    [cog] Tandwiel
    [sprocket] Rondsel
    [fuse] Zekering
    [diode] Diode
    [none] robot
   *[other] { $one }
}
robomaso-two = { $two ->
    [bolt] Bout
    [nut] Moer
    [piston] Zuiger
    [valve] Klep
    [cog] Tandwiel
    [sprocket] Rondsel
    [fuse] Zekering
    [diode] Diode
    [none] robot
   *[other] { $two }
}
robomaso-hit = { $hit ->
    [bolt] Bout
    [nut] Moer
    [piston] Zuiger
    [valve] Klep
    [cog] Tandwiel
    [sprocket] Rondsel
    [fuse] Zekering
    [diode] Diode
    [none] robot
   *[other] { $hit }
}
robomaso-path = ({ $path })
robomaso-colour = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
   *[white] wit
}
robomaso-thing = { $thing ->
    [speed] Snelheid
    [manipulation] Wendbaarheid
    [reaction] Reactie
    [capacity] Capaciteit
    [slimer] Slijmwerper
    [ray] Straalkanon
    [snowbang] Sneeuwknaller
    [jay] Gaaienschieter
    [flytrap] Robovleeseter
    [nest] mitrailleur
    [teleport] teleport
    [door] deur
    [mud] modder
    [hole] gat
   *[plain] niets
}
robomaso-kind-of-card = { $kind_of_card ->
    [speed] Snelheid
    [manipulation] Wendbaarheid
    [reaction] Reactie
    [capacity] Capaciteit
    [slimer] Slijmwerper
    [ray] Straalkanon
    [snowbang] Sneeuwknaller
    [jay] Gaaienschieter
   *[flytrap] Robovleeseter
}
robomaso-chosen = { $what ->
    [speed] Snelheid
    [manipulation] Wendbaarheid
    [reaction] Reactie
    [capacity] Capaciteit
    [slimer] Slijmwerper
    [ray] Straalkanon
    [snowbang] Sneeuwknaller
    [jay] Gaaienschieter
    [flytrap] Robovleeseter
   *[nest] mitrailleur
}
robomaso-gun = { $gun ->
    [slimer] Slijmwerper
    [ray] Straalkanon
    [snowbang] Sneeuwknaller
    [jay] Gaaienschieter
    [nest] mitrailleur
   *[none] wapen
}
robomaso-symbol = { $symbol ->
    [speed] snelheid
    [manipulation] wendbaarheid
    [reaction] reactie
    [capacity] capaciteit
    [slimer] Slijmwerper
    [ray] Straalkanon
    [snowbang] Sneeuwknaller
    [jay] Gaaienschieter
    [flytrap] Robovleeseter
    [teleport] teleport
    [door] deur
    [nest] mitrailleursnest
    [mud] modder
    [hole] gat
   *[plain] niets
}
robomaso-shape = { $shape ->
    [end] doodlopende gang
    [straight] rechte gang
    [bend] bocht
    [tee] T-splitsing
   *[cross] kruising
}
robomaso-card = { robomaso-shape }{ $symbol ->
    [plain] {""}
   *[other] , { robomaso-symbol }
}{ $shown ->
    [2] {" "}×2
   *[other] {""}
}
robomaso-side = { $side ->
    [N] naar het noorden
    [E] naar het oosten
    [S] naar het zuiden
   *[W] naar het westen
}
robomaso-heading = { $heading ->
    [N] naar het noorden
    [E] naar het oosten
    [S] naar het zuiden
   *[W] naar het westen
}
robomaso-way = { $how ->
    [N] naar het noorden
    [E] naar het oosten
    [S] naar het zuiden
    [W] naar het westen
    [N1] naar het noorden, 1 vakje
    [N2] naar het noorden, 2 vakjes
    [N3] naar het noorden, 3 vakjes
    [E1] naar het oosten, 1 vakje
    [E2] naar het oosten, 2 vakjes
    [E3] naar het oosten, 3 vakjes
    [S1] naar het zuiden, 1 vakje
    [S2] naar het zuiden, 2 vakjes
    [S3] naar het zuiden, 3 vakjes
    [W1] naar het westen, 1 vakje
    [W2] naar het westen, 2 vakjes
   *[W3] naar het westen, 3 vakjes
}

# Vragen
robomaso-discs = Welke van je robots krijgt één schijf? De andere krijgt er twee.
robomaso-corner = Welke hoek is jouw thuis?
robomaso-opening = Hoe ligt je eerste kaart?
robomaso-place = Welke robot begint hier, en welke kant kijkt hij op?
robomaso-build = Bouwen: trek je een kaart, of leg je je inzetveld of je computer?
robomaso-lay = Waar leg je de kaart?
robomaso-deploy = Inzetten: welke kant kijkt de robot op?
robomaso-pick = Welke robot rijdt nu?
robomaso-drive = Wat doet je robot?
robomaso-take = Neem je de kaart?
robomaso-give = Neemt je andere robot er ook een?
robomaso-rob = Hoeveel schijven neem je uit de computer?
robomaso-home = Je robot is weer thuis: welke kant kijkt hij op?
robomaso-aim = Op welke van de twee robots mik je?
robomaso-fight = Treffen: schiet je?
robomaso-secret = Gelijke reactie. Geheime keuze: schieten of niet schieten?
robomaso-loot = Wat neem je van de robot die je hebt neergeschoten?
robomaso-end = Je robots hebben gereden. Is je beurt klaar?

# Antwoorden
robomaso-answer-discs = Eén schijf voor robot { $what }, twee voor de andere
robomaso-answer-corner = Hoek ({ $what })
robomaso-answer-place = Zet robot { $what } neer, kijkend { robomaso-way }
robomaso-answer-draw = Trek een kaart
robomaso-answer-skip = Bouw niets
robomaso-answer-lay = Leg de kaart op ({ $what }), { $how ->
    [0] niet gedraaid
    [1] een kwart gedraaid
    [2] half gedraaid
   *[3] driekwart gedraaid
}
robomaso-answer-field = Leg het inzetveld op ({ $what })
robomaso-answer-computer = Leg de computer op ({ $what }), open { $how ->
    [0] naar het noorden
    [1] naar het oosten
    [2] naar het zuiden
   *[3] naar het westen
}
robomaso-answer-store = Sla een schijf van robot { $what } op in de computer
robomaso-answer-cancel = Schakel de computer uit; schijven voor robot 1: { $what }
robomaso-answer-deploy = Zet robot { $what } in, kijkend { robomaso-way }
robomaso-answer-postpone = Laat robot { $what } wachten
robomaso-answer-move = Robot { $what } rijdt
robomaso-answer-step = Rijd { $what ->
    [N] naar het noorden
    [E] naar het oosten
    [S] naar het zuiden
   *[W] naar het westen
}
robomaso-answer-turn = { $what ->
    [none] Omkeren
   *[other] Robot { $what } omkeren
}
robomaso-answer-wait = Wachten
robomaso-answer-stop = Hier blijven
robomaso-answer-suicide = Zelfvernietiging
robomaso-answer-flytrap = Leg een Robovleeseter achter je
robomaso-answer-hop = Teleport naar ({ $what }){ $how ->
    [N] , kijkend naar het noorden
    [E] , kijkend naar het oosten
    [S] , kijkend naar het zuiden
    [W] , kijkend naar het westen
   *[none] {""}
}
robomaso-answer-fire = Vuur: { robomaso-chosen }, { robomaso-way }
robomaso-answer-hold = Niet schieten{ $what ->
    [none] {""}
   *[other] ; als het toch zover komt: { robomaso-chosen }, { robomaso-way }
}
robomaso-answer-aim = Mik op { robomaso-robot }
robomaso-answer-take = Nemen
robomaso-answer-leave = Laten liggen
robomaso-answer-rob = { $what ->
    [0] Neem geen schijf
   *[other] Schijven nemen: { $what }
}
robomaso-answer-loot = Neem een kaart: { robomaso-chosen }
robomaso-answer-enough = Dat is alles
robomaso-answer-end = Beurt beëindigen

# Waarom niet
robomaso-not-empty = Op ({ $cell }) ligt al een kaart.
robomaso-on-gallery = Op de galerij mag geen kaart liggen, en ({ $cell }) hoort erbij.
robomaso-no-link = Op ({ $cell }) zou de kaart op geen enkele gang aansluiten.
robomaso-edges = In dit spel moeten de randen passen, en op ({ $cell }) passen ze niet. Kijk naar: { $cells }.
robomaso-unreachable = Niemand zou de kaart op ({ $cell }) op kunnen rijden, ook niet vanaf: { $cells }.
robomaso-seals = Met de kaart zo op ({ $cell }) zouden lege vakjes voorgoed afgesloten zijn: { $cells }.
robomaso-same-way = Op ({ $cell }) ligt de kaart precies zo als je haar minder ver draait.
robomaso-not-home = Je eerste kaart gaat naar je eigen hoek, niet naar ({ $cell }).
robomaso-field-is-laid = Je inzetveld ligt er al.
robomaso-computer-is-laid = Je hebt je computer al gelegd, en je hebt er maar één.
robomaso-field-first = Leg eerst je inzetveld: er wacht een robot op, of de afgesproken ronde is er.
robomaso-not-an-opening = Een robot moet naar een opening kijken, en aan die kant is er geen.
robomaso-corner-taken = In deze hoek is al iemand anders thuis.
robomaso-nothing-to-draw = Er is geen kaart meer te trekken, of er is geen leeg vakje.
robomaso-must-build = Zolang er kaarten en lege vakjes zijn, moet je bouwen.
robomaso-no-computer = Je hebt geen werkende computer op het speelveld.
robomaso-no-disc = Deze robot heeft geen schijf.
robomaso-occupied-computer = Er staat een robot op je computer, dus je kunt die nu niet uitschakelen.
robomaso-not-so-many = Zoveel schijven kun je hier niet nemen.
robomaso-not-waiting = Deze robot wordt nu niet ingezet.
robomaso-no-foreigner = Er staat geen vreemde robot in de weg, dus je robot wacht niet.
robomaso-has-moved = { robomaso-robot } heeft al gereden of staat niet op het speelveld.
robomaso-no-opening = { robomaso-robot } kan niet { robomaso-side }: daar is geen opening.
robomaso-backwards = { robomaso-robot } kan niet { robomaso-side }: robots rijden vooruit, nooit achteruit.
robomaso-other-way = { robomaso-robot } kan niet { robomaso-side }: op de teleport is de andere uitgang gekozen.
robomaso-into-wall = { robomaso-robot } kan niet { robomaso-side }: de weg naar ({ $cell }) is dicht.
robomaso-guarded = { robomaso-robot } kan niet { robomaso-side }: in dit spel zijn robots op hun eigen inzetveld veilig, en op ({ $cell }) staat er een.
robomaso-into-void = { robomaso-robot } kan niet { robomaso-side }: op ({ $cell }) ligt nog geen gang.
robomaso-no-points = { robomaso-robot } heeft geen bewegingspunten meer.
robomaso-must-drive = { robomaso-robot } moet verder: robots wachten alleen voor een leeg vakje en keren alleen om waar de gang tegen een muur doodloopt.
robomaso-must-wait = { robomaso-robot } moet voor het lege vakje wachten. Om daar om te keren zijn 2 kaarten Wendbaarheid nodig; nu: { $manipulation }.
robomaso-no-more-turns = { robomaso-robot } heeft op dit vakje al heen en terug gedraaid, en dat is genoeg.
robomaso-not-moved = { robomaso-robot } keert om terwijl hij zelf rijdt, en daarna alleen als hij op het speelveld staat.
robomaso-no-spinner = Na zijn rit kan alleen een robot met 3 kaarten Wendbaarheid nog omkeren; { robomaso-robot } heeft er { $manipulation }.
robomaso-no-brakes = { robomaso-robot } kan niet remmen: er { $points ->
    [one] is nog { $points } bewegingspunt
   *[other] zijn nog { $points } bewegingspunten
} over. Blijven staan kan met 1 kaart Wendbaarheid, onderweg stoppen met 2; nu: { $manipulation }.
robomaso-not-at-start = Een robot kan zichzelf alleen vernietigen voordat hij gaat rijden.
robomaso-not-trapped = { robomaso-robot } zit niet in de val: er is een weg terug naar de galerij.
robomaso-truce = Het is wapenstilstand, met deze ronde mee nog { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}: tot dan geen wapens.
robomaso-no-weapon = Dit heeft je robot niet: { robomaso-gun }.
robomaso-not-in-nest = Je robot staat niet in een mitrailleursnest.
robomaso-wrong-side = Robots schieten vooruit en opzij, nooit achteruit.
robomaso-shut = Aan die kant is geen opening om door te schieten.
robomaso-no-landing = Zo ver komt de Sneeuwknaller daar niet: er zit iets in de weg.
robomaso-at-peace = Deze twee robots hebben een afspraak: tot het einde van deze beweging schieten ze niet.
robomaso-met = Dit treffen is al beslist; na de volgende stap of het volgende omkeren kan je robot weer schieten.
robomaso-misses = Dit schot zou de andere robot missen.
robomaso-at-nothing = Het machinegeweer van het nest heeft een doel nodig: een robot of een Robovleeseter.
robomaso-must-fire = In dit spel moet een robot die kan schieten ook schieten.
robomaso-no-flytrap = { robomaso-robot } heeft geen Robovleeseter.
robomaso-no-bed = Achter { robomaso-robot } is geen plaats voor een Robovleeseter: er moet een gang zijn zonder robot of andere vleeseter, geen gat, computer of inzetveld.
robomaso-no-teleport = Geen teleport brengt { robomaso-robot } daarheen: dat kan alleen van teleport naar teleport, meteen na het oprijden.
robomaso-same-teleport = { robomaso-robot } staat al op deze teleport.
robomaso-robot-there = Op die teleport staat een robot, en in dit spel teleporteert niemand boven op een robot.
robomaso-not-there = Deze robot staat niet waar het schot heen gaat.
robomaso-nothing-like-it = De neergeschoten robot heeft zo’n kaart niet.
robomaso-now-discs = Verdeel eerst je schijven.
robomaso-now-corner = Kies eerst je hoek.
robomaso-now-opening = Leg eerst je eerste kaart.
robomaso-now-place = Zet eerst je robot neer.
robomaso-now-build = Eerst bouwen: trek een kaart, of leg je inzetveld of je computer.
robomaso-now-lay = Leg eerst de kaart die je hebt getrokken.
robomaso-now-deploy = Zet eerst je robot in.
robomaso-now-pick = Kies eerst welke robot rijdt.
robomaso-now-drive = Nu rijdt { robomaso-robot }.
robomaso-now-take = Beslis eerst of { robomaso-robot } de kaart neemt.
robomaso-now-give = Beslis eerst of je andere robot een kaart neemt.
robomaso-now-rob = Beslis eerst hoeveel schijven je uit de computer neemt.
robomaso-now-home = Kies eerst welke kant je robot thuis op kijkt.
robomaso-now-aim = Kies eerst op welke robot je mikt.
robomaso-now-fight = Beslis eerst of je schiet.
robomaso-now-secret = Kies eerst in het geheim of je schiet.
robomaso-now-loot = Kies eerst je buit, of zeg dat het alles is.
robomaso-now-end = Je robots hebben al gereden. Beëindig nu je beurt.

# Waar het om gaat
robomaso-goal-yours = Verzamel als eerste { $goal } schijven: haal ze bij robots die je neerschiet en uit de computers van anderen. Je hebt er { $discs }.{ $rounds ->
    [0] {""}
   *[other] {" "}Is dat na ronde { $rounds } nog niemand gelukt, dan wint wie de meeste schijven heeft.
}
robomaso-goal-all = Wie als eerste { $goal } schijven heeft, wint. De koploper heeft er { $discs }.{ $rounds ->
    [0] {""}
   *[other] {" "}Is dat na ronde { $rounds } nog niemand gelukt, dan wint wie de meeste schijven heeft.
}

# Kaarten, fiches en vakjes voor wie ze voor het eerst ziet
robomaso-piece-token-disc = Programmaschijf
robomaso-piece-token-disc-help = Hier draait alles om. Een robot heeft zijn schijven bij zich tot hij wordt neergeschoten: dan krijgt de schutter ze.
robomaso-piece-token-robot = Robot
robomaso-piece-token-robot-help = Je hebt er twee. Robots rijden vooruit, nooit achteruit, en kunnen niet remmen. Een robot heeft hooguit zes kaarten, met buit hooguit acht.
robomaso-piece-token-double = Dubbel symbool
robomaso-piece-token-double-help = De robot die hier rijdt, neemt één kaart, en je andere robot mag er ook een nemen, zelfs als hij in reserve is.
robomaso-piece-token-truce = Wapenstilstand
robomaso-piece-token-truce-help = In de eerste rondes mag niemand wapens gebruiken. Botsen, computers overvallen en anderen dwarszitten met kaarten mag wel.
robomaso-piece-token-deck = Stapel
robomaso-piece-token-deck-help = Hier trekt iedereen gangkaarten. Is de stapel op, dan telt een leeg vakje als muur.
robomaso-piece-ability-speed = Snelheid
robomaso-piece-ability-speed-help = Met elke kaart Snelheid rijdt de robot elke beurt een vakje verder, vanaf de volgende. Hij moet ze allemaal rijden: remmen heeft hij niet.
robomaso-piece-ability-manipulation = Wendbaarheid
robomaso-piece-ability-manipulation-help = Eén kaart: de robot mag blijven staan. Twee: hij mag ook onderweg stoppen en omkeren. Drie: omkeren is gratis.
robomaso-piece-ability-reaction = Reactie
robomaso-piece-ability-reaction-help = Kunnen in een treffen beide robots raken, dan beslist de robot met de meeste kaarten Reactie het eerst of hij schiet. Wie er aan de beurt is, maakt niet uit.
robomaso-piece-extra-capacity = Capaciteit
robomaso-piece-extra-capacity-help = De robot mag van een symbool twee kaarten nemen en uit een computer twee schijven. Deze kaart telt niet mee voor de zes; er zijn er maar twee in het spel.
robomaso-piece-weapon-slimer = Slijmwerper
robomaso-piece-weapon-slimer-help = Schiet rechtuit, tot drie vakjes ver, en raakt de eerste robot die in de weg staat. Eén kaart, één schot.
robomaso-piece-weapon-ray = Straalkanon
robomaso-piece-weapon-ray-help = Schiet rechtuit, tot vijf vakjes ver, en raakt de eerste robot die in de weg staat. Eén kaart, één schot.
robomaso-piece-weapon-snowbang = Sneeuwknaller
robomaso-piece-weapon-snowbang-help = Je gooit hem rechtuit, tot drie vakjes ver, ook over robots heen. Hij ontploft waar hij neerkomt en op de vakjes ernaast waar de gang heen loopt. Pas op je eigen robots!
robomaso-piece-weapon-jay = Gaaienschieter
robomaso-piece-weapon-jay-help = De gaai vliegt door de gang, door bochten en hoekteleports, op kruisingen rechtdoor, tot hij ergens tegenaan vliegt. Soms is dat zijn eigen baas.
robomaso-piece-weapon-flytrap = Robovleeseter
robomaso-piece-weapon-flytrap-help = De robot legt hem onderweg achter zich. Hij eet op wie erop rijdt, en de schijven gaan naar de robot die hem legde. Je kunt hem kapotschieten.
robomaso-piece-weapon-nest = Mitrailleur
robomaso-piece-weapon-nest-help = Hoort bij het nest. Hij schiet rechtuit naar alle vier de kanten, tot vijf vakjes ver, en raakt nooit leeg.
robomaso-piece-symbol-plain = Gewone gang
robomaso-piece-symbol-plain-help = Hier valt niets te halen: robots rijden gewoon door.
robomaso-piece-symbol-teleport = Teleport
robomaso-piece-symbol-teleport-help = Een robot die hier komt, mag naar elke andere teleport springen. Dat kost geen bewegingspunt.
robomaso-piece-symbol-door = Deur
robomaso-piece-symbol-door-help = Robots kunnen er alleen in de richting van de pijl door. Niemand schiet erdoorheen, en van de andere kant is het een muur.
robomaso-piece-symbol-nest = Mitrailleursnest
robomaso-piece-symbol-nest-help = Hier mag een robot stoppen en blijven staan zolang hij wil. Hij schiet naar alle kanten, tot vijf vakjes ver, en zijn reactie is 1 hoger.
robomaso-piece-symbol-mud = Modder
robomaso-piece-symbol-mud-help = Een robot die erin rijdt, moet stoppen. De volgende beurt komt hij er maar één vakje uit.
robomaso-piece-symbol-hole = Gat
robomaso-piece-symbol-hole-help = Een robot die erin rijdt, valt en verliest al zijn kaarten, maar niet zijn schijven. De volgende beurt is hij terug op zijn inzetveld.
robomaso-piece-symbol-field = Inzetveld
robomaso-piece-symbol-field-help = Hier begint je tweede robot, en hier komen verloren robots terug. Je eigen robots mogen hier blijven staan.
robomaso-piece-symbol-computer = Computer
robomaso-piece-symbol-computer-help = Bewaart je schijven veilig voor wapens. Maar een vreemde robot die hier komt, mag er een nemen en gaat dan naar huis.
robomaso-piece-symbol-gallery = Galerij
robomaso-piece-symbol-gallery-help = De gang om het hele speelveld. Er worden geen kaarten op gelegd; robots rijden er zoals overal.
robomaso-piece-symbol-corner = Hoekteleport
robomaso-piece-symbol-corner-help = Een bocht van de galerij. Een robot kan er gewoon doorheen rijden of naar een andere teleport springen.
robomaso-piece-symbol-down = Dichte kaart
robomaso-piece-symbol-down-help = Voorgoed een muur aan alle kanten: een plek waar niemand meer kan komen, of een uitgeschakelde computer.
robomaso-piece-shape-end = Doodlopende gang
robomaso-piece-shape-end-help = Hier keert een robot om tegen de muur. Dat kost één bewegingspunt.
robomaso-piece-shape-straight = Rechte gang
robomaso-piece-shape-straight-help = Het gaat rechtdoor. Omkeren kan hier alleen als er een muur voor staat.
robomaso-piece-shape-bend = Bocht
robomaso-piece-shape-bend-help = De robot rijdt erin en kijkt tegen de muur. Pas met zijn volgende stap gaat hij de hoek om.
robomaso-piece-shape-tee = T-splitsing
robomaso-piece-shape-tee-help = Drie openingen: jij kiest waar de robot heen rijdt, alleen niet terug.
robomaso-piece-shape-cross = Kruising
robomaso-piece-shape-cross-help = Vier openingen: rechtdoor, rechtsaf of linksaf, net wat je wilt. Niet terug.
robomaso-piece-status-reserve = In reserve
robomaso-piece-status-reserve-help = Nog niet in het spel. Hij komt zodra je je inzetveld legt; tot dan kan niemand bij zijn schijven.
robomaso-piece-status-board = Op het speelveld
robomaso-piece-status-board-help = Elke beurt moet de robot al zijn bewegingspunten gebruiken. Blijven staan mag met een kaart Wendbaarheid, in een nest en op het eigen inzetveld.
robomaso-piece-status-waiting = Wacht op inzet
robomaso-piece-status-waiting-help = In je volgende beurt komt hij terug op je inzetveld. Tot dan kan niemand bij zijn schijven.

# Wat er gebeurt
robomaso-discs-given = { $player } geeft één schijf aan { robomaso-one } en twee aan { robomaso-two }.
robomaso-corner-chosen = { $player } is thuis in hoek ({ $cell }).
robomaso-card-set-aside = { $player } trekt een kaart: { robomaso-card }. Daar kan geen robot beginnen, dus gaat ze opzij.
robomaso-set-aside-shuffled = De kaarten die opzij lagen worden teruggeschud: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
robomaso-robot-placed = { $player } zet { robomaso-robot } op ({ $cell }), kijkend { robomaso-heading }.
robomaso-turn-began = Ronde { $round }: { $player } is aan de beurt.
robomaso-truce-over = Ronde { $round }: de wapenstilstand is voorbij. Vuur!
robomaso-card-drawn = { $player } trekt een kaart: { robomaso-card }.
robomaso-card-shown = { $player } trekt een kaart: { robomaso-card }. Ze past nergens en gaat onder op de stapel.
robomaso-card-laid = { $player } legt een kaart op ({ $cell }): { robomaso-card }.
robomaso-field-laid = { $player } legt het inzetveld op ({ $cell }).
robomaso-computer-laid = { $player } legt de computer op ({ $cell }).
robomaso-cell-filled = Niemand kan nog op ({ $cell }) komen; daar ligt nu { $from_deck ->
    [1] een dichte kaart
   *[0] een lege kaart
}.
robomaso-building-skipped = { $player } bouwt niets.
robomaso-robot-deployed = { $player } zet { robomaso-robot } in op ({ $cell }), kijkend { robomaso-heading }.
robomaso-deployment-postponed = { $player } laat { robomaso-robot } wachten: er staat een vreemde robot in de weg.
robomaso-move-began = { $player }: { robomaso-robot } vertrekt, bewegingspunten: { $points }.
robomaso-robot-drove = { $player }: { robomaso-robot } rijdt { robomaso-heading }, van ({ $start }) naar ({ $cell }).
robomaso-robot-turned = { $player }: { robomaso-robot } keert om op ({ $cell }) en kijkt { robomaso-heading }{ $price ->
    [0] , gratis
   *[other] {""}
}.
robomaso-robot-waited = { $player }: { robomaso-robot } wacht op ({ $cell }). Verloren bewegingspunten: { $points }.
robomaso-move-ended = { $player }: { robomaso-robot } { $how ->
    [stands] blijft staan op ({ $cell })
   *[stops] stopt op ({ $cell })
}.
robomaso-robot-hopped = { $player }: { robomaso-robot } teleporteert van ({ $start }) naar ({ $cell }) en kijkt { robomaso-heading }.
robomaso-robots-crashed = Botsing op ({ $cell })! Schroot: { $robots }.
robomaso-robot-eaten = { $player }: { robomaso-robot } rijdt op een Robovleeseter op ({ $cell }) en wordt opgegeten. Die is gelegd door { robomaso-layer }.
robomaso-robot-died = { robomaso-robot } { $how ->
    [crash] is schroot
    [hole] valt in een gat
    [suicide] vernietigt zichzelf
    [eaten] is opgegeten
   *[shot] is neergeschoten
} en wacht op inzet.
robomaso-cards-lost = { robomaso-robot } verliest al zijn kaarten.
robomaso-card-taken = { $player }: { robomaso-robot } krijgt een kaart op ({ $cell }): { robomaso-kind-of-card }.
robomaso-symbol-left = { $player }: { robomaso-robot } laat een kaart liggen op ({ $cell }): { robomaso-kind-of-card }.
robomaso-discs-won = { $player }: { robomaso-robot } verovert { $count ->
    [one] { $count } schijf
   *[other] { $count } schijven
}{ $stored ->
    [1] , meteen de computer in
   *[0] {""}
}!
robomaso-looted = { robomaso-robot } neemt een kaart van { robomaso-victim }: { robomaso-kind-of-card }.
robomaso-capacity-won = { robomaso-robot } krijgt ook de kaart Capaciteit van { robomaso-victim }.
robomaso-disc-stored = { $player } slaat een schijf van { robomaso-robot } op in de computer.
robomaso-computer-cancelled = { $player } schakelt de computer op ({ $cell }) uit. De schijven gaan naar de robots: { $one } naar de eerste, { $two } naar de tweede.
robomaso-computer-raided = { $player }: { robomaso-robot } overvalt de computer op ({ $cell }), die van { $owner } is. Buitgemaakte schijven: { $discs }.
robomaso-robot-sent-home = { $player }: { robomaso-robot } gaat naar huis en houdt alle kaarten.
robomaso-robots-met = Treffen: { robomaso-robot } (reactie { $quick }) en { robomaso-foe } (reactie { $slow }). { $why ->
    [equal] Gelijke reactie: beide kiezen in het geheim.
    [only] Alleen { robomaso-first } kan raken.
   *[faster] { robomaso-first } is sneller en beslist het eerst.
}
robomaso-fire-held = { $player }: { robomaso-robot } schiet niet.
robomaso-secrets-shown = De geheime keuzes: { robomaso-robot } { $one ->
    [1] schiet
   *[0] schiet niet
}, { robomaso-foe } { $two ->
    [1] schiet
   *[0] schiet niet
}.
robomaso-peace-made = { robomaso-robot } en { robomaso-foe } spreken af niet te schieten.
robomaso-shot-fired = { $player }: { robomaso-robot } op ({ $start }) { $gun ->
    [snowbang] gooit een Sneeuwknaller { robomaso-side }, { $far ->
        [one] { $far } vakje
       *[other] { $far } vakjes
    } ver
    [jay] laat een gaai vliegen { robomaso-side }
   *[other] schiet { robomaso-side } ({ robomaso-gun })
}! Geraakt: { $hit }.
robomaso-flytrap-laid = { $player }: { robomaso-robot } legt een Robovleeseter op ({ $cell }).
robomaso-flytrap-shot = De Robovleeseter op ({ $cell }) wordt aan stukken geschoten.
robomaso-game-over = Einde van het spel: { $why ->
    [goal] het doel is bereikt
    [standstill] niemand kan nog iets doen
   *[rounds] de laatste ronde is gespeeld
}. Overwinning: { $winners }!

# Voorkeuzes en opties
robomaso-preset-document = Zoals in de spelregels
robomaso-preset-later = Latere versie: sneller, vanaf de hoekteleports
robomaso-preset-quick = Snel spel
robomaso-option-goal = Schijven om te winnen
robomaso-option-goal-standard = 5, 7 of 8 met 2, 3 of 4 spelers
robomaso-option-goal-lower = Eén minder: 4, 6 of 7
robomaso-option-goal-4 = 4 schijven
robomaso-option-goal-5 = 5 schijven
robomaso-option-goal-6 = 6 schijven
robomaso-option-goal-7 = 7 schijven
robomaso-option-goal-8 = 8 schijven
robomaso-option-goal-9 = 9 schijven
robomaso-option-goal-10 = 10 schijven
robomaso-option-goal-11 = 11 schijven
robomaso-option-goal-12 = 12 schijven
robomaso-option-base-speed = Snelheid zonder kaarten Snelheid
robomaso-option-truce-rounds = Rondes wapenstilstand (0: geen)
robomaso-option-start-position = De eerste robot begint
robomaso-option-start-position-card = Op zijn eerste kaart
robomaso-option-start-position-corner-teleport = Op de hoekteleport
robomaso-option-first-player = Eerste speler
robomaso-option-first-player-random = Door loting
robomaso-option-first-player-seat1 = Plaats 1
robomaso-option-first-player-seat2 = Plaats 2
robomaso-option-first-player-seat3 = Plaats 3
robomaso-option-first-player-seat4 = Plaats 4
robomaso-option-corners = Eigen hoeken
robomaso-option-corners-diagonal = Per plaats; twee spelers zitten tegenover elkaar
robomaso-option-corners-choose = Iedereen kiest
robomaso-option-gallery-pattern = Vakjes van elke galerijstrook die naar binnen open zijn (met de klok mee)
robomaso-option-gallery-pattern-1111 = Alle vier
robomaso-option-gallery-pattern-0001 = Alleen 4
robomaso-option-gallery-pattern-0011 = 3 en 4
robomaso-option-gallery-pattern-0101 = 2 en 4
robomaso-option-gallery-pattern-0111 = 2, 3 en 4
robomaso-option-gallery-pattern-1000 = Alleen 1
robomaso-option-gallery-pattern-1001 = 1 en 4
robomaso-option-gallery-pattern-1010 = 1 en 3
robomaso-option-gallery-pattern-1011 = 1, 3 en 4
robomaso-option-gallery-pattern-1100 = 1 en 2
robomaso-option-gallery-pattern-1101 = 1, 2 en 4
robomaso-option-gallery-pattern-1110 = 1, 2 en 3
robomaso-option-edge-match = Randen van kaarten naast elkaar
robomaso-option-edge-match-lenient = Een opening mag tegen een muur komen
robomaso-option-edge-match-strict = Moeten passen
robomaso-option-filler-source = Onbereikbare vakjes worden gevuld
robomaso-option-filler-source-deck = Met kaarten van de stapel
robomaso-option-filler-source-supply = Met lege kaarten
robomaso-option-share-own-field = Beide robots van een speler mogen op hun inzetveld staan
robomaso-option-deploy-deadline = Het inzetveld ligt uiterlijk in deze ronde (0: wanneer je wilt)
robomaso-option-wall-turn = Een robot keert om tegen een muur
robomaso-option-wall-turn-strict = Alleen waar de gang doodloopt
robomaso-option-wall-turn-branch = Ook waar één zijgang dicht is
robomaso-option-speed-immediate = Een nieuwe kaart Snelheid werkt in dezelfde beweging
robomaso-option-pickup = Gevonden kaarten
robomaso-option-pickup-optional = Mogen blijven liggen
robomaso-option-pickup-mandatory = Moeten genomen worden
robomaso-option-card-limit = Hoogstens zes eigenschappen en wapens
robomaso-option-card-limit-board = Wat op het speelveld is verzameld telt, buit komt erbovenop
robomaso-option-card-limit-all = Alles telt wat een robot heeft, ook buit
robomaso-option-dead-partner = Een robot die na zijn dood wacht, mag een kaart van een dubbel symbool krijgen
robomaso-option-token-supply = Kaarten met eigenschappen en wapens
robomaso-option-token-supply-unlimited = Raken nooit op
robomaso-option-token-supply-counted = Alleen die in de doos
robomaso-option-forced-fire = De snellere robot moet schieten; gelijke mogen het eens worden
robomaso-option-equal-reaction = Gelijke reactie
robomaso-option-equal-reaction-document = Schiet er één, dan schieten beide
robomaso-option-equal-reaction-individual = Alleen wie ervoor kiest, schiet
robomaso-option-stop-after-encounter = Na een treffen mag een robot stoppen
robomaso-option-blast-through-walls = De ontploffing van de Sneeuwknaller gaat door muren
robomaso-option-teleport-onto-robot = Teleporteren naar een robot
robomaso-option-teleport-onto-robot-crash = Is een botsing
robomaso-option-teleport-onto-robot-forbidden = Is verboden
robomaso-option-mud-exit = Een robot rijdt uit de modder
robomaso-option-mud-exit-one-cell = Eén vakje ver
robomaso-option-mud-exit-full-speed = Op volle snelheid
robomaso-option-suicide = Zelfvernietiging
robomaso-option-suicide-anytime = Altijd, aan het begin van een beweging
robomaso-option-suicide-trapped-only = Alleen in de val
robomaso-option-safe-field = Op hun eigen inzetveld zijn robots veilig
robomaso-option-round-limit = Laatste ronde (0: geen limiet)
robomaso-option-answer-timer = Seconden voor een antwoord (0: geen limiet)
robomaso-option-forced-duel = Ook bij gelijke reactie moeten beide schieten
robomaso-option-turn-end = Einde van een beurt
robomaso-option-turn-end-answer = De speler beëindigt hem
robomaso-option-turn-end-automatic = Vanzelf na de laatste rit

# Fouten in opties en stellingen
robomaso-bad-goal = Het doel { $goal } is onhaalbaar: spelers { $seats }, schijven in totaal { $discs }.
robomaso-bad-first-player = Plaats { $seat } kan niet beginnen: { $seats ->
    [one] er is { $seats } speler
   *[other] er zijn { $seats } spelers
}.
robomaso-bad-position = Deze stelling is niet te lezen: { $what }.

# De tekening in de terminal
robomaso-draw-head = { $round ->
    [0] Begin van het spel
   *[other] Ronde { $round }
}. Kaarten in de stapel: { $deck }. Schijven om te winnen: { $goal }.
robomaso-draw-truce = Wapenstilstand, met deze ronde mee nog { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}.
robomaso-draw-drawn = Getrokken kaart: { $card }
robomaso-draw-turned = niet gedraaid { $none }, een kwart { $quarter }, half { $half }, driekwart { $three }
robomaso-draw-move = { $robot } rijdt; bewegingspunten over: { $points }
robomaso-draw-discs = { $count ->
    [one] { $count } schijf
   *[other] { $count } schijven
}
robomaso-draw-stored = in de computer: { $count }
robomaso-draw-cancelled = computer uitgeschakeld
robomaso-draw-robot = { $name }: { $where ->
    [reserve] in reserve
    [board] op het speelveld
   *[waiting] wacht op inzet
}; kaarten: { $cards }; schijven: { $discs }
robomaso-draw-legend = A1▶ robot 1 van speler A en waar hij heen kijkt, A12 beide robots; ¥A1 vleeseter van A1; [A] inzetveld, #A# computer; @ hoekteleport, TEL teleport; ─▶─ deur; NES mitrailleursnest, MUD modder, HOL gat; · leeg vakje, ░ dichte kaart. SPD snelheid, MAN wendbaarheid, REA reactie, CAP capaciteit, SLM Slijmwerper, RAY Straalkanon, SNO Sneeuwknaller, JAY Gaaienschieter, PLA Robovleeseter.

# De controle van kaartbestanden
robomaso-cards-fine = Alle kaartbestanden in { $folder } zijn in orde: { $cards ->
    [one] { $cards } gangkaart
   *[other] { $cards } gangkaarten
}, { $kinds ->
    [one] { $kinds } soort
   *[other] { $kinds } soorten
}; { $supply ->
    [one] { $supply } kaart met een eigenschap of wapen
   *[other] { $supply } kaarten met eigenschappen en wapens
}.
robomaso-cards-door = de vorm van een deur is “{ $known }”, niet “{ $found }”
robomaso-cards-teleport = de vorm van een teleport is “{ $known }”, niet “{ $found }”
robomaso-cards-shown-twice = alleen wapens en eigenschappen behalve capaciteit staan twee keer op een kaart
robomaso-cards-same = er is al een rij met deze vorm, dit symbool en dit aantal: “{ $found }”
robomaso-cards-too-few = te weinig kaarten waarop een robot kan staan: { $found }; er zijn er minstens { $known } nodig
robomaso-cards-no-supply = er is geen rij voor “{ $found }”
robomaso-cards-colours = aantal kleuren: { $found }; het moeten er { $known } zijn
