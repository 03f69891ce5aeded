"""People at one screen answer: two to one another, or several to the same offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from newangeles_gui.scenes import Dialog, DialogButton, nothing

from ..facts import SIDES, step_of
from ..rules import COUNTER, MAIN, SPECTATOR
from ..talk import INSTEAD, REFUSED, later_voters
from ..words import corporation, own_words
from ..words import reason as said

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..minds.bargaining import Answer, Reason
    from ..rules import Trade, View
    from ..table.replying import TalkingTable
    from ..talk import Negotiation
    from .screen import TradeScreen
    from .several import SeveralScreen


METER: Final = ("bad", "bad", "warning", "media", "good")  # a colour for each of its words


def reason_text(services: Services, reason: Reason, pick: int = 0) -> str:
    """A reason as a sentence; on chips always the same one, so that a change of mind is seen."""
    return said(own_words(services.words), reason.code, reason.about, pick)


def votes_words(services: Services, view: View) -> str:
    """Who decides about the deal next; nothing while nobody does."""
    pending, step = view.pending, step_of(view)
    if pending is None or view.deal is None or pending.kind not in ("support", "lay", "counter"):
        return ""
    player = corporation(view.corporations[pending.seat])
    if step == "counteroffers":
        return services.say("screen.trade.votes_line.counter", player=player)
    more = len(later_voters(view, pending.seat))
    key = "next" if more else "last" if view.deal.counter else "alone"
    return services.say(f"screen.trade.votes_line.{key}", player=player, count=more)


def refused_words(services: Services, view: View) -> str:
    """What comes if nothing is agreed on."""
    deal = view.deal
    if deal is None or not deal.counter or step_of(view) != "support":
        return services.say("screen.trade.if_refused.nothing")
    main, counter = (deal.votes(side) for side in SIDES)
    side = COUNTER if counter > main else MAIN  # 54.5
    ours, others = max(main, counter), min(main, counter)
    return services.say(f"screen.trade.if_refused.{side}", ours=ours, others=others)


class PastTerms:
    """What lay on the table of a talk before, change by change, also that with somebody else."""

    def __init__(self) -> None:
        self._terms: list[tuple[Negotiation, Trade, frozenset[str]]] = []

    def __bool__(self) -> bool:
        """Whether something has been changed."""
        return len(self._terms) > 1

    def note(self, talk: Negotiation) -> None:
        """This lies there now; the same again is no change."""
        terms = (talk, talk.trade, frozenset(talk.draft.locked))
        if not self._terms or terms != self._terms[-1]:
            self._terms.append(terms)

    def back(self) -> Negotiation:
        """The talk of before, with what lay on its table."""
        if self:
            self._terms.pop()
        talk, trade, locked = self._terms[-1]
        talk.draft.trade, talk.draft.locked = trade, set(locked)
        return talk


Action = Callable[[], None]
Answers = dict[str, "Answer | bool"]

MOST_COUNTERS: Final = 2  # proposals of the other instead, in one topic


def call(table: TalkingTable, seat: int, then: Action) -> None:
    """Somebody comes to the screen: behind a curtain, or at once if the table talks openly."""
    if table.match.plan.agreements.table_talk:
        then()
        return
    table.director.look(SPECTATOR)
    table.services.stack.push(table.curtain(seat, then))


def ask(
    table: TalkingTable, view: View, trade: Trade, by: str, yes: Action, no: Action,
    change: Action | None = None,
) -> None:  # fmt: skip
    """What one of the two proposes, and the answers to it.

    Keys begin where nothing is agreed on: who made it may still have a finger on one.
    """
    services, say = table.services, table.services.say
    answers = [DialogButton(say("offer.answer.accept"), yes, "good", "check")]
    if change is not None:
        answers.append(DialogButton(say("offer.answer.counter"), change, "accent", "trade"))
    answers.append(DialogButton(say("offer.answer.refuse"), no, "line", "cross"))
    to = trade.taker if by == trade.giver else trade.giver
    title = say("offer.offered", player=corporation(by), to=corporation(to))
    terms = own_words(services.words).offered(trade, by, view)
    asked = Dialog(services, title, terms, answers)
    services.stack.push(asked)
    asked.root.set_focus(asked.root.named("answer.1") if change is not None else None)


# ------------------------------------------------------------ two to one another


def ask_person(screen: TradeScreen) -> None:
    """The other person answers."""
    call(screen.table, screen.partner_seat, partial(_answer, screen))


def _answer(screen: TradeScreen) -> None:
    """Who was asked accepts, refuses, or changes the offer."""
    yes = partial(_call_back, screen, screen.agreed)
    no = partial(_call_back, screen, partial(screen.refused, REFUSED))
    change = partial(_change, screen) if screen.counters < MOST_COUNTERS else None
    ask(screen.table, screen.view, screen.draft.trade, screen.draft.me, yes, no, change)


def _change(screen: TradeScreen) -> None:
    """The offer table as the other one sees it, with the offer on it."""

    def made(trade: Trade) -> None:
        screen.counters += 1
        _call_back(screen, partial(_weigh, screen, trade))

    from .screen import CounterScreen  # which asks here

    screen.services.stack.push(CounterScreen(screen, made, partial(_answer, screen)))


def _weigh(screen: TradeScreen, instead: Trade) -> None:
    """Who made the first offer answers what the other proposes instead."""

    def take() -> None:
        screen.draft.take(instead)
        screen.agreed()

    def change() -> None:
        screen.put(instead)
        screen.refused(INSTEAD)

    ask(screen.table, screen.view, instead, screen.draft.partner, take, nothing, change)


def _call_back(screen: TradeScreen, then: Action) -> None:
    """Whoever made the first offer looks again."""

    def opened() -> None:
        if screen.table.director.viewer != screen.view.seat:
            screen.table.director.look(screen.view.seat)
            screen.table.settle()
        then()

    call(screen.table, screen.view.seat, opened)


# ------------------------------------------------------------ several to the same offer


class SeveralHearing:
    """Asks one after the other; nobody hears the others' answers before all have answered."""

    def __init__(
        self, screen: SeveralScreen, names: Sequence[str], done: Callable[[Answers], None]
    ) -> None:
        self.table, self.call, self.done = screen.table, screen.call, done
        self.names = sorted(names, key=lambda name: not self.call.is_opponent(name))
        self.answers: Answers = {}
        self.thinks = ""  # the opponent whose answer is awaited

    def next(self) -> None:
        """The next one answers, or all have."""
        name = next((one for one in self.names if one not in self.answers), None)
        if name is None:
            self._end()
        elif self.call.is_opponent(name):
            self.thinks = name
            self.table.talks.begin_answer(self.call.seat_of(name), self.call.trade(name))
            self.hear()
        else:
            call(self.table, self.call.seat_of(name), partial(self._ask, name))

    def hear(self) -> bool:
        """Whether the opponent who was asked has answered."""
        result = self.table.talks.result() if self.thinks else None
        if result is None:
            return False
        name, self.thinks = self.thinks, ""
        self._answered(name, cast("Answer", result))
        return True

    def _ask(self, name: str) -> None:
        yes, no = (partial(self._answered, name, answer) for answer in (True, False))
        ask(self.table, self.call.view, self.call.trade(name), self.call.me, yes, no)

    def _answered(self, name: str, answer: Answer | bool) -> None:
        self.answers[name] = answer
        self.next()

    def _end(self) -> None:
        """Whoever made the offer looks again, if somebody else did meanwhile."""
        seat = self.call.seat
        if self.table.director.viewer == seat:
            self.done(self.answers)
            return

        def opened() -> None:
            self.table.director.look(seat)
            self.done(self.answers)

        call(self.table, seat, opened)
