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
progress-after = You have drawn your cards. Do you lay a personality or use a heritage before the turn ends?
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
progress-now-after = After Draw there are only moves with personalities, and the end of the turn.
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
progress-option-browse-discards = Everybody may look through the discard piles
progress-option-power-needs-step = No points for a power track without a step on it
progress-option-philosopher-order = Philosophers settle
progress-option-philosopher-order-full = The whole turn order
progress-option-philosopher-order-first-only = Only who is first
progress-option-solo-defeat-score = Points after a defeat in a solo game
progress-option-solo-defeat-score-none = None
progress-option-solo-defeat-score-show = Show them

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
