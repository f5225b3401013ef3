"""What travels between server and page, and nothing else: the types of the page are generated from these classes.

What a game tells (views and events) travels as the wire classes of its own package, in `Update` and `NumberedEvent`.
Messages and reasons are ids with arguments; the page says them in the language of its user.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from igroteka.core.table import LONGEST_NAME, LONGEST_SEED

PROTOCOL = 2  # grows when an old page could not talk to a new server

Args = dict[str, str | int]  # of a message
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]  # 128 bits; the right to a chair, or to watch
AnyKey = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{22})?$")]  # "" for none
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]  # of chat
Word = Annotated[str, Meta(min_length=1, max_length=200)]  # an answer
Of = Annotated[str, Meta(max_length=1000)]  # what is to be seen ahead; the game knows what may stand here
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]  # chosen by the client, another for each request
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Value = bool | int | Annotated[str, Meta(max_length=20_000)]  # of an option
OptionKind = Literal["flag", "choice", "number", "text"]
Stage = Literal["waiting", "playing", "over"]  # how far a table is
BuildName = Literal["interpreted", "compiling", "compiled"]  # of the rules; interpreted until they are compiled


class Sent(msgspec.Struct):
    """Something the server sends."""


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """Something a client sends: checked for type, length and range; nothing unknown is let in."""


# the room


class Build(Sent):
    """Which build of the rules bots think with."""

    bots: BuildName


# the games


class OptionInfo(Sent):
    """One option of a game; its label is the message <game>-option-<name>, with hyphens for underscores."""

    name: str
    kind: OptionKind
    default: Value
    values: list[str]  # of a choice
    low: int
    high: int


class PieceInfo(Sent):
    """A kind of card, token or sign; what it is called and what it does are messages."""

    kind: str
    name: str
    title: str
    help: str


class SceneInfo(Sent):
    """A value of an option that can be shown as a small picture: a layout, a scenario."""

    option: str
    value: str
    title: str  # a message
    needs: dict[str, Value]  # the options with which it goes together
    view: msgspec.Raw  # what the game's own drawing takes
    seats: list[int]  # the numbers of players it is for; none: all


class PresetInfo(Sent):
    """A set of options that belong together; its title is the message <game>-preset-<name>."""

    name: str
    options: dict[str, Value]


class GameInfo(Sent):
    """All that a form for a new table needs."""

    name: str
    prefix: str  # of its rule ids
    seats: list[int]  # how many can play
    turn_end: str  # the answer that ends a turn, if a turn ends by an answer of its own
    hidden: bool  # seats know different things
    options: list[OptionInfo]
    presets: list[PresetInfo]
    scenes: list[SceneInfo]
    bots: list[str]  # from weak to strong
    pieces: list[PieceInfo]
    box: msgspec.Raw  # what the game's part of the page must know of its components; null if that is nothing


# tables

ChairKind = Literal["person", "open", "bot"]


class ChairWanted(Given):
    """Who is to sit on a chair of a new table."""

    kind: Literal["me", "person", "open", "bot"]
    name: Name = "?"  # of a person who sits on this screen
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Given):
    """A table to be made."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    chairs: Annotated[list[ChairWanted], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, Value], Meta(max_length=100)] = {}
    seed: Annotated[str, Meta(max_length=LONGEST_SEED)] = ""  # "": a secret one


class Chair(Sent):
    """A chair as everybody sees it."""

    kind: ChairKind  # person: somebody's, or kept for somebody with a link; open: for anybody
    name: str  # "" until somebody sits there
    bot: str  # the level of the bot that plays it, "" for none
    taken: bool  # somebody sits there, or a bot
    away: bool  # its player has left for the time being
    here: bool  # its player is connected


class TableInfo(Sent):
    """A table as a list shows it."""

    id: str
    game: str
    options: dict[str, Value]  # those that are not as by default
    chairs: list[Chair]
    stage: Stage
    public: bool  # anybody may watch it
    made: float  # seconds since 1970
    changed: float
    winners: list[int]
    asked: list[int]  # seats whose answer is waited for
    next: str  # the table of the rematch, "" if there is none


