import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GUIDE, edited, stepsIn } from '../../../examples/pig/guide.ts';
import { realServer } from '../../../tools/real-server.mjs';
import { asked, expect, isOver, logLines, result, settled, still, test, withSettings } from './table.ts';
import { unfold } from './set-up.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A copy of the tree as it is now; what is installed is shared with it, but for our own packages. */
function copyTree(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of listed
    .toString()
    .split('\0')
    .filter(name => name !== '' && existsSync(join(ROOT, name))))
    cpSync(join(ROOT, file), join(to, file));
  mkdirSync(join(to, 'node_modules', '@zaria'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@zaria') symlinkSync(join(ROOT, 'node_modules', name), join(to, 'node_modules', name));
  for (const name of readdirSync(join(to, 'packages'))) {
    symlinkSync(join(to, 'packages', name), join(to, 'node_modules', '@zaria', name));
    const own = join('packages', name, 'node_modules');
    if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(to, own));
  }
}

/** Does what the guide says, one step after the other. */
function followGuide(at: string): void {
  for (const step of stepsIn(GUIDE)) {
    if (step.kind === 'run') {
      execFileSync('bash', ['-euc', step.commands], { cwd: at, stdio: 'pipe' });
      continue;
    }
    const file = join(at, step.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, edited(readFileSync(file, 'utf8'), step));
  }
}

test('Pig joins the house by the guide alone, and is played in the page', async ({ page }) => {
  const tree = mkdtempSync(join(tmpdir(), 'zaria-pig-'));
  copyTree(tree);
  followGuide(tree);
  const server = await realServer({ pages: join(tree, 'packages', 'web', 'dist') });
  const base = server.url;
  try {
    await withSettings(page, still);
    await page.goto(base);
    await expect(page.getByRole('link', { name: 'Play: Pig' })).toBeVisible();
    await page.goto(`${base}/help/pig`);
    await expect(page.getByText('In the pot:').first()).toBeVisible();

    await page.goto(`${base}/rules/pig`);
    await expect(page.getByText('On a 1 the pot is lost.')).toBeVisible();

    await page.goto(`${base}/new/pig`);
    await unfold(page);
    await page.getByRole('radio', { name: '50 points' }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await settled(page);
    await page.keyboard.press('w');
    await expect(page.getByRole('dialog', { name: 'The table in words' })).toContainText('In the pot: 0');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('How everybody stands');
    await page.keyboard.press('Escape');

    const answer = (name: string) => asked(page).getByRole('button', { name });
    for (;;) {
      await settled(page);
      if (await isOver(page)) break;
      const lines = await logLines(page).count();
      const pot = (await page.getByText(/^In the pot: \d+$/).textContent()) ?? '';
      await answer(Number(pot.replace(/\D/g, '')) < 20 ? 'Roll' : 'Hold').click();
      await expect.poll(() => logLines(page).count()).toBeGreaterThan(lines);
    }
    await expect(result(page)).toContainText('points');
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await expect(page.getByText(/throws? recomputed/)).toBeVisible();
  } finally {
    await page.close();
    await server.stop();
    rmSync(tree, { recursive: true, force: true });
  }
});
