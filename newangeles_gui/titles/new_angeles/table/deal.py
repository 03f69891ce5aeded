"""The deal on one screen: what is at stake, both sides, and how everybody stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_mark, put_sign, put_text
from newangeles_gui.widgets import Look, Panel, Widget, card_back, put_panel

from ..facts.deal_facts import TURN_STEPS, turn_step
from .deal_asset import DealAsset, DealHead
from .deal_order import DealOrder, DealScale, DealTurn
from .deal_part import DealPart
from .deal_side import DealSide

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target

    from ..rules import View


PHASES: Final = ("action", "production", "event")
HEAD: Final = 38  # units
MARK: Final = 84
ROW: Final = 40
TRACK: Final = 132
ASSET_BACK: Final = "cards_frames/asset.back"


class DealQuiet(DealPart):
    """Round and phase, whose turn it is, the steps, and the assets on the turn track."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services, rect, view, picker, "deal.quiet")

    def paint(self, surface: pygame.Surface) -> None:
        """From the top: round, player, steps, track."""
        kit, px = self.kit, self.kit.px
        rect = self.rect.copy()
        head = pygame.Rect(rect.x, rect.y, rect.width, px(HEAD))
        put_text(kit, surface, head, self._round(), Ink("heading", "text", least=0.6))
        track = px(TRACK) if rect.height > px(360) else 0
        steps = TURN_STEPS if self.view.phase == "action" else PHASES
        high = len(steps) * px(ROW)
        body = pygame.Rect(rect.x, head.bottom, rect.width, rect.height - head.height - track)
        player = body.height - high - px(16)
        if player >= px(60):
            place = pygame.Rect(body.x, body.y, body.width, player)
            self._put_player(surface, place)
        below = pygame.Rect(body.x, body.bottom - high - px(8), body.width, high)
        self._put_steps(surface, below, steps)
        if track:
            self._put_track(surface, pygame.Rect(rect.x, rect.bottom - track, rect.width, track))

    def _round(self) -> str:
        rounds, say = self.services.box.rounds, self.services.say
        place = min(self.view.round_place, len(rounds) - 1)
        if self.view.phase == "setup":
            return self.say("setup")
        if rounds[place] == "demand":
            number = rounds[: place + 1].count("demand")
            return say("textgame.round.demand", number=number)
        return say("textgame.round.standard", number=rounds[place])

    def _put_player(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The active player, large."""
        kit, view = self.kit, self.view
        side = min(kit.px(MARK), rect.height - kit.px(12))
        ring = pygame.Rect(rect.x + kit.px(4), 0, side, side)
        ring.centery = rect.centery
        color = kit.color
        look = Look(color("raised"), color("accent"), 255, 2, side / 4 / kit.view.factor, 12)
        put_panel(kit, surface, ring, look)
        units = side * 0.72 / kit.view.factor
        put_mark(kit, surface, ring.center, view.corporations[view.active], units)
        room = pygame.Rect(ring.right + kit.px(16), ring.y, 0, side // 2)
        room.width = rect.right - room.x
        put_text(kit, surface, room, self._of_whom(), Ink("small", "muted", least=0.75))
        room.y = room.bottom
        name = self.player_name(view.active)
        put_text(kit, surface, room, name, Ink("heading", "text", least=0.6))

    def _of_whom(self) -> str:
        if self.view.phase != "action":
            return self.say("active")
        return self.say("your_turn" if self.view.active == self.view.seat else "turn")

    def _put_steps(
        self, surface: pygame.Surface, rect: pygame.Rect, steps: tuple[str, ...]
    ) -> None:
        """One below the other, the present one lit."""
        kit, px = self.kit, self.kit.px
        now = turn_step(self.view) if steps is TURN_STEPS else self.view.phase
        at = steps.index(now) if now in steps else -1
        family = "turn_step" if steps is TURN_STEPS else "phase"
        for place, name in enumerate(steps):
            row = pygame.Rect(rect.x, rect.y + place * px(ROW), rect.width, px(ROW - 6))
            lit = place == at
            if lit:
                fill, line = kit.color("raised"), kit.color("accent")
                put_panel(kit, surface, row, Look(fill, line, 235, cut=8, glow=6))
            center = (row.x + px(20), row.centery)
            if place < at:
                put_sign(kit, surface, center, "check", 20, "good")
            else:
                radius = px(6 if lit else 4)
                pygame.draw.circle(surface, kit.color("accent" if lit else "line"), center, radius)
            row.x += px(40)
            row.width -= px(48)
            ink = Ink("label" if lit else "small", "text" if lit else "muted", least=0.72)
            put_text(kit, surface, row, self.say(f"{family}.{name}"), ink)

    def _put_track(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The assets that still wait, face down."""
        kit, px = self.kit, self.kit.px
        left = self.view.turns_left
        title = pygame.Rect(rect.x, rect.y, rect.width, px(26))
        text = self.say("track", count=left)
        put_text(kit, surface, title, text, Ink("small", "muted", least=0.75))
        spaces = self.services.box.limits.turn_track_spaces
        high = rect.bottom - title.bottom - px(4)
        width = min(round(high / 1.4), (rect.width - px(8) * (spaces - 1)) // spaces)
        high = round(width * 1.4)
        step = width + px(8)
        back = card_back(kit, ASSET_BACK, (width, high))
        for place in range(spaces):
            spot = pygame.Rect(rect.x + place * step, title.bottom + px(4), width, high)
            if place < left:
                surface.blit(back, spot)
            else:
                look = Look(kit.color("base"), kit.color("line"), 120, edge=1, cut=6, sheen=0)
                put_panel(kit, surface, spot, look)


PADDING: Final = 12  # units
SMALL_PADDING: Final = 8
GAP: Final = 8
SMALL_HEAD: Final = 32
SCALE: Final = 34
TURN: Final = 26
LOW: Final = 470
ORDER, SMALL_ORDER = 82, 70
ASSET_SHARE, SMALL_SHARE = 0.37, 0.42  # of what is left for asset and sides
LEAST_ASSET, MOST_ASSET = 84, 190
GROWN: Final = (1.0, 1.2, 1.4, 1.6)  # an asset with a long text takes so much more height
LEAST_SIDE: Final = 150
MOST_SIDE: Final = 420


class DealPanel(Widget):
    """The deal while there is one, otherwise where the turn is."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services.kit, rect, "deal")
        self.services, self.view, self.picker = services, view, picker
        px, small = self.kit.px, self.kit.view.compact
        padding = px(SMALL_PADDING if small else PADDING)
        inner = rect.inflate(-2 * padding, -2 * padding)
        self.quiet = DealQuiet(services, inner, view, picker)
        self._build(inner)
        self.add(Panel(self.kit, rect, alpha=225), self.quiet, *self._parts)
        self.refresh()

    def _build(self, inner: pygame.Rect) -> None:
        px, small = self.kit.px, self.kit.view.compact
        gap = px(GAP)
        common = (self.view, self.picker)
        head = px(SMALL_HEAD if small else HEAD)
        order = px(SMALL_ORDER if small else ORDER)
        # With the least height the prompt alone says who decides.
        scale, turn = px(SCALE), px(TURN) if inner.height >= px(LOW) else 0
        left = inner.height - head - order - scale - turn - 4 * gap
        share = SMALL_SHARE if small else ASSET_SHARE
        asset = max(px(LEAST_ASSET), min(px(MOST_ASSET), round(left * share)))
        sides = min(px(MOST_SIDE), left - asset)
        rows = []
        y = inner.y
        for height in (head, asset, sides, scale, turn, order):
            rows.append(pygame.Rect(inner.x, y, inner.width, height))
            y += height + (gap if height in (head, asset, sides) else 0)
        rows[-1].bottom = inner.bottom
        half = (inner.width - gap) // 2
        main = pygame.Rect(inner.x, rows[2].y, half, sides)
        counter = main.move(inner.width - half, 0)
        self.head = DealHead(self.services, rows[0], *common)
        self.asset = DealAsset(self.services, rows[1], *common)
        self._asset_height, self._settled = rows[1].height, ""
        self.main = DealSide(self.services, main, *common, "main")
        self.counter = DealSide(self.services, counter, *common, "counter")
        self.scale = DealScale(self.services, rows[3], *common)
        self.turn = DealTurn(self.services, rows[4], *common)
        self.order = DealOrder(self.services, rows[5], *common)
        self._parts: list[Widget] = [
            self.head,
            self.asset,
            self.main,
            self.counter,
            self.scale,
            self.turn,
            self.order,
        ]

    def hits(self, pos: tuple[int, int]) -> bool:
        """Only its parts can be pointed at."""
        return False

    def refresh(self) -> None:
        """A deal has begun, changed or ended; the parts read the view when they are drawn."""
        dealing = self.view.deal is not None
        self.quiet.visible = not dealing
        if dealing:
            self._settle()
        for part in self._parts:
            part.visible = dealing and part.rect.height > 0

    def _settle(self) -> None:
        """What the text of the asset needs is taken from both sides of the deal."""
        deal = self.view.deal
        asset = "" if deal is None else deal.asset
        if asset == self._settled:
            return
        self._settled = asset
        gap, bottom = self.main.rect.y - self.asset.rect.bottom, self.main.rect.bottom
        most = bottom - self.asset.rect.y - gap - self.kit.px(LEAST_SIDE)
        grown = (min(most, round(self._asset_height * more)) for more in GROWN)
        self.asset.settle(sorted({max(self._asset_height, one) for one in grown}))
        for side in (self.main, self.counter):
            side.rect.y = self.asset.rect.bottom + gap
            side.rect.height = bottom - side.rect.y

    def place(self, target: Target) -> pygame.Rect | None:
        """Where a part of the deal is."""
        if target == ("deal", "pile"):
            return self.counter.card_rect()
        if target == ("deal", "asset"):
            return self.asset.portrait
        sides = {"main": self.main, "counter": self.counter}
        side = sides.get(target[1]) if len(target) == 2 else None
        if side is None:
            return None
        if target[0] == "support":
            return side.support_rect()
        return side.card_rect() if target[0] in ("deal", "side") else None
