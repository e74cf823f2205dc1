"""§10, §12, the glossary: texts, questions, previews, reasons, events and the drawing, in four languages."""

import json

import pytest

from tests.games.das_riff.lagoon import ANNA, BEN, GAME, RICH, Lagoon, play_any, told
from tests.games.das_riff.test_turns import annas_turn
from tidetable.core.chance import fast_random
from tidetable.core.errors import IllegalAction
from tidetable.core.legal import any_of
from tidetable.core.match import Match
from tidetable.core.record import SPECTATOR
from tidetable.core.words import LANGUAGES, Words


def test_the_ids_of_section_10():
    """§10: the vocabulary, by its texts."""
    texts = {
        0: "pick red", 5: "pick pink", 6: "take 0,0", 37: "take 3,7", 38: "flip 1,0", 53: "flip 2,7", 54: "boat", 55: "pay red",
        61: "pay pearl", 62: "place 0", 66: "place 4", 67: "shark 0,0", 98: "shark 3,7", 99: "shark own 0", 103: "shark own 4",
        104: "end turn",
    }  # fmt: skip
    assert {action: GAME.Decision.text(action) for action in texts} == texts
    assert GAME.parse_action("  Take   3,2 ") == 6 + 26
    assert GAME.parse_action("pay blue") == 57


def test_every_action_reads_back():
    """§10, law 6."""
    assert [GAME.parse_action(GAME.Decision.text(action)) for action in range(GAME.actions)] == list(range(GAME.actions))


@pytest.mark.parametrize("seed", range(2))
def test_legal_actions_of_one_moment_have_different_things_to_click(seed):
    """§10: natural clicks."""
    random, state = fast_random(seed)[0], GAME.start(2, seed)
    while state.waiting:
        seat = GAME.waiting_seats(state)[0]
        clicks = [json.dumps(GAME.Decision.target(action)) for action in GAME.legal_actions(state, seat)]
        assert len(set(clicks)) == len(clicks)
        play_any(state, random)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_game_can_be_said(language):
    """Actions, questions, previews, refusals and events of whole games have words without a fault in every language."""
    words = Words(language, "das_riff", ["Anna", "Ben"])
    random, kinds = fast_random("words")[0], set()
    for seed, options in enumerate([{}, {"turn_limit": 60, "spring_tide": False}]):
        match = Match.start(GAME, seats=2, seed=f"say {seed}", options=options)
        while match.waiting:
            seat = match.waiting[0]
            seen = match.seen(seat)
            action, refused = int(any_of(seen.choices, random)), int(random[0]) % GAME.actions
            said = [seen.question, GAME.Decision.message(action), seen.preview(action)]
            said += [] if refused in seen.legal else [seen.why_not(refused)]
            events = match.play(action, seat)
            kinds |= {event["kind"] for event in events}
            said += map(GAME.Event.message, events)
            assert all(words.say(message) for message in said if message)
        assert match.outcome is not None
        words.say((f"reason-{match.outcome.reason.id}", {}))
    assert len(kinds) > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_words_or_is_for_the_animation(language):
    words = Words(language, "das_riff", ["Anna", "Ben"])
    for kind in GAME.Event:
        for number in (0, 1):
            message = GAME.Event.message({"kind": kind.id, **dict.fromkeys(kind.row.numbers, number)})
            assert message is None or words.say(message)


def test_e3_the_log_of_annas_breeding_reads_like_the_game():
    """E3, step 2, as sentences."""
    words, table = Words("en", "das_riff", ["Anna", "Ben"]), annas_turn()
    table.play("boat", "pay red", "pay red", "pay yellow")
    events = table.play("take 3,2", "pay blue", "place 0")
    log = [words.say(message) for message in map(GAME.Event.message, events) if message]
    assert log == [
        "Anna pays a blue worm.",
        "Anna pays a pearl.",
        "Anna pays a pearl.",
        "Anna takes a blue male from 3,2.",
        "Anna puts a blue male on coral 0.",
        "Anna breeds red-blue on coral 0: breeding 1 of 5.",
        "A new breeding card is open: green-green.",
    ]


