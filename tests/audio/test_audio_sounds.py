"""Which channel an effect gets, how loud it is, and when it is left out."""

import pytest

from newangeles_gui.audio.device import CHANNELS, LEAST, MUSIC_CHANNELS, amplitude
from newangeles_gui.audio.sounds import AT_ONCE, FAR, Sounds, channels_of
from tests.audio.fakes import FakeDevice, Time, recordings


@pytest.fixture
def device():
    return FakeDevice(broken={"broken"})


@pytest.fixture
def clock():
    return Time()


@pytest.fixture
def sounds(device, clock):
    sounds = Sounds(device, clock)
    many = {f"city{number}": "board" for number in range(5)}
    sounds.open(recordings(coin="card", breach="alarm", broken="card", **many))
    sounds.set_volume(100)
    return sounds


def test_every_class_has_channels_of_its_own():
    found = [channel for rank in AT_ONCE for channel in channels_of(rank)]
    assert len(found) == len(set(found))
    assert min(found) >= MUSIC_CHANNELS
    assert max(found) < CHANNELS
    assert [len(channels_of(rank)) for rank in AT_ONCE] == list(AT_ONCE.values())
    assert len(channels_of("unheard of")) == 0


def test_a_class_plays_only_so_many_at_a_time(sounds, device):
    played = [sounds.play(f"city{number}") for number in range(5)]
    assert played == [True, True, True, False, False]
    assert sounds.play("breach"), "others have their own channels"
    device.playing.clear()
    assert sounds.play("city4")


def test_the_same_sound_is_not_stacked(sounds, clock):
    assert sounds.play("coin")
    assert not sounds.play("coin")
    clock.now += 0.2
    assert not sounds.play("coin"), "a quarter of it is not over"
    clock.now += 0.06
    assert sounds.play("coin")


def test_far_is_softer_and_near_again_is_not(sounds, device, clock):
    sounds.play("coin", far=True)
    assert device.playing[channels_of("card")[0]].volume == FAR
    clock.now += 1
    sounds.play("coin")
    assert device.playing[channels_of("card")[1]].volume == 1.0


def test_a_volume_is_heard_at_once(sounds, device):
    sounds.play("coin")
    sounds.set_volume(50)
    assert device.playing[channels_of("card")[0]].volume == amplitude(50)


def test_silence_loads_and_plays_nothing(sounds, device):
    sounds.set_volume(0)
    assert not sounds.play("coin")
    assert device.loaded == []


def test_mute_keeps_the_volume(sounds, device):
    sounds.mute(True)
    assert not sounds.play("coin")
    sounds.mute(False)
    assert sounds.play("coin")
    sounds.mute(True)
    assert device.playing[channels_of("card")[0]].volume == 0
    sounds.mute(False)
    assert device.playing[channels_of("card")[0]].volume == 1


def test_a_file_is_loaded_once(sounds, device, clock):
    sounds.play("coin")
    clock.now += 1
    sounds.play("coin")
    assert device.loaded == ["coin"]
    sounds.preload()
    assert sorted(device.loaded) == sorted(sounds._recordings)


def test_a_damaged_and_an_unknown_sound_are_silent(sounds, device, caplog):
    assert not sounds.play("broken")
    assert not sounds.play("broken")
    assert device.loaded == ["broken"]
    assert not sounds.play("never heard of")
    assert not sounds.play("never heard of")
    assert [record.getMessage() for record in caplog.records] == [
        "there is no sound 'never heard of'"
    ]


def test_without_a_device_nothing_plays(sounds, device):
    device.is_open = False
    assert not sounds.play("coin")
    sounds.set_volume(30)
    assert device.loaded == []


def test_amplitude_rises_from_nothing_to_everything():
    levels = [amplitude(percent) for percent in range(101)]
    assert levels[0] == 0
    assert levels[1] == LEAST
    assert levels[100] == 1
    assert levels == sorted(levels)
    assert amplitude(-5) == 0
    assert amplitude(500) == 1
