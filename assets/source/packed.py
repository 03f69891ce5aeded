"""What is packed, not drawn: python -m assets.source.packed

The program's icon as .ico and .icns from its PNG files, and the fonts' entries in the manifest.
"""

import hashlib
import struct
import sys
from pathlib import Path
from typing import Any

from . import build
from .drawing import files
from .drawing.asset import LICENCE

ROOM = "house"
HOUSE = build.ASSETS / ROOM
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# The types of Apple's container that hold PNG: those with @2x first name a size in points.
ICNS_TYPES = (
    (b"icp4", 16), (b"icp5", 32), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512),
    (b"ic10", 1024), (b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512),
)  # fmt: skip
FONTS = {
    "exo2_400": ("Exo2_400Regular", "Exo 2", 400, "normal"),
    "exo2_400_italic": ("Exo2_400Regular_Italic", "Exo 2", 400, "italic"),
    "exo2_500": ("Exo2_500Medium", "Exo 2", 500, "normal"),
    "exo2_600": ("Exo2_600SemiBold", "Exo 2", 600, "normal"),
    "exo2_700": ("Exo2_700Bold", "Exo 2", 700, "normal"),
    "russo_one_400": ("RussoOne_400Regular", "Russo One", 400, "normal"),
}
FONT_LICENCES = {"Exo 2": "fonts/OFL-Exo2.txt", "Russo One": "fonts/OFL-RussoOne.txt"}
FONT_SOURCES = {
    "Exo 2": "@expo-google-fonts/exo-2 0.4.2",
    "Russo One": "@expo-google-fonts/russo-one 0.4.1",
}


def drawn(size: int) -> bytes:
    """The program's icon of one size as PNG."""
    return (HOUSE / "app_icon" / f"{size}.png").read_bytes()


def ico() -> bytes:
    """The icon of Windows: a directory, then the pictures."""
    pictures = [(size, drawn(size)) for size in ICO_SIZES]
    head, offset = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, data in pictures:
        side = size % 256  # 0 means 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + b"".join(data for _, data in pictures)


def icns() -> bytes:
    """The icon of macOS: chunks with a type and a length."""
    chunks = b""
    for kind, size in ICNS_TYPES:
        data = drawn(size)
        chunks += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def icon_entries() -> dict[str, Any]:
    """What the manifest says about the packed icons."""
    common = {"licence": LICENCE, "source": "source/packed.py"}
    return {
        "packed/ico": {"file": "app_icon/newangeles.ico", "sizes": list(ICO_SIZES), **common},
        "packed/icns": {
            "file": "app_icon/newangeles.icns",
            "sizes": sorted({size for _, size in ICNS_TYPES}),
            **common,
        },
    }


def font_entries() -> dict[str, Any]:
    """What the manifest says about the fonts, which are as their makers gave them out."""
    entries: dict[str, Any] = {}
    for name, (stem, family, weight, style) in FONTS.items():
        path = HOUSE / "fonts" / f"{stem}.ttf"
        entries[f"fonts/{name}"] = {
            "file": path.relative_to(HOUSE).as_posix(),
            "family": family,
            "weight": weight,
            "style": style,
            "licence": "OFL-1.1",
            "licence_file": FONT_LICENCES[family],
            "source": FONT_SOURCES[family],
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        }
    return entries


def main() -> int:
    """Write the packed icons and the entries."""
    target: Path = HOUSE / "app_icon"
    files.write(target / "newangeles.ico", ico())
    files.write(target / "newangeles.icns", icns())
    entries = icon_entries() | font_entries()
    build.write_entries(ROOM, {key.split("/")[0] for key in entries}, entries)
    print(f"{len(entries)} entries")
    return 0


if __name__ == "__main__":
    sys.exit(main())
