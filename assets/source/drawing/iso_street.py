"""What happens on isometric ground: plans of light, fires, people."""

from . import palette, svg
from .iso import Ground


def fire(ground: Ground, x: float, y: float, size: float = 1) -> None:
    """A small fire on the street."""
    px, py = ground.at(x, y)
    u = ground.unit * size * 0.35
    pool = svg.ellipse(
        px, py, u * 2.6, u * 1.4, svg.radial((0, "#FF7A2A", 0.75), (1, "#FF3A2A", 0.0))
    )
    flame = ""
    for dx, high, colour in (
        (-0.35, 1.2, "#FF5A26"),
        (0.3, 1.4, "#FF7A26"),
        (0, 2.0, "#FFB03A"),
        (0, 1.1, "#FFF0B0"),
    ):
        flame += svg.path(
            f"M{px + dx * u - u * 0.4:.1f},{py:.1f} q{-u * 0.1:.1f},{-high * u * 0.5:.1f} "
            f"{u * 0.4:.1f},{-high * u:.1f} q{u * 0.5:.1f},{high * u * 0.5:.1f} "
            f"{u * 0.4:.1f},{high * u:.1f} z",
            colour,
        )
    ground.put(x, y, svg.ellipse(px, py, u * 0.6, u * 0.25, "#120A14"), pool + flame)


def crowd(
    ground: Ground,
    x: float,
    y: float,
    count: int,
    colour: str,
    spread: float = 1.0,
    placards: float = 0.4,
) -> None:
    """Small people standing close together, lights and some placards in their hands."""
    rng = ground.rng.child(f"crowd{x},{y}")
    for _ in range(count):
        cx, cy = x + rng.uniform(-spread, spread), y + rng.uniform(-spread, spread) * 0.6
        px, py = ground.at(cx, cy)
        u = ground.unit * 0.3 * rng.uniform(0.9, 1.15)
        tone = rng.choice(("#2A2444", "#3A2E5A", "#22304E", "#41304A"))
        body = svg.path(
            f"M{px - u * 0.3:.1f},{py:.1f} q0,{-u * 1.1:.1f} {u * 0.3:.1f},{-u * 1.1:.1f} "
            f"q{u * 0.3:.1f},0 {u * 0.3:.1f},{u * 1.1:.1f} z",
            tone,
        )
        body += svg.circle(px, py - u * 1.3, u * 0.24, palette.mix(tone, "#D8A98A", 0.5))
        lights = svg.stroke(
            f"M{px - u * 0.3:.1f},{py - u * 0.5:.1f} q0,{-u * 0.6:.1f} "
            f"{u * 0.25:.1f},{-u * 0.62:.1f}",
            colour,
            1.2,
            opacity=0.9,
        )
        if rng.chance(placards):
            body += svg.line(
                [(px + u * 0.2, py - u * 0.7), (px + u * 0.4, py - u * 2.1)], tone, 1.4
            )
            lights += svg.rect(px + u * 0.1, py - u * 2.7, u * 0.75, u * 0.6, colour)
        ground.put(cx, cy, body, lights)
