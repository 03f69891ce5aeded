"""The question of a decision, with the numbers and names that help to answer it."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.i18n import Name

from ..content.verbs import ChangeResources, Place
from ..rules.capital import pool
from ..rules.steps.counteroffers import Counteroffers
from ..rules.steps.support import Support
from .asking import effect_of, verb_of
from .vocabulary import district, piece

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision

    from ..rules.box import Box
    from ..rules.view import View
    from .vocabulary import Vocabulary

Values = dict[str, object]


class Detail(NamedTuple):
    """The wordings that a prompt has, and what chooses one and fills it in."""

    names: tuple[str, ...]
    find: Callable[[Box, View, Decision], tuple[str, Values]]


def prompt(words: Vocabulary, box: Box, decision: Decision, view: View) -> str:
    """The question, with the card that asks it in front."""
    key, values = f"decision.prompt.{decision.kind}", Values()
    detail = DETAILS.get(decision.kind)
    if detail is not None:
        name, values = detail.find(box, view, decision)
        key += f".{name}" if name else ""
    if decision.kind == "use":
        values["moment"] = words.catalog.translate(f"decision.moment.{decision.source}")
    asked = words.catalog.translate(key, **values)
    card = words.program(decision.source)
    if not words.knows(card):
        return asked
    return words.catalog.translate("decision.from_card", card=words.card(card), prompt=asked)


def keys(kind: str) -> list[str]:
    """All the wordings that the prompt of a decision kind can have."""
    detail = DETAILS.get(kind)
    names = ("",) if detail is None else detail.names
    return [f"decision.prompt.{kind}" + (f".{name}" if name else "") for name in names]


def _counter(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    if decision.source != "deal" or view.deal is None:
        return "own", {}
    price = len(view.deal.pile)
    return ("paid" if price else "free"), {"price": price}


def _use(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    return ("ability" if len(decision.options) > 1 else "trade"), {}  # R.21


def _pay(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    top = view.stack[-1]
    return "", {"left": top.to_pay if isinstance(top, Counteroffers) else 1}


def _lay(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    top = view.stack[-1]
    assert isinstance(top, Support)
    return top.side, {"laid": top.laid}


def _draw(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    return ("refresh" if decision.source == "refresh" else "effect"), {}


def _discard(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    if decision.source != "hand_size":
        return "effect", {}
    return "hand_size", {"count": view.hand_sizes[decision.seat]}


def _place(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    verb = verb_of(box, view)
    return ("piece", {"piece": piece(verb.piece)}) if isinstance(verb, Place) else ("any", {})


def _move_to(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    effect = effect_of(view)
    if effect is None or not effect.picks:
        return "any", {}
    return "from", {"district": district(box.district_ids[effect.picks[-1]])}


def _resource(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    verb = verb_of(box, view)
    if not isinstance(verb, ChangeResources):
        return "any", {}
    return ("up" if verb.by > 0 else "down"), {}


def _spend(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    asked = pool(box, view, decision.seat)
    values = {"needed": asked.needed, "paid": asked.paid, "missing": asked.missing}
    return ("missing" if asked.missing else "enough"), {**values}


def _swap(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    effect = effect_of(view)
    if effect is None or not effect.picks:
        return "first", {}
    return "second", {"asset": Name(f"asset.{list(box.assets)[effect.picks[0]]}")}


def _rival(box: Box, view: View, decision: Decision) -> tuple[str, Values]:
    seen = Name(f"rival.{view.rival_under_board}")
    return "", {"seen": seen, "own": Name(f"rival.{view.rival}")}


DETAILS: Final = MappingProxyType(
    {
        "counter": Detail(("free", "paid", "own"), _counter),
        "use": Detail(("ability", "trade"), _use),
        "pay": Detail(("",), _pay),
        "lay": Detail(("main", "counter"), _lay),
        "draw": Detail(("refresh", "effect"), _draw),
        "discard": Detail(("hand_size", "effect"), _discard),
        "place": Detail(("piece", "any"), _place),
        "move_to": Detail(("from", "any"), _move_to),
        "change_resource": Detail(("up", "down", "any"), _resource),
        "spend": Detail(("missing", "enough"), _spend),
        "swap_asset": Detail(("first", "second"), _swap),
        "swap_rival": Detail(("",), _rival),
    }
)
