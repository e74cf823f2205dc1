"""Hints for whoever writes a game: what to do about a fault, beside what it says."""

from __future__ import annotations

import re

# What a fault says, and what to do about it: the first that fits.
HINTS = {
    r"has no attribute '(?:GAME|CARD)'": "game.py must hold GAME = Game.of(...), and card.py CARD = Card(...)",
    r"NRT required": "a rule creates a list, a text or an array; rules create nothing: use numbers, loops and fields of the state",
    r"float64": (
        'a number became a fraction: the range of a field without a sign ("u1") met -1, which has one; give the field a sign'
    ),
    r"built-in function contains": "numbers of different widths do not lie in one tuple: compare them one by one, with == and or",
    r"collides with": "give the field of state.py or facts.py another name: every record has something else under this one",
    r"Unknown attribute|has no attribute": "declare the field in state.py (in facts.py, if a screen is shown it), or mend its name",
    r"Untyped global name": "a rule uses only numbers, arrays of numpy and other rules: is that function marked with @rule?",
    r"None is not a valid Reason": "score in rules.py gives the reason: return a row of Reason",
    r"got None|Cannot unify|NoneType": "a rule gives the same kind of number at every end: is a return missing?",
    r"Python integer .* out of bounds": 'the number does not fit its field: make it wider in state.py, number("i2")',
    r"played again, the bytes differ": "chance comes from tidetable.core.chance alone, and a rule remembers nothing but the state",
    r"overflow encountered|the bytes differ": "a number outgrew its field: widen with int(state.field) before reckoning",
    r"index -?\d+ is out of bounds": "is a field of state.py too short, or does legal.py allow what decisions.py does not have?",
    r"decisions do not have": "legal.py allows more than decisions.py has: name actions by their row, Decision.RAISE + chips",
    r"__init__\(\) missing": "give what is named there; what each rule of a game does stands in tidetable/core/contract.py",
    r"is given twice": "two files hold a part of the contract under its own name: rename one of them",
    r"unexpected keyword argument": "the name is not one that is known there: mend it, or leave it out",
    r"positional argument|too many arg|not enough arg": "a rule takes exactly the arguments that tidetable/core/contract.py shows",
    r"ZeroDivision|by zero": "something divides by zero in this position: think of an empty hand, the first turn, the end",
    r"(?:the (?P<language>\w+) catalogue of .* )?has no message '(?P<name>[\w-]+)'": (
        "write the sentence, NAME = ..., into words/LANGUAGE.ftl beside game.py"
    ),
    r"message '.*' of \w+: ": "the sentence names something it is not given: it knows the numbers of its row, { $name }",
    r"words cannot be read": "the lines there are no Fluent: NAME = SENTENCE, further lines indented, every { with its }",
    r"has no number": "say() and note() take a row of Say or Event: Say.ASK_FREELY, Event.DEALT",
    r"WHY_OTHER_PHASE": "Say needs this row: WHY_OTHER_PHASE = message(section='§3', phase=names_of(Phase))",
    r"does not say why": "why_not in speech.py must say() something for every action that is not legal",
    r"does not say ": "a refusal cites the section that forbids it: message(section='§3.2')",
    r"is asked nothing": "question in speech.py must say() something in every phase",
    r"takes action .* not legal": "a player chooses among the choices it is given: ask is_legal, or walk them with next_legal",
    r"is waited for and has 0": "whoever is waited for needs something to do: does legal.py allow something in every phase?",
    r"promises at most": "is there an end to every row of turns, and is longest in game.py large enough?",
    r"add up to": "payoff in rules.py pays what the others lose: the numbers of all seats together are 0",
    r"have no winner": "score must give rank 1 to somebody, and no rank above the number of seats",
    r"a re-deal changes": "redeal in hidden.py changes only what the seat cannot know; is seen_by in state.py right?",
    r"a re-deal cannot be played on": "redeal in hidden.py gives every hand as many pieces as the counts beside it say",
    r"a re-deal is impossible": "redeal in hidden.py must put every piece somewhere, exactly once",
    r"is there -?\d+ times": "what takes a piece from a place must put it into another, and count_pieces must look everywhere",
    r"may not know|its log differs|told it differently": (
        "a secret is told: look at seen_by in state.py, for_owner() in events.py, what legal.py reads; or everybody saw it, and"
        " the record forgets it: keep what has lain open in a field"
    ),
    r"as another action": "two actions have the same text: give their rows, or the names of their parts, different words",
    r"No module named|cannot import": "a file or a name in it is missing; tidetable new-game writes all that a game has",
}


def hint(fault: str) -> str | None:
    """Say what to do about a fault; None where it says so itself.

    >>> hint("TypeError: Game.__init__() missing 1 required positional argument: 'hide'")
    'give what is named there; what each rule of a game does stands in tidetable/core/contract.py'
    """
    for pattern, advice in HINTS.items():
        found = re.search(pattern, fault, re.DOTALL)
        if found:
            said = found.groupdict()
            return advice.replace("NAME", said.get("name", "NAME")).replace("LANGUAGE", said.get("language") or "en")
    return None
