"""OGG Vorbis files that come out the same, byte for byte."""

import io
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from .basics import RATE, Signal

PAGE: Final = b"OggS"
SERIAL_AT, CHECK_AT, COUNT_AT, TABLE_AT = 14, 22, 26, 27
POLYNOMIAL: Final = 0x04C11DB7


def serial_of(path: Path) -> int:
    """The number of a file's stream, made from its name."""
    return zlib.crc32(path.name.encode())


def encode(signal: Signal, quality: float, serial: int) -> bytes:
    """A mono or stereo signal as an OGG stream with that number."""
    frames = np.ascontiguousarray(np.atleast_2d(signal).T, dtype=np.float32)
    stream = io.BytesIO()
    with soundfile.SoundFile(
        stream, "w", RATE, frames.shape[1], "VORBIS", format="OGG", compression_level=1 - quality
    ) as sink:
        # libsndfile overruns its stack when it is given a long OGG in one piece.
        for start in range(0, len(frames), RATE):
            sink.write(frames[start : start + RATE])
    return renumbered(stream.getvalue(), serial)


def decode(stream: bytes) -> Signal:
    """The channels of a stream, as a player would hear them."""
    frames, rate = soundfile.read(io.BytesIO(stream), always_2d=True)
    if rate != RATE:
        raise ValueError(f"{rate} Hz instead of {RATE}")
    return np.ascontiguousarray(frames.T)


def read(path: Path) -> Signal:
    """The channels of a file."""
    return decode(path.read_bytes())


def pages(stream: bytes) -> Iterator[bytes]:
    """The pages of a stream, one after the other."""
    start = 0
    while start < len(stream):
        if stream[start : start + 4] != PAGE:
            raise ValueError(f"no OGG page at byte {start}")
        count = stream[start + COUNT_AT]
        table = stream[start + TABLE_AT : start + TABLE_AT + count]
        end = start + TABLE_AT + count + sum(table)
        yield stream[start:end]
        start = end


def renumbered(stream: bytes, serial: int) -> bytes:
    """The stream with another serial number (encoders draw it by lot) and matching checksums."""
    table = checksum_table()
    result = bytearray()
    for page in pages(stream):
        fresh = bytearray(page)
        struct.pack_into("<I", fresh, SERIAL_AT, serial)
        struct.pack_into("<I", fresh, CHECK_AT, 0)
        struct.pack_into("<I", fresh, CHECK_AT, checksum(fresh, table))
        result += fresh
    return bytes(result)


def checksum_table() -> tuple[int, ...]:
    """What each byte adds to an OGG checksum."""
    entries = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
        entries.append(value & 0xFFFFFFFF)
    return tuple(entries)


def checksum(page: bytes | bytearray, table: tuple[int, ...]) -> int:
    """The checksum of a page: a CRC with the high bit first, which zlib does not offer."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ table[(value >> 24) ^ byte]
    return value
