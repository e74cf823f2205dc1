"""What a decision would do, and why one cannot be taken now (§4, §5), said from a hidden record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.games.reef_encounter.components import (
    CELLS_PER_BOARD, CUBES_A_TURN, SHRIMP_MOVES, SHRIMPS_PER_BOARD, SMALLEST_MEAL,
)  # fmt: skip
from tidetable.core.sets import members
from tidetable.games.reef_encounter.consequences import fish_after, meal_of, shields_at, turned_by_lock
from tidetable.games.reef_encounter.corals import (
    can_place, colour_at, coral_at, is_stronger, joins_two, neighbours, protected, rock_of, shrimp_cell, shrimps_home,
    shrimps_on,
)  # fmt: skip
from tidetable.games.reef_encounter.legal import both_open, final_return, large_alga, offers_tile, shows_large
from tidetable.games.reef_encounter.state import (
    ALGA_LOCK, ALGA_SPACE, COLLECT, DROP, EAT, INTRODUCED, LIFT, NO_CELL, NO_COLOUR, PLACE, Phase, State,
)  # fmt: skip
from tidetable.games.reef_encounter.texts import kind_of
from tidetable.games.reef_encounter.view import ALGA_NAMES, CORAL_NAMES, PHASE_NAMES, cell_name, placing_at, tiles_of

if TYPE_CHECKING:
    from tidetable.core.words import Message

# Previews


def preview(hidden: State, seat: int, action: int) -> Message | None:
    """Say what a legal action would do or cost; None where its name says all."""
    (first, _, _, _), parameter = kind_of(action)
    if first == EAT:
        return _preview_meal(hidden, seat, parameter)
    if first == LIFT:
        return "preview-lift", {"cell": cell_name(shrimp_cell(hidden, seat, parameter))}
    if first == DROP:
        return "preview-drop", {"tiles": len(shields_at(hidden, parameter))}
    if first == ALGA_SPACE:
        return _preview_turns(hidden, seat, int(shows_large(hidden, parameter)), "none")
    if first == ALGA_LOCK:
        return _preview_turns(hidden, seat, turned_by_lock(hidden, parameter), f"T{parameter}")
    if first == COLLECT:
        return "preview-collect", {"colour": CORAL_NAMES[parameter], "tiles": _letters(hidden.sea[parameter].tolist())}
    return _preview_tile(hidden, seat, parameter) if first == PLACE else None


def _preview_turns(hidden: State, seat: int, turned: int, locks: str) -> Message:
    fish = {"before": fish_after(hidden, seat, 0), "after": fish_after(hidden, seat, turned)}
    return "preview-turns", {"tiles": _tile_names(turned), "locks": locks, **fish}


def _tile_names(tiles: int) -> str:
    return " ".join(f"T{tile}" for tile in tiles_of(tiles)) or "none"


def _letters(counts: list[int]) -> str:
    return " ".join(CORAL_NAMES[colour][0].upper() for colour, count in enumerate(counts) for _ in range(count)) or "none"


def _preview_meal(hidden: State, seat: int, k: int) -> Message:
    meal = meal_of(hidden, seat, k)
    told = {name: meal[name] for name in ("colour", "size", "kept", "points")}
    return "preview-eat", {"cell": cell_name(meal["cell"]), **told}


def _preview_tile(hidden: State, seat: int, cell: int) -> Message | None:
    placing = placing_at(hidden, seat, int(hidden.colour), cell)
    if placing["overgrows"] is None and placing["grows"] is False:
        return None
    grows = {True: "yes", False: "no", None: "perhaps"}[placing["grows"]]
    return "preview-place", {"colour": placing["overgrows"] or "none", "grows": grows}


# Refusals


PHASES = {
    "fish": {Phase.SETUP_FISH},
    "larva": {Phase.SETUP_LARVA},
    "eat": {Phase.MAIN, Phase.FINAL_EAT},
    "decline": {Phase.FINAL_EAT},
    "behind": {Phase.PLACE},
    "front": {Phase.PLACE},
    "done": {Phase.PLACE},
    "lift": {Phase.MAIN, Phase.PLACE},
    "home": {Phase.DROP},
    "alga": {Phase.ALGA},
    "lock": {Phase.ALGA},
    "place": {Phase.PLACE, Phase.PLACE_CELL},
    "drop": {Phase.DROP},
}


def why_not(hidden: State, seat: int, action: int) -> Message:
    """Say why an action is not legal now, with the section that says so."""
    (_, verb, _, _), parameter = kind_of(action)
    if hidden.phase not in PHASES.get(verb, {Phase.MAIN}):
        return "why-other-phase", {"phase": PHASE_NAMES[hidden.phase], "section": "§4.3"}
    if verb in {"place", "drop"}:
        return (_why_not_place if verb == "place" else _why_not_drop)(hidden, seat, parameter)
    if verb in {"eat", "introduce", "lift", "home"}:
        return _why_no_shrimp(hidden, seat, verb, parameter)
    if verb in {"cube", "tile", "exchange", "pay", "fish", "larva"}:
        return _why_no_goods(hidden, seat, verb, parameter)
    if verb in {"alga", "lock"}:
        return _why_no_alga(hidden, seat, verb, parameter)
    section = {"done": "RE-7", "sea": "RE-14"}.get(verb, "§4.5")
    return f"why-not-{verb}", {"section": section}


def _why_not_place(hidden: State, seat: int, cell: int) -> Message:
    slot, here = cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD
    named = {"cell": cell_name(cell), "section": "§5.1"}
    if slot >= hidden.seats or not rock_of(hidden, slot) & here:
        return "why-no-rock", named
    if hidden.phase == Phase.PLACE and both_open(hidden, seat):
        return "why-source-first", {"section": "§4.5"}
    if shrimps_on(hidden, slot) & here:
        return "why-shrimp-there", named
    colour, under = int(hidden.colour), colour_at(hidden, slot, here)
    own = int(hidden.reef[slot, colour])
    if under == colour:
        return "why-same-colour", {**named, "colour": CORAL_NAMES[colour]}
    if joins_two(own, own & shrimps_on(hidden, slot)) & here:
        return "why-joins-two", {**named, "section": "RE-17"}
    colours = {"colour": CORAL_NAMES[colour], "colour_2": CORAL_NAMES[under]}
    if not is_stronger(hidden, colour, under):
        return "why-weaker", {**named, **colours}
    if protected(int(hidden.reef[slot, under]), shrimps_on(hidden, slot)) & here:
        return "why-protected", {**named, "section": "RE-18"}
    near = neighbours(here) & own
    return "why-single" if near else "why-no-attacker", {**named, **colours, "section": "RE-19"}


def _why_not_drop(hidden: State, seat: int, cell: int) -> Message:
    slot, here = cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD
    named = {"cell": cell_name(cell), "section": "§4.6"}
    if slot >= hidden.seats or not rock_of(hidden, slot) & here:
        return "why-no-rock", named
    if members(int(hidden.shrimp[slot, seat])) >= SHRIMPS_PER_BOARD:
        return "why-two-shrimps", {**named, "section": "RE-16"}
    if shrimps_on(hidden, slot) & here:
        return "why-shrimp-there", named
    if cell == hidden.lifted_from:
        return "why-came-from-there", named
    if colour_at(hidden, slot, here) != NO_COLOUR:
        return "why-guarded", named
    return ("why-bare-new" if hidden.lifted_from == INTRODUCED else "why-bare-cap"), {**named, "section": "RE-13"}


def _why_no_shrimp(hidden: State, seat: int, verb: str, k: int) -> Message:
    if verb == "home":
        return "why-new-stays", {"section": "§4.6"}
    if verb == "introduce":
        if hidden.introduced:
            return "why-introduced", {"section": "§4.4"}
        return ("why-nowhere" if shrimps_home(hidden, seat) else "why-none-home"), {"section": "§4.6"}
    cell = shrimp_cell(hidden, seat, k)
    if cell == NO_CELL:
        return "why-no-such-shrimp", {"number": str(k + 1), "section": "§4.4"}
    if verb == "lift":
        return "why-moves-used", {"most": SHRIMP_MOVES, "section": "RE-13"}
    if hidden.phase == Phase.MAIN and hidden.acted:
        return "why-eat-first", {"section": "RE-12"}
    least = SMALLEST_MEAL if hidden.phase == Phase.MAIN else final_return(hidden) + 1
    size = members(coral_at(hidden, cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD))
    return "why-small", {"size": size, "least": least, "section": "RE-21" if hidden.phase == Phase.MAIN else "RE-22"}


def _why_no_goods(hidden: State, seat: int, verb: str, colour: int) -> Message:
    named = {"colour": CORAL_NAMES[colour], "section": "§4.4"}
    if verb == "fish":
        return "why-no-tile", {**named, "section": "§3"}
    if verb == "larva":
        return "why-no-larva", {**named, "section": "§5.7"}
    if verb in {"exchange", "pay"}:
        return _why_no_trade(hidden, seat, verb, colour)
    if hidden.cubes[seat, colour] == 0:
        return "why-no-cube", named
    if verb == "tile":
        assert not offers_tile(hidden, seat, colour), "an offered tile is legal"
        return "why-no-tile-left", {**named, "section": "§5.7"}
    if hidden.cubes_played >= CUBES_A_TURN:
        return "why-two-cubes", named
    held = int(hidden.behind[seat, colour]) + int(hidden.front[seat, colour])
    return ("why-no-cell" if held else "why-no-tile"), {**named, "section": "RE-7"}


def _why_no_trade(hidden: State, seat: int, verb: str, colour: int) -> Message:
    named = {"colour": CORAL_NAMES[colour], "section": "§4.4"}
    if hidden.front[seat, colour] == 0:
        return "why-no-front", named
    if verb == "pay":
        return "why-no-alga-play", {"section": "§5.5"}
    if hidden.larvae[colour] == 0:
        return "why-no-larva", {**named, "section": "§5.7"}
    usable = hidden.cubes_played < CUBES_A_TURN and can_place(hidden, colour)
    return "why-must-play", {**named, "two": "no" if usable else "yes", "section": "RE-29"}


def _why_no_alga(hidden: State, seat: int, verb: str, parameter: int) -> Message:
    if verb == "alga":
        none_turns = not shows_large(hidden, parameter)
        section = "RE-26" if none_turns else "§5.7"
        return "why-nothing-turns" if none_turns else "why-no-cylinder", {"alga": ALGA_NAMES[parameter], "section": section}
    named = {"tile": f"T{parameter}", "section": "§5.5"}
    if int(hidden.locks) >> parameter & 1:
        return "why-is-locked", named
    if hidden.shrimps_eaten[seat] == 0:
        return "why-no-meal-yet", named
    if hidden.locked_this_turn:
        return "why-one-lock", named
    alga = large_alga(hidden, parameter)
    if hidden.algae[alga] == 0:
        return "why-no-cylinder", {"alga": ALGA_NAMES[alga], "section": "RE-27"}
    return "why-last-lock", {**named, "section": "RE-21"}
