"""What is in deploy/ is understood by the programs it is for, and works: NATS servers and
proxies are started with it. A program that is not installed here skips its tests."""

import asyncio
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
import yaml
from picows import WSError
from server_harness import PATIENCE, Party, all_see
from tools import cluster
from tools.cluster import Node
from tools.nats_servers import binary, free_ports

from konspira.cli import konspira
from konspira.cli.serve import serve
from konspira.client import Closed
from konspira.log.engines import open_log
from konspira.log.jetstream.address import OPTIONS, VARIABLE
from konspira.room import acts
from konspira.server import address_numbers

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SWITCHES = {name for option in serve.params for name in option.opts}
VARIABLES = {
    *("KONSPIRA_LOG", address_numbers.VARIABLE),
    *(VARIABLE + name.upper() for name in OPTIONS),
}


A_YEAR = "max-age=31536000"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def environment(name: str) -> dict[str, str]:
    """What a file for systemd's EnvironmentFile= says."""
    lines = [line for line in text_of(name).splitlines() if line and line[0] != "#"]
    return dict(line.split("=", 1) for line in lines)


def which(name: str) -> str | None:
    return shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")


def program(name: str) -> str:
    found = which(name)
    if found is None:
        pytest.skip(f"{name} is not installed, so its file in deploy/ is not tried")
    return found


def succeeds(*command: str | Path, **settings: Any) -> bool:
    done = subprocess.run(command, capture_output=True, text=True, **settings)
    print(done.stdout, done.stderr)
    return done.returncode == 0


# systemd


