"""The table of the toy: nothing but its parts, put on the table of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from newangeles_gui.table import Hand, HandWords, RimRow, Speech
from newangeles_gui.table.scenes.board import BoardTable, TableParts
from newangeles_gui.widgets import Label

from ..rules import KEEP, SWAP
from . import drawn
from .board import DECK, ToyBoard
from .rim import ToyMoods, ToyPlate
from .stage import ToyStage

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.table import Target
    from newangeles_gui.widgets import Widget


class ToyTable(BoardTable):
    """A round table with cards, and the two answers at its sides."""

    def __init__(self, services: Services, match: Match) -> None:
        self.moods = ToyMoods()
        self.speaks = ""  # who says something now
        super().__init__(services, match)
        self.playback.listeners += [self.moods.hear, self._speak]

    def _speak(self, kind: str, facts: Facts) -> None:
        """Who swaps says so."""
        if kind in ("swapped", "kept"):
            self.speaks = str(facts["player"]) if kind == "swapped" else ""
            self.rebuild()

    def targets(self) -> Mapping[Target, str]:
        """The own cards keep, the deck swaps, and so do the sides of the stage."""
        view = self.shown
        if view.seat < 0:
            return {}
        own = view.players[view.seat]
        return {
            ("card", view.cards[view.seat]): KEEP, ("place", own): KEEP, ("side", KEEP): KEEP,
            DECK: SWAP, ("side", SWAP): SWAP,
        }  # fmt: skip

    def look(self, widget: Widget | None) -> bool:
        """Pointing at an answer shows on the board what it is about; the other side fades."""
        stage, board = self.parts.stage, self.parts.board
        if stage is None or not isinstance(board, ToyBoard):
            return False
        target = getattr(widget, "target", ())
        option = self.picker.targets.get(target, "")
        if widget is not None and widget.name.startswith("option."):
            option = widget.name.removeprefix("option.")
        option = option or self.picker.chosen
        changed = option != board.foreseen
        board.foreseen = option
        stage.fade(next((one for one in stage.sides if option and one != option), ""))
        return changed

    def arrange(self) -> None:
        """The camera shows all of the table between the sides of the stage, if there is room."""
        board, stage = self.parts.board, self.parts.stage
        if not isinstance(board, ToyBoard):
            return
        if stage is None or not stage.visible:
            board.show_all(pygame.Rect(0, 0, 0, 0))
        elif stage.free.width:
            board.show_all(stage.free)

    def told_of(self, option: str) -> Sequence[str]:
        """What the stage says of it."""
        stage = self.parts.stage
        return [stage.cards[option].about] if stage is not None else []

    def put_strip(self, rect: pygame.Rect) -> None:
        """Whose game it is, and how far."""
        words = self.say("toy.turn", n=self.shown.turn + 1)
        self.root.add(Label(self.kit, rect, words, "label", "muted", name="turn"))

    def make_board(self) -> ToyBoard:
        """The round table."""
        return ToyBoard(self.services, self.places, self.shown, self.picker, self.screen)

    def make(self, board: ToyBoard) -> TableParts:
        """Faces at the rim; one's own things where somebody looks."""
        services, places, view, picker = self.services, self.places, self.shown, self.picker

        def plate(rect: pygame.Rect, seat: int) -> ToyPlate:
            return ToyPlate(services, places, rect, view, picker, seat, self.moods)

        faces = RimRow[ToyPlate](self.kit, places, view, plate, self.moods)
        faces.thinks(self.director.thinking)
        found = TableParts(board, faces)
        if view.seat >= 0:
            found.own = plate(places.own, view.seat)
            found.stage = ToyStage(services, places, view, picker)
            words = HandWords(drawn.Card, lambda target: "", lambda card: None)
            found.hand = Hand(self.kit, places.hand, [view.cards[view.seat]], picker, words)
            found.hand.sunk = not picker.active
        speaker = next((one for one in faces.seats if one.role == self.speaks), None)
        if speaker is not None:
            said = self.say("toy.says.swap")
            found.speeches = [Speech(services.kit, speaker.rect, said, places.board)]
        return found
