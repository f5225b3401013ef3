# Slova jsou ze slovníčku na stránce pravidel.
progress-name = Progress: Evoluce technologií
progress-about = Veď svůj národ od prvního kola k parnímu stroji: čím víc technologií objevíš, tím snadněji přijdou další. Čí civilizace zazáří nejjasněji?

# Názvy; vkládají se do jiných zpráv se stejnými argumenty.
# Názvy karet (progress-card, -first, -other, -person, -feat) jsou v souborech karet. Všechny názvy jsou v prvním pádě.
progress-colour = { $colour ->
    [red] červený
    [green] zelený
    [blue] modrý
    [yellow] žlutý
   *[white] bílý
}
progress-kind = { $kind ->
    [science] věda
    [engineering] technika
    [culture] kultura
   *[general] obecné vědění
}
progress-knowledge = { $knowledge ->
    [science] věda
    [engineering] technika
    [culture] kultura
   *[general] obecné vědění
}
progress-kind-token = { $kind ->
    [science] žeton vědy
    [engineering] žeton techniky
    [culture] žeton kultury
   *[general] žeton obecného vědění
}
progress-knowledge-token = { $knowledge ->
    [science] žeton vědy
    [engineering] žeton techniky
    [culture] žeton kultury
   *[general] žeton obecného vědění
}
progress-kinds = { $kinds ->
    [S] věda
    [E] technika
    [C] kultura
    [SE] věda nebo technika
    [SC] věda nebo kultura
    [EC] technika nebo kultura
   *[SEC] věda, technika nebo kultura
}
progress-skill = { $skill ->
    [actions] akce
    [draw] dobírání
    [hand] limit karet na ruce
    [shuffle] zamíchání
    [development] vývoj
    [research] výzkum
   *[quickdraw] rychlé dobírání
}
progress-power = { $power ->
    [prestige] prestiž
    [population] obyvatelstvo
   *[army] armáda
}
progress-track = { $track ->
    [prestige] prestiž
    [population] obyvatelstvo
   *[army] armáda
}
progress-age = { $age ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $age }
}
progress-title = { $title ->
    [novice] nováček
    [chieftain] náčelník
    [master] pán osudů
    [demigod] polobůh
   *[defeat] porážka
}
progress-help = { $first ->
    [none] {""}
   *[other] { $other ->
        [none] ; s předchůdcem „{ progress-first }“ by byl jeden řádek ceny zdarma
       *[other] ; předchůdci „{ progress-first }“ a „{ progress-other }“ by dali každý jeden řádek ceny zdarma
    }
}
progress-left = { $science ->
    [0] {""}
   *[other] {" "}Zbývá věda: { $science }.
}{ $engineering ->
    [0] {""}
   *[other] {" "}Zbývá technika: { $engineering }.
}{ $culture ->
    [0] {""}
   *[other] {" "}Zbývá kultura: { $culture }.
}{ $general ->
    [0] {""}
   *[other] {" "}Zbývá obecné vědění: { $general }.
}
progress-result = { $title ->
    [defeat] Tentokrát je to porážka. Zkus to znovu!
    [novice] { $winners } získává titul: { progress-title }.
    [chieftain] { $winners } získává titul: { progress-title }.
    [master] { $winners } získává titul: { progress-title }.
    [demigod] { $winners } získává titul: { progress-title }!
   *[none] Vítězství: { $winners }!
}{ $tie ->
    [science] {" "}Při shodě rozhodly žetony vědy.
    [engineering] {" "}Při shodě rozhodly žetony techniky.
    [culture] {" "}Při shodě rozhodly žetony kultury.
    [general] {" "}Při shodě rozhodly žetony obecného vědění.
   *[none] {""}
}

# Otázky
progress-start = Začíná tvůj tah. Vyložíš osobnost nebo použiješ odkaz ještě před fází vývoje?
progress-back = Které technologie ve vývoji si vrátíš na ruku?
progress-act = Proveď akci, udělej něco, co akci nestojí, nebo ukonči tah.
progress-pay = Zaplať cenu: používej žetony a odhazuj karty.
progress-draw = Dobrání: odkud si vezmeš další kartu?
progress-quick = Rychlé dobrání: odkud si vezmeš další kartu?
progress-drop = Rychlé dobrání: kterou kartu odhodíš? Vědění nepřinese.
progress-shuffle = Zamíchání a dobrání: který balíček? Zamíchá se do něj jeho odhazovací hromádka a ty si vezmeš vrchní kartu.
progress-give = Kterou kartu dáš do balíčku času?
progress-after = Karty máš dobrané. Co nestojí akci, můžeš ještě udělat; pak ukonči tah.
progress-limit = Máš víc karet, než dovoluje limit karet na ruce: kterou odhodíš?
progress-successor = Začala nová epocha. Vyložíš teď osobnost?

