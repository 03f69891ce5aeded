"""What one side could put into a tray, and how much of it: opened by a click on the tray."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import CardZoom, Scene
from newangeles_gui.table import put_sign
from newangeles_gui.widgets import (
    Area,
    Button,
    IconButton,
    Label,
    Panel,
    Paragraph,
    Scroll,
    Stepper,
    Switch,
    Widget,
    dim,
)  # fmt: skip

from ..talk.draft import counts, most
from ..words import corporation
from .goods import LATER, NOW, binding_words

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input, Kit

    from ..rules import Promise
    from .screen import TradeScreen

WIDTH: Final = 520  # units
ROW: Final = 50
GAP: Final = 8
PADDING: Final = 16
HEAD: Final = 44
VEIL: Final = 110


class TraySheet(Scene):
    """Lies over the talk; every change is seen there at once. Escape closes it."""

    name = "tray"
    overlay = True
    private = True

    def __init__(self, talk: TradeScreen, player: str, tray: str, line: str = "") -> None:
        super().__init__(talk.services)
        self.talk, self.player, self.tray = talk, player, tray
        self.wanted = line  # what was clicked
        self.offset = 0

    @property
    def side(self) -> str:
        """Give or get."""
        return self.talk.draft.side(self.player)

    def words(self, key: str, **values: object) -> str:
        """Words of the offer table."""
        return self.say(f"screen.trade.{key}", **values)

    def build(self) -> None:
        """Headline, lines, and the button that closes."""
        kit, padding = self.kit, self.px(PADDING)
        rect = self._place()
        area = Area(rect.inflate(-2 * padding, -2 * padding), self.px(GAP))
        head = Area(area.top(self.px(HEAD)), self.px(GAP))
        close = head.right(self.px(HEAD))
        player = self.services.words.name(f"corporation.{self.player}")
        title = f"{player} · {self.words(f'tray.{self.tray}.name')}"
        color = "accent" if self.tray == NOW else "warning"
        done = self.say("screen.close")
        scroll = self._filled(area.rest)
        self.root.add(
            Panel(kit, rect, color, alpha=252, glow=14),
            Label(kit, head.rest, title, "label", color, name="title"),
            IconButton(kit, close, "check", done, self.close, name="tray.close"),
            scroll,
        )
        if self.wanted or self.root.focus is None:
            self.root.set_focus(self._first(scroll))
            self.wanted = ""

    def _filled(self, rect: pygame.Rect) -> Scroll:
        scroll = Scroll(self.kit, rect, "tray.lines", self.offset)
        TrayLines(self, scroll).fill()
        scroll.settle()
        return scroll

    def _first(self, scroll: Scroll) -> Widget | None:
        """What was clicked, or the first line that can be changed."""
        lines = [one for child in scroll.children for one in child.all() if one.focusable]
        usable = [one for one in lines if one.enabled and not one.name.startswith("lock.")]
        known = [one for one in usable if self.wanted and one.name.startswith(self.wanted)]
        return next(iter([*known, *usable]), None)

    def _place(self) -> pygame.Rect:
        """Over its tray, as high as it needs; the face of the other one stays in sight."""
        places, screen = self.talk.places, self.screen
        trays = places.trays[:2] if self.side == "give" else places.trays[2:]
        tray = trays[self.tray == LATER]
        wide = min(self.px(WIDTH), screen.width - 2 * self.px(GAP))
        top, gap = places.regions.strip.bottom + self.px(GAP), self.px(GAP)
        around = 2 * self.px(PADDING) + self.px(HEAD) + gap
        depth = self._filled(pygame.Rect(0, 0, wide - 2 * self.px(PADDING), 10)).depth
        rect = pygame.Rect(tray.x, 0, wide, min(around + depth + gap, tray.top - gap - top))
        rect.bottom = tray.top - gap
        rect.right = min(rect.right, max(wide + gap, places.pane.left - gap))
        return rect

    def changed(self) -> None:
        """Something in the tray is other than before."""
        scroll = next(one for one in self.root.all() if isinstance(one, Scroll))
        self.offset = scroll.offset
        self.talk.changed()
        self.rebuild()

    def toggle_lock(self, line: str) -> None:
        """Suggestions leave this line alone, or may change it."""
        self.talk.draft.locked ^= {line}
        self.changed()

    def close(self) -> None:
        """Back to the table."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape closes."""
        self.close()
        return True

    def handle(self, given: Input) -> bool:
        """A click beside it closes it too."""
        if given.kind == "press" and self.root.at(given.pos) is None:
            self.close()
            return True
        return super().handle(given)

    def paint(self, surface: pygame.Surface) -> None:
        """The table goes dark but for the tray; the face and its meter do not."""
        places, whole = self.talk.places, surface.get_rect()
        trays = places.trays[:2] if self.side == "give" else places.trays[2:]
        tray, table = trays[self.tray == LATER], places.table
        for dark in (
            pygame.Rect(table.x, table.y, table.width, tray.y - table.y),
            pygame.Rect(table.x, tray.y, tray.x - table.x, tray.height),
            pygame.Rect(tray.right, tray.y, table.right - tray.right, tray.height),
            pygame.Rect(table.x, tray.bottom, table.width, table.bottom - tray.bottom),
        ):
            dim(surface.subsurface(dark.clip(whole)), self.kit.color("base"), VEIL)


