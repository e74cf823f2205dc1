"""The events of Reef Encounter: everything that moves or turns, in order, and who may see it (§7)."""

from __future__ import annotations

from tidetable.core.journal import event
from tidetable.core.record import OWNER

(
    BOARD_LAID, START_TILE, SIDE_TOSSED, INDICATOR, SEA_TILE, STARTER, DEALT_TILE, FISH_CHOSEN, LARVA_PICKED, LARVA_SHOWN,
    TURN_BEGUN, FORCED, CORAL_EATEN, TILE_EATEN, SHRIMP_SPENT, CUBE_PLAYED, TILE_CONSUMED, TILE_PLACED, GREW, BONUS_FILLED,
    BONUS_GONE, PLACING_ENDED, SHRIMP_INTRODUCED, SHRIMP_LIFTED, SHRIMP_DROPPED, SHRIMP_HOME, TILE_TRADED, ALGA_PAID,
    ALGA_BACK, ALGA_PLAYED, CORAL_TILE_LOCKED, CORAL_TILE_TURNED, CUBE_TRADED, SPACE_COLLECTED, CUBE_COLLECTED, TILE_COLLECTED,
    SEA_CUBE, ROW_DISSOLVED, TURN_ENDED, GAME_ENDING, FINAL_SKIPPED, DECLINED, GAME_ENDED,
) = range(43)  # fmt: skip

EVENTS = (
    event("board-laid", "slot", "board"),
    event("start-tile", "cell", "colour"),
    event("side-tossed", "side"),
    event("indicator", "colour"),
    event("sea-tile", "space", "colour"),
    event("starter", "seat"),
    event("dealt-tile", "seat", colour=OWNER),
    event("fish-chosen", "seat", colour=OWNER),
    event("larva-picked", "seat", colour=OWNER),
    event("larva-shown", "seat", "colour", "colour_2"),
    event("turn-begun", "seat", "turn"),
    event("forced", "seat", "action"),
    event("coral-eaten", "seat", "cell", "colour", "size", "kept"),
    event("tile-eaten", "seat", "cell", "colour", "kept"),
    event("shrimp-spent", "seat", "cell", "eaten"),
    event("cube-played", "seat", "colour"),
    event("tile-consumed", "seat", "cell", "colour"),
    event("tile-placed", "seat", "cell", "colour", "source"),
    event("grew", "seat", "cell", "colour"),
    event("bonus-filled", "colour"),
    event("bonus-gone", "colour"),
    event("placing-ended", "seat"),
    event("shrimp-introduced", "seat"),
    event("shrimp-lifted", "seat", "cell"),
    event("shrimp-dropped", "seat", "cell"),
    event("shrimp-home", "seat"),
    event("tile-traded", "seat", "colour"),
    event("alga-paid", "seat", "colour"),
    event("alga-back", "alga"),
    event("alga-played", "seat", "alga"),
    event("coral-tile-locked", "seat", "tile", "alga"),
    event("coral-tile-turned", "tile", "side"),
    event("cube-traded", "seat", "colour"),
    event("space-collected", "seat", "space", "tiles"),
    event("cube-collected", "seat", "colour"),
    event("tile-collected", "seat", "colour"),
    event("sea-cube", "space"),
    event("row-dissolved"),
    event("turn-ended", "seat", "ate", "placed", "consumed", "turned", "locked", "space"),
    event("game-ending", "seat", "end"),
    event("final-skipped", "seat"),
    event("declined", "seat"),
    event("game-ended", "end"),
)
