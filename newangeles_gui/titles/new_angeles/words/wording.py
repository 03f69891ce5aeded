"""The door to the words: events, prompts, labels, card texts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.i18n import Name

from . import facts, options, prompts, trades, warnings
from .promises import described
from .variants import variant
from .vocabulary import Vocabulary, corporation

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision
    from newangeles_gui.engine.events import Event
    from newangeles_gui.i18n import Catalog

    from ..rules.box import Box
    from ..rules.promises import Promise
    from ..rules.trade import Trade
    from ..rules.view import View


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
        return tidy(prompts.prompt(self.names, self.box, decision, view))

    def option(self, decision: Decision, option: str, view: View | None = None) -> str:
        """The label of an answer."""
        return self.answer(decision.kind, option, view)

    def answer(self, kind: str, option: str, view: View | None = None) -> str:
        """The label of an answer to this kind of decision."""
        return tidy(options.label(self.names, self.box, kind, option, view))

    def explanation(self, decision: Decision, option: str, view: View | None = None) -> str:
        """What the card that an answer names says; empty where there is no card."""
        subject = options.subject(self.names, decision.kind, option, view)
        return "" if subject is None else self.names.text(subject)

    def warning(self, decision: Decision, option: str, view: View) -> str:
        """What speaks against an answer whatever one is after; empty if nothing does."""
        return warnings.warning(self, decision, option, view)

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
