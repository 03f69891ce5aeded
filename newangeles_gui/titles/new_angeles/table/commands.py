"""What the keys and the menu buttons of the table do."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.scenes import routes

from .reserve import open_reserve

if TYPE_CHECKING:
    from .scene import TableScene

SPEEDS: Final = ("off", "1x", "2x", "4x")


class TableCommand(NamedTuple):
    """A button of the menu: what it does, its sign, when it can be used, and where it stands."""

    action: str
    icon: Callable[[TableScene], str]
    able: Callable[[TableScene], bool]
    stands: Callable[[TableScene], bool]


def _sign(icon: str) -> Callable[[TableScene], str]:
    return lambda scene: icon


def speed_of(scene: TableScene) -> str:
    """How fast things move now: one of SPEEDS."""
    return str(scene.services.settings.values["animation"])


def _speed_sign(scene: TableScene) -> str:
    return f"speed_{speed_of(scene).removesuffix('x')}"


def _always(scene: TableScene) -> bool:
    return True


def _roomy(scene: TableScene) -> bool:
    return not scene.areas.compact


# With little room there is the log instead of what the menu of the game has as well.
MENU: Final = (
    TableCommand("menu", _sign("pause"), _always, _always),
    TableCommand("undo", _sign("undo"), lambda scene: scene.can_take_back, _always),
    TableCommand("trade", _sign("trade"), lambda scene: scene.can_trade, _always),
    TableCommand("log", _sign("log"), _always, lambda scene: scene.areas.compact),
    TableCommand("redo", _sign("redo"), lambda scene: scene.can_make_again, _roomy),
    TableCommand("reserve", _sign("set_aside"), _always, _roomy),
    TableCommand("almanac", _sign("almanac"), _always, _roomy),
    TableCommand("speed", _speed_sign, _always, _roomy),
)


def act(scene: TableScene, action: str, amount: int) -> bool:
    """A key; whether it means something here."""
    if action == "number":
        return _number(scene, amount)
    if action not in ACTIONS:
        return False
    do(scene, action)
    return True


def do(scene: TableScene, action: str) -> None:
    """Do what a key or a button says."""
    ACTIONS[action](scene)


def _number(scene: TableScene, amount: int) -> bool:
    parts = scene.parts
    if parts is None:
        return False
    if parts.hand is not None and any(kind == "card" for kind, *_ in scene.picker.targets):
        return parts.hand.number(amount)
    looked_at = [target for target in scene.picker.targets if target[0] == "look"]
    if not scene.picker.chosen and 1 <= amount <= len(looked_at):
        return scene.picker.pick(looked_at[amount - 1])
    return parts.prompt.number(amount)


def _trade(scene: TableScene) -> None:
    if scene.can_trade:
        scene.open_trade()


def can_ask_coach(scene: TableScene) -> bool:
    """Whether the coach has something to speak of: a question, or an offer."""
    waiting = scene.choosing is not None or scene.director.offer is not None
    return scene.private and waiting and not scene.playback.busy


def _hint(scene: TableScene) -> None:
    if can_ask_coach(scene):
        from ..coach.screen import CoachScreen

        scene.services.audio.play("click")
        scene.services.stack.push(CoachScreen(scene.services, scene))


def _side(scene: TableScene) -> None:
    scene.side = "deal" if scene.side == "log" else "log"
    scene.rebuild()


def _speed(scene: TableScene) -> None:
    settings, now = scene.services.settings, SPEEDS.index(speed_of(scene))
    settings.choose("animation", SPEEDS[(now + 1) % len(SPEEDS)])
    scene.services.settings_changed()


def _zoom(scene: TableScene) -> None:
    """Show what is under the pointer large."""
    under = scene.root.under
    if under is not None:
        under.context(under.rect.center)


def _own(scene: TableScene) -> None:
    if scene.parts is not None and scene.parts.own is not None:
        scene.parts.own.toggle()
        scene.root.dirty = True


def _mute(scene: TableScene) -> None:
    scene.muted = not scene.muted
    scene.services.audio.mute(scene.muted)


def _undo(scene: TableScene) -> None:
    scene.undo()


def _redo(scene: TableScene) -> None:
    scene.redo()


def _skip(scene: TableScene) -> None:
    scene.playback.skip()


def _almanac(scene: TableScene) -> None:
    routes.open_almanac(scene.services)


def _reserve(scene: TableScene) -> None:
    open_reserve(scene.services, scene.shown)


def _menu(scene: TableScene) -> None:
    scene.open_menu()


def _save(scene: TableScene) -> None:
    routes.open_save(scene.services, scene.match)


def _load(scene: TableScene) -> None:
    routes.open_load(scene.services)


ACTIONS: Final = MappingProxyType[str, Callable[["TableScene"], None]](
    {
        "undo": _undo,
        "redo": _redo,
        "trade": _trade,
        "log": _side,
        "hint": _hint,
        "zoom": _zoom,
        "own": _own,
        "skip": _skip,
        "almanac": _almanac,
        "reserve": _reserve,
        "menu": _menu,
        "save": _save,
        "load": _load,
        "speed": _speed,
        "mute": _mute,
    }
)
