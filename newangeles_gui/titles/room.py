"""What the screens of the house ask of a title: its pictures, its cards, screens of its own.

pygame is only named for the type checker: who plays without a window imports none of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.engine import Choice
    from newangeles_gui.profiles import Statistics
    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.scenes.almanac.tab import Tab
    from newangeles_gui.session import Header, Match, SaveData
    from newangeles_gui.table import Areas
    from newangeles_gui.table.room import TableRoom
    from newangeles_gui.widgets import CardFace, Kit, Widget


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


class AlmanacChapter(NamedTuple):
    """A tab of the almanac: its sign, the kind of topics it shows, and what is found in it."""

    name: str
    icon: str
    topic: str
    tab: type[Tab]
    entries: Callable[[Services, Mapping[str, CardFace]], Iterable[tuple[str, ...]]]


class CardKind(NamedTuple):
    """A kind of cards: the key of its words, its sign, and the colour of its edge."""

    words: str
    sign: str
    color: str


class Aside(NamedTuple):
    """A choice that answered no question: who made it, of which kind it was, and what it was."""

    player: str
    about: str
    told: str


class LargeNumber(NamedTuple):
    """A number of the statistics that is seen from afar: the key of its words, sign and colour."""

    name: str
    number: object
    icon: str
    color: str


class Milestone(NamedTuple):
    """A round or a turn that a replay can be taken to: its words, sign and colour."""

    words: str
    icon: str
    color: str = "line"


class ReplayParts(Protocol):
    """The table of a replay: parts that show one state after the other."""

    @property
    def menu(self) -> pygame.Rect:
        """Where the way out is."""

    def put(self, places: Areas, view: Any, beside: bool) -> list[Widget]:
        """The parts in their places; `beside` if there is room for what is going on."""

    def refresh(self) -> None:
        """The view is of another state."""

    def update(self, seconds: float) -> bool:
        """Time passes; whether there is something new to be seen."""

    def wait(self) -> float | None:
        """Seconds until the next picture; None if it rests."""


class Room(Protocol):
    """A title as it is seen. A Box, View or Overview that is passed is of the title's own kind."""

    def card_kinds(self) -> Mapping[str, CardKind]:
        """The kinds that the almanac sorts cards by, by the kind of their faces."""

    def backdrop(self, kit: Kit, quiet: bool) -> Scenery:
        """What lives behind the front screens; `quiet` is dark and out of focus."""

    def opening(self, kit: Kit) -> FirstPictures:
        """The pictures that the first screens need."""

    def logo(self, kit: Kit, rect: pygame.Rect, centred: bool = False) -> Widget:
        """The name of the game as a sign."""

    def logo_width(self, kit: Kit, height: int) -> int:
        """How wide the sign is."""

    def chapters(self) -> Sequence[AlmanacChapter]:
        """What the almanac has besides rules, cards and words."""

    def all_cards(self, box: Any) -> Sequence[str]:
        """All cards, in the order of the almanac."""

    def face_of(self, services: Services, card: str) -> CardFace:
        """What is printed on a card."""

    def card_pictures(self, box: Any) -> Iterable[tuple[str, str]]:
        """The picture of each card, and the one that stands in for it."""

    def mark(self, player: str, form: str = "") -> str:
        """The picture that stands for who plays; in a form such as `white.32`, if it has any."""

    def thumbnails(self, kit: Kit, box: Any) -> Thumbnails:
        """What draws small pictures of games."""

    def of_header(self, header: Header) -> Overview:
        """What the header of a save tells."""

    def of_save(self, header: Header, data: SaveData, box: Any) -> Overview:
        """What a whole save tells."""

    def of_match(self, match: Match) -> Overview:
        """A game that is being played."""

    def round_words(self, say: Callable[..., str], facts: Any) -> str:
        """How far a game is, or that it has ended."""

    def course(self, services: Services, facts: Any) -> str:
        """How far a game is, and how it stands."""

    def length_words(self, say: Callable[..., str], facts: Any) -> str:
        """How long a game is by now."""

    def called(self, services: Services, facts: Any, seat: int) -> str:
        """Who sits in a seat."""

    def winner_words(self, services: Services, facts: Any) -> str:
        """Who has won, or that nobody has."""

    def seat_lines(
        self, services: Services, place: tuple[int, int], width: int, facts: Any
    ) -> list[Widget]:
        """Who plays, with what all can see of them, from a place downwards."""

    def table_rules(self, services: Services, match: Match) -> str:
        """What a table agreed on before its game."""

    def prepare(self, services: Services) -> None:
        """Import what the table needs and have its pictures read, in a thread."""

    def at_table(self) -> TableRoom:
        """What the table of the house asks for."""

    def table(self, services: Services, match: Match) -> Scene:
        """The table for a game, with lessons if it is one for them."""

    def introduction(self, services: Services) -> Scene:
        """What the game is about."""

    def lessons(self, services: Services) -> Scene:
        """A game that teaches how it is played."""

    def results(self, services: Services, match: Match) -> Scene:
        """The end of a game: everything is revealed."""

    def coach(self, services: Services, table: Any) -> Scene:
        """What the coach would do, over the table."""

    def supply(self, services: Services, view: Any) -> Scene:
        """What can still come into the game, over whatever is there."""

    def bargain(self, services: Services, table: Any, offer: Any = None) -> None:
        """Open an offer to another player, or an answer to one."""

    def tallies(self, services: Services, sums: Statistics) -> Sequence[LargeNumber]:
        """The large numbers of the statistics."""

    def shown(self, services: Services, match: Match) -> ReplayParts:
        """The table of a replay."""

    def milestone(self, services: Services, round: str, player: str) -> Milestone:
        """The turn of a player in a round, or without a player the round."""

    def aside(self, services: Services, game: Any, choice: Choice) -> Aside | None:
        """A choice that answers no question, as it was made; None for all others."""
