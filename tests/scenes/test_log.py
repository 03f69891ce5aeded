"""The log, the news and the narration."""

import time

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.i18n import Catalog
from newangeles_gui.minds.agent import dice
from newangeles_gui.scenes.almanac.index import rule_key
from newangeles_gui.scenes.base import Scene
from newangeles_gui.table.log import Chronicle, LogDrawer, LogTab, Recap, RecapNote
from newangeles_gui.table.log.rows import LogRow
from newangeles_gui.table.narration import Caption, Narrator
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, view
from newangeles_gui.titles.new_angeles.table.news import (
    STAYS,
    VARIANTS,
    News,
    Ticker,
    known_variants,
)
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from newangeles_gui.titles.new_angeles.words import Wording
from newangeles_gui.titles.telling import COURSE, OF_A_MATCH, families
from newangeles_gui.widgets.inputs import Input
from newangeles_gui.widgets.widget import Widget
from tests.languages import LANGUAGES

# Facts that ask for a sign, a colour or a rule of their own.
FACTS = [
    {"piece": "illness", "to": "strike", "resource": "energy", "why": "illness"},
    {"piece": "development", "to": "protest", "resource": "credits", "why": "contract"},
    {"piece": "android", "to": "protest", "resource": "consumables", "why": "some_card"},
]


class Desk(Scene):
    """Only a log."""

    def __init__(self, services, match, seat=0, size=(430, 420), recap=False):
        super().__init__(services)
        self.chronicle = Chronicle(services, match, [0])
        self.match, self.seat, self.size = match, seat, size
        self.recap = Recap(services, self.chronicle) if recap else None
        self.lit, self.closed = [], []

    def build(self):
        rect = pygame.Rect((40, 40), (self.px(self.size[0]), self.px(self.size[1])))
        self.log = LogDrawer(
            self.services, rect, self.chronicle, view(self.match.game, self.seat),
            lambda: self.closed.append(True), self.recap, self.lit.append,
        )  # fmt: skip
        self.root.add(self.log)

    @property
    def rows(self):
        return [one for one in self.root.all() if isinstance(one, LogRow)]


@pytest.fixture
def desk(make_app):
    """A function that opens a log over a played game."""

    def open_desk(after=150, seat=0, size=(430, 420), recap=False, **chosen):
        app = make_app(animation="off", **chosen)
        match = Situation(5, after).match(app.services.box)
        scene = Desk(app.services, match, seat, size, recap)
        app.stack.replace(scene)
        scene.app = app
        return scene

    return open_desk


def play_on(match, most):
    agent, chance = make_agent("greedy", match.game.box), dice(2)
    for _ in range(most):
        pending = match.pending
        if pending is None:
            return
        match.apply(agent.choose(view(match.game, pending.seat), pending, chance))


def click(scene, name):
    widget = scene.root.named(name)
    scene.handle(Input("press", widget.rect.center))
    scene.handle(Input("release", widget.rect.center))


def drawn(scene):
    surface = pygame.Surface(scene.kit.view.size, pygame.SRCALPHA)
    scene.root.draw(surface)
    return surface


def test_the_log_knows_every_sign_colour_and_rule(app):
    services = app.services
    known = services.kit.pictures.known
    for kind, row in (OF_A_MATCH | TELLINGS).items():
        for facts in FACTS:
            line = row.line(facts)
            rule = f"rule.{rule_key(line.rule)}.text"
            assert line.rule == "" or services.words.catalog.has(rule), kind
            assert line.sign in known or f"icons/{line.sign}" in known, kind
            assert services.kit.color(line.color), kind
    assert [kind for kind, row in TELLINGS.items() if not row.rule] == []


def test_the_log_fills_its_window_with_the_newest_at_the_bottom(desk):
    scene = desk()
    entries = scene.chronicle.entries(0)
    rows = scene.rows
    assert rows[0].entry is entries[-1]
    assert rows[0].rect.bottom == scene.log.lines.rect.bottom
    assert min(row.top for row in rows) <= scene.log.lines.rect.top
    assert drawn(scene).get_bounding_rect().width > 100


