"""Edited saves with valid checksums: refused with a reason, or a sound game; never more."""

import time

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.session.loading import Loaded, load_bytes, save_bytes
from newangeles_gui.session.match import Match
from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.titles.new_angeles.rules import conservation
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.session.forging import Forgery, dump, packed, sealed
from tests.session.games import begin, some_choice
from tests.session.hostile_edits import OTHER_EDITS, STATE_EDITS, wrong_values

LONGEST = 2.0  # seconds of this thread for one file
CODES = {"impossible", "other_data", "damaged", "too_large", "newer", "truncated"}


def up_to(box: Box, kind: str, seed: str) -> Match:
    """A match that waits for the first question of a kind after some time."""
    match, dice = begin(box, 6, seed), Dice(seed)
    while len(match.record.choices) < 60 or (match.pending and match.pending.kind != kind):
        match.apply(some_choice(match, dice))
    assert match.pending is not None, f"no {kind} in this game"
    return match


@pytest.fixture(scope="module")
def bases(box: Box) -> list[Forgery]:
    """Saves in the middle of support, of paying for a counteroffer, of a card's effect."""
    kinds = ("lay", "pay", "remove", "support", "use")
    return [Forgery(save_bytes(up_to(box, kind, f"at {kind}"), 1)) for kind in kinds]


def refused(raw: bytes, box: Box) -> str:
    """The code with which a file is refused, in good time; empty if it is loaded."""
    started = time.thread_time()
    try:
        loaded = load_bytes(raw, box)
    except BadSaveError as error:
        assert time.thread_time() - started < LONGEST
        assert error.code in CODES and len(error.detail) < 1_000
        return error.code
    assert time.thread_time() - started < LONGEST
    assert_sound(loaded)
    return ""


def assert_sound(loaded: Loaded) -> None:
    """The game that was loaded can be played to its end without a fault."""
    match, dice = loaded.match, Dice(5)
    assert conservation.problems(match.game) == []
    while not match.over:
        match.apply(some_choice(match, dice))
        assert conservation.problems(match.game) == []


def test_the_forger_can_forge(box: Box, bases: list[Forgery]) -> None:
    for base in bases:
        assert refused(base.copy().to_bytes(), box) == ""
        assert refused(base.copy().to_bytes(foreign=True), box) == ""
        assert load_bytes(base.copy().to_bytes(foreign=True), box).notes == ["other_content"]


@pytest.mark.parametrize("name", STATE_EDITS)
def test_an_edited_state(name: str, box: Box, bases: list[Forgery]) -> None:
    done = 0
    for base in bases[:3]:
        forgery = base.copy()
        STATE_EDITS[name](forgery)
        if forgery.data == base.data:
            continue  # two hands or investments that are the same, changed
        done += 1
        if done == 1:
            assert refused(forgery.to_bytes(hashed=False), box), "with the old fingerprint"
        assert refused(forgery.to_bytes(), box), "with a new fingerprint"
        refused(forgery.to_bytes(foreign=True), box)
    assert done


SEEN_IN_PLAY_ONLY = (
    "a supporter too many",
    "a supported side too many",
    "a stranger barred from trade",
    "a turn where the deal should be",
    "a card with nothing left to do",
    "an emergency with a stranger",
)


@pytest.mark.parametrize("name", SEEN_IN_PLAY_ONLY)
def test_a_state_of_another_shape_is_refused_where_it_alone_speaks(
    name: str, box: Box, bases: list[Forgery]
) -> None:
    forgery = bases[0].copy()
    STATE_EDITS[name](forgery)
    assert refused(forgery.to_bytes(foreign=True), box) == "other_data"
    forgery.header["app"] = "0.0.1"
    forgery.header["content"] = bases[0].header["content"]
    assert refused(forgery.to_bytes(), box) == "impossible"


@pytest.mark.parametrize("name", OTHER_EDITS)
def test_an_edited_game(name: str, box: Box, bases: list[Forgery]) -> None:
    forgery = bases[0].copy()
    OTHER_EDITS[name](forgery)
    text = dump(forgery.data)
    assert refused(packed(forgery.header, text), box)
    if name not in ("a newer format", "a format far away", "options that nobody offers"):
        forgery.header["content"] = "0" * 16
        assert refused(packed(forgery.header, text), box)


def try_wrong_values(bases: list[Forgery], every: int, box: Box) -> tuple[int, int]:
    """Load files with one wrong value each; how many there were, and how many could be loaded."""
    loaded = tried = 0
    for base in bases:
        for number, (name, edit) in enumerate(wrong_values(base)):
            forgery = base.copy()
            edit(forgery)
            if number % every or dump(forgery.data) == dump(base.data):
                continue
            tried += 1
            try:
                assert refused(forgery.to_bytes(), box), "the same rules"
                loaded += not refused(forgery.to_bytes(foreign=True), box)
            except Exception as error:
                raise AssertionError(f"{name}: {error!r}") from error
    return tried, loaded


def test_fields_with_wrong_values(box: Box, bases: list[Forgery]) -> None:
    tried, loaded = try_wrong_values(bases[:2], 9, box)
    assert tried > 150
    assert loaded < tried / 8


@pytest.mark.soak
def test_every_field_with_every_wrong_value(box: Box, bases: list[Forgery]) -> None:
    tried, loaded = try_wrong_values(bases, 1, box)
    assert tried > 4_000
    assert 0 < loaded < tried / 10


