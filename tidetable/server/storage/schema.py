"""The tables of the database. A match is its rows in ``events``; what else is stored about it can be made from them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

metadata = sa.MetaData()

ID = sa.String(64)
TIME = sa.Double

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

outages = sa.Table(  # when no server was there: nobody's clock is charged for it
    "outages",
    metadata,
    sa.Column("since", TIME, primary_key=True),
    sa.Column("until", TIME, nullable=False),
)

players = sa.Table(  # accounts, and guests who have done something
    "players",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("name", sa.String(40)),
    sa.Column("login", sa.String(64), unique=True),
    sa.Column("password", sa.Text),
    sa.Column("created", TIME, nullable=False),
    sa.Column("same_as", ID, index=True),  # a guest who has logged in since
    sa.Column("generation", sa.Integer, nullable=False, server_default="0"),  # older cookies are worth nothing
    sa.Column("deleted", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("child", sa.Boolean, nullable=False, server_default=sa.false()),  # who neither talks nor is talked to
    sa.Column("pin", sa.Text),  # the hash of what ends that for a guest; an account has its password
)

ended = sa.Table(  # devices that were logged out: their cookies are worth nothing
    "ended",
    metadata,
    sa.Column("device", ID, primary_key=True),
    sa.Column("at", TIME, nullable=False),
)

devices = sa.Table(  # where accounts are logged in
    "devices",
    metadata,
    sa.Column("device", ID, primary_key=True),
    sa.Column("player", ID, nullable=False, index=True),
    sa.Column("agent", sa.String(40), nullable=False),  # the browser and its system in two words
    sa.Column("created", TIME, nullable=False),
    sa.Column("seen", TIME, nullable=False),
)

passkeys = sa.Table(  # what accounts log in with besides a password
    "passkeys",
    metadata,
    sa.Column("id", ID, primary_key=True),  # the digest of what browsers call it
    sa.Column("player", ID, nullable=False, index=True),
    sa.Column("credential", sa.Text, nullable=False),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", TIME, nullable=False),
    sa.Column("used", TIME),
)

challenges = sa.Table(  # what browsers are to sign with a passkey: each once, soon, in the session that was asked
    "challenges",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("session", sa.String(160), nullable=False),
    sa.Column("until", TIME, nullable=False, index=True),
)

profiles = sa.Table(  # what an account shows of itself, and to whom
    "profiles",
    metadata,
    sa.Column("player", ID, primary_key=True),
    sa.Column("handle", sa.String(40), nullable=False, unique=True),  # of its page; a login is nobody's business
    sa.Column("about", sa.String(300)),
    sa.Column("sees_profile", sa.String(16), nullable=False),
    sa.Column("sees_games", sa.String(16), nullable=False),
    sa.Column("sees_online", sa.String(16), nullable=False),
)

bonds = sa.Table(  # between people: who asked whom, who are friends, whom somebody does not want to meet or to hear
    "bonds",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("player", ID, nullable=False),  # whose it is ...
    sa.Column("other", ID, nullable=False),  # ... and whom it concerns
    sa.Column("kind", sa.String(16), nullable=False),  # asked, declined, friend (one row each way), blocked, muted
    sa.Column("at", TIME, nullable=False),
    sa.Index("bonds_pair", "player", "other", "kind", unique=True),
    sa.Index("bonds_other", "other", "kind"),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("owner", ID, nullable=False, index=True),
    sa.Column("player", ID, nullable=False),  # a bot is a player of its own
    sa.Column("digest", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", TIME, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),  # its newest event; whoever raises it owns the next numbers
    sa.Column("created", TIME, nullable=False),
    sa.Column("updated", TIME, nullable=False),
    sa.Column("due", TIME),  # when a bot must move or a clock runs out
    sa.Column("summary", sa.Text, nullable=False),  # for lists, without replaying
    sa.Column("waiting", sa.Integer),  # the seats that must decide, a bit each; not known of what older servers have stored
    sa.Index("tables_lobby", "public", "status", "updated"),
    sa.Index("tables_due", "due"),
    sa.Index("tables_updated", "updated"),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", TIME, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("key", sa.String(160)),
    sa.Column("check_digits", sa.String(16), nullable=False),
)

seats = sa.Table(  # who sat where, under which name: apart from the events, so that a name can be taken back
    "seats",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", ID, primary_key=True),
    sa.Column("name", sa.String(40)),
    sa.Index("seats_player", "player"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("c", sa.Integer, primary_key=True),
    sa.Column("at", TIME, nullable=False),
    sa.Column("player", ID, nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40)),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("aside", sa.Boolean, nullable=False, server_default=sa.false()),  # in the commentary of those who watch
)

records = sa.Table(  # matches from elsewhere, each in one row instead of its events; dropped when nobody opens them
    "records",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("host", ID, nullable=False),
    sa.Column("at", TIME, nullable=False),
    sa.Column("opened", TIME, nullable=False, index=True),
    sa.Column("source", sa.String(64), nullable=False),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Index("records_source", "source", "at"),
)

archives = sa.Table(  # finished matches, each in one small row instead of its events
    "archives",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),  # the last event in it; what happened since is in ``events``
    sa.Column("body", sa.LargeBinary, nullable=False),
)

snapshots = sa.Table(  # where opening a table begins: a cache, to be made anew from its events
    "snapshots",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),  # the last event in it
    sa.Column("body", sa.LargeBinary, nullable=False),
)

rated = sa.Table(  # what each rated match did to those who played it; all of it follows from the events of the tables
    "rated",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("at", TIME, nullable=False),  # when the match ended
    sa.Column("player", ID, nullable=False),  # or "bot " and its name
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("played", sa.Integer, nullable=False),  # rated matches of theirs until then, this one included
    sa.Column("before", TIME, nullable=False),
    sa.Column("before_error", TIME, nullable=False),
    sa.Column("after", TIME, nullable=False),
    sa.Column("after_error", TIME, nullable=False),
    sa.Column("volatility", TIME, nullable=False),
    sa.Index("rated_pool", "game", "seats", "at"),
    sa.Index("rated_player", "player", "game", "seats", "at"),
)

ratings = sa.Table(  # how strong everybody is by now: the last row of theirs in ``rated``, for lists
    "ratings",
    metadata,
    sa.Column("player", ID, primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True),
    sa.Column("value", TIME, nullable=False),
    sa.Column("error", TIME, nullable=False),
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("at", TIME, nullable=False),
    sa.Index("ratings_board", "game", "seats", "value"),
)

bans = sa.Table(  # addresses and networks the host has shut out
    "bans",
    metadata,
    sa.Column("network", sa.String(64), primary_key=True),
    sa.Column("until", TIME, nullable=False),
)

reports = sa.Table(  # what people tell the host about others
    "reports",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("at", TIME, nullable=False),
    sa.Column("reporter", ID, nullable=False),
    sa.Column("player", ID, nullable=False),
    sa.Column("name", sa.String(40)),  # under which they were met
    sa.Column("table_id", ID),
    sa.Column("why", sa.String(16), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("said", sa.Text, nullable=False),  # what was said around it, as JSON
    sa.Column("settled", TIME),
    sa.Index("reports_pair", "reporter", "player"),
    sa.Index("reports_open", "settled", "at"),
)

penalties = sa.Table(  # what the host did about people
    "penalties",
    metadata,
    sa.Column("player", ID, primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),  # warning, silence, ban
    sa.Column("until", TIME, nullable=False),
    sa.Column("note", sa.Text, nullable=False),
)

days = sa.Table(  # games of the deal of the day: the first of each person, found true
    "days",
    metadata,
    sa.Column("date", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("player", ID, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("at", TIME, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

doubts = sa.Table(  # puzzles that somebody calls doubtful
    "doubts",
    metadata,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("player", ID, primary_key=True),
    sa.Column("at", TIME, nullable=False),
)

seeks = sa.Table(  # people who look for somebody to play with, one row a person
    "seeks",
    metadata,
    sa.Column("player", ID, primary_key=True),
    sa.Column("pool", sa.String(120), nullable=False, index=True),  # what they wait for: game, seats, clock, rated
    sa.Column("name", sa.String(40)),
    sa.Column("near", sa.Boolean, nullable=False),
    sa.Column("rating", TIME, nullable=False),
    sa.Column("since", TIME, nullable=False),
    sa.Column("bot_at", TIME),
    sa.Column("until", TIME, nullable=False),
    sa.Column("keeper", sa.String(64)),  # the process at which they listen
    sa.Column("table_id", ID),  # made for them ...
    sa.Column("found", TIME),  # ... and there since
)

codes = sa.Table(  # short codes that lead to a table for an evening
    "codes",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("table_id", ID, nullable=False, index=True),
    sa.Column("until", TIME, nullable=False),
)

jobs = sa.Table(  # what is to be done without anybody asking, for whichever worker takes it first
    "jobs",
    metadata,
    sa.Column("id", sa.String(160), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("table_id", ID, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),  # the event that put the question: the same question is answered once
    sa.Column("stamp", sa.Integer, nullable=False),  # the newest event of the table when this was still to be done
    sa.Column("due", TIME, nullable=False),
    sa.Column("owner", ID, nullable=False),  # the owners of jobs take turns
    sa.Column("holder", sa.String(64)),  # the worker that does it ...
    sa.Column("until", TIME, nullable=False, server_default="0"),  # ... unless it falls silent, by the database's clock
    sa.Index("jobs_table", "table_id"),
    sa.Index("jobs_due", "kind", "due"),
)

told = sa.Table(  # what people want to be told, and by which ways
    "told",
    metadata,
    sa.Column("player", ID, primary_key=True),
    sa.Column("by", sa.Text, nullable=False),  # the ways by kind, as JSON
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("quiet_begin", sa.Integer),  # minutes after midnight where they live
    sa.Column("quiet_end", sa.Integer),
    sa.Column("email", sa.String(254)),  # confirmed
    sa.Column("pending", sa.String(254)),  # not yet
    sa.Column("webhook", sa.Text),
    sa.Column("format", sa.String(16), nullable=False),
    sa.Column("calendar", sa.Integer, nullable=False),  # which address of the calendar holds; 0: none
    sa.Column("calendars", sa.Integer, nullable=False),
)

pushes = sa.Table(  # browsers that let themselves be pushed
    "pushes",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("player", ID, nullable=False, index=True),
    sa.Column("device", ID),
    sa.Column("agent", sa.String(40), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("created", TIME, nullable=False),
)

outbox = sa.Table(  # what somebody is told: once, for its name says what it is
    "outbox",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("player", ID, nullable=False, index=True),
    sa.Column("way", sa.String(16), nullable=False),
    sa.Column("target", ID, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("table_id", ID, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("mark", sa.Integer, nullable=False),  # tells it from the next of its kind
    sa.Column("created", TIME, nullable=False, index=True),
    sa.Column("due", TIME, nullable=False),
    sa.Column("state", sa.String(16), nullable=False),  # waiting, sent, seen, over, unwanted, refused, given-up
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("at", TIME),
    sa.Column("fault", sa.Text),
    sa.Index("outbox_due", "state", "due"),
)

looking = sa.Table(  # who looked at which table when: whoever looks need not be told
    "looking",
    metadata,
    sa.Column("player", ID, primary_key=True),
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("at", TIME, nullable=False),  # when they last looked ...
    sa.Column("until", TIME, nullable=False),  # ... and until when they count as looking
)

notes = sa.Table(  # what somebody writes down for themselves at a table: nobody else is ever shown it
    "notes",
    metadata,
    sa.Column("player", ID, primary_key=True),
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", TIME, nullable=False),
)

follows = sa.Table(  # tables somebody follows: nobody else is ever shown which
    "follows",
    metadata,
    sa.Column("player", ID, primary_key=True),
    sa.Column("table_id", ID, primary_key=True, index=True),
    sa.Column("since", TIME, nullable=False),
    sa.Column("at", TIME, nullable=False),  # when they last looked ...
    sa.Column("n", sa.Integer, nullable=False),  # ... and the newest event that they were shown then
)

orders = sa.Table(  # what somebody has said beforehand for their seat: nobody else is ever shown it
    "orders",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", ID, nullable=False, index=True),
    sa.Column("n", sa.Integer, nullable=False),  # the newest event when it was said ...
    sa.Column("since", sa.Integer, nullable=False),  # ... and how many decisions stood then
    sa.Column("steps", sa.Text, nullable=False),  # the tree, as JSON
    sa.Column("at", TIME, nullable=False),
)

holidays = sa.Table(  # days off: the clocks of somebody's games by letter stand still
    "holidays",
    metadata,
    sa.Column("player", ID, primary_key=True),
    sa.Column("begin", TIME, primary_key=True),
    sa.Column("end", TIME),  # not yet
    sa.Column("settled", sa.Boolean, nullable=False),  # whether every table knows that it is over
)

analyses = sa.Table(  # finished matches as the coach sees them: a cache, to be made anew from their events
    "analyses",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("owner", ID, nullable=False, index=True),  # who asked first
    sa.Column("asked", TIME, nullable=False, index=True),
    sa.Column("done", sa.Integer, nullable=False),  # decisions looked at ...
    sa.Column("of", sa.Integer, nullable=False),  # ... of so many
    sa.Column("body", sa.LargeBinary),  # the analysis, packed; none yet
    sa.Column("fault", sa.Text),  # why there will be none
)

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("organiser", ID, nullable=False, index=True),
    sa.Column("state", sa.String(16), nullable=False),  # open, running, over, cancelled
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("code", sa.String(8), nullable=False, unique=True),
    sa.Column("n", sa.Integer, nullable=False),  # changes: whoever pairs a round must have seen the last one
    sa.Column("created", TIME, nullable=False),
    sa.Column("begins", TIME),  # by itself; none: by hand
    sa.Column("started", TIME),
    sa.Column("ended", TIME),
    sa.Column("next_at", TIME),  # when the next round is paired, once this one is over
    sa.Column("body", sa.Text, nullable=False),  # what its organiser chose, as JSON
    sa.Index("tournaments_listed", "listed", "state", "created"),
)

entrants = sa.Table(  # who plays along
    "entrants",
    metadata,
    sa.Column("tournament_id", ID, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("player", ID, nullable=False, index=True),
    sa.Column("name", sa.String(40)),
    sa.Column("rating", TIME, nullable=False),
    sa.Column("at", TIME, nullable=False),
    sa.Column("here", sa.Boolean, nullable=False),  # whether they want a table in the next round
    sa.Column("out", sa.Boolean, nullable=False),  # left for good ...
    sa.Column("kicked", sa.Boolean, nullable=False),  # ... because the organiser said so
    sa.Index("entrants_player", "tournament_id", "player", unique=True),
)

meetings = sa.Table(  # who meets whom at which table, and how it ended
    "meetings",
    metadata,
    sa.Column("tournament_id", ID, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("board", sa.Integer, primary_key=True),
    sa.Column("players", sa.Text, nullable=False),  # numbers of entrants by seat, as JSON; null is a bot
    sa.Column("table_id", ID, index=True),  # none for a bye
    sa.Column("made", sa.Boolean, nullable=False),  # whether the table is there
    sa.Column("at", TIME, nullable=False),
    sa.Column("due", TIME),  # when everybody must have sat down
    sa.Column("ranks", sa.Text),  # by seat, as JSON, once it is over
    sa.Column("absent", sa.Text, nullable=False),  # seats whose player did not come, as JSON
)

# What a backup holds: everything but jobs, snapshots and analyses, which follow from the events of the tables, and who waits.
ALL = (
    settings, outages, players, ended, devices, passkeys, challenges, profiles, bonds, tokens, tables, events,
    seats, chat, records, archives, bans,
    reports, penalties,
    rated, ratings, days, doubts, told, pushes, outbox, notes, follows, orders, holidays, tournaments, entrants, meetings,
)  # fmt: skip


def insert_into(connection: sa.Connection, table: sa.Table) -> Any:
    """Begin an insert that can say what happens to a row that is there already: each database has one of its own."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)
