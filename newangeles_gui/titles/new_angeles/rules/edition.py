"""Which rules these are.

Raise the number with every change after which the same choices can lead elsewhere: saved games
then go on from where they stand instead of being taken for edited ones. The golden games tell
when that is due.
"""

from __future__ import annotations

from typing import Final

RULES_EDITION: Final = 4
