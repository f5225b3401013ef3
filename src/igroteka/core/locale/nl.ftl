core-unknown-game = Er is geen spel { $game }; er zijn: { $known }.
core-bad-seats = { $game } is voor { $low } tot { $high } spelers, niet voor { $value }.
core-unknown-option = { $game } heeft geen optie { $option }; wel: { $known }.
core-options-not-a-mapping = Opties zijn namen met waarden, geen { $value }.
core-bad-flag = De optie { $option } is on of off, niet { $value }.
core-bad-choice = De optie { $option } is een van { $known }, niet { $value }.
core-bad-number = De optie { $option } is een geheel getal van { $low } tot { $high }, niet { $value }.
core-bad-text = De optie { $option } is een tekst.
core-bad-seed = Een startwaarde is een geheel getal of een tekst van 1 tot 128 afdrukbare tekens.
core-bad-names = Geef { $seats } namen van 1 tot { $length } afdrukbare tekens.
core-bad-seat = Plaatsen hebben de nummers 0 tot { $last } en −1 is een toeschouwer; { $value } hoort daar niet bij.
core-bad-seat-number = Plaatsen zijn genummerd van 1 tot { $last }; { $value } hoort daar niet bij.
core-bad-since = Het nummer van een gebeurtenis is een geheel getal vanaf 0, niet { $value }.
core-unknown-answer = { $answer } is geen antwoord in { $game }.
core-unknown-bot = { $game } heeft geen bot { $bot }; er zijn: { $known }.
core-not-asked = Je bent nu niet aan de beurt.
core-game-is-over = Het spel is afgelopen.
core-game-goes-on = Het spel is nog niet afgelopen.
core-spectator = Een toeschouwer kijkt alleen.
core-undo-nothing = Je hebt geen antwoord om terug te nemen.
core-undo-another-answered = Iemand anders heeft sindsdien geantwoord; je antwoord blijft staan.
core-undo-chance = Het toeval heeft sindsdien beslist; je antwoord blijft staan.
core-undo-revealed = Er is sindsdien iets verborgens bekend geworden; je antwoord blijft staan.
core-undo-committed = Je antwoord is uitgevoerd; het blijft staan.
core-bad-change = Geef aan welke antwoorden je geeft of hoeveel je er terugneemt.
core-row-goes-on = Van meerdere antwoorden tegelijk mag alleen het laatste iets beslissen of onthullen.
core-took-back = { $player } neemt een antwoord terug.
core-took-back-sealed = Je neemt je geheime antwoord terug.
core-position-not-saved = Deze tafel is vanuit een stelling begonnen, er valt dus niets te bewaren.
core-cannot-read = { $file } kan niet worden gelezen: { $why }.
core-cannot-write = { $file } kan niet worden geschreven: { $why }.
core-file-too-long = { $file } is langer dan { $limit } MiB.
core-not-a-record = { $file } is geen bewaard spel van Igroteka.
core-bad-record = { $file } is een bewaard spel met een fout in “{ $what }”.
core-record-format = { $file } heeft formaat { $found }; deze versie leest formaat { $known }.
core-record-rules = { $file } is gespeeld met regelversie { $found }; deze versie speelt { $known }.
core-record-without-seed = { $file } is tijdens het spel voor anderen bewaard; zonder startwaarde kan het niet worden teruggekeken.
core-record-length = { $file } heeft { $length } regels; regel { $to } bestaat niet.
core-record-answer = { $file }, antwoord { $number }: { $why }
core-unknown-seat-name = Er is geen plaats { $name }; er zijn: { $known }.
core-unknown-value = Een stelling heeft geen waarde { $name }; wel: { $known }.
core-bad-example = { $file }, regel { $line }: { $what }
core-unknown-rule = { $game } heeft geen regel { $rule }.
core-no-example = { $game } heeft geen voorbeeld { $example }.
core-no-tree = { $game } heeft geen boom om te tekenen.
core-no-data = { $game } heeft geen eigen kaartbestanden.
core-tree-drawn = De boom is getekend in { $file }.
core-no-rules-page = Er is geen regelpagina voor { $game }; er zijn: { $known }.
core-nothing-ahead = Hier valt vooruit niets te zien.
core-unknown-sight = Over “{ $of }” valt vooruit niets te zien.
core-bad-argument = { $what } is { $expected }, niet { $value }.
core-question-for = { $player }: { $question }
core-your-number = Nummer van je antwoord (? en een nummer of woord: waarom niet, ! en een nummer of woord: vooruitkijken, u: terugnemen, q: weggaan)
core-not-a-number = Antwoord { $value } is er niet.
core-fine = Dat mag.
core-left = Je bent van tafel gegaan.
core-ended-shared = Het spel is afgelopen. { $players } delen de overwinning.
core-ended-lost = Het spel is afgelopen. Niemand wint.
core-ended-won = Het spel is afgelopen. { $players } wint.
core-rules-examples = Te zien in deze voorbeelden:
core-rules-code = Waar het in het programma staat:
core-examples-passed = { $count ->
    [one] { $count } voorbeeld klopt.
   *[other] { $count } voorbeelden kloppen.
}
core-examples-failed = { $count ->
    [one] { $count } voorbeeld klopt niet.
   *[other] { $count } voorbeelden kloppen niet.
}
core-who-me = jij
core-who-random = willekeurige bot
core-who-greedy = gretige bot
core-pass-screen = Geef het scherm aan { $player }, die dan op Enter drukt.
core-broken-game = Het spel { $game } is geïnstalleerd maar kapot: { $why }
core-bad-seats-only = { $game } is voor { $low ->
    [one] { $low } speler
   *[other] { $low } spelers
}, niet voor { $value }.
core-no-answers = Hier ontbreekt een antwoord: schrijf een plaats en wat die doet, zoals X d, of undo X.
core-which-game = Zeg met --game over welk spel { $file } gaat.
core-bad-path = Een pad is een tekst of een Path, niet { $value }.
core-cannot-leave = Dit spel gaat niet verder zonder een speler; een bot kan de plaats overnemen.
core-has-left = Je hebt dit spel al verlaten.

# data files of one's own
core-cards-bad = { $file }, rij { $row }, kolom { $column }: { $problem }.
core-cards-bad-file = { $file }: { $problem }.
core-cards-missing-file = dit bestand ontbreekt
core-cards-too-many-columns = er zijn meer kolommen dan in de kop
core-cards-empty-file = dit bestand heeft geen rijen
core-cards-not-csv = dit is geen CSV: { $found }
core-cards-not-utf-8 = dit bestand is niet in UTF-8 geschreven
core-cards-missing-column = deze kolom ontbreekt
core-cards-bad-number = “{ $found }” is geen geheel getal in het bereik { $known }
core-cards-unknown-name = “{ $found }” is hier niet bekend; er zijn: { $known }
core-cards-missing-name = de naam ontbreekt
core-cards-bad-id = “{ $found }” is geen id: dat begint met een kleine letter zonder accent, daarna zulke letters, cijfers en underscores
core-cards-twice = het id “{ $found }” staat twee keer in dit bestand
core-cards-too-many = er zijn te veel kaarten; de grens is { $known }
