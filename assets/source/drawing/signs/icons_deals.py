"""Icons of New Angeles: offers, promises, what cards are about and when, what opponents like."""

from . import flat
from .icon import SLASH, Icon, Icons, card, ring

SEAL = ring(12, 9, 6.5) + "M8.5,14.5 L7,21.5 L12,18.8 L17,21.5 L15.5,14.5 "
GAUGE = "M2.5,17.5 A9.5,9.5 0 0 1 21.5,17.5 "


def gauge(level: int) -> Icon:
    """A meter at one of five levels."""
    x, y = flat.around(12, 17.5, 7.2, 38 * (level - 2))
    ticks = "".join(f"M{4 + 4 * k},21.5 h0.01 " for k in range(level + 1))
    return Icon(lines=f"{GAUGE}M12,17.5 L{x:.2f},{y:.2f} {ticks}", dots=((12, 17.5),))


METERS: Icons = {f"meter_{level}": gauge(level) for level in range(5)}

DEALS: Icons = {
    "trade": Icon("M4,8 H20 M16,4 L20,8 L16,12 M20,16 H4 M8,12 L4,16 L8,20"),
    "promise": Icon(SEAL, dots=((12, 9),)),
    "kept": Icon(SEAL + "M9,9 L11.2,11.2 L15,7"),
    "broken": Icon(SEAL, across="M14.3,1.8 L10,8.5 L14,10.5 L10.5,17.5"),
    "void": Icon(SEAL, across=SLASH),
    "main_offer": Icon(card(4, 3, 16, 18), filled="M12,8 L15.5,12 L12,16 L8.5,12 Z"),
    "counter": Icon(card(4, 3, 16, 18) + "M8,9 L11,12 L8,15 M16,9 L13,12 L16,15"),
    "support": Icon(card(6, 2.5, 12, 11) + "M3,18 L12,21.5 L21,18 M12,10.5 V6 M10,8 L12,6 L14,8"),
    "abstain": Icon("M4.2,7.5 A9,9 0 0 1 8,4 M16,4 A9,9 0 0 1 19.8,7.5 M19.8,16.5 A9,9 0 0 1 16,20 "
                    "M8,20 A9,9 0 0 1 4.2,16.5 M8,12 H16"),
    "investment": Icon("M3,3 V21 H21 M7,16 L11,11.5 L14,14 L20,6.5 M15.5,6.5 H20 V11"),
    "rival": Icon("M4,4 L16.5,16.5 M20,4 L7.5,16.5 M4.5,13.5 L10.5,19.5 M19.5,13.5 L13.5,19.5 "
                  "M7.5,16.5 L4,20 M16.5,16.5 L20,20"),
    "demand": Icon("M8,4 H5 V21 H19 V4 H16 M8,2.5 H16 V6.5 H8 Z M9,11.5 H15 M9,16 H13"),
    "event": Icon("M3,4 H17 V20 H5 Q3,20 3,18 Z M17,9 H21 V18 Q21,20 19,20 H17 M7,12.5 H13 M7,16 "
                  "H13", filled="M7,7.5 H13 V9 H7 Z"),
    "emergency": Icon("M6,17 V13.5 A6,6 0 0 1 18,13.5 V17 M3.5,17 H20.5 V21 H3.5 Z M12,2 V4 "
                      "M4,5.5 L5.5,7 M20,5.5 L18.5,7 M12,11 V13"),
}  # fmt: skip

ASSETS: Icons = {
    "asset": Icon(card(4, 2, 16, 20) + ring(12, 9.5, 2.8)
                  + "M7.5,18.5 C7.5,13.5 16.5,13.5 16.5,18.5"),
    "exhausted": Icon("M2.5,11 H18.5 L21.5,14 V21.5 H2.5 Z M6,7 C8,2.5 15,2.5 17,6.5 M17.5,2.5 "
                      "L17.2,6.8 L13,6"),
    "ready": Icon(card(5.5, 2, 13, 20) + "M9,12 L11.3,14.5 L15.5,9.5"),
}  # fmt: skip

TIMES: Icons = {
    "tie": Icon("M12,3 V20.5 M7,20.5 H17 M4.5,7 H19.5 M4.5,7 L1.8,14 H7.2 Z M19.5,7 L16.8,14 "
                "H22.2 Z"),
    "turn_start": Icon("M4,4 V20 M8.5,12 H20 M15,7 L20,12 L15,17"),
}  # fmt: skip

ICONS: Icons = {**METERS, **DEALS, **ASSETS, **TIMES}
