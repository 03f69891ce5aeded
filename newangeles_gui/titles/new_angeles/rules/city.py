"""Pieces in the city: placing, moving on, removing, unrest and production."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import capital, victory
from .state import (
    DARK,
    DEVELOPMENT,
    ENEMY,
    HUMAN_FIRST,
    ILLNESS,
    NAME,
    ORGCRIME,
    OUTAGE,
    PLACE_IN_RESERVE,
    PRISEC,
    PROTEST,
    RESOURCES,
    ROOT,
    STRIKE,
    TRAVELLING,
    UNREST,
    UNREST_RESERVE,
)

if TYPE_CHECKING:
    from .game import Game

ROOT_THREAT = 2  # 34.2


def involve(game: Game, district: int) -> None:
    """An action card involves a district; R.1: judged just before the change."""
    state = game.state
    if state.resolving and state.city[district] & ILLNESS:
        state.ill_involved = True


def fits(here: int, bit: int) -> bool:
    """Whether a piece can stand in a district as it is (12.2, 33.1, 3.3, 62.3, 38.1)."""
    if here & bit:
        return False
    return not (bit & ENEMY and here & PRISEC)


def place(game: Game, bit: int, district: int, displaces: bool = True) -> bool:
    """Place a piece from the reserve; tells whether it stands in this very district."""
    state = game.state
    involve(game, district)
    if not state.reserve[PLACE_IN_RESERVE[bit]]:
        return False  # 32.0
    if not fits(state.city[district], bit):
        if not bit & TRAVELLING:
            return False  # R.19
        standing = state.city[district]
        state.reserve[PLACE_IN_RESERVE[bit]] -= 1
        state.city[district] = standing | bit
        game.tell("piece_placed", piece=NAME[bit], district=game.box.district_ids[district])
        state.city[district] = standing
        move_on(game, bit, district)  # 34.3, 34.4
        return False
    state.reserve[PLACE_IN_RESERVE[bit]] -= 1
    state.city[district] |= bit
    game.tell("piece_placed", piece=NAME[bit], district=game.box.district_ids[district])
    _settled(game, bit, district)
    if bit == PRISEC and displaces:
        displace_enemies(game, district)
    return True


def _settled(game: Game, bit: int, district: int) -> None:
    if bit == OUTAGE:
        clear_unrest(game, district)  # 29.8, R.7


def displace_enemies(game: Game, district: int) -> None:
    """Prisec came: each enemy unit moves on (38.2)."""
    for bit in (HUMAN_FIRST, ORGCRIME):
        if game.state.city[district] & bit:
            move_out(game, bit, district)


def move_out(game: Game, bit: int, district: int) -> int:
    """A piece leaves its district along the path; returns where it went (34.0)."""
    involve(game, district)
    game.state.city[district] &= ~bit
    return move_on(game, bit, district)


def move_on(game: Game, bit: int, district: int) -> int:
    """A piece that is nowhere goes on from a district until it fits (34.1)."""
    state = game.state
    start = district
    while True:
        district = game.box.next_district[district]
        if district == ROOT:
            break
        involve(game, district)  # R.2
        if fits(state.city[district], bit):
            state.city[district] |= bit
            game.tell(
                "piece_moved",
                piece=NAME[bit],
                district=game.box.district_ids[start],
                to=game.box.district_ids[district],
            )
            _settled(game, bit, district)
            return district
    state.reserve[PLACE_IN_RESERVE[bit]] += 1
    game.tell("piece_reached_root", piece=NAME[bit], district=game.box.district_ids[start])
    # 34.2: reaching the Root is no removal. 3.4: there it is the illness that raises threat.
    victory.raise_threat(game, ROOT_THREAT, "root", by_illness=bit == ILLNESS)
    return ROOT


def remove(game: Game, bit: int, district: int) -> None:
    """A piece is removed from a district and goes back to the reserve (55.1)."""
    state = game.state
    involve(game, district)
    state.city[district] &= ~bit
    state.reserve[PLACE_IN_RESERVE[bit]] += 1
    game.tell("piece_removed", piece=NAME[bit], district=game.box.district_ids[district])
    capital.pay_for_removal(game, bit)


def move_android(game: Game, bit: int, start: int, to: int) -> None:
    """An android goes anywhere, paths ignored (68.1)."""
    city = game.state.city
    involve(game, start)
    involve(game, to)
    city[start] &= ~bit
    city[to] |= bit
    names = game.box.district_ids
    game.tell("android_moved", piece="android", district=names[start], to=names[to])
    capital.pay_for_move(game)


def clear_unrest(game: Game, district: int) -> None:
    """The unrest token goes back to the reserve; no contract pays for that (29.8)."""
    state = game.state
    if state.city[district] & UNREST:
        state.city[district] &= ~UNREST
        state.reserve[UNREST_RESERVE] += 1
        game.tell("unrest_cleared", district=game.box.district_ids[district])


def raise_unrest(game: Game, district: int, stages: int = 1) -> None:
    """Unrest rises by up to so many stages (29.1, 29.4, 29.9)."""
    state = game.state
    involve(game, district)  # R.3
    risen = 0
    while risen < stages:
        here = state.city[district]
        if here & DARK:
            break
        if here & PROTEST:
            state.city[district] = here & ~PROTEST | STRIKE
        elif state.reserve[UNREST_RESERVE]:
            state.reserve[UNREST_RESERVE] -= 1
            state.city[district] = here | PROTEST
        else:
            break  # 32.0
        risen += 1
    if risen:
        _tell_unrest(game, "unrest_rose", district, risen)


def lower_unrest(game: Game, district: int, stages: int) -> None:
    """Unrest falls by up to so many stages (29.2, 29.5)."""
    state = game.state
    involve(game, district)  # R.3
    fallen = 0
    while fallen < stages and state.city[district] & UNREST:
        here = state.city[district]
        if here & STRIKE:
            state.city[district] = here & ~STRIKE | PROTEST
        else:
            state.city[district] = here & ~PROTEST
            state.reserve[UNREST_RESERVE] += 1
        fallen += 1
    if fallen:
        _tell_unrest(game, "unrest_fell", district, fallen)
        capital.pay_for_unrest(game, fallen)


def _tell_unrest(game: Game, kind: str, district: int, stages: int) -> None:
    here = game.state.city[district]
    status = "strike" if here & STRIKE else "protest" if here & PROTEST else "stable"
    game.tell(kind, district=game.box.district_ids[district], stages=stages, to=status)


def output(game: Game, district: int, ignore_orgcrime: bool = False) -> list[tuple[int, int]]:
    """What a district would produce now: pairs of resource and amount (36)."""
    here = game.state.city[district]
    if here & DARK:
        return []  # 36.2
    produced: list[tuple[int, int]] = []
    if ignore_orgcrime or not here & ORGCRIME:  # 6.2: none at all, developed or not
        bonus = 1 if here & DEVELOPMENT else 0  # 6.1
        produced += [(resource, amount + bonus) for resource, amount in game.box.primary[district]]
    produced += game.box.secondary[district]  # 5.2, 5.3
    return produced


def produce(game: Game, district: int, ignore_orgcrime: bool = False) -> None:
    """A district produces all its resources (36.0)."""
    name = game.box.district_ids[district]
    for resource, amount in output(game, district, ignore_orgcrime):
        gained = change_resource(game, resource, amount)
        game.tell("produced", district=name, resource=RESOURCES[resource], amount=gained)


def change_resource(game: Game, resource: int, by: int) -> int:
    """A resource token moves, within its track (36.5, 40.2, 40.3); returns by how much."""
    supply = game.state.supply
    before = supply[resource]
    supply[resource] = max(0, min(game.box.track_ends[resource], before + by))
    return supply[resource] - before


def exploit(game: Game, district: int) -> None:
    """A district produces, then unrest rises there (61)."""
    game.tell("district_exploited", district=game.box.district_ids[district])
    produce(game, district)
    if not game.state.city[district] & HUMAN_FIRST:
        raise_unrest(game, district)  # 29.3
    elif game.state.city[district] & (UNREST | OUTAGE):
        place(game, OUTAGE, district)  # 12.1
    else:
        raise_unrest(game, district, 2)  # 12.0
