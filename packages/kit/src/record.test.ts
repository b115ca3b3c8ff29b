import { describe, expect, test } from 'vitest';
import type { AnyGame } from './game.ts';
import { readRecord } from './read-record.ts';
import { writeRecord, type MatchRecord } from './record.ts';
import { toy } from './toy.testing.ts';

const SEATS = [
  { name: 'Anna', kind: 'local' },
  { name: 'Þór', kind: 'bot' },
] as const;

const RECORD: MatchRecord = {
  format: 'zaria/1',
  game: 'toy',
  rules: 2,
  options: { rounds: 1, long: false },
  seats: SEATS,
  fairness: null,
  log: [
    ['nature', 'die 2'],
    ['table', 'undo 0'],
    ['nature', 'die 1'],
    [1, 'hide 3'],
    [0, 'guess 3'],
    [0, 'write a'],
    [0, 'write b'],
    [0, 'retract'],
    [0, 'write stop'],
    [0, 'reopen'],
    [0, 'write stop'],
    [1, 'write stop'],
  ],
};

const DRAW = { n: 0, purpose: 'die', m: [3], values: [1] };

const findGame = (id: string): AnyGame | null => (id === 'toy' ? toy : null);
const read = (json: unknown) => readRecord(JSON.parse(JSON.stringify(json)), findGame);

describe('a record', () => {
  test('is read and written again without loss', () => {
    const match = read(RECORD);
    if (!match.ok) throw new Error(match.error.why);
    expect(writeRecord(match.value)).toEqual(RECORD);
    expect(match.value.start).toEqual({ rules: 2, seats: 2, options: { rounds: 1, long: false } });
  });

  test('may be of a match that is not over, or not begun', () => {
    for (let rows = 0; rows <= RECORD.log.length; rows++)
      expect(read({ ...RECORD, log: RECORD.log.slice(0, rows) }).ok).toBe(true);
  });

  test('has every option spelt out when it is read', () => {
    const match = read({ ...RECORD, options: {}, log: [] });
    expect(match.ok && match.value.start.options).toEqual({ rounds: 1, long: false });
  });

  test('keeps what the table noted, and what each throw was drawn from', () => {
    const fairness = { protocol: 'of tomorrow' };
    const log = [
      ['nature', 'die 1', DRAW],
      ['table', 'seat 1 bot Fido'],
      ['table', 'asks 0 1'],
      [1, 'hide 3'],
    ];
    const match = read({ ...RECORD, fairness, log });
    if (!match.ok) throw new Error(match.error.why);
    expect(match.value.log.map(entry => entry.kind)).toEqual(['play', 'note', 'note', 'play']);
    expect(writeRecord(match.value)).toEqual({ ...RECORD, fairness, log });
  });

  test('may be of an older version of the rules', () => {
    expect(read({ ...RECORD, rules: 1 }).ok).toBe(true);
  });
});

