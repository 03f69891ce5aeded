"""What the bar says while nothing is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.rules.view import SPECTATOR

if TYPE_CHECKING:
    from .scene import TableScene


def waiting_words(scene: TableScene) -> tuple[str, str]:
    """The newest event, and who is thinking."""
    told = scene.chronicle.entries(scene.shown.seat)[-1:]
    newest = scene.chronicle.words(told[0]) if told else ""
    if scene.match.over:
        return scene.say("screen.table.over"), trouble_words(scene)
    seat = scene.director.thinking
    if scene.playback.busy or seat == SPECTATOR:
        return newest, trouble_words(scene)
    thinking = scene.say("screen.table.thinking", player=scene.say_name(seat))
    return thinking, trouble_words(scene) or newest


def trouble_words(scene: TableScene) -> str:
    """Why the last save was not written; empty if it was."""
    return scene.say(f"save.trouble.{scene.trouble}") if scene.trouble else ""
