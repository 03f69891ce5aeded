"""What the table will have to draw is read from the disk before it is needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.scenes import picture_of
from newangeles_gui.table import LARGE_CARD, Camera, read_ahead, regions

from ..city import FIRST, SIZE, first_layers, layer_size, natural_width
from ..city.event_act import layers_of

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Sight

# Cards that a game shows again and again, those first that are shown soon; in which share of
# their natural size: some are shown large, others only in hands and on the table.
LARGE: Final = 0.75
SMALL: Final = 0.5
SIDE_BY_SIDE: Final = 0.95  # the two investments to choose from
FAMILIES: Final = MappingProxyType(
    {
        "cards_rivals": SMALL,
        "cards_investments": SIDE_BY_SIDE,
        "cards_actions": SMALL,
        "portraits_assets": LARGE,
        "cards_events": LARGE,
        "cards_demands": LARGE,
        "cards_emergencies": SMALL,
    }
)
SIGNS: Final = ("icons", "symbols", "marks")
SIGN: Final = 64  # units; hardly any sign is larger
BACK: Final = 150  # units; the backs of cards are small on the table
FRAMES: Final = ("asset", "event", "demand")  # of cards that are shown large
RATIO: Final = 1.4  # of a card
PORTRAIT: Final = 140  # units; where an opponent offers something it is as large as that

SKY: Final = f"skies/{FIRST}"
OPPONENTS: Final = 3  # the board does not ask how many there are

Order = tuple[str, tuple[int, int]]


def order(services: Services) -> None:
    """Have the pictures for this window read in a thread; asking again costs nothing."""
    services.kit.pictures.order(list(_wanted(services)))


def order_acts(services: Services, told: Sequence[Sight]) -> None:
    """An event is going to be shown in a scene of its own."""
    for kind, facts, _ in told:
        if kind == "event_revealed":
            read_ahead(services.kit, layers_of(services.kit, str(facts["event"])))


def _wanted(services: Services) -> Iterator[Order]:
    kit, known = services.kit, services.kit.pictures.known
    yield SKY, _filling(known[SKY].size, kit.view.size)
    width = natural_width(Camera(SIZE, regions(kit, OPPONENTS).board).scale)
    for name in first_layers(services.box.district_ids):
        yield name, layer_size(kit, name, width)
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
    large = (kit.px(LARGE_CARD), round(kit.px(LARGE_CARD) * RATIO))
    for kind in FRAMES:
        yield f"cards_frames/{kind}.frame", large


def _filling(whole: tuple[int, int], size: tuple[int, int]) -> tuple[int, int]:
    """As large as a picture is that fills a size."""
    share = max(size[0] / whole[0], size[1] / whole[1])
    return (round(whole[0] * share), round(whole[1] * share))
