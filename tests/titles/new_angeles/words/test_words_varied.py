"""What opponents say can be said in several ways, and each moment has one of them."""

import ast
import inspect

import pytest

from newangeles_gui import paths
from newangeles_gui.i18n import Catalog, read_words
from newangeles_gui.titles.new_angeles.minds import chatter, reasons
from newangeles_gui.titles.new_angeles.minds.bargaining import reasons as replies
from newangeles_gui.titles.new_angeles.minds.bargaining.conversation import INTENTS
from newangeles_gui.titles.new_angeles.words import Wording, offered, reason
from newangeles_gui.titles.new_angeles.words.wording import remark
from newangeles_gui.words.sayings import WAYS
from tests.languages import LANGUAGES

LEAST = 3  # sentences
# How many letters without the names a line may have: as many as when there was only one of it.
LONGEST = {"reason.": 44, "bargain.reason.": 54, "bargain.offer.": 52}


def results(value: ast.expr | None) -> set[str]:
    """The texts that an expression can come to."""
    if isinstance(value, ast.IfExp):
        return results(value.body) | results(value.orelse)
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value} - {""}
    return set()


def given(module: object, *names: str) -> set[str]:
    """The texts that calls of these functions are given first."""
    calls = [one for one in nodes(module) if isinstance(one, ast.Call) and one.args]
    named = [
        one for one in calls if getattr(one.func, "attr", getattr(one.func, "id", "")) in names
    ]
    return {text for call in named for text in results(call.args[0])}


def topics() -> set[str]:
    """What comments can be about."""
    functions = {one.__name__ for one in chatter.TOPICS.values()}
    found = [
        one for one in nodes(chatter) if isinstance(one, ast.FunctionDef) and one.name in functions
    ]
    returned = [one for function in found for one in ast.walk(function)]
    return {text for one in returned if isinstance(one, ast.Return) for text in results(one.value)}


def nodes(module: object) -> list[ast.AST]:
    """Everything in the source of a module."""
    return list(ast.walk(ast.parse(inspect.getsource(module))))


def families(strings: dict[str, str], *roots: str) -> dict[str, list[str]]:
    """The sentences by what they say."""
    found: dict[str, list[str]] = {}
    for key, text in strings.items():
        if key.startswith(roots):
            found.setdefault(key.rpartition(".")[0], []).append(text)
    return found


SPOKEN = ("reason.", "bargain.reason.", "bargain.offer.")


@pytest.fixture(scope="module", params=LANGUAGES)
def strings(request):
    source = read_words(paths.words_folders(), request.param)
    return {key: one.text for key, one in source.items()}


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request, box):
    return Wording(Catalog.load(paths.words_folders(), request.param), box)


def test_everything_that_is_spoken_has_three_sentences(strings):
    found = families(strings, *SPOKEN)
    assert len(found) > 80
    few = {key: texts for key, texts in found.items() if len(set(texts)) < max(LEAST, len(texts))}
    assert not few


def test_no_sentence_is_said_for_two_reasons(strings):
    owners: dict[str, str] = {}
    for key, texts in families(strings, "reason.").items():
        for text in texts:
            assert owners.setdefault(text, key) == key, text


def test_the_codes_of_opponents_are_those_with_words(strings):
    codes = given(reasons, "Remark", "_always") | {f"comment.{one}" for one in topics()}
    assert codes >= chatter.GENERAL
    assert {f"reason.{one}" for one in codes | {"aside"}} == set(families(strings, "reason."))
    offers = {f"bargain.offer.{one}" for one in INTENTS}
    assert offers == set(families(strings, "bargain.offer."))
    told = {f"bargain.reason.{one}" for one in given(replies, "Reason", "_say")}
    assert len(told) > 15 and told <= set(families(strings, "bargain.reason."))


def test_the_ways_are_those_of_the_strings(strings):
    for key in families(strings, *SPOKEN):
        here = {one.rpartition(".")[2] for one in strings if one.rpartition(".")[0] == key}
        assert here == set("abcd" if key == "reason.aside" else WAYS), key


@pytest.mark.parametrize("root", SPOKEN)
def test_sentences_are_short(strings, root):
    spoken = [text for texts in families(strings, root).values() for text in texts]
    assert not [text for text in spoken if len(bare(text)) > LONGEST[root]]


def bare(text: str) -> str:
    """The words without the names."""
    parts = text.split("{")
    return parts[0] + "".join(one.partition("}")[2] for one in parts[1:])


def test_the_words_of_a_talkative_opponent_are_the_ones_that_it_chose(words):
    lines = {remark(words, f"aside.{one}", {}, pick) for one in "abcd" for pick in range(3)}
    assert len(lines) == 4


def test_the_coach_always_says_a_reason_in_the_same_words(words):
    plain = reason(words, "fair")
    assert plain == words.say("bargain.reason.fair.a")
    others = {reason(words, "fair", pick=pick) for pick in range(6)}
    assert len(others) == LEAST and plain in others


def test_offers_come_in_several_words(words):
    for said in INTENTS:
        lines = {offered(words, said, "nbn", pick) for pick in range(6)}
        assert len(lines) == LEAST
        assert all(words.name("corporation.nbn") in line for line in lines)
