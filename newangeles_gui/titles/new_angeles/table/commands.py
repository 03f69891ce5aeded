"""What the keys and the menu buttons of the table do, and where Enter goes."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.scenes import PauseItem
from newangeles_gui.widgets import can_focus

from ..city.overlays import LETTERS, following
from ..city.rim import OpenedOffer
from .reserve import open_reserve

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.table import Target
    from newangeles_gui.widgets import Input, Widget

    from .scene import TableScene


GO_ON = "option.go_on"
CONFIRM = "prompt.confirm"
LAY = "option.lay"
SLIDER = "prompt.slider"
THINGS = ("card", "look", "district", "piece")  # what an answer is that lies on the table


def waiting_for(scene: TableScene) -> tuple[object, ...]:
    """What waits for the one who looks; another question is another value."""
    made = len(scene.match.record.choices)
    if scene.choosing is not None:
        return ("question", made, scene.choosing.decision.kind, scene.picker.chosen)
    if scene.holds:
        return ("pause", made, scene.holding)
    offer = scene.director.offer
    return () if offer is None or scene.playback.busy else ("offer", str(offer.trade))


def offered(scene: TableScene) -> str:
    """The terms that wait for who looks; empty if nobody offers anything."""
    offer = scene.waiting_offer
    return "" if offer is None else str(offer.trade)


def sensible(scene: TableScene, by_keys: bool) -> Widget | None:
    """What Enter should do; who uses keys is brought to the first answer of several, too."""
    named = scene.root.named
    for name in (CONFIRM, GO_ON) if by_keys else (CONFIRM, GO_ON, LAY):
        found = named(name)
        if found is not None:
            return found
    if scene.choosing is None:
        return named(OpenedOffer.way_in) if by_keys else None
    buttons = _buttons(scene)
    if scene.choosing.decision.only_a_moment:
        return buttons[0]
    if len(buttons) == 1 and not scene.picker.active and named(SLIDER) is None:
        return buttons[0]
    return _first(scene, buttons) if by_keys else None


def _buttons(scene: TableScene) -> list[Widget]:
    return [] if scene.parts is None else [one for one in scene.parts.prompt.buttons if one.enabled]


def _first(scene: TableScene, buttons: list[Widget]) -> Widget | None:
    """The first answer where it stands: a line to pull, a card, a place, or a button."""
    slider = scene.root.named(SLIDER)
    if slider is not None:
        return slider
    known, gathers = scene.picker.targets, scene.picker.gathers
    placed = [(one, getattr(one, "target", ("",))) for one in scene.root.all()]
    things = [(one, at) for one, at in placed if at[0] in THINGS and at in known and can_focus(one)]
    answers = [one for one, at in things if not gathers(known[at])]
    return next(iter([*answers, *buttons, *(one for one, _ in things)]), None)


SPEEDS: Final = ("off", "1x", "2x", "4x")
VOTES: Final = ("main", "counter", "abstain")
OTHER: Final = "other"
SHORT: Final = 0.35  # seconds: whoever holds a key longer only wants to look


class TableCommand(NamedTuple):
    """A button of the menu: what it does, its sign, and when it can be used."""

    action: str
    icon: str
    able: Callable[[TableScene], bool]


def speed_of(scene: TableScene) -> str:
    """How fast things move now: one of SPEEDS."""
    return str(scene.services.settings.values["animation"])


def _always(scene: TableScene) -> bool:
    return True


# Everything else is in the menu of the game, at its place on the table, or has a key.
MENU: Final = (
    TableCommand("undo", "undo", lambda scene: scene.match.can_undo),
    TableCommand("almanac", "almanac", _always),
    TableCommand("menu", "pause", _always),
)


def looked_at(scene: TableScene) -> list[Target]:
    """The cards over the board that can be picked; none once one is."""
    targets = () if scene.picker.chosen else scene.picker.targets
    return [target for target in targets if target[0] == "look"]


def before_buttons(scene: TableScene) -> int:
    """How many digits stand for something else than the buttons: they come after these."""
    hand = None if scene.parts is None else scene.parts.hand
    if hand is not None and any(kind == "card" for kind, *_ in scene.picker.targets):
        return len(hand.numbered())
    return len(looked_at(scene))


def number(scene: TableScene, amount: int) -> bool:
    """A digit: a card, something that is looked at, or a button; whether it is there."""
    parts, before = scene.parts, before_buttons(scene)
    if parts is None:
        return False
    if amount > before:
        return parts.prompt.number(amount - before)
    looks = looked_at(scene)
    if looks or parts.hand is None:
        return scene.picker.pick(looks[amount - 1])
    return parts.hand.number(amount)


def can_ask_coach(scene: TableScene) -> bool:
    """Whether the coach has something to speak of: a question, or an offer."""
    waiting = scene.choosing is not None or scene.director.offer is not None
    return scene.private and waiting and not scene.playback.busy


def hint(scene: TableScene) -> None:
    """The coach speaks of the question, or of the offer."""
    if can_ask_coach(scene):
        from ..coach.screen import CoachScreen

        scene.services.audio.play("click")
        scene.services.stack.push(CoachScreen(scene.services, scene))


def _speed(scene: TableScene) -> None:
    settings, now = scene.services.settings, SPEEDS.index(speed_of(scene))
    settings.choose("animation", SPEEDS[(now + 1) % len(SPEEDS)])
    scene.services.settings_changed()
    scene.services.keep_soon()


def look_closer(scene: TableScene, district: str) -> None:
    """A district from near; from there the same click leads back.

    Not while a place in the city is asked for: then the question has to stay in sight.
    """
    if scene.closer == district or scene.parts is None:
        step_back(scene)
        return
    if asks_for_place(scene):
        scene.services.audio.play("error")
        scene.tell_now()  # why it is no answer
        return
    scene.closer = district
    scene.rebuild()
    if scene.parts.closeup is not None:
        scene.parts.board.look_closer(district, scene.parts.closeup.rect.x)


def asks_for_place(scene: TableScene) -> bool:
    """Whether an answer to the question lies in the city."""
    return any(kind in ("district", "piece") for kind, *_ in scene.picker.targets)


def step_back(scene: TableScene) -> None:
    """All of the city again."""
    come_back(scene)
    scene.rebuild()


def come_back(scene: TableScene) -> None:
    """No district is seen from near any more."""
    scene.closer = ""
    if scene.parts is not None:
        scene.parts.board.fit()


def _zoom(scene: TableScene) -> None:
    """Show what is under the pointer large."""
    under = scene.root.under
    if under is not None:
        under.context(under.rect.center)


def _own(scene: TableScene) -> None:
    if scene.parts is not None and scene.parts.own is not None:
        own = scene.parts.own
        own.toggle()
        scene.parts.previews.veil(own.veiled and not own.held)
        scene.root.dirty = True


def pause_items(services: Services, match: Match) -> list[PauseItem]:
    """What is seldom wanted and so stands in the menu of the game alone."""
    from .scene import TableScene

    found = [PauseItem("reserve", "set_aside", lambda: open_reserve(services, match.view()))]
    table = next((one for one in services.stack.scenes if isinstance(one, TableScene)), None)
    if table is None:
        return found

    def back(action: str) -> None:
        services.stack.pop()
        table.keys()[action]()

    def turn(action: str) -> None:
        table.keys()[action]()
        if services.stack.top is not None:  # the menu stays, and says what it is now
            services.stack.top.rebuild()

    speed = speed_of(table)
    said = {"speed": services.say(f"setting.animation.option.{speed}")}
    sign = f"speed_{speed.removesuffix('x')}"
    found.append(PauseItem("speed", sign, lambda: turn("speed"), said=said))
    talking = services.stack.scenes[services.stack.scenes.index(table) + 1 :]
    if table.match.can_redo and all(one.overlay for one in talking):
        found.append(PauseItem("redo", "redo", lambda: back("redo")))
    return found


def own_keys(scene: TableScene) -> dict[str, Callable[[], None]]:
    """What has a key at this table alone."""
    return {
        "trade": lambda: scene.open_trade() if scene.can_trade else None,
        "hint": partial(hint, scene),
        "zoom": partial(_zoom, scene),
        "own": partial(_own, scene),
        "reserve": lambda: open_reserve(scene.services, scene.shown),
        "speed": partial(_speed, scene),
        # A trigger: while there are two futures it shows the other one.
        "other": lambda: scene.zoom(1),
    }


class OverlayKey:
    """The key of the overlays: each press shows the next one; held, it goes with the key.

    While it is held a letter shows one of them.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self._since: float | None = None  # when it went down
        self._chosen = False  # whether a letter was pressed with it

    def hear(self, given: Input, now: str) -> str | None:
        """What lies over the city after an input; None if that means something else."""
        held = self._since is not None
        if (given.kind, given.name) == ("action", "overlay"):
            self._since, self._chosen = self.clock(), False
            return following(now)
        if (given.kind, given.name) == ("let_go", "overlay") and self._since is not None:
            long = self._chosen or self.clock() - self._since >= SHORT
            self._since = None
            return "" if long else now
        if held and given.kind == "key":
            shown = next((name for name, key in LETTERS.items() if key == given.name), "")
            self._chosen = self._chosen or bool(shown)
            return shown or None
        return now if held and given.kind == "action" and self._chosen else None

    def forget(self) -> None:
        """Nobody can tell any more when it is let go."""
        self._since = None


