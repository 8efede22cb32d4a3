"""Every command of docs/cli.md, run for real."""

import asyncio
import doctest
import json
import os
import re
import select
import shutil
import signal
import socket
import stat
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import click
import msgspec
import pytest
from click.testing import CliRunner, Result
from codenames.table import KEY, REVERSE, WORDS
from processes import limited
from server_harness import PATIENCE, Party, all_see, phase, who_may

from konspira import __version__
from konspira.cli import diff, exports, konspira, terminal
from konspira.cli.serve import log_url, public_url
from konspira.cli.serve import serve as serve_command
from konspira.client import Phone, connect
from konspira.game import HOST
from konspira.games.codenames import GAME, moves
from konspira.languages import LANGUAGES
from konspira.log.sqlite import SqliteLog, read_room, rooms_of
from konspira.packs.shelf import Shelf
from konspira.room import Entry, MemberId, Room, acts, apply

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "cli.md").read_text("utf-8")
START = 1_790_000_000_000


def run(*words: object) -> Result:
    arguments = [str(word) for word in words]
    runner = CliRunner()  # as wide as on a terminal of 80 columns
    return runner.invoke(konspira, arguments, prog_name="konspira", terminal_width=78)


def output_of(*words: object) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.stdout


def refusal_of(*words: object, code: int = 1) -> str:
    result = run(*words)
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return " ".join(result.output.split())


def start_refused(*options: str, **environment: str) -> str:
    """What a server says that does not start."""
    refused = subprocess.run(
        [sys.executable, "-m", "konspira", "serve", "--port", "0", *options],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | environment,
    )
    assert refused.returncode == 1, refused.stderr
    assert "Traceback" not in refused.stderr
    return " ".join(refused.stderr.split())


# An evening to look back on


def played(seat: int, by: int, move: Any) -> tuple[int, Any]:
    return by, acts.Play(seat, msgspec.Raw(msgspec.json.encode(move)))


def dealt() -> tuple[int, Any]:
    move = msgspec.json.encode(moves.Deal(WORDS, REVERSE, KEY))
    return 0, acts.Deal(msgspec.Raw(move), "ab" * 16)


PEOPLE = {"Ada": "a" * 64, "Ben": "b" * 64, "Cy": "c" * 64, "Dee": "d" * 64}
ARRIVAL = [
    (0, acts.Open("en", {"codenames": GAME.version})),
    *((0, acts.Join(name, token)) for name, token in PEOPLE.items()),
]
QUESTION = [
    (1, acts.Start()),
    played(HOST, 1, moves.Start()),
    dealt(),
    played(0, 1, moves.Ask("ocean")),
    played(1, 2, moves.Answer(True)),
]
ASSASSIN = [
    played(0, 1, moves.Clue("ocean", 2)),
    played(2, 3, moves.Touch(0)),
    (1, acts.Pause()),
    (1, acts.Resume()),
    played(2, 3, moves.Touch(24)),
]
ABANDONED = [(1, acts.Start()), (1, acts.Abandon())]


def logged(*doings: tuple[int, Any]) -> list[bytes]:
    """The entries of a room, ten seconds apart, as its log keeps them."""
    room, entries = Room(), []
    for index, (by, act) in enumerate(doings):
        entry = Entry(START + 10_000 * index, MemberId(by), act)
        room = apply(room, entry)
        entries.append(msgspec.json.encode(entry))
    return entries


FINISHED = logged(*ARRIVAL, *ABANDONED, *QUESTION, *ASSASSIN)
RUNNING = logged(*ARRIVAL, *QUESTION)


def keep(file: Path, **rooms: list[bytes]) -> Path:
    async def append() -> None:
        log = await SqliteLog.open(file)
        for code, entries in rooms.items():
            await log.append(code, 0, entries)
        await log.close()

    asyncio.run(append())
    return file


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "rooms.sqlite", BCDFG=FINISHED, KMNPQ=RUNNING)


# The documentation


def commands(group: click.Group = konspira, path: str = "konspira") -> Iterator[Any]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from commands(command, f"{path} {name}")
        else:
            yield f"{path} {name}", command


SECTIONS = dict(re.findall(r"^## `(konspira .*?)`$(.*?)(?=^## |\Z)", DOCS, re.M | re.S))


