"""From the bytes of a save to a match, checked in every way that it can be."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from newangeles_gui import __version__
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.engine.plain import WrongShapeError
from newangeles_gui.rules import codec, conservation
from newangeles_gui.rules.game import Game
from newangeles_gui.rules.setup import SetupError
from newangeles_gui.rules.summary import thumbnail

from .match import Match
from .plan import Agreements, Plan, Record, Seat, Start
from .savefile import FORMAT, BadSaveError, Header, SaveData, pack, unpack

if TYPE_CHECKING:
    from newangeles_gui.rules.box import Box

MOST_CHOICES = 100_000


@dataclass(slots=True)
class Loaded:
    """A match from a save; `notes` tell what could not be checked."""

    match: Match
    header: Header
    notes: list[str] = field(default_factory=list)


def save_bytes(match: Match, saved: int, title: str = "", generation: int = 0) -> bytes:
    """A match as the bytes of a save file."""
    box = match.game.box
    header = Header(
        format=FORMAT,
        app=__version__,
        content=box.content.digest,
        packs=[],
        game=match.identity,
        generation=generation,
        saved=saved,
        title=title,
        iron=match.plan.agreements.iron,
        seats=[seat.name for seat in match.plan.seats],
        thumbnail=thumbnail(match.game),
    )
    state = match.game.state
    data = SaveData(
        start=match.plan.start.to_dict(),
        seats=[seat.to_dict() for seat in match.plan.seats],
        agreements=match.plan.agreements.to_dict(),
        state=codec.to_dict(state),
        state_hash=codec.state_hash(state),
        choices=match.record.choices,
        marks=match.record.marks,
    )
    return pack(header, data)


def load_bytes(raw: bytes, box: Box) -> Loaded:
    """A match from the bytes of a save; BadSaveError says why not."""
    header, data = unpack(raw)
    same_content = header.content == box.content.digest
    try:
        state = codec.from_dict(data.state)
        plan = _plan(data)
    except (codec.BadState, WrongShapeError) as error:
        raise _bad(same_content, str(error)) from error
    game = Game(box, state)
    _check_state(game, plan, data, same_content)
    record = Record(list(data.choices), list(data.marks))
    notes = _check_replay(box, plan, record, data, header) if same_content else ["other_content"]
    return Loaded(Match(plan, game, record, header.game), header, notes)


def _bad(same_content: bool, detail: str) -> BadSaveError:
    return BadSaveError("impossible" if same_content else "other_data", detail)


def _plan(data: SaveData) -> Plan:
    start: dict[str, Any] = dict(data.start)
    seats = [Seat.from_dict(seat) for seat in data.seats]
    plan = Plan(Start.from_dict(start), seats, Agreements.from_dict(data.agreements))
    if len(plan.start.players) != len(seats) or len(data.choices) > MOST_CHOICES:
        raise WrongShapeError("seats or choices do not fit the game")
    return plan


def _check_state(game: Game, plan: Plan, data: SaveData, same_content: bool) -> None:
    problems = conservation.contents(game)
    if problems:
        raise _bad(same_content, "; ".join(problems)[:200])
    if game.seating != plan.start.players:
        raise _bad(same_content, "other players sit at the table")
    if codec.state_hash(game.state) != data.state_hash:
        raise _bad(same_content, "the state differs from its fingerprint")
    if not _asks_the_same(game):
        raise _bad(same_content, "the pending question does not follow from the state")
    problems = conservation.problems(game)
    if problems:
        raise _bad(same_content, "; ".join(problems)[:200])


def _asks_the_same(game: Game) -> bool:
    """Whether running the state asks just what it says it asks."""
    twin = game.clone()
    try:
        twin.run()
    except Exception as error:
        raise BadSaveError("impossible", f"the state cannot go on: {error!r:.80}") from error
    return twin.state.pending == game.state.pending and twin.state.over == game.state.over


def _check_replay(
    box: Box, plan: Plan, record: Record, data: SaveData, header: Header
) -> list[str]:
    try:
        replayed = replay(box, plan, record.choices)
    except (SetupError, ValueError) as error:
        return _differs(header, f"the choices cannot be replayed: {error}")
    if codec.state_hash(replayed.state) != data.state_hash:
        return _differs(header, "the choices lead elsewhere")
    return []


def _differs(header: Header, detail: str) -> list[str]:
    """The snapshot is the truth; only under the same rules must the choices lead to it."""
    if header.app == __version__:
        raise BadSaveError("impossible", detail[:200])
    return ["other_rules"]


def replay(box: Box, plan: Plan, choices: list[str], until: int | None = None) -> Game:
    """The game after so many of its choices, played again from the start."""
    game = plan.start.game(box)
    for text in choices[:until]:
        game.apply(Choice.parse(text))
    return game
