import { expect, test } from 'vitest';
import { botsOf } from './all.ts';
import { LEVEL_NAMES } from './level-names.ts';
import { isLevel } from './levels.ts';
import { printBotName } from './names.ts';

const GAMES = Object.keys(LEVEL_NAMES) as (keyof typeof LEVEL_NAMES)[];
test.each(GAMES)('%s: the levels are listed as they are', game => {
  const levels = botsOf(game).filter(({ id }) => isLevel(id));
  expect(levels.map(printBotName).sort()).toEqual([...LEVEL_NAMES[game]].sort());
});
