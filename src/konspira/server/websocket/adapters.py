"""Find the adapters by name.

Each is imported only when it is asked for: one may be broken.
"""

import asyncio
from importlib import import_module
from typing import Any

from konspira.server.websocket import Sockets

ADAPTERS = ("picows", "uvicorn")
"""Each is a module beside this one, `with_` before its name."""


class AdapterError(Exception):
    """Raised if an adapter cannot be imported. Says what to do."""


def protocol(name: str, sockets: Sockets) -> type[asyncio.Protocol]:
    """Return what `uvicorn.Config(ws=...)` wants, from the adapter of this name."""
    if name not in ADAPTERS:
        raise AdapterError(f"WebSockets by {name!r}: expected {' or '.join(ADAPTERS)}.")
    try:
        adapter: Any = import_module(f"{__package__}.with_{name}")
    except ImportError as error:
        others = " or ".join(f"--websockets {other}" for other in ADAPTERS if other != name)
        raise AdapterError(
            f"WebSockets by {name} cannot be had ({error})."
            f" Serve with {others}, or install Konspira anew."
        ) from error
    return adapter.protocol(sockets)
