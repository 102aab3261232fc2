# The two commands of the README are `make run` and `make test`.
PYTHON ?= python3
VENV_PYTHON = .venv/bin/python

.PHONY: run test amiga bench clean

run:
	$(PYTHON) -m larpmaster

test:
	$(PYTHON) tests/run.py

amiga:
	$(PYTHON) tests/run.py --only-build

bench:
	$(PYTHON) tests/run.py --bench

clean:
	rm -rf build .venv
