import { readFileSync } from 'node:fs';
import { SIDES, type RoyaleFact as Fact, type RoyaleSteps, type Side } from '@zaria/games/las-vegas-royale';
import type { Locator, Page } from '@playwright/test';
import {
  ASKED,
  EFFECTS,
  crowdedPosition,
  positionAt,
  positionBefore,
  positionOf,
  positionWith,
  type Entry,
} from '../src/boards/las-vegas-royale/match.testing.ts';
import { questionOn } from '@zaria/kit';
import type { SeatAction } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { lasVegasRoyaleWords } from '@zaria/words/las-vegas-royale';
import { isFirstFact } from '@zaria/words/las-vegas-royale/first';
import { expectGoodAtEverySize, inTheWay } from './geometry.ts';
import { actionsPlayed, plant, stepsPlayed } from './planting.ts';
import {
  asked,
  begun,
  curtain,
  expect,
  expectAccessible,
  expectNoOverflow,
  isOver,
  lift,
  logLines,
  open,
  result,
  rollButton,
  settled,
  still,
  tap,
  test,
  typeFirst,
  withSettings,
} from './table.ts';

const GAME = 'las-vegas-royale';
const casinos = (page: Page): Locator => page.getByRole('list', { name: 'Casinos' }).locator('[data-casino]');
const openCasinos = (page: Page): Locator => casinos(page).and(page.locator('[aria-disabled=false]'));
const main = (page: Page): Locator => asked(page).locator('.button.main');

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1440, height: 900 },
] as const;

type Action = SeatAction<RoyaleSteps>;

/** What is to stand on the panel and on the large button that does this. */
function wordsOn(action: Action): RegExp {
  if (action.step === 'roll') return /Roll \d/;
  if (action.step === 'place') return new RegExp(`Casino ${action.answer}: put `);
  if (action.step === 'luckyPunch.hide' || action.step === 'luckyPunch.guess')
    return new RegExp(`\\b${action.answer}\\b`);
  if (action.step === 'blackBox.split')
    return new RegExp([action.answer.left, action.answer.right].map(sumOf).join('.*'));
  const words = wordsOf('en', ...lasVegasRoyaleWords.areas);
  return new RegExp(`· ${lasVegasRoyaleWords.action(words, action, [])}$`);
}
const sumOf = (tokens: readonly number[]): string => {
  const sum = tokens.reduce((a, b) => a + b, 0);
  return `\\$${sum === 0 ? 0 : `${sum},000`}\\b`;
};

/**
 * Answers what is asked by clicks: in every group of the panel something, or a casino, and then the large button. Gives
 * back what stood on the groups and on the button.
 */
async function answer(page: Page): Promise<string> {
  const groups = asked(page).getByRole('group');
  for (let i = 0; i < (await groups.count()) && !(await main(page).isEnabled()); i++)
    await groups.nth(i).getByRole('button').and(page.locator(':enabled')).last().click();
  if (!(await main(page).isEnabled())) await tap(openCasinos(page).first());
  const labels = await groups.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
  const said = [...labels, (await main(page).innerText()).trim()].join(' · ');
  await main(page).click();
  return said;
}

