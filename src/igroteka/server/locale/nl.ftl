# De speelkamer: wat de beheerder en de bezoekers te horen krijgen.
room-open = De kamer is open op { $address } (sluiten met Ctrl+C).
room-open-already = De kamer is al open, op { $address }.
room-bad-database = { $file } kan niet als database worden gebruikt: { $why }.
room-newer-database = Deze database is door een nieuwere versie geschreven (stap { $found }); dit programma kan ze niet lezen.
room-database-in-use = { $file } wordt gebruikt door een andere kamer die open is.
room-bad-url = Een database is sqlite:///BESTAND, niet { $value }.
room-cannot-listen = De kamer kan niet worden geopend op { $host }, poort { $port }: { $why }.

# Tafels
room-no-table = Die tafel bestaat niet, of deze link geeft er geen toegang toe.
room-bad-invitation = Deze uitnodiging is gebruikt of was nooit geldig.
room-no-chair = Aan deze tafel is geen stoel vrij.
room-chair-not-free = Deze stoel is niet vrij.
room-chair-taken = Op deze stoel zit nu iemand anders.
room-not-begun = Het spel is nog niet begonnen.
room-old-question = De vraag is intussen veranderd; kijk nog eens.
room-bot-plays = Een bot speelt voor je; ga eerst weer zitten.
room-try-again = De tafel wordt opnieuw gedekt; probeer het nog eens.
room-not-stored = Dit kon niet worden bewaard, dus er is niets veranderd.
room-not-your-eyes = Zolang er gespeeld wordt, zie je alleen wat je mag weten.
room-bad-name = Een naam heeft 1 tot { $length } afdrukbare tekens.
room-bad-line = Een chatregel heeft afdrukbare tekens.
room-long-record = Een bewaard spel met meer dan { $limit } antwoorden kan niet worden ingelezen.
room-chosen-seed = Een startwaarde kan alleen worden gekozen waar niemand anders meespeelt: wie die kent, kent alle kaarten.

# Grenzen en fouten
room-too-fast = Dat ging te snel; wacht even.
room-too-many-tables = Je hebt veel tafels gemaakt; wacht een paar minuten.
room-too-many-sockets = Er staan van hieruit te veel verbindingen open.
room-too-large = Dat is meer dan { $limit } KiB.
room-bad-request = Het verzoek is niet te begrijpen: { $why }.
room-bad-message = Het bericht is niet te begrijpen: { $why }.
room-no-hello = Het eerste bericht moet een groet zijn.
room-hello-again = Er wordt maar één keer gegroet.
room-wrong-origin = Dit adres hoort niet bij de kamer.
room-no-page = Hier is niets.
room-no-language = { $value } is geen van de talen { $known }.
room-broken = Er ging iets mis in de kamer; het is opgeschreven en er is niets veranderd.
