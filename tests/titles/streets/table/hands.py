"""What hands do at the table of Streets, and waiting for what comes of it."""

import pygame

from newangeles_gui.app import App
from newangeles_gui.titles.streets.table.scene import StreetsTable
from newangeles_gui.widgets import Input

FRAME = 0.05


def until(app: App, table: StreetsTable, what) -> None:
    """Time passes until something is so."""
    for _ in range(600):
        if what():
            return
        table.director.thinker.wait()
        app.step(FRAME)
    raise AssertionError(f"{app.stack.top.name}: {table.asking.kind}")


def press(app: App, table: StreetsTable, rect: pygame.Rect) -> None:
    """Move the pointer there and click."""
    for kind in ("move", "press", "release"):
        app.stack.top.handle(Input(kind, rect.center))
    app.step(FRAME)


def key(app: App, name: str, amount: int = 0) -> bool:
    taken = app.stack.top.handle(Input("action", name=name, amount=amount))
    app.step(FRAME)
    return taken


def free_rect(table: StreetsTable, target) -> pygame.Rect:
    """Where a spot of the city can be clicked: nothing lies over it."""
    table.parts.board.fit()
    table.parts.board.camera.send(table.parts.board.camera.whole, 0)
    table.parts.board.settle()
    return table.place(target)


def closing_place(table: StreetsTable, most: int = 5) -> tuple[str, int, int]:
    """Where most streets close at once, but not more than so many."""
    placing = table.asking.placing
    found = [
        (len(ledger.streets), sum(ledger.money), name, cell, quarter)
        for name, cells in placing.places.items()
        for cell, quarters in cells.items()
        for quarter in quarters
        if 0 < len((ledger := placing.foreseen(name, cell, quarter)).streets) <= most
    ]
    return max(found)[2:]
