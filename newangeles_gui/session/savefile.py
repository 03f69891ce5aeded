"""The bytes of a save: one line of checksum, one of header, then the game in zlib.

The header is small and readable without unpacking the game, so that a list of saves is quick.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NoReturn

from newangeles_gui.engine import Written, WrongShapeError, fields_of

from . import migrations
from .plan import is_line

MAGIC: Final = b"NASAVE"
FORMAT: Final = migrations.NEWEST
LARGEST_FILE: Final = 2_000_000
LARGEST_HEADER: Final = 64_000
LARGEST_GAME: Final = 4_000_000  # far more needs hundreds of megabytes to read
PACKED: Final = 6  # of 9
SHORTEST_INT_TO_REFUSE: Final = 20  # digits


class BadSaveError(Exception):
    """A file that cannot be loaded; `code` names the sentence for the player.

    Codes: not_a_save, truncated, damaged, newer, other_title, other_data, impossible, too_large,
    unreadable, iron, in_use. The detail of other_title is the id of the title, that of other_data
    names the packs that the game was played with.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


@dataclass(slots=True)
class Header:
    """What the list of saves shows, and what tells whether a save fits this program."""

    format: int
    app: str
    title_id: str
    content: str
    packs: list[str]
    game: str
    generation: int
    saved: int  # seconds since 1970
    title: str
    iron: bool
    seats: list[str]
    thumbnail: dict[str, str | int | list[int]]
    size: int = 0  # of the packed game
    checksum: str = ""


@dataclass(slots=True)
class SaveData:
    """A game at rest: where it stands (the truth), and how it came there."""

    start: Written
    seats: list[dict[str, str]]
    agreements: dict[str, bool]
    state: dict[str, Any]
    state_hash: str
    choices: list[str]
    marks: list[tuple[int, str, str]] = field(default_factory=list)
    extras: dict[str, Any] = field(default_factory=dict)  # what the title keeps beside the game


HEADER_FIELDS: Final = tuple(Header.__dataclass_fields__)
DATA_FIELDS: Final = tuple(SaveData.__dataclass_fields__)
# Checked by the title, not here; extras are there only where there is something to be told.
FREE: Final = ("state", "extras")


def pack(header: Header, data: SaveData) -> bytes:
    """The bytes of a save file."""
    told = tuple(name for name in DATA_FIELDS if name != "extras" or data.extras)
    payload = zlib.compress(_dump(asdict_shallow(data, told)), PACKED)
    header.format = FORMAT
    header.size = len(payload)
    header.checksum = hashlib.sha256(payload).hexdigest()
    head = _dump(asdict_shallow(header, HEADER_FIELDS))
    first = MAGIC + b" " + hashlib.sha256(head).hexdigest().encode()
    return b"\n".join([first, head, payload])


def asdict_shallow(data: Header | SaveData, names: tuple[str, ...]) -> dict[str, Any]:
    """The fields without copying what is in them."""
    return {name: getattr(data, name) for name in names}


def read_file(path: Path) -> bytes:
    """The bytes of a file that may be a save; BadSaveError if it cannot be read."""
    try:
        if path.exists() and not path.is_file():
            raise BadSaveError("unreadable", "it is no file")  # a pipe would never end
        with path.open("rb") as stream:
            return stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadSaveError("unreadable", error.strerror or str(error)) from error


def read_header(raw: bytes) -> Header:
    """The header of a save, checked; the game itself is not unpacked."""
    return _split(raw)[0]


def damage(raw: bytes) -> str:
    """The code of what is wrong with a file, as far as it shows without unpacking the game."""
    try:
        _check_whole(*_split(raw)[:2])
    except BadSaveError as error:
        return error.code
    return ""


def unpack(raw: bytes) -> tuple[Header, SaveData]:
    """Header and game; BadSaveError says why not."""
    header, payload, number = _split(raw)
    _check_whole(header, payload)
    return header, read_data(read_json(_inflate(payload)), number)


