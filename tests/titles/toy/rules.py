"""A game of hidden cards: keep yours or swap it for another one; the highest wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from newangeles_gui.engine import frames, random_below, seeded
from newangeles_gui.engine.conformance import Check, Conformity, Dice
from newangeles_gui.engine.decisions import Choice, Decision, Event
from newangeles_gui.engine.frames import HIDDEN, Frame, FrameBook, as_data, frame
from newangeles_gui.engine.plain import SetupError, Start, WrongShapeError, fields_of, seed_of
from newangeles_gui.titles.title import Outcome, Thumbnail, Title

KEEP, SWAP = "keep", "swap"
NAMES = ("red", "green", "blue", "gold")


class Box:
    """What is in the box: cards from one to the highest, and how many rounds there are."""

    def __init__(self, highest: int, rounds: int, packs: Sequence[str] = ()) -> None:
        self.highest, self.rounds, self.packs = highest, rounds, packs
        self.digest = f"{highest} {rounds}"

    @property
    def title(self) -> Title:
        from tests.titles.toy.title import TITLE

        return TITLE


@dataclass(slots=True)
class State:
    players: list[str]
    rng: int
    cards: list[int] = field(default_factory=list)
    active: int = 0
    turn: int = 0
    winners: list[int] = field(default_factory=list)
    stack: list[Frame] = field(default_factory=list)
    pending: Decision | None = None

    @property
    def over(self) -> bool:
        return bool(self.winners)

    def clone(self) -> State:
        names = ("players", "cards", "winners")
        twin = State(**{name: getattr(self, name) for name in PLAIN})
        for name in names:
            setattr(twin, name, getattr(self, name)[:])
        twin.stack, twin.pending = [one.copy() for one in self.stack], self.pending
        return twin


PLAIN = ("players", "rng", "cards", "active", "turn", "winners")


@frame("turns")
@dataclass(slots=True)
class Turns(Frame):
    """Everybody in turn, round after round; then all cards are shown."""

    left: int

    def step(self, game: Game) -> Decision | None:
        if self.left:
            return Decision("swap_card", game.state.active, [KEEP, SWAP], "turn")
        game.show()
        return None

    def answer(self, game: Game, option: str) -> None:
        state, seat = game.state, game.state.active
        if option == SWAP:
            game.deal(seat)
        self.left -= 1
        state.turn += 1
        state.active = state.turn % len(state.players)
        if option == SWAP:
            secret = {"card": str(state.cards[seat])}
            game.tell(Event("swapped", {"player": game.name(seat)}, secret, (seat,)))
        else:
            game.tell(Event("kept", {"player": game.name(seat)}))


class Game:
    def __init__(self, box: Box, state: State, record: bool = True) -> None:
        self.box, self.state, self.record = box, state, record
        self.events: list[Event] = []
        self.watch: Any = None

    @property
    def pending(self) -> Decision | None:
        return self.state.pending

    @property
    def seating(self) -> list[str]:
        return self.state.players

    def name(self, seat: int) -> str:
        return self.state.players[seat] if seat >= 0 else ""

    def apply(self, choice: Choice) -> list[Event]:
        self.events = []
        frames.give_answer(self, self.state, self.state.stack, choice)
        return self.events

    def run(self) -> None:
        frames.run_frames(self, self.state, self.state.stack)

    def clone(self) -> Game:
        return Game(self.box, self.state.clone(), record=False)

    def tell(self, event: Event) -> None:
        if self.record:
            self.events.append(event)
        if self.watch is not None:
            self.watch(self)

    def deal(self, seat: int) -> None:
        card, self.state.rng = random_below(self.state.rng, self.box.highest)
        self.state.cards[seat] = card + 1

    def show(self) -> None:
        state = self.state
        state.winners = [s for s, card in enumerate(state.cards) if card == max(state.cards)]
        state.stack.clear()
        for seat, card in enumerate(state.cards):
            self.tell(Event("shown", {"player": self.name(seat), "card": str(card)}))
        self.tell(Event("game_over", {"winners": [self.name(seat) for seat in state.winners]}))


@dataclass(slots=True)
class View:
    seat: int
    players: list[str]
    active: int
    turn: int
    cards: list[str]  # a question mark for each that this seat may not see
    winners: list[int]
    stack: list[Frame]
    pending: Decision | None

    @property
    def seating(self) -> list[str]:
        return self.players


def view(game: Game, seat: int) -> View:
    state = game.state
    seen = [str(c) if state.over or s == seat else HIDDEN for s, c in enumerate(state.cards)]
    return View(seat, state.players[:], state.active, state.turn, seen, state.winners[:],
                [one.seen_by(game, seat) for one in state.stack], state.pending)  # fmt: skip


def begin(box: Box, start: Start, record: bool = True) -> Game:
    if not 2 <= len(start.players) <= len(NAMES) or {*start.players} - {*NAMES}:
        raise SetupError(f"two to four of {', '.join(NAMES)} can play")
    state = State(start.players[:], seeded(seed_of(start.seed)), [0] * len(start.players))
    game = Game(box, state, record)
    for seat in range(len(state.players)):
        game.deal(seat)
    state.stack.append(Turns(box.rounds * len(state.players)))
    for seat, card in enumerate(state.cards):
        game.tell(Event("dealt", {"player": game.name(seat)}, {"card": str(card)}, (seat,)))
    game.run()
    return game


def reveals(before: State, game: Game, events: Sequence[Event]) -> bool:
    return game.state.rng != before.rng or game.state.over or before.active != game.state.active


def guess(box: Box, seen: View, chance: int) -> Game:
    state = State(seen.players[:], chance, [], seen.active, seen.turn, seen.winners[:])
    for card in seen.cards:
        drawn, state.rng = random_below(state.rng, box.highest)
        state.cards.append(drawn + 1 if card == HIDDEN else int(card))
    state.stack = [one.copy() for one in seen.stack]
    game = Game(box, state, record=True)
    game.run()
    return game


def write(state: State) -> dict[str, Any]:
    pending = None if state.pending is None else state.pending.to_dict()
    data = {name: as_data(getattr(state, name)) for name in PLAIN}
    return data | {"stack": [one.to_dict() for one in state.stack], "pending": pending}


def read(box: Box, data: dict[str, Any]) -> Game:
    try:
        state = State(**fields_of(State, {name: data[name] for name in PLAIN}, PLAIN))
        state.stack = [FrameBook(Turns).read(one) for one in data["stack"]]
        if data["pending"] is not None:
            state.pending = Decision(**data["pending"])
    except (KeyError, TypeError, ValueError) as error:
        raise WrongShapeError(f"not a state of this game: {error}") from error
    return Game(box, state)


def problems(game: Game) -> list[str]:
    sound = all(1 <= card <= game.box.highest for card in game.state.cards)
    return [] if sound and len(game.state.cards) == len(game.seating) else ["a card is none"]


def thumbnail(game: Game) -> Thumbnail:
    return {"turn": game.state.turn, "ended_by": outcome(game).ended_by}


def outcome(game: Game) -> Outcome:
    return Outcome(game.state.winners[:], game.state.cards[:], "cards" if game.state.over else "")


def kit(box: Box, players: Sequence[str]) -> Conformity[Game]:
    """Games of these players with all checks."""

    def start(seed: int, record: bool) -> Game:
        return begin(box, Start(list(players), str(seed)), record)

    def keeps_secrets(game: Game, dice: Dice) -> list[str]:
        seen = view(game, dice.below(len(players)))
        same = view(guess(box, seen, dice.below(1 << 62)), seen.seat) == seen
        return [] if same or game.state.over else [f"seat {seen.seat} sees more than it may"]

    checks = (Check("sound", lambda game, dice: problems(game)), Check("secrets", keeps_secrets))
    return Conformity(start, lambda game: write(game.state), lambda data: read(box, data), checks)
