"""Starts the command line."""
import sys


def main():
    """Runs the program with the words of its command line and gives the exit code."""
    try:
        from larpmaster import cli
        from larpmaster.platform import machine
        machine.prepare()
        return cli.main(machine, machine.arguments())
    except KeyboardInterrupt:
        # Before there is anything that could word it.
        return 1


if __name__ == "__main__":
    sys.exit(main())
