"""Reads the string files of a language, strictly: words are strings, said once, in one place."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import yaml

from newangeles_gui.i18n.plural import LANGUAGES

_KEY: Final = re.compile(r"[a-z0-9_]+", re.ASCII)
_STRINGS: Final = "strings"  # the folder of all languages
_STRING_TAG: Final = "tag:yaml.org,2002:str"
# PyYAML built without libyaml is slower, but reads the same.
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class StringsError(ValueError):
    """A string file that cannot be used; the message begins with file:line."""


class SourceString(NamedTuple):
    """A text and where it was written."""

    text: str
    path: Path
    line: int

    @property
    def place(self) -> str:
        """The place in the form `house/strings/ru/screens.yaml:12`."""
        return _place(self.path, self.line)


def read_language(folders: Sequence[Path], language: str) -> dict[str, SourceString]:
    """Read all string files of a language in some folders into one dictionary with dotted keys."""
    if language not in LANGUAGES:
        raise StringsError(f"no such language: {language!r}")
    strings: dict[str, SourceString] = {}
    for path in (path for folder in folders for path in _files(folder / language)):
        for key, source in _read_file(path):
            if key in strings:
                raise StringsError(f"{source.place}: {key}: already in {strings[key].place}")
            strings[key] = source
    return strings


def _files(folder: Path) -> list[Path]:
    files = sorted(folder.glob("*.yaml"))
    if not files:
        raise StringsError(f"{folder}: no string files")
    return files


def folder_name(folder: Path) -> str:
    """What a folder of languages is called before a place in it; it says whose words they are."""
    return f"{folder.parent.name}/{_STRINGS}/" if folder.name == _STRINGS else ""


def _place(path: Path, line: int) -> str:
    return f"{folder_name(path.parents[1])}{path.parent.name}/{path.name}:{line}"


def _line(node: yaml.Node) -> int:
    line: int = node.start_mark.line
    return line + 1


def _read_file(path: Path) -> list[tuple[str, SourceString]]:
    root = _compose(path)
    if root is None:
        raise StringsError(f"{_place(path, 1)}: the file is empty")
    if not isinstance(root, yaml.MappingNode):
        raise StringsError(f"{_place(path, 1)}: the file must be a mapping")
    found: list[tuple[str, SourceString]] = []
    _walk(root, "", path, set(), found)
    return found


def _compose(path: Path) -> yaml.Node | None:
    try:
        return yaml.compose(path.read_text(encoding="utf-8"), Loader=_LOADER)
    except UnicodeDecodeError as error:
        raise StringsError(f"{_place(path, 1)}: not UTF-8: {error.reason}") from error
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise StringsError(f"{_place(path, line)}: {error.problem}") from error
    except yaml.YAMLError as error:
        raise StringsError(f"{_place(path, 1)}: {error}") from error


def _walk(
    mapping: yaml.MappingNode,
    prefix: str,
    path: Path,
    seen: set[int],
    found: list[tuple[str, SourceString]],
) -> None:
    """Gather the texts of a mapping; in one list, as there are thousands at every start."""
    _refuse_alias(mapping, path, seen)
    if not mapping.value:
        raise StringsError(f"{_place(path, _line(mapping))}: {prefix[:-1]}: an empty mapping")
    own_keys: set[str] = set()
    for key_node, value in mapping.value:
        key = _read_key(key_node, prefix, path)
        if key in own_keys:
            raise StringsError(f"{_place(path, _line(key_node))}: {key}: said twice")
        own_keys.add(key)
        if type(value) is yaml.MappingNode:
            _walk(value, key + ".", path, seen, found)
        else:
            _refuse_alias(value, path, seen)
            text = _read_text(value, key, path)
            found.append((key, SourceString(text, path, _line(key_node))))


def _refuse_alias(node: yaml.Node, path: Path, seen: set[int]) -> None:
    # An alias is the very same node a second time.
    if id(node) in seen:
        raise StringsError(f"{_place(path, _line(node))}: aliases are not allowed")
    seen.add(id(node))


def _read_key(node: yaml.Node, prefix: str, path: Path) -> str:
    if not isinstance(node, yaml.ScalarNode) or node.tag != _STRING_TAG:
        raise StringsError(f"{_place(path, _line(node))}: {prefix}?: a key must be a string")
    if not _KEY.fullmatch(node.value):
        raise StringsError(f"{_place(path, _line(node))}: {prefix}{node.value}: not a valid key")
    return prefix + str(node.value)


def _read_text(node: yaml.Node, key: str, path: Path) -> str:
    if not isinstance(node, yaml.ScalarNode) or node.tag != _STRING_TAG:
        kind = node.tag.rpartition(":")[2]
        place = _place(path, _line(node))
        raise StringsError(f"{place}: {key}: must be a string, not {kind}; quote it")
    return str(node.value)
