# What only the page says; the names of cards and colours are the server's.

# The desk
golems-page-desk = Program and cards
golems-page-program = Program: { $length } of { $most }
golems-page-program-of = Program of { $player }
golems-page-whose = Whose program
golems-page-flowchart = Flowchart
golems-page-python = Python
golems-page-form = Show the program as
golems-page-hand = Your cards
golems-page-card = { $name }: { $count ->
    [0] none left
    [one] { $count } card left
   *[other] { $count } cards left
}
golems-page-command = { $command ->
    [F] Forward
    [B] Back
    [L] Left
    [R] Right
    [S] Stand
    [X] Strike
   *[D] Defence
}
golems-page-bonus = { $bonus ->
    [for] Repeat { $repeats }
    [if] Obstacle?
    [while] Until …
    [call] Call
   *[plain] no bonus
}
golems-page-no-bonus = No Bonus card this round
golems-page-sensors = What the condition reacts to
golems-page-sensor = { $sensor ->
    [any] any obstacle
    [barrel] barrel
    [wall] wall
    [water] water
   *[attack] attack
}
golems-page-sign = { $sign ->
    [AND] AND
    [OR] OR
    [NOT] NOT
   *[XOR] XOR
}
golems-page-yes = Yes
golems-page-no = No
golems-page-empty = empty
golems-page-face-down = face down
golems-page-place = Row { $row }{ $part ->
    [head] , Bonus card
    [yes] , Yes
    [no] , No
   *[first] {""}
}: { $name }
golems-page-take-away = Take the card of row { $row } away
golems-page-next = Row { $row }: the next card goes here
golems-page-next-card = next card
golems-page-extra = extra row, if you like
golems-page-later = after Ready
golems-page-token = Logic token { $token }
golems-page-ready = Ready
golems-page-fill = Fill the rest
golems-page-fill-gap = First lay a card into the gap in row { $row }.
golems-page-fill-help = Empty rows get harmless cards, and you are ready
golems-page-keys-help = F, B, L, R, S, X and D lay commands; 1 lays the Bonus card, with 2 to 5 it reacts to one kind of obstacle; C calls the subprogram. The arrows up and down choose a card, Backspace takes it away. Enter: ready.
golems-page-waiting = { $count ->
    [one] { $names } is still thinking.
   *[other] { $names } are still thinking.
}
golems-page-thinking = is thinking …
golems-page-out = out of action
golems-page-you-are-out = Your golem is out of action. You can watch the others.
golems-page-bot = a Bot

# Choices
golems-page-cards = Golem cards
golems-page-weapon = { $card ->
    [sword] Sword
    [twin-swords] Two swords
    [axe] Axe
    [great-axe] Great axe
    [spear] Spear
    [pike] Pike
    [halberd] Halberd
    [flail] Flail
    [longbow] Longbow
    [crossbow] Crossbow
    [ballista] Ballista
   *[hammer] Hammer
}
golems-page-value = { $value ->
    [power] strike power
    [limit] damage limit
    [rows] rows of the program
   *[reach] strike range
} { $count }
golems-page-value-name = { $value ->
    [power] power
    [limit] damage limit
    [rows] rows
   *[reach] range
}
golems-page-colours = Colours
golems-page-sub = Subprogram
golems-page-sub-place = Card { $place } of the subprogram: { $name }
golems-page-sub-help = Two commands that the card Call carries out in one row. They stay for the whole game.
golems-page-sub-lay = Lay it
golems-page-sub-none = None
golems-page-cells = Cells
golems-page-exit-help = Your golem is in the water. Choose where it goes ashore, here or on the board.
golems-page-teleport-help = A black hole! Send the golem of { $player } to any of these cells, or leave it where it is.
golems-page-decline = Leave it there
golems-page-token-does = { $sign ->
    [AND] joins this row with the next: both are carried out in one.
    [OR] opens this row and the next, and the player chooses: one of them or both.
    [NOT] turns the command around: forward and back, left and right, strike and defence.
   *[XOR] opens this row and the next, and the player chooses one of them; the other is lost.
}
golems-page-token-help = Lay it on a row of any program or on a free cell, or keep it.
golems-page-lay-token = Lay the token on row { $row } of { $player }
golems-page-lay-token-card = Lay the token on the card for { $side ->
    [yes] Yes
   *[no] No
} of row { $row }
golems-page-on-cell = On a cell …
golems-page-keep = Keep it
golems-page-choice = Which command is carried out?
golems-page-pick = { $pick ->
    [OR-first] Row { $first } now. Row { $second } stays for its turn.
    [OR-second] Row { $second } now. Row { $first } is dropped.
    [OR-both] Both now, one after the other.
    [XOR-first] Row { $first } now. Row { $second } is lost.
    [XOR-second] Row { $second } now. Row { $first } is lost.
   *[XOR-both] Both at once is not for XOR.
}

