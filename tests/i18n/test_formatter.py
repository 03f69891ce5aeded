"""The template syntax, friendly and hostile."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from newangeles_gui.i18n import Name, Template, TemplateError
from newangeles_gui.settings import known_languages

RULES = {code: language.plural for code, language in known_languages().items()}


class FakeNames:
    """Stands in for a catalog: shows what was asked of it."""

    def label(self, key):
        return f"<{key}>"

    def cased(self, key, case):
        return f"<{key}:{case}>"

    def counted(self, key, count):
        return f"<{key}#{count}>"


def fill(text, language="en", **values):
    return Template.parse(text, RULES[language]).render(values, FakeNames())


def test_values():
    assert fill("{who} gains {amount}.", who="NBN", amount=3) == "NBN gains 3."


def test_names_in_cases_and_counts():
    manta = Name("district.manta")
    assert fill("in {where}", where=manta) == "in <district.manta>"
    assert fill("из {where:gen}", "ru", where=manta) == "из <district.manta:gen>"
    assert fill("{n} {piece#n}", n=5, piece=Name("term.outage")) == "5 <term.outage#5>"


@pytest.mark.parametrize(
    ("count", "text"), [(1, "1 карту"), (3, "3 карты"), (11, "11 карт"), (21, "21 карту")]
)
def test_plural_forms(count, text):
    assert fill("{n|# карту|# карты|# карт}", "ru", n=count) == text


def test_plural_form_without_number_sign():
    assert fill("{n|a card|cards}", n=1) == "a card"
    assert fill("{n|a card|cards}", n=2) == "cards"


def test_doubled_braces_are_braces():
    assert fill("{{who}} {{{who}}}", who="x") == "{who} {x}"


def test_placeholders():
    template = Template.parse("{a} {b:gen} {c#d} {e|x|y} {{f}}", RULES["en"])
    assert template.placeholders == {"a", "b", "c", "d", "e"}


@pytest.mark.parametrize(
    "text",
    [
        "{who.__class__}",
        "{who[0]}",
        "{who!r}",
        "{who:>10}",
        "{who:{width}}",
        "{0}",
        "{}",
        "{ who }",
        "{who:nominative}",
        "{who#}",
        "{who#n.real}",
        "{Who}",
        "{кто}",
        "{who",
        "who}",
        "{{who}",
        "{n|one}",
        "{n|one|few|many}",
        "{n||cards}",
        "{n:gen|card|cards}",
        "{n|# {what}|cards}",
    ],
)
def test_everything_else_is_refused_when_parsed(text):
    with pytest.raises(TemplateError):
        Template.parse(text, RULES["en"])


def test_the_error_names_the_placeholder():
    with pytest.raises(TemplateError, match=r"\{who\.__class__\}"):
        Template.parse("to {who.__class__}", RULES["en"])
    with pytest.raises(TemplateError, match="has 2 forms, the language needs one, few, many"):
        Template.parse("{n|карту|карт}", RULES["ru"])


def test_values_are_never_read_as_templates():
    assert fill("{who}", who="{secret} {{x}} {0.__class__}", secret="s") == (
        "{secret} {{x}} {0.__class__}"
    )


class Spy:
    def __str__(self):
        raise AssertionError("an object's own text was asked for")

    __repr__ = __format__ = __getitem__ = __str__


@pytest.mark.parametrize("value", [Spy(), None, 1.5, True, b"x", ["x"]])
def test_unfit_values_leave_the_placeholder_visible(value):
    assert fill("to {who}", who=value) == "to {who}"
    assert fill("{who:gen}", who=value) == "{who}"
    assert fill("{who|a card|cards}", who=value) == "{who}"
    assert fill("{piece#who}", who=value, piece=Name("p")) == "{piece}"


def test_missing_values_leave_the_placeholder_visible():
    assert fill("{who} pays {amount|# coin|# coins}") == "{who} pays {amount}"


@settings(deadline=None)  # a busy machine is no fault
@given(st.text(alphabet="{}|#:.[]!_aя0 ", max_size=30))
def test_any_text_parses_or_is_refused(text):
    try:
        template = Template.parse(text, RULES["en"])
    except TemplateError:
        assert "{" in text or "}" in text
    else:
        assert isinstance(template.render({}, FakeNames()), str)


@settings(deadline=None)  # a busy machine is no fault
@given(st.text(alphabet=st.characters(exclude_characters="{}"), max_size=60))
def test_text_without_braces_stays_as_it_is(text):
    assert fill(text) == text
