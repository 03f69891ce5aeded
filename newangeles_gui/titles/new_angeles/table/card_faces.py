"""From the ids of the rules to the faces of cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.scenes import CardKind
from newangeles_gui.widgets import CardFace, Sign

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..content import Ids, Verb
    from ..rules import Box


MOST: Final = 4  # hexagons at the foot
SYMBOL: Final = MappingProxyType(
    {
        "raise_unrest": "strike",
        "lower_unrest": "protest",
        "move_androids": "android",
        "change_threat": "threat",
        "gain": "capital",
        "gain_in_order": "capital",
        "lose": "capital",
        "steal_capital": "capital",
        "pool_capital": "capital",
        "draw": "general",
        "discard_cards": "general",
        "give_cards": "general",
        "steal_card": "general",
    }
)
PIECES: Final = MappingProxyType({"unrest": "protest", "enemy": "orgcrime"})


def marks_of(box: Box, card: str) -> tuple[str, ...]:
    """The symbols of what a card's effect, with all its branches, is about."""
    found: dict[str, None] = {}
    for program, verbs in box.programs.items():
        if program == card or program.startswith(f"{card}."):
            for verb in verbs:
                found.update(dict.fromkeys(_symbols(verb)))
    return tuple(f"symbols/{name}" for name in list(found)[:MOST])


def _symbols(verb: Verb) -> list[str]:
    for about in ("piece", "resource"):
        named = getattr(verb, about, None)
        if isinstance(named, str):
            return [PIECES.get(named, named)]
    kind = SYMBOL.get(str(getattr(verb, "do", "")))
    return [kind] if kind else []


RESOURCES: Final = ("energy", "consumables", "tech", "entertainment", "credits")
# Other players' cards show this back, which is no type's: it tells nothing (16.0).
HIDDEN_BACK: Final = "cards_frames/setup.back"
PICTURES: Final = MappingProxyType(
    {
        "action": "cards_actions",
        "emergency": "cards_emergencies",
        "asset": "portraits_assets",
        "event": "cards_events",
        "investment": "cards_investments",
        "demand": "cards_demands",
        "setup": "cards_setups",
        "rival": "cards_rivals",
    }
)
# The kinds that the almanac sorts cards by: their white signs and the colours of their edges.
KINDS: Final = (
    ("construction", "symbols/construction.white", "construction"),
    ("biotech", "symbols/biotech.white", "biotech"),
    ("labor", "symbols/labor.white", "labor"),
    ("media", "symbols/media.white", "media"),
    ("security", "symbols/security.white", "security"),
    ("emergency", "icons/emergency", "threat"),
    ("asset", "icons/asset", "accent"),
    ("event", "icons/event", "consumables"),
    ("investment", "icons/investment", "capital"),
    ("demand", "icons/demand", "warning"),
    ("setup", "icons/turn", "muted"),
    ("rival", "icons/rival", "text"),
)
CARD_KINDS: Final[Mapping[str, CardKind]] = MappingProxyType(
    {kind: CardKind(f"screen.almanac.component.{kind}", sign, color) for kind, sign, color in KINDS}
)
KIND_LINES: Final = MappingProxyType(
    {"emergency": "term.emergency_action", "setup": "term.setup_card"}
)
# What has no symbol of its own shows that of something like it.
SYMBOLS: Final = MappingProxyType({"unrest": "protest", "enemy": "orgcrime"})


def card_kinds() -> Mapping[str, CardKind]:
    """The kinds that the almanac sorts cards by."""
    return CARD_KINDS


def all_cards(box: Box) -> list[str]:
    """All cards, in the order of the almanac."""
    content = box.content
    named = [
        *box.type_of,
        *box.emergency_owner,
        *box.assets,
        *box.events,
        *box.investments,
        *content.demands,
        *content.setups,
    ]
    return [*named, *(f"rival.{name}" for name in content.box.rivals)]


def card_pictures(box: Box) -> Iterator[tuple[str, str]]:
    """The picture of each card, and the back of its kind, which stands in for it."""
    for card, kind in box.type_of.items():
        yield f"{PICTURES['action']}/{card}", f"cards_frames/{kind}.back"
    content = box.content
    for family, cards in (
        ("emergency", content.emergencies),
        ("asset", content.assets),
        ("event", content.events),
        ("investment", content.investments),
        ("demand", content.demands),
        ("setup", content.setups),
    ):
        yield from ((f"{PICTURES[family]}/{card}", f"cards_frames/{family}.back") for card in cards)


def family_of(box: Box, card: str) -> str:
    """Which kind of card an id names; `rival.nbn` says it itself."""
    content = box.content
    families: Mapping[str, Mapping[str, object]] = {
        "action": box.type_of,
        "emergency": box.emergency_owner,
        "asset": box.assets,
        "event": box.events,
        "investment": box.investments,
        "demand": content.demands,
        "setup": content.setups,
    }
    named, dot, _ = card.partition(".")
    if dot:
        return named
    return next(family for family, cards in families.items() if card in cards)


