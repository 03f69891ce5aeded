"""What lies in the trays, as the talk shows it: coins, assets, cards for a vote, words given."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Look, mixed, put_panel

from ..rules import ABSTAIN, COUNTER, MAIN, PASS
from ..words import corporation, own_words

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit, Rgb

    from ..rules import View
    from ..talk import TradeDraft

NOW: Final = "now"
LATER: Final = "later"
TRAYS: Final = (NOW, LATER)
SIGNS: Final = MappingProxyType(
    {"support": "support", "no_counter": "pass", "pay": "symbols/capital.white", "spare": "asset"}
)
SIDES: Final = MappingProxyType(
    {MAIN: "main_offer", COUNTER: "counter", ABSTAIN: "abstain", PASS: "pass"}
)
MOST_COINS: Final = 3
GOLD: Final = (255, 205, 92)
SMOOTH: Final = 3


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
        tired = asset in draft.view.exhausted
        more = services.say("screen.trade.exhausted") if tired else ""
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
        card = vote_card(services, player, round(high * 0.92))
        return kit.kept(("dealt", player, high), lambda: pygame.transform.rotozoom(card, 4, 1))
    sign, color = SIDES.get(good.about, "check"), "accent"
    if good.kind == "promise":
        sign, color = SIGNS[good.about], "warning"
    return kit.icon(sign, high * 0.7 / kit.view.factor, kit.color(color))


def asset_picture(kit: Kit, asset: str, side: int, exhausted: bool) -> pygame.Surface:
    """Who an asset is, in a frame; with a sign where it cannot be used now."""
    surface = kit.fitted(f"portraits_assets/{asset}", (side, side)).copy()
    pygame.draw.rect(surface, kit.color("capital"), surface.get_rect(), max(1, kit.px(1.5)))
    if exhausted:
        sign = kit.icon("exhausted", 24, kit.color("warning"))
        spot = sign.get_rect(topright=surface.get_rect().topright)
        pygame.draw.rect(surface, kit.color("base"), spot)
        surface.blit(sign, spot)
    return surface


def coins(kit: Kit, player: str, amount: int, high: int) -> pygame.Surface:
    """A few coins with somebody's mark, each a little over the last."""
    number = min(amount, MOST_COINS)
    return kit.kept(("coins", player, number, high), lambda: _coins(kit, player, number, high))


def _coins(kit: Kit, player: str, number: int, high: int) -> pygame.Surface:
    step, coin = round(high * 0.68), _coin(kit, player, high)
    surface = pygame.Surface((high + step * (number - 1), high), pygame.SRCALPHA)
    surface.blits([(coin, (place * step, 0)) for place in range(number)])
    return surface


def _coin(kit: Kit, player: str, side: int) -> pygame.Surface:
    large = side * SMOOTH
    disc = pygame.Surface((large, large), pygame.SRCALPHA)
    middle, radius = (large // 2, large // 2), large // 2 - SMOOTH
    dark = mixed(kit.color("base"), GOLD, 0.22)
    for share, color in ((1.0, mixed(GOLD, (0, 0, 0), 0.45)), (0.96, GOLD), (0.8, dark)):
        pygame.draw.circle(disc, color, middle, round(radius * share))
    for ray in range(18):
        way = pygame.Vector2(radius, 0).rotate(ray * 20)
        pygame.draw.line(disc, dark, middle + way * 0.86, middle + way * 0.93, max(2, large // 34))
    pygame.draw.circle(disc, GOLD, middle, round(radius * 0.74), max(2, large // 60))
    coin = pygame.transform.smoothscale(disc, (side, side))
    mark = kit.icon(f"marks/{player}", side * 0.5 / kit.view.factor).copy()
    mark.fill((255, 255, 255), special_flags=pygame.BLEND_RGB_MAX)
    mark.fill(GOLD, special_flags=pygame.BLEND_RGB_MULT)
    coin.blit(mark, mark.get_rect(center=(side // 2, side // 2)))
    return coin


def vote_card(services: Services, player: str, high: int, line: str = "accent") -> pygame.Surface:
    """The back of a card with somebody's mark in a ring of their colour."""
    kit = services.kit
    ring = kit.color(services.box.corporations[player].color)
    key = ("vote card", player, high, line)
    return kit.kept(key, lambda: _vote_card(kit, player, high, kit.color(line), ring))


def _vote_card(kit: Kit, player: str, high: int, line: Rgb, ring: Rgb) -> pygame.Surface:
    surface = pygame.Surface((round(high * 0.72), high), pygame.SRCALPHA)
    middle, cut = surface.get_rect().center, high * 0.08 / kit.view.factor
    fill = mixed(kit.color("panel"), kit.color("line"), 0.45)
    put_panel(kit, surface, surface.get_rect(), Look(fill, line, 255, 1.5, cut))
    side = round(surface.get_width() * 0.62)
    disc = pygame.Surface((side * SMOOTH, side * SMOOTH), pygame.SRCALPHA)
    center, radius = (side * SMOOTH // 2,) * 2, side * SMOOTH // 2 - SMOOTH
    pygame.draw.circle(disc, kit.color("base"), center, radius)
    pygame.draw.circle(disc, ring, center, radius, max(2, radius // 9))
    disc = pygame.transform.smoothscale(disc, (side, side))
    mark = kit.icon(f"marks/{player}", side * 0.66 / kit.view.factor)
    for drawn in (disc, mark):
        surface.blit(drawn, drawn.get_rect(center=middle))
    return surface
