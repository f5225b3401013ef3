"""What the caller did wrong, in one sentence that says what was expected. The table is unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.core.messages import tr

if TYPE_CHECKING:
    from igroteka.core.wire import Reason

LONGEST = 200  # characters of a value that an error repeats
LARGEST = 10**12  # a larger number is repeated as text


def shown(value: object) -> object:
    """A value as an error may repeat it, whatever it is: a small number, or a short text on one line."""
    if isinstance(value, int) and not isinstance(value, bool) and -LARGEST < value < LARGEST:
        return value
    try:
        text = str(value)
    except Exception:  # too long, too deep, or with a __str__ that fails
        text = type(value).__name__
    text = text[: LONGEST - 1] + "…" if len(text) > LONGEST else text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


class IgrotekaError(Exception):
    """The base of all errors a caller of the public interface can cause."""

    def __init__(self, message: str, **args: object) -> None:
        self.message = message  # an id of core/locale, or of a game's
        self.arguments = {name: shown(value) for name, value in args.items()}
        super().__init__(message, self.arguments)

    def say(self, language: str) -> str:
        """The sentence in one of the four languages."""
        return tr(language, self.message, self.arguments)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[Any, ...]:  # to come back whole from another process
        return _again, (type(self), self.__dict__)


def _again(kind: type[IgrotekaError], fields: dict[str, object]) -> IgrotekaError:
    error = kind.__new__(kind)
    error.__dict__.update(fields)
    error.args = (error.message, error.arguments)
    return error


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

    def say(self, language: str) -> str:
        """The sentence with the paragraphs that say so."""
        cited = f" ({', '.join(self.reason.rules)})" if self.reason.rules else ""
        return super().say(language) + cited


class BadFile(IgrotekaError):
    """A saved game, example, layout or other file cannot be used as it is."""


class BadInput(IgrotekaError):
    """An argument of a command or a public function is not what it should be."""
