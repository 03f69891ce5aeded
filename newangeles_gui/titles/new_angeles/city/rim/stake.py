"""What a deal is about, and the ways to talk about it: with the others, and with the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, Letters, cut_picture, put_text, zoom_cards
from newangeles_gui.widgets import (
    Area,
    Button,
    Look,
    Widget,
    WordRoom,
    button_holds,
    fit,
    put_focus,
    put_lines,
    put_panel,
)

from ...facts import step_of
from ...rules import NOBODY
from ..signs import card_tiles

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Regions, Target
    from newangeles_gui.widgets import Action

    from ...rules import View

ASSET: Final = 122  # units of the stake: what is left is for its buttons
TALK: Final = 0.6
PICTURE: Final = 0.84
LINES: Final = 3
SMALLER: Final = 0.95  # what the words of the asset may be made to fit


class StakedAsset(Widget):
    """The asset: picture, name, when and what it does."""

    def __init__(self, services: Services, places: Regions, rect: pygame.Rect, view: View) -> None:
        super().__init__(services.kit, rect, "deal.asset")
        self.services, self.view = services, view
        self.share = rect.height / ASSET
        self.letters = Letters(services.kit, places)
        wide = rect.width if rect.width <= rect.height else round(rect.height * PICTURE)
        self.picture = pygame.Rect(rect.x, rect.y, wide, rect.height)

    @property
    def card(self) -> str:
        """Which one it is; empty between deals."""
        return self.view.deal.asset if self.view.deal is not None else ""

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """It can be looked at while it is there."""
        return bool(self.card)

    @property
    def tip_text(self) -> str:
        """Name and text."""
        words, key = self.services.words, f"asset.{self.card}"
        return f"{words.name(key)}\n{words.text(key)}" if self.card else ""

    def click(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        return self.context(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        zoom_cards(self.services, [self.card])
        return bool(self.card)

    def act(self, action: str) -> bool:
        """The zoom key looks at it as well."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    def paint(self, surface: pygame.Surface) -> None:
        """Picture, heading, name, and what it does."""
        if self.view.deal is None:
            return
        kit, rect, color = self.kit, self.rect, self.kit.color
        line = color("capital" if self.card else "line")
        cut = 9 * self.share / kit.view.factor
        look = Look(color("panel"), line, 225, 1.2, cut)
        put_panel(kit, surface, rect, look)
        pad = round(12 * self.share)
        if not self.card:
            key = "claimed" if self.view.deal.winning else "no_asset"
            words = self.services.say(f"screen.rim.{key}")
            inner = rect.inflate(-2 * pad, -pad)
            put_text(kit, surface, inner, words, Ink("small", "muted", "center", 3))
            return
        picture = f"portraits_assets/{self.card}"
        surface.blit(cut_picture(kit, picture, self.picture.size, kit.px(cut)), self.picture)
        put_panel(kit, surface, rect, look._replace(alpha=0, sheen=0))
        left = self.picture.right + pad
        room = pygame.Rect(left, rect.y + pad // 2, rect.right - left - pad, rect.height - pad)
        if room.width > pad:
            self._put_words(surface, room)
        if self.focused:
            put_focus(kit, surface, rect)

    def _put_words(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        key = "claims" if step_of(self.view) in ("support", "resolution") else "stake"
        name = self.services.words.name(f"asset.{self.card}")
        area, heading = Area(room), self.services.say(f"screen.rim.{key}")
        for text, style, color in ((heading, "small", "muted"), (name, "strong", "text")):
            drawn = self.letters.line(text, style, color, room.width)
            surface.blit(drawn, area.top(drawn.get_height()))
        text = self.services.words.text(f"asset.{self.card}")
        most = self.letters.share
        wanted = WordRoom(*area.rest.size, LINES, most, most * SMALLER)
        fitted = fit(self.kit.type, text, "small", wanted)
        if fitted.whole:
            put_lines(self.kit, surface, area.rest, fitted, "small", self.kit.color("text"))
            return
        made = card_tiles(self.services, self.card, area.rest.size)
        surface.blit(made, made.get_rect(midleft=area.rest.midleft))


class KeyedButton(Button):
    """A button that shows its key at the right, where there is room."""

    key = ""

    def paint(self, surface: pygame.Surface) -> None:
        """The button, then the key on a small cap."""
        super().paint(surface)
        if not self.key or not self.text:
            return
        kit, ink = self.kit, self.ink()
        drawn = kit.type.draw(self.key, "small_strong", ink)
        side = drawn.get_height()
        cap = pygame.Rect(0, 0, max(side, drawn.get_width() + kit.px(12)), side)
        cap.midright = (self.rect.right - kit.px(14), self.rect.centery)
        pygame.draw.rect(surface, ink, cap, max(1, kit.px(1.2)), border_radius=kit.px(5))
        surface.blit(drawn, drawn.get_rect(center=cap.center))


class Stake(Widget):
    """The asset that the deal is about; below it the ways to talk about it.

    A way that is not open now has no action; `talks` is how many offers wait for an answer.
    """

    def __init__(
        self,
        services: Services,
        places: Regions,
        view: View,
        talk: Action | None = None,
        coach: Action | None = None,
        talks: int = 0,
    ) -> None:
        super().__init__(services.kit, places.stake, "stake")
        self.services, self.view, self.form = services, view, places.form
        area = Area(places.stake, places.px(12))
        if places.form == "small":  # the picture alone, the buttons beside it
            part = area.left(places.stake.height)
        else:
            part = area.top(round(places.stake.height * ASSET / 198))
        self.asset = StakedAsset(services, places, part, view)
        self.add(self.asset)
        if view.seat != NOBODY:
            lower = Area(area.rest, places.px(12))
            share = 0.5 if places.form == "small" else TALK
            first = lower.left(round(area.rest.width * share))
            self.add(self._button(first, "talk", "people", talk, talks))
            self.add(self._button(lower.rest, "coach", "hint", coach))

    def _button(
        self, rect: pygame.Rect, name: str, icon: str, action: Action | None, count: int = 0
    ) -> Button:
        say, able = self.services.say, action is not None
        key = "trade" if name == "talk" else "hint"
        tips = "screen.rim.talk" if name == "talk" else "coach.ask"
        bound = self.services.chosen_in(f"key_{key}").values.get(f"key_{key}", "")
        tip = say(f"{tips}_{'tip' if able else 'not'}")
        text = say(f"screen.rim.{name}") + f" ({count})" * bool(count)
        if not button_holds(self.kit, text, rect.size, True):
            if button_holds(self.kit, text, rect.size, False):
                icon = ""
            else:
                text = ""  # the sign says it, and the tip
        made = KeyedButton(
            self.kit, rect, text, action or nothing, icon,
            enabled=able, name=key, tip=f"{tip} [{str(bound).upper()}]",
            color="warning" if count else "line",
        )  # fmt: skip
        made.key = str(bound).upper() if self.form == "wide" and name == "talk" else ""
        return made

    def hits(self, pos: tuple[int, int]) -> bool:
        """Between its parts the board is below."""
        return False

    def refresh(self) -> None:
        """Nothing is kept: the asset is read when it is drawn."""

    def place(self, target: Target) -> pygame.Rect | None:
        """Where the asset of the deal lies."""
        return self.asset.picture if target == ("deal", "asset") else None


def nothing() -> None:
    """What a way that is not open does."""
