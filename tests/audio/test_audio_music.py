"""The score: which piece, how loud, when it changes, what is in memory."""

import pytest

from newangeles_gui.audio.music import AHEAD, FADE_IN, FADE_OUT, Music
from newangeles_gui.audio.suites import Blend, Intensity
from tests.audio.fakes import BAR, FakeDevice, Instant, score

PIECES = CALM, TENSE, CRITICAL = ("rain_calm", "rain_tense", "rain_critical")
ALL = score("rain")


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
    ("percents", "level"),
    [
        ([0], 0), ([36], 0), ([40], 1), ([68], 1), ([72], 2), ([100], 2), ([40, 36], 1),
        ([40, 32], 0), ([72, 68], 2), ([72, 64], 1), ([72, 8], 0), ([36, 40, 36, 40, 36], 1),
    ],
)  # fmt: skip
def test_the_tension_chooses_with_some_slack(percents, level):
    intensity = Intensity()
    assert [intensity.follow(percent / 100) for percent in percents][-1] == level


# ---- the cross-fade


def test_a_change_begins_at_the_bar_line_and_takes_a_bar():
    blend = Blend("a", 2.0)
    assert blend.advance(0.5) == 0
    blend.wanted = "b"
    assert blend.advance(1.4) == 0
    assert blend.busy
    assert blend.rest == pytest.approx(0.1)
    assert (blend.share("a"), blend.share("b")) == (1, 0)
    assert blend.advance(0.6) == 1  # 0.5 after the line
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
    assert music.rest is None, "there is no other suite"


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
    assert sorted(device.names) == sorted(PIECES)
    assert music._shelf.pieces([CALM]) is None, "who plays it keeps it"
    music.scene("title")
    run(music, 4)
    assert device.loaded[4:] == ["title"]
    assert device.names == ["title"]


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


# ---- one suite after the other

SUITES = ("rain", "docks", "elevator")
ROUND = 8 * BAR


@pytest.fixture
def long(device, worker):
    """Calm play with three suites."""
    music = Music(device, worker, seed=5)
    music.set_volume(100)
    music.open(score(*SUITES))
    music.scene("play")
    music.update(0)
    return music


def loudest(device) -> str:
    return max(volumes(device).items(), key=lambda one: one[1])[0]


def test_no_suite_comes_again_before_the_others_were_heard(long, device):
    heard = []
    for _ in range(9):
        run(long, 2 * BAR)
        heard.append(loudest(device))
        run(long, 6 * BAR)
    assert sorted(heard[:3]) == [f"{suite}_calm" for suite in sorted(SUITES)]
    assert heard == heard[:3] * 3


def first_of(seed: int) -> str:
    device = FakeDevice()
    music = Music(device, Instant(), seed)
    music.set_volume(100)
    music.open(score(*SUITES))
    music.scene("play")
    run(music, 2)
    return loudest(device)


def test_the_order_is_drawn_and_the_same_again_for_a_seed():
    firsts = [first_of(seed) for seed in range(12)]
    assert len(set(firsts)) == 3
    assert firsts == [first_of(seed) for seed in range(12)]


def test_the_next_suite_fades_in_on_the_bar_where_the_last_one_ends(long, device):
    run(long, ROUND - 0.1)
    old = loudest(device)
    assert volumes(device)[old] == 1
    run(long, 0.1 + BAR / 2)
    both = sorted(volume for volume in volumes(device).values() if volume)
    assert both == pytest.approx([0.5**0.5, 0.5**0.5], abs=0.05)
    assert sorted(device.playing) == [0, 1, 2]
    run(long, BAR / 2 + 0.1)
    assert volumes(device)[loudest(device)] == 1
    assert loudest(device) != old
    assert len(device.playing) == 2
    assert old not in volumes(device)


def test_the_power_never_jumps_when_suites_change(long, device):
    run(long, 2)
    for _ in range(round(3 * ROUND * 20)):
        long.update(1 / 20)
        assert sum(volume**2 for volume in volumes(device).values()) == pytest.approx(1)


def test_before_the_end_there_is_room_made_for_the_next(long, device):
    run(long, (8 - AHEAD) * BAR - 0.1)
    assert len(device.playing) == 2
    assert len(device.loaded) == 2
    run(long, 0.2)
    assert len(device.playing) == 1
    assert len(device.loaded) == 4


def test_only_what_is_next_to_the_tension_is_in_memory(long, device):
    run(long, 2)
    assert sorted(name.partition("_")[2] for name in volumes(device)) == ["calm", "tense"]
    long.follow(0.5)
    run(long, ROUND + BAR)
    kinds = sorted(name.partition("_")[2] for name in volumes(device))
    assert kinds == ["calm", "critical", "tense"]


