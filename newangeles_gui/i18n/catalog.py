"""The words of one language, with those of another where a word is missing.

What one language says all must say, with the same values and numbers.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from newangeles_gui.content import Problem, one_of
from newangeles_gui.i18n.formatter import CATEGORIES, PluralRule, Template, TemplateError
from newangeles_gui.i18n.languages import Language, languages_in, read_languages
from newangeles_gui.i18n.reader import (
    LANGUAGE_FILE,
    SourceString,
    StringsError,
    moved_words,
    read_words,
    word_files,
)


class Catalog:
    """Everything the game can say in one language."""

    __slots__ = ("_fallback", "_plain", "_templates", "language")

    def __init__(
        self,
        language: Language,
        strings: Mapping[str, SourceString],
        fallback: "Catalog | None" = None,
    ) -> None:
        self.language = language
        self._fallback = fallback
        self._plain: dict[str, str] = {}
        self._templates: dict[str, Template] = {}
        for key, source in strings.items():
            self._add(key, source)

    @classmethod
    def load(cls, folders: Sequence[Path], code: str, packs: Sequence[Path] = ()) -> "Catalog":
        """Load a language; StringsError if a file or template is faulty.

        The first folder says which languages there are. What folders of packs say comes in place
        of the rest; they need not have every language.
        """
        known = languages_in(folders[0])
        if code not in known:
            message = f"no language {code!r}, expected {one_of(known)}"
            raise StringsError([Problem(str(folders[0]), 1, 1, "", message)])
        language = known[code]
        strings = read_words(folders, code)
        for pack in packs:
            if word_files([pack], code):
                strings |= _as_named_now(read_words([pack], code), folders)
        if not language.fallback:
            _refuse_lacking(folders, code)
            return cls(language, strings)
        return cls(language, strings, cls.load(folders, language.fallback, packs))

    def translate(self, key: str, /, **values: object) -> str:
        """Say the text of a key; by the fallback, or as the bare key, if the language lacks it."""
        text = self._plain.get(key)
        if text is not None:
            return text
        template = self._templates.get(key)
        if template is not None:
            return template.render(values, self)
        return key if self._fallback is None else self._fallback.translate(key, **values)

    def has(self, key: str) -> bool:
        """Tell whether `translate` finds words for a key, be it in another language."""
        if key in self._plain or key in self._templates:
            return True
        return self._fallback is not None and self._fallback.has(key)

    def keys(self) -> frozenset[str]:
        """The keys that this language itself has."""
        return frozenset(self._plain) | frozenset(self._templates)

    def placeholders(self, key: str) -> frozenset[str]:
        """The names of the values that the text of a key asks for."""
        if key in self._templates:
            return self._templates[key].placeholders
        if key in self._plain or self._fallback is None:
            return frozenset()
        return self._fallback.placeholders(key)

    def label(self, key: str) -> str:
        """Give the name of an entry such as `river.seine`; the key itself if it has none."""
        for leaf in (f"{key}.name", f"{key}.one"):
            if self.has(leaf):
                return self.translate(leaf)
        return key

    def cased(self, key: str, case: str) -> str:
        """Give the name of an entry in a case, or uninflected where the language has no cases."""
        return self._plain.get(f"{key}.case.{case}") or self.label(key)

    def counted(self, key: str, count: int) -> str:
        """Give the form of an entry that goes with a number, or its name if it is not counted."""
        return self._plain.get(f"{key}.{self.language.plural.category(count)}") or self.label(key)

    def _add(self, key: str, source: SourceString) -> None:
        if "{" not in source.text and "}" not in source.text:  # nothing to parse in most
            self._plain[key] = source.text
            return
        try:
            template = Template.parse(source.text, self.language.plural)
        except TemplateError as error:
            raise StringsError([source.wrong(key, str(error))]) from error
        if not template.placeholders:
            # Without placeholders every part is text; joining them undoes doubled braces.
            self._plain[key] = template.render({}, self)
            return
        self._refuse_unknown_placeholders(key, source, template)
        self._templates[key] = template

    def _refuse_unknown_placeholders(
        self, key: str, source: SourceString, template: Template
    ) -> None:
        # The default language says which values there are; a slip in a translation shows at start.
        if self._fallback is None or not self._fallback.has(key):
            return
        unknown = template.placeholders - self._fallback.placeholders(key)
        if unknown:
            names = ", ".join(sorted(unknown))
            raise StringsError([source.wrong(key, f"unknown placeholder: {names}")])


def _refuse_lacking(folders: Sequence[Path], code: str) -> None:
    """Nothing else says what the default language does not."""
    for folder in folders:
        if not word_files([folder], code):
            message = "no files with words"
            raise StringsError([Problem(str(folder / code), 1, 1, "", message)])


def _as_named_now(
    strings: Mapping[str, SourceString], folders: Sequence[Path]
) -> dict[str, SourceString]:
    """The words of a pack that may be older than the names of what it replaces."""
    moved = moved_words(folders)
    older = {moved[key]: source for key, source in strings.items() if key in moved}
    return older | {key: source for key, source in strings.items() if key not in moved}


Strings = Mapping[str, SourceString]
Spoken = Mapping[str, Strings]  # by the codes of the languages, the default one first

_RULE_TEXT: Final = ".text"
_NUMBER: Final = re.compile(r"\d+")


def check_languages(folders: Sequence[Path]) -> list[Problem]:
    """List what is wrong or missing in the files of all languages; the first folder names them."""
    try:
        known = read_languages(folders[0])
    except StringsError as error:
        return [*error.problems]
    problems = [*_check_folders(folders, known)]
    spoken: dict[str, Strings] = {}
    for code in known:
        try:
            spoken[code] = read_words(folders, code)
        except StringsError as error:
            problems += error.problems
    if problems:
        return problems
    for code, strings in spoken.items():
        problems += _check_texts(known[code], strings)
        problems += _check_categories(known[code], strings)
    problems += _check_cases(known, spoken)
    problems += _check_same_keys(spoken)
    reference = next(iter(spoken))
    for code in spoken:
        problems += _check_against(known[reference], known[code], spoken)
    return problems


def _check_folders(folders: Sequence[Path], known: Mapping[str, Language]) -> Iterator[Problem]:
    for folder in folders:
        for path in sorted(folder.iterdir()):
            if path.is_dir() and path.name not in known:
                message = f"missing, expected it for a language besides {one_of(known)}"
                yield Problem(str(folders[0] / path.name / LANGUAGE_FILE), 1, 1, "", message)


def _check_texts(language: Language, strings: Strings) -> Iterator[Problem]:
    for key, source in strings.items():
        if not source.text.strip():
            yield source.wrong(key, "empty")
        elif source.text != source.text.strip():
            yield source.wrong(key, "begins or ends with white space")
        try:
            Template.parse(source.text, language.plural)
        except TemplateError as error:
            yield source.wrong(key, str(error))


def _plural_groups(strings: Strings) -> dict[str, set[str]]:
    """Collect the plural categories of each entry that has a `one`."""
    groups: dict[str, set[str]] = {}
    for key in strings:
        base, _, leaf = key.rpartition(".")
        if leaf in CATEGORIES and f"{base}.one" in strings:
            groups.setdefault(base, set()).add(leaf)
    return groups


def _check_categories(language: Language, strings: Strings) -> Iterator[Problem]:
    wanted = set(language.plural.categories)
    for base, found in _plural_groups(strings).items():
        source = strings[f"{base}.one"]
        # A word that is never counted has `one` alone.
        if found != {"one"} and wanted - found:
            missing = ", ".join(sorted(wanted - found))
            yield source.wrong(base, f"lacks plural forms: {missing}")
        if found - wanted:
            extra = ", ".join(sorted(found - wanted))
            yield source.wrong(base, f"{language.code} has no such plural form: {extra}")


def _case_groups(strings: Strings) -> dict[str, set[str]]:
    groups: dict[str, set[str]] = {}
    for key in strings:
        base, marker, leaf = key.rpartition(".case.")
        if marker:
            groups.setdefault(base, set()).add(leaf)
    return groups


def _check_cases(known: Mapping[str, Language], spoken: Spoken) -> Iterator[Problem]:
    groups = {code: _case_groups(strings) for code, strings in spoken.items()}
    inflected = {base for code in spoken if known[code].cases for base in groups[code]}
    for code, strings in spoken.items():
        for base in sorted(inflected | set(groups[code])):
            found = groups[code].get(base, set())
            differing = found ^ set(known[code].cases)
            if differing and (source := _entry(base, strings)):
                cases = ", ".join(sorted(differing))
                yield source.wrong(base, f"cases missing or too many: {cases}")


def _entry(base: str, strings: Strings) -> SourceString | None:
    return next((source for key, source in strings.items() if key.startswith(base + ".")), None)


def _comparable_texts(strings: Strings) -> dict[tuple[Path, str], SourceString]:
    """The texts by what must be the same in all languages: the folder of the languages, the key.

    Keys are without what languages may do differently, plural and case forms.
    """
    groups = _plural_groups(strings)
    texts: dict[tuple[Path, str], SourceString] = {}
    for key, source in strings.items():
        base, _, leaf = key.rpartition(".")
        if ".case." in key:
            continue
        counted = base in groups and leaf in groups[base] and leaf != "one"
        texts[source.path.parents[1], f"{base}.(plural)" if counted else key] = source
    return texts


def _check_same_keys(spoken: Spoken) -> Iterator[Problem]:
    said = {code: _comparable_texts(strings) for code, strings in spoken.items()}
    everything: dict[tuple[Path, str], SourceString] = {}
    for texts in said.values():
        everything = texts | everything  # best by the default language, which is the first
    for code in spoken:
        missing: dict[Path, list[tuple[str, SourceString]]] = {}
        for where in sorted(set(everything) - set(said[code])):
            source = everything[where]
            missing.setdefault(source.path, []).append((where[1], source))
        for path, lacking in missing.items():
            yield from _missing(path, code, lacking)


def _missing(
    path: Path, code: str, lacking: Sequence[tuple[str, SourceString]]
) -> Iterator[Problem]:
    """What a language lacks of another one's file: said once if it has no such file at all."""
    own = path.parent.parent / code / path.name
    if not own.exists():
        message = f"missing, expected the texts of {path} ({len(lacking)})"
        yield Problem(str(own), 1, 1, "", message)
        return
    for key, source in lacking:
        place = source.place
        yield Problem(str(own), 1, 1, key, f"missing, it is in {place.file}:{place.line}")


def _check_against(default: Language, language: Language, spoken: Spoken) -> Iterator[Problem]:
    reference, strings = spoken[default.code], spoken[language.code]
    for key in sorted(set(reference) & set(strings)):
        ours, theirs = strings[key], reference[key]
        where = f"{theirs.place.file}:{theirs.place.line}"
        if _placeholders(ours.text, language.plural) != _placeholders(theirs.text, default.plural):
            yield ours.wrong(key, f"placeholders differ from {where}")
        if key.endswith(_RULE_TEXT) and _numbers(ours.text) != _numbers(theirs.text):
            yield ours.wrong(key, f"numbers differ from {where}")


def _placeholders(text: str, rule: PluralRule) -> frozenset[str]:
    try:
        return Template.parse(text, rule).placeholders
    except TemplateError:
        # Reported by _check_texts.
        return frozenset()


def _numbers(text: str) -> Counter[str]:
    return Counter(_NUMBER.findall(text))