def test_nobody_reads_what_others_hold(desk):
    scene = desk()
    match = scene.match
    chronicle = Chronicle(scene.services, match, [0, 1])
    hidden = {
        card for event in match.log if event.kind == "cards_drawn" and 1 in event.seen_by
        for card in event.secret["cards"]
    }  # fmt: skip
    assert hidden
    drawn_by_others = [
        one for one in chronicle.entries(0)
        if one.kind == "cards_drawn" and one.facts["player"] != match.game.name(0)
    ]  # fmt: skip
    assert drawn_by_others
    assert all("cards" not in one.facts for one in drawn_by_others)
    for seat, knows in ((SPECTATOR, False), (1, True)):
        told = [one for one in chronicle.entries(seat) if one.kind == "cards_drawn"]
        assert any("cards" in one.facts for one in told) is knows


def test_new_events_are_written_and_the_reader_of_old_ones_stays(desk):
    scene = desk(after=150)
    scene.log.lines.scroll_to(400)
    top = {row.entry.number: row.top for row in scene.rows}
    play_on(scene.match, 4)
    drawn(scene)
    still = {row.entry.number: row.top for row in scene.rows}
    same = top.keys() & still.keys()
    assert len(same) > 3
    assert all(abs(top[one] - still[one]) <= 1 for one in same)
    before = [(row.entry.number, row.top) for row in scene.rows]
    scene.rebuild()
    assert [(row.entry.number, row.top) for row in scene.rows] == before
    scene.log.lines.scroll_to(0)
    assert scene.rows[0].entry is scene.chronicle.entries(0)[-1]


@pytest.mark.parametrize("family", [one.name for one in families(TELLINGS)])
def test_filters(desk, family):
    scene = desk(after=250)
    button = scene.root.named(f"log.{family}")
    scene.handle(Input("press", button.rect.center))
    scene.handle(Input("release", button.rect.center))
    shown = scene.chronicle.entries(0, scene.chronicle.reading.family)
    assert {one.known.family.name for one in shown} <= {family, COURSE.name}
    assert button.chosen and not scene.root.named("log.all").chosen
    assert len(shown) < len(scene.chronicle.entries(0))


def test_what_is_still_to_be_shown_is_not_told(desk):
    scene = desk()
    everything = scene.chronicle.entries(0)
    scene.chronicle.behind = lambda: 7
    told = scene.chronicle.entries(0)
    assert told == everything[: len(told)]
    assert everything[-1].number - told[-1].number >= 7


def test_hovering_lights_and_clicking_opens(desk):
    scene = desk(after=200)
    scene.log.lines.choose("city")
    row = next(one for one in scene.rows if one.entry.facts.get("district"))
    scene.handle(Input("move", row.rect.center))
    assert scene.lit[-1] == scene.chronicle.place(row.entry)
    scene.handle(Input("move", (5, 5)))
    assert scene.lit[-1] is None
    scene.log.lines.choose("deals")
    card = next(one for one in scene.rows if scene.chronicle.card(one.entry))
    scene.handle(Input("press", card.rect.center))
    scene.handle(Input("release", card.rect.center))
    assert type(scene.services.stack.top).__name__ == "CardZoom"


def test_why_opens_the_rule(desk, monkeypatch):
    from newangeles_gui.table.log import lines

    opened = []
    monkeypatch.setattr(lines, "open_almanac", lambda services, topic: opened.append(topic))
    scene = desk()
    scene.root.set_focus(scene.log.lines)
    scene.handle(Input("action", name="up"))
    scene.handle(Input("action", name="almanac"))
    newest = scene.chronicle.entries(0)[-1]
    assert opened == [f"rule.{newest.known.rule}"]
    row = next(one for one in scene.rows if one.entry.known.rule)
    scene.handle(Input("context", row.rect.center))
    assert opened[-1] == f"rule.{row.entry.known.rule}"


