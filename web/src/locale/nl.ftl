page-name = Igroteka
page-hero = Bordspellen in je browser, binnen een minuut
page-hero-more = Tegen bots, samen aan één scherm, of met vrienden via een link. Zonder account, zonder installatie.
page-credits = De spellen zijn van hun auteurs en uitgevers; Igroteka is niet met hen verbonden. Alle teksten en tekeningen hier zijn van onszelf, behalve de pictogrammen op de kaarten van Progress.
page-credits-icons = Pictogrammen: game-icons.net, CC BY 3.0
page-build-compiling = De regels worden gecompileerd. Tot dat klaar is, denken bots langer na.
page-build-compiled = De regels zijn gecompileerd: bots denken op volle snelheid.
page-build-interpreted = De regels zijn niet gecompileerd: bots denken langer na.
page-games = Spellen
page-my-tables = Mijn tafels
page-open-tables = Open tafels
page-no-open-tables = Er is nu geen open tafel. Maak er een met een stoel voor iedereen.
page-show-all = Alle { $count } tonen
page-upload = Spelbestand openen
page-play-bots = Tegen bots spelen
page-play-screen = Aan dit scherm
page-play-friends = Met vrienden
page-rules = Spelregels
page-players-range = { $low } tot { $high } spelers
page-players-exact = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
page-resume = Verder spelen
page-watch = Kijken
page-join = Meedoen
page-replay = Terugkijken
page-forget = Uit de lijst halen
page-loading = Een moment…
page-language = Taal
page-theme = Kleuren
page-theme-system = zoals het systeem
page-theme-light = licht
page-theme-dark = donker
page-close = Sluiten
page-to-home = Naar de spellen
page-lost-title = Hier is niets
page-lost = Deze pagina bestaat niet.
page-unreachable = De server is niet bereikbaar. Probeer het zo nog eens.
page-server-error = De server antwoordde met fout { $status }.

page-chair-empty = lege stoel
page-waiting-for-players = { $count ->
    [one] Wachten op { $count } speler
   *[other] Wachten op { $count } spelers
}
page-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
page-over = Het spel is afgelopen.
page-your-turn = Jij bent aan de beurt
page-turn-of = Aan de beurt: { $names }
page-default-name = Speler
page-default-name-of = Speler { $number }

page-new-table = Nieuwe tafel
page-new-table-of = Nieuwe tafel: { $game }
page-which-rules = Welke regels?
page-which-scene = Welk speelveld?
page-scene-usual = Het gewone
page-who-plays = Wie speelt er?
page-how-many = Aantal spelers
page-chair = Stoel { $number }
page-chair-me = Aan dit scherm
page-chair-person = Iemand met een link
page-chair-person-hint = Je krijgt een link om te sturen.
page-chair-open = Open voor iedereen
page-chair-open-hint = Iedereen kan de tafel zien.
page-name-of-chair = Naam van de speler op stoel { $number }
page-your-name = Je naam
page-more-options = Meer opties
page-begin = Beginnen

page-join-game = Meedoen: { $game }
page-sit-down = Aanschuiven
page-waiting-hint = Het spel begint zodra alle stoelen bezet zijn.
page-here = is er
page-not-here = is er nu niet
page-copy-invitation = Uitnodiging kopiëren
page-copy-watch = Link voor toeschouwers kopiëren
page-copy-chair = Link naar mijn stoel kopiëren
page-copy-moment = Link naar dit moment kopiëren
page-copied = Link gekopieerd
page-copy-by-hand = Kopieer deze link:

