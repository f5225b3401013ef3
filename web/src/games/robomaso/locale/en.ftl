# What only the page says; names of things come from the server.

robomaso-page-round = Round { $round }
robomaso-page-next-stop = To the next encounter or accident

# Robots and players
robomaso-page-players = Players
robomaso-page-player = { $player }: { $discs } of { $goal } discs
robomaso-page-on-turn = on turn
robomaso-page-state = { $state ->
    [reserve] in reserve
    [board] on { $cell }, looking { robomaso-heading }
    [mud] in mud on { $cell }, looking { robomaso-heading }
    [home] waiting for redeployment, with its cards
   *[dead] waiting for redeployment
}
robomaso-page-state-short = { $state ->
    [reserve] reserve
    [mud] mud
   *[waits] waiting
}
robomaso-page-discs = { $count ->
    [0] no discs
    [one] { $count } disc
   *[other] { $count } discs
}
robomaso-page-cards = { $total } of { $full } cards
robomaso-page-reaction = reaction { $reaction }
robomaso-page-nobody = nobody
robomaso-page-corner = { $corner ->
    [nw] North-west
    [ne] North-east
    [se] South-east
    [sw] South-west
   *[none] not chosen yet
}
robomaso-page-home-corner = Home corner: { $corner }
robomaso-page-home-of = Home of { $player }
robomaso-page-field = { $laid ->
    [yes] Deployment field on { $cell }
   *[no] Deployment field not laid yet
}
robomaso-page-machine = { $state ->
    [hand] Computer not laid yet
    [working] Computer on { $cell }, discs in it: { $stored }
   *[cancelled] Computer cancelled
}
robomaso-page-round-of = Round { $round }{ $limit ->
    [0] {""}
   *[other] {" "}of { $limit }
}
robomaso-page-truce = { $rounds ->
    [one] Truce: this round only
   *[other] Truce: { $rounds } rounds
}
robomaso-page-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
robomaso-page-supply = Capacity in the supply: { $count }

# The desk
robomaso-page-desk = Your desk
robomaso-page-doing = { $question ->
    [discs] { $players } deals out discs.
    [corner] { $players } chooses a home corner.
    [opening] { $players } lays the first card.
    [place] { $players } places the first robot.
    [build] { $players } builds: a card, the deployment field or the computer.
    [lay] { $players } looks for a place for the card.
    [deploy] { $players } deploys a robot.
    [pick] { $players } chooses the robot that moves now.
    [drive] { $players } drives { $robot }.
    [take] { $players } decides whether { $robot } takes a card.
    [give] { $players } decides whether the other robot takes a card.
    [rob] { $players } raids a computer with { $robot }.
    [home] { $players } deploys { $robot } at home.
    [aim] { $players } aims.
    [fight] { $players } decides: fire or hold fire.
    [secret] Choosing in secret: { $players }.
    [loot] { $players } chooses loot.
    [end] { $players } is about to end the turn.
   *[none] Waiting.
}
robomaso-page-turn-of = Turn of { $player }
robomaso-page-moving = { $player }: { $robot } moves, movement left: { $points }
robomaso-page-then = Then: { $players }
robomaso-page-no = No, wait
robomaso-page-reach = Reach
robomaso-page-reach-of = Where { $robot } can get to in its move
robomaso-page-lines = Lines of fire

# Setting up and building
robomaso-page-split = { $few } for { $one }, { $many } for { $two }
robomaso-page-split-note = One robot starts on the board, the other one waits in reserve.
robomaso-page-draw = Draw a card
robomaso-page-not-now = Not now: click to learn why.
robomaso-page-lay-field = Deployment field
robomaso-page-field-note = Brings your other robot into the game.
robomaso-page-lay-computer = Computer
robomaso-page-computer-note = Keeps discs safe from guns.
robomaso-page-skip-note = There is no card to lay.
robomaso-page-held = { $what ->
    [field] Your deployment field
   *[computer] Your computer
}
robomaso-page-turn-left = Turn left (Q)
robomaso-page-turn-right = Turn right (E)
robomaso-page-turn-hint = Turn it: click, wheel, right button, or the keys Q and E
robomaso-page-turn-held = { $card }: turn it { $turns ->
    [0] (not turned)
    [1] (turned a quarter)
    [2] (turned half round)
   *[3] (turned three quarters)
}
robomaso-page-places = { $count ->
    [0] { $ways ->
        [1] No place on the board.
       *[other] No place when it lies so: turn it.
    }
    [one] { $count } place when it lies so. Click it on the board.
   *[other] { $count } places when it lies so. Click one on the board.
}
robomaso-page-list = Places as a list
robomaso-page-put-back = Put it back

