"""Rules of many fighters at once: morale, archery, battles by expectation."""
