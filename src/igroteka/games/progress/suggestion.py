"""PR-R39: what to pay with: the pool, then typed knowledge, general knowledge, then cards with the least waste."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from igroteka.core.engine import SILENT
from igroteka.games.progress.box import GENERAL, KINDS, TYPES
from igroteka.games.progress.knowledge import NUMBER, amounts
from igroteka.games.progress.rules.paying import TOKEN_STEP, due_of, is_covered, lasting, spend, spend_card, use
from igroteka.games.progress.state import ProgressState
from igroteka.games.progress.tables import LETTERS, SPAN, TECH_NAMES, TECHS, WORTH


@dataclass(frozen=True)
class Payment:
    """So much lasting knowledge and so many tokens by kind, and cards."""

    uses: list[int] = field(default_factory=lambda: [0] * KINDS)
    spends: list[int] = field(default_factory=lambda: [0] * KINDS)
    drops: list[int] = field(default_factory=list)

    def words(self) -> list[str]:
        """The answers that make it, in the order the rules take them."""
        uses = [f"use:{LETTERS[kind]}" for kind in range(KINDS) for _ in range(self.uses[kind])]
        spends = [f"spend:{LETTERS[kind]}" for kind in range(KINDS) for _ in range(self.spends[kind])]
        return [*uses, *spends, *(f"drop:{TECH_NAMES[tech]}" for tech in self.drops)]

    def smaller(self) -> Iterator[Payment]:
        """The same without one thing: general knowledge first, then typed, tokens before what lasts; cards last."""
        for kind in (GENERAL, *range(TYPES)):
            if self.spends[kind]:
                yield replace(self, spends=_less(self.spends, kind))
            if self.uses[kind]:
                yield replace(self, uses=_less(self.uses, kind))
        for place in range(len(self.drops)):
            yield replace(self, drops=self.drops[:place] + self.drops[place + 1 :])


def _less(counts: list[int], kind: int) -> list[int]:
    return [count - (each == kind) for each, count in enumerate(counts)]


def read_payment(words: list[str]) -> Payment:
    """The payment these answers make; a ValueError or KeyError says that they make none."""
    payment = Payment()
    for word in words:
        verb, _, what = word.partition(":")
        if verb == "drop":
            payment.drops.append(NUMBER[what])
        else:
            {"use": payment.uses, "spend": payment.spends}[verb][LETTERS.index(what)] += 1
    return payment


def after(state: ProgressState, seat: int, payment: Payment) -> ProgressState:
    """The table when a payment has been produced, before the price is taken."""
    paid = state.clone()
    for kind in range(KINDS):
        for _ in range(payment.uses[kind]):
            use(paid, seat, kind, SILENT)
        for _ in range(payment.spends[kind]):
            spend(paid, seat, kind, SILENT)
    for tech in payment.drops:
        spend_card(paid, seat, tech, SILENT)
    return paid


def needless(state: ProgressState, seat: int, payment: Payment) -> bool:
    """Whether something could be kept, and the price would be met all the same."""
    return any(is_covered(after(state, seat, less), seat) for less in payment.smaller())


def suggest(state: ProgressState, seat: int) -> Payment | None:
    """What should pay for the target; None: all there is is not enough."""
    payment = Payment()
    due = amounts(int(due_of(state, seat, state.target)))
    types = [max(0, due[kind] - int(state.pool[kind])) for kind in range(TYPES)]
    left = max(0, sum(types) - int(state.pool[GENERAL]))
    can_use = [int(lasting(state, seat, kind)) if state.step <= kind else 0 for kind in range(KINDS)]
    can_spend = [
        int(state.tokens[seat * KINDS + kind]) if state.step <= TOKEN_STEP + kind else 0 for kind in range(KINDS)
    ]
    for kinds in (range(TYPES), range(GENERAL, KINDS)):
        for counts, can in ((payment.uses, can_use), (payment.spends, can_spend)):
            for kind in kinds:
                counts[kind] = min(left, can[kind], types[kind] if kind < TYPES else left)
                left -= counts[kind]
                if kind < TYPES:
                    types[kind] -= counts[kind]
    if left:
        drops = _least_waste(state, seat, left)
        if drops is None:
            return None
        payment.drops.extend(drops)
    return _spared(state, seat, payment)


def _spared(state: ProgressState, seat: int, payment: Payment) -> Payment:
    """What large cards make needless is kept."""
    for less in payment.smaller():
        if is_covered(after(state, seat, less), seat):
            return _spared(state, seat, less)
    return payment


def _least_waste(state: ProgressState, seat: int, least: int) -> list[int] | None:
    """The cards that bring so much with the least left over; among those the fewest useful, then the fewest."""
    hand = [tech for tech in range(TECHS) for _ in range(int(state.hand[seat * SPAN + tech]))]
    hand.sort(key=lambda tech: int(WORTH[tech]))
    best: dict[int, tuple[int, int, list[int]]] = {0: (0, 0, [])}  # by what they bring: useful ones, how many, which
    for tech in hand:
        idle = tech == state.target or state.area[seat * SPAN + tech] or state.hand[seat * SPAN + tech] > 1
        for brings, (useful, count, cards) in list(best.items()):
            total = brings + int(WORTH[tech])
            found = (useful + (0 if idle else 1), count + 1, [*cards, tech])
            if brings < least and (total not in best or found[:2] < best[total][:2]):
                best[total] = found
    enough = [brings for brings in best if brings >= least]
    return best[min(enough)][2] if enough else None
