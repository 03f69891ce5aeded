"""The words that ship: complete, equal in the three languages, true to the data."""

import re

import pytest
import yaml

from newangeles_gui.i18n import Catalog, check_languages, read_words
from tests.languages import LANGUAGES

# file of data/ -> branch of the strings and what every entry of it must say
BRANCHES = {
    "actions": ("action", ("name", "text")),
    "emergencies": ("emergency", ("name", "text")),
    "assets": ("asset", ("name", "text")),
    "investments": ("investment", ("name", "text")),
    "demands": ("demand", ("name", "flavor")),
    "events": ("event", ("name", "text", "headline")),
    "setups": ("setup", ("name", "flavor")),
    "corporations": ("corporation", ("name", "text")),
    "districts": ("district", ("name",)),
}
COUNTS = {
    "actions": 20,
    "emergencies": 6,
    "assets": 34,
    "investments": 12,
    "demands": 9,
    "events": 16,
    "setups": 6,
    "corporations": 6,
    "districts": 10,
}
PIECES = "human_first", "orgcrime", "prisec", "android"
TOKENS = "illness", "outage", "development", "unrest"
RESOURCES = "energy", "consumables", "tech", "entertainment", "credits"


@pytest.fixture(scope="module")
def entries(data):
    def read_entries(file):
        """Give the entries of a data file by id, whether listed flat or by type."""
        content = yaml.safe_load((data / f"{file}.yaml").read_text(encoding="utf-8"))
        lists = content.values() if isinstance(content, dict) else [content]
        return {entry["id"]: entry for one in lists for entry in one}

    return read_entries


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture(scope="module")
def words(shipped, language):
    return {key: source.text for key, source in read_words(shipped, language).items()}


def test_the_languages_agree(shipped):
    assert [str(problem) for problem in check_languages(shipped)] == []


@pytest.mark.parametrize("file", BRANCHES)
def test_every_entry_of_the_data_has_its_words_and_no_other(words, entries, file):
    branch, leaves = BRANCHES[file]
    ids = set(entries(file))
    assert len(ids) == COUNTS[file]
    wanted = {f"{branch}.{entry}.{leaf}" for entry in ids for leaf in leaves}
    found = {key for key in words if key.startswith(branch + ".") and ".case." not in key}
    assert found - {"district.root.name"} == wanted


def test_every_rival_has_words(words, entries):
    ids = set(entries("corporations")) | {"federalist"}
    wanted = {f"rival.{entry}.{leaf}" for entry in ids for leaf in ("name", "text")}
    assert {key for key in words if key.startswith("rival.")} == wanted | {"rival.own.text"}


def test_names_in_sentences_have_cases(words, entries, language):
    if language == "en":
        return
    bases = [f"district.{entry}" for entry in (*entries("districts"), "root")]
    bases += [f"corporation.{entry}" for entry in entries("corporations")]
    bases += [f"term.{term}" for term in PIECES + TOKENS + RESOURCES]
    missing = [base for base in bases if f"{base}.case.gen" not in words]
    assert missing == []


def test_names_are_told_apart(words):
    for branch, _ in BRANCHES.values():
        names = [t for k, t in words.items() if re.fullmatch(rf"{branch}\.\w+\.name", k)]
        assert len(names) == len(set(names)), branch


def test_the_alphabet_fits_the_language(words, language):
    cyrillic = {key for key, text in words.items() if re.search("[а-яё]", text, re.IGNORECASE)}
    if language != "ru":
        assert cyrillic == set()
        return
    # Names of corporations stay in Latin letters, as in the Russian edition.
    # Some texts only put other words together.
    own = {key: re.sub(r"\{[a-z]+(?::[a-z]+)?\}", "", text) for key, text in words.items()}
    latin = {key for key in set(words) - cyrillic if re.search("[a-z]", own[key], re.IGNORECASE)}
    latin -= {key for key in latin if words[key] == "New Angeles"}  # the title stays as it is
    assert {key.split(".")[0] for key in latin} == {"corporation", "rival"}
    latin_corporations = {"jinteki", "haas_bioroid", "nbn", "weyland", "globalsec"}
    assert {key.split(".")[1] for key in latin} == latin_corporations


def test_no_word_mixes_alphabets(words):
    # A Latin letter inside a Russian word looks right and cannot be found by a search.
    mixed = re.compile("[a-z][а-яё]|[а-яё][a-z]", re.IGNORECASE)
    assert [key for key, text in words.items() if mixed.search(text)] == []


def numbers_in(value):
    """Collect the whole numbers, keys included, of a piece of data; signs do not matter."""
    if isinstance(value, bool):
        return set()
    if isinstance(value, int):
        return {abs(value)}
    if isinstance(value, dict):
        return numbers_in([*value, *value.values()])
    return set().union(*map(numbers_in, value)) if isinstance(value, list) else set()


# Said in words, or the number of times that the data says it.
SAID_OTHERWISE = {
    "braintrust": {2},  # doubled
    "naoko_watanabe": {2},  # claim_top twice
    "activist_cells_awaken": {2},  # moves twice
}
NOT_ON_THE_CARD = ("place", "turns", "draws_of_four", "draws_of_more", "copies")


@pytest.mark.parametrize(
    "file", ["actions", "emergencies", "assets", "investments", "events", "corporations"]
)
def test_numbers_in_texts_are_those_of_the_data(words, entries, file):
    branch, (_, leaf, *_) = BRANCHES[file]
    wrong = {}
    for entry, spec in entries(file).items():
        printed = {key: value for key, value in spec.items() if key not in NOT_ON_THE_CARD}
        said = {int(number) for number in re.findall(r"\d+", words[f"{branch}.{entry}.{leaf}"])}
        # 0 and 1 are what the data leaves out, or says as a single piece.
        differing = (said ^ numbers_in(printed)) - {0, 1} - SAID_OTHERWISE.get(entry, set())
        if differing:
            wrong[entry] = differing
    assert wrong == {}


def test_losing_at_25_is_said_on_every_rival(words, data):
    threat_end = yaml.safe_load((data / "box.yaml").read_text(encoding="utf-8"))["threat_end"]
    texts = [text for key, text in words.items() if re.fullmatch(r"rival\.\w+\.text", key)]
    assert len(texts) == 8
    assert all(str(threat_end) in text for text in texts)


def test_terms_are_those_of_the_editions(words, shipped, data, language):
    reference = data.parents[2] / "shared" / "rules" / "terms.yaml"
    if not reference.exists():
        pytest.skip("the reference is not part of the product")
    terms = yaml.safe_load(reference.read_text(encoding="utf-8"))
    catalog = Catalog.load(shipped, language)
    found = {term["id"]: catalog.label(f"term.{term['id']}") for term in terms}
    assert found == {term["id"]: term[language] for term in terms}
    assert {key.split(".")[1] for key in words if key.startswith("term.")} == set(found)


def test_names_that_are_terms_too_agree(words):
    for key, text in words.items():
        _, entry, leaf = (*key.split("."), "", "")[:3]
        term = words.get(f"term.{entry}.one")
        # As the name of a card the Federalist has a capital letter, in Russian the term has none.
        if leaf == "name" and term and not key.startswith("term.") and entry != "federalist":
            assert text == term, key
