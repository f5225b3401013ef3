# Slova jsou ze slovníčku na stránce pravidel.
algoracing-name = Algoracing
algoracing-about = Vykládej karty příkazů a posílej své vozítko přes kopce pro vzorky. Vyhraje, kdo jich první přiveze dost.

# Názvy; vkládají se do jiných zpráv se stejnými argumenty.
# Karty a rohy jsou v prvním pádě (rohy zároveň ve čtvrtém), světové strany s předložkou.
algoracing-card = { $card ->
    [S] Krok vpřed
    [A] Vpřed na doraz
    [J] Skok
    [L] Otočení vlevo
    [R] Otočení vpravo
    [U] Čelem vzad
    [T] Teleport
    [X2] Cyklus ×2
   *[X3] Cyklus ×3
}
algoracing-facing = { $facing ->
    [N] na sever
    [E] na východ
    [S] na jih
   *[W] na západ
}
algoracing-corner = { $corner ->
    [sw] jihozápadní roh
    [nw] severozápadní roh
    [ne] severovýchodní roh
   *[se] jihovýchodní roh
}
algoracing-colour = { $colour ->
    [red] červená
    [yellow] žlutá
    [green] zelená
   *[blue] modrá
}
algoracing-skip = { $why ->
    [rim] okraj plánu
    [wall] zídka
    [edge] hrana kopce
    [storeys] dvě patra
    [rover] v cestě stojí vozítko
    [nothing] impulz nic nezasáhl
    [occupied] základna je obsazená
    [home] vozítko už je na své základně
   *[landing] není kam dopadnout
}
algoracing-nobody = zaparkované vozítko

# Otázky
algoracing-choose-base = Vyber roh pro svou základnu a směr, kterým míří tvé vozítko.
algoracing-turn = Změň algoritmus a spusť ho, nebo pasuj.
algoracing-exchange = Které karty chceš vyměnit?

# Cíl
algoracing-goal-play = Doručuj vzorky do laboratoře { $labs ->
    [three] své barvy
   *[four] v kterémkoli rohu
}: { algoracing-goal-end }. Máš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.{ algoracing-goal-rounds }
algoracing-goal-watch = Vozítka doručují vzorky do laboratoří { $labs ->
    [three] své barvy
   *[four] v rozích
}: { algoracing-goal-end }. Zatím nejvíc bodů: { $points }.{ algoracing-goal-rounds }
algoracing-goal-reached = Konec hry. Máš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
algoracing-goal-over = Konec hry. Nejvíc bodů: { $points }.
algoracing-goal-target = { $target ->
    [one] { $target } bod
    [few] { $target } body
   *[other] { $target } bodů
}
algoracing-goal-end = { $finish ->
    [0] kdo první získá { algoracing-goal-target }, vyhraje
   *[1] až někdo získá { algoracing-goal-target }, kolo se dohraje a vyhraje, kdo má bodů nejvíc
}
algoracing-goal-rounds = { $rounds ->
    [0] {""}
   *[other] {" "}Kolo { $rounds } je poslední.
}

