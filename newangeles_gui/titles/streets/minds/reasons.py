"""Why somebody answers so, in the terms of the ledger: what all at the table can check.

Nothing else goes in than the view, the answer and the rules, so no reason can tell a secret that
the answer does not tell itself. Of several reasons the one that weighs most in dollars comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.minds import no_rule

from ..content import BUSINESSES, COLOURS
from ..rules import NOBODY, Foresight, read_cell, read_lying, street_people

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..rules import Box, Ledger, LedgerStreet, View

GROWN: Final = 0.6  # what a dollar weighs that an open street would pay now,
DENIED: Final = 0.5  # and one that others get too early
LAST_SIGN: Final = 3.0
ALWAYS: Final = 0.1  # said where nothing weighs more


class LedgerReason(NamedTuple):
    """A reason: its key below `reason` in the strings, what it names, and how much it weighs.

    What speaks against an answer weighs less than nothing.
    """

    key: str
    values: Mapping[str, str | int]
    weight: float = ALWAYS


class LedgerReasons:
    """Finds what there is to be said about an answer."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def of(self, seen: View, decision: Decision, option: str) -> list[LedgerReason]:
        """All reasons, the weightiest first; `seen` is the view of who answers."""
        rule = RULES.get(decision.kind)
        if rule is None:
            no_rule("the reasons", decision)
            return []
        found = list(rule(self, seen, decision.seat, option))
        return sorted(found, key=lambda one: -abs(one.weight))

    def _build(self, seen: View, seat: int, option: str) -> Iterator[LedgerReason]:
        name, cell, quarter = read_lying(option)
        foresight = Foresight(self.box, seen)
        before = {one.cell: one for one in foresight.now()}
        found = foresight.ledger(name, cell, quarter, seat)
        yield from self._closing(seen, seat, found)
        yield from self._moving(seat, found)
        if found.standing is not None:
            yield from self._standing(seen, seat, foresight, found, before)
        if seen.free[seat] == 1 and not found.back[seat]:
            yield LedgerReason("last_sign", {}, -LAST_SIGN)

    def _closing(self, seen: View, seat: int, found: Ledger) -> Iterator[LedgerReason]:
        """What is paid at once, to whom."""
        if not found.streets:
            return
        gain, signs = found.gain, found.back[seat]
        others = {one: money for one, money in enumerate(found.money) if one != seat and money}
        most = max(others, key=others.__getitem__, default=NOBODY)
        size = max(street.size for street in found.streets)
        if gain and len(found.streets) == 1:
            yield LedgerReason("closes", {"size": size, "money": gain, "signs": signs}, gain)
        elif gain:
            values = {"streets": len(found.streets), "money": gain, "signs": signs}
            yield LedgerReason("closes_several", values, gain)
        if most == NOBODY:
            if not gain:
                yield LedgerReason("closes_empty", {"size": size}, 1.0)
            return
        named: dict[str, str | int] = {"player": seen.players[most], "money": others[most]}
        if gain:
            yield LedgerReason("pays_too", named, -DENIED * others[most])
        else:
            yield LedgerReason("closes_early", {**named, "size": size}, DENIED * others[most])

    def _moving(self, seat: int, found: Ledger) -> Iterator[LedgerReason]:
        """Who comes to live in own buildings."""
        city = found.city
        for move in found.moves:
            if any(city.owners[city.at[cell]] == seat for cell in move.targets):
                values = {"count": move.number, "colour": COLOURS[move.colour]}
                yield LedgerReason("crowd", values, float(move.number))
        for colour, count in found.settled:
            yield LedgerReason("seekers", {"count": count, "colour": COLOURS[colour]}, count)

    def _standing(
        self, seen: View, seat: int, foresight: Foresight, found: Ledger,
        before: Mapping[int, LedgerStreet],
    ) -> Iterator[LedgerReason]:  # fmt: skip
        """What the tile is worth where it stands, and what it does for its street."""
        city = found.city
        row = city.rows[city.street_of[city.at[found.cell]]]
        street = foresight.street(city.street_of[city.at[found.cell]], city)
        worth = _worth(street, seat)
        known = [before[cell] for tile in row if (cell := city.cells[tile]) in before]
        had = sum(_worth(one, seat) for one in known)
        if len(row) == 1:
            yield LedgerReason("begins", {"money": worth}, GROWN * worth)
        elif had:
            values = {"size": len(row), "money": worth}
            yield LedgerReason("grows", values, GROWN * (worth - had))
        else:
            values = {"size": len(row), "money": worth}
            yield LedgerReason("joins", values, GROWN * worth)

    def _abandon(self, seen: View, seat: int, option: str) -> Iterator[LedgerReason]:
        cell = read_cell(option)
        tile = seen.city.at[cell]
        street = Foresight(self.box, seen).street(seen.city.street_of[tile])
        (line,) = (one for one in street.lines if one.cell == cell)
        yield LedgerReason("abandons", {"tile": line.name, "money": line.money}, 1.0)

    def _double(self, seen: View, seat: int, option: str) -> Iterator[LedgerReason]:
        yield LedgerReason("doubles" if option == "yes" else "keeps_sign", {})

    def _street(self, seen: View, seat: int, option: str) -> Iterator[LedgerReason]:
        """Who lives there can still pay in the next one."""
        city = seen.city
        street = city.street_of[city.at[read_cell(option)]]
        people = sum(street_people(city, street))
        yield (
            LedgerReason("order", {"count": people}) if people else LedgerReason("order_empty", {})
        )

    def _business(self, seen: View, seat: int, option: str) -> Iterator[LedgerReason]:
        name = seen.city.tiles[seen.city.at[read_cell(option)]]
        icon = self.box.tiles[name].business
        if icon in BUSINESSES:
            yield from self._token(seen, seat, icon)
        else:
            yield LedgerReason("any_token", {})

    def _token(self, seen: View, seat: int, option: str) -> Iterator[LedgerReason]:
        """11.10, 11.12."""
        kind = BUSINESSES.index(option)
        held = seen.tokens[seat]
        most = max(held_by[kind] for at, held_by in enumerate(seen.tokens) if at != seat)
        named = {"business": option}
        if held[kind] == min(held):
            yield LedgerReason("token_set", named, 2.0)
        if abs(most - held[kind]) <= 1:
            yield LedgerReason("token_most", named, 3.0)
        yield LedgerReason("token", named)

    def _instead(self, seen: View, seat: int, option: str) -> Iterator[LedgerReason]:
        name, _, place = option.partition(" for=")
        if not place:
            yield LedgerReason("as_built", {})
        else:
            yield LedgerReason("instead", {"tile": name}, 1.0)

    def _move(self, seen: View, seat: int, option: str) -> Iterator[LedgerReason]:
        colour, to, count = option.split(" ")
        city = seen.city
        tile = city.at[read_cell(to.removeprefix("to="))]
        owner = city.owners[tile]
        number = int(count.removeprefix("count="))
        values: dict[str, str | int] = {"count": number, "colour": colour}
        if owner == seat:
            yield LedgerReason("moves_home", {**values, "tile": city.tiles[tile]}, number)
        elif owner == NOBODY:
            yield LedgerReason("moves_away", {**values, "tile": city.tiles[tile]}, number)
        else:
            yield LedgerReason("moves_there", {**values, "player": seen.players[owner]}, number)

    def _sneak(self, seen: View, seat: int, option: str) -> Iterator[LedgerReason]:
        """What the tile would do for the Sneak, and for the person."""
        name, cell, quarter = read_lying(option)
        found = Foresight(self.box, seen).ledger(name, cell, quarter, seen.sneak)
        mine, its = found.money[seat], found.money[seen.sneak]
        if mine:
            yield LedgerReason("sneak_pays", {"money": mine}, mine)
        yield LedgerReason("sneak_gets", {"money": its}, 0.5)

    def _discard(self, seen: View, seat: int, option: str) -> Iterator[LedgerReason]:
        yield LedgerReason("discards", {"tile": option})


def _worth(street: LedgerStreet, seat: int) -> int:
    """What a street would pay somebody now."""
    return sum(line.money for line in street.lines if line.seat == seat)


GiveReasons = Callable[["LedgerReasons", "View", int, str], "Iterator[LedgerReason]"]
RULES: Final[Mapping[str, GiveReasons]] = MappingProxyType(
    {
        "build": LedgerReasons._build,
        "sneak_build": LedgerReasons._sneak,
        "abandon": LedgerReasons._abandon,
        "double": LedgerReasons._double,
        "street": LedgerReasons._street,
        "business": LedgerReasons._business,
        "token": LedgerReasons._token,
        "score_instead": LedgerReasons._instead,
        "move": LedgerReasons._move,
        "discard": LedgerReasons._discard,
    }
)
