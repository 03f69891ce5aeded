"""`python -m newangeles_gui` is the command `newangeles`."""

from newangeles_gui.cli import main

raise SystemExit(main())