def test_every_command_is_documented_and_every_documented_command_exists() -> None:
    assert sorted(SECTIONS) == sorted(path for path, _ in commands())


@pytest.mark.parametrize(("path", "command"), list(commands()))
def test_the_documentation_shows_the_help_as_it_is(path: str, command: Any) -> None:
    told = output_of(*path.split()[1:], "--help")
    assert f"$ {path} --help\n{told}```" in SECTIONS[path]
    assert "Example" in told
    assert all(option.help for option in command.params if isinstance(option, click.Option))


def test_the_program_tells_its_version() -> None:
    assert output_of("--version") == f"konspira, version {__version__}\n"


def test_examples_in_the_code_are_true() -> None:
    for module in (terminal, diff):
        assert doctest.testmod(module).failed == 0


# Serve: what is refused before anything starts


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--public-url", "play.example.org"], "expected an address without a path"),
        (["--public-url", "ftp://play.example.org"], "expected an address"),
        (["--public-url", "https://play.example.org/games"], "without a path"),
        (["--public-url", "https://ann@play.example.org"], "expected an address"),
        (["--public-url", "https://play.example.org:huge"], "expected an address"),
        (["--public-url", "https://"], "expected an address"),
        (["--proxies", "nginx"], "expected addresses such as 127.0.0.1"),
        (["--proxies", "10.0.0.1/8"], "expected addresses such as 127.0.0.1"),
        (["--proxies", "*"], "expected addresses such as 127.0.0.1"),
        (["--monitors", "prometheus"], "expected addresses such as 127.0.0.1"),
        (["--certificate", __file__], "--private-key go together"),
        (["--private-key", __file__], "--private-key go together"),
        (["--certificate", __file__, "--private-key", __file__], "no certificate"),
        (["--certificate", "missing.pem", "--private-key", __file__], "does not exist"),
        (["--keep-days", "0"], "not in the range"),
        (["--port", "65536"], "not in the range"),
        (["--max-phones", "0"], "not in the range"),
    ],
)
def test_serve_refuses_what_cannot_work(words: list[str], reason: str) -> None:
    assert reason in refusal_of("serve", *words, "--data", ":memory:", code=2)


@pytest.mark.parametrize(
    ("given", "as_browsers_name_it"),
    [
        ("https://play.example.org/", "https://play.example.org"),
        ("https://Play.Example.org:443", "https://play.example.org"),
        ("http://play.example.org:8080", "http://play.example.org:8080"),
        ("https://żółw.example", "https://xn--w-uga1v8h.example"),
        ("http://[2001:db8::1]:8000", "http://[2001:db8::1]:8000"),
    ],
)
def test_a_public_url_is_kept_as_browsers_name_it(
    given: str, as_browsers_name_it: str
) -> None:
    context = click.Context(serve_command)
    assert public_url(context, serve_command.params[0], given) == as_browsers_name_it


def test_rooms_are_kept_in_a_folder_of_the_users_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    file = tmp_path / "share" / "konspira" / "rooms.sqlite"
    assert log_url(None) == f"sqlite:{file}"
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share" / "konspira" / "a-file"))
    (tmp_path / "share" / "konspira" / "a-file").touch()
    with pytest.raises(click.ClickException, match="give a file with --data"):
        log_url(None)


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


def test_a_taken_port_is_told_with_the_command_for_the_next_free_one() -> None:
    with taken_port() as port:
        words = ["--host", "127.0.0.1", "--port", port, "--data", "my rooms", "--json-logs"]
        told = refusal_of("serve", *words)
    free = re.search(r"Port (\d+) is free", told)
    assert f"Port {port} is taken" in told and free
    command = "konspira serve --host 127.0.0.1 --data 'my rooms' --json-logs --port"
    assert f"{command} {free[1]}" in told


def test_an_address_of_another_machine_is_no_taken_port() -> None:
    told = refusal_of("serve", "--host", "192.0.2.77", "--data", ":memory:")
    assert "Nobody may listen on 192.0.2.77, port 8000" in told


# Serve: the real thing