# Cíl
progress-goal = Získej nejvíc vítězných bodů, než skončí epocha { progress-age }. Ty máš { $points }, nejlepší ze soupeřů { $best }.
progress-goal-watching = Vyhrává, kdo má na konci epochy { progress-age } nejvíc vítězných bodů. Ten nejlepší má { $best }.
progress-goal-solo = Dostaň do hry { $left ->
    [one] jednu aktivní technologii
    [few] { $left } aktivní technologie
   *[other] { $left } aktivních technologií
} se symbolem { $symbol ->
    [END] konce hry
   *[other] epochy { $symbol }
}, dokud jsou karty pro balíček času. Máš { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}: { progress-title }.{ $next ->
    [0] {""}
   *[other] {" "}Další titul je od { $next }.
}
progress-goal-solo-watching = K cíli chybí { $left ->
    [one] jedna aktivní technologie
    [few] { $left } aktivní technologie
   *[other] { $left } aktivních technologií
} se symbolem { $symbol ->
    [END] konce hry
   *[other] epochy { $symbol }
}, dokud jsou karty pro balíček času. Zatím { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}: { progress-title }.{ $next ->
    [0] {""}
   *[other] {" "}Další titul je od { $next }.
}
progress-goal-solo-over = { $title ->
    [defeat] Do balíčku času už nezbyla karta: porážka.
   *[other] Konec hry, { $points ->
        [one] { $points } vítězný bod
        [few] { $points } vítězné body
       *[other] { $points } vítězných bodů
    }: { progress-title }.
}

# Odpovědi
progress-answer-begin = Začít fázi vývoje
progress-answer-keep = Nechat ve vývoji
progress-answer-back = Vrátit na ruku: „{ progress-card }“
progress-answer-discover = Objevit: „{ progress-card }“
progress-answer-research = Zkoumat: „{ progress-card }“
progress-answer-draw = Dobrání
progress-answer-quick = Rychlé dobrání
progress-answer-shuffle = Zamíchání a dobrání
progress-answer-fund = Přispět: cena { $price }
progress-answer-exchange = Vzít z balíčku času: „{ progress-card }“
progress-answer-give = Dát: „{ progress-card }“
progress-answer-take = Vyložit: { progress-person }
progress-answer-decline = Nikoho nevyložit
progress-answer-heritage = Použít odkaz
progress-answer-use = Vzít vědění osobnosti: { progress-kind }
progress-answer-spend = Použít žeton: { progress-kind }
progress-answer-drop = Odhodit: „{ progress-card }“
progress-answer-pay = Zaplatit
progress-answer-deck = Balíček epochy { progress-age }
progress-answer-pile = Odhazovací hromádka epochy { progress-age }
progress-answer-stop = Už nedobírat
progress-answer-end = Ukončit tah

