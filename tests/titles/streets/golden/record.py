"""Writes whole games down: every question, every answer, everything that happens.

`python -m tests.titles.streets.golden.record` writes the golden games anew; look at the
difference before committing it.
"""

import random
from pathlib import Path

from newangeles_gui.engine import Choice, Event
from newangeles_gui.titles.streets.rules import RULES_EDITION, Box, Game, codec, new_game
from newangeles_gui.titles.streets.title import TITLE

HERE = Path(__file__).parent
SEATS = ("coral", "ivory", "slate", "lilac", "teal")
GAMES: dict[str, tuple[int, tuple[str, ...]]] = {
    "solo": (1, ("business", "advisors")),
    "two": (2, ()),
    "three": (3, ("advisors",)),
    "five": (5, ("business", "advisors")),
}


def lines_of(box: Box, name: str) -> list[str]:
    """The whole record of a game played at random."""
    players, modules = GAMES[name]
    game = new_game(box, SEATS[:players], f"golden {name}", modules)
    dice = random.Random(name)
    head = f"# rules edition {RULES_EDITION}, {players} players, {', '.join(modules) or 'plain'}"
    lines = [head, *_told(game, game.events)]
    number = 0
    while (pending := game.pending) is not None:
        number += 1
        choice = Choice(pending.kind, dice.choice(pending.options))
        lines.append(f"{number}. {game.name(pending.seat)}: {choice} of {len(pending.options)}")
        lines += _told(game, game.apply(choice))
        lines.append(f"   = {codec.state_hash(game.state)}")
    return lines


def _told(game: Game, events: list[Event]) -> list[str]:
    lines = []
    for event in events:
        lines.append(f"   {event.line()}")
        lines += [f"     {game.name(seat)} sees {event.line(seat)}" for seat in event.seen_by]
    return lines


def main() -> None:
    """Write the golden games anew."""
    box = TITLE.rules.box(TITLE.data)
    for name in GAMES:
        text = "\n".join(lines_of(box, name)) + "\n"
        file = HERE / f"{name}.txt"
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        if before and before != text and before.split(",")[0] == text.split(",")[0]:
            raise SystemExit(f"{name}: the games differ, so raise RULES_EDITION (rules/codec.py)")
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
