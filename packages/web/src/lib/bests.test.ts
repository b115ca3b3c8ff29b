import { expect, test } from 'vitest';
import { bestsIn, comparedWith, ownScore } from './bests.ts';

const [person, bot] = [
  { name: 'Anna', colour: 0, isBot: false },
  { name: 'Otto', colour: 1, isBot: true },
];
let now = 0;
const ended = (id: string, score: number, players = [bot, person], game = 'qwinto') => ({
  id,
  game,
  updatedAt: ++now,
  players,
  result: players.map(({ isBot }) => ({ rank: 1, score: isBot ? 99 : score })),
});

test('the best is the latest match that was better than all before it, game by game', () => {
  const matches = [
    ended('first', 30),
    ended('better', 40),
    ended('as-good', 40),
    ended('elsewhere', 90, undefined, 'railroad-ink'),
    ended('worse', 10),
  ];
  expect([...bestsIn(matches)]).toEqual(['better']);
  expect([...bestsIn(matches.toReversed())]).toEqual(['better']);
  expect([...bestsIn([...matches, ended('best', 41)])]).toEqual(['best']);
});

test('where several people share the device, or only bots play, nothing is anybody’s own', () => {
  const together = ended('together', 50, [person, person]);
  expect(ownScore(together)).toBeNull();
  expect(ownScore(ended('bots', 50, [bot, bot]))).toBeNull();
  expect([...bestsIn([ended('first', 30), together])]).toEqual([]);
});

test('a match whose end an earlier page did not write down counts for nothing', () => {
  expect(ownScore({ ...ended('old', 50), result: null })).toBeNull();
});

test('a match is compared with the earlier ones at tables of the same game and size', () => {
  const earlier = [ended('a', 30), ended('b', 45), ended('c', 20), ended('large', 99, [bot, bot, person])];
  const now = ended('now', 40);
  expect(comparedWith([...earlier, now], now)).toEqual({
    scores: [30, 45, 20, 40],
    isBest: false,
    worse: 2,
    earlier: 3,
  });
  expect(comparedWith([...earlier, now], { ...now, ...ended('now', 46) })).toMatchObject({ isBest: true, worse: 3 });
  expect(comparedWith([now], now)).toEqual({ scores: [40], isBest: false, worse: 0, earlier: 0 });
  expect(comparedWith(earlier, ended('together', 50, [person, person]))).toBeNull();
});
