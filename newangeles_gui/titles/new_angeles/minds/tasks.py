"""What an opponent or the coach can be asked: an answer, advice, an opinion on a trade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, cast

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.minds import Task, dice

from ..rules import Trade
from .bargaining import NO_WAY, YES, Answer, Bargainer, Negotiator, Rating, Reason, plain_gain
from .measures import MEASURES
from .quick import QuickAgent
from .registry import AGENTS, DEFAULT, GENTLE, characters, is_known, make_agent
from .search import LEVELS, Skills

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.minds import Agent

    from ..rules import Box
    from .bargaining import StandingOffer
    from .coach import Advice, Counsellor

# A task is about a question, a trade or the name of a moment; `more` is the chance that goes into
# an answer, how often this topic came up, or the locked lines. The result of `improve` is a list
# with one trade or none, that of `rally` one with an offer to several or none. With a trade the
# history is what a spectator has heard, because reasons are said aloud.
TaskKind = Literal["choose", "advise", "rate", "answer", "improve", "propose", "rally"]
Result: TypeAlias = "Choice | Advice | Rating | Answer | list[Trade] | list[StandingOffer]"

PLAIN: Final = Rating(YES, (Reason("plain_gain", 1),))
NO_GAIN: Final = Rating(NO_WAY, (Reason("no_gain", -1),))


class Agents:
    """The players of all levels and characters that were asked so far."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._skills = Skills(box)
        self._made: dict[tuple[str, str], Agent] = {}
        self._coaches: dict[str, Counsellor] = {}

    def agent(self, level: str, character: str = "") -> Agent:
        """The player of a level and a character; one can play any number of seats."""
        key = (level, character)
        if key not in self._made:
            self._made[key] = make_agent(level, self.box, character, self._skills)
        return self._made[key]

    def bargainer(self, level: str, character: str = "") -> Bargainer | None:
        """The same if it can be talked to."""
        agent = self.agent(level, character)
        return agent if isinstance(agent, Bargainer) else None

    def coach(self, level: str) -> Counsellor:
        """The coach that thinks as long as the opponents of a level."""
        from .coach import make_coach

        if level not in self._coaches:
            self._coaches[level] = make_coach(level, self._skills)
        return self._coaches[level]

    def perform_quickly(self, task: Task) -> Result:
        """The same, but by rules of thumb what takes long: here nobody can wait for it."""
        if not self.thinks_long(task):
            return self.perform(task)
        if task.kind == "advise":
            from .coach import QUICK

            return self.perform(task._replace(level=QUICK))
        decision, seed = cast("Decision", task.about), cast("int", task.more)
        return QuickAgent(self.box).choose(task.view, decision, dice(seed))  # makes no slips

    def perform(self, task: Task) -> Result:
        """Do what is asked; the same task always has the same result."""
        if task.kind == "advise":
            decision, seed = cast("Decision", task.about), cast("int", task.more)
            return self.coach(task.level).advise(task.view, decision, dice(seed), task.history)
        agent = self.agent(task.level, task.character)
        if task.kind == "choose":
            decision, seed = cast("Decision", task.about), cast("int", task.more)
            return agent.choose(task.view, decision, dice(seed), task.history)
        if not isinstance(agent, Bargainer):
            return _plainly(task)
        if task.kind == "rally":
            called = agent.rally(task.view, task.history) if isinstance(agent, Negotiator) else None
            return [] if called is None else [called]
        if task.kind == "propose":
            return agent.propose(task.view, cast("str", task.about), task.history)
        trade = cast("Trade", task.about)
        if task.kind == "rate":
            return agent.rate(task.view, trade, task.history)
        if task.kind == "answer":
            return agent.answer(task.view, trade, cast("int", task.more), task.history)
        locked = cast("frozenset[str]", task.more)
        better = agent.improve(task.view, trade, locked, task.history)
        return [] if better is None else [better]

    def thinks_long(self, task: Task) -> bool:
        """Whether it is searched for; an opinion on a trade takes no time at any level."""
        level = LEVELS.get(task.level)
        return task.kind in ("choose", "advise") and level is not None and level.playouts > 0


def _plainly(task: Task) -> Result:
    """Who cannot be talked to takes what is plainly a gain, and makes no offers."""
    if task.kind in ("improve", "propose", "rally"):
        return []
    rating = PLAIN if plain_gain(task.view, cast("Trade", task.about)) else NO_GAIN
    return rating if task.kind == "rate" else Answer(rating.meter == YES, rating)


class NewAngelesMinds:
    """The opponents, as far as the house calls them."""

    levels = tuple(AGENTS)
    usual = DEFAULT
    gentle = GENTLE
    knows = staticmethod(is_known)
    measures = MEASURES
    crew = Agents

    @property
    def characters(self) -> Sequence[str]:
        """The people of the city, in the order in which they are offered."""
        return characters()

    def puzzles(self, box: Any) -> None:
        """Nobody has said yet what is a puzzle here."""


MINDS: Final = NewAngelesMinds()
