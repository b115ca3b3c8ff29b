import { MEASURED as M, SUPPOSED as S } from './costs.ts';
import { meanOf } from './simulate.ts';

/** What so many who are connected at the same time need in their busiest hour. */
export interface Need {
  readonly players: number;
  readonly tables: number;
  /** A second. */
  readonly turns: number;
  readonly begun: number;
  readonly visits: number;
  readonly cores: number;
  readonly processes: number;
  readonly gigabytes: number;
  readonly sockets: number;
  readonly appends: number;
  /** Commits a second, if every process commits as often as it may. */
  readonly commits: number;
  /** Megabytes a second that are written to the database, and gigabytes that it grows by in a day. */
  readonly written: number;
  readonly grown: number;
  /** Megabits a second that leave the servers. */
  readonly sent: number;
}

const SECONDS_A_DAY = 86_400;
/**
 * Commits of one process begin at least so many milliseconds apart (decision 17). On PostgreSQL they have no pace, and one
 * follows the other: at what a commit takes that is as many.
 */
export const PACE = 4;
export const THINK = { median: S.think.value, sigma: S.spread.value };
export const LOOK = { median: S.look.value, sigma: S.spread.value };

export function needOf(players: number): Need {
  const tables = (players * (1 - S.slow.value)) / S.seats.value;
  const visits = (players * S.slow.value) / meanOf(LOOK);
  const turns = tables / meanOf(THINK) + visits;
  const begun = tables / meanOf(THINK) / M.turns.value;
  const cores = (turns * M.turn.value + begun * M.begin.value + visits * M.visit.value) / 1000;
  const processes = Math.max(1, Math.ceil(cores / S.room.value));
  const perSocket = (M.crowd.value - M.base.value) / 2000;
  const appends = turns * M.appends.value;
  const wirePerTurn = (S.seats.value * M.wire.value * M.told.value) / M.turns.value + M.frames.value * S.frame.value;
  return {
    players,
    tables,
    turns,
    begun,
    visits,
    cores,
    processes,
    gigabytes: (processes * M.base.value + players * perSocket) / 1000,
    sockets: players,
    appends,
    commits: Math.min(appends, processes * (1000 / PACE)),
    written: (turns * M.stored.value) / 1e6,
    grown: (turns * M.stored.value * SECONDS_A_DAY) / S.evening.value / 1e9,
    sent: (turns * wirePerTurn * 8) / 1e6,
  };
}

const SCALES = [10_000, 100_000, 1_000_000] as const;

const count = (value: number): string =>
  (value >= 100 ? Math.round(value) : Number(value.toPrecision(2))).toLocaleString('en');

const ROWS: readonly (readonly [string, (need: Need) => number])[] = [
  ['tables', need => need.tables],
  ['turns a second', need => need.turns],
  ['matches begun a second', need => need.begun],
  ['visits to slow matches a second', need => need.visits],
  ['cores that are busy', need => need.cores],
  ['processes, each half busy', need => need.processes],
  ['memory, GB', need => need.gigabytes],
  ['sockets', need => need.sockets],
  ['appends a second', need => need.appends],
  ['commits a second, at most', need => need.commits],
  ['written to the database, MB/s', need => need.written],
  ['the database grows in a day by, GB', need => need.grown],
  ['sent, Mbit/s', need => need.sent],
];

/** As docs/capacity.md has it. */
export function needTable(): string {
  const needs = SCALES.map(needOf);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['in the busiest hour', ...needs.map(({ players }) => count(players))]),
    line(['---', ...needs.map(() => '---:')]),
    ...ROWS.map(([name, of]) => line([name, ...needs.map(need => count(of(need)))])),
  ].join('\n');
}

/** What was measured, and what is supposed. */
export function costTables(): readonly [string, string] {
  const measured = Object.values(M).map(
    ({ what, value, unit, by }) => `| ${what} | ${value.toLocaleString('en')} ${unit} | \`${by}\` |`,
  );
  const supposed = Object.values(S).map(({ what, value, unit }) => `| ${what} | ${value} ${unit} |`);
  return [
    ['| measured | | by |', '|---|---|---|', ...measured].join('\n').replaceAll(/ +\|/g, ' |'),
    ['| supposed | |', '|---|---|', ...supposed].join('\n').replaceAll(/ +\|/g, ' |'),
  ];
}
