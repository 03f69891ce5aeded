"""What a trade changes: capital that is only hoped for stays whole in every case looked at."""

import pytest

from newangeles_gui.ai.bargaining.change import Change, _whole


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        (((0, 2), (1, -2)), [([5, 1], 1.0)]),
        (((0, 0.25), (1, -0.25)), [([3, 2], 0.25), ([3, 3], 0.5), ([4, 3], 0.25)]),
        (((0, 1.5), (1, -1.5)), [([4, 1], 0.5), ([5, 2], 0.5)]),
        ((), [([3, 3], 1.0)]),
    ],
)
def test_capital_is_whole(amounts, expected):
    cases = list(_whole([3, 3], Change(amounts)))
    assert [(held, pytest.approx(share)) for held, share in cases] == expected
