import { expect, type Locator, type Page } from '@playwright/test';

/* A table before the match, in English: chairs to tap, and rules that are folded. */

export const chairs = (page: Page): Locator => page.getByRole('button', { name: /^Seat \d: / });
const freeChairs = (page: Page): Locator => page.getByRole('button', { name: 'Add someone' });
const chair = (page: Page): Locator => page.getByRole('dialog', { name: 'Who sits here?' });
export const nameField = (page: Page): Locator => chair(page).getByRole('textbox');

/** Rules and the ways of the table are behind *More*. */
export async function unfold(page: Page): Promise<void> {
  const more = page.locator('details').first();
  await expect(more).toBeVisible();
  if (!(await more.evaluate(one => (one as HTMLDetailsElement).open))) await page.locator('summary').first().click();
}

/** Chooses one of the values of a rule, where it can be seen and nothing lies over it. */
export const chooseValue = (page: Page, name: string): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();

/** Opens the chair of a seat, counted from 1. */
export async function openChair(page: Page, seat: number): Promise<void> {
  await chairs(page)
    .nth(seat - 1)
    .click();
  await expect(chair(page)).toBeVisible();
}

/** Somebody more sits down: a person at this device, or the last of the bots. */
export async function seatOne(page: Page, who: 'person' | 'bot'): Promise<void> {
  const before = await chairs(page).count();
  await freeChairs(page).first().click();
  const options = chair(page).getByRole('group', { name: /person or bot$/ });
  await options
    .getByRole('button')
    .nth(who === 'person' ? -1 : -2)
    .click();
  await expect(chairs(page)).toHaveCount(before + 1);
  await expect(chair(page)).toBeHidden();
}

export async function leaveChair(page: Page, seat: number): Promise<void> {
  const before = await chairs(page).count();
  await openChair(page, seat);
  await chair(page).getByRole('button', { name: 'Leave the chair free' }).click();
  await expect(chairs(page)).toHaveCount(before - 1);
  await expect(chair(page)).toBeHidden();
}

/** Until so many sit there. */
export async function seatSome(page: Page, players: number, who: 'person' | 'bot'): Promise<void> {
  await expect(chairs(page).first()).toBeVisible();
  for (let seats = await chairs(page).count(); seats !== players; seats = await chairs(page).count())
    await (seats < players ? seatOne(page, who) : leaveChair(page, seats));
}

export async function nameSeat(page: Page, seat: number, name: string): Promise<void> {
  await openChair(page, seat);
  await nameField(page).fill(name);
  await chair(page).getByRole('button', { name: 'Done' }).click();
  await expect(chair(page)).toBeHidden();
}
