"""Which game a picture shows: played for so many choices by opponents."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from newangeles_gui.engine import Start, random_bits, shuffle
from newangeles_gui.minds import dice
from newangeles_gui.session import Agreements, Match, Plan, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from newangeles_gui.app import App
    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.session import Match
    from newangeles_gui.table.scenes.match import PlainTable
    from newangeles_gui.titles.room import PlayedTable, Shots
    from newangeles_gui.titles.title import Title


CLOCK: Final = 30  # steps a second: what moves is as quick as on the screen
READING: Final = 0.7  # seconds that somebody looks at a question
SURE: Final = 0.4  # and at the answer that they have chosen


def film(app: App, folder: Path, seed: int, seconds: float, rate: int) -> None:
    """Write numbered pictures of what is on the screen, so many a second."""
    script = FilmScript(app, seed)
    for number in range(round(seconds * rate)):
        for _ in range(max(1, round(CLOCK / rate))):
            script.go_on(1 / CLOCK)
            app.step(1 / CLOCK)
        app.save_picture(str(folder / f"{number:04}.png"))


class FilmScript:
    """Plays the person's seat; screens without a question are only watched."""

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.shots = shots_of(app.title)
        self.agent = app.title.minds.crew(app.services.box).agent(self.shots.level)
        self.chance = dice(seed)
        self._looked = 0.0

    def go_on(self, seconds: float) -> None:
        """Before each picture: opponents get the time they need, questions get their answer."""
        scene = self.app.stack.top
        table = None if scene is None else self.shots.played(scene)
        if table is None:
            return
        table.wait()
        table.wave_off()
        self._looked = self._looked + seconds if table.asked else 0.0
        if table.chosen and self._looked >= READING + SURE:
            self._looked = 0.0
            table.give(table.chosen)
        elif not table.chosen and self._looked >= READING:
            table.choose(self._answer(table))
            if not table.chosen:  # a table that asks only once
                self._looked = 0.0

    def _answer(self, table: PlayedTable) -> str:
        decision = table.match.pending
        assert decision is not None, "somebody is asked"
        view = table.match.view(decision.seat)
        return self.agent.choose(view, decision, self.chance).option


# The screens of an example, those below the topmost one first.
Example: TypeAlias = "Callable[[Services, Situation], list[Scene]]"
NO_EXAMPLES: Final[Mapping[str, Example]] = MappingProxyType({})


def over_title(services: Services, *screens: Scene) -> list[Scene]:
    """Screens over that with which the program begins."""
    from newangeles_gui.scenes.title import TitleScreen

    return [TitleScreen(services), *screens]


def shots_of(title: Title) -> Shots:
    """What a title says of its screens, or what holds for all that have the plain table."""
    return PlainShots(title) if title.shots is None else title.shots()


class PlainShots:
    """Everything is shown by the house."""

    examples = NO_EXAMPLES

    def __init__(self, title: Title) -> None:
        self.level = title.minds.levels[0]

    def table(self, services: Services, match: Match) -> Scene:
        """The plain table."""
        from newangeles_gui.table.scenes.match import PlainTable

        return PlainTable(services, match)

    def played(self, scene: Scene) -> PlayedTable | None:
        """The plain table, played by a program."""
        from newangeles_gui.table.scenes.match import PlainTable

        return PlayedPlainTable(scene) if isinstance(scene, PlainTable) else None


class PlayedPlainTable:
    """An answer is given as soon as it is chosen: a button has no second thoughts."""

    chosen = ""

    def __init__(self, scene: PlainTable) -> None:
        self.scene, self.match = scene, scene.match

    @property
    def asked(self) -> bool:
        """Whether the person has to answer."""
        return bool(self.scene.director.asks_viewer)

    @property
    def worker(self) -> int | None:
        """The process of the opponents."""
        return self.scene.director.thinker.worker

    def choose(self, option: str) -> None:
        """Press the button of an answer."""
        self.scene.director.choose(option)

    give = choose

    def wave_off(self) -> None:
        """Nobody offers anything."""

    def wait(self) -> None:
        """Until whoever thinks has thought."""
        self.scene.director.thinker.wait()

    def buttons(self) -> Sequence[tuple[int, int]]:
        """The first two answers."""
        found = (one for one in self.scene.root.all() if one.name.startswith("answer."))
        return [one.rect.center for one in found][:2]


WHOLE_GAME: Final = 10**6  # more choices than a game has


@dataclass(slots=True, frozen=True)
class Situation:
    """The game of a seed, so far; what it is played with comes with the box."""

    seed: int = 1
    after: int = 0
    players: int = 4
    people: int = 1
    until: str = ""  # then on to the next question of this kind to seat 0

    def asked(self, kind: str) -> Situation:
        """The same, then on to a question of this kind."""
        return replace(self, until=kind)

    def finished(self) -> Situation:
        """The same game at its end."""
        return replace(self, after=WHOLE_GAME, until="")

    def match(self, box: Any) -> Match:
        """The game so far."""
        title: Title = box.title
        names, level = list(title.rules.roles(box)), shots_of(title).level
        shuffle(names, random_bits(self.seed))
        names = names[: self.players]
        seats = [
            Seat(name, "person") if place < self.people else Seat(name, "opponent", level)
            for place, name in enumerate(names)
        ]
        match = Match.begin(box, Plan(Start(names, str(self.seed)), seats, Agreements()), "example")
        return self.play(box, match)

    def play(self, box: Any, match: Match) -> Match:
        """Play a game as far as this."""
        title: Title = box.title
        agent, chance = title.minds.crew(box).agent(shots_of(title).level), dice(self.seed)
        played = 0
        while (decision := match.pending) is not None and not self._reached(match, played):
            match.apply(agent.choose(match.view(decision.seat), decision, chance))
            played += 1
        return match

    def _reached(self, match: Match, played: int) -> bool:
        if played < self.after:
            return False
        pending = match.pending
        assert pending is not None
        return not self.until or (pending.kind == self.until and pending.seat < self.people)
