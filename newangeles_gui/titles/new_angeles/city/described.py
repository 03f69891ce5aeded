"""What a district and its pieces are, in words: who is there, what it gives, what may come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..facts.public_facts import products
from ..rules import (
    ANDROID,
    DARK,
    HUMAN_FIRST,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
    PROTEST,
    RESOURCES,
    ROOT,
    STRIKE,
    UNREST,
)
from ..words import district, sentence, term
from .map import standing

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import View


def described(services: Services, view: View, name: str) -> list[str]:
    """The lines about a district: what it is, who is there, what it gives, what may come."""
    box, words = services.box, services.words
    place = box.district_at[name]
    bits = view.city[place]
    head = services.say(
        "screen.board.tip.head",
        number=place + 1,
        district=words.name(f"district.{name}"),
        tier=box.tier[place],
    )
    found = ", ".join(words.name(f"term.{piece}") for piece in standing(bits)[::-1])
    here = services.say("screen.board.tip.here", pieces=found) if found else ""
    return [
        line
        for line in (
            head,
            here or services.say("screen.board.tip.empty"),
            _production(services, bits, place),
            _exploited(services, bits) if bits & ANDROID else _unrest(services, bits),
            services.say("screen.board.tip.ill") if bits & ILLNESS else "",
            _path(services, place),
        )
        if line
    ]


def _production(services: Services, bits: int, place: int) -> str:
    found = products(services.box, bits, place)
    given = [
        services.say("screen.board.tip.amount", resource=term(one.resource), amount=one.amount)
        for one in found
        if not one.blocked
    ]
    if bits & OUTAGE:
        return services.say("screen.board.tip.produces.outage")
    if bits & STRIKE:
        return services.say("screen.board.tip.produces.strike")
    if bits & ORGCRIME:
        lost = services.box.primary[place][0][0]
        parts = ", ".join(given) or services.say("screen.board.tip.nothing")
        resource = term(RESOURCES[lost])
        return services.say("screen.board.tip.produces.orgcrime", parts=parts, lost=resource)
    return services.say("screen.board.tip.produces.now", parts=", ".join(given))


def _unrest(services: Services, bits: int) -> str:
    """What one stage of unrest would do (29)."""
    if bits & DARK:
        return services.say("screen.board.tip.unrest.dark")
    return services.say(f"screen.board.tip.unrest.{'protest' if bits & PROTEST else 'stable'}")


def _exploited(services: Services, bits: int) -> str:
    """What the production phase does here (61, 12)."""
    if bits & HUMAN_FIRST:
        fate = "outage" if bits & (UNREST | OUTAGE) else "strike"
    elif bits & DARK:
        fate = "same"
    else:
        fate = "strike" if bits & PROTEST else "protest"
    return services.say(f"screen.board.tip.exploited.{fate}")


def _path(services: Services, place: int) -> str:
    to = services.box.next_district[place]
    if to == ROOT:
        return services.say("screen.board.tip.to_root")
    return services.say("screen.board.tip.path", to=district(services.box.district_ids[to]))


def piece_words(services: Services, name: str, piece: str) -> str:
    """A piece and where it stands."""
    text = services.say("screen.board.tip.piece", piece=term(piece), district=district(name))
    return sentence(text)
