import { drawRng, keyOf, parseHex, printHex, printFirstStart, type DrawnDice } from '@zaria/fair';
import { type Draw, type MatchRecord, type RecordRow } from '@zaria/kit';
import { findSimulated } from './authority.ts';

/** A kind of tampering with a real record of the first format: what comes out, and where it must be refused. */
export interface Tampering {
  readonly what: string;
  /** Only whoever knows the rules can see it. */
  readonly needsRules?: true;
  tamper(record: Open): readonly [record: Open, at: string];
}

/** Refused where the key that follows from the record gives other numbers for the first time. */
const DRAWN_OTHERWISE = 'the first draw that is another';

/** The tampered record, and the entry at which it must be refused. */
export function tamperWith({ tamper }: Tampering, record: Open): readonly [record: Open, at: string] {
  const [tampered, at] = tamper(record);
  return [tampered, at === DRAWN_OTHERWISE ? firstOther(tampered) : at];
}

function firstOther({ fairness, log }: Open): string {
  const key = keyOf(fairness);
  const at = log.findIndex(([, , draw]) => {
    if (draw === undefined || key === null) return false;
    const rng = drawRng(key, draw.purpose, draw.n);
    return draw.m.some((m, i) => rng.below(m) !== draw.values[i]);
  });
  return place(at);
}

/** A record whose dice were drawn. */
export type Open = Omit<MatchRecord, 'fairness'> & { readonly fairness: DrawnDice };

const OTHER = '5a'.repeat(32);

const fair = (record: Open, change: Partial<DrawnDice>): Open => ({
  ...record,
  fairness: { ...record.fairness, ...change },
});
const frozenAgain = (record: Open): Open => fair(record, { start: printFirstStart({ ...record, ...record.fairness }) });
const withRow = (record: Open, at: number, row: RecordRow): Open => ({ ...record, log: record.log.with(at, row) });
const place = (at: number): string => `log[${at}]`;

const drawOf = (row: RecordRow | undefined): Draw => {
  if (row?.[2] === undefined) throw new Error('a row without a draw');
  return row[2];
};
const rowAt = ({ log }: Open, at: number): RecordRow => {
  const row = log[at];
  if (row === undefined) throw new Error(`the log has no row ${at}`);
  return row;
};

/** Places of nature's rows. */
const chances = ({ log }: Open): readonly number[] => log.flatMap(([who], at) => (who === 'nature' ? [at] : []));

/** Two rows of nature's for the same step, the later one not the last, whose numbers differ. */
function twoThrows(record: Open): readonly [number, number] {
  const places = chances(record).slice(0, -1);
  for (const one of places)
    for (const other of places) {
      const [a, b] = [drawOf(record.log[one]), drawOf(record.log[other])];
      const isAlike = a.purpose === b.purpose && a.m.join() === b.m.join();
      if (one < other && isAlike && a.values.join() !== b.values.join()) return [one, other];
    }
  throw new Error('the record has no two throws for the same step');
}

/** A row whose numbers are not all the same. */
function mixedThrow(record: Open): number {
  const at = chances(record).find(place => new Set(drawOf(record.log[place]).values).size > 1);
  if (at === undefined) throw new Error('the record has no throw with different dice');
  return at;
}

const withValues = (record: Open, at: number, change: (draw: Draw) => readonly number[]): Open => {
  const [who, what, draw] = rowAt(record, at);
  return draw === undefined ? record : withRow(record, at, [who, what, { ...draw, values: change(draw) }]);
};
const renumbered = (record: Open): Open => {
  let n = 0;
  const log = record.log.map(([who, what, draw]): RecordRow => (draw ? [who, what, { ...draw, n: n++ }] : [who, what]));
  return { ...record, log };
};
const without = (record: Open, at: number): Open => ({ ...record, log: record.log.toSpliced(at, 1) });
const swapped = (record: Open, one: number, other: number): Open =>
  withRow(withRow(record, one, rowAt(record, other)), other, rowAt(record, one));

const swapCommits = (record: Open): Open => {
  const [first, second, ...rest] = record.fairness.commits;
  if (first === undefined || second === undefined) throw new Error('the record has no two commitments');
  return fair(record, { commits: [[first[0], second[1]], [second[0], first[1]], ...rest] });
};
function otherOption(record: Open): Open {
  const game = findSimulated(record.game);
  for (const [name, option] of Object.entries(game?.options ?? {})) {
    const value = option.values.find(one => one !== record.options[name]);
    if (value !== undefined) return { ...record, options: { ...record.options, [name]: value } };
  }
  throw new Error('the game has no option to change');
}
const otherRules = (record: Open): Open => ({ ...record, rules: record.rules + 1 });
const otherName = (record: Open): Open => ({
  ...record,
  seats: record.seats.map((seat, i) => (i === 0 ? { ...seat, name: 'Eve' } : seat)),
});
const bumped = ({ m, values }: Draw): readonly number[] => values.with(0, (1 + (values[0] ?? 0)) % (m[0] ?? 1));

/** One number more than the rules asked for, as the key would give it. */
function oneMore(record: Open, at: number): Open {
  const [who, what, draw] = rowAt(record, at);
  const key = keyOf(record.fairness);
  if (draw === undefined || key === null) throw new Error('a record without draws');
  const rng = drawRng(key, draw.purpose, draw.n);
  for (const m of [...draw.m, 6]) rng.below(m);
  return withRow(record, at, [who, what, rng.draw()]);
}

