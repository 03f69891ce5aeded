"""How a face is set; left and right are those of the picture."""

from dataclasses import dataclass, field, replace

FURTHEST = 1.25  # a corner of the mouth goes no further up or down


@dataclass(frozen=True)
class Brow:
    """One eyebrow."""

    height: float = 0.0  # units up
    tilt: float = 0.0  # 1 the end at the nose is down, -1 it is up
    arch: float = 0.3
    furrow: float = 0.0  # 1 pulled to the nose

    def stronger(self, share: float) -> "Brow":
        """The same movement, so much larger."""
        return replace(self, height=self.height * share, tilt=self.tilt * share)


@dataclass(frozen=True)
class Lids:
    """The lids of one eye."""

    upper: float = 0.36  # 0 wide open, 1 shut
    lower: float = 0.0  # 1 pushed up by the cheek
    slant: float = 0.0  # 1 the upper lid comes down at the nose, -1 at the temple


@dataclass(frozen=True)
class Lips:
    """The mouth."""

    left: float = 0.0  # the corner: 1 up, -1 down
    right: float = 0.0
    open: float = 0.0  # 1 as wide as it goes
    width: float = 1.0
    square: float = 0.0  # 1 the lips are drawn back from the teeth all along
    clenched: bool = False  # both rows of teeth meet
    press: float = 0.0  # 1 the lips are pressed to a line
    pout: float = 0.0  # 1 the lower lip comes forward, the chin puckers
    shift: float = 0.0  # units to the right

    def stronger(self, share: float) -> "Lips":
        """The same movement, so much larger."""
        left, right = (
            max(-FURTHEST, min(FURTHEST, corner * share)) for corner in (self.left, self.right)
        )
        return replace(self, left=left, right=right)


@dataclass(frozen=True)
class Expression:
    """A whole face."""

    left_brow: Brow = field(default_factory=Brow)
    right_brow: Brow = field(default_factory=Brow)
    left_lids: Lids = field(default_factory=Lids)
    right_lids: Lids = field(default_factory=Lids)
    gaze: tuple[float, float] = (0.0, 0.0)  # -1 left or up, 1 right or down
    lips: Lips = field(default_factory=Lips)
    tilt: float = 0.0  # degrees, on top of how the person holds the head
    turn: float = 0.0  # on top of how the person looks
    nod: float = 0.0  # 1 the chin is down, -1 it is up
    rise: float = 0.0  # units the head comes up from the shoulders
    cheeks: float = 0.0  # 1 raised by a smile
    folds: float = 0.0  # how deep the lines from the nose to the mouth are
    frown: float = 0.0  # the lines between the brows
    wrinkle: float = 0.0  # the nose, drawn up by a snarl
    forehead: float = 0.0  # the lines above raised brows
    flush: float = 0.0  # blood in the face

    def stronger(self, share: float) -> "Expression":
        """The same face as an actor shows it to the last row."""
        return replace(
            self,
            left_brow=self.left_brow.stronger(share),
            right_brow=self.right_brow.stronger(share),
            lips=self.lips.stronger(share),
            frown=self.frown * share,
        )

    def brow(self, side: int) -> Brow:
        """The brow on the left (-1) or the right (1)."""
        return self.left_brow if side < 0 else self.right_brow

    def lids(self, side: int) -> Lids:
        """The lids on the left (-1) or the right (1)."""
        return self.left_lids if side < 0 else self.right_lids


CALM = Expression(
    left_brow=Brow(tilt=0.2, arch=0.4),
    right_brow=Brow(tilt=0.2, arch=0.4),
    lips=Lips(left=0.06, right=0.06),
)
PLEASED = Expression(
    left_brow=Brow(height=6, tilt=-0.25, arch=0.9),
    right_brow=Brow(height=6, tilt=-0.25, arch=0.9),
    left_lids=Lids(upper=0.34, lower=0.62, slant=-0.15),
    right_lids=Lids(upper=0.34, lower=0.62, slant=-0.15),
    lips=Lips(left=1.0, right=1.0, open=0.62, width=1.32),
    tilt=-3,
    nod=-0.6,
    rise=5,
    cheeks=1.0,
    folds=0.9,
    flush=0.3,
)
ANNOYED = Expression(
    left_brow=Brow(height=-4.5, tilt=0.55, arch=-0.1, furrow=0.5),
    right_brow=Brow(height=3, tilt=0.25, arch=0.6, furrow=0.5),
    left_lids=Lids(upper=0.58, lower=0.12, slant=0.1),
    right_lids=Lids(upper=0.5, lower=0.12, slant=0.1),
    gaze=(0.72, 0.05),
    lips=Lips(left=-0.72, right=-0.4, width=0.98, press=0.55, pout=0.8, shift=3),
    tilt=5,
    turn=0.12,
    nod=0.1,
    rise=-2,
    folds=0.45,
    frown=0.6,
)
ANGRY = Expression(
    left_brow=Brow(height=-9, tilt=1.15, arch=-0.2, furrow=1.0),
    right_brow=Brow(height=-9, tilt=1.15, arch=-0.2, furrow=1.0),
    left_lids=Lids(upper=0.22, lower=0.3, slant=0.8),
    right_lids=Lids(upper=0.22, lower=0.3, slant=0.8),
    gaze=(0.0, -0.1),
    lips=Lips(left=-0.75, right=-0.75, open=0.5, width=1.14, square=0.9, clenched=True),
    tilt=0,
    nod=0.9,
    rise=-9,
    folds=1.0,
    frown=1.0,
    wrinkle=1.0,
    flush=0.6,
)
SCHEMING = Expression(
    left_brow=Brow(height=9, tilt=0.05, arch=1.1),
    right_brow=Brow(height=-4.5, tilt=0.6, arch=0.0, furrow=0.3),
    left_lids=Lids(upper=0.42, lower=0.34),
    right_lids=Lids(upper=0.54, lower=0.42, slant=0.25),
    gaze=(-0.85, 0.0),
    lips=Lips(left=1.0, right=-0.08, width=1.04, shift=-4),
    tilt=7,
    turn=0.22,
    nod=0.45,
    rise=-3,
    cheeks=0.35,
    folds=0.5,
    forehead=0.5,
)
EXPRESSIONS: dict[str, Expression] = {
    "calm": CALM,
    "pleased": PLEASED,
    "annoyed": ANNOYED,
    "angry": ANGRY,
    "scheming": SCHEMING,
}