page-menu = Menu
page-watching = Je kijkt mee
page-board-drawn = Het bord, getekend met tekens
page-player = Speler
page-points = Punten
page-waiting-for = Wachten op { $names }…
page-why-not = Waarom niet?
page-seconds-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}
page-undo = Terug
page-undo-key = Je laatste antwoord terugnemen (U)
page-turn-restart = Naar het begin van de beurt
page-turn-restart-key = Terug naar het begin van je beurt (Shift+U)
page-turn-end = Beurt beëindigen
page-turn-end-key = Je beurt beëindigen (T)
page-turn-by-itself = Beurt vanzelf laten eindigen als er niets meer te doen is
page-turn-ask = Vragen voordat een beurt eindigt
page-back-to-now = Terug naar nu
page-looking-back = Je bekijkt een eerder moment.
page-bot-plays = Een bot speelt voor jou.
page-chair-waits = Je stoel wacht op je.
page-come-back = Weer aanschuiven
page-score = Eindstand
page-rematch = Revanche
page-rematch-go = Naar de revanche
page-missed = { $count ->
    [one] Je hebt { $count } gebeurtenis gemist
   *[other] Je hebt { $count } gebeurtenissen gemist
}
page-missed-watch = Bekijken
page-missed-skip = Overslaan
page-hand-over = Geef het scherm aan { $name }
page-hand-over-more = De anderen kijken nu niet mee.
page-hand-over-here = Ik ben { $name }
page-connection-connecting = Verbinden…
page-connection-open = Verbonden
page-connection-reconnecting = Verbinding verbroken. Opnieuw verbinden…
page-connection-closed = Verbinding gesloten
page-sound-on = Geluid aan
page-sound-off = Geluid uit
page-notify = Meld het als ik aan de beurt ben
page-download = Spelbestand downloaden
page-leave = Tafel verlaten
page-leave-how = Hoe gaat het spel verder?
page-leave-bot = Een bot speelt verder
page-leave-bot-more = Je kunt altijd terugkomen en het weer overnemen.
page-leave-wait = Mijn stoel wacht
page-leave-wait-more = De anderen wachten tot je terug bent.
page-leave-out = Ik stop ermee
page-leave-out-more = Het spel gaat zonder jou verder; dit kun je niet terugdraaien.
page-leave-waiting = Het spel is nog niet begonnen. Je stoel komt weer vrij.
page-leave-chair = Verlaten
page-options = Opties van deze tafel
page-options-usual = Alles is zoals gebruikelijk.
page-options-rest = De rest is zoals gebruikelijk.
page-option-on = ja
page-option-off = nee
page-help = Toetsen
page-help-more = Alles is met Tab te bereiken; de toetsen van het spel staan bij de kaarten en knoppen.
page-key-pause = Pauze of verder

page-playback = Hoe gebeurtenissen getoond worden
page-step-back = Eén stap terug
page-step = Eén stap verder
page-play = Afspelen
page-pause = Pauze
page-next-stop = Naar het volgende conflict
page-skip = Meteen naar nu
page-speed = Snelheid
page-speed-instant = meteen
page-timeline = Tijdlijn
page-moment = { $at } van { $count }
page-log = Verloop
page-log-empty = Er is nog niets gebeurd.
page-log-earlier = Eerdere regels
page-chat = Chat
page-chat-empty = Er is nog niets gezegd.
page-chat-say = Zeg iets
page-chat-send = Versturen
page-rule-show = Regel { $rule } tonen
page-how-to-play = Zo speel je
page-rules-numbered = De regels op nummer
page-rules-numbered-more = Om iets op te zoeken: elke alinea heeft een nummer waarnaar de tafel, het verslag en de uitleg verwijzen.
page-search = Zoek in de regels
page-found = { $count ->
    [one] { $count } plek
   *[other] { $count } plekken
}
page-contents = Inhoud en zoeken
page-this-table = Aan deze tafel wordt zo gespeeld
page-back-to-table = Terug naar de tafel
page-print = Afdrukken
page-print-all = Deze ook afdrukken
page-show-me = { $count ->
    [one] Laat zien
   *[other] Laat zien ({ $count })
}
page-show-next = Ander voorbeeld ({ $number } van { $count })
page-board-again = Nog eens
page-told-more = Dit spel kan hier niet verdergaan, maar wat er aan tafel gebeurde is te lezen.
page-told-part = Wat er daarna gebeurde is niet in woorden bewaard.
page-goal = Doel
page-player-red = Rood
page-player-yellow = Geel
page-player-blue = Blauw
page-player-green = Groen
page-player-white = Wit
page-rule-all = Alle regels
page-rule-missing = Deze paragraaf kan niet getoond worden.
page-replay-hint = Druk op afspelen, of sleep over de lijn.
page-seen-by = Gezien door
page-spectator = Toeschouwer