def test_the_arrows_walk_and_leave_at_the_end(desk):
    scene = desk()
    lines = scene.log.lines
    scene.root.set_focus(lines)
    seen = []
    for _ in range(30):
        assert lines.act("up")
        seen.append(lines.selected)
        assert any(row.entry.number == lines.selected for row in scene.rows)
    assert seen == sorted(seen, reverse=True)
    assert lines.act("end") and scene.chronicle.reading.scrolled == 0
    lines.selected = -1
    assert not lines.act("down")


def test_the_log_is_searched_for_words(desk):
    scene = desk(after=200)
    scene.root.set_focus(scene.root.named("log.search"))
    scene.handle(Input("text", name="MAIN off"))
    shown = scene.chronicle.entries(0, search=scene.chronicle.reading.search)
    assert 0 < len(shown) < len(scene.chronicle.entries(0))
    assert {row.entry.number for row in scene.rows} <= {one.number for one in shown}
    assert all("main off" in scene.chronicle.words(one).casefold() for one in shown)
    scene.rebuild()
    assert scene.root.named("log.search").text == "MAIN off" and scene.rows
    scene.handle(Input("text", name=" qqq"))
    assert scene.rows == [] and drawn(scene).get_bounding_rect().width
    for _ in "MAIN off qqq":
        scene.root.named("log.search").act("erase")
    assert len(scene.rows) > 3


def test_the_drawer_closes_by_its_button(desk):
    scene = desk()
    click(scene, "log.close")
    assert scene.closed == [True]


def test_the_tab_counts_what_came_since_the_last_look(desk):
    scene = desk(after=120)
    opened = []
    rect = pygame.Rect(700, 500, 46, 140)
    tab = LogTab(scene.services, rect, scene.chronicle, 0, lambda: opened.append(True))
    assert tab.new == 0 and "[L]" in tab.tip_text
    quiet = pygame.Surface(scene.kit.view.size, pygame.SRCALPHA)
    tab.draw(quiet)
    play_on(scene.match, 4)
    told = [one for one in scene.chronicle.entries(0) if not (one.is_round or one.is_turn)]
    fresh = [one for one in told if one.number >= scene.chronicle._books[0].seen]
    assert tab.new == len(fresh) > 0 and str(tab.new) in tab.tip_text
    counted = pygame.Surface(scene.kit.view.size, pygame.SRCALPHA)
    tab.draw(counted)
    assert counted.get_bounding_rect().width > quiet.get_bounding_rect().width
    scene.log.refresh()  # somebody looks
    assert tab.new == 0
    assert tab.act("confirm") and opened == [True]


def decided(desk, **more):
    """A log after seat 0 has decided and others have played on until they are asked again."""
    scene = desk(after=40, recap=True, **more)
    match = scene.match
    while match.pending.seat != 0:
        play_on(match, 1)
    scene.recap.decided(view(match.game, 0))
    match.apply(Choice(match.pending.kind, match.pending.options[0]))
    while match.pending.seat != 0 or len(scene.chronicle.recap(0)) < 6:
        play_on(match, 1)
    return scene


def test_on_top_stands_what_matters_since_the_last_decision(desk):
    scene = decided(desk, size=(480, 700))
    scene.rebuild()
    section = scene.root.named("recap.section")
    lines = scene.root.named("recap.lines")
    rows = [one.entry for one in lines.children]
    assert rows and {one.number for one in rows} <= {one.number for one in scene.chronicle.recap(0)}
    assert all(one.telling.weight for one in rows)
    assert section.rect.bottom <= scene.log.lines.rect.top
    assert scene.log.rect.contains(section.rect)
    before = scene.log.lines.rect.copy()
    scene.recap.decided(view(scene.match.game, 0))
    scene.match.apply(Choice(scene.match.pending.kind, scene.match.pending.options[0]))
    scene.log.refresh()
    assert scene.log.lines.rect.height >= before.height


