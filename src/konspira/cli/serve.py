"""`konspira serve`: its options, checked before anything starts; `run_server` goes on."""

import ipaddress
import os
import ssl
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click

from konspira.cli.terminal import Failure
from konspira.log.engines import url_of
from konspira.server.address_numbers import VARIABLE, AddressNumbers, WeakKeyError
from konspira.server.limits import Limits
from konspira.server.websocket.adapters import ADAPTERS

MEMORY = ":memory:"
FILE = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)
COUNT = click.IntRange(min=1)
USUAL = Limits()


def data_folder() -> Path:
    """Return the folder in which programs keep the data of a user, on this system."""
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local or Path.home() / "AppData" / "Local") / "Konspira"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Konspira"
    given = os.environ.get("XDG_DATA_HOME", "")  # to be ignored unless absolute
    shared = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return shared / "konspira"


def log_url(given: str | None) -> str:
    """Return the log that keeps the rooms, by its URL."""
    if given is not None:
        return "memory:" if given == MEMORY else url_of(given)
    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        reason = f"The folder {folder} cannot be made ({error.strerror})"
        raise Failure(f"{reason}: give a file with --data.") from None
    return url_of(str(folder / "rooms.sqlite"))


def public_url(_: click.Context, __: click.Parameter, url: str | None) -> str | None:
    """Return the address as a browser names it, so that pages from there are let in."""
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").encode("idna").decode()
        port = parts.port
    except ValueError:
        raise bad_url(url) from None
    beyond = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not host or beyond or " " in url:
        raise bad_url(url)
    host = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + (f":{port}" if port and port != usual else "")


def bad_url(url: str) -> click.BadParameter:
    return click.BadParameter(
        f"{url!r}: expected an address without a path, such as https://play.example.org"
    )


def networks(_: click.Context, __: click.Parameter, given: str | None) -> str | None:
    """Check addresses and networks: a mistyped one would silently trust nobody."""
    for each in given.split(",") if given is not None else ():
        try:
            ipaddress.ip_network(each.strip())
        except ValueError as error:
            fit = "expected addresses such as 127.0.0.1 or 10.0.0.0/8, with commas between"
            raise click.BadParameter(f"{error}: {fit}") from None
    return given


def check_certificate(certificate: Path | None, key: Path | None) -> None:
    if (certificate is None) != (key is None):
        raise click.UsageError("--certificate and --private-key go together: give both.")
    if certificate is None or key is None:
        return

    def locked() -> str:
        raise click.UsageError(f"{key} is locked by a passphrase: give an unlocked key.")

    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, locked)
    except (ssl.SSLError, OSError) as error:
        reason = getattr(error, "reason", None) or error
        raise click.UsageError(
            f"{certificate} and {key} are no certificate with its key in PEM form"
            f" ({reason})."
        ) from None


def address_key() -> str:
    """Return the key that several servers share, from the environment: it is a secret."""
    key = os.environ.get(VARIABLE, "")
    try:
        AddressNumbers(key)
    except WeakKeyError as error:
        raise Failure(str(error)) from None
    return key


@click.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Listen here.")
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    default=8000,
    show_default=True,
    help="Listen on this port; 0 takes any free one.",
)
@click.option(
    "--data",
    "--log",
    metavar="LOG",
    envvar="KONSPIRA_LOG",
    show_envvar=True,
    help=f"Keep the rooms in this file, or on NATS servers, as nats://HOST:4222,HOST:4222;"
    f" {MEMORY} forgets them at the end.  [default: rooms.sqlite in your own data folder]",
)
@click.option(
    "--create-streams",
    is_flag=True,
    help="On NATS: if streams with rooms are gone, go on without those rooms.",
)
@click.option(
    "--keep-days",
    type=click.FloatRange(min=0, min_open=True),
    default=30,
    show_default=True,
    help="Remove a room so many days after the last thing that happened in it.",
)
@click.option(
    "--public-url",
    metavar="URL",
    callback=public_url,
    help="Where phones find this server, if not at this machine's own address.",
)
@click.option("--certificate", type=FILE, help="Serve https with this PEM file.")
@click.option("--private-key", type=FILE, help="The certificate's key, a PEM file.")
@click.option(
    "--proxies",
    metavar="ADDRESSES",
    callback=networks,
    help="Believe X-Forwarded-For from these addresses or networks.",
)
@click.option(
    "--monitors",
    metavar="ADDRESSES",
    callback=networks,
    help="Show /metrics to these addresses or networks as well, not to this machine alone.",
)
@click.option(
    "--max-phones",
    type=COUNT,
    default=USUAL.phones,
    show_default=True,
    help="Most phones at once.",
)
@click.option(
    "--max-phones-per-address",
    type=COUNT,
    default=USUAL.phones_per_address,
    show_default=True,
    help="Most phones at once from one address.",
)
@click.option(
    "--max-rooms",
    type=COUNT,
    default=USUAL.rooms,
    show_default=True,
    help="Most rooms in use at once.",
)
@click.option(
    "--websockets",
    type=click.Choice(ADAPTERS),
    default=ADAPTERS[0],
    show_default=True,
    help="How WebSockets are served: picows is faster, uvicorn helps if it is broken.",
)
@click.option(
    "--json-logs/--plain-logs",
    default=False,
    help="Log as one JSON object a line, or as plain text.  [default: plain]",
)
@click.pass_context
def serve(context: click.Context, /, **given: Any) -> None:
    """Serve the games to phones, until Ctrl+C.

    Without any option it keeps the rooms in a file of yours and serves every phone on the
    same Wi-Fi.

    \b
    Example: another port, and nothing is kept.
      konspira serve --port 8080 --data :memory:
    """
    check_certificate(given["certificate"], given["private_key"])
    from konspira.cli import run_server  # the server is large; other commands do without it

    json_logs, log = given.pop("json_logs"), log_url(given.pop("data"))
    if given["create_streams"] and not log.startswith("nats:"):
        raise click.UsageError("--create-streams is for a log on NATS: leave it out.")
    limits = Limits(
        phones=given.pop("max_phones"),
        phones_per_address=given.pop("max_phones_per_address"),
        rooms=given.pop("max_rooms"),
    )
    settings = run_server.Settings(
        **given, log=log, limits=limits, address_key=address_key()
    )
    run_server.run_until_stopped(run_server.with_free_port(settings, context), json_logs)
