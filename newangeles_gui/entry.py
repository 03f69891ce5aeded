"""Where the program begins: before anything of it is read, so that a lacking library is told."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from newangeles_gui import start_check

CANNOT_START = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit status."""
    try:
        from newangeles_gui import cli

        return cli.main(arguments)
    except ImportError as error:
        library = start_check.library_of(error)
        if library is None:
            raise
        what = f"{library} is missing or damaged ({error})"
        print(f"newangeles: {what}; {start_check.advice(library)}", file=sys.stderr)
        return CANNOT_START
