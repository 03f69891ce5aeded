"""What a talk consists of: strip and offers, the other one, the two sides, the chips."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Portrait
from newangeles_gui.widgets import (
    Area,
    Mark,
    RowPart,
    RowText,
    Space,
    Strip,
)

from ..city.rim import Sitter, sitters
from ..words import corporation, own_words
from .chips import Chip, put_chips, put_end
from .opposite import Opinion, put_opposite
from .overlay import LedgerScreen, reputation
from .places import first_fitting
from .sheet import TraySheet
from .trays import Between, PartnerFace, put_trays
from .voice import refused_words

if TYPE_CHECKING:
    from newangeles_gui.widgets import Action, Widget

    from .screen import TradeScreen

STYLES: Final = ("heading", "label")  # of a name: as large as there is room for


def put_talk(screen: TradeScreen) -> list[Widget]:
    """The other one and the table between the two."""
    spots, draft = screen.places, screen.draft
    hint = screen.say("screen.trade.hint", count=len(screen.view.hand))
    return [
        *put_opposite(screen.services, spots.pane, _opinion(screen)),
        *_side(screen, draft.me, spots.heads[0], spots.trays[:2]),
        *_side(screen, draft.partner, spots.heads[1], spots.trays[2:]),
        Between(screen.kit, spots.between, not draft.empty),
        *_end(screen),
        *put_chips(screen.kit, spots.chips, screen.chips(), hint),
    ]


def _opinion(screen: TradeScreen) -> Opinion:
    partner, talk = screen.draft.partner, screen.negotiation
    sitter = sitters(screen.services, screen.table.match)[screen.partner_seat]
    return Opinion(
        partner, sitter.face, sitter.name, screen.said, talk.rating, screen.decider == partner,
        talk.with_opponent,
    )  # fmt: skip


def _end(screen: TradeScreen) -> list[Widget]:
    """What comes if it is refused, the offer itself, and the way back."""
    problem, say, talk = screen.problem(), screen.say, screen.negotiation
    why = say("screen.trade.empty") if screen.draft.empty else problem
    name, color = ("trade.problem", "bad") if problem else ("trade.refused", "muted")
    said = (problem or refused_words(screen.services, screen.view), color, name)
    terms = "\n".join(own_words(screen.services.words).trade(talk.trade, screen.view))
    made = say("screen.trade.do.offer" if talk.theirs is None else "offer.answer.accept")
    offer = Chip(0, "offer", made, screen.offer, not why, why or terms)
    back = say(f"screen.trade.do.{screen.way_back}")
    way = Chip(0, screen.way_back, back, screen.back, True)
    return put_end(screen.kit, screen.places, said, offer, way)


def _side(
    screen: TradeScreen, player: str, head: pygame.Rect, trays: tuple[pygame.Rect, ...]
) -> list[Widget]:
    """Who gives, and what; beside the other one those who could be talked to instead."""
    services, draft, stack = screen.services, screen.draft, screen.services.stack
    seated = sitters(services, screen.table.match)
    by_name = {name: seated[seat] for seat, name in enumerate(screen.view.corporations)}
    area, found = Area(head, screen.px(6)), []
    others = reversed(screen.others(draft.me)) if player == draft.partner else ()
    for name in others:
        if name != player:
            side = min(head.height, screen.px(46))
            spot = Area(area.right(side)).middle(side, side)
            found.append(_face(screen, name, by_name[name], spot))

    def opening(tray: str, line: str) -> Action:
        return lambda: stack.push(TraySheet(screen, player, tray, line))

    def ledger() -> None:
        stack.push(LedgerScreen(services, screen.view))

    put = put_trays(services, trays, draft, player, opening, ledger)
    return [*found, *_head(screen, area.rest, player, by_name[player].face), *put]


def _head(screen: TradeScreen, rect: pygame.Rect, player: str, face: str) -> list[Widget]:
    """Face, mark, "gives", and the capital before and after."""
    kit, draft = screen.kit, screen.draft
    name = screen.say("screen.trade.gives", player=corporation(player))
    now, then = draft.capital(player), draft.left(player)
    purse: list[RowPart] = [Mark("symbols/capital", 26), RowText(str(now), "number", "capital")]
    if then != now:
        purse += [Mark("arrow_right", 20, "muted"), RowText(str(then), "number", "capital")]
    mark = Mark(f"marks/{player}", 28)
    ways: list[list[RowPart]] = [
        [mark, Space(10), RowText(name, style), Space(22), *purse] for style in STYLES
    ]
    ways.append([mark, Space(10), *purse])
    area, found = Area(rect, kit.px(12)), []
    if first_fitting(kit, ways, rect.width - rect.height - area.gap) is not ways[-1]:
        found.append(Portrait(kit, area.left(rect.height), face))
    tip = f"{name}\n{screen.say('screen.trade.purse', now=now, then=then)}"
    shown = first_fitting(kit, ways, area.rest.width)
    return [*found, Strip(kit, area.rest, shown, name=f"purse.{draft.side(player)}", tip=tip)]


def _face(screen: TradeScreen, name: str, sitter: Sitter, rect: pygame.Rect) -> PartnerFace:
    """Somebody else, with what everybody knows of them."""
    kept, broken = reputation(screen.view, name)
    player, say, decides = corporation(name), screen.say, name == screen.decider
    told = [
        screen.services.words.name(f"corporation.{name}"),
        say("screen.trade.reputation", player=player, kept=kept, broken=broken),
        sitter.told,
    ]
    if decides:
        told.append(say("screen.trade.decides", player=player))
    turn = partial(screen.turn_to, name)
    tip = "\n".join(told)
    return PartnerFace(screen.kit, rect, name, sitter.face, decides, turn, tip)