/** The fourteen kinds that the protocol names, some also as a cheat would do it who thinks of the rest. */
export const TAMPERINGS: readonly Tampering[] = [
  { what: 'serverSeed', tamper: r => [fair(r, { serverSeed: OTHER }), 'fairness.serverSeed'] },
  {
    what: 'an e_i',
    tamper: r => [fair(r, { reveals: r.fairness.reveals.with(1, [1, OTHER]) }), 'fairness.reveals[1]'],
  },
  { what: 'two c_i swapped', tamper: r => [swapCommits(r), 'fairness.commits[0]'] },
  { what: 'two c_i swapped, in the start too', tamper: r => [frozenAgain(swapCommits(r)), 'fairness.reveals[0]'] },
  { what: 'commitS', tamper: r => [fair(r, { commitS: OTHER }), 'fairness.commitS'] },
  { what: 'commitS, in the start too', tamper: r => [frozenAgain(fair(r, { commitS: OTHER })), 'fairness.serverSeed'] },
  { what: 'an option', tamper: r => [otherOption(r), 'options'] },
  { what: 'an option, in the start too', tamper: r => [frozenAgain(otherOption(r)), DRAWN_OTHERWISE] },
  { what: 'the rules version', tamper: r => [otherRules(r), 'rules'] },
  { what: 'the rules version, in the start too', tamper: r => [frozenAgain(otherRules(r)), DRAWN_OTHERWISE] },
  { what: 'the seats', tamper: r => [otherName(r), 'seats'] },
  { what: 'the seats, in the start too', tamper: r => [frozenAgain(otherName(r)), DRAWN_OTHERWISE] },
  { what: 'a die', tamper: r => [withValues(r, mixedThrow(r), bumped), place(mixedThrow(r))] },
  {
    what: 'the order of dice',
    tamper: r => [withValues(r, mixedThrow(r), ({ values }) => rotated(values)), place(mixedThrow(r))],
  },
  {
    what: 'a draw used twice',
    tamper(r) {
      const [one, other] = twoThrows(r);
      return [withRow(r, other, rowAt(r, one)), place(other)];
    },
  },
  {
    what: 'a draw used twice, under the next number',
    tamper(r) {
      const [one, other] = twoThrows(r);
      return [renumbered(withRow(r, other, rowAt(r, one))), place(other)];
    },
  },
  {
    what: 'a draw skipped',
    tamper(r) {
      const [, at] = twoThrows(r);
      const log = r.log.map(([who, what, draw], i): RecordRow =>
        draw === undefined ? [who, what] : [who, what, i < at ? draw : { ...draw, n: draw.n + 1 }],
      );
      return [{ ...r, log }, place(at)];
    },
  },
  {
    what: 'a chance entry removed',
    tamper(r) {
      const [at] = twoThrows(r);
      return [without(r, at), place((chances(r).find(one => one > at) ?? 0) - 1)];
    },
  },
  {
    what: 'a chance entry removed, the rest renumbered',
    tamper(r) {
      const [at] = twoThrows(r);
      // The next draw may by chance be the same under the number before it.
      return [renumbered(without(r, at)), DRAWN_OTHERWISE];
    },
  },
  {
    what: 'chance entries reordered',
    tamper(r) {
      const [one, other] = twoThrows(r);
      return [swapped(r, one, other), place(one)];
    },
  },
  { what: 'a withheld mark added', tamper: r => [fair(r, { withheld: [1, 2] }), 'fairness.withheld[0]'] },
  {
    what: 'a withheld mark added, the reveal removed',
    tamper: r => [fair(r, { withheld: [1, 2], reveals: r.fairness.reveals.slice(0, 1) }), DRAWN_OTHERWISE],
  },
  { what: 'a withheld mark removed', tamper: r => [fair(r, { withheld: [] }), 'fairness.withheld'] },
  {
    what: 'a withheld mark removed, with a made-up reveal',
    tamper: r => [fair(r, { withheld: [], reveals: [...r.fairness.reveals, [2, OTHER]] }), 'fairness.reveals[2]'],
  },

  {
    what: 'what the dice showed, but not the draw',
    needsRules: true,
    tamper(r) {
      const [one, at] = twoThrows(r);
      return [withRow(r, at, ['nature', rowAt(r, one)[1], drawOf(r.log[at])]), place(at)];
    },
  },
  {
    what: 'more dice than the rules asked for',
    needsRules: true,
    tamper(r) {
      const [, at] = twoThrows(r);
      return [oneMore(r, at), place(at)];
    },
  },
  {
    what: 'a reveal in the log that is not the one of the account',
    needsRules: true,
    tamper(r) {
      const at = r.log.findIndex(([who, what]) => who === 'table' && what.startsWith('reveal 1 '));
      return [withRow(r, at, ['table', `reveal 1 ${printHex(parseHex(OTHER))}`]), place(at)];
    },
  },
  {
    what: 'a move after the end',
    needsRules: true,
    tamper(r) {
      const last = r.log.findLast(([who]) => typeof who === 'number') ?? r.log[0];
      return [{ ...r, log: last === undefined ? r.log : [...r.log, last] }, place(r.log.length)];
    },
  },
];

/** Turned until it is another list. */
function rotated(values: readonly number[]): readonly number[] {
  const turned = values.map((_, by) => [...values.slice(by), ...values.slice(0, by)]);
  return turned.find(list => list.join() !== values.join()) ?? values;
}
