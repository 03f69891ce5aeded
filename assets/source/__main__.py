"""Make pictures and sounds anew: python -m assets.source [NAME...]

A NAME is a family of pictures, a pattern for family/id, a room such as `streets`, or `sounds`, or
the name of one sound.
Without names everything is made, with --help nothing.
"""

import sys
from collections.abc import Sequence

from . import build, packed

SOUNDS = "sounds"


def main(names: Sequence[str]) -> int:
    """Pictures first, then what is packed of them, then sounds."""
    if {"-h", "--help"} & {*names}:
        print(__doc__)
        return 0
    families = {family.name for family in build.families()} | {*build.ROOMS}
    pictures = [name for name in names if name.split("/")[0] in families]
    sounds = [name for name in names if name not in pictures and name != SOUNDS]
    if pictures or not names:
        status = build.main(pictures)
        if status:
            return status
    if not names or any(name.startswith("app_icon") for name in pictures):
        packed.main()
    if not names or sounds or SOUNDS in names:
        from .sound import build as sound_build

        sound_build.build(sounds)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
