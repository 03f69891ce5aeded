"""CLDR cardinal plural rules for whole numbers in the languages of the game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

LANGUAGES: Final = ("en", "ru", "pl")

# Every category of the language, `other` included: a term lists them all.
PLURAL_CATEGORIES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "en": ("one", "other"),
        "ru": ("one", "few", "many", "other"),
        "pl": ("one", "few", "many", "other"),
    }
)

# The categories whole numbers can fall into, in the order of the forms of `{count|...|...}`.
# `other` of Russian and Polish is for fractions, which the game does not have.
WHOLE_NUMBER_CATEGORIES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"en": ("one", "other"), "ru": ("one", "few", "many"), "pl": ("one", "few", "many")}
)


def _ends_like_few(count: int) -> bool:
    return count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)


def _english(count: int) -> str:
    return "one" if count == 1 else "other"


def _russian(count: int) -> str:
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if _ends_like_few(count) else "many"


def _polish(count: int) -> str:
    # Unlike Russian, 21 and 31 are not `one`.
    if count == 1:
        return "one"
    return "few" if _ends_like_few(count) else "many"


_RULES: Final[Mapping[str, Callable[[int], str]]] = MappingProxyType(
    {"en": _english, "ru": _russian, "pl": _polish}
)


def plural_category(language: str, count: int) -> str:
    """Name the plural category of a whole number; the sign does not matter."""
    return _RULES[language](abs(count))
