"""The whole of it with pygame's mixer: the dummy driver, no driver, damaged files."""

import logging
import shutil
import threading

import pytest

from newangeles_gui import paths
from newangeles_gui.audio import Audio
from newangeles_gui.audio.device import CHANNELS, MUSIC_CHANNELS, Device, Worker
from newangeles_gui.audio.sounds import read_catalogue
from newangeles_gui.titles.new_angeles.tellings import TELLINGS

PATIENCE = 20.0
EVENTS = [
    ("card_discarded", {"player": "nbn"}),
    ("threat_rose", {"amount": 5, "to": 12, "why": "root"}),
    ("event_revealed", {"event": "earthquake"}),
]


@pytest.fixture
def opened():
    """Audio objects that are closed in the end."""
    made: list[Audio] = []

    def make(folder=None, **volumes: int) -> Audio:
        audio = Audio(folder or paths.assets_folders())
        made.append(audio)
        audio.set_volumes(**volumes)
        return audio

    yield make
    for audio in made:
        audio.close()


@pytest.fixture
def few_assets(tmp_path):
    """The real effects, and no music."""
    for folder in paths.assets_folders():
        shutil.copytree(folder / "sounds", tmp_path / folder.name / "sounds")
    return [tmp_path / folder.name for folder in paths.assets_folders()]


def use_everything(audio: Audio) -> None:
    for scene in ("title", "play", "results", "", "nonsense"):
        audio.scene(scene)
        audio.follow(0.8)
        audio.hear(EVENTS, TELLINGS, "nbn")
        audio.play("click")
        audio.update(0.5)
    for flag in (True, False):
        audio.mute(flag)
        audio.focus(not flag)
        audio.update(0.5)
    audio.set_volumes(30, 40)


def busy_channels(mixer) -> list[int]:
    return [number for number in range(CHANNELS) if mixer.Channel(number).get_busy()]


def test_it_opens_in_the_background_and_plays(closed_mixer, opened):
    audio = opened(music=0, sounds=80)
    assert audio.wait(PATIENCE)
    assert audio.is_open
    assert not audio.busy
    assert closed_mixer.get_init() == (44100, -16, 2)
    assert closed_mixer.get_num_channels() == CHANNELS
    audio.play("confirm")
    audio.hear(EVENTS, TELLINGS, "nbn")
    assert len(busy_channels(closed_mixer)) == 2
    assert audio.busy
    for _ in range(3):
        audio.update(0.5)
    assert len(busy_channels(closed_mixer)) == 4
    assert min(busy_channels(closed_mixer)) >= MUSIC_CHANNELS


def test_the_pieces_of_play_run_on_channels_of_their_own(closed_mixer, opened):
    audio = opened(music=100, sounds=0)
    audio.scene("play")
    assert audio.wait(PATIENCE)  # the device and the effects, which ask for the music
    assert audio.wait(PATIENCE)
    assert audio.busy
    audio.update(0.0)
    assert busy_channels(closed_mixer) == [0, 1]
    audio.update(5.0)
    sounds = [closed_mixer.Channel(number).get_sound() for number in range(2)]
    assert [sound.get_volume() for sound in sounds] == [1.0, 0.0]
    assert len({round(sound.get_length(), 4) for sound in sounds}) == 1
    audio.scene("")
    audio.update(5.0)
    assert busy_channels(closed_mixer) == []


def test_closing_gives_the_device_back_and_may_be_done_twice(closed_mixer, opened):
    audio = opened(music=0, sounds=50)
    assert audio.wait(PATIENCE)
    audio.close()
    assert closed_mixer.get_init() is None
    assert not audio.is_open
    use_everything(audio)
    audio.close()


def test_a_mixer_of_somebody_else_is_used_and_left_open(closed_mixer, opened):
    closed_mixer.init(22050, -16, 1)
    audio = opened(music=0, sounds=50)
    assert audio.wait(PATIENCE)
    audio.play("click")
    assert len(busy_channels(closed_mixer)) == 1
    audio.close()
    assert closed_mixer.get_init() == (22050, -16, 1)


def test_a_mixer_that_is_taken_away_is_no_trouble(closed_mixer, opened, few_assets):
    audio = opened(few_assets, music=50, sounds=50)
    assert audio.wait(PATIENCE)
    closed_mixer.quit()
    use_everything(audio)
    assert not audio.is_open


def test_silence_opens_no_device(closed_mixer, opened):
    audio = opened(music=0, sounds=0)
    audio.play("click")
    audio.scene("title")
    audio.hear(EVENTS, TELLINGS)
    audio.update(1.0)
    assert audio._worker._thread is None
    assert closed_mixer.get_init() is None
    audio.set_volumes(0, 10)
    assert audio.wait(PATIENCE)
    assert audio.is_open


def test_without_a_device_everything_is_quiet(no_device, opened, caplog):
    caplog.set_level(logging.INFO)
    audio = opened(music=60, sounds=80)
    assert audio.wait(PATIENCE)
    use_everything(audio)
    assert not audio.is_open
    assert not audio.busy
    assert [r.getMessage().split(":")[0] for r in caplog.records if "no sound" in r.msg] == [
        "no sound"
    ]


def test_a_pygame_without_a_mixer_is_quiet(monkeypatch):
    class Missing:
        def __getattr__(self, name):
            raise RuntimeError("mixer module not available")

    monkeypatch.setattr("newangeles_gui.audio.device.mixer", Missing())
    device = Device()
    assert not device.open()
    assert not device.is_open
    device.close()


