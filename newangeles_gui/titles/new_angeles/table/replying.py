"""A table at which opponents speak: what they say and offer, and what is answered to that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from newangeles_gui.engine import Choice, IllegalChoice
from newangeles_gui.table.director import Director
from newangeles_gui.table.scenes.showing import ShowingTable

from ..rules import SPECTATOR
from ..talk import Parley, Talks, VotePrices
from ..words import own_words
from .bubbles import Bubbles

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Prompter, Sight

    from ..rules import Trade, View
    from ..talk import Offer, VotePrice


class TalkingDirector(Director):
    """Knows what opponents have said as well."""

    def rest(self) -> None:
        """Nobody waits for who looks until it is their turn."""
        self.parley.pauses.rest(self.viewer)
        self.look_away()

    @property
    def parley(self) -> Parley:
        """What is said at this table, with all that only this game has of it."""
        assert isinstance(self.talk, Parley)
        return self.talk

    @property
    def offer(self) -> Offer | None:
        """What an opponent offers to the person who looks."""
        return self.parley.offer_to(self.viewer)


class TalkingTable(ShowingTable):
    """Shows what opponents say, offers that wait for who looks, and opens talks with them."""

    directed_by: ClassVar[type[Director]] = TalkingDirector
    director: TalkingDirector
    shown: View

    def __init__(self, services: Services, match: Match, prompter: Prompter | None = None) -> None:
        super().__init__(services, match, prompter)
        self.director.parley.pauses.quiet = lambda: bool(services.chosen.values["quiet"])
        self.talks = Talks(match, self.director.thinker)
        self.prices = VotePrices(self.talks)
        self.bubbles = Bubbles(services, self.director, self.chronicle.say)
        self.playback.listeners.append(self.bubbles.moods.hear)
        self.folded = ""  # the terms of the offer that is not to be seen now

    def heard(self, told: Sequence[Sight], before: Any, after: Any) -> None:
        """Why the opponent who has just answered did so is said while it is played."""
        self.bubbles.hear()
        super().heard(told, before, after)

    def spoken(self) -> None:
        """An opponent has answered or offered something."""
        if self._settled:  # nothing has happened, so it is an offer
            self._announce()
            self.rebuild()

    def _announce(self) -> None:
        """An offer lies under a face: a sound, and all its terms in one sentence."""
        self.services.audio.play("trade_proposed")
        offer = self.director.offer
        if offer is not None:
            by, words = self.shown.corporations[offer.by], own_words(self.services.words)
            self.narrator.say(words.offered(offer.trade, by, self.shown))

    def update(self, seconds: float) -> None:
        """Bubbles come and fade, and prices of votes are found, once all has been played."""
        super().update(seconds)
        if self.services.stack.top is not self or self.playback.busy or not self._settled:
            return
        priced = self.buys_votes and self.prices.ask(self.shown)
        faded = self.asks and self.bubbles.fade(seconds)
        if self.bubbles.hear_talks() or faded or priced:
            self.rebuild()

    def wait(self) -> float | None:
        """A bubble fades while somebody has to think."""
        fades = self.services.stack.top is self and self.asks
        waits = (super().wait(), self.bubbles.wait() if fades else None)
        return min((one for one in waits if one is not None), default=None)

    def answer(self, option: str) -> None:
        """What was said before is over."""
        self.bubbles.clear()
        super().answer(option)

    def make(self, choice: Choice) -> bool:
        """A trade has been agreed on; whether it could be made."""
        try:
            self.director.make(choice)
        except IllegalChoice:
            return False
        return True

    # Who waits, and for what.

    @property
    def holding(self) -> int:
        """The opponent whose answer waits for an offer of the one who looks."""
        return SPECTATOR if self.playback.busy else self.director.holding

    @property
    def holds(self) -> bool:
        """Whether there is one."""
        return self.holding != SPECTATOR

    @property
    def held_for(self) -> str:
        """Which answer that is."""
        return self.director.held_for

    @property
    def thinking(self) -> int:
        """Who is seen to think."""
        return SPECTATOR if self.playback.busy else self.director.thinking

    @property
    def can_trade(self) -> bool:
        """Whether who looks can offer a trade now."""
        return self.private and not self.match.over and not self.playback.busy

    @property
    def buys_votes(self) -> bool:
        """Whether an opponent waits to vote, so that who looks can talk about it."""
        return self.holds and self.can_trade

    @property
    def waiting_offer(self) -> Offer | None:
        """What an opponent offers to who looks, once all has been shown."""
        return None if self.playback.busy else self.director.offer

    @property
    def recap_lies(self) -> bool:
        """Not over an offer that waits."""
        return super().recap_lies and self.director.offer is None

    def fold_offer(self) -> None:
        """The offer is not to be seen for now, or it is again."""
        offer = self.waiting_offer
        terms = "" if offer is None else str(offer.trade)
        self.folded = "" if self.folded == terms else terms
        self.rebuild()

    # What is answered.

    def talk(self, option: str) -> None:
        """Before an opponent decides: offer a trade, or let it."""
        if option == "trade":
            self.open_trade()
            return
        if option == "until":
            self.director.rest()
        if option == "matters":
            self.services.chosen.choose("quiet", True)
            self.services.settings_changed()
            self.services.keep_soon()
        self.director.let_go(self.director.viewer, all_of_them=option == "quiet")
        self.settle()

    def reply(self, key: str, instead: Trade | None = None) -> None:
        """Answer the offer under a face.

        A counter-proposal begins with other terms if there are; until that is made the offer
        stays where it is.
        """
        offer = self.director.offer
        if offer is None:
            return
        if key == "counter":
            self.open_trade(offer if instead is None else replace(offer, trade=instead))
            return
        if key == "accept":
            self._accept(offer)
        else:
            self._refuse(offer, mute=key == "mute")
        self.director.look_away()
        if self._settled:
            self.settle()

    def _accept(self, offer: Offer) -> None:
        self.director.cancel_thinking()
        made = self.director.parley.talking.accept(offer)
        self.services.audio.play("trade_accepted" if made else "error")
        if not made:
            self.bubbles.too_late(offer.by)

    def _refuse(self, offer: Offer, mute: bool) -> None:
        talking = self.director.parley.talking
        talking.refuse(offer)
        self.bubbles.refused(self.shown.corporations[offer.by])
        if mute:
            talking.mute(offer.by, offer.to)
        self.services.audio.play("trade_refused")

    # Talks.

    def talk_to(self, seat: int) -> None:
        """Their face was clicked: a talk with them, with what they offer on the table."""
        self.director.cancel_thinking()
        waiting = self.director.parley.talking.offers_to(self.shown.seat)
        offer = next((one for one in waiting if one.by == seat), None)
        self._open_talk(self.shown.corporations[seat], None if offer is None else offer.trade)

    def open_trade(self, offer: Offer | None = None) -> None:
        """A talk with whoever is likely, or about an offer; what opponents think of waits."""
        self.director.cancel_thinking()
        if offer is None:
            self._open_talk("", None)
        else:
            self._open_talk(self.shown.corporations[offer.by], offer.trade)

    def _open_talk(self, partner: str, terms: Trade | None) -> None:
        from ..offers.screen import TradeScreen

        screen = TradeScreen(self.services, self, partner)
        self.services.stack.push(screen)
        if terms is not None:
            screen.put(terms)  # and what the other one thinks of that

    def open_price(self, price: VotePrice) -> None:
        """A talk with the price of a vote; a call where that vote is still to come."""
        name = self.shown.corporations[price.seat]
        if price.now:
            self._open_talk(name, price.trade)
            return
        from ..offers.several import SeveralScreen

        call = SeveralScreen(self.services, self)
        self.services.stack.push(call)
        assert price.trade.now is not None
        call.offer_to(name, price.price, price.trade.now.cards)