describe('a damaged record is refused with the place and the reason', () => {
  const { format: _, ...formless } = RECORD;
  const seats = { at: 'seats', why: 'seats-wrong', min: toy.players.min, max: toy.players.max };
  const seat = { at: 'seats[1]', why: 'seat-shape', kinds: ['local', 'remote', 'bot'] };
  const rules = { at: 'rules', why: 'rules-unknown' };

  test.each([
    ['a text', 'zaria/1', { at: 'record', why: 'record-shape' }],
    ['null', null, { at: 'record', why: 'record-shape' }],
    ['a list', [RECORD], { at: 'record', why: 'record-shape' }],
    ['no format', formless, { at: 'format', why: 'format-unknown' }],
    ['a format of tomorrow', { ...RECORD, format: 'zaria/3' }, { at: 'format', why: 'format-unknown' }],
    ['another game', { ...RECORD, game: 'chess' }, { at: 'game', why: 'game-unknown' }],
    ['a game that is no name', { ...RECORD, game: 3 }, { at: 'game', why: 'game-unknown' }],
    ['rules of tomorrow', { ...RECORD, rules: 3 }, rules],
    ['rules 0', { ...RECORD, rules: 0 }, rules],
    ['rules 1.5', { ...RECORD, rules: 1.5 }, rules],
    ['rules as a text', { ...RECORD, rules: '1' }, rules],
    ['no seats', { ...RECORD, seats: [] }, seats],
    ['too many seats', { ...RECORD, seats: Array(5).fill(SEATS[0]) }, seats],
    ['seats that are no list', { ...RECORD, seats: 2 }, { at: 'seats', why: 'seats-shape' }],
    ['a seat without a name', { ...RECORD, seats: [SEATS[0], { kind: 'bot' }] }, seat],
    ['a seat of another kind', { ...RECORD, seats: [SEATS[0], { name: 'Ben', kind: 'ghost' }] }, seat],
    ['a kind that is a list', { ...RECORD, seats: [SEATS[0], { name: 'Ben', kind: ['bot'] }] }, seat],
    ['no options', { ...RECORD, options: null }, { at: 'options', why: 'options-shape' }],
    ['options that are a list', { ...RECORD, options: [] }, { at: 'options', why: 'options-shape' }],
    [
      'an unknown option',
      { ...RECORD, options: { speed: 1 } },
      { at: 'options.speed', why: 'option-unknown', option: 'speed' },
    ],
    [
      'a wrong value',
      { ...RECORD, options: { long: true } },
      { at: 'options.long', why: 'option-value', option: 'long', values: [false] },
    ],
    ['no log', { ...RECORD, log: {} }, { at: 'log', why: 'log-shape' }],
  ])('%s', (_what, json, error) => {
    expect(read(json)).toEqual({ ok: false, error });
  });

  const waiting = (...actors: readonly number[]) => ({
    why: 'refused',
    refusal: { why: 'not-asked', waiting: actors },
  });
  test.each([
    ['a row that is a text', 0, 'die 2', { why: 'entry-shape' }],
    ['a row of one', 0, ['nature'], { why: 'entry-shape' }],
    ['a row of four', 0, ['nature', 'die 2', DRAW, 1], { why: 'entry-shape' }],
    ['a draw that is none', 0, ['nature', 'die 2', 1], { why: 'draw-shape' }],
    ['a draw of a negative number', 0, ['nature', 'die 2', { ...DRAW, values: [-1] }], { why: 'draw-shape' }],
    ['a draw of a seat', 3, [1, 'hide 3', DRAW], { why: 'draw-shape' }],
    ['a move that is no text', 0, ['nature', 2], { why: 'entry-shape' }],
    ['an unknown actor', 0, ['fate', 'die 2'], { why: 'actor-unknown' }],
    ['a seat that is not there', 3, [2, 'hide 3'], { why: 'actor-unknown' }],
    ['a seat as a text', 3, ['1', 'hide 3'], { why: 'actor-unknown' }],
    ['what is no move', 3, [1, 'hide 5'], { why: 'notation-unknown' }],
    ['a way back of nature', 3, ['nature', 'retract'], { why: 'notation-unknown' }],
    ['a note about nobody', 1, ['table', 'resigned 3'], { why: 'actor-unknown' }],
    ['what the table does not do', 1, ['table', 'redo 1'], { why: 'notation-unknown' }],
    ['an undo to nowhere', 1, ['table', 'undo'], { why: 'notation-unknown' }],
    ['an undo to the future', 1, ['table', 'undo 2'], { why: 'undo-wrong' }],
    ['nothing to take back', 5, [0, 'retract'], { why: 'back-wrong' }],
    ['the wrong way back', 6, [0, 'reopen'], { why: 'back-wrong' }],
    ['not his turn', 3, [0, 'hide 3'], waiting(1)],
    ['not the turn of nature', 3, ['nature', 'die 1'], waiting(1)],
    ['a seat for nature', 2, [0, 'die 1'], waiting(-1)],
    ['an answer to another question', 3, [1, 'guess 3'], { why: 'refused', refusal: { why: 'illegal', reason: null } }],
    ['more after the end', 12, [1, 'write a'], { why: 'refused', refusal: { why: 'over' } }],
  ])('%s', (_what, at, row, error) => {
    expect(read({ ...RECORD, log: [...RECORD.log.slice(0, at), row] })).toEqual({
      ok: false,
      error: { at: `log[${at}]`, ...error },
    });
  });

  test('what is said to be hidden after an answer that brings it to light', () => {
    const log = [
      ['nature', 'die 1'],
      ['table', 'covered 0'],
      [1, 'hidden "high"'],
    ];
    expect(read({ ...RECORD, log }).ok).toBe(true);
    const error = { at: 'log[2]', why: 'hidden-wrong' };
    expect(read({ ...RECORD, log: [...log, [0, 'guess 3']] })).toEqual({ ok: false, error });
    const undone = [...log, ['table', 'undo 1'], [1, 'hide 3'], [0, 'guess 3']];
    expect(read({ ...RECORD, log: undone }).ok).toBe(true);
    const again = [...log, ['table', 'undo 1'], ['table', 'undo 3'], [0, 'guess 3']];
    expect(read({ ...RECORD, log: again })).toEqual({ ok: false, error });
  });

  test('a letter too many, with the reason of the game', () => {
    const log = [...RECORD.log.slice(2, 7), [0, 'write b'], [0, 'write b']];
    expect(read({ ...RECORD, log })).toEqual({
      ok: false,
      error: {
        at: 'log[6]',
        why: 'refused',
        refusal: { why: 'illegal', reason: { why: 'too-long', word: 'abb' } },
      },
    });
  });
});

