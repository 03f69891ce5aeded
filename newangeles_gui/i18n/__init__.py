"""Words: `Catalog.translate(key, **values)` over folders of words; a language is a folder."""

from newangeles_gui.i18n.catalog import Catalog
from newangeles_gui.i18n.check import check_languages
from newangeles_gui.i18n.formatter import Name, Template, TemplateError
from newangeles_gui.i18n.languages import Language, languages
from newangeles_gui.i18n.reader import SourceString, StringsError, read_words, words_of

__all__ = [
    "Catalog",
    "Language",
    "Name",
    "SourceString",
    "StringsError",
    "Template",
    "TemplateError",
    "check_languages",
    "languages",
    "read_words",
    "words_of",
]
