# `make play` sets everything up and starts a game; `make test` sets everything up and runs every test.
# A fresh machine needs python3 (3.11 or newer, with venv and pip), make, and node with npm once there is a web/ folder.
# Whatever was installed leaves an empty file in .stamps/, so that a second run starts at once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
BENCH := .venv-bench
# What `make bench` runs; other files in bench/ are helpers of these.
BENCHES := $(wildcard bench/bench_*.py bench/room.py)

# What `make play` starts; `make play PLAY="play golf"` plays in the terminal.
PLAY := serve

# Keep compiled modules whatever the shell says: without them every start takes seconds longer.
export PYTHONDONTWRITEBYTECODE :=

PYTEST := $(BIN)/python -m pytest
WORKERS ?= 2
# A browser often waits, so one more of them than there are cores.
BROWSER_WORKERS ?= 3
# Playwright takes a second to load and is needed in tests/browser alone.
NO_BROWSER := --ignore=tests/browser -p no:playwright
PYTHON_FILES := $(wildcard src tests bench tools *.py)

LOCK := cd requirements && ../$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

# The browser client is built once its folder is there.
ifneq ($(wildcard web/package.json),)
# The page carries the message catalogue, so it is built anew when a message changes.
WEB_SOURCES := $(shell find web src/nineteenth/locale -type f -not -path '*/node_modules/*' 2>/dev/null)
WEB_MODULES := .stamps/web-modules
WEB_PAGE := .stamps/web-page
WEB_CHECK := web-check
WEB_TEST := web-test
endif
ifneq ($(wildcard tests/browser/test_*.py),)
BROWSER_TEST := browser-test
endif

.PHONY: help setup play test check lint format golden quick tests web-check web-test browser browser-test bench lock wheel clean
.DEFAULT_GOAL := help
# A recipe that fails halfway leaves no file that looks finished.
.DELETE_ON_ERROR:

help:  ## say what there is to make
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

setup: .stamps/test $(WEB_PAGE)  ## install everything that playing and testing needs, into .venv
	@echo "Ready: make play, make test."

play: .stamps/run $(WEB_PAGE)  ## set up and start a game
	@$(BIN)/nineteenth $(PLAY)

test: setup lint $(WEB_CHECK) tests $(WEB_TEST) $(BROWSER_TEST)  ## set up and run every test; a missing part fails, it is never skipped

check: .stamps/test lint $(WEB_CHECK) quick  ## the quick round before a commit: format, lint, types, imports, fast tests

# --- the parts of check and test -------------------------------------------------------------------------------------

lint: .stamps/test
	$(BIN)/ruff format --check $(PYTHON_FILES)
	$(BIN)/ruff check $(PYTHON_FILES)
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .stamps/test  ## put the Python files in shape
	$(BIN)/ruff format $(PYTHON_FILES)
	$(BIN)/ruff check --fix $(PYTHON_FILES)

golden: .stamps/test  ## write the golden playthroughs and deal-perft files anew; the changelog says why
	PYTHONPATH=tests $(BIN)/python -m golden.playthrough

quick: .stamps/test
	$(PYTEST) -n $(WORKERS) -m "not slow" $(NO_BROWSER)

tests: .stamps/test
	NINETEENTH_SKIPS=fail $(PYTEST) -n $(WORKERS) $(NO_BROWSER)

# A run of its own: Playwright keeps an event loop running, which the asynchronous tests cannot share.
browser-test: .stamps/test $(WEB_PAGE) browser
	NINETEENTH_SKIPS=fail $(PYTEST) -n $(BROWSER_WORKERS) tests/browser

web-check: $(WEB_MODULES)
	cd web && npm run --silent check

web-test: $(WEB_MODULES)
	cd web && npm run --silent test

browser:
	@tools/browser

# --- what is installed -----------------------------------------------------------------------------------------------

$(UV): requirements/bootstrap.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Nineteenth needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bootstrap.txt
	@touch $@

# The package itself is installed in place, with the pinned build tools: nothing is fetched but what the hashes name.
# `play` adds what is missing and leaves the tools of the tests where they are.
.stamps/run: requirements/run.txt pyproject.toml hatch_build.py $(UV)
	$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements/run.txt
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@mkdir -p $(@D) && touch $@

# test.txt holds all of run.txt, so setting up for tests sets up for play. A sync takes away all that its file does not
# name, the package too; so the package comes after it.
.stamps/test: requirements/test.txt requirements/bootstrap.txt pyproject.toml hatch_build.py $(UV)
	$(UV) pip sync --quiet --compile-bytecode --python $(BIN)/python --require-hashes requirements/test.txt requirements/bootstrap.txt
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@mkdir -p $(@D) && touch .stamps/run $@

.stamps/bench: requirements/bench.txt pyproject.toml hatch_build.py $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) $(BENCH)
	$(UV) pip sync --quiet --compile-bytecode --python $(BENCH)/bin/python --require-hashes requirements/bench.txt
	$(UV) pip install --quiet --python $(BENCH)/bin/python --no-deps --no-build-isolation --editable .
	@mkdir -p $(@D) && touch $@

.stamps/web-modules: web/package-lock.json web/package.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@mkdir -p $(@D) && touch $@

.stamps/web-page: $(WEB_MODULES) $(WEB_SOURCES)
	cd web && npm run --silent build
	@mkdir -p $(@D) && touch $@

# --- the rest --------------------------------------------------------------------------------------------------------

bench: .stamps/bench  ## measure against the peers, in an environment of its own (.venv-bench)
	@test -n "$(BENCHES)" || { echo "There is nothing in bench/ to run." >&2; exit 1; }
	@for script in $(BENCHES); do echo "== $$script"; $(BENCH)/bin/python $$script || exit 1; done

lock: $(UV)  ## pin requirements/*.txt anew from requirements/*.in (UPGRADE=--upgrade takes the newest)
	$(LOCK) $(UPGRADE) bootstrap.in -o bootstrap.txt
	$(LOCK) $(UPGRADE) run.in -o run.txt
	$(LOCK) $(UPGRADE) test.in -o test.txt -c run.txt
	$(LOCK) $(UPGRADE) bench.in -o bench.txt -c run.txt

wheel: .stamps/run $(WEB_PAGE)  ## build the wheel into dist/
	$(UV) build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist

clean:  ## take away all that make has made
	rm -rf $(VENV) $(BENCH) .stamps dist build web/node_modules src/nineteenth/web/static \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
