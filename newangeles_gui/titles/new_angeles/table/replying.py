"""What opponents say and offer: who directs that, answers to it, the curtain before those."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from newangeles_gui.scenes import Curtain
from newangeles_gui.table.director import Director

from ..talk import Parley, Talks, VotePrices
from ..words import own_words

if TYPE_CHECKING:
    from newangeles_gui.session import Match

    from ..rules import Trade
    from ..talk import Offer, Performer, VotePrice
    from .scene import TableScene


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


def asked(match: Match, performer: Performer) -> tuple[Talks, VotePrices]:
    """Who asks opponents what they think of trades, and what their votes cost."""
    talks = Talks(match, performer)
    return talks, VotePrices(talks)


def reply(scene: TableScene, key: str, instead: Trade | None) -> bool:
    """Answer the offer under a face; whether it is answered now.

    A counter-proposal begins with other terms if there are; until that is made the offer stays
    where it is.
    """
    offer, talking = scene.director.offer, scene.director.parley.talking
    if offer is None:
        return False
    if key == "counter":
        scene.open_trade(offer if instead is None else replace(offer, trade=instead))
        return False
    if key == "accept":
        scene.director.cancel_thinking()
        made = talking.accept(offer)
        scene.services.audio.play("trade_accepted" if made else "error")
        if not made:
            scene.bubbles.too_late(offer.by)
    else:
        talking.refuse(offer)
        scene.bubbles.refused(scene.shown.corporations[offer.by])
        if key == "mute":
            talking.mute(offer.by, offer.to)
        scene.services.audio.play("trade_refused")
    scene.director.look_away()
    return True


def open_talk(scene: TableScene, seat: int) -> None:
    """A talk with somebody, with what they offer on the table."""
    waiting = scene.director.parley.talking.offers_to(scene.shown.seat)
    offer = next((one for one in waiting if one.by == seat), None)
    _open(scene, scene.shown.corporations[seat], offer)


def open_trade(scene: TableScene, offer: Offer | None) -> None:
    """A talk with whoever is likely, or with the offer on the table that is to be answered."""
    _open(scene, "" if offer is None else scene.shown.corporations[offer.by], offer)


def _open(scene: TableScene, partner: str, offer: Offer | None) -> None:
    from ..offers.screen import TradeScreen

    screen = TradeScreen(scene.services, scene, partner)
    scene.services.stack.push(screen)
    if offer is not None:
        screen.put(offer.trade)  # and what the other one thinks of that


def open_price(scene: TableScene, price: VotePrice) -> None:
    """A talk with the price of a vote on the table; a call where that vote is still to come."""
    from ..offers.screen import TradeScreen
    from ..offers.several import SeveralScreen

    name = scene.shown.corporations[price.seat]
    if price.now:
        screen = TradeScreen(scene.services, scene, name)
        scene.services.stack.push(screen)
        screen.put(price.trade)
        return
    call = SeveralScreen(scene.services, scene)
    scene.services.stack.push(call)
    assert price.trade.now is not None
    call.offer_to(name, price.price, price.trade.now.cards)


def announce(scene: TableScene) -> None:
    """An offer lies under a face: a sound, and all its terms in one sentence."""
    scene.services.audio.play("trade_proposed")
    offer, seen = scene.director.offer, scene.shown
    if offer is not None:
        by = seen.corporations[offer.by]
        scene.narrator.say(own_words(scene.services.words).offered(offer.trade, by, seen))


def curtain_for(scene: TableScene, seat: int, opened: Callable[[], None]) -> Curtain:
    """The curtain that only the person in a seat opens."""
    name, corp = scene.match.plan.seats[seat].name, scene.shown.corporations[seat]
    player = name if name != corp else scene.services.words.name(f"corporation.{corp}")
    return Curtain(scene.services, corp, player, opened, scene.open_menu)
