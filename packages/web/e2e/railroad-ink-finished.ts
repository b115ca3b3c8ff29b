import type { Page } from '@playwright/test';
import { boardSeen, railroadInk, type RailroadInkOptions } from '@zaria/games/railroad-ink';
import { scoreSlowly } from '@zaria/games/railroad-ink/agreement';
import { NATURE, completeOptions, pick, simulationRng, writeRecord, type Entry } from '@zaria/kit';

/** A finished match that nobody thought about, as a record, and what the slow scorer says of its boards. */
export function finished(seed: string, options: Partial<RailroadInkOptions>, seats = 6) {
  const rng = simulationRng(seed);
  const complete = completeOptions(railroadInk.options, seats, options);
  if (!complete.ok) throw new Error(complete.error.why);
  const start = { rules: railroadInk.rules, seats, options: complete.value };
  const table = railroadInk.setup(start);
  const log: Entry<ReturnType<typeof railroadInk.sample>>[] = [];
  for (let [actor] = railroadInk.waiting(table); actor !== undefined; [actor] = railroadInk.waiting(table)) {
    const action = actor === NATURE ? railroadInk.sample(table, rng) : pick(railroadInk.legal(table, actor), rng);
    railroadInk.play(table, actor, action);
    log.push({ kind: 'play', actor, action });
  }
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'].slice(0, seats);
  const record = writeRecord({
    game: railroadInk,
    start,
    seats: names.map(name => ({ name, kind: 'local' })),
    fairness: null,
    log,
  });
  const view = railroadInk.view(table, 'spectator');
  return { record, names, boards: view.seats.map(seat => scoreSlowly(boardSeen(seat))) };
}

/** Opens a record from a file, and goes to its end. */
export async function openRecord(page: Page, record: object): Promise<void> {
  await page.goto('/record');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.waitForURL(/\/record\/[0-9a-f]+$/);
  await page.getByRole('button', { name: 'To the end' }).click();
}
