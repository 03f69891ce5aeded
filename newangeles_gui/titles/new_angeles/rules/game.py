"""A game in play: the state, what has just happened, and the box that it was taken from.

The content of the box is prepared for the rules: tables by id and by index.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from newangeles_gui.engine import (
    Choice,
    Decision,
    Event,
    Fact,
    Facts,
    Frame,
    IllegalChoice,
    Stop,
    give_answer,
    run_frames,
    take_option,
)

from ..content import (
    Ability,
    Action,
    Asset,
    ChooseOne,
    Content,
    Contract,
    Corporation,
    DrawLine,
    Emergency,
    EventCard,
    Gain,
    Investment,
    Verb,
)
from . import promises
from .assets import Window
from .effect import Effect, VerbRules, always
from .effects import VERBS
from .state import MASK, NOBODY, RESERVED, RESOURCES, ROOT, TYPES, Deal, State, mask_of
from .trade import TRADE, Trade

if TYPE_CHECKING:
    from newangeles_gui.titles.title import Title

    from ..content import Condition, Count

Program: TypeAlias = tuple[Verb, ...]

# The windows in which an ability is asked for, where they are not just its own: one for any offer
# in both of these; one for any rise of threat also in that of illness, for it is the same moment,
# and those of one moment go clockwise in one window (65.4).
WINDOWS = MappingProxyType(
    {
        "offer_proposed": ("main_offer_proposed", "counteroffer_proposed"),
        "threat_rose": ("threat_rose", "illness_raised_threat"),
    }
)


class VerbLine(NamedTuple):
    """A verb of a program with its functions; reading specs is slow where all goes through."""

    verb: Verb
    rules: VerbRules
    conditional: bool  # it may not apply


class Box:
    """Everything that the rules look up while they run; never changes."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.digest = content.digest
        self.packs = content.packs
        self._read_districts(content)
        self._read_cards(content)
        self._read_assets(content)
        self._read_limits(content)

    @property
    def title(self) -> Title:
        """The game that this is the box of."""
        from ..title import TITLE

        return TITLE

    def _read_districts(self, content: Content) -> None:
        districts = sorted(content.districts.values(), key=lambda district: district.n)
        self.district_ids = tuple(district.id for district in districts)
        self.district_at = {name: place for place, name in enumerate(self.district_ids)}
        self.next_district = tuple(self.district_at.get(d.to, ROOT) for d in districts)
        self.tier = tuple(district.tier for district in districts)
        self.primary = tuple(_amounts(district.primary) for district in districts)
        self.secondary = tuple(_amounts(district.secondary) for district in districts)
        self.all_districts = range(len(districts))

    def _read_cards(self, content: Content) -> None:
        self.programs: dict[str, Program] = {}
        self.lines: dict[str, tuple[VerbLine, ...]] = {}
        self.cards: dict[str, Action | Emergency] = {}
        self.type_of: dict[str, str] = {}
        for action_type in TYPES:
            for action in content.actions[action_type].values():
                self.cards[action.id] = action
                self.type_of[action.id] = action_type
                self._add_program(action.id, action.effect)
        self.copies = tuple(  # every action card as often as it is there, by type
            tuple(a.id for a in content.actions[name].values() for _ in range(a.copies))
            for name in TYPES
        )
        self.emergency_owner = {c.emergency: c.id for c in content.corporations.values()}
        for emergency in content.emergencies.values():
            self.cards[emergency.id] = emergency
            self._add_program(emergency.id, emergency.effect)
        self.events: dict[str, EventCard] = content.events
        self.back_of = {name: event.back for name, event in content.events.items()}
        for event in content.events.values():
            self._add_program(event.id, event.effect)

    def _read_assets(self, content: Content) -> None:
        self.assets: dict[str, Asset] = content.assets
        self.abilities: dict[str, Ability] = {}
        windows: dict[str, list[str]] = {}
        for asset in content.assets.values():
            if asset.ability is None:
                continue
            self.abilities[asset.id] = asset.ability
            for name in WINDOWS.get(asset.ability.window, (asset.ability.window,)):
                windows.setdefault(name, []).append(asset.id)
            self._add_program(asset.id, asset.ability.effect)
        self.windows = MappingProxyType({name: tuple(ids) for name, ids in windows.items()})
        # Abilities that always do something need not be asked for it (R.25).
        self.certain = frozenset(one for one in self.abilities if _is_certain(self.lines[one]))
        self.discard_takers = tuple(a.id for a in self.assets.values() if a.takes_counter_discards)
        self.hand_changers = tuple(a.id for a in self.assets.values() if a.hand_size)
        self.draw_changers = tuple(a.id for a in self.assets.values() if a.draws_times > 1)

    def _read_limits(self, content: Content) -> None:
        self.limits = content.box
        pieces = dict[str, int]([*content.box.units.items(), *content.box.tokens.items()])
        self.stock = tuple(pieces[name] for name in RESERVED)
        self.track_ends = tuple(content.box.resource_tracks[name] for name in RESOURCES)
        self.threat_end = content.box.threat_end
        self.rounds = content.box.rounds
        self.corporations: dict[str, Corporation] = content.corporations
        self._draws = {
            corporation.id: (_lines(corporation.draws_of_four), _lines(corporation.draws_of_more))
            for corporation in self.corporations.values()
        }
        self.longest_sheet = max(len(lines) for both in self._draws.values() for lines in both)
        self.contracts: dict[str, Contract] = {c.id: c.contract for c in self.corporations.values()}
        # What is paid by corporation for a piece that goes: removing is what cards do most.
        self.removal_pay: dict[str, dict[str, int]] = {}
        for name, contract in self.contracts.items():
            if contract.on == "removed" and contract.piece is not None:
                self.removal_pay.setdefault(contract.piece, {})[name] = contract.pays
        self.investments: dict[str, Investment] = content.investments
        self.targets = {
            demand.id: tuple(getattr(demand, name) for name in RESOURCES)
            for demand in content.demands.values()
        }

    def _add_program(self, name: str, ops: tuple[Verb, ...]) -> None:
        self.programs[name] = ops
        self.lines[name] = tuple(_line(op) for op in ops)
        for op in ops:
            if isinstance(op, ChooseOne):
                for option, branch in op.options.items():
                    self._add_program(f"{name}.{option}", branch)

    def draw_list(self, corporation: str, players: int) -> tuple[tuple[str, int], ...]:
        """The draws on a corp sheet's side for this number of players (2.3)."""
        return self._draws[corporation][players > 4]


