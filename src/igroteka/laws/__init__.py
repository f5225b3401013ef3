"""What holds for every game. Check one's own game with `check(cases("mygame"))`.

A law is a function that takes a Case, plays, and raises LawBroken with a sentence that says what happened where.
"""

from igroteka.laws.case import Case as Case
from igroteka.laws.case import LawBroken as LawBroken
from igroteka.laws.case import cases as cases
from igroteka.laws.information import imagination as imagination
from igroteka.laws.information import twins as twins
from igroteka.laws.leaving import leaving as leaving
from igroteka.laws.messages import messages as messages
from igroteka.laws.package import layers as layers
from igroteka.laws.package import shifts as shifts
from igroteka.laws.play import census as census
from igroteka.laws.play import clones as clones
from igroteka.laws.play import determinism as determinism
from igroteka.laws.play import legality as legality
from igroteka.laws.play import memory as memory
from igroteka.laws.play import notation as notation
from igroteka.laws.play import progress as progress
from igroteka.laws.play import saving as saving
from igroteka.laws.play import simultaneity as simultaneity
from igroteka.laws.play import undo as undo
from igroteka.laws.story import story as story

LAWS = (
    determinism,
    memory,
    clones,
    legality,
    progress,
    census,
    simultaneity,
    notation,
    saving,
    undo,
    leaving,
    imagination,
    twins,
    story,
    messages,
    layers,
    shifts,
)


def check(case: Case) -> None:
    """All laws, one after the other."""
    for law in LAWS:
        law(case)
