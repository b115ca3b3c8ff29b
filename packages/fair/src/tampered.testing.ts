import type { Seat } from '@zaria/kit';
import type { ChainedReason } from './fault.ts';
import type { Fabricated } from './fabricate.testing.ts';
import type { MixedDraw } from './record.ts';
import { CHAINS, SAMPLE, edited, linkOf, type Draft } from './sample.testing.ts';

/** The kinds of tampering that the protocol names: refused, the recorded numbers staying. */
export const TAMPERINGS = [
  "the host's link",
  "the host's head",
  'matchId',
  'kind',
  'game, rules, an option',
  'seats',
  'a head',
  'a link',
  'a contributor',
  'a late chain',
  'a die',
  'the order of dice',
  'a modulus',
  'a purpose',
  'a draw used twice',
  'a draw skipped',
  'a draw removed',
  'draws swapped',
  'a lost row changed',
  'unknown field or row',
  'ambiguous text',
] as const;

export interface Tampered {
  readonly kind: (typeof TAMPERINGS)[number];
  readonly what: string;
  readonly file: string;
  readonly at: string;
  readonly why: ChainedReason;
}

type Record = Draft<Fabricated>;
type Edit = (record: Record) => void;

const OTHER = '5a'.repeat(32);
/** Where the rows of the sample stand. */
const ROW = {
  deal: 0,
  second: 2,
  undone: 5,
  alone: 10,
  seat: 11,
  chain: 12,
  starter: 13,
  spare: 14,
  lost: 15,
  last: 16,
};

function drawAt(record: Record, row: number): Draft<MixedDraw> {
  const draw = record.log[row]?.[2];
  if (draw === undefined) throw new Error(`row ${row} has no draw`);
  return draw;
}

/** Gives the row other numbers, and says them in the row's words as well. */
function say(record: Record, row: number, values: readonly number[]): void {
  const draw = drawAt(record, row);
  draw.values = [...values];
  record.log[row] = ['nature', [draw.purpose, ...values.map(value => value + 1)].join(' '), draw];
}

const by =
  (row: number, ...seats: readonly number[]): Edit =>
  record =>
    void (drawAt(record, row).by = seats as Seat[]);
const withheld =
  (row: number, ...seats: readonly number[]): Edit =>
  record =>
    void (drawAt(record, row).withheld = seats as Seat[]);
const dice =
  (edit: (dice: Record['dice']) => void): Edit =>
  record =>
    edit(record.dice);
const start =
  (edit: (start: Record['start']) => void): Edit =>
  record =>
    edit(record.start);
const seat =
  (at: number, edit: (seat: Record['start']['seats'][number]) => void): Edit =>
  record =>
    edit(record.start.seats[at] as Record['start']['seats'][number]);
const log =
  (edit: (log: Record['log']) => void): Edit =>
  record =>
    edit(record.log);

function swapHeads({ seats }: Record['start']): void {
  const [zero, one] = seats;
  if (zero && one) [zero.head, one.head] = [one.head, zero.head];
}

/** A cheat who numbers what is left anew, and shows the links that this asks for. */
const renumbered: Edit = record => {
  let n = 0;
  for (const [who, what, draw] of record.log) {
    if (who === 'table' && what.startsWith('lost ')) n = Number(what.slice('lost '.length));
    if (draw !== undefined) draw.n = ++n;
  }
  record.dice.host = linkOf('host', n);
};

const chains = (...list: readonly (readonly [Seat, number, number, string])[]): Edit =>
  dice(it => void (it.chains = list.map(item => [...item]) as Draft<Fabricated['dice']['chains']>));

/** The chains of the sample, some of them as deep as said. */
const deep = (zero: number, one: number, late: number, after = 4): Edit =>
  chains([0, 0, zero, linkOf('zero', zero)], [1, 0, one, linkOf('one', one)], [1, after, late, linkOf('late', late)]);

