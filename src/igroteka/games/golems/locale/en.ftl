# The words of the glossary on the rules page.
golems-name = Battle of Golems
golems-about = Write a secret little program for your clay robot, then watch all programs run at once. Whose golem is still standing at the end?

# Names of things; they are used inside other messages, with the same arguments.
# Names are without articles, so that they can also stand alone.
golems-command = { $command ->
    [F] Forward
    [B] Back
    [L] Turn left
    [R] Turn right
    [S] Stand
    [X] Strike
   *[D] Defence
}
golems-command-next = { $next ->
    [F] Forward
    [B] Back
    [L] Turn left
    [R] Turn right
    [S] Stand
    [X] Strike
   *[D] Defence
}
golems-command-no = { $no ->
    [F] Forward
    [B] Back
    [L] Turn left
    [R] Turn right
    [S] Stand
    [X] Strike
   *[D] Defence
}
golems-then = { $command ->
    [F] {" "}So: Forward.
    [B] {" "}So: Back.
    [L] {" "}So: Turn left.
    [R] {" "}So: Turn right.
    [S] {" "}So: Stand.
    [X] {" "}So: Strike.
    [D] {" "}So: Defence.
   *[none] {""}
}
golems-sub = { $command ->
    [none] none
   *[other] { golems-command }, { golems-command-next }
}
golems-bonus = { $bonus ->
    [FOR] Repeat 2
    [IF] Is there an obstacle?
    [WHILE] Repeat until…
   *[CALL] Call subprogram
}
golems-sensor = { $sensor ->
    [any] Is there an obstacle?
    [barrel] Is there a barrel?
    [wall] Is there a wall?
    [water] Is there water?
   *[attack] Attack?
}
golems-until = { $sensor ->
    [barrel] Repeat until there is a barrel
    [wall] Repeat until there is a wall
    [water] Repeat until there is water
   *[any] Repeat until there is an obstacle
}
golems-yes = Yes
golems-no = No
golems-sign = { $sign ->
    [FOR] Repeat 2
    [IF] Is there an obstacle?
    [WHILE] Repeat until…
    [AND] AND
    [OR] OR
    [NOT] NOT
    [XOR] XOR
   *[empty] empty
}
golems-token = { $token ->
    [AND] AND
    [OR] OR
    [NOT] NOT
   *[XOR] XOR
}
golems-card = { $card ->
    [sword] Golem with a Sword
    [twin-swords] Golem with Two Swords
    [axe] Golem with an Axe
    [great-axe] Golem with a Great Axe
    [spear] Golem with a Spear
    [pike] Golem with a Pike
    [halberd] Golem with a Halberd
    [flail] Golem with a Flail
    [longbow] Golem with a Longbow
    [crossbow] Golem with a Crossbow
    [ballista] Golem with a Ballista
   *[hammer] Golem with a Hammer
}
golems-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[none] no colour yet
}
golems-facing = { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
golems-obstacle = { $obstacle ->
    [wall] wall
    [water] water
    [ladder] ladder
    [barrel] barrel
    [golem] golem
    [edge] edge of the field
   *[none] nothing
}
golems-ahead = { $ahead ->
    [wall] wall
    [water] water
    [ladder] ladder
    [barrel] barrel
    [golem] golem
    [edge] edge of the field
   *[none] nothing
}
golems-content = { $content ->
    [empty] nothing
    [dynamite] dynamite
    [repair] repair
    [plus] +1 to the Program
    [minus] -1 to the Program
   *[hole] black hole
}
golems-object = { $object ->
    [crystal] crystal
    [gear] gear
   *[treasure] treasure
}
golems-object-found = { $object ->
    [crystal] a crystal
    [gear] a gear
   *[treasure] a treasure
}
golems-why-blocked = { $why ->
    [edge] edge of the field
    [wall] wall
    [barrel] no empty cell behind the barrel
    [ladder] the ladder is not free
    [cell] two want the same cell
    [golem] a golem is in the way
   *[swap] golems do not change places
}
golems-bot = { $bot ->
    [dice] Dice Bot
    [hunter] Hunter Bot
    [guard] Guard Bot
    [fox] Fox Bot
    [breaker] Barrel Breaker Bot
    [duelist] Duelist Bot
    [patrol] Patrol Bot
    [dummy] Training Dummy
   *[clockwork] Clockwork Bot
}
golems-question = { $question ->
    [sees] Sees a golem within { $range }?
    [hits] Can strike it?
    [reaches] Can strike a golem?
    [barrel] Barrel ahead?
    [blocked] Way blocked?
    [even] Die even?
    [low] Die 1 or 2?
   *[high] Die 5 or 6?
}
golems-by-die = As the die says
golems-nobody = { $number ->
    [1] Blue Bot
    [2] Green Bot
    [3] Yellow Bot
   *[other] nobody
}

# Questions
golems-choose-card = Choose your Golem card and its side.
golems-choose-colour = Choose the colour of your golem.
golems-lay-sub = Lay a subprogram for the whole game, or play without one.
golems-lay-program = Lay your Program, row by row. Nobody sees it yet.
golems-lay-token = Where do you lay your logic token? You may also keep it.
golems-choose-command = Which command does your golem carry out now?
golems-choose-exit = Choose where your golem goes ashore.
golems-choose-teleport = The black hole is open! Choose a cell for the teleport, or leave the golem where it is.

# Answers
golems-answer-card = { golems-card }
golems-answer-colour = Play { golems-colour }
golems-answer-sub = Subprogram: { golems-command }, { golems-command-next }
golems-answer-sub-none = No subprogram
golems-answer-lay = { golems-command }
golems-answer-for = Repeat 2
golems-answer-if = { golems-sensor }
golems-answer-while = { golems-until }
golems-answer-call = Call subprogram
golems-answer-ready = Ready
golems-answer-finish = Fill the empty rows for me and finish
golems-answer-keep = Keep the token
golems-answer-token = On row { $row } of the { golems-colour } golem
golems-answer-token-card = On the card “{ $side ->
    [yes] { golems-yes }
   *[no] { golems-no }
}” in my row { $row }
golems-answer-cell = Cell { $cell }
golems-answer-decline = Leave the golem where it is
golems-answer-first = First command
golems-answer-second = Second command
golems-answer-both = Both commands

# Why not
golems-card-is-taken = Somebody has this card already: { golems-card }.
golems-colour-is-taken = Somebody has this colour already: { golems-colour }.
golems-two-combat = A subprogram has two Movement cards, or one Movement card and one Combat card.
golems-no-such-cards = You have only one card “{ golems-command }”.
golems-none-left = No card “{ golems-command }” left.
golems-rows-full = Your Program is full: { $most ->
    [one] it has { $most } row
   *[other] it has { $most } rows
}.
golems-not-drawn = You have no Luck card for “{ golems-bonus }” in this round.
golems-one-bonus = Only one Bonus per round, and there is one in your Program.
golems-no-subprogram = You have no subprogram to call.
golems-inside-bonus = First finish the row you have begun. No Bonus goes inside another one.
golems-empty-rows = Fill all rows: your Program needs at least { $least ->
    [one] { $least } row
   *[other] { $least } rows
}.
golems-half-row = A command is still missing in your Bonus row.
golems-no-attack = The condition “Attack?” is not used in this game.
golems-only-harmless = “Attack?” takes two cards, and only Defence and Stand fit.
golems-no-sensor = This sensor token lies on your Golem card as damage.
golems-one-token = There is a logic token on this Program already. Only one per round.
golems-no-row = There is no row { $row } in this Program.
golems-no-next-row = { golems-token } needs a next row, and there is none after row { $row }.
golems-only-not = Only NOT may lie on a single card; { golems-token } goes on a whole row.
golems-not-an-if = Your row { $row } is not “Is there an obstacle?”.
golems-no-cell = There is no cell { $cell } on this field.
golems-cell-taken = The cell { $cell } is not free.
golems-no-exit = Your golem cannot go ashore on { $cell }: it needs a free cell next to this water.
golems-no-landing = The golem cannot land on { $cell }: it needs a free cell.
golems-not-both = With XOR it is one of the two, never both.
golems-first-card = First choose a Golem card.
golems-first-colour = First choose a colour.
golems-first-sub = First decide about your subprogram.
golems-now-program = Now you lay your Program.
golems-now-token = Now you lay your logic token, or keep it.
golems-now-choice = Now you choose a command.
golems-now-exit = Now you choose where to go ashore.
golems-now-teleport = Now you choose a cell for the teleport, or decline.

# What happens
golems-card-taken = { $player } chooses the { golems-card }.
golems-colour-taken = { $player } plays { golems-colour }.
golems-sub-laid = { $player } chooses a subprogram: { golems-sub }.
golems-round-began = Round { $round } begins.
golems-turn-began = Turn { $turn }: { $player } is on turn.
golems-luck-drawn = { $player } draws a Luck card: “{ golems-sign }”.
golems-luck-seen = Your Luck card: “{ golems-sign }”.
golems-token-got = { $player } takes a logic token: { golems-token }.
golems-token-lacking = { $player } gets no logic token: there is no { golems-token } left.
golems-readied = { $player } is ready.
golems-locked = All Programs are laid. Here we go!
golems-token-laid = { $player } lays { golems-token } on row { $row }{ $card ->
    [yes] {" "}(card “Yes”)
    [no] {" "}(card “No”)
   *[whole] {""}
}. The Program belongs to { $on }.
golems-token-placed = { $player } lays { golems-token } on the cell { $cell }.
golems-token-kept = { $player } keeps the logic token.
golems-row-opened = { $player }, row { $row }: { $bonus ->
    [plain] { golems-command }
    [for] Repeat 2 – { golems-command }
    [if] { golems-sensor } Yes – { golems-command }, No – { golems-command-no }
    [while] { golems-until } – { golems-command }
   *[call] Subprogram – { golems-command }, { golems-command-no }
}.
golems-waited = { $player } has nothing to do in row { $row } and waits.
golems-token-worked = { $player } has a logic token on row { $row }. { $token ->
    [AND] AND: this row and the next one in one go!
    [OR] OR: the first command, the second or both!
    [NOT] NOT: everything the other way round!
   *[XOR] XOR: the first command or the second!
}
golems-option-chosen = { $player } chooses with { golems-token }: { $pick ->
    [first] the first command
    [second] the second command
   *[both] both commands
}.
golems-die-rolled = { $player } { $sees ->
    [1] sees a golem
   *[0] sees nobody
}. The die shows { $die }. Command: { golems-command }.
golems-pass-began = Row { $row }{ $number ->
    [1] {""}
   *[other] , pass { $number }
}.
golems-looked = { $player } looks ahead. { golems-sensor } { $holds ->
    [1] { golems-yes }
   *[0] { golems-no }
}{ $sensor ->
    [attack] {""}
   *[other] {" "}({ golems-ahead })
}.{ golems-then }
golems-ignored = { $player } is stuck in the snow: it takes two commands “{ golems-command }”, one right after the other.
golems-turned = { $player } turns and looks { golems-facing }.
golems-moved = { $player } goes from { $start } to { $end }.
golems-pushed = { $player } goes to { $end } and pushes the barrel to { $barrel }.
golems-climbed = { $player } takes the ladder from { $start } and comes out on { $end }.
golems-blocked = { $player } cannot move: { $why ->
    [ladder] { $other } is on the ladder
    [cell] { $other } needs the same cell
    [golem] { $other } is in the way
    [swap] { $other } comes the other way, and nobody gets past
   *[other] { golems-why-blocked }
}.
golems-swam = { $player } splashes into the water on { $cell }.
golems-came-ashore = { $player } goes ashore on { $end }.
golems-slid = { $player } slides over the ice to { $end }.
golems-shoved = { $player } slides and shoves { $what ->
    [barrel] the barrel
   *[golem] { $other }
} from { $start } to { $end }.
golems-stopped = { $player } stops sliding on { $cell }: { $why ->
    [ladder] { $other } is on the ladder
    [cell] { $other } needs the same cell
    [golem] { $other } is in the way
    [swap] { $other } comes the other way, and nobody gets past
   *[other] { golems-why-blocked }
}.
golems-stood = { $player } stands still.
golems-token-picked = { $player } picks up { golems-token } on { $cell }. It works on row { $row }.
golems-token-lost = { $player } finds { golems-token } on { $cell } but cannot use it: { $why ->
    [second] there was a logic token already in this round
   *[late] too few rows are left
}.
golems-struck = { $player } strikes! { $met ->
    [golem] Target: { $other } on { $cell }, strike power { $power }
    [barrel] The barrel on { $cell } breaks
    [wall] The wall on { $cell } does not mind
    [water] The water on { $cell } only splashes
    [ladder] The ladder on { $cell } swallows the strike
   *[none] Nobody is there
}.
golems-barrel-opened = The barrel on { $cell } is open. Inside: { golems-content }. Struck by { $seats }.
golems-hurt = { $player } takes 1 damage: { $by ->
    [dynamite] the dynamite explodes
    [water] water makes golems rust
   *[loop] the loop was endless
}. Damage: { $damage } of { $limit }.
golems-repaired = { $player } is repaired. Damage: { $damage } of { $limit }.
golems-row-won = { $player } may lay one row more in the next round.
golems-row-lost = { $player } has one row less in the next round.
golems-no-effect = { $player } { $content ->
    [empty] finds nothing in the barrel
    [repair] needs no repair: the golem is as good as new
   *[other] does not notice anything: Bots have no Program
}.
golems-hole-opened = { $player } opens a black hole! Where will this golem end up?
golems-teleported = { $player } flies through the black hole from { $start } to { $end }. { $by } chose the cell.
golems-declined = { $player } does not use the black hole. { $other } stays there.
golems-defended = { $player } defends and can stop this much strike power: { $blocks }.
golems-shielded = { $player } stops strikes. Strike power stopped: { $blocked }, Defence left: { $left }.
golems-spared = Defence counts for the whole row: { $player } takes back damage: { $gain }. Damage: { $damage } of { $limit }.
golems-hit = { $player } is hit! Strike power { $power }, stopped { $blocked }. Damage: { $damage } of { $limit }.
golems-loop-began = { $player } starts a loop: { golems-command }, again and again.
golems-loop-ended = { $player } has finished the loop: { $repeats ->
    [0] the condition is met
    [one] { $repeats } repetition
   *[other] { $repeats } repetitions
}.
golems-loop-endless = { $player } is in an endless loop! { $why ->
    [obstacle] Something else is in the way
    [circle] Everything repeats itself
   *[open] What the loop waits for does not come
}.
golems-eliminated = { $player } is out of action on { $cell }. Damage: { $damage } of { $limit }.
golems-respawned = { $player } is back on { $cell }, as good as new.
golems-object-taken = { $player } takes { golems-object-found } on { $cell }.
golems-object-dropped = { $player } drops { golems-object-found } on { $cell }.
golems-brought-home = { $player } brings { golems-object-found } home. Brought so far: { $count }.
golems-scored = { $player } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}, now { $total }.
golems-token-returned = { $player } did not use { golems-token }. The token { $removed ->
    [1] leaves the game
   *[0] goes back to the supply
}.
golems-round-ended = Round { $round } is over.
golems-sudden-death = It is a tie! Extra round { $number }: the first damage decides.
golems-match-began = Match { $number }: { $one } against { $two }.
golems-match-ended = The match is over. { $why ->
    [league] Points go to { $winners }
    [dealt] By more damage dealt the winner is { $winners }
    [lots] The lot falls on { $winners }
   *[match] The winner is { $winners }
}.
golems-game-over = The game is over: { $why ->
    [standing] nobody else is in action. { $winners } won!
    [rounds] the last round has been played. { $winners } won!
    [goal] the goal is reached. { $winners } won!
    [draw] it is a draw between { $winners }.
   *[lost] it did not work out this time. Try again!
}