# Co ve hře je: pro toho, kdo to vidí poprvé
algoracing-piece-card-S = Krok vpřed
algoracing-piece-card-S-help = Vozítko popojede o jedno políčko vpřed. Když je v cestě okraj plánu, hrana kopce, kamenná zídka nebo jiné vozítko, příkaz se přeskočí.
algoracing-piece-card-A = Vpřed na doraz
algoracing-piece-card-A-help = Vozítko jede rovně, dokud nenarazí na překážku. Na políčku se vzorkem se zastaví taky.
algoracing-piece-card-J = Skok
algoracing-piece-card-J-help = Vozítko se posune o jedno políčko vpřed: přes kamennou zídku, o jedno patro nahoru nebo dolů. Přes políčko ani přes jiné vozítko neskáče.
algoracing-piece-card-L = Otočení vlevo
algoracing-piece-card-L-help = Vozítko se otočí o čtvrt otáčky vlevo – podle sebe, ne podle tebe. Zůstane na svém políčku.
algoracing-piece-card-R = Otočení vpravo
algoracing-piece-card-R-help = Vozítko se otočí o čtvrt otáčky vpravo – podle sebe, ne podle tebe. Zůstane na svém políčku.
algoracing-piece-card-U = Čelem vzad
algoracing-piece-card-U-help = Vozítko se otočí na opačnou stranu. Zůstane na svém políčku.
algoracing-piece-card-T = Teleport
algoracing-piece-card-T-help = Impulz letí rovně vpřed, přes zídky, ale ne přes kopce, a zasáhne to první, co potká. Vozítko se vrátí na svou základnu a vzorky nechá na místě; vzorky se přiblíží o jedno políčko.
algoracing-piece-card-X2 = Cyklus ×2
algoracing-piece-card-X2-help = Polož ho na výšku nad jeden příkaz, nebo na šířku nad dva: provedou se dvakrát, A-B-A-B.
algoracing-piece-card-X3 = Cyklus ×3
algoracing-piece-card-X3-help = Polož ho na výšku nad jeden příkaz, nebo na šířku nad dva: provedou se třikrát, A-B-A-B-A-B.
algoracing-piece-sample-hidden = Vzorek života
algoracing-piece-sample-hidden-help = Vozítko, které sem dojede, vzorek naloží; vejdou se mu tři. Jakého je druhu, se ukáže až v laboratoři.
algoracing-piece-sample-yellow = Žlutý vzorek
algoracing-piece-sample-yellow-help = První žlutý vzorek, který doručíš, je za 2 body, každý další za 1 bod.
algoracing-piece-sample-blue = Modrý vzorek
algoracing-piece-sample-blue-help = První modrý vzorek, který doručíš, je za 2 body, každý další za 1 bod.
algoracing-piece-sample-red = Červený vzorek
algoracing-piece-sample-red-help = První červený vzorek, který doručíš, je za 2 body, každý další za 1 bod.
algoracing-piece-sample-green = Zelený vzorek
algoracing-piece-sample-green-help = První zelený vzorek, který doručíš, je za 2 body, každý další za 1 bod.
algoracing-piece-base-base = Základna
algoracing-piece-base-base-help = Odtud vyjíždí vozítko této barvy a sem se vrací, když ho někdo teleportuje.
algoracing-piece-base-lab = Laboratoř
algoracing-piece-base-lab-help = Sem doručují vzorky hráči, jejichž znak je vedle baňky. V základních pravidlech je každá základna laboratoří pro všechny, v plných tvoje vlastní základna tvou laboratoří není.
algoracing-piece-rover-rover = Vozítko
algoracing-piece-rover-rover-help = Jezdí jen dopředu, kam míří jeho předek. Na palubu se vejdou tři vzorky.
algoracing-piece-rover-waiting = Čeká na výtah
algoracing-piece-rover-waiting-help = Druhá plošina je obsazená. Když je na začátku příštího tahu tohoto hráče volná, výtah vozítko nejdřív převeze.
algoracing-piece-rover-bars = Bez náhrady
algoracing-piece-rover-bars-help = Jedno z těchto vozítek už dalo druhému vzorek. Dokud jedno z nich nepřejede na jiné políčko, další náhrada se neplatí.
algoracing-piece-field-level-1 = Nízký kopec (jednopatrový)
algoracing-piece-field-level-1-help = Nahoru i dolů se dostaneš skokem, krokem ne. Nahoře se jezdí stejně jako dole.
algoracing-piece-field-level-2 = Vysoký kopec (dvoupatrový)
algoracing-piece-field-level-2-help = Ze země na něj nevyskočíš a na zem z něj neseskočíš. Skoč z nízkého kopce, nebo jeď výtahem.
algoracing-piece-field-wall = Kamenná zídka
algoracing-piece-field-wall-help = Zastaví Krok vpřed i Vpřed na doraz. Skok ji přeskočí, impulz jí projde.
algoracing-piece-field-mark = Značka vzorku
algoracing-piece-field-mark-help = Sem se před hrou položí vzorek života. Některé značky mohou zůstat prázdné.
algoracing-piece-elevator-upper = Horní plošina
algoracing-piece-elevator-upper-help = Když tu vozítko po svém algoritmu stojí, výtah ho sveze dolů, kam ukazuje šipka. Odmítnout to nejde.
algoracing-piece-elevator-lower = Dolní plošina
algoracing-piece-elevator-lower-help = Když tu vozítko po svém algoritmu stojí, výtah ho vyveze na kopec. Odmítnout to nejde.
algoracing-piece-elevator-broken = Výtah mimo provoz
algoracing-piece-elevator-broken-help = Míří na okraj plánu, na zídku nebo na jiný kopec, a tak nikoho nevozí.
algoracing-piece-table-row = Algoritmus
algoracing-piece-table-row-help = Řada karet; provádějí se popořadě od značky začátku. V plných pravidlech je společný, a když má pět příkazů, po provedení se celý odloží.
algoracing-piece-table-deck = Dobírací balíček
algoracing-piece-table-deck-help = Na konci tahu si z něj dobereš do pěti karet. Když dojde, zamíchají se odložené.
algoracing-piece-table-pile = Odkládací balíček
algoracing-piece-table-pile-help = Sem jdou použité a vyměněné karty. Prohlížet si je smí každý.