# Proč ne
progress-not-in-hand = Kartu „{ progress-card }“ nemáš na ruce.
progress-second-copy = Technologii „{ progress-card }“ už máš ve hře a dvakrát ji mít nejde.
progress-not-payable = Na technologii „{ progress-card }“ ti chybí { progress-kinds }: { $short }{ progress-help }.
progress-no-action = Nezbývá ti žádná akce: dovednost akcí ti dává { $actions ->
    [one] { $actions } akci
    [few] { $actions } akce
   *[other] { $actions } akcí
} za tah.
progress-no-room = Na další vývoj není místo: ve vývoji máš { $developing ->
    [one] { $developing } technologii
    [few] { $developing } technologie
   *[other] { $developing } technologií
} a tvoje dovednost vývoje je { $room }.
progress-not-developing = Technologii „{ progress-card }“ nemáš ve vývoji.
progress-in-development = Technologii „{ progress-card }“ máš ve vývoji; aktivní bude bez placení, až z ní zmizí poslední kostka.
progress-not-covered = Cena ještě není zaplacená, chybí { progress-kinds }: { $short }.
progress-grey = Tento { progress-kind-token } leží šedou stranou nahoru; znovu ho použiješ až v příštím tahu.
progress-no-token = Nemáš žádný { progress-kind-token }.
progress-out-of-order = Na toto vědění je už pozdě ({ progress-kind }): nejdřív jde vědění osobnosti, potom žetony, potom karty, a pokaždé v pořadí věda, technika, kultura, obecné vědění.
progress-needed = Bez toho, co je na řadě dřív, to nepůjde: nejdřív použij vědění osobnosti, potom žetony, potom karty.
progress-not-begun = Epocha { progress-age } ještě nezačala a její karty se dobírat nesmějí.
progress-age-gone = Epocha { progress-age } je dávno pryč: její balíček ani odhazovací hromádka už nejsou ve hře.
progress-empty-deck = V balíčku epochy { progress-age } už není žádná karta.
progress-empty-pile = Odhazovací hromádka epochy { progress-age } je prázdná.
progress-at-least-one = Nejdřív si vezmi aspoň jednu kartu.
progress-all-of-them = Musíš vzít { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}, dokud nějaké jsou.
progress-no-achievements = Tato hra se hraje bez milníků.
progress-no-current = Teď tu není milník, na který by šlo přispět.
progress-no-such-price = Milník „{ progress-feat }“ nemá cenu { $price }.
progress-price-is-covered = Cena { $price } milníku „{ progress-feat }“ už je zaplacená a každá cena se platí jen jednou.
progress-free-price-used = Jedna cena je v tomto tahu už zaplacená bez akce a na další ti žádná akce nezbývá.
progress-price-not-payable = Na cenu { $price } milníku „{ progress-feat }“ ti chybí { progress-kinds }: { $short }{ $first ->
    [none] {""}
   *[other] ; s předchůdcem „{ progress-first }“ by byla zdarma
}.
progress-not-solo = Balíček času je jen ve hře jednoho hráče.
progress-was-exchanged = Výměna s balíčkem času už v tomto tahu byla a za tah je jen jedna.
progress-not-in-time = V balíčku času není karta „{ progress-card }“.
progress-left-the-game = Epocha karty „{ progress-card }“ je dávno pryč a tato karta zůstává v balíčku času.
progress-nothing-to-give = Nemáš na ruce žádnou kartu na výměnu.
progress-no-personalities = Tato hra se hraje bez osobností.
progress-too-early = { progress-person } přijde až později: středověcí učenci přicházejí v epoše II, renesanční tvůrci v epoše III.
progress-too-late = { progress-person } už nepřijde: středověcí učenci přicházejí jen v epoše II, renesanční tvůrci jen v epoše III.
progress-person-taken-already = { progress-person } je už u jiného hráče.
progress-had-one = { progress-person } k tobě nepřijde: každý má za hru jen jednoho učence a jednoho tvůrce a tvůj už byl.
progress-no-scholar = { progress-person } může jen vystřídat středověkého učence, a žádný u tebe nebyl.
progress-no-heritage = Nemáš učence ani tvůrce lícem nahoru a filozofové odkaz nezanechávají.
progress-heritage-over = Na odkaz je už pozdě: u učence se dá použít do začátku epochy III, u tvůrce do začátku epochy IV.
progress-only-in-payment = Vědění se používá a karty se za něj odhazují, jen když se platí cena.
progress-no-use = Tvoje osobnost ti v tomto tahu takové vědění nedá: { progress-kind }.
progress-not-dealt = { progress-person } je filozof a filozofové se jen rozdávají před hrou.
progress-not-offered = { progress-person } nepatří k těm, které jde právě teď vyložit.
progress-now-start = Nejdřív začni fázi vývoje, vylož osobnost, nebo použij odkaz.
progress-now-back = Nejdřív rozhodni, které technologie ve vývoji si vrátíš na ruku.
progress-now-act = Teď provádíš akci, děláš něco, co akci nestojí, nebo končíš tah.
progress-now-pay = Nejdřív doplať cenu.
progress-now-draw = Nejdřív dokonči dobrání.
progress-now-quick = Nejdřív si vezmi karty rychlého dobrání.
progress-now-drop = Nejdřív odhoď karty za rychlé dobrání.
progress-now-shuffle = Nejdřív dokonči zamíchání a dobrání.
progress-now-give = Nejdřív vyber kartu, kterou dáš do balíčku času.
progress-now-after = Po dobrání zbývá už jen to, co nestojí akci, a konec tahu.
progress-now-limit = Nejdřív odhoď karty nad limit karet na ruce.
progress-now-successor = Nejdřív rozhodni, zda vyložíš osobnost.

