# The two commands of the README are `make run` and `make test`.
PYTHON ?= python3

.PHONY: run test amiga dist bench clean

run:
	$(PYTHON) start.py

test:
	$(PYTHON) tests/run.py

amiga:
	$(PYTHON) amiga/build.py

dist:
	$(PYTHON) tests/run.py --dist

bench:
	$(PYTHON) tests/run.py --bench

clean:
	rm -rf build dist .venv
