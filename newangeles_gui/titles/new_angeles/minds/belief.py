"""What a seat believes about what others hide: their rivals, their hands and investments.

Who is whose rival is an exact joint belief over all ways in which the cards can lie, fed by what
players did that says something about their rival card.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import accumulate, permutations
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Fact
from newangeles_gui.minds import History, Remembered

from ..rules import FEDERALIST, TYPES, Guess, Unseen
from .judgement import Clock
from .tuned import UNIT, Reading

if TYPE_CHECKING:
    from ..rules import Box, View
    from .judgement import Holdings


SUPPORT: Final = "support"  # backed one player's offer against another's
GAIN: Final = "gain"  # resolved a card that paid another player's contract
COUNTER: Final = "counter"  # countered a player's offer
THREAT: Final = "threat"  # raised threat, or let it fall (a negative amount)


class Act(NamedTuple):
    """Somebody did something for one player, against another, so much of it."""

    kind: str
    actor: str
    helped: str = ""
    harmed: str = ""
    amount: float = 1.0


class Watcher:
    """Reads a history once, front to back."""

    def __init__(self, start: Sequence[int], corporations: Sequence[str]) -> None:
        self.acts: list[Act] = []
        self.capital = dict(zip(corporations, start, strict=True))
        self.main = self.counter = ""
        self.resolver = ""

    def read(self, history: History) -> list[Act]:
        """All acts in order."""
        for kind, facts in history:
            player = str(facts.get("player", ""))
            amount = facts.get("amount", 0)
            self._note(kind, player, facts, amount if isinstance(amount, int) else 0)
        return self.acts

    def _note(self, kind: str, player: str, facts: object, amount: int) -> None:
        if kind == "main_offer_proposed":
            self.main, self.counter = player, ""
        elif kind == "counteroffer_proposed":
            self.acts.append(Act(COUNTER, player, harmed=self.counter or self.main))
            self.counter = player
        elif kind == "supported" and self.counter:
            self._supported(player, facts)
        elif kind == "card_resolved":
            self.resolver = player
        elif kind == "deal_ended":
            self.resolver = ""
        elif kind == "capital_gained":
            self._gained(player, facts, amount)
        elif kind in ("threat_rose", "threat_fell") and self.resolver:
            sign = 1 if kind == "threat_rose" else -1
            self.acts.append(Act(THREAT, self.resolver, amount=sign * amount))

    def _supported(self, player: str, facts: object) -> None:
        assert isinstance(facts, dict)
        for_main = facts.get("side") == "main"
        helped, harmed = (self.main, self.counter) if for_main else (self.counter, self.main)
        self.acts.append(Act(SUPPORT, player, helped, harmed, float(facts.get("cards") or 1)))

    def _gained(self, player: str, facts: object, amount: int) -> None:
        assert isinstance(facts, dict)
        if self.resolver and player != self.resolver and facts.get("why") == "contract":
            self.acts.append(Act(GAIN, self.resolver, helped=player, amount=amount))


STRONG = 3.0  # more cards than that say nothing more


class Likelihoods:
    """The log-likelihood of all acts of a player for each rival card."""

    def __init__(self, reading: Reading, corporations: Sequence[str]) -> None:
        self.reading = reading
        self.cards = (*corporations, FEDERALIST)
        self.logs = {name: dict.fromkeys(self.cards, 0.0) for name in corporations}

    def add(self, acts: Sequence[Act]) -> None:
        """Take acts into account."""
        for act in acts:
            if act.actor in self.logs:
                self._add(self.logs[act.actor], act)

    def _add(self, logs: dict[str, float], act: Act) -> None:
        reading = self.reading
        if act.kind == SUPPORT:
            pull = reading.support / UNIT * math.sqrt(min(STRONG, act.amount))
            logs[act.helped] -= math.log1p(math.exp(pull)) - math.log(2)
            logs[act.harmed] -= math.log1p(math.exp(-pull)) - math.log(2)
        elif act.kind == GAIN:
            logs[act.helped] -= reading.gain / UNIT * act.amount
        elif act.kind == COUNTER:
            logs[act.harmed] += reading.counter / UNIT
        elif act.amount > 0:
            logs[FEDERALIST] += reading.threat / UNIT * min(STRONG, act.amount)
        else:
            logs[FEDERALIST] += reading.calm / UNIT * max(-STRONG, act.amount)


Assignment = tuple[str, ...]  # rival cards by seat, and last the one under the board
MOST_BELIEFS = 30


LIKELY: Final = 0.4  # five to seven cards are possible


class ActsHeard:
    """The likelihoods after what was heard last."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self._history: History = ()
        self._names: list[str] = []
        self._watcher = Watcher((), ())
        self._likelihoods = Likelihoods(reading, ())

    def of(self, corporations: Sequence[str], history: History) -> Likelihoods:
        """The likelihoods after all of a history; they are not to be changed."""
        known = len(self._history)
        if self._names != list(corporations) or history[:known] != self._history:
            known = 0
            self._names = list(corporations)
            self._watcher = Watcher((), ())
            self._likelihoods = Likelihoods(self.reading, corporations)
        if len(history) > known:
            acts = len(self._watcher.acts)
            self._likelihoods.add(self._watcher.read(history[known:])[acts:])
        self._history = history
        return self._likelihoods

    def likely_rival(self, corporations: Sequence[str], history: History, name: str) -> str:
        """Whose card a player probably has, from public acts alone; empty if that is open.

        `history` is what a spectator has heard: the player's own secrets do not come into it.
        """
        logs = self.of(corporations, history).logs[name]
        temper = self.reading.temper / UNIT
        weights = {card: math.exp(temper * one) for card, one in logs.items()}
        card = max(weights, key=weights.__getitem__)
        sure = weights[card] >= LIKELY * sum(weights.values())
        return card if sure and card in corporations and card != name else ""


