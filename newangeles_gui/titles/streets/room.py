"""Streets as it is seen: what the screens of the house ask of it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.engine import WrongShapeError
from newangeles_gui.scenes import LargeNumber, PauseItem, PlainOverview, Room

from .city import COLORS, CityPicture, MiniTown, TownFacts, lent_pictures

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from newangeles_gui.engine import Event
    from newangeles_gui.scenes import AlmanacChapter, Scene, Services
    from newangeles_gui.session import Header, Match, PuzzleRun, SaveData
    from newangeles_gui.titles.room import NewGameRoom, Overview
    from newangeles_gui.widgets import Kit

    from .table import ReplayedCity, StreetsTableRoom


class StreetsRoom(Room):
    """Its own in table and colours."""

    colors = COLORS

    def backdrop(self, services: Services, quiet: bool) -> CityPicture:
        """The city from afar."""
        return CityPicture(services.kit, "backdrops/title", quiet)

    def card_pictures(self, box: Any) -> Iterable[tuple[str, str]]:
        """Those of buildings that data packs bring."""
        return lent_pictures(box, box.title.packs)

    def mark(self, player: str, form: str = "") -> str:
        """The sign of a colour."""
        return f"signs/{player}"

    def thumbnails(self, kit: Kit, box: Any) -> MiniTown:
        """The city, small."""
        return MiniTown(kit, box)

    def of_header(self, header: Header) -> TownFacts:
        """Without a city: that is in the save itself."""
        plain = PlainOverview.of_header(header)
        turn, money = header.thumbnail.get("turn", 0), header.thumbnail.get("money", [])
        return TownFacts.of(
            plain, turn if isinstance(turn, int) else 0, money if isinstance(money, list) else [],
            (),
        )  # fmt: skip

    def of_save(self, header: Header, data: SaveData, box: Any) -> TownFacts:
        """With its city, as long as that can be read: else whoever loads it says so."""
        plain = PlainOverview.of_save(header, data, box)
        found = self.of_header(header)
        try:
            city = box.title.rules.read(box, data.state).state.city
        except WrongShapeError:
            city = None
        characters = [seat.get("character", "") for seat in data.seats]
        return TownFacts.of(plain, found.turn, found.scores, characters, city)

    def of_match(self, match: Match) -> TownFacts:
        """A game that is being played."""
        seen = match.view()
        characters = [seat.character for seat in match.plan.seats]
        plain = PlainOverview.of_match(match)
        return TownFacts.of(plain, seen.turn, seen.money, characters, seen.city)

    def round_words(self, say: Callable[..., str], facts: Any) -> str:
        """Which turn it is, or that all are over."""
        return super().round_words(say, facts) if facts.ended else say(
            "streets.turn", n=facts.turn + 1
        )  # fmt: skip

    def called(self, services: Services, facts: Overview, seat: int) -> str:
        """Opponents by the names of their characters, people by theirs."""
        characters = facts.characters if isinstance(facts, TownFacts) else ()
        key = f"character.{characters[seat]}" if seat < len(characters) else ""
        if services.words.catalog.has(f"{key}.name"):
            return services.words.name(key)
        return super().called(services, facts, seat)

    def prepare(self, services: Services) -> None:
        """Import the table ahead."""
        import_module("newangeles_gui.titles.streets.tutorial.taught")

    def introduction(self, services: Services) -> Scene:
        """Short lessons, then a guided game."""
        from .tutorial.learn import LearnPage

        return LearnPage(services)

    def puzzle(self, services: Services, run: PuzzleRun) -> Scene:
        """A turn in a city that opponents have begun."""
        from .tutorial.learn import puzzle_for

        return puzzle_for(services, run)

    def practice(self, services: Services) -> Sequence[PauseItem]:
        """A city to try things in."""
        from .tutorial.learn import sandbox_items

        return sandbox_items(services)

    def pause_items(self, services: Services, match: Match) -> Sequence[PauseItem]:
        """The same in the city of this game; with several people nobody's hand is shown."""
        from .tutorial.learn import sandbox_items

        people = match.plan.people
        return sandbox_items(services, match.view(people[0]) if len(people) == 1 else match.view())

    def chapters(self) -> Sequence[AlmanacChapter]:
        """How things work, tiles, kinds of value, advisors, characters."""
        from .almanac import CHAPTERS

        return CHAPTERS

    def tallies(self, services: Services, sums: Any) -> Sequence[LargeNumber]:
        """Games, wins, wins in a row, the most money, and how often the Sneak was beaten."""
        beaten = sums.totals.get("sneak_beaten", 0)
        return (
            *super().tallies(services, sums),
            LargeNumber("money", sums.best_score, "coin", "accent"),
            LargeNumber("sneak", beaten, "opponent", "good"),
        )

    def new_game(self) -> NewGameRoom:
        """Colours, modules, whom opponents are like."""
        from . import new_game

        return new_game

    def at_table(self) -> StreetsTableRoom:
        """How its events move."""
        from .table import ROOM

        return ROOM

    def table(self, services: Services, match: Match) -> Scene:
        """The city on the whole screen, with hints in the game that follows the lessons."""
        from .tutorial.taught import table_for

        return table_for(services, match)

    def shown(
        self, services: Services, match: Match, told: Callable[[], Iterable[Event]]
    ) -> ReplayedCity:
        """The city grows and shrinks as one steps through the game."""
        from .table import ReplayedCity

        return ReplayedCity(services, match)

    def results(self, services: Services, match: Match) -> Scene:
        """Money turn by turn, what turned the game, the film of the city."""
        from .results.screen import StreetsEnd

        return StreetsEnd(services, match)


ROOM: Final = StreetsRoom()
