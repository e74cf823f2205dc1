import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Description } from '../rules/description';
import { GameRules } from '../rules/game';
import { type Condition, type Happened, holds } from './conditions';
import { type Course, loadCourse, TAUGHT } from './course';
import { numberOf, Walk } from './walk';

const PATIENCE = 60_000; // milliseconds for a whole course on a busy machine
const shared = JSON.parse(readFileSync('../tests/data/conditions.json', 'utf-8')) as {
  conditions: { condition: Condition; happened: Happened; holds: boolean }[];
};

async function rulesOf(game: string): Promise<GameRules> {
  const description = JSON.parse(readFileSync(`../tidetable/wasm/modules/${game}.json`, 'utf-8')) as Description;
  return GameRules.of(description, await WebAssembly.compile(readFileSync(`../tidetable/wasm/modules/${game}.wasm`)));
}

it('conditions mean what they mean in Python', () => {
  expect(shared.conditions.length).toBeGreaterThan(15);
  for (const { condition, happened, holds: held } of shared.conditions) expect([condition, holds(condition, happened)]).toEqual([condition, held]);
});

describe.each(TAUGHT)('the course of %s', (game) => {
  let course: Course;
  let rules: GameRules;
  beforeAll(async () => {
    course = (await loadCourse(game)) as Course;
    rules = await rulesOf(game);
  });

  it('is walked through as in Python: right answers fulfil it, wrong ones are told why', () => {
    for (const lesson of course.lessons.filter(({ steps }) => steps?.length)) {
      const walk = new Walk(rules, lesson, 'careful');
      const play = (path: string[]) => path.map((text) => walk.decide(numberOf(rules, text))).at(-1);
      do {
        const { task, right = [], wrong = [] } = walk.step;
        if (!task) continue;
        for (const one of wrong) {
          expect([lesson.id, walk.number, one.play, play(one.play)]).toEqual([lesson.id, walk.number, one.play, { kind: 'again', why: one.why }]);
          walk.again();
        }
        for (const path of [...right].reverse()) {
          walk.again();
          expect([lesson.id, walk.number, path, play(path)?.kind]).toEqual([lesson.id, walk.number, path, 'done']);
        }
      } while (walk.goOn());
      expect(walk.number).toBe((lesson.steps?.length ?? 0) - 1);
    }
  }, PATIENCE);

  it('is taken up again where it was left', () => {
    for (const lesson of course.lessons.filter(({ steps }) => steps?.length)) {
      const walk = new Walk(rules, lesson, 'careful');
      walk.skipTo(99);
      expect(walk.number).toBe((lesson.steps?.length ?? 0) - 1);
      expect(walk.look().view).toBeTruthy();
    }
  }, PATIENCE);
});