def test_choices_that_do_not_lead_there(box: Box, bases: list[Forgery]) -> None:
    choices = bases[0].data["choices"]
    other = next(text for text in choices if text != choices[0])
    edits = [
        choices[:-1], choices[1:], [*choices, choices[-1]], [], choices[::-1],
        [*choices[:10], *choices[11:]], [other, *choices[1:]], [*choices, "trade from=nbn"],
        [*choices, ""], [*choices, "x"], [*choices, "trade x=y"], [*choices, "undo 3"],
        ["trade from=nbn to=jinteki give=" + "9" * 4_400, *choices],
        ["trade from=nbn to=jinteki later=nbn:pay:" + "9" * 4_400 + ":-:deal", *choices],
        ["trade from=nbn to=jinteki later=nbn:pay:" + "9" * 30 + ":-:deal", *choices],
    ]  # fmt: skip
    for edited in edits:
        forgery = bases[0].copy()
        forgery.data["choices"] = edited
        assert refused(forgery.to_bytes(), box) == "impossible", edited[:3]
        assert refused(forgery.to_bytes(foreign=True), box) == ""  # the snapshot is the truth


def test_another_start_is_not_this_game(box: Box, bases: list[Forgery]) -> None:
    for name, value in (("seed", "other"), ("setup", "none_such"), ("first", "jinteki")):
        forgery = bases[1].copy()
        forgery.data["start"][name] = value
        assert refused(forgery.to_bytes(), box) == "impossible", name


HEADERS = {
    "nothing": b"",
    "no JSON": b"header",
    "half a mapping": b'{"format":1',
    "deep": b"[" * 30_000,
    "deep and closed": b"[" * 30_000 + b"]" * 30_000,
    "a number": b"1",
    "a huge number": b"9" * 60_000,
    "a fraction": b'{"format":1.0}',
    "not a number": b'{"format":NaN}',
    "infinity": b'{"format":Infinity}',
    "a doubled key": b'{"format":1,"format":2}',
    "bytes that are no text": b'{"format":"\xff\xfe"}',
    "text of another width": '{"format":1}'.encode("utf-16"),
    "half a character": b'{"format":"\\ud800"}',
}


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_that_is_none(name: str, box: Box) -> None:
    assert refused(sealed(HEADERS[name], b""), box)


GAMES = {
    "nothing": b"",
    "no JSON": b"game",
    "deep": b"[" * 3_000_000,
    "deep and closed": b"[" * 100_000 + b"]" * 100_000,
    "deep mappings": b'{"a":' * 500_000,
    "a huge number": b"9" * 3_000_000,
    "a number of 20 digits": b"[" + b"9" * 20 + b"]",
    "a fraction": b'{"state":{"threat":1.5}}',
    "a power": b"[1e999999]",
    "not a number": b"[NaN]",
    "a doubled key": b'{"state":{},"state":{}}',
    "bytes that are no text": b'{"state":"\xff\xfe"}',
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_none(name: str, box: Box, bases: list[Forgery]) -> None:
    assert refused(packed(bases[0].header, GAMES[name]), box) in ("damaged", "impossible")


def test_doubled_and_fractional_values_in_a_sound_save(box: Box, bases: list[Forgery]) -> None:
    text = dump(bases[0].data)
    for old, new in (
        (b'"threat":', b'"threat":0,"threat":'),
        (b'"active":', b'"active":0.0,"x":'),
        (b'"turns_taken":', b'"turns_taken":1e1,"x":'),
        (b'"rng":', b'"rng":-Infinity,"x":'),
        (b'"phase":"', b'"phase":"\\ud800'),
    ):
        assert text.count(old) == 1
        assert refused(packed(bases[0].header, text.replace(old, new)), box)


def test_sizes_that_lie(box: Box, bases: list[Forgery]) -> None:
    raw = bases[0].copy().to_bytes()
    _, head, payload = raw.split(b"\n", 2)
    for size in (0, -1, 10**18, len(payload) + 1, len(payload) - 1):
        edited = head.replace(f'"size":{len(payload)}'.encode(), f'"size":{size}'.encode())
        assert edited != head
        assert refused(sealed(edited, payload), box) in ("damaged", "truncated"), size


def test_a_title_like_a_path_stays_a_title(box: Box, bases: list[Forgery]) -> None:
    for title in ("../../outside", "/etc/passwd", "C:\\Windows\\x", "a/b/c", "..", ".", "~", "con"):
        forgery = bases[0].copy()
        forgery.header["title"] = title
        assert load_bytes(forgery.to_bytes(), box).header.title == title


def test_unknown_packs_and_versions_load_where_the_state_is_sound(
    box: Box, bases: list[Forgery]
) -> None:
    forgery = bases[0].copy()
    forgery.header.update(packs=["a pack that nobody has"], app="99.0")
    assert refused(forgery.to_bytes(foreign=True), box) == ""


def test_another_version_may_have_other_rules(box: Box, bases: list[Forgery]) -> None:
    forgery = bases[0].copy()
    forgery.header["app"] = "0.0.1"
    forgery.data["choices"] = forgery.data["choices"][:-1]
    assert load_bytes(forgery.to_bytes(), box).notes == ["other_rules"]
