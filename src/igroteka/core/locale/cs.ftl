core-unknown-game = Hra { $game } tu není; jsou tu: { $known }.
core-bad-seats = { $game } je pro { $low } až { $high } { $high ->
    [few] hráče
   *[other] hráčů
}, ne pro { $value }.
core-unknown-option = { $game } nemá volbu { $option }; má: { $known }.
core-options-not-a-mapping = Volby jsou jména s hodnotami, ne { $value }.
core-bad-flag = Volba { $option } je on nebo off, ne { $value }.
core-bad-choice = Volba { $option } je jedno z { $known }, ne { $value }.
core-bad-number = Volba { $option } je celé číslo od { $low } do { $high }, ne { $value }.
core-bad-text = Volba { $option } je text.
core-bad-seed = Semínko je celé číslo nebo text o 1 až 128 tisknutelných znacích.
core-bad-names = Počet potřebných jmen: { $seats }, každé o 1 až { $length } tisknutelných znacích.
core-bad-seat = Místa mají čísla 0 až { $last }, −1 je divák; { $value } mezi nimi není.
core-bad-seat-number = Místa jsou číslována od 1 do { $last }; { $value } mezi nimi není.
core-bad-since = Číslo události je celé číslo od 0, ne { $value }.
core-unknown-answer = { $answer } není odpověď ve hře { $game }.
core-unknown-bot = { $game } nemá bota { $bot }; má: { $known }.
core-not-asked = Teď neodpovídáš ty.
core-game-is-over = Hra skončila.
core-game-goes-on = Hra ještě neskončila.
core-spectator = Divák se jen dívá.
core-undo-nothing = Nemáš odpověď, kterou by šlo vzít zpět.
core-undo-another-answered = Mezitím odpověděl někdo jiný; tvá odpověď platí.
core-undo-chance = Mezitím rozhodla náhoda; tvá odpověď platí.
core-undo-revealed = Mezitím se ukázalo něco skrytého; tvá odpověď platí.
core-undo-committed = Tvá odpověď už byla provedena; platí.
core-bad-change = Uveď, které odpovědi dáváš, nebo kolik jich bereš zpět.
core-row-goes-on = Z několika odpovědí daných najednou smí něco rozhodnout nebo odhalit jen ta poslední.
core-took-back = { $player } bere odpověď zpět.
core-took-back-sealed = Bereš svou tajnou odpověď zpět.
core-position-not-saved = Tento stůl vznikl z pozice, není tedy co uložit.
core-cannot-read = { $file } nelze přečíst: { $why }.
core-cannot-write = { $file } nelze zapsat: { $why }.
core-file-too-long = { $file } je delší než { $limit } MiB.
core-not-a-record = { $file } není uložená hra Igroteky.
core-bad-record = { $file } je uložená hra s chybou v „{ $what }“.
core-record-format = { $file } má formát { $found }; tato verze čte formát { $known }.
core-record-rules = { $file } se hrálo podle verze pravidel { $found }; tato verze hraje podle { $known }.
core-record-without-seed = { $file } byl uložen pro ostatní během hry; nemá semínko a nelze jej přehrát.
core-record-length = { $file } má položek: { $length }; položku { $to } nemá.
core-record-answer = { $file }, odpověď { $number }: { $why }
core-unknown-seat-name = Místo { $name } tu není; jsou tu: { $known }.
core-unknown-value = Pozice nemá hodnotu { $name }; má: { $known }.
core-bad-example = { $file }, řádek { $line }: { $what }
core-unknown-rule = { $game } nemá paragraf { $rule }.
core-no-example = Hra { $game } nemá příklad { $example }.
core-no-tree = Hra { $game } nemá strom, který by šel nakreslit.
core-no-data = Hra { $game } nemá vlastní soubory karet.
core-tree-drawn = Strom je nakreslen do souboru { $file }.
core-no-rules-page = Stránka pravidel pro { $game } tu není; jsou tu: { $known }.
core-nothing-ahead = Dopředu tu není nic vidět.
core-unknown-sight = O „{ $of }“ nelze dopředu nic říci.
core-bad-argument = { $what } je { $expected }, ne { $value }.
core-question-for = { $player }: { $question }
core-your-number = Číslo odpovědi (? a číslo nebo slovo: proč ne, ! a číslo nebo slovo: pohled dopředu, u: vzít zpět, q: odejít)
core-not-a-number = Odpověď { $value } tu není.
core-fine = To je dovoleno.
core-left = Odcházíš od stolu.
core-ended-shared = Hra skončila. O vítězství se dělí: { $players }.
core-ended-lost = Hra skončila. Nikdo nevyhrává.
core-ended-won = Hra skončila. Vítězí { $players }.
core-rules-examples = Ukazují to tyto příklady:
core-rules-code = Kde to v programu je:
core-examples-passed = { $count ->
    [one] { $count } příklad platí.
    [few] { $count } příklady platí.
    [many] { $count } příkladu platí.
   *[other] { $count } příkladů platí.
}
core-examples-failed = { $count ->
    [one] { $count } příklad neplatí.
    [few] { $count } příklady neplatí.
    [many] { $count } příkladu neplatí.
   *[other] { $count } příkladů neplatí.
}
core-who-me = ty
core-who-random = náhodný bot
core-who-greedy = hladový bot
core-pass-screen = Předej obrazovku: { $player }. Potom stiskni Enter.
core-broken-game = Hra { $game } je nainstalovaná, ale rozbitá: { $why }
core-bad-seats-only = { $game } je pro tento počet hráčů: { $low }, ne pro { $value }.
core-no-answers = Tady chybí odpověď: napiš místo a co dělá, například X d, nebo undo X.
core-which-game = Řekni pomocí --game, o které hře je { $file }.
core-bad-path = Cesta je text nebo Path, ne { $value }.
core-cannot-leave = Bez hráče tato hra pokračovat nemůže; jeho místo může převzít počítačový hráč.
core-has-left = Z této hry už jsi pryč.

# data files of one's own
core-cards-bad = { $file }, řádek { $row }, sloupec { $column }: { $problem }.
core-cards-bad-file = { $file }: { $problem }.
core-cards-missing-file = tento soubor chybí
core-cards-too-many-columns = sloupců je víc než v záhlaví
core-cards-empty-file = v tomto souboru nejsou žádné řádky
core-cards-not-csv = toto není CSV: { $found }
core-cards-not-utf-8 = tento soubor není v UTF-8
core-cards-missing-column = tento sloupec chybí
core-cards-bad-number = „{ $found }“ není celé číslo v rozmezí { $known }
core-cards-unknown-name = „{ $found }“ sem nepatří; možnosti: { $known }
core-cards-missing-name = chybí název
core-cards-bad-id = „{ $found }“ není id: začíná malým písmenem bez háčku a čárky, dál jsou taková písmena, číslice a podtržítka
core-cards-twice = id „{ $found }“ je v tomto souboru dvakrát
core-cards-too-many = karet je příliš mnoho; nejvýš { $known }
