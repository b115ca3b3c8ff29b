import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { begun, placeButton, expect, roll, still, test, typeFirst, settled, withSettings } from './table.ts';

/* The pictures that the manifest names: icons from our own drawings, and the tables as they are now. */

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

const ICONS = [
  { drawing: 'icon.svg', size: 192, name: 'icon-192.png' },
  { drawing: 'icon.svg', size: 512, name: 'icon-512.png' },
  { drawing: 'icon-maskable.svg', size: 512, name: 'icon-maskable-512.png' },
  // Apple cuts the corners itself, and shows what is transparent in black.
  { drawing: 'icon-maskable.svg', size: 180, name: 'apple-touch-icon.png' },
] as const;

for (const { drawing, size, name } of ICONS)
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>
       ${readFileSync(`${PUBLIC}${drawing}`, 'utf8')}`,
    );
    writeFileSync(`${PUBLIC}install/${name}`, await page.screenshot({ omitBackground: true }));
  });

const FORMS = [
  { form: 'narrow', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { form: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
] as const;

for (const { form, viewport, deviceScaleFactor } of FORMS)
  test.describe(form, () => {
    test.use({ viewport, deviceScaleFactor, colorScheme: 'light' });

    test('las-vegas', async ({ page }) => {
      await withSettings(page, { ...still, name: 'Anna' });
      await begun(page, 'las-vegas');
      for (let moves = 0; moves < 8; moves++) {
        await typeFirst(page);
        await settled(page);
      }
      if ((await page.getByRole('button', { name: /^Roll / }).count()) > 0) await roll(page);
      for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
      await expect(placeButton(page)).toBeEnabled();
      await page.screenshot({ path: `${PUBLIC}install/${form}-las-vegas.jpg`, type: 'jpeg', quality: 62 });
    });

    test('qwinto', async ({ page }) => {
      await withSettings(page, { ...still, name: 'Anna' });
      await begun(page, 'qwinto');
      for (let moves = 0; moves < 14; moves++) {
        await typeFirst(page, 'write');
        await settled(page);
      }
      await page.screenshot({ path: `${PUBLIC}install/${form}-qwinto.jpg`, type: 'jpeg', quality: 62 });
    });
  });