def face_of(services: Services, card: str) -> CardFace:
    """The face of a card by its id, with `rival.` before that of a rival."""
    family = family_of(services.box, card)
    name = card.rpartition(".")[2]
    makers = {
        "action": _action,
        "emergency": _emergency,
        "event": _event,
        "demand": _demand,
        "setup": _setup,
        "rival": _rival,
    }
    return makers.get(family, _plain)(services, family, name)


def back_of(box: Box, card: str) -> str:
    """The picture on the back of a card that lies on a deck."""
    family = family_of(box, card)
    if family == "event":
        return f"cards_event_backs/{box.events[card.rpartition('.')[2]].back}"
    if family in ("action", "emergency"):
        return HIDDEN_BACK
    return f"cards_frames/{family}.back"


def symbol_name(name: str) -> str:
    """The picture of the symbol for a piece, a resource or a type."""
    return f"symbols/{SYMBOLS.get(name, name)}"


def _base(services: Services, family: str, name: str, **more: object) -> CardFace:
    from ..city.signs import card_line  # parts of the table: not at the start

    key = f"{family}.{name}"
    line = services.words.name(KIND_LINES.get(family, f"term.{family}"))
    catalog = services.words.catalog
    facts: dict[str, object] = {
        "kind": family,
        "picture": f"{PICTURES[family]}/{name}",
        "title": services.words.name(key),
        "kind_line": _capital(line),
        "text": catalog.translate(f"{key}.text") if catalog.has(f"{key}.text") else "",
        "flavor": catalog.translate(f"{key}.flavor") if catalog.has(f"{key}.flavor") else "",
        "sign": f"icons/{family}",
        "effect": card_line(services, name),
    }
    facts |= more
    return CardFace(**facts, rim=CARD_KINDS[str(facts["kind"])].color)  # type: ignore[arg-type]


def _plain(services: Services, family: str, name: str) -> CardFace:
    return _base(services, family, name, marks=marks_of(services.box, name))


def _action(services: Services, family: str, name: str) -> CardFace:
    kind = services.box.type_of[name]
    copies = getattr(services.box.cards[name], "copies", 1)
    return _base(
        services,
        family,
        name,
        kind=kind,
        kind_line=_capital(services.words.name(f"term.{kind}")),
        sign=f"symbols/{kind}.white",
        footer=services.say("card.copies", n=copies),
        marks=marks_of(services.box, name),
    )


def _emergency(services: Services, family: str, name: str) -> CardFace:
    owner = services.box.emergency_owner[name]
    footer = services.words.name(f"corporation.{owner}")
    aside = services.say("screen.almanac.of_corporation", name=footer)
    marks = marks_of(services.box, name)
    return _base(services, family, name, footer=footer, marks=marks, aside=aside)


def _event(services: Services, family: str, name: str) -> CardFace:
    event = services.box.events[name]
    back = SYMBOLS.get(event.back, event.back)
    return _base(
        services,
        family,
        name,
        sign=f"symbols/{back}.white",
        rows=_placed(services, event.place),
        footer=services.say("card.turns", n=event.turns),
        marks=marks_of(services.box, name),
    )


def _setup(services: Services, family: str, name: str) -> CardFace:
    setup = services.box.content.setups[name]
    return _base(
        services,
        family,
        name,
        sign="icons/turn",
        rows=_placed(services, setup.place),
        footer=services.say("card.turns", n=setup.turns),
    )


def _demand(services: Services, family: str, name: str) -> CardFace:
    demand = services.box.content.demands[name]
    signs = tuple(
        _sign(services, resource, str(amount))
        for resource in RESOURCES
        if (amount := getattr(demand, resource))
    )
    short = Sign("symbols/threat", services.say("card.short", n=demand.threat))
    return _base(services, family, name, signs=signs, rows=(short,))


def _rival(services: Services, family: str, name: str) -> CardFace:
    return _base(services, family, name, sign=f"marks/{name}.white.128")


def _placed(services: Services, place: Mapping[Any, Ids]) -> tuple[Sign, ...]:
    """Which pieces come to which districts."""
    found = []
    for piece, districts in place.items():
        names = ", ".join(services.words.name(f"district.{one}") for one in districts)
        found.append(_sign(services, piece, names))
    return tuple(found)


def _sign(services: Services, name: str, text: str) -> Sign:
    """The symbol of a piece or a resource, called as what is seen on it."""
    label = services.words.name(f"term.{SYMBOLS.get(name, name)}")
    return Sign(symbol_name(name), text, label)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
