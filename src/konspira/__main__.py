"""Run the command line: `python -m konspira` is the same as `konspira`."""

from konspira.cli import main

if __name__ == "__main__":
    main()
