"""What hangs under the plate of an opponent in a deal: where they stand, and what they gain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame

from newangeles_gui.table import fitting
from newangeles_gui.widgets import (
    Look,
    Mark,
    RowPart,
    RowText,
    Space,
    Widget,
    mixed,
    put_panel,
    row,
    row_width,
)

from ...facts import (
    SIDES,
    Span,
    Standing,
    claim_pays,
    profiting,
    read,
    standings,
)
from ...words import corporation
from .foresight import Foresight

BELOW: Final = 40  # units that there are below a plate
HIGH: Final = 38
SIGN: Final = 24
PAD: Final = 12
WORDS: Final = "small_strong"
BACK: Final = (17, 25)
MOST_BACKS: Final = 3
SIGNS: Final = MappingProxyType(
    {"main": "main_offer", "counter": "counter", "abstained": "abstain", "passed": "pass",
     "beaten": "cross", "deciding": "clock"}
)  # fmt: skip
STATES: Final = ("abstained", "passed", "beaten", "deciding")
COLORS: Final = MappingProxyType({"main": "main", "counter": "counter", "deciding": "accent"})


class Gains(NamedTuple):
    """What a player would get if a side wins: by its card, and by the asset."""

    side: str
    coins: Span
    asset: int


class SeatTag(Widget):
    """The row under one plate."""

    def __init__(self, tags: Tags, below: pygame.Rect, seat: int) -> None:
        share = below.height / BELOW
        rect = pygame.Rect(below.x, below.y, below.width, round(HIGH * share))
        super().__init__(tags.services.kit, rect, f"tag.{seat}")
        self.foresight, self.services = tags.foresight, tags.services
        self.seat, self.share = seat, share
        self.side = ""
        self._most = rect.width
        self._parts: list[RowPart] = []
        self._backs = 0

    @property
    def standing(self) -> Standing | None:
        """Where the player stands; nothing between deals."""
        found = (one for one in standings(self.foresight.view) if one.seat == self.seat)
        return next(found, None)

    def refresh(self) -> None:
        """The view or what is foreseen has changed."""
        one = self.standing if self.foresight.dealing else None
        self._parts, self._backs, self.side = [], 0, ""
        if one is not None:
            gains = {gain.side: gain for gain in self._gains()}
            self.side = one.side or next(iter(gains), "") or one.state
            room = self._most - 2 * round(PAD * self.share)
            said = [*self._said(one, gains.get(self.side))]
            self._parts = fitting(self.kit, said, room, WORDS)
            self.rect.width = self._most
            if self.side not in SIDES:  # not much to say: no more room than that needs
                self.rect.width -= room - min(room, row_width(self.kit, self._parts))
        self.visible = bool(self._parts)

    def _gains(self) -> Iterator[Gains]:
        """The sides that bring the player capital, those with most of it first."""
        found = []
        for side, future in self.foresight.futures.items():
            if side in SIDES:
                reading = read(future, "capital", self.seat)
                found.append(Gains(side, reading, self.of_asset(side)))
        for gain in sorted(found, key=lambda one: -one.asset - one.coins.most):
            coins = gain.coins
            if gain.asset or coins.least != coins.before or coins.most != coins.before:
                yield gain

    def of_asset(self, side: str) -> int:
        """What the asset brings for certain to who claims it, in capital."""
        deal, coming = self.foresight.view.deal, self.foresight.coming(side)
        if deal is None or not deal.asset or coming is None or coming.player != self.seat:
            return 0
        return claim_pays(self.services.box, deal.asset)

    def _said(self, one: Standing, gain: Gains | None) -> Iterator[RowPart]:
        """The sign of the side, then cards laid, or coins, or what became of the player."""
        say, sign = self.services.say, self._units(SIGN)
        if one.state == "backs":
            self._backs = min(MOST_BACKS, one.cards)
            yield Mark(f"icons/{SIGNS[one.side]}", sign, COLORS[one.side])
            yield Space(self._units(8 + self._backs * (BACK[0] + 3)))
            yield RowText(str(one.cards), "strong")
            yield RowText(say("screen.stage.laid", cards=one.cards), WORDS)
        elif one.state in STATES:
            color = COLORS.get(one.state, "muted")
            yield Mark(f"icons/{SIGNS[one.state]}", sign, color)
            if gain is None:
                yield RowText(say(f"screen.stage.stands.{one.state}"), WORDS, color)
        if gain is not None:
            if one.side != gain.side or one.state != "backs":
                yield Mark(f"icons/{SIGNS[gain.side]}", sign, COLORS[gain.side])
            yield from self._coins(gain)
        if self.seat in self._barred:
            yield Mark("icons/lock", self._units(20), "warning")

    @property
    def _barred(self) -> set[int]:
        deal = self.foresight.view.deal
        return set() if deal is None else {*deal.barred_from_trade, *deal.barred_from_counter}

    def _coins(self, gain: Gains) -> Iterator[RowPart]:
        say, size = self.services.say, self._units(24)
        least, most = gain.coins.least - gain.coins.before, gain.coins.most - gain.coins.before
        if most or least:
            if least != most and not least:
                yield RowText(say("screen.stage.up_to"), WORDS)
            yield Mark("symbols/capital", size)
            told = f"+{most}" if not least else Span(0, least, most).told
            yield RowText(f"+{told}" if least == most > 0 else told, "strong", "capital")
            if self._paid(gain.side) and least == most:
                yield RowText(say("screen.stage.contract"), WORDS)
        if gain.asset:
            assert self.foresight.view.deal is not None
            yield Mark("symbols/capital", size)
            yield RowText(f"+{gain.asset}", "strong", "capital")
            name = self.services.words.name(f"asset.{self.foresight.view.deal.asset}")
            yield RowText(name.rpartition(" ")[2], WORDS)

    def _paid(self, side: str) -> bool:
        """Whether it is the contract that pays."""
        coming = self.foresight.coming(side)
        card = coming.card if coming is not None else ""
        return self.seat in profiting(self.services.box, self.foresight.view, card)

    def _units(self, units: float) -> float:
        return units * self.share / self.kit.view.factor

    def paint(self, surface: pygame.Surface) -> None:
        """A small panel in the colour of the side, hanging from the plate."""
        kit, rect = self.kit, self.rect
        faded = self.side == self.foresight.faded
        tint = kit.color(COLORS.get(self.side, "line"))
        line = mixed(tint, kit.color("base"), 0.6) if faded else tint
        fill = mixed(kit.color("base"), tint, 0.05 if faded else 0.12)
        put_panel(kit, surface, rect, Look(fill, line, 238, 1.6, self._units(12), sheen=0.05))
        pad = round(PAD * self.share)
        drawn = row(kit, self._parts, rect.width - 2 * pad)
        place = drawn.get_rect(midleft=(rect.x + pad, rect.centery))
        if faded:
            drawn = drawn.copy()
            drawn.set_alpha(110)
        surface.blit(drawn, place)
        self._put_backs(surface, place, line)

    def _put_backs(
        self, surface: pygame.Surface, place: pygame.Rect, line: tuple[int, int, int]
    ) -> None:
        kit = self.kit
        wide, high = (round(one * self.share) for one in BACK)
        left = place.x + round((SIGN + 6) * self.share)
        for number in range(self._backs):
            back = pygame.Rect(left + number * (wide + round(3 * self.share)), 0, wide, high)
            back.centery = place.centery
            look = Look(mixed(kit.color("raised"), kit.color("blue"), 0.2), line, 255, 1.2,
                        self._units(4))  # fmt: skip
            put_panel(kit, surface, back, look)

    @property
    def tip_text(self) -> str:
        """The same in words, with the contract."""
        one = self.standing
        return "\n".join(self._about(one)) if one is not None else ""

    def _about(self, one: Standing) -> Iterator[str]:
        say, owner = self.services.say, self.foresight.view.corporations[self.seat]
        yield self.services.words.name(f"corporation.{owner}")
        key = f"stands.{one.state}.{one.side}" if one.state == "backs" else f"stands.{one.state}"
        yield say(f"screen.deal.{key}", cards=one.cards)
        deal = self.foresight.view.deal
        if deal is not None and one.seat in deal.barred_from_trade:
            yield say("log.trading_barred", player=corporation(owner))
        if deal is not None and one.seat in deal.barred_from_counter:
            yield say("log.support_barred", player=corporation(owner))
        text = self.services.words.text(f"corporation.{owner}")
        yield say("screen.deal.contract", text=text)


class Tags(Widget):
    """A tag for every opponent of whom there is something to say."""

    def __init__(self, foresight: Foresight, below: Mapping[int, pygame.Rect]) -> None:
        super().__init__(foresight.services.kit, pygame.Rect(0, 0, 0, 0), "tags")
        self.services, self.foresight = foresight.services, foresight
        self.tags = [SeatTag(self, rect, seat) for seat, rect in below.items()]
        self.add(*self.tags)
        self.refresh()

    def hits(self, pos: tuple[int, int]) -> bool:
        """Only the tags can be pointed at."""
        return False

    def refresh(self) -> None:
        """The view or what is foreseen has changed."""
        for one in self.tags:
            one.refresh()
