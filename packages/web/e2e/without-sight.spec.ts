import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { listen, type Listening } from './ears.ts';
import { lasVegas, qwinto, railroadInk, royale } from './heard-games.ts';
import { NotTold, playByEar, type Brain, type Played } from './heard.ts';
import { asked, expect, still, test, typeFirst, withSettings } from './table.ts';

const BRAINS = { 'las-vegas': lasVegas, 'las-vegas-royale': royale, qwinto, 'railroad-ink': railroadInk } as const;
type Game = keyof typeof BRAINS;
const GAMES = Object.keys(BRAINS) as Game[];

/** Milliseconds of silence after which somebody gives up: only a hang takes longer; and where something was silenced. */
const [PATIENCE, IMPATIENCE] = [120_000, 10_000];

interface Heard extends Listening {
  /** How it went, or why it could not go on. */
  readonly outcome: Played | NotTold;
}

async function play(page: Page, game: Game, silenced: string | null): Promise<Heard> {
  const listening = await listen(page, silenced);
  await withSettings(page, still);
  await page.goto(`/play/${game}`);
  const brain: Brain = BRAINS[game]();
  try {
    const outcome = await playByEar(page, listening.ears, brain, silenced === null ? PATIENCE : IMPATIENCE);
    return { ...listening, outcome };
  } catch (error) {
    if (error instanceof NotTold) return { ...listening, outcome: error };
    throw error;
  }
}

test('whoever plays by ear knows nothing of the page or of the games', () => {
  for (const file of ['ears.ts', 'heard.ts', 'heard-games.ts']) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    const imported = [...source.matchAll(/from '([^']+)'|import\('([^']+)'\)/g)].map(
      ([, from, later]) => from ?? later,
    );
    expect(imported.filter(one => !['@playwright/test', './ears.ts', './heard.ts'].includes(one ?? ''))).toEqual([]);
  }
});

for (const game of GAMES)
  test(`a whole match of ${game} by ear${game === 'las-vegas' ? '' : ' @matrix'}`, async ({ page }) => {
    const { outcome, kinds } = await play(page, game, null);
    if (outcome instanceof NotTold) throw outcome;
    console.log(
      `${game}: ${outcome.answers} answers, ${outcome.story.length} sentences, ${kinds.size} kinds: ${outcome.verdict}`,
    );
    expect(outcome.answers).toBeGreaterThan(10);
    expect(outcome.verdict).toMatch(/\. .*\d/);
  });

/** A match in a window of its own. */
async function silently(browser: Browser, game: Game, kind: string | null): Promise<Heard> {
  const context = await browser.newContext({ viewport: { width: 1100, height: 800 }, locale: 'en-GB' });
  try {
    return await play(await context.newPage(), game, kind);
  } finally {
    await context.close();
  }
}

/** So many matches are begun until a kind that is silenced comes up. */
const TRIES = 3;

for (const game of GAMES)
  test(`${game}: with any kind of announcement silenced it cannot be played by ear @matrix`, async ({ browser }) => {
    // A match for each kind: only a hang takes longer.
    test.setTimeout(3_600_000);
    const whole = await silently(browser, game, null);
    if (whole.outcome instanceof NotTold) throw whole.outcome;
    const kinds = [...whole.kinds.keys()].filter(kind => kind !== 'other').toSorted();
    const failed: string[] = [];
    const absent: string[] = [];
    for (const kind of kinds) {
      let heard = await silently(browser, game, kind);
      // Chance may leave a kind out of a match: then that match proves nothing of it.
      for (let tries = 1; tries < TRIES && (heard.kinds.get(kind) ?? 0) === 0; tries++)
        heard = await silently(browser, game, kind);
      if ((heard.kinds.get(kind) ?? 0) === 0) absent.push(kind);
      else if (heard.outcome instanceof NotTold) {
        failed.push(kind);
        console.log(`${game} without “${kind}”: ${heard.outcome.message}`);
      }
    }
    console.log(
      `${game}: ${kinds.length} kinds of announcements, ${failed.length} silenced and missed, ${absent.length} did not come up again (${absent.join(', ')})`,
    );
    expect([...failed, ...absent].toSorted()).toEqual(kinds);
    expect(failed.length).toBeGreaterThan(absent.length);
  });

/** What may be placed is asked only when the dice lie: until then the question before it stays. */
async function rollAndPlace(page: Page): Promise<void> {
  await typeFirst(page, 'roll');
  await asked(page).locator('.button.main:disabled').waitFor();
  await typeFirst(page, 'place');
}

test('a quiet table tells what is asked and the dice it is about, and the rest on demand', async ({ page }) => {
  const { ears, kinds } = await listen(page);
  await withSettings(page, { ...still, told: 'quiet' });
  await page.goto('/play/las-vegas');
  const heard: string[] = [];
  const hears = (line: RegExp): Promise<void> =>
    expect.poll(() => heard.push(...ears.take()) >= 0 && heard.some(one => line.test(one))).toBe(true);
  await hears(/are to play\. /);
  // A throw and a choice of one’s own; then the others play a round of turns.
  heard.length = 0;
  await rollAndPlace(page);
  await hears(/things? (has|have) happened meanwhile/);
  expect(kinds.get('turn') ?? 0).toBe(0);
  expect(heard.filter(line => /^(?!You)\S+ (rolls|puts)/.test(line))).toEqual([]);
  heard.length = 0;
  await page.keyboard.press('e');
  await hears(/^(?!You)\S+ (rolls|puts)/);
});

test('a key pressed right after a dialog was closed opens the next, which stays', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/play/las-vegas');
  await page.waitForURL(/\/table\//);
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.keyboard.press('w');
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  // Both in one task, as a quick hand or a busy machine has it.
  await page.evaluate(() => {
    document.querySelector('dialog')?.querySelector<HTMLElement>('header button')?.click();
    return new Promise<void>(resolve => {
      queueMicrotask(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true, cancelable: true }));
        setTimeout(resolve);
      });
    });
  });
  await expect(page.getByRole('dialog', { name: 'What happened' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
