# Cards in words
progress-page-kind = { $kind ->
    [science] science
    [engineering] engineering
    [culture] culture
   *[general] general knowledge
}
progress-page-skill = { $skill ->
    [actions] Actions
    [draw] Draw
    [hand] Hand limit
    [shuffle] Shuffle
    [development] Development
    [research] Research
   *[quickdraw] Quick draw
}
progress-page-power = { $power ->
    [prestige] Prestige
    [population] Population
   *[army] Army
}
progress-page-group = { $group ->
    [philosopher] philosopher
    [scholar] medieval scholar
   *[master] Renaissance master
}
progress-page-age = { $age ->
    [END] end of the game
   *[other] Age { $age }
}
progress-page-line = { $amount } { progress-page-kind }
progress-page-line-or = { $amount } { progress-page-kind } or { $card }
progress-page-effect = { $what ->
    [skill] { $name } +{ $amount }
    [power] { $name } +{ $amount }
    [token] knowledge token ({ $name }) +{ $amount }
    [knowledge] each turn { $amount } { $name }
   *[cubes] { $amount } cubes fewer on each technology in development
}
progress-page-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
progress-page-per-cards = { $cards ->
    [one] at the end 1 victory point for every active card of { progress-page-kind }
   *[other] at the end 1 victory point for every { $cards } active cards of { progress-page-kind }
}
progress-page-price = Price: { $lines }
progress-page-brings = Brings: { $benefits }
progress-page-worth = Discarded: { $worth } general knowledge
progress-page-symbol = { $age ->
    [END] Brings the end of the game nearer
   *[other] Brings age { $age } nearer
}
progress-page-heritage = Heritage: { $benefits }
progress-page-source = { $source ->
    [RECONSTRUCTED] (values of this card are reconstructed)
    [MIXED] (some values of this card are reconstructed)
   *[other] { "" }
}

# The desk
progress-desk-title = Hand and turn
progress-desk-free = free
progress-desk-phase = { $phase ->
    [development] Development phase
    [action] Action phase
   *[upkeep] Upkeep phase
}
progress-desk-turn-of = Turn of { $player }
progress-desk-actions = { $left ->
    [one] { $left } of { $all } actions left
   *[other] { $left } of { $all } actions left
}
progress-desk-pool = Pool
progress-desk-yours = Your tokens:
progress-desk-token = Token: { $kind }
progress-desk-token-grey = Spent token: { $kind }
progress-desk-lasting = Personality: 1 { $kind } in this turn
progress-desk-moves = Moves that need no action
progress-desk-move = { $move ->
    [feat] Achievement
    [time] Time deck
    [person] Personality
   *[heritage] Heritage
}
progress-desk-hand = Your hand
progress-desk-hand-empty = You have no cards in hand.
progress-desk-picked = chosen
progress-desk-standing = { $standing ->
    [free] free: all lines are met
    [payable] affordable
    [research] too expensive, but you can research it
    [in-play] already in play
   *[lacking] too expensive
}
progress-desk-standing-short = { $standing ->
    [free] free
    [in-play] in play
   *[lacking] too expensive
}
progress-desk-not-yet = Not yet
progress-desk-calm = Do not warn me again in this game
progress-desk-action = { $action ->
    [quick] Quick draw
    [shuffle] Shuffle and draw
   *[draw] Draw
}
progress-desk-action-help = { $action ->
    [quick] Quick draw { $value }: take cards, then discard as many as stand behind the slash
    [shuffle] Shuffle a discard pile into its deck and take the top card, up to { $value } times
   *[draw] Take up to { $value } cards; this ends the action phase
}
progress-desk-end = End turn
progress-desk-close = Close
progress-desk-line-met = { $card } meets it
progress-desk-line-or = or { $card }
progress-desk-line-due = to be paid
progress-desk-missing = Missing:
progress-desk-suggestion = Suggested:
progress-desk-from-pool = pool
progress-desk-discards = discards { $cards }
progress-desk-discover = Discover
progress-desk-discover-free = Discover for nothing
progress-desk-choose-payment = Choose payment …
progress-desk-research = Research
progress-desk-paying = Pay for { $name }
progress-desk-price-of = { $feat }, price { $number }
progress-desk-pick-cards = or click cards of your hand
progress-desk-nothing-due = Nothing is to be paid.
progress-desk-still-due = Still due:
progress-desk-covered = Covered.
progress-desk-surplus = Left for this turn:
progress-desk-pay = Pay
progress-desk-pay-nothing = Pay nothing
progress-desk-suggested = Suggested
progress-desk-clear = Clear
progress-desk-cancel = Cancel
progress-desk-card-of = Card { $number } of { $room }
progress-desk-shuffle-help = The discard pile is shuffled in first.
progress-desk-deck = Deck of age { $age }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
progress-desk-deck-short = Deck
progress-desk-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
progress-desk-pile = Discard pile of age { $age }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top { $card }
progress-desk-pile-short = Discard pile { $age } · { $count }
progress-desk-pile-empty = Empty
progress-desk-stop = No more cards
progress-desk-back-help = Which technologies in development go back to your hand? Their cubes are lost.
progress-desk-cubes = { $cubes ->
    [one] { $cubes } cube left
   *[other] { $cubes } cubes left
}
progress-desk-keep = Keep all in development
progress-desk-take-back = { $count ->
    [1] Take { $card } back to hand
   *[other] Take { $count } cards back to hand
}
progress-desk-offer = A new age begins: you may lay a successor now, and not later.
progress-desk-take-person = Which personality do you lay? The one you have is turned face down.
progress-desk-heritage = Heritage: { $benefits }
progress-desk-heritage-loses = Given up: { $benefits }
progress-desk-inherit = Use heritage
progress-desk-decline = Lay nobody
progress-desk-fund = Pay price { $number }: { $amount } { $kind }
progress-desk-fund-free = The first price in a turn needs no action.
progress-desk-fund-action = Another price in this turn costs an action.
progress-desk-paid-by = { $player }
progress-desk-no-feat = There is no current achievement.
progress-desk-time = Take a card of the time deck for a card of your hand
progress-desk-time-costs = Penalty so far: { $points }, next card: { $next }
progress-desk-give = Which card of your hand do you give for { $card }?
progress-desk-limit = { $count ->
    [one] Too many cards in hand: discard { $count }.
   *[other] Too many cards in hand: discard { $count }.
}
progress-desk-drop = { $count ->
    [one] Discard { $count } card for the Quick draw.
   *[other] Discard { $count } cards for the Quick draw.
}
progress-desk-discard = Discard ({ $count }/{ $discards })
progress-desk-before = Before the development phase you may change your personality.
progress-desk-after = You have drawn your cards. What needs no action is still possible.
progress-desk-begin = Begin the development phase
progress-desk-warning = { $what ->
    [pay] You use more than the price asks for. What is too much is lost at the end of the turn.
    [draw] Draw ends the action phase. { $actions ->
        [0] {""}
        [one] You would lose { $actions } action.
       *[other] You would lose { $actions } actions.
    } { $pool ->
        [0] {""}
       *[other] Knowledge in your pool would be lost: { $pool }.
    }
   *[end] { $actions ->
        [0] {""}
        [one] You still have { $actions } action.
       *[other] You still have { $actions } actions.
    } { $pool ->
        [0] {""}
       *[other] Knowledge in your pool would be lost: { $pool }.
    }
}
progress-desk-anyway = { $what ->
    [pay] Pay all the same
    [draw] Draw all the same
   *[end] End the turn all the same
}
progress-desk-waiting = Until your turn you can look at your cards and plan.
progress-desk-watching = Asked now: { $names }