def test_gains_and_losses_are_those_since_the_last_decision(desk):
    scene = desk(after=40, recap=True)
    seen = view(scene.match.game, 0)
    assert scene.recap.gains(seen) == []
    scene.recap.decided(seen)
    seen.capital[0] += 3
    seen.threat += 2
    gains = {one.sign: (by, one.wanted) for one, by in scene.recap.gains(seen)}
    assert gains == {
        "symbols/capital.white": (3, True), "symbols/threat.white": (2, False),
    }  # fmt: skip
    other = view(scene.match.game, 1)
    assert scene.recap.gains(other) == []
    scene.log.view.capital[0] += 3
    scene.log._put_section()
    assert scene.root.named("recap.gains").text == "+3"


def test_what_was_missed_is_said_at_the_tab_and_at_once_after_the_curtain(desk):
    scene = decided(desk)
    recap = scene.recap
    scene.services.settings.choose("animation", "1x")
    recap.look(0, skipped=False)
    assert not recap.missed and not recap.shown
    recap.look(0, skipped=True)
    assert recap.missed and not recap.shown
    recap.look(0, skipped=False, at_once=True)
    assert recap.missed and recap.shown
    assert recap.dismiss() and not recap.missed and not recap.dismiss()
    scene.services.settings.choose("animation", "4x")
    recap.look(0, skipped=False)
    assert recap.missed
    recap.look(SPECTATOR, skipped=True)
    assert not recap.missed


def test_the_note_of_what_was_missed_goes_with_the_first_click(desk):
    scene = decided(desk)
    recap = scene.recap
    recap.look(0, skipped=True, at_once=True)
    room = pygame.Rect(600, 60, 600, 500)
    note = RecapNote(scene.services, room, recap, view(scene.match.game, 0))
    scene.root.add(note)
    assert room.contains(note.rect) and note.rect.height < room.height
    assert len(scene.root.named("recap.lines").children) == len(recap.told(0))
    assert recap.press(scene.root, note.rect.center) and not note.visible
    assert not recap.press(scene.root, note.rect.center)


def test_since_your_last_decision(desk):
    scene = desk(after=40)
    match = scene.match
    while match.pending is not None and match.pending.seat != 0:
        play_on(match, 1)
    if match.pending is None:
        pytest.fail("the game ended before seat 0 was asked")
    told = len(scene.chronicle._books[0].entries)
    match.apply(Choice(match.pending.kind, match.pending.options[0]))
    while match.pending is not None and match.pending.seat != 0:
        play_on(match, 1)
    recap = scene.chronicle.recap(0)
    fresh = scene.chronicle.entries(0)[told:]
    assert recap == [one for one in fresh if one.known.family != COURSE]
    assert scene.chronicle.since(SPECTATOR) == 0


def test_two_thousand_entries_are_drawn_as_fast_as_twenty(desk):
    scene = desk(after=400)
    book = scene.chronicle._books[0]
    written = list(book.entries)
    while len(book.entries) < 2_000:
        told = [(one.kind, one.facts) for one in written]
        scene.chronicle._write(book, told)
    scene.rebuild()
    surface = pygame.Surface(scene.kit.view.size)
    scene.root.draw(surface)
    started = time.perf_counter()
    for _ in range(20):
        scene.root.draw(surface)
    assert (time.perf_counter() - started) / 20 < 0.02
    assert len(scene.rows) < 40
    started = time.perf_counter()
    scene.rebuild()
    assert time.perf_counter() - started < 0.2
    scene.log.lines.act("home")
    assert len(scene.rows) < 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(330, 500), (480, 716)])
def test_words_fit(desk, language, size):
    scene = desk(language=language, size=size, recap=True)
    assert not [one.clipped for one in scene.root.all() if one.clipped]
    for row in scene.rows:
        assert scene.log.lines.rect.contains(row.rect)