class Served:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.told = ""  # on its start
        assert process.stdout
        for line in process.stdout:
            self.told += line
            if line.startswith("Stop it"):
                break
        found = re.search(r"http://127.0.0.1:(\d+)", self.told)
        assert found, f"no address: {process.stderr and process.stderr.read()}"
        self.port = int(found[1])

    def get(self, path: str) -> Any:
        with urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE) as answer:
            return json.load(answer)

    def stop(self, by: signal.Signals) -> tuple[int, str, str]:
        self.process.send_signal(by)
        out, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, errors


@contextmanager
def serving(*words: object, **settings: Any) -> Iterator[Served]:
    here = ["--host", "127.0.0.1", "--port", "0"]
    command = [sys.executable, "-m", "konspira", "serve", *here, *map(str, words)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | settings.pop("env", {}),
        **settings,
    )
    with limited(process):
        yield Served(process)


async def open_room(server: Served) -> tuple[Phone, int]:
    """Ann opens a room, and the server is stopped while she is in it; its exit code."""
    async with connect(f"ws://127.0.0.1:{server.port}/ws") as phone:
        await phone.open("Ann")
        code, _, _ = await asyncio.to_thread(server.stop, signal.SIGTERM)
        return phone, code


async def come_back(server: Served, before: Phone) -> list[str]:
    async with connect(f"ws://127.0.0.1:{server.port}/ws") as phone:
        await phone.hello(before.code, *before.tokens)
        await phone.until(lambda: bool(phone.room))
        return [member["name"] for member in phone.room["members"]]


def test_phones_come_in_and_come_back_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "rooms.sqlite"
    with serving("--data", file) as server:
        assert server.get("/healthz")["version"] == __version__
        phone, code = asyncio.run(open_room(server))
    assert (code, phone.closed) == (0, 1012)  # 1012: the service restarts
    assert [each.room for each in rooms_of(file)] == [phone.code]

    with serving("--data", file, "--json-logs") as server:
        assert asyncio.run(come_back(server, phone)) == ["Ann"]
        assert phone.code in output_of("export", file, phone.code)  # meanwhile
        another = keep(tmp_path / "another.sqlite", KMNPQ=RUNNING)
        output_of("export", another, "--all", "-o", tmp_path / "a.jsonl")
        assert "in use by another" in refusal_of("import", file, tmp_path / "a.jsonl")
        refused = start_refused("--host", "127.0.0.1", "--data", str(file))
        assert "Error: " in refused and "in use by another" in refused
        ended, out, errors = server.stop(signal.SIGINT)
    assert (ended, out.splitlines()[-1]) == (0, "Stopped.")
    assert all(json.loads(line)["level"] == "info" for line in errors.splitlines())


@pytest.fixture
def without_picows(tmp_path: Path) -> dict[str, str]:
    """The environment of a program for which picows cannot be imported."""
    (tmp_path / "picows.py").write_text("raise ImportError('this release is broken')")
    return {"PYTHONPATH": str(tmp_path)}


async def lose_codenames(url: str) -> list[Phone]:
    """Four friends play a short game: a clue, and a touch of the assassin."""
    async with Party() as party:
        phones = await party.codenames(4, url, grace_seconds=0)
        spymaster, seat = who_may(phones, "Clue")
        assassin = spymaster.hands[seat]["key"].index("assassin")
        await spymaster.play(seat, moves.Clue("ocean", 1))
        await all_see(phones, lambda phone: phase(phone) == "Guessing")
        operative, seat = who_may(phones, "Touch")
        await operative.play(seat, moves.Touch(assassin))
        await all_see(phones, lambda phone: phase(phone) == "Over")
        return phones


def test_a_whole_game_is_played_although_picows_is_broken(
    without_picows: dict[str, str],
) -> None:
    words = ("--data", ":memory:", "--websockets", "uvicorn")
    with serving(*words, env=without_picows) as server:
        phones = asyncio.run(lose_codenames(f"ws://127.0.0.1:{server.port}/ws"))
        ended, _, errors = server.stop(signal.SIGTERM)
    assert all(phone.room["playing"]["outcome"] for phone in phones)
    assert ended == 0
    assert "Traceback" not in errors


