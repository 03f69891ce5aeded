"""The end: everything is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.terminal.layout import columns, titled

from ..words.vocabulary import corporation

if TYPE_CHECKING:
    from ..rules.game import Game
    from ..words import Wording

NUMBERS: Final = frozenset({1})


def lines(words: Wording, game: Game, width: int) -> list[str]:
    """How it ended, and everybody's capital, rival, investment and result, the richest first."""
    state = game.state
    how = words.say(
        f"textgame.end.by_{state.ended_by}", end=game.box.threat_end, threat=state.threat
    )
    head = [
        words.say("textgame.players.player"),
        words.say("textgame.players.capital"),
        words.say("textgame.end.rival"),
        words.say("textgame.end.investment"),
        words.say("textgame.end.result"),
    ]
    seats = sorted(range(game.players), key=lambda seat: -state.capital[seat])
    rows = [head, *(_row(words, game, seat) for seat in seats)]
    return titled(words.say("textgame.end.title"), [how, *columns(rows, width, NUMBERS)])


def _row(words: Wording, game: Game, seat: int) -> list[str]:
    state = game.state
    investment = state.investments[seat]
    nothing = words.say("textgame.players.nothing")
    result = "won" if seat in state.winners else "lost"
    name = corporation(game.name(seat))
    return [
        words.name(name.key),
        str(state.capital[seat]),
        words.name(f"rival.{state.rivals[seat]}"),
        words.name(f"investment.{investment}") if investment else nothing,
        words.say(f"textgame.end.{result}", player=name),
    ]
