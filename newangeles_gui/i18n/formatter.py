"""Templates of sentences: a closed little syntax, because the text may be anybody's translation.

    {player}            the value: a string, a whole number or a Name
    {river:gen}         a Name in a case (gen, dat, acc, ins, loc)
    {piece#count}       a Name in the plural form that goes with the number `count`
    {count|# card|# cards}
                        a form for each plural category of whole numbers, in the order in which the
                        language's file names them; # = the number
    {{ }}               plain braces

Nothing else is a placeholder: no attributes, no indexes, no conversions. Faults show when a
template is parsed. When it is rendered nothing raises: a placeholder without a fitting value
stays visible, since an odd line in the log is better than a lost game.

Plural rules for whole numbers are written as CLDR does:
`n % 10 = 2..4 and n % 100 != 12..14`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
OTHER: Final = CATEGORIES[-1]  # what no condition holds for
TRIED: Final = 200  # numbers below show which categories whole numbers fall into

_SPAN: Final = r"[0-9]{1,2}(?:\.\.[0-9]{1,2})?"
_RELATION: Final = re.compile(
    rf"n(?: % (?P<modulus>[0-9]{{1,3}}))? (?P<sign>!?=) (?P<spans>{_SPAN}(?:, ?{_SPAN})*)",
    re.ASCII,
)


class PluralError(ValueError):
    """A condition that cannot be understood, or that never holds."""


@dataclass(frozen=True, slots=True)
class _Relation:
    modulus: int  # 0: the number as it is
    spans: tuple[tuple[int, int], ...]
    within: bool

    def holds(self, number: int) -> bool:
        rest = number % self.modulus if self.modulus else number
        return any(least <= rest <= most for least, most in self.spans) is self.within


@dataclass(frozen=True, slots=True)
class PluralCondition:
    """The numbers of a category: one of the groups of relations holds as a whole."""

    groups: tuple[tuple[_Relation, ...], ...]

    @classmethod
    def parse(cls, text: str) -> "PluralCondition":
        """Read a condition; PluralError says what is wrong with it."""
        groups = (part.split(" and ") for part in text.split(" or "))
        condition = cls(tuple(tuple(_relation(one) for one in group) for group in groups))
        if not any(condition.holds(number) for number in range(TRIED)):
            raise PluralError(f"no number from 0 to {TRIED - 1} is so")
        return condition

    def holds(self, number: int) -> bool:
        """Tell whether a number is one of them."""
        return any(all(one.holds(number) for one in group) for group in self.groups)


@dataclass(frozen=True, slots=True)
class PluralRule:
    """The categories of a language and the numbers that fall into each."""

    conditions: tuple[tuple[str, PluralCondition], ...]
    categories: tuple[str, ...]  # a counted word has a form for each, `other` included
    whole: tuple[str, ...]  # those of whole numbers: the forms of `{count|...|...}` in their order

    @classmethod
    def of(cls, conditions: Mapping[str, PluralCondition]) -> "PluralRule":
        """Put the categories in order and find those that whole numbers fall into."""
        named = tuple((name, conditions[name]) for name in CATEGORIES if name in conditions)
        categories = (*(name for name, _ in named), OTHER)
        found = {_category(named, number) for number in range(TRIED)}
        return cls(named, categories, tuple(name for name in categories if name in found))

    def category(self, count: int) -> str:
        """Name the category of a whole number; the sign does not matter."""
        name = _category(self.conditions, abs(count))
        return name if name in self.whole else self.whole[-1]


def _category(conditions: tuple[tuple[str, PluralCondition], ...], number: int) -> str:
    return next((name for name, condition in conditions if condition.holds(number)), OTHER)


def _relation(text: str) -> _Relation:
    match = _RELATION.fullmatch(text)
    if match is None:
        raise PluralError(f"'{text}' is no relation such as 'n % 10 = 2..4' or 'n != 1'")
    modulus = int(match["modulus"] or 0)
    if match["modulus"] and modulus < 2:
        raise PluralError(f"'{text}' divides by {modulus}, expected at least 2")
    spans = tuple(_span(one.strip()) for one in match["spans"].split(","))
    return _Relation(modulus, spans, match["sign"] == "=")


def _span(text: str) -> tuple[int, int]:
    least, _, most = text.partition("..")
    if int(most or least) < int(least):
        raise PluralError(f"'{text}' ends before it begins")
    return int(least), int(most or least)


CASES: Final = ("gen", "dat", "acc", "ins", "loc")

_TOKEN: Final = re.compile(r"\{\{|\}\}|\{([^{}]*)\}|[{}]")
_IDENTIFIER: Final = r"[a-z][a-z0-9_]*"
_FIELD: Final = re.compile(
    rf"(?P<name>{_IDENTIFIER})"
    rf"(?::(?P<case>[a-z]+)|\#(?P<count>{_IDENTIFIER})|(?P<forms>(?:\|[^|]*)+))?",
    re.ASCII,
)


class TemplateError(ValueError):
    """A template that does not follow the syntax."""


@dataclass(frozen=True, slots=True)
class Name:
    """A value that stands for a named entry of the catalog, such as `river.seine`."""

    key: str


class Names(Protocol):
    """Where a template finds the words for a Name."""

    def label(self, key: str) -> str:
        """Give the entry's own name."""

    def cased(self, key: str, case: str) -> str:
        """Give the entry's name in a case."""

    def counted(self, key: str, count: int) -> str:
        """Give the entry's form that goes with a number."""


