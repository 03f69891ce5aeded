"""What a trade changes: capital that is only hoped for stays whole in every case looked at."""

import pytest

from newangeles_gui.titles.new_angeles.minds.bargaining.prospect import Change, cases


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        (((0, 2.0), (1, -2.0)), [([2, -2], 1.0)]),
        (((0, 0.25), (1, -0.25)), [([0, -1], 0.25), ([0, 0], 0.5), ([1, 0], 0.25)]),
        (((0, 1.5), (1, -1.5)), [([1, -2], 0.5), ([2, -1], 0.5)]),
        ((), [([], 1.0)]),
    ],
)
def test_capital_is_whole(amounts, expected):
    found = [([moved for _, moved in one.capital], one.share) for one in cases(Change(amounts))]
    assert [(moved, pytest.approx(share)) for moved, share in found] == expected
