"""What goes into the packaged program, and what PyInstaller would take but nobody needs."""

import ast
import importlib.metadata
import importlib.util
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

IDENTIFIER = "io.github.newangeles.NewAngeles"
SHIPPED = ("data", "assets", "saves")
# Tools and pictures of the workshop: they make the assets and are not needed to play.
WORKSHOP = ("assets/source", "assets/packaging", "assets/previews")
DOCUMENTS = ("LICENSE", "README.md", "CHANGELOG.md")
LIBRARIES = (
    "pygame-ce", "PyYAML", "platformdirs", "pydantic", "pydantic-core", "annotated-types",
    "typing-extensions", "typing-inspection", "mypy-extensions", "tomlkit",
)  # fmt: skip
# pygame-ce keeps the text of its licence among its documents.
LGPL = "pygame/docs/generated/LGPL.txt"
LICENCE_WORDS = ("licen", "copying", "notice", "authors")
# The building environment holds them, and some library would use them if they were there.
UNWANTED = [
    "numpy", "PIL", "mypy", "mypyc", "pytest", "_pytest", "hypothesis", "setuptools", "pip",
    "wheel", "pkg_resources", "tkinter", "test", "pydoc", "doctest", "pdb", "lib2to3", "ensurepip",
    "curses", "sqlite3", "xmlrpc", "ruff", "assets", "pygame.tests", "pygame.examples",
    "pygame.docs", "OpenGL", "cryptography", "email_validator", "rich", "cv2", "distributed",
    "dask",
]  # fmt: skip
# Parts of libraries that the game does not use.
WASTE = (
    "pygame/docs", "pygame/examples", "pygame/tests", "pygame/freesansbold.ttf",
    "pygame/pygame_icon", "pygame/pkgdata.py",
)  # fmt: skip
Entry = tuple[str, ...]


def version(root: Path) -> str:
    """The number of the version, as pyproject.toml says."""
    with (root / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def shipped(root: Path) -> list[tuple[str, str]]:
    """Data, assets, positions, documents and licences, each with the folder that it goes into."""
    found = [
        (str(path), str(path.parent.relative_to(root)))
        for name in SHIPPED
        for path in _files(root, root / name)
    ]
    found += [(str(root / name), ".") for name in DOCUMENTS]
    return found + [(str(path), f"licences/{name}") for name, path in licences()]


def _files(root: Path, folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(root).as_posix()
        workshop = any(inside.startswith(f"{name}/") for name in WORKSHOP)
        if path.is_file() and not workshop and "__pycache__" not in path.parts:
            yield path


def licences() -> Iterator[tuple[str, Path]]:
    """The licence texts of everything that is packed besides the game, with whose it is."""
    for name in LIBRARIES:
        for file in importlib.metadata.files(name) or ():
            is_text = file.suffix.lower() in ("", ".txt", ".md", ".rst")
            named = is_text and any(word in file.name.lower() for word in LICENCE_WORDS)
            if named or file.as_posix() == LGPL:
                yield name, Path(str(file.locate()))
    python = [
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
    ]
    yield from (("Python", path) for path in python[:1] + python[1:] if path.is_file())


def program_files(prepared: Path) -> list[tuple[str, str]]:
    """What belongs to the program and is no module: its commit."""
    return [(str(prepared / "newangeles_gui" / "_commit.txt"), "newangeles_gui")]


def hidden_imports(prepared: Path) -> list[str]:
    """All modules of the game and what they import: nobody can look into the compiled ones."""
    paths = sorted((prepared / "newangeles_gui").rglob("*.py"))
    own = [
        ".".join(path.relative_to(prepared).with_suffix("").parts).removesuffix(".__init__")
        for path in paths
        if path.name != "__main__.py"
    ]
    # All compiled modules are in one library, and each is a door to it.
    libraries = [path.name.partition(".")[0] for path in prepared.glob("*__mypyc.*")]
    needed = {name for path in paths for name in _imported(path)} if libraries else set()
    return [*own, *libraries, *sorted(needed)]


def _imported(path: Path) -> Iterator[str]:
    """What a module imports from elsewhere, in functions as well; only what is always there."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            names = [node.module]
        else:
            continue
        for name in names:
            if name.partition(".")[0] != "newangeles_gui" and importlib.util.find_spec(name):
                yield name


def without_waste(entries: Iterable[Entry]) -> list[Entry]:
    """The files without the parts of libraries that the game does not use."""
    return [entry for entry in entries if not _is_waste(entry[0])]


def _is_waste(name: str) -> bool:
    path = PurePosixPath(name.replace("\\", "/")).as_posix()
    return path.startswith(WASTE)
