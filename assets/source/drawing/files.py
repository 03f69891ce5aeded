"""Pictures to files, the same bytes each time."""

import io
import os
from pathlib import Path

import numpy
from PIL import Image

from .picture import Picture


def straight(picture: Picture) -> Image.Image:
    """The picture as files want it; colours under empty ground are bled from their edges' zero."""
    cover = numpy.clip(picture[..., 3:], 0, 1)
    safe = numpy.where(cover > 0, cover, 1)
    colour = numpy.clip(picture[..., :3] / safe, 0, 1)
    pixels = numpy.concatenate([colour, cover], axis=2)
    return Image.fromarray(numpy.rint(pixels * 255).astype(numpy.uint8), "RGBA")


def encoded(picture: Picture, kind: str, quality: int) -> bytes:
    """The bytes of a file: webp (lossy, clean alpha), lossless or png."""
    image = straight(picture)
    if float(picture[..., 3].min()) >= 0.999:
        image = image.convert("RGB")
    stream = io.BytesIO()
    if kind == "png":
        image.save(stream, "PNG", optimize=True)
    elif kind == "lossless":
        image.save(stream, "WEBP", lossless=True, quality=90, method=5)
    else:
        image.save(stream, "WEBP", quality=quality, alpha_quality=95, method=5)
    return stream.getvalue()


def write(path: Path, data: bytes) -> None:
    """A file put in place in one step: others may be reading it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    partial.write_bytes(data)
    partial.replace(path)