test('Las Vegas Royale: from the home page to a placement, and from the last dice to the end', async ({ page }) => {
  await withSettings(page, still);
  await open(page, '/');
  await expect(page.getByText('In the terminal for now')).toHaveCount(0);
  await begun(page, GAME);
  await expect(page.getByRole('button', { name: /^“.+”, at casino [1-3]\./ })).toHaveCount(3);
  // A tile says what it does, and the bank what it has.
  await page.getByRole('button', { name: /^“.+”, at casino 1\./ }).click();
  await expect(
    page
      .getByRole('dialog', { name: /^“.+”, at casino 1$/ })
      .locator('p')
      .first(),
  ).toHaveText(/\.$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Bank: \d+ cards$/ }).click();
  await expect(page.getByRole('dialog', { name: 'The bank' }).getByRole('listitem')).toHaveCount(8);
  await page.keyboard.press('Escape');

  // Whoever plays before may have put his fist on the table.
  while (!(await rollButton(page).isVisible())) {
    await answer(page);
    await settled(page);
  }
  await rollButton(page).click();
  await expect(rollButton(page)).toBeHidden();
  await settled(page);
  const chosen = openCasinos(page).first();
  await tap(chosen);
  await expect(page.locator('.casino .pill')).toHaveText(/^Put \d/);
  await expect(chosen).toHaveAttribute('data-ready', '');
  await chosen.click();
  await expect.poll(async () => (await stepsPlayed(page)).includes('place')).toBe(true);

  await plant(
    page,
    GAME,
    positionWith({ tiles: 3 }, ({ before }) => {
      const left = [...before.small, ...before.big].reduce((a, b) => a + b, 0);
      return before.round === 3 && left <= 2 && questionOn(before)?.step === 'roll';
    }),
  );
  while (!(await isOver(page))) {
    await lift(page);
    const before = (await stepsPlayed(page)).length;
    await answer(page);
    await expect.poll(async () => (await stepsPlayed(page)).length).toBeGreaterThan(before);
    await settled(page);
  }
  await expect(result(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Chips').first()).toBeVisible();
});

test('nothing is told or asked before the words for it are here, and nobody is handed the device', async ({ page }) => {
  await withSettings(page, still);
  const asksToHide = (entry: Entry | undefined): boolean =>
    entry !== undefined && questionOn(entry.after)?.step === 'luckyPunch.hide';
  const position = positionWith(
    { tiles: 'A1' },
    (entry, at, match) =>
      asksToHide(entry) && match.slice(0, at).every(({ tellings }) => tellings.every(({ fact }) => isFirstFact(fact))),
  );
  let release = (): void => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  const wanted: string[] = [];
  await plant(page, GAME, position);
  await page.route(/(?:acting|ask)-las-vegas-royale-|when-a-tile-acts-/, async route => {
    wanted.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.reload();
  await settled(page);
  await expect(logLines(page).first()).toBeVisible();
  const lines = await logLines(page).count();
  await typeFirst(page, position.text);
  await expect.poll(() => wanted.some(url => url.includes('acting-'))).toBe(true);
  await expect.poll(async () => (await stepsPlayed(page)).length).toBeGreaterThan(position.plays.length);
  expect([await logLines(page).count(), await curtain(page).count()]).toEqual([lines, 0]);
  release();
  await expect(curtain(page)).toBeVisible();
  await lift(page);
  await expect(asked(page).getByRole('heading')).toHaveText('How many tokens do you hide?');
});

test('passing says what it costs, and is offered only to whoever has a chip @matrix', async ({ page }) => {
  await withSettings(page, still);
  await plant(page, GAME, positionAt('place'));
  const pass = asked(page).getByRole('button', { name: /^Pay 1 chip, keep all dice/ });
  await expect(pass).toContainText('You have 2 chips; at the end each is worth $10,000.');
  await pass.click();
  await expect(logLines(page).filter({ hasText: 'Eva pays a chip and places nothing.' })).toBeVisible();
  await plant(
    page,
    GAME,
    positionWith({ mode: 'base', tiles: 0 }, ({ actor, before }) => {
      return questionOn(before)?.step === 'place' && before.chips[actor] === 0;
    }),
  );
  await expect(asked(page).getByText('You have no chip to pass with.')).toBeVisible();
  await expect(pass).toHaveCount(0);
});

test.describe('every question of Las Vegas Royale is answered by clicks, and its panel fits every window @matrix', () => {
  for (const step of ASKED)
    test(step, async ({ page }) => {
      await withSettings(page, still);
      const position = positionAt(step);
      await plant(page, GAME, position);
      await lift(page);
      const before = (await stepsPlayed(page)).length;
      expect(before).toBe(position.plays.length);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectNoOverflow(page);
        // In the smallest window a long panel may be scrolled over the board.
        if (size.width > 320) await expect.poll(() => inTheWay(page)).toEqual([]);
        // What a long panel leaves no room for is reached by scrolling the page: the board itself is never cut.
        expect(await page.locator('main').evaluate(stage => stage.scrollHeight - stage.clientHeight)).toBe(0);
        if (size.width === 360 || size.width === 1440) await expectAccessible(page, 'light', 'dark');
      }
      const said = await answer(page);
      await expect.poll(async () => (await stepsPlayed(page))[before]).toBe(step);
      // What was done is what stood on the button.
      const done = (await actionsPlayed(page))[before] as Action;
      expect(said).toMatch(wordsOn(done));
    });
});

for (const players of [2, 4, 5])
  test(`nothing covers anything with ${players} players, dice everywhere and tiles at all casinos${players === 4 ? '' : ' @matrix'}`, async ({
    page,
  }) => {
    await withSettings(page, still);
    await plant(page, GAME, crowdedPosition(players));
    await expectGoodAtEverySize(page);
    await tap(openCasinos(page).last());
    await expect(page.locator('.casino .pill')).toBeVisible();
    await expectGoodAtEverySize(page);
  });

test.describe('every side is seen to act on the screen @matrix', () => {
  for (const side of SIDES)
    test(side, async ({ page }) => {
      await withSettings(page, { motion: 'full', speed: 'fast', breath: 0, language: 'en' });
      const position = positionBefore(side);
      await plant(page, GAME, position);
      await lift(page);
      const seen = await page.evaluateHandle(() => {
        const acts: Record<string, string[]> = {};
        const look = (): void => {
          for (const one of document.querySelectorAll<HTMLElement>('[data-acts]')) {
            const scene = one.closest('.payout')?.querySelector('.says') ?? one;
            const [name, text] = [one.dataset['acts'] ?? '', scene.textContent.trim()];
            acts[name] = [...new Set([...(acts[name] ?? []), text])];
          }
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
        return acts;
      });
      await typeFirst(page, position.text);
      // Its machine stands there large, and a line says what it does.
      await expect
        .poll(() => seen.evaluate((acts, name) => acts[name] ?? [], `${side} ${EFFECTS[side]}`))
        .toEqual(expect.arrayContaining([expect.stringMatching(/\w+.*\.$/)]));
    });
});

/** Each of them pays, fines or asks in a settlement; `null`: base mode. */
for (const tiles of [null, 'C1', 'C2', 'G2', 'H1'] as const)
  test(`no line of a settlement runs ahead of what is shown, ${tiles === null ? 'without tiles' : `with ${tiles}`} @matrix`, async ({
    page,
  }) => {
    await withSettings(page, { motion: 'full', speed: 'fast', breath: 0, language: 'en' });
    const position = positionWith(tiles === null ? { tiles: 0, mode: 'base' } : { tiles }, ({ tellings }) => {
      const told = tellings.map(({ fact }) => fact);
      return told.some(({ fact }) => fact === 'paid') && (tiles === null || told.some(fact => ofTile(fact, tiles)));
    });
    await plant(page, GAME, position);
    await settled(page);
    const shown = await page.evaluateHandle(() => {
      const lines: string[] = [];
      const look = (): void => {
        const [lit, says] = ['.lit', '.says'].map(part => document.querySelector(`.payout:not([hidden]) ${part}`));
        const line = `${lit?.textContent?.trim().charAt(0)} | ${says?.textContent}`;
        if (says !== null && says !== undefined && lines.at(-1) !== line) lines.push(line);
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
      return lines;
    });
    await typeFirst(page, position.text);
    await page.locator('.summary').first().waitFor();
    const lines = await shown.jsonValue();
    // Every line is about the casino that is lit, or says what the tile there does.
    const isOfCasino = (line: string): boolean => /^(\d) \| Casino \1: /.test(line);
    const others = lines.filter(line => !isOfCasino(line));
    if (tiles === null) expect(others).toEqual([]);
    else {
      expect(others.length).toBeGreaterThan(0);
      expect(others.filter(line => !line.startsWith('1 | '))).toEqual([]);
    }
    expect(lines.length).toBeGreaterThan(3);
  });

/** Whether the tile pays or fines by that. */
function ofTile(fact: Fact, tile: Side): boolean {
  if (tile === 'C2') return fact.fact === 'fined' && fact.amount > 0;
  return fact.fact === 'awarded' && fact.side === tile;
}

interface SharedCase {
  readonly id: string;
  readonly edition: string;
  readonly input: RankCase['input'] & { readonly roll?: readonly number[]; readonly choose?: number };
  readonly expect: RankCase['expect'] & {
    readonly placed?: { readonly weight: number };
    readonly legalChoices?: readonly number[];
  };
}
interface RankCase {
  readonly id: string;
  readonly edition: string;
  readonly input: {
    readonly weights?: Readonly<Record<string, number>>;
    readonly dice?: Readonly<Record<string, { readonly small?: number; readonly big?: number }>>;
    readonly notes?: readonly number[];
  };
  readonly expect: {
    readonly removed?: readonly string[];
    readonly gains?: Readonly<Record<string, number>>;
    readonly ranking?: readonly string[];
  };
}
const { cases: CASES } = JSON.parse(
  readFileSync(new URL('../../games/src/las-vegas-royale/cases.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly SharedCase[] };
const ROYALE: readonly RankCase[] = CASES.filter(({ edition }) => edition === 'royale');

/** Casino 6 gets the cards of the case, the others two of 30k each. */
const dealWith = ([high = 80, low = 50]: readonly number[]): string =>
  `deal ${[[high, low], ...Array.from({ length: 5 }, () => [30, 30])].map(pair => pair.join('+')).join(' ')}`;
/** A roll in which these dice show 6, and the others 1. */
const rollWith = (small: number, big: number): string =>
  `dice ${[...Array<number>(7 - small).fill(1), ...Array<number>(small).fill(6)].join(' ')} B${big > 0 ? 6 : 1}`;
const nameAt = async (page: Page, seat: number): Promise<string> =>
  (
    (await page.getByRole('list', { name: 'Players' }).getByRole('button').nth(seat).getAttribute('aria-label')) ?? ''
  ).split(':')[0] ?? '';
const labelOf = async (page: Page, face: number): Promise<string> =>
  (await page.locator(`.casino [data-casino="${face}"]`).getAttribute('aria-label')) ?? '';

test.describe('the shared cases, tapped in, give what they state @matrix', () => {
  for (const { id, input, expect: stated } of ROYALE)
    test(id, async ({ page }) => {
      await withSettings(page, still);
      const dice = new Map(
        Object.entries(input.dice ?? {}).map(([name, { small = 0, big = 0 }]) => [name, { small, big }] as const),
      );
      for (const [name, weight] of Object.entries(input.weights ?? {})) dice.set(name, { small: weight, big: 0 });
      const neutral = dice.get('neutral');
      const people = [...dice.keys()].filter(name => name !== 'neutral');
      const players = Math.max(2, people.length);
      const moves = people.flatMap(name => {
        const { small, big } = dice.get(name) ?? { small: 0, big: 0 };
        return ['roll', rollWith(small, big), 'place 6'];
      });
      const rolled = `neutral ${rollWith(neutral?.small ?? 0, 0).slice(5)}`;
      const texts = [dealWith(input.notes ?? []), ...(neutral === undefined ? [] : [rolled]), ...moves];
      const options = { mode: 'base', tiles: 0, neutral: neutral !== undefined } as const;
      await plant(page, GAME, positionOf(players, options, texts.slice(0, -1)));
      await tap(page.locator('.casino [data-casino="6"]'));
      await main(page).click();
      await expect
        .poll(async () => (await stepsPlayed(page)).filter(step => step === 'place').length)
        .toBe(people.length);
      await settled(page);

      const label = await labelOf(page, 6);
      const names = new Map([['neutral', 'Neutral']]);
      for (const [seat, name] of people.entries()) names.set(name, await nameAt(page, seat));
      const nameOf = (name: string): string => names.get(name) ?? '';
      for (const [name, { small, big }] of dice)
        expect(label).toMatch(new RegExp(`${nameOf(name)}: [^.]*, weight ${small + 2 * big}\\.`));
      for (const [name, amount] of Object.entries(stated.gains ?? {}))
        expect(label).toContain(`${nameOf(name)} would win $${amount},000.`);
      for (const name of people.filter(one => stated.gains !== undefined && !(one in stated.gains)))
        expect(label).not.toContain(`${nameOf(name)} would win`);
      if (stated.removed !== undefined) {
        const tied = /Tied, winning nothing: ([^.]*)\./.exec(label)?.[1] ?? '';
        expect(people.filter(name => tied.includes(nameOf(name)))).toEqual([...stated.removed]);
      }
      if (stated.ranking?.length === 0) expect(label).not.toContain('would win');
    });

  test('place-all-of-one-number', async ({ page }) => {
    await withSettings(page, still);
    const one = CASES.find(({ id }) => id === 'place-all-of-one-number');
    const before = ['roll', 'dice 1 1 2 2 2 2 2 B1', 'place 1', 'roll', 'dice 1 1 1 1 1 1 1 B1', 'place 1', 'roll'];
    const options = { mode: 'base', tiles: 0, neutral: false } as const;
    const rolled = `dice ${one?.input.roll?.join(' ')}`;
    await plant(page, GAME, positionOf(2, options, [dealWith([]), ...before, rolled]));
    const legal = await openCasinos(page).evaluateAll(list =>
      list.map(cover => Number((cover as HTMLElement).dataset['casino'])),
    );
    expect(legal.toSorted((a, b) => a - b)).toEqual(one?.expect.legalChoices);
    await tap(page.locator(`.casino [data-casino="${one?.input.choose}"]`));
    await main(page).click();
    await expect.poll(() => labelOf(page, 3)).toContain(`weight ${one?.expect.placed?.weight}.`);
    await expect(page.getByRole('button', { name: /^Eva: 1 small die in hand/ })).toBeVisible();
  });

  test('the rulebook’s example of Power Play: blank dice take the lead and the marker away', async ({ page }) => {
    await withSettings(page, still);
    const roll = (twos: number, dice = 7): string =>
      `dice ${[...Array<number>(dice - twos).fill(1), ...Array<number>(twos).fill(2)].join(' ')} B1`;
    const texts = [
      dealWith([]),
      'chance',
      'tiles F1 D2',
      ...[2, 1, 1].flatMap(twos => ['roll', roll(twos), 'place 2']),
      'powerPlay.turn roll',
      roll(0, 5),
      'place 1',
    ];
    await plant(page, GAME, positionOf(3, { tiles: 2 }, texts));
    await asked(page).getByRole('group', { name: 'What' }).getByRole('button', { name: '2 blank dice' }).click();
    await asked(page).getByRole('group', { name: 'Where' }).getByRole('button', { name: /^2/ }).click();
    await main(page).click();
    await expect(logLines(page).filter({ hasText: 'Eva puts the marker back on “Power Play”.' })).toBeVisible();
    const label = await labelOf(page, 2);
    expect(label).toContain('Tied, winning nothing');
    expect(label).not.toContain('would win');
  });
});
