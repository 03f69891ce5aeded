"""What only the person in a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name

from ..words.vocabulary import term

if TYPE_CHECKING:
    from ..rules.view import View
    from ..words import Wording


def lines(words: Wording, view: View) -> list[str]:
    """Hand, rival and investment by name."""
    found = ["", hand(words, view)]
    if view.rival:
        found.append(words.say("textgame.own.rival", rival=Name(f"rival.{view.rival}")))
    if view.investment:
        investment = Name(f"investment.{view.investment}")
        found.append(words.say("textgame.own.investment", investment=investment))
    return found


def hand(words: Wording, view: View) -> str:
    """The hand in one line."""
    if not view.hand:
        return words.say("textgame.own.empty")
    cards = words.names.several(words.names.card(card) for card in sorted_hand(view))
    return words.say("textgame.own.hand", count=len(view.hand), cards=cards)


def sorted_hand(view: View) -> list[str]:
    """Equal cards together, in the order in which they came."""
    return sorted(view.hand, key=view.hand.index)


def texts(words: Wording, view: View) -> list[str]:
    """Everything of one's own with the texts of the cards."""
    found = ["", hand(words, view)]
    for card in dict.fromkeys(view.hand):
        found.append("  " + with_text(words, words.names.card(card)))
    found += ["", *_rival(words, view), *_investment(words, view), *_corporation(words, view)]
    return found


def with_text(words: Wording, name: Name) -> str:
    """A card and what it says."""
    return words.say("textgame.own.with_text", name=name, text=words.text(name.key))


def _rival(words: Wording, view: View) -> list[str]:
    if not view.rival:
        return []
    name = Name(f"rival.{view.rival}")
    text = "rival.own" if view.rival == view.corporations[view.seat] else name.key
    return [words.say("textgame.own.rival", rival=name), "  " + words.text(text)]


def _investment(words: Wording, view: View) -> list[str]:
    if not view.investment:
        return [words.say("textgame.own.no_investment")]
    name = Name(f"investment.{view.investment}")
    own = words.say("textgame.own.investment", investment=name)
    return [own, "  " + words.text(name.key)]


def _corporation(words: Wording, view: View) -> list[str]:
    own = view.corporations[view.seat]
    emergency = f"emergency.{words.box.corporations[own].emergency}"
    draws = ", ".join(
        words.say("textgame.own.draw", count=count, type=term(action_type))
        for action_type, count in words.box.draw_list(own, len(view.corporations))
    )
    text = words.text(emergency)
    return [
        words.say("textgame.own.contract", text=words.text(f"corporation.{own}")),
        words.say("textgame.own.emergency", name=Name(emergency), text=text),
        words.say("textgame.own.sheet", draws=draws),
        *_assets(words, view),
    ]


def _assets(words: Wording, view: View) -> list[str]:
    mine = [asset for asset, owner in view.owners.items() if owner == view.seat]
    return [with_text(words, Name(f"asset.{asset}")) for asset in mine]