def test_events_are_fine_enough_to_animate_each_thing():
    """Issue: prey, shark, parents, cards and units move one by one."""
    table = annas_turn()
    table.play("boat", "pay red", "pay red", "pay yellow")
    events = table.play("take 3,2", "pay blue", "place 0", "shark 3,4")
    assert [event["kind"] for event in events] == [
        "take-chosen", "paid", "paid", "paid", "card-taken", "fish-placed", "bred", "parent-left", "parent-left", "breeding-opened",
        "card-chased", "shark-spent",
    ]  # fmt: skip


def asked(table: Lagoon) -> str:
    question = table.seen(table.seat).question
    assert question is not None
    return Words("en", "das_riff").say(question)


def test_questions_say_what_is_paid_and_placed():
    table = annas_turn()
    assert asked(table) == "Take or flip cards, buy a boat, send a shark, or end your turn."
    table.play("boat")
    assert asked(table) == "Choose what to pay for the boat (3 to go)."
    table.play("pay red", "pay red", "pay yellow", "take 3,2")
    assert asked(table) == "Choose what to pay for a blue male (3 to go)."
    table.play("pay blue")
    assert asked(table) == "You take a blue male: on which coral does it go?"
    table.play("place 0", "flip 1,1")
    assert asked(table) == "Choose what to pay for flipping 1,1 (1 to go)."


def previewed(table: Lagoon, action: str) -> str:
    message = table.seen().preview(GAME.parse_action(action))
    return Words("en", "das_riff").say(message) if message else ""


def test_previews_say_price_and_breeding():
    """§12: show the price; mark fish that would breed at once."""
    table = annas_turn()
    table.play("boat", "pay red", "pay red", "pay yellow")
    assert previewed(table, "take 3,2") == "a blue male, price 3 (blue or pearl); breeds red-blue at once"
    assert previewed(table, "take 3,0") == "a coral tree, price 3 (any colour)"
    assert previewed(table, "flip 1,1") == "price 1 (any colour); this turn you may then take it for one"
    assert previewed(table, "boat") == "price 3 (any colour); reaches column 3"
    assert previewed(table, "shark own 0") == "chases a red female away"
    assert previewed(table, "end turn") == ""
    table.play("take 3,2", "pay blue")
    assert previewed(table, "place 0") == "breeds red-blue at once"
    assert previewed(table, "place 1") == "waits there for a partner"


def refused(table: Lagoon, seat: int, action: str) -> str:
    return Words("en", "das_riff").say(table.seen(seat).why_not(GAME.parse_action(action)))


REFUSALS = [
    ("take 0,2", {}, "DR-19", "You have no boat at column 2."),
    ("take 0,1", {}, "DR-15", "There is no card at 0,1."),
    ("take 1,0", {}, "§4.4", "The card at 1,0 lies face down: flip it first."),
    ("take 2,0", {}, "DR-8", "Water cannot be taken."),
    ("take 0,0", {}, "DR-10", "You have no place for a red male: it needs an empty coral, or a fish it can breed with."),
    ("take 0,0", {"corals": "."}, "§5.2", "You cannot pay that: price 1 (red or pearl), and you have 0."),
    ("take 3,0", {"corals": ". . . . ."}, "§5.5", "You have 5 corals already."),
    ("flip 2,0", {}, "§4.4", "The card at 2,0 lies face up already."),
    ("flip 1,2", {}, "DR-23", "You have no boat at column 2."),
    ("flip 2,1", {}, "DR-15", "There is no card at 2,1."),
    ("flip 1,0", {"worms": "0/0/0/0/0/0"}, "§5.2", "You cannot pay that: price 1 (any colour), and you have 0."),
    ("boat", {"worms": "0/2/0/0/0/0"}, "§5.2", "You cannot pay that: price 3 (any colour), and you have 2."),
    ("boat", {"boats": 8}, "§5.5", "You have 8 boats already."),
    ("shark 0,0", {}, "§4.4", "You have no shark."),
    ("shark own 0", {}, "§4.4", "You have no shark."),
    ("shark 2,0", {"sharks": 1}, "DR-14", "A shark chases neither water nor a face-down card away (2,0)."),
    ("shark 0,1", {"sharks": 1}, "DR-15", "There is no card at 0,1."),
    ("shark own 1", {"sharks": 1}, "DR-14", "You have no single fish on coral 1."),
    ("pay red", {}, "§4", "Now is the time to act."),
    ("pick red", {}, "§4", "Now is the time to act."),
    ("place 0", {}, "§4", "Now is the time to act."),
]


