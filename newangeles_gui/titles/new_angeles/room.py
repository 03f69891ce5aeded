"""New Angeles as it is seen: what the screens of the house ask of it.

Screens that are opened later are imported when they are, so that the title is there soon.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.titles.room import Aside, FirstPictures, LargeNumber, Milestone

from .facts.public_facts import length_words as length_words
from .facts.public_facts import of_header as of_header
from .facts.public_facts import of_match as of_match
from .facts.public_facts import of_save as of_save
from .facts.public_facts import round_words as round_words
from .facts.public_facts import trade_told
from .front.city_stage import Stage, load, parts
from .front.living_city import LivingCity, city_sky, standing_city
from .front.logotype import Logo
from .front.logotype import logo_width as logo_width
from .front.mini_city import MiniCity
from .table.card_faces import all_cards as all_cards
from .table.card_faces import card_kinds as card_kinds
from .table.card_faces import card_pictures as card_pictures
from .table.card_faces import face_of as face_of
from .table.seat_lines import called as called
from .table.seat_lines import course as course
from .table.seat_lines import seat_lines as seat_lines
from .table.seat_lines import winner_words as winner_words
from .table.who import player_words
from .table.who import table_rules as table_rules

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.engine import Choice
    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.session import Match
    from newangeles_gui.table.room import TableRoom
    from newangeles_gui.titles.room import AlmanacChapter
    from newangeles_gui.widgets import Kit, Widget

    from .rules import Box, Game, View
    from .table.replayed import ReplayedTable
    from .table.scene import TableScene
    from .talk.talking import Offer

NOTHING_YET: Final = "–"


def backdrop(kit: Kit, quiet: bool) -> LivingCity:
    """The living city."""
    return LivingCity(kit, quiet)


def opening(kit: Kit) -> FirstPictures:
    """The pictures of the city, each loaded by itself and then put together."""
    stage = Stage(kit.view.size)
    needed = parts(stage)

    def done(pictures: Sequence[pygame.Surface]) -> None:
        if stage.size == kit.view.size:  # else it is loaded again for the new size
            named = {part.name: one for part, one in zip(needed, pictures, strict=True)}
            city_sky(kit, stage, named)
            standing_city(kit, stage, named)

    return FirstPictures([partial(load, kit, part) for part in needed], done)


def logo(kit: Kit, rect: pygame.Rect, centred: bool = False) -> Widget:
    """The logotype."""
    return Logo(kit, rect, centred)


def mark(player: str, form: str = "") -> str:
    """The mark of a corporation."""
    return f"marks/{player}.{form}" if form else f"marks/{player}"


def thumbnails(kit: Kit, box: Box) -> MiniCity:
    """Small pictures of the city."""
    return MiniCity(kit, box)


def chapters() -> Sequence[AlmanacChapter]:
    """Districts, corporations and components."""
    from .almanac import CHAPTERS

    return CHAPTERS


def prepare(services: Services) -> None:
    """Pictures of the city and of cards; the table itself, and who may sit at it."""
    from .table import stocking

    stocking.order(services)
    for name in ("table.scene", "talk.parley", "minds.tasks"):
        import_module(f"{__package__}.{name}")


def at_table() -> TableRoom:
    """How events are shown and where they happened."""
    from .table.room import ROOM

    return ROOM


def table(services: Services, match: Match) -> Scene:
    """The table: a guided game goes on with its lessons."""
    from .tutorial.guided import table_for

    return table_for(services, match)


def introduction(services: Services) -> Scene:
    """What the game is about, in pictures."""
    from .tutorial.introduction import Introduction

    return Introduction(services)


def lessons(services: Services) -> Scene:
    """The guided game."""
    from .tutorial.guided import guided_table

    return guided_table(services)


def results(services: Services, match: Match) -> Scene:
    """Hidden rivals, the chart, and the deals that turned it."""
    from .results.screen import Results

    return Results(services, match)


def coach(services: Services, table: TableScene) -> Scene:
    """Two or three choices with reasons."""
    from .coach.screen import CoachScreen

    return CoachScreen(services, table)


def supply(services: Services, view: View) -> Scene:
    """The reserve: pieces that can still be placed."""
    from .table.reserve import Reserve

    return Reserve(services, view)


def bargain(services: Services, table: TableScene, offer: Offer | None = None) -> None:
    """The offer table, with the offer on it that is to be answered."""
    from .offers.screen import TradeScreen

    if offer is None:
        services.stack.push(TradeScreen(services, table))
        return
    screen = TradeScreen(services, table, table.shown.corporations[offer.by])
    screen.draft.take(offer.trade)
    services.stack.push(screen)
    screen.changed()  # what the other one thinks of that


def tallies(services: Services, sums: Any) -> Sequence[LargeNumber]:
    """Games, wins, capital, promises, wins in a row, and how often the city was lost."""
    kept, broken = (sums.totals.get(f"promises_{fate}", 0) for fate in ("kept", "broken"))
    promised = services.say("screen.statistics.score", won=kept, played=kept + broken)
    return (
        LargeNumber("games", sums.games, "play", "accent"),
        LargeNumber("won", sums.won, "star", "good"),
        LargeNumber("capital", sums.best_score, "investment", "capital"),
        LargeNumber("promises", promised if kept + broken else NOTHING_YET, "promise", "accent"),
        LargeNumber("streak", sums.streak, "arrow_up", "good"),
        LargeNumber("threat", sums.endings.get("threat", 0), "emergency", "threat"),
    )


def shown(services: Services, match: Match) -> ReplayedTable:
    """The table without questions."""
    from .table.replayed import ReplayedTable

    return ReplayedTable(services, partial(player_words, services, match))


def milestone(services: Services, round: str, player: str) -> Milestone:
    """The turn of a corporation, or a demand round."""
    number = round.rpartition("_")[2]
    if player:
        words = services.say(
            "screen.replay.turn", n=int(number or 0), player=services.called(player)
        )
        return Milestone(words, mark(player, "white.32"))
    key = "standard" if round.isdecimal() else "demand"
    return Milestone(services.say(f"standing.round.{key}", n=int(number)), "demand", "warning")


def aside(services: Services, game: Game, choice: Choice) -> Aside | None:
    """A trade."""
    return trade_told(services.words, game, choice)
