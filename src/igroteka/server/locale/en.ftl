# The room: what an operator and a visitor are told.
room-open = The room is open at { $address } (Ctrl+C closes it).
room-open-already = The room is open already, at { $address }.
room-bad-database = { $file } cannot be used as a database: { $why }.
room-newer-database = This database was written by a newer version (step { $found }); this program does not know it.
room-database-in-use = { $file } is used by another room that is running.
room-bad-url = A database is sqlite:///FILE, not { $value }.
room-cannot-listen = The room cannot be opened on { $host }, port { $port }: { $why }.

# Tables
room-no-table = There is no such table, or this link does not open it.
room-bad-invitation = This invitation has been used, or was never valid.
room-no-chair = No chair is free at this table.
room-chair-not-free = This chair is not free.
room-chair-taken = Somebody else sits on this chair now.
room-not-begun = The game has not begun yet.
room-old-question = The question has changed meanwhile; look again, please.
room-bot-plays = A bot plays for you; sit down again first.
room-try-again = The table is set up anew; please try again.
room-not-stored = This could not be stored, so nothing was changed.
room-not-your-eyes = While the game goes on you see only what you may know.
room-bad-name = A name has 1 to { $length } printable characters.
room-bad-line = A line of chat has printable characters.
room-long-record = A saved game with more than { $limit } answers cannot be brought in.
room-chosen-seed = A seed can be chosen only where nobody else plays: whoever knows it knows all hands.

# Limits and mistakes
room-too-fast = That was too fast; wait a moment.
room-too-many-tables = You have made many tables; wait a few minutes.
room-too-many-sockets = Too many connections are open from here.
room-too-large = That is more than { $limit } KiB.
room-bad-request = The request cannot be understood: { $why }.
room-bad-message = The message cannot be understood: { $why }.
room-no-hello = The first message must be a greeting.
room-hello-again = A greeting comes only once.
room-wrong-origin = This address is not one of the room.
room-no-page = There is nothing here.
room-no-language = { $value } is none of the languages { $known }.
room-broken = Something went wrong in the room; it has been written down, and nothing was changed.
