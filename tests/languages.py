"""The languages that there are, for the tests of all of them."""

from newangeles_gui.settings import known_languages

LANGUAGES = tuple(known_languages())
