"""Checks of the districts and the paths between them."""

from __future__ import annotations

from newangeles_gui.content.problems import Problems, did_you_mean, shown

from .base import Resource
from .gathered import Entry, Gathered
from .specs import District

ROOT = "root"


def check_city(gathered: Gathered, problems: Problems) -> None:
    """Paths lead up to the Root, by numbers that are all there once."""
    districts = gathered.districts
    if ROOT in districts:
        districts.entries[ROOT].note(problems, ("id",), "`root` is no district's id")
    for entry, district in districts.sound():
        _check_path(entry, district, gathered, problems)
        _check_produce(entry, "primary", district.primary, problems)
        _check_produce(entry, "secondary", district.secondary, problems)
        if not district.primary:
            entry.note(problems, ("primary",), "empty, expected a resource with its amount")
    _check_numbers(gathered, problems)
    _check_one_way_to_root(gathered, problems)


def _check_path(
    entry: Entry[District], district: District, gathered: Gathered, problems: Problems
) -> None:
    if district.to == ROOT:
        return
    target = gathered.districts.entries.get(district.to)
    if target is None:
        hint = did_you_mean(district.to, [*gathered.districts.entries, ROOT])
        message = f"{shown(district.to)} is no district, expected a district or root{hint}"
        entry.note(problems, ("to",), message)
    # Only upwards: so no path can come back to where it was.
    elif target.spec is not None and target.spec.n <= district.n:
        message = (
            f"the path leads from {district.n} to {target.spec.n} ({district.to}), "
            "expected a higher number or root"
        )
        entry.note(problems, ("to",), message)


def _check_produce(
    entry: Entry[District], key: str, amounts: dict[Resource, int], problems: Problems
) -> None:
    for resource, amount in amounts.items():
        if amount < 1:
            entry.note(problems, (key, resource), f"`{amount}` found, expected at least 1")


def _check_numbers(gathered: Gathered, problems: Problems) -> None:
    count = len(gathered.districts)
    owners: dict[int, str] = {}
    for entry, district in gathered.districts.sound():
        if not 1 <= district.n <= count:
            message = f"`{district.n}` found, expected a number from 1 to {count}"
            entry.note(problems, ("n",), message)
        elif district.n in owners:
            message = f"`{district.n}` is the number of {owners[district.n]} too"
            entry.note(problems, ("n",), message)
        owners.setdefault(district.n, district.id)


def _check_one_way_to_root(gathered: Gathered, problems: Problems) -> None:
    at_root = [entry for entry, district in gathered.districts.sound() if district.to == ROOT]
    for entry in at_root[1:]:
        message = f"the path from {at_root[0].id} leads to root too, expected exactly one"
        entry.note(problems, ("to",), message)
    # A wrong entry may be the one that should lead there.
    complete = all(entry.spec is not None for entry in gathered.districts.entries.values())
    if not at_root and complete:
        gathered.districts.note(problems, "no path leads to root, expected exactly one")
