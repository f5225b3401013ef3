"""All possible answers, and what may forbid them.

A move is a row of small answers: steps and turns, shots, cards taken.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, firsts
from igroteka.core.compat import vec
from igroteka.core.grid import FACINGS
from igroteka.games.robomaso.box import CAPACITY, JAY, KIND_NAMES, NONE, RAY, ROBOTS, SLIMER, SNOWBANG
from igroteka.games.robomaso.tables import CORNER_OPEN, CORNERS, INNER, WIDTH, cell_at, cell_name

# questions
ASK_DISCS: Final = 0  # which robot gets one disc
ASK_CORNER: Final = 1  # the home corner
ASK_OPENING: Final = 2  # how the first card lies
ASK_PLACE: Final = 3  # the first robot and its heading
ASK_BUILD: Final = 4  # draw, or lay the deployment field or the computer
ASK_LAY: Final = 5  # where the drawn card goes
ASK_DEPLOY: Final = 6
ASK_PICK: Final = 7  # which robot moves
ASK_DRIVE: Final = 8
ASK_TAKE: Final = 9  # the symbol of the cell
ASK_GIVE: Final = 10  # the same for the partner
ASK_ROB: Final = 11  # discs of a foreign computer
ASK_HOME: Final = 12  # back on the deployment field after a raid
ASK_AIM: Final = 13  # which of two robots on one cell
ASK_FIGHT: Final = 14  # fire or hold
ASK_SECRET: Final = 15  # the same, both at once
ASK_LOOT: Final = 16
ASK_END: Final = 17  # the end of the turn
QUESTIONS: Final = [
    "robomaso-discs",
    "robomaso-corner",
    "robomaso-opening",
    "robomaso-place",
    "robomaso-build",
    "robomaso-lay",
    "robomaso-deploy",
    "robomaso-pick",
    "robomaso-drive",
    "robomaso-take",
    "robomaso-give",
    "robomaso-rob",
    "robomaso-home",
    "robomaso-aim",
    "robomaso-fight",
    "robomaso-secret",
    "robomaso-loot",
    "robomaso-end",
]

# verbs
SPLIT: Final = 0  # robot: it gets one disc, the other one two
CHOOSE: Final = 1  # corner
PUT: Final = 2  # robot and heading
DRAW: Final = 3
SKIP: Final = 4
LAY_CARD: Final = 5  # cell and quarter turns
LAY_FIELD: Final = 6  # cell
LAY_COMPUTER: Final = 7  # cell and quarter turns
STORE: Final = 8  # robot
CANCEL: Final = 9  # discs for the first robot
ENTER: Final = 10  # robot and heading
POSTPONE: Final = 11  # robot
MOVE: Final = 12  # robot
STEP: Final = 13  # side
TURN: Final = 14
WAIT: Final = 15
STOP: Final = 16
SUICIDE: Final = 17
SOW: Final = 18  # a flytrap
HOP: Final = 19  # cell and, at corners, the side to leave by
FIRE: Final = 20  # way of shooting
HOLD: Final = 21
HOLD_WITH: Final = 22  # way of shooting, if it comes to that
NAME: Final = 23  # robot
TAKE: Final = 24  # no answer throws a card away or changes it for another (RM-073, RM-R44)
LEAVE: Final = 25
GRAB: Final = 26  # discs
SPOIL: Final = 27  # kind of card
ENOUGH: Final = 28
SPIN: Final = 29  # robot: it has moved, and turns round
END_TURN: Final = 30  # of the turn

# ways of shooting: a gun, a side and, for the snowbang, a distance
NEST_GUN: Final = 0
GUNS: Final = [NEST_GUN, SLIMER, RAY, JAY, SNOWBANG]  # in the order of RM-R58
GUN_NAMES: Final = ["nest", *(KIND_NAMES[kind] for kind in GUNS[1:])]
THROW: Final = 3  # cells a snowbang flies at the most (RM-128)
_ways = [(gun, side, 0) for gun in GUNS[:-1] for side in range(4)]
_ways += [(SNOWBANG, side, far) for side in range(4) for far in range(1, THROW + 1)]
WAYS: Final = len(_ways)
GUN: Final[vec[i64]] = array([way[0] for way in _ways])
SIDE: Final[vec[i64]] = array([way[1] for way in _ways])
FAR: Final[vec[i64]] = array([way[2] for way in _ways])
WAY_NAMES: Final = [f"{GUN_NAMES[GUNS.index(gun)]}:{FACINGS[side]}{far or ''}" for gun, side, far in _ways]
CHOICES: Final = [*[f"fire:{name}" for name in WAY_NAMES], *[f"hold:{name}" for name in WAY_NAMES], "hold"]  # in secret

# why an answer is not allowed; `reasons.py` has the sentences
OTHER_QUESTION: Final = 1
NOT_EMPTY: Final = 2
NO_LINK: Final = 3
EDGES: Final = 4  # `edge_match`
UNREACHABLE: Final = 5
SEALS: Final = 6
SAME_WAY: Final = 7  # the card lies in the same way with fewer turns
NOT_HOME: Final = 8  # the first card goes to the home corner
FIELD_LAID: Final = 9
COMPUTER_LAID: Final = 10
FIELD_FIRST: Final = 11  # it must be laid now
NOT_CLOSED: Final = 13  # the heading must be an open side
CORNER_TAKEN: Final = 14
DECK_EMPTY: Final = 15
MUST_BUILD: Final = 16
NO_COMPUTER: Final = 17  # that works
NO_DISC: Final = 18
OCCUPIED_COMPUTER: Final = 19
NOT_SO_MANY: Final = 20  # discs
NOT_WAITING: Final = 21
NO_FOREIGNER: Final = 22  # on the field: it cannot be put off
HAS_MOVED: Final = 23
NO_OPENING: Final = 25
BACKWARDS: Final = 26
INTO_WALL: Final = 27
INTO_VOID: Final = 28
NO_POINTS: Final = 29
MUST_DRIVE: Final = 30  # a way is open, so no waiting and no turning
MUST_WAIT: Final = 31
NO_MORE_TURNS: Final = 32
NO_BRAKES: Final = 33  # the whole movement must be used
NOT_AT_START: Final = 34
NOT_TRAPPED: Final = 35
TRUCE: Final = 36
NO_WEAPON: Final = 37
NOT_IN_NEST: Final = 38
WRONG_SIDE: Final = 39  # backwards
SHUT: Final = 40  # no opening to shoot through
NO_LANDING: Final = 41
AT_PEACE: Final = 42
MET: Final = 43
MISSES: Final = 44  # the opponent of the encounter
MUST_FIRE: Final = 45
NO_FLYTRAP: Final = 46
NO_BED: Final = 47  # a flytrap cannot lie behind the robot
NO_TELEPORT: Final = 48
SAME_TELEPORT: Final = 49
ROBOT_THERE: Final = 50
NOT_THERE: Final = 51  # the robot is not among those that can be named
NOTHING_LIKE_IT: Final = 52  # among the cards of the victim
ON_GALLERY: Final = 53
OTHER_WAY: Final = 54  # it chose the other way out of a corner
GUARDED: Final = 55  # a robot is safe there
AT_NOTHING: Final = 56  # the gun of the nest
NOT_MOVED: Final = 57  # it turns round in its move
NO_SPINNER: Final = 58  # only three manipulation cards turn a robot after its move

_table: list[tuple[str, int, dict[str, int]]] = []  # word, verb, what it speaks of
_robots = (0, 1)
_table += [(f"discs:{1 + n}", SPLIT, {"own": n}) for n in _robots]
_table += [(f"corner:{cell_name(int(CORNERS[n]))}", CHOOSE, {"corner": n}) for n in range(4)]
_table += [(f"place:{1 + n}:{FACINGS[side]}", PUT, {"own": n, "side": side}) for n in _robots for side in range(4)]
_table += [("draw", DRAW, {}), ("skip", SKIP, {})]
_inner = [int(INNER[number]) for number in range(len(INNER))]
_cells = [cell_at(x, y) for y in range(WIDTH) for x in range(WIDTH)]  # also those where no card may go
_ways_to_lie = [(cell, quarters) for cell in _cells for quarters in range(4)]
_table += [(f"lay:{cell_name(cell)}:{q}", LAY_CARD, {"cell": cell, "quarters": q}) for cell, q in _ways_to_lie]
_table += [(f"field:{cell_name(cell)}", LAY_FIELD, {"cell": cell, "quarters": 0}) for cell in _cells]
_table += [(f"computer:{cell_name(cell)}:{q}", LAY_COMPUTER, {"cell": cell, "quarters": q}) for cell, q in _ways_to_lie]
_table += [(f"store:{1 + n}", STORE, {"own": n}) for n in _robots]
_table += [(f"cancel:{discs}", CANCEL, {"discs": discs}) for discs in range(13)]
_table += [(f"deploy:{1 + n}:{FACINGS[side]}", ENTER, {"own": n, "side": side}) for n in _robots for side in range(4)]
_table += [(f"postpone:{1 + n}", POSTPONE, {"own": n}) for n in _robots]
_table += [(f"move:{1 + n}", MOVE, {"own": n}) for n in _robots]
_table += [(f"step:{FACINGS[side]}", STEP, {"side": side}) for side in range(4)]
_table += [("turn", TURN, {}), ("wait", WAIT, {}), ("stop", STOP, {})]
_table += [("suicide", SUICIDE, {}), ("flytrap", SOW, {})]
_table += [(f"hop:{cell_name(cell)}", HOP, {"cell": cell}) for cell in _inner]
for _corner in range(4):
    _cell = int(CORNERS[_corner])
    _sides = [side for side in range(4) if int(CORNER_OPEN[_corner]) & 2**side]
    _table += [(f"hop:{cell_name(_cell)}:{FACINGS[side]}", HOP, {"cell": _cell, "side": side}) for side in _sides]
_table += [(f"fire:{name}", FIRE, {"way": way}) for way, name in enumerate(WAY_NAMES)]
_table += [("hold", HOLD, {})]
_table += [(f"hold:{name}", HOLD_WITH, {"way": way}) for way, name in enumerate(WAY_NAMES)]
_table += [(f"aim:{robot}", NAME, {"robot": robot}) for robot in range(ROBOTS)]
_table += [("take", TAKE, {}), ("leave", LEAVE, {})]
_table += [(f"rob:{discs}", GRAB, {"discs": discs}) for discs in range(3)]
_table += [(f"loot:{name}", SPOIL, {"kind": kind}) for kind, name in enumerate(KIND_NAMES) if kind != CAPACITY]
_table += [("enough", ENOUGH, {})]
_table += [(f"turn:{1 + n}", SPIN, {"own": n}) for n in _robots]
_table += [("end", END_TURN, {})]

ANSWERS: Final = [row[0] for row in _table]
VERB: Final[vec[i64]] = array([row[1] for row in _table])  # by code


def _by_code(name: str) -> vec[i64]:
    return array([row[2].get(name, NONE) for row in _table])


# by code: what an answer speaks of, NONE if of nothing of the kind
OWN: Final[vec[i64]] = _by_code("own")  # a robot of the player: 0 or 1
ROBOT: Final[vec[i64]] = _by_code("robot")  # any robot
CELL: Final[vec[i64]] = _by_code("cell")
QUARTERS: Final[vec[i64]] = _by_code("quarters")  # turns of a card
TO_SIDE: Final[vec[i64]] = _by_code("side")  # to which side
WAY: Final[vec[i64]] = _by_code("way")  # of shooting
KIND: Final[vec[i64]] = _by_code("kind")  # of card
DISC_COUNT: Final[vec[i64]] = _by_code("discs")
HOME: Final[vec[i64]] = _by_code("corner")
_verbs = [row[1] for row in _table]
FIRST_CODE: Final[vec[i64]] = firsts(_verbs)  # by verb
