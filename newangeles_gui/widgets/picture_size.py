"""How large a picture says that it is, without unpacking it: a small file may hold a huge one."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

PNG: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
HEAD: Final = 30  # bytes that tell the size in every format


def size_of(path: Path) -> tuple[int, int] | None:
    """Width and height of a PNG or WebP; None for anything else."""
    with path.open("rb") as file:
        head = file.read(HEAD)
    if len(head) < HEAD:
        return None
    if head.startswith(PNG):
        width, height = struct.unpack_from(">LL", head, len(PNG))
        return width, height
    return _webp_size(head) if head[:4] == b"RIFF" and head[8:12] == b"WEBP" else None


def _webp_size(head: bytes) -> tuple[int, int] | None:
    kind = head[12:16]
    if kind == b"VP8X":  # 24 bits each, one less than it is
        return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")
    if kind == b"VP8L" and head[20] == 0x2F:  # 14 bits each, one less than it is
        bits = int.from_bytes(head[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 " and head[23:26] == b"\x9d\x01\x2a":  # 14 bits each
        width, height = struct.unpack_from("<HH", head, 26)
        return width & 0x3FFF, height & 0x3FFF
    return None
