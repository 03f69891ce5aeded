"""What is packaged, how it is packed, and what is changed for the compiler."""

import ast
import os
import tarfile
from pathlib import Path

from assets.packaging import archive, compiled, contents
from tests.architecture.sources import ROOT

CLASSES = '''"""A module."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Promise:
    by: str


@dataclass(slots=True, frozen=True)
class Choice:
    kind: str


class Decision:
    pass


class WrongError(Exception):
    pass


@frame("turn")
@dataclass(slots=True)
class Turn(Step):
    seat: int
'''


def test_players_get_no_workshop_but_everything_else() -> None:
    inside = {f"{folder}/{Path(file).name}" for file, folder in contents.shipped(ROOT)}
    assert {"data/new_angeles/actions.yaml", "data/house/strings/pl/screens.yaml"} <= inside
    assert "data/new_angeles/strings/pl/actions.yaml" in inside
    assert {"assets/house/fonts/OFL-Exo2.txt", "assets/house/icons/check.webp"} <= inside
    assert {f"assets/{room}/manifest.json" for room in ("house", "new_angeles")} <= inside
    assert not any(name.startswith(contents.WORKSHOP) or name.endswith(".pyc") for name in inside)


def test_every_library_comes_with_its_licence() -> None:
    names = {name for name, _ in contents.licences()}
    assert names >= {*contents.LIBRARIES, "Python"}


def test_modules_that_are_imported_late_are_named() -> None:
    found = contents.hidden_imports(ROOT)
    assert {"newangeles_gui", "newangeles_gui.scenes.credits", "newangeles_gui.minds"} <= set(found)
    assert "newangeles_gui.__main__" not in found


def test_waste_is_left_out() -> None:
    kept = contents.without_waste([("pygame/docs/x", "a"), ("pygame\\tests\\x", "b"), ("d/x", "c")])
    assert kept == [("d/x", "c")]


def test_the_same_files_are_packed_to_the_same_bytes(tmp_path: Path) -> None:
    folder = tmp_path / "program"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner/data").write_text("x")
    (folder / "run").write_text("y")
    (folder / "run").chmod(0o755)
    first = archive.pack(folder, tmp_path / "one", 1000)
    os.utime(folder / "run", (5, 5))
    (folder / "inner/data").chmod(0o600)
    second = archive.pack(folder, tmp_path / "two", 1000)
    assert archive.sum_of(first) == archive.sum_of(second)
    if first.suffix == ".gz":
        with tarfile.open(first) as packed:
            modes = {member.name: member.mode for member in packed if member.isfile()}
        assert modes == {"program/inner/data": 0o644, "program/run": 0o755}


def test_a_changed_byte_changes_the_sums(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("x")
    before = archive.sums(tmp_path)
    (tmp_path / "a").write_text("y")
    assert archive.sums(tmp_path) != before
    assert archive.size(tmp_path) == 1


def test_a_module_is_changed_only_where_the_compiler_needs_it() -> None:
    text = compiled.adapted(CLASSES)
    assert "slots=True" not in text
    assert text.count("(serializable=True") == 4
    assert "@mypyc_attr(serializable=True)\n@dataclass(unsafe_hash=True)\nclass Choice" in text
    assert "allow_interpreted_subclasses=True)\nclass Decision" in text
    assert "\n@dataclass\nclass Turn" in text
    assert "\nsetattr(Turn, \"__annotations__\", {'seat': 'int'})\n" in text
    assert text.endswith('\nframe("turn")(Turn)\n')
    assert text.index("from mypy_extensions") < text.index("@mypyc_attr")
    compile(text, "module", "exec")


def test_a_module_without_classes_stays_as_it_is() -> None:
    text = "from __future__ import annotations\n\n\ndef double(x: int) -> int:\n    return 2 * x\n"
    assert compiled.adapted(text) == text


def tuples_in_aliases(text: str) -> list[str]:
    """Tuples of a module that its own aliases name: what mypyc 2.4 makes of that is no C."""
    tree = ast.parse(text)
    tuples = {
        one.target.id
        for one in tree.body
        if isinstance(one, ast.AnnAssign)
        and isinstance(one.target, ast.Name)
        and isinstance(one.value, ast.Tuple)
    }
    aliases = [
        one.value
        for one in tree.body
        if isinstance(one, ast.AnnAssign)
        and isinstance(one.value, ast.Subscript)
        and ast.unparse(one.annotation) == "TypeAlias"
    ]
    named = (one for alias in aliases for one in ast.walk(alias) if isinstance(one, ast.Name))
    return sorted({one.id for one in named} & tuples)


def named_for_checking_only(text: str) -> list[str]:
    """Classes of fields of a NamedTuple that only a type checker imports: compiled, it fails."""
    tree = ast.parse(text)
    unseen = {
        name.asname or name.name
        for one in tree.body
        if isinstance(one, ast.If) and ast.unparse(one.test) == "TYPE_CHECKING"
        for line in one.body
        if isinstance(line, ast.ImportFrom)
        for name in line.names
    }
    named = {
        field.annotation.id
        for one in tree.body
        if isinstance(one, ast.ClassDef) and "NamedTuple" in map(ast.unparse, one.bases)
        for field in one.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.annotation, ast.Name)
    }
    return sorted(named & unseen)


def test_nothing_is_written_that_the_compiler_cannot_compile() -> None:
    fault = "KINDS: Final = (1, 2)\nKind: TypeAlias = Annotated[int, OneOf(KINDS)]\n"
    assert tuples_in_aliases(fault) == ["KINDS"]
    fault = "if TYPE_CHECKING:\n    from a import B\n\nclass C(NamedTuple):\n    b: B\n"
    assert named_for_checking_only(fault) == ["B"]
    files = list(compiled._chosen(ROOT))
    assert len(files) > 50
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert tuples_in_aliases(text) == [] == named_for_checking_only(text), path
