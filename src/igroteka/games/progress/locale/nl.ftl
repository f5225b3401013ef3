# De woorden komen uit de woordenlijst op de regelpagina.
progress-name = Progress: Evolutie van de technologie
progress-about = Leid je volk van het eerste wiel naar de stoommachine: hoe meer technologieën je ontdekt, hoe makkelijker de volgende komen. Welke beschaving straalt het meest?

# Namen; ze staan in andere berichten, met dezelfde argumenten.
# De namen van kaarten (progress-card, -first, -other, -person, -feat) komen uit de kaartbestanden.
# Namen zijn zonder lidwoord; alleen progress-knowledge-token heeft er een.
progress-colour = { $colour ->
    [red] rood
    [green] groen
    [blue] blauw
    [yellow] geel
   *[white] wit
}
progress-kind = { $kind ->
    [science] wetenschap
    [engineering] techniek
    [culture] cultuur
   *[general] algemene kennis
}
progress-knowledge = { $knowledge ->
    [science] wetenschap
    [engineering] techniek
    [culture] cultuur
   *[general] algemene kennis
}
progress-kind-token = { $kind ->
    [science] wetenschapsfiche
    [engineering] techniekfiche
    [culture] cultuurfiche
   *[general] fiche algemene kennis
}
progress-knowledge-token = { $knowledge ->
    [science] een wetenschapsfiche
    [engineering] een techniekfiche
    [culture] een cultuurfiche
   *[general] een fiche algemene kennis
}
progress-kinds = { $kinds ->
    [S] wetenschap
    [E] techniek
    [C] cultuur
    [SE] wetenschap of techniek
    [SC] wetenschap of cultuur
    [EC] techniek of cultuur
   *[SEC] wetenschap, techniek of cultuur
}
progress-skill = { $skill ->
    [actions] acties
    [draw] trekken
    [hand] handlimiet
    [shuffle] schudden
    [development] ontwikkeling
    [research] onderzoek
   *[quickdraw] snel trekken
}
progress-power = { $power ->
    [prestige] prestige
    [population] bevolking
   *[army] leger
}
progress-track = { $track ->
    [prestige] prestige
    [population] bevolking
   *[army] leger
}
progress-age = { $age ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $age }
}
progress-title = { $title ->
    [novice] beginneling
    [chieftain] stamhoofd
    [master] meester van het lot
    [demigod] halfgod
   *[defeat] nederlaag
}
progress-help = { $first ->
    [none] {""}
   *[other] { $other ->
        [none] ; met “{ progress-first }” zou één prijsregel gratis zijn
       *[other] ; met “{ progress-first }” en met “{ progress-other }” zou telkens één prijsregel gratis zijn
    }
}
progress-left = { $science ->
    [0] {""}
   *[other] {" "}Wetenschap over: { $science }.
}{ $engineering ->
    [0] {""}
   *[other] {" "}Techniek over: { $engineering }.
}{ $culture ->
    [0] {""}
   *[other] {" "}Cultuur over: { $culture }.
}{ $general ->
    [0] {""}
   *[other] {" "}Algemene kennis over: { $general }.
}
progress-result = { $title ->
    [defeat] Deze keer is het een nederlaag. Probeer het nog eens!
    [novice] { $winners } krijgt een titel: { progress-title }.
    [chieftain] { $winners } krijgt een titel: { progress-title }.
    [master] { $winners } krijgt een titel: { progress-title }.
    [demigod] { $winners } krijgt een titel: { progress-title }!
   *[none] Gewonnen door { $winners }!
}{ $tie ->
    [science] {" "}Bij het gelijkspel beslisten de wetenschapsfiches.
    [engineering] {" "}Bij het gelijkspel beslisten de techniekfiches.
    [culture] {" "}Bij het gelijkspel beslisten de cultuurfiches.
    [general] {" "}Bij het gelijkspel beslisten de fiches algemene kennis.
   *[none] {""}
}

# Vragen
progress-start = Je beurt begint. Leg je een persoonlijkheid of gebruik je een nalatenschap vóór de ontwikkelfase?
progress-back = Welke technologieën in ontwikkeling neem je terug op hand?
progress-act = Doe een actie, doe iets zonder actie, of beëindig je beurt.
progress-pay = Betaal de prijs: gebruik fiches en leg kaarten af.
progress-draw = Trekken: waar pak je de volgende kaart?
progress-quick = Snel trekken: waar pak je de volgende kaart?
progress-drop = Snel trekken: welke kaart leg je af? Die brengt geen kennis op.
progress-shuffle = Schudden en trekken: voor welke stapel? De aflegstapel wordt erin geschud, en jij pakt de bovenste kaart.
progress-give = Welke kaart geef je aan de tijdstapel?
progress-after = Je hebt je kaarten getrokken. Wat geen actie kost, kan nog; beëindig daarna je beurt.
progress-limit = Je hebt meer kaarten dan je handlimiet: welke leg je af?
progress-successor = Er is een nieuw tijdperk begonnen. Leg je nu een persoonlijkheid?

