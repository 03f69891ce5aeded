"""What the house and the room of a title hand one another: screens (scenes/room.py) and opponents.

Pictures of the screens and scenarios are asked for in the same way. pygame is only named for the
type checker: who plays without a window imports none of it, and what is pictured, filmed or
measured is imported when somebody does so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

    from newangeles_gui.commands.shots.situation import Example
    from newangeles_gui.engine import Decision, Event
    from newangeles_gui.minds import Crew, PuzzleMaker
    from newangeles_gui.minds.arena import Measures
    from newangeles_gui.scenario import LoadedScenario, ScenarioSpec
    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Widget

    from .title import AnyGame

Rgb: TypeAlias = tuple[int, int, int]
HOUSE_BARS: Final = MappingProxyType({"good": 0, "bad": 0, "warning": 0, "accent": 0})


@dataclass(frozen=True, slots=True)
class GameColors:
    """The colours of a game beside those of the house, by palette and meaning.

    `standard` has all of them, other palettes those that have to be told apart otherwise. What
    shows a palette to somebody who chooses one: signs, each in the colour of its name, and
    bars, each with as many points as tell it from its like.
    """

    palettes: Mapping[str, Mapping[str, Rgb]] = field(default_factory=lambda: MappingProxyType({}))
    signs: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    bars: Mapping[str, int] = field(default_factory=lambda: HOUSE_BARS)


OF_THE_HOUSE: Final = GameColors()  # of a title that has none of its own


class Scenery(Protocol):
    """What lives behind the front screens."""

    def wake(self) -> None:
        """Somebody is there."""

    def update(self, seconds: float) -> bool:
        """Time passes; whether there is something new to be seen."""

    def wait(self) -> float | None:
        """Seconds until the next picture; None if it rests."""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it as it is now."""


class FirstPictures(NamedTuple):
    """What is loaded while the splash is seen: a job for each picture, each in a thread."""

    jobs: Sequence[Callable[[], pygame.Surface]]
    done: Callable[[Sequence[pygame.Surface]], None]  # hears what they have brought, in order


class Overview(Protocol):
    """What everybody at a table can see of a game; less of it where only a header is known."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of those who play."""

    @property
    def players(self) -> tuple[str, ...]:
        """What they play."""

    @property
    def active(self) -> str:
        """Whose turn it is."""

    @property
    def ended(self) -> bool:
        """Whether the game is over."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, in a game that has ended."""

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has come to, as far as all can see it."""

    @property
    def seed(self) -> str:
        """What makes it the same game again."""


class Thumbnails(Protocol):
    """Small pictures of games, which are completed bit by bit."""

    @property
    def waiting(self) -> bool:
        """Whether a picture is not complete yet."""

    def load_one(self) -> bool:
        """Make one thing that a picture waits for; whether there was any."""

    def picture(self, facts: Any, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a Overview, or what can be drawn of it by now."""


class Aside(NamedTuple):
    """A choice that answered no question: who made it, of which kind it was, and what it was."""

    player: str
    about: str
    told: str


class Milestone(NamedTuple):
    """A round or a turn that a replay can be taken to: its words, sign and colour."""

    words: str
    icon: str
    color: str = "line"


class Topic(NamedTuple):
    """Something to be explained: what it is called and says, its picture or sign, its colour."""

    title: str
    text: str = ""
    more: str = ""
    picture: str = ""
    sign: str = ""
    color: str = "accent"
    mark: str = ""  # a picture in several sizes, named without them
    others: tuple[Topic, ...] = ()  # whose marks and names are shown below


class NewGameRoom(Protocol):
    """What a title has to be chosen from, in the words of a language; "" is left to chance."""

    def options(self, players: int) -> Sequence[str]:
        """Which options of the rules so many players are asked for; chance has the others."""

    @property
    def agreements(self) -> Sequence[str]:
        """What tables can agree on beside what all games have."""

    def guests(self, words: Any, players: int) -> Sequence[Topic]:
        """Whoever sits down by themselves where so many play."""

    def role(self, words: Any, name: str) -> Topic:
        """Somebody who can be played."""

    def taken(self, words: Any, seat: int) -> str:
        """What happens if one takes who is played in another seat, which has this number."""

    def option(self, words: Any, name: str) -> Topic:
        """What is asked for."""

    def value(self, words: Any, option: str, name: str) -> Topic:
        """One of the things that an option can be."""

    def unchosen(self, words: Any, option: str) -> str:
        """What an option is called that nobody has chosen; empty where chance has it."""

    def agreement(self, words: Any, name: str) -> Topic:
        """What people would agree on."""

    def character(self, words: Any, name: str) -> Topic:
        """Somebody whom an opponent can be."""


