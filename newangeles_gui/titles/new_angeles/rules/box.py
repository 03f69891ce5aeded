"""The content of the box, prepared for the rules: tables by id and by index."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ..content.specs import (
    Ability,
    Action,
    Asset,
    Content,
    Contract,
    Corporation,
    DrawLine,
    Emergency,
    EventCard,
    Investment,
)
from ..content.verbs import ChooseOne, Gain, Verb
from .effects import VERBS
from .effects.verb import VerbRules, always
from .pieces import RESERVED, RESOURCES, ROOT, TYPES

if TYPE_CHECKING:
    from newangeles_gui.titles.title import Title

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
