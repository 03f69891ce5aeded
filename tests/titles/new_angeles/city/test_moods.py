"""What makes faces change, from public facts alone, and how long it holds."""

import pytest

from newangeles_gui.table.faces import LONGEST
from newangeles_gui.titles.new_angeles.city.rim import Moods
from newangeles_gui.titles.new_angeles.city.rim.people import DECIDES
from newangeles_gui.titles.new_angeles.tellings import TELLINGS

OFFER = ("main_offer_proposed", {"player": "nbn", "card": "x"})
COUNTER = ("counteroffer_proposed", {"player": "jinteki", "card": "y"})
SUPPORT = ("supported", {"player": "melange", "side": "counter", "cards": 2})
WON = ("deal_won", {"player": "jinteki", "side": "counter", "main": 0, "counter": 2})


def after(*told):
    moods = Moods()
    for kind, facts in told:
        moods.hear(kind, facts)
    return moods


def felt(moods):
    names = ("nbn", "jinteki", "melange", "weyland")
    return {name: moods.of(name) for name in names if moods.of(name) != "calm"}


@pytest.mark.parametrize(
    ("told", "moods"),
    [
        ([], {}),
        ([OFFER], {}),
        ([OFFER, COUNTER], {"nbn": "annoyed", "jinteki": "scheming"}),
        ([("capital_gained", {"player": "nbn", "amount": 1})], {}),
        ([("capital_gained", {"player": "nbn", "amount": 2})], {"nbn": "pleased"}),
        ([("capital_lost", {"player": "nbn", "amount": 3})], {}),
        ([("capital_lost", {"player": "nbn", "amount": 4})], {"nbn": "angry"}),
        ([("promise_kept", {"player": "nbn", "to": "jinteki"})], {"jinteki": "pleased"}),
        ([("promise_broken", {"player": "nbn", "to": "jinteki"})], {"jinteki": "angry"}),
        ([("asset_stolen", {"player": "nbn", "to": "jinteki"})], {"nbn": "angry"}),
        ([("card_stolen", {"player": "nbn", "to": "jinteki"})], {"nbn": "angry"}),
        ([("emergency_stolen", {"player": "nbn", "of": "jinteki"})], {"jinteki": "angry"}),
    ],
)
def test_causes(told, moods):
    assert felt(after(*told)) == moods


def test_a_second_counteroffer_annoys_who_made_the_first():
    again = ("counteroffer_proposed", {"player": "weyland", "card": "z"})
    assert felt(after(OFFER, COUNTER, again))["jinteki"] == "annoyed"
    moods = after(OFFER, COUNTER, again, ("deal_won", {"player": "weyland", "side": "counter"}))
    assert felt(moods) == {"nbn": "annoyed", "jinteki": "annoyed", "weyland": "pleased"}


def test_who_wins_is_pleased_and_who_backed_the_other_is_annoyed():
    lost = ("supported", {"player": "weyland", "side": "main", "cards": 1})
    moods = felt(after(OFFER, COUNTER, SUPPORT, lost, WON))
    assert moods == {
        "jinteki": "pleased", "nbn": "annoyed", "weyland": "annoyed", "melange": "scheming",
    }  # fmt: skip


@pytest.mark.rule("54.5")
def test_who_turns_the_vote_has_schemed():
    back = ("supported", {"player": "weyland", "side": "main", "cards": 2})
    more = ("supported", {"player": "nbn", "side": "main", "cards": 1})
    moods = after(OFFER, COUNTER, SUPPORT, back, more)
    assert felt(moods)["melange"] == felt(moods)["weyland"] == "scheming"
    assert moods.of("nbn") == "calm"  # it was won before
    assert after(OFFER, COUNTER, more).of("nbn") == "calm"


@pytest.mark.parametrize("kind", sorted(DECIDES))
def test_a_mood_holds_until_the_next_decision(kind):
    assert kind in TELLINGS
    moods = after(("capital_lost", {"player": "nbn", "amount": 9}))
    moods.hear(kind, {"player": "jinteki", "side": "main", "cards": 0, "card": "x"})
    assert moods.of("nbn") in ("angry", "annoyed")
    moods.hear(kind, {"player": "nbn", "side": "main", "cards": 0, "card": "x"})
    assert moods.of("nbn") != "angry"


def test_a_mood_holds_no_longer_than_some_seconds():
    moods = after(("capital_lost", {"player": "nbn", "amount": 9}))
    assert moods.wait() == LONGEST
    assert not moods.update(LONGEST - 1)
    moods.feel("jinteki", "scheming")
    assert moods.wait() == 1
    assert moods.update(1.5)
    assert felt(moods) == {"jinteki": "scheming"}
    assert moods.update(LONGEST) and moods.wait() is None