def test_words_follow_the_language(desk):
    scene = desk()
    entry = next(one for one in scene.chronicle.entries(0) if one.kind == "turn_started")
    english = scene.chronicle.words(entry)
    scene.services.settings.choose("language", "ru")
    scene.app.apply_settings()
    assert scene.chronicle.words(entry) != english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_of_the_news_has_variants(app, language):
    from newangeles_gui import paths

    catalog = Catalog.load(paths.words_folders(), language)
    words = Wording(catalog, app.services.box)
    named = [key.split(".") for key in catalog.keys()]  # noqa: SIM118 - it is no mapping
    keys = {parts[2] for parts in named if parts[:2] == ["screen", "news"]}
    named = {row.news for row in TELLINGS.values() if isinstance(row.news, str)} - {""}
    assert named <= keys
    for topic in keys:
        variants = known_variants(words, topic)
        assert 2 <= len(variants) <= len(VARIANTS) and variants == list(VARIANTS[: len(variants)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_news_of_a_game_are_whole_and_the_same_twice(make_app, language):
    app = make_app(language=language)
    match = Situation(5, 300).match(app.services.box)
    twins = [News(app.services), News(app.services)]
    quiet = twins[0].text
    topics, lines = set(), set()
    for event in match.log:
        for news in twins:
            news.hear(event.kind, event.facts(0))
        assert twins[0].text == twins[1].text
        assert "{" not in twins[0].text and "screen.news" not in twins[0].text
        topics.add(twins[0].topic)
        lines.add(twins[0].text)
    assert quiet and len(topics) > 12 and len(lines) > 40


def test_the_ticker_moves_for_news_and_fades(make_app):
    app = make_app()
    news = News(app.services)
    ticker = Ticker(app.services, pygame.Rect(0, 0, 600, 40), news)
    assert ticker.wait() > 5
    quiet = ticker.text
    news.hear("support_abstained", {"player": "nbn"})
    ticker.refresh()
    assert ticker.text == quiet and ticker.wait() > 5
    news.hear("turn_started", {"player": "nbn"})
    ticker.refresh()
    assert "NBN" in ticker.text and ticker.wait() < 0.1 and ticker.update(0.1)
    assert not ticker.update(1.0) or ticker.strength == 1
    assert ticker.wait() > 5 and ticker.hits((5, 5))
    ticker.update(STAYS)
    assert 0 < ticker.strength < 1 and ticker.wait() < 0.1
    ticker.update(3)
    assert ticker.strength == 0 and ticker.wait() is None and not ticker.hits((5, 5))
    surface = pygame.Surface((600, 40), pygame.SRCALPHA)
    ticker.draw(surface)
    assert not surface.get_bounding_rect().width
    app.services.kit.calm = True
    news.hear("turn_started", {"player": "jinteki"})
    ticker.refresh()
    assert ticker.strength == 1 and ticker.wait() > 5


def test_the_ticker_ends_where_the_question_begins_however_that_grows(make_app):
    app = make_app()
    ticker = Ticker(app.services, pygame.Rect(0, 0, 600, 40), News(app.services))
    ticker.question = Widget(app.services.kit, pygame.Rect(620, 0, 100, 40))
    assert ticker.room.width == 600
    ticker.question.rect = pygame.Rect(400, 0, 100, 40)
    assert ticker.room.right < 400 and ticker.hits((5, 5)) and not ticker.hits((500, 5))
    ticker.question.rect = pygame.Rect(100, 0, 100, 40)
    assert not ticker.room.width and not ticker.hits((5, 5))
    ticker.question.visible = False
    assert ticker.room.width == 600


def test_narration_says_and_writes_while_it_is_on(make_app):
    app = make_app()
    written = []
    narrator = Narrator(app.services, written.append)
    caption = Caption(app.services, pygame.Rect(0, 0, 600, 60), narrator)
    narrator.hear("turn_started", {"player": "nbn"})
    assert not written and not narrator.text
    app.services.settings.choose("narration", True)
    narrator.hear("turn_started", {"player": "nbn"})
    narrator.hear("turn_ended", {"player": "nbn"})  # said by the next turn
    narrator.say("Your question.")
    assert written == ["NBN takes a turn.", "Your question."]
    assert narrator.text == "NBN takes a turn. Your question."
    surface = pygame.Surface((600, 60), pygame.SRCALPHA)
    caption.draw(surface)
    assert surface.get_bounding_rect().width