class ReplayPlaces(NamedTuple):
    """What the table of a replay leaves free for the screen around it, in pixels."""

    controls: pygame.Rect  # to step through the game
    choice: pygame.Rect  # what was chosen
    recap: pygame.Rect  # what has happened in the turn, where nobody's cards are
    turns: pygame.Rect  # all turns, over everything when they are asked for
    menu: pygame.Rect  # the way out, at its right end


class ReplayParts(Protocol):
    """The table of a replay: parts that show one state after the other."""

    @property
    def places(self) -> ReplayPlaces:
        """What is left free; known when everything has been put."""

    def put(self, view: Any) -> Sequence[Widget]:
        """The parts in their places."""

    def refresh(self) -> None:
        """The view is of another state."""

    def update(self, seconds: float) -> bool:
        """Time passes; whether there is something new to be seen."""

    def wait(self) -> float | None:
        """Seconds until the next picture; None if it rests."""


class PlayedTable(Protocol):
    """A table whose person is played by a program: for films and measurements."""

    @property
    def match(self) -> Match:
        """The game that is played there."""

    @property
    def asked(self) -> bool:
        """Whether it is the person's turn to answer, and all that happened has been seen."""

    @property
    def chosen(self) -> str:
        """The answer that the person has chosen and not yet given."""

    @property
    def worker(self) -> int | None:
        """The process in which opponents have thought, if there is one."""

    def choose(self, option: str) -> None:
        """Choose an answer where a person would see it before it is given."""

    def give(self, option: str) -> None:
        """Give an answer."""

    def wave_off(self) -> None:
        """Refuse what opponents offer, and let none of them wait for the person."""

    def wait(self) -> None:
        """Until whoever thinks has thought: where the clock is that of a film."""

    def buttons(self) -> Sequence[tuple[int, int]]:
        """The middles of two buttons, which light up when they are pointed at."""


class Shots(Protocol):
    """The screens of a title in states of their own, and its table when nobody is there."""

    @property
    def level(self) -> str:
        """Who plays the games that are shown: quickly, and always alike."""

    @property
    def examples(self) -> Mapping[str, Example]:
        """Screens by name, beside those that any title has or in place of them."""

    def table(self, services: Services, match: Match) -> Scene:
        """The table for a game as it is without any lessons."""

    def played(self, scene: Scene) -> PlayedTable | None:
        """The table that this screen is; None if it is another one."""


class Minds(Protocol):
    """The opponents of a title."""

    @property
    def levels(self) -> Sequence[str]:
        """Whom people can play against, from the weakest on."""

    @property
    def usual(self) -> str:
        """The level of opponents as long as nobody chooses another."""

    @property
    def gentle(self) -> str:
        """That of the first opponents of somebody who has never finished a game."""

    @property
    def characters(self) -> Sequence[str]:
        """Who opponents can be, by name; nobody where they are all alike."""

    def knows(self, name: str) -> bool:
        """Whether there is a player of that name; some are for measuring only."""

    @property
    def measures(self) -> Measures:
        """Whom an arena seats, and what it counts beside wins."""

    def crew(self, box: Any) -> Crew:
        """All players, as one process has them."""

    def puzzles(self, box: Any) -> PuzzleMaker | None:
        """Who knows what is a puzzle, if anybody does; imported when some are sought."""


class Doing(Protocol):
    """A scenario that is being done: its game, and what was told since it began."""

    events: list[Event]

    @property
    def game(self) -> AnyGame:
        """The game, as far as it has come."""

    def do(self, step: Any) -> None:
        """Do one step; Refused or IllegalChoice if it cannot be done as written."""

    def settle(self) -> None:
        """Take the answers that have no alternative."""


class AskedPosition(Protocol):
    """A position with a right answer."""

    @property
    def title(self) -> str:
        """What it is about, in a line."""

    def question(self, box: Any) -> tuple[AnyGame, Decision]:
        """The game at the question; ContentError where it cannot be reached."""

    def solved_by(self, option: str) -> bool:
        """Whether this answer is right."""


class ScenarioRoom(Protocol):
    """A title's part in scenarios; what stands in their files is of its own kind."""

    @property
    def model(self) -> type[ScenarioSpec]:
        """The format of its scenarios."""

    def begin(self, box: Any, loaded: LoadedScenario) -> Doing:
        """The game as it is given; ContentError with the place of what cannot be."""

    def differences(self, game: Any, events: list[Event], expect: Any) -> list[str]:
        """Everything that did not come as expected."""

    def unsound(self, game: Any) -> list[str]:
        """What cannot be so even in a game that was put together by hand."""

    def positions(self, file: Path) -> Sequence[AskedPosition]:
        """All positions of a file; ContentError with everything that is wrong."""

    def answered(
        self, position: Any, agent: Any, game: Any, decision: Decision, chance: Any
    ) -> str:
        """What a player with these dice answers to a position."""
