"""The screens of New Angeles in states of their own."""

from typing import Final

from newangeles_gui.commands.shots.showcase import examples_of
from newangeles_gui.titles.new_angeles.title import TITLE

EXAMPLES: Final = examples_of(TITLE)
