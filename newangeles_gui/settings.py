"""What the player chose: typed, in one TOML file that people may edit.

Order of strength: command line, environment (`NEWANGELES_LANGUAGE=ru`), file, default. Unknown
keys are kept and warned about; wrong values fall back to the default with a warning. What is
written is what was changed: everything else in the file, comments too, stays as people left it.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from newangeles_gui import paths

if TYPE_CHECKING:
    from newangeles_gui.i18n import Language

FILE: Final = "settings.toml"
PREFIX: Final = "NEWANGELES_"
LONGEST_NUMBER: Final = 9  # digits
HEAD: Final = "New Angeles: settings. Only what differs from the defaults has to be here."
# Names of the environment that say something else.
NOT_SETTINGS: Final = frozenset({"HOME"})


@dataclass(slots=True, frozen=True)
class Kind:
    """The values that a setting can have."""

    standard: str | int | bool | Callable[[], str]  # called where only the data know it
    choices: tuple[str, ...] | Callable[[], tuple[str, ...]] = ()
    least: int = 0
    most: int = 0

    @property
    def default(self) -> str | int | bool:
        """The value of those who chose none."""
        return self.standard() if callable(self.standard) else self.standard

    @property
    def words(self) -> tuple[str, ...]:
        """The words that it can be; none: any text."""
        return self.choices() if callable(self.choices) else self.choices

    def check(self, value: object) -> str:
        """What is wrong with a value; nothing if it fits."""
        if type(value) is not type(self.default):
            return f"expected {self._expected()}"
        if self.words and value not in self.words:
            return f"expected {self._expected()}"
        if isinstance(value, int) and not isinstance(value, bool):
            return "" if self.least <= value <= self.most else f"expected {self._expected()}"
        return ""

    def _expected(self) -> str:
        if self.words:
            return "one of " + ", ".join(self.words)
        if isinstance(self.default, bool):
            return "true or false"
        if isinstance(self.default, int):
            return f"a whole number from {self.least} to {self.most}"
        return "text"

    def read(self, text: str) -> str | int | bool:
        """A value from the command line or the environment; ValueError if it is none."""
        if isinstance(self.default, bool):
            if text.lower() in ("1", "true", "yes", "on"):
                return True
            if text.lower() in ("0", "false", "no", "off"):
                return False
            raise ValueError(f"expected {self._expected()}")
        if isinstance(self.default, int):
            if not text.isdecimal() or len(text) > LONGEST_NUMBER:
                raise ValueError(f"expected {self._expected()}")
            return int(text)
        return text


def known_languages() -> Mapping[str, Language]:
    """The languages of the program, the default one first; StringsError if a file is faulty."""
    from newangeles_gui.i18n import languages  # only here: most commands need no words

    return languages(paths.words_folders()[0])


def _default_language() -> str:
    from newangeles_gui.i18n import StringsError

    try:
        return next(iter(known_languages()))
    except StringsError:  # whoever loads the words says what is wrong
        return ""


KINDS: Final[Mapping[str, Kind]] = {
    "language": Kind(_default_language, paths.language_codes),
    "game": Kind(paths.TITLE),  # the one that was chosen last; another program may have more
    "player": Kind("", ()),
    "opponents": Kind("director", ()),
    "table_talk": Kind(False),
    "undo": Kind(True),
    "iron": Kind(False),
    # How the last game was put together: kinds of seats, corporations, characters
    # and people in seat order.
    "seats": Kind("human,director,director,director"),
    "corporations": Kind(""),
    "characters": Kind(""),
    "people": Kind(""),
    "setup": Kind(""),
    "screen": Kind("window", ("window", "full")),
    "scale": Kind(100, least=75, most=200),
    "software": Kind(False),
    "frames": Kind(60, least=20, most=240),
    "animation": Kind("1x", ("off", "1x", "2x", "4x")),
    "reduced_motion": Kind(False),
    "palette": Kind("standard", ("standard", "deuteranopia", "protanopia", "tritanopia")),
    "high_contrast": Kind(False),
    "music": Kind(60, least=0, most=100),
    "sounds": Kind(80, least=0, most=100),
    "narration": Kind(False),
    "hints": Kind(True),
    "seen_hints": Kind(""),  # what a beginner has been told already, by name
    "confirm": Kind(True),
    "talk": Kind(True),
    "key_undo": Kind("u"),
    "key_redo": Kind("r"),
    "key_trade": Kind("t"),
    "key_log": Kind("l"),
    "key_hint": Kind("h"),
    "key_zoom": Kind("z"),
    "key_skip": Kind("s"),
    "key_own": Kind("p"),
    "key_reserve": Kind("b"),
    "key_almanac": Kind("f1"),
    "key_save": Kind("f5"),
    "key_load": Kind("f9"),
    "key_speed": Kind("v"),
    "key_mute": Kind("m"),
}


@dataclass(slots=True)
class Settings:
    """The values in force, those that the player chose, and what was wrong with the file."""

    values: dict[str, str | int | bool] = field(default_factory=dict)
    chosen: dict[str, str | int | bool] = field(default_factory=dict)
    changed: set[str] = field(default_factory=set)  # since the file was read
    warnings: list[str] = field(default_factory=list)
    unreadable: bool = False  # there is a file, but nobody can read it

    @staticmethod
    def load(
        file: Path | None = None,
        environment: Mapping[str, str] | None = None,
        command_line: Mapping[str, str] | None = None,
    ) -> Settings:
        """Put the sources together; never fails, warnings tell what was not understood."""
        settings = Settings({name: kind.default for name, kind in KINDS.items()})
        path = file or paths.settings_folder() / FILE
        settings._read_file(path)
        environ = os.environ if environment is None else environment
        named = {
            name[len(PREFIX) :].lower(): value
            for name, value in environ.items()
            if name.startswith(PREFIX) and name[len(PREFIX) :] not in NOT_SETTINGS
        }
        settings._read_texts({k: v for k, v in named.items() if k in KINDS}, "environment")
        settings._read_texts(command_line or {}, "command line")
        return settings

    def _read_file(self, path: Path) -> None:
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError) as error:
            self.unreadable = True
            self.warnings.append(f"{path.name}: cannot be read ({error}); the defaults hold")
            return
        for name, value in data.items():
            kind = KINDS.get(name)
            if kind is None:
                self.warnings.append(f"{path.name}: {name}: unknown setting, kept as it is")
                continue
            wrong = kind.check(value)
            if wrong:
                self.warnings.append(f"{path.name}: {name} = {value!r:.40}: {wrong}")
            else:
                self.values[name] = self.chosen[name] = value

    def _read_texts(self, texts: Mapping[str, str], source: str) -> None:
        for name, text in texts.items():
            kind = KINDS.get(name)
            try:
                if kind is None:
                    raise ValueError("unknown setting")
                value = kind.read(text)
                wrong = kind.check(value)
                if wrong:
                    raise ValueError(wrong)
            except ValueError as error:
                self.warnings.append(f"{source}: {name} = {text!r:.40}: {error}")
            else:
                self.values[name] = value

    def choose(self, name: str, value: str | int | bool) -> None:
        """The player changes a setting; ValueError if the value cannot be."""
        if name not in KINDS:
            raise ValueError(f"unknown setting {name!r}; there are {', '.join(KINDS)}")
        wrong = KINDS[name].check(value)
        if wrong:
            raise ValueError(f"{name} = {value!r:.40}: {wrong}")
        self.values[name] = self.chosen[name] = value
        self.changed.add(name)

    def reset(self, name: str) -> None:
        """A setting is as if it had never been chosen."""
        self.values[name] = KINDS[name].default
        self.chosen.pop(name, None)
        self.changed.add(name)

    def text(self, old: str = "") -> str:
        """The file's new text: the old one with what was changed since it was read.

        Comments, the order of the lines and what is unknown stay. Without an old one everything
        that was chosen is in it; ValueError if the old one cannot be understood.
        """
        import tomlkit  # only here: reading goes without it, and that is at every start

        document = tomlkit.parse(old)
        if not old.strip():
            document.add(tomlkit.comment(HEAD))
        told = [name for name in KINDS if name in self.changed] if old.strip() else self.chosen
        for name in told:
            if name in self.chosen:
                document[name] = self.chosen[name]
            else:
                document.pop(name, None)
        return tomlkit.dumps(document)
