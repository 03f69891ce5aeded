"""Checks of corporations, assets, investments and demands, and of ids."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from newangeles_gui.content import Problems, did_you_mean, shown

from .base import Resource
from .gathered import Entry, Gathered
from .specs import Asset, Contract, Corporation, DrawLine, Investment

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
