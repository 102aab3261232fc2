# The two commands of the README are `make run` and `make test`.
PYTHON ?= python3

.PHONY: run test amiga bench clean

run:
	$(PYTHON) -m larpmaster

test:
	$(PYTHON) tests/run.py

amiga:
	$(PYTHON) amiga/build.py

bench:
	$(PYTHON) tests/run.py --bench

clean:
	rm -rf build .venv
