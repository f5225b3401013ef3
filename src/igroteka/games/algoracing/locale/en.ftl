# The words of the glossary on the rules page.
algoracing-name = Algoracing
algoracing-about = Lay command cards and send your rover over the hills for samples. First to bring enough of them home wins.

# Names of things; they are used inside other messages, with the same arguments.
algoracing-card = { $card ->
    [S] Step forward
    [A] All the way forward
    [J] Jump
    [L] Turn left
    [R] Turn right
    [U] U-turn
    [T] Teleport
    [X2] Cycle ×2
   *[X3] Cycle ×3
}
algoracing-facing = { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
algoracing-corner = { $corner ->
    [sw] the south-west corner
    [nw] the north-west corner
    [ne] the north-east corner
   *[se] the south-east corner
}
algoracing-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
algoracing-skip = { $why ->
    [rim] edge of the board
    [wall] stone wall
    [edge] edge of a block
    [storeys] two storeys
    [rover] a rover in the way
    [nothing] nothing in the impulse’s way
    [occupied] base occupied
    [home] the rover is on its base already
   *[landing] no place to land
}
algoracing-nobody = a parked rover

# Questions
algoracing-choose-base = Choose a corner for your base, and the direction your rover faces.
algoracing-turn = Change the algorithm and run it, or pass.
algoracing-exchange = Which cards do you exchange?

# The goal
algoracing-goal-play = Bring samples to { $labs ->
    [three] a lab of your colour
   *[four] a lab in any corner
}: { algoracing-goal-end }. You have { $points }.{ algoracing-goal-rounds }
algoracing-goal-watch = The rovers bring samples to { $labs ->
    [three] the labs of their colour
   *[four] the labs in the corners
}: { algoracing-goal-end }. The most so far: { $points }.{ algoracing-goal-rounds }
algoracing-goal-reached = The game is over. You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
algoracing-goal-over = The game is over. The most points: { $points }.
algoracing-goal-target = { $target ->
    [one] { $target } point
   *[other] { $target } points
}
algoracing-goal-end = { $finish ->
    [0] whoever has { algoracing-goal-target } first wins
   *[1] when somebody has { algoracing-goal-target }, the round is played to its end and the most points win
}
algoracing-goal-rounds = { $rounds ->
    [0] {""}
   *[other] {" "}Round { $rounds } is the last.
}

# Pieces, for whoever sees them for the first time
algoracing-piece-card-S = Step forward
algoracing-piece-card-S-help = The rover drives one cell straight ahead. If the edge of the board, the edge of a block, a stone wall or another rover is in the way, the command is skipped.
algoracing-piece-card-A = All the way forward
algoracing-piece-card-A-help = The rover drives straight ahead until something is in its way. On a cell with a sample it stops, too.
algoracing-piece-card-J = Jump
algoracing-piece-card-J-help = The rover goes one cell ahead: over a stone wall, and up or down one storey. It never jumps over a cell or a rover.
algoracing-piece-card-L = Turn left
algoracing-piece-card-L-help = The rover turns a quarter to the left: its own left, not yours. It stays on its cell.
algoracing-piece-card-R = Turn right
algoracing-piece-card-R-help = The rover turns a quarter to the right: its own right, not yours. It stays on its cell.
algoracing-piece-card-U = U-turn
algoracing-piece-card-U-help = The rover turns round to face the other way. It stays on its cell.
algoracing-piece-card-T = Teleport
algoracing-piece-card-T-help = An impulse flies straight ahead, through walls but not through blocks, to the first thing it meets. A rover goes back to its base and leaves its samples behind; samples come one cell closer.
algoracing-piece-card-X2 = Cycle ×2
algoracing-piece-card-X2-help = Lay it upright over one command or sideways over two: they are carried out twice, as A-B-A-B.
algoracing-piece-card-X3 = Cycle ×3
algoracing-piece-card-X3-help = Lay it upright over one command or sideways over two: they are carried out three times, as A-B-A-B-A-B.
algoracing-piece-sample-hidden = Life sample
algoracing-piece-sample-hidden-help = A rover that comes to this cell takes the sample aboard; three fit in. Which type it is shows only in the lab.
algoracing-piece-sample-yellow = Yellow sample
algoracing-piece-sample-yellow-help = The first yellow sample you deliver gives 2 points, each further one 1 point.
algoracing-piece-sample-blue = Blue sample
algoracing-piece-sample-blue-help = The first blue sample you deliver gives 2 points, each further one 1 point.
algoracing-piece-sample-red = Red sample
algoracing-piece-sample-red-help = The first red sample you deliver gives 2 points, each further one 1 point.
algoracing-piece-sample-green = Green sample
algoracing-piece-sample-green-help = The first green sample you deliver gives 2 points, each further one 1 point.
algoracing-piece-base-base = Base
algoracing-piece-base-base-help = Here a rover of this colour starts, and here it comes back to when it is teleported.
algoracing-piece-base-lab = Lab
algoracing-piece-base-lab-help = Players whose sign stands beside the flask deliver their samples here. By the basic rules every base is a lab for everybody; by the full rules your own base is not your lab.
algoracing-piece-rover-rover = Rover
algoracing-piece-rover-rover-help = It drives forward only, where its nose points. Three samples fit aboard.
algoracing-piece-rover-waiting = Waiting for the elevator
algoracing-piece-rover-waiting-help = The other platform is taken. If it is free when this player’s next turn begins, the elevator takes the rover there first.
algoracing-piece-rover-bars = No compensation
algoracing-piece-rover-bars-help = One of these two rovers has handed the other a sample. Nothing more is owed until one of them has moved to another cell.
algoracing-piece-field-level-1 = Low block (one storey)
algoracing-piece-field-level-1-help = A Jump takes you up and down, a Step does not. On top you drive as on the ground.
algoracing-piece-field-level-2 = High block (two storeys)
algoracing-piece-field-level-2-help = No Jump goes from the ground up to it or from it down to the ground. Jump from a low block, or take an elevator.
algoracing-piece-field-wall = Stone wall
algoracing-piece-field-wall-help = It stops a Step and All the way forward. A Jump goes over it, an impulse through it.
algoracing-piece-field-mark = Sample mark
algoracing-piece-field-mark-help = Before the game a life sample is put here. Some marks may stay empty.
algoracing-piece-elevator-upper = Upper platform
algoracing-piece-elevator-upper-help = If your rover stands here after its algorithm, the elevator takes it down where the arrow points. You cannot refuse.
algoracing-piece-elevator-lower = Lower platform
algoracing-piece-elevator-lower-help = If your rover stands here after its algorithm, the elevator takes it up onto the block. You cannot refuse.
algoracing-piece-elevator-broken = Elevator out of order
algoracing-piece-elevator-broken-help = It points at the edge of the board, a wall or another block, so it takes nobody anywhere.
algoracing-piece-table-row = Algorithm
algoracing-piece-table-row-help = The row of cards, carried out from the start mark onward. By the full rules it belongs to all players, and when it has five commands it is discarded after the run.
algoracing-piece-table-deck = Draw deck
algoracing-piece-table-deck-help = At the end of your turn you draw until you hold five cards. When the deck is empty, the discard pile is shuffled.
algoracing-piece-table-pile = Discard pile
algoracing-piece-table-pile-help = Used and exchanged cards go here. Everybody may look at them.

# Answers
algoracing-answer-lay = Lay “{ algoracing-card }” as card { $place }
algoracing-answer-cover = Cover card { $place } with “{ algoracing-card }”
algoracing-answer-cycle = Lay “{ algoracing-card }” over card { $place }
algoracing-answer-cycle-two = Lay “{ algoracing-card }” over cards { $place } and { $last }
algoracing-answer-lift = Take away the cycle card that begins at card { $place }
algoracing-answer-run = Run
algoracing-answer-pass = Pass
algoracing-answer-replace = Exchange “{ algoracing-card }”
algoracing-answer-draw = Done: draw new cards and end the turn
algoracing-answer-base = { algoracing-corner }, facing { algoracing-facing }

# Why not
algoracing-not-in-hand = You have no card “{ algoracing-card }”.
algoracing-three-cards = You have laid { $most } cards in this turn; that is the limit.
algoracing-row-full = The algorithm has five commands already.
algoracing-no-place = There is no place { $place } in the algorithm for it.
algoracing-only-behind = In this game cards are laid one behind the other: place { $place } is not the next one.
algoracing-no-covering = In this game cards do not cover each other.
algoracing-no-command = A cycle card lies over commands; there is none at place { $place }, or none after it.
algoracing-under-cycle = A cycle card lies there already; it keeps its place and can only be taken away.
algoracing-no-cycle = No cycle card begins at card { $place }; commands cannot be taken away.
algoracing-no-row = There is no command to be run.
algoracing-begun = You have begun to change the algorithm; take your changes back before you pass.
algoracing-none-left = You have no (more) card “{ algoracing-card }” to exchange.
algoracing-corner-taken = In { algoracing-corner } lies a base already.
algoracing-corner-dealt = Chance has given you another corner.
algoracing-into-wall = A rover does not start towards the edge of the board or a stone wall.
algoracing-first-base = First the corners are chosen.
algoracing-exchanging = You have passed: choose the cards to exchange, then draw.
algoracing-your-turn = Now the algorithm is changed and run, or you pass.

# What happens
algoracing-based = { $player } puts the base into { algoracing-corner }; the rover faces { algoracing-facing }.
algoracing-spare-based = The spare base, { algoracing-colour }, goes to { algoracing-corner }.
algoracing-dealt = You get: { $cards }.
algoracing-turn-started = Round { $round }: { $player } is on turn.
algoracing-inserted = { $player } lays “{ algoracing-card }” as card { $place }.
algoracing-covered = { $player } covers card { $place } ({ $over }) with “{ algoracing-card }”.
algoracing-cycled = { $player } lays “{ algoracing-card }” over { $span ->
    [one] card { $place }
   *[other] card { $place } and the next one
}.
algoracing-cycle-lifted = { $player } takes away “{ algoracing-card }” from card { $place }.
algoracing-cycle-lost = “{ algoracing-card }” at card { $place } is lost: the cards under it have changed.
algoracing-started = { $place }. { algoracing-card }{ $times ->
    [one] {""}
   *[other] {" "}({ $time } of { $times })
}
algoracing-moved = { $player } goes from { $start } to { $end }.
algoracing-turned = { $player } turns and faces { algoracing-facing }.
algoracing-skipped = { $why ->
    [nothing] The impulse of { $player } meets nothing: “{ algoracing-card }” has no effect.
   *[other] { $player } skips “{ algoracing-card }”: { algoracing-skip }.
}
algoracing-futile = { $player } realises that all is futile: every command was skipped.
algoracing-loaded = { $player } picks up { $count ->
    [one] { $count } sample
   *[other] { $count } samples
} on { $square }.
algoracing-full = { $count ->
    [one] { $count } sample stays
   *[other] { $count } samples stay
} on { $square }: { $player } has no more room.
algoracing-delivered = { $player } delivers{ $yellow ->
    [0] {""}
   *[other] {" "}yellow ×{ $yellow }
}{ $blue ->
    [0] {""}
   *[other] {" "}blue ×{ $blue }
}{ $red ->
    [0] {""}
   *[other] {" "}red ×{ $red }
}{ $green ->
    [0] {""}
   *[other] {" "}green ×{ $green }
}: { $won ->
    [one] { $won } point
   *[other] { $won } points
}, now { $points }.
algoracing-collided = { $player } runs into { $other }.
algoracing-compensated = { $giver } hands a sample to { $player }; until one of them moves, nothing more is owed.
algoracing-bar-lifted = { $player } and { $other } may owe each other compensation again.
algoracing-impulse = { $squares ->
    [0] { $player } sends an impulse, which ends at once: the edge of the board or of a block is right ahead.
   *[other] { $player } sends an impulse along { $path }.
}
algoracing-teleported = { $player } is teleported from { $start } to the base on { $end }.
algoracing-dropped = { $player } leaves { $count ->
    [one] { $count } sample
   *[other] { $count } samples
} behind on { $square }.
algoracing-pulled = { $player } pulls { $count ->
    [one] { $count } sample
   *[other] { $count } samples
} from { $start } to { $end }.
algoracing-rode = The elevator takes { $player } from { $start } to { $end }.
algoracing-elevator-busy = The elevator is busy: { $player } waits for { $other }.
algoracing-row-discarded = The algorithm goes to the discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
algoracing-drew = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
algoracing-reshuffled = The discard pile is shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
algoracing-passed = { $player } passes and exchanges: { $cards }.
algoracing-left = { $player } leaves the game; { $count ->
    [0] no samples stay behind
    [one] { $count } sample stays on { $square }
   *[other] { $count } samples stay on { $square }
}. Discarded: { $cards }.
algoracing-game-over = The game is over: { $why ->
    [target] the points to win are reached
    [exhausted] all samples are delivered
    [rounds] the last round has been played
   *[alone] nobody else is left
}. { $winners } won.

# The picture in the terminal
algoracing-draw-player = { $sign } { algoracing-colour }: { $points }/{ $target } points, { $aboard } aboard, delivered { $delivered }, cards { $cards }, labs { $labs }
algoracing-draw-away = { "  " }{ algoracing-colour }: has left; points { $points }, delivered { $delivered }
algoracing-draw-row = Algorithm ({ $length }/5): { $row }
algoracing-draw-draft = You prepare ({ $length }/5): { $row }
algoracing-draw-own = You lay ({ $length }/3): { $row }
algoracing-draw-piles = Round { $round }. Deck { $deck }, discard pile { $discard } ({ $pile }).
algoracing-draw-bars = No compensation until one of them moves: { $pairs }
algoracing-draw-hand = Your hand: { $cards }
algoracing-draw-legend = ░ level 1, ▒ level 2; ● sample, · mark; ^ > v < elevator, x out of order; ┃ ━ stone walls; R:yg base of red with labs of yellow and green; … waits for the elevator

# Options
algoracing-preset-basic = Basic rules (6×6, from 6 years)
algoracing-preset-full = Full rules (9×9, from 10 years)
algoracing-option-mode = Rules
algoracing-option-mode-basic = Basic
algoracing-option-mode-full = Full
algoracing-option-mode-custom = Your own mix
algoracing-option-layout = Field layout (the id of a layout, random, or your own as JSON)
algoracing-option-first-player = Who begins
algoracing-option-first-player-random = Chance decides
algoracing-option-first-player-seat1 = Seat 1
algoracing-option-first-player-seat2 = Seat 2
algoracing-option-first-player-seat3 = Seat 3
algoracing-option-first-player-seat4 = Seat 4
algoracing-option-colours = Colours by seat
algoracing-option-corner-choice = Corners
algoracing-option-corner-choice-reverse = Chosen in reverse order of turns
algoracing-option-corner-choice-random = Dealt at random
algoracing-option-neutral-rovers = Rovers of absent colours stand on their bases
algoracing-option-blocks-on-corners = Blocks may cover corners
algoracing-option-strict-block-edges = Every border of a block stops driving
algoracing-option-full-rover-ignores-samples = A full rover drives on over samples
algoracing-option-deliver-on-arrival-only = Samples are delivered on arrival only
algoracing-option-strict-cycle-shift = A card put in between takes away the cycle cards behind it
algoracing-option-strict-elevator-walls = A stone wall at the foot of a block stops the elevator there
algoracing-option-impulse-over-gaps = The teleport impulse flies over lower ground
algoracing-option-finish-round = The round is played to its end
algoracing-option-tie-break = Ties
algoracing-option-tie-break-shared = Shared victory
algoracing-option-tie-break-types = More types win
algoracing-option-tie-break-tokens = More samples win
algoracing-option-max-rounds = Round limit (0: none)
algoracing-option-on-leave = When a player leaves
algoracing-option-on-leave-bot = A computer player takes over
algoracing-option-on-leave-remove = The rover is removed
algoracing-option-practice-undo = Everything can be taken back (practice)
algoracing-option-board = Board
algoracing-option-board-mode = As the rules say
algoracing-option-board-6x6 = 6×6
algoracing-option-board-9x9 = 9×9
algoracing-option-labs = Labs
algoracing-option-labs-mode = As the rules say
algoracing-option-labs-four = Every base is a lab for everybody
algoracing-option-labs-three = Two labs for each colour
algoracing-option-elevators = Elevators
algoracing-option-elevators-mode = As the rules say
algoracing-option-elevators-on = Yes
algoracing-option-elevators-off = No
algoracing-option-cycles = Cycle cards
algoracing-option-cycles-mode = As the rules say
algoracing-option-cycles-on = Yes
algoracing-option-cycles-off = No
algoracing-option-teleport = Teleport cards
algoracing-option-teleport-mode = As the rules say
algoracing-option-teleport-on = Yes
algoracing-option-teleport-off = No
algoracing-option-shared = One shared algorithm
algoracing-option-shared-mode = As the rules say
algoracing-option-shared-on = Yes
algoracing-option-shared-off = No
algoracing-option-target = Points to win (0: as the rules say)
algoracing-option-tokens = Samples of each type (0: as the rules say)

# Mistakes in options, layouts and positions
algoracing-bad-colours = Colours are different words of { $known }, with commas between them, not “{ $value }”.
algoracing-bad-position = This position cannot be read: { $what }.
algoracing-field-switch = The option { $option } can be set only with mode=custom.
algoracing-field-first-player = Seat { $seat } cannot begin: there are { $seats } players.
algoracing-field-unknown = There is no layout “{ $layout }”; there are: { $known }, or a layout as JSON.
algoracing-field-other-size = This game is played on { $size }×{ $size } squares, but the layout has { $found }×{ $found }.
algoracing-field-not-json = A layout of your own is a JSON object with “board” and “blocks”; this text is none.
algoracing-field-key = A layout has no “{ $key }”; it has: { $known }.
algoracing-field-board = “board” is { $known } or an object with “size” 6 or 9, “marks” and “walls”.
algoracing-field-square = “{ $value }” is no square of a board of { $size }×{ $size }.
algoracing-field-mark-twice = The mark { $square } stands in the list twice.
algoracing-field-wall = { $value } is no wall; a wall stands between two neighbouring squares, such as c3-c4.
algoracing-field-own-blocks = “own_blocks” is an object: a description for each name.
algoracing-field-block-name = { $block } is the name of a block in the box; give your own block another one.
algoracing-field-block = Block { $block } needs “width” and “depth” from 1 to 9 and “storeys” 1 or 2; “marks” and “elevators” are lists.
algoracing-field-block-cell = Block { $block }: { $value } lies outside of it, stands there twice, or is written otherwise than [1, 2] or [[1, 2], "S"].
algoracing-field-blocks = “blocks” is a list of placed blocks.
algoracing-field-place = { $value } is no placed block; one has “block”, “anchor” and “turn” (0, 90, 180 or 270).
algoracing-field-elevators = “elevators” is a list of objects with “block”, “upper” and “to” (N, E, S or W).
algoracing-field-no-block = There is no block { $block }; there are: { $known }.
algoracing-field-twice = Block { $block } is placed twice; there is only one.
algoracing-field-counts = A field of { $size }×{ $size } needs { $low } low and { $high } high blocks; this one has { $found_low } low and { $found_high } high.
algoracing-field-elevators-large = Blocks with large squares have no elevators.
algoracing-field-off = Block { $block } on { $anchor } hangs over the edge of the board.
algoracing-field-overlap = Blocks { $one } and { $two } overlap on { $squares }.
algoracing-field-corner = Block { $block } covers the corner { $corner }, where a base must lie.
algoracing-field-elevator-block = The elevator on { $square } belongs to block { $block }, which is not on the board; there are: { $known }.
algoracing-field-elevator-square = The elevator on { $square } does not stand on block { $block }.
algoracing-field-mark-corner = A sample mark lies on the corner { $corner }, where a base must lie.
algoracing-field-marks = The field has { $marks } sample marks for { $tokens } samples.
algoracing-field-no-direction = A rover on { $corner } could not face any direction.
algoracing-field-high-alone = No low block shares an edge of a square with the high block.
algoracing-field-platform-corner = The elevator on { $upper } has a platform on the corner { $corner }.
algoracing-field-platform-twice = { $square } is a platform of two elevators.
algoracing-field-unreachable-corner = The corner { $corner } cannot be reached from { $start }.
algoracing-field-unreachable-mark = The sample mark { $mark } cannot be reached from the corner { $start }.
algoracing-field-too-long = A layout has at most { $limit } characters.
algoracing-field-wall-twice = The wall { $wall } stands in the list twice.
algoracing-field-other-side = Block { $block } does not belong to a field of { $size }×{ $size }; that takes { $known }, or blocks of your own.
algoracing-field-most-marks = Fields of { $size }×{ $size } have at most { $most } sample marks; { $tokens } samples need more.

# Layouts
algoracing-layout-random = A random one
algoracing-layout-Y6-1 = Two mesas
algoracing-layout-Y6-2 = Heart
algoracing-layout-Y6-3 = Gateposts
algoracing-layout-Y6-4 = Diagonal
algoracing-layout-Y6-5 = Long ridge
algoracing-layout-R9-1 = Central massif
algoracing-layout-R9-2 = Great ridge
algoracing-layout-R9-3 = Staircase
algoracing-layout-R9-4 = Twin hills
algoracing-layout-R9-5 = Cliff
