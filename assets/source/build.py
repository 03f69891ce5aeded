"""Draw the pictures of the game: python -m assets.source.build [--jobs N] [NAME...]

A NAME is a family, or a pattern for family/id; without names everything is drawn.
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
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from . import families, sheets
from .drawing import files
from .drawing.asset import LICENCE, Asset

ASSETS = Path(__file__).resolve().parent.parent
MANIFEST = ASSETS / "manifest.json"


def family_names() -> list[str]:
    """The modules under families/; their order is the order of drawing."""
    modules = pkgutil.iter_modules(families.__path__)  # packages hold helpers of a family
    return sorted(module.name for module in modules if not module.ispkg)


def family(name: str) -> ModuleType:
    """The module of one family."""
    return importlib.import_module(f"{families.__name__}.{name}")


def wanted(names: Sequence[str]) -> list[tuple[str, str]]:
    """The (family, id) pairs that the names on the command line mean."""
    pairs: list[tuple[str, str]] = []
    for module_name in family_names():
        # Only what is asked for is imported: a family somebody is working on may be broken.
        patterns = [n for n in names if fnmatch.fnmatch(module_name, n.split("/")[0])]
        if names and not patterns:
            continue
        ids = [asset.id for asset in family(module_name).assets()]
        for asset_id in ids:
            full = f"{module_name}/{asset_id}"
            if not names or any(n == module_name or fnmatch.fnmatch(full, n) for n in patterns):
                pairs.append((module_name, asset_id))
    return pairs


def declared(family_name: str, asset_id: str) -> Asset:
    """The asset of this id."""
    assets: Iterable[Asset] = family(family_name).assets()
    for asset in assets:
        if asset.id == asset_id:
            return asset
    raise KeyError(f"{family_name}/{asset_id}")


def location(family_name: str, asset: Asset) -> Path:
    """Where the file of an asset belongs."""
    return ASSETS / family_name / f"{asset.id}.{asset.suffix}"


def draw(family_name: str, asset_id: str) -> tuple[str, int, float]:
    """Draw one asset and write its file."""
    start = time.perf_counter()
    asset = declared(family_name, asset_id)
    picture = asset.draw()
    if (picture.shape[1], picture.shape[0]) != asset.size:
        raise ValueError(
            f"{family_name}/{asset_id}: drawn {picture.shape[1::-1]}, not {asset.size}"
        )
    data = files.encoded(picture, asset.kind, asset.quality)
    files.write(location(family_name, asset), data)
    return f"{family_name}/{asset_id}", len(data), time.perf_counter() - start


def entry(family_name: str, asset: Asset) -> dict[str, Any]:
    """What the manifest says about an asset."""
    facts: dict[str, Any] = {
        "file": location(family_name, asset).relative_to(ASSETS).as_posix(),
        "size": list(asset.size),
        "anchor": list(asset.anchor),
        "shown": asset.shown,
        "source": f"source/families/{family_name}.py",
        "licence": LICENCE,
    }
    if asset.boxes:
        facts["boxes"] = {name: list(box) for name, box in sorted(asset.boxes.items())}
    if asset.of:
        facts["of"], facts["role"] = f"{family_name}/{asset.of}", asset.role
    return facts


@contextmanager
def only_one() -> Iterator[None]:
    """Several builds may run beside each other; the manifest is written by one at a time."""
    with (Path(tempfile.gettempdir()) / "newangeles-art-manifest.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def write_manifest(names: Sequence[str]) -> None:
    """Replace the entries of the named families; the others stay as they are."""
    with only_one():
        known: dict[str, Any] = json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}
        kept = {k: v for k, v in known.items() if k.split("/")[0] not in names}
        for name in names:
            for asset in family(name).assets():
                if location(name, asset).exists():
                    kept[f"{name}/{asset.id}"] = entry(name, asset)
        rows = [f"{json.dumps(k)}: {json.dumps(kept[k], sort_keys=True)}" for k in sorted(kept)]
        files.write(MANIFEST, ("{\n" + ",\n".join(rows) + "\n}\n").encode())


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
    touched = sorted({pair[0] for pair in pairs})
    write_manifest(touched)
    for name in touched:
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
        print("\n".join("/".join(pair) for pair in wanted(options.names)))
        return 0
    return run(options.names, options.jobs)


if __name__ == "__main__":
    sys.exit(main())
