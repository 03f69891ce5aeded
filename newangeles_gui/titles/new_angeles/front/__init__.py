"""The city behind the front screens."""

from .living_city import LivingCity, Stage, city_sky, load, parts, standing_city
from .logotype import Logo, logo_width
from .mini_city import MiniCity

__all__ = [
    "LivingCity",
    "Logo",
    "MiniCity",
    "Stage",
    "city_sky",
    "load",
    "logo_width",
    "parts",
    "standing_city",
]
