# The words of the glossary on the rules page.
progress-name = Progress: Evolution of Technology
progress-about = Lead your nation from the first wheel to the steam engine: discover one technology, and the next ones come cheaper. Whose civilisation will shine the brightest?

# Names of things; they are used inside other messages, with the same arguments.
# The names of cards (progress-card, -first, -other, -person, -feat) come from the card files.
# Names are without articles; only progress-knowledge-token has one.
progress-colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
   *[white] white
}
progress-kind = { $kind ->
    [science] science
    [engineering] engineering
    [culture] culture
   *[general] general knowledge
}
progress-knowledge = { $knowledge ->
    [science] science
    [engineering] engineering
    [culture] culture
   *[general] general knowledge
}
progress-kind-token = { $kind ->
    [science] science token
    [engineering] engineering token
    [culture] culture token
   *[general] general knowledge token
}
progress-knowledge-token = { $knowledge ->
    [science] a science token
    [engineering] an engineering token
    [culture] a culture token
   *[general] a general knowledge token
}
progress-kinds = { $kinds ->
    [S] science
    [E] engineering
    [C] culture
    [SE] science or engineering
    [SC] science or culture
    [EC] engineering or culture
   *[SEC] science, engineering or culture
}
progress-skill = { $skill ->
    [actions] actions
    [draw] draw
    [hand] hand limit
    [shuffle] shuffle
    [development] development
    [research] research
   *[quickdraw] quick draw
}
progress-power = { $power ->
    [prestige] prestige
    [population] population
   *[army] army
}
progress-track = { $track ->
    [prestige] prestige
    [population] population
   *[army] army
}
progress-age = { $age ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $age }
}
progress-title = { $title ->
    [novice] novice
    [chieftain] chieftain
    [master] master of destinies
    [demigod] demigod
   *[defeat] defeat
}
progress-help = { $first ->
    [none] {""}
   *[other] { $other ->
        [none] ; { progress-first } would make a line free
       *[other] ; { progress-first } and { progress-other } would each make a line free
    }
}
progress-left = { $science ->
    [0] {""}
   *[other] {" "}Science left: { $science }.
}{ $engineering ->
    [0] {""}
   *[other] {" "}Engineering left: { $engineering }.
}{ $culture ->
    [0] {""}
   *[other] {" "}Culture left: { $culture }.
}{ $general ->
    [0] {""}
   *[other] {" "}General knowledge left: { $general }.
}
progress-result = { $title ->
    [defeat] This time it is a defeat. Try again!
    [novice] { $winners } reaches a title: { progress-title }.
    [chieftain] { $winners } reaches a title: { progress-title }.
    [master] { $winners } reaches a title: { progress-title }.
    [demigod] { $winners } reaches a title: { progress-title }!
   *[none] { $winners } won!
}{ $tie ->
    [science] {" "}The tie was decided by science tokens.
    [engineering] {" "}The tie was decided by engineering tokens.
    [culture] {" "}The tie was decided by culture tokens.
    [general] {" "}The tie was decided by general knowledge tokens.
   *[none] {""}
}

# Questions
progress-start = Your turn begins. Do you lay a personality or use a heritage before the development phase?
progress-back = Which technologies in development do you take back into your hand?
progress-act = Take an action or a free move, or end your turn.
progress-pay = Pay the price: spend tokens and discard cards.
progress-draw = Draw: where do you take the next card?
progress-quick = Quick draw: where do you take the next card?
progress-drop = Quick draw: which card do you discard? It brings no knowledge.
progress-shuffle = Shuffle and draw: for which deck? Its discard pile is shuffled into it, and you take the top card.
progress-give = Which card do you give to the time deck?
progress-after = You have drawn your cards. What needs no action is still possible; then end your turn.
progress-limit = Your hand is over its limit: which card do you discard?
progress-successor = A new age has begun. Do you lay a personality now?

