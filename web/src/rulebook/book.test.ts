import { readdirSync, readFileSync } from 'node:fs';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { bookText } from '../../tools/booktext';
import type { Description } from '../rules/description';
import { GameRules } from '../rules/game';
import { Book, passageFor, passageIn, type Plan, tableOf, type Table } from './book';
import { positionAfter } from './position';
import { plain, valued } from './told';
import type { Words } from '../words/words';

const FOLDER = '../tidetable/rulebook';
const write = (text: string): string => marked.parse(text, { async: false });
const planOf = (game: string): Plan => JSON.parse(readFileSync(`${FOLDER}/${game}/plan.json`, 'utf-8')) as Plan;
const textOf = (game: string, language = 'en') => bookText(readFileSync(`${FOLDER}/${game}/${language}.md`, 'utf-8'), write);
const GAMES = readdirSync(FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith('_')).map(({ name }) => name);
const describeOf = (game: string): Description => JSON.parse(readFileSync(`../tidetable/wasm/modules/${game}.json`, 'utf-8')) as Description;
const words = { has: () => false, word: (id: string) => id, language: 'en' } as unknown as Words;

describe.each(GAMES)('the drawings of %s', (game) => {
  it('are positions of the built rules', async () => {
    const rules = await GameRules.of(describeOf(game), await WebAssembly.compile(readFileSync(`../tidetable/wasm/modules/${game}.wasm`)));
    const book = new Book(planOf(game), textOf(game));
    for (const name of Object.keys(book.plan.figures)) expect(() => positionAfter(rules, book.figure(name) as never), name).not.toThrow();
  });
});

describe('the rulebook of Fish’n’Stones', () => {
  const book = new Book(planOf('fish_n_stones'), textOf('fish_n_stones'));
  const table = (named: Record<string, unknown> = {}, seats: number | null = null): Table => tableOf(describeOf('fish_n_stones'), named, seats);
  const ids = (at: Table): string[] => book.chapters(at).flatMap(({ passages }) => passages.map(({ id }) => id));

  it('tells what holds at the table, and marks what it has changed', () => {
    expect(ids(table())).toContain('lure-column');
    const bluffing = book.chapters(table({ bait_rule: 'anywhere' })).flatMap(({ passages }) => passages);
    expect(bluffing.map(({ id }) => id)).not.toContain('lure-column');
    expect(bluffing.filter(({ changed }) => changed.length > 0).map(({ id, changed }) => [id, ...changed])).toEqual([['lure-anywhere', 'bait_rule']]);
    expect(ids(table({}, 4))).not.toContain('shores-fixed');
    expect(ids(table({}, 3))).toContain('shores-fixed');
  });
  it('opens what covers a rule, of several what the phase asks for', () => {
    const chapters = book.chapters(table());
    expect(passageFor('FS-12', chapters)?.id).toBe('lure-what');
    expect(passageFor('§4', chapters, 'fish')?.id).toBe('catch');
    expect(passageFor('5.99', chapters)?.id).toBe('round');
    expect(passageFor('FS-99', chapters)).toBe(null);
    expect(passageFor('ties', chapters)?.title).toBe('A tie');
    expect(passageIn('drop', chapters)?.id).toBe('lure');
    expect(passageFor('FS-10', book.chapters(table({ own_cat: 'hidden' })))?.id).toBe('lure-anywhere');
  });
  it('opens the passage that answers what the screen said, whatever else tells of its rule', () => {
    const chapters = new Book(planOf('reef_encounter'), textOf('reef_encounter')).chapters(tableOf(describeOf('reef_encounter'), {}, null));
    expect(passageFor('§5.5', chapters, 'main')?.id).toBe('alga');
    expect(passageFor('§5.5 why-one-lock', chapters, 'main')?.id).toBe('lock');
    expect(passageFor('§5.5 why-no-alga-play', chapters, 'main')?.id).toBe('alga');
  });
  it('leads from its terms to passages of the table alone', () => {
    const chapters = book.chapters(table());
    const bluffing = book.index(chapters, 'en').find(({ term }) => term === 'bluffing');
    expect(bluffing?.passages.map(({ id }) => id)).toEqual(['lure-tells']);
    expect(book.index(chapters, 'en').map(({ term }) => term)).toEqual(book.index(chapters, 'en').map(({ term }) => term).toSorted((one, two) => one.localeCompare(two)));
  });
});

describe('a text', () => {
  const { passages, titles, index } = bookText('# one: One\n\n## two: Two\nA **term**, {fish}.\n\n![Three](pic)\n\n- four\n\n# index: Index\n- term: two, six\n', write);
  it('is cut into passages, drawings and terms', () => {
    expect(titles).toEqual({ '# one': 'One', two: 'Two', '# index': 'Index' });
    expect(passages['two']).toEqual([{ html: '<p>A <strong>term</strong>, {fish}.</p>' }, { figure: 'pic', caption: 'Three' }, { html: '<ul>\n<li>four</li>\n</ul>' }]);
    expect(index).toEqual([{ term: 'term', passages: ['two', 'six'] }]);
  });
  it('says the values of the table, and marks those that are not the usual ones', () => {
    expect(valued('{fish} {other}', { options: { fish: 8 }, usual: { fish: 8 }, seats: null }, words)).toBe('8 {other}');
    expect(valued('{fish}', { options: { fish: 9 }, usual: { fish: 8 }, seats: null }, words)).toBe('<mark>9</mark>');
  });
  it('is searched as it is read', () => {
    const passage = { id: 'two', title: 'Two', blocks: passages['two'] ?? [], covers: [], askedIn: [], answers: [], changed: [] };
    expect(plain(passage, { options: { fish: 9 }, usual: { fish: 8 }, seats: null }, words).replace(/\s+/g, ' ')).toContain('A term , 9 . Three four');
  });
});
