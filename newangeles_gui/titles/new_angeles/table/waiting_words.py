"""What the bar says while nothing is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.words import save_trouble

from ..rules import SPECTATOR

if TYPE_CHECKING:
    from .scene import TableScene


def waiting_words(scene: TableScene) -> tuple[str, str, str]:
    """The newest event, who is thinking or waiting, and what is wrong."""
    told = scene.chronicle.entries(scene.shown.seat)[-1:]
    newest = scene.chronicle.words(told[0]) if told else ""
    if scene.playback.busy:
        how = scene.say("screen.act.how") if scene.playback.holds else ""
        return newest, how, trouble_words(scene)
    if scene.match.over:
        return scene.say("screen.table.over"), newest, trouble_words(scene)
    key, seat = _busy(scene)
    if seat == SPECTATOR:
        return newest, "", trouble_words(scene)
    title = scene.say(f"screen.table.{key}", player=scene.say_name(seat))
    return title, newest, trouble_words(scene)


def _busy(scene: TableScene) -> tuple[str, int]:
    """Who waits for an answer of the one who looks, or is thinking."""
    offer = scene.director.offer
    if offer is not None:
        return "waits_for_you", offer.by
    return "thinking", scene.director.thinking


def trouble_words(scene: TableScene) -> str:
    """Why the last save was not written; empty if it was."""
    if not scene.trouble:
        return ""
    return save_trouble(scene.services.words, scene.trouble, scene.director.saver.kept)
