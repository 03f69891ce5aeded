"""While somebody looks at the title, the table is made ready in a thread."""

from __future__ import annotations

import threading
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .base import Services


def prepare_table(services: Services) -> None:
    """Import what the table needs and have its pictures read."""
    if services.kit.pictures.ahead:
        threading.Thread(target=_prepare, args=(services,), name="ahead", daemon=True).start()


def _prepare(services: Services) -> None:
    from newangeles_gui.table import stocking

    stocking.order(services)
    import_module("newangeles_gui.table.scene")
