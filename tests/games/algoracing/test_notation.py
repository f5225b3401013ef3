"""Positions that cannot be are refused with one sentence."""

from __future__ import annotations

import pytest

from igroteka import games
from igroteka.core.errors import BadFile
from igroteka.core.rng import PlayoutRng

GAME = games.get("algoracing")


@pytest.mark.parametrize(
    ("given", "options", "sentence"),
    [
        ({"edits": "run"}, {}, "“edits”: run is not possible here"),
        ({"edits": "lay:S:5"}, {}, "“edits”: lay:S:5 is not possible here"),
        ({"edits": "lift:1"}, {"mode": "full"}, "“edits”: lift:1 is not possible here"),
        ({"edits": "cover:S:1"}, {}, "“edits”: cover:S:1 is not possible here"),
        ({"edits": " ".join(["lay:S:1"] * 6)}, {"mode": "full"}, "“edits”: lay:S:1 is not possible here"),
        ({"edits": "fly"}, {}, "“edits”: 'fly' is none of lay:S:1"),
        ({"asks": "exchange", "exchange": "T"}, {}, "“exchange”: there is no card T for it"),
        ({"row": "S" + "/S" * 60}, {"mode": "full"}, "there are not so many cards"),
        ({"row": "S S S S S S"}, {"mode": "full"}, "an algorithm has at most 5 commands"),
        ({"row": "(S)*2"}, {"mode": "full"}, "is no part of an algorithm"),
        ({"row": "Q"}, {"mode": "full"}, "'Q' is no command"),
        ({"ended": "going-on"}, {}, "“ended”: 'going-on' is none of no, target, exhausted, rounds, alone"),
        ({"asks": "foo"}, {}, "“asks”: 'foo' is none of base, turn, exchange"),
        ({"round": "9" * 30}, {}, "“round” is a whole number"),
        ({"round": "-1"}, {}, "“round” is a whole number"),
        ({"red": "-"}, {}, "red cannot be on turn"),
        ({"red": "gone"}, {}, "red cannot be on turn"),
        ({"red": "z9 N []"}, {}, "'z9' is no square of this board"),
        ({"red": "a1 N [YBRG]"}, {}, "a rover carries at most 3 samples"),
        ({"red": "b2 N []", "yellow": "b2 N []"}, {}, "two rovers stand on b2"),
        ({"green": "b2 N []"}, {}, "is no rover in this game"),
        ({"green delivered": "Y"}, {}, "no value called green delivered"),
        ({"bases": "red=sw red=nw green=ne blue=se"}, {}, "“bases” has red or nw twice"),
        ({"bases": "red=sw"}, {}, "“bases” names a corner for each of the four colours"),
        ({"bases": "pink=sw"}, {}, "“bases”: 'pink' is none of red, yellow, green, blue"),
        ({"bars": "red-green"}, {}, "green is not on the board"),
        ({"waiting": "pink"}, {}, "'pink' is none of red"),
        ({"samples": "c1=YYYY"}, {}, "there are only 3 samples Y"),
        ({"samples": "c1=Q"}, {}, "'Q' is none of Y, B, R, G"),
        ({"red hand": "T"}, {}, "there are not so many cards T in this game"),
        ({"discard": " ".join("S" * 200)}, {}, "there are not so many cards for “discard”"),
        ({"deck": "99"}, {}, "there are not enough cards"),
        ({"field": "F9"}, {}, "there is no field F9"),
        ({"field": "F2"}, {}, "in this game the board has 6 by 6 squares"),
        ({"board": "nothing"}, {}, "a picture of a field has rows of cells"),
        ({"walls": "a1-c1"}, {}, "'a1-c1' is no wall"),
        ({"levels": "a2=7"}, {}, "'a2=7' is no level"),
        ({"elevators": "d4S"}, {"mode": "full"}, "'d4S' is no elevator"),
        ({}, {"first_player": "seat4"}, "Seat 4 cannot begin"),
        ({}, {"mode": "custom", "tokens": 5, "layout": "random"}, "have at most 16 sample marks"),
    ],
)
def test_a_position_that_cannot_be_gets_one_sentence(
    given: dict[str, str], options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadFile) as error:
        GAME.notation.read(given, 2, GAME.meta.complete(options), PlayoutRng(0))
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)
