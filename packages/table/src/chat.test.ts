import { expect, test } from 'vitest';
import { LONGEST_LINE, say, tellLine, type Said, type StoredLine } from './chat.ts';
import { NAMES, lobby, printTable, sit, tokenOf, writing, type Scene } from './scene.testing.ts';
import { viewTable } from './view.ts';

const ada = { token: tokenOf('Ada'), seat: 0, name: '' } as const;
const guest = { token: tokenOf('Gwen'), seat: null, name: 'Gwen' } as const;

function says(scene: Scene, said: Said, who: typeof ada | typeof guest = ada, lines: StoredLine[] = []) {
  const line = say(scene.table, lines, who, said, scene.now);
  if (line.ok) lines.push(line.value);
  return line.ok ? tellLine(line.value) : line.error;
}

test('a player says something under the name of his seat, and nobody hears by which token', async () => {
  const scene = await writing();
  const before = printTable(scene.table);
  expect(says(scene, { text: '  Καλή   τύχη! 👩‍🚀 ' })).toEqual({
    at: 1000,
    seat: 0,
    name: 'Ada',
    said: { text: 'Καλή τύχη! 👩‍🚀' },
  });
  expect(says(scene, { phrase: 'well-done' })).toMatchObject({ said: { phrase: 'well-done' } });
  expect(printTable(scene.table)).toBe(before);
});

test('it is kept apart from the log, in the lobby too', async () => {
  const scene = lobby();
  await scene.does('Ada', sit(0));
  const { length } = scene.stored;
  expect(says(scene, { phrase: 'hello' })).toMatchObject({ name: NAMES[0] });
  expect(scene.stored).toHaveLength(length);
});

test.each<[string, Said, object]>([
  ['nothing', { text: ' \n ' }, { why: 'text-empty' }],
  ['too much', { text: 'x'.repeat(LONGEST_LINE + 1) }, { why: 'text-long', most: LONGEST_LINE }],
  ['signs that turn the text around', { text: 'abc\u202edef' }, { why: 'text-wrong' }],
  ['letters that nobody sees', { text: '\u3164\u3164' }, { why: 'text-wrong' }],
  ['a bell', { text: 'ding\u0007' }, { why: 'text-wrong' }],
  ['no text', { text: 7 as never }, { why: 'text-wrong' }],
  ['a phrase there is not', { phrase: 'boo' as never }, { why: 'phrase-unknown' }],
])('refused: %s', async (_what, said, refusal) => {
  expect(says(await writing(), said)).toEqual(refusal);
});

test('nobody speaks for another’s seat', async () => {
  const scene = await writing();
  expect(say(scene.table, [], { ...guest, seat: 1 }, { phrase: 'oops' }, 0)).toMatchObject({
    error: { why: 'not-yours' },
  });
  expect(say(scene.table, [], { ...guest, token: 'x' }, { phrase: 'oops' }, 0)).toMatchObject({
    error: { why: 'token-wrong' },
  });
});

test('spectators talk where the table lets them', async () => {
  expect(says(await writing(), { phrase: 'hello' }, guest)).toEqual({ why: 'spectators-silent' });
  const scene = await writing({ spectators: 'talking' });
  expect(says(scene, { phrase: 'hello' }, guest)).toMatchObject({ seat: null, name: 'Gwen' });
  expect(says(scene, { phrase: 'hello' }, { ...guest, name: ' ' as never })).toEqual({ why: 'name-wrong' });
});

test('five lines in ten seconds, then one must wait; others need not', async () => {
  const scene = await writing({ spectators: 'talking' });
  const lines: StoredLine[] = [];
  for (let i = 0; i < 5; i++) {
    expect(says(scene, { phrase: 'hello' }, ada, lines)).toHaveProperty('said');
    scene.now += 1000;
  }
  expect(says(scene, { phrase: 'hello' }, ada, lines)).toEqual({ why: 'too-fast', wait: 5000 });
  expect(says(scene, { phrase: 'hello' }, guest, lines)).toHaveProperty('said');
  scene.now += 5000;
  expect(says(scene, { phrase: 'hello' }, ada, lines)).toHaveProperty('said');
});

test('says is as robust as decide: whatever comes is refused, and nothing falls over', async () => {
  const scene = await writing({ spectators: 'talking' });
  const wrong = (speaker: unknown, said: unknown, now: unknown = scene.now): string => {
    const line = say(scene.table, [], speaker as typeof ada, said as Said, now as number);
    return line.ok ? 'ok' : line.error.why;
  };
  const text = { text: 'Hello' };
  for (const speaker of [null, 7, 'Ada', [], {}, { ...ada, more: 1 }, { ...ada, seat: -1 }, { ...ada, seat: 1.5 }])
    expect(wrong(speaker, text)).toBe('command-wrong');
  expect(wrong({ ...ada, seat: 5 }, text)).toBe('not-yours');
  expect(wrong({ ...guest, name: 'x'.repeat(200_000) }, text)).toBe('command-wrong');
  for (const said of [null, 7, 'Hello', [], {}, { text: 7 }, { ...text, phrase: 'hello' }, { ...text, more: 1 }])
    expect(wrong(ada, said)).toBe('text-wrong');
  expect(wrong(ada, { phrase: 'constructor' })).toBe('phrase-unknown');
  expect(wrong(ada, { text: ' '.repeat(200_000) })).toBe('text-long');
  expect(wrong({ ...ada, token: 7 }, text)).toBe('token-wrong');
});

test('a line is said after the one before it, whatever clock the caller has', async () => {
  const scene = await writing();
  const lines: StoredLine[] = [];
  for (const now of [5000, 1000, Number.NaN, 6000]) {
    const line = say(scene.table, lines, ada, { text: 'Hello' }, now);
    if (line.ok) lines.push(line.value);
  }
  expect(lines.map(({ at }) => at)).toEqual([5000, 5000, 5000, 6000]);
});

test('the host lets only quick phrases be said, at any time, and anything again', async () => {
  const scene = await writing();
  expect(await scene.wants('Ben', { do: 'talk', talk: 'phrases' })).toBe('host-only');
  await scene.does('Ada', { do: 'talk', talk: 'phrases' });
  expect(viewTable(scene.table).talk).toBe('phrases');
  expect(says(scene, { text: 'hello' })).toEqual({ why: 'text-off' });
  expect(says(scene, { phrase: 'hello' })).toMatchObject({ said: { phrase: 'hello' } });
  await scene.does('Ada', { do: 'talk', talk: 'free' });
  expect(says(scene, { text: 'hello' })).toMatchObject({ said: { text: 'hello' } });
});
