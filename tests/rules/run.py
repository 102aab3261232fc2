"""The small runner: runs test modules by name on the interpreter that it is started with.

    build/amiga/tester tests/rules/run.py test_dice test_saves

Prints the name of each failing test with its error, and ends with "N passed, N failed".
"""
import gc
import sys


def main(names):
    """Runs the tests of the named modules; gives how many failed."""
    passed = failed = 0
    for name in names:
        module = __import__(name)
        for test in sorted(dir(module)):
            if test[:5] != "test_":
                continue
            try:
                getattr(module, test)()
                passed += 1
            except Exception as error:
                failed += 1
                print("FAILED %s.%s" % (name, test))
                if hasattr(sys, "print_exception"):
                    sys.print_exception(error)
                else:
                    print(repr(error))
        del sys.modules[name]
        gc.collect()
    print("%d passed, %d failed" % (passed, failed))
    return failed


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
