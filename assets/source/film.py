"""One animation from the pictures of `newangeles shot --film`: python -m assets.source.film DIR OUT

Smaller than they are, and quicker than the game goes; the last one stays longest, so that
somebody sees where the game has come to.
"""

import sys
from pathlib import Path

from PIL import Image

WIDTH = 960
MILLISECONDS = 130
LAST = 2500
QUALITY = 45


def main(folder: str, goal: str) -> int:
    """Write an animated WebP."""
    pictures = [_smaller(path) for path in sorted(Path(folder).glob("*.png"))]
    if not pictures:
        print(f"{folder}: there are no pictures; make them with newangeles shot --film")
        return 2
    durations = [MILLISECONDS] * (len(pictures) - 1) + [LAST]
    pictures[0].save(
        goal, save_all=True, append_images=pictures[1:], duration=durations, loop=0,
        quality=QUALITY, method=6,
    )  # fmt: skip
    return 0


def _smaller(path: Path) -> Image.Image:
    picture = Image.open(path).convert("RGB")
    height = round(picture.height * WIDTH / picture.width)
    return picture.resize((WIDTH, height), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