# Odpovědi
algoracing-answer-lay = Položit kartu „{ algoracing-card }“ na místo { $place }
algoracing-answer-cover = Překrýt kartu { $place } kartou „{ algoracing-card }“
algoracing-answer-cycle = Položit kartu „{ algoracing-card }“ nad kartu { $place }
algoracing-answer-cycle-two = Položit kartu „{ algoracing-card }“ nad karty { $place } a { $last }
algoracing-answer-lift = Odebrat cyklus, který začíná nad kartou { $place }
algoracing-answer-run = Spustit
algoracing-answer-pass = Pas
algoracing-answer-replace = Vyměnit kartu „{ algoracing-card }“
algoracing-answer-draw = Hotovo: dobrat nové karty a ukončit tah
algoracing-answer-base = Obsadit { algoracing-corner }, vozítko míří { algoracing-facing }

# Proč ne
algoracing-not-in-hand = Kartu „{ algoracing-card }“ nemáš.
algoracing-three-cards = Víc než { $most } { $most ->
    [one] kartu
    [few] karty
   *[other] karet
} v jednom tahu vyložit nesmíš.
algoracing-row-full = Algoritmus už má pět příkazů.
algoracing-no-place = Místo { $place } pro tuto kartu v algoritmu není.
algoracing-only-behind = V této hře se karty kladou jedna za druhou: místo { $place } není další na řadě.
algoracing-no-covering = V této hře se karty nepřekrývají.
algoracing-no-command = Cyklus leží nad příkazy; na místě { $place } nebo hned za ním žádný příkaz není.
algoracing-under-cycle = Tam už cyklus leží; nelze ho přesunout, jen odebrat.
algoracing-no-cycle = Nad kartou { $place } žádný cyklus nezačíná a příkazy se odebírat nesmějí.
algoracing-no-row = V algoritmu není žádný příkaz, není co spustit.
algoracing-begun = Algoritmus už měníš; než budeš pasovat, vezmi své změny zpět.
algoracing-none-left = Kartu „{ algoracing-card }“ k výměně (už) nemáš.
algoracing-corner-taken = Sem to nejde: { algoracing-corner } už je obsazený jinou základnou.
algoracing-corner-dealt = Náhoda ti přidělila jiný roh.
algoracing-into-wall = Na začátku vozítko nesmí mířit k okraji plánu ani ke kamenné zídce.
algoracing-first-base = Nejdřív se vybírají rohy.
algoracing-exchanging = Pasuješ: vyber karty k výměně a pak si dober nové.
algoracing-your-turn = Teď se mění a spouští algoritmus, nebo se pasuje.

