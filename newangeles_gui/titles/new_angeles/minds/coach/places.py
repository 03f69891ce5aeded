"""What speaks for and against places in the city, resources and decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...content.verbs import ChangeResources, Place, Produce, Remove
from ...rules import ANDROID, DARK, ILLNESS, RESOURCES
from ..judgement import MENDING, needed_resource
from .question import CAPITAL, SURE, con, pro

if TYPE_CHECKING:
    from .question import Question, Weighed

WELCOME: Final = frozenset({"development", "prisec", "android"})

LABOR = "labor"


def mend(asked: Question, option: str, cards: int) -> list[Weighed]:
    """Something is taken away from a district."""
    return _district(asked, option, 1)


def harm(asked: Question, option: str, cards: int) -> list[Weighed]:
    """Something is put into a district, for better or worse."""
    verb = asked.verb
    helps = isinstance(verb, Place) and verb.piece in WELCOME
    return _district(asked, option, 1 if helps else -1)


def move_to(asked: Question, option: str, cards: int) -> list[Weighed]:
    """An android works where there is light (36.2)."""
    place = _place(asked, option)
    if place is not None and asked.view.city[place] & DARK:
        return [con("dark", SURE, option)]
    return _district(asked, option, 1)


def move_android(asked: Question, option: str, cards: int) -> list[Weighed]:
    """It leaves a district."""
    place = _place(asked, option)
    if place is not None and asked.view.city[place] & DARK:
        return [pro("idle", SURE, option)]
    return [one for one in _district(asked, option, -1) if one.point.code != "not_needed"]


def choose_district(asked: Question, option: str, cards: int) -> list[Weighed]:
    """To produce is good where something is missing; anything else only touches it."""
    program = asked.box.programs.get(asked.program, ())
    produces = any(isinstance(verb, Produce) for verb in program)
    return _district(asked, option, 1 if produces else 0)


def _place(asked: Question, option: str) -> int | None:
    return asked.box.district_at.get(option.rpartition("@")[2])


def _district(asked: Question, option: str, sign: int) -> list[Weighed]:
    place = _place(asked, option)
    if place is None:
        return []
    found = _sick(asked, option, place)
    if asked.federalist:
        return found  # who waits for threat does not care for the demand
    resource = needed_resource(asked.box, asked.view, place)
    name = asked.box.district_ids[place]
    if resource and sign > 0:
        found.append(pro("makes_needed", CAPITAL, name, made=resource))
    elif resource and sign < 0:
        found.append(con("needed_there", CAPITAL, name, made=resource))
    elif sign < 0:
        found.append(pro("not_needed", CAPITAL / 2, name))
    return found


def _sick(asked: Question, option: str, place: int) -> list[Weighed]:
    """3.0: a card that touches an ill district raises threat, once."""
    view, verb = asked.view, asked.verb
    card = asked.box.cards.get(view.resolving)
    counts = card is not None and card.illness_counts and not view.ill_involved
    cures = option.startswith("illness@")
    cures = cures or (isinstance(verb, Remove) and verb.piece == "illness")
    if not counts or cures or not view.city[place] & ILLNESS or asked.federalist:
        return []
    return [con("sick", SURE, asked.box.district_ids[place])]


def resource(asked: Question, option: str, cards: int) -> list[Weighed]:
    """Whether the demand lacks it."""
    if option not in RESOURCES or asked.federalist:
        return []
    place = RESOURCES.index(option)
    lacking = asked.view.targets[place] > asked.view.supply[place]
    verb = asked.verb
    lowered = isinstance(verb, ChangeResources) and verb.by < 0
    say = con if lacking == lowered else pro
    return [say("lacking" if lacking else "enough_of", CAPITAL, made=option)]


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
