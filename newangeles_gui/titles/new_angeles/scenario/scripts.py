"""What a scenario says about a deal or a turn, as answers to the decisions of its steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from newangeles_gui.engine import Decision
from newangeles_gui.scenario import Answers, Refused, as_text

from ..rules import BIT, DONE, Game
from .model import Backing, Counter, DealScript, StepAnswers, TurnScript

DECLINING = ("done", "no", "pass", "abstain")
IGNORED = ("done", "yes", "no")
# What `yes` and `no` say where the options have names of their own.
YES = ("pay", "yes")
NO = ("done", "no", "pass", "abstain", "return", "lose")


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


class StepScript:
    """Answers decisions for a step; `about` is the player whom the step is about."""

    def __init__(self, game: Game, step: StepAnswers, about: str) -> None:
        self.game = game
        self.about = about
        self.book = Answerbook(step.choose, self._stands)
        self.abilities = list(step.abilities)

    def answer(self, decision: Decision) -> str:
        """The option to take."""
        if decision.kind == "use":
            used = take_listed(self.abilities, decision.options)
            if used:
                return used
        return self.book.take(decision, self.game.name(decision.seat), self.whom())

    def _stands(self, piece: str, district: str) -> bool:
        here = self.game.state.city[self.game.box.district_at.get(district, 0)]
        return bool(here & BIT.get(piece, 0))

    def whom(self) -> str:
        """Whose the answers without a name are."""
        return self.about

    def finish(self) -> None:
        """Everything written has to have happened."""
        self.book.check_empty()
        if self.abilities:
            raise Refused(f"{', '.join(self.abilities)} could not be used")


class DealPlayer(StepScript):
    """Offers, counteroffers, payments and support as written; who is not named declines."""

    def __init__(self, game: Game, step: DealScript, about: str) -> None:
        super().__init__(game, step, about)
        self.main = step.main
        self.counters = {one.by: one for one in step.counters}
        self.support = {one.by: one for one in step.support}
        if len(self.counters) < len(step.counters) or len(self.support) < len(step.support):
            raise Refused("a player counters or supports twice")
        self.paying: list[str] | None = None
        self.laying: list[str] = []

    def whom(self) -> str:
        """The winner once there is one, the active player before."""
        deal = self.game.state.deal
        return self.game.name(deal.winner) if deal and deal.winner >= 0 else self.about

    def answer(self, decision: Decision) -> str:
        """Play the deal as written."""
        player = self.game.name(decision.seat)
        if decision.kind == "main_offer":
            return self._main(decision, player)
        if decision.kind == "counter":
            return self._counter(decision, self.counters.pop(player, None))
        if decision.kind == "pay" and self.paying is not None:
            return self._pay(decision, player)
        if decision.kind == "support":
            return self._support(decision, self.support.pop(player, None))
        if decision.kind == "lay":
            return self._lay(decision)
        return super().answer(decision)

    def _main(self, decision: Decision, player: str) -> str:
        if self.main is None:
            return super().answer(decision)
        if self.main.by not in (None, player):
            raise Refused(f"{self.main.by} is not the active player, {player} is (1.1)")
        card, self.main = self.main.card, None
        return _legal(decision, card, f"{player} cannot offer {card}")

    def _counter(self, decision: Decision, counter: Counter | None) -> str:
        if counter is None:
            return "pass" if "pass" in decision.options else super().answer(decision)
        self.paying = None if counter.pay is None else list(counter.pay)
        price = len(self.game.deal().pile)
        if self.paying is not None and len(self.paying) != price and self._pays(decision):
            raise Refused(f"{counter.by} has to pay {price} cards to counter (25.4)")
        return _legal(decision, counter.card, f"{counter.by} cannot counter with {counter.card}")

    def _pays(self, decision: Decision) -> bool:
        return decision.seat != self.game.state.active

    def _pay(self, decision: Decision, player: str) -> str:
        card = self.paying.pop(0) if self.paying else ""
        return _legal(decision, card, f"{player} cannot pay with {card or 'nothing'}")

    def _support(self, decision: Decision, backing: Backing | None) -> str:
        if backing is None:
            return "abstain"
        hand = self.game.state.hands[decision.seat]
        if isinstance(backing.cards, int):
            if not 1 <= backing.cards <= len(hand):
                raise Refused(f"{backing.by} cannot support with {backing.cards} cards")
            self.laying = hand[: backing.cards]
        else:
            self.laying = list(backing.cards)
        return _legal(decision, backing.to, f"{backing.by} cannot support the {backing.to} offer")

    def _lay(self, decision: Decision) -> str:
        if not self.laying:
            return _legal(decision, DONE, f"{self.game.name(decision.seat)} must lay a card more")
        card = self.laying.pop(0)
        return _legal(decision, card, f"there is no {card} to support with")

    def finish(self) -> None:
        """Nothing that is written may be left over."""
        super().finish()
        if self.main is not None:
            raise Refused(f"{self.main.card} was never offered")
        for one in [*self.counters, *self.support]:
            raise Refused(f"{one} never had the chance to counter or support as written")
        if self.laying or self.paying:
            raise Refused(f"{', '.join(self.laying or self.paying or [])} was not used")


class TurnPlayer(StepScript):
    """A whole turn: its deal, General draws and End of Turn abilities."""

    def __init__(self, game: Game, step: TurnScript, about: str) -> None:
        super().__init__(game, step, about)
        self.draws = [str(one) for one in step.draw]
        self.end = list(step.end)
        self.deal = DealPlayer(game, step.deal or DealScript(), about)

    def answer(self, decision: Decision) -> str:
        """The turn's own answers, or those of its deal."""
        if decision.kind == "draw" and decision.source == "refresh" and self.draws:
            option = self.draws.pop(0)
            return _legal(decision, option, f"{option} cannot be drawn now")
        if decision.kind == "use" and decision.source == "end_of_turn":
            return self._use_at_end(decision)
        if decision.kind == "use" and set(self.abilities) & set(decision.options):
            return super().answer(decision)
        return self.deal.answer(decision) if self.game.state.deal else super().answer(decision)

    def _use_at_end(self, decision: Decision) -> str:
        if not self.end:
            return DONE
        option = self.end.pop(0)
        return _legal(decision, option, f"{option} cannot be used at the end of this turn")

    def finish(self) -> None:
        """Nothing that is written may be left over."""
        super().finish()
        self.deal.finish()
        if self.draws or self.end:
            raise Refused(f"{', '.join(self.draws + self.end)} was not asked for")


def _legal(decision: Decision, option: str, otherwise: str) -> str:
    if option in decision.options:
        return option
    raise Refused(f"{otherwise}: {', '.join(decision.options)}")
