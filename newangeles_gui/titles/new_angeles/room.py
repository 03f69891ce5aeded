"""New Angeles as it is seen: what the screens of the house ask of it.

Screens that are opened later are imported when they are, so that the title is there soon.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.scenes import LargeNumber
from newangeles_gui.titles.room import FirstPictures, GameColors, Milestone, Rgb

from .facts import game_facts
from .front import (
    LivingCity,
    Logo,
    MiniCity,
    Stage,
    city_sky,
    load,
    logo_width,
    parts,
    standing_city,
)
from .table.playing import PlayingRoom

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pygame

    from newangeles_gui.scenes import AlmanacChapter, Scene, Services
    from newangeles_gui.session import Match
    from newangeles_gui.titles.room import NewGameRoom


TYPES: Final = ("construction", "biotech", "labor", "media", "security")
RESOURCES: Final = ("energy", "consumables", "tech", "entertainment", "credits")
STANDARD: Final[Mapping[str, Rgb]] = MappingProxyType(
    {
        "construction": (0x36, 0xE0, 0x8A),
        "biotech": (0xFF, 0x4D, 0x6A),
        "labor": (0xB0, 0x6B, 0xFF),
        "media": (0xFF, 0xD3, 0x4D),
        "security": (0x3A, 0xA0, 0xFF),
        "threat": (0xFF, 0x5A, 0x36),
        "capital": (0x7C, 0xF5, 0xD6),
        "tier_1": (0x3A, 0xA0, 0xFF),
        "tier_2": (0xFF, 0xB0, 0x3A),
        "tier_3": (0xFF, 0x4D, 0x6A),
        "energy": (0xFF, 0xE6, 0x5C),
        "consumables": (0xFF, 0xA8, 0x66),
        "tech": (0x4F, 0xD8, 0xFF),
        "entertainment": (0xFF, 0x6B, 0xD6),
        "credits": (0x9B, 0xE8, 0x6B),
        "main": (0x4F, 0xD8, 0xFF),
        "counter": (0xFF, 0x9D, 0x5C),
    }
)
# As in the palettes of the house: red and green are told apart by blue, orange and brightness,
RED_GREEN: Final[Mapping[str, Rgb]] = MappingProxyType(
    {
        "construction": (0x2E, 0xC4, 0xB6),
        "biotech": (0xE6, 0x7E, 0x00),
        "labor": (0xCC, 0x99, 0xFF),
        "media": (0xF0, 0xE4, 0x42),
        "security": (0x3A, 0x7B, 0xFF),
        "threat": (0xFF, 0x7A, 0x1A),
        "credits": (0xB8, 0xD8, 0xFF),
        "tier_3": (0xF0, 0xE4, 0x42),
        "tier_2": (0xE6, 0x7E, 0x00),
    }
)
PROTANOPIA: Final[Mapping[str, Rgb]] = MappingProxyType(
    {
        **RED_GREEN,
        "biotech": (0xF5, 0xA6, 0x23),
        "threat": (0xFF, 0xB0, 0x3A),
        "entertainment": (0xA0, 0xA8, 0xFF),
    }
)
# blue and yellow by red, teal and brightness.
TRITANOPIA: Final[Mapping[str, Rgb]] = MappingProxyType(
    {
        "media": (0xFF, 0xC2, 0xCF),
        "security": (0x00, 0xB5, 0xC4),
        "capital": (0xB8, 0xF2, 0xFF),
        "construction": (0x00, 0xD6, 0xA3),
        "labor": (0xE0, 0x57, 0xA8),
        "energy": (0xFF, 0xD6, 0xDE),
        "tier_1": (0x00, 0xB5, 0xC4),
        "tier_2": (0xFF, 0xC2, 0xCF),
    }
)
COLORS: Final = GameColors(
    palettes=MappingProxyType(
        {
            "standard": STANDARD,
            "deuteranopia": RED_GREEN,
            "protanopia": PROTANOPIA,
            "tritanopia": TRITANOPIA,
        }
    ),
    signs=MappingProxyType({name: f"symbols/{name}.white" for name in (*TYPES, *RESOURCES)}),
    bars=MappingProxyType(
        {"good": 0, "bad": 0, "threat": 0, "capital": 0, "tier_1": 1, "tier_2": 2, "tier_3": 3}
    ),
)


NOTHING_YET: Final = "–"


class NewAngelesRoom(PlayingRoom):
    """Its own in all things but words that any game could say."""

    colors = COLORS
    of_header = staticmethod(game_facts.of_header)
    of_save = staticmethod(game_facts.of_save)
    of_match = staticmethod(game_facts.of_match)
    round_words = staticmethod(game_facts.round_words)
    length_words = staticmethod(game_facts.length_words)
    aside = staticmethod(game_facts.trade_told)
    thumbnails = staticmethod(MiniCity)

    def backdrop(self, services: Services, quiet: bool) -> LivingCity:
        """The living city."""
        return LivingCity(services.kit, services.box, quiet)

    def opening(self, services: Services) -> FirstPictures:
        """The pictures of the city, each loaded by itself and then put together."""
        kit = services.kit
        stage = Stage(kit, services.box, kit.view.size)
        needed = parts(stage)

        def done(pictures: Sequence[pygame.Surface]) -> None:
            if stage.size == kit.view.size:  # else it is loaded again for the new size
                named = {part.name: one for part, one in zip(needed, pictures, strict=True)}
                city_sky(stage, named)
                standing_city(stage, named)

        return FirstPictures([partial(load, kit, part) for part in needed], done)

    def logo(self, services: Services, rect: pygame.Rect, centred: bool = False) -> Logo:
        """The logotype."""
        return Logo(services.kit, rect, centred)

    def logo_width(self, services: Services, height: int) -> int:
        """How wide it is."""
        return logo_width(services.kit, height)

    def introduction(self, services: Services) -> Scene:
        """Two minutes of pictures; then a guided game."""
        from .tutorial.introduction import Introduction

        return Introduction(services)

    def chapters(self) -> Sequence[AlmanacChapter]:
        """Districts, corporations and components."""
        from .almanac import CHAPTERS

        return CHAPTERS

    def mark(self, player: str, form: str = "") -> str:
        """The mark of a corporation."""
        return f"marks/{player}.{form}" if form else f"marks/{player}"

    def course(self, services: Services, facts: Any) -> str:
        """How far the game is, and how much threat there is."""
        threat = services.say("standing.threat", n=facts.threat, end=services.box.threat_end)
        return f"{self.round_words(services.say, facts)} · {threat}"

    def option_words(self, services: Services, match: Match) -> Sequence[str]:
        """The setup card."""
        card = match.plan.start.options.get("setup")
        if not card:
            return ()
        named = services.words.name(f"setup.{card}")
        return (services.say("screen.pause.rules.setup", card=named),)

    def new_game(self) -> NewGameRoom:
        """Corporations, the setup card, whom opponents are like."""
        from . import new_game

        return new_game

    def tallies(self, services: Services, sums: Any) -> Sequence[LargeNumber]:
        """Games, wins, capital, promises, wins in a row, and how often the city was lost."""
        kept, broken = (sums.totals.get(f"promises_{fate}", 0) for fate in ("kept", "broken"))
        promised = services.say("screen.statistics.score", won=kept, played=kept + broken)
        games, won, streak = super().tallies(services, sums)
        return (
            games,
            won,
            LargeNumber("capital", sums.best_score, "investment", "capital"),
            LargeNumber(
                "promises", promised if kept + broken else NOTHING_YET, "promise", "accent"
            ),
            streak,
            LargeNumber("threat", sums.endings.get("threat", 0), "emergency", "threat"),
        )

    def milestone(self, services: Services, round: str, player: str) -> Milestone:
        """The turn of a corporation, or a demand round."""
        number = round.rpartition("_")[2]
        if player:
            named = services.called(player)
            words = services.say("screen.replay.turn", n=int(number or 0), player=named)
            return Milestone(words, self.mark(player, "white.32"))
        key = "standard" if round.isdecimal() else "demand"
        words = services.say(f"standing.round.{key}", n=int(number))
        return Milestone(words, "demand", "warning")


ROOM: Final = NewAngelesRoom()
