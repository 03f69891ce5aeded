"""How pieces, unrest and resources are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import AT_END, SHORT, Flip, Point, Ring, Staging, drop, lift

from ..city.board import BREACH as BREACHED
from ..city.happenings import RootShaking, RunningGlow, SlabGlow
from ..rules import ANDROID, RESOURCES, ROOT, ROOT_THREAT, Production

if TYPE_CHECKING:
    from newangeles_gui.table import Moment, Target

STEP: Final = 0.4  # seconds from district to district
FAR: Final = 0.45  # an android's way, or a long one
BREACH: Final = 0.85
RUN: Final = 0.3
MOST_COUNTERS: Final = 4


def _slot(fact: str, piece: str, moment: Moment) -> Target:
    return ("slot", moment.text(fact), piece)


def _piece_start(moment: Moment) -> Target:
    return _slot("district", moment.text("piece"), moment)


def _district(moment: Moment) -> Target:
    return ("district", moment.text("district"))


def _edge(moment: Moment, color: str, seconds: float = 0.45) -> None:
    """Light a district up."""
    rect = moment.place(_district(moment))
    if rect is not None:
        district = moment.text("district")
        moment.add(SlabGlow(moment.services.kit, rect, district, color, seconds))


def _placed(moment: Moment) -> None:
    _put_down(moment, moment.text("piece"))


def _put_down(moment: Moment, piece: str) -> None:
    goal = moment.place(_slot("district", piece, moment))
    if goal is None:
        return
    kit = moment.services.kit
    if kit.calm:
        moment.add(Ring(kit, goal, "accent", SHORT * 2))
        return
    hides = (("piece", moment.text("district"), piece),)
    moment.add(drop(kit, moment.sprite(f"pieces/{piece}", goal), goal, 0.3, hides))


def _moved(moment: Moment) -> None:
    piece, to = moment.text("piece"), moment.text("to")
    goal = _slot("to", piece, moment)
    rect = moment.place(goal)
    if rect is None:
        return
    sprite = moment.sprite(f"pieces/{piece}", rect)
    between = _between(moment, moment.text("district"), to, piece)
    seconds = STEP if not between else FAR
    moment.fly(sprite, goal, seconds, hides=(("piece", to, piece),), through=between)


def _between(moment: Moment, start: str, goal: str, piece: str) -> tuple[Point, ...]:
    """The places where a piece did not fit (34.1), on its way."""
    box = moment.services.box
    found: list[Point] = []
    district = box.next_district[box.district_at[start]]
    while district != ROOT and box.district_ids[district] != goal:
        rect = moment.place(("slot", box.district_ids[district], piece))
        if rect is not None:
            found.append(rect.center)
        district = box.next_district[district]
    return tuple(found)


def _breach(moment: Moment) -> None:
    piece, start = moment.text("piece"), moment.text("district")
    if moment.start is not None:
        sprite = moment.sprite(f"pieces/{piece}", moment.start)
        through = _between(moment, start, "", piece)
        moment.fly(sprite, ("root",), FAR, through=through)
    root, kit = moment.place(("root",)), moment.services.kit
    if root is not None:
        wait = 0.0 if kit.calm else FAR
        moment.add(RootShaking(kit, root, BREACH, wait, BREACHED))
        words = f"+{ROOT_THREAT}"
        moment.float_at(("root",), words, "threat", "symbols/threat.white", delay=wait)


def _removed(moment: Moment) -> None:
    _take_up(moment, f"pieces/{moment.text('piece')}")


def _take_up(moment: Moment, picture: str) -> None:
    kit, start = moment.services.kit, moment.start
    if start is None:
        return
    if kit.calm:
        moment.add(Ring(kit, start, "muted", SHORT * 2))
        return
    moment.add(lift(kit, moment.sprite(picture, start), start, 0.35))


def _android(moment: Moment) -> None:
    goal = _slot("to", "android", moment)
    rect = moment.place(goal)
    if rect is not None:
        sprite = moment.sprite("pieces/android", rect)
        hides = (("piece", moment.text("to"), "android"),)
        moment.fly(sprite, goal, FAR, hides=hides, arc=0.15)


def _unrest_start(moment: Moment) -> Target:
    return _slot("district", "protest", moment)


def _cleared(moment: Moment) -> None:
    _take_up(moment, "pieces/protest")


def _turn_over(moment: Moment, before: str, status: str) -> None:
    rect = moment.place(_slot("district", status, moment))
    if rect is None or moment.services.kit.calm:
        return
    hides = (("piece", moment.text("district"), status),)
    sides = (f"pieces/{before}", f"pieces/{status}")
    moment.add(Flip(moment.services.kit, sides, rect, 0.35, hides))


def _strike_in_production(moment: Moment) -> str:
    """A strike that production has made is looked at, once all districts have produced."""
    produces = any(isinstance(one, Production) for one in moment.view.stack)
    return AT_END if produces and moment.text("to") == "strike" else ""


def _rose(moment: Moment) -> None:
    """To a strike from a protest the token turns over, from nothing it is put down."""
    status = moment.text("to")
    if status == "strike" and moment.number("stages") == 1:
        _turn_over(moment, "protest", "strike")
    else:
        _put_down(moment, status)
    _edge(moment, "bad" if status == "strike" else "warning")


def _fell(moment: Moment) -> None:
    if moment.text("to") == "protest":
        _turn_over(moment, "strike", "protest")
    else:
        _take_up(moment, "pieces/protest")
    _edge(moment, "good")


def _exploited(moment: Moment) -> None:
    """A light runs to the district from the one before it."""
    goal, kit = moment.place(_district(moment)), moment.services.kit
    before = _district_before(moment)
    start = moment.place(("district", before)) if before else None
    if goal is not None and start is not None and not kit.calm:
        moment.add(RunningGlow(kit, start, goal, "accent", RUN))
    _edge(moment, "accent", seconds=0.8)


def _district_before(moment: Moment) -> str:
    """The district that was exploited before this one; empty if there was none (61.7)."""
    box = moment.services.box
    place = box.district_at[moment.text("district")]
    androids = [n for n in range(place) if moment.view.city[n] & ANDROID]
    return str(box.district_ids[androids[-1]]) if androids else ""


def _produced(moment: Moment) -> None:
    """As many counters as there are resources fly to the supply."""
    resource, amount = moment.text("resource"), moment.number("amount")
    sign = f"symbols/{resource}.white"
    words = f"+{amount}" if amount else moment.say("moment.full")
    place = _beside(moment, resource)
    moment.float_at(place, words, resource, sign, below=place[0] == "supply")
    goal = ("supply", resource)
    rect = moment.place(goal)
    if rect is None or not amount:
        return
    token = _token(moment, resource, rect)
    for number in range(min(amount, MOST_COUNTERS)):
        moment.fly(token, goal, 0.4, delay=number * 0.08, vanishes=True)
    moment.ring(goal, resource, delay=0.0 if moment.services.kit.calm else 0.35)


def _beside(moment: Moment, resource: str) -> Target:
    """Two resources of one district do not lie above each other."""
    if RESOURCES.index(resource) % 2 and moment.place(("supply", resource)) is not None:
        return ("supply", resource)
    return _district(moment)


def _token(moment: Moment, resource: str, rect: pygame.Rect) -> pygame.Surface:
    side = moment.services.kit.px(56)
    around = rect.copy()
    around.size = (side, side)
    return moment.sprite(f"pieces/supply.{resource}", around)


def _resource(moment: Moment) -> None:
    resource, by = moment.text("resource"), moment.number("by")
    words = f"{by:+d}" if by else "0"
    color = resource if by >= 0 else "bad"
    sign = f"symbols/{resource}.white"
    moment.float_at(("supply", resource), words, color, sign, below=True)
    moment.ring(("supply", resource), color)


CITY: Final[Mapping[str, Staging]] = {
    "piece_placed": Staging(_placed),
    "piece_moved": Staging(_moved, _piece_start),
    "piece_reached_root": Staging(_breach, _piece_start),
    "piece_removed": Staging(_removed, _piece_start),
    "android_moved": Staging(_android, _piece_start),
    "unrest_cleared": Staging(_cleared, _unrest_start),
    "unrest_rose": Staging(_rose, waits=_strike_in_production),
    "unrest_fell": Staging(_fell, _unrest_start),
    "district_exploited": Staging(_exploited),
    "produced": Staging(_produced, _district),
    "resource_changed": Staging(_resource),
}
