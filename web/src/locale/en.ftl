# The words of the page itself.
page-name = Igroteka
page-hero = Board games in your browser, in a minute
page-hero-more = Against bots, together on one screen, or with friends by a link. No account, nothing to install.
page-credits = The games belong to their authors and publishers; Igroteka is not affiliated with them. All words and drawings here are our own, but for the icons on the cards of Progress.
page-credits-icons = Icons: game-icons.net, CC BY 3.0
page-build-compiling = The rules are being compiled. Until that is done, bots take longer to think.
page-build-compiled = The rules are compiled: bots think at full speed.
page-build-interpreted = The rules are not compiled: bots take longer to think.
page-games = Games
page-my-tables = My tables
page-open-tables = Open tables
page-no-open-tables = No table is open right now. Make one with a chair for anybody.
page-show-all = Show all { $count }
page-upload = Bring in a game file
page-play-bots = Play against bots
page-play-screen = On this screen
page-play-friends = With friends
page-rules = Rules
page-players-range = { $low } to { $high } players
page-players-exact = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-resume = Go on
page-watch = Watch
page-join = Join
page-replay = Replay
page-forget = Remove from this list
page-loading = One moment…
page-language = Language
page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-close = Close
page-to-home = To the games
page-lost-title = Nothing here
page-lost = There is no such page.
page-unreachable = The server cannot be reached. Please try again in a moment.
page-server-error = The server answered with error { $status }.

# Tables in lists
page-chair-empty = empty chair
page-waiting-for-players = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
page-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
page-over = The game is over.
page-your-turn = Your turn
page-turn-of = Turn: { $names }
page-default-name = Player
page-default-name-of = Player { $number }

# A new table
page-new-table = New table
page-new-table-of = New table: { $game }
page-which-rules = Which rules?
page-which-scene = Which layout?
page-scene-usual = The usual one
page-who-plays = Who plays?
page-how-many = How many players
page-chair = Chair { $number }
page-chair-me = On this screen
page-chair-person = Somebody with a link
page-chair-person-hint = You get a link to send.
page-chair-open = Open to anybody
page-chair-open-hint = The table is shown to everyone.
page-name-of-chair = Name of the player on chair { $number }
page-your-name = Your name
page-more-options = More options
page-begin = Begin

# Joining and waiting
page-join-game = Join: { $game }
page-sit-down = Sit down
page-waiting-hint = The game begins as soon as every chair is taken.
page-here = is here
page-not-here = not here at the moment
page-copy-invitation = Copy invitation
page-copy-watch = Copy link for spectators
page-copy-chair = Copy link to my chair
page-copy-moment = Copy link to this moment
page-copied = Link copied
page-copy-by-hand = Copy this link:

# At the table
page-menu = Menu
page-watching = Watching
page-board-drawn = The board, drawn in characters
page-player = Player
page-points = Points
page-waiting-for = Waiting for { $names }…
page-why-not = Why not?
page-seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
page-undo = Undo
page-undo-key = Take back your last answer (U)
page-turn-restart = Start of the turn
page-turn-restart-key = Go back to the start of your turn (Shift+U)
page-turn-end = End turn
page-turn-end-key = End your turn (T)
page-turn-by-itself = End turns by themselves when nothing is left
page-turn-ask = Ask before a turn ends
page-back-to-now = Back to now
page-looking-back = You are looking at an earlier moment.
page-bot-plays = A bot plays for you.
page-chair-waits = Your chair waits for you.
page-come-back = Sit down again
page-score = Score
page-rematch = Rematch
page-rematch-go = To the rematch
page-missed = { $count ->
    [one] You missed { $count } event
   *[other] You missed { $count } events
}
page-missed-watch = Watch
page-missed-skip = Skip
page-hand-over = Hand the screen to { $name }
page-hand-over-more = Nobody else looks now.
page-hand-over-here = I am { $name }
page-connection-connecting = Connecting…
page-connection-open = Connected
page-connection-reconnecting = Connection lost. Reconnecting…
page-connection-closed = Disconnected
page-sound-on = Sound on
page-sound-off = Sound off
page-notify = Notify me when it is my turn
page-download = Download game file
page-leave = Leave the table
page-leave-how = How shall the game go on?
page-leave-bot = A bot plays on
page-leave-bot-more = You can come back at any time and take over again.
page-leave-wait = My chair waits
page-leave-wait-more = The others wait until you come back.
page-leave-out = I am out
page-leave-out-more = The game goes on without you; this cannot be undone.
page-leave-waiting = The game has not begun. Your chair will be free again.
page-leave-chair = Leave
page-options = Options of this table
page-options-usual = Everything is as usual.
page-options-rest = Everything else is as usual.
page-option-on = yes
page-option-off = no
page-help = Keys
page-help-more = Everything can be reached with Tab; the keys of the game are shown beside its cards and buttons.
page-key-pause = Pause or go on

# Playback, log and chat
page-playback = How events are shown
page-step-back = One step back
page-step = One step
page-play = Play
page-pause = Pause
page-next-stop = To the next conflict
page-skip = Skip to now
page-speed = Speed
page-speed-instant = at once
page-timeline = Timeline
page-moment = { $at } of { $count }
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-earlier = Earlier lines
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-rule-show = Show rule { $rule }
page-how-to-play = How to play
page-rules-numbered = The rules by number
page-rules-numbered-more = For looking things up: every paragraph has a number that the table, the log and the reasons speak of.
page-search = Search the rules
page-found = { $count ->
    [one] One place
   *[other] { $count } places
}
page-contents = Contents and search
page-this-table = This table plays like this
page-back-to-table = Back to the table
page-print = Print
page-print-all = Print these too
page-show-me = { $count ->
    [one] Show me
   *[other] Show me ({ $count })
}
page-show-next = Another example ({ $number } of { $count })
page-board-again = Again
page-told-more = This game cannot go on here, but what was told at the table can be read.
page-told-part = What happened after this was not kept in words.
page-goal = Your goal
page-player-red = Red
page-player-yellow = Yellow
page-player-blue = Blue
page-player-green = Green
page-player-white = White
page-rule-all = All rules
page-rule-missing = This paragraph cannot be shown.
page-replay-hint = Press play, or drag the line.
page-seen-by = Seen by
page-spectator = Spectator
