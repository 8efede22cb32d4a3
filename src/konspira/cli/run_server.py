"""Run the server for `konspira serve`: find a port, show the address, end cleanly."""

import asyncio
import errno
import io
import logging
import shlex
import signal
import sys
from typing import NoReturn

import click
import segno
from click.core import ParameterSource
from msgspec.structs import replace
from rich.text import Text

from konspira.cli.terminal import Failure, failure, make_console
from konspira.log import LogError
from konspira.log.engines import engine_of, without_secrets
from konspira.server import addresses, run
from konspira.server.run import Settings
from konspira.server.websocket.adapters import AdapterError

if sys.platform == "win32":  # there is no uvloop
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

__all__ = ["Settings", "run_until_stopped", "with_free_port"]

PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"
HERE_ONLY = ("127.0.0.1", "::1", "localhost")


# A port


def with_free_port(settings: Settings, context: click.Context) -> Settings:
    """Return the settings, or the same on the next free port, if the user agrees to it."""
    error = run.bind_error(settings.host, settings.port)
    if error is None:
        return settings
    place = f"{settings.host}, port {settings.port}"
    if error.errno != errno.EADDRINUSE:
        raise Failure(f"Nobody may listen on {place} ({error.strerror or error}).")
    other = run.next_free_port(settings.host, settings.port)
    if other is None:
        raise Failure(f"Port {settings.port} is taken, and so are those after it.")
    taken = f"Port {settings.port} is taken, perhaps by another Konspira."
    if on_terminal() and click.confirm(f"{taken} Take {other} instead?", default=True):
        return replace(settings, port=other)
    raise Failure(f"{taken} Port {other} is free:\n\n  {same_command(context, other)}\n")


def on_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def same_command(context: click.Context, port: int) -> str:
    """Return what to type for the same server on another port."""
    words = [context.command_path]
    for option in context.command.params:
        name = option.name or ""
        given = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if not given or name == "port":
            continue
        value = context.params[name]
        if isinstance(value, bool):
            words.append(option.opts[0] if value else option.secondary_opts[0])
        else:
            words += [option.opts[0], shlex.quote(without_secrets(str(value)))]
    return " ".join([*words, "--port", str(port)])


# The address


def show_address(settings: Settings, port: int) -> None:
    console, url = make_console(), phone_address(settings, port)
    console.print("Konspira is running. On every phone, open or scan:\n")
    console.print(Text(f"  {url}\n", style="bold"), soft_wrap=True)
    if console.is_terminal and "utf" in console.encoding:
        # White on black, whatever the terminal's own colours: cameras want it so.
        console.print(Text(qr_code(url), style="bright_white on black"))
    for line in notes(settings, url):
        console.print(Text(line), soft_wrap=True)
    console.print("Stop it with Ctrl+C.")


def phone_address(settings: Settings, port: int) -> str:
    """Return where phones find this server."""
    if settings.public_url:
        return settings.public_url
    name, family = settings.host, addresses.EVERYWHERE.get(settings.host)
    if family is not None:
        name = addresses.own_address(family)
    name = f"[{name}]" if ":" in name else name
    return f"{'https' if settings.certificate else 'http'}://{name}:{port}"


def qr_code(url: str) -> str:
    picture = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(picture, compact=True, border=2)
    return picture.getvalue()


def notes(settings: Settings, url: str) -> list[str]:
    """Return what the person who runs it should know."""
    told = []
    if any(f"//{name}:" in url or f"//[{name}]:" in url for name in HERE_ONLY):
        told.append("Only this machine finds it there, and no phone does.")
    if settings.public_url and settings.proxies is None:
        told.append("Is there a proxy before it? Then give its address with --proxies.")
    engine, _ = engine_of(settings.log)
    place = without_secrets(settings.log).removeprefix("sqlite:")
    if engine.lasts:
        told.append(f"Rooms are kept in {place} for {settings.keep_days:g} days.")
    else:
        told.append("Rooms are forgotten when it stops.")
    return told


# The server


def run_until_stopped(settings: Settings, json_logs: bool) -> None:
    """Serve until Ctrl+C or SIGTERM; to end that way is a success."""
    set_up_logs(json_logs)
    for wanted in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wanted, stop)
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(run.serve(settings, lambda port: show_address(settings, port)))
    except KeyboardInterrupt:
        make_console().print("Stopped.")
    except (AdapterError, LogError) as error:
        raise failure(error) from None
    except SystemExit:  # uvicorn's way to say that it has logged the reason
        raise Failure("The server could not start: the line above says why.") from None


def stop(*_: object) -> NoReturn:
    """End the program: uvicorn has closed all connections before it signals again."""
    raise KeyboardInterrupt


def set_up_logs(json_logs: bool) -> None:
    """Log to standard error, so that the address stands alone on standard output."""
    handler = logging.StreamHandler()
    handler.setFormatter(run.JsonLines() if json_logs else logging.Formatter(PLAIN))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for chatty in ("uvicorn", "picows", "websockets"):  # every line, with its address
        logging.getLogger(chatty).setLevel(logging.WARNING)