# Presets and options
golems-preset-battle = Battle
golems-preset-logic = Battle with logic tokens
golems-preset-cooperative = Together against Bots
golems-preset-puzzle = Puzzle for one
golems-preset-kids = Children’s mode (5 to 7 years)
golems-preset-tournament = Tournament
golems-option-scenario = Scenario (one from the list, or your own as text)
golems-option-mode = Kind of game
golems-option-mode-scenario = As the scenario says
golems-option-mode-standard = Battle
golems-option-mode-kids = Children’s mode
golems-option-mode-puzzle = Puzzle
golems-option-mode-cooperative = Together against Bots
golems-option-mode-tournament = Tournament
golems-option-cards = Golem cards by seat (such as sword,axe; choose: everybody chooses; empty: as the scenario says)
golems-option-colours = Colours by seat (such as red,blue; choose: everybody chooses)
golems-option-bots = Bots (such as sword:hunter,axe:guard; empty: as the scenario says)
golems-option-rounds = Rounds (0: as the scenario says)
golems-option-logic = Logic tokens
golems-option-logic-scenario = As the scenario says
golems-option-logic-off = No
golems-option-logic-on = Yes
golems-option-subprograms = Subprograms
golems-option-subprograms-scenario = As the scenario says
golems-option-subprograms-on = Yes
golems-option-subprograms-off = No
golems-option-luck-deck = Luck cards (ten signs such as FOR,IF,WHILE,AND,-; empty: as in the box)
golems-option-luck-open = Everybody sees the Luck cards
golems-option-program-timer = Seconds for laying a Program (0: no limit)
golems-option-lethal-check = A golem goes out of action
golems-option-lethal-check-row-end = At the end of the row
golems-option-lethal-check-pass-end = At the end of each pass
golems-option-attack-condition = The condition “Attack?” may be used
golems-option-golem-cards = One player for each Golem card
golems-option-golem-cards-taken = When cards are taken; a scenario may give several the same
golems-option-golem-cards-everywhere = Always
golems-option-golem-cards-nowhere = Never
golems-option-late-defence = Defence after the Strike in the same row
golems-option-late-defence-counts = Takes damage back
golems-option-late-defence-lost = Comes too late
golems-option-swap = Two golems that step towards each other
golems-option-swap-allowed = Change places
golems-option-swap-blocked = Stay where they are
golems-option-ladder-landing = A golem may be set down on a ladder
golems-option-ladder-landing-teleports = By a black hole
golems-option-ladder-landing-never = Never
golems-option-ladder-landing-everywhere = By a black hole and out of the water
golems-option-slide-exit = Who slides into water may come back
golems-option-slide-exit-command = To the cell where the command began, too
golems-option-slide-exit-slide = Only to the cell it slid from
golems-option-strike-over-water = Strikes go over water
golems-option-subprogram-cards = Cards of the subprogram
golems-option-subprogram-cards-committed = Leave the hand
golems-option-subprogram-cards-copied = Stay in the hand
golems-option-sensor-supply = Sensor tokens
golems-option-sensor-supply-unlimited = Always there
golems-option-sensor-supply-physical = Only those that do not lie as damage
golems-option-while-golem = A golem in the way of “Repeat until…”
golems-option-while-golem-ends = Ends the loop
golems-option-while-golem-endless = Makes the loop endless
golems-option-while-strike = Strike in “Repeat until…”
golems-option-while-strike-strict = One Strike as soon as something is ahead
golems-option-while-strike-until-clear = One Strike at a barrel or golem ahead
golems-option-friendly-fire = Strikes hit team mates, too
golems-option-unused-logic = Unused logic tokens
golems-option-unused-logic-supply = Go back to the supply
golems-option-unused-logic-removed = Leave the game
golems-option-or-unchosen = OR: the second command is chosen
golems-option-or-unchosen-stays = The first is carried out in the next row
golems-option-or-unchosen-passed = The first is lost
golems-option-ice-trigger = A golem slides
golems-option-ice-trigger-leave = When it leaves an ice cell
golems-option-ice-trigger-enter = When it comes onto an ice cell
golems-option-snow-scope = Snow slows down
golems-option-snow-scope-movement = Steps and turns
golems-option-snow-scope-translate = Only steps
golems-option-snow-scope-all = Strike and Defence, too
golems-option-bot-ladder-blocks = A ladder blocks a Bot’s sight
golems-option-bot-strike-timing = Bots strike
golems-option-bot-strike-timing-step4 = Together with the players
golems-option-bot-strike-timing-immediate = Before the players move
golems-option-bots-allied = Bots are a team
golems-option-bots-allied-scenario = As the scenario says
golems-option-bots-allied-off = No
golems-option-bots-allied-on = Yes
golems-option-bot-row-limit = Bots act
golems-option-bot-row-limit-off = In every row
golems-option-bot-row-limit-card = In as many rows as their card says
golems-option-end-when-one-player-left = The game ends when only one player is left
golems-option-last-row-tiebreak = All last golems fall in one row
golems-option-last-row-tiebreak-draw = Draw
golems-option-last-row-tiebreak-least-overkill = The least damage over the limit wins
golems-option-tiebreak = Equal damage at the end
golems-option-tiebreak-draw = Draw
golems-option-tiebreak-most-damage-dealt = More damage dealt wins
golems-option-tiebreak-sudden-death = Extra rounds: the first damage decides
golems-option-tournament = Tournament
golems-option-tournament-bracket = Bracket: who loses is out
golems-option-tournament-league = League: everybody against everybody
golems-option-final-map = Field of the final with eight players
golems-option-final-map-river-crossing = River Crossing
golems-option-final-map-winter-pass = Winter Pass
golems-option-kids-simultaneous = Children’s mode: both golems move at the same time
golems-option-kids-respawn = Children’s mode: a broken golem comes back
golems-option-kids-turn-cap = Children’s mode: most turns (0: no limit)

