"""The rules as they were when the check began, one module perhaps with a change in it."""

import importlib.util
import sys
from dataclasses import dataclass, replace
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from tests.mutation.mutants import Mutant, mutated

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "newangeles_gui"
# Nothing in these knows the rules, so a child need not load them anew.
KEPT = (
    "newangeles_gui.content",
    "newangeles_gui.engine",
    "newangeles_gui.i18n",
    "newangeles_gui.paths",
    "newangeles_gui.scenario.files",
)
# The folders that some of these stand in.
KEPT_FOLDERS = ("newangeles_gui.scenario", "newangeles_gui.titles")
USUAL = "new_angeles"


@dataclass(frozen=True)
class Judged:
    """The game whose rules are changed."""

    game: str = USUAL

    @property
    def room(self) -> Path:
        """The folder of its room."""
        return PACKAGE / "titles" / self.game

    @property
    def tests(self) -> Path:
        """The folder of its tests."""
        return ROOT / "tests" / "titles" / self.game

    @property
    def served(self) -> tuple[str, ...]:
        """The folders of which a child gets what stood there when the check began."""
        return f"titles/{self.game}/rules", f"titles/{self.game}/scenario", "scenario"

    def named(self, part: str = "") -> str:
        """A module of the room, as `import` knows it."""
        return f"newangeles_gui.titles.{self.game}" + (f".{part}" if part else "")

    def part(self, name: str) -> Any:
        """That module."""
        return importlib.import_module(self.named(name))

    def keeps(self, name: str) -> bool:
        """Whether a child keeps this module."""
        own = (self.named("content"), self.named("scenario.model"))
        folders = (*KEPT_FOLDERS, self.named(), self.named("scenario"))
        return name.startswith((*KEPT, *own)) or name in folders


@dataclass(frozen=True)
class Module:
    """A module of the snapshot."""

    path: Path
    text: str
    code: CodeType


class Snapshot(MetaPathFinder, Loader):
    """Serves its modules to `import`, whatever becomes of the files meanwhile."""

    def __init__(self, modules: dict[str, Module], judged: Judged) -> None:
        self.modules, self.judged = modules, judged

    @staticmethod
    def taken(judged: Judged) -> "Snapshot":
        """The rules of a game, and what runs its scenarios."""
        modules = {}
        for folder in judged.served:
            for path in sorted((PACKAGE / folder).rglob("*.py")):
                parts = path.relative_to(ROOT).with_suffix("").parts
                name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
                text = path.read_text(encoding="utf-8")
                modules[name] = Module(path, text, compile(text, str(path), "exec"))
        return Snapshot(modules, judged)

    def file(self, name: str) -> str:
        """How a report calls a module: `rules/city.py`."""
        path, room = self.modules[name].path, self.judged.room
        return path.relative_to(room if path.is_relative_to(room) else PACKAGE).as_posix()

    def module_of(self, file: str) -> str:
        """The module that a report calls so."""
        return next(name for name in self.modules if self.file(name) == file)

    def with_text(self, file: str, text: str) -> "Snapshot":
        """The same with another text for a file."""
        name = self.module_of(file)
        code = compile(text, str(self.modules[name].path), "exec")
        return self._with(name, replace(self.modules[name], text=text, code=code))

    def with_mutant(self, mutant: Mutant) -> "Snapshot":
        """The same with one change made."""
        name = self.module_of(mutant.file)
        module = self.modules[name]
        code = compile(mutated(module.text, mutant.number), str(module.path), "exec")
        return self._with(name, replace(module, code=code))

    def _with(self, name: str, module: Module) -> "Snapshot":
        return Snapshot({**self.modules, name: module}, self.judged)

    def install(self) -> None:
        """From now on in this process the rules are these."""
        for name in [one for one in sys.modules if one.startswith("newangeles_gui.")]:
            if not self.judged.keeps(name):
                _forget(name)
        sys.meta_path.insert(0, self)

    def find_spec(
        self, fullname: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where `import` looks first."""
        module = self.modules.get(fullname)
        if module is None:
            return None
        is_package = module.path.name == "__init__.py"
        places = [str(module.path.parent)] if is_package else None
        return importlib.util.spec_from_file_location(
            fullname, module.path, loader=self, submodule_search_locations=places
        )

    def exec_module(self, module: ModuleType) -> None:
        """Run the module of the snapshot."""
        exec(self.modules[module.__name__].code, module.__dict__)


def _forget(name: str) -> None:
    sys.modules.pop(name, None)
    parent, _, last = name.rpartition(".")
    if parent in sys.modules and hasattr(sys.modules[parent], last):
        delattr(sys.modules[parent], last)
