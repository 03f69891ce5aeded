"""What a talk consists of: strip and offers, the other one, the two sides, the chips."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.scenes import Portrait
from newangeles_gui.widgets import (
    Area,
    Button,
    FilledButton,
    Label,
    Mark,
    RowPart,
    RowText,
    Space,
    Strip,
    Widget,
)

from ..city.rim import Sitter, sitters
from ..talk import AS_IT_IS, BETTER, INSTEAD, NOTHING, REFUSED
from ..words import corporation, offered, own_words
from .opposite import Opinion, put_opposite
from .overlay import LedgerScreen, reputation
from .places import first_fitting
from .sheet import TraySheet
from .talks import refused_words
from .trays import Between, PartnerFace, put_trays

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.widgets import Action, Kit

    from .places import TalkPlaces
    from .screen import TradeScreen


GAP: Final = 12  # units
LEAST_HINT: Final = 220
PADDING: Final = 18
BADGE: Final = 26
SIGN: Final = 26
ROOMY: Final = 1200  # of width of a window: with less, letters are large and paddings small


class Chip(NamedTuple):
    """A question or a deed with its number."""

    number: int
    key: str
    text: str
    action: Action
    enabled: bool
    why: str = ""


class KeyButton(Button):
    """Words, then the key that does the same."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, text: str, action: Action, key: str, name: str,
        enabled: bool = True, tip: str = "", icon: str = "", style: str = "small_strong",
        color: str = "line",
    ) -> None:  # fmt: skip
        self.key = key
        self.badge = kit.type.width(key, "small_strong") + kit.px(14)
        super().__init__(
            kit,
            rect,
            text,
            action,
            icon,
            color,
            style,
            enabled=enabled,
            lines=2,
            name=name,
            tip=tip,
        )

    @property
    def padding(self) -> int:
        """Pixels at both ends."""
        roomy = self.kit.view.canvas[0] >= ROOMY
        return self.kit.px(PADDING if roomy else PADDING // 3)

    @property
    def taken(self) -> int:
        """What is needed beside the words."""
        sign = (SIGN + 8) * bool(self.icon)
        return 2 * self.padding + self.kit.px(10 + sign) + self.badge

    @property
    def wanted(self) -> int:
        """How wide it would like to be: with its words in one line."""
        return self.taken + self.kit.type.width(self.text, self.style) + 2

    @property
    def least(self) -> int:
        """How wide it has to be: with its words in two lines, none of them broken."""
        words = (self.kit.type.width(word, self.style) for word in self.text.split())
        return self.taken + max(words, default=0) + 6

    def _room(self) -> tuple[int, int]:
        return (max(8, self.rect.width - self.taken), self.rect.height)

    def _write(self, surface: pygame.Surface) -> None:
        kit, ink = self.kit, self.ink()
        drawn = [kit.type.draw(line, self.style, ink, self.share) for line in self.lines]
        words = max((one.get_width() for one in drawn), default=0)
        whole = self.taken - 2 * self.padding + words
        area = Area(self.rect.inflate(whole - self.rect.width, 0), kit.px(8))
        badge = Area(area.right(self.badge)).middle(self.badge, kit.px(BADGE))
        if self.icon:
            sign = kit.icon(self.icon, SIGN, ink)
            surface.blit(sign, sign.get_rect(center=area.left(kit.px(SIGN)).center))
        step = kit.type.line_height(self.style, self.share)
        top = self.rect.centery - step * len(drawn) // 2
        surface.blits([(one, (area.rest.x, top + step * n)) for n, one in enumerate(drawn)])
        pygame.draw.rect(surface, ink, badge, max(1, kit.px(1)), border_radius=kit.px(5))
        number = kit.type.draw(self.key, "small_strong", ink)
        surface.blit(number, number.get_rect(center=badge.center))


class FirstChip(FilledButton, KeyButton):
    """What comes first: the question filled with gold, and the offer itself."""


def put_chips(kit: Kit, rect: pygame.Rect, chips: Sequence[Chip], hint: str) -> list[Widget]:
    """Side by side, as wide as their words need, or narrower; the hint in what is left."""
    made = [_chip(kit, rect, chip) for chip in chips]
    area = Area(rect, kit.px(GAP))
    free = rect.width - area.gap * (len(chips) - 1)
    over = max(0, sum(one.wanted for one in made) - free)
    spare = max(1, sum(one.wanted - one.least for one in made))
    found: list[Widget] = []
    for chip, one in zip(chips, made, strict=True):
        less = over * (one.wanted - one.least) / spare
        found.append(_chip(kit, area.left(round(one.wanted - less)), chip))
    if area.rest.width >= kit.px(LEAST_HINT):
        found.append(Label(kit, area.rest, hint, "small", "muted", "right", 2, name="trade.hint"))
    return found


def _chip(kit: Kit, rect: pygame.Rect, chip: Chip) -> KeyButton:
    given = (kit, rect, chip.text, chip.action, str(chip.number), f"trade.{chip.key}")
    if chip.number == 1:
        return FirstChip(*given, chip.enabled, chip.why, "why", "label", "media")
    return KeyButton(*given, chip.enabled, chip.why)


def press_chip(chips: Sequence[Chip], number: int) -> bool:
    """Do what a number stands for; whether that is possible now."""
    chip = next((one for one in chips if one.number == number and one.enabled), None)
    if chip is not None:
        chip.action()
    return chip is not None


def put_end(
    kit: Kit, spots: TalkPlaces, said: tuple[str, str, str], offer: Chip, back: Chip
) -> list[Widget]:
    """What an offer comes to (words, colour, name), the offer with its key, and the way back."""
    text, color, name = said
    lines = max(2, spots.refused.height // kit.type.line_height("small"))
    return [
        Label(kit, spots.refused, text, "small", color, "center", lines, name=name, tip=text),
        FirstChip(
            kit, spots.offer, offer.text, offer.action, str(offer.number % 10), "trade.offer",
            offer.enabled, offer.why, "trade", "label", "accent",
        ),
        KeyButton(kit, spots.back, back.text, back.action, "Esc", f"trade.{back.key}"),
    ]  # fmt: skip


STYLES: Final = ("heading", "label")  # of a name: as large as there is room for
OUTCOMES: Final = MappingProxyType(
    {
        BETTER: "screen.trade.this_would_do",
        AS_IT_IS: "offer.as_it_is.{way}",
        NOTHING: "offer.nothing_helps",
        REFUSED: "screen.trade.refused",
        INSTEAD: "screen.trade.instead",
    }
)
OFFER: Final = 10  # the number of the offer: its key is the last of the digits


def put_talk(screen: TradeScreen) -> Widget:
    """The other one and the table between the two: arrows stay here."""
    spots, draft = screen.places, screen.draft
    hint = screen.say("screen.trade.hint", count=len(screen.view.hand))
    talk = Widget(screen.kit, screen.screen)
    talk.closed = True
    talk.add(
        *put_opposite(screen.services, spots.pane, _opinion(screen)),
        *_side(screen, draft.me, spots.heads[0], spots.trays[:2]),
        *_side(screen, draft.partner, spots.heads[1], spots.trays[2:]),
        Between(screen.kit, spots.between, not draft.empty),
        *_end(screen),
        *put_chips(screen.kit, spots.chips, screen.chips(), hint),
    )
    return talk


def told(screen: TradeScreen) -> str:
    """The one sentence in the bubble."""
    talk, say = screen.negotiation, screen.say
    if talk.theirs is not None:
        name, words = screen.draft.partner, own_words(screen.services.words)
        return offered(words, talk.theirs.said, name, len(str(talk.trade)))
    if talk.outcome in OUTCOMES:
        return say(OUTCOMES[talk.outcome].format(way=talk.way))
    if screen.with_person:
        return screen.greeting or say("screen.trade.by_person")
    if talk.thinking:
        return say("screen.trade.considers")
    if talk.rating is not None:
        return say(f"screen.trade.says.m{talk.rating.meter}")
    return say("screen.trade.nothing_yet" if screen.draft.empty else "offer.not_possible")


def _opinion(screen: TradeScreen) -> Opinion:
    partner, talk = screen.draft.partner, screen.negotiation
    sitter = sitters(screen.services, screen.table.match)[screen.partner_seat]
    return Opinion(
        partner, sitter.face, sitter.name, told(screen), talk.rating, screen.doing(partner),
        talk.with_opponent,
    )  # fmt: skip


def _end(screen: TradeScreen) -> list[Widget]:
    """What comes if it is refused, the offer itself, and the way back."""
    problem, say = screen.problem(), screen.say
    name, color = ("trade.problem", "bad") if problem else ("trade.refused", "muted")
    said = (problem or refused_words(screen.services, screen.view), color, name)
    back = say(f"screen.trade.do.{screen.way_back}")
    way = Chip(0, screen.way_back, back, screen.back, True)
    return put_end(screen.kit, screen.places, said, offer_chip(screen), way)


def offer_chip(screen: TradeScreen) -> Chip:
    """To make the offer, or to take what is offered; what it is about, or why it cannot be made."""
    talk, say = screen.negotiation, screen.say
    why = say("screen.trade.empty") if screen.draft.empty else screen.problem()
    terms = "\n".join(own_words(screen.services.words).trade(talk.trade, screen.view))
    made = say("screen.trade.do.offer" if talk.theirs is None else "offer.answer.accept")
    return Chip(OFFER, "offer", made, screen.offer, not why, why or terms)


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
    player, say, decides = corporation(name), screen.say, screen.doing(name) == "decides_now"
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