UNITS = ["konspira.service", "nats.service"]


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_takes_the_unit(unit: str, tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    here = str(Path(sys.executable).parent)
    file = tmp_path / unit
    file.write_text(text_of(unit).replace("/opt/konspira/bin", here))
    assert succeeds(analyze, "verify", file)
    file.write_text(file.read_text().replace(here, "/no/such/folder"))
    assert not succeeds(analyze, "verify", file)  # else it has not looked


def exec_start(unit: str) -> list[str]:
    joined = text_of(unit).replace("\\\n", " ")
    (line,) = re.findall(r"^ExecStart=(.+)$", joined, re.MULTILINE)
    return shlex.split(line)


def test_the_unit_of_konspira_has_only_options_that_exist() -> None:
    path, command, *words = exec_start("konspira.service")
    assert (path, command) == ("/opt/konspira/bin/konspira", "serve")
    assert {word for word in words if word.startswith("-")} <= SWITCHES


@pytest.mark.parametrize("file", ["one-server.env", "node.env"])
def test_the_unit_of_konspira_gets_every_variable_it_names(file: str) -> None:
    unit = text_of("konspira.service")
    usual = dict(re.findall(r"^Environment=(\w+)=(.+)$", unit, re.MULTILINE))
    given = usual | environment(file)
    named = set(re.findall(r"\$\{(\w+)\}", unit))
    assert named <= set(given)
    assert set(given) - named <= VARIABLES
    words = [re.sub(r"\$\{(\w+)\}", lambda m: given[m[1]], w) for w in exec_start(UNITS[0])]
    # Under its group, as it is called: a command keeps the first help option it is given.
    group = konspira.make_context("konspira", words[1:])
    serve.make_context("serve", words[2:], parent=group)  # which checks what is given


# NATS


class Place:
    """Three machines, played by three addresses of this one."""

    def __init__(self) -> None:
        self.addresses = ["127.0.0.11", "127.0.0.12", "127.0.0.13"]
        for address in self.addresses:
            with socket.socket() as probe:
                try:
                    probe.bind((address, 0))
                except OSError:
                    pytest.skip("this system has one address for itself alone")
        self.port, self.route, *self.monitors = free_ports(5)

    def adapted(self, text: str) -> str:
        """With these addresses and ports."""
        for number, address in enumerate(self.addresses, 1):
            text = text.replace(f"nats-{number}:", f"{address}:")
            text = text.replace(f"10.0.0.1{number}", address)
        return text.replace("4222", str(self.port)).replace("6222", str(self.route))


@contextmanager
def nats_servers(place: Place, folder: Path) -> Iterator[None]:
    configuration = place.adapted(text_of("nats.conf"))
    with ExitStack() as stack:
        for number, address in enumerate(place.addresses):
            store = folder / f"nats-{number}"
            own = configuration.replace("/var/lib/nats", str(store))
            own = own.replace("8222", str(place.monitors[number]))
            file = folder / f"{number}.conf"
            file.write_text(own)
            here = {"NATS_NAME": f"nats-{number + 1}", "NATS_HOST": address}
            given = environment("nats.env").items()
            usual = {name: place.adapted(value) for name, value in given}
            server = subprocess.Popen(
                [binary(), "--config", file, "--log", folder / f"{number}.log"],
                env=os.environ | usual | here,
            )
            stack.enter_context(server)
            stack.callback(server.kill)
        yield


def test_three_nats_servers_keep_rooms_three_times_and_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(url: str) -> None:
        async with open_log(url, patient=True) as log:
            async with asyncio.timeout(PATIENCE):
                while True:
                    with suppress(Exception):
                        await log.append("ROOM", 0, [b"a"])
                        return
                    await asyncio.sleep(0.2)

    place, node = Place(), environment("node.env")
    for name in ("KONSPIRA_NATS_USER", "KONSPIRA_NATS_PASSWORD"):
        monkeypatch.setenv(name, node[name])
    with nats_servers(place, tmp_path):
        asyncio.run(scenario(place.adapted(node["KONSPIRA_LOG"])))
        for port in place.monitors:
            about = ask(port, "/varz")["jetstream"]["config"]
            assert about["sync_always"] is True
        streams = ask(place.monitors[0], "/jsz?streams=true&config=true")
        (account,) = streams["account_details"]
        details = account["stream_detail"]
        assert len(details) == 9  # eight for rooms, and one that remembers them
        assert {each["config"]["num_replicas"] for each in details} == {3}


def ask(port: int, path: str) -> Any:
    with urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
        return msgspec.json.decode(answer.read())


# Proxies


Proxy = Callable[[Path, int, list[int]], list[str]]
"""What starts one in this folder, listening on this port, with these behind it."""


def nginx(folder: Path, port: int, nodes: list[int]) -> list[str]:
    site = text_of("nginx.conf").replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    site = re.sub(r"^ *ssl_.*\n", "", site, flags=re.MULTILINE)
    (server,) = re.findall(r"^ *server 127\.0\.0\.1:8000.*\n", site, re.MULTILINE)
    servers = "".join(server.replace("8000", str(node)) for node in nodes)
    places = "\n".join(
        f"{kind}_temp_path {folder / kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'errors'};\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}\n"
        f"{site.replace(server, servers)}\n}}"
    )
    return [program("nginx"), "-e", str(folder / "errors"), "-c", str(file)]


def caddy(folder: Path, port: int, nodes: list[int]) -> list[str]:
    os.environ["DOMAIN"] = f"http://127.0.0.1:{port}"
    os.environ["NODES"] = " ".join(f"127.0.0.1:{node}" for node in nodes)
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text_of("Caddyfile"))
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