# Co se děje
algoracing-based = { $player } obsazuje základnou { algoracing-corner }; vozítko míří { algoracing-facing }.
algoracing-spare-based = Volná základna ({ algoracing-colour }) obsazuje { algoracing-corner }.
algoracing-dealt = Dostáváš: { $cards }.
algoracing-turn-started = Kolo { $round }: na tahu je { $player }.
algoracing-inserted = { $player } pokládá kartu „{ algoracing-card }“ na místo { $place }.
algoracing-covered = { $player } překrývá kartu { $place } ({ $over }) kartou „{ algoracing-card }“.
algoracing-cycled = { $player } pokládá kartu „{ algoracing-card }“ nad { $span ->
    [one] kartu { $place }
   *[other] kartu { $place } a následující
}.
algoracing-cycle-lifted = { $player } odebírá kartu „{ algoracing-card }“, která leží nad kartou { $place }.
algoracing-cycle-lost = Karta „{ algoracing-card }“ nad kartou { $place } je ztracená: karty pod ní se změnily.
algoracing-started = { $place }. { algoracing-card }{ $times ->
    [one] {""}
   *[other] {" "}({ $time } ze { $times })
}
algoracing-moved = { $player } se přesouvá z políčka { $start } na políčko { $end }.
algoracing-turned = { $player } se otáčí a míří { algoracing-facing }.
algoracing-skipped = { $why ->
    [nothing] Impulz nic nezasáhl: příkaz „{ algoracing-card }“ nemá účinek ({ $player }).
   *[other] { $player } přeskakuje příkaz „{ algoracing-card }“: { algoracing-skip }.
}
algoracing-futile = { $player } si uvědomuje, že všechno je marné: všechny příkazy jsou přeskočeny.
algoracing-loaded = { $player } nakládá { $count ->
    [one] { $count } vzorek
    [few] { $count } vzorky
   *[other] { $count } vzorků
} na políčku { $square }.
algoracing-full = { $player } už nemá místo: na políčku { $square } { $count ->
    [one] zůstává { $count } vzorek
    [few] zůstávají { $count } vzorky
   *[other] zůstává { $count } vzorků
}.
algoracing-delivered = { $player } doručuje vzorky:{ $yellow ->
    [0] {""}
   *[other] {" "}žlutý ×{ $yellow }
}{ $blue ->
    [0] {""}
   *[other] {" "}modrý ×{ $blue }
}{ $red ->
    [0] {""}
   *[other] {" "}červený ×{ $red }
}{ $green ->
    [0] {""}
   *[other] {" "}zelený ×{ $green }
} – { $won ->
    [one] { $won } bod
    [few] { $won } body
   *[other] { $won } bodů
}, celkem { $points }.
algoracing-collided = Srážka: { $player } nemůže dál, v cestě stojí { $other }.
algoracing-compensated = { $giver } předává vzorek, dostává ho { $player }; dokud se jeden z nich nepohne, další náhrada se neplatí.
algoracing-bar-lifted = { $player } a { $other } od sebe zase mohou dostat náhradu.
algoracing-impulse = { $squares ->
    [0] { $player } vysílá impulz, ten ale hned končí: přímo vpředu je okraj plánu nebo kopce.
    [one] { $player } vysílá impulz přes políčko { $path }.
   *[other] { $player } vysílá impulz přes políčka { $path }.
}
algoracing-teleported = { $player } se teleportuje z políčka { $start } na základnu { $end }.
algoracing-dropped = { $player } nechává { $count ->
    [one] { $count } vzorek
    [few] { $count } vzorky
   *[other] { $count } vzorků
} na políčku { $square }.
algoracing-pulled = { $player } přitahuje { $count ->
    [one] { $count } vzorek
    [few] { $count } vzorky
   *[other] { $count } vzorků
} z políčka { $start } na políčko { $end }.
algoracing-rode = { $player } jede výtahem z políčka { $start } na políčko { $end }.
algoracing-elevator-busy = Výtah je obsazený: { $player } čeká, na druhé plošině stojí { $other }.
algoracing-row-discarded = Algoritmus jde na odkládací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
algoracing-drew = { $player } dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
algoracing-reshuffled = Odložené karty se zamíchají, nový dobírací balíček má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
algoracing-passed = { $player } pasuje a vyměňuje karty: { $cards }.
algoracing-left = { $player } odchází ze hry; { $count ->
    [0] na palubě nejsou žádné vzorky
    [one] na políčku { $square } zůstává { $count } vzorek
    [few] na políčku { $square } zůstávají { $count } vzorky
   *[other] na políčku { $square } zůstává { $count } vzorků
}. Odložené karty: { $cards }.
algoracing-game-over = Konec hry: { $why ->
    [target] body k vítězství jsou získány
    [exhausted] všechny vzorky jsou doručeny
    [rounds] poslední kolo je dohráno
   *[alone] nikdo další nezbývá
}. Vítězství: { $winners }.

# Obrázek v terminálu
algoracing-draw-player = { $sign } { algoracing-colour }: body { $points }/{ $target }, na palubě { $aboard }, doručeno { $delivered }, karty { $cards }, laboratoře { $labs }
algoracing-draw-away = { "  " }{ algoracing-colour }: už nehraje, body { $points }, doručeno { $delivered }
algoracing-draw-row = Algoritmus ({ $length }/5): { $row }
algoracing-draw-draft = Připravuješ ({ $length }/5): { $row }
algoracing-draw-own = Vykládáš ({ $length }/3): { $row }
algoracing-draw-piles = Kolo { $round }. Dobírací balíček: { $deck }, odkládací balíček: { $discard } ({ $pile }).
algoracing-draw-bars = Bez náhrady, dokud se jeden z nich nepohne: { $pairs }
algoracing-draw-hand = Karty v ruce: { $cards }
algoracing-draw-legend = ░ úroveň 1, ▒ úroveň 2; ● vzorek, · značka; ^ > v < výtah, x mimo provoz; ┃ ━ kamenné zídky; R:yg červená základna s laboratořemi žluté a zelené; … čeká na výtah

