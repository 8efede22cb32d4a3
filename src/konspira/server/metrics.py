"""The counters of a server, for /metrics: never names, codes or secrets."""

from collections import Counter

COUNTED = (
    *("entries", "news", "conflicts", "malformed", "throttled"),
    *("hush_overflows", "companion_refusals"),
)


class Metrics:
    """Counted as it happens; read at /metrics in Prometheus' text format."""

    def __init__(self) -> None:
        self.entries = 0  # appended by this server
        self.news = 0  # messages to phones
        self.conflicts = 0  # lost races against another server
        self.refusals: Counter[str] = Counter()  # by code, which is a word of ours
        self.malformed = 0
        self.throttled = 0
        self.hush_overflows = 0  # messages that a game's hush has no room for
        self.companion_refusals = 0  # thoughts that failed or were no move

    def text(self, **gauges: int) -> str:
        """Return all counters, and these gauges, in Prometheus' text format."""
        lines = [f"konspira_{name} {value}" for name, value in gauges.items()]
        for name in COUNTED:
            lines.append(f"konspira_{name}_total {getattr(self, name)}")
        for code, count in sorted(self.refusals.items()):
            lines.append(f'konspira_refusals_total{{code="{code}"}} {count}')
        return "\n".join(lines) + "\n"
