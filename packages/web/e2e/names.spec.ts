import { begun, expect, log, rollButton, settled, still, test, withSettings } from './table.ts';

test('names that nobody gave change with the language, also at a table that was set up before', async ({ page }) => {
  await withSettings(page, still);
  const table = await begun(page, 'las-vegas');
  const players = page.getByRole('list', { name: /^(Players|Παίκτες)$/ }).first();
  await expect(players).toContainText('You');
  await expect(players).toContainText('Daniel');
  await rollButton(page).click();
  await expect(log(page)).toContainText('You roll');

  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Ελληνικά' }).click();
  await page.goto(table);
  await settled(page);
  await expect(players).toContainText('Εσείς');
  await expect(players).toContainText('Δανιήλ');
  await expect(log(page)).toContainText('Εσείς ρίχνετε');
  await page.goto(`${table}/replay`);
  await expect(players).toContainText('Δανιήλ');
});

test('the set-up says beside the field why a name cannot be, and takes none for a usual one', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/new/qwinto?way=pass');
  const [first, second] = [page.getByLabel('Seat 1: name'), page.getByLabel('Seat 2: name')];
  await expect(first).toHaveAttribute('placeholder', 'Eva');
  await first.fill('Anna');
  await second.fill('anna');
  await expect(second).toHaveAttribute('aria-invalid', 'true');
  await expect(second).toHaveAccessibleDescription('Another seat has this name already. Choose a different one.');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(second).toBeFocused();

  await second.fill('x'.repeat(50));
  await expect(second).toHaveValue('x'.repeat(40));
  await expect(second).toHaveAccessibleDescription('That is the longest a name can be: 40 characters.');
  await second.fill('');
  await expect(second).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('list', { name: 'Players' }).first()).toContainText('Daniel');
});
