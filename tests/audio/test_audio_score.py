"""Every event of the rules has its sound, or a reason for its silence."""

import random

import pytest
import yaml

from newangeles_gui import paths
from newangeles_gui.audio.catalogue import read_catalogue
from newangeles_gui.audio.ear import Ear
from newangeles_gui.audio.score import INTERFACE, SCORE, Hearing, Silence, sound_of
from newangeles_gui.audio.sounds import AT_ONCE
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.rules.setup import new_game

# Parts of sentences, not kinds of events.
PARTS = {"why", "goods", "promise", "until"}
KINDS = {
    kind
    for folder in paths.words_folders()
    for kind in yaml.safe_load((folder / "en" / "log.yaml").read_text(encoding="utf-8"))["log"]
} - PARTS
CATALOGUE = read_catalogue(paths.assets_folder())

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
    ("demand_checked", {"met": True}, "", "", "demand_met"),
    ("demand_checked", {"met": False}, "", "", "demand_missed"),
    ("game_over", {"winners": ["nbn", "haas"]}, "nbn", "", "win"),
    ("game_over", {"winners": ["haas"]}, "nbn", "", "loss"),
    ("game_over", {"winners": []}, "nbn", "", "loss"),
    ("game_over", {"winners": ["haas"]}, "", "", "win"),
    ("game_over", {"winners": []}, "", "", "loss"),
]


def test_every_kind_of_event_is_in_the_score():
    assert len(KINDS) > 60
    assert SCORE.keys() == KINDS


@pytest.mark.parametrize(("kind", "facts", "listener", "backed", "sound"), CASES)
def test_the_facts_choose_the_sound(kind, facts, listener, backed, sound):
    assert sound_of(kind, Hearing(facts, listener, backed)) == sound


def test_every_choice_by_facts_is_a_case_above():
    chosen = {kind for kind, entry in SCORE.items() if callable(entry)}
    assert chosen == {case[0] for case in CASES}


def test_silence_has_a_reason():
    silent = [entry for entry in SCORE.values() if isinstance(entry, Silence)]
    assert silent
    assert all(len(entry.why) > 10 for entry in silent)
    assert "" not in SCORE.values()


def test_the_score_and_the_interface_need_exactly_the_sounds_that_ship():
    named = {entry for entry in SCORE.values() if isinstance(entry, str)}
    named |= {case[4] for case in CASES if case[4]} | INTERFACE
    assert named == CATALOGUE.sounds.keys()


def test_every_shipped_sound_has_a_class_that_the_player_knows():
    assert {sound.rank for sound in CATALOGUE.sounds.values()} == AT_ONCE.keys()


def test_an_unknown_event_and_missing_facts_are_no_trouble():
    assert sound_of("a_later_version", Hearing({})) == ""
    for kind in SCORE:
        assert isinstance(sound_of(kind, Hearing({}, "nbn")), str)


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
        heard = {cue.sound for cue in Ear().cues(told, game.name(seat))}
        assert heard <= CATALOGUE.sounds.keys()
        assert len(heard & {"win", "loss"}) == 1
        assert {"card_draw", "turn_start", "asset_claimed", "coin_up"} <= heard
