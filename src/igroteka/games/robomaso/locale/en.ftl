# The words of the glossary on the rules page.
robomaso-name = Robomaso
robomaso-about = Two robots each, a maze that grows card by card, and weapons with a mind of their own: win the program discs of the others.

# Names of things; they are used inside other messages, with the same arguments.
# A robot that is not ours (files of one’s own) is told by its id.
robomaso-robot = { $robot ->
    [bolt] Bolt
    [nut] Nut
    [piston] Piston
    [valve] Valve
    [cog] Cog
    [sprocket] Sprocket
    [fuse] Fuse
    [diode] Diode
    [none] robot
   *[other] { $robot }
}
robomaso-robots = { robomaso-robot }
robomaso-foe = { $foe ->
    [bolt] Bolt
    [nut] Nut
    [piston] Piston
    [valve] Valve
    [cog] Cog
    [sprocket] Sprocket
    [fuse] Fuse
    [diode] Diode
    [none] robot
   *[other] { $foe }
}
robomaso-victim = { $victim ->
    [bolt] Bolt
    [nut] Nut
    [piston] Piston
    [valve] Valve
    [cog] Cog
    [sprocket] Sprocket
    [fuse] Fuse
    [diode] Diode
    [none] robot
   *[other] { $victim }
}
robomaso-layer = { $layer ->
    [bolt] Bolt
    [nut] Nut
    [piston] Piston
    [valve] Valve
    [cog] Cog
    [sprocket] Sprocket
    [fuse] Fuse
    [diode] Diode
    [none] robot
   *[other] { $layer }
}
robomaso-first = { $first ->
    [bolt] Bolt
    [nut] Nut
    [piston] Piston
    [valve] Valve
    [cog] Cog
    [sprocket] Sprocket
    [fuse] Fuse
    [diode] Diode
    [none] robot
   *[other] { $first }
}
robomaso-one = { $one ->
    [bolt] Bolt
    [nut] Nut
    [piston] Piston
    [valve] Valve
    [cog] Cog
    [sprocket] Sprocket
    [fuse] Fuse
    [diode] Diode
    [none] robot
   *[other] { $one }
}
robomaso-two = { $two ->
    [bolt] Bolt
    [nut] Nut
    [piston] Piston
    [valve] Valve
    [cog] Cog
    [sprocket] Sprocket
    [fuse] Fuse
    [diode] Diode
    [none] robot
   *[other] { $two }
}
robomaso-hit = { $hit ->
    [bolt] Bolt
    [nut] Nut
    [piston] Piston
    [valve] Valve
    [cog] Cog
    [sprocket] Sprocket
    [fuse] Fuse
    [diode] Diode
    [none] robot
   *[other] { $hit }
}
robomaso-path = ({ $path })
robomaso-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[white] white
}
robomaso-thing = { $thing ->
    [speed] Speed
    [manipulation] Manipulation
    [reaction] Reaction
    [capacity] Capacity
    [slimer] Slimer
    [ray] Ray Gun
    [snowbang] Snowbang
    [jay] Jay Launcher
    [flytrap] Robo-Flytrap
    [nest] machine gun
    [teleport] teleport
    [door] door
    [mud] mud
    [hole] hole
   *[plain] nothing
}
robomaso-kind-of-card = { $kind_of_card ->
    [speed] Speed
    [manipulation] Manipulation
    [reaction] Reaction
    [capacity] Capacity
    [slimer] Slimer
    [ray] Ray Gun
    [snowbang] Snowbang
    [jay] Jay Launcher
   *[flytrap] Robo-Flytrap
}
robomaso-chosen = { $what ->
    [speed] Speed
    [manipulation] Manipulation
    [reaction] Reaction
    [capacity] Capacity
    [slimer] Slimer
    [ray] Ray Gun
    [snowbang] Snowbang
    [jay] Jay Launcher
    [flytrap] Robo-Flytrap
   *[nest] machine gun
}
robomaso-gun = { $gun ->
    [slimer] Slimer
    [ray] Ray Gun
    [snowbang] Snowbang
    [jay] Jay Launcher
    [nest] machine gun
   *[none] weapon
}
robomaso-symbol = { $symbol ->
    [speed] speed
    [manipulation] manipulation
    [reaction] reaction
    [capacity] capacity
    [slimer] Slimer
    [ray] Ray Gun
    [snowbang] Snowbang
    [jay] Jay Launcher
    [flytrap] Robo-Flytrap
    [teleport] teleport
    [door] door
    [nest] machine-gun nest
    [mud] mud
    [hole] hole
   *[plain] nothing
}
robomaso-shape = { $shape ->
    [end] dead end
    [straight] straight
    [bend] bend
    [tee] T-crossing
   *[cross] crossing
}
robomaso-card = { robomaso-shape }{ $symbol ->
    [plain] {""}
   *[other] , { robomaso-symbol }
}{ $shown ->
    [2] {" "}×2
   *[other] {""}
}
robomaso-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
robomaso-heading = { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
robomaso-way = { $how ->
    [N] north
    [E] east
    [S] south
    [W] west
    [N1] north, 1 cell
    [N2] north, 2 cells
    [N3] north, 3 cells
    [E1] east, 1 cell
    [E2] east, 2 cells
    [E3] east, 3 cells
    [S1] south, 1 cell
    [S2] south, 2 cells
    [S3] south, 3 cells
    [W1] west, 1 cell
    [W2] west, 2 cells
   *[W3] west, 3 cells
}

# Questions
robomaso-discs = Which of your robots gets one disc? The other one gets two.
robomaso-corner = Which corner is your home?
robomaso-opening = How does your first card lie?
robomaso-place = Which robot starts here, and which way does it look?
robomaso-build = Build: draw a card, or lay your deployment field or your computer?
robomaso-lay = Where does the card go?
robomaso-deploy = Deploy: which way does the robot look?
robomaso-pick = Which robot moves now?
robomaso-drive = What does your robot do?
robomaso-take = Do you take the card?
robomaso-give = Does your other robot take one, too?
robomaso-rob = How many discs do you take from the computer?
robomaso-home = Your robot is back home: which way does it look?
robomaso-aim = Which of the two robots do you aim at?
robomaso-fight = Encounter: do you fire?
robomaso-secret = Equal reactions: choose in secret, fire or hold fire.
robomaso-loot = What do you take from the robot you shot?
robomaso-end = Your robots have moved. Is that the end of your turn?

# Answers
robomaso-answer-discs = One disc for robot { $what }, two for the other
robomaso-answer-corner = Home corner ({ $what })
robomaso-answer-place = Place robot { $what }, looking { robomaso-way }
robomaso-answer-draw = Draw a card
robomaso-answer-skip = Build nothing
robomaso-answer-lay = Lay it on ({ $what }), { $how ->
    [0] not turned
    [1] turned a quarter
    [2] turned half round
   *[3] turned three quarters
}
robomaso-answer-field = Lay the deployment field on ({ $what })
robomaso-answer-computer = Lay the computer on ({ $what }), open to the { $how ->
    [0] north
    [1] east
    [2] south
   *[3] west
}
robomaso-answer-store = Store a disc of robot { $what }
robomaso-answer-cancel = Cancel the computer; discs for robot 1: { $what }
robomaso-answer-deploy = Deploy robot { $what }, looking { robomaso-way }
robomaso-answer-postpone = Let robot { $what } wait
robomaso-answer-move = Move robot { $what }
robomaso-answer-step = Drive { $what ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
robomaso-answer-turn = Turn { $what ->
    [none] round
   *[other] robot { $what } round
}
robomaso-answer-wait = Wait
robomaso-answer-stop = Stay here
robomaso-answer-suicide = Self-destruction
robomaso-answer-flytrap = Lay a Robo-Flytrap behind
robomaso-answer-hop = Teleport to ({ $what }){ $how ->
    [N] , looking north
    [E] , looking east
    [S] , looking south
    [W] , looking west
   *[none] {""}
}
robomaso-answer-fire = Fire: { robomaso-chosen }, { robomaso-way }
robomaso-answer-hold = Hold fire{ $what ->
    [none] {""}
   *[other] ; if it comes to shooting: { robomaso-chosen }, { robomaso-way }
}
robomaso-answer-aim = Aim at { robomaso-robot }
robomaso-answer-take = Take it
robomaso-answer-leave = Leave it
robomaso-answer-rob = { $what ->
    [0] Take no disc
   *[other] Take discs: { $what }
}
robomaso-answer-loot = Take { robomaso-chosen }
robomaso-answer-enough = That is all
robomaso-answer-end = End the turn

# Why not
robomaso-not-empty = There is a card on ({ $cell }) already.
robomaso-on-gallery = No card may be laid on the gallery, and ({ $cell }) belongs to it.
robomaso-no-link = On ({ $cell }) the card would not continue any corridor.
robomaso-edges = In this game edges must match, and on ({ $cell }) they do not. Look at: { $cells }.
robomaso-unreachable = Nobody could drive onto the card on ({ $cell }), not even from: { $cells }.
robomaso-seals = A card lying so on ({ $cell }) would shut empty cells off for ever: { $cells }.
robomaso-same-way = Turned so, the card on ({ $cell }) looks just as with fewer turns.
robomaso-not-home = Your first card goes to your home corner, not to ({ $cell }).
robomaso-field-is-laid = Your deployment field lies on the board already.
robomaso-computer-is-laid = You have laid your computer already, and there is only one.
robomaso-field-first = Lay your deployment field first: a robot is waiting for it, or the round agreed on has come.
robomaso-not-an-opening = A robot must look towards an opening, and there is none on that side.
robomaso-corner-taken = This corner is somebody else’s home already.
robomaso-nothing-to-draw = There is no card to draw, or no empty cell for it.
robomaso-must-build = As long as there are cards and empty cells, you must build.
robomaso-no-computer = You have no working computer on the board.
robomaso-no-disc = This robot has no disc.
robomaso-occupied-computer = A robot stands on your computer, so it cannot be cancelled now.
robomaso-not-so-many = There are not so many discs for you here.
robomaso-not-waiting = This robot is not to be deployed now.
robomaso-no-foreigner = No foreign robot is in the way, so your robot does not wait.
robomaso-has-moved = { robomaso-robot } has moved already, or is not on the board.
robomaso-no-opening = { robomaso-robot } finds no opening to the { robomaso-side }.
robomaso-backwards = { robomaso-robot } cannot go { robomaso-side }: robots drive front first and never reverse.
robomaso-other-way = { robomaso-robot } cannot go { robomaso-side }: on the teleport it chose the other way out.
robomaso-into-wall = { robomaso-robot } cannot go { robomaso-side }: the way to ({ $cell }) is shut.
robomaso-guarded = { robomaso-robot } cannot go { robomaso-side }: in this game robots are safe on their own deployment field, and one stands on ({ $cell }).
robomaso-into-void = { robomaso-robot } cannot go { robomaso-side }: there is no corridor on ({ $cell }) yet.
robomaso-no-points = { robomaso-robot } has no movement left.
robomaso-must-drive = { robomaso-robot } must move on: robots wait only before an empty cell, and turn round only where the corridor ends in a wall.
robomaso-must-wait = { robomaso-robot } must wait before the empty cell. Turning round there needs 2 Manipulation cards; it has { $manipulation }.
robomaso-no-more-turns = { robomaso-robot } has turned there and back on this cell; that is enough.
robomaso-not-moved = { robomaso-robot } turns round in its own move; afterwards only on the board.
robomaso-no-spinner = After its move only a robot with 3 Manipulation cards can still turn round; { robomaso-robot } has { $manipulation }.
robomaso-no-brakes = { robomaso-robot } has no brakes: it must still use { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}. Standing still needs 1 Manipulation card, stopping on the way 2; it has { $manipulation }.
robomaso-not-at-start = A robot can destroy itself only at the start of its move.
robomaso-not-trapped = { robomaso-robot } is not trapped: a way leads back to the gallery.
robomaso-truce = There is a truce for { $rounds ->
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
}, counting this one: no weapons till then.
robomaso-no-weapon = Your robot does not have this: { robomaso-gun }.
robomaso-not-in-nest = Your robot is not in a machine-gun nest.
robomaso-wrong-side = Robots shoot ahead and to the sides, never backwards.
robomaso-shut = There is no opening to shoot through on that side.
robomaso-no-landing = The Snowbang cannot fly that far there: something is in the way.
robomaso-at-peace = These two robots have agreed not to shoot until this move ends.
robomaso-met = This encounter is settled; your robot can shoot again after its next step or turn.
robomaso-misses = This shot would miss the other robot.
robomaso-at-nothing = The machine gun of the nest needs something to hit: a robot or a flytrap.
robomaso-must-fire = In this game a robot that can fire must fire.
robomaso-no-flytrap = { robomaso-robot } has no Robo-Flytrap.
robomaso-no-bed = There is no place for a Robo-Flytrap behind { robomaso-robot }: it needs a corridor without a robot or a flytrap, and no hole, computer or deployment field.
robomaso-no-teleport = No teleport can carry { robomaso-robot } there: that works only from teleport to teleport, right after driving in.
robomaso-same-teleport = { robomaso-robot } is on this teleport already.
robomaso-robot-there = A robot stands on that teleport, and in this game nobody teleports onto a robot.
robomaso-not-there = This robot is not where the shot goes.
robomaso-nothing-like-it = The robot you shot has no such card.
robomaso-now-discs = First deal out your discs.
robomaso-now-corner = First choose your home corner.
robomaso-now-opening = First lay your first card.
robomaso-now-place = First place your robot.
robomaso-now-build = First you build: draw a card, or lay your deployment field or your computer.
robomaso-now-lay = First lay the card you have drawn.
robomaso-now-deploy = First your robot is deployed.
robomaso-now-pick = First choose which robot moves.
robomaso-now-drive = Now { robomaso-robot } is moving.
robomaso-now-take = First decide whether { robomaso-robot } takes the card.
robomaso-now-give = First decide whether your other robot takes a card.
robomaso-now-rob = First decide how many discs you take from the computer.
robomaso-now-home = First choose which way your robot looks at home.
robomaso-now-aim = First choose the robot you aim at.
robomaso-now-fight = First decide whether you fire.
robomaso-now-secret = First choose in secret whether you fire.
robomaso-now-loot = First choose your loot, or say that it is all.
robomaso-now-end = Your robots have moved. Now end your turn.

# What a player plays for
robomaso-goal-yours = Be the first to own { $goal } discs: take them from robots you shoot and out of the computers of others. You have { $discs }.{ $rounds ->
    [0] {""}
   *[other] {" "}If nobody has done it after round { $rounds }, the most discs win.
}
robomaso-goal-all = Whoever is the first to own { $goal } discs wins. The leader has { $discs }.{ $rounds ->
    [0] {""}
   *[other] {" "}If nobody has done it after round { $rounds }, the most discs win.
}

# Pieces, for those who see them for the first time
robomaso-piece-token-disc = Program disc
robomaso-piece-token-disc-help = This is what you play for. A robot carries its discs along until it is shot: then the robot that shot it gets them.
robomaso-piece-token-robot = Robot
robomaso-piece-token-robot-help = You have two. Robots drive front first, never reverse, and have no brakes. A robot holds up to six cards, with loot up to eight.
robomaso-piece-token-double = Double symbol
robomaso-piece-token-double-help = The robot that drives here takes one card, and your other robot may take one, too, even if it is in reserve.
robomaso-piece-token-truce = Truce
robomaso-piece-token-truce-help = In the first rounds nobody may use weapons. Crashing, raiding computers and building in somebody’s way are allowed.
robomaso-piece-token-deck = Deck
robomaso-piece-token-deck-help = From here everybody draws corridor cards. Once it is used up, an empty cell counts as a wall.
robomaso-piece-ability-speed = Speed
robomaso-piece-ability-speed-help = Each of these cards takes the robot one cell further in every turn, from the next one on. It has to drive them all: it has no brakes.
robomaso-piece-ability-manipulation = Manipulation
robomaso-piece-ability-manipulation-help = One card: the robot may stand still. Two: it may also stop on the way and turn round. Three: turning is free.
robomaso-piece-ability-reaction = Reaction
robomaso-piece-ability-reaction-help = If two robots meet and both can hit, the one with more of these cards decides first whether it fires. It does not matter whose turn it is.
robomaso-piece-extra-capacity = Capacity
robomaso-piece-extra-capacity-help = The robot may take two cards from a symbol and two discs from a computer. This card does not count among the six; there are only two in the game.
robomaso-piece-weapon-slimer = Slimer
robomaso-piece-weapon-slimer-help = Shoots straight, up to three cells, and hits the first robot in the way. One card, one shot.
robomaso-piece-weapon-ray = Ray Gun
robomaso-piece-weapon-ray-help = Shoots straight, up to five cells, and hits the first robot in the way. One card, one shot.
robomaso-piece-weapon-snowbang = Snowbang
robomaso-piece-weapon-snowbang-help = Thrown straight, up to three cells, also over robots. It blows up where it lands and on the cells beside it that the corridor leads to. Mind your own robots!
robomaso-piece-weapon-jay = Jay Launcher
robomaso-piece-weapon-jay-help = The jay flies along the corridor, around bends and through corner teleports, straight on at crossings, until it hits something. That can be its own master.
robomaso-piece-weapon-flytrap = Robo-Flytrap
robomaso-piece-weapon-flytrap-help = The robot lays it behind itself on its way. It eats whoever drives onto it, and the discs go to the robot that laid it. It can be shot to pieces.
robomaso-piece-weapon-nest = Machine gun
robomaso-piece-weapon-nest-help = Belongs to the nest. It shoots straight to all four sides, up to five cells, and never runs out of shots.
robomaso-piece-symbol-plain = Plain corridor
robomaso-piece-symbol-plain-help = There is nothing to take here: robots just drive through.
robomaso-piece-symbol-teleport = Teleport
robomaso-piece-symbol-teleport-help = A robot that drives in may be carried to any other teleport. That costs no movement.
robomaso-piece-symbol-door = Door
robomaso-piece-symbol-door-help = Robots get through only the way the arrow points. Nobody can shoot through, and from the other side it is like a wall.
robomaso-piece-symbol-nest = Machine-gun nest
robomaso-piece-symbol-nest-help = Here a robot may stop and stay as long as it likes. It shoots up to five cells to all sides, and its reaction is 1 higher.
robomaso-piece-symbol-mud = Mud
robomaso-piece-symbol-mud-help = A robot that drives in must stop. In its next turn it gets out again, one cell far.
robomaso-piece-symbol-hole = Hole
robomaso-piece-symbol-hole-help = A robot that drives in falls and loses all its cards, but keeps its discs. Next turn it is back on the deployment field.
robomaso-piece-symbol-field = Deployment field
robomaso-piece-symbol-field-help = Here your second robot enters the game, and here lost robots come back. Your own robots may stand here.
robomaso-piece-symbol-computer = Computer
robomaso-piece-symbol-computer-help = Keeps your discs safe from guns. But a foreign robot that drives in may take one, and is then sent home.
robomaso-piece-symbol-gallery = Gallery
robomaso-piece-symbol-gallery-help = The corridor all around the board. No card is laid on it, and robots drive there as anywhere else.
robomaso-piece-symbol-corner = Corner teleport
robomaso-piece-symbol-corner-help = A bend of the gallery. A robot can just drive through, or be carried to another teleport.
robomaso-piece-symbol-down = Face-down card
robomaso-piece-symbol-down-help = A wall on all sides, for good: a place nobody can reach any more, or a cancelled computer.
robomaso-piece-shape-end = Dead end
robomaso-piece-shape-end-help = Here a robot turns at the wall. That costs one movement point.
robomaso-piece-shape-straight = Straight
robomaso-piece-shape-straight-help = The way goes straight on. A robot turns round here only if it ends in a wall.
robomaso-piece-shape-bend = Bend
robomaso-piece-shape-bend-help = The robot drives in and faces the wall. It goes around the corner only with its next step.
robomaso-piece-shape-tee = T-crossing
robomaso-piece-shape-tee-help = Three openings: you choose where the robot goes, only not back.
robomaso-piece-shape-cross = Crossing
robomaso-piece-shape-cross-help = Four openings: straight on, right or left, as you like. Not back.
robomaso-piece-status-reserve = In reserve
robomaso-piece-status-reserve-help = Not in the game yet. It comes as soon as you lay your deployment field; until then nobody can get its discs.
robomaso-piece-status-board = On the board
robomaso-piece-status-board-help = Every turn it must use up all its movement. It may stand with a Manipulation card, in a nest and on its own deployment field.
robomaso-piece-status-waiting = Waiting for redeployment
robomaso-piece-status-waiting-help = It comes back to your deployment field in your next turn. Until then nobody can get its discs.

# What happens
robomaso-discs-given = { $player } gives one disc to { robomaso-one } and two to { robomaso-two }.
robomaso-corner-chosen = { $player } is at home in the corner ({ $cell }).
robomaso-card-set-aside = { $player } draws a card: { robomaso-card }. No robot could start there, so it is set aside.
robomaso-set-aside-shuffled = The cards set aside are shuffled back: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
robomaso-robot-placed = { $player } places { robomaso-robot } on ({ $cell }), looking { robomaso-heading }.
robomaso-turn-began = Round { $round }: { $player } is on turn.
robomaso-truce-over = Round { $round }: the truce is over. Fire at will!
robomaso-card-drawn = { $player } draws a card: { robomaso-card }.
robomaso-card-shown = { $player } draws a card: { robomaso-card }. It fits nowhere and goes below the deck.
robomaso-card-laid = { $player } lays a card on ({ $cell }): { robomaso-card }.
robomaso-field-laid = { $player } lays the deployment field on ({ $cell }).
robomaso-computer-laid = { $player } lays the computer on ({ $cell }).
robomaso-cell-filled = Nobody can ever reach ({ $cell }); it is filled with { $from_deck ->
    [1] a face-down card
   *[0] a blank card
}.
robomaso-building-skipped = { $player } builds nothing.
robomaso-robot-deployed = { $player } deploys { robomaso-robot } on ({ $cell }), looking { robomaso-heading }.
robomaso-deployment-postponed = { $player } lets { robomaso-robot } wait: a foreign robot is in the way.
robomaso-move-began = { $player }: { robomaso-robot } sets off, movement { $points }.
robomaso-robot-drove = { $player }: { robomaso-robot } drives { robomaso-heading } from ({ $start }) to ({ $cell }).
robomaso-robot-turned = { $player }: { robomaso-robot } turns round on ({ $cell }) and looks { robomaso-heading }{ $price ->
    [0] , free of charge
   *[other] {""}
}.
robomaso-robot-waited = { $player }: { robomaso-robot } waits on ({ $cell }). Movement lost: { $points }.
robomaso-move-ended = { $player }: { robomaso-robot } { $how ->
    [stands] stays on ({ $cell })
   *[stops] stops on ({ $cell })
}.
robomaso-robot-hopped = { $player }: { robomaso-robot } teleports from ({ $start }) to ({ $cell }) and looks { robomaso-heading }.
robomaso-robots-crashed = Crash on ({ $cell })! Scrapped: { $robots }.
robomaso-robot-eaten = { $player }: { robomaso-robot } drives onto a Robo-Flytrap on ({ $cell }) and is eaten. It was laid by { robomaso-layer }.
robomaso-robot-died = { robomaso-robot } { $how ->
    [crash] is scrapped
    [hole] falls into a hole
    [suicide] destroys itself
    [eaten] has been eaten
   *[shot] is shot
} and waits to be redeployed.
robomaso-cards-lost = { robomaso-robot } loses all its cards.
robomaso-card-taken = { $player }: { robomaso-robot } gets a card on ({ $cell }): { robomaso-kind-of-card }.
robomaso-symbol-left = { $player }: { robomaso-robot } leaves a card on ({ $cell }): { robomaso-kind-of-card }.
robomaso-discs-won = { $player }: { robomaso-robot } wins { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}{ $stored ->
    [1] , straight into the computer
   *[0] {""}
}!
robomaso-looted = { robomaso-robot } takes a card from { robomaso-victim }: { robomaso-kind-of-card }.
robomaso-capacity-won = { robomaso-robot } also gets the Capacity card of { robomaso-victim }.
robomaso-disc-stored = { $player } stores a disc of { robomaso-robot } in the computer.
robomaso-computer-cancelled = { $player } cancels the computer on ({ $cell }). Its discs go to the robots: { $one } to the first, { $two } to the second.
robomaso-computer-raided = { $player }: { robomaso-robot } raids the computer on ({ $cell }), which belongs to { $owner }. Discs taken: { $discs }.
robomaso-robot-sent-home = { $player }: { robomaso-robot } is sent home and keeps all its cards.
robomaso-robots-met = Encounter: { robomaso-robot } (reaction { $quick }) and { robomaso-foe } (reaction { $slow }). { $why ->
    [equal] Equal reactions: both choose in secret.
    [only] Only { robomaso-first } can hit.
   *[faster] { robomaso-first } is faster and decides first.
}
robomaso-fire-held = { $player }: { robomaso-robot } holds fire.
robomaso-secrets-shown = The secret choices: { robomaso-robot } { $one ->
    [1] fires
   *[0] holds fire
}, { robomaso-foe } { $two ->
    [1] fires
   *[0] holds fire
}.
robomaso-peace-made = { robomaso-robot } and { robomaso-foe } agree not to shoot.
robomaso-shot-fired = { $player }: { robomaso-robot } on ({ $start }) { $gun ->
    [snowbang] throws a Snowbang { robomaso-side }, { $far ->
        [one] { $far } cell
       *[other] { $far } cells
    } far
    [jay] lets a robot jay fly { robomaso-side }
   *[other] fires the { robomaso-gun } { robomaso-side }
}! Hit: { $hit }.
robomaso-flytrap-laid = { $player }: { robomaso-robot } lays a Robo-Flytrap on ({ $cell }).
robomaso-flytrap-shot = The Robo-Flytrap on ({ $cell }) is shot to pieces.
robomaso-game-over = The game is over: { $why ->
    [goal] the goal is reached
    [standstill] nobody can do anything any more
   *[rounds] the last round has been played
}. Victory: { $winners }!

# Presets and options
robomaso-preset-document = As in the rulebook
robomaso-preset-later = Later version: faster, from the corner teleports
robomaso-preset-quick = Quick game
robomaso-option-goal = Discs needed to win
robomaso-option-goal-standard = 5, 7 or 8 with 2, 3 or 4 players
robomaso-option-goal-lower = One less: 4, 6 or 7
robomaso-option-goal-4 = 4 discs
robomaso-option-goal-5 = 5 discs
robomaso-option-goal-6 = 6 discs
robomaso-option-goal-7 = 7 discs
robomaso-option-goal-8 = 8 discs
robomaso-option-goal-9 = 9 discs
robomaso-option-goal-10 = 10 discs
robomaso-option-goal-11 = 11 discs
robomaso-option-goal-12 = 12 discs
robomaso-option-base-speed = Speed without Speed cards
robomaso-option-truce-rounds = Rounds of truce (0: none)
robomaso-option-start-position = The first robot starts
robomaso-option-start-position-card = On its first card
robomaso-option-start-position-corner-teleport = On the corner teleport
robomaso-option-first-player = First player
robomaso-option-first-player-random = By lot
robomaso-option-first-player-seat1 = Seat 1
robomaso-option-first-player-seat2 = Seat 2
robomaso-option-first-player-seat3 = Seat 3
robomaso-option-first-player-seat4 = Seat 4
robomaso-option-corners = Home corners
robomaso-option-corners-diagonal = By seat; two players sit opposite each other
robomaso-option-corners-choose = Everybody chooses
robomaso-option-gallery-pattern = Cells of every gallery strip that open inwards (clockwise)
robomaso-option-gallery-pattern-1111 = All four
robomaso-option-gallery-pattern-0001 = Only 4
robomaso-option-gallery-pattern-0011 = 3 and 4
robomaso-option-gallery-pattern-0101 = 2 and 4
robomaso-option-gallery-pattern-0111 = 2, 3 and 4
robomaso-option-gallery-pattern-1000 = Only 1
robomaso-option-gallery-pattern-1001 = 1 and 4
robomaso-option-gallery-pattern-1010 = 1 and 3
robomaso-option-gallery-pattern-1011 = 1, 3 and 4
robomaso-option-gallery-pattern-1100 = 1 and 2
robomaso-option-gallery-pattern-1101 = 1, 2 and 4
robomaso-option-gallery-pattern-1110 = 1, 2 and 3
robomaso-option-edge-match = Edges of neighbouring cards
robomaso-option-edge-match-lenient = An opening may meet a wall
robomaso-option-edge-match-strict = Must match
robomaso-option-filler-source = Cells that cannot be reached are filled
robomaso-option-filler-source-deck = With cards of the deck
robomaso-option-filler-source-supply = With blank cards
robomaso-option-share-own-field = Both robots of a player may stand on their deployment field
robomaso-option-deploy-deadline = The deployment field is laid by this round (0: any time)
robomaso-option-wall-turn = A robot turns round at a wall
robomaso-option-wall-turn-strict = Only where the corridor ends
robomaso-option-wall-turn-branch = Also where one branch is shut
robomaso-option-speed-immediate = A new Speed card works in the same move
robomaso-option-pickup = Cards that robots find
robomaso-option-pickup-optional = May be left
robomaso-option-pickup-mandatory = Must be taken
robomaso-option-card-limit = Six abilities and weapons are the limit for
robomaso-option-card-limit-board = What was collected from the board; loot comes on top
robomaso-option-card-limit-all = All that a robot has, loot too
robomaso-option-dead-partner = A robot waiting after its death may be given a card of a double symbol
robomaso-option-token-supply = Ability and weapon cards
robomaso-option-token-supply-unlimited = Never run out
robomaso-option-token-supply-counted = Only those in the box
robomaso-option-forced-fire = The faster robot must fire; equal ones may agree
robomaso-option-equal-reaction = Equal reactions
robomaso-option-equal-reaction-document = If one fires, both do
robomaso-option-equal-reaction-individual = Only those who choose to fire do
robomaso-option-stop-after-encounter = A robot may stop after an encounter
robomaso-option-blast-through-walls = The Snowbang blasts through walls
robomaso-option-teleport-onto-robot = Teleporting onto a robot
robomaso-option-teleport-onto-robot-crash = Is a crash
robomaso-option-teleport-onto-robot-forbidden = Is forbidden
robomaso-option-mud-exit = A robot leaves the mud
robomaso-option-mud-exit-one-cell = By one cell
robomaso-option-mud-exit-full-speed = At full speed
robomaso-option-suicide = Self-destruction
robomaso-option-suicide-anytime = Always, at the start of a move
robomaso-option-suicide-trapped-only = Only when trapped
robomaso-option-safe-field = Robots are safe on their own deployment field
robomaso-option-round-limit = Last round (0: no limit)
robomaso-option-answer-timer = Seconds for an answer (0: no limit)
robomaso-option-forced-duel = At equal reactions both must fire, too
robomaso-option-turn-end = End of a turn
robomaso-option-turn-end-answer = The player ends it
robomaso-option-turn-end-automatic = By itself after the last move

# Mistakes in options and positions
robomaso-bad-goal = The goal { $goal } is out of reach: players { $seats }, discs in all { $discs }.
robomaso-bad-first-player = Seat { $seat } cannot be first: { $seats ->
    [one] there is { $seats } player
   *[other] there are { $seats } players
}.
robomaso-bad-position = This position cannot be read: { $what }.

# The picture in the terminal
robomaso-draw-head = { $round ->
    [0] Opening
   *[other] Round { $round }
}. Cards in the deck: { $deck }. Discs needed to win: { $goal }.
robomaso-draw-truce = Truce for { $rounds ->
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
}, counting this one.
robomaso-draw-drawn = Drawn card: { $card }
robomaso-draw-turned = not turned { $none }, a quarter { $quarter }, half round { $half }, three quarters { $three }
robomaso-draw-move = { $robot } is moving; movement left: { $points }
robomaso-draw-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
robomaso-draw-stored = in the computer: { $count }
robomaso-draw-cancelled = computer cancelled
robomaso-draw-robot = { $name }: { $where ->
    [reserve] in reserve
    [board] on the board
   *[waiting] waiting for redeployment
}; cards: { $cards }; discs: { $discs }
robomaso-draw-legend = A1▶ robot 1 of player A and where it looks, A12 both robots; ¥A1 flytrap laid by A1; [A] deployment field, #A# computer; @ corner teleport, TEL teleport; ─▶─ door; NES machine-gun nest, MUD mud, HOL hole; · empty cell, ░ face-down card. SPD speed, MAN manipulation, REA reaction, CAP capacity, SLM Slimer, RAY Ray Gun, SNO Snowbang, JAY Jay Launcher, PLA Robo-Flytrap.

# The checker of card files
robomaso-cards-fine = All card files in { $folder } are in order: { $cards ->
    [one] { $cards } corridor card
   *[other] { $cards } corridor cards
} of { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}, { $supply ->
    [one] { $supply } ability or weapon card
   *[other] { $supply } ability and weapon cards
}.
robomaso-cards-door = the shape of a door is “{ $known }”, not “{ $found }”
robomaso-cards-teleport = the shape of a teleport is “{ $known }”, not “{ $found }”
robomaso-cards-shown-twice = only weapons, and abilities other than capacity, can be shown twice
robomaso-cards-same = there is a row with this shape, this symbol and this number already: “{ $found }”
robomaso-cards-too-few = too few cards that a robot can stand on: { $found }; at least { $known } are needed
robomaso-cards-no-supply = there is no row for “{ $found }”
robomaso-cards-colours = number of colours: { $found }; it must be { $known }
