"""Writes a whole game down: every question, every answer, and what each seat sees of it.

`python -m tests.titles.new_angeles.golden.record` writes the golden games anew; look at the
difference before committing it.
"""

import random
from pathlib import Path

from newangeles_gui import paths
from newangeles_gui.engine.decisions import Choice, Event
from newangeles_gui.titles.new_angeles.content.loader import load_content
from newangeles_gui.titles.new_angeles.rules.codec import RULES_EDITION, state_hash
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.views import View, view

HERE = Path(__file__).parent
GAMES = {"four": (4, "golden four"), "five": (5, "golden five"), "six": (6, "golden six")}
LOOK_EVERY = 40  # decisions


def lines_of(box: Box, players: int, seed: str) -> list[str]:
    """The whole record of a game played at random."""
    game = new_game(box, list(box.corporations)[:players], seed)
    dice = random.Random(seed)
    head = f"# rules edition {RULES_EDITION}, {players} players, seed {seed!r}"
    lines = [head, *_told(game, game.events)]
    number = 0
    while (pending := game.pending) is not None:
        if number % LOOK_EVERY == 0:
            lines += _looks(game)
        number += 1
        option = dice.choice(pending.options)
        lines.append(f"{number}. {game.name(pending.seat)}: {Choice(pending.kind, option)}")
        lines += _told(game, game.apply(Choice(pending.kind, option)))
        lines.append(f"   = {state_hash(game.state)}")
    return lines + _looks(game)


def _told(game: Game, events: list[Event]) -> list[str]:
    lines = []
    for event in events:
        lines.append(f"   {event.line()}")
        for seat in event.seen_by:
            lines.append(f"     {game.name(seat)} sees {event.line(seat)}")
    return lines


def _looks(game: Game) -> list[str]:
    lines = ["   --- what each seat sees"]
    for seat in range(-1, game.players):
        known = view(game, seat)
        lines.append(f"   {game.name(seat) or 'spectator'}: {_private(known)}")
    return lines


def _private(known: View) -> str:
    deal = known.deal
    return (
        f"hand {','.join(sorted(known.hand)) or '-'} rival {known.rival or '-'} "
        f"investment {known.investment or '-'} hands {known.hand_sizes} "
        f"capital {known.capital} threat {known.threat} back {known.top_event_back} "
        f"support {','.join(deal.support) if deal else '-'} "
        f"options {len(known.pending.options) if known.pending else '-'}"
    )


def main() -> None:
    """Write the golden games anew."""
    box = Box(load_content(paths.data_folder()))
    for name, (players, seed) in GAMES.items():
        text = "\n".join(lines_of(box, players, seed)) + "\n"
        file = HERE / f"{name}.txt"
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        if before != text and before.split(",")[0] == text.split(",")[0]:
            raise SystemExit(f"{name}: the games differ, so raise RULES_EDITION (rules/codec.py)")
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