def test_before_init_and_without_a_call_nothing_happens(closed_mixer):
    audio = Audio(paths.assets_folders())
    audio.play("click")
    audio.hear(EVENTS, TELLINGS)
    audio.update(1.0)
    assert not audio.busy
    audio.close()
    assert closed_mixer.get_init() is None


def test_damaged_and_missing_files_are_told_once_and_stay_silent(
    closed_mixer, opened, few_assets, caplog
):
    sounds = few_assets[-1] / "sounds"
    (sounds / "click.ogg").write_bytes(b"OggS" + bytes(range(256)) * 4)
    (sounds / "hover.ogg").write_bytes(b"")
    (sounds / "confirm.ogg").unlink()
    (sounds / "error.ogg").unlink()
    (sounds / "error.ogg").mkdir()
    audio = opened(few_assets, music=50, sounds=50)
    assert audio.wait(PATIENCE)
    for _ in range(3):
        for name in ("click", "hover", "confirm", "error"):
            audio.play(name)
        for scene in ("title", ""):
            audio.scene(scene)
            assert audio.wait(PATIENCE)
            audio.update(3.0)
    assert busy_channels(closed_mixer) == []
    told = [record.args[0].rpartition("/")[2] for record in caplog.records]
    assert sorted(told) == ["click.ogg", "confirm.ogg", "error.ogg", "hover.ogg", "title.ogg"]
    audio.play("cancel")
    assert len(busy_channels(closed_mixer)) == 1


def test_no_assets_at_all(closed_mixer, opened, tmp_path, caplog):
    audio = opened([tmp_path / "nowhere"], music=50, sounds=50)
    assert audio.wait(PATIENCE)
    use_everything(audio)
    assert busy_channels(closed_mixer) == []
    assert "cannot be read" in caplog.text


@pytest.mark.parametrize(
    "text",
    ["", "[1, 2", "- a list", "rate: 44100", "rate: 1\nsounds: 3\nmusic: {}", "\x00", "a: &a *a"],
)
def test_a_damaged_manifest_is_an_empty_one(tmp_path, text, caplog):
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "manifest.yaml").write_text(text, encoding="utf-8")
    catalogue = read_catalogue([tmp_path])
    assert (catalogue.sounds, catalogue.music) == ({}, {})
    assert len(caplog.records) == 1


def test_a_wrong_entry_leaves_the_others(tmp_path, caplog):
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "manifest.yaml").write_text(
        "rate: 100\n"
        "sounds: {a: {file: a.ogg, class: card, seconds: 1}, b: {file: b.ogg}, c: 7,"
        " d: {file: d.ogg, class: card, seconds: long}}\n"
        "music: {e: {file: e.ogg, class: music, seconds: 8, bar: 200},"
        " f: {file: f.ogg, class: music, seconds: 8, bar: 0},"
        " g: {file: g.ogg, class: music, seconds: 8, bar: x}}\n",
        encoding="utf-8",
    )
    catalogue = read_catalogue([tmp_path])
    assert [*catalogue.sounds, *catalogue.music] == ["a", "e"]
    assert catalogue.music["e"].bar == 2.0
    assert len(caplog.records) == 5


def test_what_a_title_has_is_heard_instead_of_what_the_house_has(tmp_path):
    for room, names in (("title", "ab"), ("house", "bc")):
        (tmp_path / room / "sounds").mkdir(parents=True)
        sounds = "".join(
            f"  {one}: {{file: {one}.ogg, class: card, seconds: 1}}\n" for one in names
        )
        text = f"rate: 100\nmusic: {{}}\nsounds:\n{sounds}"
        (tmp_path / room / "sounds" / "manifest.yaml").write_text(text, encoding="utf-8")
    catalogue = read_catalogue([tmp_path / "title", tmp_path / "house"])
    rooms = {name: one.path.parent.name for name, one in catalogue.sounds.items()}
    assert rooms == {"a": "title", "b": "title", "c": "house"}


def test_the_shipped_manifests_are_read_whole():
    catalogue = read_catalogue(paths.assets_folders())
    assert (len(catalogue.sounds), len(catalogue.music)) == (56, 11)
    play = {one.suite for one in catalogue.music.values() if one.scene == "play"}
    assert play == {"rain", "docks", "elevator"}
    assert {round(piece.bar, 6) for piece in catalogue.music.values()} == {round(10 / 3, 6)}


def test_a_driver_that_hangs_does_not_keep_the_program(monkeypatch):
    monkeypatch.setattr("newangeles_gui.audio.device.PATIENCE", 0.05)
    worker, hanging, released = Worker(), threading.Event(), threading.Event()
    worker.do(lambda: (hanging.set(), released.wait(PATIENCE)))
    assert hanging.wait(PATIENCE)
    assert not worker.close()
    released.set()
    assert worker.close()


def test_a_closed_worker_does_nothing_more():
    worker, hanging, released, done = Worker(), threading.Event(), threading.Event(), []
    worker.do(lambda: (hanging.set(), released.wait(PATIENCE)))
    worker.do(lambda: done.append("begun after closing"))
    assert hanging.wait(PATIENCE)
    threading.Timer(0.05, released.set).start()
    assert worker.close()
    worker.do(lambda: done.append("asked for after closing"))
    assert not worker.finish(0.01)
    assert done == []
