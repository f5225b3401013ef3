"""What the caller did wrong, in one sentence that says what was expected. The table is unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.core.words import tr

if TYPE_CHECKING:
    from igroteka.core.wire import Reason


class IgrotekaError(Exception):
    """The base of all errors a caller of the public interface can cause."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message, args)
        self.message = message  # an id of core/locale
        self.numbers = args

    def say(self, language: str) -> str:
        """The sentence in one of the four languages."""
        return tr(language, self.message, self.numbers)

    def __str__(self) -> str:
        return self.say("en")


class UnknownGame(IgrotekaError):
    """There is no game of this name."""


class BadSetup(IgrotekaError):
    """Seats, options, names or seed do not fit the game."""


class BadAnswer(IgrotekaError):
    """This is no answer of this game, or no seat of this table."""


class Refused(IgrotekaError):
    """The rules forbid it; `reason` names the paragraph."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.message, **reason.args)
        self.reason = reason

    def __str__(self) -> str:
        cited = f" ({', '.join(self.reason.rules)})" if self.reason.rules else ""
        return super().__str__() + cited


class BadFile(IgrotekaError):
    """A saved game, example, layout or other file cannot be used as it is."""


class BadInput(IgrotekaError):
    """An argument of a command or a public function is not what it should be."""
