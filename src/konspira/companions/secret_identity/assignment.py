"""The best assignment: each row gets a column of its own, and the sum is the greatest."""

from collections.abc import Sequence


def best_assignment(worth: Sequence[Sequence[float]]) -> tuple[int, ...]:
    """Return a column for each row; all rows are equally long, and no fewer than columns.

    It looks at all sets of columns that are taken already: 128 of them for seven. Of
    assignments alike the first rows get the first columns.

    >>> best_assignment([[5, 4], [4, 1]])
    (1, 0)
    """
    columns = len(worth[0]) if worth else 0
    assert len(worth) <= columns or not worth, "a column for each row"
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}  # by columns taken
    for row in worth:
        longer: dict[int, tuple[float, tuple[int, ...]]] = {}
        for taken, (total, chosen) in best.items():
            for column in range(columns):
                if taken & 1 << column:
                    continue
                found = total + row[column], (*chosen, column)
                both = taken | 1 << column
                if both not in longer or found[0] > longer[both][0]:
                    longer[both] = found
        best = longer
    return max(best.values(), key=lambda found: found[0])[1]
