"""Busts of people, put together from parts."""

from .bust import portrait
from .person import Person

__all__ = ["Person", "portrait"]
