import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratch, typed, zaria } from '../stage.testing.ts';

const casinos = (...list: readonly unknown[]): unknown => ({ game: 'las-vegas', casinos: list });
const casino = (money: unknown, dice: unknown, number: unknown = 1): unknown => ({ number, money, dice });

const royale = (money: unknown, dice: unknown): unknown => ({
  game: 'las-vegas-royale',
  casinos: [casino(money, dice)],
});
const ROW: readonly (number | null)[] = Array.from({ length: 9 }, () => null);
const ROWS = { orange: ROW, yellow: ROW, purple: ROW };

/** The worked examples of rules/las-vegas.md. */
const EXAMPLES = [
  [casino([80, 30, 10], { A: 5, B: 3, C: 3, D: 1 }), { gains: { A: [80], D: [30] }, returned: [10] }],
  [casino([80, 30, 10], { A: 2, B: 1, C: 2, D: 1 }), { gains: {}, returned: [80, 30, 10] }],
  [casino([40, 40], { A: 2 }), { gains: { A: [40] }, returned: [40] }],
  [casino([70, 20], { C: 3, B: 2, D: 1 }), { gains: { C: [70], B: [20] }, returned: [] }],
  [casino([80, 30], { neutral: 2, B: 1 }), { gains: { B: [30] }, returned: [80] }],
  [casino([70, 40], { C: 3, neutral: 2, A: 1 }), { gains: { C: [70] }, returned: [40] }],
] as const;

const REFUSED = [
  [casinos(casino([80], { A: 1 }, 7)), 'casinos[0].number', 'The number of a casino is a whole number from 1 to 6.'],
  [casinos(casino([80], { A: -1 })), 'casinos[0].dice.A', 'The number of dice is a whole number from 0 to 8.'],
  [casinos(casino([80], { A: 1.5 })), 'casinos[0].dice.A', 'The number of dice is a whole number from 0 to 8.'],
  [casinos(casino([80], { A: 9 })), 'casinos[0].dice.A', 'The number of dice is a whole number from 0 to 8.'],
  [casinos(casino([80, 15], { A: 1 })), 'casinos[0].money[1]', 'There is no such amount; in thousands there are 10,'],
  [royale([80, 30], { a: 3 }), 'casinos[0].dice.a', 'Dice are counted by size here: small and big.'],
  [royale([80, 30, 40], {}), 'casinos[0].money[2]', 'A casino has 2 cards at most.'],
  [
    royale([80], { a: { small: null } }),
    'casinos[0].dice.a.small',
    'The number of dice is a whole number from 0 to 7.',
  ],
  [{ game: 'railroad-ink', options: [], placements: [] }, 'options', 'The options are a JSON object'],
  [{ game: 'railroad-ink', rounds: 7 }, 'rounds', 'The rounds are a list'],
  [{ game: 'railroad-ink', placements: [], rounds: [] }, 'rounds', '“placements” and “rounds” do not go together.'],
  [{ game: 'qwinto', ...ROWS, misthrows: 1.5 }, 'misthrows', 'The number of misthrows is a whole number from 0 to 4.'],
  [
    { game: 'qwinto', ...ROWS, yellow: ROW.with(3, 2.5) },
    'yellow[3]',
    'A field is null or a whole number from 1 to 18.',
  ],
  [{ game: 'chess' }, 'game', 'There is no game “chess”; there are las-vegas,'],
  [{ game: 3 }, 'game', 'A position names its game'],
  [{}, 'game', 'A position names its game'],
  [[], 'position', 'A position is a JSON object.'],
  [null, 'position', 'A position is a JSON object.'],
] as const;

const fileOf = (content: unknown): string => {
  const file = join(scratch(), 'position.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

test.each(EXAMPLES)('%j', async (example, expected) => {
  const { exit, out } = await zaria(['score', '--json', fileOf(casinos(example))]);
  expect([exit, JSON.parse(out)]).toEqual([0, expected]);
});

test('in words', async () => {
  const file = fileOf(casinos(casino([80, 30, 10], { red: 5, blue: 3, green: 3, yellow: 1 })));
  expect((await zaria(['score', file])).out).toBe(
    'red wins $80,000.\nyellow wins $30,000.\n$10,000 goes under the deck.\n',
  );
  expect(typed((await zaria(['score', file, '--lang', 'it'])).out)).toContain('red vince $80.000.');
});

test('several files: each by its name, the refused ones complained about', async () => {
  const [good, bad] = [fileOf(casinos()), fileOf(casinos(casino([80], { A: 1 }, 7)))];
  const { exit, out, err } = await zaria(['score', good, bad, good]);
  expect(exit).toBe(4);
  expect(out).toBe(`${good}:\nNobody wins anything.\n${good}:\nNobody wins anything.\n`);
  expect(err).toBe(`zaria: ${bad}: casinos[0].number: The number of a casino is a whole number from 1 to 6.\n`);
});

test.each(REFUSED)('%j is refused at %s', async (position, at, why) => {
  const { exit, out, err } = await zaria(['score', fileOf(position)]);
  expect([exit, out]).toEqual([4, '']);
  expect(err).toContain(`: ${at}: ${why}`);
  expect(err.split('\n')).toHaveLength(2);
  const json = await zaria(['score', '--json', fileOf(position)]);
  expect([json.exit, JSON.parse(json.out)]).toMatchObject([4, { error: { at } }]);
});

test('a file that is not JSON is refused with line and column', async () => {
  const { exit, err } = await zaria(['score', fileOf('{"game": "las-vegas",\n "casinos": [}')]);
  expect(exit).toBe(4);
  expect(err).toMatch(/position\.json is not JSON: line 2, column 14\.\n$/);
});

test('standard input: one position a line, one line of JSON each, and on with the next', async () => {
  const input = [
    JSON.stringify(casinos(EXAMPLES[0][0])),
    '',
    '{"game":',
    JSON.stringify(casinos(casino([15], { A: 1 }))),
    JSON.stringify(casinos(EXAMPLES[2][0])),
  ];
  const { exit, out, err } = await zaria(['score', '-'], { input });
  const lines = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown);
  expect(lines).toEqual([
    EXAMPLES[0][1],
    { error: { at: 'line 3, column 9', why: 'not-json' } },
    { error: { at: 'casinos[0].money[0]', why: 'note-unknown', values: [10, 20, 30, 40, 50, 60, 70, 80, 90] } },
    EXAMPLES[2][1],
  ]);
  expect([exit, err]).toEqual([4, '']);
  expect((await zaria(['score', '-'], { input: input.slice(0, 1) })).exit).toBe(0);
});

test('standard input may begin with the mark that says it is UTF-8, like a file', async () => {
  const text = `\uFEFF${JSON.stringify(casinos(EXAMPLES[0][0]))}`;
  const result = { exit: 0, out: `${JSON.stringify(EXAMPLES[0][1])}\n`, err: '' };
  expect(await zaria(['score', '--json', fileOf(text)])).toMatchObject(result);
  expect(await zaria(['score', '-'], { input: [text] })).toMatchObject(result);
  const { out } = await zaria(['score', '-'], { input: ['', text] });
  expect(JSON.parse(out)).toEqual({ error: { at: 'line 2, column 1', why: 'not-json' } });
});