# Volby
algoracing-preset-basic = Základní pravidla (6×6, od 6 let)
algoracing-preset-full = Plná pravidla (9×9, od 10 let)
algoracing-option-mode = Pravidla
algoracing-option-mode-basic = Základní
algoracing-option-mode-full = Plná
algoracing-option-mode-custom = Vlastní kombinace
algoracing-option-layout = Rozložení plánu (jméno rozložení, random, nebo vlastní jako JSON)
algoracing-option-first-player = Kdo začíná
algoracing-option-first-player-random = Rozhodne náhoda
algoracing-option-first-player-seat1 = Místo 1
algoracing-option-first-player-seat2 = Místo 2
algoracing-option-first-player-seat3 = Místo 3
algoracing-option-first-player-seat4 = Místo 4
algoracing-option-colours = Barvy podle míst
algoracing-option-corner-choice = Rohy
algoracing-option-corner-choice-reverse = Vybírají se v opačném pořadí tahů
algoracing-option-corner-choice-random = Přidělí je náhoda
algoracing-option-neutral-rovers = Vozítka volných barev stojí na svých základnách
algoracing-option-blocks-on-corners = Kopce smějí zakrývat rohy
algoracing-option-strict-block-edges = Každá hranice kopce zastaví jízdu
algoracing-option-full-rover-ignores-samples = Plné vozítko jede přes vzorky dál
algoracing-option-deliver-on-arrival-only = Vzorky se doručují jen při příjezdu
algoracing-option-strict-cycle-shift = Karta vložená mezi jiné odebere cykly za ní
algoracing-option-strict-elevator-walls = Kamenná zídka u paty kopce tam vyřadí výtah
algoracing-option-impulse-over-gaps = Teleportační impulz přelétá nižší místa
algoracing-option-finish-round = Kolo se dohraje do konce
algoracing-option-tie-break = Při rovnosti bodů
algoracing-option-tie-break-shared = Společné vítězství
algoracing-option-tie-break-types = Vyhrává, kdo má víc druhů
algoracing-option-tie-break-tokens = Vyhrává, kdo má víc vzorků
algoracing-option-max-rounds = Limit kol (0: žádný)
algoracing-option-on-leave = Když hráč odejde
algoracing-option-on-leave-bot = Převezme to počítačový hráč
algoracing-option-on-leave-remove = Vozítko se odstraní
algoracing-option-practice-undo = Všechno lze vzít zpět (cvičení)
algoracing-option-board = Herní plán
algoracing-option-board-mode = Podle pravidel
algoracing-option-board-6x6 = 6×6
algoracing-option-board-9x9 = 9×9
algoracing-option-labs = Laboratoře
algoracing-option-labs-mode = Podle pravidel
algoracing-option-labs-four = Každá základna je laboratoř pro všechny
algoracing-option-labs-three = Dvě laboratoře pro každou barvu
algoracing-option-elevators = Výtahy
algoracing-option-elevators-mode = Podle pravidel
algoracing-option-elevators-on = Ano
algoracing-option-elevators-off = Ne
algoracing-option-cycles = Karty cyklů
algoracing-option-cycles-mode = Podle pravidel
algoracing-option-cycles-on = Ano
algoracing-option-cycles-off = Ne
algoracing-option-teleport = Karty teleportu
algoracing-option-teleport-mode = Podle pravidel
algoracing-option-teleport-on = Ano
algoracing-option-teleport-off = Ne
algoracing-option-shared = Jeden společný algoritmus
algoracing-option-shared-mode = Podle pravidel
algoracing-option-shared-on = Ano
algoracing-option-shared-off = Ne
algoracing-option-target = Body k vítězství (0: podle pravidel)
algoracing-option-tokens = Vzorky každého druhu (0: podle pravidel)

