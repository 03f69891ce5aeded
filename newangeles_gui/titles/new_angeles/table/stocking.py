"""What the table will have to draw is read from the disk before it is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import picture_of
from newangeles_gui.table import LARGE_CARD, MOODS, Picker, read_ahead, regions
from newangeles_gui.widgets import Camera

from ..city import (
    FIRST,
    SIZE,
    first_layers,
    layer_size,
    layers,
    natural_width,
    not_kept,
    pieces_at_rest,
)
from ..city.event_act import layers_of
from ..city.rim import faces
from .choosing import choosing
from .look import look_row

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Sight

    from ..rules import View


class Warming:
    """Two large cards drawn in the frame that asks would make it a slow one."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._ahead: list[Callable[[pygame.Surface], None]] = []
        self._nowhere = pygame.Surface((1, 1))  # what is drawn is kept by the kit

    def begin(self, view: View, room: pygame.Rect) -> None:
        """Something has happened, and this is how it will be in the end."""
        self._ahead = []
        pending = view.pending
        if pending is None or pending.seat != view.seat:
            return
        row = look_row(self.services, room, choosing(self.services, view, pending), Picker())
        if row is not None:
            self._ahead = [one.paint for one in (row, *row.children)]

    def step(self) -> None:
        """Draw the next piece."""
        if self._ahead:
            self._ahead.pop(0)(self._nowhere)


# Cards that a game shows again and again, those first that are shown soon; in which share of
# their natural size: some are shown large, others only in hands and on the table.
LARGE: Final = 0.75
SMALL: Final = 0.5
STAGED: Final = 0.67  # as offers of a deal
SIDE_BY_SIDE: Final = 0.95  # the two investments to choose from
FAMILIES: Final = MappingProxyType(
    {
        "cards_rivals": SMALL,
        "cards_investments": SIDE_BY_SIDE,
        "cards_actions": STAGED,
        "portraits_assets": LARGE,
        "cards_events": LARGE,
        "cards_demands": LARGE,
        "cards_emergencies": STAGED,
    }
)
SIGNS: Final = ("icons", "symbols", "marks")
SIGN: Final = 64  # units; hardly any sign is larger
BACK: Final = 150  # units; the backs of cards are small on the table
FRAMES: Final = ("asset", "event", "demand")  # of cards that are shown large
RATIO: Final = 1.4  # of a card
PORTRAIT: Final = 140  # units; where an opponent offers something it is as large as that

OWN_FACE: Final = 0.64  # of the height of one's own corner
SKY: Final = f"skies/{FIRST}"
OPPONENTS: Final = 3  # the board does not ask how many there are

Order = tuple[str, tuple[int, int]]


def order(services: Services, players: Iterable[str] = ()) -> None:
    """Have the pictures for this window read in a thread; asking again costs nothing.

    The faces of those who play are wanted in every mood.
    """
    services.kit.pictures.order([*_wanted(services), *_moods(services, players)])


def order_faces(services: Services, match: Match) -> None:
    """The pictures for this window, with the faces of those who play a match."""
    order(services, faces(match).values())


def order_acts(services: Services, told: Sequence[Sight]) -> None:
    """An event is going to be shown in a scene of its own."""
    for kind, facts, _ in told:
        if kind == "event_revealed":
            read_ahead(services.kit, layers_of(services.kit, str(facts["event"])))


def order_city(services: Services, before: View, after: View) -> None:
    """Districts are going to look otherwise; what nobody keeps of that is read, even again."""
    kit = services.kit
    width = natural_width(Camera(SIZE, regions(kit, OPPONENTS).board).scale)
    both = zip(services.box.district_ids, before.city, after.city, strict=True)
    other = [(one, now) for one, was, now in both if layers(one, was) != layers(one, now)]
    wanted = [layer for one, now in other for layer in not_kept(kit, one, now, width)]
    kit.pictures.order(wanted, again=True)


def _moods(services: Services, players: Iterable[str]) -> Iterator[Order]:
    places = regions(services.kit, OPPONENTS)
    side = max(places.faces[0].height, round(places.own.height * OWN_FACE))
    for face in players:
        for mood in MOODS:
            yield f"faces_characters/{face}.{mood}", (side, side)


def _wanted(services: Services) -> Iterator[Order]:
    kit, known = services.kit, services.kit.pictures.known
    yield SKY, _filling(known[SKY].size, kit.view.size)
    width = natural_width(Camera(SIZE, regions(kit, OPPONENTS).board).scale)
    for name in first_layers(services.box.district_ids):
        yield name, layer_size(kit, name, width)
    yield from pieces_at_rest(kit, width)
    face = (kit.px(PORTRAIT), kit.px(PORTRAIT))
    for character in services.box.title.minds.characters:
        yield picture_of(character), face
    sign = (kit.px(SIGN), kit.px(SIGN))
    for name, picture in known.items():
        if picture.family in SIGNS and picture.size[0] == picture.size[1] > sign[0]:
            yield name, sign
    back = (kit.px(BACK), round(kit.px(BACK) * RATIO))
    for family in ("cards_frames", "cards_event_backs"):
        for name in known:
            if name.startswith(f"{family}/") and not name.endswith(".frame"):
                yield name, back
    for family, part in FAMILIES.items():
        for name in known:
            if name.startswith(f"{family}/"):
                yield name, kit.pictures.natural(name, kit.view.factor * part)
    # A little larger than they are drawn: so the stock goes on keeping them.
    large = (kit.px(LARGE_CARD) + 2, round(kit.px(LARGE_CARD) * RATIO) + 2)
    for kind in FRAMES:
        yield f"cards_frames/{kind}.frame", large


def _filling(whole: tuple[int, int], size: tuple[int, int]) -> tuple[int, int]:
    """As large as a picture is that fills a size."""
    share = max(size[0] / whole[0], size[1] / whole[1])
    return (round(whole[0] * share), round(whole[1] * share))
