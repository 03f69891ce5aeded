"""The same events sound different from different chairs."""

import pytest

from newangeles_gui.audio.burst import Cue
from newangeles_gui.audio.ear import Ear

OFFERS = [
    ("main_offer_proposed", {"player": "weyland", "card": "x"}),
    ("counteroffer_proposed", {"player": "haas", "card": "y"}),
    ("supported", {"player": "nbn", "side": "counter", "cards": 2}),
    ("support_abstained", {"player": "jinteki"}),
]
MAIN_WINS = ("deal_won", {"player": "weyland", "side": "main"})


def last_heard(listener, *events):
    return list(Ear().cues(events, listener))[-1].sound


@pytest.mark.parametrize(
    ("listener", "sound"),
    [
        ("weyland", "deal_won"),
        ("haas", "deal_lost"),
        ("nbn", "deal_lost"),
        ("jinteki", "deal_won"),
        ("", "deal_won"),
    ],
)
def test_a_deal_is_lost_by_those_who_backed_the_other_offer(listener, sound):
    assert last_heard(listener, *OFFERS, MAIN_WINS) == sound


def test_an_offer_that_was_taken_back_cannot_lose():
    returned = ("counteroffer_returned", {"player": "haas", "card": "y"})
    assert last_heard("haas", *OFFERS[:2], returned, MAIN_WINS) == "deal_won"


def test_the_last_deal_is_forgotten():
    ended = ("deal_ended", {})
    again = ("main_offer_proposed", {"player": "globalsec", "card": "z"})
    assert last_heard("haas", *OFFERS, MAIN_WINS, ended, MAIN_WINS) == "deal_won"
    assert last_heard("haas", *OFFERS, again, MAIN_WINS) == "deal_won"


def test_who_backed_what_is_remembered_from_call_to_call():
    ear = Ear()
    for offer in OFFERS:
        list(ear.cues([offer], "nbn"))
    assert list(ear.cues([MAIN_WINS], "nbn")) == [Cue("deal_lost")]


@pytest.mark.parametrize(
    ("facts", "listener", "far"),
    [
        ({"player": "nbn", "amount": 3}, "nbn", False),
        ({"player": "haas", "amount": 3}, "nbn", True),
        ({"player": "haas", "amount": 3}, "", False),
    ],
)
def test_the_coins_of_others_are_far(facts, listener, far):
    assert list(Ear().cues([("capital_gained", facts)], listener)) == [Cue("coin_up", far)]


def test_what_is_taken_from_me_is_near():
    stolen = ("card_stolen", {"player": "nbn", "to": "haas"})
    assert list(Ear().cues([stolen], "nbn")) == [Cue("card_draw", False)]
    assert list(Ear().cues([stolen], "weyland")) == [Cue("card_draw", True)]


def test_the_city_is_never_far():
    event = ("asset_claimed", {"player": "haas", "asset": "x"})
    assert list(Ear().cues([event], "nbn")) == [Cue("asset_claimed", False)]
