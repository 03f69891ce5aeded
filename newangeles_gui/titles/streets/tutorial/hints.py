"""Hints in a first game: what is worth knowing when something comes up for the first time.

What is said is `hint.NAME.title` and `.text`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from newangeles_gui.engine import Start

from ..rules import FIRST, NOBODY, PILE

if TYPE_CHECKING:
    from ..rules import View

ASKED: Final = "asked"  # the person has to answer a question of this kind
TOLD: Final = "told"  # something of this kind has happened
Needs: TypeAlias = "Callable[[View], bool]"


def always(view: View) -> bool:
    """No need at all."""
    return True


def one_sign_left(view: View) -> bool:
    """Whether the next building takes the last sign."""
    return view.free[view.seat] == 1


def stack_is_empty(view: View) -> bool:
    """Whether only the tiles in hand are left."""
    return not view.pile_size


def built_already(view: View) -> bool:
    """Whether who looks has a building in the city."""
    return view.seat in view.city.owners


def alone(view: View) -> bool:
    """Whether the Sneak plays."""
    return view.sneak != NOBODY


@dataclass(slots=True, frozen=True)
class Hint:
    """Its name is the key of its words."""

    name: str
    when: str
    kind: str
    needs: Needs = always


# Of several that fit, the first that was not given yet is given.
HINTS: Final = (
    Hint("alone", ASKED, "build", alone),
    Hint("build", ASKED, "build"),
    Hint("grow", ASKED, "build", built_already),
    Hint("last_sign", ASKED, "build", one_sign_left),
    Hint("stack_empty", ASKED, "build", stack_is_empty),
    Hint("closed", TOLD, "street_closed"),
    Hint("seekers", TOLD, "became_seekers"),
    Hint("abandon", ASKED, "abandon"),
    Hint("order", ASKED, "street"),
    Hint("move", ASKED, "move"),
    Hint("business", ASKED, "business"),
    Hint("token", ASKED, "token"),
    Hint("double", ASKED, "double"),
    Hint("instead", ASKED, "score_instead"),
    Hint("sneak", ASKED, "sneak_build"),
)


def hint_now(when: str, kind: str, view: View, said: Collection[str]) -> Hint | None:
    """What to say now to who looks; None if there is nothing new."""
    fitting = (one for one in HINTS if (one.when, one.kind) == (when, kind) and one.needs(view))
    return next((one for one in fitting if one.name not in said), None)


PERSON, RIVAL = "coral", "ivory"
# What lies on top in the guided game: the hand of the person, that of the rival, then by turns.
ON_TOP: Final = (
    "starter_home", "art_gallery", "bakery",
    "student_house", "squat", "shoe_temple",
    "playground", "buffet_palace",
    "family_flats", "souvenir_stand",
    "record_shop", "toy_store",
    "corner_cafe", "wax_museum",
    "baby_boutique", "city_gate",
    "copy_shop", "grand_hotel",
)  # fmt: skip


def guided_start(seed: str) -> Start:
    """The first real game: two players, the person begins, easy tiles come first."""
    return Start([PERSON, RIVAL], seed, {FIRST: PERSON}, {PILE: [*ON_TOP]})