# Pieces: what they are called, and what they do, for somebody who has never seen the box
golems-piece-command-f = Forward
golems-piece-command-f-help = The golem steps one cell ahead.
golems-piece-command-b = Back
golems-piece-command-b-help = The golem steps one cell back and keeps looking the same way.
golems-piece-command-l = Turn left
golems-piece-command-l-help = The golem turns a quarter to its own left and stays on its cell.
golems-piece-command-r = Turn right
golems-piece-command-r-help = The golem turns a quarter to its own right and stays on its cell.
golems-piece-command-s = Stand
golems-piece-command-s-help = The golem does nothing in this row.
golems-piece-command-x = Strike
golems-piece-command-x-help = The golem strikes straight ahead. How hard and how far stands on its card.
golems-piece-command-d = Defence
golems-piece-command-d-help = Stops one unit of strike power in this row, from any side.
golems-piece-bonus-for = Repeat 2
golems-piece-bonus-for-help = The command on this card is carried out twice.
golems-piece-bonus-if = Is there an obstacle?
golems-piece-bonus-if-help = When the others have moved, the golem looks at the cell ahead: it carries out one command for Yes, the other for No.
golems-piece-bonus-while = Repeat until…
golems-piece-bonus-while-help = Its command is repeated until an obstacle is right ahead. A loop that cannot end costs 1 damage.
golems-piece-bonus-call = Call subprogram
golems-piece-bonus-call-help = Carries out both cards of your subprogram in one row. Then there is no other Bonus in this round.
golems-piece-sensor-any = Any obstacle
golems-piece-sensor-any-help = The condition looks for any obstacle: barrel, wall, water or golem.
golems-piece-sensor-barrel = Barrel sensor
golems-piece-sensor-barrel-help = The condition notices barrels only, not even golems.
golems-piece-sensor-wall = Wall sensor
golems-piece-sensor-wall-help = The condition notices walls only, not even golems.
golems-piece-sensor-water = Water sensor
golems-piece-sensor-water-help = The condition notices water only, not even golems.
golems-piece-sensor-attack = Attack?
golems-piece-sensor-attack-help = Only if agreed: the answer is Yes if a Strike has just hit this golem.
golems-piece-luck-empty = Empty Luck card
golems-piece-luck-empty-help = Nothing special in this round.
golems-piece-luck-for = Luck: Repeat 2
golems-piece-luck-for-help = In this round you may use your card Repeat 2.
golems-piece-luck-if = Luck: Is there an obstacle?
golems-piece-luck-if-help = In this round you may use your card Is there an obstacle?
golems-piece-luck-while = Luck: Repeat until…
golems-piece-luck-while-help = In this round you may use your card Repeat until…
golems-piece-luck-and = Luck: AND
golems-piece-luck-and-help = You get the logic token AND. Without logic tokens the card is empty.
golems-piece-luck-or = Luck: OR
golems-piece-luck-or-help = You get the logic token OR. Without logic tokens the card is empty.
golems-piece-luck-not = Luck: NOT
golems-piece-luck-not-help = You get the logic token NOT. Without logic tokens the card is empty.
golems-piece-luck-xor = Luck: XOR
golems-piece-luck-xor-help = You get the logic token XOR. Without logic tokens the card is empty.
golems-piece-logic-and = AND
golems-piece-logic-and-help = This row and the next one are carried out in one go.
golems-piece-logic-or = OR
golems-piece-logic-or-help = This row and the next one are opened, and the player chooses: the first command, the second or both.
golems-piece-logic-not = NOT
golems-piece-logic-not-help = The command is turned around: Forward and Back, left and right, Strike and Defence.
golems-piece-logic-xor = XOR
golems-piece-logic-xor-help = Like OR, but only one of the two commands; the other one is lost.
golems-piece-card-sword = Golem with a Sword
golems-piece-card-sword-help = Sturdy and easy to learn: a good first golem. It strikes only the next cell.
golems-piece-card-twin-swords = Golem with Two Swords
golems-piece-card-twin-swords-help = The longest Program of all, but it breaks sooner.
golems-piece-card-axe = Golem with an Axe
golems-piece-card-axe-help = Strikes hard and is sturdy; its Program is shorter than that of the Sword.
golems-piece-card-great-axe = Golem with a Great Axe
golems-piece-card-great-axe-help = Strikes hard with a long Program, but breaks sooner.
golems-piece-card-spear = Golem with a Spear
golems-piece-card-spear-help = Sturdy, and its Strike reaches one cell further than a sword.
golems-piece-card-pike = Golem with a Pike
golems-piece-card-pike-help = Strikes further than a sword with a long Program, but breaks sooner.
golems-piece-card-halberd = Golem with a Halberd
golems-piece-card-halberd-help = Strikes hard and far and is sturdy, but its Program is very short.
golems-piece-card-flail = Golem with a Flail
golems-piece-card-flail-help = Strikes hard and far, but breaks sooner.
golems-piece-card-longbow = Golem with a Longbow
golems-piece-card-longbow-help = Shoots furthest and is sturdy, but its Program is very short.
golems-piece-card-crossbow = Golem with a Crossbow
golems-piece-card-crossbow-help = Shoots furthest with one row more than the Longbow, but breaks sooner.
golems-piece-card-ballista = Golem with a Ballista
golems-piece-card-ballista-help = Shoots hard and furthest, but its Program is very short and it breaks sooner.
golems-piece-card-hammer = Golem with a Hammer
golems-piece-card-hammer-help = The hardest Strike of all, for experts: a very short Program, and it breaks sooner.
golems-piece-value-power = Strike power
golems-piece-value-power-help = How much damage one Strike does.
golems-piece-value-limit = Damage limit
golems-piece-value-limit-help = With so much damage the golem is out of action.
golems-piece-value-rows = Command rows
golems-piece-value-rows-help = How many rows the Program of the golem has.
golems-piece-value-range = Strike range
golems-piece-value-range-help = How many cells ahead a Strike reaches.
golems-piece-bot-dice = Dice Bot
golems-piece-bot-dice-help = Does what the die says.
golems-piece-bot-hunter = Hunter Bot
golems-piece-bot-hunter-help = Strikes a golem if it can hit it, walks towards one it sees, and otherwise does what the die says.
golems-piece-bot-guard = Guard Bot
golems-piece-bot-guard-help = Strikes a golem if it can hit it, defends itself against one it sees, and otherwise turns or waits.
golems-piece-bot-fox = Fox Bot
golems-piece-bot-fox-help = Sees a golem: strikes if it can hit and the die is even, else steps back. Sees nobody: does what the die says.
golems-piece-bot-breaker = Barrel Breaker Bot
golems-piece-bot-breaker-help = Breaks a barrel right ahead. Otherwise it hunts like the Hunter, but sees less far.
golems-piece-bot-duelist = Duelist Bot
golems-piece-bot-duelist-help = Sees a golem: defends on a 5 or 6, else strikes or walks towards it. Sees nobody: does what the die says.
golems-piece-bot-patrol = Patrol Bot
golems-piece-bot-patrol-help = Strikes a golem if it can hit it and walks towards one it sees. Otherwise it walks on and turns where the way is blocked.
golems-piece-bot-dummy = Training Dummy
golems-piece-bot-dummy-help = Stands still. It is there for practice.
golems-piece-bot-clockwork = Clockwork Bot
golems-piece-bot-clockwork-help = Strikes if it can hit a golem; otherwise it turns right, like the hand of a clock.
golems-piece-obstacle-wall = Wall
golems-piece-obstacle-wall-help = No golem gets through, and no Strike breaks it.
golems-piece-obstacle-water = Water
golems-piece-obstacle-water-help = A golem that steps in takes 1 damage and goes ashore on a free cell beside the water.
golems-piece-obstacle-ladder = Ladder
golems-piece-obstacle-ladder-help = A golem that steps onto it comes out at the other end. For conditions it is no obstacle.
golems-piece-obstacle-barrel = Barrel
golems-piece-obstacle-barrel-help = A step pushes it if the cell behind it is empty. A Strike breaks it and shows what is inside.
golems-piece-obstacle-golem = Golem
golems-piece-obstacle-golem-help = Another golem bars the way, unless it leaves at the same moment.
golems-piece-obstacle-edge = Edge of the field
golems-piece-obstacle-edge-help = No step leads over it. For conditions it is no obstacle.
golems-piece-content-empty = Empty barrel
golems-piece-content-empty-help = There is nothing inside.
golems-piece-content-dynamite = Dynamite
golems-piece-content-dynamite-help = It explodes: everybody who struck the barrel takes 1 damage, and Defence does not help.
golems-piece-content-repair = Repair
golems-piece-content-repair-help = Takes 1 damage off everybody who struck the barrel.
golems-piece-content-plus = +1 to the Program
golems-piece-content-plus-help = Your Program of the next round may be one row longer.
golems-piece-content-minus = −1 to the Program
golems-piece-content-minus-help = Your Program of the next round is one row shorter.
golems-piece-content-hole = Black hole
golems-piece-content-hole-help = The opponents may send the golem that struck the barrel to any free cell.
golems-piece-terrain-ice = Ice
golems-piece-terrain-ice-help = A step that begins on ice goes one cell further: the golem slides.
golems-piece-terrain-snow = Snow
golems-piece-terrain-snow-help = Here a golem needs the same command twice in a row to step or turn.
golems-piece-object-crystal = Crystal
golems-piece-object-crystal-help = A golem that ends a command on its cell takes it. Damage makes it drop the crystal again.
golems-piece-object-gear = Gear
golems-piece-object-gear-help = A golem that ends a command on its cell takes it.
golems-piece-object-treasure = Treasure
golems-piece-object-treasure-help = The prize for the golem of its colour.
golems-piece-landmark-flag = Flag
golems-piece-landmark-flag-help = This is the goal: a golem has to get here.
golems-piece-landmark-hill = Hill
golems-piece-landmark-hill-help = A golem that is here when a round ends gets points.
golems-piece-landmark-home = Home
golems-piece-landmark-home-help = The starting cell of a golem. It brings here what it carries.
golems-piece-landmark-place = Framed cell
golems-piece-landmark-place-help = The goal of the golem of this colour.
golems-piece-mark-damage = Damage
golems-piece-mark-damage-help = A broken gear. When a golem has as many as its damage limit, it is out of action.
golems-piece-mark-sub = Subprogram
golems-piece-mark-sub-help = Two commands laid out for the whole game. The card Call subprogram carries them out in one row.
golems-piece-mark-die = Die
golems-piece-mark-die-help = It is rolled for every Bot in every row.
golems-piece-mark-eye = Eye
golems-piece-mark-eye-help = So many cells straight ahead a Bot notices a golem. Walls block its view.

