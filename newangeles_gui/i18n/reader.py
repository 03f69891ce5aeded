"""Reads the string files of a language, strictly: words are strings, said once, in one place."""

import gc
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

from newangeles_gui.content import FilePlace, Problem

# What has to be known of a language; its other files have words.
LANGUAGE_FILE: Final = "language.yaml"
MOVED_FILE: Final = "moved_words.yaml"

_KEY: Final = re.compile(r"[a-z0-9_]+", re.ASCII)
_STRING_TAG: Final = "tag:yaml.org,2002:str"
# PyYAML built without libyaml is slower, but reads the same.
_PARSER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class StringsError(ValueError):
    """Files of languages that cannot be used, with everything that is wrong with them."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Keep the problems, one a line."""
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class _WordsLoader(_PARSER):  # type: ignore[misc, valid-type]
    """Asks of each word only what it could be besides a text; nobody has resolvers for paths."""

    def descend_resolver(self, parent: yaml.Node | None, index: Any) -> None:
        """There is nothing to be kept for a path."""

    def ascend_resolver(self) -> None:
        """Nor to be forgotten."""

    def resolve(self, kind: type[yaml.Node], value: Any, implicit: Any) -> str:
        """The tag; a sixth of a load went into it."""
        if kind is not yaml.ScalarNode:
            return str(super().resolve(kind, value, implicit))
        if implicit[0]:
            for tag, looks_like in self.yaml_implicit_resolvers.get(value[:1], ()):
                if looks_like.match(value):
                    return str(tag)
        return _STRING_TAG


class SourceString(NamedTuple):
    """A text and where its key was written."""

    text: str
    path: Path
    line: int  # both from 0, as they are read
    column: int

    @property
    def place(self) -> FilePlace:
        """The place of the key."""
        return FilePlace(str(self.path), self.line + 1, self.column + 1)

    def wrong(self, key: str, message: str) -> Problem:
        """Something that is wrong with the text."""
        return Problem(*self.place, key, message)


def read_words(folders: Iterable[Path], language: str) -> dict[str, SourceString]:
    """Read all words of a language in several folders into one dictionary with dotted keys."""
    strings: dict[str, SourceString] = {}
    with _nothing_collected():
        for path in word_files(folders, language):
            for key, source in _read_file(path):
                if key in strings:
                    first = strings[key].place
                    message = f"stands in {first.file}:{first.line} already"
                    raise StringsError([source.wrong(key, message)])
                strings[key] = source
    return strings


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """A tenth of a load went into looking for circles among thousands of nodes, which have none."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def words_of(folder: Path, language: str, key: str) -> str:
    """The words of one key, out of the one file that has its section; empty if it has none.

    That of the same name comes first, the others are only looked through: a game that nobody
    plays need not be read to be named.
    """
    name = key.partition(".")[0]
    section = f"{name}:"
    for path in sorted(word_files([folder], language), key=lambda path: path.stem != name):
        lines = path.read_text(encoding="utf-8").splitlines()
        if any(line.startswith(section) for line in lines):
            found = next((one.text for other, one in _read_file(path) if other == key), "")
            if found:
                return found
    return ""


def moved_words(folders: Iterable[Path]) -> dict[str, str]:
    """The names that words had before, each with that of today: a line of `old: new` each."""
    files = (folder.parent / MOVED_FILE for folder in folders)
    lines = (one for file in files if file.is_file() for one in _lines(file))
    return {old: new for old, _, new in (line.partition(": ") for line in lines)}


def _lines(file: Path) -> list[str]:
    text = file.read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def word_files(folders: Iterable[Path], language: str) -> list[Path]:
    """The files with words of a language in several folders."""
    found = (path for folder in folders for path in sorted((folder / language).glob("*.yaml")))
    return [path for path in found if path.name != LANGUAGE_FILE]


def _refused(path: Path, mark: yaml.Mark | None, key: str, message: str) -> StringsError:
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    return StringsError([Problem(str(path), line, column, key, message)])


def _read_file(path: Path) -> list[tuple[str, SourceString]]:
    root = _compose(path)
    if root is None:
        raise _refused(path, None, "", "the file is empty")
    if not isinstance(root, yaml.MappingNode):
        raise _refused(path, root.start_mark, "", "the file must be a mapping")
    found: list[tuple[str, SourceString]] = []
    _walk(root, "", path, set(), found)
    return found


def _compose(path: Path) -> yaml.Node | None:
    try:
        return yaml.compose(path.read_text(encoding="utf-8"), Loader=_WordsLoader)
    except UnicodeDecodeError as error:
        raise _refused(path, None, "", f"not UTF-8: {error.reason}") from error
    except yaml.MarkedYAMLError as error:
        raise _refused(path, error.problem_mark, "", str(error.problem)) from error
    except yaml.YAMLError as error:
        raise _refused(path, None, "", str(error)) from error


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
        raise _refused(path, mapping.start_mark, prefix[:-1], "an empty mapping")
    own_keys: set[str] = set()
    for key_node, value in mapping.value:
        key = _read_key(key_node, prefix, path)
        if key in own_keys:
            raise _refused(path, key_node.start_mark, key, "said twice")
        own_keys.add(key)
        if type(value) is yaml.MappingNode:
            _walk(value, key + ".", path, seen, found)
        else:
            _refuse_alias(value, path, seen)
            text = _read_text(value, key, path)
            mark = key_node.start_mark
            found.append((key, SourceString(text, path, mark.line, mark.column)))


def _refuse_alias(node: yaml.Node, path: Path, seen: set[int]) -> None:
    # An alias is the very same node a second time.
    if id(node) in seen:
        raise _refused(path, node.start_mark, "", "aliases are not allowed")
    seen.add(id(node))


def _read_key(node: yaml.Node, prefix: str, path: Path) -> str:
    if not isinstance(node, yaml.ScalarNode) or node.tag != _STRING_TAG:
        raise _refused(path, node.start_mark, f"{prefix}?", "a key must be a string")
    if not _KEY.fullmatch(node.value):
        raise _refused(path, node.start_mark, prefix + node.value, "not a valid key")
    return prefix + str(node.value)


def _read_text(node: yaml.Node, key: str, path: Path) -> str:
    if not isinstance(node, yaml.ScalarNode) or node.tag != _STRING_TAG:
        kind = node.tag.rpartition(":")[2]
        raise _refused(path, node.start_mark, key, f"must be a string, not {kind}; quote it")
    return str(node.value)
