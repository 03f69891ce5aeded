"""The terms of an offer to several: what each of them gets, and what each gives for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...minds.bargaining import ALIKE, Pledge
from ...talk.call import MOST_VOTES
from ...talk.draft import counts, most

if TYPE_CHECKING:
    from ..rows import TermRows
    from .screen import SeveralScreen


def put_gives(screen: SeveralScreen, rows: TermRows) -> None:
    """What each of them gets from who offers."""
    rows.note(screen.say("several.each_gets"), "symbols/capital", "text")
    _amount(screen, rows, "give", (0, screen.call.held))
    if screen.call.backing:
        rows.note(screen.say("several.backing"))
    else:
        _promises(screen, rows, mine=True)


def put_wants(screen: SeveralScreen, rows: TermRows) -> None:
    """What each of them is to do for it."""
    if screen.call.backing:
        rows.note(screen.say("several.each_lays"), "support", "accent")
        _amount(screen, rows, "cards", (1, MOST_VOTES))
        rows.note(screen.say("several.stands_about"))
        return
    rows.note(screen.say("several.each_gives"), "symbols/capital", "text")
    _amount(screen, rows, "get", (0, screen.call.poorest))
    _promises(screen, rows, mine=False)


def _amount(screen: SeveralScreen, rows: TermRows, field: str, limits: tuple[int, int]) -> None:
    key = "offer.cards" if field == "cards" else "offer.capital"
    tips = (screen.say("screen.trade.less"), screen.say("screen.trade.more", most=limits[1]))
    rows.stepper(
        rows.row().rest, f"several.{field}", getattr(screen.call.terms, field), limits,
        lambda amount: screen.change(**{field: amount}),
        lambda amount: screen.say(key, amount=amount), not screen.done, tips,
    )  # fmt: skip


def _promises(screen: SeveralScreen, rows: TermRows, mine: bool) -> None:
    """A switch for each promise; below it how much and until when."""
    rows.note(
        screen.say(f"several.{'i_promise' if mine else 'each_promises'}"), "promise", "warning"
    )
    whose = "mine" if mine else "theirs"
    for kind in ALIKE:
        given = screen.call.given(mine, kind)
        name = f"several.{whose}.{kind}"

        def turn(on: bool, kind: str = kind) -> None:
            until = screen.call.lasting(mine, kind)[0]
            become(Pledge(mine, kind, until=until) if on else None, kind)

        def become(pledge: Pledge | None, kind: str = kind) -> None:
            screen.call.pledge(mine, kind, pledge)
            screen.changed()

        words, tip = (
            screen.say(f"several.pledge.{whose}.{kind}"),
            screen.say("screen.trade.later_tip"),
        )
        rows.switch(rows.row().rest, name, words, given is not None, turn, tip, not screen.done)
        if given is not None:
            _terms(screen, rows, given, name)


def _terms(screen: SeveralScreen, rows: TermRows, given: Pledge, name: str) -> None:
    def change(**values: object) -> None:
        screen.call.pledge(given.mine, given.kind, given._replace(**values))  # type: ignore[arg-type]
        screen.changed()

    spots = rows.spots(1 + counts(given.kind))
    if counts(given.kind):
        key = "offer.cards" if given.kind == "support" else "offer.capital"
        rows.stepper(
            spots[0], f"{name}.amount", given.amount, (1, most(given.kind)),
            lambda amount: change(amount=amount), lambda amount: screen.say(key, amount=amount),
            not screen.done,
        )  # fmt: skip
    until = screen.call.longer(given)
    rows.value(
        spots[-1], f"{name}.until", screen.say(f"log.until.{given.until}"), "clock",
        lambda: change(until=until), screen.say("screen.trade.another_time"), not screen.done,
    )  # fmt: skip