def test_a_server_without_picows_says_what_to_do(without_picows: dict[str, str]) -> None:
    told = start_refused("--data", ":memory:", **without_picows)
    assert "Error: WebSockets by picows cannot be had (this release is broken)." in told
    assert "Serve with --websockets uvicorn" in told


def read_until(terminal: int, text: str) -> str:
    seen = b""
    while text.encode() not in seen:
        ready, _, _ = select.select([terminal], [], [], PATIENCE)
        assert ready, seen.decode()
        seen += os.read(terminal, 4096)
    return seen.decode(errors="replace")


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_a_terminal_is_asked_for_another_port_and_shown_a_code_to_scan() -> None:
    import pty

    ours, theirs = pty.openpty()
    with taken_port() as port:
        words = ["--host", "127.0.0.1", "--port", str(port), "--data", ":memory:"]
        process = subprocess.Popen(
            [sys.executable, "-m", "konspira", "serve", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40"},
        )
        with limited(process):
            try:
                assert f"Port {port} is taken" in read_until(ours, "instead?")
                os.write(ours, b"y\n")
                shown = read_until(ours, "Stop it with Ctrl+C.")
                process.send_signal(signal.SIGINT)
                assert process.wait(PATIENCE) == 0
            finally:
                os.close(theirs)
                os.close(ours)
    assert "█▀" in shown and "http://127.0.0.1:" in shown
    assert "no phone does" in shown and "forgotten when it stops" in shown


def build_wheel(folder: Path) -> Path:
    """From a copy without client/: a test must not build into the tree that others use."""
    source = folder / "source"
    leave_out = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src", source / "src", ignore=leave_out)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=source, check=True, capture_output=True, timeout=PATIENCE)
    (wheel,) = folder.glob("konspira-*.whl")
    return wheel


def test_the_wheel_alone_serves_the_games(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path)
    installed, empty = tmp_path / "installed", tmp_path / "empty"
    empty.mkdir()
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    for language in LANGUAGES:
        assert (installed / f"konspira/packs/associations.{language}.txt").is_file()
    (scripts,) = installed.glob("*.dist-info/entry_points.txt")
    assert "konspira = konspira.cli:main" in scripts.read_text()
    where = "import konspira; print(konspira.__file__)"
    alone: dict[str, Any] = {"cwd": empty, "env": {"PYTHONPATH": str(installed)}}
    found = subprocess.check_output(
        [sys.executable, "-c", where], cwd=empty, env=os.environ | alone["env"], text=True
    )
    assert Path(found.strip()).is_relative_to(installed)
    with serving("--data", "rooms.sqlite", **alone) as server:
        assert server.get("/healthz")["ok"] is True
        (codenames, *_) = server.get("/api/games")
        packs = next(line for line in codenames["form"] if line["kind"] == "pack")
        assert packs["values"] == [f"words.{language}" for language in LANGUAGES]
        assert packs["pack"] == "words"
        assert server.stop(signal.SIGTERM)[0] == 0


# Replay


def test_replay_lists_the_rooms_of_a_file(data: Path) -> None:
    head, *rows = output_of("replay", data).splitlines()
    assert head.split() == ["room", "last", "activity", "entries", "games"]
    ends = {row.split()[0]: row.split()[-2:] for row in rows}
    assert ends == {
        "BCDFG": [str(len(FINISHED)), "2"],
        "KMNPQ": [str(len(RUNNING)), "1"],
    }


def test_an_onlooker_sees_what_lay_open_and_nothing_else(data: Path) -> None:
    told = output_of("replay", data, "bcdfg")
    assert told.startswith("codenames; seats: 0 Ada, 1 Ben, 2 Cy, 3 Dee\n")
    assert "  0:00  Ada starts the game\n" in told
    assert "clue Clue (word ocean, number 2)" in told
    assert "covers[0]: red" in told and "left[0]: 9 -> 8" in told
    assert "Ada pauses the game" in told and "Ada lets the game go on" in told
    assert "won by Ben, Dee (assassin); points: Ada 0, Ben 1, Cy 0, Dee 1\n" in told
    before_the_end = told[: told.index("Over (winner blue")]
    assert "assassin" not in before_the_end and "Ask" not in told
    assert "Touch" not in told  # the table does not say who touched


def test_the_games_clock_stands_still_in_a_pause(data: Path) -> None:
    clock = [line.split()[0] for line in output_of("replay", data, "BCDFG").splitlines()]
    moments = [moment for moment in clock if re.fullmatch(r"\d+:\d\d", moment)]
    assert moments == [
        "0:00",
        "0:10",
        "0:20",
        "0:50",
        "1:00",
        "1:10",
        "1:10",
        "1:20",
        "1:20",
    ]


def test_a_seat_sees_its_own_moves_and_its_own_hand(data: Path) -> None:
    spymaster = output_of("replay", data, "BCDFG", "--seat", 1)
    assert "hand.key: [red, red" in spymaster
    assert "hand.asked: (word ocean, waits no)" in spymaster
    assert "  0:40  Ben: Answer (legal yes)" in spymaster and "Ask (" not in spymaster
    operative = output_of("replay", data, "BCDFG", "--seat", 2)
    assert "  1:00  Cy: Touch (card 0)" in operative
    assert "asked" not in operative and "hand.key" not in operative
    host = output_of("replay", data, "BCDFG", "--seat", 0)
    assert "  0:10  Ada (host): Start" in host


def test_all_tells_every_secret_of_a_finished_game(data: Path) -> None:
    told = output_of("replay", data, "BCDFG", "--all")
    for line in ("chance: Deal (words", "Ada: Ask (word ocean)", "Cy: Touch (card 24)"):
        assert line in told
    assert "--seat or --all" in refusal_of(
        "replay", data, "BCDFG", "--all", "--seat", 0, code=2
    )


def test_a_running_game_is_not_spoilt_by_accident(data: Path) -> None:
    for view in ([], ["--seat", 0], ["--all"]):
        assert "give --spoil" in refusal_of("replay", data, "KMNPQ", *view)
    told = output_of("replay", data, "KMNPQ", "--all", "--spoil")
    assert "Ada: Ask (word ocean)" in told and told.endswith("The game goes on.\n")


def test_any_game_of_the_room_can_be_told(data: Path) -> None:
    told = output_of("replay", data, "BCDFG", "--game", 1)
    assert told.splitlines()[-1] == "  0:10  Ada ends the game without a result"
    assert "has seen 2 games" in refusal_of("replay", data, "BCDFG", "--game", 3)


def test_the_watch_is_told_with_all_secrets_only(tmp_path: Path) -> None:
    timed = acts.Choose("codenames", {"timer": "every-turn", "clue_seconds": 15})
    renamed, ticked = (4, acts.Rename("Dora")), (0, acts.Tick())
    entries = logged(*ARRIVAL, (1, timed), *QUESTION[:3], renamed, ticked)
    data = keep(tmp_path / "rooms.sqlite", BCDFG=entries)
    told = output_of("replay", data, "BCDFG", "--all", "--spoil")
    assert "options: (timer every-turn, clue_seconds 15)" in told
    assert "3 Dora" in told and "  0:40  the clock: time is up" in told
    assert "time is up" not in output_of("replay", data, "BCDFG", "--spoil")


def test_replay_says_what_is_missing(data: Path, tmp_path: Path) -> None:
    assert "There is no room WXZWX" in refusal_of("replay", data, "WXZWX")
    assert "There is no room ../x" in refusal_of("replay", data, "../x")
    assert "expected 0 to 3" in refusal_of("replay", data, "BCDFG", "--seat", 4)
    assert "There is no file" in refusal_of("replay", tmp_path / "none.sqlite")
    (tmp_path / "words.txt").write_text("no log")
    assert "not a Konspira log" in refusal_of("replay", tmp_path / "words.txt")
    lobby = keep(tmp_path / "lobby.sqlite", BCDFG=logged(*ARRIVAL))
    assert "No game has been played" in refusal_of("replay", lobby, "BCDFG")


def test_a_room_of_other_rules_is_not_guessed_at(tmp_path: Path) -> None:
    entries = [FINISHED[0].replace(b'"codenames":%d' % GAME.version, b'"codenames":0')]
    data = keep(tmp_path / "old.sqlite", BCDFG=[*entries, *FINISHED[1:]])
    told = refusal_of("replay", data, "BCDFG")
    assert "This game of codenames was begun by another version of its rules" in told


def test_an_export_is_replayed_like_its_room(data: Path, tmp_path: Path) -> None:
    export = tmp_path / "rooms.jsonl"
    output_of("export", data, "--all", "-o", export)
    assert len(output_of("replay", export).splitlines()) == 3
    told = output_of("replay", export, "bcdfg", "--seat", 2)
    assert told == output_of("replay", data, "BCDFG", "--seat", 2)
    assert "There is no room WXZWX" in refusal_of("replay", export, "WXZWX")


def test_a_terminal_obeys_nothing_that_people_wrote() -> None:
    assert terminal.safe("a\x1b[2Jb\u202ec") == "a\\x1b[2Jb\\u202ec"
    assert terminal.safe("Zoë, Ялта, łódź 🐋") == "Zoë, Ялта, łódź 🐋"


# Export and import


def test_a_room_comes_back_byte_by_byte(data: Path, tmp_path: Path) -> None:
    export = tmp_path / "room.jsonl"
    assert output_of("export", data, "bcdfg", "-o", export) == ""
    assert stat.S_IMODE(export.stat().st_mode) == 0o600
    header, *lines = export.read_text("utf-8").splitlines()
    assert json.loads(header) == {
        "konspira": "room",
        "format": 1,
        "room": "BCDFG",
        "entries": len(FINISHED),
    }
    assert json.loads(lines[1])["entry"]["act"]["name"] == "Ada"
    assert output_of("export", data, "BCDFG").encode() == export.read_bytes()

    new = tmp_path / "new.sqlite"
    assert "1 room imported" in output_of("import", new, export)
    assert read_room(new, "BCDFG") == read_room(data, "BCDFG")


def test_an_entry_that_does_not_fit_on_a_line_is_kept_exactly_too(tmp_path: Path) -> None:
    move = msgspec.Raw(b'{"type":\n"Start"}')
    entries = logged(*ARRIVAL, (1, acts.Start()), (1, acts.Play(HOST, move)))
    data = keep(tmp_path / "rooms.sqlite", BCDFG=entries)
    output_of("export", data, "BCDFG", "-o", tmp_path / "room.jsonl")
    output_of("import", tmp_path / "new.sqlite", tmp_path / "room.jsonl")
    assert read_room(tmp_path / "new.sqlite", "BCDFG") == list(enumerate(entries, 1))


def test_all_rooms_go_out_and_come_back(data: Path, tmp_path: Path) -> None:
    output_of("export", data, "--all", "-o", tmp_path / "all.jsonl")
    assert "2 rooms imported" in output_of(
        "import", tmp_path / "new.sqlite", tmp_path / "all.jsonl"
    )
    for code in ("BCDFG", "KMNPQ"):
        assert read_room(tmp_path / "new.sqlite", code) == read_room(data, code)
    told = refusal_of("import", data, tmp_path / "all.jsonl", "--as", "VWXZV")
    assert "holds 2 rooms" in told


def test_a_code_in_use_is_refused_unless_the_room_gets_another(
    data: Path, tmp_path: Path
) -> None:
    export = tmp_path / "room.jsonl"
    output_of("export", data, "BCDFG", "-o", export)
    assert "Room BCDFG is in" in refusal_of("import", data, export)
    assert "expected five letters" in refusal_of(
        "import", data, export, "--as", "HELLO", code=2
    )
    output_of("import", data, export, "--as", "vwxzv")
    assert read_room(data, "VWXZV") == read_room(data, "BCDFG")
    export.write_bytes(export.read_bytes() * 2)
    assert "the same room twice" in refusal_of("import", tmp_path / "new.sqlite", export)


def test_nothing_is_written_over_by_accident(data: Path, tmp_path: Path) -> None:
    export = tmp_path / "room.jsonl"
    export.write_text("something else")
    assert "there already" in refusal_of("export", data, "BCDFG", "-o", export)
    assert export.read_text() == "something else"
    output_of("export", data, "BCDFG", "-o", export, "--force")
    assert export.read_text().startswith('{"konspira":"room"')
    missing = tmp_path / "missing" / "room.jsonl"
    assert "cannot be written" in refusal_of("export", data, "BCDFG", "-o", missing)
    assert "no room WXZWX" in refusal_of("export", data, "WXZWX", "-o", tmp_path / "x")
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(("x", "."))]
    assert "either a ROOM or --all" in refusal_of("export", data, code=2)