# Goals: what one plays for, in one sentence at the table
golems-goal-own = { $own ->
    [damage] {" "}Your damage: { $damage } of { $limit }.
    [out] {" "}Your golem is out of action.
    [shared] {" "}Your golem is out of action; if the others reach the goal, you win with them.
   *[none] {""}
}
golems-goal-things = { $object ->
    [crystal] crystals
    [gear] gears
   *[treasure] treasures
}
golems-goal-last = { $you ->
    [no] The last golem in action wins
   *[yes] Be the last golem in action
}{ $bots ->
    [0] {""}
   *[other] {" "}(Bots count, too)
}{ $rounds ->
    [0] {""}
   *[other] { $you ->
        [no] ; after round { $rounds } the player with the least damage wins
       *[yes] , or have the least damage of all players after round { $rounds }
    }
}.{ golems-goal-own }
golems-goal-alone = { $bots ->
    [0] Stay in action
   *[other] Put all Bots out of action, or stay in action yourself
} to the end of round { $rounds }.{ golems-goal-own }
golems-goal-extra = It is a tie! Whoever has less damage than all the others at the end of a row wins.{ golems-goal-own }
golems-goal-reach = { $you ->
    [no] The { golems-colour } golem
   *[yes] Your golem
} must stand on { $cell } { $rounds ->
    [1] when its Program is over
   *[other] at the end of a round, in round { $rounds } at the latest
}{ $undamaged ->
    [yes] , without damage
   *[no] {""}
}.
golems-goal-bots = { $together ->
    [yes] Together, put all Bots out of action
   *[no] Put all Bots out of action
} { $rounds ->
    [one] in { $rounds } round
   *[other] in at most { $rounds } rounds
}{ $golem ->
    [whole] , without any damage to { $you ->
        [no] the players’ golems
       *[yes] { $together ->
            [yes] your golems
           *[no] your golem
        }
    }
    [action] { $you ->
        [no] ; a player’s golem must stay in action
       *[yes] { $together ->
            [yes] ; at least one of your golems must stay in action
           *[no] ; your golem must stay in action
        }
    }
   *[any] {""}
}. Bots left: { $left }.{ golems-goal-own }
golems-goal-hill = { $you ->
    [no] A golem on the hill
   *[yes] Stand on the hill
} when a round ends: that is 1 point{ $alone ->
    [1] {""}
   *[other] , or { $alone } if no other golem is there
}. { $target } points win, or the most after round { $rounds }.{ $you ->
    [no] {""}
   *[yes] {" "}You have { $count }.
}
golems-goal-race-to = { $thing ->
    [crystal] crystal
    [gear] gear
    [treasure] treasure
   *[flag] flag
}
golems-goal-race = { $you ->
    [no] { $whose ->
        [one] The golem must reach the { golems-goal-race-to }
        [own] The golem that is first at the { golems-goal-race-to } of its colour wins
       *[any] The golem that is first at a { golems-goal-race-to } wins
    }
   *[yes] { $whose ->
        [one] Reach the { golems-goal-race-to }
        [own] Be the first to reach the { golems-goal-race-to } of your colour
       *[any] Be the first to reach a { golems-goal-race-to }
    }
}{ $mode ->
    [last] . The last golem in action wins, too.
    [alone] .
   *[kids] !
}
golems-goal-home = { $you ->
    [no] Golems bring { golems-goal-things } to their starting cells
   *[yes] Bring { golems-goal-things } to your starting cell
}: { $target } win, or the most after round { $rounds }{ $mode ->
    [last] . The last golem in action wins, too.
   *[other] .
}{ $you ->
    [no] {""}
   *[yes] {" "}You have { $count }.
}
golems-goal-collect = { $you ->
    [no] The golem with the most { golems-goal-things } wins
   *[yes] Collect the most { golems-goal-things }
}{ $mode ->
    [last] . The last golem in action wins, too.
    [alone] .
   *[kids] !
}{ $you ->
    [no] {""}
   *[yes] {" "}You have { $count }.
} On the field: { $left }.
golems-goal-bracket = { $you ->
    [no] Who loses a match is out; the winner of the final wins the tournament.
    [out] You have lost a match and are out. The winner of the final wins the tournament.
    [waiting] Win all your matches, and you win the tournament. Wait for the next one.
    [extra] It is a tie! Whoever has less damage at the end of a row wins this match.
   *[playing] Win this match: be the last golem in action, or have less damage after round { $rounds }.
}{ golems-goal-own }
golems-goal-league = { $you ->
    [no] A won match is { $win } points, a draw { $draw }; the most points win the tournament.
   *[yes] Win your matches: { $win } points each, { $draw } for a draw. The most points win. You have { $count }.
}{ golems-goal-own }

