"""From the ids of the rules to names, and from the facts of an event to values for its sentence."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.i18n import Name

if TYPE_CHECKING:
    from newangeles_gui.engine import Event, Fact
    from newangeles_gui.i18n import Catalog

    from ..rules import Box


class Vocabulary:
    """Names and texts of everything in the box."""

    def __init__(self, catalog: Catalog, box: Box) -> None:
        self.catalog = catalog
        self._family = {
            **dict.fromkeys(box.type_of, "action"),
            **dict.fromkeys(box.emergency_owner, "emergency"),
            **dict.fromkeys(box.events, "event"),
            **dict.fromkeys(box.assets, "asset"),
        }

    def knows(self, card: str) -> bool:
        """Whether this is an action card, an emergency action, an event or an asset."""
        return card in self._family

    def card(self, card: str) -> Name:
        """The name of whatever can resolve something: action, emergency, event or asset."""
        return Name(f"{self._family.get(card, 'action')}.{card}")

    def program(self, program: str) -> str:
        """The card that a program of verbs, or a branch of one, belongs to."""
        return program.partition(".")[0]

    def label(self, name: Name) -> str:
        """The plain words for a name."""
        return self.catalog.label(name.key)

    def several(self, names: Iterable[Name]) -> str:
        """Names one after the other; the same ones together, with their number."""
        counts: dict[Name, int] = {}
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        return ", ".join(
            self.catalog.translate("decision.several", card=name, count=count)
            if count > 1
            else self.label(name)
            for name, count in counts.items()
        )

    def text(self, name: Name) -> str:
        """What a card says; empty if it says nothing."""
        for leaf in ("text", "flavor"):
            key = f"{name.key}.{leaf}"
            if self.catalog.has(key):
                return self.catalog.translate(key)
        return ""


def entry(family: str, name: str) -> Name:
    """The name of an entry of a family such as `asset`."""
    return Name(f"{family}.{name}")


def corporation(name: str) -> Name:
    """The name of a corporation."""
    return Name(f"corporation.{name}")


def district(name: str) -> Name:
    """The name of a district."""
    return Name(f"district.{name}")


def term(name: str) -> Name:
    """The name of a piece, a resource, a type or another word of the rules."""
    return Name(f"term.{name}")


def piece(name: str) -> Name:
    """The name of a piece; `enemy` is either enemy unit."""
    return term("enemy_unit" if name == "enemy" else name)


def described(words: Vocabulary, promise: str) -> str:
    """What is promised, from the text form `nbn:support:2:-:deal`."""
    _, kind, amount, about, until = promise.split(":")
    catalog = words.catalog
    return catalog.translate(
        f"log.promise.{kind}",
        amount=int(amount),
        asset=Name(f"asset.{about}"),
        until=catalog.translate(f"log.until.{until}"),
    )


def pledged(words: Vocabulary, promise: str, to: str) -> str:
    """A promise to somebody as something that is given, such as "a promise to ..."."""
    _, kind, amount, about, until = promise.split(":")
    catalog = words.catalog
    return catalog.translate(
        f"trade.promise.{kind}",
        to=corporation(to),
        amount=int(amount),
        asset=Name(f"asset.{about}"),
        until=catalog.translate(f"log.until.{until}"),
        by=catalog.translate(f"trade.by.{until}"),
    )


Reader = Callable[[Vocabulary, "Fact"], object]

OFFERS: Final = MappingProxyType({"main": "main_offer", "counter": "counteroffer"})
# Causes that are no card.
CAUSES: Final = frozenset({"illness", "demand", "root", "contract", "investment", "bet"})


def values(words: Vocabulary, event: Event, seat: int | None) -> dict[str, object]:
    """What a seat knows of an event, ready for translating."""
    facts = event.facts(seat)
    found = {key: _value(words, event.kind, key, fact) for key, fact in facts.items()}
    if event.kind == "round_started":
        found["number"] = str(facts["round"]).removeprefix("demand_")
    elif event.kind == "resource_changed" and isinstance(facts["by"], int):
        found["by"] = abs(facts["by"])
    return found


def things(
    words: Vocabulary, capital: int, assets: Iterable[str], exhausted: Collection[str] = ()
) -> list[str]:
    """What one side of a trade hands over, one by one."""
    catalog = words.catalog
    parts = [catalog.translate("log.goods.capital", amount=capital)] if capital else []
    for asset in assets:
        key = "exhausted" if asset in exhausted else "asset"
        parts.append(catalog.translate(f"log.goods.{key}", asset=Name(f"asset.{asset}")))
    return parts


def cause(words: Vocabulary, why: Fact) -> str:
    """Why threat or capital changed."""
    if why in CAUSES:
        return words.catalog.translate(f"log.why.{why}")
    card = words.card(words.program(str(why)))
    return words.catalog.translate("log.why.card", card=card)


def _value(words: Vocabulary, kind: str, key: str, fact: Fact) -> object:
    reader = SPECIAL.get((kind, key)) or READERS.get(key)
    return fact if reader is None else reader(words, fact)


def _list(fact: Fact) -> list[str]:
    return fact if isinstance(fact, list) else []


def _in(family: str) -> Reader:
    return lambda words, fact: Name(f"{family}.{fact}")


def _all(family: str) -> Reader:
    return lambda words, fact: words.several(Name(f"{family}.{one}") for one in _list(fact))


def _corporation(words: Vocabulary, fact: Fact) -> object:
    return corporation(str(fact)) if fact else ""


READERS: Final = MappingProxyType[str, Reader](
    {
        "player": _corporation,
        "of": _corporation,
        "to": _corporation,
        "winners": _all("corporation"),
        "card": lambda words, fact: words.card(str(fact)),
        "cards": _all("action"),
        "asset": _in("asset"),
        "district": lambda words, fact: district(str(fact)),
        "piece": lambda words, fact: piece(str(fact)),
        "back": lambda words, fact: piece(str(fact)),
        "type": _in("term"),
        "resource": _in("term"),
        "side": lambda words, fact: term(OFFERS[str(fact)]),
        "setup": _in("setup"),
        "demand": _in("demand"),
        "event": _in("event"),
        "investment": _in("investment"),
        "rival": _in("rival"),
        "why": cause,
        "promise": lambda words, fact: described(words, str(fact)),
    }
)
# The same word for something else.
SPECIAL: Final = MappingProxyType[tuple[str, str], Reader](
    {
        ("piece_moved", "to"): _in("district"),
        ("android_moved", "to"): _in("district"),
        ("threat_rose", "to"): lambda words, fact: fact,
        ("threat_fell", "to"): lambda words, fact: fact,
        ("unrest_rose", "to"): _in("term"),
        ("unrest_fell", "to"): _in("term"),
        ("supported", "cards"): lambda words, fact: fact,
        ("table_cleared", "cards"): lambda words, fact: fact,
        ("investments_drawn", "cards"): _all("investment"),
        ("investment_kept", "card"): _in("investment"),
    }
)
