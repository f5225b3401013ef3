"""A table in the terminal, against bots or with several people at one screen."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import is_dataclass

from rich.console import Console
from rich.panel import Panel

from igroteka.bots.base import Bot, bot_names, bot_seed, make_bot
from igroteka.cli.common import SET_HELP, options_of
from igroteka.core import registry
from igroteka.core.errors import BadInput, IgrotekaError, Refused, shown
from igroteka.core.messages import tr
from igroteka.core.notation import plain, said
from igroteka.core.table import LONGEST_NAME, Table, new_table
from igroteka.core.wire import SPECTATOR, Seat
from igroteka.replay.player import story, text

HELP = "play in the terminal"
ME = "me"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", default="", metavar="WHO,WHO", help="me or a bot for each seat (default: me,greedy)")
    parser.add_argument("--seed", default=None, metavar="S", help="the same seed gives the same game")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help=SET_HELP)
    parser.add_argument("--save", metavar="FILE", help="write the game to this file when you leave")


def run(asked: argparse.Namespace) -> int:
    """Sit down."""
    game = registry.get(asked.game)
    strongest = bot_names(game)[-1]
    who = asked.seats.split(",") if asked.seats else [ME] + [strongest] * (game.meta.seats.start - 1)
    for name in set(who) - {ME}:
        make_bot(name, game, 0)
    names = [f"{seat} ({tr(asked.lang, f'core-who-{name}')})"[:LONGEST_NAME] for seat, name in enumerate(who, 1)]
    table = new_table(game, len(who), asked.seed, options_of(asked.set), names)
    if asked.save:
        table.save(asked.save)  # a path that cannot be written is told before the game, not after it
    bots = {seat: make_bot(name, game, bot_seed(table.seed, seat)) for seat, name in enumerate(who) if name != ME}
    try:
        Room(table, bots, asked.lang).play()
    finally:
        if asked.save:
            table.save(asked.save)
    return 0


class Room:
    """One table on one screen."""

    def __init__(self, table: Table, bots: dict[Seat, Bot], language: str) -> None:
        self.table = table
        self.bots = bots
        self.language = language
        self.console = Console(highlight=False)
        self.told = dict.fromkeys(range(SPECTATOR, table.seats), 0)  # events shown, by seat
        self.last: Seat | None = None  # the person who answered last, and may take it back at this screen
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.watcher = self.people[0] if self.people else SPECTATOR  # through whose eyes the screen shows the table

    def say(self, message: str, **args: object) -> str:
        """A sentence in the language of the table."""
        return tr(self.language, message, args)

    def play(self) -> None:
        """Until the game is over or somebody leaves."""
        while not self.table.over:
            seat = self.table.asked[0]
            if seat in self.bots:
                legal = [action.code for action in self.table.legal(seat)]
                self.table.answer(seat, self.bots[seat].choose(self.table.view(seat), legal))
                continue
            if not self.pass_screen(seat):
                return
            self.show()
            if not self.ask(seat):
                self.console.print(self.say("core-left"))
                return
        self.show()
        players = ", ".join(self.table.names[seat] for seat in self.table.winners)
        message = ("core-ended-lost", "core-ended-won", "core-ended-shared")[min(len(self.table.winners), 2)]
        self.console.print(self.say(message, players=players))

    def pass_screen(self, seat: Seat) -> bool:
        """Let the next person look, with the screen covered in between where hands are secret; False at the end."""
        if seat == self.watcher or len(self.people) == 1:
            return True
        self.watcher = seat
        if self.table.game.meta.hidden:
            self.console.clear()
            self.console.print(self.say("core-pass-screen", player=self.table.names[seat]), markup=False)
            return bool(sys.stdin.readline())
        return True

    def show(self) -> None:
        """The table as the watcher may know it, and what happened since."""
        for line in story(self.table, self.watcher, self.language, self.told[self.watcher]):
            self.console.print(line, markup=False)
        self.told[self.watcher] = len(self.table.events(self.watcher))
        title = self.say(f"{self.table.game.name}-name")
        self.console.print(Panel.fit(text(self.table, self.watcher, self.language), title=title))

    def ask(self, seat: Seat) -> bool:
        """One answer of a person; False if the person leaves."""
        table, game = self.table, self.table.game
        legal = table.legal(seat)
        question = self.say(table.prompt(seat))
        self.console.print(self.say("core-question-for", player=table.names[seat], question=question), markup=False)
        for number, action in enumerate(legal, 1):
            label, args = game.notation.label(action.word)
            self.console.print(f"  {number:>3}  {self.say(f'{game.name}-{label}', **args)}", markup=False)
        while True:
            line = self.read()
            if line is None or line == "q":
                return False
            try:
                if line == "u":
                    table.undo(seat if self.last is None else self.last)
                    return True
                if line.startswith("?"):
                    self.explain(seat, line[1:].strip(), len(legal))
                elif line.startswith("!"):
                    self.look(seat, line[1:].strip(), [action.word for action in legal])
                else:
                    listed = self.number(line, len(legal))
                    table.answer(seat, legal[listed - 1] if listed else line)
                    self.last = seat
                    return True
            except Refused as error:
                self.console.print(error.say(self.language), markup=False)
            except IgrotekaError:
                self.console.print(self.say("core-not-a-number", value=shown(line)), markup=False)

    def number(self, word: str, count: int) -> int:
        """The number of an answer in the list; 0 if this is none."""
        short = word.isascii() and word.isdecimal() and len(word) < 8
        return int(word) if short and int(word) <= count else 0

    def explain(self, seat: Seat, word: str, count: int) -> None:
        """Why an answer is not allowed."""
        reason = None if self.number(word, count) else self.table.why_not(seat, word)
        said = self.say("core-fine") if reason is None else Refused(reason).say(self.language)
        self.console.print(said, markup=False)

    def look(self, seat: Seat, of: str, legal: list[str]) -> None:
        """What the rules can see ahead of an answer, or of the table as it is."""
        listed = self.number(of, len(legal))
        try:
            sight = self.table.game.look(self.table.view(seat), legal[listed - 1] if listed else of)
        except BadInput as error:
            self.console.print(error.say(self.language), markup=False)
            return
        for line in lines_of(sight) or [self.say("core-nothing-ahead")]:
            self.console.print(f"  {line}", markup=False)

    def read(self) -> str | None:
        """A line of the person; None at the end of input."""
        self.console.print(self.say("core-your-number"), end=": ", markup=False)
        line = sys.stdin.readline()
        if line:
            return line.strip()
        self.console.print()
        return None


def lines_of(sight: object) -> list[str]:
    """What was seen ahead, as lines: a line for each field, and in a row of things for each of them."""
    found = []
    for name, value in fields_in(sight):
        for item in things_in(value):
            parts = " ".join(f"{part}={plain(inner)}" for part, inner in fields_in(item))
            found.append(f"{name}: {parts or plain(item)}")
    return found


def things_in(value: object) -> list[object]:
    """The things of a row, or of rows of rows; anything else is one thing."""
    rows = value if isinstance(value, tuple) else ()
    if any(isinstance(item, tuple) or is_dataclass(item) for item in rows):
        return [thing for row in rows for thing in things_in(row)]
    return [] if value == () else [value]


def fields_in(value: object) -> Iterable[tuple[str, object]]:
    """Names and values of the fields of a dataclass; nothing of anything else."""
    return said(value).items() if is_dataclass(value) else ()
