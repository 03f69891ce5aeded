"""What makes a person look like themselves. The middle of the head is at (0, 0)."""

from dataclasses import dataclass

from .. import palette


@dataclass(frozen=True)
class Person:
    """The choices for a bust; the names are keys of the tables in the other modules."""

    face: str = "oval"  # see faces.SHAPES
    skin: int = 2  # index into palette.SKIN
    hair: str = "crop"  # see hair.STYLES
    hair_colour: str = "black"  # key of palette.HAIR, or a colour
    clothes: str = "suit"  # see clothes.STYLES
    cloth: str = "#2B3258"
    accent: str = palette.CYAN
    soft: bool = False  # narrower neck and shoulders, lashes, fuller lips
    build: float = 1.0  # width of the shoulders
    age: int = 0  # 0 young, 1 middle, 2 old
    beard: str = ""  # stubble, goatee, full, moustache, long
    glasses: str = ""  # round, square, shades, visor, monocle, goggles
    cyber: str = ""  # eye, jaw, temple, lines, port, plates
    hat: str = ""  # cap, fedora, hood, helmet, beret, headset, officer, veil, crown
    marks: tuple[str, ...] = ()  # earrings, scar, cigar, tattoo, pearls, freckles, patch
    brow: float = 0.0  # -1 stern to 1 raised
    mouth: float = 0.0  # -1 grim to 1 smiling
    lips: str = ""  # colour of painted lips
    eyes: str = "#3A2A22"
    turn: float = 0.25  # -1 looks to the left, 1 to the right

    @property
    def hair_tone(self) -> str:
        """The colour of the hair."""
        return palette.HAIR.get(self.hair_colour, self.hair_colour)

    @property
    def skin_tone(self) -> str:
        """The colour of the skin in the light of the night."""
        return palette.mix(palette.SKIN[self.skin], "#5A3A7A", 0.14)
