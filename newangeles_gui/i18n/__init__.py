"""Words: `Catalog.translate(key, **values)` over folders of words; a language is a folder."""

from .catalog import Catalog, check_languages
from .formatter import Name, Template, TemplateError
from .languages import Language, languages_in
from .pack_words import PackWords
from .reader import LANGUAGE_FILE, SourceString, StringsError, read_words, word_files, words_of

__all__ = [
    "Catalog",
    "LANGUAGE_FILE",
    "Language",
    "Name",
    "PackWords",
    "SourceString",
    "StringsError",
    "Template",
    "TemplateError",
    "check_languages",
    "languages_in",
    "read_words",
    "word_files",
    "words_of",
]
