"""Every screen in a state of its own: for pictures of the program and for its tests."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import rng
from newangeles_gui.engine.start import Start
from newangeles_gui.minds.dice import dice
from newangeles_gui.profiles import Played
from newangeles_gui.scenes.almanac.index import TABS as ALMANAC_TABS
from newangeles_gui.scenes.almanac.screen import Almanac
from newangeles_gui.scenes.card_zoom import CardZoom
from newangeles_gui.scenes.crash import Crash
from newangeles_gui.scenes.credits import Credits
from newangeles_gui.scenes.dialogs import Dialog, DialogButton, nothing
from newangeles_gui.scenes.new_game.character_picker import CharacterPicker
from newangeles_gui.scenes.new_game.draft import Draft, DraftSeat
from newangeles_gui.scenes.new_game.screen import NewGame
from newangeles_gui.scenes.pause import Pause
from newangeles_gui.scenes.replay.picker import ReplayPicker
from newangeles_gui.scenes.saves.load import Load
from newangeles_gui.scenes.saves.save import Save
from newangeles_gui.scenes.settings.screen import SettingsScreen
from newangeles_gui.scenes.settings.tabs import TABS
from newangeles_gui.scenes.splash import Splash
from newangeles_gui.scenes.statistics.screen import StatisticsScreen
from newangeles_gui.scenes.title import TitleScreen
from newangeles_gui.session import disk
from newangeles_gui.session.listing import GAMES, NAMED, SUFFIX
from newangeles_gui.session.loading import save_bytes
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Seat
from newangeles_gui.session.store import SaveStore
from newangeles_gui.titles.new_angeles import shots
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.table.scene import TableScene

if TYPE_CHECKING:
    from newangeles_gui.scenes.base import Scene, Services
    from newangeles_gui.titles.new_angeles.rules.box import Box

TIME: Final = 1_790_000_000  # seconds since 1970: pictures are the same on every day
AFTER: Final = 90  # choices
GAMES_PLAYED: Final = 30
WHOLE_GAME: Final = 10**6  # more choices than a game has
ERROR: Final = "ValueError: the example of a fault\n  in scenes/table/board.py, line 42"


class ExampleStore(SaveStore):
    """A store that is gone when nobody needs it any more."""

    def __init__(self) -> None:
        self._home = tempfile.TemporaryDirectory(prefix="newangeles-")
        super().__init__(Path(self._home.name))


def settings(services: Services, tab: str) -> list[Scene]:
    """A page of the settings."""
    return [SettingsScreen(services, tab)]


def load(services: Services, situation: Situation) -> list[Scene]:
    """Several games, two of them damaged."""
    services.store = _filled(services, situation)
    return [Load(services)]


def load_damaged(services: Services, situation: Situation) -> list[Scene]:
    """A damaged save is looked at."""
    services.store = _filled(services, situation)
    page = Load(services)
    page.chosen = next(one for one in services.store.saves() if one.header is None)
    return [page]


def load_nothing(services: Services, situation: Situation) -> list[Scene]:
    """Nobody has played yet."""
    services.store = ExampleStore()
    return [Load(services)]


def save(services: Services, situation: Situation) -> list[Scene]:
    """A name is asked for."""
    services.store = _filled(services, situation)
    return [Save(services, _match(services, situation))]


def save_iron(services: Services, situation: Situation) -> list[Scene]:
    """An iron game has no named saves."""
    services.store = ExampleStore()
    return [Save(services, _iron(_match(services, situation)))]


def pause(services: Services, situation: Situation) -> list[Scene]:
    """A game waits."""
    match = _match(services, situation)
    services.store = ExampleStore()
    table = TableScene(services, match)
    table.rebuild()  # it was on top before the game was paused
    return [table, Pause(services, match)]


def crash(services: Services, situation: Situation) -> list[Scene]:
    """A fault while a game was running."""
    match = _match(services, situation)
    services.store = ExampleStore()
    services.store.autosave(match)
    report = Path("newangeles") / "log" / "crash-20260921-201500.txt"
    return [Crash(services, ERROR, match, report)]


def statistics(services: Services, situation: Situation) -> list[Scene]:
    """Two people have played here, one of them often."""
    screen = StatisticsScreen(services)
    for number in range(GAMES_PLAYED):
        name = "Ada" if number % 8 else "Борис"
        screen.profiles.add(name, _example(services, number))
    screen.person = "Ada"
    return [screen]


def _example(services: Services, number: int) -> Played:
    """A game that somebody may have played."""
    chance = dice(number)
    won, levels = chance.random() < 0.6, ("manager", "manager", "director", "intern", "chair")
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
        levels=[chance.choice(levels)] * 3,
    )


def statistics_nothing(services: Services, situation: Situation) -> list[Scene]:
    """Nobody has finished a game."""
    return [StatisticsScreen(services)]


def statistics_unreadable(services: Services, situation: Situation) -> list[Scene]:
    """The file is damaged."""
    screen = StatisticsScreen(services)
    screen.unreadable = True
    return [screen]


def _match(services: Services, situation: Situation) -> Match:

    after = situation.after or AFTER
    return Situation(situation.seed, after, situation.players).match(services.box)


def _iron(match: Match) -> Match:
    match.plan = Plan(match.plan.start, match.plan.seats, Agreements(undo=False, iron=True))
    return match


def _filled(services: Services, situation: Situation) -> SaveStore:

    store = ExampleStore()
    titles = ("", "Before the first demand", "", "Helium Monday", "Six at one table")
    for number, title in enumerate(titles):
        played = Situation(number + 2, 30 + 45 * number, 4 + number % 3)
        match = played.match(services.box)
        match.identity = f"example-{number}"
        if number == 2:
            _iron(match)
        path = store.folder / NAMED / f"named-{number}{SUFFIX}"
        if not title:
            path = store.folder / GAMES / match.identity / f"auto-0{SUFFIX}"
        raw = save_bytes(match, TIME - 83_000 * number, title)
        disk.write(path, raw)
        if number == 0:
            disk.write(path.with_name(f"auto-1{SUFFIX}"), raw[: len(raw) // 3])
            disk.write(path.with_name(f"auto-2{SUFFIX}"), b"something else altogether")
    return store


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

    def finished(self) -> Situation:
        """The same game at its end."""
        return replace(self, after=WHOLE_GAME, until="")

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
    return [TitleScreen(services)]


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
    about = services.say("title.name")
    text = services.words.text("corporation.nbn")
    return [TitleScreen(services), Dialog(services, about, text, answers)]


def _card_zoom(services: Services, situation: Situation) -> list[Scene]:
    return [TitleScreen(services), CardZoom(services, ["eiko"])]


def _card_zoom_several(services: Services, situation: Situation) -> list[Scene]:
    cards = ["riot_control", "media_circus", "beanstalk_beset", "tourism_spike", "rival.nbn"]
    return [TitleScreen(services), CardZoom(services, cards, 1)]


def _settings(tab: str) -> Example:
    return lambda services, situation: settings(services, tab)


def _almanac(topic: str) -> Example:
    return lambda services, situation: [TitleScreen(services), Almanac(services, topic)]


def _almanac_search(services: Services, situation: Situation) -> list[Scene]:
    almanac = Almanac(services)
    almanac.look_for(services.words.name("term.threat"))
    return [TitleScreen(services), almanac]


def _replay_picker(services: Services, situation: Situation) -> list[Scene]:
    """A list with two games, one of them played to its end."""
    services.store = ExampleStore()
    running, over = situation.match(services.box), situation.finished().match(services.box)
    over.identity = "example-over"
    for match in (running, over):
        services.store.autosave(match)
    picker = ReplayPicker(services)
    picker.look()
    picker.chosen = next(one for one in picker.saves if "over" in str(one.path))
    return [TitleScreen(services), picker]


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
        "load": load,
        "load_damaged": load_damaged,
        "load_nothing": load_nothing,
        "save": save,
        "save_iron": save_iron,
        "pause": pause,
        "crash": crash,
        "statistics": statistics,
        "statistics_nothing": statistics_nothing,
        "statistics_unreadable": statistics_unreadable,
        "card_zoom_several": _card_zoom_several,
        **shots.EXAMPLES,
        "table": shots.table,
        "table_log": shots.table_log,
        "table_cast": shots.table_cast,
        "table_chosen": shots.table_chosen,
        "table_said": shots.table_said,
        "trade": shots.trade,
        "trade_cast": shots.trade_cast,
        "trade_empty": shots.trade_empty,
        "trade_counter": shots.trade_counter,
        "trade_bound": shots.trade_bound,
        "trade_several": shots.several,
        "coach": shots.coach,
        "coach_thinking": shots.coach_thinking,
        "coach_offer": shots.coach_offer,
        "curtain": shots.curtain,
        "results": shots.results,
        "replay": shots.replay,
        "replay_picker": _replay_picker,
    }
)
