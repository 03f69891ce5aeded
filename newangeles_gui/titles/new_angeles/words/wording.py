"""The door to the words: events, prompts, labels, card texts, and what opponents say."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from newangeles_gui.engine import Choice, Facts
from newangeles_gui.i18n import Name
from newangeles_gui.words import by_values, way_of

from ..rules import SPEND, broken, pool
from . import facts, questions, trades
from .facts import Vocabulary, corporation, described, district, term
from .trades import form_of

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision, Event
    from newangeles_gui.i18n import Catalog
    from newangeles_gui.words import PlayedMatch

    from ..rules import Box, Promise, Trade, View


class Variants(NamedTuple):
    """The sentences of an event kind and how to choose between them."""

    names: tuple[str, ...]
    choose: Callable[[Facts], str]


def variant(kind: str, facts: Facts) -> str:
    """The end of the key of the sentence: empty, or `.known`."""
    found = VARIANTS.get(kind)
    return "" if found is None else "." + found.choose(facts)


def event_keys(kind: str) -> list[str]:
    """All the sentences that an event kind can have."""
    found = VARIANTS.get(kind)
    return [f"log.{kind}"] if found is None else [f"log.{kind}.{name}" for name in found.names]


def _known(*names: str) -> Variants:
    return Variants(
        ("known", "hidden"),
        lambda facts: "known" if any(name in facts for name in names) else "hidden",
    )


def _named(fact: str, *names: str) -> Variants:
    return Variants(names, lambda facts: str(facts[fact]))


def _either(fact: str, true: str, false: str) -> Variants:
    return Variants((true, false), lambda facts: true if facts[fact] else false)


def _round(facts: Facts) -> str:
    return "demand" if str(facts["round"]).startswith("demand") else "standard"


def _laid(facts: Facts) -> str:
    if not facts["player"]:
        return "blind"
    return "known" if "card" in facts else "hidden"


def _resource(facts: Facts) -> str:
    by = facts["by"]
    if not isinstance(by, int) or not by:
        return "same"
    return "rose" if by > 0 else "fell"


def _rival(facts: Facts) -> str:
    if "swapped" not in facts:
        return "hidden"
    return "swapped" if facts["swapped"] else "kept"


def _end(facts: Facts) -> str:
    return f"{facts['by']}_{'won' if facts['winners'] else 'lost'}"


VARIANTS: Final = MappingProxyType(
    {
        "round_started": Variants(("standard", "demand"), _round),
        "phase_started": _named("phase", "production", "event"),
        "game_over": Variants(("threat_won", "threat_lost", "demand_won", "demand_lost"), _end),
        "counter_price_taken": _known("card"),
        "support_laid": Variants(("known", "hidden", "blind"), _laid),
        "supported": _named("side", "main", "counter"),
        "resolution_declared": _either("answers", "bound", "free"),
        "deal_won": _named("side", "main", "counter"),
        "emergency_returned": _either("face_up", "up", "down"),
        "cards_drawn": _known("cards"),
        "card_discarded": _known("card"),
        "card_given": _known("card"),
        "card_stolen": _known("card"),
        "hand_seen": _known("cards"),
        "unrest_rose": _named("to", "protest", "strike"),
        "unrest_fell": _named("to", "protest", "stable"),
        "produced": _either("amount", "some", "none"),
        "resource_changed": Variants(("rose", "fell", "same"), _resource),
        "investments_drawn": _known("cards"),
        "investment_kept": _known("card"),
        "demand_checked": _either("met", "met", "missed"),
        "event_buried": _known("event"),
        "event_ordered": _known("event"),
        "traded": Variants(("paid", "both", "gift", "empty"), form_of),
        "rival_dealt": _known("rival"),
        "rival_seen": Variants(("swapped", "kept", "hidden"), _rival),
    }
)


def warning(words: Wording, decision: Decision, option: str, view: View) -> str:
    """What speaks against an answer: capital that it wastes, promises that it breaks (14.2)."""
    if decision.kind == SPEND:
        return _waste(words, decision, int(option), view)
    let_down = dict.fromkeys(one.to for one in broken(view, decision, option))
    said = [words.say("decision.breaks_word", player=corporation(one)) for one in let_down]
    return " ".join(said)


def _waste(words: Wording, decision: Decision, amount: int, view: View) -> str:
    asked = pool(words.box, view, decision.seat)
    wasted = asked.wasted(amount)
    if not wasted:
        return ""
    if amount < asked.missing:
        way = "never_enough" if asked.later else "not_enough"
    else:
        way = "too_much" if asked.missing else "enough"
    return words.say(f"decision.waste.{way}", wasted=wasted, missing=asked.missing)


class Wording:
    """Says in one language what happens and what is asked; it reads views, never a state."""

    def __init__(self, catalog: Catalog, box: Box) -> None:
        self.catalog = catalog
        self.box = box
        self.names = Vocabulary(catalog, box)

    def say(self, key: str, /, **values: object) -> str:
        """The words of a key."""
        return tidy(self.catalog.translate(key, **values))

    def name(self, key: str) -> str:
        """The name of an entry such as `asset.eiko`."""
        return self.catalog.label(key)

    def player(self, name: str) -> Name:
        """Who plays, as it is put into sentences."""
        return corporation(name)

    def called(self, name: str) -> str:
        """What a corporation is called."""
        return self.name(corporation(name).key)

    def at_table(self, match: PlayedMatch, seat: int | None, typed: bool = False) -> Self:
        """Corporations and districts have one name everywhere."""
        return self

    def card(self, card: str) -> str:
        """The name of an action card, an emergency action, an event or an asset."""
        return self.names.label(self.names.card(card))

    def text(self, key: str) -> str:
        """What the card of an entry such as `asset.eiko` says; empty if nothing."""
        return self.names.text(Name(key))

    def event(self, event: Event, seat: int | None = None) -> str:
        """An event as a seat knows it; None is a spectator."""
        values = facts.values(self.names, event, seat)
        if event.kind == "resolution_declared":
            values["answers"] = self._answers(event)
        elif event.kind == "traded":
            values |= trades.made(self.names, self.box, event.facts(seat))
        key = f"log.{event.kind}{variant(event.kind, event.facts(seat))}"
        return sentence(self.say(key, **values))

    def prompt(self, decision: Decision, view: View) -> str:
        """The question of a decision."""
        return tidy(questions.prompt(self.names, self.box, decision, view))

    def option(self, decision: Decision, option: str, view: View | None = None) -> str:
        """The label of an answer."""
        return self.answer(decision.kind, option, view)

    def answer(self, kind: str, option: str, view: View | None = None) -> str:
        """The label of an answer to this kind of decision."""
        return tidy(questions.label(self.names, self.box, kind, option, view))

    def explanation(self, decision: Decision, option: str, view: View | None = None) -> str:
        """What the card that an answer names says; empty where there is no card."""
        subject = questions.subject(self.names, decision.kind, option, view)
        return "" if subject is None else self.names.text(subject)

    def warning(self, decision: Decision, option: str, view: View) -> str:
        """What speaks against an answer whatever one is after; empty if nothing does."""
        return warning(self, decision, option, view)

    def promise(self, promise: Promise) -> str:
        """What is promised."""
        return described(self.names, str(promise))

    def trade(self, trade: Trade, view: View | None = None) -> list[str]:
        """The terms of a trade, one a line."""
        return [tidy(line) for line in trades.terms(self.names, self.box, trade, view)]

    def agreed(self, trade: Trade) -> str:
        """A trade that two have made, in a sentence with all its terms."""
        return sentence(tidy(trades.sentence(self.names, self.box, trade)))

    def offered(self, trade: Trade, by: str, view: View | None = None) -> str:
        """What one of the two proposes to the other, in a sentence with all terms."""
        return sentence(tidy(trades.offer(self.names, self.box, trade, by, view)))

    def _answers(self, event: Event) -> str:
        answers = event.data["answers"]
        assert isinstance(answers, list)
        choices = [Choice.parse(one) for one in answers]
        return ", ".join(self.answer(choice.kind, choice.option) for choice in choices)


def own_words(words: object) -> Wording:
    """The words that a screen was given, with all that only this game says."""
    assert isinstance(words, Wording)
    return words


def sentence(text: str) -> str:
    """A sentence begins with a capital letter, whatever it begins with."""
    return text[:1].upper() + text[1:]


# A name with quotation marks around part of it, in guillemets.
NESTED: Final = re.compile("«([^«»]*)«([^«»]*)»([^«»]*)»")


def tidy(text: str) -> str:
    """A name in quotation marks needs no second pair; around a part of it they differ."""
    text = NESTED.sub(_nested, text)
    for doubled in ("««", "»»", "„„", "””"):
        text = text.replace(doubled, doubled[0])
    return text


def _nested(found: re.Match[str]) -> str:
    before, inner, after = found.groups()
    return f"«{before}„{inner}“{after}»" if before or after else f"«{inner}»"


def reason(words: Wording, code: str, about: str = "", pick: int = 0) -> str:
    """A reason as a sentence; `pick` chooses among those that say the same."""
    key = way_of(words.catalog, f"bargain.reason.{code}", pick)
    return words.say(key, about=_name_of(words.box, about))


def offered(words: Wording, said: str, by: str, pick: int = 0) -> str:
    """What a player says when it makes an offer."""
    key = way_of(words.catalog, f"bargain.offer.{said}", pick)
    return words.say(key, player=corporation(by))


def for_all(words: Wording, cards: int, pays: int) -> str:
    """What each gets who backs an offer."""
    return words.say("bargain.talk.for_all", cards=cards, pays=pays)


def _name_of(box: Box, about: str) -> Name | int | str:
    if about in box.corporations:
        return corporation(about)
    if about in box.assets:
        return Name(f"asset.{about}")
    return int(about) if about.isdecimal() else about


def remark(words: Wording, key: str, values: Mapping[str, str], pick: int | None = None) -> str:
    """The sentence of a reason; its values are ids of cards, assets and players.

    `pick` chooses among those that say the same; without it, what is spoken of does.
    """
    named = {name: _named_in_remark(words, name, value) for name, value in values.items()}
    chosen = by_values(key, *values.values()) if pick is None else pick
    return words.say(way_of(words.catalog, f"reason.{key}", chosen), **named)


def _named_in_remark(words: Wording, name: str, value: str) -> object:
    if name == "card":
        return words.names.card(value)
    return corporation(value) if name == "player" else Name(f"asset.{value}")


def counsel_label(words: Wording, decision: Decision, option: str, cards: int, view: View) -> str:
    """The words of a choice; with support also how many cards, if that is said."""
    label = sentence(words.option(decision, option, view))
    if cards < 1:
        return label
    key = "in_all" if decision.kind == "lay" else "with_cards"
    return words.say(f"coach.{key}", label=label, number=cards)


def counsel_reason(
    words: Wording, code: str, sign: int, about: str = "", number: int = 0, made: str = ""
) -> str:
    """A reason as a sentence; `about` and `made` are ids of what it names."""
    values: dict[str, object] = {"number": number}
    if about:
        kind, name = _named_for_coach(words, about)
        values[kind] = name
    if made:
        values["resource"] = term(made)
    way = "for" if sign > 0 else "against"
    return sentence(words.say(f"coach.reason.{code}.{way}", **values))


def _named_for_coach(words: Wording, about: str) -> tuple[str, Name]:
    if about in words.box.corporations:
        return "player", corporation(about)
    if about in words.box.assets:
        return "asset", Name(f"asset.{about}")
    if about in words.box.cards:
        return "card", words.names.card(about)
    return "district", district(about)
