"""What everybody can see of a district is what the rules make of it."""

import itertools

import pytest

from newangeles_gui.titles.new_angeles.facts.public_facts import exploited
from newangeles_gui.titles.new_angeles.rules import (
    ANDROID,
    HUMAN_FIRST,
    OUTAGE,
    PROTEST,
    STRIKE,
)
from newangeles_gui.titles.new_angeles.rules.city import exploit
from newangeles_gui.titles.new_angeles.rules.setup import new_game

CORPORATIONS = ["jinteki", "nbn", "weyland", "melange"]
NEW = {"protest": PROTEST, "strike": STRIKE, "outage": OUTAGE}


@pytest.mark.rule("61")
@pytest.mark.rule("12")
def test_what_production_will_bring_is_what_it_brings(box):
    seen = set()
    for pieces in itertools.product((0, HUMAN_FIRST), (0, OUTAGE), (0, PROTEST, STRIKE)):
        bits = ANDROID | sum(pieces)
        game = new_game(box, CORPORATIONS, 5)
        game.state.city[0] = bits
        exploit(game, 0)
        then = exploited(bits)
        seen.add(then)
        came = game.state.city[0] & ~bits
        assert came == NEW.get(then, 0) & ~bits, (bits, then)
    assert seen == {"", "protest", "strike", "outage"}