class TrayLines:
    """Puts the lines below one another."""

    def __init__(self, sheet: TraySheet, scroll: Scroll) -> None:
        self.sheet, self.scroll, self.kit = sheet, scroll, sheet.kit
        self.draft, self.player, self.side = sheet.talk.draft, sheet.player, sheet.side
        self.top = scroll.rect.y

    def fill(self) -> None:
        """All lines of the tray."""
        if self.sheet.tray == LATER:
            self._promises()
            return
        if self.draft.barred:
            self._note(self.sheet.words("barred"))
        self._capital()
        self._assets()
        self._binding()

    def _row(self) -> Area:
        kit = self.kit
        edge = kit.px(5)  # of the ring around what has the focus
        rect = pygame.Rect(
            self.scroll.rect.x + edge, self.top + edge, self.scroll.inner - 2 * edge, kit.px(ROW)
        )
        self.top = rect.bottom + kit.px(GAP) - edge
        return Area(rect, kit.px(GAP))

    def _note(self, text: str) -> None:
        words = Paragraph(
            self.kit, (self.scroll.rect.x, self.top), self.scroll.inner, text, "small", "muted"
        )
        self.scroll.add(words)
        self.top = words.rect.bottom + self.kit.px(GAP)

    def _lock(self, row: Area, line: str) -> None:
        """The button that keeps a line as it is; only somebody who suggests could change it."""
        if not self.sheet.talk.negotiation.with_opponent:
            return
        locked, spot = line in self.draft.locked, row.right(row.rest.height)
        tip = self.sheet.words("unlock" if locked else "lock")
        self.scroll.add(
            IconButton(
                self.kit, spot, "lock" if locked else "unlock", tip,
                partial(self.sheet.toggle_lock, line), chosen=locked, name=f"lock.{line}",
            )
        )  # fmt: skip

    def _capital(self) -> None:
        line, draft, row = f"{self.side}.capital", self.draft, self._row()
        lying, held = draft.goods(self.player).capital, draft.capital(self.player)
        self._lock(row, line)
        words = self.sheet.words
        barred = words("barred") if draft.barred else ""
        tips = (barred or words("less"), barred or words("more", most=held))
        self.scroll.add(
            Stepper(
                self.kit, row.rest, lying, (0, max(lying, held)),
                self._then(lambda amount: draft.pay(self.player, amount)),
                lambda amount: self.sheet.say("offer.capital", amount=amount),
                enabled=not draft.barred, name=line, tips=tips,
            )
        )  # fmt: skip

    def _then(self, change: Callable[[int], None]) -> Callable[[int], None]:
        def do(amount: int) -> None:
            change(amount)
            self.sheet.changed()

        return do

    def _assets(self) -> None:
        services, draft = self.sheet.services, self.draft
        lying = draft.goods(self.player).assets
        for asset in draft.owned(self.player):
            row, given = self._row(), asset in lying
            if given:
                self._lock(row, f"{self.side}.{asset}")
            zoom = row.right(row.rest.height)
            tired = self.sheet.words("exhausted") if asset in draft.view.exhausted else ""
            text = services.words.text(f"asset.{asset}")
            barred = self.sheet.words("barred") if draft.barred else ""
            picture = row.left(row.rest.height)
            self.scroll.add(
                AssetPicture(self.kit, picture, asset, bool(tired)),
                Switch(
                    self.kit, row.rest, services.words.name(f"asset.{asset}"), given,
                    lambda on, asset=asset: self._toggle(asset),  # type: ignore[misc]
                    enabled=not barred, name=f"{self.side}.{asset}",
                    tip="\n".join(one for one in (tired, barred or text) if one),
                ),
                IconButton(
                    self.kit, zoom, "zoom", self.sheet.words("large"),
                    lambda asset=asset: services.stack.push(  # type: ignore[misc]
                        CardZoom(services, [asset])
                    ),
                    name=f"zoom.{asset}",
                ),
            )  # fmt: skip

    def _toggle(self, asset: str) -> None:
        self.draft.toggle_asset(self.player, asset)
        self.sheet.changed()

    def _binding(self) -> None:
        """The decision that this player is taking: each answer, and with how many cards."""
        draft, now = self.draft, self.draft.trade.now
        if draft.decider != self.player:
            return
        for option in draft.bindable:
            bound = now is not None and now.choice.option == option
            row = self._row()
            if bound:
                self._lock(row, "now")
            cards = now.cards if bound and now is not None else 0
            self._switch(
                row.rest, binding_words(self.sheet.services, draft.view, option), bound,
                lambda on, option=option: draft.bind(option if on else ""),  # type: ignore[misc]
                f"now.{option}", self.sheet.words("now_tip"),
            )  # fmt: skip
            if cards:
                seat = draft.view.corporations.index(self.player)
                held = max(1, cards, draft.view.hand_sizes[seat])
                self.scroll.add(
                    Stepper(
                        self.kit, self._inner().rest, cards, (1, held),
                        self._then(lambda amount, option=option: draft.bind(  # type: ignore[misc]
                            option, amount)),
                        lambda amount: self.sheet.words("at_least_cards", count=amount),
                        name="now.cards",
                    )
                )  # fmt: skip

    def _switch(
        self, rect: pygame.Rect, text: str, on: bool, change: Callable[[bool], None], name: str,
        tip: str,
    ) -> None:  # fmt: skip
        def do(wanted: bool) -> None:
            change(wanted)
            self.sheet.changed()

        self.scroll.add(Switch(self.kit, rect, text, on, do, name=name, tip=tip))

    def _inner(self) -> Area:
        """A row that belongs to the one above."""
        row = self._row()
        row.left(self.kit.px(28))
        return row

    def _promises(self) -> None:
        """Each kind, on or off; below it how much, what and until when."""
        draft, by = self.draft, self.player
        given = {one.kind: place for place, one in enumerate(draft.trade.later) if one.by == by}
        kinds = dict.fromkeys([*given, *draft.promisable(by)])
        order = sorted(kinds, key=("support", "no_counter", "pay", "spare").index)
        for kind in order:
            row, name = self._row(), f"later.{kind}.{by}"
            if kind in given:
                self._lock(row, name)
            text = self.sheet.words(f"template.{kind}", to=corporation(draft.other(by)))
            self._switch(
                row.rest, text, kind in given,
                lambda on, kind=kind: self._promise(kind, on),  # type: ignore[misc]
                name, self.sheet.words("later_tip"),
            )  # fmt: skip
            if kind in given:
                self._terms(given[kind], draft.trade.later[given[kind]], name)

    def _promise(self, kind: str, on: bool) -> None:
        if on:
            self.draft.promise(self.player, kind)
            return
        later = self.draft.trade.later
        places = [(one.kind, one.by) for one in later]
        self.draft.drop(places.index((kind, self.player)))

    def _terms(self, place: int, promise: Promise, name: str) -> None:
        draft, row = self.draft, self._inner()

        def change(**values: object) -> None:
            draft.change(place, **values)
            self.sheet.changed()

        until = draft.longer(promise)
        spots = row.columns(2 if counts(promise.kind) or promise.kind == "spare" else 1)
        if counts(promise.kind):
            key = "cards" if promise.kind == "support" else "capital"
            self.scroll.add(
                Stepper(
                    self.kit, spots[0], promise.amount, (1, most(promise.kind)),
                    lambda amount: change(amount=amount),
                    lambda amount: self.sheet.say(f"offer.{key}", amount=amount),
                    name=f"{name}.amount",
                )
            )  # fmt: skip
        elif promise.kind == "spare":
            owned = draft.sparable(promise.to)
            after = owned[(owned.index(promise.about) + 1) % len(owned)]
            words = self.sheet.services.words.name(f"asset.{promise.about}")
            self._next(spots[0], words, "asset", lambda: change(about=after), f"{name}.about")
        words = self.sheet.say(f"log.until.{promise.until}")
        self._next(spots[-1], words, "clock", lambda: change(until=until), f"{name}.until")

    def _next(
        self, rect: pygame.Rect, text: str, icon: str, action: Callable[[], None], name: str
    ) -> None:
        """A button that goes to the next of a few values."""
        tip = self.sheet.words("another_asset" if icon == "asset" else "another_time")
        self.scroll.add(
            Button(
                self.kit, rect, text, action, icon, style="small", lines=2, name=name, tip=tip
            )
        )  # fmt: skip


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
            put_sign(kit, surface, spot.center, "exhausted", 24, "warning")
