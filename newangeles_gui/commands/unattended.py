"""A table at which nobody bargains for the person: for films and measurements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.titles.new_angeles.rules.view import SPECTATOR

if TYPE_CHECKING:
    from newangeles_gui.titles.new_angeles.table.scene import TableScene


def wave_off(scene: TableScene) -> None:
    """Refuse what opponents offer, and let none of them wait for an offer."""
    if scene.holding != SPECTATOR:
        scene.talk("quiet")
    if scene.director.offer is not None and not scene.playback.busy:
        scene.reply("refuse")
