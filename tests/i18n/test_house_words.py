"""Words of the house: what its screens and its terminal say by name, any game can say."""

import ast
from collections.abc import Iterator

from newangeles_gui.i18n.reader import read_words
from newangeles_gui.paths import words_folders
from tests.architecture.sources import Source, sources

# What the house still says in the words of New Angeles: kinds of its cards, its rounds, its trades.
# A sentence that any game could say belongs into data/house; what only New Angeles says, into its
# room. The list may only shrink.
OF_NEW_ANGELES = frozenset(
    """
    action asset bargain.talk.too_late character corporation corporation.nbn district emergency
    glossary rival rival.nbn rule rule_section screen.almanac.component screen.caption
    screen.crash.title screen.curtain.open screen.deal.hand_empty screen.deal.hand_over
    screen.front.loading screen.load.round screen.load.threat screen.new_game.chance.about
    screen.new_game.chance.name screen.new_game.character.trait screen.new_game.emergency
    screen.new_game.setup.chance screen.new_game.setup.name screen.new_game.setup.tip
    screen.new_game.taken screen.replay.traded screen.replay.turns screen.table.all_missing
    screen.table.asset_does screen.table.hold.detail screen.table.hold.go_on screen.table.hold.quiet
    screen.table.hold.title screen.table.hold.trade screen.table.not_again screen.title.motto
    screen.title.round setup term term.threat textgame.talk
    """.split()
)


def branches(keys: set[str]) -> set[str]:
    """Every key, and everything that keys begin with."""
    parts = [key.split(".") for key in keys]
    return {".".join(one[:depth]) for one in parts for depth in range(1, len(one) + 1)}


def said(source: Source) -> Iterator[str]:
    """What may be keys in a module: words with dots between, whole or as a beginning."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
            yield node.value.removesuffix(".")


def of_a_title(source: Source, house: set[str], title: set[str]) -> set[str]:
    """What a module says that the house has no words for, but a title has."""
    return {key for key in said(source) if key in title and key not in house}


def test_the_house_speaks_its_own_words() -> None:
    house, title = (branches({*read_words([folder], "en")}) for folder in words_folders())
    found = {
        f"{source.module}: {key}"
        for source in sources()
        if not source.title
        for key in of_a_title(source, house, title)
    }
    new = {one for one in found if one.partition(": ")[2] not in OF_NEW_ANGELES}
    assert new == set(), "words of a title: move them to data/house, or let the title say them"
    gone = OF_NEW_ANGELES - {one.partition(": ")[2] for one in found}
    assert gone == set(), "the house does not say these any more: take them out of the list"


def test_a_word_of_a_title_is_seen() -> None:
    house, title = branches({"screen.close"}), branches({"screen.deal.main", "term.threat.one"})
    lines = 'say("screen.close")\nsay("screen.deal.main")\nlabel(f"term.{name}")\nsay("no.word")'
    source = Source("newangeles_gui.scenes.pause", lines)
    assert of_a_title(source, house, title) == {"screen.deal.main", "term"}
