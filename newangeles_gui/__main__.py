"""`python -m newangeles_gui` is the command `newangeles`, and so is the packaged program."""

import sys

if __name__ == "__main__":  # worker processes import this module too
    if hasattr(sys, "frozen"):
        # A packaged program starts itself once more for each worker process.
        import multiprocessing

        multiprocessing.freeze_support()

    from newangeles_gui.entry import main

    raise SystemExit(main())