# Het doel
progress-goal = Zorg dat je de meeste overwinningspunten hebt als tijdperk { progress-age } eindigt. Jij hebt er { $points }, de beste van de anderen { $best }.
progress-goal-watching = Wie de meeste overwinningspunten heeft als tijdperk { progress-age } eindigt, wint. De beste heeft er { $best }.
progress-goal-solo = Maak { $left ->
    [one] één technologie
   *[other] { $left } technologieën
} met { $symbol ->
    [END] het eindsymbool
   *[other] het symbool van tijdperk { $symbol }
} actief voordat de kaarten voor de tijdstapel op zijn. Je hebt { $points ->
    [one] { $points } overwinningspunt
   *[other] { $points } overwinningspunten
}: { progress-title }.{ $next ->
    [0] {""}
   *[other] {" "}De volgende titel begint bij { $next }.
}
progress-goal-solo-watching = Er { $left ->
    [one] moet nog één technologie
   *[other] moeten nog { $left } technologieën
} met { $symbol ->
    [END] het eindsymbool
   *[other] het symbool van tijdperk { $symbol }
} actief worden voordat de kaarten voor de tijdstapel op zijn. Tot nu toe { $points ->
    [one] { $points } overwinningspunt
   *[other] { $points } overwinningspunten
}: { progress-title }.{ $next ->
    [0] {""}
   *[other] {" "}De volgende titel begint bij { $next }.
}
progress-goal-solo-over = { $title ->
    [defeat] Er was geen kaart meer voor de tijdstapel: een nederlaag.
   *[other] Het spel eindigde met { $points ->
        [one] { $points } overwinningspunt
       *[other] { $points } overwinningspunten
    }: { progress-title }.
}

# Antwoorden
progress-answer-begin = Begin de ontwikkelfase
progress-answer-keep = In ontwikkeling laten
progress-answer-back = Neem “{ progress-card }” terug op hand
progress-answer-discover = Ontdek “{ progress-card }”
progress-answer-research = Onderzoek “{ progress-card }”
progress-answer-draw = Trekken
progress-answer-quick = Snel trekken
progress-answer-shuffle = Schudden en trekken
progress-answer-fund = Bijdragen: prijs { $price }
progress-answer-exchange = Pak “{ progress-card }” uit de tijdstapel
progress-answer-give = Geef “{ progress-card }”
progress-answer-take = Leg { progress-person }
progress-answer-decline = Leg niemand
progress-answer-heritage = Gebruik de nalatenschap
progress-answer-use = Gebruik kennis van de persoonlijkheid: { progress-kind }
progress-answer-spend = Gebruik een fiche: { progress-kind }
progress-answer-drop = Leg “{ progress-card }” af
progress-answer-pay = Betalen
progress-answer-deck = Stapel van tijdperk { progress-age }
progress-answer-pile = Aflegstapel van tijdperk { progress-age }
progress-answer-stop = Geen kaarten meer
progress-answer-end = Beurt beëindigen

