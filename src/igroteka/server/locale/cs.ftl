# Herna: co se říká provozovateli a hostům.
room-open = Herna je otevřena na adrese { $address } (Ctrl+C ji zavře).
room-open-already = Herna už je otevřena na adrese { $address }.
room-bad-database = { $file } nelze použít jako databázi: { $why }.
room-newer-database = Tuto databázi zapsala novější verze (krok { $found }); tento program ji nezná.
room-database-in-use = { $file } používá jiná běžící herna.
room-bad-url = Databáze se zadává jako sqlite:///SOUBOR, ne { $value }.
room-cannot-listen = Hernu nelze otevřít na { $host }, port { $port }: { $why }.

# Stoly
room-no-table = Takový stůl není, nebo ho tento odkaz neotevírá.
room-bad-invitation = Tato pozvánka už byla použita, nebo nikdy neplatila.
room-no-chair = U tohoto stolu není volné místo.
room-chair-not-free = Toto místo není volné.
room-chair-taken = Na tomto místě teď sedí někdo jiný.
room-not-begun = Hra ještě nezačala.
room-old-question = Otázka se mezitím změnila; podívej se prosím znovu.
room-bot-plays = Hraje za tebe bot; nejdřív se znovu posaď.
room-try-again = Stůl se chystá znovu; zkus to prosím ještě jednou.
room-not-stored = Nepodařilo se to uložit, takže se nic nezměnilo.
room-not-your-eyes = Dokud se hraje, vidíš jen to, co smíš vědět.
room-bad-name = Jméno má 1 až { $length } tisknutelných znaků.
room-bad-line = Zpráva v chatu má jen tisknutelné znaky.
room-long-record = Uloženou hru s více než { $limit } odpověďmi nelze nahrát.
room-chosen-seed = Semínko lze zvolit jen tam, kde nehraje nikdo jiný: kdo je zná, zná všechny karty.

# Meze a chyby
room-too-fast = To bylo příliš rychle; chvíli počkej.
room-too-many-tables = To už je hodně nových stolů; několik minut počkej.
room-too-many-sockets = Odtud je otevřeno příliš mnoho spojení.
room-too-large = To je více než { $limit } KiB.
room-bad-request = Žádosti nelze rozumět: { $why }.
room-bad-message = Zprávě nelze rozumět: { $why }.
room-no-hello = První zprávou musí být pozdrav.
room-hello-again = Zdraví se jen jednou.
room-wrong-origin = Tato adresa k herně nepatří.
room-no-page = Tady nic není.
room-no-language = { $value } není žádný z jazyků { $known }.
room-broken = V herně se něco pokazilo; je to zapsáno a nic se nezměnilo.
