# Wat alleen de pagina zegt; de namen van kaarten, hoeken en kleuren zijn van de server.

# Het bord in woorden
algoracing-page-board = Het spelbord
algoracing-page-squares = De vakken bekijken, met de pijltjestoetsen
algoracing-page-level = niveau { $level }
algoracing-page-base = { $colour ->
    [red] rode basis
    [yellow] gele basis
    [green] groene basis
   *[blue] blauwe basis
}
algoracing-page-lab = lab van { $players }
algoracing-page-labs-in = labs: { $corners }
algoracing-page-rover = rover van { $player }, kijkt { algoracing-facing }, { $count ->
    [0] leeg
    [one] { $count } staal aan boord
   *[other] { $count } stalen aan boord
}
algoracing-page-samples = { $count ->
    [one] { $count } staal
   *[other] { $count } stalen
}, bedrukte zijde naar beneden
algoracing-page-elevator-down = lift omlaag naar { $square }
algoracing-page-elevator-up = lift omhoog naar { $square }
algoracing-page-elevator-broken = lift werkt niet
algoracing-page-wall = stenen muur, gezien { algoracing-facing }
algoracing-page-ghost = Als je nu uitvoert, eindigt je rover op { $square } en kijkt hij { algoracing-facing }.{ $skipped ->
    [0] {""}
    [one] {" "}Eén instructie wordt overgeslagen.
   *[other] {" "}{ $skipped } instructies worden overgeslagen.
}
algoracing-page-busy = lift bezet: wachten
algoracing-page-full = vol: { $count ->
    [one] het levensstaal blijft liggen
   *[other] de levensstalen blijven liggen
}
algoracing-page-futile = Alles is zinloos …

# De tafel van de speler
algoracing-page-desk = Algoritme en kaarten
algoracing-page-algorithm = Algoritme: { $length } van { $limit }
algoracing-page-hand = Je kaarten
algoracing-page-no-cards = Je krijgt je kaarten als alle bases gekozen zijn.
algoracing-page-places = Plaatsen voor deze kaart
algoracing-page-covered = Eronder: { $cards }
algoracing-page-deck = Trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
algoracing-page-discard = Aflegstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
algoracing-page-discard-order = De laatste ligt vooraan.
algoracing-page-marked = wordt vervangen
algoracing-page-draw = { $count ->
    [0] Niets vervangen
    [one] Vervang { $count } kaart
   *[other] Vervang { $count } kaarten
}
algoracing-page-keys = 1–{ $count } kaart · ← → plaats · Enter · R start · P pas
algoracing-page-keys-help = Kies een kaart met haar nummer, een plaats met de pijltjestoetsen en leg haar met Enter. Met Escape leg je haar terug. R voert het algoritme uit, P is pas.

# Spelers en punten
algoracing-page-players = Spelers
algoracing-page-player = { $player } ({ algoracing-colour }): { $points } van { $target } punten; aan boord: { $aboard }; kaarten: { $cards }
algoracing-page-type = { $type ->
    [red] rood staal
    [yellow] geel staal
    [green] groen staal
   *[blue] blauw staal
}
algoracing-page-letter = { $type ->
    [red] R
    [yellow] G
    [green] N
   *[blue] B
}
algoracing-page-first = begon het spel
algoracing-page-on-turn = aan de beurt
algoracing-page-away = doet niet meer mee
algoracing-page-score = Scoreblad
algoracing-page-score-player = Speler
algoracing-page-score-points = Punten
algoracing-page-won = gewonnen
algoracing-page-round = Ronde { $round }