class ChairKey(Sent):
    """The right to a chair. The server keeps only a hash of it."""

    seat: int
    key: str


class Made(Sent):
    """A new table, with the keys of those who sit on this screen and the invitations for the others."""

    table: TableInfo
    keys: list[ChairKey]
    invitations: list[ChairKey]
    watch: str  # the key for spectators


class Join(Given):
    """Take a chair: with an invitation, or any open one."""

    name: Name
    invitation: AnyKey = ""


class Joined(Sent):
    """The chair that was taken."""

    table: TableInfo
    key: ChairKey


class Fill(Given):
    """Give an empty chair of a waiting table to a bot."""

    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=40)]


class Invite(Given):
    """Ask for a new invitation to an empty chair."""

    seat: SeatNumber


class Mine(Given):
    """The keys a browser keeps, to learn how their tables are."""

    keys: Annotated[list[tuple[TableId, Key]], Meta(max_length=200)]


class MyTable(Sent):
    """A table with the seats of the keys that were shown; -1 is a spectator's."""

    table: TableInfo
    seats: list[int]


class Upload(Given):
    """A saved game, as text, and what its file is called."""

    text: Annotated[str, Meta(max_length=1_000_000)]
    name: Annotated[str, Meta(min_length=1, max_length=100)] = "-"


# replay


class Frame(Sent):
    """What one answer did, as a seat saw it: the moments that lead on from the frame before."""

    number: int  # counted from 0, which is the start
    seat: int  # who answered, -1 at the start
    moments: list[Moment]
    drawing: str  # at its end, for games without a board of their own in the page


class Frames(Sent):
    """Some frames of a replay."""

    table: TableInfo
    names: list[str]
    total: int
    first: int
    view: msgspec.Raw  # before the first of these frames
    frames: list[Frame]


class Sight(Sent):
    """What the rules could see ahead at a moment of a replay."""

    sight: msgspec.Raw


# rules


class Paragraph(Sent):
    """One numbered paragraph of the rules; or what stands between them, without a number."""

    rule: str
    title: str  # what it says, in a few words
    text: str  # as Markdown
    language: str  # of the text
    examples: list[str]  # that show it


class Chapter(Sent):
    """A heading of the rules with what stands below it."""

    title: str
    level: int  # 1 is the page itself, 2 a part, 3 a chapter
    items: list[Paragraph]


class Film(Sent):
    """An example of the rules that can be watched: a position, and what is answered."""

    id: str
    title: str
    rules: list[str]
    seat: int  # through whose eyes
    names: list[str]  # of the players, as the example calls them
    view: msgspec.Raw
    acts: list[Act]


class Act(Sent):
    """What happens next in a film: an answer with what came of it or why it was refused, or another position."""

    seat: int
    answer: Answer | None
    moments: list[Moment]
    refused: Reason | None
    view: msgspec.Raw  # null: the position is not another one


class Told(Sent):
    """What was told at a table that today's rules cannot play again."""

    game: str
    rules_version: int
    names: list[str]
    events: list[NumberedEvent]
    lines: list[ChatLine]
    whole: bool  # nothing happened after the last of these events


class Problem(Sent):
    """What was wrong with a request: a message with its arguments, and the same as one sentence."""

    message: str
    args: Args
    rules: list[str]
    text: str


# over the socket: from the server


class NumberedEvent(Sent):
    """One event as a seat is told it: typed fields for the board, arguments for the sentence of the log."""

    number: int  # this seat's own count
    kind: str
    rules: list[str]
    fields: msgspec.Raw
    args: msgspec.Raw
    seats: dict[str, list[int]]  # arguments that are players: the page puts their names in


class Moment(Sent):
    """What happened at once, and what it changed in the view: where, and what is there now."""

    events: list[NumberedEvent]
    changes: list[tuple[list[str | int], Any]]


class Answer(Sent):
    """A legal answer and the message that says it."""

    word: str
    message: str
    args: Args


class Reason(Sent):
    """Why something is not allowed."""

    message: str
    args: Args
    rules: list[str]
    cells: list[int] = []  # of the board that it speaks of


