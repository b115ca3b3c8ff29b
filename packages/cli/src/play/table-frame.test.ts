import { stripVTControlCharacters } from 'node:util';
import { GAME_IDS, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { NATURE, catchUp, follower, pick, seatsOf, simulationRng, type AnyFollower } from '@zaria/kit';
import { LANGUAGES, type Language } from '@zaria/words';
import { describe, expect, test } from 'vitest';
import { matchOf, penFor } from '../boards/drawn.testing.ts';
import { BOARDS } from '../boards/index.ts';
import { EMPTY_FIELD, fieldOf } from '../screen/field.ts';
import type { Part, Size } from '../screen/fit.ts';
import { cut, widthOf } from '../text/layout.ts';
import type { Pen } from '../text/pen.ts';
import { SMALLEST, paintTable, type Scene } from './table-frame.ts';

const SIZES: readonly Size[] = [SMALLEST, { columns: 80, rows: 24 }, { columns: 120, rows: 40 }];

function sceneOf(id: GameId, own: AnyFollower, pen: Pen): Scene {
  const board = BOARDS[id];
  const pointer = board.pointing?.begin(own, null) ?? null;
  const items =
    pointer === null ? own.legal.map((action, i) => ({ key: String(i), label: action.step, hint: () => '' })) : [];
  return {
    title: id,
    heading: board.heading(own.view, pen),
    parts: wide => board.parts(own.view, wide, pointer),
    events: [
      'Something happened.',
      'Then something else did, which takes so many words that it is longer than one line is wide.',
    ],
    read: 1,
    answer: null,
    isLogAtHand: true,
    inLines: '--lines',
    sentence: 'What now?',
    items,
    chosen: 0,
    field: EMPTY_FIELD,
    message: null,
    keys: 'KEYS',
  };
}

const leastOf = (parts: readonly Part[]): readonly string[] => parts.flatMap(({ forms }) => forms[0] ?? []);

describe.each(GAME_IDS)('%s', id => {
  const { game } = registered(id);
  const { min, max } = game.players;

  test.each([...LANGUAGES.map(language => [language, max] as const), ['en', min] as const])(
    '[19.1] at every moment the table, the question and the last event are in sight, in %s with %i',
    (language: Language, seats) => {
      const pen = penFor(id, seats, language);
      const rng = simulationRng(`${id} ${seats} seen`);
      const match = matchOf(
        id,
        seats,
        id === 'railroad-ink' ? { expansion: 'lakes', ...(seats > 1 && { draft: true }) } : {},
      );
      const eyes = [...seatsOf(seats).slice(0, 2), 'spectator' as const].map(viewer =>
        follower(game, match.told(viewer), viewer),
      );
      for (
        let moment = 0, [actor] = game.waiting(match.state);
        actor !== undefined;
        moment++, [actor] = game.waiting(match.state)
      ) {
        // A few moments of each match are enough, in each language others.
        if (moment % 17 === 4 * LANGUAGES.indexOf(language)) {
          for (const own of eyes) {
            catchUp(own, match.told(own.viewer));
            for (const size of SIZES) {
              const scene = sceneOf(id, own, pen);
              const { lines, caret } = paintTable(scene, size, pen);
              expect(lines).toHaveLength(size.rows);
              expect(lines.filter(line => widthOf(line) > size.columns)).toEqual([]);
              expect(lines.at(-1)).toBe('KEYS');
              expect(lines.at(-2)).toBe('› ');
              expect(caret).toEqual({ row: size.rows - 2, column: 2 });
              expect(lines).toContain('What now?');
              expect(lines.join('\n')).toContain('than one line is wide.'.split(' ').at(-1));
              // Nothing of what must be seen is cut off, but on the right.
              const least = leastOf(scene.parts({ ...pen, width: size.columns }));
              if (size.rows < 40) expect(least.length).toBeLessThan(size.rows);
            }
          }
        }
        const action = actor === NATURE ? game.sample(match.state, rng) : pick(game.legal(match.state, actor), rng);
        match.append({ kind: 'play', actor, action });
      }
    },
  );
});

const pen = penFor('las-vegas', 2);
const scene: Scene = {
  title: 'Game',
  heading: 'Round 1',
  parts: () => [],
  events: ['one', 'two', 'three'],
  read: 2,
  answer: null,
  isLogAtHand: true,
  inLines: '--lines',
  sentence: 'What now?',
  items: [],
  chosen: 0,
  field: EMPTY_FIELD,
  message: null,
  keys: 'KEYS',
};

test('where room is short a list is a window around what is chosen, and arrows tell of the rest', () => {
  const items = Array.from({ length: 40 }, (_, i) => ({ key: '', label: `move ${i}`, hint: () => '' }));
  const { lines } = paintTable({ ...scene, items, chosen: 20 }, { columns: 80, rows: 24 }, pen);
  expect(lines.some(line => line.includes('▸   move 20'))).toBe(true);
  expect(lines.filter(line => /^[↑↓]/.test(line))).toHaveLength(2);
});

describe('what somebody has just asked for', () => {
  const long = (n: number): string => `${n}. ${'so much is to be said of it '.repeat(4)}`.trim();
  const [before, ways] = [Array<string>(20).fill('before'), [1, 2, 3].map(long)];
  const items = Array.from({ length: 8 }, (_, i) => ({ key: '', label: `move ${i}`, hint: () => '' }));
  const asked = { ...scene, events: [...before, ...ways], read: 20, answer: 20, items };
  const tall = (rows: number) => (): readonly Part[] => [
    { importance: 0, forms: [Array.from({ length: rows }, (_, i) => `row ${i}`)] },
  ];

  test('is in sight as a whole, below a mark of what was before, and the list gives way', () => {
    const { lines } = paintTable({ ...asked, parts: tall(10) }, { columns: 80, rows: 24 }, pen);
    expect(lines).toHaveLength(24);
    expect(lines.flatMap(line => /^· (\d)\./.exec(line)?.[1] ?? [])).toEqual(['1', '2', '3']);
    expect(lines.filter(line => line.startsWith('↑ '))).toEqual(['↑ 20 earlier lines: PgUp']);
    expect(lines.filter(line => line.includes('move'))).toHaveLength(3);
  });

  test('is shown from its beginning where it does not fit, and a mark says how much is left', () => {
    const { lines } = paintTable({ ...asked, parts: tall(14) }, { columns: 80, rows: 24 }, pen);
    expect(lines).toHaveLength(24);
    expect(lines.slice(15, 18)).toEqual([
      expect.stringMatching(/^· 1\./),
      expect.stringMatching(/^ {2}/),
      '↓ 4 more lines: PgUp',
    ]);
  });
});

test('where PgUp does not lead to what happened before, no mark says so', () => {
  const events = Array.from({ length: 30 }, (_, i) => `event ${i}`);
  const shown = (isLogAtHand: boolean): readonly string[] =>
    paintTable({ ...scene, events, isLogAtHand }, { columns: 80, rows: 24 }, pen).lines;
  expect(shown(true).find(line => line.includes('PgUp'))).toMatch(/^↑ \d+ earlier lines: PgUp$/);
  expect(shown(false).filter(line => line.includes('PgUp'))).toEqual([]);
  expect(shown(false).filter(line => line.startsWith('· event'))).toContain('· event 29');
});

test('where nothing of the list fits the question still does', () => {
  const parts = (): readonly Part[] => [{ importance: 0, forms: [Array.from({ length: 40 }, (_, i) => `row ${i}`)] }];
  const { lines } = paintTable({ ...scene, parts }, { columns: 80, rows: 24 }, pen);
  expect(lines).toHaveLength(24);
  expect(lines.slice(-3)).toEqual(['What now?', '› ', 'KEYS']);
});

test('what was refused is said above what was typed', () => {
  const { lines, caret } = paintTable(
    { ...scene, message: 'No.', field: fieldOf('place 9') },
    { columns: 80, rows: 24 },
    pen,
  );
  expect(lines.slice(-4)).toEqual(['What now?', '! No.', '› place 9', 'KEYS']);
  expect(caret).toEqual({ row: 22, column: 9 });
});

test('names from elsewhere are measured: wide signs take two columns, marks none', () => {
  const { lines } = paintTable(
    { ...scene, events: ['漢字'.repeat(60), 'e\u0301'.repeat(70)] },
    { columns: 80, rows: 24 },
    pen,
  );
  for (const line of lines) expect(widthOf(stripVTControlCharacters(line))).toBeLessThanOrEqual(80);
  expect(cut('漢字漢字', 5)).toBe('漢字…');
});

test('below the smallest size it says what is needed', () => {
  expect(paintTable(scene, { columns: 60, rows: 20 }, pen).lines.join(' ')).toContain(
    'The terminal is 60×20; the table needs 70 columns and 23 lines.',
  );
});

test('where the terminal is too small, the flag is told that this command has', () => {
  const told = (inLines: string): string =>
    paintTable({ ...scene, inLines }, { columns: 60, rows: 20 }, pen).lines.join(' ');
  expect(told('--print')).toContain('go on with --print.');
  expect(told('--lines')).toContain('go on with --lines.');
});
