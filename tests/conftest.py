"""Skips are counted and must be listed here with their reason; a new one is a failure."""
import os

import pytest

# Beginnings of the reasons for which a test may be skipped.
KNOWN_SKIPS = ("no Amiga part: ", "no whole Amiga: ", "root may write everywhere",
               "no /dev/full here", "no lhasa here", "no git here", "needs processes of Unix",
               "needs links and pipes of Unix")

NO_AMIGA = os.environ.get("LARPMASTER_NO_AMIGA", "")
NO_WHOLE_AMIGA = NO_AMIGA or os.environ.get("LARPMASTER_NO_WHOLE_AMIGA", "")


def pytest_collection_modifyitems(items):
    """What runs on the Amiga is skipped where its program cannot be built, and what runs on a
    whole one where its emulator is missing, with that reason."""
    for item in items:
        inside = item.path.relative_to(item.config.rootpath).parts
        if inside[:2] == ("tests", "amiga"):
            reason = NO_WHOLE_AMIGA if inside[2] == "whole" else NO_AMIGA
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    """Turns a skip whose reason is not listed into a failure."""
    outcome = yield
    report = outcome.get_result()
    if report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
        reason = reason.replace("Skipped: ", "", 1)
        if not reason.startswith(KNOWN_SKIPS):
            report.outcome = "failed"
            report.longrepr = "unlisted skip: %s: %s" % (item.nodeid, reason)
