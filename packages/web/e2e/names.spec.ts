import { chairs, leaveChair, nameField, nameSeat, openChair, seatOne, seatSome } from './set-up.ts';
import {
  PHONE,
  begun,
  expect,
  expectAccessible,
  expectNoOverflow,
  log,
  open,
  rollButton,
  settled,
  still,
  test,
  typeFirst,
  withSettings,
} from './table.ts';

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
  const start = page.getByRole('button', { name: 'Start the match' });
  await openChair(page, 1);
  await expect(nameField(page)).toHaveAttribute('placeholder', 'Eva');
  await nameField(page).fill('Anna');
  await nameField(page).press('Enter');
  await openChair(page, 2);
  await nameField(page).fill('anna');
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(nameField(page)).toHaveAccessibleDescription(
    'Another seat has this name already. Choose a different one.',
  );
  await page.keyboard.press('Escape');
  // Whoever starts nevertheless is led to what is to be mended.
  await start.click();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveValue('anna');

  // Also what cannot be seen, which nobody could tell apart.
  await nameField(page).fill('\u{1f469}\u200d\u{1f4bb} Anna');
  await expect(nameField(page)).toHaveAccessibleDescription(/^A name has 1 to 40 visible characters/);
  await page.keyboard.press('Escape');
  await start.click();
  await expect(nameField(page)).toBeFocused();

  await nameField(page).fill('x'.repeat(50));
  await expect(nameField(page)).toHaveValue('x'.repeat(40));
  await expect(nameField(page)).toHaveAccessibleDescription('That is the longest a name can be: 40 characters.');
  await nameField(page).fill('');
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Escape');
  await start.click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('list', { name: 'Players' }).first()).toContainText('Daniel');
});

test('a name without a gap, as long as it can be, is broken in the dock and pushes nothing out of it', async ({
  page,
}) => {
  await withSettings(page, still);
  await page.setViewportSize(PHONE);
  await page.goto('/new/las-vegas?way=pass');
  for (const seat of [1, 2]) await nameSeat(page, seat, String(seat).repeat(40));
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
  await typeFirst(page);
  await settled(page);
  for (const size of [PHONE, { width: 320, height: 568 }]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: /^What happened: / })).toBeVisible();
    const dock = page.getByRole('region', { name: 'What is asked' });
    const outside = await dock.evaluate(element =>
      [...element.querySelectorAll('h2, button, .bubble')].flatMap(one => {
        const { right, width } = one.getBoundingClientRect();
        const isOut =
          width > 0 && (right > document.documentElement.clientWidth || one.scrollWidth > one.clientWidth + 1);
        return isOut ? [one.textContent] : [];
      }),
    );
    expect([size, outside]).toEqual([size, []]);
  }
});

test('six long names stand on the chairs of a phone, and none in the way of another', async ({ page }) => {
  await withSettings(page, still);
  await page.setViewportSize(PHONE);
  await page.goto('/new/qwinto?way=pass');
  await seatSome(page, 6, 'person');
  const long = ['Αλεξάνδρα Παπαδοπούλου', 'Guðmundína Sigurðardóttir', 'Gianfrancesco Incantata', 'W'.repeat(40)];
  for (const [at, name] of long.entries()) await nameSeat(page, at + 1, name);
  const boxes = await chairs(page).evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON() as DOMRect));
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  const over = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(b => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
      .filter(b => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1),
  );
  expect(over).toEqual([]);
});

test('beside the board ordinary names of two and three players are whole', async ({ page }) => {
  await withSettings(page, still);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/new/las-vegas?way=pass');
  await seatSome(page, 3, 'person');
  for (const [at, name] of ['Ευαγγελία', 'Παπακωνσταντίνου', 'Guðbjörg Sigríður'].entries())
    await nameSeat(page, at + 1, name);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
  const cut = page.locator('aside .players .name');
  await expect(cut).toHaveCount(3);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    const names = await cut.evaluateAll(all =>
      all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent),
    );
    expect([size, names]).toEqual([size, []]);
  }
});

test('chairs are tapped: somebody sits down, changes, and leaves; who sits there is at the table', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/new/las-vegas');
  await expect(chairs(page)).toHaveCount(3);
  await seatOne(page, 'person');
  await seatOne(page, 'bot');
  await expect(page.getByRole('button', { name: 'Add someone' })).toHaveCount(0);
  await leaveChair(page, 5);
  await openChair(page, 2);
  const novice = page.getByRole('button', { name: /^Bot · novice/ });
  await novice.click();
  await expect(novice).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('dialog').getByRole('radio', { name: 'Grey' }).check();
  await expectAccessible(page, 'light', 'dark');
  await page.keyboard.press('Escape');
  await expect(chairs(page).nth(1)).toContainText('looks only at its own money, and often misjudges');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  // Beside the board, not on it.
  const players = page.getByRole('list', { name: 'Players' }).last().getByRole('listitem');
  await expect(players).toHaveCount(4);
  await expect(players.nth(1)).toContainText('Daniel');
  await expect(players.nth(1)).toContainText('looks only at its own money, and often misjudges');
});

test('at every size the start is in reach, and the chairs stand apart @matrix', async ({ page }) => {
  await withSettings(page, still);
  await open(page, '/new/qwinto');
  await seatSome(page, 6, 'bot');
  for (const size of [
    { width: 320, height: 568 },
    PHONE,
    { width: 740, height: 360 },
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: 'Start the match' })).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
    const boxes = await Promise.all((await chairs(page).all()).map(one => one.boundingBox()));
    const over = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          b =>
            a !== null &&
            b !== null &&
            Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
            Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1,
        ),
    );
    expect([size, over]).toEqual([size, []]);
  }
});
