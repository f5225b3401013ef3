"""All possible answers, and what may forbid them.

A payment, a draw and the discards of a turn are rows of small answers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, firsts
from igroteka.core.compat import vec
from igroteka.games.progress.box import AGES, KINDS, PRICES
from igroteka.games.progress.tables import LETTERS, PERSON_NAMES, TECH_NAMES

# questions
ASK_START: Final = 0  # before the development phase: moves of personalities
ASK_BACK: Final = 1  # which technologies in development go back to hand
ASK_ACT: Final = 2  # actions and free moves
ASK_PAY: Final = 3
ASK_DRAW: Final = 4  # the sources of a Draw
ASK_QUICK: Final = 5  # those of a Quick draw
ASK_DROP: Final = 6  # the discards of a Quick draw
ASK_SHUFFLE: Final = 7  # the age of each repetition
ASK_GIVE: Final = 8  # the hand card for a card of the time deck
ASK_AFTER: Final = 9  # after a Draw: moves of personalities
ASK_LIMIT: Final = 10  # the discards of upkeep
ASK_SUCCESSOR: Final = 11  # offered when an age begins
QUESTIONS: Final = [
    "progress-start",
    "progress-back",
    "progress-act",
    "progress-pay",
    "progress-draw",
    "progress-quick",
    "progress-drop",
    "progress-shuffle",
    "progress-give",
    "progress-after",
    "progress-limit",
    "progress-successor",
]

# verbs
BEGIN: Final = 0
KEEP: Final = 1
RETURN: Final = 2  # a technology in development
DISCOVER: Final = 3
RESEARCH: Final = 4
DRAW: Final = 5
QUICK: Final = 6
SHUFFLE: Final = 7
FUND: Final = 8  # a price of the current achievement
EXCHANGE: Final = 9  # a card of the time deck
GIVE: Final = 10
TAKE: Final = 11  # a personality
DECLINE: Final = 12
INHERIT: Final = 13
USE: Final = 14  # lasting knowledge of the personality
SPEND: Final = 15  # a knowledge token
DROP: Final = 16  # a card of the hand
COMPLETE: Final = 17  # the payment
FROM_DECK: Final = 18
FROM_PILE: Final = 19
STOP: Final = 20
FINISH: Final = 21  # the action phase, or the turn

# why an answer is not allowed; `reasons.py` has the sentences
OTHER_QUESTION: Final = 1
NOT_IN_HAND: Final = 2
SECOND_COPY: Final = 3
NOT_PAYABLE: Final = 4
NO_ACTION: Final = 5
NO_ROOM: Final = 6
NOT_DEVELOPING: Final = 7
IN_DEVELOPMENT: Final = 8
NOT_COVERED: Final = 9  # the price is not paid yet
GREY: Final = 10
NO_TOKEN: Final = 11
OUT_OF_ORDER: Final = 12  # tokens first, then cards
NEEDED: Final = 13  # what would be skipped is needed for the price
NOT_BEGUN: Final = 14
AGE_GONE: Final = 15
EMPTY_DECK: Final = 16
EMPTY_PILE: Final = 17
AT_LEAST_ONE: Final = 18
ALL_OF_THEM: Final = 19
NO_ACHIEVEMENTS: Final = 20
NO_CURRENT: Final = 21
NO_SUCH_PRICE: Final = 22
PRICE_COVERED: Final = 23
FREE_PRICE_USED: Final = 24
PRICE_NOT_PAYABLE: Final = 25
NOT_SOLO: Final = 26
EXCHANGED: Final = 27
NOT_IN_TIME: Final = 28
LEFT_THE_GAME: Final = 29
NOTHING_TO_GIVE: Final = 30
NO_PERSONALITIES: Final = 31
TOO_EARLY: Final = 32
TOO_LATE: Final = 33
TAKEN: Final = 34
HAD_ONE: Final = 35
NO_HERITAGE: Final = 36
HERITAGE_OVER: Final = 37
ONLY_IN_PAYMENT: Final = 38
NO_USE: Final = 39
NOT_OFFERED: Final = 40
NOT_DEALT: Final = 41
NO_SCHOLAR: Final = 42

_table: list[tuple[str, int, int]] = []  # word, verb, what

_table += [("begin", BEGIN, 0), ("keep", KEEP, 0)]
_table += [(f"back:{name}", RETURN, tech) for tech, name in enumerate(TECH_NAMES)]
_table += [(f"discover:{name}", DISCOVER, tech) for tech, name in enumerate(TECH_NAMES)]
_table += [(f"research:{name}", RESEARCH, tech) for tech, name in enumerate(TECH_NAMES)]
_table += [("draw", DRAW, 0), ("quick", QUICK, 0), ("shuffle", SHUFFLE, 0)]
_table += [(f"fund:{price + 1}", FUND, price) for price in range(PRICES)]
_table += [(f"exchange:{name}", EXCHANGE, tech) for tech, name in enumerate(TECH_NAMES)]
_table += [(f"give:{name}", GIVE, tech) for tech, name in enumerate(TECH_NAMES)]
_table += [(f"take:{name}", TAKE, person) for person, name in enumerate(PERSON_NAMES)]
_table += [("decline", DECLINE, 0), ("heritage", INHERIT, 0)]
_table += [(f"use:{LETTERS[kind]}", USE, kind) for kind in range(KINDS)]
_table += [(f"spend:{LETTERS[kind]}", SPEND, kind) for kind in range(KINDS)]
_table += [(f"drop:{name}", DROP, tech) for tech, name in enumerate(TECH_NAMES)]
_table += [("pay", COMPLETE, 0)]
_table += [(f"deck:{age}", FROM_DECK, age) for age in range(1, AGES + 1)]
_table += [(f"pile:{age}", FROM_PILE, age) for age in range(1, AGES + 1)]
_table += [("stop", STOP, 0), ("end", FINISH, 0)]

ANSWERS: Final = [row[0] for row in _table]
VERB: Final[vec[i64]] = array([row[1] for row in _table])  # by code
WHAT: Final[vec[i64]] = array([row[2] for row in _table])  # by code: a technology, price, person, kind or age
_verbs = [row[1] for row in _table]
FIRST_CODE: Final[vec[i64]] = firsts(_verbs)  # by verb
