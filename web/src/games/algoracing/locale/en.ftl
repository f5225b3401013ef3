# What only the page says; the names of cards, corners and colours are the server's.

# The board in words
algoracing-page-board = The board
algoracing-page-squares = Look at the squares, with the arrow keys
algoracing-page-level = level { $level }
algoracing-page-base = { $colour ->
    [red] base of red
    [yellow] base of yellow
    [green] base of green
   *[blue] base of blue
}
algoracing-page-lab = lab of { $players }
algoracing-page-labs-in = labs: { $corners }
algoracing-page-rover = rover of { $player }, { algoracing-facing }, { $count ->
    [0] empty
    [one] { $count } sample aboard
   *[other] { $count } samples aboard
}
algoracing-page-samples = { $count ->
    [one] { $count } sample
   *[other] { $count } samples
}, face down
algoracing-page-elevator-down = elevator down to { $square }
algoracing-page-elevator-up = elevator up to { $square }
algoracing-page-elevator-broken = elevator, out of order
algoracing-page-wall = stone wall: { algoracing-facing }
algoracing-page-ghost = If you run it now, your rover ends on { $square }, facing { algoracing-facing }.{ $skipped ->
    [0] {""}
    [one] {" "}One command is skipped.
   *[other] {" "}{ $skipped } commands are skipped.
}
algoracing-page-busy = elevator busy: waiting
algoracing-page-full = full: { $count ->
    [one] the sample stays
   *[other] the samples stay
}
algoracing-page-futile = All is futile …

# The desk
algoracing-page-desk = Algorithm and hand
algoracing-page-algorithm = Algorithm: { $length } of { $limit }
algoracing-page-hand = Your hand
algoracing-page-no-cards = You get your cards when all bases are chosen.
algoracing-page-places = Places for this card
algoracing-page-covered = Covered: { $cards }
algoracing-page-deck = Draw deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
algoracing-page-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
algoracing-page-discard-order = The last one comes first.
algoracing-page-marked = will be exchanged
algoracing-page-draw = { $count ->
    [0] Keep all, end turn
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
algoracing-page-keys = 1–{ $count } card · ← → place · Enter · R run · P pass
algoracing-page-keys-help = Choose a card with its number, a place with the arrow keys, and lay it with Enter. Escape puts it back. R runs the algorithm, P passes.

# Players and points
algoracing-page-players = Players
algoracing-page-player = { $player } ({ algoracing-colour }): { $points } of { $target } points; aboard: { $aboard }; cards: { $cards }
algoracing-page-type = { $type ->
    [red] red sample
    [yellow] yellow sample
    [green] green sample
   *[blue] blue sample
}
algoracing-page-letter = { $type ->
    [red] R
    [yellow] Y
    [green] G
   *[blue] B
}
algoracing-page-first = began the game
algoracing-page-on-turn = on turn
algoracing-page-away = has left
algoracing-page-score = Score sheet
algoracing-page-score-player = Player
algoracing-page-score-points = Points
algoracing-page-won = winner
algoracing-page-round = Round { $round }