def test_a_tension_that_is_not_in_memory_brings_the_next_suite(long, device):
    run(long, 2)
    first = loudest(device).partition("_")[0]
    long.follow(0.9)
    assert long.rest == pytest.approx(1 / 30)
    run(long, 2 * BAR)
    suite, _, kind = loudest(device).partition("_")
    assert kind == "critical"
    assert suite != first
    long.follow(0.1)
    run(long, 2 * BAR)
    assert loudest(device).endswith("calm")


def test_a_tension_that_comes_back_before_the_next_suite_leaves_it_waiting(long, device, worker):
    run(long, 2)
    first = loudest(device)
    worker.waits = True
    long.follow(0.9)
    run(long, BAR)
    long.follow(0.1)
    worker.waits = False
    worker.work()
    run(long, 2 * BAR)
    assert loudest(device) == first
    run(long, ROUND)
    assert loudest(device) != first
    assert loudest(device).endswith("calm")


def test_it_can_sleep_until_something_is_to_be_done(long, device):
    """As the application does: it calls only when it is asked to."""
    seconds, calls, heard = 0.0, 0, []
    while seconds < 6 * ROUND:
        nap = long.rest
        assert nap is not None
        long.update(nap)
        seconds += nap
        calls += 1
        if not heard or heard[-1] != loudest(device):
            heard.append(loudest(device))
    assert len(heard) >= 6
    assert len(set(heard)) == 3
    assert calls < 6 * (2 * BAR + 2) * 30


def test_a_late_call_changes_at_the_next_bar(long, device):
    old = loudest(device)
    run(long, 1)
    long.update(100 * BAR)
    run(long, 1.5 * BAR)
    assert loudest(device) != old


def test_while_the_next_suite_loads_the_old_one_goes_on(long, device, worker):
    worker.waits = True
    run(long, ROUND + 3 * BAR)
    assert list(volumes(device).values()) == [1]
    assert long.rest == pytest.approx(0.2)
    worker.waits = False
    worker.work()
    run(long, 2 * BAR)
    assert len(device.playing) == 2


def test_another_intensity_does_not_wait_for_the_end(long, device):
    run(long, (8 - AHEAD) * BAR + 0.5)
    long.follow(0.9)
    assert 0 < long.rest < BAR
    run(long, 2 * BAR)
    assert loudest(device).endswith("critical")
    assert len(device.playing) == 2


def test_a_change_of_intensity_is_not_cut_short_by_the_end(long, device):
    run(long, (8 - AHEAD) * BAR - BAR / 2)
    long.follow(0.5)
    run(long, BAR)
    assert len(device.playing) == 2
    run(long, BAR)
    assert list(volumes(device)) == [loudest(device)]
    assert loudest(device).endswith("tense")


def test_the_next_game_goes_on_with_the_next_suite(long, device):
    run(long, 2)
    first = loudest(device)
    long.scene("results")
    run(long, 4)
    long.scene("play")
    run(long, 4)
    assert loudest(device) not in (first, "results")


def test_a_change_of_scene_in_the_middle_of_all_that_is_clean(long, device):
    for moment in (ROUND - 2 * BAR, ROUND + BAR / 2):
        run(long, moment)
        long.scene("results")
        run(long, 3)
        assert volumes(device) == {"results": 1}
        long.scene("play")
        run(long, 3)
        assert len(device.playing) == 2


def test_in_silence_no_suite_is_loaded(long, device):
    run(long, 2)
    long.set_volume(0)
    run(long, 3 * ROUND)
    assert len(device.loaded) == 2
    assert long.rest is None
    long.set_volume(100)
    run(long, 2 * BAR)
    assert len(device.loaded) == 4


def test_suites_that_cannot_be_played_are_left_out(worker):
    device = FakeDevice(broken={name for name in score(*SUITES) if name.startswith("docks")})
    music = Music(device, worker, seed=5)
    music.set_volume(100)
    music.open(score(*SUITES))
    music.scene("play")
    heard = set()
    for _ in range(12):
        run(music, ROUND / 2)
        heard.add(loudest(device))
    assert heard == {"rain_calm", "elevator_calm"}


def test_the_last_suite_that_can_be_played_begins_again(worker):
    broken = {name for name in score(*SUITES) if not name.startswith(("rain", "title"))}
    device = FakeDevice(broken=broken)
    music = Music(device, worker, seed=5)
    music.set_volume(100)
    music.open(score(*SUITES))
    music.scene("play")
    run(music, 3 * ROUND)
    assert sorted(device.names) == sorted(PIECES)
    assert loudest(device) == CALM


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
    assert music._run is None
    run(music, 1)
    assert device.names == []
