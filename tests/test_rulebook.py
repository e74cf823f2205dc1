"""Rulebooks tell everything, to everybody: each section and ruling, in each language, with drawings that can be."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from tidetable.cli import tidetable
from tidetable.core.registry import document_of, game_ids, load
from tidetable.rulebook import faults, has_rulebook, read
from tidetable.rulebook.book import folder_of
from tidetable.rulebook.checks import plan_faults, references, whole

WRITTEN = [game for game in game_ids() if has_rulebook(game)]


@pytest.mark.parametrize("game", WRITTEN)
def test_nothing_is_wrong_with_the_rulebook_of(game):
    """Sections, rulings, what the screen cites, phases, conditions, positions, texts, links, in all four languages."""
    assert faults(game) == []


@pytest.mark.parametrize("game", WRITTEN)
def test_every_table_reads_of_every_phase(game):
    """Whatever a table has changed, each phase opens a passage that holds there."""
    book = read(game)
    card = load(game).card
    for option in card.options:
        for value in option.samples(card.seats[0]):
            asked = {phase for passage in book.passages({option.name: value}) for phase in passage.asked_in}
            assert asked == set(load(game).phases), (option.name, value)


def broken(tmp_path, monkeypatch, change) -> list[str]:
    """Write the rulebook of Fish'n'Stones anew, with a fault, and check that."""
    folder = folder_of("fish_n_stones")
    for path in folder.iterdir():
        (tmp_path / path.name).write_text(change(path.name, path.read_text("utf-8")), "utf-8")
    monkeypatch.setattr("tidetable.rulebook.book.folder_of", lambda _game: tmp_path)
    return faults("fish_n_stones")


@pytest.mark.parametrize("game", WRITTEN)
def test_every_section_and_every_ruling_is_missed_where_nothing_tells_of_it(tmp_path, monkeypatch, game):
    """Each is taken out of the plan in turn, wherever it stands."""
    folder = folder_of(game)
    (tmp_path / "en.md").write_text((folder / "en.md").read_text("utf-8"), "utf-8")
    plan = {**json.loads((folder / "plan.json").read_text("utf-8")), "figures": {}}
    monkeypatch.setattr("tidetable.rulebook.book.folder_of", lambda _game: tmp_path)
    unmissed = []
    for reference in whole(references(document_of(game).read_text("utf-8"))):
        without = (
            json.dumps(plan, ensure_ascii=False)
            .replace(f'"{reference}", ', "")
            .replace(f', "{reference}"', "")
            .replace(f'"{reference}"', "")
        )
        (tmp_path / "plan.json").write_text(without, "utf-8")
        if f"nothing covers {reference}" not in plan_faults(read(game)):
            unmissed.append(reference)
    assert unmissed == []


FAULTS = {
    "nothing covers FS-12": ("plan.json", '"FS-12", ', ""),
    "FS-99 is covered, and is not in the specification": ("plan.json", '"FS-12"', '"FS-12", "FS-99"'),
    "nothing opens in the phase fish": ("plan.json", ', "asked_in": ["fish"]', ""),
    "there is no phase swim": ("plan.json", '["fish"]', '["fish", "swim"]'),
    "the screen never says why-sunk": ("plan.json", '"asked_in": ["fish"]', '"asked_in": ["fish"], "answers": ["why-sunk"]'),
    "lure-column: option bait_rule cannot be 'nowhere'": ("plan.json", '"bait_rule": "cat_column"', '"bait_rule": "nowhere"'),
    "shores-opposite: Fish'n'Stones is played with 2, 3 or 4 seats": ("plan.json", '{"seats": 2,', '{"seats": 7,'),
    "figure lured: ": ("plan.json", '"onto 7"]', '"onto 0"]'),
    "de: ties has no text": ("de.md", "## ties:", "## tie:"),
    "hu: the figure pond is drawn 0 times": ("hu.md", "](pond)", "](ponds)"),
    "nl: there is no passage nowhere to lead to": ("nl.md", ": ties", ": nowhere"),
    "en: cards leads to lure-column, which does not hold": ("en.md", "Thirty-six", "[Thirty-six](#lure-column)"),
    "en: there is no option fishes": ("en.md", "Thirty-six", "{fishes}"),
}


@pytest.mark.parametrize("said", FAULTS)
def test_a_fault_is_found(tmp_path, monkeypatch, said):
    name, good, bad = FAULTS[said]
    found = broken(tmp_path, monkeypatch, lambda file, text: text.replace(good, bad, 1) if file == name else text)
    assert any(fault.startswith(said) for fault in found), found


def test_a_citation_opens_the_passage_of_the_phase():
    """§4 is told step by step: whoever is refused while fishing reads of fishing; a section that is not told, its chapter."""
    book = read("fish_n_stones")
    told = {"§4": "round", "5.3": "lure-what", "§5.99": "round", "FS-99": None}
    found = {reference: book.passage_for(reference) for reference in told}
    assert {reference: passage and passage.id for reference, passage in found.items()} == told
    fishing = book.passage_for("§4", phase="fish")
    assert fishing is not None
    assert fishing.id == "catch"


ANSWERED = {
    ("das_riff", "§5.5 why-five-corals"): "corals",
    ("das_riff", "§5.5 why-all-boats"): "boats",
    ("reef_encounter", "§5.5 why-one-lock"): "lock",
    ("reef_encounter", "RE-21 why-last-lock"): "lock",
    ("reef_encounter", "RE-21 why-small"): "eat",
    ("reef_encounter", "§5.7 why-no-larva"): "short",
    ("rivero", "§5.5 why-source-open"): "swap",
    ("rivero", "§6 exhaustion"): "last-turn",
}


@pytest.mark.parametrize("game", WRITTEN)
def test_what_the_screen_says_opens_the_passage_that_answers_it(game):
    """A section may tell of several things: the sentence that cites it says which of them is asked about."""
    book = read(game)
    wanted = {reference: passage for (named, reference), passage in ANSWERED.items() if named == game}
    found = {reference: book.passage_for(reference) for reference in wanted}
    assert {reference: passage and passage.id for reference, passage in found.items()} == wanted


def test_only_what_holds_at_the_table_is_told():
    book = read("fish_n_stones")
    usual, bluffing = ({passage.id for passage in book.passages(options)} for options in ({}, {"bait_rule": "anywhere"}))
    assert usual - bluffing >= {"lure-column", "lure-tells"}
    assert bluffing - usual == {"lure-anywhere"}
    assert "shores-fixed" in usual
    assert "shores-fixed" not in {passage.id for passage in book.passages({"seats": 2})}


def test_the_rulebook_in_the_terminal():
    told = CliRunner().invoke(tidetable, ["rulebook", "fish_n_stones", "--option", "bait_rule=anywhere"]).output
    assert "LURING" not in told
    assert "Where it can go: anywhere" in told
    one = CliRunner().invoke(tidetable, ["rulebook", "fish_n_stones", "--rule", "FS-28", "--lang", "de"])
    assert one.output.startswith(read("fish_n_stones", "de").titles["ties"])
    assert "nothing is wrong" in CliRunner().invoke(tidetable, ["rulebook", "fish_n_stones", "--check"]).output


CHANGES = {  # what a table has changed: an option, the passage that tells of it, and what stands above its text
    "das_riff": ("shark_on_water=true", "What a shark can chase: water too", "Sharks and open water: May chase water"),
    "fish_n_stones": ("pond_cards=7/9/4/4/8/4", "The cards", "Pond cards in the box: 7/9/4/4/8/4"),
    "rivero": ("rivero_discards=several", "Discarding several cards", "Discards of who owns a Rivero: Several in a turn"),
}


@pytest.mark.parametrize("game", CHANGES)
def test_what_a_table_has_changed_is_marked_in_the_terminal_too(game):
    option, title, change = CHANGES[game]
    usual = CliRunner().invoke(tidetable, ["rulebook", game]).output
    other = CliRunner().invoke(tidetable, ["rulebook", game, "--option", option]).output
    assert "At this table: " not in usual
    assert f"{title}\n{'-' * len(title)}\nAt this table: {change}\n" in other


@pytest.mark.parametrize("game", WRITTEN)
def test_figures_leave_chance_to_the_table(game):
    """A position in the page has no key of chance: the page does not read one."""
    plan = json.loads((folder_of(game) / "plan.json").read_text("utf-8"))
    assert [name for name, line in plan["positions"].items() if "chance=" in line] == []
