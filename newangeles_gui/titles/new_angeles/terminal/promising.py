"""Promises from templates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.i18n import Name

from ..minds.bargaining.soonest import lasting
from ..rules.promises import KINDS, Promise
from ..words.vocabulary import corporation

if TYPE_CHECKING:
    from newangeles_gui.terminal.asking import Asker

    from ..rules.view import View

# More cards than a hand can hold, and more capital than a game pays, would be idle talk.
MOST_CARDS: Final = 10
MOST_CAPITAL: Final = 50


class Template(NamedTuple):
    """A kind of promise of one player to another."""

    kind: str
    by: str
    to: str


def ask(
    asker: Asker,
    view: View,
    pair: tuple[str, str],
    moved: tuple[str, ...],
    given: tuple[Promise, ...] = (),
) -> tuple[Promise, ...]:
    """As many promises as the person likes; nothing can be said of assets that change hands."""
    promises = list(given)
    while True:
        templates = [one for one in _templates(view, pair, moved) if not _given(one, promises)]
        if not templates:
            return tuple(promises)
        title = f"textgame.trade.{'another' if promises else 'promise'}"
        template = asker.one(_with_keys(asker, title), templates, lambda one: _label(asker, one))
        if template is None:
            return tuple(promises)
        promises.append(_fill_in(asker, view, template, moved))


def ask_until(asker: Asker, ends: Sequence[str]) -> str:
    """Until when; an empty line is the earliest."""
    words = asker.words
    earliest = words.say(f"log.until.{ends[0]}")
    title = words.say("textgame.trade.until", earliest=earliest)
    return asker.one(title, ends, lambda one: words.say(f"log.until.{one}")) or ends[0]


def _given(template: Template, promises: list[Promise]) -> bool:
    return any((one.kind, one.by) == (template.kind, template.by) for one in promises)


def _templates(view: View, pair: tuple[str, str], moved: tuple[str, ...]) -> list[Template]:
    both = (pair, (pair[1], pair[0]))
    return [
        Template(kind, by, to)
        for by, to in both
        for kind in KINDS
        if kind != "spare" or _assets(view, to, moved)
    ]


def _assets(view: View, player: str, moved: tuple[str, ...]) -> list[str]:
    seat = view.corporations.index(player)
    return [one for one, owner in view.owners.items() if owner == seat and one not in moved]


def _with_keys(asker: Asker, key: str) -> str:
    return f"{asker.words.say(key)} ({asker.words.say('textgame.trade.none')})"


def _label(asker: Asker, template: Template) -> str:
    return asker.words.say(
        f"textgame.trade.template.{template.kind}",
        player=corporation(template.by),
        to=corporation(template.to),
    )


def _fill_in(asker: Asker, view: View, template: Template, moved: tuple[str, ...]) -> Promise:
    words = asker.words
    amount, about = 1, ""
    if template.kind == "support":
        question = words.say("textgame.trade.support_cards", most=MOST_CARDS)
        amount = asker.number(question, 1, MOST_CARDS)
    elif template.kind == "pay":
        question = words.say("textgame.trade.pay_amount", most=MOST_CAPITAL)
        amount = asker.number(question, 1, MOST_CAPITAL)
    elif template.kind == "spare":
        assets = _assets(view, template.to, moved)
        title = words.say("textgame.trade.which_asset")
        about = (
            asker.one(title, assets, lambda one: words.name(Name(f"asset.{one}").key)) or assets[0]
        )
    ends = lasting(words.box, view, template.by, template.to, template.kind)
    until = ask_until(asker, ends)
    return Promise(template.by, template.to, template.kind, amount, about, until)
