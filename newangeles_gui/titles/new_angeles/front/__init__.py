"""The city behind the front screens."""

from .city_stage import Stage, load, parts
from .living_city import LivingCity, city_sky, standing_city
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
