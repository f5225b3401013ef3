"""The page knows no rules: rules that are changed in Python alone are shown rightly by the page as it is.

A room is opened whose Python and data are a copy with some rules changed, and whose page is the one that is built. What
is shown there is compared with what the same page shows of the same game in the room with the real rules.
"""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import igroteka
from tests.browser.conftest import Guests
from tests.browser.golems import READY
from tests.browser.play import ASKED, SCORE, bot, chair_path, comes, finish, make, me, play_turn, post
from tests.browser.progress import hand
from tests.server.client import GENEROUS, Server

AGRICULTURE = "agriculture,Agriculture,Земледелие,Landbouw,Zemědělství,1,engineering,1,1,1,0,1,4,engineering,"
PUSH = "        if is_empty(state, behind):"
ROUND = "    if 0 < state.terms.max_rounds <= state.round:"
DUSK = {"en": "night falls on Mars", "ru": "на Марсе ночь", "cs": "na Marsu je noc", "nl": "het is nacht op Mars"}

PLANTS = [  # a file below games, what stands in it once, and what is to stand there
    # Agriculture shows a price of three, not two; and if three play, each technology costs one science more
    ("progress/data/technologies.csv", f"{AGRICULTURE}2,", f"{AGRICULTURE}3,"),
    ("progress/rules/paying.py", "    return due + unmet(", "    return (state.seats == 3) + due + unmet("),
    # a golem pushes a barrel only if it walks backwards
    ("golems/rules/movement.py", PUSH, f"{PUSH[:-1]} and heading != state.facing[golem]:"),
    # an ending there was not before: after the first round
    ("algoracing/state.py", '"rounds", "alone"]', '"rounds", "alone", "dusk"]'),
    ("algoracing/rules/end.py", '    ("AR-R98",),\n', '    ("AR-R98",),\n    ("AR-R95",),\n'),
    ("algoracing/rules/end.py", f"{ROUND}\n        end(state, ROUNDS, log)", "    end(state, 4, log)"),
    *[(f"algoracing/locale/{each}.ftl", "   *[alone]", f"    [dusk] {DUSK[each]}\n   *[alone]") for each in DUSK],
    # skills count twice
    ("progress/rules/scoring.py", "    return PASSED[", "    return 2 * PASSED["),
]


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room that runs a copy of our package with the changed rules, interpreted."""
    folder = tmp_path_factory.mktemp("changed")
    own, copy = Path(igroteka.__file__).parent, folder / "igroteka"
    shutil.copytree(own, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    (copy / "static").symlink_to(own / "static")
    for name, old, new in PLANTS:
        path = copy / "games" / name
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        path.write_text(text.replace(old, new), encoding="utf-8")
    with Server(folder, *GENEROUS, IGROTEKA_COMPILED="0", PYTHONPATH=str(folder)) as running:
        yield running


@pytest.fixture
def planted(browser: Browser, changed: Server) -> Iterator[Guests]:
    """Open pages in the room with the changed rules."""
    guests = Guests(browser, changed.address)
    yield guests
    guests.close()
    assert guests.complaints == []


def test_a_price(visit: Guests, planted: Guests) -> None:
    """On the card, in the tree, and what each card of the hand costs now."""

    def shown(guests: Guests) -> dict[str, str]:
        made = make(guests.address, "progress", [me("Anna"), bot("random"), bot("random")], first_player="seat1")
        page = guests(chair_path(made))
        expect(page.locator(ASKED)).to_be_visible()
        expect(hand(page).locator(".state .amounts")).to_have_count(5)
        found = {}
        for slot in hand(page).all():
            name = slot.locator(".hidden-text").first.inner_text().partition(":")[0]
            found[name] = " ".join(slot.locator(".state").inner_text().split()[:1])
            found[name] += slot.locator(".state .amounts").get_attribute("aria-label") or ""
        card = hand(page).filter(has_text="Agriculture").locator(".line text")
        found["on the card"] = " ".join(card.all_text_contents())
        page.get_by_role("tab", name="Tree").click()
        node = page.get_by_role("region", name="Technology tree").get_by_role("button", name=re.compile("^Agriculture"))
        found["in the tree"] = (node.first.get_attribute("aria-label") or "").split(", ")[2]
        return found

    assert shown(visit) == {
        "Agriculture": "✓2 engineering",
        "Musical Instruments": "✓2 culture",
        "Bronze Working": "✓2 engineering",
        "Alphabet": "✓2 science",
        "Bridges": "✓4 engineering",
        "on the card": "2",
        "in the tree": "2 engineering",
    }
    assert shown(planted) == {
        "Agriculture": "✓1 science and 3 engineering",
        "Musical Instruments": "✓1 science and 2 culture",
        "Bronze Working": "✓1 science and 2 engineering",
        "Alphabet": "✓3 science",
        "Bridges": "−1 science / engineering",
        "on the card": "3",
        "in the tree": "3 engineering",
    }


def test_what_pushes_a_barrel(visit: Guests, planted: Guests) -> None:
    """Where the barrel is drawn: sketched while the Program is laid, and on the field after it."""

    def check(guests: Guests, sketched: list[str], end: list[str], log: str) -> None:
        page = guests(chair_path(make(guests.address, "golems", [me("Anna")], scenario="powder-keg")))
        expect(page.locator(ASKED)).to_be_visible()
        assert barrels(page, ":not(.ghost)") == ["b1", "c3"]
        for key in "fr":
            finish_key(page, key)
        expect(page.locator("g.ghost, g.turned").first).to_be_visible()  # the sketch of this Program is there
        comes(page, lambda: barrels(page, ".ghost"), sketched)
        for key in "lr":
            finish_key(page, key)
        page.locator(READY).click()
        expect(page.locator(SCORE)).to_be_visible()
        comes(page, lambda: barrels(page, ":not(.ghost)"), end)
        expect(page.get_by_role("log")).to_contain_text(log)

    check(visit, ["d3"], ["b1", "d3"], "pushes")
    check(planted, [], ["b1", "c3"], "Anna cannot move")


def finish_key(page: Page, key: str) -> None:
    """Lay a card by its key, and wait until it lies."""
    expect(page.locator(ASKED)).to_be_visible()
    question = page.locator(".decision").get_attribute("data-question")
    page.keyboard.press(key)
    expect(page.locator(f"{ASKED}:not([data-question='{question}'])")).to_be_visible()


def barrels(page: Page, which: str) -> list[str]:
    """The cells where barrels are drawn: as they lie, or as they are sketched."""
    drawn = page.locator(f"svg g{which}:has(> .lid)").evaluate_all("all => all.map(each => each.style.transform)")
    places = [[int(float(number)) // 100 for number in re.findall(r"[\d.]+", each)] for each in drawn]
    return sorted(f"{'abcdefgh'[column]}{row + 1}" for column, row in places)


def test_an_ending(visit: Guests, planted: Guests) -> None:
    """Why the game is over, in every language; where the rules are the real ones, it goes on."""

    def play_a_round(guests: Guests) -> tuple[Page, str]:
        made = make(guests.address, "algoracing", [me("Anna"), bot("random")], first_player="seat1", max_rounds=9)
        page = guests(chair_path(made))
        over, second = page.locator(SCORE), page.get_by_role("log").get_by_text(re.compile("round 2", re.IGNORECASE))
        for _ in range(20):
            expect(page.locator(f"{SCORE}, {ASKED}").first).to_be_visible()
            if over.count() or second.count():
                break
            play_turn(page, random.Random(1))
        return page, chair_path(made)

    page, _ = play_a_round(visit)
    expect(page.locator(ASKED)).to_be_visible()
    expect(page.locator(SCORE)).to_have_count(0)
    page, path = play_a_round(planted)
    expect(page.locator(SCORE)).to_contain_text(f"The game is over: {DUSK['en']}.")
    for language in ("ru", "cs", "nl"):
        expect(planted(path, language=language).locator(SCORE)).to_contain_text(f": {DUSK[language]}.")


def test_a_line_of_the_score(visit: Guests, planted: Guests) -> None:
    """A source of points counts twice: in its lines and in the total; the other lines are as they were."""
    record = json.loads(Path("tests/games/progress/replays/faster-2.json").read_text(encoding="utf-8"))
    seat, last = record["answers"].pop()
    record["over"] = False
    assert last == "pay"

    def lines(guests: Guests) -> dict[str, list[int]]:
        made = post(f"{guests.address}/api/uploads", {"name": "almost over", "text": json.dumps(record)})
        page = guests(chair_path(made, seat))
        expect(page.locator(ASKED)).to_be_visible()
        finish(page, page.locator(".desk .pay .button.main"))
        rows = page.locator(f"{SCORE} tr:has(th[scope=row])")
        expect(rows).to_have_count(12)
        texts = [[cell.strip() for cell in row.locator("th, td").all_text_contents()] for row in rows.all()]
        return {name: [int(cell.split()[0]) for cell in cells] for name, *cells in texts}

    real, doubled = lines(visit), lines(planted)
    skills = ["Actions", "Draw", "Hand limit", "Shuffle", "Development", "Research", "Quick draw"]
    gained = [sum(real[skill][place] for skill in skills) for place in (0, 1)]
    assert all(count > 0 for count in gained)
    for name, counts in real.items():
        if name in skills:
            assert doubled[name] == [2 * count for count in counts], name
        elif name == "Total":
            assert doubled[name] == [count + more for count, more in zip(counts, gained, strict=True)]
        else:
            assert doubled[name] == counts, name
