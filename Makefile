# Everything runs from a private virtual environment, .venv, which the first target that needs it
# makes. ARGS goes to the program that a target runs: make test ARGS="-k spinnaker".
BIN := .venv/bin
ARGS ?=
WORKERS ?= 3

# Where Python keeps no compiled sources, as images of containers like to have it, each of the
# several hundred processes of the tests would compile them again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test page boards page-check lint format compile docs sbom soak bench lock clean

help: ## say what there is
	@echo "make TARGET [ARGS=\"...\"]"
	@sed -n 's/^\([a-z-]*\):.*## /  \1\t/p' Makefile | expand -t 14

play: page ## serve the tables and print the address to open
	@$(BIN)/layline serve $(ARGS)

page: .venv/play.lock ## build the page when its sources changed
	@$(BIN)/python tools/page.py

# Into the package, for wheels and the tests; the service writes its own where there are none.
boards: .venv/play.lock ## write the boards of the rulebooks when what they show changed
	@$(BIN)/python tools/boards.py

page-check: .venv/dev.lock ## check the types and the style of the page, and run its tests
	@echo "the page: tsc, biome, vitest ..."
	@$(BIN)/python tools/page.py check

# Each worker keeps to one end of the suite, with the services and browsers of its files, until it
# takes over what the other has left.
test: ## check the style, the types and the house, then run the tests
	@tools/system-packages.sh --test --install
	@$(MAKE) --no-print-directory lint compile page boards
	@echo "pytest ..."
	@KILLS=$${KILLS:-5} $(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

# The page is checked beside mypy, which takes as long on a core of its own.
lint: .venv/dev.lock ## check the style, the types and the house only
	@echo "ruff format --check ..."
	@$(BIN)/ruff format --check --quiet || { echo "not formatted as ruff would: make format" >&2; exit 1; }
	@echo "ruff check ..."
	@$(BIN)/ruff check --quiet
	@echo "lint-imports ..."
	@said=$$($(BIN)/lint-imports 2>&1) || { echo "$$said"; exit 1; }
	@echo "mypy ..."
	@$(MAKE) --no-print-directory page-check & page=$$!; \
		$(BIN)/mypy --no-error-summary; types=$$?; \
		wait $$page && exit $$types

format: .venv/dev.lock ## format the code and mend what ruff can mend
	@$(BIN)/ruff check --fix --quiet || true
	@$(BIN)/ruff format

# Once, before the tests' workers start: each of them would compile the rules again.
compile: .venv/play.lock ## compile the rules of all games
	@$(BIN)/python -c "from layline.games import games; print(*(game.id for game in games()))" \
		| xargs -n 1 -P $(WORKERS) $(BIN)/layline compile

docs: .venv/dev.lock ## build the documentation site into build/docs
	@$(BIN)/sphinx-build -q -W --keep-going -b html docs build/docs
	@echo "build/docs/index.html"

sbom: .venv/play.lock ## write the software bill of materials into build/layline.cdx.json
	@$(BIN)/python tools/sbom.py

# The long ones: a hundred kills on each database, load and crowd, an hour of faults, races with
# every index checked, a million replays.
soak: .venv/bench.lock ## run what takes too long for every day, and print its figures
	@tools/system-packages.sh --test --install
	@$(MAKE) --no-print-directory compile page
	@echo "kills ..."
	@KILLS=100 $(BIN)/pytest -q -s --timeout 0 tests/server/live/test_crashes.py
	@echo "load ..."
	@$(BIN)/python benchmarks/server.py
	@echo "load, all games ..."
	@$(BIN)/python benchmarks/server.py --only-layline \
		--game regatta race-the-wind petite-regate maillot-jaune
	@echo "a crowd ..."
	@$(BIN)/python benchmarks/crowd.py
	@echo "faults ..."
	@$(BIN)/python -m tests.soak.faults
	@echo "bounds ..."
	@$(BIN)/python tests/soak/bounds.py
	@echo "replays ..."
	@$(BIN)/python tests/soak/replays.py

bench: .venv/bench.lock ## measure every figure that the project claims
	@$(BIN)/layline compile
	@for script in benchmarks/[a-z]*.py; do echo "$$script ..."; $(BIN)/python "$$script" $(ARGS) || exit 1; done

# Each lock takes its versions from the ones before, so that all agree.
LOCK = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 \
	--fork-strategy fewest --generate-hashes --custom-compile-command "make lock" $(ARGS)

lock: .venv/lock.lock ## write requirements/*.txt anew; ARGS=--upgrade for the newest versions
	@echo "locking ..."
	@$(LOCK) --group lock -o requirements/lock.txt
	@$(LOCK) --group build -o requirements/build.txt
	@$(LOCK) --group node -o requirements/node.txt
	@$(LOCK) pyproject.toml -c requirements/build.txt -o requirements/play.txt
	@$(LOCK) pyproject.toml --group dev -c requirements/build.txt -c requirements/play.txt \
		-o requirements/dev.txt
	@$(LOCK) pyproject.toml --group dev --group bench -c requirements/build.txt \
		-c requirements/dev.txt -o requirements/bench.txt

clean: ## remove all that was made here
	@rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist build
	@rm -f .coverage .coverage.*
	@rm -rf web/node_modules src/layline/server/page src/layline/server/boards
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/%.lock: requirements/%.txt requirements/build.txt pyproject.toml tools/set-up.sh
	@tools/set-up.sh $*