# The tree
progress-tree-name = Technology tree
progress-tree-keys = Technologies: arrow keys go from one to the next, Enter shows one, plus and minus make the picture larger and smaller
progress-tree-of-age = Age { $age }
progress-tree-active = active
progress-tree-developing = { $cubes ->
    [one] in development, { $cubes } cube left
   *[other] in development, { $cubes } cubes left
}
progress-tree-gone = has left the game
progress-tree-free = free for you now
progress-tree-payable = affordable now
progress-tree-held = in your hand
progress-tree-on-pile = on top of the discard pile
progress-tree-others = { $player } has it
progress-tree-others-developing = { $player } develops it
progress-tree-show = What is shown
progress-tree-mode = { $mode ->
    [mine] What I have
    [payable] Affordable now
    [absent] You could pay for it, but it is not in your hand
    [free] Would be free
    [unlocked] Unlocked by the chosen one
    [lacking] Still lacking
   *[all] All technologies
}
progress-tree-whose = Whose tree
progress-tree-mine = { $player } (you)
progress-tree-smaller = Smaller
progress-tree-larger = Larger
progress-tree-fit = Show all
progress-tree-legend = What the marks mean
progress-tree-legend-active = active
progress-tree-legend-developing = in development, with cubes left
progress-tree-legend-held = in your hand
progress-tree-legend-pile = on top of a discard pile
progress-tree-legend-gone = has left the game
progress-tree-legend-others = another player has it; pale: in development
progress-tree-legend-price = price of a line
progress-tree-legend-met = met by a predecessor
progress-tree-legend-symbol = brings that age nearer
progress-tree-legend-way = step on the cheapest way
progress-tree-state = { $state ->
    [has] { $whose ->
        [own] Already in play
       *[other] { $player } has it already
    }
    [gone] Its cards have left the game
    [later] Its age has not begun yet
    [free] Free: all lines are met
    [payable] Affordable now
    [absent] You could pay for it, but it is not in your hand
    [secret] Not in play; what others can pay nobody knows
   *[short] Missing:
}
progress-tree-now-short = Now missing:
progress-tree-line-met = met by
progress-tree-line-or = or
progress-tree-way = { $count ->
    [one] Cheapest way: { $count } discovery
   *[other] Cheapest way: { $count } discoveries
}
progress-tree-more = and { $count } more
progress-tree-total = In all
progress-tree-opens = Leads to:
progress-tree-opens-free = (then free)
progress-tree-saves = saves { $saves } knowledge
progress-tree-by-development = In development, and counts already: { $cards }
progress-tree-close = Close

