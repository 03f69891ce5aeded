"""The words of one language, with those of another where a word is missing."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from newangeles_gui.content import Problem, one_of
from newangeles_gui.i18n.formatter import Template, TemplateError
from newangeles_gui.i18n.languages import Language, languages
from newangeles_gui.i18n.reader import (
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
        known = languages(folders[0])
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
