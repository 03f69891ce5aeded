"""What lies in the trays, as the talk shows it: coins, assets, cards for a vote, words given."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Widget

from ..new_game import corporation_color
from ..rules import ABSTAIN, COUNTER, MAIN, PASS
from ..words import corporation, own_words
from .coins import coins, vote_card

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit, Rgb

    from ..rules import View
    from ..talk.draft import TradeDraft

NOW: Final = "now"
LATER: Final = "later"
TRAYS: Final = (NOW, LATER)
SIGNS: Final = MappingProxyType(
    {"support": "support", "no_counter": "pass", "pay": "symbols/capital.white", "spare": "asset"}
)
SIDES: Final = MappingProxyType(
    {MAIN: "main_offer", COUNTER: "counter", ABSTAIN: "abstain", PASS: "pass"}
)


class Good(NamedTuple):
    """One thing in a tray: the line that it is in the trade, what it is, and its words."""

    line: str
    kind: str  # capital, asset, vote, binding or promise
    about: str
    amount: int
    text: str
    more: str = ""  # what the tip says besides


def goods_in(services: Services, draft: TradeDraft, player: str, tray: str) -> list[Good]:
    """What lies in a tray of somebody."""
    if tray == LATER:
        return _promises(services, draft, player)
    goods, side = draft.goods(player), draft.side(player)
    found = []
    if goods.capital:
        text = services.say("offer.capital", amount=goods.capital)
        found.append(Good(f"{side}.capital", "capital", player, goods.capital, text))
    for asset in goods.assets:
        tired = "screen.trade.exhausted"
        more = services.say(tired) if asset in draft.view.exhausted else ""
        name = services.words.name(f"asset.{asset}")
        found.append(Good(f"{side}.{asset}", "asset", asset, 1, name, more))
    now = draft.trade.now
    if now is not None and now.by == player:
        text = binding_words(services, draft.view, now.choice.option, now.cards)
        kind = "vote" if now.cards else "binding"
        found.append(Good("now", kind, now.choice.option, now.cards, text))
    return found


def _promises(services: Services, draft: TradeDraft, player: str) -> list[Good]:
    found = []
    for one in draft.trade.later:
        if one.by == player:
            text = services.say(f"screen.trade.template.{one.kind}", to=corporation(one.to))
            if one.kind == "pay" or one.amount > 1:
                key = "cards" if one.kind == "support" else "capital"
                text += f" · {services.say(f'offer.{key}', amount=one.amount)}"
            line, whole = f"later.{one.kind}.{one.by}", own_words(services.words).promise(one)
            more = whole[:1].upper() + whole[1:]
            found.append(Good(line, "promise", one.kind, one.amount, text, more))
    return found


def binding_words(services: Services, view: View, option: str, cards: int = 0) -> str:
    """An answer to the decision that is being taken."""
    pending, deal = view.pending, view.deal
    assert pending is not None
    if cards and deal is not None:
        card = own_words(services.words).card(deal.main if option == MAIN else deal.counter)
        return services.say("screen.trade.votes", count=cards, card=card)
    if pending.private and option == PASS:  # 25: all else is nobody's business
        return services.say("screen.trade.template.no_counter")
    text = services.words.option(pending, option, view)
    return text[:1].upper() + text[1:]


def good_picture(services: Services, good: Good, player: str, high: int) -> pygame.Surface:
    """What it looks like, so many pixels high."""
    kit = services.kit
    if good.kind == "capital":
        return coins(kit, player, good.amount, high)
    if good.kind == "asset":
        return kit.fitted(f"portraits_assets/{good.about}", (high, high))
    if good.kind == "vote":
        return vote_card(kit, player, high, ring_of(services, player))
    sign, color = SIDES.get(good.about, "check"), "accent"
    if good.kind == "promise":
        sign, color = SIGNS[good.about], "warning"
    return kit.icon(sign, high * 0.7 / kit.view.factor, kit.color(color))


def ring_of(services: Services, player: str) -> Rgb:
    """The colour of a corporation."""
    return services.kit.color(corporation_color(own_words(services.words), player))


class AssetPicture(Widget):
    """Who an asset is; a sign where it cannot be used now."""

    def __init__(self, kit: Kit, rect: pygame.Rect, asset: str, exhausted: bool) -> None:
        super().__init__(kit, rect, f"exhausted.{asset}" if exhausted else "")
        self.asset, self.exhausted = asset, exhausted

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        kit, rect = self.kit, self.rect
        surface.blit(kit.fitted(f"portraits_assets/{self.asset}", rect.size), rect)
        pygame.draw.rect(surface, kit.color("capital"), rect, max(1, kit.px(1.5)))
        if self.exhausted:
            spot = pygame.Rect(0, 0, kit.px(26), kit.px(26))
            spot.topright = rect.topright
            pygame.draw.rect(surface, kit.color("base"), spot)
            sign = kit.icon("exhausted", 24, kit.color("warning"))
            surface.blit(sign, sign.get_rect(center=spot.center))
