import type { Draw, RecordRow } from '@zaria/kit';
import { parseHex, printHex } from '../bytes.ts';
import { drawRng } from './draw.ts';
import { keyOf } from './fairness.ts';
import { commitPlayer, commitServer } from './protocol.ts';
import { printStart } from './start.ts';
import { SAMPLE, edited, type Draft, type RefusedCase } from './case.testing.ts';
import type { FairRecord } from './fabricate.testing.ts';

/** The fourteen kinds of tampering that the protocol names. */
export const TAMPERINGS = [
  'serverSeed',
  'an e_i',
  'two c_i swapped',
  'commitS',
  'an option',
  'the rules version',
  'the seats',
  'a die',
  'the order of dice',
  'a draw used twice',
  'a draw skipped',
  'a chance entry removed',
  'chance entries reordered',
  'a withheld mark added or removed',
] as const;

export interface Tampered extends RefusedCase {
  readonly kind: (typeof TAMPERINGS)[number];
}

type Edit = (draft: Draft<FairRecord>) => void;

const OTHER = '5a'.repeat(32);

/** A cheat who thinks of the frozen start as well. */
const refreeze: Edit = draft => {
  draft.fairness.start = printStart({ ...draft, ...draft.fairness });
};

/** A cheat who numbers what is left anew. */
const renumber: Edit = draft => {
  const draws = draft.log.flatMap(([, , draw]) => draw ?? []);
  for (const [n, draw] of draws.entries()) draw.n = n;
};

function drawAt(draft: Draft<FairRecord>, row: number): Draft<Draw> {
  const draw = draft.log[row]?.[2];
  if (draw === undefined) throw new Error(`row ${row} has no draw`);
  return draw;
}

function swap(list: unknown[], i: number, j: number): void {
  const [a, b] = [list[i], list[j]];
  if (a === undefined || b === undefined) throw new Error('nothing to swap');
  list[i] = b;
  list[j] = a;
}

/** Gives the row other numbers, and says them in the row's words as well. */
function say(draft: Draft<FairRecord>, row: number, values: readonly number[]): void {
  const draw = drawAt(draft, row);
  draw.values = [...values];
  draft.log[row] = ['nature', [draw.purpose, ...values].join(' '), draw];
}

/** What draw n would have given the step in this row. */
function valuesOf(n: number, row: number): readonly number[] {
  const { purpose, m } = drawAt(SAMPLE as Draft<FairRecord>, row);
  const key = keyOf(SAMPLE.fairness);
  if (key === null) throw new Error('the sample has ended');
  const rng = drawRng(key, purpose, n);
  return m.map(modulus => rng.below(modulus));
}

function commitAs(draft: Draft<FairRecord>, seat: 0 | 1 | 2, entropy: string): void {
  const { fairness } = draft;
  fairness.reveals = fairness.reveals.map(share => (share[0] === seat ? [seat, entropy] : share));
  const commit = printHex(commitPlayer(parseHex(fairness.matchId), seat, parseHex(entropy)));
  fairness.commits = fairness.commits.map(share => (share[0] === seat ? [seat, commit] : share));
}

const swapCommits: Edit = ({ fairness }) => {
  const [a, b, c] = fairness.commits;
  if (a === undefined || b === undefined || c === undefined) throw new Error('the sample has three commitments');
  fairness.commits = [[a[0], b[1]], [b[0], a[1]], c];
};

const withOption: Edit = draft => void (draft.options = { ...draft.options, neutral: true });
const withRules: Edit = draft => void draft.rules++;
const withName: Edit = draft => void (draft.seats = draft.seats.map(seat => ({ ...seat, name: `${seat.name}!` })));
const withSeat: Edit = draft => void draft.seats.push({ name: 'Eve', kind: 'remote' });

/** Only what was frozen is changed; the record's head stays as it was. */
const onlyFrozen =
  (edit: Edit): Edit =>
  draft => {
    draft.fairness.start = edited(all => [edit, refreeze].forEach(one => one(all))).fairness.start;
  };

const raised = (values: readonly number[]): number[] => values.with(3, (1 + (values[3] ?? 0)) % 6);
const rotated = (values: readonly number[]): number[] => [...values.slice(1), ...values.slice(0, 1)];

type Row = readonly [kind: Tampered['kind'], how: string, edits: readonly Edit[], at: string, why: Tampered['why']];