class Belief:
    """Every way in which the cards can lie, with its chance."""

    def __init__(self, corporations: Sequence[str], chances: Mapping[Assignment, float]) -> None:
        self.corporations = tuple(corporations)
        self.chances = dict(chances)
        self._sums = list(accumulate(self.chances.values()))
        self._assignments = list(self.chances)
        self._order: list[Assignment] = []  # by who is the Federalist, once that is asked for
        self._order_sums: list[float] = []

    def rival_of(self, seat: int) -> dict[str, float]:
        """The chance of each card to be this seat's rival."""
        found = dict.fromkeys((*self.corporations, FEDERALIST), 0.0)
        for assignment, chance in self.chances.items():
            found[assignment[seat]] += chance
        return found

    def federalist(self) -> list[float]:
        """The chance of each seat to be the Federalist."""
        return [self.rival_of(seat)[FEDERALIST] for seat in range(len(self.corporations))]

    def sample(self, rng: random.Random) -> list[str]:
        """Rival cards by seat, drawn from the belief; for `determinize`."""
        (drawn,) = rng.choices(self._assignments, cum_weights=self._sums)
        return list(drawn[:-1])

    def spread(self, count: int, start: float) -> list[list[str]]:
        """So few deals that stand for all: at even steps, ordered by who is the Federalist.

        `start` is where in the first step, from 0 to 1.
        """
        if not self._order:
            self._order = sorted(self._assignments, key=lambda one: (one.index(FEDERALIST), one))
            self._order_sums = list(accumulate([self.chances[one] for one in self._order]))
        order, sums = self._order, self._order_sums
        found = []
        for number in range(count):
            place = bisect_left(sums, (number + start) / count * sums[-1])
            found.append(list(order[min(place, len(order) - 1)][:-1]))
        return found


def believe(view: View, history: History, reading: Reading) -> Belief:
    """What a seat can tell from its card, from what it sees and from what has happened."""
    return Believer(reading).believe(view, history)


class Believer:
    """Believes; what the same evidence came to before is remembered."""

    def __init__(self, reading: Reading) -> None:
        self.temper = reading.temper / UNIT
        self.heard = ActsHeard(reading)
        self._beliefs: Remembered[tuple[object, ...], Belief] = Remembered(MOST_BELIEFS)

    def believe(self, view: View, history: History) -> Belief:
        """What a seat can tell from its card, from what it sees and from what has happened."""
        key = self.evidence(view, history)
        return self._beliefs.get(key) or self._beliefs.put(key, self._worked_out(view, history))

    def evidence(self, view: View, history: History) -> tuple[object, ...]:
        """All that a belief depends on."""
        logs = self.heard.of(view.corporations, history).logs.values()
        said = tuple([value for one in logs for value in one.values()])
        under = self._under(view, history)
        table = (*view.corporations, *view.revealed_rivals)
        return (view.seat, view.rival, under, table, said)

    def _under(self, view: View, history: History) -> str:
        return view.rival_under_board or _seen_under_board(view, history)

    def _worked_out(self, view: View, history: History) -> Belief:
        names = view.corporations
        likelihoods = self.heard.of(names, history).logs
        others = [(seat, likelihoods[name]) for seat, name in enumerate(names) if seat != view.seat]
        logs: dict[Assignment, float] = {}
        for assignment in _assignments(view, self._under(view, history)):
            total = 0.0
            for seat, cards in others:
                total += cards[assignment[seat]]
            logs[assignment] = self.temper * total
        most = max(logs.values())
        weights = {one: math.exp(value - most) for one, value in logs.items()}
        whole = sum(weights.values())
        return Belief(names, {one: weight / whole for one, weight in weights.items()})