# Co se děje
progress-turn-began = Tah { $turn }: na tahu je { $player }.
progress-cube-removed = { $player }: { $left ->
    [0] z karty „{ progress-card }“ zmizela poslední kostka
    [one] na kartě „{ progress-card }“ zbývá { $left } kostka
    [few] na kartě „{ progress-card }“ zbývají { $left } kostky
   *[other] na kartě „{ progress-card }“ zbývá { $left } kostek
}.
progress-activated = { $player } { $how ->
    [discovered] objevuje technologii „{ progress-card }“
   *[developed] dokončuje vývoj technologie „{ progress-card }“
}.
progress-returned = { $player } si z vývoje vrací na ruku kartu „{ progress-card }“.
progress-researched = { $player } zkoumá technologii „{ progress-card }“: { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostky
   *[other] { $cubes } kostek
}.
progress-draw-began = { $player } { $action ->
    [draw] volí Dobrání: nejvýš { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
    [quick] volí Rychlé dobrání: nejvýš { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
   *[shuffle] volí Zamíchání a dobrání: nejvýš { $count }krát
}.
progress-card-drawn = { $player } si bere kartu epochy { progress-age }.
progress-card-seen = Bereš si kartu „{ progress-card }“.
progress-card-picked = { $player } si bere kartu „{ progress-card }“ z odhazovací hromádky epochy { progress-age }.
progress-top-shown = Nahoře na odhazovací hromádce epochy { progress-age } je teď karta „{ progress-card }“.
progress-shuffled = Odhazovací hromádka epochy { progress-age } je zamíchána do balíčku: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
progress-dropped = { $player } odhazuje kartu „{ progress-card }“{ $why ->
    [quick] {" "}za rychlé dobrání
   *[limit] {" "}kvůli limitu karet na ruce
}.
progress-refreshed = { $player } končí tah{ $tokens ->
    [0] {""}
    [one] ; znovu jde použít { $tokens } žeton vědění
    [few] ; znovu jde použít { $tokens } žetony vědění
   *[other] ; znovu jde použít { $tokens } žetonů vědění
}{ $lost ->
    [0] {""}
   *[other] ; nevyužité vědění propadá: { $lost }
}.
progress-discovering = { $player } chce objevit technologii „{ progress-card }“.
progress-funding = { $player } chce zaplatit cenu { $price } milníku „{ progress-feat }“{ $free ->
    [1] {" "}bez akce
   *[0] {" "}za akci
}.
progress-token-spent = { $player } používá { progress-knowledge-token }.
progress-knowledge-used = { $player } si bere vědění osobnosti: { progress-knowledge }.
progress-card-spent = { $player } odhazuje kartu „{ progress-card }“ za vědění: { $worth }.
progress-paid = { $player } platí cenu.{ progress-left }
progress-skill-raised = { $player }: { $steps ->
    [0] dovednost „{ progress-skill }“ už je na konci stupnice
   *[other] dovednost „{ progress-skill }“ roste o { $steps }
}.
progress-token-got = { $player } dostává { progress-knowledge-token }.
progress-power-raised = { $player }: { $steps ->
    [0] { progress-track } zůstává na posledním poli, { $position }
   *[other] { progress-track } roste o { $steps }, teď { $position }
}.
progress-age-began = { $age ->
    [2] Začíná epocha II: středověk!
    [3] Začíná epocha III: renesance!
   *[4] Začíná epocha IV: průmyslová revoluce!
} { $why ->
    [symbols] Aktivních technologií s jejím symbolem je dost.
   *[exhausted] Karty předchozí epochy došly.
}
progress-cards-lost = { $player } ztrácí staré karty { $place ->
    [hand] z ruky
    [time] v balíčku času
   *[development] ve vývoji
}: { $cards }.
progress-revealed = Odkrývá se karta „{ progress-card }“. { $kept ->
    [1] Přidává se do balíčku času.
   *[0] Má symbol nové epochy a jde na odhazovací hromádku.
}
progress-exchanged = { $player } dává do balíčku času kartu „{ progress-card }“ a bere si kartu „{ progress-other }“.
progress-person-taken = { $player } vykládá osobnost: { progress-person }.
progress-person-left = { $player } otáčí osobnost lícem dolů: { progress-person }.
progress-declined = { $player } osobnost nevykládá.
progress-inherited = { $player } používá odkaz: { progress-person }.
progress-feat-shown = Aktuální milník je „{ progress-feat }“. { $left ->
    [0] Pod ním už žádný není.
   *[other] Pod ním: { $left }.
}
progress-price-covered = { $player } klade kostku na cenu { $price } milníku „{ progress-feat }“.
progress-feat-completed = Milník „{ progress-feat }“ je splněn! Jeho výhody dostává každý, kdo na něm má kostku.
progress-feat-won = { $player } má nejvíc kostek a bere si milník „{ progress-feat }“.
progress-feat-gone = Milník „{ progress-feat }“ opouští hru: nikdo nemá víc kostek než všichni ostatní.
progress-feats-changed = S novou epochou se mění i milníky: odebráno { $removed }, přidáno { $added }.
progress-feat-honoured = { $player } dostává ještě jednou výhody milníku „{ progress-feat }“.
progress-scored = { $player } má { $total ->
    [one] { $total } vítězný bod
    [few] { $total } vítězné body
   *[other] { $total } vítězných bodů
}: prestiž { $prestige }, obyvatelstvo { $population }, armáda { $army }, dovednosti { $skills }, karty { $cards }{ $symbols ->
    [0] {""}
   *[other] , symboly za pět karet { $symbols }
}{ $achievements ->
    [0] {""}
   *[other] , milníky { $achievements }
}{ $personalities ->
    [0] {""}
   *[other] , osobnosti { $personalities }
}{ $time ->
    [0] {""}
   *[other] , balíček času { $time }
}.
progress-game-over = Konec hry: { $why ->
    [symbols] aktivních technologií s posledním symbolem je dost
    [exhausted] karty poslední epochy došly
   *[defeat] pro balíček času už není žádná karta
}. { progress-result }
progress-ending = { $why ->
    [symbols] Aktivních technologií s posledním symbolem je dost.
    [exhausted] Karty poslední epochy došly.
   *[defeat] Porážka: pro balíček času nezbyla žádná karta.
} { $title ->
    [novice] Tvůj titul: nováček.
    [chieftain] Tvůj titul: náčelník.
    [master] Tvůj titul: pán osudů.
    [demigod] Tvůj titul: polobůh.
   *[other] {""}
}

# Co ve hře je a co to dělá
progress-piece-card-technology = Karta technologie
progress-piece-card-technology-help = Můžeš ji objevit, zkoumat, nebo odhodit a zaplatit jí za jinou.
progress-piece-card-price = Cena
progress-piece-card-price-help = Tolik stojí objev. Každý řádek musíš splnit: věděním, nebo předchůdcem, který stojí za lomítkem.
progress-piece-card-predecessor = Předchůdce
progress-piece-card-predecessor-help = Leží-li tato technologie před tebou, je řádek ceny s jejím jménem zdarma. Platí i technologie ve vývoji.
progress-piece-card-worth = Hodnota vědění
progress-piece-card-worth-help = Tolik obecného vědění dá karta, když ji při placení odhodíš.
progress-piece-card-points = Vítězné body
progress-piece-card-points-help = Počítají se na konci hry. Kdo jich má nejvíc, vyhrává.
progress-piece-card-active = Aktivní technologie
progress-piece-card-active-help = Je hotová: máš její výhody a počítají se její body i symbol epochy.
progress-piece-card-developing = Technologie ve vývoji
progress-piece-card-developing-help = V každém tvém tahu z ní zmizí jedna černá kostka; bez kostek se karta stane aktivní. Do té doby nic nepřináší.
progress-piece-knowledge-science = Věda
progress-piece-knowledge-science-help = Platí jen řádky ceny, které chtějí vědu.
progress-piece-knowledge-engineering = Technika
progress-piece-knowledge-engineering-help = Platí jen řádky ceny, které chtějí techniku.
progress-piece-knowledge-culture = Kultura
progress-piece-knowledge-culture-help = Platí jen řádky ceny, které chtějí kulturu.
progress-piece-knowledge-general = Obecné vědění
progress-piece-knowledge-general-help = Platí kterýkoli řádek ceny, jedno za jedno. Přináší ho každá odhozená karta.
progress-piece-token-science = Žeton vědy
progress-piece-token-science-help = Použij ho a máš 1 vědu. Otočí se šedou stranou nahoru a v příštím tahu je zase připravený.
progress-piece-token-engineering = Žeton techniky
progress-piece-token-engineering-help = Použij ho a máš 1 techniku. Otočí se šedou stranou nahoru a v příštím tahu je zase připravený.
progress-piece-token-culture = Žeton kultury
progress-piece-token-culture-help = Použij ho a máš 1 kulturu. Otočí se šedou stranou nahoru a v příštím tahu je zase připravený.
progress-piece-token-general = Žeton obecného vědění
progress-piece-token-general-help = Použij ho a máš 1 vědění jakéhokoli druhu. Otočí se šedou stranou nahoru a v příštím tahu je zase připravený.
progress-piece-skill-actions = Akce
progress-piece-skill-actions-help = Tolik akcí smíš provést za jeden tah.
progress-piece-skill-draw = Dobírání
progress-piece-skill-draw-help = Tolik karet si smíš vzít akcí Dobrání.
progress-piece-skill-hand = Limit karet na ruce
progress-piece-skill-hand-help = Tolik karet si smíš nechat na konci tahu. Během tahu jich můžeš mít víc.
progress-piece-skill-shuffle = Zamíchání
progress-piece-skill-shuffle-help = Tolikrát při Zamíchání a dobrání zamícháš odhazovací hromádku do balíčku a vezmeš si vrchní kartu.
progress-piece-skill-development = Vývoj
progress-piece-skill-development-help = Tolik technologií smíš mít ve vývoji najednou.
progress-piece-skill-research = Výzkum
progress-piece-skill-research-help = Tolik tvých tahů čeká technologie, kterou zkoumáš. Čím lepší dovednost, tím kratší čekání.
progress-piece-skill-quickdraw = Rychlé dobírání
progress-piece-skill-quickdraw-help = Vezmi si tolik karet, kolik stojí před lomítkem, a pak odhoď tolik, kolik stojí za ním. Tah pokračuje.
progress-piece-power-prestige = Prestiž
progress-piece-power-prestige-help = Sláva tvého národa. Na konci dostane nejvíc bodů ten, kdo je na stupnici nejdál; ve hře jednoho hráče rozhoduje samo pole.
progress-piece-power-population = Obyvatelstvo
progress-piece-power-population-help = Velikost tvého národa. Na konci dostane nejvíc bodů ten, kdo je na stupnici nejdál; ve hře jednoho hráče rozhoduje samo pole.
progress-piece-power-army = Armáda
progress-piece-power-army-help = Síla tvého národa; na nikoho se tu neútočí. Na konci dostane nejvíc bodů ten, kdo je na stupnici nejdál; ve hře jednoho hráče rozhoduje samo pole.
progress-piece-age-i = Epocha I: starověk
progress-piece-age-i-help = Jejími kartami hra začíná.
progress-piece-age-ii = Epocha II: středověk
progress-piece-age-ii-help = Její balíček se otevře, když je aktivních dost technologií se symbolem II. Karty epochy I zůstávají ve hře.
progress-piece-age-iii = Epocha III: renesance
progress-piece-age-iii-help = Když začne, karty epochy I zmizí z rukou, z vývoje i ze stolu; aktivní zůstanou. Většinou je to poslední epocha.
progress-piece-age-iv = Epocha IV: průmyslová revoluce
progress-piece-age-iv-help = Jen s tímto rozšířením. Když začne, karty epochy II zmizí z rukou, z vývoje i ze stolu.
progress-piece-symbol-ii = Symbol epochy II
progress-piece-symbol-ii-help = Když ho má dost aktivních technologií všech hráčů dohromady, začíná epocha II.
progress-piece-symbol-iii = Symbol epochy III
progress-piece-symbol-iii-help = Když ho má dost aktivních technologií všech hráčů dohromady, začíná epocha III.
progress-piece-symbol-iv = Symbol epochy IV
progress-piece-symbol-iv-help = Když ho má dost aktivních technologií všech hráčů dohromady, hra končí; s Průmyslovou revolucí místo toho začíná epocha IV.
progress-piece-symbol-end = Symbol konce hry
progress-piece-symbol-end-help = Když ho má dost aktivních technologií všech hráčů dohromady, hra končí.
progress-piece-per-five-science = Body za vědu
progress-piece-per-five-science-help = Na konci tato karta přinese 1 vítězný bod za každých 5 tvých aktivních karet vědy.
progress-piece-per-five-engineering = Body za techniku
progress-piece-per-five-engineering-help = Na konci tato karta přinese 1 vítězný bod za každých 5 tvých aktivních karet techniky.
progress-piece-per-five-culture = Body za kulturu
progress-piece-per-five-culture-help = Na konci tato karta přinese 1 vítězný bod za každých 5 tvých aktivních karet kultury.
progress-piece-effect-skill = Lepší dovednost
progress-piece-effect-skill-help = Tato dovednost se hned zlepší; díky osobnosti jen dokud leží lícem nahoru.
progress-piece-effect-knowledge = Stálé vědění
progress-piece-effect-knowledge-help = Dokud osobnost leží lícem nahoru, smíš toto vědění použít jednou v každém svém tahu.
progress-piece-effect-token = Žeton vědění
progress-piece-effect-token-help = Vezmi si takový žeton. Můžeš ho použít hned a znovu v každém tahu.
progress-piece-effect-power = Postup na stupnici moci
progress-piece-effect-power-help = Tvoje kostka postoupí na této stupnici moci o tolik polí.
progress-piece-effect-cubes = Odebrat kostky
progress-piece-effect-cubes-help = Odeber tolik kostek z každé své technologie ve vývoji. Ty bez kostek se stanou aktivní.
progress-piece-action-discover = Objev
progress-piece-action-discover-help = Vylož před sebe kartu z ruky a zaplať její cenu. Její výhody máš hned.
progress-piece-action-research = Výzkum
progress-piece-action-research-help = Vylož kartu z ruky bez placení. Čeká pod černými kostkami, než se stane aktivní.
progress-piece-action-draw = Dobrání
progress-piece-action-draw-help = Vezmi si několik karet, jednu po druhé, z balíčků nebo z odhazovacích hromádek. Potom už žádné akce nejsou.
progress-piece-action-quick = Rychlé dobrání
progress-piece-action-quick-help = Vezmi si kartu nebo víc, tah tím nekončí. Někdy za to musíš odhodit.
progress-piece-action-shuffle = Zamíchání a dobrání
progress-piece-action-shuffle-help = Odhazovací hromádka se zamíchá do balíčku a vrchní karta je tvoje. Tah pokračuje.
progress-piece-action-fund = Přispět
progress-piece-action-fund-help = Zaplať jednu cenu aktuálního milníku a polož na ni svou kostku. Jednou za tah to nestojí akci.
progress-piece-action-exchange = Výměna s balíčkem času
progress-piece-action-exchange-help = Jednou za tah vyměň kartu z ruky za kartu z balíčku času. Nestojí to akci.
progress-piece-action-take = Vyložit osobnost
progress-piece-action-take-help = Od epochy II smí filozofa nahradit učenec, od epochy III učence tvůrce. Nestojí to akci.
progress-piece-action-heritage = Odkaz
progress-piece-action-heritage-help = Otoč svého učence nebo tvůrce lícem dolů: jednou dostaneš odkaz a o jeho výhody přijdeš.
progress-piece-action-end = Ukončit tah
progress-piece-action-end-help = Tvůj tah končí, i když zbývají akce. Odhoď karty nad limit; žetony jsou zase připravené.
progress-piece-phase-development = Fáze vývoje
progress-piece-phase-development-help = Z každé tvé technologie ve vývoji zmizí jedna kostka. Pak si můžeš nedokončené vrátit na ruku.
progress-piece-phase-action = Fáze akcí
progress-piece-phase-action-help = Proveď tolik akcí, kolik dovoluje dovednost akcí, nebo méně, v libovolném pořadí.
progress-piece-phase-upkeep = Fáze obnovy
progress-piece-phase-upkeep-help = Odhoď karty nad limit. Žetony se otočí barevnou stranou nahoru a nevyužité vědění propadne.
progress-piece-group-philosopher = Filozof
progress-piece-group-philosopher-help = Dostaneš ho před hrou, dává stálou výhodu a určuje pořadí hráčů.
progress-piece-group-scholar = Středověký učenec
progress-piece-group-scholar-help = Od epochy II může nahradit tvého filozofa. Má stálé výhody a odkaz.
progress-piece-group-master = Renesanční tvůrce
progress-piece-group-master-help = Od epochy III může nahradit tvého učence. Má stálé výhody a odkaz.
progress-piece-table-cube = Černá kostka
progress-piece-table-cube-help = Leží na technologii ve vývoji. Každá kostka znamená čekat ještě jeden tvůj tah.
progress-piece-table-age-token = Žeton epochy
progress-piece-table-age-token-help = Odpočítává čas do další epochy nebo do konce hry. Jeden zmizí s každou novou aktivní technologií, která má jeho symbol.
progress-piece-table-deck = Balíček
progress-piece-table-deck-help = Karty jedné epochy lícem dolů. Dobírat z něj můžeš, jakmile jeho epocha začala.
progress-piece-table-pile = Odhazovací hromádka
progress-piece-table-pile-help = Odhozené karty jedné epochy lícem nahoru. Vzít si můžeš jen tu vrchní.
progress-piece-table-pool = Zásoba vědění
progress-piece-table-pool-help = Vědění, které zbylo po placení. Do konce tahu jím můžeš platit, pak propadne.
progress-piece-table-achievement = Aktuální milník
progress-piece-table-achievement-help = Až jsou všechny ceny zaplacené, výhody dostane každý, kdo na něm má kostku. Kdo má víc kostek než kdokoli jiný, bere si kartu.
progress-piece-table-time = Balíček času
progress-piece-table-time-help = Jen ve hře jednoho hráče: na konci každého tahu v něm přibude karta. Prvních 7 karet stojí po 1 vítězném bodu, dalších 7 po 2 a tak dál.
progress-piece-table-tree = Strom technologií
progress-piece-table-tree-help = Ukazuje, která technologie otevírá které další zdarma.
progress-piece-title-novice = Nováček
progress-piece-title-novice-help = První titul hry jednoho hráče: do 20 vítězných bodů.
progress-piece-title-chieftain = Náčelník
progress-piece-title-chieftain-help = Druhý titul hry jednoho hráče: od 21 do 40 vítězných bodů.
progress-piece-title-master = Pán osudů
progress-piece-title-master-help = Třetí titul hry jednoho hráče: od 41 do 65 vítězných bodů.
progress-piece-title-demigod = Polobůh
progress-piece-title-demigod-help = Nejlepší titul hry jednoho hráče: 66 a více vítězných bodů.
progress-piece-title-defeat = Porážka
progress-piece-title-defeat-help = Do balíčku času nezbyla karta bez symbolu nové epochy: hra jednoho hráče je prohraná.
progress-piece-expansion-personalities = Osobnosti
progress-piece-expansion-personalities-help = Velcí myslitelé pomáhají tvému národu a někteří zanechají odkaz.
progress-piece-expansion-achievements = Milníky
progress-piece-expansion-achievements-help = Velká díla, na která mohou přispět všichni hráči.
progress-piece-expansion-industrial-revolution = Průmyslová revoluce
progress-piece-expansion-industrial-revolution-help = Čtvrtá epocha s vlastními kartami: po renesanci hra pokračuje.

# Sady a nastavení
progress-preset-base = Základní hra
progress-preset-fast = Rychlá hra
progress-preset-faster = Ještě rychlejší hra
progress-preset-personalities = S osobnostmi
progress-preset-achievements = S milníky
progress-preset-industry = S průmyslovou revolucí
progress-preset-everything = Se všemi rozšířeními
progress-option-personalities = Osobnosti: velcí myslitelé pomáhají tvému národu
progress-option-achievements = Milníky: velká díla, na která přispívají všichni společně
progress-option-industrial-revolution = Průmyslová revoluce: čtvrtá epocha
progress-option-variant = Délka hry
progress-option-variant-normal = Obvyklá
progress-option-variant-fast = Rychlá hra: všichni začínají se 3 akcemi
progress-option-variant-faster = Ještě rychlejší hra: 3 akce a každá epocha končí prvním symbolem
progress-option-first-player = Začínající hráč
progress-option-first-player-random = Losem
progress-option-first-player-seat1 = Místo 1
progress-option-first-player-seat2 = Místo 2
progress-option-first-player-seat3 = Místo 3
progress-option-first-player-seat4 = Místo 4
progress-option-first-player-seat5 = Místo 5
progress-option-colours = Barvy podle míst (například red,blue; prázdné: popořadě)
progress-option-research-limit = Technologie ve vývoji
progress-option-research-limit-strict = Tolik, kolik říká dovednost vývoje
progress-option-research-limit-literal = O jednu víc, než říká dovednost vývoje
progress-option-draw-up-to = Smí se dobrat méně karet, než je dovoleno
progress-option-shuffle-up-to = Zamíchání a dobrání jde ukončit dřív
progress-option-browse-discards = Odhazovací hromádky si smí prohlížet každý
progress-option-power-needs-step = Žádné body za stupnici moci, na které kostka stojí na začátku
progress-option-master-needs-scholar = Renesanční tvůrce může jen vystřídat učence
progress-option-philosopher-order = Filozofové určují
progress-option-philosopher-order-full = Celé pořadí hráčů
progress-option-philosopher-order-first-only = Jen začínajícího hráče
progress-option-solo-defeat-score = Body po porážce ve hře jednoho hráče
progress-option-solo-defeat-score-none = Nepočítat
progress-option-solo-defeat-score-show = Ukázat
progress-option-time-deck-stays = Karty staré epochy zůstávají v balíčku času, stojí body a nejdou vzít
progress-option-moves-after-draw = Po dobrání jde ještě zaplatit cenu milníku bez akce a vyměnit kartu s balíčkem času
progress-option-turn-end = Tah končí
progress-option-turn-end-answer = Když to řekne hráč
progress-option-turn-end-automatic = Sám od sebe po poslední akci

# Chyby v nastavení a pozicích
progress-bad-colours = „{ $value }“ se nehodí: barvy jsou různá slova ze seznamu { $known }, oddělená čárkami.
progress-fast-solo = Varianta „{ $value }“ potřebuje aspoň dva hráče.
progress-bad-first-player = Místo { $seat } nemůže začínat: { $seats ->
    [one] u stolu je { $seats } hráč
    [few] u stolu jsou { $seats } hráči
   *[other] u stolu je { $seats } hráčů
}.
progress-bad-position = Tuto pozici nelze přečíst: { $what }.

# Obrázek v terminálu
progress-draw-age = Epocha { $age }, tah { $turn }
progress-draw-age-gone = { $age }: už není ve hře
progress-draw-deck = { $age }: balíček { $deck }, odhazovací hromádka { $pile }, nahoře: { $top }
progress-draw-deck-closed = { $age }: balíček { $deck }, ještě nezačala
progress-draw-tokens = Žetony epochy { $symbol ->
    [END] do konce hry
   *[other] do epochy { $symbol }
}: { $count }
progress-draw-time = Balíček času ({ $count }): { $cards }
progress-draw-feat = Milník: { $feat } ({ $prices }), pod ním: { $left }
progress-draw-player = { $sign } { progress-colour }: body { $points }, karty { $cards }, žetony { $tokens }
progress-draw-developing = ve vývoji: { $cards }
progress-draw-persons = osobnosti: { $names }
progress-draw-owns = milníky: { $names }
progress-draw-actions = Zbývající akce: { $left } z { $actions }, zásoba vědění: { $pool }
progress-draw-paying = Platí se: { $what }, zaplatit: { $due }
progress-draw-hand = Tvoje ruka:
progress-draw-legend = S věda, E technika, C kultura, G obecné vědění; malá písmena: žetony šedou stranou nahoru. 3 S / Kalendář: věda 3, nebo zdarma s předchůdcem Kalendář. +1: roste dovednost nebo stupnice moci; (S): žeton; ★: vítězné body; <II>: symbol nové epochy; ■: kostka; (jméno): osobnost lícem dolů. Rychlé dobírání 2/1: dobrat 2 karty, odhodit 1.

# Kontrola souborů karet
progress-cards-fine = Všechny soubory karet ve složce { $folder } jsou v pořádku: { $technologies ->
    [one] { $technologies } technologie
    [few] { $technologies } technologie
   *[other] { $technologies } technologií
} na { $cards ->
    [one] { $cards } kartě
    [few] { $cards } kartách
   *[other] { $cards } kartách
}, { $personalities ->
    [one] { $personalities } osobnost
    [few] { $personalities } osobnosti
   *[other] { $personalities } osobností
}, { $achievements ->
    [one] { $achievements } milník
    [few] { $achievements } milníky
   *[other] { $achievements } milníků
}.
progress-cards-large-hands = { $found } hráčům by se rozdalo více karet, než dovolí { $known } karet I. epochy
progress-cards-threshold-twice = práh { $found } pro { $known } hráčů je uveden dvakrát
progress-cards-ages-in-order = epocha { $found } přichází pozdě: řádky jdou v pořadí epoch
progress-cards-wrong-sum = kopií je celkem { $known }, ne { $found }
progress-cards-solo-copy = každá technologie má aspoň jednu kopii se značkou 1+, ne „{ $found }“
progress-cards-no-price = technologie má aspoň jeden řádek ceny
progress-cards-line-without-type = „{ $found }“ patří k řádku ceny, který nemá druh vědění
progress-cards-unknown-benefit = výhoda „{ $found }“ neexistuje; hodí se: { $known }
progress-cards-wrong-symbol = symbol nové epochy je u této epochy { $known }, ne „{ $found }“
progress-cards-no-symbol = žádná technologie nemá symbol nové epochy { $found }
progress-cards-unknown-predecessor = technologie „{ $found }“ neexistuje
progress-cards-later-predecessor = předchůdce „{ $found }“ je z pozdější epochy
progress-cards-cycle = předchůdce „{ $found }“ sám přichází až po této technologii
progress-cards-wrong-age = tato skupina patří do epochy { $known }, ne { $found }
progress-cards-groups-in-order = „{ $found }“ přichází pozdě: nejdřív filozofové, potom učenci, potom tvůrci
progress-cards-no-heritage = filozofové odkaz nezanechávají, ani „{ $found }“
progress-cards-five-of-each = ve skupině „{ $found }“ musí být pět osobností
progress-cards-orders = filozofové mají čísla { $found }, každé jednou
progress-cards-two-prices = milník má aspoň dvě ceny
progress-cards-positions-in-order = tady má být číslo { $known }, ne „{ $found }“
progress-cards-no-track = stupnice „{ $found }“ chybí, nebo není celá
progress-cards-unequal-tracks = stupnice „{ $found }“ není stejně dlouhá jako ostatní
progress-cards-no-threshold = chybí počet symbolů pro { $found }; v závorce je počet hráčů
progress-cards-no-hand = chybí počty karet na začátek; hráčů: { $found }
progress-tree-title = Strom technologií hry Progress
progress-tree-age = { $age ->
    [1] Epocha I: starověk
    [2] Epocha II: středověk
    [3] Epocha III: renesance
   *[4] Epocha IV: průmyslová revoluce
}