def _check_whole(header: Header, payload: bytes) -> None:
    if len(payload) < header.size:
        raise BadSaveError("truncated", f"{len(payload)} of {header.size} bytes")
    if len(payload) > header.size or hashlib.sha256(payload).hexdigest() != header.checksum:
        raise BadSaveError("damaged", "the checksum of the game differs")


def read_data(data: Any, number: int) -> SaveData:
    """A game from plain data of a format."""
    try:
        data = migrations.game(data, number)
        if not isinstance(data, dict):
            raise WrongShapeError("no game")
        free = {"extras": {}, **{name: data[name] for name in FREE if name in data}}
        if free.keys() != set(FREE) or not all(isinstance(one, dict) for one in free.values()):
            raise WrongShapeError("no state")
        rest = {name: value for name, value in data.items() if name not in FREE}
        names = tuple(name for name in DATA_FIELDS if name not in FREE)
        return SaveData(**free, **fields_of(SaveData, rest, names))
    except (WrongShapeError, RecursionError) as error:
        raise BadSaveError("impossible", str(error)) from error


def _split(raw: bytes) -> tuple[Header, bytes, int]:
    """Header and packed game as they are written today, and the format they were written in."""
    if len(raw) > LARGEST_FILE:
        raise BadSaveError("too_large", f"{len(raw)} bytes")
    if not raw.startswith(MAGIC + b" "):
        truncated = MAGIC.startswith(raw[: len(MAGIC)])
        raise BadSaveError("truncated" if truncated else "not_a_save")
    parts = raw.split(b"\n", 2)
    if len(parts) < 3:
        raise BadSaveError("truncated")
    first, head, payload = parts
    if len(head) > LARGEST_HEADER:
        raise BadSaveError("too_large", "header")
    number = _check_format(head)
    if first != MAGIC + b" " + hashlib.sha256(head).hexdigest().encode():
        raise BadSaveError("damaged", "the checksum of the header differs")
    try:
        told = migrations.header(read_json(head), number)
        header = Header(**fields_of(Header, told, HEADER_FIELDS))
    except (WrongShapeError, RecursionError) as error:
        raise BadSaveError("impossible", str(error)) from error
    shown = [header.app, header.title_id, header.game, header.title, *header.seats, *header.packs]
    shown += [value for value in header.thumbnail.values() if isinstance(value, str)]
    if not all(is_line(text) for text in shown):
        raise BadSaveError("impossible", "a name in the header is none")
    return header, payload, number


def _check_format(head: bytes) -> int:
    """The format of a save. A newer one may look different altogether, so that is told first."""
    try:
        data = read_json(head)
    except BadSaveError:
        return FORMAT  # the checksum will tell
    number = data.get("format") if isinstance(data, dict) else None
    if not isinstance(number, int) or isinstance(number, bool):
        return FORMAT
    if number > FORMAT:
        raise BadSaveError("newer", f"format {number}, this program reads {FORMAT}")
    return number


def _inflate(payload: bytes) -> bytes:
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(payload, LARGEST_GAME)
    except zlib.error as error:
        raise BadSaveError("damaged", str(error)) from error
    if unpacker.unconsumed_tail:
        raise BadSaveError("too_large", "unpacked game")
    if not unpacker.eof or unpacker.unused_data:
        raise BadSaveError("damaged", "the packed game has no proper end")
    return text


def _dump(data: Any) -> bytes:
    # Half a character, as file names can have, is none that could be read back.
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return text.encode(errors="replace")


def read_json(text: bytes) -> Any:
    """Plain data without fractions, huge numbers or doubled keys; BadSaveError if it is not."""
    try:
        return json.loads(
            text,
            object_pairs_hook=_no_doubles,
            parse_float=_refuse,
            parse_constant=_refuse,
            parse_int=_small,
        )
    except (ValueError, RecursionError) as error:
        raise BadSaveError("damaged", f"not readable: {error!s:.80}") from error


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice")
    return found


def _refuse(text: str) -> NoReturn:
    raise ValueError(f"{text:.20} is no whole number")


def _small(text: str) -> int:
    if len(text) > SHORTEST_INT_TO_REFUSE:
        raise ValueError("a number is too large")
    return int(text)
