"""`python -m newangeles_gui` is the command `newangeles`."""

from newangeles_gui.cli import main

if __name__ == "__main__":  # worker processes import this module too
    raise SystemExit(main())
