"""What a family declares: one picture of the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .picture import Picture

Box = tuple[int, int, int, int]  # x, y, width, height in pixels of the file
LICENCE = "CC-BY-4.0"


@dataclass(frozen=True)
class Asset:
    """One file: who draws it, how large it is, and what the game has to know about it."""

    id: str  # within the family: "clean_slate", "guayaquil.strike"
    draw: Callable[[], Picture]
    size: tuple[int, int]
    anchor: tuple[float, float] = (0.5, 0.5)  # the point that stands on its place, as shares
    kind: str = "webp"  # webp, lossless or png
    quality: int = 84
    boxes: Mapping[str, Box] = field(default_factory=dict)  # where words and marks go
    of: str = ""  # the asset that this one is a variant or layer of
    role: str = ""  # "variant" instead of it, "layer" on top of it
    shown: float = 2.0  # pixels of the file for one pixel of the table at 1080p

    @property
    def suffix(self) -> str:
        """The ending of the file."""
        return "png" if self.kind == "png" else "webp"
