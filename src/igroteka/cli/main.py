"""The command line. Bad input gets one clear line on standard error and exit code 2, never a traceback."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from igroteka import __version__
from igroteka.cli import bench, examples, play, replay, rules, simulate
from igroteka.cli.common import build_name
from igroteka.core.errors import BadInput, IgrotekaError
from igroteka.core.words import LANGUAGES, language_of_machine

LATER = ("serve", "arena")  # commands of later versions: their names are taken


class Parser(argparse.ArgumentParser):
    """Says in one line what was expected."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; try {self.prog} --help\n")


def parser() -> Parser:
    """All commands and their arguments."""
    whole = Parser(prog="igroteka", description="A room of board games.")
    whole.add_argument("--version", action="version", version=f"igroteka {__version__} ({build_name()})")
    commands = whole.add_subparsers(dest="command", title="commands", parser_class=Parser, metavar="COMMAND")
    for module in (play, simulate, replay, examples, rules, bench):
        name = module.__name__.rpartition(".")[2]
        added = commands.add_parser(name, help=module.HELP, description=module.__doc__)
        added.add_argument("--lang", choices=LANGUAGES, default=language_of_machine(), help="language of what is told")
        module.arguments(added)
        added.set_defaults(run=module.run)
    for name in LATER:
        commands.add_parser(name, help="comes in a later version")
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; without one, sit down at a table in the terminal."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = language_of_machine()
    try:
        if words[:1] in [[name] for name in LATER]:
            raise BadInput("core-comes-later", command=words[0])
        asked = parser().parse_args(words or ["play", "fourinarow"])
        language = asked.lang
        run: Callable[[argparse.Namespace], int] = asked.run
        return run(asked)
    except IgrotekaError as error:
        cited = getattr(getattr(error, "reason", None), "rules", ())
        print(f"igroteka: {error.say(language)}" + (f" ({', '.join(cited)})" if cited else ""), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
