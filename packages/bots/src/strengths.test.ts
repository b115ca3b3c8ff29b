import { GAME_IDS } from '@zaria/games';
import { describe, expect, test } from 'vitest';
import { levelsOf } from './all.ts';
import { LEVELS } from './levels.ts';
import { parseBotName, printBotName } from './names.ts';
import { STRENGTHS, strengthOf } from './strengths.ts';

/** A game that nobody has measured says so by an empty table, and nothing is told of its levels. */
const isMeasured = (game: (typeof GAME_IDS)[number]): boolean => STRENGTHS[game].bots.length > 0;

describe.each(GAME_IDS.filter(isMeasured))('the strengths of %s', game => {
  test('were measured with the bots there are, by a command that names them', () => {
    const { bots, command } = STRENGTHS[game];
    expect(bots.toSorted()).toEqual([...levelsOf(game).map(printBotName), 'random/1'].toSorted());
    for (const bot of bots) expect(command).toContain(bot);
  });

  test.each(LEVELS)('are known of %s, and clearly more than of the level below', level => {
    const { pairs } = STRENGTHS[game];
    const met = pairs.find(({ bot }) => parseBotName(bot)?.id === level);
    expect(strengthOf(game, level)?.wins).toBe(met?.wins.mean);
    if (level === 'novice') expect(met?.wins.mean).toBeGreaterThanOrEqual(0.8);
    else expect(met?.wins.ci95[0]).toBeGreaterThan(0.55);
  });
});

test.each(GAME_IDS.filter(game => !isMeasured(game)))('nothing is told of %s, which was not measured', game => {
  expect(STRENGTHS[game]).toEqual({ command: '', bots: [], pairs: [] });
  for (const level of LEVELS) expect(strengthOf(game, level)).toBeNull();
});

test('at least one game was measured, or this would check nothing', () => {
  expect(GAME_IDS.filter(isMeasured)).not.toEqual([]);
});