@pytest.mark.parametrize(("action", "anna", "section", "text"), REFUSALS)
def test_refusals_name_the_rule(action, anna, section, text):
    table = Lagoon("Rm . #", "[~] [~] [~]", "~", "#", anna={"worms": "0/5/0/0/0/0", "boats": 2} | anna)
    with pytest.raises(IllegalAction) as refusal:
        GAME.check(table.state, ANNA, action)
    assert (refusal.value.why[1]["section"], Words("en", "das_riff").say(refusal.value.why)) == (section, text)


@pytest.mark.parametrize(
    ("action", "text"),
    [("place 1", "Coral 1 is like one with a lower number: choose that one."),
     ("place 2", "Coral 2 already carries a breeding card."),
     ("place 3", "No open breeding card fits this fish and the one on coral 3."), ("place 4", "You have no coral 4.")],
)  # fmt: skip
def test_refusals_of_places(action, text):
    """§5.3, §5.4."""
    table = Lagoon("Ym", anna=RICH | {"corals": "Rf Rf =B-B Gm"})
    table.state.slot[ANNA, 4] = -2
    table.state.slot[ANNA, 0] = -1
    table.state.slot[ANNA, 1] = -1
    table.state.placing, table.state.phase = 2, 4
    assert refused(table, ANNA, action) == text


def test_refusals_of_payments_and_picks():
    """§4.2, §4.5, §5.2, DR-5."""
    table = Lagoon("Rm", anna={"worms": "1/2/0/0/0/0", "pearls": 1, "corals": "."})
    table.play("take 0,0")
    assert refused(table, ANNA, "pay yellow") == "You cannot pay a yellow worm here, only red or pearl."
    table = Lagoon("#", anna={"worms": "2/2/0/0/0/0"})
    table.play("boat")
    assert refused(table, ANNA, "pay blue") == "You cannot pay a blue worm: you have none."
    table = Lagoon("#", anna={"worms": "2/2/0/0/0/0"}).roll("red", "blue")
    assert refused(table, BEN, "pick yellow") == "You cannot take a yellow worm: the dice do not show that colour."
    table.state.worm_supply[4] = 0
    assert refused(table, BEN, "pick purple") == "You cannot take a purple worm: the supply has none."


def test_the_view_shows_prices_and_breedings_for_both_seats():
    """Issue: prices and affordability per card, what each fish would breed, the public pool."""
    table = annas_turn()
    table.play("boat", "pay red", "pay red", "pay yellow")
    view = table.seen(SPECTATOR).view
    fish = view["cells"][26]
    anna, ben = fish["offers"]
    assert (anna["price"], anna["pays"], anna["affordable"], anna["allowed"]) == (3, "blue", True, True)
    assert [(each["slot"], each["breeding"]["code"]) for each in anna["breeds"]] == [(0, "R-B")]
    assert (ben["price"], ben["reached"], ben["affordable"], ben["usable"], ben["breeds"]) == (1, False, True, False, [])
    assert (view["cells"][8]["face"], view["cells"][8]["card"], view["cells"][8]["offers"][0]["price"]) == ("down", None, 1)
    assert view["cells"][0]["offers"][0] == {
        "reached": True, "price": None, "pays": None, "affordable": False, "usable": False, "allowed": False,
        "payment": None, "breeds": [],
    }  # fmt: skip
    assert {each["card"]["code"]: each["copies"] for each in view["unseen"] if each["copies"]}["~"] == 9
    assert sum(each["copies"] for each in view["unseen"]) == 34
    assert (view["open_cards"][0]["colours"], view["breeding_left"], len(view["breeding_unseen"])) == (["red", "blue"], 17, 17)