# The goal
progress-goal = Have the most victory points when age { progress-age } ends. You have { $points }, the best of the others { $best }.
progress-goal-watching = Whoever has the most victory points when age { progress-age } ends wins. The best has { $best }.
progress-goal-solo = Make { $left ->
    [one] one technology
   *[other] { $left } technologies
} with { $symbol ->
    [END] the end symbol
   *[other] the symbol { $symbol }
} active before the cards for the time deck run out. You have { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}: { progress-title }.{ $next ->
    [0] {""}
   *[other] {" "}The next title takes { $next }.
}
progress-goal-solo-watching = The game is won when { $left ->
    [one] one technology
   *[other] { $left } technologies
} with { $symbol ->
    [END] the end symbol
   *[other] the symbol { $symbol }
} { $left ->
    [one] becomes
   *[other] become
} active before the cards for the time deck run out. So far { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}: { progress-title }.{ $next ->
    [0] {""}
   *[other] {" "}The next title takes { $next }.
}
progress-goal-solo-over = { $title ->
    [defeat] No card was left for the time deck: a defeat.
   *[other] The game ended with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }: { progress-title }.
}

# Answers
progress-answer-begin = Begin the development phase
progress-answer-keep = Leave in development
progress-answer-back = Take back { progress-card }
progress-answer-discover = Discover { progress-card }
progress-answer-research = Research { progress-card }
progress-answer-draw = Draw
progress-answer-quick = Quick draw
progress-answer-shuffle = Shuffle and draw
progress-answer-fund = Contribute: price { $price }
progress-answer-exchange = Take { progress-card } from the time deck
progress-answer-give = Give { progress-card }
progress-answer-take = Lay { progress-person }
progress-answer-decline = Lay nobody
progress-answer-heritage = Use the heritage
progress-answer-use = Use the personality’s { progress-kind }
progress-answer-spend = Spend a token: { progress-kind }
progress-answer-drop = Discard { progress-card }
progress-answer-pay = Pay
progress-answer-deck = Deck of age { progress-age }
progress-answer-pile = Discard pile of age { progress-age }
progress-answer-stop = No more cards
progress-answer-end = End turn

