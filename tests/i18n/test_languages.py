"""What is known of a language: read strictly, and the error says where."""

import pytest

from newangeles_gui.i18n import StringsError
from newangeles_gui.i18n.languages import read_languages
from newangeles_gui.settings import known_languages

ENGLISH = """name: English
plural:
  one: "n = 1"
cases: []
endings: [s, es]
"yes": ["y", "yes"]
"no": ["n", "no"]
"""
OTHER = ENGLISH.replace("English", "Other") + "fallback: en\n"


@pytest.fixture
def read(tmp_path):
    """Read folders of languages from the texts of their files."""

    def write_and_read(**files):
        for code, text in files.items():
            (tmp_path / code).mkdir()
            (tmp_path / code / "language.yaml").write_text(text, encoding="utf-8")
        return read_languages(tmp_path)

    return write_and_read


@pytest.fixture
def wrong(read, tmp_path):
    """The problems of such folders, their places told from the folder that they are in."""

    def problems(**files):
        with pytest.raises(StringsError) as caught:
            read(**files)
        return str(caught.value).replace(f"{tmp_path}/", "").splitlines()

    return problems


def test_the_shipped_languages():
    known = known_languages()
    assert {code: one.name for code, one in known.items()} == {
        "en": "English", "pl": "Polski", "ru": "Русский"
    }  # fmt: skip
    assert {code: one.fallback for code, one in known.items()} == {"en": "", "pl": "en", "ru": "en"}
    assert known["en"].cases == () and known["pl"].cases == known["ru"].cases != ()
    assert known["en"].endings and known["pl"].endings is None


def test_the_default_language_is_the_first(read):
    assert [*read(en=ENGLISH, aa=OTHER, zz=OTHER)] == ["en", "aa", "zz"]


def test_words_of_other_languages_are_understood_where_they_mean_nothing_else(read):
    # In `aa` no is `y`; `zz` falls back to it, and has no word of its own for that.
    first = OTHER.replace('"no": ["n", "no"]', '"no": ["y", nej]').replace('["y", "yes"]', "[ja]")
    second = OTHER.replace("fallback: en", "fallback: aa").replace('["y", "yes"]', "[da]")
    known = read(en=ENGLISH, aa=first, zz=second)
    assert known["en"].agrees == {"y", "yes", "ja", "da"}
    assert known["en"].refuses == {"n", "no", "nej"}
    assert known["aa"].refuses == {"y", "nej", "n", "no"} and "y" not in known["aa"].agrees
    assert "y" in known["zz"].refuses and "da" in known["zz"].agrees


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("name: English\n", "", "1:1: language.name: missing"),
        ("name: English", 'name: " "', '1:7: language.name: "" found, expected text'),
        ("name: English", "name: 5", "1:7: language.name: `5` found, expected text"),
        ("name: English", "nome: English", "1:1: language.nome: unknown key; did you mean `name`?"),
        ('one: "n = 1"', "one: 1", "3:8: language.plural.one: `1` found, expected a condition"),
        ('one: "n = 1"', 'one: "n is 1"', "3:8: language.plural.one: 'n is 1' is no relation"),
        ("one:", "once:", "3:3: language.plural.once: no such form, expected one of zero, one"),
        ("one:", "other:", "3:3: language.plural.other: no such form, expected one of zero"),
        ("cases: []", "cases: [gen, abl]", '4:14: language.cases[1]: "abl" found, expected one of'),
        ("cases: []", "cases: none", '4:8: language.cases: "none" found, expected a list'),
        ("[s, es]", "[s, s]", '5:14: language.endings[1]: "s" stands here again'),
        ("[s, es]", "change", '5:10: language.endings: "change" found, expected a list of words'),
        ('["y", "yes"]', "[]", "6:8: language.yes: an empty list found, expected at least one"),
        ('["y", "yes"]', "[Y]", '6:9: language.yes[0]: "Y" found, expected a word in small'),
        ('["y", "yes"]', "[1]", "6:9: language.yes[0]: `1` found, expected a word in small"),
        ('["n", "no"]', '["n", "y"]', '7:7: language.no: "y" means yes as well'),
        ('"no":', '"yes":', '7:1: language: the key "yes" stands here again'),
        (ENGLISH, "- a\n", "1:1: language: a list found, expected a mapping"),
        (ENGLISH, "", "1:1: the file is empty"),
        (ENGLISH, "name: &x a\n", "1:7: language.name: anchors (&) are not allowed"),
    ],
)  # fmt: skip
def test_a_slip_is_found_and_placed(wrong, old, new, message):
    assert old in ENGLISH
    found = wrong(en=ENGLISH.replace(old, new))
    assert any(line.startswith(f"en/language.yaml:{message}") for line in found), found


def test_everything_that_is_wrong_is_told_at_once(wrong):
    found = wrong(en=ENGLISH.replace("name: English\n", ""), aa=OTHER.replace("[s, es]", "5"))
    assert [line.split(": ")[0] for line in found] == [
        "aa/language.yaml:5:10", "en/language.yaml:1:1"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("fallback", "message"),
    [
        ("fr", "aa/language.yaml:8:11: language.fallback: no such language"),
        ("aa", "aa/language.yaml:8:11: language.fallback: the languages go round in a circle"),
    ],
)
def test_a_fallback_leads_to_the_default_language(wrong, fallback, message):
    assert message in wrong(en=ENGLISH, aa=OTHER.replace("fallback: en", f"fallback: {fallback}"))


def test_one_language_is_the_default(wrong):
    assert wrong(en=ENGLISH, aa=ENGLISH) == [
        "aa/language.yaml:1:1: language.fallback: missing; "
        "only one language has none, and aa, en have none",
        "en/language.yaml:1:1: language.fallback: missing; "
        "only one language has none, and aa, en have none",
    ]


def test_a_circle_of_all_languages_has_no_default(wrong):
    first, second = (OTHER.replace("fallback: en", f"fallback: {one}") for one in ("zz", "aa"))
    found = wrong(aa=first, zz=second)
    assert [line.split(": ")[-1] for line in found] == ["the languages go round in a circle"] * 2


def test_a_folder_without_the_file_is_no_language(wrong, tmp_path):
    (tmp_path / "xx").mkdir()
    assert wrong(en=ENGLISH) == ["xx/language.yaml:1:1: expected a file"]


def test_a_folder_name_that_is_no_code_is_told(wrong):
    found = wrong(en=ENGLISH, **{"My language": OTHER})
    assert found == [
        'My language/language.yaml:1:1: "My language" cannot be a language, expected small letters'
    ]


def test_no_language_at_all_is_told(tmp_path):
    with pytest.raises(StringsError, match=r"nowhere:1:1: no language, expected a folder"):
        read_languages(tmp_path / "nowhere")