# Scenarios
golems-goal-standard = The last golem in action wins; after the last round the one with the least damage.
golems-scenario-first-duel = First Duel
golems-scenario-first-duel-story = Two golems, two swords and an empty yard: just right for learning to walk, turn and strike.
golems-scenario-first-duel-goal = { golems-goal-standard }
golems-scenario-barrel-yard = Barrel Yard
golems-scenario-barrel-yard-story = Four of the king’s barrels stand in the yard, and nobody knows what is in them.
golems-scenario-barrel-yard-goal = { golems-goal-standard }
golems-scenario-river-crossing = River Crossing
golems-scenario-river-crossing-story = Two streams cut the meadow in half; golems can swim, but they rust.
golems-scenario-river-crossing-goal = { golems-goal-standard }
golems-scenario-three-knights = Three Knights
golems-scenario-three-knights-story = Three golems chase each other round an old tower.
golems-scenario-three-knights-goal = { golems-goal-standard }
golems-scenario-grand-melee = Grand Melee
golems-scenario-grand-melee-story = Four golems march into the round arena through four gates, and the whole court cheers.
golems-scenario-grand-melee-goal = { golems-goal-standard }
golems-scenario-two-floors = Two Floors
golems-scenario-two-floors-story = Two ladders join the cellar and the hall of the old castle: watch who comes up!
golems-scenario-two-floors-goal = { golems-goal-standard }
golems-scenario-winter-pass = Winter Pass
golems-scenario-winter-pass-story = The road is clear on both sides, but in the middle there is ice and snow.
golems-scenario-winter-pass-goal = { golems-goal-standard }
golems-scenario-frozen-lake = Frozen Lake
golems-scenario-frozen-lake-story = The tournament takes place on the frozen lake, among heaps of snow.
golems-scenario-frozen-lake-goal = { golems-goal-standard }
golems-scenario-bots-at-the-gate = Bots at the Gate
golems-scenario-bots-at-the-gate-story = Two Bots guard the gate and attack everything they see.
golems-scenario-bots-at-the-gate-goal = { golems-goal-standard } The Bots are against everybody.
golems-scenario-third-wheel = Third Wheel
golems-scenario-third-wheel-story = A runaway Bot with a spear spoils the party of three golems.
golems-scenario-third-wheel-goal = { golems-goal-standard } The Bot is against everybody.
golems-scenario-long-corridor = The Long Corridor
golems-scenario-long-corridor-story = The corridor is long and the golem’s memory is short: can four rows be enough?
golems-scenario-long-corridor-goal = Your golem stands on d3 when its Program is over.
golems-scenario-powder-keg = Powder Keg
golems-scenario-powder-keg-story = The training dummy hides behind barrels of dynamite, so mind what you hit.
golems-scenario-powder-keg-goal = The training dummy is out of action, and your golem is not.
golems-scenario-upstairs = Upstairs
golems-scenario-upstairs-story = The training dummy waits one floor higher, at the end of the ladder.
golems-scenario-upstairs-goal = The training dummy is out of action.
golems-scenario-clockwork-sentry = The Clockwork Sentry
golems-scenario-clockwork-sentry-story = The sentry turns like the hand of a clock and strikes two cells far: come when it looks away.
golems-scenario-clockwork-sentry-goal = The sentry is out of action, and your golem has no damage.
golems-scenario-ice-and-snow = Ice and Snow
golems-scenario-ice-and-snow-story = Ice is faster than you think, and snow is slower.
golems-scenario-ice-and-snow-goal = Your golem stands on c3 when its Program is over.
golems-scenario-until-the-wall = Until the Wall
golems-scenario-until-the-wall-story = Why count the steps? Somewhere at the end there is a wall.
golems-scenario-until-the-wall-goal = Your golem stands on g4 when its Program is over, without damage.
golems-scenario-last-stand = Last Stand
golems-scenario-last-stand-story = Three small Bots against one brave golem.
golems-scenario-last-stand-goal = All Bots are out of action before the last round ends, and your golem is not.
golems-scenario-bot-hunt = Bot Hunt
golems-scenario-bot-hunt-story = Two friends with their golems catch two runaway Bots.
golems-scenario-bot-hunt-goal = You win together when both Bots are out of action and at least one of your golems is not.
golems-scenario-king-of-the-hill = King of the Hill
golems-scenario-king-of-the-hill-story = Whoever stands on the hill when the bell rings gets a coin.
golems-scenario-king-of-the-hill-goal = After each round a golem on e5, f5, e6 or f6 gets 1 point, or 2 if it is alone there; 6 points win, or the most after the last round.
golems-scenario-crystal-run = Crystal Run
golems-scenario-crystal-run-story = Two magic crystals glitter in the middle of the field: who brings them home?
golems-scenario-crystal-run-goal = Bring both crystals to your starting cell; after the last round more crystals win. A golem that takes damage drops its crystal.
golems-scenario-logic-school = Logic School
golems-scenario-logic-school-story = Magic signs lie on the floor: step on one, and your next command changes its meaning.
golems-scenario-logic-school-goal = { golems-goal-standard }
golems-scenario-treasure-labyrinth = Treasure in the Labyrinth
golems-scenario-treasure-labyrinth-story = A treasure waits in the labyrinth for each of the golems.
golems-scenario-treasure-labyrinth-goal = The golem that reaches its own treasure first wins.
golems-scenario-race-to-the-edge = Race to the Edge
golems-scenario-race-to-the-edge-story = Ready, steady, go: up to the other edge of the field!
golems-scenario-race-to-the-edge-goal = The golem that reaches row 1, at the top of the field, first wins.
golems-scenario-gear-collectors = Gear Collectors
golems-scenario-gear-collectors-story = Somebody has spilled seven shiny gears, and both golems want them.
golems-scenario-gear-collectors-goal = When all gears are taken, the golem with the most gears wins.
golems-scenario-kings-tournament = The King’s Tournament
golems-scenario-kings-tournament-story = The king of Cybertania invites everybody to the great Tournament of Golems.
golems-scenario-kings-tournament-goal = Win your matches: the winner of the final, or the best of the league, wins the tournament.

