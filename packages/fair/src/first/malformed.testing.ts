import type { FairReason } from './fault.ts';
import { SAMPLE, type RefusedCase } from './case.testing.ts';

type Path = readonly (string | number)[];

/** The sample with something else in one place; `undefined` removes what was there. */
function put(path: Path, value: unknown): unknown {
  const copy = structuredClone(SAMPLE) as unknown as Record<string | number, unknown>;
  let owner = copy;
  for (const key of path.slice(0, -1)) owner = owner[key] as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return copy;
}

const HEX = '5a'.repeat(32);
const { start } = SAMPLE.fairness;

type Row = readonly [path: Path, value: unknown, at: string, why: FairReason];

const ROWS: readonly Row[] = [
  [['format'], 'zaria/2', 'format', 'version-unknown'],
  [['format'], undefined, 'format', 'version-unknown'],
  [['game'], 7, 'game', 'field-wrong'],
  [['game'], 'qwinto', 'game', 'start-differs'],
  [['rules'], 0, 'rules', 'field-wrong'],
  [['rules'], '1', 'rules', 'field-wrong'],
  [['rules'], true, 'rules', 'field-wrong'],
  [['rules'], 1.5, 'rules', 'field-wrong'],
  [['rules'], 2 ** 53, 'rules', 'field-wrong'],
  [['options'], [], 'options', 'field-wrong'],
  [['options'], undefined, 'options', 'field-wrong'],
  [['options', 'rounds'], 1e300, 'options', 'field-wrong'],
  [['options', 'rounds'], [4], 'options', 'field-wrong'],
  [['options', 'rounds'], null, 'options', 'field-wrong'],
  [['options', 'neutral'], 0, 'options', 'start-differs'],
  [['options', 'rounds'], '4', 'options', 'start-differs'],
  [['options', 'more'], 1, 'options', 'start-differs'],
  [['options', '__proto__x'], 1, 'options', 'start-differs'],
  [['seats'], {}, 'seats', 'field-wrong'],
  [['seats'], [], 'seats', 'field-wrong'],
  [['seats'], Array.from({ length: 7 }, () => ({ name: '', kind: 'bot' })), 'seats', 'field-wrong'],
  [['seats', 0], null, 'seats', 'field-wrong'],
  [['seats', 0, 'kind'], 'ghost', 'seats', 'field-wrong'],
  [['seats', 0, 'kind'], 'local', 'seats', 'start-differs'],
  [['seats', 0, 'name'], 1, 'seats', 'field-wrong'],
  [['seats', 0, 'colour'], 'red', 'seats', 'field-wrong'],
  [['log'], undefined, 'log', 'field-wrong'],
  [['log'], { length: 0 }, 'log', 'field-wrong'],

  [['fairness'], undefined, 'fairness', 'field-missing'],
  [['fairness'], null, 'fairness', 'field-missing'],
  [['fairness'], 'fair', 'fairness', 'field-wrong'],
  [['fairness', 'protocol'], 'fair/2', 'fairness.protocol', 'version-unknown'],
  [['fairness', 'kind'], 'other', 'fairness.kind', 'field-wrong'],
  [['fairness', 'kind'], ['open'], 'fairness.kind', 'field-wrong'],
  [['fairness', 'kind'], 'typed', 'fairness', 'field-unknown'],
  [['fairness', 'note'], '', 'fairness', 'field-unknown'],
  [['fairness', 'matchId'], undefined, 'fairness.matchId', 'field-missing'],
  [['fairness', 'matchId'], HEX, 'fairness.matchId', 'field-wrong'],
  [['fairness', 'matchId'], '00'.repeat(16), 'fairness.serverSeed', 'commit-differs'],
  [['fairness', 'commitS'], HEX.toUpperCase(), 'fairness.commitS', 'field-wrong'],
  [['fairness', 'serverSeed'], undefined, 'fairness.serverSeed', 'field-missing'],
  [['fairness', 'serverSeed'], `${HEX}\n`, 'fairness.serverSeed', 'field-wrong'],
  [['fairness', 'serverSeed'], false, 'fairness.serverSeed', 'field-wrong'],
  [['fairness', 'start'], { game: 'x' }, 'fairness.start', 'field-wrong'],
  [['fairness', 'start'], '', 'fairness.start', 'start-wrong'],
  [['fairness', 'start'], '[]', 'fairness.start', 'start-wrong'],
  [['fairness', 'start'], '{}', 'fairness.commitS', 'start-differs'],
  [['fairness', 'start'], `${start} `, 'fairness.start', 'start-wrong'],
  [['fairness', 'start'], `\ufeff${start}`, 'fairness.start', 'start-wrong'],
  [['fairness', 'start'], start.replace('Ada', '\\u0041da'), 'fairness.start', 'start-wrong'],
  [['fairness', 'start'], start.replace('{', '{"a":NaN,'), 'fairness.start', 'start-wrong'],
  [['fairness', 'start'], start.replace('{', '{"a":1,'), 'fairness.start', 'start-wrong'],
  [['fairness', 'start'], start.replace('{', '{"game":"x",'), 'fairness.start', 'start-wrong'],
  [['fairness', 'start'], start.replace('"rounds":4', '"rounds":4.0'), 'fairness.start', 'start-wrong'],
  [['fairness', 'start'], start.replace('"rounds":4', '"rounds":true'), 'options', 'start-differs'],
  [['fairness', 'start'], start.replace('"rounds":4', '"rounds":4.5'), 'options', 'start-differs'],
  [['fairness', 'start'], start.replace('"commits"', '"commit"'), 'fairness.commits', 'start-differs'],
  [['fairness', 'commits'], null, 'fairness.commits', 'field-wrong'],
  [['fairness', 'commits', 1], [1], 'fairness.commits[1]', 'field-wrong'],
  [['fairness', 'commits', 1], [1, 'ff'], 'fairness.commits[1]', 'field-wrong'],
  [['fairness', 'commits', 1], [1, null], 'fairness.commits[1]', 'field-wrong'],
  [['fairness', 'commits', 1], ['1', HEX], 'fairness.commits[1]', 'seat-unknown'],
  [['fairness', 'commits', 1], [true, HEX], 'fairness.commits[1]', 'seat-unknown'],
  [['fairness', 'commits', 1], [0, HEX], 'fairness.commits[1]', 'seats-order'],
  [['fairness', 'commits', 2], [3, HEX], 'fairness.commits[2]', 'seat-unknown'],
  [['fairness', 'commits', 2], [5, HEX], 'fairness.commits[2]', 'seat-unknown'],
  [['fairness', 'commits', 0], [-1, HEX], 'fairness.commits[0]', 'seat-unknown'],
  [['fairness', 'reveals', 1], [2, HEX], 'fairness.reveals[1]', 'commit-differs'],
  [['fairness', 'reveals', 0], { 0: 0 }, 'fairness.reveals[0]', 'field-wrong'],
  [['fairness', 'reveals', 2], [4, HEX], 'fairness.reveals[2]', 'seat-uncommitted'],
  [['fairness', 'withheld'], [2, 4], 'fairness.withheld[1]', 'seat-uncommitted'],
  [['fairness', 'withheld'], 2, 'fairness.withheld', 'field-wrong'],
  [['fairness', 'withheld'], [null], 'fairness.withheld[0]', 'seat-unknown'],
  [['fairness', 'withheld'], [2, 2], 'fairness.withheld[1]', 'seats-order'],
  [['fairness', 'withheld'], [3], 'fairness.withheld[0]', 'seat-unknown'],
  [['fairness', 'beacon'], null, 'fairness.beacon', 'field-wrong'],
  [['fairness', 'beacon'], 'f', 'fairness.beacon', 'field-wrong'],
  [['fairness', 'beacon'], 'ff', 'log[0]', 'draw-values'],

  [['log', 3], 'place 3', 'log[3]', 'row-wrong'],
  [['log', 3], [0], 'log[3]', 'row-wrong'],
  [['log', 3], [0, 'place 3', null, null], 'log[3]', 'row-wrong'],
  [['log', 3], [0, 3], 'log[3]', 'row-wrong'],
  [['log', 3], [5, 'place 3'], 'log[3]', 'row-wrong'],
  [['log', 3], [0.5, 'place 3'], 'log[3]', 'row-wrong'],
  [['log', 3], ['Nature', 'dice 1'], 'log[3]', 'row-wrong'],
  [['log', 3], [0, 'place 3', null], 'log[3]', 'draw-unasked'],
  [['log', 6], ['table', 'undo 5', SAMPLE.log[5]?.[2]], 'log[6]', 'draw-unasked'],
  [['log', 5], ['nature', 'dice 1'], 'log[5]', 'draw-missing'],
  [['log', 5, 2], null, 'log[5]', 'draw-wrong'],
  [['log', 5, 2], [], 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'more'], 1, 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'n'], undefined, 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'n'], '2', 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'n'], 1e30, 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'n'], -1, 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'n'], Number.MAX_SAFE_INTEGER, 'log[5]', 'draw-number'],
  [['log', 5, 2, 'purpose'], '', 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'purpose'], 'ζάρια', 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'purpose'], 'dice\n', 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'purpose'], 'deal', 'log[5]', 'draw-purpose'],
  [['log', 5, 1], 'deal 1 2', 'log[5]', 'draw-purpose'],
  [['log', 5, 1], ' dice', 'log[5]', 'draw-purpose'],
  [['log', 5, 2, 'm'], 6, 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'm', 0], 0, 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'm', 0], 65_537, 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'm', 0], 6.5, 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'm', 0], true, 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'm'], [], 'log[5]', 'draw-values'],
  [['log', 5, 2, 'values'], [], 'log[5]', 'draw-values'],
  [['log', 5, 2, 'values', 0], '1', 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'values', 0], false, 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'values', 0], 1e21, 'log[5]', 'draw-wrong'],
  [['log', 5, 2, 'values', 0], 2 ** 40, 'log[5]', 'draw-values'],
];

/** Records that are damaged rather than forged. */
export const MALFORMED: readonly RefusedCase[] = [
  ...[null, 7, 'record', [], true].map((record): RefusedCase => ({
    what: JSON.stringify(record),
    record,
    at: 'record',
    why: 'record-wrong',
  })),
  {
    what: 'a draw in a record of typed dice',
    record: put(['fairness'], { protocol: 'fair/1', kind: 'typed' }),
    at: 'log[0]',
    why: 'draw-unasked',
  },
  ...ROWS.map(([path, value, at, why]): RefusedCase => {
    const what = `${path.join('.')} = ${value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60)}`;
    return { what, record: put(path, value), at, why };
  }),
];
