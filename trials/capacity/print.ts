import { needOf } from './model.ts';
import { sceneOf, type Wanted } from './plan.ts';
import { simulate, type Simulated } from './simulate.ts';

/** Parts of the processes that the arithmetic asks for: where too few are, it shows. */
const PARTS = [0.5, 0.6, 0.75, 1, 1.5] as const;

export const HEADER: readonly string[] = [
  'processes',
  'busy',
  'turns/s',
  'at most',
  'commits/s',
  'database busy',
  'queue p99',
  'at most',
  'wait p50',
  'p99',
  'at most',
];

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const milliseconds = (value: number): string => `${value < 100 ? value.toFixed(1) : whole(value)} ms`;

const rowOf = (processes: number, { turns, commits, busy, queue, wait }: Simulated): readonly string[] => [
  whole(processes),
  percent(busy.processes),
  whole(turns.mean),
  whole(turns.peak),
  whole(commits.mean),
  percent(busy.databases),
  whole(queue.p99),
  whole(queue.most),
  milliseconds(wait.p50),
  milliseconds(wait.p99),
  milliseconds(wait.most),
];

/** One row for each number of processes, or for the one that is wanted. */
export function rowsFor(wanted: Wanted): readonly (readonly string[])[] {
  const { processes } = needOf(wanted.players);
  const counts =
    wanted.processes === null ? PARTS.map(part => Math.max(1, Math.round(processes * part))) : [wanted.processes];
  return [...new Set(counts)].map(count => rowOf(count, simulate(sceneOf({ ...wanted, processes: count }))));
}

/** As docs/capacity.md has it. */
export const markdownTable = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---:'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
