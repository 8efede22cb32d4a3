"""Opens the gallery of recorded screens: any stop of any game, any language, light, size.

python3 dev.py gallery                  where to look is printed
python3 dev.py gallery --port 5200      at another port
"""

import json
import lzma
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from hatch_build import CLIENT, ROOT, node, npm_ci
from server_harness import free_port

from browser.recordings import FOLDER

CONFIG = "gallery/screens.config.ts"


def unpack(folder: Path) -> None:
    """The recordings as the page can read them, and a list of them."""
    files = sorted(FOLDER.glob("*.json.xz"))
    for file in files:
        (folder / file.stem).write_bytes(lzma.decompress(file.read_bytes()))
    names = [file.name.partition(".")[0] for file in files]
    (folder / "index.json").write_text(json.dumps(names))


def main(arguments: list[str]) -> int:
    npm_ci(CLIENT)
    port = str(free_port())
    data = ("--data", ":memory:", "--host", "127.0.0.1", "--port", port)
    serve = [sys.executable, "-m", "konspira", "serve", *data]
    with tempfile.TemporaryDirectory() as folder:
        unpack(Path(folder))
        own = {
            "KONSPIRA_RECORDINGS": folder,
            "KONSPIRA_SERVER": f"http://127.0.0.1:{port}",
        }
        binary = node(ROOT, "-p", "process.execPath").strip()
        vite = [binary, "node_modules/vite/bin/vite.js", "--config", CONFIG]
        page = ["--open", "/gallery/?screens"] if sys.stdout.isatty() else []
        server = subprocess.Popen(serve, stdout=subprocess.DEVNULL)
        print("Look at /gallery/?screens at this address:", flush=True)
        try:
            command = [*vite, *page, *arguments]
            return subprocess.run(command, cwd=CLIENT, env=os.environ | own).returncode
        except KeyboardInterrupt:
            return 130
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
