"""What an asset is worth to its owner, in capital: by hand, for a player who plans little."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from ...rules.box import Box
from .clock import Clock


class Worth(NamedTuple):
    """Worth at once, for each own turn that is left, and for each deal that is left."""

    at_once: float = 0.0
    a_turn: float = 0.0
    a_deal: float = 0.0


UNKNOWN = Worth(0.5, 0.4, 0.02)  # an asset from a data pack

WORTHS: Mapping[str, Worth] = MappingProxyType(
    {
        "aaron_marron": Worth(a_deal=0.06),
        "alex_westlund": Worth(0.5, 0.3),
        "bernice_mai": Worth(0.3, 1.2),
        "braintrust": Worth(0.0, 1.2),
        "bryan_stinson": Worth(1.0),
        "caprice_nisei": Worth(a_deal=0.02),
        "chief_gorman": Worth(a_deal=0.08),
        "coach_walden": Worth(a_deal=0.25),
        "eiko": Worth(a_deal=0.08),
        "elizabeth_mills": Worth(0.4),
        "floyd": Worth(0.4, 0.2),
        "fumiko_yamamori": Worth(0.4, 1.6),
        "gurren_imaishi": Worth(5.0),
        "hernando_cortez": Worth(2.5),
        "isabel_mcguire": Worth(a_deal=0.08),
        "jackson_howard": Worth(0.0, 1.2),
        "lily_lockwell": Worth(a_deal=0.15),
        "locust_company": Worth(a_deal=0.05),
        "marco_cubrero": Worth(0.8, 2.2),
        "mark_yale": Worth(a_deal=0.01),
        "midori": Worth(a_deal=0.06),
        "monica_singh": Worth(0.0, 0.8),
        "mr_li": Worth(0.1, 0.6),
        "mr_white": Worth(0.3, 0.6),
        "naoko_watanabe": Worth(3.5),
        "rachel_beckmann": Worth(a_deal=0.03),
        "saul_eustecio": Worth(0.0, 0.7),
        "sunny_lebeau": Worth(a_deal=0.12),
        "susan_chen": Worth(1.5),
        "tanaka": Worth(1.0, 0.2),
        "the_fall_guy": Worth(0.8, 0.2),
        "thomas_haas": Worth(0.3, 0.1),
        "toshiyuki_sakai": Worth(0.8),
        "wong_ya_ching": Worth(a_deal=0.15),
    }
)


def asset_worth(box: Box, asset: str, clock: Clock, players: int) -> float:
    """Worth to the owner for the rest of the game."""
    worth = WORTHS.get(asset, UNKNOWN)
    return worth.at_once + worth.a_turn * clock.deals / players + worth.a_deal * clock.deals


def held_worth(box: Box, asset: str, clock: Clock, players: int) -> float:
    """Worth of an asset that lies before a player: what it did when claimed is over."""
    ability = box.abilities.get(asset)
    if ability is not None and ability.window == "claimed" and ability.cost == "discard":
        return 0.0
    return asset_worth(box, asset, clock, players)
