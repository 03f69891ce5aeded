"""One animation from the pictures of `newangeles shot --film`: python -m assets.source.film DIR OUT

The last picture stays longest, so that somebody sees where the game has come to.
"""

import sys
from pathlib import Path

from PIL import Image

MILLISECONDS = 550
LAST = 2500
QUALITY = 62


def main(folder: str, goal: str) -> int:
    """Write an animated WebP."""
    pictures = [Image.open(path).convert("RGB") for path in sorted(Path(folder).glob("*.png"))]
    if not pictures:
        print(f"{folder}: there are no pictures; make them with newangeles shot --film")
        return 2
    durations = [MILLISECONDS] * (len(pictures) - 1) + [LAST]
    pictures[0].save(
        goal, save_all=True, append_images=pictures[1:], duration=durations, loop=0,
        quality=QUALITY, method=6,
    )  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
