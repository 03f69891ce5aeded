"""How events sound to one player, whatever the game: near or far, and what is remembered."""

import pytest

from newangeles_gui.audio.facade import Ear, Sounding
from newangeles_gui.titles.telling import ByListener, Cue, LogFamily, Nothing, Telling

FAMILY, CUE = LogFamily("all"), Cue(0.3)


def row(sound, **more):
    return Telling(FAMILY, "info", "text", "", sound, CUE, **more)


TELLINGS = {
    "paid": row("coin_up", personal=True),
    "dawned": row("strike"),
    "bet": row("coin_down", remembers=lambda facts, memory: memory.update({facts["player"]: "x"})),
    "settled": row(ByListener(lambda heard: f"win_{heard.memory.get(heard.listener, '')}")),
    "rested": row(Nothing("nothing moves")),
}


def heard(listener, *events):
    return list(Ear().soundings(events, TELLINGS, listener))


@pytest.mark.parametrize(
    ("facts", "listener", "far"),
    [
        ({"player": "ann"}, "ann", False),
        ({"player": "bob"}, "ann", True),
        ({"player": "bob", "to": "ann"}, "ann", False),
        ({"player": "bob", "of": "ann"}, "ann", False),
        ({"player": "bob"}, "", False),
        ({}, "ann", False),
    ],
)
def test_what_others_do_at_their_places_is_far(facts, listener, far):
    assert heard(listener, ("paid", facts)) == [Sounding("coin_up", far)]


def test_what_is_nobodys_is_near():
    assert heard("ann", ("dawned", {"player": "bob"})) == [Sounding("strike", False)]


def test_silence_and_the_unknown_are_not_played():
    assert heard("ann", ("rested", {}), ("a_later_version", {})) == []


def test_what_was_heard_is_remembered_from_call_to_call():
    ear = Ear()
    list(ear.soundings([("bet", {"player": "ann"})], TELLINGS, "ann"))
    assert list(ear.soundings([("settled", {})], TELLINGS, "ann")) == [Sounding("win_x")]
    assert list(ear.soundings([("settled", {})], TELLINGS, "bob")) == [Sounding("win_")]
