"""Write the guided first games that the page plays: `python -m tools.practice FOLDER`."""

import sys
from pathlib import Path

from tools.practice.scripts import files

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for name, text in files().items():
        (folder / name).write_text(text, "utf-8")
