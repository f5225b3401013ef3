"""Chance is fair, can be repeated, and is the same everywhere."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core.arrays import array, listed
from igroteka.core.rng import PlayoutRng, Rng, ScriptedRng, TableRng, rng_from


def sources() -> list[Rng]:
    return [PlayoutRng(7), TableRng("7"), ScriptedRng([5, 4, 3, 2, 1, 0] * 20)]


def test_known_numbers_never_change() -> None:
    assert int(PlayoutRng(2**70 + 5).bits32()) == 3742504585
    table = TableRng("a seed")
    assert [int(table.below(1000)) for _ in range(5)] == [956, 415, 594, 160, 571]


@pytest.mark.parametrize("rng", [PlayoutRng(1), TableRng("1")], ids=["playout", "table"])
def test_every_number_is_equally_likely(rng: Rng) -> None:
    drawn = Counter(int(rng.below(6)) for _ in range(6000))
    assert sorted(drawn) == list(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in drawn.values()) < 25  # chi squared, far beyond chance


@pytest.mark.parametrize("rng", sources(), ids=["playout", "table", "scripted"])
def test_a_clone_gives_the_same_numbers_and_is_independent(rng: Rng) -> None:
    rng.below(6)
    copy = rng.clone()
    mine = [int(rng.below(6)) for _ in range(11)]
    assert [int(copy.below(6)) for _ in range(11)] == mine
    assert rng.draws == copy.draws == 12


@pytest.mark.parametrize("rng", sources(), ids=["playout", "table", "scripted"])
@pytest.mark.parametrize("before", [0, 1, 8, 9, 17])
def test_a_source_comes_back_from_its_key(rng: Rng, before: int) -> None:
    source = rng.clone()
    for _ in range(before):
        source.below(6)
    again = rng_from(source.key())
    assert again.key() == source.key()
    assert [int(again.below(6)) for _ in range(20)] == [int(source.below(6)) for _ in range(20)]


@settings(deadline=None)
@given(st.integers(0, 2**96 - 1), st.lists(st.integers(0, 99), max_size=30))
def test_a_shuffle_keeps_every_card(seed: int, cards: list[int]) -> None:
    deck = array(cards)
    PlayoutRng(seed).shuffle(deck)
    assert sorted(listed(deck)) == sorted(cards)


def test_every_order_comes_up() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng = PlayoutRng(3)
    for _ in range(2400):
        deck = array([0, 1, 2, 3])
        rng.shuffle(deck)
        orders[tuple(listed(deck))] += 1
    assert len(orders) == 24
    assert min(orders.values()) > 50


def test_a_script_says_what_does_not_fit() -> None:
    with pytest.raises(ValueError, match="says 9 where a number below 6 is needed"):
        ScriptedRng([9]).below(6)
    with pytest.raises(ValueError, match="used up"):
        ScriptedRng([]).below(6)


@pytest.mark.parametrize("limit", [0, -5, 2**32 + 1])
def test_chance_chooses_among_at_least_one_possibility(limit: int) -> None:
    with pytest.raises(ValueError, match="chance chooses among 1 to"):
        PlayoutRng(1).below(limit)


@pytest.mark.parametrize("key", ["", "foo 1 1 2 3 4", "playout x 1 2 3 4", "table 1"])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match=r"key|unpack|literal"):
        rng_from(key)


def test_table_chance_cannot_be_told_from_another_seed() -> None:
    one, two = TableRng("1"), TableRng("2")
    assert [int(one.below(100)) for _ in range(20)] != [int(two.below(100)) for _ in range(20)]


def test_a_list_is_shuffled_as_an_array_is() -> None:
    numbers = array([3, 1, 4, 1, 5, 9])
    PlayoutRng(7).shuffle(numbers)
    assert PlayoutRng(7).shuffled([3, 1, 4, 1, 5, 9]) == listed(numbers)