# Deploying
robomaso-page-headings = Where { $robot } looks
robomaso-page-look = { $robot } looks { $side }
robomaso-page-look-where = Which way does it look?
robomaso-page-entrance = { $fate ->
    [flytrap] A Robo-Flytrap lies there. Who comes in now is eaten.
   *[crash] A foreign robot stands there. Who comes in now crashes: all of them are scrapped.
}
robomaso-page-postpone = Let it wait

# Driving
robomaso-page-compass = Drive { $robot }
robomaso-page-step = Drive { $side }{ $relative ->
    [ahead] , straight on
    [right] , to the right
    [left] , to the left
   *[back] , backwards
}{ $fate ->
    [crash] . It crashes into a robot!
    [flytrap] . A Robo-Flytrap is there!
    [hole] . It falls into a hole!
    [raid] . It raids the computer.
    [hop] . A teleport is there.
   *[drive] {""}
}
robomaso-page-points = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
robomaso-page-forced = { $forced ->
    [spent] No movement is left. It can still end its move, { $turn ->
        [yes] turn round or shoot
       *[no] or shoot
    }.
    [carried] No movement is left, but the teleport can carry it: press where to on the board.
    [brakes] No brakes: { $points ->
        [one] the movement point
       *[other] all { $points } movement points
    } must be used.
    [wait] An empty cell lies ahead: it must wait, and its movement is lost.
    [may-wait] An empty cell lies ahead: it waits or stays.
    [wall] The corridor ends: it must turn at the wall.
   *[free] { $begun ->
        [yes] It may stop here.
       *[no] It may also stay where it is.
    }
}
robomaso-page-turn = { $wall ->
    [yes] Turn at the wall
   *[no] Turn round
}
robomaso-page-spin = Turn { $robot } round
robomaso-page-moved = Until you end the turn, you may still change your mind.
robomaso-page-wait = Wait
robomaso-page-stop = { $how ->
    [end] End the move
    [stop] Stop here
   *[stand] Stay
}
robomaso-page-flytrap = Flytrap behind
robomaso-page-suicide = Self-destruction
robomaso-page-suicide-warning = { $robot } will be scrapped and lose all its cards ({ $total }). It keeps its discs.
robomaso-page-deadly = { $fate ->
    [flytrap] { $robot } will be eaten: it loses all its cards, and its discs go to the robot that laid the flytrap.
    [hole] { $robot } will fall into the hole and lose all its cards. It keeps its discs.
   *[crash] { $robot } will crash: all robots there are scrapped and lose their cards. Discs are kept.
}
robomaso-page-deadly-anyway = Do it all the same
robomaso-page-hops = Teleport to
robomaso-page-hop = Teleport to { $cell }{ $side ->
    [N] , looking north
    [E] , looking east
    [S] , looking south
    [W] , looking west
   *[none] {""}
}{ $fate ->
    [crash] . Crash with { $robots }!
    [flytrap] . A Robo-Flytrap is there!
   *[none] {""}
}

# Weapons
robomaso-page-shots = Ways to shoot
robomaso-page-shot = { $gun }, { $way }. Hit: { $target }
robomaso-page-either = one of { $robots }
robomaso-page-own-fire = { $self ->
    [yes] This shot hits your own robot that fires it. Your robots hit: { $robots }.
   *[no] This shot hits your own robot: { $robots }.
}
robomaso-page-fire-anyway = Fire all the same

# Cards, raids, loot
robomaso-page-take = { $robot } takes: { $kind }
robomaso-page-take-note = { $more ->
    [2] A second one may follow.
   *[other] {""}
}
robomaso-page-capacity-note = It does not count towards the limit.
robomaso-page-leave = Leave it
robomaso-page-leave-note = Cards cannot be exchanged later.
robomaso-page-kind-does = { $kind ->
    [speed] Speed: one cell further in every move.
    [manipulation] Manipulation: { $stands ->
        [one] { $stands } card lets
       *[other] { $stands } cards let
    } it stand still, { $turns } let it turn and stop, with { $spinning } turning is free.
    [reaction] Reaction: who has more decides first in an encounter.
    [capacity] Capacity: two cards at a time from the board, two discs from a computer.
    [slimer] Slimer: straight, { $range } cells. One shot.
    [ray] Ray Gun: straight, { $range } cells. One shot.
    [snowbang] Snowbang: thrown up to { $range } cells, also over robots; blows up the cells beside it, too. One shot.
    [jay] Jay Launcher: flies along the corridor and around bends until it hits something. One shot.
   *[flytrap] Robo-Flytrap: laid behind; it eats who drives onto it.
}
robomaso-page-raid = { $robot } raids the computer of { $player }. Discs in it: { $stored }.
robomaso-page-rob = { $discs ->
    [0] Take nothing
    [one] Take { $discs } disc
   *[other] Take { $discs } discs
}
robomaso-page-rob-note = Then it goes home with all its cards.
robomaso-page-loot-rule = { $rank ->
    [1] One card may be taken (two by a robot that has { $full }).
   *[other] Two cards may be taken, as it had { $full } before the shot.
} Never more than { $most }.
robomaso-page-haul = { $count ->
    [one] { $count } card to take
   *[other] { $count } cards to take
}
robomaso-page-enough = That is all
robomaso-page-goes-over = { $capacity ->
    [0] Its discs have come over by themselves.
   *[other] Its discs have come over by themselves, Capacity follows.
} The rest goes back to the supply.

