"""Everything about a district in words: in its tip, and on a card beside it seen from near."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import open_almanac
from newangeles_gui.table import OverBoard
from newangeles_gui.widgets import Area, Button, IconButton, Label, Panel, Paragraph

from ..facts import exploited, products
from ..rules import (
    ANDROID,
    DARK,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
    PROTEST,
    RESOURCES,
    ROOT,
    STRIKE,
)
from ..words import district, sentence, term
from .map import ROOT_NAME, standing

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Regions

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
            _unrest(services, bits),
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
    """What the production phase does here, or one stage of unrest would do (29)."""
    if bits & ANDROID:
        return services.say(f"screen.board.tip.exploited.{exploited(bits) or 'same'}")
    if bits & DARK:
        return services.say("screen.board.tip.unrest.dark")
    return services.say(f"screen.board.tip.unrest.{'protest' if bits & PROTEST else 'stable'}")


def _path(services: Services, place: int) -> str:
    to = services.box.next_district[place]
    if to == ROOT:
        return services.say("screen.board.tip.to_root")
    return services.say("screen.board.tip.path", to=district(services.box.district_ids[to]))


def piece_words(services: Services, name: str, piece: str) -> str:
    """A piece and where it stands."""
    text = services.say("screen.board.tip.piece", piece=term(piece), district=district(name))
    return sentence(text)


def look_up(services: Services, name: str) -> None:
    """What the almanac says about a district or the Root."""
    topic = "glossary.the_root" if name == ROOT_NAME else f"district.{name}"
    open_almanac(services, topic)


WIDE: Final = 470  # units
PADDING: Final = 18
HEAD: Final = 44
BUTTON: Final = 44
GAP: Final = 10


class CloseUp(OverBoard):
    """The card beside the district; another click on the city or Escape goes back."""

    def __init__(
        self,
        services: Services,
        places: Regions,
        view: View,
        district: str,
        close: Callable[[], None],
    ) -> None:
        kit = services.kit
        right = min(places.board.right, places.stake.right) - places.tab.width
        room = places.board.move(right - kit.px(WIDE) - places.board.x, 0)
        room.width = kit.px(WIDE)
        super().__init__(kit, room, "closeup")
        title, *lines = described(services, view, district)
        inner = Area(room).inset(kit.px(PADDING), gap=kit.px(GAP))
        head = Area(inner.top(kit.px(HEAD)))
        side = head.right(kit.px(HEAD))
        name = Label(kit, head.rest, title, "label", "accent", lines=2, name="closeup.title")
        content: list[Label] = []
        top = inner.rest.y
        for line in lines:
            place = (inner.rest.x, top)
            content.append(Paragraph(kit, place, inner.rest.width, line, "small"))
            top = content[-1].rect.bottom + kit.px(GAP)
        rules = pygame.Rect(inner.rest.x, top, inner.rest.width, kit.px(BUTTON))
        self.rect.height = rules.bottom + kit.px(PADDING) - room.y
        shift = max(0, self.rect.bottom - places.board.bottom)
        self.add(
            Panel(kit, self.rect, "accent", alpha=245, glow=10),
            name,
            IconButton(
                kit, side, "cross", services.say("screen.close"), close, name="closeup.close"
            ),
            *content,
            Button(
                kit, rules, services.say("screen.closeup.almanac"),
                lambda: look_up(services, district), "almanac",
                name="closeup.almanac",
            ),
        )  # fmt: skip
        for one in self.all():
            one.rect.y -= shift
