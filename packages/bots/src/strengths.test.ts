import { GAME_IDS } from '@zaria/games';
import { describe, expect, test } from 'vitest';
import { levelsOf } from './all.ts';
import { LEVELS } from './levels.ts';
import { printBotName } from './names.ts';
import { STRENGTHS, strengthOf } from './strengths.ts';

describe.each(GAME_IDS)('the strengths of %s', game => {
  test('were measured with the bots there are, by a command that names them', () => {
    const { bots, command } = STRENGTHS[game];
    expect(bots.toSorted()).toEqual([...levelsOf(game).map(printBotName), 'random/1'].toSorted());
    for (const bot of bots) expect(command).toContain(bot);
  });

  test.each(LEVELS)('are known of %s, and more than of the level below', level => {
    expect(strengthOf(game, level)?.wins).toBeGreaterThan(0.5);
  });
});