# The computer
robomaso-page-computer = Computer
robomaso-page-stored = { $count ->
    [0] No disc in the computer
    [one] { $count } disc in the computer
   *[other] { $count } discs in the computer
}
robomaso-page-store = Store a disc of { $robot } (has { $discs })
robomaso-page-store-short = Store a disc
robomaso-page-cancel = Cancel it …
robomaso-page-cancel-warning = A cancelled computer is turned over for good and cannot be used again. { $count ->
    [0] No disc is in it.
   *[other] Who gets the discs?
}
robomaso-page-cancel-with = { $stored ->
    [0] Cancel the computer
   *[other] { $first } { $one }, { $second } { $two }
}

# Encounters
robomaso-page-duel = Encounter: { $one } and { $two }
robomaso-page-duel-reaction = Reaction { $reaction }{ $nest ->
    [0] {""}
   *[other] , with +{ $nest } of the machine-gun nest
}
robomaso-page-stake = { $count ->
    [0] No disc at stake
    [one] { $count } disc at stake
   *[other] { $count } discs at stake
}
robomaso-page-cannot-hit = cannot hit
robomaso-page-duel-doing = { $doing ->
    [decides] decides
    [thinks] is choosing …
    [chosen] has chosen
    [fires] fires!
    [holds] holds fire
    [held] has held fire
   *[peace] peace
}
robomaso-page-why = { $why ->
    [equal] Equal reactions: both choose in secret.
    [only] Only { $robot } can hit, so it decides.
    [faster] { $robot } is faster and decides first.
   *[answer] The faster one has held fire; now { $robot } decides.
}
robomaso-page-secret-help = { $individual ->
    [1] Only those who choose to fire do.
   *[0] If one fires, both do, with the weapon chosen here.
}
robomaso-page-fire = Fire!
robomaso-page-hold = Hold fire
robomaso-page-chosen = { $what ->
    [fire] Only you see this. You chose: fire ({ $gun }, { $way }).
    [hold-with] Only you see this. You chose: hold fire; if it comes to shooting: { $gun }, { $way }.
   *[hold] Only you see this. You chose: hold fire.
}

# The end
robomaso-page-score = Final score
robomaso-page-score-player = Player
robomaso-page-score-robots = With the robots
robomaso-page-score-discs = Discs (goal { $goal })
robomaso-page-won = Winner

# The board
robomaso-page-board = The arena
robomaso-page-laying = Cells for the card
robomaso-page-lay-here = ({ $cell }): { $fits ->
    [now] it fits as it lies
    [turned] it fits when it is turned
   *[no] it does not fit
}
robomaso-page-lay-done = Lay it here
robomaso-page-swap = The other robot instead of { $robot }
robomaso-page-choose = Choose { $robot }
robomaso-page-examine = Look at { $robot }
robomaso-page-fire-twice = This hits your own: { $robots }. Choose it again to fire.
robomaso-page-deadly-twice = { $fate ->
    [flytrap] A Robo-Flytrap is there!
    [hole] A hole is there!
   *[crash] This is a crash!
} Choose it again to go.
robomaso-page-cell = { $what ->
    [empty] empty cell
    [gallery] gallery
    [corner] corner teleport
    [field] deployment field of { $player }
    [computer] computer of { $player }
   *[down] face-down card
}
robomaso-page-open = open to { $sides }
robomaso-page-exit = exit { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
robomaso-page-plant = Robo-Flytrap of { $robot }
robomaso-page-robot-here = { $robot } ({ $player }), looking { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}, { $count ->
    [0] no discs
    [one] { $count } disc
   *[other] { $count } discs
}
robomaso-page-fire-at-will = The truce is over. Fire at will!
