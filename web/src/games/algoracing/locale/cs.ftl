# Co říká jen stránka; názvy karet, rohů a barev má server.

# Plán slovy
algoracing-page-board = Herní plán
algoracing-page-squares = Prohlížení polí šipkami
algoracing-page-level = úroveň { $level }
algoracing-page-base = { $colour ->
    [red] červená základna
    [yellow] žlutá základna
    [green] zelená základna
   *[blue] modrá základna
}
algoracing-page-lab = laboratoř: { $players }
algoracing-page-labs-in = laboratoře: { $corners }
algoracing-page-rover = vozítko ({ $player }), míří { algoracing-facing }, { $count ->
    [0] bez nákladu
    [one] na palubě { $count } vzorek
    [few] na palubě { $count } vzorky
   *[other] na palubě { $count } vzorků
}
algoracing-page-samples = { $count ->
    [one] { $count } vzorek
    [few] { $count } vzorky
   *[other] { $count } vzorků
} lícem dolů
algoracing-page-elevator-down = výtah dolů na { $square }
algoracing-page-elevator-up = výtah nahoru na { $square }
algoracing-page-elevator-broken = výtah mimo provoz
algoracing-page-wall = kamenná zídka směrem { algoracing-facing }
algoracing-page-ghost = Když algoritmus teď spustíš, vozítko skončí na { $square } a bude mířit { algoracing-facing }.{ $skipped ->
    [0] {""}
    [one] {" "}Přeskočí se { $skipped } příkaz.
    [few] {" "}Přeskočí se { $skipped } příkazy.
   *[other] {" "}Přeskočí se { $skipped } příkazů.
}
algoracing-page-busy = výtah je obsazený: čeká se
algoracing-page-full = plno: { $count ->
    [one] vzorek zůstává
   *[other] vzorky zůstávají
}
algoracing-page-futile = Všechno je marné…

# Stůl hráče
algoracing-page-desk = Algoritmus a karty
algoracing-page-algorithm = Algoritmus: { $length } z { $limit }
algoracing-page-hand = Tvoje karty
algoracing-page-no-cards = Karty dostaneš, až budou vybrané všechny základny.
algoracing-page-places = Místa pro tuto kartu
algoracing-page-covered = Pod ní: { $cards }
algoracing-page-deck = Dobírací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
algoracing-page-discard = Odkládací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
algoracing-page-discard-order = Poslední je první.
algoracing-page-marked = bude vyměněna
algoracing-page-draw = { $count ->
    [0] Nic neměnit
    [one] Vyměnit { $count } kartu
    [few] Vyměnit { $count } karty
   *[other] Vyměnit { $count } karet
}
algoracing-page-keys = 1–{ $count } karta · ← → místo · Enter · R spustit · P pas
algoracing-page-keys-help = Kartu vybereš jejím číslem, místo šipkami a položíš ji klávesou Enter. Escape ji vrátí. R spustí algoritmus, P je pas.

# Hráči a body
algoracing-page-players = Hráči
algoracing-page-player = { $player } ({ algoracing-colour }): body { $points } z { $target }; na palubě: { $aboard }; karty: { $cards }
algoracing-page-type = { $type ->
    [red] červený vzorek
    [yellow] žlutý vzorek
    [green] zelený vzorek
   *[blue] modrý vzorek
}
algoracing-page-letter = { $type ->
    [red] Č
    [yellow] Ž
    [green] Z
   *[blue] M
}
algoracing-page-first = hraje jako první
algoracing-page-on-turn = na tahu
algoracing-page-away = už nehraje
algoracing-page-score = Výsledky
algoracing-page-score-player = Hráč
algoracing-page-score-points = Body
algoracing-page-won = vítězství
algoracing-page-round = { $round }. kolo