def haproxy(folder: Path, port: int, nodes: list[int]) -> list[str]:
    text = text_of("haproxy.cfg")
    text = re.sub(r"^ *(bind :80|http-request redirect).*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"bind :443 ssl .*", f"bind 127.0.0.1:{port}", text)
    text = text.replace("maxconn 60000", "maxconn 1000")
    for number, node in enumerate(nodes, 1):
        text = text.replace(f"10.0.0.1{number}:8000", f"127.0.0.1:{node}")
    file = folder / "haproxy.cfg"
    kept = [line for line in text.splitlines(True) if "10.0.0" not in line]
    file.write_text("".join(kept))
    return [program("haproxy"), "-db", "-f", str(file)]


each_proxy = pytest.mark.parametrize(
    "proxy",
    [
        pytest.param(
            proxy,
            marks=pytest.mark.skipif(
                which(proxy.__name__) is None,
                reason=f"{proxy.__name__} is not installed, so its file is not tried",
            ),
        )
        for proxy in (nginx, caddy, haproxy)
    ],
)


@contextmanager
def behind(proxy: Proxy, folder: Path, nodes: list[int]) -> Iterator[int]:
    """The port of a proxy before these nodes."""
    (port,) = free_ports(1)
    with subprocess.Popen(proxy(folder, port, nodes)) as running:
        try:
            end = time.monotonic() + PATIENCE
            while not answers(port):
                assert running.poll() is None and time.monotonic() < end
                time.sleep(0.05)
            yield port
        finally:
            running.terminate()
            try:
                running.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                running.kill()


def answers(port: int) -> bool:
    with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/livez", timeout=5):
        return True
    return False


def node_command(port: int, log: str) -> list[str]:
    words = ("--proxies", "127.0.0.1", "--public-url", "https://play.example.org")
    return [*cluster.serve(port, log), *words]


@pytest.fixture
def nodes(tmp_path: Path, nats_url: str) -> Iterator[list[Node]]:
    """Three servers on one log."""
    started = [
        Node(port, nats_url, tmp_path / f"{port}.log", node_command)
        for port in free_ports(3)
    ]
    try:
        for node in started:
            node.start()
        for node in started:
            node.wait_until_healthy()
        yield started
    finally:
        for node in started:
            node.kill()


@each_proxy
def test_phones_play_through_a_proxy(
    proxy: Proxy, nodes: list[Node], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def spread_out(url: str) -> None:
        async with Party() as party:
            phones = await party.gather(6, url)
            await phones[0].do(acts.Lock(True))
            await all_see(phones, lambda phone: phone.room["locked"])
            held = [metric(node, "konspira_phones") for node in nodes]
            assert sum(held) == 6 and all(held), held

    async def meet_at_the_last(url: str) -> None:
        """Phones try again, as the page does: a proxy may need a moment."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(WSError, Closed, OSError):
                    async with Party() as party:
                        await party.gather(4, url)
                        return
                await asyncio.sleep(0.2)

    for name in ("DOMAIN", "NODES"):
        monkeypatch.setenv(name, "")
    with behind(proxy, tmp_path, [node.port for node in nodes]) as port:
        asyncio.run(spread_out(f"ws://127.0.0.1:{port}/ws"))
        with pytest.raises(HTTPError) as refused:
            ask(port, "/metrics")
        assert refused.value.code == 404
        for node in nodes[:2]:
            node.kill()
        asyncio.run(meet_at_the_last(f"ws://127.0.0.1:{port}/ws"))


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf", "haproxy.cfg"])
def test_browsers_are_told_to_come_by_https_alone(file: str) -> None:
    """By the proxy, which has the certificate; F7 (h)."""
    (told,) = re.findall(r"Strict-Transport-Security (.+)", text_of(file))
    assert A_YEAR in told


@each_proxy
def test_a_proxy_says_who_asks_whatever_they_say_themselves(
    proxy: Proxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    class Node(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path == "/":
                heard.extend(self.headers.get_all("X-Forwarded-For", []))
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    for name in ("DOMAIN", "NODES"):
        monkeypatch.setenv(name, "")
    with answering(Node) as own, behind(proxy, tmp_path, [own]) as port:
        claims = {"X-Forwarded-For": "203.0.113.9, 127.0.0.1"}
        claimed = Request(f"http://127.0.0.1:{port}/", headers=claims)
        with urlopen(claimed, timeout=PATIENCE) as answer:
            assert answer.headers.get_all("Strict-Transport-Security") == [A_YEAR]
    assert heard == ["127.0.0.1"]


@contextmanager
def answering(handler: type[BaseHTTPRequestHandler]) -> Iterator[int]:
    """The port of a server, which ends whatever happens meanwhile."""
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server.server_port
        finally:
            server.shutdown()


def metric(node: Node, name: str) -> int:
    with urlopen(f"http://127.0.0.1:{node.port}/metrics", timeout=PATIENCE) as answer:
        counts = dict(line.split() for line in answer.read().decode().splitlines())
    return int(counts[name])


def test_the_programs_take_the_files_as_they_are(tmp_path: Path) -> None:
    """With a certificate in the place of one that others have signed."""
    openssl, both = program("openssl"), tmp_path / "both.pem"
    kind = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=play"
    made = subprocess.run(
        [openssl, *kind.split(), "-keyout", both], check=True, capture_output=True
    )
    both.write_bytes(both.read_bytes() + made.stdout)
    haproxy_file = tmp_path / "haproxy.cfg"
    haproxy_file.write_text(
        text_of("haproxy.cfg").replace("/etc/haproxy/play.example.org.pem", str(both))
    )
    assert succeeds(program("haproxy"), "-c", "-f", haproxy_file)
    site = re.sub(r"/etc/letsencrypt/\S+(?=;)", str(both), text_of("nginx.conf"))
    nginx_file = tmp_path / "nginx.conf"
    nginx_file.write_text(f"pid {tmp_path / 'pid'};\nevents {{}}\nhttp {{\n{site}\n}}")
    errors = str(tmp_path / "errors")
    assert succeeds(program("nginx"), "-t", "-e", errors, "-c", nginx_file)
    caddyfile = ("--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")
    assert succeeds(program("caddy"), "validate", *caddyfile)


# Containers


def test_the_image_starts_konspira_with_options_that_exist() -> None:
    text = text_of("Dockerfile")
    (entry,) = re.findall(r"^ENTRYPOINT (\[.+\])$", text, re.MULTILINE)
    path, command, *words = msgspec.json.decode(entry)
    assert (path, command) == ("/opt/konspira/bin/konspira", "serve")
    assert set(words) <= SWITCHES
    assert (ROOT / "constraints.txt").is_file()
    for name in re.findall(r"^ENV (\w+)=", text, re.MULTILINE):
        assert name in VARIABLES


def test_the_services_of_compose_fit_together() -> None:
    compose = yaml.safe_load(text_of("compose.yaml"))
    services = compose["services"]
    for number in "123":
        node, nats = services[f"node-{number}"], services[f"nats-{number}"]
        assert {word for word in node["command"] if word.startswith("-")} <= SWITCHES
        assert set(node["environment"]) <= VARIABLES
        assert set(nats["environment"]) == set(environment("nats.env"))
        assert nats["environment"]["NATS_NAME"] == f"nats-{number}"
        asked = node["environment"]["KONSPIRA_NATS_PASSWORD"]
        assert asked == nats["environment"]["NATS_PASSWORD"]
        log = node["environment"]["KONSPIRA_LOG"]
        assert log == environment("node.env")["KONSPIRA_LOG"]
        assert set(node["depends_on"]) <= set(services)
    (network,) = compose["networks"]["default"]["ipam"]["config"]
    assert network["subnet"] in services["node-1"]["command"]
    nodes = services["caddy"]["environment"]["NODES"].split()
    assert nodes == [f"node-{number}:8000" for number in "123"]


def test_the_files_that_compose_mounts_are_there() -> None:
    compose = yaml.safe_load(text_of("compose.yaml"))
    mounts = [
        mount.split(":")[0]
        for service in compose["services"].values()
        for mount in service.get("volumes", ())
    ]
    assert mounts
    for source in mounts:
        if source.startswith("."):
            assert (DEPLOY / source).is_file(), source
        else:
            assert source in compose["volumes"], source
    assert (DEPLOY / "../deploy/Dockerfile").is_file()
