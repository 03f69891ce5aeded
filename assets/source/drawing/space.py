"""The sky without a city: stars."""

from . import svg
from .rng import Rng
from .scene import HEIGHT, WIDTH


def stars(rng: Rng, count: int, colour: str) -> str:
    """So many stars over the whole of a card picture."""
    return "".join(
        svg.circle(
            rng.uniform(0, WIDTH),
            rng.uniform(0, HEIGHT),
            rng.uniform(0.7, 2.4),
            colour,
            opacity=rng.uniform(0.3, 1),
        )
        for _ in range(count)
    )
