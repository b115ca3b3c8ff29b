import type { ChainedReason } from '@zaria/fair';
import { same, type Draw, type RecordRow, type Seat } from '@zaria/kit';
import type { WrittenRecord } from '@zaria/table';

/** A record to be changed. */
type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;
type Record = Draft<WrittenRecord>;

/** A kind of tampering with a record of a match that was played; `null`: this match does not lend itself to it. */
export interface Tampering {
  readonly what: string;
  readonly why: ChainedReason;
  tamper(record: Record): unknown;
}

const OTHER = '5a'.repeat(32);

/** The rows of nature that have more than one number, and of those with different numbers the first. */
const throws = ({ log }: Record): (readonly [at: number, draw: Draft<Draw>])[] =>
  log.flatMap(([, , draw], at) => (draw !== undefined && draw.values.length > 1 ? [[at, draw] as const] : []));
function mixed(record: Record): Draft<Draw> {
  const [, draw] = throws(record).find(([, { values }]) => new Set(values).size > 1) ?? [];
  if (draw === undefined) throw new Error('all throws are of one number');
  return draw;
}
/** Two throws with the same numbers asked for and others drawn. */
function alike(record: Record): readonly [number, number] {
  for (const [one, a] of throws(record))
    for (const [other, b] of throws(record))
      if (one < other && a.purpose === b.purpose && same(a.m, b.m) && !same(a.values, b.values)) return [one, other];
  throw new Error('no two throws are alike');
}
const drawAt = ({ log }: Record, at: number): Draft<Draw> => log[at]?.[2] as Draft<Draw>;
const first = (record: Record): Draft<Draw> => drawAt(record, throws(record)[0]?.[0] ?? 0);
const chain = (record: Record, at: number): Draft<WrittenRecord['dice']['chains'][number]> =>
  record.dice.chains[at] as Draft<WrittenRecord['dice']['chains'][number]>;
const bot = ({ start }: Record): Seat => start.seats.findIndex(({ kind }) => kind === 'bot') as Seat;

const because = (why: ChainedReason, list: readonly (readonly [string, (record: Record) => unknown])[]): Tampering[] =>
  list.map(([what, tamper]) => ({ what, why, tamper }));

/** What the protocol says must be refused, the recorded numbers staying. */
export const TAMPERINGS: readonly Tampering[] = [
  ...because('host', [
    ['the host’s link', it => (it.dice.host = OTHER)],
    ['the host’s link left out', it => (it.dice.host = null)],
    ['the host’s head', it => (it.start.host = OTHER)],
  ]),
  ...because('shape', [
    ['kind, open to local', it => (it.start.kind = 'local')],
    ['kind, open to typed', it => (it.start.kind = 'typed')],
    ['a head doubled', it => ((it.start.seats[1] as { head: unknown }).head = it.start.seats[0]?.head)],
    ['a bot with a head', it => ((it.start.seats[bot(it)] as { head: string }).head = OTHER)],
    ['a seat left out', it => it.start.seats.pop()],
    ['an unknown field', it => ((it as unknown as { more: number }).more = 1)],
  ]),
  ...because('draw-values', [
    ['matchId', it => (it.start.matchId = '5a'.repeat(16))],
    ['the rules', it => it.start.rules++],
    ['the game', it => (it.start.game = it.start.game === 'qwinto' ? 'las-vegas' : 'qwinto')],
    ['an option', it => (it.start.options = { ...it.start.options, more: 1 })],
    ['the wait', it => it.start.wait++],
    ['a seat’s kind', it => ((it.start.seats[0] as { kind: string }).kind = 'local')],
    [
      'a die',
      it => {
        const draw = mixed(it);
        draw.values[0] = (1 + (draw.values[0] ?? 0)) % (draw.m[0] ?? 1);
      },
    ],
    [
      'the order of dice',
      it => {
        const { values } = mixed(it);
        const at = values.findIndex(value => value !== values[0]);
        values.push(...values.splice(0, at));
      },
    ],
    ['a modulus', it => (first(it).m[0] = 7)],
    ['one number left out', it => first(it).values.pop()],
  ]),
  ...because('draw-purpose', [['a purpose', it => (first(it).purpose = 'other')]]),
  ...because('chain', [
    ['a link', it => (chain(it, 0)[3] = OTHER)],
    ['a head', it => ((it.start.seats[0] as { head: string }).head = OTHER)],
    [
      'heads swapped',
      it => {
        const [one, other] = it.start.seats as { head: string | null }[];
        if (one && other) [one.head, other.head] = [other.head, one.head];
      },
    ],
  ]),
  ...because('chain-list', [
    ['a link shallower', it => chain(it, 0)[2]--],
    ['a link deeper', it => chain(it, 0)[2]++],
    ['a chain left out', it => it.dice.chains.shift()],
    ['chains reordered', it => it.dice.chains.reverse()],
    [
      'a contributor removed, who was the deepest',
      it => {
        const last = it.log.findLast(([, , draw]) => (draw?.by?.length ?? 0) > 0)?.[2];
        if (last?.by) last.by.length = 0;
      },
    ],
  ]),
  ...because('draw-seats', [
    ['a contributor doubled', it => (first(it).by = [0, 0])],
    ['contributors reordered', it => (first(it).by = [1, 0])],
    ['a bot as contributor', it => first(it).by?.push(bot(it))],
    ['a bot that kept back', it => (first(it).withheld = [bot(it)])],
    ['a head removed', it => ((it.start.seats[0] as { head: unknown }).head = null)],
  ]),
  ...because('draw-number', [
    [
      'a draw used twice',
      it => {
        const [one, other] = alike(it);
        it.log[other] = structuredClone(it.log[one]) as Draft<RecordRow>;
      },
    ],
    [
      'a draw skipped',
      it => {
        const [, at] = alike(it);
        for (const [i, [, , draw]] of it.log.entries()) if (i >= at && draw !== undefined) draw.n++;
      },
    ],
    ['a draw removed', it => it.log.splice(alike(it)[0], 1)],
    [
      'draws swapped',
      it => {
        const [one, other] = alike(it);
        [it.log[one], it.log[other]] = [it.log[other] as Draft<RecordRow>, it.log[one] as Draft<RecordRow>];
      },
    ],
    ['a number lost that was not', it => it.log.unshift(['table', 'lost 1'])],
  ]),
  ...because('row', [
    ['a late chain for a bot', it => it.log.push(['table', `chain ${bot(it)} ${OTHER}`])],
    ['a chain that was used before', it => it.log.push(['table', `chain 0 ${it.start.seats[1]?.head ?? ''}`])],
    ['an unknown row', it => it.log.push(['table', 'wins 0'])],
  ]),
  ...because('draw-missing', [
    ['a throw without its draw', it => (it.log[throws(it)[0]?.[0] ?? 0] = ['nature', 'dice 1'])],
  ]),
];
