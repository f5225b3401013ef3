"""What `igroteka` does. Bad input gets one clear line on standard error and exit code 2, never a traceback."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from igroteka import __version__
from igroteka.cli.common import build_name
from igroteka.core.errors import IgrotekaError, shown
from igroteka.core.messages import LANGUAGES, language_of_machine


class Parser(argparse.ArgumentParser):
    """Says in one line what was expected."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {shown(message)}; try {self.prog} --help\n")


def parser() -> Parser:
    """All commands and their arguments."""
    from igroteka.cli import bench, examples, play, replay, rules, serve, simulate

    whole = Parser(prog="igroteka", description="A room of board games.")
    whole.add_argument("--version", action="version", version=f"igroteka {__version__} ({build_name()})")
    commands = whole.add_subparsers(dest="command", title="commands", parser_class=Parser, metavar="COMMAND")
    for module in (serve, play, simulate, replay, examples, rules, bench):
        name = module.__name__.rpartition(".")[2]
        added = commands.add_parser(name, help=module.HELP, description=module.__doc__)
        added.add_argument("--lang", choices=LANGUAGES, default=language_of_machine(), help="language of what is told")
        module.arguments(added)
        added.set_defaults(run=module.run)
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; without one, open the room."""
    open_streams()
    language = language_of_machine()
    try:
        words = list(sys.argv[1:] if arguments is None else arguments)
        asked = parser().parse_args(words or ["serve"])
        language = asked.lang
        run: Callable[[argparse.Namespace], int] = asked.run if words else open_room
        code = run(asked)
        sys.stdout.flush()
        return code
    except IgrotekaError as error:
        print(f"igroteka: {error.say(language)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has seen enough
        _forget_output()
        return 0
    except OSError as error:  # a full disk, a file that went away
        print(f"igroteka: {error.strerror or type(error).__name__}", file=sys.stderr)
        _forget_output()
        return 2


def open_room(asked: argparse.Namespace) -> int:
    """Open the room on this machine and show its page; a room that is open already is shown instead."""
    from igroteka.cli import serve

    return serve.open_room(asked)


def open_streams() -> None:
    """Streams that are closed lead nowhere, and what a stream cannot write is written as a question mark."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_output() -> None:
    """What is still to be written at the end goes nowhere, so that closing does not fail once more."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
