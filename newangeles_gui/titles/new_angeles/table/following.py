"""The camera goes where something happens, if that is not to be seen; then it comes back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import GLIDE, Standpoint

from ..city import ROOT_NAME, around

if TYPE_CHECKING:
    from ..city.board import CityBoard
    from .scene import TableScene

SEEN: Final = 0.6  # of a district: with so much of it in sight it is seen
EVERYWHERE: Final = "district_exploited"  # production goes through all of the city
BREACH: Final = "piece_reached_root"


class FollowingCamera:
    """Leads the eye from event to event; whoever moves the camera by hand keeps it there."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._home: Standpoint | None = None  # where the player stood
        self._sent: Standpoint | None = None  # and where the camera was sent to last

    def lead(self, kind: str, facts: Mapping[str, object]) -> Callable[[], float] | None:
        """What brings the districts of an event into sight, and says how long that takes."""
        parts = self.scene.parts
        if parts is None or self.scene.kit.calm:
            return None
        board, free = parts.board, parts.free_board
        names = _districts(board, kind, facts)
        if not names or all(_in_sight(board, name, free) for name in names):
            return None
        goal = self._standpoint(board, names, free)
        return None if goal == board.camera.goal else lambda: self._send(board, goal)

    def _standpoint(self, board: CityBoard, names: list[str], free: pygame.Rect) -> Standpoint:
        """As near as before, unless the districts are too far from each other for that."""
        first, *others = [around(name) for name in names]
        near = board.camera.sight.zoom
        return board.camera.frame(first.unionall(others), free, min(1.0, near), near)

    def _send(self, board: CityBoard, goal: Standpoint) -> float:
        if self._home is None or board.camera.goal != self._sent:
            self._home = board.camera.goal
        self._sent = goal
        board.camera.send(goal, GLIDE / self.scene.playback.pace)
        return board.settled

    def back(self) -> None:
        """All has been shown: the player stands where they stood."""
        home, sent = self._home, self._sent
        self._home = self._sent = None
        if home is not None and self.scene.parts is not None:
            board = self.scene.parts.board
            if board.camera.goal == sent:
                board.look(home)


def _districts(board: CityBoard, kind: str, facts: Mapping[str, object]) -> list[str]:
    if kind == EVERYWHERE:
        return [*board.city.paths]
    told = [facts.get(name) for name in ("district", "to")]
    found = [one for one in told if isinstance(one, str) and one in board.city.paths]
    return [*found, ROOT_NAME] if kind == BREACH else found


def _in_sight(board: CityBoard, name: str, free: pygame.Rect) -> bool:
    rect = board.on_screen(around(name))
    core = rect.inflate(-rect.width * (1 - SEEN), -rect.height * (1 - SEEN))
    return bool(free.contains(core))
