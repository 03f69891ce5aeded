"""New Angeles as the house sees it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.titles.rules import Outcome
from newangeles_gui.titles.title import Meta, Title

from .content.gathered import GAME
from .content.loader import load_content
from .rules import codec, conservation, determinize, setup
from .rules.box import Box
from .rules.codec import RULES_EDITION
from .rules.game import Game
from .rules.trade import TRADE, Trade
from .rules.view import View, memories, reveals, thumbnail, view
from .tellings import TELLINGS
from .words import Wording

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from newangeles_gui.engine.conformance import Conformity
    from newangeles_gui.engine.decisions import Choice
    from newangeles_gui.engine.start import Start
    from newangeles_gui.session.answering import Answering
    from newangeles_gui.session.conductor import Talk
    from newangeles_gui.session.match import Match
    from newangeles_gui.terminal.front import Terminal
    from newangeles_gui.titles.room import Room
    from newangeles_gui.titles.title import Extras, Minds

META: Final = Meta(GAME, range(4, 7))


class _Rules:
    """The rules, as far as the house calls them."""

    edition = RULES_EDITION
    view = staticmethod(view)
    reveals = staticmethod(reveals)
    write = staticmethod(codec.to_dict)
    problems = staticmethod(conservation.problems)
    thumbnail = staticmethod(thumbnail)
    memories = staticmethod(memories)

    def box(self, folder: Path, packs: Sequence[Path] = ()) -> Box:
        """What is in the box, with packs on top."""
        return Box(load_content(folder, tuple(packs)))

    def roles(self, box: Box) -> Sequence[str]:
        """The corporations."""
        return tuple(box.corporations)

    def outcome(self, game: Game) -> Outcome:
        """Who has won, with how much capital."""
        state = game.state
        return Outcome(state.winners[:], state.capital[:], state.ended_by)

    def begin(self, box: Box, start: Start, record: bool = True) -> Game:
        """A game at its first question."""
        return setup.begin(box, start, record)

    def allows(self, game: Game, choice: Choice) -> bool:
        """Whether a trade could be made now."""
        return Trade.parse(choice.option, game).fits(game)

    def endless(self, choice: Choice) -> bool:
        """Trades are the only choices without end."""
        return choice.kind == TRADE

    def guess(self, box: Box, seen: View, chance: int) -> Game:
        """A game that fits what a view knows."""
        game = Game(box, determinize.determinize(box, seen, chance))
        game.run()
        return game

    def kit(self, box: Box, players: Sequence[str]) -> Conformity[Game]:
        """Games of these corporations with everything that must hold in them."""
        from .rules.conformity import kit

        return kit(box, players)

    def read(self, box: Box, data: dict[str, Any]) -> Game:
        """A game that stands there."""
        return Game(box, codec.from_dict(data))


def _minds() -> Minds:
    from .minds.tasks import MINDS

    return MINDS


def _extras(data: Mapping[str, Any]) -> Extras:
    from .talk.arrangements import Arrangements

    return Arrangements.from_dict(data)


def _room() -> Room:
    from . import room

    return room


def _terminal() -> Terminal:
    from .terminal.front import NewAngelesTerminal

    return NewAngelesTerminal()


def _talk(match: Match, thinking: Answering, waits: Callable[[], bool]) -> Talk:
    from .talk.parley import Parley

    return Parley(match, thinking, waits)


TITLE: Final = Title(
    module=__name__,
    meta=META,
    rules=_Rules(),
    opponents=_minds,
    tellings=TELLINGS,
    room=_room,
    words=Wording,
    extras=_extras,
    terminal=_terminal,
    talk=_talk,
)
