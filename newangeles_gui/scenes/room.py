"""A title as it is seen: whatever it says nothing of is plain, with words and without pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pygame

from newangeles_gui.titles.room import (
    OF_THE_HOUSE,
    FirstPictures,
    GameColors,
    Milestone,
)
from newangeles_gui.widgets import Area, Image, Label

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice, Event
    from newangeles_gui.profiles import Statistics
    from newangeles_gui.session import Header, Match, PuzzleRun, SaveData, Seat
    from newangeles_gui.table import TableRoom
    from newangeles_gui.titles.room import (
        Aside,
        NewGameRoom,
        Overview,
        ReplayParts,
        Scenery,
        Thumbnails,
    )
    from newangeles_gui.titles.title import Title
    from newangeles_gui.widgets import CardFace, Kit, Widget

    from .almanac.tab import Tab
    from .base import Scene, Services

LINE: Final = 44  # units
MARK: Final = 30
TWO_COLUMNS: Final = 560
BETWEEN: Final = 28


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


class LargeNumber(NamedTuple):
    """A number of the statistics that is seen from afar: the key of its words, sign and colour."""

    name: str
    number: object
    icon: str
    color: str


class PauseItem(NamedTuple):
    """A line of a menu, such as that of a running game: name, sign, colour, and what it does."""

    name: str
    icon: str
    action: Callable[[], None]
    color: str = "line"
    said: Mapping[str, str] = MappingProxyType({})  # what its words are filled in with


class Room:
    """What the screens of the house ask of a title; one with screens of its own has its own class.

    Any is a Box, View, Game or Overview of the title's own kind.
    """

    colors: GameColors = OF_THE_HOUSE
    # What the game is about, if there is anything to be seen of that.
    introduction: Callable[[Services], Scene] | None = None
    # The table on which puzzles are solved, if there is one.
    puzzle: Callable[[Services, PuzzleRun], Scene] | None = None

    # ------------------------------------------------------------ front screens

    def backdrop(self, services: Services, quiet: bool) -> Scenery:
        """What lives behind the front screens; `quiet` is dark and out of focus."""
        from .plain import Dusk

        return Dusk(services.kit, quiet)

    def opening(self, services: Services) -> FirstPictures:
        """The pictures that the first screens need."""
        return FirstPictures((), lambda pictures: None)

    def logo(self, services: Services, rect: pygame.Rect, centred: bool = False) -> Widget:
        """The name of the game as a sign."""
        from .plain import NameSign

        return NameSign(services.kit, rect, services.say("title.name"), centred)

    def logo_width(self, services: Services, height: int) -> int:
        """How wide the sign is."""
        from .plain import sign_width

        return sign_width(services.kit, services.say("title.name"), height)

    def prepare(self, services: Services) -> None:
        """Import what the table needs and have its pictures read, in a thread."""
        import_module("newangeles_gui.table.scenes.match")

    # ------------------------------------------------------------ cards

    def card_kinds(self) -> Mapping[str, CardKind]:
        """The kinds that the almanac sorts cards by, by the kind of their faces."""
        return {}

    def all_cards(self, box: Any) -> Sequence[str]:
        """All cards, in the order of the almanac."""
        return ()

    def face_of(self, services: Services, card: str) -> CardFace:
        """What is printed on a card."""
        raise KeyError(card)

    def card_pictures(self, box: Any) -> Iterable[tuple[str, str]]:
        """The picture of each card, and the one that stands in for it."""
        return ()

    def chapters(self) -> Sequence[AlmanacChapter]:
        """What the almanac has besides rules, cards and words."""
        return ()

    # ------------------------------------------------------------ games, as all can see them

    def mark(self, player: str, form: str = "") -> str:
        """The picture that stands for who plays; in a form such as `white.32`, if it has any."""
        return "person"

    def thumbnails(self, kit: Kit, box: Any) -> Thumbnails:
        """What draws small pictures of games."""
        from .plain import PlainThumbnails

        return PlainThumbnails(kit)

    def of_header(self, header: Header) -> Overview:
        """What the header of a save tells."""
        from .plain import PlainOverview

        return PlainOverview.of_header(header)

    def of_stranger(self, header: Header, data: SaveData) -> Overview:
        """What a save tells of a game that is not open."""
        from .plain import PlainOverview

        return PlainOverview.of_stranger(header, data)

    def of_save(self, header: Header, data: SaveData, box: Any) -> Overview:
        """What a whole save tells."""
        from .plain import PlainOverview

        return PlainOverview.of_save(header, data, box)

    def of_match(self, match: Match) -> Overview:
        """A game that is being played."""
        from .plain import PlainOverview

        return PlainOverview.of_match(match)

    def round_words(self, say: Callable[..., str], facts: Any) -> str:
        """How far a game is, or that it has ended."""
        return say("standing.ended" if facts.ended else "standing.under_way")

    def course(self, services: Services, facts: Any) -> str:
        """How far a game is, and how it stands."""
        return self.round_words(services.say, facts)

    def length_words(self, say: Callable[..., str], facts: Any) -> str:
        """How long a game is by now."""
        return say("standing.choices", n=facts.choices)

    def called(self, services: Services, facts: Overview, seat: int) -> str:
        """Who sits in a seat: what they play, and who does if they have a name."""
        name = facts.seats[seat]
        if seat >= len(facts.players):
            return name
        role = facts.players[seat]
        called = services.called(role)
        if name in ("", role, called):
            return called
        return services.say("standing.seat", name=name, role=called)

    def winner_words(self, services: Services, facts: Overview) -> str:
        """Who has won, or that nobody has."""
        names = ", ".join(self.called(services, facts, seat) for seat in facts.winners)
        return services.say(f"standing.{'winners' if names else 'nobody'}", names=names)

    def seat_lines(
        self, services: Services, place: tuple[int, int], width: int, facts: Overview
    ) -> list[Widget]:
        """Who plays, with what all can see of them, from a place on: two columns if they fit."""
        px, count = services.kit.px, len(facts.seats)
        area = Area(pygame.Rect(*place, width, 0), px(BETWEEN))
        columns = 2 if width >= px(TWO_COLUMNS) else 1
        rects = area.grid(count, columns, px(LINE) - area.gap)
        lines = (
            self._line(services, pygame.Rect(rect.topleft, (rect.width, px(LINE))), facts, seat)
            for seat, rect in enumerate(rects)
        )
        return [widget for line in lines for widget in line]

    def _line(
        self, services: Services, rect: pygame.Rect, facts: Overview, seat: int
    ) -> list[Widget]:
        kit, px, area = services.kit, services.kit.px, Area(rect, services.kit.px(12))
        found: list[Widget] = []
        if seat < len(facts.players):
            mark = kit.icon(self.mark(facts.players[seat]), MARK)
            found.append(Image(kit, area.left(px(MARK)), mark))
        area.gap = px(8)
        number = area.right(px(56))
        color = "good" if seat in facts.winners else "text"
        called = self.called(services, facts, seat)
        found.append(Label(kit, area.rest, called, "body", color, lines=2))
        if seat < len(facts.scores):
            found.append(Label(kit, number, str(facts.scores[seat]), "number", "mint", "right"))
        return found

    # ------------------------------------------------------------ the menu of a running game

    def table_rules(self, services: Services, match: Match) -> str:
        """What a table agreed on before its game: seats, agreements, options, seed, one a line."""
        say, plan = services.say, match.plan
        seats = [
            say("screen.pause.rules.seat", player=services.called(name), who=_who(services, seat))
            for name, seat in zip(plan.start.players, plan.seats, strict=True)
        ]
        keys = (
            f"screen.pause.rules.{name}.{'on' if agreed else 'off'}"
            for name, agreed in plan.agreements.to_dict().items()
        )
        agreed = [say(key) for key in keys if services.words.catalog.has(key)]
        chosen = self.option_words(services, match)
        return "\n".join(
            [*seats, "", *agreed, *chosen, say("screen.pause.rules.seed", seed=plan.start.seed)]
        )

    def option_words(self, services: Services, match: Match) -> Sequence[str]:
        """What else was chosen before the game."""
        return ()

    def pause_items(self, services: Services, match: Match) -> Sequence[PauseItem]:
        """What the menu of a running game has besides."""
        return ()

    def practice(self, services: Services) -> Sequence[PauseItem]:
        """What there is to practise besides puzzles."""
        return ()

    # ------------------------------------------------------------ playing

    def new_game(self) -> NewGameRoom | None:
        """What there is to choose before a game; None where that is nothing but seats."""
        return None

    def at_table(self) -> TableRoom:
        """What the table of the house asks for."""
        from .plain import PLAIN_TABLE

        return PLAIN_TABLE

    def table(self, services: Services, match: Match) -> Scene:
        """The table for a game, with lessons if it is one for them."""
        from newangeles_gui.table.scenes.match import PlainTable

        return PlainTable(services, match)

    def results(self, services: Services, match: Match) -> Scene:
        """The end of a game: everything is revealed."""
        from .results import Results

        return Results(services, match)

    def tallies(self, services: Services, sums: Statistics) -> Sequence[LargeNumber]:
        """The large numbers of the statistics."""
        return (
            LargeNumber("games", sums.games, "play", "accent"),
            LargeNumber("won", sums.won, "star", "good"),
            LargeNumber("streak", sums.streak, "arrow_up", "good"),
        )

    # ------------------------------------------------------------ watching it again

    def shown(
        self, services: Services, match: Match, told: Callable[[], Iterable[Event]]
    ) -> ReplayParts:
        """The table of a replay; `told` is what has happened up to the state that is shown."""
        from .plain import PlainReplay

        return PlainReplay(services)

    def milestone(self, services: Services, round: str, player: str) -> Milestone:
        """The turn of a player in a round, or without a player the round."""
        words = services.called(player) if player else round
        return Milestone(words, self.mark(player) if player else "round")

    def aside(self, services: Services, game: Any, choice: Choice) -> Aside | None:
        """A choice that answers no question, as it was made; None for all others."""
        return None


def _who(services: Services, seat: Seat) -> str:
    if seat.kind == "person":
        return services.say("screen.pause.rules.person", name=seat.name)
    if seat.kind == "script":
        return services.say("screen.pause.rules.script")
    key = f"level.{seat.level}.name"
    known = services.words.catalog.has(key)
    level = services.say(key) if known else seat.level
    return services.say("screen.pause.rules.opponent", level=level)


PLAIN: Final = Room()


def room_of(title: Title) -> Room:
    """The room of a title; a plain one if it has none."""
    return PLAIN if title.room is None else title.room()
