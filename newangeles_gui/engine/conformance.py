"""What any game on this engine must be able to do, checked at every decision of a played game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from .decisions import Choice, Decision, Event, IllegalChoice
from .rng import random_below, seeded

PLAYED_ON = 3  # choices that are made in a copy
NOT_CHOICES = ("no_such_kind no_such_option", "done ?", "- -", "None None", "\N{SNOWMAN} \x00")


class Playable(Protocol):
    """A game in play, as far as the checks need it."""

    @property
    def pending(self) -> Decision | None:
        """The question that waits for an answer; None when the game is over."""

    def apply(self, choice: Choice) -> list[Event]:
        """Answer it."""

    def run(self) -> None:
        """Go on until somebody has to decide."""

    def clone(self) -> Self:
        """An independent copy."""


G = TypeVar("G", bound=Playable)


class Dice:
    """Chance for the checks themselves, apart from that of the game."""

    def __init__(self, seed: int | str) -> None:
        self.state = seeded(seed)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        value, self.state = random_below(self.state, limit)
        return value

    def choice(self, decision: Decision) -> Choice:
        """Any legal answer."""
        return Choice(decision.kind, decision.options[self.below(len(decision.options))])


Look: TypeAlias = Callable[[G, Dice], "list[str]"]
Choose: TypeAlias = Callable[[G, Decision, Dice], Choice]


@dataclass(frozen=True)
class Check(Generic[G]):
    """Something to look at in each decision, or in every so many."""

    name: str
    look: Look[G]
    every: int = 1


@dataclass(frozen=True)
class Conformity(Generic[G]):
    """How a game is begun, written down and read back, and what else must hold in it.

    `begin` takes a seed and whether events are recorded.
    """

    begin: Callable[[int, bool], G]
    to_dict: Callable[[G], dict[str, Any]]
    from_dict: Callable[[dict[str, Any]], G]
    checks: tuple[Check[G], ...] = ()
    copied_every: int = 1  # how often clones and written games are compared


class Failure(AssertionError):
    """A check that did not hold: which game, which decision, which choice came last."""

    def __init__(self, seed: int, number: int, last: Choice | None, what: str) -> None:
        place = f"seed {seed}, decision {number}, after '{last}'" if last else f"seed {seed}, start"
        super().__init__(f"{place}: {what}")
        self.seed = seed
        self.number = number


class Watch(Generic[G]):
    """Follows one game and looks at it in each decision."""

    def __init__(self, kit: Conformity[G], seed: int) -> None:
        self.kit = kit
        self.seed = seed
        self.dice = Dice(f"watch {seed}")
        self.checks = (*standard_checks(kit), *kit.checks)
        self.choices: list[Choice] = []

    def look(self, game: G) -> None:
        """Make the checks that are due, none of which may leave a trace; raises Failure."""
        number = len(self.choices)
        before = self.kit.to_dict(game)
        made = []
        for check in self.checks:
            if number % check.every and game.pending is not None:
                continue
            try:
                found = check.look(game, self.dice)
            except Exception as error:
                raise self.failure(f"{check.name}: {type(error).__name__}: {error}") from error
            if found:
                raise self.failure(f"{check.name}: {'; '.join(found)}")
            made.append(check.name)
        if self.kit.to_dict(game) != before:
            raise self.failure(f"the game itself was changed by one of: {', '.join(made)}")

    def apply(self, game: G, choice: Choice) -> None:
        """Play on in the game itself."""
        try:
            game.apply(choice)
        except Exception as error:
            raise self.failure(f"'{choice}': {type(error).__name__}: {error}") from error
        self.choices.append(choice)

    def replay(self, game: G) -> None:
        """The same choices without any record of events lead to the same end."""
        twin = self.kit.begin(self.seed, False)
        for choice in self.choices:
            twin.apply(choice)
        if self.kit.to_dict(twin) != self.kit.to_dict(game):
            raise self.failure("replayed without recording, the game ends in another state")

    def failure(self, what: str) -> Failure:
        """What went wrong, with where."""
        last = self.choices[-1] if self.choices else None
        return Failure(self.seed, len(self.choices), last, what)


def play(kit: Conformity[G], seed: int, choose: Choose[G] | None = None) -> Watch[G]:
    """Play a whole game under watch, at random unless `choose` says how; raises Failure."""
    watch = Watch(kit, seed)
    dice = Dice(f"play {seed}")
    game = kit.begin(seed, True)
    watch.look(game)
    while (decision := game.pending) is not None:
        watch.apply(game, choose(game, decision, dice) if choose else dice.choice(decision))
        watch.look(game)
    watch.replay(game)
    return watch


def log(kit: Conformity[G], seed: int) -> list[str]:
    """Everything that happens in a random game, secrets included: one line an event."""
    dice = Dice(f"play {seed}")
    game = kit.begin(seed, True)
    lines = []
    while (decision := game.pending) is not None:
        choice = dice.choice(decision)
        lines.append(str(choice))
        lines += [json.dumps(event.to_dict()) for event in game.apply(choice)]
    return lines


def standard_checks(kit: Conformity[G]) -> Sequence[Check[G]]:
    """What holds for every game on this engine; that no trace is left is seen in `look`."""

    def clones(game: G, dice: Dice) -> list[str]:
        twin = game.clone()
        if kit.to_dict(twin) != kit.to_dict(game):
            return ["it differs"]
        for _ in range(PLAYED_ON):
            if twin.pending is not None:
                twin.apply(dice.choice(twin.pending))
        return []

    def survives_writing(game: G, dice: Dice) -> list[str]:
        before = kit.to_dict(game)
        twin = kit.from_dict(json.loads(json.dumps(before)))
        found = [] if kit.to_dict(twin) == before else ["read back, the game differs"]
        twin.run()
        if twin.pending != game.pending:
            found.append(f"read back, it asks {twin.pending} and not {game.pending}")
        return found

    return (
        Check("choices as text", _texts),
        Check("asking again", _asks_again),
        Check("illegal choices", _refuses),
        Check("clone", clones, kit.copied_every),
        Check("written and read", survives_writing, kit.copied_every),
    )


def _asks_again(game: Playable, dice: Dice) -> list[str]:
    before = game.pending
    game.run()
    return [] if game.pending == before else [f"first {before}, then {game.pending}"]


def _refuses(game: Playable, dice: Dice) -> list[str]:
    taken = [str(choice) for choice in not_legal(game.pending) if not refused(game, choice)]
    return [f"took '{text}', which is not legal" for text in taken]


def _texts(game: Playable, dice: Dice) -> list[str]:
    choices = game.pending.choices() if game.pending else []
    found = [f"{one} does not parse back" for one in choices if Choice.parse(str(one)) != one]
    if len(set(choices)) != len(choices):
        found.append(f"the same choice is offered twice in {game.pending}")
    return found


def refused(game: Playable, choice: Choice) -> bool:
    """Whether a game says no to a choice."""
    try:
        game.apply(choice)
    except IllegalChoice:
        return True
    return False


def not_legal(decision: Decision | None) -> list[Choice]:
    """Choices that are not legal: nonsense, and near misses of those that are."""
    wrong = [Choice.parse(text) for text in NOT_CHOICES]
    for choice in decision.choices()[:1] if decision else ():
        wrong += [
            Choice(choice.kind, choice.option + "_"),
            Choice(choice.kind, choice.option.upper() + " "),
            Choice(choice.kind + "s", choice.option),
            Choice(choice.option, choice.kind),
        ]
    return [one for one in wrong if decision is None or one not in decision.choices()]