const ROWS: readonly (readonly [Tampered['kind'], string, readonly Edit[], string, ChainedReason])[] = [
  ["the host's link", 'another', [dice(it => void (it.host = OTHER))], 'dice.host', 'host'],
  ["the host's link", 'one before', [dice(it => void (it.host = linkOf('host', 7)))], 'dice.host', 'host'],
  ["the host's link", 'left out', [dice(it => void (it.host = null))], 'dice.host', 'host'],
  ["the host's head", 'another', [start(it => void (it.host = OTHER))], 'dice.host', 'host'],
  ["the host's head", 'left out', [start(it => void (it.host = null))], 'start.host', 'shape'],
  [
    "the host's head",
    'one later, with its link',
    [start(it => void (it.host = linkOf('host', 1))), dice(it => void (it.host = linkOf('host', 9)))],
    'log[0]',
    'draw-values',
  ],
  ['matchId', 'another', [start(it => void (it.matchId = '5a'.repeat(16)))], 'log[0]', 'draw-values'],
  ['kind', 'open to local', [start(it => void (it.kind = 'local'))], 'start.seats', 'shape'],
  ['kind', 'open to typed', [start(it => void (it.kind = 'typed'))], 'start.host', 'shape'],
  ['game, rules, an option', 'the game', [start(it => void (it.game = 'qwinto'))], 'log[0]', 'draw-values'],
  ['game, rules, an option', 'the rules', [start(it => void it.rules++)], 'log[0]', 'draw-values'],
  [
    'game, rules, an option',
    'an option',
    [start(it => void (it.options = { ...it.options, rounds: 3 }))],
    'log[0]',
    'draw-values',
  ],
  [
    'game, rules, an option',
    'one more option',
    [start(it => void (it.options = { ...it.options, more: 1 }))],
    'log[0]',
    'draw-values',
  ],
  ['game, rules, an option', 'how long links are waited for', [start(it => void it.wait++)], 'log[0]', 'draw-values'],
  ['seats', 'a person made local', [seat(0, it => void (it.kind = 'local'))], 'log[0]', 'draw-values'],
  ['seats', 'the bot made a person', [seat(2, it => void (it.kind = 'remote'))], 'log[0]', 'draw-values'],
  [
    'seats',
    'the bot left out',
    [start(it => void it.seats.pop()), record => void record.names.pop()],
    'log[0]',
    'draw-values',
  ],
  [
    'seats',
    'one more bot',
    [start(it => void it.seats.push({ kind: 'bot', head: null })), record => void record.names.push(['X'])],
    'log[0]',
    'draw-values',
  ],
  ['a head', 'changed', [seat(0, it => void (it.head = OTHER))], 'dice.chains[0]', 'chain'],
  ['a head', 'two swapped', [start(swapHeads)], 'dice.chains[0]', 'chain'],
  ['a head', 'doubled', [seat(1, it => void (it.head = SAMPLE.start.seats[0]?.head ?? ''))], 'start.seats', 'shape'],
  ['a head', "the host's", [seat(1, it => void (it.head = SAMPLE.start.host))], 'start.seats', 'shape'],
  ['a head', 'removed', [seat(1, it => void (it.head = null))], 'log[0]', 'draw-seats'],
  ['a head', "a bot's", [seat(2, it => void (it.head = OTHER))], 'start.seats', 'shape'],
  ['a link', 'changed', [dice(it => void ((it.chains[1] as unknown[])[3] = OTHER))], 'dice.chains[1]', 'chain'],
  ['a link', 'shallower', [deep(5, 3, 4)], 'dice.chains', 'chain-list'],
  [
    'a link',
    'shallower, at the same place',
    [dice(it => void ((it.chains[0] as unknown[])[3] = linkOf('zero', 5)))],
    'dice.chains[0]',
    'chain',
  ],
  ['a link', 'deeper', [deep(7, 3, 4)], 'dice.chains', 'chain-list'],
  [
    'a link',
    'deeper, at the same place',
    [dice(it => void ((it.chains[0] as unknown[])[3] = linkOf('zero', 7)))],
    'dice.chains[0]',
    'chain',
  ],
  ['a link', 'left out', [dice(it => void it.chains.pop())], 'dice.chains', 'chain-list'],
  ['a contributor', 'added', [by(ROW.alone, 0)], 'log[10]', 'draw-values'],
  ['a contributor', 'removed', [by(ROW.deal, 0)], 'log[0]', 'draw-values'],
  ['a contributor', 'removed and marked', [by(ROW.deal, 0), withheld(ROW.deal, 1)], 'log[0]', 'draw-values'],
  ['a contributor', 'removed from its last draw', [by(ROW.undone, 0), deep(6, 1, 4)], 'log[5]', 'draw-values'],
  ['a contributor', 'doubled', [by(ROW.deal, 0, 0, 1)], 'log[0]', 'draw-seats'],
  ['a contributor', 'reordered', [by(ROW.deal, 1, 0)], 'log[0]', 'draw-seats'],
  ['a contributor', 'a bot', [by(ROW.deal, 0, 1, 2)], 'log[0]', 'draw-seats'],
  ['a contributor', 'a seat that is not there', [by(ROW.deal, 0, 1, 5)], 'log[0]', 'draw-seats'],
  ['a contributor', 'also withheld', [withheld(ROW.deal, 1)], 'log[0]', 'draw-seats'],
  ['a contributor', 'a bot, withheld', [withheld(ROW.deal, 2)], 'log[0]', 'draw-seats'],
  ['a late chain', 'too early', [by(ROW.starter, 0, 1)], 'log[13]', 'draw-seats'],
  [
    'a late chain',
    'moved before the draw that makes it count',
    [log(it => it.splice(ROW.alone, 0, ...it.splice(ROW.chain, 1))), deep(6, 3, 5, 3)],
    'log[14]',
    'draw-values',
  ],
  [
    'a late chain',
    'moved after it',
    [log(it => it.splice(ROW.starter, 0, ...it.splice(ROW.chain, 1)))],
    'log[14]',
    'draw-seats',
  ],
  ['a late chain', 'removed', [log(it => void it.splice(ROW.chain, 1))], 'dice.chains', 'chain-list'],
  [
    'a late chain',
    'removed with its link',
    [log(it => void it.splice(ROW.chain, 1)), chains([0, 0, 6, linkOf('zero', 6)], [1, 0, 8, linkOf('one', 8)])],
    'log[13]',
    'draw-values',
  ],
  ['a late chain', 'reused', [log(it => void it.push(['table', `chain 0 ${CHAINS.late.head}`]))], 'log[17]', 'row'],
  [
    'a late chain',
    'the old one again',
    [log(it => void (it[ROW.chain] = ['table', `chain 1 ${CHAINS.one.head}`]))],
    'log[12]',
    'row',
  ],
  ['a late chain', "a bot's", [log(it => void it.push(['table', `chain 2 ${OTHER}`]))], 'log[17]', 'row'],
  [
    'a late chain',
    'after the seat was given to a bot',
    [log(it => void (it[ROW.seat] = ['table', 'seat 1 bot']))],
    'log[12]',
    'row',
  ],
  [
    'a die',
    'one number',
    [record => say(record, ROW.second, drawAt(record, ROW.second).values.with(0, 5))],
    'log[2]',
    'draw-values',
  ],
  [
    'a die',
    'in an undone throw',
    [record => say(record, ROW.undone, drawAt(record, ROW.undone).values.with(3, 0))],
    'log[5]',
    'draw-values',
  ],
  [
    'a die',
    'one more than was asked',
    [record => say(record, ROW.last, [...drawAt(record, ROW.last).values, 5])],
    'log[16]',
    'draw-values',
  ],
  ['a die', 'one less', [record => void drawAt(record, ROW.last).values.pop()], 'log[16]', 'draw-values'],
  [
    'the order of dice',
    'of a throw',
    [record => say(record, ROW.second, drawAt(record, ROW.second).values.toReversed())],
    'log[2]',
    'draw-values',
  ],
  [
    'the order of dice',
    'of cards',
    [record => say(record, ROW.deal, drawAt(record, ROW.deal).values.toReversed())],
    'log[0]',
    'draw-values',
  ],
  ['a modulus', 'another', [record => void (drawAt(record, ROW.spare).m[0] = 299)], 'log[14]', 'draw-values'],
  ['a modulus', 'too large', [record => void (drawAt(record, ROW.spare).m[2] = 65_537)], 'log[14]', 'draw-shape'],
  ['a purpose', 'in the draw', [record => void (drawAt(record, ROW.deal).purpose = 'dice')], 'log[0]', 'draw-purpose'],
  [
    'a purpose',
    'in draw and row',
    [
      record => void (drawAt(record, ROW.deal).purpose = 'dice'),
      record => void ((record.log[0] as unknown[])[1] = 'dice 27 25 42'),
    ],
    'log[0]',
    'draw-values',
  ],
  [
    'a draw used twice',
    'as it is',
    [log(it => void it.splice(6, 0, structuredClone(it[5] as Record['log'][number])))],
    'log[6]',
    'draw-number',
  ],
  [
    'a draw used twice',
    'with the next number',
    [
      log(it => void it.splice(6, 0, structuredClone(it[5] as Record['log'][number]))),
      log(it => void (it[13] = ['table', `chain 1 ${CHAINS.late.head}`])),
      renumbered,
    ],
    'log[16]',
    'row',
  ],
  ['a draw skipped', 'and said so', [record => void drawAt(record, ROW.last).n++], 'log[16]', 'draw-number'],
  ['a draw skipped', 'as a lost one', [log(it => void (it[ROW.deal] = ['table', 'lost 1']))], 'log[2]', 'draw-values'],
  ['a draw removed', 'alone', [log(it => void it.splice(ROW.undone, 1))], 'log[9]', 'draw-number'],
  [
    'a draw removed',
    'the rest renumbered',
    [
      log(it => void it.splice(ROW.alone, 1)),
      record => void (record.log[14] = ['table', 'lost 6']),
      renumbered,
      deep(5, 3, 4, 3),
    ],
    'log[12]',
    'draw-values',
  ],
  ['a draw removed', 'only its draw', [log(it => void (it[ROW.second] as unknown[]).pop())], 'log[2]', 'draw-missing'],
  [
    'a draw removed',
    'put to a move',
    [log(it => void (it[1] as unknown[]).push(drawAt({ log: it } as Record, 0)))],
    'log[1]',
    'draw-unasked',
  ],
  [
    'draws swapped',
    'as they are',
    [log(it => void ([it[2], it[5]] = [it[5] as Record['log'][number], it[2] as Record['log'][number]]))],
    'log[2]',
    'draw-number',
  ],
  [
    'draws swapped',
    'renumbered',
    [
      log(it => void ([it[2], it[5]] = [it[5] as Record['log'][number], it[2] as Record['log'][number]])),
      renumbered,
      deep(6, 2, 4),
    ],
    'log[2]',
    'draw-values',
  ],
  ['a lost row changed', 'removed', [log(it => void it.splice(ROW.lost, 1))], 'log[15]', 'draw-number'],
  [
    'a lost row changed',
    'removed, the rest renumbered',
    [log(it => void it.splice(ROW.lost, 1)), renumbered, deep(6, 3, 3)],
    'log[15]',
    'draw-values',
  ],
  [
    'a lost row changed',
    'one more',
    [log(it => void (it[ROW.lost] = ['table', 'lost 8'])), renumbered, deep(6, 3, 5)],
    'log[16]',
    'draw-values',
  ],
  ['a lost row changed', 'one that was made', [log(it => void (it[ROW.lost] = ['table', 'lost 6']))], 'log[15]', 'row'],
  [
    'a lost row changed',
    'beyond the last number',
    [log(it => void (it[ROW.lost] = ['table', 'lost 4096']))],
    'log[15]',
    'row',
  ],
  ['unknown field or row', 'in the record', [record => Object.assign(record, { more: 1 })], 'record', 'shape'],
  ['unknown field or row', 'in the start', [record => Object.assign(record.start, { beacon: '' })], 'start', 'shape'],
  [
    'unknown field or row',
    'in a seat',
    [record => Object.assign(record.start.seats[0] as object, { name: 'X' })],
    'start.seats',
    'shape',
  ],
  ['unknown field or row', 'in the dice', [record => Object.assign(record.dice, { key: OTHER })], 'dice', 'shape'],
  [
    'unknown field or row',
    'in a draw',
    [record => Object.assign(drawAt(record, 0), { key: 1 })],
    'log[0]',
    'draw-shape',
  ],
  ['unknown field or row', 'a row of the table', [log(it => void it.push(['table', 'reveal 0']))], 'log[17]', 'row'],
  ['unknown field or row', 'a mark beyond its row', [log(it => void it.push(['table', 'undo 18']))], 'log[17]', 'row'],
  [
    'unknown field or row',
    'a seat that is not there',
    [log(it => void it.push(['table', 'resigned 3']))],
    'log[17]',
    'row',
  ],
  [
    'unknown field or row',
    'a number with a zero before it',
    [log(it => void it.push(['table', 'undo 04']))],
    'log[17]',
    'row',
  ],
];

