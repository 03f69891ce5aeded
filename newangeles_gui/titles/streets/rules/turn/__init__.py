"""What is done in a turn: building, people, scoring, tokens, and how the Sneak does it."""

from .building import CONTRACTOR, build_options, places, put_down, put_signs, send_seekers_off
from .business import Tokens, TokensOfStreet, business_gains
from .people import Moving, accepting, seekers_move_in
from .scoring import ENTREPRENEUR, Closing, Scoring, finish, take_signs
from .sneak import sneak_places
from .turns import Turns, draw_tile
from .values import (
    HACKER,
    HIPSTER,
    LEGEND,
    SCOUT,
    Counted,
    Income,
    counted_for,
    street_income,
    street_people,
    street_symbols,
    tile_value,
    with_advisor,
)

__all__ = [
    "CONTRACTOR",
    "Closing",
    "Counted",
    "ENTREPRENEUR",
    "HACKER",
    "HIPSTER",
    "Income",
    "LEGEND",
    "Moving",
    "SCOUT",
    "Scoring",
    "Tokens",
    "TokensOfStreet",
    "Turns",
    "accepting",
    "build_options",
    "business_gains",
    "counted_for",
    "draw_tile",
    "finish",
    "places",
    "put_down",
    "put_signs",
    "seekers_move_in",
    "send_seekers_off",
    "sneak_places",
    "street_income",
    "street_people",
    "street_symbols",
    "take_signs",
    "tile_value",
    "with_advisor",
]
