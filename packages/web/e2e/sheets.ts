import type { BrowserContext, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SIDES } from '@zaria/games/las-vegas-royale';
import { ASKED, EFFECTS, positionAt, positionBefore } from '../src/boards/las-vegas-royale/match.testing.ts';
import { toTheMiddle } from './last-move.ts';
import { ONLINE } from './online-screens.ts';
import { plant } from './planting.ts';
import { SCREENS, TABLES } from './screens.ts';
import { LANGUAGES, asked, expect, lift, open, settled, still, test, typeFirst, withSettings } from './table.ts';

/* Contact sheets: one picture for each screen, in which it stands in every size and theme. */

const FOLDER = fileURLToPath(new URL(`../../../docs/pictures/${process.env['WHEN'] ?? 'after'}/`, import.meta.url));
const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
/** Pixels: how high each view stands on the sheet. */
const HEIGHT = 320;
/** Pixels: how wide all tiles of Royale stand together. */
const TILES_WIDTH = 700;
/** Bytes; the picture is made coarser until it is no larger, but never illegible. */
const LARGEST = 150_000;
const QUALITIES = [72, 60, 48, 40, 34] as const;

interface View {
  readonly label: string;
  readonly width: number;
  readonly picture: string;
}

const ALL = [...SCREENS, ...TABLES, ...ONLINE];

for (const screen of ALL)
  test(screen.name, async ({ page, context }) => {
    await withSettings(page, { ...still, name: 'Anna' });
    // Reached once: a table answers to the size of its window and to the theme of the system while it is open.
    await screen.open(page);
    const rows: View[][] = [];
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      const views: View[] = [];
      for (const size of SIZES) views.push(await look(page, size, theme, screen.at));
      rows.push(views);
    }
    writeSheet(screen.name, await sheet(context, screen.name, rows));
  });

/* What the README shows of each game. */
const SHOWN: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['las-vegas', page => toTheMiddle(page, 'las-vegas', 'place')],
  ['las-vegas-royale', page => toTheMiddle(page, 'las-vegas-royale', 'place')],
  ['qwinto', page => toTheMiddle(page, 'qwinto', 'write')],
  ['railroad-ink', page => openScreen(page, 'railroad-ink-rivers')],
];
const openScreen = async (page: Page, name: string): Promise<void> =>
  [...SCREENS, ...TABLES].find(screen => screen.name === name)?.open(page);
for (const [name, reach] of SHOWN)
  test(`readme-${name}`, async ({ page }) => {
    await withSettings(page, still);
    await reach(page);
    await look(page, { width: 1280, height: 800 }, 'light');
    writeFileSync(
      fileURLToPath(new URL(`../../../docs/pictures/${name}.jpg`, import.meta.url)),
      await page.screenshot({ type: 'jpeg', quality: 78, animations: 'disabled' }),
    );
  });

/* The main screens in every language, on a phone, a tablet and in a large window. */
const MAIN = new Set([
  'home',
  'home-matches',
  'set-up-las-vegas',
  'learn-qwinto',
  'las-vegas-roll',
  'railroad-ink-draw',
  'qwinto-ending',
  'online-lobby',
  'online-railroad-ink',
  'own-only-las-vegas',
  'screen-lobby',
]);
for (const screen of ALL.filter(({ name }) => MAIN.has(name)))
  test(`languages-${screen.name}`, async ({ page, context }) => {
    await withSettings(page, still);
    await screen.open(page);
    const rows: View[][] = [];
    for (const language of LANGUAGES) {
      await page.evaluate(spoken => {
        const kept = JSON.parse(localStorage.getItem('zaria/settings') ?? '{}') as object;
        localStorage.setItem('zaria/settings', JSON.stringify({ ...kept, language: spoken }));
      }, language);
      await page.reload();
      await expect(page.locator(`html[lang=${language}] h1`).first()).toBeVisible();
      if (page.url().includes('/table/') || /online-(?!lobby)|own-only/.test(screen.name)) await settled(page);
      const views: View[] = [];
      for (const size of [SIZES[1], SIZES[2], SIZES[4]]) views.push(await look(page, size, language));
      rows.push(views);
    }
    writeSheet(`languages-${screen.name}`, await sheet(context, `languages-${screen.name}`, rows));
  });

/* The sixteen sides of Royale's tiles, as its help shows them; Greek has the longest words. */
for (const language of ['en', 'el'] as const)
  test(`royale-tiles-${language}`, async ({ page, context }) => {
    await withSettings(page, { ...still, language });
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, '/help/las-vegas-royale');
    const tiles = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 3 }) });
    const views: View[] = [];
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      const shot = await tiles.screenshot({ type: 'jpeg', quality: 90, animations: 'disabled' });
      views.push({ label: theme, width: TILES_WIDTH, picture: `data:image/jpeg;base64,${shot.toString('base64')}` });
    }
    writeSheet(`royale-tiles-${language}`, await sheet(context, `royale-tiles-${language}`, [views]));
  });

