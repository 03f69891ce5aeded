"""The person's own action cards, as the hand of the house shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.table import Hand, HandWords, zoom_cards

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target

    from ..rules import View


class OwnHand(Hand):
    """Holds what a view says."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        self.view = view

        def tip(target: Target) -> str:
            return f"{services.face(target[1]).title}\n{services.words.text(f'action.{target[1]}')}"

        said = HandWords(
            services.face,
            tip,
            lambda card: zoom_cards(services, [card]),
            services.say("hand.empty"),
        )
        super().__init__(services.kit, rect, view.hand, picker, said)

    def refresh(self) -> None:
        """The view has changed."""
        self.hold(self.view.hand)