describe('a record of the format zaria/2', () => {
  const { game, rules, options, log } = RECORD;
  const HEAD = 'ab'.repeat(32);
  const start = { game, rules, options, kind: 'local', seats: SEATS.map(({ kind }) => ({ kind, head: null })) };
  const CHAINED = {
    format: 'zaria/2',
    start,
    names: [['Anna', 'Eva'], ['Þór']],
    dice: { host: null, chains: [] },
    log,
  };
  const notesIn = (rows: readonly (readonly [string, string])[]) => {
    const match = read({ ...CHAINED, log: rows });
    return match.ok ? match.value.log.flatMap(entry => (entry.kind === 'note' ? [entry.note] : [])) : match.error;
  };

  test('is the same match', () => {
    const [first, chained] = [read(RECORD), read(CHAINED)];
    if (!first.ok || !chained.ok) throw new Error('both are records');
    expect(chained.value).toMatchObject({ format: 'zaria/2', isTyped: false, seats: SEATS, start: first.value.start });
    expect(chained.value.log).toEqual(first.value.log);
  });

  test('names in one place who sat where: rows do not', () => {
    expect(
      notesIn([
        ['table', 'seat 0 remote'],
        ['table', 'seat 0 bot'],
        ['table', `chain 0 ${HEAD}`],
        ['table', 'lost 7'],
      ]),
    ).toEqual([
      { note: 'seat', seat: 0, kind: 'remote', name: 'Eva' },
      { note: 'seat', seat: 0, kind: 'bot', name: '' },
      { note: 'chain', seat: 0, head: HEAD },
      { note: 'lost', n: 7 },
    ]);
  });

  test.each([
    ['the seat named in the row', ['table', 'seat 0 remote Eva']],
    ['a reveal', ['table', `reveal 0 ${HEAD}`]],
    ['a mark', ['table', 'withheld 0']],
    ['a lost number that is none', ['table', 'lost 07']],
  ] as const)('does not have what the first one had: %s', (_what, row) => {
    expect(notesIn([row])).toEqual({ at: 'log[0]', why: 'notation-unknown' });
  });

  test('nor does the first one have chains', () => {
    for (const what of [`chain 0 ${HEAD}`, 'lost 7'])
      expect(read({ ...RECORD, log: [['table', what]] })).toEqual({
        ok: false,
        error: { at: 'log[0]', why: 'notation-unknown' },
      });
  });

  test.each([
    [{ start: 7 }, 'start'],
    [{ names: 7 }, 'names'],
    [{ names: [7, 7] }, 'names'],
    [{ names: [['Anna'], [7]] }, 'start.seats[1]'],
    [{ start: { ...start, game: 'chess' } }, 'start.game'],
    [{ start: { ...start, rules: 9 } }, 'start.rules'],
    [{ start: { ...start, seats: 7 } }, 'start.seats'],
    [{ start: { ...start, options: 7 } }, 'start.options'],
    [{ log: 7 }, 'log'],
  ])('is refused at its place: %j', (part, at) => {
    expect(read({ ...CHAINED, ...part })).toMatchObject({ ok: false, error: { at } });
  });

  test('says when its dice were thrown by hand', () => {
    expect(read({ ...CHAINED, start: { ...start, kind: 'typed' } })).toMatchObject({ value: { isTyped: true } });
  });
});
