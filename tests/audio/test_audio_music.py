"""The score: which piece, how loud, when it changes, what is in memory."""

import pytest

from newangeles_gui.audio.music import FADE_IN, FADE_OUT, PIECES, Blend, Intensity, Music
from tests.audio.fakes import BAR, FakeDevice, Instant, recordings

CALM, TENSE, CRITICAL = PIECES
ALL = recordings(**dict.fromkeys((*PIECES, "title", "results"), "music"))


@pytest.fixture
def device():
    return FakeDevice()


@pytest.fixture
def worker():
    return Instant()


@pytest.fixture
def music(device, worker):
    music = Music(device, worker)
    music.set_volume(100)
    music.open(ALL)
    return music


def run(music, seconds, step=1 / 20):
    for _ in range(round(seconds / step)):
        music.update(step)


def volumes(device) -> dict[str, float]:
    return {sound.name: sound.volume for sound in device.playing.values()}


# ---- which piece


@pytest.mark.parametrize(
    ("percents", "piece"),
    [
        ([0], CALM), ([36], CALM), ([40], TENSE), ([68], TENSE), ([72], CRITICAL),
        ([100], CRITICAL), ([40, 36], TENSE), ([40, 32], CALM), ([72, 68], CRITICAL),
        ([72, 64], TENSE), ([72, 8], CALM), ([36, 40, 36, 40, 36], TENSE),
    ],
)  # fmt: skip
def test_the_tension_chooses_with_some_slack(percents, piece):
    intensity = Intensity()
    assert [intensity.follow(percent / 100) for percent in percents][-1] == piece


# ---- the cross-fade


def test_a_change_begins_at_the_bar_line_and_takes_a_bar():
    blend = Blend("a", 2.0)
    blend.advance(0.5)
    blend.wanted = "b"
    blend.advance(1.4)
    assert blend.busy
    assert (blend.share("a"), blend.share("b")) == (1, 0)
    blend.advance(0.6)  # 0.5 after the line
    assert (blend.share("a"), blend.share("b")) == pytest.approx((0.75, 0.25))
    blend.advance(1.0)
    assert (blend.share("a"), blend.share("b")) == pytest.approx((0.25, 0.75))
    blend.advance(0.5)
    assert (blend.share("a"), blend.share("b")) == (0, 1)
    assert not blend.busy


def test_the_shares_always_add_up_and_never_jump():
    blend = Blend("a", 1.0)
    shares = [1.0, 0.0, 0.0]
    for frame in range(600):
        if frame in (70, 100, 110, 300, 330):
            blend.wanted = "bcaba"[(70, 100, 110, 300, 330).index(frame)]
        blend.advance(1 / 60)
        before, shares = shares, [blend.share(name) for name in "abc"]
        assert sum(shares) == pytest.approx(1)
        assert max(abs(new - old) for new, old in zip(shares, before, strict=True)) < 0.02
    assert shares == [1, 0, 0]


def test_a_long_sleep_ends_where_it_should():
    blend = Blend("a", 1.0)
    blend.wanted = "b"
    blend.advance(3600.4)
    assert blend.share("b") == 1
    assert not blend.busy


# ---- scenes


def test_a_scene_fades_in_and_loops_its_piece(music, device):
    music.scene("title")
    assert music.busy
    music.update(0.1)
    assert volumes(device) == {"title": 0}
    run(music, FADE_IN + 0.1)
    assert volumes(device) == {"title": 1}
    assert not music.busy


def test_play_runs_all_intensities_at_once_and_one_is_heard(music, device):
    music.follow(0.48)
    music.scene("play")
    run(music, 2)
    assert volumes(device) == {CALM: 0, TENSE: 1, CRITICAL: 0}
    assert sorted(device.playing) == [0, 1, 2]


def test_the_score_follows_the_tension_from_bar_line_to_bar_line(music, device):
    music.scene("play")
    music.update(0)
    run(music, 1)
    music.follow(0.8)
    assert music.busy
    run(music, BAR - 1.1)
    assert volumes(device) == {CALM: 1, TENSE: 0, CRITICAL: 0}
    run(music, BAR / 2 + 0.1)
    assert volumes(device) == pytest.approx({CALM: 0.5, TENSE: 0, CRITICAL: 0.5}, abs=0.02)
    run(music, BAR)
    assert volumes(device) == {CALM: 0, TENSE: 0, CRITICAL: 1}
    assert not music.busy


def test_a_change_of_scene_fades_out_first(music, device):
    music.scene("title")
    run(music, 2)
    music.scene("results")
    music.update(FADE_OUT / 2)
    assert volumes(device) == pytest.approx({"title": 0.5})
    run(music, 3)
    assert volumes(device) == {"results": 1}
    music.scene("")
    run(music, 3)
    assert volumes(device) == {}
    assert not music.busy


