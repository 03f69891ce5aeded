"""The sounds of Streets, by what they tell, and what there is to make of them."""

from .catalogue import EFFECTS

__all__ = ["EFFECTS"]
