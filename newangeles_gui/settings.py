"""What the player chose: typed, in one TOML file that people may edit.

At the top of the file are the settings of the house, below them those of each title under its id:
`[new_angeles]`. Order of strength: command line, environment (`NEWANGELES_LANGUAGE=ru`,
`NEWANGELES_NEW_ANGELES_TALK=off`), file, default. Unknown keys are kept and warned about; wrong
values fall back to the default with a warning. What is written is what was changed: everything
else in the file, comments too, stays as people left it.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from newangeles_gui import paths

if TYPE_CHECKING:
    from newangeles_gui.i18n import Language

Value: TypeAlias = "str | int | bool"

FILE: Final = "settings.toml"
PREFIX: Final = "NEWANGELES_"
LONGEST_NUMBER: Final = 9  # digits
HEAD: Final = "New Angeles: settings. Only what differs from the defaults has to be here."


@dataclass(slots=True, frozen=True)
class Kind:
    """The values that a setting can have."""

    standard: Value | Callable[[], str]  # called where only the data know it
    choices: tuple[str, ...] | Callable[[], tuple[str, ...]] = ()
    least: int = 0
    most: int = 0
    formerly: str = ""  # of a title's: its name when it still stood at the top of the file
    below: str = ""  # of a title's: the setting of a page that it stands below; empty for no page

    @property
    def default(self) -> Value:
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

    def read(self, text: str) -> Value:
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


def settings_file() -> Path:
    """Where what was chosen is kept."""
    return paths.settings_folder() / FILE


def known_languages() -> Mapping[str, Language]:
    """The languages of the program, the default one first; StringsError if a file is faulty."""
    from newangeles_gui.i18n import languages_in  # only here: most commands need no words

    return languages_in(paths.house_words())


def _default_language() -> str:
    from newangeles_gui.i18n import StringsError

    try:
        return next(iter(known_languages()))
    except StringsError:  # whoever loads the words says what is wrong
        return ""


Kinds: TypeAlias = Mapping[str, Kind]

KINDS: Final[Kinds] = MappingProxyType(
    {
        "language": Kind(_default_language, paths.language_codes),
        "game": Kind(paths.TITLE),  # the one that was chosen last; another program may have more
        "player": Kind("", ()),
        "undo": Kind(True),
        "iron": Kind(False),
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
        "confirm": Kind(True),
        "key_undo": Kind("u"),
        "key_redo": Kind("r"),
        "key_log": Kind("l"),
        "key_hint": Kind("h"),
        "key_zoom": Kind("z"),
        "key_skip": Kind("s"),
        "key_own": Kind("p"),
        "key_almanac": Kind("f1"),
        "key_save": Kind("f5"),
        "key_load": Kind("f9"),
        "key_speed": Kind("v"),
        "key_mute": Kind("n"),
    }
)
# What is kept for every title: the level of new opponents, and how its last game was put together:
# kinds of seats, who was played, characters and people in seat order.
OF_EVERY_TITLE: Final[Kinds] = MappingProxyType(
    {name: Kind("") for name in ("opponents", "seats", "roles", "characters", "people")}
)


@dataclass(slots=True)
class Chosen:
    """The settings below one heading: the values in force, and those that the player chose."""

    heading: str  # the id of a title; empty for the house's
    kinds: Kinds
    values: dict[str, Value] = field(init=False)
    chosen: dict[str, Value] = field(default_factory=dict)
    changed: set[str] = field(default_factory=set)  # since the file was read

    def __post_init__(self) -> None:
        self.values = {name: kind.default for name, kind in self.kinds.items()}

    def told(self, name: str) -> str:
        """What a setting is called where all headings are named."""
        return f"{self.heading}.{name}" if self.heading else name

    def choose(self, name: str, value: Value) -> None:
        """The player changes a setting; ValueError if the value cannot be."""
        if name not in self.kinds:
            raise ValueError(f"unknown setting {name!r}; there are {', '.join(self.kinds)}")
        wrong = self.kinds[name].check(value)
        if wrong:
            raise ValueError(f"{name} = {value!r:.40}: {wrong}")
        self.values[name] = self.chosen[name] = value
        self.changed.add(name)

    def reset(self, name: str) -> None:
        """A setting is as if it had never been chosen."""
        self.values[name] = self.kinds[name].default
        self.chosen.pop(name, None)
        self.changed.add(name)

    @property
    def former(self) -> dict[str, str]:
        """The settings that have stood at the top of the file, by the names they had there."""
        return {kind.formerly: name for name, kind in self.kinds.items() if kind.formerly}


@dataclass(slots=True)
class Settings:
    """What holds for the house and for each title, and what was wrong with the file."""

    house: Chosen = field(default_factory=lambda: Chosen("", KINDS))
    titles: dict[str, Chosen] = field(default_factory=dict)
    warnings: list[str] = field(default_factory=list)
    unreadable: bool = False  # there is a file, but nobody can read it
    _read: dict[str, Any] = field(default_factory=dict)  # what is in the file

    @staticmethod
    def load(
        file: Path | None = None,
        environment: Mapping[str, str] | None = None,
        command_line: Mapping[str, str] | None = None,
        titles: Mapping[str, Kinds] = MappingProxyType({}),
    ) -> Settings:
        """Put the sources together; never fails, warnings tell what was not understood."""
        settings = Settings()
        settings._read_file(file or settings_file(), titles)
        environ = os.environ if environment is None else environment
        lower = {name.lower(): value for name, value in environ.items()}
        variables = {name: PREFIX.lower() + name.replace(".", "_") for name in settings.named}
        settings._read_texts(
            {name: lower[key] for name, key in variables.items() if key in lower}, "environment"
        )
        settings._read_texts(command_line or {}, "command line")
        return settings

    @property
    def values(self) -> dict[str, Value]:
        """The values of the house that are in force."""
        return self.house.values

    def choose(self, name: str, value: Value) -> None:
        """The player changes a setting of the house; ValueError if the value cannot be."""
        self.house.choose(name, value)

    def of(self, title: str, kinds: Kinds) -> Chosen:
        """The settings of a title, which declares these kinds."""
        if title not in self.titles:
            self.titles[title] = Chosen(title, {**OF_EVERY_TITLE, **kinds})
            self._read_heading(self.titles[title])
        return self.titles[title]

    @property
    def named(self) -> dict[str, tuple[Chosen, str]]:
        """Where each setting is, by all names that it can be called by, former ones too."""
        found = {
            old: (one, name) for one in self.titles.values() for old, name in one.former.items()
        }
        for one in (self.house, *self.titles.values()):
            found |= {one.told(name): (one, name) for name in one.kinds}
        return found

    def _read_file(self, path: Path, titles: Mapping[str, Kinds]) -> None:
        try:
            self._read = tomllib.loads(path.read_text(encoding="utf-8-sig"))
        except FileNotFoundError:
            pass
        except (OSError, ValueError, RecursionError) as error:
            self.unreadable = True
            self.warnings.append(f"{path.name}: cannot be read ({error}); the defaults hold")
        for title, kinds in titles.items():
            self.of(title, kinds)
        known = {*titles, *(old for one in self.titles.values() for old in one.former)}
        for name, value in self._read.items():
            if name not in known:
                self._take(self.house, name, value)

    def _read_heading(self, chosen: Chosen) -> None:
        """What stands below a heading comes before what an earlier version wrote at the top."""
        table = self._read.get(chosen.heading, {})
        if not isinstance(table, dict):
            wrong = f"expected the settings below [{chosen.heading}]; the defaults hold"
            self.warnings.append(f"{FILE}: {chosen.heading} = {table!r:.40}: {wrong}")
            table = {}
        for old, name in chosen.former.items():
            if old in self._read and name in table:
                self.warnings.append(f"{FILE}: {old}: {chosen.told(name)} holds in its place")
            elif old in self._read:
                self._take(chosen, name, self._read[old])
        for name, value in table.items():
            self._take(chosen, name, value)

    def _take(self, chosen: Chosen, name: str, value: object) -> None:
        told = f"{FILE}: {chosen.told(name)}"
        if name not in chosen.kinds:
            self.warnings.append(f"{told}: unknown setting, kept as it is")
            return
        wrong = chosen.kinds[name].check(value)
        if wrong:
            self.warnings.append(f"{told} = {value!r:.40}: {wrong}; the default holds")
        elif isinstance(value, str | int):
            chosen.values[name] = chosen.chosen[name] = value

    def _read_texts(self, texts: Mapping[str, str], source: str) -> None:
        named = self.named
        for told, text in texts.items():
            try:
                if told not in named:
                    raise ValueError("unknown setting")
                chosen, name = named[told]
                value = chosen.kinds[name].read(text)
                wrong = chosen.kinds[name].check(value)
                if wrong:
                    raise ValueError(wrong)
            except ValueError as error:
                self.warnings.append(f"{source}: {told} = {text!r:.40}: {error}")
            else:
                chosen.values[name] = value

    def text(self, old: str = "") -> str:
        """The file's new text: the old one with what was changed since it was read.

        Comments, the order of the lines and what is unknown stay. Without an old one everything
        that was chosen is in it; ValueError if the old one cannot be understood.
        """
        import tomlkit  # only here: reading goes without it, and that is at every start

        document = tomlkit.parse(old)
        if not old.strip():
            document.add(tomlkit.comment(HEAD))
        _write(document, self.house, not old.strip())
        for chosen in self.titles.values():
            table = document.get(chosen.heading)
            there = isinstance(table, MutableMapping)
            below = table if there else tomlkit.table()
            _move(document, chosen, below)
            _write(below, chosen, not old.strip())
            if below and not there:
                document[chosen.heading] = below
        return tomlkit.dumps(document)


def _move(document: Any, chosen: Chosen, below: Any) -> None:
    """What an earlier version wrote at the top gets below the heading, comments too."""
    for before, name in chosen.former.items():
        if before in document:
            item = document.item(before)
            document.remove(before)
            if name not in below:
                below.append(name, item)


def _write(place: Any, chosen: Chosen, whole: bool) -> None:
    """Put what was changed, or everything that was chosen, in its place."""
    for name in chosen.kinds:
        if name not in (chosen.chosen if whole else chosen.changed):
            continue
        if name in chosen.chosen:
            place[name] = chosen.chosen[name]
        else:
            place.pop(name, None)