# Why not
progress-not-in-hand = You have no { progress-card } in hand.
progress-second-copy = You already have { progress-card } in play, and nobody may have a technology twice.
progress-not-payable = You are { $short } { progress-kinds } short for { progress-card }{ progress-help }.
progress-no-action = You have no action left: your action skill allows { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} a turn.
progress-no-room = You have no room for another technology in development: there { $developing ->
    [one] is { $developing }
   *[other] are { $developing }
}, and your development skill is { $room }.
progress-not-developing = You have no { progress-card } in development.
progress-in-development = You have { progress-card } in development; a technology there becomes active without a price when its last cube is gone.
progress-not-covered = The price is not paid yet: you are { $short } { progress-kinds } short.
progress-grey = This { progress-kind-token } lies grey side up; it can be spent again in your next turn.
progress-no-token = You have no { progress-kind-token }.
progress-out-of-order = It is too late to spend { progress-kind } now: first comes the knowledge of the personality, then tokens, then cards, and each time science, engineering, culture, general knowledge.
progress-needed = You cannot do without what comes before this: first use the knowledge of the personality, then tokens, then cards.
progress-not-begun = Age { progress-age } has not begun yet, and nobody may draw its cards.
progress-age-gone = Age { progress-age } is long over: its deck and its discard pile have left the game.
progress-empty-deck = The deck of age { progress-age } has no card left.
progress-empty-pile = The discard pile of age { progress-age } is empty.
progress-at-least-one = Take at least one card first.
progress-all-of-them = You must take { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, as long as there are any.
progress-no-achievements = This game is played without achievements.
progress-no-current = There is no achievement to contribute to now.
progress-no-such-price = There is no price { $price } on { progress-feat }.
progress-price-is-covered = Price { $price } of { progress-feat } is paid already, and every price is paid only once.
progress-free-price-used = You have paid one price without an action this turn, and there is no action left for another one.
progress-price-not-payable = You are { $short } { progress-kinds } short for price { $price } of { progress-feat }{ $first ->
    [none] {""}
   *[other] ; { progress-first } would make it free
}.
progress-not-solo = There is a time deck only in a solo game.
progress-was-exchanged = You have already exchanged a card with the time deck this turn, and once is all.
progress-not-in-time = There is no { progress-card } in the time deck.
progress-left-the-game = The age of { progress-card } is long over, and this card stays in the time deck.
progress-nothing-to-give = You have no card in hand to give for it.
progress-no-personalities = This game is played without personalities.
progress-too-early = It is too early for { progress-person }: medieval scholars come in age II, Renaissance masters in age III.
progress-too-late = It is too late for { progress-person }: medieval scholars come only in age II, Renaissance masters only in age III.
progress-person-taken-already = { progress-person } is with another player already.
progress-had-one = { progress-person } cannot join you: everybody has only one scholar and one master in a game, and you have had yours.
progress-no-scholar = { progress-person } would replace a medieval scholar, and you have had none.
progress-no-heritage = You have no scholar or master face up, and philosophers leave no heritage.
progress-heritage-over = It is too late for the heritage: a scholar’s can be used until age III begins, a master’s until age IV begins.
progress-only-in-payment = Knowledge is spent, and cards are discarded for it, only while you pay a price.
progress-no-use = Your personality has no { progress-kind } to give this turn.
progress-not-dealt = { progress-person } is a philosopher, and philosophers are only dealt before the game.
progress-not-offered = { progress-person } is not one of those who can be laid right now.
progress-now-start = First begin the development phase, or make a move with a personality.
progress-now-back = First decide which technologies in development you take back.
progress-now-act = Now you take an action or a free move, or end the turn.
progress-now-pay = First finish paying the price.
progress-now-draw = First finish drawing.
progress-now-quick = First finish drawing the cards of your Quick draw.
progress-now-drop = First discard for your Quick draw.
progress-now-shuffle = First finish Shuffle and draw.
progress-now-give = First choose the card you give to the time deck.
progress-now-after = After Draw only what needs no action is left, and the end of the turn.
progress-now-limit = First discard down to your hand limit.
progress-now-successor = First decide whether you lay a personality.

# What happens
progress-turn-began = Turn { $turn }: { $player } is on turn.
progress-cube-removed = { $player }: { $left ->
    [0] the last cube is gone from { progress-card }
    [one] { $left } cube left on { progress-card }
   *[other] { $left } cubes left on { progress-card }
}.
progress-activated = { $player } { $how ->
    [discovered] discovers { progress-card }
   *[developed] has finished developing { progress-card }
}.
progress-returned = { $player } takes { progress-card } back from development.
progress-researched = { $player } researches { progress-card } with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
progress-draw-began = { $player } { $action ->
    [draw] chooses Draw: up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [quick] chooses Quick draw: up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[shuffle] chooses Shuffle and draw: up to { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
}.
progress-card-drawn = { $player } draws a card of age { progress-age }.
progress-card-seen = You draw { progress-card }.
progress-card-picked = { $player } takes { progress-card } from the discard pile of age { progress-age }.
progress-top-shown = On top of the discard pile of age { progress-age } now: { progress-card }.
progress-shuffled = The discard pile of age { progress-age } is shuffled into its deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
progress-dropped = { $player } discards { progress-card }{ $why ->
    [quick] {" "}for Quick draw
   *[limit] {" "}because of the hand limit
}.
progress-refreshed = { $player } ends the turn{ $tokens ->
    [0] {""}
    [one] ; { $tokens } knowledge token can be spent again
   *[other] ; { $tokens } knowledge tokens can be spent again
}{ $lost ->
    [0] {""}
   *[other] ; unspent knowledge is lost: { $lost }
}.
progress-discovering = { $player } wants to discover { progress-card }.
progress-funding = { $player } wants to pay price { $price } of { progress-feat }{ $free ->
    [1] , without an action
   *[0] , for an action
}.
progress-token-spent = { $player } spends { progress-knowledge-token }.
progress-knowledge-used = { $player } uses the personality’s { progress-knowledge }.
progress-card-spent = { $player } discards { progress-card } for knowledge: { $worth }.
progress-paid = { $player } has paid the price.{ progress-left }
progress-skill-raised = { $player }: { $steps ->
    [0] the skill “{ progress-skill }” is at its best already
   *[other] the skill “{ progress-skill }” goes up by { $steps }
}.
progress-token-got = { $player } gets { progress-knowledge-token }.
progress-power-raised = { $player }: { $steps ->
    [0] { progress-track } stays on the last space, { $position }
   *[other] { progress-track } goes up by { $steps }, to { $position }
}.
progress-age-began = { $age ->
    [2] Age II begins: the Middle Ages!
    [3] Age III begins: the Renaissance!
   *[4] Age IV begins: the Industrial Revolution!
} { $why ->
    [symbols] Enough technologies with its symbol are active.
   *[exhausted] The cards of the age before it have run out.
}
progress-cards-lost = { $player } loses old cards { $place ->
    [hand] from hand
    [time] in the time deck
   *[development] in development
}: { $cards }.
progress-revealed = A card is revealed: { progress-card }. { $kept ->
    [1] It joins the time deck.
   *[0] It has a new-age symbol and goes to the discard pile.
}
progress-exchanged = { $player } gives { progress-card } to the time deck and takes { progress-other }.
progress-person-taken = { $player } lays { progress-person }.
progress-person-left = { $player } turns { progress-person } face down.
progress-declined = { $player } lays no personality.
progress-inherited = { $player } uses the heritage of { progress-person }.
progress-feat-shown = The current achievement is { progress-feat }. { $left ->
    [0] Nothing lies below it.
   *[other] Below it: { $left }.
}
progress-price-covered = { $player } puts a cube on price { $price } of { progress-feat }.
progress-feat-completed = The achievement { progress-feat } is completed! Everybody with a cube on it gets its benefits.
progress-feat-won = { $player } has the most cubes and takes { progress-feat }.
progress-feat-gone = The achievement { progress-feat } leaves the game: nobody has more cubes than all others.
progress-feats-changed = Achievements change with the age: { $removed } removed, { $added } added.
progress-feat-honoured = { $player } gets the benefits of { progress-feat } once more.
progress-scored = { $player } has { $total ->
    [one] { $total } victory point
   *[other] { $total } victory points
}: prestige { $prestige }, population { $population }, army { $army }, skills { $skills }, cards { $cards }{ $symbols ->
    [0] {""}
   *[other] , symbols for five cards { $symbols }
}{ $achievements ->
    [0] {""}
   *[other] , achievements { $achievements }
}{ $personalities ->
    [0] {""}
   *[other] , personalities { $personalities }
}{ $time ->
    [0] {""}
   *[other] , time deck { $time }
}.
progress-game-over = The game is over: { $why ->
    [symbols] enough technologies with the last symbol are active
    [exhausted] the cards of the last age have run out
   *[defeat] there is no card left for the time deck
}. { progress-result }
progress-ending = { $why ->
    [symbols] Enough technologies with the last symbol are active.
    [exhausted] The cards of the last age have run out.
   *[defeat] Defeat: there was no card left for the time deck.
} { $title ->
    [novice] Your title: novice.
    [chieftain] Your title: chieftain.
    [master] Your title: master of destinies.
    [demigod] Your title: demigod.
   *[other] {""}
}

# Every kind of thing, and what it does
progress-piece-card-technology = Technology card
progress-piece-card-technology-help = You can discover it, research it, or discard it to pay for another one.
progress-piece-card-price = Price
progress-piece-card-price-help = What a discovery costs. Each line must be met: by knowledge, or by the predecessor behind the slash.
progress-piece-card-predecessor = Predecessor
progress-piece-card-predecessor-help = If this technology lies in your area, the price line that names it is free. In development it counts, too.
progress-piece-card-worth = Knowledge value
progress-piece-card-worth-help = So much general knowledge you get when you discard the card while paying.
progress-piece-card-points = Victory points
progress-piece-card-points-help = They count at the end of the game. The highest total wins.
progress-piece-card-active = Active technology
progress-piece-card-active-help = It is ready: you have its benefits, and its points and its age symbol count.
progress-piece-card-developing = Technology in development
progress-piece-card-developing-help = One black cube goes away in each of your turns; without cubes the card becomes active. Until then it brings nothing.
progress-piece-knowledge-science = Science
progress-piece-knowledge-science-help = Pays only price lines that ask for science.
progress-piece-knowledge-engineering = Engineering
progress-piece-knowledge-engineering-help = Pays only price lines that ask for engineering.
progress-piece-knowledge-culture = Culture
progress-piece-knowledge-culture-help = Pays only price lines that ask for culture.
progress-piece-knowledge-general = General knowledge
progress-piece-knowledge-general-help = Pays any price line, one for one. Every discarded card brings it.
progress-piece-token-science = Science token
progress-piece-token-science-help = Spend it for 1 science. It turns grey and is ready again in your next turn.
progress-piece-token-engineering = Engineering token
progress-piece-token-engineering-help = Spend it for 1 engineering. It turns grey and is ready again in your next turn.
progress-piece-token-culture = Culture token
progress-piece-token-culture-help = Spend it for 1 culture. It turns grey and is ready again in your next turn.
progress-piece-token-general = General knowledge token
progress-piece-token-general-help = Spend it for 1 knowledge of any kind. It turns grey and is ready again in your next turn.
progress-piece-skill-actions = Actions
progress-piece-skill-actions-help = So many actions you may take in one turn.
progress-piece-skill-draw = Draw
progress-piece-skill-draw-help = So many cards you may take with the action Draw.
progress-piece-skill-hand = Hand limit
progress-piece-skill-hand-help = So many cards you may keep at the end of your turn. During the turn you may hold more.
progress-piece-skill-shuffle = Shuffle
progress-piece-skill-shuffle-help = With Shuffle and draw, so many times you shuffle a discard pile into its deck and take the top card.
progress-piece-skill-development = Development
progress-piece-skill-development-help = So many technologies you may have in development at the same time.
progress-piece-skill-research = Research
progress-piece-skill-research-help = A technology you research waits so many of your turns. The better the skill, the shorter the wait.
progress-piece-skill-quickdraw = Quick draw
progress-piece-skill-quickdraw-help = Take as many cards as stand before the slash, then discard as many as stand behind it. Your turn goes on.
progress-piece-power-prestige = Prestige
progress-piece-power-prestige-help = How famous your people are. At the end the furthest on this track get the most victory points; alone, your own space counts.
progress-piece-power-population = Population
progress-piece-power-population-help = How large your people are. At the end the furthest on this track get the most victory points; alone, your own space counts.
progress-piece-power-army = Army
progress-piece-power-army-help = How strong your people are; nobody is ever attacked. At the end the furthest on this track get the most victory points; alone, your own space counts.
progress-piece-age-i = Age I: Antiquity
progress-piece-age-i-help = The game begins with its cards.
progress-piece-age-ii = Age II: Middle Ages
progress-piece-age-ii-help = Its deck opens when enough technologies with the symbol II are active. Cards of age I stay in the game.
progress-piece-age-iii = Age III: Renaissance
progress-piece-age-iii-help = When it begins, cards of age I leave all hands, all developments and the table; active ones stay. Usually it is the last age.
progress-piece-age-iv = Age IV: Industrial Revolution
progress-piece-age-iv-help = Only with this expansion. When it begins, cards of age II leave all hands, all developments and the table.
progress-piece-symbol-ii = Symbol of age II
progress-piece-symbol-ii-help = When enough active technologies of all players show it, age II begins.
progress-piece-symbol-iii = Symbol of age III
progress-piece-symbol-iii-help = When enough active technologies of all players show it, age III begins.
progress-piece-symbol-iv = Symbol of age IV
progress-piece-symbol-iv-help = When enough active technologies of all players show it, the game ends; with the Industrial Revolution age IV begins instead.
progress-piece-symbol-end = End symbol
progress-piece-symbol-end-help = When enough active technologies of all players show it, the game ends.
progress-piece-per-five-science = Points for science
progress-piece-per-five-science-help = At the end this card brings 1 victory point for every 5 active science cards in your area.
progress-piece-per-five-engineering = Points for engineering
progress-piece-per-five-engineering-help = At the end this card brings 1 victory point for every 5 active engineering cards in your area.
progress-piece-per-five-culture = Points for culture
progress-piece-per-five-culture-help = At the end this card brings 1 victory point for every 5 active culture cards in your area.
progress-piece-effect-skill = Better skill
progress-piece-effect-skill-help = This skill gets better at once; by a personality only while it lies face up.
progress-piece-effect-knowledge = Lasting knowledge
progress-piece-effect-knowledge-help = While this personality lies face up, you may use this knowledge once in each of your turns.
progress-piece-effect-token = Knowledge token
progress-piece-effect-token-help = Take a token of this kind. You can spend it at once, and again in every turn.
progress-piece-effect-power = Steps on a power track
progress-piece-effect-power-help = Your cube goes so many steps up on this power track.
progress-piece-effect-cubes = Cubes off
progress-piece-effect-cubes-help = Take off so many cubes from each of your technologies in development. Those without cubes become active.
progress-piece-action-discover = Discover
progress-piece-action-discover-help = Lay a card of your hand before you and pay its price. Its benefits are yours at once.
progress-piece-action-research = Research
progress-piece-action-research-help = Lay a card of your hand without paying. It waits under black cubes until it becomes active.
progress-piece-action-draw = Draw
progress-piece-action-draw-help = Take several cards, one by one, from decks or discard piles. After that you may do no more actions.
progress-piece-action-quick = Quick draw
progress-piece-action-quick-help = Take a card or two without ending your turn. Sometimes you must discard in return.
progress-piece-action-shuffle = Shuffle and draw
progress-piece-action-shuffle-help = A discard pile is shuffled into its deck, and you take the top card. Your turn goes on.
progress-piece-action-fund = Contribute
progress-piece-action-fund-help = Pay one price of the current achievement and put your cube on it. Once a turn this needs no action.
progress-piece-action-exchange = Exchange with the time deck
progress-piece-action-exchange-help = Once a turn swap a card of your hand for a card of the time deck. This needs no action.
progress-piece-action-take = Lay a personality
progress-piece-action-take-help = From age II a scholar may replace your philosopher, from age III a master your scholar. This needs no action.
progress-piece-action-heritage = Heritage
progress-piece-action-heritage-help = Turn your scholar or master face down: you get the heritage once, and the lasting benefits are gone.
progress-piece-action-end = End turn
progress-piece-action-end-help = Your turn is over, even with actions left. Discard what is above your hand limit; your tokens are ready again.
progress-piece-phase-development = Development phase
progress-piece-phase-development-help = One cube goes from each of your technologies in development. Then you may take unfinished ones back into your hand.
progress-piece-phase-action = Action phase
progress-piece-phase-action-help = Do as many actions as your action skill allows, or fewer, in any order.
progress-piece-phase-upkeep = Upkeep phase
progress-piece-phase-upkeep-help = Discard down to your hand limit. Your tokens turn coloured side up, and unspent knowledge is lost.
progress-piece-group-philosopher = Philosopher
progress-piece-group-philosopher-help = Is dealt to you before the game, helps you with a lasting benefit, and settles the turn order.
progress-piece-group-scholar = Medieval scholar
progress-piece-group-scholar-help = From age II this personality can replace your philosopher. It has lasting benefits and a heritage.
progress-piece-group-master = Renaissance master
progress-piece-group-master-help = From age III this personality can replace your scholar. It has lasting benefits and a heritage.
progress-piece-table-cube = Black cube
progress-piece-table-cube-help = Lies on a technology in development. Each cube is one more of your turns to wait.
progress-piece-table-age-token = Age token
progress-piece-table-age-token-help = Counts down to the next age, or to the end of the game. One goes with every new active technology that has its symbol.
progress-piece-table-deck = Deck
progress-piece-table-deck-help = The cards of one age, face down. You can draw from it as soon as its age has begun.
progress-piece-table-pile = Discard pile
progress-piece-table-pile-help = Discarded cards of one age, face up. Only the top one can be taken.
progress-piece-table-pool = Pool
progress-piece-table-pool-help = Knowledge left over from a payment. It can pay for more in this turn and is lost at its end.
progress-piece-table-achievement = Current achievement
progress-piece-table-achievement-help = When all its prices are paid, everybody with a cube on it gets its benefits. Who has more cubes than any other takes the card.
progress-piece-table-time = Time deck
progress-piece-table-time-help = Only when you play alone: it grows by a card at the end of every turn. The first 7 cards cost 1 victory point each, the next 7 cost 2 each, and so on.
progress-piece-table-tree = Technology tree
progress-piece-table-tree-help = Shows which technology makes which others free.
progress-piece-title-novice = Novice
progress-piece-title-novice-help = The first title of a solo game: up to 20 victory points.
progress-piece-title-chieftain = Chieftain
progress-piece-title-chieftain-help = The second title of a solo game: from 21 to 40 victory points.
progress-piece-title-master = Master of destinies
progress-piece-title-master-help = The third title of a solo game: from 41 to 65 victory points.
progress-piece-title-demigod = Demigod
progress-piece-title-demigod-help = The best title of a solo game: 66 victory points or more.
progress-piece-title-defeat = Defeat
progress-piece-title-defeat-help = No card without a new-age symbol was left for the time deck: the solo game is lost.
progress-piece-expansion-personalities = Personalities
progress-piece-expansion-personalities-help = Great thinkers help your people, and some leave a heritage.
progress-piece-expansion-achievements = Achievements
progress-piece-expansion-achievements-help = Great works to which all players can contribute.
progress-piece-expansion-industrial-revolution = Industrial Revolution
progress-piece-expansion-industrial-revolution-help = A fourth age with cards of its own: the game goes on after the Renaissance.

# Presets and options
progress-preset-base = Base game
progress-preset-fast = Fast game
progress-preset-faster = Faster game
progress-preset-personalities = With Personalities
progress-preset-achievements = With Achievements
progress-preset-industry = With the Industrial Revolution
progress-preset-everything = With all expansions
progress-option-personalities = Personalities: great thinkers who help your nation
progress-option-achievements = Achievements: projects that everybody pays for together
progress-option-industrial-revolution = Industrial Revolution: a fourth age
progress-option-variant = Length
progress-option-variant-normal = Normal
progress-option-variant-fast = Fast: everybody begins with 3 actions
progress-option-variant-faster = Faster: 3 actions, and every age ends after one symbol
progress-option-first-player = First player
progress-option-first-player-random = By lot
progress-option-first-player-seat1 = Seat 1
progress-option-first-player-seat2 = Seat 2
progress-option-first-player-seat3 = Seat 3
progress-option-first-player-seat4 = Seat 4
progress-option-first-player-seat5 = Seat 5
progress-option-colours = Colours by seat (such as red,blue; empty: in order)
progress-option-research-limit = Technologies in development
progress-option-research-limit-strict = As many as the development skill says
progress-option-research-limit-literal = One more than the development skill says
progress-option-draw-up-to = Players may draw fewer cards than allowed
progress-option-shuffle-up-to = Shuffle and draw may stop early
progress-option-browse-discards = Everybody may look through the discard piles
progress-option-power-needs-step = No points for a power track without a step on it
progress-option-master-needs-scholar = A Renaissance master can only replace a scholar
progress-option-philosopher-order = Philosophers settle
progress-option-philosopher-order-full = The whole turn order
progress-option-philosopher-order-first-only = Only who is first
progress-option-solo-defeat-score = Points after a defeat in a solo game
progress-option-solo-defeat-score-none = None
progress-option-solo-defeat-score-show = Show them
progress-option-time-deck-stays = Cards of an old age stay in the time deck, cost points and cannot be taken
progress-option-moves-after-draw = After Draw the free price of an achievement and the exchange with the time deck are still possible
progress-option-turn-end = Turns end
progress-option-turn-end-answer = When their player says so
progress-option-turn-end-automatic = By themselves, after the last action

# Mistakes in options and positions
progress-bad-colours = “{ $value }” does not fit: colours are different words of { $known }, with commas between them.
progress-fast-solo = The variant “{ $value }” needs at least two players.
progress-bad-first-player = Seat { $seat } cannot be first: { $seats ->
    [one] there is { $seats } player
   *[other] there are { $seats } players
}.
progress-bad-position = This position cannot be read: { $what }.

# The picture in the terminal
progress-draw-age = Age { $age }, turn { $turn }
progress-draw-age-gone = { $age }: out of the game
progress-draw-deck = { $age }: deck { $deck }, discard pile { $pile }, on top: { $top }
progress-draw-deck-closed = { $age }: deck { $deck }, not begun yet
progress-draw-tokens = Age tokens until { $symbol ->
    [END] the end of the game
   *[other] age { $symbol }
}: { $count }
progress-draw-time = Time deck ({ $count }): { $cards }
progress-draw-feat = Achievement: { $feat } ({ $prices }), below it: { $left }
progress-draw-player = { $sign } { progress-colour }: points { $points }, cards { $cards }, tokens { $tokens }
progress-draw-developing = in development: { $cards }
progress-draw-persons = personalities: { $names }
progress-draw-owns = achievements: { $names }
progress-draw-actions = Actions left: { $left } of { $actions }, knowledge pool: { $pool }
progress-draw-paying = Being paid: { $what }, to pay: { $due }
progress-draw-hand = Your hand:
progress-draw-legend = S science, E engineering, C culture, G general knowledge; small letters: tokens grey side up. 3 S / Calendar: 3 science, or free with the predecessor Calendar. +1: a skill or power track goes up; (S): a token; ★: victory points; <II>: new-age symbol; ■: cube; (name): personality face down. Quick draw 2/1: draw 2 cards, discard 1.

# The checker of card files
progress-cards-fine = All card files in { $folder } are in order: { $technologies ->
    [one] { $technologies } technology
   *[other] { $technologies } technologies
} on { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $personalities ->
    [one] { $personalities } personality
   *[other] { $personalities } personalities
}, { $achievements ->
    [one] { $achievements } achievement
   *[other] { $achievements } achievements
}.
progress-cards-large-hands = { $found } players would be dealt more cards than the { $known } of age I leave
progress-cards-threshold-twice = there are two thresholds for { $found } with { $known } players
progress-cards-ages-in-order = age { $found } comes too late: the rows follow the order of the ages
progress-cards-wrong-sum = there are { $known } copies in all, not { $found }
progress-cards-solo-copy = every technology has at least one copy marked 1+, not “{ $found }”
progress-cards-no-price = a technology has at least one price line
progress-cards-line-without-type = “{ $found }” belongs to a price line that has no type
progress-cards-unknown-benefit = there is no benefit “{ $found }”; what fits: { $known }
progress-cards-wrong-symbol = the new-age symbol of this age is { $known }, not “{ $found }”
progress-cards-no-symbol = no technology has the new-age symbol { $found }
progress-cards-unknown-predecessor = there is no technology “{ $found }”
progress-cards-later-predecessor = the predecessor “{ $found }” is of a later age
progress-cards-cycle = the predecessor “{ $found }” itself comes after this technology
progress-cards-wrong-age = this group belongs to age { $known }, not { $found }
progress-cards-groups-in-order = “{ $found }” comes too late: first philosophers, then scholars, then masters
progress-cards-no-heritage = philosophers leave no heritage, not even “{ $found }”
progress-cards-five-of-each = there must be five personalities of the group “{ $found }”
progress-cards-orders = the philosophers have the numbers { $found }, each of them once
progress-cards-two-prices = an achievement has at least two prices
progress-cards-positions-in-order = here comes number { $known }, not “{ $found }”
progress-cards-no-track = the track “{ $found }” is missing or not complete
progress-cards-unequal-tracks = the track “{ $found }” is not as long as the others
progress-cards-no-threshold = the number of symbols is missing for { $found }, with the players in brackets
progress-cards-no-hand = starting hands are missing; players: { $found }
progress-tree-title = Technology tree of Progress
progress-tree-age = { $age ->
    [1] Age I: Antiquity
    [2] Age II: Middle Ages
    [3] Age III: Renaissance
   *[4] Age IV: Industrial Revolution
}
