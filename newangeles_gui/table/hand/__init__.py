"""The hand of who looks, as a fan of cards."""

from .hand import Hand, HandWords
from .hand_card import DrawnCard, HandCard, HandCardLook, hand_picture

__all__ = ["DrawnCard", "Hand", "HandCard", "HandCardLook", "HandWords", "hand_picture"]
