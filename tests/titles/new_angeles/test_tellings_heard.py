"""Every sound of an event exists, and the same events sound different from different chairs."""

import random

import pytest

from newangeles_gui import paths
from newangeles_gui.audio.facade import Ear, Sounding
from newangeles_gui.audio.sounds import AT_ONCE, read_catalogue
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from newangeles_gui.titles.telling import Earshot, Nothing, telling_of

CATALOGUE = read_catalogue(paths.assets_folders())
# What the screens play by name; talk that leads to no trade is no event of the rules.
INTERFACE = {
    "cancel", "click", "confirm", "curtain", "error", "hover", "notice", "tick",
    "trade_proposed", "trade_refused", "event_strikes", "event_passes", "resource_weighed",
    "rival_revealed", "sky_clears", "sky_darkens", "win", "loss",
}  # fmt: skip
OFFERS = [
    ("main_offer_proposed", {"player": "weyland", "card": "x"}),
    ("counteroffer_proposed", {"player": "haas", "card": "y"}),
    ("supported", {"player": "nbn", "side": "counter", "cards": 2}),
    ("support_abstained", {"player": "jinteki"}),
]
MAIN_WINS = ("deal_won", {"player": "weyland", "side": "main"})

# kind, facts, who listens, what they backed, what they hear
CASES = [
    ("phase_started", {"phase": "production"}, "nbn", "", "production"),
    ("phase_started", {"phase": "event"}, "nbn", "", ""),
    ("turn_started", {"player": "nbn"}, "nbn", "", "turn_start"),
    ("turn_started", {"player": "haas"}, "nbn", "", ""),
    ("turn_started", {"player": "haas"}, "", "", "turn_start"),
    ("deal_won", {"player": "haas", "side": "main"}, "nbn", "", "deal_won"),
    ("deal_won", {"player": "haas", "side": "main"}, "nbn", "main", "deal_won"),
    ("deal_won", {"player": "haas", "side": "main"}, "nbn", "counter", "deal_lost"),
    ("piece_placed", {"piece": "human_first"}, "", "", "unit_arrives"),
    ("piece_placed", {"piece": "orgcrime"}, "", "", "unit_arrives"),
    ("piece_placed", {"piece": "prisec"}, "", "", "unit_arrives"),
    ("piece_placed", {"piece": "illness"}, "", "", "illness"),
    ("piece_placed", {"piece": "outage"}, "", "", "outage"),
    ("piece_placed", {"piece": "development"}, "", "", "development"),
    ("piece_moved", {"piece": "prisec"}, "", "", "unit_moves"),
    ("piece_moved", {"piece": "illness"}, "", "", "illness"),
    ("piece_moved", {"piece": "outage"}, "", "", "outage"),
    ("piece_moved", {"piece": "android"}, "", "", "android_moves"),
    ("piece_removed", {"piece": "illness"}, "", "", "cured"),
    ("piece_removed", {"piece": "outage"}, "", "", "unrest_falls"),
    ("piece_removed", {"piece": "development"}, "", "", "card_discard"),
    ("piece_removed", {"piece": "orgcrime"}, "", "", "unit_moves"),
    ("unrest_rose", {"to": "protest"}, "", "", "protest"),
    ("unrest_rose", {"to": "strike"}, "", "", "strike"),
    ("produced", {"amount": 2}, "", "", "production"),
    ("produced", {"amount": 0}, "", "", ""),
    ("resource_changed", {"by": 1}, "", "", "production"),
    ("resource_changed", {"by": -2}, "", "", "asset_exhausted"),
    ("resource_changed", {"by": 0}, "", "", ""),
    ("threat_rose", {"amount": 2, "to": 24}, "", "", "threat_rise_small"),
    ("threat_rose", {"amount": 3, "to": 4}, "", "", "threat_rise_large"),
    ("threat_rose", {"amount": 1, "to": 25}, "", "", "city_lost"),
    ("demand_checked", {"met": True}, "", "", "demand_met"),
    ("demand_checked", {"met": False}, "", "", "demand_missed"),
]


@pytest.mark.parametrize(("kind", "facts", "listener", "backed", "sound"), CASES)
def test_the_facts_choose_the_sound(kind, facts, listener, backed, sound):
    memory = {listener: backed} if backed else {}
    assert TELLINGS[kind].sound_for(Earshot(facts, listener, memory)) == sound


def test_every_choice_by_facts_is_a_case_above():
    chosen = {kind for kind, row in TELLINGS.items() if not isinstance(row.sound, str | Nothing)}
    assert chosen == {case[0] for case in CASES}


def test_the_score_and_the_interface_need_exactly_the_sounds_that_ship():
    named = {row.sound for row in TELLINGS.values() if isinstance(row.sound, str)}
    named |= {case[4] for case in CASES if case[4]} | INTERFACE
    assert named == CATALOGUE.sounds.keys()


def test_every_shipped_sound_has_a_class_that_the_player_knows():
    assert {sound.rank for sound in CATALOGUE.sounds.values()} == AT_ONCE.keys()


def test_an_unknown_event_and_missing_facts_are_no_trouble():
    assert telling_of(TELLINGS, "a_later_version").sound_for(Earshot({})) == ""
    for row in TELLINGS.values():
        assert isinstance(row.sound_for(Earshot({}, "nbn")), str)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_can_be_heard(box, seed):
    """From every chair the real facts lead to sounds that exist."""
    game = new_game(box, list(box.corporations)[: 4 + seed], seed)
    dice = random.Random(seed)
    events = list(game.events)
    while game.pending:
        events += game.apply(Choice(game.pending.kind, dice.choice(game.pending.options)))
    for seat in range(game.players):
        told = [(event.kind, event.facts(seat)) for event in events]
        heard = {one.sound for one in Ear().soundings(told, TELLINGS, game.name(seat))}
        assert heard <= CATALOGUE.sounds.keys()
        assert not heard & {"win", "loss"}, "that is heard when all rivals have turned"
        assert {"card_draw", "turn_start", "asset_claimed", "coin_up"} <= heard


def last_heard(listener, *events):
    return list(Ear().soundings(events, TELLINGS, listener))[-1].sound


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
        list(ear.soundings([offer], TELLINGS, "nbn"))
    assert list(ear.soundings([MAIN_WINS], TELLINGS, "nbn")) == [Sounding("deal_lost")]


@pytest.mark.parametrize(
    ("facts", "listener", "far"),
    [
        ({"player": "nbn", "amount": 3}, "nbn", False),
        ({"player": "haas", "amount": 3}, "nbn", True),
        ({"player": "haas", "amount": 3}, "", False),
    ],
)
def test_the_coins_of_others_are_far(facts, listener, far):
    assert list(Ear().soundings([("capital_gained", facts)], TELLINGS, listener)) == [
        Sounding("coin_up", far)
    ]


def test_what_is_taken_from_me_is_near():
    stolen = ("card_stolen", {"player": "nbn", "to": "haas"})
    assert list(Ear().soundings([stolen], TELLINGS, "nbn")) == [Sounding("card_draw", False)]
    assert list(Ear().soundings([stolen], TELLINGS, "weyland")) == [Sounding("card_draw", True)]


def test_the_city_is_never_far():
    event = ("asset_claimed", {"player": "haas", "asset": "x"})
    assert list(Ear().soundings([event], TELLINGS, "nbn")) == [Sounding("asset_claimed", False)]