# Waarom niet
progress-not-in-hand = Je hebt “{ progress-card }” niet op hand.
progress-second-copy = Je hebt “{ progress-card }” al in het spel, en niemand mag een technologie twee keer hebben.
progress-not-payable = Je komt { $short } { progress-kinds } tekort voor “{ progress-card }”{ progress-help }.
progress-no-action = Je hebt geen actie meer: je actievaardigheid geeft je { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
} per beurt.
progress-no-room = Er is geen plaats voor nog een technologie in ontwikkeling: je hebt er al { $developing }, en je ontwikkelvaardigheid is { $room }.
progress-not-developing = Je hebt “{ progress-card }” niet in ontwikkeling.
progress-in-development = Je hebt “{ progress-card }” in ontwikkeling; die technologie wordt gratis actief als het laatste blokje weg is.
progress-not-covered = De prijs is nog niet betaald: je komt { $short } { progress-kinds } tekort.
progress-grey = Dit { progress-kind-token } ligt met de grijze kant boven; je volgende beurt kun je het weer gebruiken.
progress-no-token = Je hebt geen { progress-kind-token }.
progress-out-of-order = Het is te laat voor deze kennis ({ progress-kind }): eerst komt de kennis van de persoonlijkheid, dan fiches, dan kaarten, en telkens wetenschap, techniek, cultuur, algemene kennis.
progress-needed = Je kunt niet zonder wat hiervoor komt: gebruik eerst de kennis van de persoonlijkheid, dan fiches, dan kaarten.
progress-not-begun = Tijdperk { progress-age } is nog niet begonnen, en niemand mag er kaarten van trekken.
progress-age-gone = Tijdperk { progress-age } is allang voorbij: de stapel en de aflegstapel zijn uit het spel.
progress-empty-deck = In de stapel van tijdperk { progress-age } zit geen kaart meer.
progress-empty-pile = De aflegstapel van tijdperk { progress-age } is leeg.
progress-at-least-one = Pak eerst minstens één kaart.
progress-all-of-them = Je moet { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} pakken, zolang er kaarten zijn.
progress-no-achievements = Dit spel wordt zonder mijlpalen gespeeld.
progress-no-current = Er is nu geen mijlpaal om aan bij te dragen.
progress-no-such-price = De mijlpaal “{ progress-feat }” heeft geen prijs { $price }.
progress-price-is-covered = Prijs { $price } van de mijlpaal “{ progress-feat }” is al betaald, en elke prijs wordt maar één keer betaald.
progress-free-price-used = Je hebt deze beurt al een prijs zonder actie betaald, en voor nog een prijs heb je geen actie meer.
progress-price-not-payable = Je komt { $short } { progress-kinds } tekort voor prijs { $price } van de mijlpaal “{ progress-feat }”{ $first ->
    [none] {""}
   *[other] ; met “{ progress-first }” zou die gratis zijn
}.
progress-not-solo = Alleen in een solospel is er een tijdstapel.
progress-was-exchanged = Je hebt deze beurt al met de tijdstapel geruild, en dat mag één keer.
progress-not-in-time = De kaart “{ progress-card }” ligt niet in de tijdstapel.
progress-left-the-game = Het tijdperk van de kaart “{ progress-card }” is allang voorbij, en deze kaart blijft in de tijdstapel.
progress-nothing-to-give = Je hebt geen kaart op hand om ervoor te geven.
progress-no-personalities = Dit spel wordt zonder persoonlijkheden gespeeld.
progress-too-early = Het is te vroeg voor { progress-person }: middeleeuwse geleerden komen in tijdperk II, renaissancemeesters in tijdperk III.
progress-too-late = Het is te laat voor { progress-person }: middeleeuwse geleerden komen alleen in tijdperk II, renaissancemeesters alleen in tijdperk III.
progress-person-taken-already = { progress-person } is al bij een andere speler.
progress-had-one = { progress-person } komt niet bij je: iedereen heeft in een spel maar één geleerde en één meester, en jij hebt die al gehad.
progress-no-scholar = { progress-person } kan alleen een middeleeuwse geleerde opvolgen, en die heb je niet gehad.
progress-no-heritage = Er ligt geen geleerde of meester open voor je, en filosofen hebben geen nalatenschap.
progress-heritage-over = Het is te laat voor de nalatenschap: die van een geleerde kan tot het begin van tijdperk III, die van een meester tot het begin van tijdperk IV.
progress-only-in-payment = Kennis gebruiken en er kaarten voor afleggen kan alleen terwijl je een prijs betaalt.
progress-no-use = Je persoonlijkheid geeft je deze beurt geen { progress-kind }.
progress-not-dealt = { progress-person } is een filosoof, en filosofen worden alleen vóór het spel gedeeld.
progress-not-offered = { progress-person } hoort niet bij wie je nu kunt leggen.
progress-now-start = Begin eerst de ontwikkelfase, leg een persoonlijkheid, of gebruik een nalatenschap.
progress-now-back = Beslis eerst welke technologieën in ontwikkeling je terug op hand neemt.
progress-now-act = Nu doe je een actie, doe je iets zonder actie, of beëindig je je beurt.
progress-now-pay = Betaal eerst de hele prijs.
progress-now-draw = Maak eerst het trekken af.
progress-now-quick = Pak eerst de kaarten van het snel trekken.
progress-now-drop = Leg eerst kaarten af voor het snel trekken.
progress-now-shuffle = Maak eerst het schudden en trekken af.
progress-now-give = Kies eerst de kaart die je aan de tijdstapel geeft.
progress-now-after = Na het trekken kan alleen nog wat geen actie kost, en het einde van je beurt.
progress-now-limit = Leg eerst kaarten af tot je handlimiet.
progress-now-successor = Beslis eerst of je een persoonlijkheid legt.

