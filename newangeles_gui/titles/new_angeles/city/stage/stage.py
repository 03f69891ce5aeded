"""The stage of a deal: both offers at the rim of the board, between them what would come.

Everything that shows what is coming is kept together here: stage, tags, and ghosts over the board.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.table import RowsPanel, SideStage, StageRow
from newangeles_gui.widgets import Button, Mark, RowPart, RowText, Space, Widget

from ...facts import SIDES, FutureRow, Span, compared, counters_open
from .card import OfferCard
from .foresight import Foresight
from .ghosts import Ghosts
from .tags import Tags

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence, Set

    import pygame

    from newangeles_gui.table import Target

    from ..board import CityBoard
    from .offer import StageSetting


ANSWER: Final = "option."  # how the names of the buttons of a question begin
PLACES: Final = ("district", "piece")
SIGN: Final = 26  # units
SIGNS: Final = MappingProxyType(
    {
        "demand": ("icons/demand", "warning"),
        "threat": ("symbols/threat", ""),
        "event": ("icons/event", "warning"),
        "outage": ("symbols/outage", ""),
        "illness": ("symbols/illness", ""),
        "unrest": ("symbols/unrest", ""),
        "enemy": ("symbols/enemy", ""),
        "investment": ("icons/investment", "capital"),
        "capital": ("symbols/capital", ""),
    }
)
COINS: Final = ("investment", "capital")
SECRET: Final = ("investment",)


class FuturesPanel(RowsPanel):
    """The rows, most important first; the main offer at the left, the counteroffer at the right."""

    def __init__(self, setting: StageSetting, rect: pygame.Rect) -> None:
        self.services, places, self.view, *_ = setting
        colors = {side: side for side in SIDES}
        super().__init__(self.services.kit, places, rect, colors, "stage.futures", self._about)
        self.kinds: list[str] = []

    def compare(self, rows: Sequence[FutureRow]) -> list[StageRow]:
        """These numbers differ: how that is said."""
        self.kinds = [one.what for one in rows]
        return [self._row(one) for one in rows]

    def tell(self, key: str, /, **values: object) -> str:
        """The words of the stage."""
        return self.services.say(f"screen.stage.{key}", **values)

    def _about(self) -> str:
        """What is compared here."""
        lines = [self.tell("about_one" if self.bare else "about")]
        named = self.kinds[: len(self.rows)]
        lines += [self.tell(f"about_{one}") for one in ("event", "investment") if one in named]
        return "\n".join(lines)

    def _row(self, one: FutureRow) -> StageRow:
        picture, color = SIGNS[one.what]
        words = RowText(self.tell(f"row.{one.what}"), "small_strong")
        readings = [self._reading(one.what, reading) for reading in (one.main, one.counter)]
        stays = one.what in COINS  # nobody else tells them
        return StageRow((Mark(picture, self.units(SIGN), color), words), readings, stays)

    def _reading(self, what: str, one: Span) -> list[RowPart]:
        """A number in a future, as it is said at the left."""
        if what == "demand":
            return self._demand(one)
        if what == "event":
            return [
                Mark("symbols/threat", self.units(24)),
                RowText(f"+{one.told}", "strong", "threat"),
                Space(10),
                RowText(self.tell("if_nothing"), "small", "muted"),
            ]
        if what in COINS:
            return self._coins(what, one)
        return [
            RowText(str(one.before), "small_strong"),
            Mark("icons/arrow_right", self.units(18), "muted"),
            RowText(one.told, "strong"),
        ]

    def _demand(self, one: Span) -> list[RowPart]:
        threat = self.view.threat
        amount = self.services.box.content.demands[self.view.demand].threat
        key, color, about = ("open", "warning", "hangs")
        if one.certain:
            key, color, about = (
                ("met", "good", "stays") if one.least else ("missed", "bad", "rises")
            )
        told = self.tell(about, threat=threat, amount=amount, after=threat + amount)
        return [
            RowText(self.tell(key), "strong", color),
            Space(10),
            RowText(told, "small", "muted"),
        ]

    def _coins(self, what: str, one: Span) -> list[RowPart]:
        base = one.before if what == "capital" else 0
        least, most = one.least - base, one.most - base
        if not least and not most:
            return [RowText(self.tell("nothing"), "body", "muted")]
        text = Span(0, least, most).told
        said: list[RowPart] = [
            Mark("symbols/capital", self.units(24)),
            RowText(text if least < 0 else f"+{text}", "strong", "capital"),
        ]
        if what == "investment":
            said += [Space(10), Mark("icons/eye", self.units(20), "muted")]
            said.append(RowText(self.tell("only_you"), "small", "muted"))
        return said


class DealStage(SideStage[OfferCard]):
    """Both sides of a deal, as long as there is an offer and the board is not needed itself.

    Call `refresh` when the view or the picker has changed.
    """

    def __init__(self, setting: StageSetting, foresight: Foresight) -> None:
        super().__init__(setting.services.kit, setting.places, SIDES)
        self.view, self.picker = setting.view, setting.picker
        self.foresight = foresight
        self.veiled = False  # several people share the screen, and nobody has opened their secrets
        self._looked = ("", "")  # what faded when something was last pointed at, and what was alone
        self.cards = {side: OfferCard(setting, self.side_rect(side), side) for side in SIDES}
        self.panel: FuturesPanel = FuturesPanel(setting, self.between)
        self.add(*self.cards.values(), self.panel)
        self.refresh()

    def use_faces(self, face_of: Callable[[int], str]) -> None:
        """How who sits where looks."""
        for one in self.cards.values():
            one.face_of = face_of

    def use_hidden(self, hidden: Set[Target]) -> None:
        """What is on its way and not seen at its place."""
        for one in self.cards.values():
            one.hidden = hidden

    @property
    def open(self) -> bool:
        """Whether it is seen: there is an offer, and nothing is asked or happens on the board."""
        asked = any(target[0] in ("district", "piece") for target in self.picker.targets)
        return self.foresight.dealing and not asked

    def refresh(self) -> None:
        """View, picker or what is foreseen have changed."""
        self.visible = self.open
        futures, built = self.foresight.futures, self.foresight.built
        for side, one in self.cards.items():
            one.show_built(built if built is not None and built.side == side else None)
        self.cards["counter"].visible = bool(self.cards["counter"].card) or counters_open(self.view)
        rows: tuple[FutureRow, ...] = ()
        if self.visible and "main" in futures and self.foresight.complete:
            rows = compared(self.view, futures["main"], futures.get("counter"))
        if self.veiled:
            rows = tuple(one for one in rows if one.what not in SECRET)
        self.panel.bare = () if self.cards["counter"].card else ("counter",)
        self.show(self.panel.compare(rows))
        self.fade(self.foresight.faded)

    def point(self, side: str) -> bool:
        """The side that is looked at stands out; whether that is another one than before."""
        self.foresight.pointed = side if self.visible and side in SIDES else ""
        before, self._looked = self._looked, (self.foresight.faded, self.foresight.only)
        self.fade(self.foresight.faded)
        return before != self._looked

    def place(self, target: Target) -> pygame.Rect | None:
        """Where a part of the deal is, or will be."""
        if target == ("deal", "pile"):
            return self.cards["counter"].rect
        one = self.cards.get(target[1]) if len(target) == 2 else None
        if one is None or target[0] not in ("deal", "side", "support"):
            return None
        return one.support_rect() if target[0] == "support" else one.rect


class Previews:
    """Call `refresh` when view or question have changed, `look` with what is looked at."""

    def __init__(
        self,
        setting: StageSetting,
        board: CityBoard,
        below: Mapping[int, pygame.Rect],
    ) -> None:
        self.picker, self.board = setting.picker, board
        self.away = False  # while something else is looked at nothing of it is seen
        self.moving: Callable[[], bool] = lambda: False  # whether the table has much to draw
        self.foresight = Foresight(setting)
        self.stage = DealStage(setting, self.foresight)
        self.tags = Tags(self.foresight, below)
        self.ghosts = Ghosts(board, self.foresight)
        board.ghosts = self.ghosts

    def veil(self, veiled: bool) -> None:
        """What only one person may see is hidden, or laid open."""
        self.stage.veiled = veiled
        self._show()

    def room(self, pill: pygame.Rect) -> pygame.Rect:
        """Where the question has room: between the cards or below while they are there."""
        return self.stage.question if self.stage.visible else pill

    @property
    def highest(self) -> int:
        """How far up the question may reach."""
        return self.stage.highest if self.stage.visible else self.stage.places.board.top

    def keep_free(self, others: Sequence[pygame.Rect]) -> None:
        """What is said at the faces hides no label: they step aside."""
        self.ghosts.others = others

    def stand_on(self, floor: int) -> None:
        """All of it keeps above the question; the camera looks at what is concerned."""
        self.stage.stand_on(floor)
        self.ghosts.room = self.stage.labels if self.stage.visible else None
        self._look_there()

    def _look_there(self) -> None:
        if not self.away and (self.foresight.complete or not self.stage.visible):
            self.board.look_at(self.stage.free)

    def refresh(self) -> None:
        """The view or the question has changed: the camera shows what is concerned."""
        self.foresight.refresh()
        self._show()
        self._look_there()

    def ask(self, away: bool) -> None:
        """The question is another one: call `stand_on` once it has its place."""
        self.away = away
        self.board.ghosts = None if away else self.ghosts
        self.foresight.refresh()
        self._show()

    def update(self, seconds: float) -> bool:
        """Look ahead a little; whether there is something new to be seen."""
        new = not self._waits and self.foresight.work()
        if new:
            self._show()
            self._look_there()
        return new

    def wait(self) -> float | None:
        """Seconds until it wants `update`: at once while something is not known yet."""
        return 0.0 if self.foresight.late and not self._waits else None

    @property
    def _waits(self) -> bool:
        """While things move, what is known already is not worked out anew."""
        return self.foresight.complete and self.moving()

    def _show(self) -> None:
        self.ghosts.refresh()
        self.stage.refresh()
        self.tags.refresh()
        self.stage.visible = self.stage.visible and not self.away
        self.ghosts.room = self.stage.labels if self.stage.visible else None

    def look(self, widget: Widget | None) -> bool:
        """This is looked at; whether something else is to be seen now."""
        target: Target = getattr(widget, "target", ())
        side = answer = self.picker.chosen
        card = ""
        if isinstance(widget, Button) and widget.name.startswith(ANSWER):
            side = answer = card = widget.name.removeprefix(ANSWER)
        elif target[:1] == ("side",):
            side = target[1]
        elif target[:1] == ("card",):
            card = target[1]
        elif target[:1] in [(kind,) for kind in PLACES]:
            answer = self.picker.targets.get(target, answer)
        changed = self.foresight.look(card or answer, answer)
        if changed:
            self._show()
        return self.stage.point(side) or changed

    def place(self, target: Target) -> pygame.Rect | None:
        """Where a part of the deal is."""
        return self.stage.place(target)