def spoilt(lines: list[bytes], number: int, line: bytes) -> bytes:
    return b"".join([*lines[: number - 1], line, *lines[number:]])


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (1, b"{}\n", "line 1: expected the header"),
        (1, b"[" * 5000 + b"\n", "line 1: expected the header"),
        (
            1,
            b'{"konspira":"room","format":2,"room":"BCDFG","pages":3,"entries":1}\n',
            "line 1: format 2, written by a newer Konspira",
        ),
        (
            1,
            b'{"konspira":"room","format":1,"room":"../..","entries":1}\n',
            "line 1: '../..' is no room",
        ),
        (
            1,
            b'{"konspira":"room","format":1,"room":"BCDFG","entries":0}\n',
            "line 1: expected a format and some entries",
        ),
        (2, b"", "line 2: the rules refuse entry 2 (no-such-room)"),
        (3, b"nonsense\n", "line 3: this is no entry"),
        (3, b'{"version":2}\n', "line 3: this is no entry"),
        (3, b'{"version":1,"entry":{}}\n', "line 3: version 1 is out of order"),
        (4, b'{"version":3,"entry":{"at":1}}\n', "line 4: the rules refuse entry 3"),
        (5, b'{"version":4,"text":"?"}\n', "line 5: the rules refuse entry 4"),
    ],
)
def test_a_broken_export_is_refused_with_its_line(
    number: int, line: bytes, reason: str, tmp_path: Path
) -> None:
    lines = list(exports.lines_of("BCDFG", list(enumerate(RUNNING, 1))))
    if not line:
        lines[0] = lines[0].replace(b"%d" % len(RUNNING), b"%d" % (len(RUNNING) - 1))
    sound = exports.lines_of("KMNPQ", list(enumerate(RUNNING, 1)))
    (tmp_path / "rooms.jsonl").write_bytes(spoilt(lines, number, line) + b"".join(sound))
    told = refusal_of("import", tmp_path / "new.sqlite", tmp_path / "rooms.jsonl")
    assert reason in told
    assert not (tmp_path / "new.sqlite").exists()