def _line(verb: Verb) -> VerbLine:
    rules = VERBS[verb.do]  # type: ignore[attr-defined]
    return VerbLine(verb, rules, bool(verb.needs or verb.when or verb.unless))


def _is_certain(lines: tuple[VerbLine, ...]) -> bool:
    return any(
        not conditional and (rules.possible is always or (isinstance(verb, Gain) and not verb.per))
        for verb, rules, conditional in lines
    )


def _lines(draws: tuple[DrawLine, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((line.type, line.count) for line in draws)


def _amounts(produced: object) -> tuple[tuple[int, int], ...]:
    assert isinstance(produced, dict)
    return tuple((RESOURCES.index(name), amount) for name, amount in produced.items())


Watcher: TypeAlias = "Callable[[Game], None]"


class Game:
    """The only door to a state: ask for the pending question, apply choices, read the events.

    With `record` off no events are made, which is what a search wants. With `forced` off even a
    question with a single answer is asked. The rules change the state first and tell then, so
    that who `watch`es, if anybody does, sees after each event what it says.
    """

    __slots__ = ("box", "events", "forced", "players", "record", "state", "watch")

    def __init__(self, box: Box, state: State, record: bool = True, forced: bool = True) -> None:
        self.box = box
        self.state = state
        self.record = record
        self.forced = forced
        self.players = len(state.corporations)  # how many play
        self.events: list[Event] = []
        self.watch: Watcher | None = None

    @property
    def pending(self) -> Decision | None:
        """The question that waits for an answer; None when the game is over."""
        return self.state.pending

    @property
    def seating(self) -> list[str]:
        """Who plays, clockwise."""
        return self.state.corporations

    def apply(self, choice: Choice) -> list[Event]:
        """Apply an answer to the pending question, or a trade; IllegalChoice changes nothing."""
        self.events = []
        if choice.kind == TRADE:
            trade = Trade.parse(choice.option, self)
            try:
                trade.execute(self)
            except Stop:  # R.6: a decision bound by the trade raised threat to 25
                self.state.stack.clear()
            self.run()
        else:
            give_answer(self, self.state, self.state.stack, choice, self.forced)
        return self.events

    def take(self, option: str) -> None:
        """Apply one of the pending question's own options; unchecked, for who plays thousands."""
        if self.record:
            self.events = []
        take_option(self, self.state, self.state.stack, option, self.forced)

    def run(self) -> None:
        """Go on until somebody has to decide."""
        run_frames(self, self.state, self.state.stack, self.forced)

    def clone(self, record: bool = False) -> Game:
        """An independent copy of the game."""
        return Game(self.box, self.state.clone(), record, self.forced)

    def push(self, frame: Frame) -> None:
        """Do this first."""
        self.state.stack.append(frame)

    def push_effect(self, program: str, seat: int, subject: int = NOBODY, window: str = "") -> None:
        """A player resolves a program of verbs, about a subject, before anything else."""
        self.state.stack.append(Effect(program, seat, subject, window))

    def open_window(self, name: str, subject: int = NOBODY) -> None:
        """Everybody with an ability for this moment may or must use it (65.4)."""
        owners = self.state.owners
        for asset in self.box.windows.get(name, ()):
            if asset in owners:
                self.state.stack.append(Window(name, subject))
                return

    def pop(self) -> None:
        """The top frame is done."""
        self.state.stack.pop()

    def tell(self, kind: str, /, **data: Fact) -> None:
        """Record a public fact."""
        if self.record:
            self.events.append(Event(kind, data))
            if self.watch is not None:
                self.watch(self)
        if self.state.promises:
            promises.watch(self, kind, data)

    def tell_some(self, kind: str, public: Facts, secret: Facts, *seats: int) -> None:
        """Record a fact of which some seats know more."""
        if self.record:
            self.events.append(Event(kind, public, secret, seats))
            if self.watch is not None:
                self.watch(self)
        if self.state.promises:
            promises.watch(self, kind, public)

    def name(self, seat: int) -> str:
        """The corporation in a seat."""
        return self.state.corporations[seat] if seat >= 0 else ""

    def seat_of(self, corporation: str) -> int:
        """The seat of a corporation; IllegalChoice if it does not play."""
        try:
            return self.state.corporations.index(corporation)
        except ValueError:
            playing = ", ".join(self.state.corporations)
            raise IllegalChoice(f"{corporation!r} does not play; playing are {playing}") from None

    def clockwise(self, first: int) -> list[int]:
        """All seats, clockwise from one."""
        return [(first + step) % self.players for step in range(self.players)]

    def count(self, what: Count) -> int:
        """How many of something are in play."""
        if what.resources_at_most is not None:
            return sum(1 for amount in self.state.supply if amount <= what.resources_at_most)
        mask = mask_of(what.unrest) if what.piece is None else MASK[what.piece]
        return sum(
            (here & mask).bit_count()
            for here, tier in zip(self.state.city, self.box.tier, strict=True)
            if what.tier in (None, tier)
        )

    def holds(self, condition: Condition) -> bool:
        """Whether a count reaches its number."""
        return self.count(condition) >= condition.at_least

    def deal(self) -> Deal:
        """The deal in progress."""
        deal = self.state.deal
        assert deal is not None, "no deal in progress"
        return deal
