import { SCREENS, TABLES } from './screens.ts';
import { still, test, withSettings } from './table.ts';

const FOLDER = '../../screenshots';
const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

for (const theme of ['light', 'dark'] as const)
  for (const size of SIZES)
    for (const screen of [...SCREENS, ...TABLES])
      test(`${screen.name} ${theme} ${size.width}×${size.height}`, async ({ page }) => {
        await page.setViewportSize(size);
        await withSettings(page, { ...still, theme, name: 'Anna' });
        await screen.open(page);
        await page.screenshot({ path: `${FOLDER}/${screen.name}-${size.width}-${theme}.png` });
      });
