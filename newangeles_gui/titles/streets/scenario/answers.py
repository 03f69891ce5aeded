"""What a scenario says in `choose`, as answers to the decisions of a step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.scenario import Refused, as_text

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.scenario import Answers

IGNORED: Final = ("done", "yes", "no")
# What is answered to an optional question that the scenario does not speak of.
DECLINED: Final[Mapping[str, str]] = MappingProxyType({"double": "no", "score_instead": "none"})


def _plain(answer: str, options: list[str]) -> str | None:
    return answer if answer in options else None


def _instead(answer: str, options: list[str]) -> str | None:
    return _plain("none" if answer == "no" else answer, options)


def _move(answer: str, options: list[str]) -> str | None:
    """`4,1` is all that are left, `4,1:2` two of them."""
    cell, _, count = answer.partition(":")
    there = [option for option in options if f" to={cell} " in option]
    if count:
        there = [option for option in there if option.endswith(f"={count}")]
    return there[-1] if there else None


_READ: Final[Mapping[str, Callable[[str, list[str]], str | None]]] = MappingProxyType(
    {"move": _move, "score_instead": _instead}
)


class AnswerQueues:
    """A queue of answers for each player; plain ones are of the player whom the step is about."""

    def __init__(self, about: str, answers: Answers) -> None:
        self.of: dict[str, list[str]] = {}
        self.add(about, answers)

    def add(self, about: str, answers: Answers) -> None:
        """More answers, behind those that are there."""
        for answer in answers:
            if isinstance(answer, dict):
                for player, own in answer.items():
                    listed = own if isinstance(own, list) else [own]
                    self.of.setdefault(player, []).extend(as_text(one) for one in listed)
            else:
                self.of.setdefault(about, []).append(as_text(answer))

    def take(self, decision: Decision, player: str) -> str:
        """The option that the scenario chooses; Refused if it names none."""
        queue = self.of.get(player, [])
        read = _READ.get(decision.kind, _plain)
        while queue:
            option = read(queue[0], decision.options)
            if option is not None:
                queue.pop(0)
                return option
            if queue[0] not in IGNORED or decision.kind in DECLINED:
                break
            queue.pop(0)
        return self._unsaid(decision, player, queue)

    def _unsaid(self, decision: Decision, player: str, queue: list[str]) -> str:
        if decision.kind in DECLINED:
            return DECLINED[decision.kind]
        if len(decision.options) == 1:
            return decision.options[0]
        legal = ", ".join(decision.options[:20])
        said = f"with {queue[0]}" if queue else "with nothing"
        raise Refused(f"{player} cannot answer {decision.kind} {said}: {legal}")

    def finish(self) -> None:
        """Every answer has to have been asked for."""
        for player, queue in self.of.items():
            if left := [one for one in queue if one not in IGNORED]:
                raise Refused(f"nobody asked {player} for: {', '.join(left)}")
