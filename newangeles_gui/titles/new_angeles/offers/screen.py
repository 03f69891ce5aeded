"""A talk with another player: the city behind, the other's face, and the table between the two."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Scene, Services, message

from ..rules import Trade
from ..talk import (
    ACCEPTED,
    FIT,
    GIVE,
    INSTEAD,
    NOTHING,
    REFUSED,
    Negotiation,
    TradeDraft,
)
from .behind import CityBehind, TalkMenuItem, open_above, put_above
from .parts import Chip, offer_chip, press_chip, put_talk
from .places import places
from .talks import PastTerms, ask_person

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.widgets import Action, Input

    from ..rules import View
    from ..table.replying import TalkingTable

POLL: Final = 0.03  # seconds
OVER: Final = ("tray", "ledger")  # what lies over a talk and leaves the face in sight


class TradeScreen(Scene):
    """Who looks puts an offer together and makes it."""

    name = "trade"
    private = True

    def __init__(
        self, services: Services, table: TalkingTable, partner: str = "", view: View | None = None
    ) -> None:
        super().__init__(services)
        self.table = table
        self.view: View = view or table.shown
        me = self.view.corporations[self.view.seat]
        self.past = PastTerms()
        self.negotiation = self._begin(partner or self._likely(self.others(me)))
        self.counters = 0  # what another person has proposed instead so far
        self.greeting = ""  # what is said before anything has been asked
        self.places = places(self.kit, self.view)
        self.peeking = False  # whether nothing but the city is seen
        self.held = False  # and only as long as the bar is down
        self.city = CityBehind(services, self.view)

    # ------------------------------------------------------------ who talks about what

    def _begin(self, partner: str) -> Negotiation:
        me, table = self.view.corporations[self.view.seat], self.table
        draft = TradeDraft(self.services.box, self.view, Trade(me, partner))
        talking = table.director.parley.talking
        return Negotiation(table.talks, talking, draft)

    @property
    def draft(self) -> TradeDraft:
        """What lies on the table."""
        return self.negotiation.draft

    def others(self, me: str) -> list[str]:
        """With whom one can talk, clockwise."""
        first = self.view.corporations.index(me)
        count = len(self.view.corporations)
        return [self.view.corporations[(first + step) % count] for step in range(1, count)]

    @property
    def decider(self) -> str:
        """Who decides now."""
        pending = self.view.pending
        return "" if pending is None else self.view.corporations[pending.seat]

    def doing(self, name: str) -> str:
        """What somebody else does now: wait for an answer, decide, end the turn, or nothing."""
        waiting = self.negotiation.talking.offers_to(self.view.seat)
        if any(self.view.corporations[one.by] == name for one in waiting):
            return "awaits"
        if name != self.decider or self.view.pending is None:
            return ""
        return "ends_turn" if self.view.pending.only_a_moment else "decides_now"

    def _likely(self, others: list[str]) -> str:
        """Whoever decides now is who one wants to talk to."""
        return self.decider if self.decider in others else others[0]

    @property
    def partner_seat(self) -> int:
        """The seat of the other player."""
        return self.negotiation.seat

    @property
    def with_person(self) -> bool:
        """Whether the other one is a person at this screen."""
        return self.partner_seat in self.table.director.people

    def turn_to(self, name: str) -> None:
        """Talk to another player: the table is cleared."""
        if name != self.draft.partner:
            self.negotiation = self._begin(name)
            self.counters = 0
            self.changed()

    def to_several(self) -> None:
        """The same offer to several players."""
        from .several import SeveralScreen

        self.services.stack.swap(SeveralScreen(self.services, self.table))

    # ------------------------------------------------------------ what is seen

    def build(self) -> None:
        """The city with the offers, the face, and the table; or the city alone."""
        self.places = places(self.kit, self.view)
        self.root.add(self.city.board(self.places, self.peeking))
        self.past.note(self.negotiation)
        key = "screen.table.menu.undo" if self.past else "screen.trade.nothing_changed"
        undo = TalkMenuItem("undo", "undo", self.say(key), self.undo, bool(self.past))
        above = put_above(self.services, self.places, self.view, self.table.open_menu, undo)
        if self.peeking:
            self.root.add(above[0])
            return
        talk = put_talk(self)
        self.root.add(*above, talk)
        self.root.groups = [talk, above[1]]

    def rebuild(self) -> None:
        """The focus stays, or goes to what comes next."""
        super().rebuild()
        if self.root.focus is None and not self.peeking:
            self.lead()

    def lead(self) -> None:
        """The focus goes to what is sensible now: the offer, or what makes one acceptable."""
        said_no = self.negotiation.outcome in (NOTHING, REFUSED, INSTEAD)
        fitting = ("trade.make_fit",) if said_no else ("trade.offer",)
        names = ("trade.what_take", "give.now.add") if self.draft.empty else fitting
        self.root.set_focus(None)
        self.focus_first(*(one for one in names if self._able(one)), "give.now.add")

    def _able(self, name: str) -> bool:
        found = self.root.named(name)
        return found is not None and found.enabled

    way_back = "leave"  # as the button that ends the talk is called

    def problem(self) -> str:
        """Why the rules do not allow the trade; empty if they do."""
        return "" if self.negotiation.possible else self.say("screen.trade.impossible")

    # ------------------------------------------------------------ what can be done

    def chips(self) -> list[Chip]:
        """What can be asked and done with a click or a number."""
        talk, full = self.negotiation, not self.draft.empty
        empty = "" if full else self.say("screen.trade.empty")
        wished = talk.wished
        price = self._chip(1, "what_take", self.what_take, bool(wished), f"price.{wished or 'all'}")
        found = [
            price,
            self._chip(2, "what_give", partial(self.improve, GIVE), full, why=empty),
            self._chip(3, "make_fit", partial(self.improve, FIT), full, why=empty),
        ] if talk.helps else []  # fmt: skip
        if len(self.others(self.draft.me)) > 1:
            found.append(self._chip(4, "several", self.to_several, True))
        found.append(self._chip(5, "clear", self.clear, full, why=empty))
        if talk.theirs is not None:
            for number, key in ((6, "refuse"), (7, "mute")):
                text, tip = (self.say(f"offer.{one}.{key}") for one in ("answer", "answer_tip"))
                found.append(Chip(number, key, text, partial(self.reply, key), True, tip))
        elif (self.view.seat, self.partner_seat) in talk.talking.muted:
            found.append(self._chip(6, "listen", self.listen, True))
        return found

    def _chip(
        self, number: int, key: str, action: Action, enabled: bool, words: str = "", why: str = ""
    ) -> Chip:
        text = self.say(f"screen.trade.do.{words or key}")
        return Chip(number, key, text, action, enabled, why)

    def reply(self, key: str) -> None:
        """Answer what the other one has offered."""
        self.services.stack.close(self)
        self.table.reply(key)

    def listen(self) -> None:
        """Take offers of the other player again."""
        self.table.director.parley.talking.mute(self.partner_seat, self.view.seat)
        self.rebuild()

    def clear(self) -> None:
        """Take everything off the table."""
        self.draft.clear()
        self.changed()

    def put(self, trade: Trade) -> None:
        """Begin with a trade on the table."""
        self.draft.take(trade)
        self.changed()

    def undo(self) -> None:
        """Take the newest change of the terms back."""
        if self.past:
            self.negotiation = self.past.back()
            self.services.audio.play("cancel")
            self.changed()

    def changed(self) -> None:
        """Something on the table is another: what the other says is asked anew."""
        self.greeting = ""
        self.negotiation.changed()
        self.rebuild()

    def what_take(self) -> None:
        """What the other one wants: for what it is to give, or for its vote."""
        self.negotiation.ask_price()
        self._heard()

    def improve(self, way: str) -> None:
        """What the other one would give for all that I give, or what would be acceptable."""
        self.negotiation.improve(way)
        self._heard()

    def _heard(self) -> None:
        """An answer has come, or is waited for."""
        if self.negotiation.outcome == NOTHING:
            self.services.audio.play("error")
        self.rebuild()
        asked = self.root.focus is not None and self.root.focus.name.startswith("trade.")
        if self.negotiation.outcome and asked:  # who has gone on meanwhile is left alone
            self.lead()

    def offer(self) -> None:
        """Make the offer to a person or an opponent, or take what is offered."""
        if self.negotiation.theirs is not None:
            self.reply("accept")
            return
        self.services.audio.play("trade_proposed")
        if self.with_person:
            self.negotiation.refuse_theirs()
            ask_person(self)
            return
        self.negotiation.offer()
        self._answered()

    def _answered(self) -> None:
        """What the other one says to the offer, as soon as it is there."""
        talk = self.negotiation
        if talk.outcome == ACCEPTED:
            self.agreed()
        elif talk.outcome == INSTEAD and talk.instead is not None:
            self.draft.take(talk.instead)
            self.changed()
            self.refused(INSTEAD)
        elif talk.outcome == REFUSED:
            self.refused(REFUSED)
        else:
            self._heard()

    def agreed(self) -> None:
        """Both want it: it happens, and the table plays it."""
        choice = self.draft.trade.choice()
        self.services.stack.close(self)
        if self.table.make(choice):
            self.services.audio.play("trade_accepted")
            return
        title, text = self.say("screen.trade.title"), self.say("screen.trade.impossible")
        self.services.stack.push(message(self.services, title, text))

    def refused(self, outcome: str) -> None:
        """The other one says no, or something else."""
        self.services.audio.play("trade_refused")
        self.negotiation.outcome = outcome
        if self.negotiation.rating is not None:
            self.table.bubbles.weighed(self.draft.partner, self.negotiation.rating.meter)
        self.rebuild()
        self.lead()

    # ------------------------------------------------------------ time and inputs

    def update(self, seconds: float) -> None:
        """The other one may have made up its mind; the city is shown while Space is held."""
        super().update(seconds)
        self.root.dirty |= self.city.update(seconds)
        if self.peeking and self.held and not space_held():
            self.peek(False)
        # An answer waits until it can be seen: not behind the curtain or the pause menu.
        top = self.services.stack.top
        seen = top is self or (top is not None and top.name in OVER)
        if seen and self.negotiation.hear():
            self._answered()

    def wait(self) -> float | None:
        """Often while the other one thinks, or while somebody holds a key."""
        waits = [super().wait(), self.city.wait()]
        if self.negotiation.thinking or self.peeking:
            waits.append(POLL)
        return min((one for one in waits if one is not None), default=None)

    def leave(self) -> None:
        """Nobody wants to know any more."""
        self.negotiation.forget()
        super().leave()

    def peek(self, on: bool, held: bool = False) -> None:
        """Nothing but the city, or the table again; `held` until the bar is let go."""
        self.peeking, self.held = on, held
        before = self.root.focus
        self.rebuild()
        if on:
            self.root.set_focus(before)  # keys come back to where they were

    def handle(self, given: Input) -> bool:
        """Numbers are the chips; Space shows the city as long as it is held; T goes back."""
        if given.kind == "action" and given.name == "space":
            self.peek(True, held=True)
            return True
        if given.kind == "action" and given.name == "zoom":  # a gamepad cannot hold Space
            self.peek(not self.peeking)
            return True
        if self.peeking and given.kind in ("press", "action"):
            self.peek(False)
            return True
        if given.kind == "action" and given.name == "number":
            return press_chip([*self.chips(), offer_chip(self)], given.amount)
        if given.kind == "action" and given.name == "trade":
            return self.cancel()
        return super().handle(given) or open_above(self, given)

    def back(self) -> None:
        """To the game."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape goes back."""
        self.back()
        return True