def test_back_again_before_it_is_silent_goes_on(music, device):
    music.scene("title")
    run(music, 2)
    music.scene("play")
    run(music, FADE_OUT / 2)
    music.scene("title")
    run(music, 2)
    assert volumes(device) == {"title": 1}


def test_only_what_the_scene_needs_is_kept(music, device):
    music.scene("title")
    run(music, 1)
    music.scene("play")
    run(music, 4)
    assert device.loaded == ["title", CALM, CRITICAL, TENSE]
    assert music._shelf.pieces(["title"]) is None
    assert "title" not in music._sounds
    music.scene("title")
    run(music, 4)
    assert device.loaded[4:] == ["title"]
    assert music._shelf.pieces([CALM]) is None


def test_while_it_loads_it_is_silent_and_changes_of_mind_are_free(music, device, worker):
    worker.waits = True
    music.scene("play")
    music.scene("title")
    music.scene("results")
    run(music, 1)
    assert volumes(device) == {}
    assert music.busy
    worker.work()
    run(music, 2)
    assert device.loaded == ["results"]
    assert volumes(device) == {"results": 1}


def test_an_unknown_scene_changes_nothing(music, device, caplog):
    music.scene("title")
    run(music, 2)
    music.scene("credits of a later version")
    run(music, 2)
    assert volumes(device) == {"title": 1}
    assert len(caplog.records) == 1


# ---- volumes


def test_the_volume_is_heard_at_once_and_muting_keeps_it(music, device):
    music.scene("title")
    run(music, 2)
    music.set_volume(50)
    assert volumes(device) == {"title": 0.25}
    music.mute(True)
    assert volumes(device) == {"title": 0}
    music.mute(False)
    assert volumes(device) == {"title": 0.25}


def test_without_volume_nothing_is_loaded_until_there_is_some(device, worker):
    music = Music(device, worker)
    music.set_volume(0)
    music.open(ALL)
    music.scene("play")
    run(music, 2)
    assert device.loaded == []
    assert not music.busy
    music.set_volume(60)
    assert music.busy
    run(music, 2)
    assert sorted(device.names) == sorted(PIECES)


def test_a_slider_that_passes_zero_loads_nothing_again(music, device):
    music.scene("title")
    run(music, 2)
    music.set_volume(0)
    assert volumes(device) == {"title": 0}
    music.set_volume(100)
    assert device.loaded == ["title"]
    assert volumes(device) == {"title": 1}


def test_a_scene_that_begins_in_silence_does_not_play_the_last_one(music, device):
    music.scene("title")
    run(music, 2)
    music.set_volume(0)
    music.scene("play")
    run(music, 3)
    assert device.names == []
    assert device.loaded == ["title"]
    music.set_volume(100)
    run(music, 3)
    assert sorted(device.names) == sorted(PIECES)


def test_without_focus_it_stands_still(music, device):
    music.scene("play")
    run(music, 2)
    music.follow(0.8)
    music.hold(True)
    assert device.held
    assert not music.busy
    run(music, 20)
    assert volumes(device)[CALM] == 1
    music.hold(False)
    assert not device.held
    run(music, 2 * BAR)
    assert volumes(device)[CRITICAL] == 1


# ---- what can go wrong


@pytest.mark.parametrize(("broken", "heard"), [(CALM, TENSE), (CRITICAL, CALM)])
def test_a_damaged_piece_leaves_the_others(worker, broken, heard):
    device = FakeDevice(broken={broken})
    music = Music(device, worker)
    music.set_volume(100)
    music.open(ALL)
    music.scene("play")
    run(music, 2)
    assert sorted(device.names) == sorted({*PIECES} - {broken})
    assert volumes(device)[heard] == 1
    if broken == CRITICAL:
        music.follow(0.96)
        run(music, 3 * BAR)
        assert volumes(device)[heard] == 1


def test_with_all_damaged_it_is_silent_and_at_rest(worker):
    device = FakeDevice(broken=set(ALL))
    music = Music(device, worker)
    music.set_volume(100)
    music.open(ALL)
    music.scene("play")
    run(music, 2)
    assert device.names == []
    assert not music.busy


def test_a_device_that_is_gone_is_no_trouble(music, device):
    music.scene("title")
    run(music, 2)
    device.is_open = False
    music.scene("play")
    music.follow(0.8)
    run(music, 2)
    assert not music.busy
    assert device.loaded == ["title"]


def test_closed_is_silent_and_empty(music, device):
    music.scene("play")
    run(music, 2)
    music.close()
    assert device.names == []
    assert music._shelf.pieces([CALM]) is None
    run(music, 1)
    assert device.names == []
