"""The lights of the city: by threat, and at the end of a game."""

from dataclasses import dataclass

from ...drawing import palette


@dataclass(frozen=True)
class Grade:
    """One light; colours of the sky from the zenith to the horizon."""

    sky: tuple[str, ...]
    lit: str  # the undersides of the clouds
    dark: str  # their tops
    mist: tuple[str, str, str]  # between the rows, from far to near
    walls: tuple[str, str, str, str]
    edge: str  # the side of a tower that looks towards the light
    windows: tuple[str, ...]
    share: float  # of the windows that are lit
    neon: tuple[str, ...]
    ground: str
    streets: float  # how bright the streets are
    rain: int
    cover: float = 0.5  # clouds
    moon: str = ""
    sun: str = ""
    beams: str = ""
    traffic: bool = True
    fires: int = 0
    smoke: str = "#14080C"
    stars: int = 60


GRADES: dict[str, Grade] = {
    "teal": Grade(
        ("#050B22", "#0A1E46", "#114A78", "#1C8098", "#58C8BE"), "#3AB8C8", "#060C24", ("#2AA8B0", "#2080A0", "#1A4A7A"),
        ("#1F5878", "#194068", "#132A52", "#0C1A38"), "#2A88A0", (palette.WARM, "#BFF2FF", "#8AF0E0", "#FFE9C9"), 0.34,
        (palette.CYAN, palette.MINT, "#5A8CFF", palette.AMBER), "#081630", 0.62, 260, 0.42, moon="#C8F4F0", beams=palette.CYAN, stars=130,
    ),
    "violet": Grade(
        ("#090720", "#1A1050", "#40208A", "#7A30A8", "#D058B8"), "#C850C8", "#0C0828", ("#C048B0", "#8A3AB0", "#4A2A8A"),
        ("#56308A", "#3C2674", "#281C5A", "#16123A"), "#9A48B8", (palette.WARM, "#FFC8F0", "#C8A8FF", "#8AE8FF"), 0.34,
        (palette.MAGENTA, palette.CYAN, palette.VIOLET, palette.AMBER), "#0E0A28", 0.6, 520, 0.5, moon="#FFD2C8", beams=palette.MAGENTA,
    ),
    "amber": Grade(
        ("#140A18", "#3A1A26", "#7A3A2A", "#C0702E", "#FFC05A"), "#FFA84A", "#1E0E14", ("#F0A048", "#C06A34", "#6A3430"),
        ("#84502E", "#643A2C", "#452626", "#24161E"), "#D8883A", ("#FFD08A", "#FFB45A", "#FFE8C0", "#FF8A5A"), 0.3,
        (palette.AMBER, "#FF6A4A", palette.ROSE, "#FFE08A"), "#1A0E14", 0.5, 700, 0.62, fires=2, smoke="#2A1614", stars=10,
    ),
    "red": Grade(
        ("#100208", "#3A0612", "#7E101C", "#C42A22", "#FF6A36"), "#FF4A2E", "#180408", ("#F04A30", "#A8242A", "#5A1422"),
        ("#74202A", "#541824", "#3A101E", "#1E0A14"), "#C83A2E", ("#FFA05A", "#FF6A4A", "#FFD0A0"), 0.2,
        ("#FF4D3D", "#FF8A3D", "#FF3A6A"), "#16060C", 0.4, 900, 0.7, traffic=False, fires=5, stars=0,
    ),
    "morning": Grade(
        ("#2A4A8A", "#6A78B8", "#C890B8", "#FFB898", "#FFE8B0"), "#FFE0C0", "#7A80B8", ("#FFD8A8", "#F0A8A0", "#A078B0"),
        ("#B07C98", "#8A6090", "#64487E", "#3E3262"), "#FFD0A0", ("#FFF0C8", "#FFE0A0", "#FFFFFF"), 0.16,
        (palette.CYAN, palette.ROSE, palette.AMBER), "#241C44", 0.55, 0, 0.45, sun="#FFF4D0", stars=0,
    ),
    "dark": Grade(
        ("#020308", "#060A16", "#0E1626", "#1A2438", "#36425C"), "#36425A", "#020308", ("#2C384E", "#1A2234", "#0A0F1A"),
        ("#1E283E", "#141C2E", "#0C1220", "#070A14"), "#222C42", ("#FF5A36", "#FF8A3D"), 0.004, ("#FF4D3D",), "#05070E", 0.0, 420, 0.72,
        traffic=False, fires=4, smoke="#04050A", stars=40,
    ),
}  # fmt: skip