/** Where everything of Royale is seen beside each other: on a phone and in a large window. */
const CLOSE = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;
const asView = (label: string, size: (typeof CLOSE)[number], shot: Buffer, height = HEIGHT): View => ({
  label,
  width: Math.round((height * size.width) / size.height),
  picture: `data:image/jpeg;base64,${shot.toString('base64')}`,
});
const inRows = (views: readonly View[], across: number): readonly (readonly View[])[] =>
  Array.from({ length: Math.ceil(views.length / across) }, (_, row) => views.slice(row * across, (row + 1) * across));

/** How large a panel beside the board stands on its sheet, and how high a phone with one. */
const PANEL = 0.52;
const PHONE = 270;

/* Every question of Royale with its panel: a phone as a whole, of a large window what stands beside the board. */
for (const theme of THEMES)
  test(`royale-panels-${theme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: theme });
    await withSettings(page, { ...still, name: 'Anna' });
    const [phone, wide] = CLOSE;
    const phones: View[] = [];
    const panels: View[] = [];
    for (const step of ASKED) {
      await page.setViewportSize({ width: 1100, height: 800 });
      await plant(page, 'las-vegas-royale', positionAt(step));
      await lift(page);
      await page.setViewportSize(phone);
      const whole = await page.screenshot({ type: 'jpeg', quality: 85, animations: 'disabled' });
      phones.push(asView(step, phone, whole, PHONE));
      await page.setViewportSize(wide);
      const shot = await asked(page).screenshot({ type: 'jpeg', quality: 85, animations: 'disabled' });
      const width = Math.round(((await asked(page).boundingBox())?.width ?? 0) * PANEL);
      panels.push({ label: step, width, picture: `data:image/jpeg;base64,${shot.toString('base64')}` });
    }
    const name = `royale-panels-${theme}`;
    writeSheet(name, await sheet(context, name, [...inRows(phones, 10), ...inRows(panels, 7)]));
  });

/* Every side of Royale while it acts. */
for (const size of CLOSE)
  test(`royale-acts-${size.width}`, async ({ page, context }) => {
    const views: View[] = [];
    for (const side of SIDES) {
      await withSettings(page, { motion: 'full', speed: 'slow', breath: 0, language: 'en' });
      await page.setViewportSize({ width: 1100, height: 800 });
      const position = positionBefore(side);
      await plant(page, 'las-vegas-royale', position);
      await lift(page);
      await page.setViewportSize(size);
      await typeFirst(page, position.text);
      await page.locator(`[data-acts="${side} ${EFFECTS[side]}"]`).first().waitFor();
      views.push(asView(side, size, await page.screenshot({ type: 'jpeg', quality: 85 })));
    }
    const name = `royale-acts-${size.width}`;
    writeSheet(name, await sheet(context, name, inRows(views, size.width < 1000 ? 8 : 4)));
  });

function writeSheet(name: string, picture: Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${name}.jpg`, picture);
}

async function look(
  page: Page,
  size: { readonly width: number; readonly height: number },
  theme: string,
  at: string | null = null,
): Promise<View> {
  await page.setViewportSize(size);
  await page.evaluate(async part => {
    await document.fonts.ready;
    // What measures itself does so in the first frame after the window has changed, and is drawn in the next.
    for (let frames = 0; frames < 3; frames++) await new Promise(resolve => requestAnimationFrame(resolve));
    scrollTo(0, 0);
    if (part !== null) document.querySelector(part)?.scrollIntoView();
  }, at);
  const shot = await page.screenshot({ type: 'jpeg', quality: 85, animations: 'disabled' });
  return {
    label: `${size.width} × ${size.height} · ${theme}`,
    width: Math.round((HEIGHT * size.width) / size.height),
    picture: `data:image/jpeg;base64,${shot.toString('base64')}`,
  };
}

async function sheet(context: BrowserContext, name: string, rows: readonly (readonly View[])[]): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 2400, height: 800 });
  const figures = rows.map(
    views =>
      `<div>${views
        .map(
          ({ label, width, picture }) =>
            `<figure style="width:${width}px"><img src="${picture}"><figcaption>${label}</figcaption></figure>`,
        )
        .join('')}</div>`,
  );
  await page.setContent(`<!doctype html>
    <style>
      html { background: #808682; font: 15px system-ui, sans-serif; color: #fff }
      body { display: inline-block; margin: 0; padding: 12px }
      h1 { font-size: 18px; margin: 0 0 8px }
      div { display: flex; gap: 10px }
      figure { margin: 0 0 8px }
      img { display: block; width: 100% }
      figcaption { padding-top: 3px; white-space: nowrap }
    </style>
    <h1>${name}</h1>${figures.join('')}`);
  const coarser = async ([quality = 30, ...rest]: readonly number[]): Promise<Buffer> => {
    const picture = await page.locator('body').screenshot({ type: 'jpeg', quality });
    return picture.length <= LARGEST || rest.length === 0 ? picture : coarser(rest);
  };
  const picture = await coarser(QUALITIES);
  await page.close();
  return picture;
}
