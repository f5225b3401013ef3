# Errors, refusals and the words of the command line.
core-unknown-game = There is no game called { $game }; there are: { $known }.
core-bad-seats = { $game } is for { $low } to { $high } players, not for { $value }.
core-unknown-option = { $game } has no option { $option }; it has: { $known }.
core-options-not-a-mapping = Options are names with values, not a { $value }.
core-bad-flag = The option { $option } is on or off, not { $value }.
core-bad-choice = The option { $option } is one of { $known }, not { $value }.
core-bad-number = The option { $option } is a whole number from { $low } to { $high }, not { $value }.
core-bad-text = The option { $option } is a text.
core-bad-seed = A seed is a whole number or a text of 1 to 128 printable characters.
core-bad-names = Give { $seats } names of 1 to { $length } printable characters.
core-bad-seat = Seats are numbered from 0 to { $last }, and -1 is a spectator; { $value } is none of them.
core-bad-seat-number = Seats are numbered from 1 to { $last }; { $value } is none of them.
core-bad-since = The number of an event is a whole number from 0 on, not { $value }.
core-unknown-answer = { $answer } is no answer of { $game }.
core-unknown-bot = { $game } has no bot called { $bot }; there are: { $known }.
core-not-asked = It is not your turn to answer.
core-game-is-over = The game is over.
core-game-goes-on = The game is not over yet.
core-spectator = A spectator only watches.
core-undo-nothing = You have no answer that can be taken back.
core-undo-another-answered = Somebody else has answered since; your answer stands.
core-undo-chance = Chance has spoken since; your answer stands.
core-undo-revealed = Something hidden has become known since; your answer stands.
core-undo-committed = Your answer has been carried out; it stands.
core-bad-change = Say which answers are given, or how many are taken back.
core-row-goes-on = Only the last of several answers given at once may decide or reveal something.
core-took-back = { $player } takes an answer back.
core-took-back-sealed = You take your secret answer back.
core-position-not-saved = This table was set up from a position, so there is no game to be saved.
core-cannot-read = { $file } cannot be read: { $why }.
core-cannot-write = { $file } cannot be written: { $why }.
core-file-too-long = { $file } is longer than { $limit } MiB.
core-not-a-record = { $file } is not a saved game of Igroteka.
core-bad-record = { $file } is a saved game with a mistake in “{ $what }”.
core-record-format = { $file } has format { $found }; this version reads format { $known }.
core-record-rules = { $file } was played by rules version { $found }; this version plays { $known }.
core-record-without-seed = { $file } was saved for others while play went on; it holds no seed and cannot be replayed.
core-record-length = { $file } has { $length } entries; there is no entry { $to }.
core-record-answer = { $file }, answer { $number }: { $why }
core-unknown-seat-name = There is no seat called { $name }; there are: { $known }.
core-unknown-value = A position has no value called { $name }; it has: { $known }.
core-bad-example = { $file }, line { $line }: { $what }
core-unknown-rule = { $game } has no paragraph { $rule }.
core-no-example = { $game } has no example { $example }.
core-no-tree = { $game } has no tree to be drawn.
core-no-data = { $game } has no card files of one’s own.
core-tree-drawn = The tree is drawn to { $file }.
core-no-rules-page = There is no page of rules for { $game }; there are: { $known }.
core-nothing-ahead = There is nothing to be seen ahead here.
core-unknown-sight = Nothing can be seen ahead of “{ $of }”.
core-bad-argument = { $what } is { $expected }, not { $value }.
core-question-for = { $player }: { $question }
core-your-number = Number of your answer (? and a number or word: why not, ! and a number or word: look ahead, u: take back, q: leave)
core-not-a-number = There is no answer { $value } here.
core-fine = That is allowed.
core-left = You left the table.
core-ended-shared = The game is over. { $players } share the victory.
core-ended-lost = The game is over. Nobody wins.
core-ended-won = The game is over. { $players } wins.
core-rules-examples = Shown by these examples:
core-rules-code = Carried out here:
core-examples-passed = { $count ->
    [one] { $count } example holds.
   *[other] { $count } examples hold.
}
core-examples-failed = { $count ->
    [one] { $count } example does not hold.
   *[other] { $count } examples do not hold.
}
core-who-me = you
core-who-random = random bot
core-who-greedy = greedy bot
core-pass-screen = Hand the screen to { $player }, who then presses Enter.
core-broken-game = The game { $game } is installed but broken: { $why }
core-bad-seats-only = { $game } is for { $low } players, not for { $value }.
core-no-answers = An answer is missing here: write a seat and what it does, such as X d, or undo X.
core-which-game = Say with --game which game { $file } is about.
core-bad-path = A path is a text or a Path, not { $value }.
core-cannot-leave = This game does not go on without a player; a computer player can take the seat.
core-has-left = You have left this game already.

# data files of one's own
core-cards-bad = { $file }, row { $row }, column { $column }: { $problem }.
core-cards-bad-file = { $file }: { $problem }.
core-cards-missing-file = this file is missing
core-cards-too-many-columns = there are more columns than in the head
core-cards-empty-file = this file has no rows
core-cards-not-csv = this is no CSV: { $found }
core-cards-not-utf-8 = this file is not written in UTF-8
core-cards-missing-column = this column is missing
core-cards-bad-number = “{ $found }” is no whole number in the range { $known }
core-cards-unknown-name = “{ $found }” is not known here; there are: { $known }
core-cards-missing-name = the name is missing
core-cards-bad-id = “{ $found }” is no id: a small Latin letter, then such letters, digits and underscores make one
core-cards-twice = the id “{ $found }” is in this file twice
core-cards-too-many = there are too many cards; the limit is { $known }