@dataclass(frozen=True, slots=True)
class _Value:
    name: str
    case: str | None

    def placeholders(self) -> tuple[str, ...]:
        return (self.name,)

    def render(self, values: Mapping[str, object], names: Names) -> str:
        value = values.get(self.name)
        if isinstance(value, Name):
            return names.cased(value.key, self.case) if self.case else names.label(value.key)
        if isinstance(value, str):
            return value
        count = _whole_number(value)
        return "{" + self.name + "}" if count is None else str(count)


@dataclass(frozen=True, slots=True)
class _CountedName:
    name: str
    count: str

    def placeholders(self) -> tuple[str, ...]:
        return (self.name, self.count)

    def render(self, values: Mapping[str, object], names: Names) -> str:
        value, count = values.get(self.name), _whole_number(values.get(self.count))
        if isinstance(value, Name) and count is not None:
            return names.counted(value.key, count)
        return value if isinstance(value, str) else "{" + self.name + "}"


@dataclass(frozen=True, slots=True)
class _Plural:
    name: str
    rule: PluralRule
    forms: Mapping[str, str]

    def placeholders(self) -> tuple[str, ...]:
        return (self.name,)

    def render(self, values: Mapping[str, object], names: Names) -> str:
        count = _whole_number(values.get(self.name))
        if count is None:
            return "{" + self.name + "}"
        return self.forms[self.rule.category(count)].replace("#", str(count))


_Field = _Value | _CountedName | _Plural


@dataclass(frozen=True, slots=True)
class Template:
    """A parsed text, ready to be filled in."""

    parts: tuple[str | _Field, ...]

    @classmethod
    def parse(cls, text: str, rule: PluralRule) -> "Template":
        """Parse a text by the plural rule of its language; TemplateError says what is faulty."""
        parts: list[str | _Field] = []
        end = 0
        for token in _TOKEN.finditer(text):
            if token.start() > end:
                parts.append(text[end : token.start()])
            parts.append(_parse_token(token, rule))
            end = token.end()
        if end < len(text):
            parts.append(text[end:])
        return cls(tuple(parts))

    @property
    def placeholders(self) -> frozenset[str]:
        """The names of the values that the text asks for."""
        fields = (part for part in self.parts if not isinstance(part, str))
        return frozenset(name for field in fields for name in field.placeholders())

    def render(self, values: Mapping[str, object], names: Names) -> str:
        """Fill in the values; their own text is never read as a template."""
        return "".join(
            part if isinstance(part, str) else part.render(values, names) for part in self.parts
        )


def _whole_number(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _parse_token(token: re.Match[str], rule: PluralRule) -> str | _Field:
    body: str | None = token.group(1)
    if body is not None:
        return _parse_field(body, rule)
    if token.group() in ("{{", "}}"):
        return token.group()[0]
    raise TemplateError(f"stray '{token.group()}' at character {token.start() + 1}")


def _parse_field(body: str, rule: PluralRule) -> _Field:
    match = _FIELD.fullmatch(body)
    if match is None:
        raise TemplateError(f"'{{{body}}}' is no placeholder")
    name, case, count, forms = match.group("name", "case", "count", "forms")
    if forms is not None:
        return _Plural(name, rule, _parse_forms(body, forms, rule))
    if count is not None:
        return _CountedName(name, count)
    if case is not None and case not in CASES:
        raise TemplateError(f"'{{{body}}}': no such case, only {', '.join(CASES)}")
    return _Value(name, case)


def _parse_forms(body: str, forms: str, rule: PluralRule) -> dict[str, str]:
    categories, texts = rule.whole, forms.split("|")[1:]
    if len(texts) != len(categories):
        raise TemplateError(
            f"'{{{body}}}' has {len(texts)} forms, the language needs {', '.join(categories)}"
        )
    if not all(text.strip() for text in texts):
        raise TemplateError(f"'{{{body}}}' has an empty form")
    return dict(zip(categories, texts, strict=True))
