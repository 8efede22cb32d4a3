"""A covering array has all pairs in few rows, and no pair that is not accepted."""

from itertools import combinations

from covering import Covering, Row, pairs

FACTORS = {name: (0, 1, 2) for name in "abcdefgh"}
DEFAULTS = dict.fromkeys(FACTORS, 0)


def covered(rows: list[Row]) -> set[object]:
    return {pair for row in rows for pair in combinations(row.items(), 2)}


def test_every_pair_is_in_a_row() -> None:
    found = Covering(FACTORS, DEFAULTS, lambda row: True)
    assert covered(found.rows) == {*pairs(FACTORS)}
    assert found.refused == []
    assert len(found.rows) < 25  # of 6561


def test_no_row_has_what_is_not_accepted() -> None:
    found = Covering(FACTORS, DEFAULTS, lambda row: not (row["a"] == 1 and row["b"] == 2))
    assert found.refused == [(("a", 1), ("b", 2))]
    assert covered(found.rows) == {*pairs(FACTORS)} - {*found.refused}


def test_a_choice_that_needs_another_one_is_covered() -> None:
    def accepts(row: Row) -> bool:
        return (row["a"] != 2 or row["b"] == 1) and (row["c"] != 2 or row["d"] == 1)

    found = Covering(FACTORS, DEFAULTS, accepts)
    assert (("a", 2), ("c", 2)) in covered(found.rows)
    assert (("a", 2), ("b", 0)) in found.refused
