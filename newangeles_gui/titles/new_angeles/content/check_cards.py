"""Checks of corporations, assets, investments and demands, of ids, and of what effects refer to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from newangeles_gui.content import Key, Problems, did_you_mean, shown

from .gathered import Entry, Family, Gathered
from .specs import Asset, Contract, Corporation, DrawLine, Investment
from .verbs import (
    ChangeResources,
    ChooseDistrict,
    ChooseOne,
    ChoosePlayer,
    Condition,
    Count,
    GainInOrder,
    GiveCards,
    Op,
    Place,
    PoolCapital,
    Program,
    Remove,
    Resource,
)

# What a contract that pays for this needs to know besides.
CONTRACT_NEEDS = (("removed", "piece"), ("calm_event", "threat_below"))


def check_cards(gathered: Gathered, problems: Problems) -> None:
    """Cards name things that exist and say all that they need."""
    _check_card_ids(gathered, problems)
    _check_emergencies(gathered, problems)
    for entry, corporation in gathered.corporations.sound():
        _check_draws(entry, "draws_of_four", corporation.draws_of_four, gathered, problems)
        _check_draws(entry, "draws_of_more", corporation.draws_of_more, gathered, problems)
        _check_contract(entry, corporation.contract, problems)
    for asset_entry, asset in gathered.assets.sound():
        _check_asset(asset_entry, asset, problems)
    for investment_entry, investment in gathered.investments.sound():
        _check_investment(investment_entry, investment, problems)
    _check_demands(gathered, problems)


def _check_card_ids(gathered: Gathered, problems: Problems) -> None:
    """Action and emergency cards lie in the same hands, so their ids must differ."""
    owners: dict[str, str] = {}
    cards: list[Entry[Any]] = [
        entry for family in gathered.actions.values() for entry in family.entries.values()
    ]
    for entry in (*cards, *gathered.emergencies.entries.values()):
        if entry.id in owners:
            message = f"{shown(entry.id)} is the id of {owners[entry.id]} too"
            entry.note(problems, ("id",), f"{message}, expected another one")
        owners.setdefault(entry.id, entry.path)
    for family in gathered.actions.values():
        if not family.entries:
            family.note(problems, "no action card of this type, expected at least one")


def _check_emergencies(gathered: Gathered, problems: Problems) -> None:
    owners: dict[str, str] = {}
    for entry, corporation in gathered.corporations.sound():
        name = corporation.emergency
        if name not in gathered.emergencies:
            message = f"{shown(name)} is no emergency action"
            message += did_you_mean(name, gathered.emergencies.entries)
            entry.note(problems, ("emergency",), message)
        elif name in owners:
            message = f"{shown(name)} belongs to {owners[name]}, expected one of its own"
            entry.note(problems, ("emergency",), message)
        owners.setdefault(name, entry.id)


def _check_draws(
    entry: Entry[Corporation],
    key: str,
    lines: tuple[DrawLine, ...],
    gathered: Gathered,
    problems: Problems,
) -> None:
    seen: set[str] = set()
    for index, line in enumerate(lines):
        if line.type in seen:
            message = f"`{line.type}` stands here again, expected each type once"
            entry.note(problems, (key, index, "type"), message)
        elif line.type != "general" and not gathered.actions[line.type].entries:
            message = f"there is no {line.type} card to draw"
            entry.note(problems, (key, index, "type"), message)
        seen.add(line.type)


def _check_contract(entry: Entry[Corporation], contract: Contract, problems: Problems) -> None:
    for kind, key in CONTRACT_NEEDS:
        given = getattr(contract, key) is not None
        if contract.on == kind and not given:
            entry.note(problems, ("contract",), f"`{key}` missing, expected with on: {kind}")
        if contract.on != kind and given:
            message = f"`{key}` found, expected only with on: {kind}"
            entry.note(problems, ("contract", key), message, on_key=True)
    if contract.pays < 1:
        entry.note(problems, ("contract", "pays"), f"`{contract.pays}` found, expected at least 1")


def _check_asset(entry: Entry[Asset], asset: Asset, problems: Problems) -> None:
    if asset.draws_times < 1:
        message = f"`{asset.draws_times}` found, expected at least 1"
        entry.note(problems, ("draws_times",), message)
    holds = asset.draws_times != 1 or asset.hand_size != 0 or asset.takes_counter_discards
    if asset.ability is None and not holds:
        message = "does nothing, expected ability, draws_times, hand_size or takes_counter_discards"
        entry.note(problems, (), message)


def _check_investment(entry: Entry[Investment], investment: Investment, problems: Problems) -> None:
    by_resource = investment.resource is not None
    by_steps, by_each = bool(investment.steps), bool(investment.each)
    counts = investment.count is not None
    if by_steps == by_each or counts == by_resource or (by_resource and by_steps):
        message = "expected either count with steps, or count with each, or resource with each"
        entry.note(problems, (), message)
    if not by_resource:
        for key in ("base", "most"):
            if key in investment.model_fields_set:
                message = "expected only with resource"
                entry.note(problems, (key,), message, on_key=True)
    _check_payments(entry, investment, problems)


def _check_payments(entry: Entry[Investment], investment: Investment, problems: Problems) -> None:
    for reached, pays in investment.steps.items():
        if reached < 1:
            message = f"`{reached}` found, expected at least 1"
            entry.note(problems, ("steps", reached), message, on_key=True)
        if pays < 1:
            entry.note(problems, ("steps", reached), f"`{pays}` found, expected at least 1")
    rising = sorted(investment.steps.items())
    for (_, less), (reached, pays) in pairwise(rising):
        if pays <= less:
            message = f"`{pays}` found, expected more than {less}, as for the step before"
            entry.note(problems, ("steps", reached), message)
    for key, amount in (("each", investment.each), ("base", investment.base)):
        if amount < 0:
            entry.note(problems, (key,), f"`{amount}` found, expected at least 0")
    if investment.most is not None and investment.most < investment.base:
        message = f"`{investment.most}` found, expected at least base ({investment.base})"
        entry.note(problems, ("most",), message)


def _check_demands(gathered: Gathered, problems: Problems) -> None:
    box = gathered.box.spec if gathered.box else None
    tracks: dict[Resource, int] = box.resource_tracks if box else {}
    for entry, demand in gathered.demands.sound():
        for resource, last in tracks.items():
            target = getattr(demand, resource)
            if not 0 <= target <= last:
                message = f"`{target}` found, expected from 0 to {last}, the end of its track"
                entry.note(problems, (resource,), message)
        if demand.threat < 0:
            entry.note(problems, ("threat",), f"`{demand.threat}` found, expected at least 0")


CITY = "city"
PLAYERS = ("you", "everyone", "subject", "active", "countering")
SUBJECT = "subject"
RESERVED = frozenset({CITY, *PLAYERS})
AT_LEAST_ONE = ("count", "up_to", "amount", "times", "lose", "if_supported", "from_richest")
AT_LEAST_ZERO = ("price", "or_threat")
COUNTS = ("when", "unless", "per")
FEWEST_OPTIONS = 2


@dataclass(slots=True)
class _Kind:
    """What a mark stands for."""

    word: str
    verbs: tuple[type[Any], ...]
    reserved: tuple[str, ...] = ()


DISTRICTS = _Kind("districts", (Remove, Place, ChooseDistrict), (CITY,))
ONE_PLAYER = _Kind("a player", (ChoosePlayer,), PLAYERS)
NUMBER = _Kind("a number", (Remove, Place, ChangeResources, GiveCards, PoolCapital))
ANYTHING = _Kind("anything", (object,))
REFERENCES = (
    ("where", DISTRICTS),
    ("tier_of", DISTRICTS),
    ("who", ONE_PLAYER),
    ("per", NUMBER),
    ("needs", ANYTHING),
)


@dataclass(slots=True)
class _Scene:
    """The card that an effect is on, and what is known besides."""

    entry: Entry[Any]
    problems: Problems
    tiers: frozenset[int]
    has_subject: bool
    marks: dict[str, Op] = field(default_factory=dict)

    def note(self, path: tuple[Key, ...], message: str) -> None:
        """Note a problem on the card."""
        self.entry.note(self.problems, path, message)


def check_programs(gathered: Gathered, problems: Problems) -> None:
    """Every effect of every card makes sense in itself."""
    tiers = frozenset(district.tier for _, district in gathered.districts.sound())
    for entry, path, program, has_subject in _programs(gathered):
        scene = _Scene(entry, problems, tiers, has_subject)
        _check_program(scene, program, path)
    for investment_entry, investment in gathered.investments.sound():
        if investment.count is not None:
            scene = _Scene(investment_entry, problems, tiers, has_subject=False)
            _check_count(scene, investment.count, ("count",))
    for family in gathered.actions.values():
        for action_entry, action in family.sound():
            if action.copies < 1:
                message = f"`{action.copies}` found, expected at least 1"
                action_entry.note(problems, ("copies",), message)


def _programs(
    gathered: Gathered,
) -> Iterator[tuple[Entry[Any], tuple[Key, ...], Program, bool]]:
    families: tuple[Family[Any], ...] = (
        *gathered.actions.values(),
        gathered.emergencies,
        gathered.events,
    )
    for family in families:
        for entry, spec in family.sound():
            yield entry, ("effect",), spec.effect, False
    for asset_entry, asset in gathered.assets.sound():
        if asset.ability is not None:
            yield asset_entry, ("ability", "effect"), asset.ability.effect, True


def _check_program(scene: _Scene, program: Program, path: tuple[Key, ...]) -> None:
    if not program:
        scene.note(path, "an empty list, expected at least one verb")
    for index, op in enumerate(program):
        here = (*path, index)
        _check_references(scene, op, here)
        _check_numbers(scene, op, here)
        for key in COUNTS:
            count = getattr(op, key, None)
            if isinstance(count, Count):
                _check_count(scene, count, (*here, key))
        if isinstance(op, ChooseOne):
            _check_options(scene, op, here)
        mark = getattr(op, "as_", None)
        if mark in RESERVED:
            scene.note((*here, "as"), f"{shown(mark)} has a meaning already, expected another word")
        elif mark is not None:
            scene.marks[mark] = op


def _check_options(scene: _Scene, op: ChooseOne, path: tuple[Key, ...]) -> None:
    if len(op.options) < FEWEST_OPTIONS:
        scene.note((*path, "options"), f"expected at least {FEWEST_OPTIONS} options")
    before = dict(scene.marks)
    after: list[dict[str, Op]] = []
    for name, program in op.options.items():
        scene.marks = dict(before)
        _check_program(scene, program, (*path, "options", name))
        after.append(scene.marks)
    # Later verbs can only rely on marks that every option sets.
    scene.marks = {
        mark: setter
        for mark, setter in (after[0] if after else before).items()
        if all(mark in marks for marks in after)
    }


def _check_references(scene: _Scene, op: Op, path: tuple[Key, ...]) -> None:
    for key, kind in REFERENCES:
        word = getattr(op, key, None)
        if not isinstance(word, str):
            continue
        here = (*path, key)
        if word in RESERVED:
            if word not in kind.reserved or (key == "tier_of" and word == CITY):
                scene.note(here, f"{shown(word)} is not {kind.word} here{_allowed(scene, kind)}")
            elif word == SUBJECT and not scene.has_subject:
                scene.note(here, f"{shown(word)} is known in an asset's ability only")
        elif word not in scene.marks:
            hint = did_you_mean(word, scene.marks) or _allowed(scene, kind)
            scene.note(here, f"no earlier verb sets the mark {shown(word)} (as: {word}){hint}")
        elif not isinstance(scene.marks[word], kind.verbs):
            setter = scene.marks[word].do
            message = f"{shown(word)} is set by {setter} and is not {kind.word}"
            scene.note(here, message + _allowed(scene, kind))


def _allowed(scene: _Scene, kind: _Kind) -> str:
    fitting = [mark for mark, setter in scene.marks.items() if isinstance(setter, kind.verbs)]
    words = [*fitting, *kind.reserved]
    return f", expected one of {', '.join(words)}" if words else ""


def _check_numbers(scene: _Scene, op: Op, path: tuple[Key, ...]) -> None:
    for keys, lowest in ((AT_LEAST_ONE, 1), (AT_LEAST_ZERO, 0)):
        for key in keys:
            number = getattr(op, key, None)
            if isinstance(number, int) and number < lowest:
                scene.note((*path, key), f"`{number}` found, expected at least {lowest}")
    if getattr(op, "by", None) == 0:
        scene.note((*path, "by"), "`0` found, expected a number that changes something")
    if isinstance(op, GainInOrder):
        if not op.amounts:
            scene.note((*path, "amounts"), "an empty list, expected amounts of capital")
        for index, amount in enumerate(op.amounts):
            if amount < 1:
                scene.note((*path, "amounts", index), f"`{amount}` found, expected at least 1")


def _check_count(scene: _Scene, count: Count, path: tuple[Key, ...]) -> None:
    things = (
        count.piece is not None,
        bool(count.unrest),
        count.resources_at_most is not None,
    )
    if sum(things) != 1:
        scene.note(path, "expected exactly one of piece, unrest, resources_at_most")
    if count.tier is not None and count.tier not in scene.tiers:
        tiers = ", ".join(str(tier) for tier in sorted(scene.tiers))
        scene.note((*path, "tier"), f"`{count.tier}` found, expected a tier of a district: {tiers}")
    elif count.tier is not None and count.resources_at_most is not None:
        scene.note((*path, "tier"), "resources have no tier")
    if isinstance(count, Condition) and count.at_least < 1:
        scene.note((*path, "at_least"), f"`{count.at_least}` found, expected at least 1")
