"""Konspira as `konspira serve` runs it, on a given file, with the limits out of the way.

A load comes from one address and is faster than people are. A room also stays in memory
when its phones have gone, so that it can be weighed without them.
"""

import sys

from konspira.cli.hosting import Settings, host
from konspira.server import lobby
from konspira.server.limits import Limits

PLENTY = 1_000_000


def main() -> None:
    lobby.IDLE_SECONDS = 3600.0
    limits = Limits(
        messages_per_second=PLENTY,
        message_burst=PLENTY,
        phones=PLENTY,
        phones_per_address=PLENTY,
        rooms=PLENTY,
        rooms_per_address_per_hour=PLENTY,
        codes_per_address=PLENTY,
        codes_per_address_per_minute=PLENTY,
    )
    here = Settings(host="127.0.0.1", port=0, log=f"sqlite:{sys.argv[1]}", limits=limits)
    host(here, json_logs=False)


if __name__ == "__main__":
    main()
