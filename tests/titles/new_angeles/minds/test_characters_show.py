"""Every trait of a character can be seen in what it does: the same tables, both ends of a trait."""

import random
from dataclasses import replace

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.agent import RandomAgent, heard
from newangeles_gui.minds.characters import Character
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import YES
from newangeles_gui.titles.new_angeles.minds.bargaining.appraisal import manners_of, talk_of
from newangeles_gui.titles.new_angeles.minds.bargaining.conversation import Conversation
from newangeles_gui.titles.new_angeles.minds.bargaining.negotiator import BargainingAgent
from newangeles_gui.titles.new_angeles.minds.bargaining.proposals import MOMENTS
from newangeles_gui.titles.new_angeles.minds.chatter import aside, chance, comment, gives_reason
from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickPolicy
from newangeles_gui.titles.new_angeles.minds.reasons import Reasons
from newangeles_gui.titles.new_angeles.minds.search import Aim, Skills
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast
from newangeles_gui.titles.new_angeles.minds.yardsticks.players import Haggler
from newangeles_gui.titles.new_angeles.rules.promises import BROKEN, KEPT, OPEN, Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, view
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from tests.titles.new_angeles.minds.bargains import CORPORATIONS, negotiator, situations, some_trade

WORLDS = 2


def with_trait(box, trait, value):
    """Who is plain but for one trait."""
    return negotiator(box, manners_of(Character(**{trait: value}), WORLDS))


def both_ends(box, trait):
    return with_trait(box, trait, 0), with_trait(box, trait, 100)


def offers_to(box, seeds, share=30):
    """Views, and trades of all sorts that are offered to their seat."""
    for seed in seeds:
        for game in situations(box, seed, share):
            dice = Dice(str(game.state.capital))
            for _ in range(6):
                trade = some_trade(game, dice)
                if trade.taker in game.state.corporations:
                    yield view(game, game.seat_of(trade.taker)), trade


@pytest.mark.parametrize("trait", ["greed", "caution"])
def test_who_wants_more_says_yes_less_often_and_never_to_more(ai_box, trait):
    low, high = both_ends(ai_box, trait)
    yes = [0, 0]
    for seen, trade in offers_to(ai_box, range(3)):
        both = [one.rate(seen, trade).meter == YES for one in (low, high)]
        assert both[0] or not both[1], trade
        yes = [count + one for count, one in zip(yes, both, strict=True)]
    assert yes[0] > yes[1] > 0, yes


def asked_price(bargainer, seen, promise):
    """What somebody wants for a promise of its own."""
    me = seen.corporations[seen.seat]
    other = seen.corporations[(seen.seat + 1) % len(seen.corporations)]
    trade = Trade(other, me, Goods(), Goods(), None, (replace(promise, by=me, to=other),))
    better = bargainer.improve(seen, trade, frozenset({f"later.{promise.kind}.{me}"}))
    return None if better is None else better.give.capital


def test_those_who_bear_grudges_ask_more_of_who_broke_a_promise(ai_box):
    mild, resentful = both_ends(ai_box, "grudge")
    promise = Promise("", "", "support", 3, "", "game")
    dearer = compared = 0
    for game in situations(ai_box, 3, 30):
        game.state.capital[:] = [15] * game.players
        seen = view(game, 0)
        me, other = seen.corporations[:2]
        wronged = replace(seen, promises=[Promise(other, me, "pay", 2, "", "deal", BROKEN)] * 3)
        prices = [asked_price(one, wronged, promise) for one in (mild, resentful)]
        unharmed = replace(seen, promises=[])
        clean = [asked_price(one, unharmed, promise) for one in (mild, resentful)]
        if None in prices or None in clean:
            continue
        assert clean[0] == clean[1], "nothing was done to it"
        assert prices[0] <= prices[1]
        dearer += prices[0] < prices[1]
        compared += 1
    assert compared > 5 and dearer > compared / 3, (dearer, compared)


def promised_to(box, loyalty, seeds=range(10)):
    """The fates of what players of a loyalty promised who otherwise play at random."""
    skills = Skills(box)
    manners = manners_of(Character(loyalty=loyalty), WORLDS)
    fates = []
    for seed in seeds:
        agent = BargainingAgent(RandomAgent(), skills, manners)
        game, dice, rng = new_game(box, CORPORATIONS[:4], seed), Dice(seed), random.Random(seed)
        while (decision := game.pending) is not None:
            by = dice.below(4)
            promise = Promise(
                game.name(by), game.name((by + 1 + dice.below(3)) % 4),
                ("support", "no_counter")[dice.below(2)],
            )  # fmt: skip
            still_open = sum(one.fate == OPEN for one in game.state.promises)
            if dice.below(3) == 0 and still_open < 5:
                trade = Trade(promise.by, promise.to, later=(promise,))
                game.apply(trade.choice())
                continue
            game.apply(agent.choose(view(game, decision.seat), decision, rng))
        fates += [one.fate for one in game.state.promises]
    return fates.count(BROKEN) / (fates.count(KEPT) + fates.count(BROKEN))


def test_the_loyal_keep_their_word_and_others_break_it(ai_box):
    faithless, plain, loyal = (promised_to(ai_box, one) for one in (0, 50, 100))
    assert faithless > plain >= loyal, (faithless, plain, loyal)
    assert loyal < 0.1 < faithless, (faithless, plain, loyal)


def vote_prices(bargainer, games):
    """What is offered for votes: prices by who asks whom for how many."""
    found = {}
    for number, game in enumerate(games):
        for seat in range(game.players):
            for trade in bargainer.propose(view(game, seat), "support"):
                if trade.now is not None and trade.now.by != game.name(seat):
                    found[number, seat, trade.now.by, trade.now.cards] = trade.give.capital
    return found


