"""Files that the disk, the network or a careless copy has damaged: refused, or the very game."""

import random

import pytest

from newangeles_gui.session.loading import Loaded, load_bytes, save_bytes
from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.session.games import played

Raw = list[bytes]


@pytest.fixture(scope="module")
def saves(box: Box) -> Raw:
    """Saves of several games: beginnings, middles, an end."""
    lengths = ((4, 0), (5, 25), (6, 80), (4, 140), (5, 1_000_000))
    return [save_bytes(played(box, n, f"base {n}", k), k, f"Save {k}") for n, k in lengths]


def flip_a_bit(raw: bytes, saves: Raw, dice: random.Random) -> bytes:
    place = dice.randrange(len(raw))
    return raw[:place] + bytes([raw[place] ^ 1 << dice.randrange(8)]) + raw[place + 1 :]


def overwrite(raw: bytes, saves: Raw, dice: random.Random) -> bytes:
    place, length = dice.randrange(len(raw)), dice.randrange(1, 40)
    filler = dice.choice((bytes(length), b"\xff" * length, dice.randbytes(length)))
    return raw[:place] + filler + raw[place + length :]


def cut_short(raw: bytes, saves: Raw, dice: random.Random) -> bytes:
    return raw[: dice.randrange(len(raw))]


def cut_the_beginning(raw: bytes, saves: Raw, dice: random.Random) -> bytes:
    return raw[dice.randrange(1, len(raw)) :]


def leave_out(raw: bytes, saves: Raw, dice: random.Random) -> bytes:
    first = dice.randrange(len(raw))
    return raw[:first] + raw[first + dice.randrange(1, 200) :]


def append(raw: bytes, saves: Raw, dice: random.Random) -> bytes:
    return raw + dice.choice((b"\n", b"\0", dice.randbytes(dice.randrange(1, 50)), raw))


def splice(raw: bytes, saves: Raw, dice: random.Random) -> bytes:
    other = dice.choice(saves)
    return raw[: dice.randrange(len(raw))] + other[dice.randrange(len(other)) :]


def swap_blocks(raw: bytes, saves: Raw, dice: random.Random) -> bytes:
    one, two, three = sorted(dice.sample(range(len(raw) + 1), 3))
    return raw[:one] + raw[two:three] + raw[one:two] + raw[three:]


def exchange_lines(raw: bytes, saves: Raw, dice: random.Random) -> bytes:
    """The header of one save before the game of another."""
    parts, other = raw.split(b"\n", 2), dice.choice(saves).split(b"\n", 2)
    place = dice.randrange(len(parts))
    parts[place] = other[place]
    return b"\n".join(parts)


def as_text(raw: bytes, saves: Raw, dice: random.Random) -> bytes:
    """What a transfer in text mode makes of it."""
    return raw.replace(b"\n", b"\r\n") if dice.randrange(2) else raw.replace(b"\r", b"")


DAMAGES = (
    flip_a_bit, flip_a_bit, flip_a_bit, overwrite, cut_short, cut_the_beginning, leave_out,
    append, splice, swap_blocks, exchange_lines, as_text,
)  # fmt: skip


def try_damaged(box: Box, saves: Raw, first: int, last: int) -> dict[str, int]:
    """Load so many damaged files; how often each outcome came."""
    wholes = [load_bytes(raw, box) for raw in saves]
    outcomes: dict[str, int] = {}
    for number in range(first, last):
        dice = random.Random(number)
        place = dice.randrange(len(saves))
        damage = dice.choice(DAMAGES)
        raw = damage(saves[place], saves, dice)
        for _ in range(dice.choice((0, 0, 0, 1, 3))):
            raw = dice.choice(DAMAGES)(raw.ljust(8, b"\0"), saves, dice)
        try:
            outcome = _compare(raw, saves, wholes, box)
        except BadSaveError as error:
            outcome = error.code
        assert outcome != "different", f"damage {number} ({damage.__name__}) was not seen"
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    return outcomes


def _compare(raw: bytes, saves: Raw, wholes: list[Loaded], box: Box) -> str:
    if raw in saves:
        return "unharmed"  # the damage changed nothing, or led to another of the saves
    loaded = load_bytes(raw, box)
    equal = (save_bytes(loaded.match, 0) == save_bytes(one.match, 0) for one in wholes)
    return "same" if any(equal) else "different"


def test_100_000_damaged_files(box: Box, saves: Raw) -> None:
    outcomes = try_damaged(box, saves, 0, 100_000)
    refused = sum(outcomes.values()) - outcomes.get("unharmed", 0) - outcomes.get("same", 0)
    assert refused > 97_000, outcomes
    assert {"truncated", "damaged", "not_a_save"} <= outcomes.keys() <= {
        "truncated", "damaged", "not_a_save", "newer", "too_large", "unharmed", "same",
    }  # fmt: skip


@pytest.mark.soak
def test_a_million_damaged_files(box: Box, saves: Raw) -> None:
    assert sum(try_damaged(box, saves, 100_000, 1_100_000).values()) == 1_000_000


def test_every_single_bit_of_a_save_counts(box: Box, saves: Raw) -> None:
    raw = saves[1]
    for place in range(len(raw)):
        flipped = raw[:place] + bytes([raw[place] ^ 1 << place % 8]) + raw[place + 1 :]
        with pytest.raises(BadSaveError):
            load_bytes(flipped, box)


def test_every_beginning_of_a_save_is_refused(box: Box, saves: Raw) -> None:
    for length in range(len(saves[0])):
        with pytest.raises(BadSaveError) as caught:
            load_bytes(saves[0][:length], box)
        assert caught.value.code in ("truncated", "damaged"), length
