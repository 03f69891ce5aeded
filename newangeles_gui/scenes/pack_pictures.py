"""Pictures for the cards of data packs: their own, or the back of their kind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from newangeles_gui.titles.new_angeles.table.card_faces import PICTURES

if TYPE_CHECKING:
    from newangeles_gui.titles.new_angeles.rules.box import Box
    from newangeles_gui.widgets.pictures import Picture, Pictures

FOLDER = "pictures"  # of a pack; below it as in the assets: cards_actions/late_show.png
KINDS = (".webp", ".png")


def lend(pictures: Pictures, box: Box, packs: tuple[Path, ...]) -> None:
    """Every card of the box gets a picture if it has none."""
    for family, card, back in _cards(box):
        name = f"{PICTURES[family]}/{card}"
        own = next(filter(None, (_own(pack / FOLDER / name) for pack in reversed(packs))), None)
        if own is not None:
            like = pictures.known[f"cards_frames/{back}.back"]
            pictures.known[name] = _picture(like, name, *own)
        elif name not in pictures.known:
            like = pictures.known[f"cards_frames/{back}.back"]
            pictures.known[name] = replace(like, name=name)


def _cards(box: Box) -> Iterator[tuple[str, str, str]]:
    """Family, id and the kind of its back."""
    for card, kind in box.type_of.items():
        yield "action", card, kind
    content = box.content
    for family, cards in (
        ("emergency", content.emergencies),
        ("asset", content.assets),
        ("event", content.events),
        ("investment", content.investments),
        ("demand", content.demands),
        ("setup", content.setups),
    ):
        yield from ((family, card, family) for card in cards)


def _own(path: Path) -> tuple[Path, tuple[int, int]] | None:
    """The picture that a pack brings, and its size; nothing if it cannot be read."""
    for kind in KINDS:
        file = path.with_name(path.name + kind)
        if file.is_file():
            try:
                return file, pygame.image.load(file).get_size()
            except pygame.error:
                return None
    return None


def _picture(like: Picture, name: str, file: Path, size: tuple[int, int]) -> Picture:
    return replace(like, name=name, file=str(file), size=size)
