"""Draw the pictures of the house and its games: python -m assets.source.build [--jobs N] [NAME...]

A NAME is a family, or a pattern for family/id; without names everything is drawn. The families of
a room, such as new_angeles, are drawn into the folder of that name. Two rooms may have families of
one name: `streets` means all of a room, `streets/slabs` and `streets/slabs/park.*` a part of it.
"""

import argparse
import fcntl
import fnmatch
import importlib
import json
import pkgutil
import sys
import tempfile
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from . import house, new_angeles, sheets, streets
from .drawing import files
from .drawing.asset import LICENCE, Asset

ASSETS = Path(__file__).resolve().parent.parent
ROOMS = {"house": house, "new_angeles": new_angeles, "streets": streets}


class Family(NamedTuple):
    """Pictures of one kind that belong to one room."""

    room: str
    name: str

    @property
    def module(self) -> ModuleType:
        """Where it is drawn."""
        return importlib.import_module(f"{ROOMS[self.room].__name__}.{self.name}")

    def assets(self) -> Iterable[Asset]:
        """Everything in it."""
        assets: Iterable[Asset] = self.module.assets()
        return assets

    def location(self, asset: Asset) -> Path:
        """Where the file of an asset belongs."""
        return ASSETS / self.room / self.name / f"{asset.id}.{asset.suffix}"


def families() -> list[Family]:
    """The modules of all rooms; their order is the order of drawing."""
    return [
        Family(room, module.name)
        for room, package in ROOMS.items()
        for module in sorted(pkgutil.iter_modules(package.__path__), key=lambda one: one.name)
        if not module.ispkg  # packages hold helpers of a family
    ]


def manifest(room: str) -> Path:
    """The file that says what there is in a room."""
    return ASSETS / room / "manifest.json"


def known(room: str) -> dict[str, Any]:
    """What the manifest of a room says, by the names of the pictures."""
    path = manifest(room)
    found: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}
    return found


def wanted(names: Sequence[str]) -> list[tuple[Family, str]]:
    """The families and ids that the names on the command line mean."""
    pairs: list[tuple[Family, str]] = []
    for family in families():
        # Only what is asked for is imported: a family somebody is working on may be broken.
        asked = [
            family.name if n == family.room else n.removeprefix(f"{family.room}/") for n in names
        ]
        patterns = [n for n in asked if fnmatch.fnmatch(family.name, n.split("/")[0])]
        if names and not patterns:
            continue
        for asset in family.assets():
            full = f"{family.name}/{asset.id}"
            if not names or any(n == family.name or fnmatch.fnmatch(full, n) for n in patterns):
                pairs.append((family, asset.id))
    return pairs


def declared(family: Family, asset_id: str) -> Asset:
    """The asset of this id."""
    for asset in family.assets():
        if asset.id == asset_id:
            return asset
    raise KeyError(f"{family.name}/{asset_id}")


def draw(family: Family, asset_id: str) -> tuple[str, int, float]:
    """Draw one asset and write its file."""
    start = time.perf_counter()
    asset, full = declared(family, asset_id), f"{family.name}/{asset_id}"
    picture = asset.draw()
    if (picture.shape[1], picture.shape[0]) != asset.size:
        raise ValueError(f"{full}: drawn {picture.shape[1::-1]}, not {asset.size}")
    data = files.encoded(picture, asset.kind, asset.quality)
    files.write(family.location(asset), data)
    return full, len(data), time.perf_counter() - start


def entry(family: Family, asset: Asset) -> dict[str, Any]:
    """What the manifest says about an asset."""
    facts: dict[str, Any] = {
        "file": family.location(asset).relative_to(ASSETS / family.room).as_posix(),
        "size": list(asset.size),
        "anchor": list(asset.anchor),
        "shown": asset.shown,
        "source": f"source/{family.room}/{family.name}.py",
        "licence": LICENCE,
    }
    if asset.boxes:
        facts["boxes"] = {name: list(box) for name, box in sorted(asset.boxes.items())}
    if asset.of:
        facts["of"], facts["role"] = f"{family.name}/{asset.of}", asset.role
    return facts


@contextmanager
def only_one() -> Iterator[None]:
    """Several builds may run beside each other; the manifest is written by one at a time."""
    with (Path(tempfile.gettempdir()) / "newangeles-art-manifest.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def write_entries(room: str, names: Collection[str], entries: Mapping[str, Any]) -> None:
    """Put entries into a room's manifest, in place of all of the named families."""
    with only_one():
        kept = {k: v for k, v in known(room).items() if k.split("/")[0] not in names}
        kept.update(entries)
        rows = [f"{json.dumps(k)}: {json.dumps(kept[k], sort_keys=True)}" for k in sorted(kept)]
        files.write(manifest(room), ("{\n" + ",\n".join(rows) + "\n}\n").encode())


def describe(family: Family) -> None:
    """Write into its room's manifest what there is of a family."""
    entries = {
        f"{family.name}/{asset.id}": entry(family, asset)
        for asset in family.assets()
        if family.location(asset).exists()
    }
    write_entries(family.room, {family.name}, entries)


def run(names: Sequence[str], jobs: int) -> int:
    """Draw what the names mean, then the manifest and the contact sheets."""
    pairs = wanted(names)
    if not pairs:
        print(f"nothing is called {' '.join(names)}", file=sys.stderr)
        return 2
    start, total = time.perf_counter(), 0
    with ProcessPoolExecutor(jobs) as pool:
        tasks = [pool.submit(draw, *pair) for pair in pairs]
        for done, task in enumerate(as_completed(tasks), 1):
            name, size, seconds = task.result()
            total += size
            print(f"[{done}/{len(tasks)}] {name} {size // 1024} KB {seconds:.1f} s", flush=True)
    touched = sorted({family for family, _ in pairs})
    for family in touched:
        describe(family)
    for name in sorted({family.name for family in touched}):
        sheets.build(name, ASSETS)
    print(f"{len(pairs)} files, {total / 1e6:.1f} MB, {time.perf_counter() - start:.0f} s")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="art", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="family or family/id pattern")
    parser.add_argument("--jobs", type=int, default=2, help="processes beside each other")
    parser.add_argument("--list", action="store_true", help="only say what would be drawn")
    options = parser.parse_args(arguments)
    if options.list:
        print("\n".join(f"{family.name}/{one}" for family, one in wanted(options.names)))
        return 0
    return run(options.names, options.jobs)


if __name__ == "__main__":
    sys.exit(main())
