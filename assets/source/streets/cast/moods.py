"""What a face does in each mood."""

from dataclasses import dataclass

Pair = tuple[float, float]  # the viewer's left, the viewer's right


@dataclass(frozen=True)
class Mood:
    """How brows, eyes, mouth and head are set."""

    tilt: float = 0  # of the head, in degrees
    drop: float = 0  # of the head, downwards
    lift: Pair = (0, 0)  # of the brows, upwards
    slant: Pair = (0, 0)  # of the brows: positive is down towards the nose
    open: Pair = (1, 1)  # of the eyes
    look: Pair = (0, 0)  # where the pupils go
    mouth: str = "smile"
    cheeks: float = 0


MOODS = {
    "calm": Mood(),
    "pleased": Mood(tilt=-3, lift=(5, 5), slant=(-8, -8), open=(0, 0), mouth="laugh", cheeks=1),
    "annoyed": Mood(
        tilt=3, lift=(-2, 3), slant=(14, 2), open=(0.52, 0.62), look=(3, 0), mouth="flat"
    ),
    "angry": Mood(
        drop=3, lift=(-6, -6), slant=(26, 26), open=(0.8, 0.8), mouth="teeth", cheeks=0.6
    ),
    "scheming": Mood(
        tilt=-5, lift=(-4, 8), slant=(18, -10), open=(0.5, 0.72), look=(5, 1), mouth="smirk"
    ),
}
