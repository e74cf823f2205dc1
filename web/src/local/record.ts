// The record of a finished match (docs/records.md), and the check of its deal: what Python writes, reads and verifies.
import type { Verdict } from '../connection/types';
import type { GameRules } from '../rules/game';
import { commitmentOf } from './fair';
import { outcomeText } from './result';
import { Refuse } from './rulings';
import { LocalTable } from './table';

/** The record of a table; a program verifies it, a server takes it in. */
export function recordOf(table: LocalTable): Record<string, unknown> {
  if (!table.over) throw new Refuse('not-now', 'the record can be had once the match is over', ['refused-not-over', {}]);
  if (!table.isOpen) throw new Refuse('not-now', 'this game keeps something hidden after the end', ['refused-kept-hidden', {}]);
  const { plan, rules, story } = table;
  return {
    ...{ format: 'tidetable-match', version: 1, game: plan.game, rules_version: plan.rules_version, seats: plan.seats.length },
    options: plan.options,
    seed: table.seed,
    log: table.log.map((entry, i) => ({ n: i + 1, ...entry, ...('action' in entry ? { text: rules.rows.text(entry.action) } : {}) })),
    result: outcomeText(table),
    table: {
      names: plan.seats.map(({ name, bot }) => name ?? bot),
      ...{ commitment: table.commitment, secret: table.secret, salts: table.salts, clock: { kind: 'none' }, rated: false },
      started: story.find(({ event }) => event.kind === 'started')?.at ?? null,
      ended: story.find(({ event }) => event.kind === 'ended')?.at ?? null,
      result: table.result,
      events: story.filter(({ event }) => event.kind !== 'created').map(({ n, at, event }) => ({ n, at, ...event })),
    },
  };
}

/** Deal a finished match again, and confirm what was said of it. */
export function verify(table: LocalTable, rules: GameRules): Verdict & { salts: string[] } {
  if (!table.over) throw new Refuse('not-now', 'the deal is checked once the match is over', ['refused-not-over', {}]);
  const promised = commitmentOf(table.secret) === table.commitment;
  const same = rules.description.rules_version === table.plan.rules_version;
  const again = same ? dealtAgain(table, rules) : null;
  const checks = [
    { check: 'commitment', ok: promised, text: promised ? 'the secret is the one that was promised' : 'this is not the secret that was promised' },
    { check: 'seed', ok: true, text: 'the seed is the secret and the salts' },
    { check: 'rules_version', ok: same, text: `played under version ${table.plan.rules_version}, checked under version ${rules.description.rules_version}` },
    { check: 'log', ok: again !== null, text: again ? `dealt again: all ${table.log.length} entries are legal` : 'the log cannot be played again' },
    { check: 'result', ok: again !== null && outcomeText(again) === outcomeText(table), text: `the result is ${outcomeText(table) ?? 'open'}` },
  ];
  return { ok: checks.every(({ ok }) => ok), commitment: table.commitment, secret: table.secret, salts: table.salts, seed: table.seed, checks };
}

/** The same table from its events alone; null if they cannot happen. */
function dealtAgain(table: LocalTable, rules: GameRules): LocalTable | null {
  try {
    return new LocalTable(table.id, rules, table.story.map(({ at, event }) => ({ at, event })));
  } catch {
    return null;
  }
}
