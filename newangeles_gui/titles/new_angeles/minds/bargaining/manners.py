"""How somebody bargains: from the traits of a character, and from a level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from newangeles_gui.minds import Character


class Manners(NamedTuple):
    """Traits between 0 and 1, and how many worlds are looked at."""

    greed: float = 0.3  # share of the other's gain that it wants for itself on top
    caution: float = 0.3  # how much gain it wants before it moves at all
    loyalty: float = 0.7  # how dear its word is to it; below HONEST it may lie
    grudge: float = 0.4  # how much broken promises are held against others
    boldness: float = 0.5  # how near the other's limit its own offers go
    worlds: int = 6
    speaks: bool = True  # whether it makes offers of its own
    talk: float = 0.5  # how readily it speaks up

    @property
    def offers(self) -> int:
        """How many offers it has ready at a time."""
        return 1 + round(2 * self.talk)

    @property
    def reserve(self) -> float:
        """Capital that something has to be worth before it opens its mouth."""
        return max(0.0, 1 - 2 * self.talk) * TACITURN

    @property
    def ease(self) -> float:
        """How lightly it tries what is likely to be refused; 1 does not at all."""
        return 1 - max(0.0, 2 * self.talk - 1) * TRYING

    @property
    def margin(self) -> float:
        """Capital that the greedy want from a trade whatever the other has of it."""
        return max(0.0, self.greed - NEUTRAL.greed) * MARGIN


MARGIN: Final = 2.0
TACITURN: Final = 1.5
TRYING: Final = 0.9
HONEST: Final = 0.4  # from here on no promise is given that is not meant
NEUTRAL: Final = Manners()
STRETCH: Final = 0.3  # how far traits move it either way
LOYAL: Final = 0.7


def manners_of(character: Character, worlds: int, speaks: bool = True) -> Manners:
    """The manners of a character; a plain one is neutral."""
    return Manners(
        greed=NEUTRAL.greed + 0.25 * character.pull("greed"),
        caution=NEUTRAL.caution + STRETCH * character.pull("caution"),
        loyalty=LOYAL + 0.5 * min(0.0, pull := character.pull("loyalty")) + 0.3 * max(0.0, pull),
        grudge=NEUTRAL.grudge + 0.4 * character.pull("grudge"),
        boldness=NEUTRAL.boldness + 0.5 * character.pull("boldness"),
        worlds=worlds,
        speaks=speaks,
        talk=talk_of(character),
    )


def talk_of(character: Character) -> float:
    """How readily a character speaks, from 0 to 1."""
    return 0.5 + 0.5 * character.pull("talkativeness")
