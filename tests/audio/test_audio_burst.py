"""Many events at once are no noise."""

import pytest

from newangeles_gui.audio.facade import LONGEST, MOST, SHORTEST, Burst, Sounding
from newangeles_gui.audio.sounds import Sounds
from tests.audio.fakes import FakeDevice, Time, recordings

RANKS = {
    "breach": "alarm", "win": "finale", "strike": "board", "deal": "table", "boots": "piece",
    "coin": "card", "draw": "card", "odd": "a class of later",
}  # fmt: skip


@pytest.fixture
def device():
    return FakeDevice()


@pytest.fixture
def burst(device):
    sounds = Sounds(device, Time())
    sounds.open(recordings(**RANKS))
    sounds.set_volume(100)
    return Burst(sounds)


def soundings(text: str) -> list[Sounding]:
    return [Sounding(name) for name in text.split()]


def heard(burst, device, seconds=5.0) -> list[str]:
    for _ in range(round(seconds * 60)):
        burst.update(1 / 60)
    return device.names


def test_the_first_is_heard_at_once_and_the_others_in_their_order(burst, device):
    burst.add(soundings("coin strike boots"))
    assert device.names == ["coin"]
    assert burst.busy
    assert heard(burst, device) == ["coin", "strike", "boots"]
    assert not burst.busy


def test_the_next_waits_for_a_part_of_the_one_before(burst, device):
    burst.add(soundings("coin strike"))
    burst.update(0.29)
    assert device.names == ["coin"]
    burst.update(0.02)
    assert device.names == ["coin", "strike"]
    assert SHORTEST < 0.3 < LONGEST


def test_of_too_much_the_most_important_is_heard(burst, device):
    burst.add(soundings("coin boots draw deal win strike breach"))
    assert heard(burst, device) == ["deal", "win", "strike", "breach"]
    assert len(device.names) == MOST


def test_a_later_alarm_takes_the_place_of_a_card_that_waits(burst, device):
    burst.add(soundings("coin draw boots deal"))
    burst.add(soundings("strike"))
    burst.add(soundings("breach"))
    assert heard(burst, device) == ["coin", "boots", "deal", "strike", "breach"]


def test_the_same_sound_waits_only_once_and_near_wins(burst, device):
    far, near = Sounding("coin", far=True), Sounding("coin")
    burst.add([Sounding("strike"), far, near, far])
    assert heard(burst, device) == ["strike", "coin"]
    assert device.playing[max(device.playing)].volume == 1.0


def test_unknown_sounds_and_classes_do_no_harm(burst, device):
    burst.add(soundings("nothing odd strike"))
    assert heard(burst, device) == ["strike"]


def test_what_is_not_heard_keeps_nobody_waiting(burst, device):
    device.is_open = False
    burst.add(soundings("coin strike boots"))
    assert not burst.busy
    assert device.names == []


def test_cleared_is_silent(burst, device):
    burst.add(soundings("coin strike"))
    burst.clear()
    assert heard(burst, device) == ["coin"]
