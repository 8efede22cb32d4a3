"""Share out the files that this process may open: each connection is one.

Whoever opens connections without end must not take the last file: then no phone could come
in, and the log could not be read. So each kind has a share. The kernel's queue is one, too,
because the event loop takes all of it in before it can hang up on anybody.
"""

from contextlib import suppress

from msgspec.structs import replace

from konspira.server.limits import Limits

PLENTY = 1_048_576  # where there is no limit

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]


def open_files() -> int:
    """Return how many files may be open at once."""
    return PLENTY if resource is None else counted(limits_of_system()[0])


def allow_many_files() -> None:
    """Raise the limit of open files as far as the system lets us; macOS begins with 256."""
    if resource is not None:
        soft, hard = limits_of_system()
        with suppress(ValueError, OSError):  # the system may have another limit yet
            wanted = max(counted(soft), counted(hard))
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def limits_of_system() -> tuple[int, int]:
    return resource.getrlimit(resource.RLIMIT_NOFILE)


def counted(limit: int) -> int:
    return PLENTY if limit == resource.RLIM_INFINITY else limit


def fitting(limits: Limits, files: int) -> Limits:
    """Return the limits, lowered to what fits into so many files; an eighth is left over.

    >>> fitting(Limits(), 256).phones, fitting(Limits(), 256).http_connections
    (128, 64)
    """
    return replace(
        limits,
        http_connections=min(limits.http_connections, files // 4),
        http_connections_per_address=min(limits.http_connections_per_address, files // 8),
        phones=min(limits.phones, files // 2),
        phones_per_address=min(limits.phones_per_address, files // 4),
    )


def queue_length(files: int) -> int:
    """Return how many connections may wait in the kernel until they are taken in.

    >>> queue_length(256), queue_length(65_536)
    (32, 4096)
    """
    return min(4096, files // 8)
