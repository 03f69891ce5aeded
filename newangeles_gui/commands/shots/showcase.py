"""Every screen in a state of its own: for pictures of the program and for its tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import rng
from newangeles_gui.minds.dice import dice
from newangeles_gui.scenes.almanac.index import TABS as ALMANAC_TABS
from newangeles_gui.scenes.almanac.screen import Almanac
from newangeles_gui.scenes.cards import CardZoom
from newangeles_gui.scenes.credits import Credits
from newangeles_gui.scenes.dialogs import Dialog, DialogButton, nothing
from newangeles_gui.scenes.new_game.character_picker import CharacterPicker
from newangeles_gui.scenes.new_game.draft import Draft, DraftSeat
from newangeles_gui.scenes.new_game.screen import NewGame
from newangeles_gui.scenes.settings.tabs import TABS
from newangeles_gui.scenes.splash import Splash
from newangeles_gui.scenes.title import Title
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Seat, Start
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.shots import showcase_coach, showcase_game, showcase_tutorial

from . import showcase_system

if TYPE_CHECKING:
    from newangeles_gui.scenes.base import Scene, Services
    from newangeles_gui.titles.new_angeles.rules.box import Box


@dataclass(slots=True, frozen=True)
class Situation:
    """Which game a screen shows: played for so many choices by opponents."""

    seed: int = 1
    after: int = 0
    players: int = 4
    people: int = 1
    until: str = ""  # then on to the next question of this kind to seat 0

    def asked(self, kind: str) -> Situation:
        """The same, then on to a question of this kind."""
        return replace(self, until=kind)

    def match(self, box: Box) -> Match:
        """The game so far."""
        names = list(box.corporations)
        rng.shuffle(names, rng.output(self.seed))
        names = names[: self.players]
        seats = [
            Seat(name, "person") if place < self.people else Seat(name, "opponent", "greedy")
            for place, name in enumerate(names)
        ]
        match = Match.begin(box, Plan(Start(names, str(self.seed)), seats, Agreements()), "example")
        return self.play(box, match)

    def play(self, box: Box, match: Match) -> Match:
        """Play a game as far as this."""
        agent, chance = make_agent("greedy", box), dice(self.seed)
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


Example = Callable[["Services", Situation], "list[Scene]"]


def _title(services: Services, situation: Situation) -> list[Scene]:
    return [Title(services)]


def _splash(services: Services, situation: Situation) -> list[Scene]:
    return [Splash(services)]


def _credits(services: Services, situation: Situation) -> list[Scene]:
    return [Credits(services)]


def _new_game(services: Services, situation: Situation) -> list[Scene]:
    return [NewGame(services)]


def _characters(services: Services, situation: Situation) -> list[Scene]:
    taken = {"yara_haddad": 3}
    picker = CharacterPicker(services, "pavel_orlov", taken, lambda name: None)
    return [NewGame(services), picker]


def _new_game_6(services: Services, situation: Situation) -> list[Scene]:
    seats = [
        DraftSeat(True, "Ada", corporation="nbn"),
        DraftSeat(level="greedy", corporation="weyland", character="rui_matsuda"),
        DraftSeat(True, "Borys", corporation="melange"),
        DraftSeat(level="random"),
        DraftSeat(True, "Вера", corporation="haas_bioroid"),
        DraftSeat(level="greedy"),
    ]
    known = ("Ada", "Borys", "Вера")
    return [NewGame(services, Draft(seats, "flu_season", "rain", iron=True, known=known))]


def _question(services: Services, situation: Situation) -> list[Scene]:
    answers = [
        DialogButton(services.say("screen.confirm"), nothing, "accent"),
        DialogButton(services.say("screen.cancel"), nothing),
    ]
    about = services.say("screen.caption")
    text = services.words.text("corporation.nbn")
    return [Title(services), Dialog(services, about, text, answers)]


def _card_zoom(services: Services, situation: Situation) -> list[Scene]:
    return [Title(services), CardZoom(services, ["eiko"])]


def _card_zoom_several(services: Services, situation: Situation) -> list[Scene]:
    cards = ["riot_control", "media_circus", "beanstalk_beset", "tourism_spike", "rival.nbn"]
    return [Title(services), CardZoom(services, cards, 1)]


def _settings(tab: str) -> Example:
    return lambda services, situation: showcase_system.settings(services, tab)


def _almanac(topic: str) -> Example:
    return lambda services, situation: [Title(services), Almanac(services, topic)]


def _almanac_search(services: Services, situation: Situation) -> list[Scene]:
    almanac = Almanac(services)
    almanac.look_for(services.words.name("term.threat"))
    return [Title(services), almanac]


EXAMPLES: Final = MappingProxyType[str, Example](
    {
        "title": _title,
        "splash": _splash,
        "credits": _credits,
        "new_game": _new_game,
        "characters": _characters,
        "new_game_6": _new_game_6,
        "question": _question,
        "card_zoom": _card_zoom,
        "almanac": _almanac("rule.34_2"),
        **{f"almanac_{tab}": _almanac(tab) for tab in ALMANAC_TABS},
        "almanac_card": _almanac("card.eiko"),
        "almanac_search": _almanac_search,
        **{f"settings_{tab.name}": _settings(tab.name) for tab in TABS},
        "load": showcase_system.load,
        "load_damaged": showcase_system.load_damaged,
        "load_nothing": showcase_system.load_nothing,
        "save": showcase_system.save,
        "save_iron": showcase_system.save_iron,
        "pause": showcase_system.pause,
        "crash": showcase_system.crash,
        "statistics": showcase_system.statistics,
        "statistics_nothing": showcase_system.statistics_nothing,
        "statistics_unreadable": showcase_system.statistics_unreadable,
        "card_zoom_several": _card_zoom_several,
        **showcase_tutorial.EXAMPLES,
        "table": showcase_game.table,
        "table_log": showcase_game.table_log,
        "table_cast": showcase_game.table_cast,
        "table_chosen": showcase_game.table_chosen,
        "table_said": showcase_game.table_said,
        "trade": showcase_game.trade,
        "trade_cast": showcase_game.trade_cast,
        "trade_empty": showcase_game.trade_empty,
        "trade_counter": showcase_game.trade_counter,
        "trade_bound": showcase_game.trade_bound,
        "trade_several": showcase_game.several,
        "coach": showcase_coach.coach,
        "coach_thinking": showcase_coach.coach_thinking,
        "coach_offer": showcase_coach.coach_offer,
        "curtain": showcase_game.curtain,
        "results": showcase_game.results,
        "replay": showcase_game.replay,
        "replay_picker": showcase_game.replay_picker,
    }
)