const ROWS: readonly Row[] = [
  ['serverSeed', 'alone', [d => void (d.fairness.serverSeed = OTHER)], 'fairness.serverSeed', 'commit-differs'],
  ['serverSeed', 'hidden again', [d => void (d.fairness.serverSeed = null)], 'fairness.serverSeed', 'seed-not-shown'],
  [
    'serverSeed',
    'with its commitment and the start',
    [
      ({ fairness }) => {
        fairness.serverSeed = OTHER;
        fairness.commitS = printHex(commitServer(parseHex(fairness.matchId), parseHex(OTHER)));
      },
      refreeze,
    ],
    'log[0]',
    'draw-values',
  ],

  ['an e_i', 'alone', [d => void (d.fairness.reveals[1] = [1, OTHER])], 'fairness.reveals[1]', 'commit-differs'],
  ['an e_i', 'with its commitment', [d => commitAs(d, 1, OTHER)], 'fairness.commits[1]', 'start-differs'],
  ['an e_i', 'with its commitment and the start', [d => commitAs(d, 1, OTHER), refreeze], 'log[0]', 'draw-values'],

  ['two c_i swapped', 'alone', [swapCommits], 'fairness.commits[0]', 'start-differs'],
  ['two c_i swapped', 'with the start', [swapCommits, refreeze], 'fairness.reveals[0]', 'commit-differs'],
  ['two c_i swapped', 'with their seats', [d => swap(d.fairness.commits, 0, 1)], 'fairness.commits[1]', 'seats-order'],

  ['commitS', 'alone', [d => void (d.fairness.commitS = OTHER)], 'fairness.commitS', 'start-differs'],
  [
    'commitS',
    'with the start',
    [d => void (d.fairness.commitS = OTHER), refreeze],
    'fairness.serverSeed',
    'commit-differs',
  ],

  ['an option', 'in the head', [withOption], 'options', 'start-differs'],
  ['an option', 'in the start', [onlyFrozen(withOption)], 'options', 'start-differs'],
  ['an option', 'in both', [withOption, refreeze], 'log[0]', 'draw-values'],

  ['the rules version', 'in the head', [withRules], 'rules', 'start-differs'],
  ['the rules version', 'in the start', [onlyFrozen(withRules)], 'rules', 'start-differs'],
  ['the rules version', 'in both', [withRules, refreeze], 'log[0]', 'draw-values'],

  ['the seats', 'a name, in the head', [withName], 'seats', 'start-differs'],
  ['the seats', 'one more, in the head', [withSeat], 'seats', 'start-differs'],
  ['the seats', 'one more, in the start', [onlyFrozen(withSeat)], 'seats', 'start-differs'],
  ['the seats', 'a name, in both', [withName, refreeze], 'log[0]', 'draw-values'],

  ['a die', 'one number', [d => say(d, 2, raised(drawAt(d, 2).values))], 'log[2]', 'draw-values'],
  ['a die', 'in an undone throw', [d => say(d, 5, raised(drawAt(d, 5).values))], 'log[5]', 'draw-values'],
  ['a die', 'a face that no die has', [d => say(d, 5, drawAt(d, 5).values.with(0, 6))], 'log[5]', 'draw-values'],
  ['a die', 'one more than was asked', [d => say(d, 5, [...drawAt(d, 5).values, 5])], 'log[5]', 'draw-values'],
  ['a die', 'another modulus', [d => void (drawAt(d, 9).m[0] = 299)], 'log[9]', 'draw-values'],

  ['the order of dice', 'of a throw', [d => say(d, 2, rotated(drawAt(d, 2).values))], 'log[2]', 'draw-values'],
  ['the order of dice', 'of cards', [d => say(d, 0, rotated(drawAt(d, 0).values))], 'log[0]', 'draw-values'],

  ['a draw used twice', 'as it is', [d => void (d.log[7] = d.log[5] as Draft<RecordRow>)], 'log[7]', 'draw-number'],
  ['a draw used twice', 'with the next number', [d => say(d, 7, drawAt(d, 5).values)], 'log[7]', 'draw-values'],

  [
    'a draw skipped',
    'and said so',
    [d => [7, 9].forEach(row => say(d, row, valuesOf(++drawAt(d, row).n, row)))],
    'log[7]',
    'draw-number',
  ],
  ['a draw skipped', 'under the number of the skipped one', [d => say(d, 7, valuesOf(4, 7))], 'log[7]', 'draw-values'],

  ['a chance entry removed', 'alone', [d => void d.log.splice(5, 1)], 'log[6]', 'draw-number'],
  ['a chance entry removed', 'the rest renumbered', [d => void d.log.splice(5, 1), renumber], 'log[6]', 'draw-values'],
  ['a chance entry removed', 'only its draw', [d => void d.log[5]?.pop()], 'log[5]', 'draw-missing'],

  ['chance entries reordered', 'as they are', [d => swap(d.log, 2, 5)], 'log[2]', 'draw-number'],
  ['chance entries reordered', 'renumbered', [d => swap(d.log, 2, 5), renumber], 'log[2]', 'draw-values'],
  ['chance entries reordered', 'for another step', [d => swap(d.log, 0, 2), renumber], 'log[0]', 'draw-values'],

  [
    'a withheld mark added or removed',
    'added to a seat that revealed',
    [d => void d.fairness.withheld.unshift(1)],
    'fairness.withheld[0]',
    'seat-twice',
  ],
  [
    'a withheld mark added or removed',
    'added, and the reveal removed',
    [d => void d.fairness.withheld.unshift(1), d => void d.fairness.reveals.pop()],
    'log[0]',
    'draw-values',
  ],
  [
    'a withheld mark added or removed',
    'removed',
    [d => void d.fairness.withheld.pop()],
    'fairness.withheld',
    'seat-unaccounted',
  ],
  [
    'a withheld mark added or removed',
    'removed, with a made-up reveal',
    [d => void d.fairness.withheld.pop(), d => void d.fairness.reveals.push([2, OTHER])],
    'fairness.reveals[2]',
    'commit-differs',
  ],
  [
    'a withheld mark added or removed',
    'removed with its commitment',
    [d => void d.fairness.withheld.pop(), d => void d.fairness.commits.pop()],
    'fairness.commits',
    'start-differs',
  ],
  [
    'a withheld mark added or removed',
    'removed with its commitment and the start',
    [d => void d.fairness.withheld.pop(), d => void d.fairness.commits.pop(), refreeze],
    'log[0]',
    'draw-values',
  ],
];

export const TAMPERED: readonly Tampered[] = ROWS.map(([kind, how, edits, at, why]) => ({
  kind,
  what: `${kind}: ${how}`,
  record: edited(draft => edits.forEach(edit => edit(draft))),
  at,
  why,
}));
