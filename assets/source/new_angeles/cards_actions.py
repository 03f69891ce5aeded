"""The pictures of the twenty action cards."""

from collections.abc import Callable, Iterable

from ..drawing import palette, props, scene, svg
from ..drawing.asset import Asset
from ..drawing.glow import beam
from ..drawing.picture import Picture, render
from ..drawing.scene import Scene, mood
from .card_scenes import biotech, construction, labor, media, security

FAMILY = "cards_actions"


def view(card: str, kind: str) -> Scene:
    """An empty scene in the light of an action type."""
    return Scene(f"{FAMILY}/{card}", mood(kind))


def clean_slate() -> Picture:
    """A huge vial over a quarter that lies in the dark; the illness in it is caught."""
    picture = view("clean_slate", "biotech")
    picture.moon(0.5, 0.46, 0.44, palette.ROSE)
    picture.city(0.92, 0.8)
    picture.floor(0.86)
    pink, blue = palette.ink("#4A3A6A", palette.ROSE), palette.ink("#3A4A7A", palette.CYAN)
    for x, y, size in ((150, 300, 1.1), (905, 210, 0.9), (820, 430, 0.55), (262, 150, 0.5)):
        picture.put(
            props.virus(palette.ink("#5A3A4A", palette.PIECES["illness"])),
            x,
            y,
            size,
            soft=1.5 if size < 0.6 else 0,
        )
    picture.light_up(beam(528, 690, 90, 720, 34, palette.CYAN, 0.5), soft=8)
    picture.put(props.vial(blue), 528, 652, 5.6, mirror=True)
    picture.put(props.dna(pink), 528, 604, 3.6, rim=3)
    picture.rain(150)
    return picture.finished()


def riot_control() -> Picture:
    """A wall of shields against a crowd in the searchlights."""
    picture = view("riot_control", "security")
    picture.city(0.8, 0.95)
    for x, angle in ((170, 66), (880, 112), (560, 96)):
        picture.light_up(beam(x, 640, angle, 900, 13, palette.COOL, 0.55), soft=7)
    picture.mist(0.66, 0.16, 0.6, palette.THREAT)
    people = palette.ink("#4A3246", palette.THREAT)
    picture.put(props.crowd(people, 48, 420), 528, 520, 2.6, rim=3)
    picture.put(props.flame(people), 196, 470, 0.9, rim=0)
    picture.put(props.flame(people), 868, 462, 1.05, rim=0)
    picture.floor(0.9, 0.6)
    steel = palette.ink("#33406E", palette.ACTION_TYPES["security"])
    for k, x in enumerate((92, 310, 528, 746, 964)):
        picture.put(props.trooper(steel), x, 724, 3.1, rim=5)
        picture.put(props.shield(steel), x + 26, 730 - (k % 2) * 8, 2.35, rim=6)
    picture.rain(260)
    return picture.finished()


def ark_construction() -> Picture:
    """An unfinished tower of light among cranes, higher than the old city."""
    picture = view("ark_construction", "construction")
    picture.elevator(0.86, 0.78)
    picture.city(0.9, 0.78)
    mint = palette.ACTION_TYPES["construction"]
    tower, core = "", palette.lighten(mint, 0.4)
    for k in range(15):
        y, wide = 640 - k * 37, 150 - k * 6.2
        fill = svg.linear((0, mint, 0.5), (1, "#0A3A40", 0.95))
        tower += svg.polygon(
            [(528 - wide, y), (528, y + 26), (528, y - 11), (528 - wide, y - 37)], fill
        )
        tower += svg.polygon(
            [(528 + wide, y), (528, y + 26), (528, y - 11), (528 + wide, y - 37)],
            svg.linear((0, "#0C5A58", 0.85), (1, "#062430")),
        )
        tower += svg.line(
            [(528 - wide, y), (528, y + 26), (528 + wide, y)], core if k > 8 else mint, 2.4
        )
        if k < 10:
            for c in range(6):
                x = 528 - wide + (c + 0.3) * wide / 6.4
                tower += svg.rect(
                    x,
                    y - 20 + c * 4,
                    9,
                    15,
                    palette.WARM if (c * 5 + k * 3) % 4 else core,
                    opacity=0.9,
                )
    picture.flat(svg.rect(0, 640, 1056, 80, "#061A22"))
    picture.light_up(beam(528, 100, 90, 400, 26, mint, 0.6), soft=10)
    steel = palette.ink("#3A5A66", palette.AMBER)
    picture.put(props.crane(steel), 770, 660, 4.4, flip=True, rim=4)
    plan = picture.lit(render(picture.width, picture.height, tower), 5, 0.4, 0.8)
    picture.layer(plan)
    picture.put(props.crane(steel), 286, 690, 5.2, rim=5)
    picture.floor(0.93, 0.6)
    picture.put(props.drone(palette.ink("#3A5A66", palette.CYAN)), 880, 250, 0.9, rim=3)
    picture.put(props.drone(palette.ink("#3A5A66", palette.CYAN)), 130, 210, 0.6, rim=2)
    picture.rain(180)
    return picture.finished()


PICTURES: dict[str, Callable[[], Picture]] = {
    "clean_slate": clean_slate,
    "clinical_trials": biotech.clinical_trials,
    "information_procurement": biotech.information_procurement,
    "unorthodox_knowledge": biotech.unorthodox_knowledge,
    "ark_construction": ark_construction,
    "budget_renovations": construction.budget_renovations,
    "gentrification": construction.gentrification,
    "vanity_project": construction.vanity_project,
    "efficiency_experts": labor.efficiency_experts,
    "high_risk_investments": labor.high_risk_investments,
    "labor_solutions": labor.labor_solutions,
    "liquidation": labor.liquidation,
    "live_feeds": media.live_feeds,
    "media_circus": media.media_circus,
    "puff_piece": media.puff_piece,
    "spin_doctors": media.spin_doctors,
    "arrest_orders": security.arrest_orders,
    "full_deployment": security.full_deployment,
    "riot_control": riot_control,
    "scorched_earth": security.scorched_earth,
}


def assets() -> Iterable[Asset]:
    """One picture for each action."""
    for name, draw in PICTURES.items():
        yield Asset(name, draw, (scene.WIDTH, scene.HEIGHT), quality=80)
