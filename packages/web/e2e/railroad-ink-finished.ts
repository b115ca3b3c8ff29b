import type { Page } from '@playwright/test';
import {
  boardSeen,
  railroadInk,
  type RailroadInkOptions,
  type RailroadInkTable,
  type RailroadInkView,
} from '@zaria/games/railroad-ink';
import { scoreSlowly } from '@zaria/games/railroad-ink/agreement';
import { NATURE, completeOptions, pick, simulationRng, writeRecord, type Actor, type Entry } from '@zaria/kit';
import type { Row } from './planting.ts';

type Action = ReturnType<typeof railroadInk.sample>;

/** Whatever happens at this table until its match is over, if nobody thinks about it. */
function playedOut(table: RailroadInkTable, seed: string): readonly (readonly [actor: Actor, action: Action])[] {
  const rng = simulationRng(seed);
  const rows: (readonly [Actor, Action])[] = [];
  for (let [actor] = railroadInk.waiting(table); actor !== undefined; [actor] = railroadInk.waiting(table)) {
    const action = actor === NATURE ? railroadInk.sample(table, rng) : pick(railroadInk.legal(table, actor), rng);
    railroadInk.play(table, actor, action);
    rows.push([actor, action]);
  }
  return rows;
}

/** The same as it is written, to be let fall. */
export const rowsToTheEnd = (table: RailroadInkTable, seed: string): readonly Row[] =>
  playedOut(table, seed).map(([actor, action]) => [actor, railroadInk.print(action)]);

/** A finished match that nobody thought about, as a record, and what the slow scorer says of its boards. */
export function finished(seed: string, options: Partial<RailroadInkOptions>, seats = 6) {
  const complete = completeOptions(railroadInk.options, seats, options);
  if (!complete.ok) throw new Error(complete.error.why);
  const start = { rules: railroadInk.rules, seats, options: complete.value };
  const table = railroadInk.setup(start);
  const log = playedOut(table, seed).map(([actor, action]): Entry<Action> => ({ kind: 'play', actor, action }));
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'].slice(0, seats);
  const record = writeRecord({
    game: railroadInk,
    start,
    seats: names.map(name => ({ name, kind: 'local' })),
    fairness: null,
    log,
  });
  return { record, names, boards: slowScores(railroadInk.view(table, 'spectator')) };
}

const POINTS = [0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45];

/** What the slow scorer says of every board that is seen there, part by part as on the page. */
export const slowScores = ({ seats, options: { expansion } }: RailroadInkView) =>
  seats.map(seat => {
    const slow = scoreSlowly(boardSeen(seat));
    const parts = {
      networks: slow.networks.reduce((sum, { exits }) => sum + (POINTS[exits] ?? 0), 0),
      highway: slow.highway.once,
      railway: slow.railway.once,
      centre: slow.centre,
      errors: 0 - slow.errors.length,
      ...(expansion === 'rivers' ? { river: slow.river } : {}),
      ...(expansion === 'lakes' ? { lake: slow.lake } : {}),
    };
    return { ...parts, total: Object.values(parts).reduce((sum, points) => sum + points, 0) };
  });

/** Opens a record from a file, and goes to its end. */
export async function openRecord(page: Page, record: object): Promise<void> {
  await page.goto('/record');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.waitForURL(/\/record\/[0-9a-f]+$/);
  await page.getByRole('button', { name: 'To the end' }).click();
}
