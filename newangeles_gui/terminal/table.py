"""A whole game at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.new_angeles.minds.bargaining.occasions import occasions
from newangeles_gui.titles.new_angeles.minds.bargaining.proposals import COUNTEROFFER, SUPPORT
from newangeles_gui.titles.new_angeles.rules.moments import listeners
from newangeles_gui.titles.new_angeles.rules.view import SPECTATOR, View, view
from newangeles_gui.titles.new_angeles.talk.by_itself import ByItself
from newangeles_gui.titles.new_angeles.terminal import ending
from newangeles_gui.titles.new_angeles.terminal.aloud import Aloud
from newangeles_gui.titles.new_angeles.terminal.haggling import Haggling
from newangeles_gui.titles.new_angeles.terminal.person import Person, Quit
from newangeles_gui.titles.new_angeles.words.vocabulary import corporation
from newangeles_gui.words.troubles import save_trouble

from .chronicle import Chronicle, told
from .console import InputEnded
from .curtain import Curtain
from .scripted import Scripted

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Choice, Decision
    from newangeles_gui.engine.events import Event
    from newangeles_gui.session.match import Match
    from newangeles_gui.session.opponents import Computer
    from newangeles_gui.titles.new_angeles.minds.bargaining.occasions import Step
    from newangeles_gui.titles.new_angeles.rules.trade import Trade
    from newangeles_gui.titles.new_angeles.words import Wording

    from .console import Console
    from .saving import Saver

DONE: Final = 0
UNFINISHED: Final = 1
WAITS: Final = frozenset({SUPPORT, COUNTEROFFER})  # when whoever has an offer may talk


class Table:
    """Asks seat after seat until the game is over; `seats` has None where a person sits."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Computer | Scripted | None],
        words: Wording,
        console: Console,
        talk: bool = True,
        saver: Saver | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.saver = saver
        self.seats = seats
        self.words = words
        self.console = console
        self.talk = talk
        self.people = [seat for seat, computer in enumerate(seats) if computer is None]
        self.chronicle = Chronicle(self.game.players)
        self.curtain = Curtain(console, words, len(self.people))
        self.person = Person(self)
        self.aloud = Aloud(match, words)
        self.haggling = Haggling(self)
        self.by_itself = ByItself(match, self.haggling.talking)
        self.others_moved = True
        self._let_go: set[tuple[Step, int]] = set()  # decisions for which a person need not wait
        self._quiet: set[tuple[int, int]] = set()  # turns in which nobody waits for a person
        self._in_a_hurry: set[int] = set()  # people for whom no other player's turn waits to end

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view(self.game, seat)

    def run(self) -> int:
        """Play to the end; the exit status."""
        self._begin()
        try:
            while (decision := self.game.pending) is not None:
                self._take(decision)
        except InputEnded:
            self._say("input_ended")
            return UNFINISHED
        except Quit:
            self._say("quitting_saved" if self.saver else "quitting")
            return DONE
        self._end()
        return DONE

    def propose(self, trade: Trade) -> Choice | None:
        """Ask the partner; the trade as a choice if both agree and the rules allow it."""
        if not self.fits(trade):
            self._say("trade.impossible")
            return None
        seat = self.game.seat_of(trade.taker)
        if self.haggling.talks_with(seat):
            return self.haggling.propose(seat, trade)
        if seat in self.people:
            return self._haggle(seat, trade)
        return trade.choice() if self.agrees(seat, trade) else None

    def _haggle(self, seat: int, trade: Trade) -> Choice | None:
        """Two people: one answers, perhaps with another trade, which the first may take."""
        assert self.game.pending is not None
        answer = self.person.answer(seat, trade, self.game.pending)
        if not self.talks_openly:
            self.curtain.hand_over(self.game, self.game.seat_of(trade.giver))
        player = corporation(trade.taker)
        if not isinstance(answer, bool):
            self.console.say(self.words.say("bargain.text.instead", player=player))
            self.person.show_terms(answer, trade.taker, self.view(SPECTATOR))
            if not self.fits(answer):
                self._say("trade.impossible")
                return None
            yes = self.person.asker.yes(self.words.say("bargain.text.take_instead"))
            return answer.choice() if yes else None
        self._say("trade.accepted" if answer else "trade.refused", player=player)
        return trade.choice() if answer else None

    def fits(self, trade: Trade) -> bool:
        """Whether the rules allow a trade."""
        return self.haggling.talking.fits(trade)

    @property
    def talks_openly(self) -> bool:
        """Whether two people agree on a trade in front of everybody, without a curtain."""
        return self.match.plan.agreements.table_talk

    def agrees(self, seat: int, trade: Trade) -> bool:
        """Whether the player in a seat says yes to a trade as it is."""
        computer = self.seats[seat]
        if self.haggling.talks_with(seat):
            answer = self.haggling.talks.answer(seat, trade)
            agreed = answer.accepts
            if not agreed:
                self.haggling.opinion(seat, answer.rating)
        elif computer is None:
            agreed = self.person.accepts(seat, trade)
            if not self.talks_openly:
                self.curtain.hand_over(self.game, self.game.seat_of(trade.giver))
        else:
            agreed = computer.answer_trade(self.view(seat), trade)
        key = "accepted" if agreed else "refused"
        self._say(f"trade.{key}", player=corporation(trade.taker))
        return agreed

    def _say(self, key: str, **values: object) -> None:
        self.console.say(self.words.say(f"textgame.{key}", **values))

    def _begin(self) -> None:
        self.chronicle.add(self.match.log)
        if not self.people:
            self.console.say_all(told(self.words, self.match.log, None))
        self._say("welcome")
        names = [corporation(name) for name in self.game.state.corporations]
        self._say("playing", players=self.words.names.several(names))

    def _take(self, decision: Decision) -> None:
        if self.haggling.before():
            return  # opponents or a person have agreed on something
        choice = self.by_itself.answer()
        if choice is not None:
            self._note(choice)
            self.make(choice)
            return
        choice = self._talk(decision)
        if choice is None and self.haggling.talking.busy:
            return  # somebody has made an offer to all, and who decides now is to hear it first
        choice = choice or self._passing(decision) or self._choose(decision)
        if choice is None:
            return  # something was taken back, so the question is another
        self.make(choice)

    def _note(self, choice: Choice) -> None:
        note = self.by_itself.note(choice)
        if note is not None:
            self.match.note(note)
            self.chronicle.add([note])

    def make(self, choice: Choice) -> None:
        """Make a choice or a trade, and let everybody know."""
        self._happened(self.match.apply(choice))
        if self.saver and self.saver.trouble:
            self.console.say(save_trouble(self.words, self.saver.trouble, self.saver.kept))

    def _choose(self, decision: Decision) -> Choice | None:
        computer = self.seats[decision.seat]
        if computer is not None:
            self.others_moved = True
            choice = computer.choose(self.match, decision)
            if self.haggling.talking.talks(decision.seat):
                self.aloud.chooses(decision, choice)
            return choice
        answer = self.person.decide(decision)
        self.others_moved = False
        return answer

    def _passing(self, decision: Decision) -> Choice | None:
        """The only answer to a moment of which a person need not be asked (R.21)."""
        who, turn = self.seats[decision.seat], self.game.state.turns_taken
        if not decision.only_a_moment or isinstance(who, Scripted):
            return None
        asked = who is None and self.talk and (turn, decision.seat) not in self._quiet
        return None if asked else decision.choices()[0]

    def _talk(self, decision: Decision) -> Choice | None:
        """Before an opponent counters or supports, people with an offer may talk to it."""
        step = self.haggling.talking.conversation.now()
        for seat in self._bidders(decision):
            self._let_go.add((step, seat))
            choice = self.person.talk(seat, decision)
            if choice is not None or self.haggling.talking.busy:
                return choice
        return None

    def _bidders(self, decision: Decision) -> list[int]:
        """The people whose offers hang on what an opponent is about to decide."""
        if not self.talk or decision.seat in self.people or self.by_itself.is_idle:
            return []
        step, turn = self.haggling.talking.conversation.now(), self.game.state.turns_taken
        return [
            seat
            for seat in self._talkers(decision)
            if (turn, seat) not in self._quiet and (step, seat) not in self._let_go
        ]

    def _talkers(self, decision: Decision) -> list[int]:
        """The people who may want to talk before this is decided."""
        public = self.view(SPECTATOR)
        if decision.moment:
            seats = listeners(self.game.box, public, self.people)
            return [seat for seat in seats if seat not in self._in_a_hurry]
        return [
            seat
            for seat, moment in occasions(public)
            if moment in WAITS and seat in self.people and seat != decision.seat
        ]

    def stop_talking(self, seat: int, decision: Decision) -> None:
        """A person lets all decide for the rest of this deal, or end all their turns."""
        if decision.moment:
            self._in_a_hurry.add(seat)
        else:
            self._quiet.add((self.game.state.turns_taken, seat))

    def take_back(self) -> None:
        """Take the person's last choice back."""
        self.by_itself.forget()
        self._happened(self.match.undo())

    def make_again(self) -> None:
        """Make the choice again that was taken back."""
        self._happened(self.match.redo())

    def _happened(self, events: Sequence[Event]) -> None:
        entries = self.aloud.told(events)
        self.chronicle.add(entries)
        if not self.people:
            self.console.say_all(told(self.words, entries, None))

    def _end(self) -> None:
        self.curtain.fall()
        if self.people:
            seat = self.people[0] if len(self.people) == 1 else SPECTATOR
            self.console.say()
            self.console.say_all(self._last_news(seat), 4)
        self.console.say_all(ending.lines(self.words, self.game, self.console.columns))

    def _last_news(self, seat: int) -> list[str]:
        if seat != SPECTATOR:
            return self.chronicle.news(self.words, seat)
        return self.chronicle.last(self.words, SPECTATOR, 30)
