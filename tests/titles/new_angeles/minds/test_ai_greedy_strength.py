"""The greedy player wins clearly more than one that answers anything."""

PAIRS = 16


def winners_by_name(bench, players, names):
    """Seats taken and won by each name, over games in which the names change seats."""
    seats = dict.fromkeys(names, 0)
    won = dict.fromkeys(names, 0)
    for seed in range(PAIRS):
        for order in (names, names[::-1]):
            game = bench.new(seed, players)
            bench.play(game, order, seed)
            for seat in range(players):
                name = order[seat % 2]
                seats[name] += 1
                won[name] += seat in game.state.winners
    return {name: won[name] / seats[name] for name in names}


def test_greedy_beats_random(bench):
    rates = winners_by_name(bench, 4, ["greedy", "random"])
    assert rates["greedy"] > rates["random"] + 0.2, rates


def capital_of(bench, name):
    """Mean final capital of four players of a kind."""
    total = 0
    for seed in range(5):
        game = bench.new(seed, 4)
        bench.play(game, [name], seed)
        total += sum(game.state.capital)
    return total / 20


def test_greedy_players_grow_richer_than_random_ones(bench):
    assert capital_of(bench, "greedy") > capital_of(bench, "random") + 5
