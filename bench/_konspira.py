"""Run Konspira as `konspira serve` does, with high limits: `python -m bench._konspira LOG`.

A load comes from one address and is faster than people are. A room also stays in memory
when its phones have gone, so that it can be weighed without them.
"""

import sys

from konspira.cli.run_server import Settings, run_until_stopped
from konspira.log.engines import url_of
from konspira.server import rooms
from konspira.server.limits import Limits

PLENTY = 1_000_000


def main() -> None:
    rooms.IDLE_SECONDS = 3600.0
    limits = Limits(
        messages_per_second=PLENTY,
        message_burst=PLENTY,
        phones=PLENTY,
        phones_per_address=PLENTY,
        rooms=PLENTY,
        rooms_per_address_per_hour=PLENTY,
        codes_per_address=PLENTY,
        codes_per_address_per_minute=PLENTY,
        http_requests_per_address=PLENTY,
    )
    log, port = url_of(sys.argv[1]), int(sys.argv[2]) if sys.argv[2:] else 0
    here = Settings(host="127.0.0.1", port=port, log=log, limits=limits)
    run_until_stopped(here, json_logs=False)


if __name__ == "__main__":
    main()
