"""A decision in words: its question, with what helps to answer it, and its answers."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.i18n import Name

from ..content import ChangeResources, Place, Remove, Verb
from ..rules import DECISIONS, MASK, NAME, Counteroffers, Effect, Support, pool
from .facts import Vocabulary, corporation, district, piece

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..rules import Box, View


def effect_of(view: View) -> Effect | None:
    """The effect that asks; None for everything else, a declaration included."""
    top = view.stack[-1] if view.stack else None
    return top if isinstance(top, Effect) else None


def verb_of(box: Box, view: View) -> Verb | None:
    """The verb that asks."""
    effect = effect_of(view)
    return None if effect is None else box.programs[effect.program][effect.at]


def piece_at(box: Box, view: View, place: str) -> str:
    """The one piece in a district that the asking verb would remove."""
    verb = verb_of(box, view)
    if not isinstance(verb, Remove):
        return ""
    here = view.city[box.district_at[place]] & MASK[verb.piece]
    return NAME.get(here, "")


END_OF_TURN: Final = "end_of_turn"
PLAIN: Final = frozenset({"done", "pass", "abstain", "lose"})


def label(words: Vocabulary, box: Box, kind: str, option: str, view: View | None) -> str:
    """The words for one answer; with a view they say more about what is on the table."""
    family = DECISIONS[kind].answers
    if option in PLAIN or family == "plain":
        return _plain(words, _moment(view) if kind == "use" else kind, option)
    if family == "side":
        return _side(words, option, view)
    if family == "capital":
        return words.catalog.translate("decision.capital", amount=int(option))
    if family == "piece":
        return _piece(words, box, option, view)
    if family == "asset" and view is not None and kind != "use":
        return _owned(words, option, view)
    return words.label(subject(words, kind, option) or Name(option))


def subject(words: Vocabulary, kind: str, option: str, view: View | None = None) -> Name | None:
    """The card, place or player that an answer names."""
    family = DECISIONS[kind].answers
    if option in PLAIN or family in ("plain", "capital"):
        return None
    if family == "side":
        deal = view.deal if view is not None else None
        offered = "" if deal is None else deal.main if option == "main" else deal.counter
        return words.card(offered) if offered else None
    if family == "card":
        return words.card(option)
    if family == "corporation":
        return corporation(option)
    if family in ("piece", "district"):
        return district(option.rpartition("@")[2])
    return Name(f"{family}.{option}")


def _moment(view: View | None) -> str:
    """What `done` ends among abilities: one moment has words of its own."""
    pending = None if view is None else view.pending
    return END_OF_TURN if pending is not None and pending.source == END_OF_TURN else "use"


def _plain(words: Vocabulary, kind: str, option: str) -> str:
    catalog = words.catalog
    if option == "done" and catalog.has(f"decision.done.{kind}"):
        return catalog.translate(f"decision.done.{kind}")
    key = f"decision.option.{option}"
    return catalog.translate(key) if catalog.has(key) else option


def _side(words: Vocabulary, side: str, view: View | None) -> str:
    deal = view.deal if view is not None else None
    if deal is None or view is None or not deal.main:
        return _plain(words, "support", side)
    card, seat = (deal.main, deal.main_by) if side == "main" else (deal.counter, deal.counter_by)
    player = corporation(view.corporations[seat])
    key = f"decision.side.{side}"
    return words.catalog.translate(key, card=words.card(card), player=player)


def _piece(words: Vocabulary, box: Box, option: str, view: View | None) -> str:
    named, _, place = option.rpartition("@")
    if not named and view is not None:
        named = piece_at(box, view, place)
    if not named:
        return words.label(district(place))
    return words.catalog.translate(
        "decision.piece_in", piece=piece(named), district=district(place)
    )


def _owned(words: Vocabulary, asset: str, view: View) -> str:
    name = Name(f"asset.{asset}")
    owner = view.owners.get(asset)
    if owner is None:
        return words.label(name)
    player = corporation(view.corporations[owner])
    return words.catalog.translate("decision.own_asset", asset=name, player=player)


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