const TEXT = JSON.stringify(SAMPLE);
const inText = (what: string, from: string, to: string): Tampered => ({
  kind: 'ambiguous text',
  what: `ambiguous text: ${what}`,
  file: TEXT.replace(from, () => to),
  at: 'record',
  why: 'text',
});

export const TAMPERED: readonly Tampered[] = [
  ...ROWS.map(([kind, how, edits, at, why]) => ({
    kind,
    what: `${kind}: ${how}`,
    file: JSON.stringify(edited(record => edits.forEach(edit => edit(record)))),
    at,
    why,
  })),
  inText('a key twice', '"n":2', '"n":2,"n":2'),
  inText('a key twice, once escaped', '"n":2', '"n":2,"\\u006e":3'),
  inText('a fraction', '"n":2', '"n":2.0'),
  inText('an exponent', '"n":2', '"n":2e0'),
  inText('minus nothing', '"wait":1500', '"wait":-0'),
  inText('a number beyond 2^53 - 1', '"wait":1500', '"wait":9007199254740992'),
  inText('half a surrogate', 'roll', '\\ud83c'),
  inText('a byte order mark', '{', '\ufeff{'),
  inText('more after the end', TEXT, `${TEXT}{}`),
  inText('a comma at the end of a list', '"withheld":[1]', '"withheld":[1,]'),
  inText('nested too deep', '"wait":1500', '"wait":[[[[[[[[]]]]]]]]'),
  inText('a tab in a string', 'roll', 'ro\tll'),
  inText('an unknown escape', 'roll', 'ro\\x6cl'),
  inText('a name of a value', '"wait":1500', '"wait":NaN'),
];

/** What cannot be found in a record alone: only a receipt, or a player's device, tells. */
export const UNFOUND: readonly {
  readonly what: string;
  readonly record: Fabricated;
  readonly isFoundByReceipt: boolean;
}[] = [
  { what: 'a move', record: edited(it => void (it.log[3] = [0, 'place 4'])), isFoundByReceipt: true },
  {
    what: 'an undo after the end',
    record: edited(it => void it.log.push(['table', 'undo 3'])),
    isFoundByReceipt: true,
  },
  { what: 'an undo without consent', record: edited(it => void it.log.splice(7, 1)), isFoundByReceipt: true },
  { what: 'a note', record: edited(it => void it.log.push(['table', 'resigned 0'])), isFoundByReceipt: true },
  { what: 'a mark removed', record: edited(it => void (drawAt(it, 2).withheld = [])), isFoundByReceipt: true },
  {
    what: 'the last draws cut off with their links',
    record: edited(it => {
      it.log.length = ROW.lost;
      it.dice.host = linkOf('host', 6);
      deep(6, 3, 2)(it);
    }),
    isFoundByReceipt: true,
  },
  { what: 'a name', record: edited(it => void (it.names[0] = ['Ben'])), isFoundByReceipt: false },
];