def test_a_cut_off_export_is_refused(data: Path, tmp_path: Path) -> None:
    export, new = tmp_path / "room.jsonl", tmp_path / "new.sqlite"
    output_of("export", data, "BCDFG", "-o", export)
    whole = export.read_bytes()
    for end in (whole.rindex(b"\n", 0, -1) + 1, len(whole) - 5):
        export.write_bytes(whole[:end])
        count = len(FINISHED)
        told = refusal_of("import", new, export)
        assert f"line {count + 1}: the file ends after {count - 1} of {count}" in told
    export.write_bytes(b"")
    assert "holds no room" in refusal_of("import", new, export)
    assert "cannot be read" in refusal_of("import", new, tmp_path / "missing.jsonl")


# Packs


def test_the_packs_are_listed_with_their_counts() -> None:
    _, *rows = output_of("packs", "list").splitlines()
    assert [row.split()[0] for row in rows] == [pack.name for pack in Shelf()]
    assert [int(row.split()[-1]) for row in rows] == [pack.entries for pack in Shelf()]
    assert "\n".join(rows) in DOCS


def test_packs_are_checked_and_a_broken_one_is_an_error(tmp_path: Path) -> None:
    cards = "".join(f"word{i} / back{i}\n" for i in range(30))
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(f"kind: words\nlanguage: en\ntitle: Ours\n\n{cards}")
    bad.write_text(f"kind: words\nlanguage: en\ntitle: Ours\n\n{cards}word1\n")
    known = "companions know 0 of 60 words: too few, so they lead nobody and only point"
    fine = f"ok     {good}: Ours (en), 60 words\n       {known}\n"
    assert output_of("packs", "check", good) == fine
    told = refusal_of("packs", "check", good, bad, tmp_path / "none.txt")
    assert f"broken {bad}:35: 'word1' stands in line 6 already" in told
    assert "none.txt: No such file" in told and "2 of 3 packs" in told