# Mistakes in options, scenarios and positions
golems-bad-position = This position cannot be read: { $what }.
golems-bad-scenario = { golems-mistake } (line { $line }).
golems-bad-options = { golems-mistake }.
golems-mistake = { $what ->
    [indented] “{ $found }” stands in the wrong place: indented lines stand under { $known }, and only there
    [word] “{ $found }” is no word of a scenario; there are: { $known }
    [twice] “{ $found }” stands there twice, the first time in line { $known }
    [missing] “{ $found }” is missing
    [empty] The list “{ $found }” has an empty place
    [number] “{ $found }” is no whole number of { $known }
    [known] “{ $found }” is not known here; there are: { $known }
    [cell] There is no cell “{ $found }” on this field
    [large] A field of { $found } is too large; it is at most { $known } cells wide and high
    [ragged] All rows of the map have the same width, here { $known }; this one does not: { $found }
    [sign] “{ $found }” is no sign of a map; there are: { $known }
    [ladder] The ladder sign “{ $found }” is on the map twice; the first one is on { $known }
    [pair] Ladder { $found } needs both its ends
    [part] A part is written like “M summer a1”, not “{ $found }”
    [outside] Part { $found } at { $known } covers cells that the map does not have
    [overlap] Parts { $found } and { $known } overlap
    [no-part] There is no part under the cell { $found }
    [layer] The terrain is as large as the map: { $found }
    [terrain] The terrain of the cell { $found } is “{ $known }” and nothing else
    [many-barrels] Too many barrels: { $found }; the box has { $known }
    [many-water] Too many water tokens: { $found }; the box has { $known }
    [many-obstacles] Too many walls, water tokens and ladders: { $found }; the box has { $known }
    [start] A start is written like “b4 N”, not “{ $found }”
    [starts] Starts found: { $found }; needed: { $known }
    [bot] A Bot is written like “hunter sword a1 E”, not “{ $found }”
    [golems] Too many golems: { $found }; at most there are { $known }
    [facings] With three or four players all golems look in different directions, not { $found }
    [two] Children’s mode is for 2 golems, not { $found }
    [values] “{ $found }” is no Golem card, nor values like 1/3/4/1; there are: { $known }
    [not-free] This is not free: { $found }
    [barrel] A barrel is written like “c2 dynamite”, not “{ $found }”
    [unnamed] What is in the barrel on { $found }?
    [no-barrel] There is no barrel on { $found }
    [contents] Too many barrels with “{ $found }”; the box has { $known }
    [token] A logic token is written like “b1 NOT”, not “{ $found }”
    [tokens] Too many tokens { $found }; the box has { $known }
    [objects] The goal “{ $found }” needs objects on the field
    [win] “{ $found }” does not belong to this goal
    [cells] Number of cells that the goal “{ $found }” needs: { $known }
    [no-bots] “{ $found }” needs at least one Bot
    [tournament] The goal “bracket” and the kind “tournament” belong together; the goal here is “{ $found }”
    [alone] The goal “{ $found }” needs at least two golems
    [kids] The goal “{ $found }” is not one of children’s mode
    [unknown] There is no scenario “{ $found }”; there are: { $known }
    [seats] Players of this scenario: { $known }, not { $found }
    [mode] The kind of game “{ $found }” does not go with this scenario; it is “{ $known }”
    [luck] Luck cards are ten signs with commas between them, out of { $known }, not “{ $found }”
    [cards] Golem cards are named for every player, with commas between them, out of { $known }, not “{ $found }”
    [same-card] Two players cannot have the same Golem card ({ $known } are its two sides): “{ $found }”
    [colours] Colours are different words of { $known }, with commas between them, not “{ $found }”
    [bots] A Bot is a card and a program, like sword:hunter, on a free starting cell, not “{ $found }”; programs: { $known }
   *[other] “{ $found }” does not fit here; what fits: { $known }
}