# The board
golems-page-board = The field
golems-page-golem = golem of { $player } ({ golems-colour }), facing { golems-facing }
golems-page-damage = damage { $damage } of { $limit }
golems-page-in-snow = waits in the snow for the same command once more
golems-page-carries = carries { golems-object-found }
golems-page-ladder = ladder { $letter } { $way ->
    [up] up
   *[down] down
}, leads to { $cell }
golems-page-terrain = { $terrain ->
    [ice] ice
   *[snow] snow
}
golems-page-goal = goal
golems-page-goal-of = goal of { $player }
golems-page-home-of = home of { $player }
golems-page-barrel-with = barrel, inside: { golems-content }
golems-page-gap = no cell
golems-page-free = free
golems-page-examine = { $golem }. Strike power { $power }, range { $range }.
golems-page-choose-exit = Cells where your golem can go ashore
golems-page-choose-teleport = Cells for the teleport
golems-page-choose-token = Cells for the logic token
golems-page-snow-one = Snow: 1 of 2
golems-page-endless = Endless loop: { $why ->
    [obstacle] something else is in the way
    [circle] everything repeats itself
   *[open] it never comes
}
golems-page-token-lost = { $token } is of no use: { $why ->
    [second] only one token a round
   *[late] too few rows left
}

# A row and its steps
golems-page-row = Row { $row } of { $rows }
golems-page-pass = pass { $pass }
golems-page-steps = Steps of a row
golems-page-step = { $step ->
    [1] move
    [2] check
    [3] then move
    [4] strike
    [5] defend
   *[6] repeat
}
golems-page-round = Round { $round } of { $rounds }
golems-page-extra-round = Extra round { $round }
golems-page-turn = Turn { $turn }

# Golems and points
golems-page-players = Golems
golems-page-player = { $player } ({ golems-colour })
golems-page-values = strike power { $power }, damage limit { $limit }, rows { $rows }, range { $reach }
golems-page-eye = sees this many cells: { $range }
golems-page-bot-program = Its program
golems-page-luck = Luck card: { golems-sign }
golems-page-holds = logic token in hand: { golems-sign }
golems-page-modifier = next Program: { $change }
golems-page-won-so-far = { $kind ->
    [hill] points
    [home] brought home
   *[collect] collected
}: { $count }
golems-page-comes-back = comes back in the next round
golems-page-is-ready = ready
golems-page-score = What became of the golems
golems-page-score-golem = Golem
golems-page-score-damage = Damage
golems-page-score-dealt = Damage dealt
golems-page-score-points = { $kind ->
    [hill] Points
    [home] Brought home
   *[collect] Collected
}
golems-page-won = winner

# A tournament
golems-page-match = Match { $match } · Round { $round }
golems-page-cup = The tournament
golems-page-cup-now = plays now:
golems-page-cup-player = Player
golems-page-cup-won = Won
golems-page-cup-points = Points
golems-page-cup-balance = Damage dealt − taken
