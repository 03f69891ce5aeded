"""Games of opponents against one another."""

from collections.abc import Callable, Mapping

from newangeles_gui.engine import Choice, Decision, Event
from newangeles_gui.minds import Agent, dice
from newangeles_gui.titles.streets.minds.ahead import AnswersQuickly, settled
from newangeles_gui.titles.streets.rules import Box, Game, State, new_game, street_income, view

SEATS = ["coral", "ivory", "slate", "lilac", "teal"]
MODULES = ((), ("business",), ("advisors",), ("business", "advisors"))
Look = Callable[[Game, Decision, Choice], None]


def play(
    box: Box, agents: list[Agent], seed: int, look: Look | None = None, **options: object
) -> tuple[State, list[Event]]:
    """A game to its end; each question is shown with its answer before that is given."""
    modules = options.pop("modules", MODULES[seed % len(MODULES)])
    game = new_game(box, SEATS[: len(agents)], seed, modules, **options)  # type: ignore[arg-type]
    events: list[Event] = []
    number = 0
    while (asked := game.pending) is not None:
        number += 1
        seen = view(game, asked.seat)
        choice = agents[asked.seat].choose(seen, asked, dice(f"{seed} {number}"))
        if look is not None:
            look(game, asked, choice)
        events += game.apply(choice)
    return game.state, events


def shares(box: Box, one: Agent, others: Agent, players: int, seeds: range) -> Mapping[str, float]:
    """How often one wins in each seat against others, and by how much money on average."""
    won = gap = games = 0.0
    for seed in seeds:
        for seat in range(players):
            agents = [one if place == seat else others for place in range(players)]
            state, _ = play(box, agents, seed)
            games += 1
            won += (seat in state.winners) / len(state.winners)
            best = max(money for place, money in enumerate(state.money) if place != seat)
            gap += state.money[seat] - best
    return {"won": won / games, "by": gap / games}


def missed(game: Game, decision: Decision, taken: str, policy: AnswersQuickly) -> int:
    """How many dollars more the same tile would have brought, and nothing else worse.

    What open streets would pay now counts too. Nobody else gains by it, nothing is paid later
    instead of at once, and no own sign more is bound.
    """
    own, rest = decision.seat, [seat for seat in range(game.players) if seat != decision.seat]

    def looked(option: str) -> tuple[list[int], int, int]:
        after = settled(game, option, policy).state
        worth = [sum(one) for one in zip(after.money, _standing(game.box, after), strict=True)]
        return worth, after.money[own], after.free[own]

    tile = taken.split(" ")[0]
    worth, money, free = looked(taken)
    most = 0
    for option in {one for one in decision.options if one.split(" ")[0] == tile}:
        better, paid, signs = looked(option)
        if paid >= money and signs >= free and all(better[one] <= worth[one] for one in rest):
            most = max(most, better[own] - worth[own])
    return most


def _standing(box: Box, state: State) -> list[int]:
    """What all open streets would pay everybody now."""
    found, city = [0] * len(state.money), state.city
    for street, row in enumerate(city.rows):
        if row and not city.closed[street]:
            for income in street_income(box, state, street):
                found[income.seat] += income.value + income.people
    return found