def test_the_view_of_a_pending_purchase_names_the_automatic_payment():
    """§12: an auto-pay button: a fish its colour first, then pearls; any: the colours held most."""
    table = annas_turn()
    table.play("boat")
    pending = table.seen().view["pending"]
    assert (pending["what"], pending["due"], pending["pays"], pending["auto_pay"]) == ("boat", 3, "any", "red")
    table.play("pay red", "pay red", "pay yellow", "take 3,2")
    pending = table.seen().view["pending"]
    assert (pending["what"], pending["card"]["code"], pending["auto_pay"]) == ("take", "Bm", "blue")
    table.play("pay blue")
    pending = table.seen().view["pending"]
    assert (pending["what"], pending["places"], pending["breeds"][0]["slot"]) == ("place", [0, 1], 0)


def test_the_view_proposes_a_payment_for_everything_that_can_be_bought():
    """§5.2: what may be given for it, and as many of it as it costs."""
    view = annas_turn().seen().view
    assert view["seats"][ANNA]["boat"]["proposal"] == ["red", "yellow", "red"]
    offers = [cell["offers"][ANNA] for cell in view["cells"]]
    assert [offer["payment"] is not None for offer in offers] == [offer["allowed"] for offer in offers]
    paid = [offer["payment"] for offer in offers if offer["allowed"]]
    assert [len(payment["proposal"]) for payment in paid] == [offer["price"] for offer in offers if offer["allowed"]]
    assert all(set(payment["proposal"]) <= set(payment["units"]) for payment in paid)


def test_allowed_in_the_view_is_what_the_rules_allow():
    """The client computes no rule: for the active seat in ACTION, allowed cells are exactly the legal TAKE and FLIP."""
    random, state = fast_random("allowed")[0], GAME.start(2, "allowed")
    while state.waiting:
        seat = GAME.waiting_seats(state)[0]
        if state.phase == 2:
            view = GAME.see(state, seat).view
            allowed = [cell["cell"] for cell in view["cells"] if cell["offers"][seat]["allowed"]]
            clicks = [GAME.Decision.target(action) for action in GAME.legal_actions(state, seat)]
            assert allowed == sorted(click["cell"] for click in clicks if "cell" in click)
        play_any(state, random)


BOARD = """\
              < sea edge                           reef edge
      column   0     1     2     3     4     5     6     7
         Ben  [b]   [b]    ·     ·     ·     ·     ·     ·
       row 3   #     ~     Bm    ~     Ym    ~     Vf    *
       row 2  [?]   [?]   [?]   [?]   [?]   [?]   [?]   [?]
       row 1  [?]   [?]   [?]   [?]   [?]   [?]   [?]   [?]
       row 0   ~     ~     Vm    #     ~     Yf    *     ~
        Anna  [b]   [b]    ·     ·     ·     ·     ·     ·"""


def test_the_drawing_of_annas_turn():
    """§2.5: sea on the left for both, the own open row at the bottom."""
    table, words = annas_turn(), Words("en", "das_riff", ["Anna", "Ben"])
    shown = table.seen().drawing(words)
    assert BOARD in shown
    assert max(map(len, shown.splitlines())) <= 80
    other = table.seen(BEN).drawing(words).splitlines()
    assert [line.split()[0] for line in other[4:10]] == ["Anna", "row", "row", "row", "row", "Ben"]
    assert "Anna: worms R2 Y2 B1 G1 V1 P1 · 2 pearls · one shark · 0 breedings" in shown
    assert told(table.play("flip 1,1", "pay purple"), "card-flipped")[0]["card"] == 7
    assert "Gf!" in table.seen().drawing(words)
