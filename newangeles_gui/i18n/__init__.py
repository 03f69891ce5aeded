"""Words: `Catalog.translate(key, **values)` over data/strings, in English, Russian and Polish."""

from newangeles_gui.i18n.catalog import Catalog
from newangeles_gui.i18n.check import Problem, check_languages
from newangeles_gui.i18n.formatter import Name, Template, TemplateError
from newangeles_gui.i18n.plural import LANGUAGES, PLURAL_CATEGORIES, plural_category
from newangeles_gui.i18n.reader import SourceString, StringsError, read_language

__all__ = [
    "LANGUAGES",
    "PLURAL_CATEGORIES",
    "Catalog",
    "Name",
    "Problem",
    "SourceString",
    "StringsError",
    "Template",
    "TemplateError",
    "check_languages",
    "plural_category",
    "read_language",
]
