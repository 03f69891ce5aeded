"""The answers that a scenario lists, and how they find their decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from newangeles_gui.engine import Decision
from newangeles_gui.titles.scenario import Refused

from .model import Answer, Answers

DECLINING = ("done", "no", "pass", "abstain")
IGNORED = ("done", "yes", "no")
# What `yes` and `no` say where the options have names of their own.
YES = ("pay", "yes")
NO = ("done", "no", "pass", "abstain", "return", "lose")


def as_text(answer: Answer) -> str:
    """Answers are read as text, so that yes and no need no quotes."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return str(answer)


Stands = Callable[[str, str], bool]  # whether a piece stands in a district


def matching(answer: str, options: list[str], stands: Stands) -> str | None:
    """The option that an answer names; `orgcrime@quinde` also where only that one is left."""
    if answer in options:
        return answer
    piece, _, district = answer.partition("@")
    if district in options and stands(piece, district):
        return district
    named = [option for option in options if option.rpartition("@")[2] == answer]
    if len(named) == 1:
        return named[0]
    words = YES if answer == "yes" else NO if answer in ("no", "done") else ()
    return next((option for option in options if option in words), None)


class Answerbook:
    """A queue of answers for each player, and one for the player whom the step is about."""

    def __init__(self, answers: Answers, stands: Stands) -> None:
        self.stands = stands
        self.about: list[str] = []
        self.of_player: dict[str, list[str]] = {}
        for answer in answers:
            if isinstance(answer, dict):
                for player, own in answer.items():
                    queue = self.of_player.setdefault(player, [])
                    queue += [as_text(one) for one in (own if isinstance(own, list) else [own])]
            else:
                self.about.append(as_text(answer))

    def queue(self, player: str, about: str) -> list[str]:
        """The queue that a player's next answer comes from."""
        own = self.of_player.get(player, [])
        return own if own or player != about else self.about

    def take(self, decision: Decision, player: str, about: str) -> str:
        """The option that the scenario chooses; Refused if it names none of them."""
        queue = self.queue(player, about)
        while queue:
            option = matching(queue[0], decision.options, self.stands)
            if option is not None:
                queue.pop(0)
                return option
            if len(decision.options) == 1 or decision.kind == "use":
                break
            if queue[0] not in IGNORED:
                legal = ", ".join(decision.options)
                raise Refused(f"{player} cannot answer {decision.kind} with {queue[0]}: {legal}")
            queue.pop(0)
        return self._without_answer(decision, player, about)

    def _without_answer(self, decision: Decision, player: str, about: str) -> str:
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.kind == "spend":
            return decision.options[0]
        for option in decision.options:
            if option in DECLINING:
                return option
        if decision.kind == "draw" and self.about and player != about:
            # Mr. Li: whose list the types stand in makes no difference to what is drawn.
            drawn = matching(self.about[0], decision.options, self.stands)
            if drawn is not None:
                self.about.pop(0)
                return drawn
        if decision.kind == "use":
            return decision.options[0]  # all of them must be used; the order is free
        legal = ", ".join(decision.options)
        raise Refused(f"{player} gives no answer to {decision.kind}: {legal}")

    def check_empty(self) -> None:
        """Answers that nobody asked for mean that something is wrong."""
        left = [*self.about, *(one for queue in self.of_player.values() for one in queue)]
        unused = [one for one in left if one not in IGNORED]
        if unused:
            raise Refused(f"nobody asked for {', '.join(unused)}")


def take_listed(listed: list[str], options: Iterable[str]) -> str | None:
    """The first listed word that is an option; it is used up."""
    known = list(options)
    for word in listed:
        if word in known:
            listed.remove(word)
            return word
    return None
