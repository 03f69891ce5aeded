"""Tables at which somebody bargains: games played quickly, and trades of all sorts at them."""

from collections.abc import Iterator

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice, Event, IllegalChoice
from newangeles_gui.minds.agent import History
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import Answer, Rating
from newangeles_gui.titles.new_angeles.minds.bargaining.appraisal import NEUTRAL, Manners
from newangeles_gui.titles.new_angeles.minds.bargaining.conversation import StandingOffer
from newangeles_gui.titles.new_angeles.minds.bargaining.negotiator import Negotiator
from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickPolicy
from newangeles_gui.titles.new_angeles.minds.search import Skills
from newangeles_gui.titles.new_angeles.rules.conformity import faulty_trade, sound_trade
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import Trade
from newangeles_gui.titles.new_angeles.rules.views import View

CORPORATIONS = ("jinteki", "haas_bioroid", "nbn", "weyland", "globalsec", "melange")


def negotiator(box: Box, manners: Manners = NEUTRAL) -> Negotiator:
    """A bargainer with nothing remembered."""
    return Negotiator(Skills(box), manners)


def situations(box: Box, seed: int, share: int) -> Iterator[Game]:
    """One game in `share` of its situations, with trades made now and then."""
    for game, _ in told_situations(box, seed, share, record=False):
        yield game


def told_situations(
    box: Box, seed: int, share: int, record: bool = True
) -> Iterator[tuple[Game, list[Event]]]:
    """The same with all that has happened so far."""
    policy, dice = QuickPolicy(box), Dice(seed)
    game = new_game(box, CORPORATIONS[: 4 + seed % 3], seed, record=record)
    log = list(game.events)
    while (decision := game.pending) is not None:
        if dice.below(share) == 0:
            yield game, log
        if dice.below(30) == 0:
            log += game.apply(sound_trade(game, dice).choice())
            continue
        choice = Choice(decision.kind, policy.answer(game, decision))
        log += game.apply(dice.choice(decision) if dice.below(15) == 0 else choice)


class Informed:
    """A bargainer who has heard something before it is asked."""

    def __init__(self, bargainer: Negotiator, history: History) -> None:
        self.bargainer = bargainer
        self.history = history

    def rate(self, view: View, trade: Trade) -> Rating:
        """As the bargainer does, knowing what it has heard."""
        return self.bargainer.rate(view, trade, self.history)

    def answer(self, view: View, trade: Trade, attempt: int) -> Answer:
        """The same."""
        return self.bargainer.answer(view, trade, attempt, self.history)

    def improve(self, view: View, trade: Trade, locked: frozenset[str]) -> Trade | None:
        """The same."""
        return self.bargainer.improve(view, trade, locked, self.history)

    def propose(self, view: View, moment: str) -> list[Trade]:
        """The same."""
        return self.bargainer.propose(view, moment, self.history)

    def rally(self, view: View) -> StandingOffer | None:
        """The same."""
        return self.bargainer.rally(view, self.history)


def some_trade(game: Game, dice: Dice) -> Trade:
    """Mostly sound."""
    return faulty_trade(game, dice)[1] if dice.below(8) == 0 else sound_trade(game, dice)


def is_legal(game: Game, trade: Trade) -> bool:
    """Whether the rules would let it happen."""
    try:
        Trade.parse(str(trade), game).check(game)
    except IllegalChoice:
        return False
    return True


LOCKS = ("give.capital", "get.capital", "now")


def some_locks(trade: Trade, dice: Dice) -> frozenset[str]:
    """Any of the lines of a trade."""
    lines = [*LOCKS]
    lines += [f"give.{asset}" for asset in trade.give.assets]
    lines += [f"get.{asset}" for asset in trade.get.assets]
    lines += [f"later.{one.kind}.{one.by}" for one in trade.later]
    return frozenset(line for line in lines if dice.below(3) == 0)


def line(trade: Trade, name: str) -> object:
    """What stands in a line of a trade."""
    side, _, rest = name.partition(".")
    if side == "now":
        return trade.now
    if side == "later":
        return sorted(str(one) for one in trade.later if f"{one.kind}.{one.by}" == rest)
    goods = trade.give if side == "give" else trade.get
    return goods.capital if rest == "capital" else rest in goods.assets