# Chyby ve volbách, rozloženích a pozicích
algoracing-bad-colours = Barvy jsou různá slova z { $known }, oddělená čárkami, ne „{ $value }“.
algoracing-bad-position = Tuto pozici nelze přečíst: { $what }.
algoracing-field-switch = Volbu { $option } lze nastavit jen s mode=custom.
algoracing-field-first-player = Místo { $seat } nemůže začínat: počet hráčů je { $seats }.
algoracing-field-unknown = Rozložení „{ $layout }“ tu není; jsou tu: { $known }, nebo rozložení jako JSON.
algoracing-field-other-size = Tato hra se hraje na plánu { $size }×{ $size } políček, ale rozložení má { $found }×{ $found }.
algoracing-field-not-json = Vlastní rozložení je objekt JSON s „board“ a „blocks“; tento text jím není.
algoracing-field-key = Rozložení nemá „{ $key }“; má: { $known }.
algoracing-field-board = „board“ je { $known } nebo objekt se „size“ 6 nebo 9, „marks“ a „walls“.
algoracing-field-square = „{ $value }“ není políčko plánu { $size }×{ $size }.
algoracing-field-mark-twice = Značka { $square } je v seznamu dvakrát.
algoracing-field-wall = { $value } není zídka; zídka stojí mezi dvěma sousedními políčky, například c3-c4.
algoracing-field-own-blocks = „own_blocks“ je objekt: popis pro každé jméno.
algoracing-field-block-name = { $block } je jméno kopce z krabice; dej svému kopci jiné.
algoracing-field-block = Kopec { $block } potřebuje „width“ a „depth“ od 1 do 9 a „storeys“ 1 nebo 2; „marks“ a „elevators“ jsou seznamy.
algoracing-field-block-cell = Kopec { $block }: { $value } leží mimo něj, je tam dvakrát, nebo není zapsáno jako [1, 2] nebo [[1, 2], "S"].
algoracing-field-blocks = „blocks“ je seznam umístěných kopců.
algoracing-field-place = { $value } není umístěný kopec; ten má „block“, „anchor“ a „turn“ (0, 90, 180 nebo 270).
algoracing-field-elevators = „elevators“ je seznam objektů s „block“, „upper“ a „to“ (N, E, S nebo W).
algoracing-field-no-block = Kopec { $block } tu není; jsou tu: { $known }.
algoracing-field-twice = Kopec { $block } je umístěný dvakrát, ale je jen jeden.
algoracing-field-counts = Plán { $size }×{ $size } má tyto počty nízkých a vysokých kopců: { $low } a { $high }, ne { $found_low } a { $found_high }.
algoracing-field-elevators-large = Kopce s velkými políčky nemají výtahy.
algoracing-field-off = Kopec { $block } na { $anchor } přečnívá přes okraj plánu.
algoracing-field-overlap = Kopce { $one } a { $two } se překrývají na { $squares }.
algoracing-field-corner = Kopec { $block } zakrývá roh { $corner }, kde musí ležet základna.
algoracing-field-elevator-block = Výtah na { $square } patří ke kopci { $block }, který na plánu není; jsou tu: { $known }.
algoracing-field-elevator-square = Výtah na { $square } nestojí na kopci { $block }.
algoracing-field-mark-corner = Značka vzorku leží v rohu { $corner }, kde musí ležet základna.
algoracing-field-marks = Počet značek vzorků na plánu je { $marks }, ale vzorků je { $tokens }.
algoracing-field-no-direction = Vozítko na { $corner } by nemohlo mířit žádným směrem.
algoracing-field-high-alone = Žádný nízký kopec se nedotýká vysokého kopce stranou políčka.
algoracing-field-platform-corner = Výtah na { $upper } má plošinu v rohu { $corner }.
algoracing-field-platform-twice = { $square } je plošina dvou výtahů.
algoracing-field-unreachable-corner = Do rohu { $corner } se z rohu { $start } nelze dostat.
algoracing-field-unreachable-mark = Ke značce vzorku { $mark } se z rohu { $start } nelze dostat.
algoracing-field-too-long = Rozložení má nejvýše tolik znaků: { $limit }.
algoracing-field-wall-twice = Zídka { $wall } je v seznamu dvakrát.
algoracing-field-other-side = Kopec { $block } nepatří na plán { $size }×{ $size }; k němu jsou { $known } nebo vlastní kopce.
algoracing-field-most-marks = Na plánech { $size }×{ $size } je značek nejvýše { $most }; vzorků je { $tokens }, to nestačí.

# Rozložení
algoracing-layout-random = Náhodné
algoracing-layout-Y6-1 = Dvě stolové hory
algoracing-layout-Y6-2 = Srdce
algoracing-layout-Y6-3 = Brána
algoracing-layout-Y6-4 = Úhlopříčka
algoracing-layout-Y6-5 = Dlouhý hřeben
algoracing-layout-R9-1 = Střední masiv
algoracing-layout-R9-2 = Velký hřeben
algoracing-layout-R9-3 = Schodiště
algoracing-layout-R9-4 = Dva kopce
algoracing-layout-R9-5 = Útes
