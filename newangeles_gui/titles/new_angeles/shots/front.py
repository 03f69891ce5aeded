"""Screens of the house with the cards, people and games of New Angeles on them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.commands.shots.games import TIME, statistics_of
from newangeles_gui.commands.shots.situation import over_title
from newangeles_gui.minds import dice
from newangeles_gui.profiles import Played
from newangeles_gui.scenes import CardZoom
from newangeles_gui.scenes.almanac.screen import Almanac
from newangeles_gui.scenes.new_game.draft import Draft, DraftSeat
from newangeles_gui.scenes.new_game.options import CharacterPicker
from newangeles_gui.scenes.new_game.screen import NewGame

if TYPE_CHECKING:
    from newangeles_gui.commands.shots.situation import Example, Situation
    from newangeles_gui.scenes import Scene, Services


CHAPTERS: Final = ("city", "corporations", "components")
LEVELS: Final = ("manager", "manager", "director", "intern", "chair")


def _almanac(topic: str) -> Example:
    return lambda services, situation: over_title(services, Almanac(services, topic))


def _almanac_search(services: Services, situation: Situation) -> list[Scene]:
    almanac = Almanac(services)
    almanac.look_for(services.words.name("term.threat"))
    return over_title(services, almanac)


def _characters(services: Services, situation: Situation) -> list[Scene]:
    taken = {"yara_haddad": 3}
    picker = CharacterPicker(services, "pavel_orlov", taken, lambda name: None)
    return [NewGame(services), picker]


def _new_game_6(services: Services, situation: Situation) -> list[Scene]:
    seats = [
        DraftSeat(True, "Ada", role="nbn"),
        DraftSeat(level="greedy", role="weyland", character="rui_matsuda"),
        DraftSeat(True, "Borys", role="melange"),
        DraftSeat(level="random"),
        DraftSeat(True, "Вера", role="haas_bioroid"),
        DraftSeat(level="greedy"),
    ]
    known = ("Ada", "Borys", "Вера")
    sizes, options = services.box.title.meta.seats, {"setup": "flu_season"}
    draft = Draft(sizes, seats, options, "rain", iron=True, known=known)
    return [NewGame(services, draft)]


def _card_zoom(services: Services, situation: Situation) -> list[Scene]:
    return over_title(services, CardZoom(services, ["eiko"]))


def _card_zoom_several(services: Services, situation: Situation) -> list[Scene]:
    cards = ["riot_control", "media_circus", "beanstalk_beset", "tourism_spike", "rival.nbn"]
    return over_title(services, CardZoom(services, cards, 1))


def _statistics(services: Services, situation: Situation) -> list[Scene]:
    return [statistics_of(services, _played)]


def _played(services: Services, number: int) -> Played:
    """A game that somebody may have played; now and then the city was lost."""
    chance = dice(number)
    won = chance.random() < 0.6
    return Played(
        game=f"example-{number}",
        title=services.box.title.meta.id,
        finished=TIME + 83_000 * number,
        players=4 + number % 3,
        role=chance.choice(list(services.box.corporations)),
        won=won,
        ended_by="demand" if won or number % 2 else "threat",
        score=chance.randrange(18, 58),
        facts={"promises_kept": chance.randrange(4), "promises_broken": chance.randrange(2)},
        levels=[chance.choice(LEVELS)] * 3,
    )


EXAMPLES: Final = MappingProxyType[str, "Example"](
    {
        "new_game_6": _new_game_6,
        "characters": _characters,
        "card_zoom": _card_zoom,
        "card_zoom_several": _card_zoom_several,
        "almanac": _almanac("rule.34_2"),
        "almanac_card": _almanac("card.eiko"),
        "almanac_search": _almanac_search,
        **{f"almanac_{name}": _almanac(name) for name in CHAPTERS},
        "statistics": _statistics,
    }
)
