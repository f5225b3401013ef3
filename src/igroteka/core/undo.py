"""What may still be taken back: the steps since the last point of no return, each with the state before it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from igroteka.core.engine import NOBODY, SILENT, Action, Rules, State
from igroteka.core.errors import Refused
from igroteka.core.wire import Event, Reason, Seat

REMEMBERED: Final = 64  # steps that were taken back for another one and can be brought back, about


@dataclass(frozen=True)
class Step:
    """Answers that a seat gave at once, with the state before them."""

    before: State
    seat: Seat
    actions: tuple[Action, ...]
    final: str  # the message that says why it cannot be taken back; "" if it can
    replaced: tuple[Step, ...] = ()  # steps that were taken back for this one

    def is_open_secret(self, now: State) -> bool:
        """Whether these are sealed answers whose phase still goes on: others know nothing of them."""
        return is_open_secret(self.before, now)


def is_open_secret(before: State, now: State) -> bool:
    """Whether a sealed phase goes on as before: what was answered in between nobody else knows."""
    return bool(before.sealed and now.sealed and before.phase == now.phase)


def is_unseen(before: State, now: State) -> bool:
    """Whether the others see nothing of what a seat did in secret: not even that it is ready."""
    return is_open_secret(before, now) and before.thinking() == now.thinking()


def remembered(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps that are taken back for another one, with what they had replaced themselves.

    Of changes of changes only the latest are kept: whoever changes a Program all evening must not fill the memory.
    """
    depth = count = 0
    level = steps
    while level and (depth == 0 or count + len(level) <= REMEMBERED):
        depth, count = depth + 1, count + len(level)
        level = tuple(older for step in level for older in step.replaced)
    return _cut(steps, depth) if level else steps


def _cut(steps: tuple[Step, ...], depth: int) -> tuple[Step, ...]:
    return tuple(replace(step, replaced=_cut(step.replaced, depth - 1)) for step in steps) if depth else ()


@dataclass(frozen=True)
class Past:
    """A state and the steps that led to it."""

    state: State
    steps: tuple[Step, ...]

    def last_of(self, seat: Seat) -> int | Reason:
        """Where the last step of a seat stands, or why it cannot be taken back.

        Secret answers of others whose phase still goes on are passed over: nobody knows of them. So in such a phase
        what was answered before it stands, whether somebody has answered since or not.
        """
        now, last = self.state, len(self.steps) - 1
        for place in range(last, -1, -1):
            step = self.steps[place]
            if step.seat == seat:
                if step.final:
                    return Reason(step.final, ())
                if now.practice or step.is_open_secret(now) or (place == last and not now.sealed):
                    return place
                return Reason("core-undo-committed" if now.sealed else "core-undo-another-answered", ())
            if not step.is_open_secret(now) and not now.practice:
                return Reason(step.final or "core-undo-another-answered", ())
        return Reason("core-undo-nothing", ())

    def row_of(self, seat: Seat) -> int:
        """How many answers in a row this seat can take back: those of its turn, if nothing new became known in it."""
        now, count = self.state, 0
        for step in reversed(self.steps):
            mine, hidden = step.seat == seat, step.is_open_secret(now)
            if mine and not step.final and (hidden or not now.sealed):
                count += len(step.actions)
            elif mine or not hidden:
                break
        return count

    def without(self, rules: Rules[Any], seat: Seat) -> tuple[Past, tuple[Step, ...]]:
        """The past without the last step of a seat, and what goes, that step first; Refused says why it cannot.

        Sealed answers of others do not depend on it: they are applied again. In practice all later ones go, too.
        """
        found = self.last_of(seat)
        if isinstance(found, Reason):
            raise Refused(found)
        step, later = self.steps[found], self.steps[found + 1 :]
        rest = Past(step.before, self.steps[:found])
        if step.before.practice:
            return rest, (step, *later)
        return rest.again(rules, later), (step,)

    def again(self, rules: Rules[Any], steps: Iterable[Step]) -> Past:
        """The past with further steps, which are known to be legal."""
        state, known = self.state, list(self.steps)
        for step in steps:
            known.append(replace(step, before=state))
            state = applied(rules, state, step.seat, step.actions)
        return Past(state, tuple(known))


def applied(rules: Rules[Any], state: State, seat: Seat, actions: Sequence[Action]) -> State:
    """The state after these answers; nobody is told of them."""
    after = state.clone()
    for action in actions:
        rules.apply_code(after, seat, action.code, SILENT)
    return after


def undo_barrier(before: State, after: State, told: Sequence[Event]) -> str:
    """Why answers with these consequences cannot be taken back; "" if they can."""
    if after.mover == NOBODY:
        return "core-game-is-over"  # and its seed may be known
    if after.practice:
        return ""
    if after.rng.key() != before.rng.key():
        return "core-undo-chance"
    if any(event.reveals for event in told):
        return "core-undo-revealed"
    if after.commits != before.commits:
        return "core-undo-committed"
    return ""