def test_the_bold_offer_less(ai_box):
    shy, bold = both_ends(ai_box, "boldness")
    games = [
        game.clone()
        for seed in range(3)
        for game in situations(ai_box, seed, 2)
        if game.pending.kind == "support"
    ]
    timid, daring = vote_prices(shy, games), vote_prices(bold, games)
    same = timid.keys() & daring.keys()
    assert same and all(daring[key] <= timid[key] for key in same)
    assert sum(daring[key] for key in same) < sum(timid[key] for key in same)
    assert len(daring) > len(timid), "and they try where others see no hope"


@pytest.mark.parametrize(
    ("trait", "of"),
    [
        ("greed", lambda state: state.capital[0]),
        ("caution", lambda state: -state.threat),
    ],
)
def test_traits_move_what_the_search_likes(bench, trait, of):
    game = bench.until(1, "main_offer")
    game.state.rivals[0] = game.name(1)
    seen = view(game, 0)
    more, less = game.clone().state, game.clone().state
    if trait == "greed":
        more.capital[0] += 3
    else:
        more.threat -= 3
    assert of(more) > of(less)
    chances = [0.5] * game.players
    low, high = (Aim(seen, (), Character(**{trait: value})) for value in (0, 100))
    assert high.worth(chances, more) > high.worth(chances, less)
    assert low.worth(chances, more) < low.worth(chances, less)


def test_the_bold_like_risk_and_friends_and_enemies_are_remembered(bench):
    game = bench.until(1, "main_offer")
    seen = view(game, 0)
    state = game.state
    shy, bold = (Aim(seen, (), Character(boldness=value)) for value in (0, 100))

    def gamble(aim):
        sure = aim.worth([0.5] * game.players, state)
        win, lose = (aim.worth([one] * game.players, state) for one in (1.0, 0.0))
        return (win + lose) / 2 - sure

    assert gamble(bold) > 0 > gamble(shy)


class Room:
    """A floor on which everybody is an opponent; it counts what is said."""

    def __init__(self, box, talk):
        manners = manners_of(Character(talkativeness=talk), WORLDS)
        self.agents = [Haggler(box) for _ in range(4)]
        for one in self.agents:
            one.manners = one.appraiser.manners = manners
        self.game = None

    def view(self, seat=SPECTATOR):
        return view(self.game, seat)

    def talks(self, seat):
        return True

    def fits(self, trade):
        return False

    def trade(self, trade):
        return False

    def tell(self, *more):
        return False


def offers_in_talks(box, talk, seeds=range(3)):
    """How many offers are made to others in the same positions."""
    room, made = Room(box, talk), 0
    for seed in seeds:
        for game in situations(box, seed, 6):
            if game.players != 4:
                continue
            room.game = game
            talks = Conversation(room)
            course, answer = talks.course(), None
            while True:
                try:
                    ask = course.send(answer)
                except StopIteration:
                    break
                agent, seen = room.agents[ask.seat], view(game, ask.seat)
                if ask.kind == "propose":
                    answer = agent.propose(seen, ask.about)
                elif ask.kind == "rally":
                    called = agent.rally(seen)
                    answer = [] if called is None else [called]
                else:
                    answer = agent.answer(seen, ask.about, ask.attempt)
            made += len(talks.spoken)
    return made


def test_the_talkative_make_more_offers_in_the_same_positions(ai_box):
    quiet, plain, chatty = (offers_in_talks(ai_box, one, [0, 3, 6]) for one in (0, 50, 100))
    assert quiet < plain < chatty, (quiet, plain, chatty)


def lines_said(box, talk, seeds=range(4)):
    """Reasons, words more and comments in games that are the same."""
    policy, reasons = QuickPolicy(box), Reasons(box)
    lines = 0
    for seed in seeds:
        game = new_game(box, CORPORATIONS[:4], seed)
        step = 0
        while (decision := game.pending) is not None:
            choice = Choice(decision.kind, policy.answer(game, decision))
            moment = (seed, step)
            key = reasons.of(view(game, decision.seat), decision, choice).key
            gives = gives_reason(talk, decision.kind, key, chance(*moment, "why"))
            lines += gives + (gives and aside(talk, chance(*moment, "aside")) is not None)
            told = heard(game.apply(choice), SPECTATOR, TELLINGS)
            talks = dict.fromkeys(range(1, 4), talk)
            lines += comment(told, game.state.corporations, talks, moment) is not None
            step += 1
    return lines


def test_the_talkative_say_more_in_the_same_games(ai_box):
    quiet, plain, chatty = (lines_said(ai_box, one) for one in (0.0, 0.5, 1.0))
    assert 1.3 * quiet < plain and 1.3 * plain < chatty, (quiet, plain, chatty)


def test_the_cast_differs_in_how_much_it_talks(ai_box):
    talks = {name: talk_of(one) for name, one in load_cast().characters.items()}
    most, least = (pick(talks, key=talks.__getitem__) for pick in (max, min))
    assert (most, least) == ("pavel_orlov", "magnus_thiele")
    said = {name: lines_said(ai_box, talks[name], [1]) for name in (most, least)}
    assert said[most] > 1.5 * said[least], said


def test_offers_are_made_at_every_moment_by_somebody(ai_box):
    bargainer, moments = with_trait(ai_box, "talkativeness", 100), set()
    for game in (game for seed in range(3) for game in situations(ai_box, seed, 25)):
        for moment in MOMENTS:
            if any(bargainer.propose(view(game, seat), moment) for seat in range(game.players)):
                moments.add(moment)
        if moments == set(MOMENTS):
            return
    assert moments == set(MOMENTS)
