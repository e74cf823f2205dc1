// Plays recorded games on built modules and writes, for some of their positions, everything that the page makes of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { ALL_SEEING, GameRules, SPECTATOR } from '../../web/src/rules/game';
import { codesOf, complete } from '../../web/src/rules/options';
import { positionOf, whyNot } from '../../web/src/rules/picture';

const [modules, asked, answer] = process.argv.slice(2) as [string, string, string];
const { game, trials } = JSON.parse(readFileSync(asked, 'utf-8'));
const description = JSON.parse(readFileSync(`${modules}/${game}.json`, 'utf-8'));
const rules = await GameRules.of(description, await WebAssembly.compile(readFileSync(`${modules}/${game}.wasm`)));

/** What these eyes are given of a position, with the refusals that were asked for. */
function givenOf(step, viewer, { refused, clicked }) {
  const seen = rules.see(step.state, viewer);
  const events = seen.events(step.journal);
  const isAsked = viewer >= 0 && seen.isAsked;
  return {
    ...positionOf(seen, isAsked),
    events,
    log: rules.rows.log(events),
    refused: isAsked ? refused.filter((action) => !seen.legal.includes(action)).map((action) => seen.whyNot(action)) : [],
    clicked: isAsked ? clicked.map((target) => whyNot(seen, target)) : [],
  };
}

function positionsOf({ seats, options, key, moves, looks }) {
  const chosen = complete(description, options, seats);
  let step = rules.begin(seats, codesOf(description, chosen, seats), Uint8Array.from(Buffer.from(key, 'hex')));
  const found = [];
  for (let number = 0; number <= moves.length; number++) {
    if (number > 0) {
      const [seat, action] = moves[number - 1];
      const next = rules.carryOut(step.state, seat, action);
      step = next;
    }
    const look = looks[number];
    if (!look) continue;
    const eyes = [...Array(seats).keys(), SPECTATOR, ALL_SEEING];
    found.push({ given: eyes.map((viewer) => givenOf(step, viewer, look)), waiting: rules.waiting(step.state), score: look.score ? rules.score(step.state) : null });
  }
  return found;
}

writeFileSync(answer, JSON.stringify(trials.map(positionsOf)));
