"""The colours of the city by meaning, and how to derive others from them."""

from dataclasses import dataclass

Colour = str  # always "#rrggbb"

BASE: Colour = "#0B0E1E"
PANEL: Colour = "#141A33"
LINE: Colour = "#2B3566"
TEXT: Colour = "#E8ECFF"
MUTED: Colour = "#9AA5D1"

ACTION_TYPES: dict[str, Colour] = {
    "construction": "#36E08A",
    "biotech": "#FF4D6A",
    "labor": "#B06BFF",
    "media": "#FFD34D",
    "security": "#3AA0FF",
}
THREAT: Colour = "#FF5A36"
CAPITAL: Colour = "#7CF5D6"
TIERS: dict[int, Colour] = {1: "#3AA0FF", 2: "#FFB038", 3: "#FF4D5E"}

# Neon of signs and windows. They carry no meaning, so meaning never hangs on them.
CYAN: Colour = "#2BE4FF"
MAGENTA: Colour = "#FF36C8"
VIOLET: Colour = "#9A5BFF"
AMBER: Colour = "#FFB638"
MINT: Colour = "#3DFFB0"
ROSE: Colour = "#FF5C8A"
WARM: Colour = "#FFD9A0"
COOL: Colour = "#BFF2FF"
NEON: tuple[Colour, ...] = (CYAN, MAGENTA, VIOLET, AMBER, MINT, ROSE)
WINDOWS: tuple[Colour, ...] = (WARM, "#FFE9C9", COOL, "#8FE9FF", "#FFC27A")

RESOURCES: dict[str, Colour] = {
    "energy": "#FFE14D",
    "consumables": "#FF9D5C",
    "tech": "#4DE1FF",
    "entertainment": "#FF6BD6",
    "credits": "#9BF26B",
}
PIECES: dict[str, Colour] = {
    "human_first": "#FF7A3D",
    "orgcrime": "#D14BFF",
    "prisec": "#4DA8FF",
    "android": "#7CF5D6",
    "illness": "#B6FF3D",
    "outage": "#8C97C9",
    "protest": "#FFC23D",
    "strike": "#FF4D3D",
    "development": "#4DFFD0",
}
CORPORATIONS: dict[str, Colour] = {
    "jinteki": "#FF4F5E",
    "haas_bioroid": "#B884FF",
    "nbn": "#FFD84A",
    "weyland": "#4FDC8C",
    "globalsec": "#4AA8FF",
    "melange": "#FF9A4A",
    "federalist": "#E8ECFF",
}

# From the zenith to the horizon.
NIGHT: tuple[Colour, ...] = ("#05060F", "#0B0E24", "#1B1244", "#3D1A6B", "#7A2A86")
SKIES: dict[str, tuple[Colour, ...]] = {
    "night": NIGHT,
    "indigo": ("#04060F", "#0A1230", "#13245A", "#2A4285", "#5A6FB8"),
    "teal": ("#030A12", "#062030", "#0B3D50", "#15697A", "#3FA9A5"),
    "ember": ("#0A0510", "#220A26", "#54143A", "#9A2C3C", "#F0703C"),
    "gold": ("#080716", "#1D1230", "#4A2350", "#9A4A55", "#F0B060"),
    "green": ("#040B10", "#08202A", "#0C4440", "#1A7458", "#66C98A"),
    "violet": ("#06050F", "#140C30", "#33186A", "#6A2FA8", "#C070E0"),
    "rose": ("#0A0612", "#240C2E", "#5A1650", "#A82A68", "#FF7A90"),
    "steel": ("#05080F", "#0C1626", "#1A2C44", "#34506E", "#7C9AB8"),
}
SKIN: tuple[Colour, ...] = (
    "#F2CDB4",
    "#E3B494",
    "#CF9A76",
    "#B98260",
    "#9C6848",
    "#7E5038",
    "#5E3A2A",
    "#452A22",
)
HAIR: dict[str, Colour] = {
    "black": "#15131F",
    "brown": "#3A2420",
    "chestnut": "#6A3A26",
    "auburn": "#8A3522",
    "blond": "#C9A35E",
    "silver": "#B9C0D6",
    "white": "#E6E9F5",
    "grey": "#6C7289",
    "cyan": "#1FA8C8",
    "magenta": "#C82A92",
    "violet": "#6A3AC8",
    "green": "#2A9A6A",
}


def channels(colour: Colour) -> tuple[float, float, float]:
    """The red, green and blue of a colour, each from 0 to 1."""
    return (
        int(colour[1:3], 16) / 255,
        int(colour[3:5], 16) / 255,
        int(colour[5:7], 16) / 255,
    )


def from_channels(red: float, green: float, blue: float) -> Colour:
    """The colour with these channels, each from 0 to 1."""
    parts = (max(0, min(255, round(value * 255))) for value in (red, green, blue))
    return "#" + "".join(f"{part:02X}" for part in parts)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour between two colours; share 0 is the first, 1 the second."""
    pairs = zip(channels(first), channels(second), strict=True)
    return from_channels(*(a + (b - a) * share for a, b in pairs))


def lighten(colour: Colour, share: float) -> Colour:
    """The colour nearer to white."""
    return mix(colour, "#FFFFFF", share)


def darken(colour: Colour, share: float) -> Colour:
    """The colour nearer to the night, which is indigo and never black."""
    return mix(colour, "#060816", share)


def alpha(colour: Colour, opacity: float) -> str:
    """The colour as see-through paint for SVG."""
    red, green, blue = (round(value * 255) for value in channels(colour))
    return f"rgba({red},{green},{blue},{opacity:.3f})"


@dataclass(frozen=True, slots=True)
class Ink:
    """The five colours that a prop is drawn with."""

    base: Colour
    light: Colour
    shade: Colour
    dark: Colour
    glow: Colour


def ink(base: Colour = "#39426E", glow: Colour = CYAN) -> Ink:
    """The ink of a thing with this surface, lit by this neon."""
    return Ink(
        base=mix(base, glow, 0.06),
        light=mix(lighten(base, 0.3), glow, 0.25),
        shade=darken(base, 0.45),
        dark=darken(base, 0.75),
        glow=glow,
    )
