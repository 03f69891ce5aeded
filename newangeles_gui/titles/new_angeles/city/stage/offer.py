"""What is known of an offer of the deal, in words and in signs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from newangeles_gui.engine import Choice
from newangeles_gui.table import zoom_cards

from ...facts.deal_facts import (
    backers,
    bets_on,
    card_of,
    counters_open,
    price,
    profiting,
    proposer,
)
from ...rules import NOBODY
from ...words import own_words
from .part import StagePart, StageSetting

if TYPE_CHECKING:
    import pygame


class OfferPart(StagePart):
    """A part that tells of one side of the deal."""

    def __init__(self, setting: StageSetting, rect: pygame.Rect, side: str) -> None:
        super().__init__(setting, rect, f"side.{side}")
        self.side = side
        self.target = ("side", side)

    @property
    def card(self) -> str:
        """What is offered; empty if nothing is."""
        return card_of(self.deal, self.side) if self.view.deal is not None else ""

    @property
    def won(self) -> bool:
        """Whether this side has won."""
        return self.deal.winning == self.side

    @property
    def lost(self) -> bool:
        """Whether the other side has."""
        return bool(self.deal.winning) and not self.won

    @property
    def proposer(self) -> int:
        """Who offers it."""
        return proposer(self.deal, self.side)

    @property
    def text(self) -> str:
        """The full text of its card."""
        words = own_words(self.services.words)
        return words.text(words.names.card(self.card).key)

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it, or look at the card."""
        return self.picker.pick(self.target) or self.context(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """Both offers side by side, large."""
        offered = [card for card in (self.deal.main, self.deal.counter) if card]
        if self.card:
            zoom_cards(self.services, offered, offered.index(self.card))
        return bool(self.card)

    def act(self, action: str) -> bool:
        """The zoom key shows the card."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    @property
    def tip_text(self) -> str:
        """Everything that is known of this side, in words."""
        return "\n".join(line for line in self._about() if line) if self.view.deal else ""

    def _about(self) -> Iterator[str]:
        if not self.card:
            yield self.nothing()
            yield self.price()
            return
        names = own_words(self.services.words).names
        player, card = self.player(self.proposer), names.card(self.card)
        yield self.say(f"about.{self.side}", player=player, card=card)
        yield self.text
        yield from self._stakes()
        for backer, cards in backers(self.deal, self.side):
            name = self.say("unseen") if backer == NOBODY else self.player_name(backer)
            yield self.say("about.backs", player=name, cards=cards)
        if self.side == "main" and not self.deal.winning:
            yield self.tell("ties")
        if self.side == "counter":
            if len(self.deal.pile) > 1:
                beaten = names.several(names.card(one) for one in self.deal.pile[:-1])
                yield self.say("about.beaten", cards=beaten)
            yield self.price()
        if self.picker.active and not self.picker.is_lit(self.target):
            yield self.picker.why_not(self.target)

    def _stakes(self) -> Iterator[str]:
        may = profiting(self.services.box, self.view, self.card)
        if may:
            players = ", ".join(self.player_name(one) for one in may)
            yield self.say("about.contracts", players=players)
        for owner, amount in bets_on(self.deal, self.proposer):
            yield self.say("about.bet", player=self.player(owner), amount=amount)
        if self._declared is not None:
            yield self.say("about.declared", answers=self._answers() or self.say("about.free"))

    @property
    def _declared(self) -> list[str] | None:
        deal = self.deal
        return deal.declared_main if self.side == "main" else deal.declared_counter

    def _answers(self) -> str:
        """What the proposer has declared to choose."""
        words = own_words(self.services.words)
        choices = map(Choice.parse, self._declared or ())
        return ", ".join(words.answer(one.kind, one.option) for one in choices)

    def nothing(self) -> str:
        """That there is no offer."""
        if self.side == "main":
            return self.say("no_main", player=self.player(self.view.active))
        return self.say("no_counter_yet" if counters_open(self.view) else "no_counter")

    def price(self) -> str:
        """What the next counteroffer costs; nothing once there can be none."""
        if not counters_open(self.view):
            return ""
        count = price(self.view)
        return self.say("price", count=count) if count else self.say("free")

    def notes(self) -> Iterator[tuple[str, str]]:
        """Signs with words or without: what is declared, who has bet, whose contract may pay."""
        if not self.card:
            return
        corporations = self.view.corporations
        if self._declared is not None:
            yield "lock", self._answers() or self.tell("declared")
        for owner, amount in bets_on(self.deal, self.proposer):
            yield f"marks/{corporations[owner]}", f"+{amount}"
        may = profiting(self.services.box, self.view, self.card)
        if may:
            yield "contract", ""
        for seat in may:
            yield f"marks/{corporations[seat]}", ""
