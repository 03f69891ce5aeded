"""What one side could put into a tray, and how much of it: opened by a click on the tray."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import CardZoom
from newangeles_gui.widgets import Area, IconButton, Image, dim

from ..rules import KINDS
from .goods import LATER, NOW, TRAYS, asset_picture, binding_words, goods_in
from .overlay import GAP, OverTalk, TermRows

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input

    from ..rules import Promise
    from .screen import TradeScreen

VEIL: Final = 110


class TraySheet(OverTalk):
    """Lies over the talk; every change is seen there at once."""

    name = "tray"

    def __init__(self, talk: TradeScreen, player: str, tray: str, line: str = "") -> None:
        super().__init__(talk.services)
        self.talk, self.player, self.tray, self.wanted = talk, player, tray, line
        self._began = talk.draft.trade
        self.tone = "accent" if tray == NOW else "warning"
        self.side = talk.draft.side(player)

    @property
    def title(self) -> str:
        """Whose tray it is."""
        player = self.services.words.name(f"corporation.{self.player}")
        return f"{player} · {self.say(f'screen.trade.tray.{self.tray}.name')}"

    @property
    def spot(self) -> pygame.Rect:
        """Where the tray is."""
        trays = self.talk.places.trays
        return trays[2 * (self.side == "get") + (self.tray == LATER)]

    def placed(self, size: tuple[int, int]) -> pygame.Rect:
        """Over its tray; the face of the other one stays in sight."""
        places, tray, gap = self.talk.places, self.spot, self.px(GAP)
        room = tray.top - 2 * gap - places.regions.strip.bottom
        rect = pygame.Rect(tray.x, 0, size[0], min(size[1], room))
        rect.bottom = tray.top - gap
        rect.right = min(rect.right, max(size[0] + gap, places.pane.left - gap))
        return rect

    def fill(self, rows: TermRows) -> None:
        """All lines of the tray."""
        lines = TrayLines(self, rows)
        if self.tray == LATER:
            lines.promises()
        else:
            lines.goods()

    def changed(self) -> None:
        """Something in the tray is other than before."""
        self.talk.changed()
        self.rebuild()

    def handle(self, given: Input) -> bool:
        """A change can be taken back here as well."""
        if given.kind == "action" and given.name == "undo":
            self.talk.undo()
            if self.player in (self.talk.draft.me, self.talk.draft.partner):
                self.rebuild()
            else:  # that was to turn to whose tray this is
                super().close()
            return True
        return super().handle(given)

    def close(self) -> None:
        """Once both give something, who has changed it comes back to what is done with it."""
        super().close()
        draft = self.talk.draft
        both = all(
            any(goods_in(self.services, draft, one, tray) for tray in TRAYS)
            for one in (draft.me, draft.partner)
        )
        if both and draft.trade != self._began:
            self.talk.lead()

    def paint(self, surface: pygame.Surface) -> None:
        """The table goes dark but for the tray; the face and its meter do not."""
        lit = surface.subsurface(self.spot).copy()
        dim(surface.subsurface(self.talk.places.table), self.kit.color("base"), VEIL)
        surface.blit(lit, self.spot)


class TrayLines:
    """The lines of a tray, each with what changes it."""

    def __init__(self, sheet: TraySheet, rows: TermRows) -> None:
        self.sheet, self.rows, self.kit, self.say = sheet, rows, sheet.kit, sheet.say
        self.draft, self.player = sheet.talk.draft, sheet.player
        self.barred = self.say("screen.trade.barred") if self.draft.barred else ""

    def goods(self) -> None:
        """Capital, assets, and the decision that is being taken."""
        if self.barred:
            self.rows.note(self.barred)
        self._capital()
        for asset in self.draft.owned(self.player):
            self._asset(asset)
        if self.draft.decider == self.player:
            for option in self.draft.bindable:
                self._answer(option)

    def _do(self, change: Callable[..., None], *given: object) -> Callable[..., None]:
        """The change with what is given, or with what is chosen; then all is shown anew."""

        def do(*chosen: object) -> None:
            change(*given, *chosen)
            self.sheet.changed()

        return do

    def _lock(self, row: Area, line: str) -> None:
        """The button that keeps a line as it is; only somebody who suggests could change it."""
        if not self.sheet.talk.negotiation.with_opponent:
            return
        locked, spot = line in self.draft.locked, row.right(row.rest.height)
        sign = "lock" if locked else "unlock"
        tip = self.say(f"screen.trade.{'unlock' if locked else 'lock'}")
        lock = self._do(self.draft.locked.symmetric_difference_update, {line})
        self.rows.scroll.add(
            IconButton(self.kit, spot, sign, tip, lock, chosen=locked, name=f"lock.{line}")
        )

    def _capital(self) -> None:
        line, draft, row = f"{self.sheet.side}.capital", self.draft, self.rows.row()
        lying, held = draft.goods(self.player).capital, draft.capital(self.player)
        self._lock(row, line)
        self.rows.amount(
            row.rest, line, lying, (0, held), self._do(draft.pay, self.player),
            enabled=not self.barred, why=self.barred,
        )  # fmt: skip

    def _asset(self, asset: str) -> None:
        services, draft, row = self.sheet.services, self.draft, self.rows.row()
        given, line = asset in draft.goods(self.player).assets, f"{self.sheet.side}.{asset}"
        if given:
            self._lock(row, line)
        zoom, side = row.right(row.rest.height), row.rest.height
        tired = self.say("screen.trade.exhausted") if asset in draft.view.exhausted else ""
        told = (tired, self.barred or services.words.text(f"asset.{asset}"))
        self.rows.scroll.add(
            Image(
                self.kit, row.left(side), asset_picture(self.kit, asset, side, bool(tired)),
                f"exhausted.{asset}" if tired else "",
            ),
            IconButton(
                self.kit, zoom, "zoom", self.say("screen.trade.large"),
                lambda: services.stack.push(CardZoom(services, [asset])), name=f"zoom.{asset}",
            ),
        )  # fmt: skip
        toggle = self._do(lambda on: draft.toggle_asset(self.player, asset))
        self.rows.switch(
            row.rest, line, services.words.name(f"asset.{asset}"), given, toggle,
            "\n".join(one for one in told if one), not self.barred,
        )  # fmt: skip

    def _answer(self, option: str) -> None:
        """An answer to the decision, and with how many cards."""
        draft, now, row = self.draft, self.draft.trade.now, self.rows.row()
        bound = now is not None and now.choice.option == option
        if bound:
            self._lock(row, "now")
        self.rows.switch(
            row.rest, f"now.{option}", binding_words(self.sheet.services, draft.view, option),
            bound, self._do(lambda on: draft.bind(option if on else "")),
            self.say("screen.trade.now_tip"),
        )  # fmt: skip
        if bound and now is not None and now.cards:
            held = draft.view.hand_sizes[draft.view.corporations.index(self.player)]
            self.rows.amount(
                self.rows.row(inner=True).rest, "now.cards", now.cards, (1, max(1, held)),
                self._do(draft.bind, option), "screen.trade.at_least_cards",
            )  # fmt: skip

    def promises(self) -> None:
        """Each kind, on or off; below it how much, what and until when."""
        draft, by = self.draft, self.player
        given = {one.kind: place for place, one in enumerate(draft.trade.later) if one.by == by}
        for kind in sorted({*given, *draft.promisable(by)}, key=KINDS.index):
            row, name, place = self.rows.row(), f"later.{kind}.{by}", given.get(kind, -1)
            if place >= 0:
                self._lock(row, name)
            to = self.sheet.services.words.player(draft.other(by))
            text = self.say(f"screen.trade.template.{kind}", to=to)
            turn = partial(draft.drop, place) if place >= 0 else partial(draft.promise, by, kind)
            self.rows.switch(
                row.rest, name, text, place >= 0, self._do(lambda on, turn=turn: turn()),
                self.say("screen.trade.later_tip"),
            )  # fmt: skip
            if place >= 0:
                self._terms(place, draft.trade.later[place], name)

    def _terms(self, place: int, one: Promise, name: str) -> None:
        draft, about = self.draft, None
        if one.kind == "spare":
            owned = draft.sparable(one.to)
            after = owned[(owned.index(one.about) + 1) % len(owned)]
            about = (self.sheet.services.words.name(f"asset.{one.about}"), after)

        def change(**values: object) -> None:
            draft.change(place, **values)
            self.sheet.changed()

        self.rows.promised(name, one, draft.longer(one), change, about=about)
