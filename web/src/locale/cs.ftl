page-name = Igroteka
page-hero = Deskové hry v prohlížeči, za minutu
page-hero-more = Proti botům, společně u jedné obrazovky nebo s přáteli přes odkaz. Bez účtu a bez instalace.
page-credits = Hry patří svým autorům a vydavatelům; Igroteka s nimi není spojena. Všechny texty a kresby jsou naše vlastní, kromě ikon na kartách hry Progress.
page-credits-icons = Ikony: game-icons.net, CC BY 3.0
page-build-compiling = Pravidla se kompilují. Než to skončí, přemýšlejí boti déle.
page-build-compiled = Pravidla jsou zkompilovaná: boti přemýšlejí plnou rychlostí.
page-build-interpreted = Pravidla nejsou zkompilovaná: boti přemýšlejí déle.
page-games = Hry
page-my-tables = Moje stoly
page-open-tables = Otevřené stoly
page-no-open-tables = Teď není otevřený žádný stůl. Založ vlastní s místem pro kohokoli.
page-show-all = Zobrazit všechny ({ $count })
page-upload = Nahrát soubor se hrou
page-play-bots = Hrát proti botům
page-play-screen = U jedné obrazovky
page-play-friends = S přáteli
page-rules = Pravidla
page-players-range = { $high ->
    [one] { $low } až { $high } hráč
    [few] { $low } až { $high } hráči
    [many] { $low } až { $high } hráče
   *[other] { $low } až { $high } hráčů
}
page-players-exact = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
page-resume = Pokračovat
page-watch = Sledovat
page-join = Přisednout
page-replay = Záznam hry
page-forget = Odebrat ze seznamu
page-loading = Okamžik…
page-language = Jazyk
page-theme = Barvy
page-theme-system = podle systému
page-theme-light = světlé
page-theme-dark = tmavé
page-close = Zavřít
page-to-home = Ke hrám
page-lost-title = Tady nic není
page-lost = Taková stránka neexistuje.
page-unreachable = Server není dostupný. Zkus to prosím za chvíli.
page-server-error = Server odpověděl chybou { $status }.

page-chair-empty = prázdné místo
page-waiting-for-players = { $count ->
    [one] Čeká se na { $count } hráče
    [few] Čeká se na { $count } hráče
    [many] Čeká se na { $count } hráče
   *[other] Čeká se na { $count } hráčů
}
page-won = { $count ->
    [one] Vítězí { $names }!
   *[other] O vítězství se dělí { $names }!
}
page-over = Hra skončila.
page-your-turn = Jsi na tahu
page-turn-of = Na tahu: { $names }
page-default-name = Hráč
page-default-name-of = Hráč { $number }

page-new-table = Nový stůl
page-new-table-of = Nový stůl: { $game }
page-which-rules = Podle jakých pravidel?
page-which-scene = Jaké rozložení?
page-scene-usual = Obvyklé
page-who-plays = Kdo hraje?
page-how-many = Počet hráčů
page-chair = Místo { $number }
page-chair-me = U této obrazovky
page-chair-person = Někdo přes odkaz
page-chair-person-hint = Dostaneš odkaz, který pošleš.
page-chair-open = Kdokoli
page-chair-open-hint = Stůl uvidí všichni.
page-name-of-chair = Jméno hráče na místě { $number }
page-your-name = Tvoje jméno
page-more-options = Další možnosti
page-begin = Začít

page-join-game = Přisednout: { $game }
page-sit-down = Posadit se
page-waiting-hint = Hra začne, jakmile budou všechna místa obsazená.
page-here = je tady
page-not-here = teď tu není
page-copy-invitation = Zkopírovat pozvánku
page-copy-watch = Zkopírovat odkaz pro diváky
page-copy-chair = Zkopírovat odkaz na moje místo
page-copy-moment = Zkopírovat odkaz na tento okamžik
page-copied = Odkaz zkopírován
page-copy-by-hand = Zkopíruj tento odkaz:

page-menu = Nabídka
page-watching = Sleduješ
page-board-drawn = Herní plán nakreslený ze znaků
page-player = Hráč
page-points = Body
page-waiting-for = Čeká se na odpověď: { $names }…
page-why-not = Proč ne?
page-seconds-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
page-undo = Vzít zpět
page-undo-key = Vzít zpět poslední odpověď (U)
page-turn-restart = Na začátek tahu
page-turn-restart-key = Vrátit se na začátek svého tahu (Shift+U)
page-turn-end = Ukončit tah
page-turn-end-key = Ukončit tah (T)
page-turn-by-itself = Ukončovat tah automaticky, když už nezbývá co dělat
page-turn-ask = Ptát se před koncem tahu
page-back-to-now = Zpět do přítomnosti
page-looking-back = Díváš se na dřívější okamžik.
page-bot-plays = Hraje za tebe bot.
page-chair-waits = Tvoje místo na tebe čeká.
page-come-back = Znovu se posadit
page-score = Výsledek
page-rematch = Odveta
page-rematch-go = K odvetě
page-missed = { $count ->
    [one] Utekla ti { $count } událost
    [few] Utekly ti { $count } události
    [many] Uteklo ti { $count } události
   *[other] Uteklo ti { $count } událostí
}
page-missed-watch = Přehrát
page-missed-skip = Přeskočit
page-hand-over = Předej obrazovku: { $name }
page-hand-over-more = Ostatní se teď nedívají.
page-hand-over-here = To jsem já, { $name }
page-connection-connecting = Připojuje se…
page-connection-open = Připojeno
page-connection-reconnecting = Spojení se přerušilo. Obnovuje se…
page-connection-closed = Odpojeno
page-sound-on = Zapnout zvuk
page-sound-off = Vypnout zvuk
page-notify = Upozornit mě, když jsem na tahu
page-download = Stáhnout soubor se hrou
page-leave = Odejít od stolu
page-leave-how = Jak má hra pokračovat?
page-leave-bot = Dohraje za mě bot
page-leave-bot-more = Kdykoli se můžeš vrátit a zase hrát.
page-leave-wait = Moje místo počká
page-leave-wait-more = Ostatní čekají, až se vrátíš.
page-leave-out = Končím
page-leave-out-more = Hra pokračuje bez tebe; nejde to vzít zpět.
page-leave-waiting = Hra ještě nezačala. Tvoje místo se zase uvolní.
page-leave-chair = Odejít
page-options = Volby u tohoto stolu
page-options-usual = Všechno je jako obvykle.
page-options-rest = Všechno ostatní je jako obvykle.
page-option-on = ano
page-option-off = ne
page-help = Klávesy
page-help-more = Ke všemu se dostaneš klávesou Tab; klávesy samotné hry jsou uvedeny u jejích karet a tlačítek.
page-key-pause = Pauza nebo dál

page-playback = Jak se ukazuje dění
page-step-back = O krok zpět
page-step = O krok dál
page-play = Přehrát
page-pause = Pauza
page-next-stop = K dalšímu střetu
page-skip = Rovnou na konec
page-speed = Rychlost
page-speed-instant = hned
page-timeline = Časová osa
page-moment = { $at } z { $count }
page-log = Průběh
page-log-empty = Zatím se nic nestalo.
page-log-earlier = Starší řádky
page-chat = Chat
page-chat-empty = Zatím nikdo nic neřekl.
page-chat-say = Řekni něco
page-chat-send = Odeslat
page-rule-show = Ukázat pravidlo { $rule }
page-how-to-play = Jak se hraje
page-rules-numbered = Pravidla po číslech
page-rules-numbered-more = K vyhledávání: každý odstavec má číslo, na které odkazuje stůl, průběh hry i vysvětlení.
page-search = Hledat v pravidlech
page-found = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
page-contents = Obsah a hledání
page-this-table = U tohoto stolu se hraje takto
page-back-to-table = Zpět ke stolu
page-print = Vytisknout
page-print-all = Vytisknout i toto
page-show-me = { $count ->
    [one] Ukaž mi
   *[other] Ukaž mi ({ $count })
}
page-show-next = Další příklad ({ $number } z { $count })
page-board-again = Znovu
page-told-more = Tato hra tu nemůže pokračovat, ale co se u stolu stalo, si lze přečíst.
page-told-part = Co se dělo potom, se ve slovech nezachovalo.
page-goal = Cíl
page-player-red = Červený
page-player-yellow = Žlutý
page-player-blue = Modrý
page-player-green = Zelený
page-player-white = Bílý
page-rule-all = Všechna pravidla
page-rule-missing = Tento odstavec nelze ukázat.
page-replay-hint = Spusť přehrávání nebo táhni po ose.
page-seen-by = Očima hráče
page-spectator = Divák