def _assignments(view: View, under: str) -> list[Assignment]:
    """Every way that fits what is known for certain."""
    names = view.corporations
    if view.revealed_rivals:
        known = tuple(view.revealed_rivals)
        left = next(one for one in (*names, FEDERALIST) if one not in known)
        return [(*known, left)]
    hidden = [one for one in (*names, FEDERALIST) if one not in (view.rival, under)]
    found = []
    for order in permutations(hidden):
        cards = [*order, under] if under else list(order)
        if view.rival:
            cards.insert(view.seat, view.rival)
        found.append(tuple(cards))
    return found


def _seen_under_board(view: View, history: History) -> str:
    """The card that Thomas Haas's owner has left under the board, until another owner looks."""
    seen = ""
    for kind, facts in history:
        if kind == "rival_seen":
            mine = facts.get("player") == view.corporations[view.seat]
            seen = str(facts.get("under", "")) if mine else ""
    return seen


Rows = tuple[tuple[float, ...], ...]

KEPT: Final = 0.8  # share of a hand that is still there a turn later
UNSURE: Final = 0.1  # for cards that came some other way
SHOWN: Final = ("main_offer_proposed", "counteroffer_proposed")

ANYWAY: Final = 2.0  # capital: an investment that would pay nothing now is not ruled out


class Hands:
    """Counts by player and type; reads on from where the history before ended."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._history: History = ()
        self._names: list[str] = []
        self._rows: dict[str, list[float]] = {}

    def of(self, corporations: Sequence[str], history: History) -> Rows:
        """For each seat the chance that a card in its hand is of each type."""
        known = len(self._history)
        if self._names != list(corporations) or history[:known] != self._history:
            known = 0
            self._names = list(corporations)
            self._rows = {name: [0.0] * len(TYPES) for name in corporations}
        for kind, facts in history[known:]:
            self._hear(kind, facts)
        self._history = history
        return tuple([_shares(self._rows[name]) for name in corporations])

    def _hear(self, kind: str, facts: Mapping[str, Fact]) -> None:
        if kind == "cards_drawn":
            place = TYPES.index(str(facts["type"]))
            self._rows[str(facts["player"])][place] += int(str(facts["count"]))
        elif kind == "turn_ended":
            for row in self._rows.values():
                row[:] = [KEPT * one for one in row]
        elif kind in SHOWN:
            action_type = self.box.type_of.get(str(facts["card"]))
            if action_type is not None:  # emergencies are in no hand
                row, place = self._rows[str(facts["player"])], TYPES.index(action_type)
                row[place] = max(0.0, row[place] - 1)


def _shares(row: Sequence[float]) -> tuple[float, ...]:
    """Shares of the whole, none of them nothing."""
    whole, even = sum(row), 1 / len(row)
    if not whole:
        return (even,) * len(row)
    return tuple([(1 - UNSURE) * one / whole + UNSURE * even for one in row])


class Guesser:
    """Hands by what was drawn and shown; investments by what the city would pay for them.

    Players choose the better of two, and then steer the city towards it.
    """

    def __init__(self, holdings: Holdings) -> None:
        self.holdings = holdings
        self.hands = Hands(holdings.box)

    def likely(self, view: View, history: History) -> Unseen:
        """What a view leaves open, leaning to what is likely after all that has happened."""
        unseen = Unseen(self.holdings.box, view)
        if history:
            unseen.guess = Guess(self.rows(view, history), self._investments(unseen))
        return unseen

    def rows(self, view: View, history: History) -> Rows:
        """For each seat the chance that a card in its hand is of each type."""
        return self.hands.of(view.corporations, history)

    def _investments(self, unseen: Unseen) -> dict[str, float]:
        """By what each would pay, as far as can be seen."""
        view, state = unseen.view, unseen.open_part
        clock = Clock.read(self.holdings.box, view.round_place, view.phase, view.turns_left)
        income = self.holdings.income
        return {one: ANYWAY + income(state, one, clock) for one in unseen.investments}
