"""The random generator: known values, even distribution, nothing but one integer."""

from collections import Counter
from itertools import islice, pairwise

import pytest

from newangeles_gui.engine import random_after, random_below, random_bits, rng, seeded, shuffle

# The published outputs of SplitMix64 for these seeds.
KNOWN = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431],
}


def outputs(state: int):
    while True:
        state = random_after(state)
        yield random_bits(state)


@pytest.mark.parametrize("seed", KNOWN)
def test_known_values(seed: int) -> None:
    assert list(islice(outputs(seed), 4)) == KNOWN[seed]


def chi_square(counts: Counter, cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + expected * (
        cells - len(counts)
    )


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 34])
def test_every_number_is_as_likely(limit: int) -> None:
    state, counts = seeded("dice"), Counter()
    for _ in range(1000 * limit):
        value, state = random_below(state, limit)
        counts[value] += 1
    assert set(counts) == set(range(limit))
    freedom = limit - 1
    assert chi_square(counts, limit) < freedom + 5 * (2 * freedom) ** 0.5


def test_every_order_is_as_likely() -> None:
    state, counts = seeded("cards"), Counter()
    for _ in range(24_000):
        cards = list("abcd")
        state = shuffle(cards, state)
        counts["".join(cards)] += 1
    assert len(counts) == 24
    assert chi_square(counts, 24) < 23 + 5 * (2 * 23) ** 0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [random_below(seeded(seed), 6)[0] for seed in range(6000)]
    assert chi_square(Counter(firsts), 6) < 5 + 5 * 10**0.5
    pairs = Counter(pairwise(firsts))
    assert chi_square(pairs, 36) < 35 + 5 * 70**0.5


def test_a_shuffle_keeps_the_cards_and_moves_the_state() -> None:
    cards = list(range(50))
    after = shuffle(cards, 7)
    assert sorted(cards) == list(range(50)) != cards
    assert after != 7
    assert 0 <= after <= rng.ALL_BITS


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_to_shuffle_draws_nothing(count: int) -> None:
    cards = ["one"] * count
    assert shuffle(cards, 9) == 9
    assert cards == ["one"] * count


def test_seeds_fit_into_64_bits() -> None:
    assert seeded(2**64 + 5) == 5
    assert seeded(-1) == rng.ALL_BITS
    assert 0 <= seeded("a very long seed " * 20) <= rng.ALL_BITS
    words = ["", "a", "b", "aa", "ab", "ba", "zażółć", "новый"]
    assert len({seeded(word) for word in words}) == len(words)