class VoteKeys:
    """The keys of a vote: pressed shortly they answer, held they show one future alone."""

    def __init__(self, scene: TableScene, clock: Callable[[], float] = time.perf_counter) -> None:
        self.scene, self.clock = scene, clock
        self._key, self._since = "", 0.0
        self._made = 0  # choices when the key went down

    def press(self, key: str) -> bool:
        """A key goes down: one future is shown; whether it means something now."""
        parts = self.scene.parts
        if parts is None or not parts.previews.stage.visible or key not in (*VOTES, OTHER):
            return False
        if key == OTHER:
            parts.previews.foresight.turned = True
        else:
            self._key, self._since, self._made = key, self.clock(), self._choices
            parts.previews.foresight.alone = key
        return True

    def let_go(self, key: str) -> bool:
        """A key goes up; whoever has not held it has answered the question of before."""
        held = key in (self._key, OTHER)
        votes = key == self._key and self.clock() - self._since < SHORT
        if held:
            self.forget()
        if votes and self._made == self._choices:
            self._vote(key)
        return held

    @property
    def _choices(self) -> int:
        return len(self.scene.match.record.choices)

    def forget(self) -> None:
        """Nothing is held any more."""
        self._key = ""
        if self.scene.parts is not None:
            foresight = self.scene.parts.previews.foresight
            foresight.alone, foresight.turned = "", False

    def _vote(self, option: str) -> None:
        """The same as a click on the button of the answer."""
        choosing, scene = self.scene.choosing, self.scene
        if choosing is None or option not in choosing.decision.options:
            return
        if scene.picker.chosen == option:
            scene.choose(option)
        else:
            scene.pick(option)
