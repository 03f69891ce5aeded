"""From the bytes of a save to a match, checked in every way, or to its course step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui import __version__
from newangeles_gui.engine import (
    Choice,
    Decision,
    Dice,
    Event,
    SetupError,
    WrongShapeError,
    data_hash,
)

from .match import MOST_CHOICES, Match
from .plan import BRANCHED, LONGEST_LINE, UNPROVED, Plan, Record, is_identity, is_line
from .savefile import FORMAT, BadSaveError, Header, SaveData, pack, unpack

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.titles.title import AnyBox, AnyGame, Title


@dataclass(slots=True)
class ReplayMoment:
    """One choice of a replay, with what followed."""

    number: int
    decision: Decision | None
    choice: str
    events: list[Event]
    fingerprint: str


def moments(box: AnyBox, plan: Plan, choices: list[str]) -> Iterator[ReplayMoment]:
    """Every choice again from the start; IllegalChoice where the game does not follow."""
    game = box.title.rules.begin(box, plan.start)
    yield ReplayMoment(0, None, "", game.events, state_hash(game))
    for number, text in enumerate(choices, 1):
        decision = game.pending
        events = game.apply(Choice.parse(text))
        yield ReplayMoment(number, decision, text, events, state_hash(game))


def branch(box: AnyBox, match: Match, at: int, identity: str) -> Match:
    """A new match that goes on from any point of another one ("what if"); or IllegalChoice."""
    choices = match.record.choices[:at]
    log: list[Event] = []
    game = replay(box, match.plan, choices, log=log)
    new = Match(match.plan, game, Record(choices), identity)
    new.record.mark(BRANCHED, match.identity)
    new.log = log
    new.extras = match.extras.branched()
    return new


REHEARSALS: Final = 3
LONGEST_DETAIL: Final = 200
OTHER_CONTENT: Final = "other_content"
OTHER_RULES: Final = "other_rules"


@dataclass(slots=True)
class Loaded:
    """A match from a save; `notes` tell what could not be checked."""

    match: Match
    header: Header
    notes: list[str] = field(default_factory=list)


def program(title: Title) -> str:
    """Which rules made a save: the same choices lead to the same place under them."""
    return f"{__version__}, rules {title.rules.edition}"


def save_bytes(match: Match, saved: int, title: str = "", generation: int = 0) -> bytes:
    """A match as the bytes of a save file."""
    rules, box = match.title.rules, match.game.box
    header = Header(
        format=FORMAT,
        app=program(match.title),
        title_id=match.title.meta.id,
        content=box.digest,
        packs=list(box.packs),
        game=match.identity,
        generation=generation,
        saved=saved,
        title=one_line(title),
        iron=match.plan.agreements.iron,
        seats=[seat.name for seat in match.plan.seats],
        thumbnail=rules.thumbnail(match.game),
    )
    state = rules.write(match.game.state)
    data = SaveData(
        **match.plan.to_dict(),
        state=state,
        state_hash=data_hash(state),
        choices=match.record.choices,
        marks=match.record.marks,
        extras=match.extras.to_dict(),
    )
    return pack(header, data)


def one_line(text: str) -> str:
    """A name or title as it can be kept: one line of no great length."""
    words = "".join(sign if sign.isprintable() else " " for sign in text).split()
    return " ".join(words)[:LONGEST_LINE]


def load_bytes(raw: bytes, box: AnyBox) -> Loaded:
    """A match from the bytes of a save; BadSaveError says why not."""
    header, data = unpack(raw)
    if header.title_id != box.title.meta.id:
        raise BadSaveError("other_title", header.title_id)
    same_content = header.content == box.digest
    try:
        return _load(header, data, box, same_content)
    except (WrongShapeError, _Wrong) as error:
        if same_content:
            raise BadSaveError("impossible", str(error)[:LONGEST_DETAIL]) from error
        raise BadSaveError("other_data", ", ".join(header.packs)[:LONGEST_DETAIL]) from error


class _Wrong(Exception):
    """What does not fit in a save whose shape is right."""


def _load(header: Header, data: SaveData, box: AnyBox, same_content: bool) -> Loaded:
    plan = Plan.from_dict({"start": data.start, "seats": data.seats, "agreements": data.agreements})
    _check_words(header, plan, data)
    match = Match(plan, box.title.rules.read(box, data.state), None, header.game)
    match.record = Record(list(data.choices), list(data.marks))
    match.extras = box.title.extras(data.extras)
    if data_hash(data.state) != data.state_hash:
        raise _Wrong("the state differs from its fingerprint")
    notes = _check_choices(match, data, header, same_content)
    _check_state(match.game, plan)
    if problem := match.extras.problem(len(plan.seats)):
        raise _Wrong(problem)
    if notes:  # nothing but the state itself speaks for it
        _check_future(match.game)
        if not match.record.unproved:  # nor will it when it is saved again
            match.record.mark(UNPROVED, notes[0])
    return Loaded(match, header, notes)


def _check_choices(match: Match, data: SaveData, header: Header, same_content: bool) -> list[str]:
    """Why the choices prove nothing, if they do not: that is told to whoever plays."""
    why = match.record.unproved
    if why not in ("", OTHER_CONTENT, OTHER_RULES):
        raise _Wrong("a mark gives no reason why the choices prove nothing")
    if not same_content:
        return [OTHER_CONTENT]
    return [why] if why else _check_replay(match, data, header)


def _check_words(header: Header, plan: Plan, data: SaveData) -> None:
    """What header and game both say is the same, and what is shown can be shown."""
    if not is_identity(header.game):
        raise _Wrong("the identity of the game is no name")
    if header.seats != [seat.name for seat in plan.seats]:
        raise _Wrong("the header names other seats")
    if header.iron != plan.agreements.iron:
        raise _Wrong("the header says something else of the agreements")
    if len(data.choices) > MOST_CHOICES:
        raise _Wrong(f"{len(data.choices)} choices are too many")
    if not all(text.isprintable() for text in data.choices):
        raise _Wrong("a choice is no line of text")
    if not all(0 <= at <= MOST_CHOICES and is_line(what) for at, what, _ in data.marks):
        raise _Wrong("a mark is none")
    if not all(detail.isprintable() for _, _, detail in data.marks):
        raise _Wrong("a mark is no line of text")


def _check_replay(match: Match, data: SaveData, header: Header) -> list[str]:
    """The choices must lead to the state where the rules are those of the save."""
    try:
        log: list[Event] = []
        replayed = replay(match.game.box, match.plan, match.record.choices, log=log)
    except (SetupError, ValueError) as error:
        return _differs(match.title, header, f"the choices cannot be replayed: {error}")
    if state_hash(replayed) != data.state_hash:
        return _differs(match.title, header, "the choices lead elsewhere")
    match.log = log
    return []


def _differs(title: Title, header: Header, detail: str) -> list[str]:
    """The snapshot is the truth; only under the same rules must the choices lead to it."""
    if header.app == program(title):
        raise _Wrong(detail)
    return [OTHER_RULES]


def _check_state(game: AnyGame, plan: Plan) -> None:
    problems = game.box.title.rules.problems(game)
    if problems:
        raise _Wrong("; ".join(problems))
    if list(game.seating) != plan.start.players:
        raise _Wrong("other players sit at the table")
    if not _rests(game):
        raise _Wrong("the pending question does not follow from the state")


def _rests(game: AnyGame) -> bool:
    """Whether nothing is left to do before the question that is asked."""
    twin = game.clone()
    try:
        twin.run()
    except Exception as error:
        raise _Wrong(f"the state cannot go on: {error!r}") from error
    return bool(twin.state == game.state)


def _check_future(game: AnyGame) -> None:
    """Play on to the end by chance: what lies deep in the stack shows only then."""
    rules = game.box.title.rules
    for number in range(REHEARSALS):
        twin = game.clone()
        dice = Dice(number)
        try:
            for _ in range(MOST_CHOICES):
                if twin.pending is None:
                    break
                twin.apply(dice.choice(twin.pending))
                problems = rules.problems(twin)
                if problems:
                    raise ValueError("; ".join(problems))
        except Exception as error:
            raise _Wrong(f"the state cannot be played to its end: {error!r}") from error
        if twin.pending is not None:
            raise _Wrong("the game would never end")


def replay(
    box: AnyBox,
    plan: Plan,
    choices: list[str],
    until: int | None = None,
    log: list[Event] | None = None,
) -> Any:
    """The game of the title after so many of its choices, played again from the start."""
    game = box.title.rules.begin(box, plan.start)
    if log is not None:
        log += game.events
    for text in choices[:until]:
        events = game.apply(Choice.parse(text))
        if log is not None:
            log += events
    return game


def state_hash(game: AnyGame) -> str:
    """A short fingerprint of where a game stands."""
    return data_hash(game.box.title.rules.write(game.state))
