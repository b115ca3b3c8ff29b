import { readFile, writeFile } from 'node:fs/promises';
import { GAME_IDS } from '@zaria/games';
import { expect, test } from 'vitest';
import { PLANS } from './golden.ts';
import { playthrough, type Plan } from './playthrough.ts';

const fileOf = ({ game, seats }: Plan): URL => new URL(`../golden/${game}-${seats}.md`, import.meta.url);

/** `UPDATE_GOLDEN=1 npm test -- golden` writes them anew: then read the difference before you commit it. */
const isUpdating = process.env['UPDATE_GOLDEN'] === '1' && process.env['CI'] === undefined;

test.each(PLANS.map(plan => [`${plan.game}, ${plan.seats} seats`, plan] as const))(
  'the golden playthrough is as it was: %s',
  async (_name, plan) => {
    const told = playthrough(plan);
    if (isUpdating) await writeFile(fileOf(plan), told);
    expect(told).toBe(await readFile(fileOf(plan), 'utf8'));
  },
);

test('every game has a golden playthrough', () => {
  expect(new Set(PLANS.map(plan => plan.game))).toEqual(new Set(GAME_IDS));
});