# The score sheet
progress-score-title = Score sheet
progress-score-source = Points for
progress-score-won = Winner
progress-score-step = step { $step }
progress-score-place = { $shared ->
    [0] place { $place }
   *[1] place { $place }, shared
}
progress-score-value = value { $value }
progress-score-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
progress-score-cards = Technologies
progress-score-symbols = { $cards ->
    [one] Every card of a type
   *[other] Every { $cards } cards of a type
}
progress-score-feats = Achievements
progress-score-persons = Personalities
progress-score-time = Time deck
progress-score-total = Total
progress-score-tie = Tie-breaker: tokens
progress-score-shared = Shared victory: { $names }
progress-score-details = Cards and their points

# The table
progress-page-stage = Age { $age } · turn { $turn }
progress-page-show = What is shown
progress-page-tab = { $page ->
    [table] Table
    [tree] Tree
   *[area] { $name }
}
progress-page-turn-of = Turn: { $name }
progress-page-end = End
progress-page-age-title = { $age ->
    [I] Age I: Antiquity
    [II] Age II: Middle Ages
    [III] Age III: Renaissance
   *[IV] Age IV: Industrial Revolution
}
progress-page-age-short = { $age ->
    [I] Antiquity
    [II] Middle Ages
    [III] Renaissance
   *[IV] Industry
}
progress-page-age-state = { $state ->
    [coming] not yet begun
   *[gone] has left the game
}
progress-page-age-begins = { $age ->
    [II] Age II begins: Middle Ages
    [III] Age III begins: Renaissance
   *[IV] Age IV begins: Industrial Revolution
}
progress-page-next-stop = To the next age or great event
progress-page-lost = These cards leave the game:
progress-page-lost-by = { $place ->
    [hand] { $name }, from hand
    [time] { $name }, from the time deck
   *[development] { $name }, from development
}
progress-page-tokens-left = { $what ->
    [end] Until the end of the game: { $left } of { $needed } technologies with the symbol { $age }
   *[age] Until age { $age }: { $left } of { $needed } technologies with its symbol
}
progress-page-deck = { $count ->
    [one] Deck of age { $age }: { $count } card
   *[other] Deck of age { $age }: { $count } cards
}
progress-page-pile = { $count ->
    [one] Discard pile of age { $age }: { $count } card
   *[other] Discard pile of age { $age }: { $count } cards
}
progress-page-pile-order = The top card is the first one.
progress-page-pile-top = At this table only the top card is seen.
progress-page-no-discard = no discards
progress-page-draw-deck = { $count ->
    [one] Draw from the deck of age { $age } ({ $count } card)
   *[other] Draw from the deck of age { $age } ({ $count } cards)
}
progress-page-draw-pile = Take { $card } from the discard pile of age { $age }
progress-page-draw-count = Card { $count } of { $room }.
progress-page-draw-hint = Choose a deck or the top of a discard pile.
progress-page-shuffle-hint = Choose a deck: its discards are shuffled in, then its top card is yours.
progress-page-prizes = Points by place: { $points }
progress-page-power-place = { $name }: step { $position }, place { $place }, { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} now
progress-page-power-solo = { $name }: step { $position }, { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} now, { $next } after the next step
progress-page-achievement = Current achievement
progress-page-no-achievement = There is no achievement left.
progress-page-under = { $count ->
    [one] { $count } under it
   *[other] { $count } under it
}
progress-page-under-title = Under the current achievement: { $count }
progress-page-under-order = Nobody knows their order.
progress-page-price-of = { $line }: paid by { $name }
progress-page-fund = Pay this price: { $line }
progress-page-time = Time deck
progress-page-time-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
progress-page-penalty = { $points } points lost, the next card −{ $next }
progress-page-exchange = Exchange a card of your hand for { $card }

# Players
progress-page-players = Players
progress-page-area = Area of { $name }
progress-page-look = Show the area of { $name }
progress-page-player = { $name } ({ $colour ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
   *[white] white
}): { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, { $active ->
    [one] { $active } active technology
   *[other] { $active } active technologies
}
progress-page-hand = hand by age: { $backs }
progress-page-tokens = tokens ({ $kind }): { $coloured } ready, { $grey } spent
progress-page-no-tokens = no knowledge tokens
progress-page-on-turn = on turn
progress-page-points-now = { $points ->
    [one] { $points } victory point now
   *[other] { $points } victory points now
}
progress-page-skill-value = { $skill }: { $value }
progress-page-skill-next = then { $value }
progress-page-skill-end = end of the track
progress-page-skill-person = with what the personality adds
progress-page-face-down = face down
progress-page-developing = In development
progress-page-cubes = { $cubes ->
    [one] { $card } in development, { $cubes } cube
   *[other] { $card } in development, { $cubes } cubes
}
