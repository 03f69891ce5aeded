"""What is timed in Streets stays within what was promised."""

from newangeles_gui.commands.bench import best
from newangeles_gui.titles.streets.rules import Box
from newangeles_gui.titles.streets.rules.timed import timed

# Seconds; measured on one core they are a tenth of this, or a quarter for the whole hand.
PROMISED = {
    "legal_builds_of_a_full_city_us": 400e-6,
    "clone_of_a_full_city_us": 15e-6,
    "ledger_of_a_place_us": 200e-6,
    "ledger_of_a_hand_ms": 15e-3,
}


def test_a_full_city_is_as_quick_as_was_promised(box: Box) -> None:
    works = timed(box)
    assert list(works) == list(PROMISED)
    for name, work in works.items():
        assert best(work, 5) < PROMISED[name], name
    legal, hand = works["legal_builds_of_a_full_city_us"](), works["ledger_of_a_hand_ms"]()
    assert isinstance(legal, list)
    assert isinstance(hand, list)
    assert len(legal) == len(hand) > 30
