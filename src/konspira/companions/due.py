"""When a thought is due: by what lies open and by the log, so every server agrees."""

LONGEST_MS = 30_000  # that others can hold up a companion which has something to do
LEAST_MS = 500  # between a change of the table and what a companion does then
SHARE = 3  # a companion waits at most for such a part of the time there is


def due(after_ms: int, table_at: int, asked_at: int, own_at: int, limit: int | None) -> int:
    """Return when a thought is due, on the clock of its game.

    So long after the table has last changed (`table_at`), or the companion itself has last
    moved (`own_at`), whichever is later. But whoever else moves cannot put it off for ever:
    what has been asked since `asked_at`, until a time limit perhaps, is done in time.

    >>> due(4_000, table_at=10_000, asked_at=9_000, own_at=0, limit=None)
    14000
    >>> due(4_000, table_at=50_000, asked_at=9_000, own_at=0, limit=None)
    50500
    >>> due(4_000, table_at=10_000, asked_at=9_000, own_at=0, limit=12_000)
    10500
    """
    patience = LONGEST_MS
    if limit is not None:
        patience = min(patience, max(0, limit - asked_at) // SHARE)
    latest = max(asked_at + patience, table_at + LEAST_MS)
    return max(min(table_at + after_ms, latest), own_at + after_ms)
