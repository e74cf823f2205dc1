"""One catalogue in four languages: every message in each, with the same arguments."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tidetable.core.errors import WHY_ILLEGAL
from tidetable.core.record import OWNER
from tidetable.core.registry import game_ids, load
from tidetable.core.words import FOLDER, LANGUAGES, Words

PARTS = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's naming
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Read the messages of a file, each with the arguments it uses."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], f"{path} has lines that cannot be read"
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_language_says_everything(part, language):
    english, other = messages(FOLDER / "en" / f"{part}.ftl"), messages(FOLDER / language / f"{part}.ftl")
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    odd = {name: other[name] - english[name] for name in english if other[name] - english[name]}
    assert odd == {}, "these use arguments that the English sentence does not have"


NAMED = ("terminal-", "curtain-", "result-line", "turn-line", "player-line", "seat-line")  # who shares a screen is called by name


def spoken(path: Path) -> dict[str, dict[str, set[str]]]:
    """Read the messages of a file that speak of seats: their sentence ("") and its other forms, each with the arguments it uses."""
    found: dict[str, dict[str, set[str]]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if not isinstance(entry, ast.Message) or entry.id.name.startswith(NAMED):
            continue
        forms = {"": variables(entry.value), **{form.id.name: variables(form.value) for form in entry.attributes}}
        if forms[""] & {"seat", "other", "starter"}:
            found[entry.id.name] = forms
    return found


def variables(node: ast.BaseNode | None) -> set[str]:
    """Collect the arguments that a sentence uses."""
    seen = Variables()
    if node is not None:
        seen.visit(node)
    return seen.names


NO_SEATS = (
    "children",
    "club",
    "told",
    "coach",
    "common",
    "finding",
    "guide",
    "learn",
    "lessons",
    "letters",
    "people",
    "puzzles",
    "reasons",
    "rulebook",
    "tournaments",
    "watching",
    "whatif",
)  # they speak of nobody at the table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", [part for part in PARTS if not part.startswith(NO_SEATS)])
def test_a_sentence_about_its_reader_says_you(part, language):
    """Without a name of their own they would read of a stranger: "Guest 1 pays a red worm."."""
    told = spoken(FOLDER / language / f"{part}.ftl")
    assert told
    silent = sorted(name for name, forms in told.items() if forms.get("you", {"seat"}) & {"seat", "starter"})
    assert silent == [], "these have no form .you, or name their reader in it"
    both = {name: forms for name, forms in told.items() if {"seat", "other"} <= forms[""]}
    assert sorted(name for name, forms in both.items() if forms.get("you-other", {"other"}) & {"other"}) == []
    assert sorted(name for name, forms in both.items() if forms.get("you-both", set()) & {"seat", "other"}) == []


@pytest.mark.parametrize("game", game_ids())
def test_every_action_option_and_reason_has_words(game):
    loaded, known = load(game), messages(FOLDER / "en" / f"{game}.ftl")
    needed = {"name", "tagline", *(f"reason-{reason.name.lower()}" for reason in loaded.Reason)}
    needed |= {f"option-{option.name}" for option in loaded.card.options}
    needed |= {loaded.Decision.message(action)[0] for action in range(loaded.actions)}
    assert sorted(needed - known.keys()) == []


@pytest.mark.parametrize("game", game_ids())
def test_whatever_a_game_says_has_words(game):
    """Questions, previews and refusals, whether or not a random game meets them."""
    known = messages(FOLDER / "en" / f"{game}.ftl")
    assert sorted({said.row.id or said.id for said in load(game).Say} - known.keys()) == []


@pytest.mark.parametrize("game", game_ids())
def test_every_event_that_is_told_has_words_for_those_who_see_it_and_for_the_others(game):
    known, needed = messages(FOLDER / "en" / f"{game}.ftl"), set()
    for event in load(game).Event:
        name = f"event-{event.row.id or event.id}"
        hidden = any(number.seen_by == OWNER for number in event.row.numbers.values())
        needed |= {name, f"{name}-unseen"} if hidden and event.row.told else {name} if event.row.told else set()
    assert sorted(needed - known.keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_that_tells_no_more_has_words_in_every_game(language):
    for game in game_ids():
        assert Words(language, game).say(WHY_ILLEGAL)


# Small words of each language that are none in any other of them.
OWN = {
    "en": "the and with you your which three",
    "nl": "het een niet drie jouw wordt ze naar geen",
    "de": "und nicht ist für drei dein deine der eine kein",
    "hu": "egy nem hogy vagy három lap aki mert",
}


class Texts(Visitor):
    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the parser's naming
        self.words += re.findall(r"[^\W\d_]+", node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_another_language_slips_in(language):
    foreign = {word for other, words in OWN.items() if other != language for word in words.split()}
    slipped = []
    for part in PARTS:
        for entry in FluentParser().parse((FOLDER / language / f"{part}.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                texts = Texts()
                texts.visit(entry)
                slipped += [(part, entry.id.name, word) for word in texts.words if word in foreign]
    assert slipped == []
