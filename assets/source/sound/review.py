"""`python -m assets.source.sound.review FOLDER [NAME...]`: what can be known without ears.

The names are those of sounds, pieces or rooms; without any all are looked at.

Writes spectrograms (sounds.png: eight in a row, in the order of the catalogue; one picture for each
piece) and prints, for effects, the most similar other effect, for music its seam, its bars, its
weight from octave to octave, how wide it is and how much bars are like those some bars later.
"""

import struct
import sys
import zlib
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np

from . import ogg
from .basics import RATE, Signal
from .build import Job, chosen
from .filters import highpass
from .loudness import block_powers, loudest, lufs
from .music.pieces import Piece
from .music.ring import BAR

BANDS: Final = 48
FRAMES_A_SECOND: Final = 100
OCTAVES: Final = (32, 63, 125, 250, 500, 1000, 2000, 4000, 8000, 12000)
LATER: Final = (1, 2, 4, 8, 16)
# Two effects below this distance would be taken for one another.
TOO_NEAR: Final = 0.35


def spectrogram(signal: Signal, frames_a_second: int = FRAMES_A_SECOND) -> Signal:
    """Decibels in bands evenly spaced for the ear (50 Hz to 14 kHz), one column a frame."""
    width, hop = 4096, RATE // frames_a_second
    padded = np.pad(signal, (width // 2, width))
    starts = np.arange(0, len(signal), hop)
    frames = padded[starts[:, None] + np.arange(width)] * np.hanning(width)
    power = np.abs(np.fft.rfft(frames)) ** 2
    frequencies = np.fft.rfftfreq(width, 1 / RATE)
    edges = np.geomspace(50, 14000, BANDS + 1)
    place = np.digitize(frequencies, edges) - 1
    bands = np.stack(
        [power[:, place == band].sum(axis=1) if (place == band).any() else power[:, 0] * 0
         for band in range(BANDS)]
    )  # fmt: skip
    return 10 * np.log10(bands + 1e-9)


def picture(decibels: Signal, most: float, scale: int) -> Signal:
    """A spectrogram as black to yellow pixels, low notes at the bottom."""
    level = np.clip((decibels - most + 60) / 60, 0, 1)[::-1]
    level = level.repeat(scale, axis=0)
    return np.stack([level**0.8, level**2, 0.35 * np.sin(np.pi * level)], axis=-1)


def save_png(path: Path, image: Signal) -> None:
    """Write colours between 0 and 1 as a PNG."""
    pixels = (255 * np.clip(image, 0, 1)).astype(np.uint8)
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    chunks = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts
    )
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def sheet(shapes: list[Signal]) -> Signal:
    """All spectrograms on one page, two and a half seconds wide each."""
    cells = []
    for shape in shapes:
        cell = np.full((BANDS, 250), -90.0)
        cell[:, : shape.shape[1]] = shape[:, :250]
        cells.append(np.pad(picture(cell, shape.max(), 3), ((4, 4), (4, 4), (0, 0)),
                            constant_values=0.25))  # fmt: skip
    while len(cells) % 8:
        cells.append(np.zeros_like(cells[0]))
    return np.vstack([np.hstack(cells[row : row + 8]) for row in range(0, len(cells), 8)])


def distance(one: Signal, other: Signal) -> float:
    """How different two spectrograms are: 0 the same, about 1 unrelated."""
    length = max(one.shape[1], other.shape[1])
    flat = []
    for shape in (one, other):
        level = np.clip((shape - shape.max() + 45) / 45, 0, 1)
        flat.append(np.pad(level, ((0, 0), (0, length - level.shape[1]))))
    return float(np.abs(flat[0] - flat[1]).sum() / (flat[0] + flat[1]).sum() * 2)


def review_effects(folder: Path, jobs: Sequence[Job]) -> None:
    """A line for each effect: where its weight is, what small speakers lose, what it is like."""
    signals = {job.name: ogg.read(path)[0] for path, job in jobs if not isinstance(job, Piece)}
    shapes = {name: spectrogram(signal) for name, signal in signals.items()}
    if shapes:
        save_png(folder / "sounds.png", sheet(list(shapes.values())))
    for name, signal in signals.items():
        others = {other: distance(shapes[name], shapes[other]) for other in shapes if other != name}
        if not others:
            continue
        nearest = min(others, key=lambda other: others[other])
        small = loudest(highpass(signal, 250.0, 4)) - loudest(signal)
        power = np.abs(np.fft.rfft(signal)) ** 2
        centre = float((power * np.fft.rfftfreq(len(signal), 1 / RATE)).sum() / power.sum())
        ends = max(abs(signal[0]), abs(signal[-1]))
        mark = "  TOO NEAR" if others[nearest] < TOO_NEAR else ""
        print(f"{name:18} centre {centre:5.0f} Hz  small speakers {small:6.1f}  ends {ends:.4f}"
              f"  nearest {nearest} {others[nearest]:.2f}{mark}")  # fmt: skip


def turned(signal: Signal, bar: int) -> Signal:
    """Half a second around a bar line of a loop."""
    return np.take(signal, np.arange(-RATE // 4, RATE // 4) + bar * BAR, mode="wrap")


def step(signal: Signal, bar: int) -> float:
    """The sharpest corner at a bar line (a click is one)."""
    jumps = np.abs(np.diff(turned(signal, bar), 2))
    return float(jumps[RATE // 4 - 6 : RATE // 4 + 4].max())


def highs(signal: Signal, bar: int) -> float:
    """What sounds above 6 kHz within six milliseconds of a bar line."""
    around = highpass(turned(signal, bar), 6000.0, 4)[RATE // 4 - 256 : RATE // 4 + 256]
    return float(np.sum(around**2))


def seam(signal: Signal, bars: int) -> tuple[float, float]:
    """The seam against the same piece's other bar lines: corner as a share, highs in decibels."""
    inner = range(1, bars)
    corner = step(signal, 0) / max(step(signal, bar) for bar in inner)
    bright = highs(signal, 0) / max(highs(signal, bar) for bar in inner)
    return corner, float(10 * np.log10(bright))


def weights(signal: Signal) -> list[float]:
    """The share of each octave in decibels: pieces that follow each other should be alike."""
    power = (np.abs(np.fft.rfft(signal)) ** 2).sum(axis=0)
    frequencies = np.fft.rfftfreq(signal.shape[-1], 1 / RATE)
    return [
        float(10 * np.log10(power[(frequencies >= low) & (frequencies < high)].sum() / power.sum()))
        for low, high in pairwise(OCTAVES)
    ]


def width(signal: Signal) -> float:
    """How loud what differs between the sides is, against what they have in common."""
    middle, side = signal.mean(axis=0), (signal[0] - signal[1]) / 2
    return float(10 * np.log10((side**2).mean() / (middle**2).mean()))


def likeness(signal: Signal, bars: int) -> list[float]:
    """How like a bar is to one of `LATER` bars on: 0 unrelated, 1 the same."""
    frames = signal[:, : bars * BAR].mean(axis=0).reshape(bars * 12, -1)
    shape = np.log(np.abs(np.fft.rfft(frames * np.hanning(frames.shape[1]))) ** 2 + 1e-6)
    edges = np.geomspace(60, 8000, 37) / RATE * frames.shape[1]
    rows = np.add.reduceat(shape, edges.astype(int), axis=1)[:, :-1]
    rows = (rows - rows.mean(axis=0)) / rows.std(axis=0)
    alike = np.corrcoef(rows.reshape(bars, -1))
    here = np.arange(bars)
    return [float(alike[here, (here + later) % bars].mean()) for later in LATER]


def review_music(folder: Path, jobs: Sequence[Job]) -> None:
    """For each piece: its seam and the loudness of every four bars."""
    for path, piece in jobs:
        if not isinstance(piece, Piece):
            continue
        signal = ogg.read(path)
        shape = spectrogram(signal.mean(axis=0), 10)
        save_png(folder / f"{piece.name}.png", picture(shape, shape.max(), 6))
        left, right = seam(signal[0], piece.bars), seam(signal[1], piece.bars)
        print(f"{piece.name}: seam against the sharpest bar line {left[0]:.2f} {right[0]:.2f},"
              f" highs {left[1]:+.1f} {right[1]:+.1f} dB")  # fmt: skip
        powers = [block_powers(signal[:, bar * BAR : (bar + 4) * BAR]).mean()
                  for bar in range(0, piece.bars, 4)]  # fmt: skip
        print("  every 4 bars:", " ".join(f"{lufs(float(power)):.1f}" for power in powers))
        print("  octaves:", " ".join(f"{level:.1f}" for level in weights(signal)),
              f"  sides {width(signal):.1f}")  # fmt: skip
        print("  like", LATER, "bars later:",
              " ".join(f"{share:.2f}" for share in likeness(signal, piece.bars)))  # fmt: skip


if __name__ == "__main__":
    place = Path(sys.argv[1])
    place.mkdir(parents=True, exist_ok=True)
    wanted = chosen(sys.argv[2:])
    review_effects(place, wanted)
    review_music(place, wanted)