class CounterScreen(TradeScreen):
    """The other person changes the offer: what is made here goes back to who made it."""

    name = "counter"
    way_back = "reconsider"

    def __init__(
        self, asked: TradeScreen, made: Callable[[Trade], None], left: Callable[[], None]
    ) -> None:
        self.first, self.made, self.left = asked.draft.me, made, left
        view = asked.table.match.view(asked.partner_seat)
        super().__init__(asked.services, asked.table, self.first, view)
        self.draft.take(asked.draft.trade)
        self.greeting = self.say(
            "screen.trade.counter_how", player=self.services.words.player(self.first)
        )

    def others(self, me: str) -> list[str]:
        """Nobody but whoever made the offer is spoken to."""
        return [self.first]

    def doing(self, name: str) -> str:
        """Whoever made the offer waits."""
        return "awaits"

    def chips(self) -> list[Chip]:
        """To begin with nothing."""
        return [one for one in super().chips() if one.key == "clear"]

    def offer(self) -> None:
        """It goes to whoever made the offer."""
        self.services.audio.play("trade_proposed")
        self.services.stack.pop()
        self.made(self.draft.trade)

    def back(self) -> None:
        """To the answers."""
        self.services.stack.pop()
        self.left()


def space_held() -> bool:
    """Whether the bar is down."""
    return bool(pygame.key.get_pressed()[pygame.K_SPACE])
