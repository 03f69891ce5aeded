"""No language is named in the program: what is known of one is in its folder."""

import ast
import re
from collections.abc import Iterator

import pytest

from newangeles_gui.settings import known_languages
from tests.architecture.sources import Source, sources

LANGUAGES = known_languages()
# As they call themselves, as the program would call them, and the family of two of them.
NAMES = {language.name.lower() for language in LANGUAGES.values()} | {
    "english", "russian", "polish", "slavic"
}  # fmt: skip


def named(source: Source) -> Iterator[str]:
    """Where a module writes the code of a language as a text of its own, or its name anywhere."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and node.value in LANGUAGES:
            yield f"{source.module}:{node.lineno}: {node.value!r}"
    for number, line in enumerate(source.text.splitlines(), 1):
        for word in re.findall(r"[^\W\d_]+", line):
            if word.lower() in NAMES:
                yield f"{source.module}:{number}: {word}"


def test_no_module_names_a_language() -> None:
    found = [place for source in sources() for place in named(source)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        'LANGUAGES = ("en", "fr")', "if language == 'ru': pass", 'NAMES = {"pl": 1}',
        "def _slavic(word): ...", "RULES = {polish: 1}", "NAME = 'Русский'", "# as in English",
    ],
)  # fmt: skip
def test_the_name_of_a_language_is_seen(text: str) -> None:
    assert [*named(Source("newangeles_gui.words", text))]


def test_other_words_are_let_through() -> None:
    text = "ends = 'end', 'rule', 'place'  # the plural of a word\nen = 'de'"
    assert [*named(Source("newangeles_gui.words", text))] == []
