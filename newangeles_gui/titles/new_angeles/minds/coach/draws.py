"""What speaks for and against the decks to draw from: the contract, and what the city lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules.pieces import ANDROID, DARK
from ..judgement.needs import MENDING, needed_resource
from .question import CAPITAL, con, pro

if TYPE_CHECKING:
    from .question import Question, Weighed

LABOR = "labor"


def draw(asked: Question, option: str, cards: int) -> list[Weighed]:
    """Whether such cards can pay the contract, and what there is for them to do."""
    found = []
    if option == asked.box.corporations[asked.me].focus:
        found.append(pro("focus", 2 * CAPITAL))
    elif asked.policy.cards.needs.serves(asked.me, option):
        found.append(pro("serves_contract", CAPITAL))
    work = _labor(asked) if option == LABOR else _mending(asked, option)
    if work is not None:
        found.append(work)
    return found or [con("nothing_to_mend", CAPITAL)]


def _mending(asked: Question, option: str) -> Weighed | None:
    mask = MENDING.get(option, 0)
    number = sum(1 for here in asked.view.city if here & mask)
    if not number:
        return None
    weight = CAPITAL / 2 * number
    if option == "biotech":
        return pro("heals", weight, number=number)
    if option == "construction":
        return pro("relights", weight, number=number)
    return pro("polices" if option == "security" else "calms", weight, number=number)


def _labor(asked: Question) -> Weighed | None:
    """36.2: an android makes nothing in the dark or in a strike; elsewhere it may be wanted."""
    city = asked.view.city
    idle = sum(1 for here in city if here & ANDROID and here & DARK)
    if idle:
        return pro("wakes", CAPITAL / 2 * idle, number=idle)
    empty = (place for place, here in enumerate(city) if not here & (ANDROID | DARK))
    resource = next(
        (made for place in empty if (made := needed_resource(asked.box, asked.view, place))), ""
    )
    wanted = resource and not asked.federalist
    return pro("moves_to_need", CAPITAL / 2, made=resource) if wanted else None