# Wat er gebeurt
progress-turn-began = Beurt { $turn }: { $player } is aan de beurt.
progress-cube-removed = { $player }: { $left ->
    [0] het laatste blokje is weg van “{ progress-card }”
    [one] nog { $left } blokje op “{ progress-card }”
   *[other] nog { $left } blokjes op “{ progress-card }”
}.
progress-activated = { $player } { $how ->
    [discovered] ontdekt “{ progress-card }”
   *[developed] is klaar met de ontwikkeling van “{ progress-card }”
}.
progress-returned = { $player } neemt “{ progress-card }” uit ontwikkeling terug op hand.
progress-researched = { $player } onderzoekt “{ progress-card }” met { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}.
progress-draw-began = { $player } { $action ->
    [draw] kiest Trekken: hoogstens { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
    [quick] kiest Snel trekken: hoogstens { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
   *[shuffle] kiest Schudden en trekken: hoogstens { $count } keer
}.
progress-card-drawn = { $player } trekt een kaart van tijdperk { progress-age }.
progress-card-seen = Je trekt “{ progress-card }”.
progress-card-picked = { $player } pakt “{ progress-card }” van de aflegstapel van tijdperk { progress-age }.
progress-top-shown = Boven op de aflegstapel van tijdperk { progress-age } ligt nu “{ progress-card }”.
progress-shuffled = De aflegstapel van tijdperk { progress-age } wordt in de stapel geschud: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
progress-dropped = { $player } legt “{ progress-card }” af{ $why ->
    [quick] {" "}voor het snel trekken
   *[limit] {" "}vanwege de handlimiet
}.
progress-refreshed = { $player } beëindigt de beurt{ $tokens ->
    [0] {""}
    [one] ; { $tokens } kennisfiche is weer bruikbaar
   *[other] ; { $tokens } kennisfiches zijn weer bruikbaar
}{ $lost ->
    [0] {""}
   *[other] ; ongebruikte kennis gaat verloren: { $lost }
}.
progress-discovering = { $player } wil “{ progress-card }” ontdekken.
progress-funding = { $player } wil prijs { $price } van de mijlpaal “{ progress-feat }” betalen{ $free ->
    [1] , zonder actie
   *[0] , voor een actie
}.
progress-token-spent = { $player } gebruikt { progress-knowledge-token }.
progress-knowledge-used = { $player } gebruikt kennis van de persoonlijkheid: { progress-knowledge }.
progress-card-spent = { $player } legt “{ progress-card }” af voor kennis: { $worth }.
progress-paid = { $player } betaalt de prijs.{ progress-left }
progress-skill-raised = { $player }: { $steps ->
    [0] de vaardigheid “{ progress-skill }” staat al aan het eind van het spoor
   *[other] de vaardigheid “{ progress-skill }” gaat met { $steps } omhoog
}.
progress-token-got = { $player } krijgt { progress-knowledge-token }.
progress-power-raised = { $player }: { $steps ->
    [0] { progress-track } blijft op het laatste vakje, { $position }
   *[other] { progress-track } gaat met { $steps } omhoog, naar { $position }
}.
progress-age-began = { $age ->
    [2] Tijdperk II begint: de middeleeuwen!
    [3] Tijdperk III begint: de renaissance!
   *[4] Tijdperk IV begint: de industriële revolutie!
} { $why ->
    [symbols] Er zijn genoeg actieve technologieën met het symbool ervan.
   *[exhausted] De kaarten van het vorige tijdperk zijn op.
}
progress-cards-lost = { $player } verliest oude kaarten { $place ->
    [hand] uit de hand
    [time] in de tijdstapel
   *[development] in ontwikkeling
}: { $cards }.
progress-revealed = De kaart “{ progress-card }” wordt opengelegd. { $kept ->
    [1] Die komt bij de tijdstapel.
   *[0] Die heeft een symbool van een nieuw tijdperk en gaat naar de aflegstapel.
}
progress-exchanged = { $player } geeft “{ progress-card }” aan de tijdstapel en pakt “{ progress-other }”.
progress-person-taken = { $player } legt { progress-person }.
progress-person-left = { $player } legt { progress-person } gedekt.
progress-declined = { $player } legt geen persoonlijkheid.
progress-inherited = { $player } gebruikt de nalatenschap van { progress-person }.
progress-feat-shown = De huidige mijlpaal is “{ progress-feat }”. { $left ->
    [0] Daaronder ligt er geen meer.
   *[other] Daaronder: { $left }.
}
progress-price-covered = { $player } zet een blokje op prijs { $price } van de mijlpaal “{ progress-feat }”.
progress-feat-completed = De mijlpaal “{ progress-feat }” is voltooid! Iedereen met een blokje erop krijgt de voordelen.
progress-feat-won = { $player } heeft de meeste blokjes en pakt de mijlpaal “{ progress-feat }”.
progress-feat-gone = De mijlpaal “{ progress-feat }” gaat uit het spel: niemand heeft meer blokjes dan alle anderen.
progress-feats-changed = Met het tijdperk veranderen ook de mijlpalen: { $removed } eruit, { $added } erbij.
progress-feat-honoured = { $player } krijgt de voordelen van de mijlpaal “{ progress-feat }” nog een keer.
progress-scored = { $player } heeft { $total ->
    [one] { $total } overwinningspunt
   *[other] { $total } overwinningspunten
}: prestige { $prestige }, bevolking { $population }, leger { $army }, vaardigheden { $skills }, kaarten { $cards }{ $symbols ->
    [0] {""}
   *[other] , symbolen voor vijf kaarten { $symbols }
}{ $achievements ->
    [0] {""}
   *[other] , mijlpalen { $achievements }
}{ $personalities ->
    [0] {""}
   *[other] , persoonlijkheden { $personalities }
}{ $time ->
    [0] {""}
   *[other] , tijdstapel { $time }
}.
progress-game-over = Einde van het spel: { $why ->
    [symbols] er zijn genoeg actieve technologieën met het laatste symbool
    [exhausted] de kaarten van het laatste tijdperk zijn op
   *[defeat] er is geen kaart meer voor de tijdstapel
}. { progress-result }
progress-ending = { $why ->
    [symbols] Er zijn genoeg technologieën met het laatste symbool actief.
    [exhausted] De kaarten van het laatste tijdperk zijn op.
   *[defeat] Nederlaag: er was geen kaart meer voor de tijdstapel.
} { $title ->
    [novice] Je titel: beginneling.
    [chieftain] Je titel: stamhoofd.
    [master] Je titel: meester van het lot.
    [demigod] Je titel: halfgod.
   *[other] {""}
}

# Alles wat je tegenkomt, en wat het doet
progress-piece-card-technology = Technologiekaart
progress-piece-card-technology-help = Je kunt haar ontdekken, onderzoeken, of afleggen om voor een andere te betalen.
progress-piece-card-price = Prijs
progress-piece-card-price-help = Wat een ontdekking kost. Aan elke regel moet je voldoen: met kennis, of met de voorloper achter de streep.
progress-piece-card-predecessor = Voorloper
progress-piece-card-predecessor-help = Ligt deze technologie voor je, dan is de prijsregel met haar naam gratis. Ook in ontwikkeling telt ze mee.
progress-piece-card-worth = Kenniswaarde
progress-piece-card-worth-help = Zoveel algemene kennis krijg je als je de kaart aflegt om te betalen.
progress-piece-card-points = Overwinningspunten
progress-piece-card-points-help = Ze tellen aan het einde van het spel. Wie er de meeste heeft, wint.
progress-piece-card-active = Actieve technologie
progress-piece-card-active-help = Ze is klaar: je hebt haar voordelen, en haar punten en tijdperksymbool tellen mee.
progress-piece-card-developing = Technologie in ontwikkeling
progress-piece-card-developing-help = In elke beurt van jou gaat er één zwart blokje af; zonder blokjes wordt de kaart actief. Tot dan levert ze niets op.
progress-piece-knowledge-science = Wetenschap
progress-piece-knowledge-science-help = Betaalt alleen prijsregels die om wetenschap vragen.
progress-piece-knowledge-engineering = Techniek
progress-piece-knowledge-engineering-help = Betaalt alleen prijsregels die om techniek vragen.
progress-piece-knowledge-culture = Cultuur
progress-piece-knowledge-culture-help = Betaalt alleen prijsregels die om cultuur vragen.
progress-piece-knowledge-general = Algemene kennis
progress-piece-knowledge-general-help = Betaalt elke prijsregel, één voor één. Elke afgelegde kaart levert die op.
progress-piece-token-science = Wetenschapsfiche
progress-piece-token-science-help = Gebruik het voor 1 wetenschap. Het wordt grijs en is in je volgende beurt weer klaar.
progress-piece-token-engineering = Techniekfiche
progress-piece-token-engineering-help = Gebruik het voor 1 techniek. Het wordt grijs en is in je volgende beurt weer klaar.
progress-piece-token-culture = Cultuurfiche
progress-piece-token-culture-help = Gebruik het voor 1 cultuur. Het wordt grijs en is in je volgende beurt weer klaar.
progress-piece-token-general = Fiche algemene kennis
progress-piece-token-general-help = Gebruik het voor 1 kennis van elke soort. Het wordt grijs en is in je volgende beurt weer klaar.
progress-piece-skill-actions = Acties
progress-piece-skill-actions-help = Zoveel acties mag je in één beurt doen.
progress-piece-skill-draw = Trekken
progress-piece-skill-draw-help = Zoveel kaarten mag je pakken met de actie Trekken.
progress-piece-skill-hand = Handlimiet
progress-piece-skill-hand-help = Zoveel kaarten mag je houden aan het einde van je beurt. Tijdens je beurt mogen het er meer zijn.
progress-piece-skill-shuffle = Schudden
progress-piece-skill-shuffle-help = Zo vaak schud je met Schudden en trekken een aflegstapel in de stapel en pak je de bovenste kaart.
progress-piece-skill-development = Ontwikkeling
progress-piece-skill-development-help = Zoveel technologieën mag je tegelijk in ontwikkeling hebben.
progress-piece-skill-research = Onderzoek
progress-piece-skill-research-help = Zoveel beurten van jou wacht een technologie die je onderzoekt. Hoe beter de vaardigheid, hoe korter het wachten.
progress-piece-skill-quickdraw = Snel trekken
progress-piece-skill-quickdraw-help = Pak zoveel kaarten als er voor de streep staat en leg er zoveel af als erachter staat. Je beurt gaat door.
progress-piece-power-prestige = Prestige
progress-piece-power-prestige-help = Hoe beroemd je volk is. Wie aan het eind op dit spoor het verst is, krijgt de meeste punten; alleen telt je eigen vakje.
progress-piece-power-population = Bevolking
progress-piece-power-population-help = Hoe groot je volk is. Wie aan het eind op dit spoor het verst is, krijgt de meeste punten; alleen telt je eigen vakje.
progress-piece-power-army = Leger
progress-piece-power-army-help = Hoe sterk je volk is; niemand wordt aangevallen. Wie aan het eind op dit spoor het verst is, krijgt de meeste punten; alleen telt je eigen vakje.
progress-piece-age-i = Tijdperk I: oudheid
progress-piece-age-i-help = Met deze kaarten begint het spel.
progress-piece-age-ii = Tijdperk II: middeleeuwen
progress-piece-age-ii-help = Deze stapel gaat open als er genoeg technologieën met het symbool II actief zijn. Kaarten van tijdperk I blijven in het spel.
progress-piece-age-iii = Tijdperk III: renaissance
progress-piece-age-iii-help = Als het begint, verdwijnen de kaarten van tijdperk I uit handen, ontwikkeling en stapels; actieve blijven. Meestal is dit het laatste tijdperk.
progress-piece-age-iv = Tijdperk IV: industriële revolutie
progress-piece-age-iv-help = Alleen met deze uitbreiding. Als het begint, verdwijnen de kaarten van tijdperk II uit handen, ontwikkeling en stapels.
progress-piece-symbol-ii = Symbool van tijdperk II
progress-piece-symbol-ii-help = Staat het op genoeg actieve technologieën van alle spelers samen, dan begint tijdperk II.
progress-piece-symbol-iii = Symbool van tijdperk III
progress-piece-symbol-iii-help = Staat het op genoeg actieve technologieën van alle spelers samen, dan begint tijdperk III.
progress-piece-symbol-iv = Symbool van tijdperk IV
progress-piece-symbol-iv-help = Staat het op genoeg actieve technologieën van alle spelers samen, dan eindigt het spel; met de Industriële revolutie begint dan tijdperk IV.
progress-piece-symbol-end = Eindsymbool
progress-piece-symbol-end-help = Staat het op genoeg actieve technologieën van alle spelers samen, dan eindigt het spel.
progress-piece-per-five-science = Punten voor wetenschap
progress-piece-per-five-science-help = Aan het eind geeft deze kaart 1 overwinningspunt voor elke 5 actieve wetenschapskaarten voor je.
progress-piece-per-five-engineering = Punten voor techniek
progress-piece-per-five-engineering-help = Aan het eind geeft deze kaart 1 overwinningspunt voor elke 5 actieve techniekkaarten voor je.
progress-piece-per-five-culture = Punten voor cultuur
progress-piece-per-five-culture-help = Aan het eind geeft deze kaart 1 overwinningspunt voor elke 5 actieve cultuurkaarten voor je.
progress-piece-effect-skill = Betere vaardigheid
progress-piece-effect-skill-help = Deze vaardigheid wordt meteen beter; door een persoonlijkheid alleen zolang die open ligt.
progress-piece-effect-knowledge = Blijvende kennis
progress-piece-effect-knowledge-help = Zolang deze persoonlijkheid open ligt, mag je deze kennis in elke beurt één keer gebruiken.
progress-piece-effect-token = Kennisfiche
progress-piece-effect-token-help = Pak zo’n fiche. Je kunt het meteen gebruiken, en daarna elke beurt weer.
progress-piece-effect-power = Stappen op een machtsspoor
progress-piece-effect-power-help = Je blokje gaat zoveel stappen vooruit op dit machtsspoor.
progress-piece-effect-cubes = Blokjes eraf
progress-piece-effect-cubes-help = Haal zoveel blokjes van elk van je technologieën in ontwikkeling. Die zonder blokjes worden actief.
progress-piece-action-discover = Ontdekken
progress-piece-action-discover-help = Leg een kaart uit je hand voor je en betaal de prijs. De voordelen krijg je meteen.
progress-piece-action-research = Onderzoeken
progress-piece-action-research-help = Leg een kaart uit je hand zonder te betalen. Ze wacht onder zwarte blokjes tot ze actief wordt.
progress-piece-action-draw = Trekken
progress-piece-action-draw-help = Pak een paar kaarten, één voor één, van stapels of aflegstapels. Daarna doe je geen acties meer.
progress-piece-action-quick = Snel trekken
progress-piece-action-quick-help = Pak een of meer kaarten zonder je beurt te beëindigen. Soms moet je er een voor afleggen.
progress-piece-action-shuffle = Schudden en trekken
progress-piece-action-shuffle-help = Een aflegstapel wordt in de stapel geschud, en de bovenste kaart is voor jou. Je beurt gaat door.
progress-piece-action-fund = Bijdragen
progress-piece-action-fund-help = Betaal één prijs van de huidige mijlpaal en zet er je blokje op. Eén keer per beurt kost dat geen actie.
progress-piece-action-exchange = Ruilen met de tijdstapel
progress-piece-action-exchange-help = Ruil één keer per beurt een kaart uit je hand voor een kaart van de tijdstapel. Dat kost geen actie.
progress-piece-action-take = Een persoonlijkheid leggen
progress-piece-action-take-help = Vanaf tijdperk II mag een geleerde je filosoof vervangen, vanaf tijdperk III een meester je geleerde. Dat kost geen actie.
progress-piece-action-heritage = Nalatenschap
progress-piece-action-heritage-help = Leg je geleerde of meester gedekt: je krijgt één keer de nalatenschap, en de voordelen vervallen.
progress-piece-action-end = Beurt beëindigen
progress-piece-action-end-help = Je beurt is voorbij, ook als je nog acties hebt. Leg af wat boven je handlimiet is; je fiches zijn weer klaar.
progress-piece-phase-development = Ontwikkelfase
progress-piece-phase-development-help = Van elke technologie in ontwikkeling gaat één blokje af. Daarna mag je onvoltooide terug op hand nemen.
progress-piece-phase-action = Actiefase
progress-piece-phase-action-help = Doe zoveel acties als je actievaardigheid toelaat, of minder, in elke volgorde.
progress-piece-phase-upkeep = Onderhoudsfase
progress-piece-phase-upkeep-help = Leg af tot je handlimiet. Je fiches komen weer met de gekleurde kant boven, en ongebruikte kennis vervalt.
progress-piece-group-philosopher = Filosoof
progress-piece-group-philosopher-help = Krijg je vóór het spel, geeft een blijvend voordeel en bepaalt de beurtvolgorde.
progress-piece-group-scholar = Middeleeuwse geleerde
progress-piece-group-scholar-help = Kan vanaf tijdperk II je filosoof vervangen. Heeft blijvende voordelen en een nalatenschap.
progress-piece-group-master = Renaissancemeester
progress-piece-group-master-help = Kan vanaf tijdperk III je geleerde vervangen. Heeft blijvende voordelen en een nalatenschap.
progress-piece-table-cube = Zwart blokje
progress-piece-table-cube-help = Ligt op een technologie in ontwikkeling. Elk blokje is nog één beurt van jou wachten.
progress-piece-table-age-token = Tijdperkfiche
progress-piece-table-age-token-help = Telt af tot het volgende tijdperk of het einde van het spel. Er gaat er één weg bij elke nieuwe actieve technologie met dat symbool.
progress-piece-table-deck = Stapel
progress-piece-table-deck-help = De kaarten van één tijdperk, gedekt. Je kunt ervan trekken zodra dat tijdperk begonnen is.
progress-piece-table-pile = Aflegstapel
progress-piece-table-pile-help = De afgelegde kaarten van één tijdperk, open. Alleen de bovenste kun je pakken.
progress-piece-table-pool = Kennisvoorraad
progress-piece-table-pool-help = Kennis die na een betaling over is. Je kunt er deze beurt nog mee betalen; daarna vervalt ze.
progress-piece-table-achievement = Huidige mijlpaal
progress-piece-table-achievement-help = Zijn alle prijzen betaald, dan krijgt iedereen met een blokje erop de voordelen. Wie meer blokjes heeft dan elk ander, pakt de kaart.
progress-piece-table-time = Tijdstapel
progress-piece-table-time-help = Alleen als je in je eentje speelt: aan het einde van elke beurt komt er een kaart bij. De eerste 7 kosten elk 1 overwinningspunt, de volgende 7 elk 2, enzovoort.
progress-piece-table-tree = Technologieboom
progress-piece-table-tree-help = Laat zien welke technologie welke andere gratis maakt.
progress-piece-title-novice = Beginneling
progress-piece-title-novice-help = De eerste titel van het solospel: tot en met 20 overwinningspunten.
progress-piece-title-chieftain = Stamhoofd
progress-piece-title-chieftain-help = De tweede titel van het solospel: van 21 tot en met 40 overwinningspunten.
progress-piece-title-master = Meester van het lot
progress-piece-title-master-help = De derde titel van het solospel: van 41 tot en met 65 overwinningspunten.
progress-piece-title-demigod = Halfgod
progress-piece-title-demigod-help = De beste titel van het solospel: 66 overwinningspunten of meer.
progress-piece-title-defeat = Nederlaag
progress-piece-title-defeat-help = Er was geen kaart zonder symbool van een nieuw tijdperk meer voor de tijdstapel: het solospel is verloren.
progress-piece-expansion-personalities = Persoonlijkheden
progress-piece-expansion-personalities-help = Grote denkers helpen je volk, en sommige laten iets na.
progress-piece-expansion-achievements = Mijlpalen
progress-piece-expansion-achievements-help = Grote werken waaraan alle spelers kunnen bijdragen.
progress-piece-expansion-industrial-revolution = Industriële revolutie
progress-piece-expansion-industrial-revolution-help = Een vierde tijdperk met eigen kaarten: na de renaissance gaat het spel door.

# Keuzes en opties
progress-preset-base = Basisspel
progress-preset-fast = Snel spel
progress-preset-faster = Nog sneller spel
progress-preset-personalities = Met persoonlijkheden
progress-preset-achievements = Met mijlpalen
progress-preset-industry = Met de industriële revolutie
progress-preset-everything = Met alle uitbreidingen
progress-option-personalities = Persoonlijkheden: grote denkers helpen je volk
progress-option-achievements = Mijlpalen: grote werken waar iedereen samen voor betaalt
progress-option-industrial-revolution = Industriële revolutie: een vierde tijdperk
progress-option-variant = Lengte
progress-option-variant-normal = Gewoon
progress-option-variant-fast = Snel spel: iedereen begint met 3 acties
progress-option-variant-faster = Nog sneller spel: 3 acties, en elk tijdperk eindigt na één symbool
progress-option-first-player = Startspeler
progress-option-first-player-random = Door loting
progress-option-first-player-seat1 = Plaats 1
progress-option-first-player-seat2 = Plaats 2
progress-option-first-player-seat3 = Plaats 3
progress-option-first-player-seat4 = Plaats 4
progress-option-first-player-seat5 = Plaats 5
progress-option-colours = Kleuren per plaats (zoals red,blue; leeg: op volgorde)
progress-option-research-limit = Technologieën in ontwikkeling
progress-option-research-limit-strict = Zoveel als de ontwikkelvaardigheid zegt
progress-option-research-limit-literal = Eén meer dan de ontwikkelvaardigheid zegt
progress-option-draw-up-to = Je mag minder kaarten trekken dan toegestaan
progress-option-shuffle-up-to = Schudden en trekken mag eerder stoppen
progress-option-browse-discards = Iedereen mag de aflegstapels doorkijken
progress-option-power-needs-step = Geen punten voor een machtsspoor zonder een stap erop
progress-option-master-needs-scholar = Een renaissancemeester kan alleen een geleerde opvolgen
progress-option-philosopher-order = Filosofen bepalen
progress-option-philosopher-order-full = De hele beurtvolgorde
progress-option-philosopher-order-first-only = Alleen de startspeler
progress-option-solo-defeat-score = Punten na een nederlaag in een solospel
progress-option-solo-defeat-score-none = Geen
progress-option-solo-defeat-score-show = Toch laten zien
progress-option-time-deck-stays = Kaarten van een oud tijdperk blijven in de tijdstapel, kosten punten en zijn niet te pakken
progress-option-moves-after-draw = Na het trekken kun je nog een prijs van een mijlpaal zonder actie betalen en met de tijdstapel ruilen
progress-option-turn-end = Een beurt eindigt
progress-option-turn-end-answer = Als de speler het zegt
progress-option-turn-end-automatic = Vanzelf, na de laatste actie

# Fouten in opties en stellingen
progress-bad-colours = “{ $value }” past niet: kleuren zijn verschillende woorden uit { $known }, met komma’s ertussen.
progress-fast-solo = De variant “{ $value }” heeft minstens twee spelers nodig.
progress-bad-first-player = Plaats { $seat } kan niet beginnen: { $seats ->
    [one] er is { $seats } speler
   *[other] er zijn { $seats } spelers
}.
progress-bad-position = Deze stelling is niet te lezen: { $what }.

# De tekening in de terminal
progress-draw-age = Tijdperk { $age }, beurt { $turn }
progress-draw-age-gone = { $age }: uit het spel
progress-draw-deck = { $age }: stapel { $deck }, aflegstapel { $pile }, bovenop: { $top }
progress-draw-deck-closed = { $age }: stapel { $deck }, nog niet begonnen
progress-draw-tokens = Tijdperkfiches tot { $symbol ->
    [END] het einde van het spel
   *[other] tijdperk { $symbol }
}: { $count }
progress-draw-time = Tijdstapel ({ $count }): { $cards }
progress-draw-feat = Mijlpaal: { $feat } ({ $prices }), daaronder: { $left }
progress-draw-player = { $sign } { progress-colour }: punten { $points }, kaarten { $cards }, fiches { $tokens }
progress-draw-developing = in ontwikkeling: { $cards }
progress-draw-persons = persoonlijkheden: { $names }
progress-draw-owns = mijlpalen: { $names }
progress-draw-actions = Resterende acties: { $left } van { $actions }, kennisvoorraad: { $pool }
progress-draw-paying = Nu betalen: { $what }, te betalen: { $due }
progress-draw-hand = Je hand:
progress-draw-legend = S wetenschap, E techniek, C cultuur, G algemene kennis; kleine letters: fiches met de grijze kant boven. 3 S / Kalender: 3 wetenschap, of gratis met de voorloper Kalender. +1: een vaardigheid of machtsspoor gaat omhoog; (S): een fiche; ★: overwinningspunten; <II>: symbool van een nieuw tijdperk; ■: blokje; (naam): persoonlijkheid gedekt. Snel trekken 2/1: trek 2 kaarten, leg er 1 af.

# De controle van kaartbestanden
progress-cards-fine = Alle kaartbestanden in { $folder } zijn in orde: { $technologies ->
    [one] { $technologies } technologie
   *[other] { $technologies } technologieën
} op { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $personalities ->
    [one] { $personalities } persoonlijkheid
   *[other] { $personalities } persoonlijkheden
}, { $achievements ->
    [one] { $achievements } mijlpaal
   *[other] { $achievements } mijlpalen
}.
progress-cards-large-hands = { $found } spelers zouden meer kaarten krijgen dan de { $known } van tijdperk I toelaten
progress-cards-threshold-twice = de drempel { $found } voor { $known } spelers staat er twee keer
progress-cards-ages-in-order = tijdperk { $found } komt te laat: de rijen volgen de tijdperken
progress-cards-wrong-sum = er zijn in totaal { $known } exemplaren, niet { $found }
progress-cards-solo-copy = elke technologie heeft minstens één exemplaar met het teken 1+, niet “{ $found }”
progress-cards-no-price = een technologie heeft minstens één prijsregel
progress-cards-line-without-type = “{ $found }” hoort bij een prijsregel zonder soort kennis
progress-cards-unknown-benefit = er is geen voordeel “{ $found }”; wat past: { $known }
progress-cards-wrong-symbol = het symbool van een nieuw tijdperk is bij dit tijdperk { $known }, niet “{ $found }”
progress-cards-no-symbol = geen technologie heeft het symbool van een nieuw tijdperk { $found }
progress-cards-unknown-predecessor = er is geen technologie “{ $found }”
progress-cards-later-predecessor = de voorloper “{ $found }” is van een later tijdperk
progress-cards-cycle = de voorloper “{ $found }” komt zelf na deze technologie
progress-cards-wrong-age = deze groep hoort bij tijdperk { $known }, niet { $found }
progress-cards-groups-in-order = “{ $found }” komt te laat: eerst filosofen, dan geleerden, dan meesters
progress-cards-no-heritage = filosofen hebben geen nalatenschap, ook niet “{ $found }”
progress-cards-five-of-each = van de groep “{ $found }” moeten er vijf persoonlijkheden zijn
progress-cards-orders = de filosofen hebben de nummers { $found }, elk één keer
progress-cards-two-prices = een mijlpaal heeft minstens twee prijzen
progress-cards-positions-in-order = hier komt nummer { $known }, niet “{ $found }”
progress-cards-no-track = het spoor “{ $found }” ontbreekt of is niet compleet
progress-cards-unequal-tracks = het spoor “{ $found }” is niet even lang als de andere
progress-cards-no-threshold = het aantal symbolen ontbreekt voor { $found }; tussen haakjes staat het aantal spelers
progress-cards-no-hand = starthanden ontbreken; aantal spelers: { $found }
progress-tree-title = Technologieboom van Progress
progress-tree-age = { $age ->
    [1] Tijdperk I: oudheid
    [2] Tijdperk II: middeleeuwen
    [3] Tijdperk III: renaissance
   *[4] Tijdperk IV: industriële revolutie
}