class Welcome(Sent, tag="welcome"):
    """The first message: which table this is and who is asking."""

    protocol: int
    table: TableInfo
    seat: int  # -1: a spectator
    names: list[str]


class People(Sent, tag="people"):
    """The table or the people at it have changed; sent also when the game begins."""

    table: TableInfo
    names: list[str]


class Update(Sent, tag="update"):
    """What happened since, and how things are now.

    A client that has seen all before it gets moments to be laid over its view; any other gets the whole view, and
    the moments only tell what it has missed.
    """

    number: int  # events told to this seat so far
    first: int  # the number of the first event in this message
    moments: list[Moment]
    view: msgspec.Raw  # null: the client's own, with the changes of all moments
    asked: list[int]
    prompt: str  # a message; "" if this seat is not asked
    question: int  # to be repeated in the answer
    legal: list[Answer]
    undo: bool  # the last answer can be taken back
    turn: int  # how many answers can be taken back at once, to be where the turn began
    end: str  # the answer that ends the turn; "" if it is not legal now
    goal: Reason | None  # what this seat plays for and how far it is
    sight: msgspec.Raw  # what the game works out from the view, to be laid over the board; null: nothing
    drawing: str  # for games without a board of their own in the page
    over: bool
    winners: list[int]
    scores: list[int]
    left: float = 0.0  # seconds until the time of those who are asked is up; 0: they have as long as they like


class Said(Sent, tag="said"):
    """Lines of chat."""

    first: int  # the number of the first of them
    lines: list[ChatLine]


class ChatLine(Sent):
    """One line of chat."""

    seat: int
    name: str
    text: str
    time: float


class Done(Sent, tag="done"):
    """A request was carried out, and what it changed is stored."""

    id: str


class Refused(Sent, tag="refused"):
    """A request was not carried out; nothing has changed."""

    id: str
    reason: Reason


class Because(Sent, tag="because"):
    """Why an answer is not allowed; nothing if it is."""

    id: str
    reason: Reason | None


class Seen(Sent, tag="seen"):
    """What the game works out from the view, as it was asked for; null: nothing."""

    id: str
    sight: msgspec.Raw


class Closing(Sent, tag="closing"):
    """The server ends this connection; `again` says whether it makes sense to come back."""

    reason: Reason
    again: bool


FromServer = Welcome | People | Update | Said | Done | Refused | Because | Seen | Closing


# over the socket: from a client


class Hello(Given, tag="hello"):
    """The first message of a connection: who is there, and what it has seen already."""

    key: AnyKey = ""  # "" for a spectator of a public table
    since: Annotated[int, Meta(ge=0)] = 0  # events it has
    said: Annotated[int, Meta(ge=0)] = 0  # lines of chat it has
    drawing: Literal["", "en", "ru", "cs", "nl"] = ""  # the language of the drawing, if it wants one


class Give(Given, tag="answer"):
    """Answer the question of this number: take back so many of my last answers and give these, all or nothing."""

    id: RequestId
    question: int
    words: Annotated[list[Word], Meta(max_length=100)]
    back: Annotated[int, Meta(ge=0, le=100)] = 0


class Undo(Given, tag="undo"):
    """Take back what I answered last: all that was given at once."""

    id: RequestId


class Leave(Given, tag="leave"):
    """Leave the table: a bot plays on, the chair waits, or the game goes on without me."""

    id: RequestId
    how: Literal["bot", "wait", "out"]


class Return(Given, tag="return"):
    """Sit down again on my chair."""

    id: RequestId


class Why(Given, tag="why"):
    """Why may I not give this answer?"""

    id: RequestId
    word: Word


class Look(Given, tag="look"):
    """What would come of this? Answers that could be given, or whatever else the game can see ahead."""

    id: RequestId
    of: Of


class WhyUndo(Given, tag="why_undo"):
    """Why may I not take my last answer back?"""

    id: RequestId


class Say(Given, tag="say"):
    """Chat."""

    id: RequestId
    text: Line


class Rematch(Given, tag="rematch"):
    """Play once more with the same people."""

    id: RequestId


FromClient = Hello | Give | Undo | Leave | Return | Why | WhyUndo | Look | Say | Rematch
